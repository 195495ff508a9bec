"""The arena as a picture: whole, true to the view, silent about secrets, and a place for every choice."""

import re
import time
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import godsplay
from godsplay.games.playful_gods import tables
from godsplay.games.playful_gods.board import ELEMENTS, GODS, LEVELS, RING_1, RING_2, SECTORS
from godsplay.games.playful_gods.draw.attributes import ATTRIBUTES
from godsplay.games.playful_gods.draw.choices import NO_PLACE

GAME = godsplay.game("playful-gods")
SVG = "{http://www.w3.org/2000/svg}"
ADD_ONS = {"tokens": True, "play_first": True}


def played(seed, players=4, every=1, **options):
    """Play at random and give every so-manieth state, and the last."""
    state = GAME.new(players=players, seed=seed, **options)
    rng = godsplay.Seeded(f"draw {seed}")
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        inwards = [action for action in legal if action.verb in ("bridge", "collect") or action.way == 0]
        legal = inwards if inwards and rng.below(3) else legal
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


def reach(step, players=4, **options):
    """Play until a decision of one kind comes up."""
    for seed in range(1, 200):
        for state in played(seed, players, **options):
            if state.stack and state.stack[-1].step.name == step and state.to_act:
                return state
    raise AssertionError(step)


def parsed(state, seat):
    return ET.fromstring(state.draw(seat))


def piece_names(root):
    return [each.get("data-piece") for each in root.iter() if each.get("data-piece")]


def starting_with(root, kind):
    return [name for name in piece_names(root) if name.startswith(kind)]


def piece(root, name):
    (found,) = [each for each in root.iter() if each.get("data-piece") == name]
    return found


def choices(root):
    return [each for each in root.iter() if each.get("data-actions")]


def offered(root):
    return {action for each in choices(root) for action in each.get("data-actions").split("|")}


