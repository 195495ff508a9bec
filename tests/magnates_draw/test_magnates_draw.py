"""The board as a picture: whole, true to the view, silent about secrets, and a place for every choice."""

import re
import time
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import godsplay
from godsplay.games.magnates.board import FAMILIES, FIEFS, PROVINCES, SENATORS, SPOTS
from godsplay.games.magnates.cards import PRIVILEGES
from godsplay.games.magnates.draw.choices import NO_PLACE
from godsplay.games.magnates.draw.provinces import FEW
from godsplay.games.magnates.panels import leading

GAME = godsplay.game("magnates")
SVG = "{http://www.w3.org/2000/svg}"


def played(seed, players=4, every=1):
    """Play at random, mostly without gifts, and give every so-manieth state, and the last."""
    state = GAME.new(players=players, seed=seed)
    rng = godsplay.Seeded(f"draw {seed}")
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        kept = [action for action in legal if action.verb != "give"]
        legal = kept if kept and rng.below(20) else legal
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


def reach(step, players=4, seeds=200):
    """Play until a decision of one kind comes up."""
    for seed in range(1, seeds):
        for state in played(seed, players):
            if state.stack and state.stack[-1].step.name == step and state.to_act:
                return state
    raise AssertionError(step)


def parsed(state, seat):
    return ET.fromstring(state.draw(seat))


def piece_names(root):
    return [each.get("data-piece") for each in root.iter() if each.get("data-piece")]


def starting_with(root, kind):
    return [name for name in piece_names(root) if name.startswith(kind)]


def choices(root):
    return [each for each in root.iter() if each.get("data-actions")]


def offered(root):
    return {action for each in choices(root) for action in each.get("data-actions").split("|")}


