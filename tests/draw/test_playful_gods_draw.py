"""The arena: a place for what gods ask, true to the view, rings that turn as a whole, hands that keep their secret."""

import re

import pytest

import godsplay
from godsplay.games.playful_gods.display.draw.attributes import ATTRIBUTES
from godsplay.games.playful_gods.rules.action_card import next_holder
from godsplay.games.playful_gods.rules.board import CENTRE, ELEMENTS, GODS, LEVELS, NOTHING, NOWHERE, RING_1, SECTORS
from godsplay.games.playful_gods.rules.bridges import bridges_left
from godsplay.games.playful_gods.rules.frames import PlaceCardFrame
from godsplay.games.playful_gods.rules.visibility import draw_pile_size
from godsplay.present.presentation import presentation
from godsplay.web.views.refusals import refused_actions
from helpers.pictures import ADD_ONS, SVG, offered, parsed, piece, piece_names, played, reach, starting_with

GAME = godsplay.game("playful-gods")


@pytest.mark.parametrize(
    "step",
    ["poseidon", "hades", "athena", "apollo", "apollo-put-back", "hermes", "nike", "collect-token", "play-first"],
)
def test_what_gods_tokens_and_boards_ask_has_its_place_in_the_picture(step):
    state = reach(GAME, step, **ADD_ONS)
    seat = state.to_act[0]
    legal = {action.notation for action in state.legal(seat)}
    missing = legal - offered(parsed(state, seat))
    assert {notation.split()[0] for notation in missing} <= presentation(GAME).leaving


def test_what_is_drawn_is_what_the_seat_knows():
    for state in played(GAME, 7, 5, every=11, **ADD_ONS):
        known = state.seen(0).state
        root = parsed(state, 0)
        standing = [GAME.seat_names[seat] for seat, place in enumerate(known.places) if place != NOWHERE]
        assert sorted(starting_with(root, "champion-")) == sorted(f"champion-{colour}" for colour in standing)
        assert len(starting_with(root, "bridge-")) == GAME.board.bridges
        assert starting_with(root, "ring-") == LEVELS[RING_1:CENTRE]
        assert len(starting_with(root, "token-")) == len(ELEMENTS)
        assert starting_with(root, "action-card") == ["action-card"]
        lying = [GAME.seat_names[seat] for seat, card in enumerate(known.board_cards) if card != NOTHING]
        assert sorted(starting_with(root, "placed-")) == sorted(f"placed-{colour}" for colour in lying)
        own = known.hand_size(0)
        if known.stack and known.whose_turn() == 0:
            own += len(known.joined) + len(known.looked) + isinstance(known.stack[-1], PlaceCardFrame)
        assert len(starting_with(root, "card-blue-")) == own
        in_force = {god for god in range(len(GODS)) if known.lasts(god) or god == known.god}
        assert set(starting_with(root, "god-")) == {f"god-{GODS[god]}" for god in in_force}
        written = {each.text for each in root.iter(f"{SVG}text")}
        assert {str(draw_pile_size(known)), str(sum(known.used_pile)), str(bridges_left(known))} <= written


def test_what_lies_hidden_makes_no_pile_higher():
    """Cards that a seat does not see are counted with the draw pile, but do not lie there."""
    for state in played(GAME, 7, 5, every=11, **ADD_ONS):
        piles = {draw_pile_size(state.seen(viewer).state) for viewer in (None, 0, 1, 4)}
        assert piles == {sum(state.draw_pile) + len(state.top)}


def test_picture_tables_and_panels_agree_with_the_rules():
    display = presentation(GAME)
    for state in played(GAME, 12, 4, every=13, **ADD_ONS):
        seen = state.seen(0)
        known = seen.state
        written = {each.text for each in parsed(state, 0).iter(f"{SVG}text")}
        piles = [draw_pile_size(known), sum(known.used_pile), bridges_left(known)]
        assert [int(each) for each in re.findall("[0-9]+", display.notes(seen)[0])] == piles
        assert {str(each) for each in piles} <= written
        for seat in range(state.players):
            assert display.panel(seen, seat)[0][1] == str(known.hand_size(seat))
            assert display.progress(seen, seat) == max(0, known.level(seat))