def looking(state):
    return [None, *range(state.players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_moment_can_be_drawn_for_everybody(players):
    for state in played(players, players, every=17, **ADD_ONS):
        for seat in looking(state):
            root = parsed(state, seat)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.find(f"{SVG}title").text
            assert "rotate(nan" not in state.draw(seat)


@pytest.mark.parametrize(
    ("seed", "players", "options"),
    [(1, 2, {}), (2, 4, ADD_ONS), (3, 6, ADD_ONS), (4, 3, {"bridge_into_centre": False}), (5, 5, {"tokens": True})],
)
def test_every_legal_action_has_its_place_in_the_picture(seed, players, options):
    for state in played(seed, players, every=2, **options):
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
    "step", ["poseidon", "hades", "athena", "apollo", "hermes", "nike", "collect-token", "play-first"]
)
def test_what_gods_tokens_and_boards_ask_has_its_place_in_the_picture(step):
    state = reach(step, **ADD_ONS)
    seat = state.to_act[0]
    legal = {action.notation for action in state.legal(seat)}
    missing = legal - offered(parsed(state, seat))
    assert {notation.split()[0] for notation in missing} <= set(NO_PLACE)


def test_a_spectator_is_offered_nothing():
    assert "data-actions" not in GAME.new(players=3, seed=1).draw()


def test_no_two_pieces_share_a_name():
    for state in played(6, 6, every=7, **ADD_ONS):
        for seat in looking(state):
            repeated = [name for name, count in Counter(piece_names(parsed(state, seat))).items() if count > 1]
            assert repeated == []


# True to the view.


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(7, 5, every=11, **ADD_ONS):
        view = state.view(0)
        root = parsed(state, 0)
        standing = [colour for colour, seat in view["seats"].items() if seat["champion"]]
        assert sorted(starting_with(root, "champion-")) == sorted(f"champion-{colour}" for colour in standing)
        assert len(starting_with(root, "bridge-")) == GAME.board.bridges
        assert starting_with(root, "ring-") == LEVELS[RING_1:RING_2] + LEVELS[2:4]
        assert len(starting_with(root, "token-")) == len(ELEMENTS)
        assert starting_with(root, "action-card") == ["action-card"]
        lying = [colour for colour, seat in view["seats"].items() if seat["board"]]
        assert sorted(starting_with(root, "placed-")) == sorted(f"placed-{colour}" for colour in lying)
        own = len(view["seats"]["blue"]["hand"])
        if view["stack"] and view["stack"][0]["seat"] == "blue":
            own += len(view["joined"]) + len(view["looked-at"]) + (view["laid"] is not None)
        assert len(starting_with(root, "card-blue-")) == own
        gods = view["god-cards"]
        assert set(starting_with(root, "god-")) == {
            f"god-{name}" for name in {*gods["lasting"], gods["drawn"]} - {None}
        }
        written = {each.text for each in root.iter(f"{SVG}text")}
        assert {str(tables.draw_pile(view)), str(sum(view["used"].values()))} <= written


def test_a_ring_turns_as_a_whole_with_all_that_is_on_it():
    for state in played(8, 4, every=9, **ADD_ONS):
        view, root = state.view(None), parsed(state, None)
        for ring in (1, 2, 3):
            drawn = piece(root, f"ring-{ring}")
            assert drawn.get("transform") == f"rotate({36 * view['offsets'][ring - 1]})"
            assert len([each for each in drawn.iter() if (each.get("class") or "").startswith("field")]) == SECTORS
            riding = {name for name in piece_names(drawn) if not name.startswith("ring-")}
            here = [
                colour
                for colour, seat in view["seats"].items()
                if (seat["champion"] or {}).get("level") == f"ring-{ring}"
            ]
            bridges = len(view["bridges"].get(f"ring-{ring}", []))
            assert {f"champion-{colour}" for colour in here} <= riding
            assert len(riding) == len(here) + bridges


def test_a_bridge_keeps_its_name_when_its_ring_turns():
    state = reach("perform-actions", 3)
    data = state.to_data()
    data["bridges"] = {"ring-2": [3], "ring-3": [4], "centre": []}
    before = GAME.draw(data)
    data["offsets"] = [each + 1 if each < 9 else 0 for each in data["offsets"]]
    named = [set(piece_names(piece(ET.fromstring(drawn), "ring-2"))) for drawn in (before, GAME.draw(data))]
    assert named[0] == named[1]


def test_a_line_of_four_glows():
    """Rulebook 25: the same element on all rings and in the centre."""
    state = reach("collect-token", **ADD_ONS)
    assert 'class="line-of-four"' in state.draw(None)
    plain = GAME.new(players=2, seed=1)
    assert 'class="line-of-four"' not in plain.draw(None)


def test_every_god_has_an_attribute_and_an_effect():
    words = GAME.words()
    for name in GODS:
        assert ATTRIBUTES[name]
        assert words.say(f"draw-god-{name}", {"count": 2})


def test_the_god_card_says_who_gets_the_action_card_next():
    """Rulebook 154: as indicated on the God Card."""
    for state in played(9, 4, every=1):
        if state.stack and state.view(None)["god-cards"]["drawn"]:
            holder = state.holder
            name = piece(parsed(state, None), f"god-{state.view(None)['god-cards']['drawn']}")
            words = "".join(name.itertext())
            mark = GAME.board.passing[state.god]
            heir = {"left-1": 1, "left-2": 2, "right-1": -1, "keep": 0}[mark]
            assert "Action Card" in words
            assert words.endswith(GAME.words().say(f"name-{GAME.seat_names[(holder + heir) % 4]}"))
            return
    raise AssertionError("no God Card was drawn")


# Silent about secrets.


@pytest.mark.parametrize("seed", [10, 11])
def test_what_looks_the_same_is_drawn_the_same(seed):
    rng = godsplay.Seeded("imagined")
    differed = 0
    for state in played(seed, 4, every=13, **ADD_ONS):
        if state.over:
            continue
        for seat in looking(state):
            imagined = state.seen(seat).imagine(rng)
            differed += imagined.digest() != state.digest()
            assert imagined.draw(seat) == state.draw(seat)
    assert differed


def test_hands_of_others_are_backs_until_aphrodite_opens_them():
    """Rulebook 89: the whole next round is played with open hands."""
    state = reach("perform-actions", 3)
    seat = state.to_act[0]
    other = GAME.seat_names[(seat + 1) % 3]
    assert starting_with(parsed(state, seat), f"card-{other}-") == []
    state.running[GODS.index("aphrodite")] = seat
    assert len(starting_with(parsed(state, seat), f"card-{other}-")) == state.hand_size((seat + 1) % 3)


# Alone on the page.


def test_a_picture_needs_nothing_from_outside():
    drawn = GAME.new(players=3, seed=1, **ADD_ONS).draw(0)
    assert "<script" not in drawn
    assert "<image" not in drawn
    links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', drawn)
    assert all((first or second).startswith("#") for first, second in links)


def test_a_full_board_is_drawn_quickly():
    *_, state = played(12, 6, every=10**6, **ADD_ONS)
    view = state.view(None)
    GAME.draw(view)
    times = []
    for _ in range(20):
        start = time.process_time()
        GAME.draw(view)
        times.append(time.process_time() - start)
    assert min(times) < 0.01


def test_a_notebook_shows_the_arena():
    state = GAME.new(players=2, seed=1)
    assert state._repr_svg_() == state.draw(None)