def looking(state):
    return [None, *range(state.players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_can_be_drawn_for_everybody(players):
    for state in played(players, players, every=19):
        for seat in looking(state):
            root = parsed(state, seat)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.find(f"{SVG}title").text


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_every_legal_action_has_its_place_in_the_picture(seed, players):
    for state in played(seed, players, every=3):
        for seat in state.to_act:
            legal = {action.notation for action in state.legal(seat)}
            root = parsed(state, seat)
            for each in choices(root):
                assert each.get("role") == "button"
                assert each.get("tabindex") == "0"
                assert each.get("aria-label")
                assert "choice" in each.get("class").split()
                assert each.find(".//*[@data-actions]") is None  # choices do not lie inside one another
            assert offered(root) <= legal
            assert {notation.split()[0] for notation in legal - offered(root)} <= set(NO_PLACE)


@pytest.mark.parametrize(
    "step", ["veto", "break-tie", "lose-privilege", "lose-estate", "demand", "assignats", "turn-order"]
)
def test_what_is_asked_seldom_has_its_place_too(step):
    state = reach(step)
    seat = state.to_act[0]
    missing = {action.notation for action in state.legal(seat)} - offered(parsed(state, seat))
    assert missing <= set(NO_PLACE)


def test_a_demand_for_a_province_alone_bars_no_privilege():
    found = (
        state
        for seed in range(1, 200)
        for state in played(seed)
        if state.stack and state.stack[-1].step.name == "assignats" and state.stack[-1].subject == 0
    )
    state = next(found)
    seat = state.to_act[0]
    drawn = GAME.draw(state.view(seat), [str(action) for action in state.legal(seat)], ["hand-over"])
    assert not [each for each in ET.fromstring(drawn).iter() if each.get("data-barred")]


def test_a_family_card_is_chosen_in_the_hand_or_where_it_goes():
    state = reach("sejm", 3)
    root = parsed(state, state.to_act[0])
    by_spot = [
        each for each in choices(root) if {a.split()[1] for a in each.get("data-actions").split("|")} == {"sejm-1"}
    ]
    assert len(by_spot) == 1
    own = [each for each in choices(root) if (each.get("data-piece") or "").startswith("card-")]
    assert own


def test_a_spectator_is_offered_nothing():
    assert "data-actions" not in GAME.new(players=3, seed=1).draw()


def test_no_two_pieces_share_a_name():
    for state in played(6, 5, every=11):
        for seat in looking(state):
            repeated = [name for name, count in Counter(piece_names(parsed(state, seat))).items() if count > 1]
            assert repeated == []


# True to the view.


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(7, 5, every=11):
        view = state.view(0)
        root = parsed(state, 0)
        for family in FAMILIES:
            counts = [view["provinces"][name]["estates"].get(family, 0) for name in PROVINCES]
            shown = sum(1 if each > FEW else each for each in counts) + list(view["fiefs"].values()).count(family)
            assert len(starting_with(root, f"estate-{family}-")) == shown
            lying = len(view["families"][family]["played"])
            own = len(view["families"][family]["hand"]) if family == view["seat"] else 0
            assert len(starting_with(root, f"card-{family}-")) == lying + own
        on_board = {each["privilege"] for each in view["sejm"] if each and not each["won-by"]}
        held = {card for family in view["families"].values() for card in family["privileges"]}
        assert sorted(starting_with(root, "privilege-")) == sorted(f"privilege-{card}" for card in on_board | held)
        senators = [name for name in SENATORS if view["senators"][name] != "set-aside"]
        assert sorted(starting_with(root, "senator-")) == sorted(f"senator-{name}" for name in senators)
        threats = [each["conflict"] for each in view["conflicts"].values()]
        assert sorted(starting_with(root, "conflict-")) == sorted(f"conflict-{name}" for name in threats)
        assert len(starting_with(root, "building-")) == len(view["buildings"])
        assert len(starting_with(root, "silent-sejm-")) == (len(PROVINCES) if view["silent-sejm"] else 0)
        assert len(starting_with(root, "black-clouds-")) == int(view["black-clouds"])
        assert len(starting_with(root, "order-")) == state.players
        assert ("url(#mg-hatch)" in state.draw(0)) == any(each["partitioned"] for each in view["provinces"].values())


def test_laurel_and_crown_follow_advantage_and_dominance():
    """Rulebook 253: Advantage is more than any other, Dominance more than all others together."""
    for players in (2, 3, 5):
        for state in played(8, players, every=9):
            view = state.view(None)
            for number, name in enumerate(PROVINCES):
                leader, dominates = leading(view["provinces"][name]["estates"], players)
                seat = FAMILIES.index(leader) if leader else -1
                assert state.leader(number) == seat
                assert not leader or state.dominates(number, seat) == dominates


def test_the_sum_against_the_scale_is_the_one_that_counts():
    """Rulebook 604: cards, actions, buildings, Fiefs and pawns add up."""
    from godsplay.games.magnates.draw.drawing import Drawing
    from godsplay.games.magnates.draw.powers import strength_at
    from godsplay.games.magnates.phases.conflict import total_strength

    seen = 0
    for seed in (9, 10, 11):
        for state in played(seed, 3):
            if state.stack and state.stack[-1].step.name == "actions":
                spot = state.stack[-1].subject
                if 9 <= spot < len(SPOTS):
                    seen += 1
                    assert strength_at(Drawing(GAME, state.view(None), [], []), SPOTS[spot]) == total_strength(
                        state, spot
                    )
    assert seen


def test_every_card_says_what_it_does():
    words = GAME.words()
    for name in [*SENATORS, *PRIVILEGES]:
        assert words.say(f"draw-text-{name}", {"change": "+1", "count": 2})
    for name in FIEFS:
        assert words.say(f"name-{name}")


# Silent about secrets.


@pytest.mark.parametrize("seed", [12, 13])
def test_what_looks_the_same_is_drawn_the_same(seed):
    rng = godsplay.Seeded("imagined")
    differed = 0
    for state in played(seed, 4, every=7):
        if state.over:
            continue
        for seat in looking(state):
            imagined = state.seen(seat).imagine(rng)
            differed += imagined.digest() != state.digest()
            assert imagined.draw(seat) == state.draw(seat)
    assert differed


def test_cards_of_others_are_backs_until_they_are_shown():
    """Rulebook 105: cards are placed face down."""
    state = reach("senate", 3)
    first = state.to_act[0]
    state.apply(first, state.legal(first)[0])
    other = (first + 1) % 3
    family = GAME.seat_names[first]
    (back,) = starting_with(parsed(state, other), f"card-{family}-")
    assert back.startswith(f"card-{family}-at-")


# Alone on the page.


def test_a_picture_needs_nothing_from_outside():
    drawn = GAME.new(players=3, seed=1).draw(0)
    assert "<script" not in drawn
    assert "<image" not in drawn
    links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', drawn)
    assert all((first or second).startswith("#") for first, second in links)


def test_a_full_board_is_drawn_quickly():
    state = reach("conflicts", 5)
    seat = state.to_act[0]
    view, legal = state.view(seat), [action.notation for action in state.legal(seat)]
    GAME.draw(view, legal)
    times = []
    for _ in range(20):
        start = time.process_time()
        GAME.draw(view, legal)
        times.append(time.process_time() - start)
    assert min(times) < 0.01


def test_a_complete_position_can_be_drawn():
    state = reach("conflicts", 5)
    assert ET.fromstring(GAME.draw(state.to_data())).tag == f"{SVG}svg"


def test_a_notebook_shows_the_board():
    state = GAME.new(players=2, seed=1)
    assert state._repr_svg_() == state.draw(None)
