"""Ability tokens, rulebook lines 21-45, and the powers that rules.md gives them."""

import pytest

from godsplay.games.playful_gods.rules.board import ELEMENTS, NOBODY

from .positions import BLUE, GAME, RED, RING, allowed, bridges, do, hand, owner, sit, summon, turned, where, why_not

# How the rings must lie so that turning ring 3 clockwise completes a line of the element.
ALMOST = {"air": (0, 0, 0), "fire": (0, 2, 0), "earth": (0, 5, 6), "water": (0, 1, 1), "aether": (1, 1, 2)}
TWO_LINES = (0, 5, 3)  # turning ring 3 clockwise completes fire and earth


def table(**given):
    """Sit down with the add-on in the game."""
    return sit(tokens=True, **given)


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_line_of_four_earns_the_token_of_its_element(element):
    state = table(offsets=ALMOST[element], hands={"blue": "air-3 fire"})  # 25
    do(state, BLUE, "turn clockwise air-3")
    assert allowed(state) == ["pass", f"collect {element}"]
    do(state, BLUE, f"collect {element}")
    assert owner(state, element) == BLUE
    assert state.view(RED)["elements"][element]["token-of"] == "blue"  # 29: stored visibly


def test_the_champion_need_not_stand_in_the_line():
    state = table(offsets=ALMOST["air"], hands={"blue": "air-3 fire"}, at={"blue": ("ring-2", 7)})  # 43
    do(state, BLUE, "turn clockwise air-3")
    assert "collect air" in allowed(state)


def test_one_token_a_turn():
    state = table(offsets=ALMOST["air"], hands={"blue": "air-3 fire-3 water-3 earth"})  # 37
    do(state, BLUE, "turn clockwise air-3", "collect air")
    do(state, BLUE, "turn counterclockwise fire-3", "turn clockwise water-3")  # the line again
    assert state.stack[-1].step.name == "perform-actions"


def test_a_god_owns_two_tokens_at_most():
    state = table(offsets=ALMOST["air"], hands={"blue": "air-3 fire"}, own={"blue": "fire water"})  # 41
    do(state, BLUE, "turn clockwise air-3")
    assert state.stack[-1].step.name == "perform-actions"


def test_no_token_is_stolen_from_another_god():
    state = table(offsets=ALMOST["air"], hands={"blue": "air-3 fire"}, own={"red": "air"})  # 45
    do(state, BLUE, "turn clockwise air-3")
    assert owner(state, "air") == RED
    assert state.stack[-1].step.name == "perform-actions"


def test_a_token_is_not_played_and_collected_in_one_turn():
    lines = {"offsets": ALMOST["air"], "hands": {"blue": "air-3 fire"}, "at": RING}
    state = table(own={"blue": "air"}, **lines)  # 39
    do(state, BLUE, "tailwind clockwise", "turn clockwise air-3")
    assert owner(state, "air") == NOBODY
    assert state.stack[-1].step.name == "perform-actions"


def test_a_token_goes_back_beside_the_board_for_others_to_take():
    state = table(own={"blue": "air"}, at=RING, hands={"blue": "air", "red": "air-3 fire"})  # 33
    do(state, BLUE, "tailwind clockwise", "done")
    do(state, RED, "turn clockwise air-3", "collect air")
    assert owner(state, "air") == RED


def test_of_several_lines_one_is_chosen():
    state = table(offsets=TWO_LINES, hands={"blue": "air-3 fire"})  # ruling 34
    do(state, BLUE, "turn clockwise air-3")
    assert allowed(state) == ["pass", "collect fire", "collect earth"]
    do(state, BLUE, "collect earth")
    assert (owner(state, "fire"), owner(state, "earth")) == (NOBODY, BLUE)


def test_the_game_never_begins_with_a_line():  # ruling 63
    for seed in range(60):
        state = GAME.new(players=2, seed=seed, tokens=True)
        assert not [sector for sector in range(10) if line(state, sector)]


def line(state, sector):
    """Whether a sector shows one element on all levels."""
    elements = {state.board.elements[state.place_at(level, sector)] for level in (1, 2, 3, 4)}
    return len(elements) == 1


# Powers.


