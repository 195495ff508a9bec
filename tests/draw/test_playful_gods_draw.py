"""The arena: a place for what gods ask, true to the view, rings that turn as a whole, hands that keep their secret."""

import xml.etree.ElementTree as ET

import pytest
from looking import ADD_ONS, SVG, offered, parsed, piece, piece_names, played, reach, starting_with

import godsplay
from godsplay.games.playful_gods.display import tables
from godsplay.games.playful_gods.display.draw.attributes import ATTRIBUTES
from godsplay.games.playful_gods.display.draw.choices import NO_PLACE
from godsplay.games.playful_gods.rules.board import ELEMENTS, GODS, LEVELS, RING_1, RING_2, SECTORS
from godsplay.present.presentation import presentation

GAME = godsplay.game("playful-gods")


@pytest.mark.parametrize(
    "step", ["poseidon", "hades", "athena", "apollo", "hermes", "nike", "collect-token", "play-first"]
)
def test_what_gods_tokens_and_boards_ask_has_its_place_in_the_picture(step):
    state = reach(GAME, step, **ADD_ONS)
    seat = state.to_act[0]
    legal = {action.notation for action in state.legal(seat)}
    missing = legal - offered(parsed(state, seat))
    assert {notation.split()[0] for notation in missing} <= set(NO_PLACE)


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(GAME, 7, 5, every=11, **ADD_ONS):
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
    for state in played(GAME, 8, 4, every=9, **ADD_ONS):
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
    state = reach(GAME, "perform-actions", 3)
    data = state.to_data()
    data["bridges"] = {"ring-2": [3], "ring-3": [4], "centre": []}
    before = GAME.draw(data)
    data["offsets"] = [each + 1 if each < 9 else 0 for each in data["offsets"]]
    named = [set(piece_names(piece(ET.fromstring(drawn), "ring-2"))) for drawn in (before, GAME.draw(data))]
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
        if state.stack and state.view(None)["god-cards"]["drawn"]:
            holder = state.holder
            name = piece(parsed(state, None), f"god-{state.view(None)['god-cards']['drawn']}")
            words = "".join(name.itertext())
            mark = GAME.board.passing[state.god]
            heir = {"left-1": 1, "left-2": 2, "right-1": -1, "keep": 0}[mark]
            assert "Action Card" in words
            assert words.endswith(presentation(GAME).words.say(f"name-{GAME.seat_names[(holder + heir) % 4]}"))
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


def test_a_field_is_barred_only_for_reasons_of_its_own():
    """Without Iris, Artemis or a card nothing is wrong with the field itself."""
    barred = set()
    for state in played(GAME, 5, 3, every=7, **ADD_ONS):
        seats = state.to_act
        if not seats or state.stack[-1].step.name != "perform-actions":
            continue
        step, frame, seat = state.stack[-1].step, state.stack[-1], seats[0]
        tried = [(action, step.refusal(state, frame, seat, action)) for action in step.offers(state, frame, seat)]
        why = {action.notation: reason.key for action, reason in tried if reason}
        root = ET.fromstring(GAME.draw(state.view(seat), [], list(why)))
        for node in root.iter():
            barred |= {why[action] for action in (node.get("data-barred") or "").split("|") if action}
    assert {"other-element", "no-bridge-in"} <= barred
    assert {"not-joined", "not-in-hand", "no-iris", "no-artemis"} & barred == set()
