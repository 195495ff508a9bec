"""Rulings on the arena: moving, swapping and bridges.

Each number is one of rulings.toml.
"""

import pytest

from .positions import BLUE, GAME, INNER, RED, RING, allowed, bridges, do, sit, summon, turned, ways, where, why_not


def test_01_the_centre_takes_a_card_of_its_element_in_the_sector():
    state = sit(at=INNER, bridges=[("centre", 1)], hands={"blue": "fire air"})
    assert "move in fire" in allowed(state)
    assert why_not(state, "move in air") == "other-element"


def test_02_the_centre_needs_a_bridge():
    state = sit(at=INNER, hands={"blue": "fire fire fire"})
    assert why_not(state, "move in fire") == "no-bridge-in"
    do(state, BLUE, "bridge fire fire", "move in fire")
    assert state.over


def test_02_unless_the_option_is_off():
    state = sit(at=INNER, hands={"blue": "fire fire fire"}, bridge_into_centre=False)
    assert why_not(state, "bridge fire fire") == "centre-needs-no-bridge"
    do(state, BLUE, "move in fire")
    assert state.winners == [BLUE]


def test_03_outwards_a_champion_goes_from_a_field_with_a_bridge():
    table = {"at": {"blue": ("ring-2", 0)}, "hands": {"blue": "air"}}
    assert why_not(sit(**table), "move out air") == "no-bridge-out"
    state = sit(bridges=[("ring-2", 0)], **table)
    do(state, BLUE, "move out air")
    assert where(state) == ("ring-1", 0)


def test_04_nobody_moves_back_onto_a_starting_field():
    assert why_not(sit(at=RING), "move out air") == "not-back-to-start"


def test_05_entering_an_occupied_field_of_ring_1_sends_the_other_to_the_starting_field():
    state = sit(at={"red": ("ring-1", 0)}, hands={"blue": "air", "red": "air"})
    do(state, BLUE, "move in air")
    assert (where(state, BLUE), where(state, RED)) == (("ring-1", 0), ("start", 0))
    assert ways(state, RED) == ["in"]  # and re-enters from there


def test_06_an_occupied_field_can_be_reached():
    state = sit(at={"blue": ("ring-1", 0), "red": ("ring-1", 1)}, hands={"blue": "fire"})
    assert "move clockwise fire" in allowed(state)


def test_07_a_swap_costs_the_usual_card_and_nobody_is_protected():
    state = sit(at={"blue": ("ring-1", 0), "red": ("ring-1", 1)}, hands={"blue": "fire air fire"})
    do(state, BLUE, "move clockwise fire")
    assert (where(state, BLUE), where(state, RED)) == (("ring-1", 1), ("ring-1", 0))
    do(state, BLUE, "move counterclockwise air")
    assert (where(state, BLUE), where(state, RED)) == (("ring-1", 0), ("ring-1", 1))


def test_07_a_swap_goes_between_two_rings_as_well():
    state = sit(at={"blue": ("ring-1", 0), "red": ("ring-2", 0)}, bridges=[("ring-2", 0)])
    do(state, BLUE, "move in air")
    assert (where(state, BLUE), where(state, RED)) == (("ring-2", 0), ("ring-1", 0))


def test_08_a_displaced_champion_is_moved_whatever_is_blocked():
    blocked = {"red": ("air", "block air")}
    state = sit(at={"blue": ("ring-1", 0), "red": ("ring-1", 1)}, hands={"blue": "fire"}, boards=blocked)
    do(state, BLUE, "move clockwise fire")
    assert where(state, RED) == ("ring-1", 0)  # an air field


def test_09_a_bridge_is_built_straight_inwards_only():
    state = sit(at=RING, hands={"blue": "air air aether aether"})
    assert [move for move in allowed(state) if move.startswith("bridge")] == ["bridge air air"]
    assert why_not(sit(hands={"blue": "air air"}), "bridge air air") == "no-bridge-from-start"


def test_10_a_field_has_one_bridge_and_a_champion_there_does_not_hinder():
    lying = [("ring-2", 0)]
    assert why_not(sit(at=RING, hands={"blue": "air air"}, bridges=lying), "bridge air air") == "has-bridge"
    state = sit(at=RING | {"red": ("ring-2", 0)}, hands={"blue": "air air"})
    do(state, BLUE, "bridge air air")
    assert bridges(state) == lying


def test_11_without_discs_no_bridge_is_built_until_one_returns():
    everywhere = [(level, sector) for level in ("ring-3", "centre") for sector in range(10)]
    state = sit(at=RING, hands={"blue": "air air fire"}, bridges=everywhere, own={"blue": "fire"}, tokens=True)
    assert why_not(state, "bridge air air") == "no-bridge-left"
    do(state, BLUE, "scorch ring-3 5")
    assert "bridge air air" in allowed(state)


@pytest.mark.parametrize("paid", ["air multi-1", "multi-1 multi-2", "multi-3 multi-3"])
def test_12_multi_cards_pay_for_bridges_in_any_mix(paid):
    state = sit(at=RING, hands={"blue": paid})
    do(state, BLUE, f"bridge {paid}")
    assert bridges(state) == [("ring-2", 0)]


@pytest.mark.parametrize(
    ("way", "there"),
    [("in", ("ring-3", 3)), ("out", ("ring-1", 3)), ("clockwise", ("ring-2", 4)), ("counterclockwise", ("ring-2", 2))],
)
def test_60_adjacent_is_the_neighbour_on_a_ring_or_in_the_same_sector(way, there):
    lying = [("ring-2", 3), ("ring-3", 3)]
    state = sit(at={"blue": ("ring-2", 3)}, offsets=(4, 7, 2), bridges=lying, hands={"blue": "multi-1 air"})
    assert ways(state) == ["clockwise", "counterclockwise", "in", "out"]
    do(state, BLUE, f"move {way} multi-1")
    assert where(state) == there


def test_61_every_level_has_ten_fields():
    assert len(GAME.board.elements) == 5 * 10


def test_62_the_rings_lie_at_random():
    lying = [turned(GAME.new(players=2, seed=seed)) for seed in range(60)]
    for ring in range(3):
        assert {offsets[ring] for offsets in lying} == set(range(10))


def test_64_no_god_card_leads_into_the_centre():
    for god in ("artemis", "nike"):
        everybody = {colour: ("ring-3", sector) for sector, colour in enumerate(["blue", "red", "green"])}
        state = summon(god, at=everybody, bridges=[("centre", 0)])
        assert why_not(state, "step in") == "only-along-the-ring"