def test_tailwind_moves_along_the_ring_without_a_card():
    blocked = {"blue": ("fire", "block fire")}
    state = table(own={"blue": "air"}, at=RING, boards=blocked)
    do(state, BLUE, "tailwind clockwise")  # onto fire, though it is blocked
    assert where(state) == ("ring-1", 1)
    assert hand(state) == "air"


def test_tailwind_crosses_bridges_but_not_into_the_centre():
    state = table(own={"blue": "air"}, at=RING, bridges=[("ring-2", 0)])
    assert "tailwind in" in allowed(state)
    state = table(own={"blue": "air"}, at={"blue": ("ring-3", 0)}, bridges=[("centre", 0)])
    assert why_not(state, "tailwind in") == "not-into-the-centre"
    assert why_not(state, "tailwind out") == "no-bridge-out"
    assert why_not(table(own={"blue": "air"}), "tailwind in") == "tailwind-needs-ring"


def test_scorch_takes_any_free_bridge_away():
    lying = [("ring-2", 4), ("ring-3", 6), ("centre", 9)]
    state = table(own={"blue": "fire"}, at=RING | {"red": ("ring-2", 4)}, bridges=lying)
    assert why_not(state, "scorch ring-2 4") == "bridge-occupied"
    assert why_not(state, "scorch ring-2 5") == "no-bridge-there"
    do(state, BLUE, "scorch centre 9")
    assert bridges(state) == [("ring-2", 4), ("ring-3", 6)]


def test_causeway_builds_without_cards():
    state = table(own={"blue": "earth"}, at=RING)
    do(state, BLUE, "causeway")
    assert bridges(state) == [("ring-2", 0)]
    assert hand(state) == "air"
    assert why_not(table(own={"blue": "earth"}), "causeway") == "no-bridge-from-start"
    inner = table(own={"blue": "earth"}, at={"blue": ("ring-3", 0)})
    assert why_not(inner, "causeway") == "not-into-the-centre"


def test_persephone_stops_the_causeway():
    state = summon("persephone", tokens=True, own={"blue": "earth"}, at=RING)  # ruling 47
    assert why_not(state, "causeway") == "no-building"


def test_tide_turns_a_ring_up_to_two_fields():
    state = table(own={"blue": "water"}, at=RING)
    do(state, BLUE, "tide ring-2 counterclockwise 2")
    assert turned(state) == [0, 8, 0]
    state = table(own={"blue": "water"}, at=RING)
    do(state, BLUE, "tide ring-1 clockwise 1")
    assert where(state) == ("ring-1", 1)


def test_tide_counts_lines_when_it_is_done():
    state = table(own={"blue": "water"}, offsets=(0, 0, 6))  # two fields on, air stands in a line
    do(state, BLUE, "tide ring-3 clockwise 2")
    assert allowed(state) == ["pass", "collect air"]
    state = table(own={"blue": "water"}, offsets=(0, 0, 0))  # passes over the line of air
    do(state, BLUE, "tide ring-3 clockwise 2")
    assert state.stack[-1].step.name == "perform-actions"


def test_quintessence_makes_a_card_count_as_any_element():
    state = table(own={"blue": "aether"}, at=RING, hands={"blue": "water water"})
    assert why_not(state, "move clockwise water") == "other-element"
    do(state, BLUE, "quintessence", "move clockwise water")
    assert where(state) == ("ring-1", 1)
    assert why_not(state, "move counterclockwise water") == "other-element"  # only one card


def test_quintessence_is_spent_on_the_first_card_that_needs_it():
    state = table(own={"blue": "aether"}, at=RING, hands={"blue": "fire air water earth"})  # ruling 49
    do(state, BLUE, "quintessence", "move clockwise fire")  # does without
    assert state.quintessence
    assert why_not(state, "bridge earth water") == "other-element"  # it makes up for one of two
    do(state, BLUE, "done")
    assert not state.quintessence


def test_only_the_owner_plays_a_token():
    state = table(own={"red": "air"}, at=RING)
    assert why_not(state, "tailwind clockwise") == "no-token"


def test_tokens_are_an_add_on():  # 14-19
    state = sit(offsets=ALMOST["air"], hands={"blue": "air-3 fire"})
    do(state, BLUE, "turn clockwise air-3")
    assert state.stack[-1].step.name == "perform-actions"
    assert why_not(state, "quintessence") == "without-tokens"