def test_a_ring_turns_as_a_whole_with_all_that_is_on_it():
    for state in played(GAME, 8, 4, every=9, **ADD_ONS):
        root = parsed(state, None)
        for ring in range(RING_1, CENTRE):
            drawn = piece(root, LEVELS[ring])
            assert drawn.get("transform") == f"rotate({36 * state.offsets[ring]})"
            assert len([each for each in drawn.iter() if (each.get("class") or "").startswith("field")]) == SECTORS
            riding = {name for name in piece_names(drawn) if not name.startswith("ring-")}
            here = [GAME.seat_names[seat] for seat in range(state.players) if state.level(seat) == ring]
            bridges = sum(state.bridges[ring * SECTORS : (ring + 1) * SECTORS])
            assert {f"champion-{colour}" for colour in here} <= riding
            assert len(riding) == len(here) + bridges


def test_a_bridge_keeps_its_name_when_its_ring_turns():
    state = reach(GAME, "perform-actions", 3)
    state.bridges[23] = state.bridges[34] = 1
    before = parsed(state, None)
    for ring in range(RING_1, CENTRE):
        state.offsets[ring] = (state.offsets[ring] + 1) % SECTORS
    named = [set(piece_names(piece(drawn, "ring-2"))) for drawn in (before, parsed(state, None))]
    assert named[0] == named[1]


def test_a_line_of_four_glows():
    """Rulebook 25: the same element on all rings and in the centre."""
    state = reach(GAME, "collect-token", **ADD_ONS)
    assert 'class="line-of-four"' in state.draw(None)
    plain = GAME.new(players=2, seed=1)
    assert 'class="line-of-four"' not in plain.draw(None)


def test_every_god_has_an_attribute_and_an_effect():
    words = presentation(GAME).words
    for name in GODS:
        assert ATTRIBUTES[name]
        assert words.say(f"draw-god-{name}", {"count": 2})


def test_the_god_card_says_who_gets_the_action_card_next():
    """Rulebook 154: as indicated on the God Card."""
    for state in played(GAME, 9, 4, every=1):
        if state.stack and state.god != NOTHING:
            holder = state.holder
            name = piece(parsed(state, None), f"god-{GODS[state.god]}")
            words = "".join(name.itertext())
            mark = GAME.board.passing[state.god]
            heir = {"left-1": 1, "left-2": 2, "right-1": -1, "keep": 0}[mark]
            assert "Action Card" in words
            assert words.endswith(presentation(GAME).words.say(f"name-{GAME.seat_names[(holder + heir) % 4]}"))
            assert next_holder(state, holder) == (holder + heir) % 4
            return
    raise AssertionError("no God Card was drawn")


def test_hands_of_others_are_backs_until_aphrodite_opens_them():
    """Rulebook 89: the whole next round is played with open hands."""
    state = reach(GAME, "perform-actions", 3)
    seat = state.to_act[0]
    other = GAME.seat_names[(seat + 1) % 3]
    assert starting_with(parsed(state, seat), f"card-{other}-") == []
    state.running[GODS.index("aphrodite")] = seat
    assert len(starting_with(parsed(state, seat), f"card-{other}-")) == state.hand_size((seat + 1) % 3)


def test_a_field_is_to_blame_only_for_reasons_of_its_own():
    """Without Iris, Artemis or a card nothing is wrong with the field itself."""
    display = presentation(GAME)
    told = set()
    for state in played(GAME, 5, 3, every=7, **ADD_ONS):
        if not state.to_act or state.stack[-1].step.name != "perform-actions":
            continue
        seen = state.seen(state.to_act[0])
        for refused in refused_actions(seen):
            if any(spot.startswith("field ") for spot in display.spots(seen, refused.action)):
                told.add(refused.reason.key)
    assert {"other-element", "no-bridge-in"} <= told
    assert {"not-joined", "not-in-hand", "no-iris", "no-artemis"} & told == set()
