"""Every God Card does what it says, and sends the Action Card where it says."""

import pytest

from godsplay.games.playful_gods.rules.board import APHRODITE, GODS, HERA
from godsplay.games.playful_gods.rules.gods.aphrodite import hands_lie_open
from godsplay.present.presentation import presentation

from .positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    RING,
    allowed,
    board,
    bridges,
    do,
    hand,
    seen_hand,
    sit,
    summon,
    told,
    turned,
    used_cards,
    where,
    why_not,
)


@pytest.mark.parametrize("god", GODS)
def test_the_rule_of_a_god_is_in_the_file_of_that_name(god):
    file = GAME.folder / "rules" / "gods" / f"{god}.py"
    assert file.read_text().startswith(f'"""{god.capitalize()}: ')


def test_aphrodite_lays_all_hands_open_for_a_round():
    state = summon("aphrodite", hands={"red": "fire fire", "green": "water"})  # rulebook 89
    for viewer in (BLUE, RED, GREEN, None):
        assert [seen_hand(state, viewer, seat) for seat in (BLUE, RED, GREEN)] == ["air", "fire fire", "water"]
    do(state, BLUE, "done")
    assert seen_hand(state, RED, BLUE) == hand(state)  # newly drawn cards too
    do(state, RED, "done")
    do(state, GREEN, "done")
    assert not hands_lie_open(state)  # blue's next turn has begun
    assert seen_hand(state, RED, BLUE) == 5


def test_zeus_turns_every_ring_clockwise():
    state = summon("zeus", at=RING, bridges=[("ring-2", 3)])
    assert turned(state) == [1, 1, 1]
    assert where(state, BLUE) == ("ring-1", 1)
    assert bridges(state) == [("ring-2", 4)]


def test_poseidon_lets_the_drawer_turn_ring_1_two_fields():
    state = summon("poseidon", at=RING)
    assert allowed(state) == ["poseidon clockwise", "poseidon counterclockwise"]
    do(state, BLUE, "poseidon counterclockwise")
    assert turned(state) == [8, 0, 0]


def test_hades_takes_a_free_bridge_off_ring_2_and_ring_3():
    lying = [("ring-2", 1), ("ring-2", 2), ("ring-2", 5), ("ring-3", 7), ("centre", 3)]
    state = summon("hades", at=RING | {"red": ("ring-2", 5)}, bridges=lying)
    assert allowed(state) == ["remove ring-2 1", "remove ring-2 2"]
    assert why_not(state, "remove ring-2 5") == "bridge-occupied"
    assert why_not(state, "remove ring-3 7") == "other-ring"
    assert why_not(state, "remove ring-2 8") == "no-bridge-there"
    do(state, BLUE, "remove ring-2 2")
    assert bridges(state) == [("ring-2", 1), ("ring-2", 5), ("centre", 3)]  # ring 3 had but one


def test_hades_without_bridges_does_nothing():
    assert "move in air" in allowed(summon("hades"))


def test_hera_allows_no_swapping():
    table = {"hands": {"blue": "fire"}, "at": {"blue": ("ring-1", 0), "red": ("ring-1", 1)}}
    assert "move clockwise fire" in allowed(sit(**table))
    state = summon("hera", **table)
    assert why_not(state, "move clockwise fire") == "no-swapping"
    assert "dispose fire" in allowed(state)  # no move can be made with it now


def test_athena_lets_everybody_discard_and_draw_as_many():
    state = summon("athena", ["water", "water", "earth"], hands={"blue": "air air fire", "red": "fire", "green": ""})
    do(state, BLUE, "discard air", "discard air")
    assert hand(state) == "fire water water"
    assert state.to_act == [RED]
    do(state, RED, "discard fire")
    assert hand(state, RED) == "earth"  # green has no cards, and is not asked
    assert state.to_act == [BLUE]
    assert state.stack[-1].step.name == "perform-actions"


def test_athena_leaves_it_to_the_gods():
    state = summon("athena", hands={"red": "fire"})
    do(state, BLUE, "done")
    do(state, RED, "done")
    assert (hand(state), hand(state, RED)) == ("air", "fire")


def test_apollo_shows_three_cards_gives_one_and_puts_two_back():
    state = summon("apollo", ["fire", "water-1", "earth"])
    assert allowed(state) == ["take fire", "take earth", "take water-1"]
    assert state.view(RED)["looked-at"] == ["hidden"] * 3
    do(state, BLUE, "take water-1")
    assert hand(state) == "air water-1"
    assert allowed(state) == ["put-back fire", "put-back earth"]
    do(state, BLUE, "put-back earth")
    assert state.view(BLUE)["top"] == ["earth", "fire"]
    assert state.view(RED)["top"] == ["hidden", "hidden"]
    do(state, BLUE, "done")
    assert hand(state).split().count("earth") >= 1
    assert hand(state).split().count("fire") >= 1


def test_what_apollo_put_back_is_drawn_in_that_order():
    state = sit(top="earth-3 fire-3", top_of="red", hands={"blue": "air air-1 air-2 air-3", "red": "water"})
    do(state, BLUE, "done")  # one card short of five
    assert hand(state) == "air air-1 air-2 air-3 earth-3"
    assert state.view(RED)["top"] == ["fire-3"]


def test_artemis_allows_one_step_along_the_ring_in_each_turn():
    state = summon("artemis", at=RING, hands={"red": "air"})
    assert why_not(state, "step in") == "only-along-the-ring"
    do(state, BLUE, "step clockwise")
    assert where(state) == ("ring-1", 1)
    assert why_not(state, "step clockwise") == "stepped-already"
    do(state, BLUE, "done")
    do(state, RED, "step counterclockwise")
    assert where(state, RED) == ("ring-1", 3)
    assert why_not(sit(at=RING), "step clockwise") == "no-artemis"


def test_artemis_helps_nobody_off_a_starting_field():
    assert why_not(summon("artemis"), "step clockwise") == "only-along-the-ring"


def test_ares_takes_a_random_card_from_whoever_is_displaced():
    at = {"blue": ("ring-1", 0), "red": ("ring-1", 1)}
    state = summon("ares", ["earth"], at=at, hands={"blue": "fire", "red": "earth water"})
    do(state, BLUE, "move clockwise fire")
    assert hand(state, RED) == "water"
    assert "lost-card" in told(state)


def test_hephaestus_makes_a_bridge_cost_one_card():
    table = {"at": RING, "hands": {"blue": "air air"}}
    assert why_not(sit(**table), "bridge air") == "bridge-costs-two"
    state = summon("hephaestus", **table)
    assert why_not(state, "bridge air air") == "bridge-costs-one"
    do(state, BLUE, "bridge air")
    assert bridges(state) == [("ring-2", 0)]
    assert hand(state) == "air"


def test_hermes_has_everybody_hand_a_card_to_the_left_at_once():
    state = summon("hermes", hands={"blue": "air fire", "red": "water", "green": "earth"})
    assert state.to_act == [BLUE, RED, GREEN]
    do(state, GREEN, "give earth")
    assert state.to_act == [BLUE, RED]
    assert state.view(RED)["seats"]["green"]["gives"] == "hidden"
    do(state, BLUE, "give fire")
    assert hand(state) == "air fire"  # nothing moves before all have chosen
    do(state, RED, "give water")
    assert [hand(state, seat) for seat in (BLUE, RED, GREEN)] == ["air earth", "fire", "water"]


def test_hermes_asks_nobody_without_cards():
    state = summon("hermes", hands={"red": "water"})
    assert state.to_act == [BLUE, RED]


def test_hermes_keeps_the_choice_secret_though_hands_lie_open():
    state = summon("hermes", hands={"blue": "air fire", "red": "water"}, lasting={"aphrodite": "red"})
    do(state, BLUE, "give fire")
    assert seen_hand(state, RED, BLUE) == "air fire"
    assert state.view(RED)["seats"]["blue"]["gives"] == "hidden"


def test_dionysus_has_everybody_hand_on_the_whole_hand():
    state = summon("dionysus", hands={"blue": "air fire", "red": "water", "green": "earth earth"})
    assert [hand(state, seat) for seat in (BLUE, RED, GREEN)] == ["earth earth", "air fire", "water"]


def test_demeter_gives_everybody_a_card_above_the_limit():
    five = "air air air air air"
    state = summon("demeter", ["fire", "water", "earth"], hands={"blue": five, "red": "air"})
    assert hand(state) == f"{five} fire"
    assert hand(state, RED) == "air water"
    do(state, BLUE, "done")
    assert hand(state) == f"{five} fire"  # refilling stops at five, but takes nothing away


def test_hestia_clears_all_boards_and_keeps_them_clear():
    state = summon("hestia", boards={"blue": ("fire", "block fire"), "red": ("air", "block air")})
    assert [board(state, seat) for seat in (BLUE, RED)] == [None, None]
    assert why_not(state, "place air") == "no-placing"


def test_persephone_allows_no_bridges():
    table = {"at": RING, "hands": {"blue": "air air"}}
    assert "bridge air air" in allowed(sit(**table))
    assert why_not(summon("persephone", **table), "bridge air air") == "no-building"


def test_iris_lets_two_cards_of_an_element_count_as_a_multi_card():
    state = summon("iris", at=RING, hands={"blue": "water water-1 earth"})
    assert why_not(state, "move clockwise joined") == "not-joined"
    do(state, BLUE, "join water water-1", "move clockwise joined")  # onto fire
    assert where(state) == ("ring-1", 1)
    assert hand(state) == "earth"
    assert why_not(sit(hands={"blue": "water water-1"}), "join water water-1") == "no-iris"


def test_iris_pairs_build_bridges_too():
    state = summon("iris", at=RING, hands={"blue": "water water earth earth fire"})
    do(state, BLUE, "join water water", "join earth earth", "bridge joined joined")
    assert bridges(state) == [("ring-2", 0)]
    assert hand(state) == "fire"


def test_iris_pairs_that_are_not_played_return():
    state = summon("iris", at=RING, hands={"blue": "water water fire fire air"})
    do(state, BLUE, "join water water", "done")
    assert hand(state) == "air fire fire water water"


def test_tyche_deals_new_hands():
    new = ["fire"] * 5 + ["water"] * 5 + ["earth"] * 5
    state = summon("tyche", new, hands={"blue": "air", "red": "air air"})
    assert [hand(state, seat).split() for seat in (BLUE, RED, GREEN)] == [new[:5], new[5:10], new[10:]]
    assert used_cards(state) == {"air": 3}


def test_nike_lets_the_outermost_champions_step():
    state = summon("nike", at={"red": ("ring-1", 4)}, hands={"green": "air"})
    assert allowed(state) == ["pass", "step in"]
    do(state, BLUE, "step in")
    assert where(state) == ("ring-1", 0)
    assert state.to_act == [GREEN]  # red stands further in
    do(state, GREEN, "pass")
    assert state.stack[-1].step.name == "perform-actions"


def test_nike_lets_champions_on_a_ring_step_along_it():
    state = summon("nike", at=RING | {"green": ("ring-2", 8)})
    assert allowed(state) == ["pass", "step clockwise", "step counterclockwise"]
    do(state, BLUE, "step counterclockwise")
    assert where(state) == ("ring-1", 9)
    assert state.to_act == [RED]


PASSED_TO = {  # of four players, blue first
    "aphrodite": 3,
    "zeus": 1,
    "poseidon": 2,
    "hades": 3,
    "hera": 0,
    "athena": 1,
    "apollo": 2,
    "artemis": 3,
    "ares": 3,
    "hephaestus": 0,
    "hermes": 1,
    "dionysus": 2,
    "demeter": 1,
    "hestia": 3,
    "persephone": 0,
    "iris": 3,
    "tyche": 2,
    "nike": 2,
}


def finish_turn(state):
    """Answer whatever is asked with the first answer, and be done as soon as possible."""
    turn = state.turn
    while state.turn == turn:
        for each in state.to_act:
            legal = allowed(state, each)
            do(state, each, "done" if "done" in legal else legal[0])


@pytest.mark.parametrize("god", GODS)
def test_the_action_card_goes_where_the_god_card_says(god):
    hands = {"blue": "air", "red": "air", "green": "air", "yellow": "air"}
    state = summon(god, players=4, hands=hands, turn=8)
    finish_turn(state)
    assert state.holder == PASSED_TO[god]  # rulebook 8, 154


@pytest.mark.parametrize("god", GODS)
def test_between_two_players_the_action_card_stays(god):
    state = summon(god, players=2, hands={"blue": "air", "red": "air"})
    finish_turn(state)
    assert state.holder == BLUE  # rulebook 157: a God Card every second turn
    assert state.god == -1


def test_used_god_cards_are_mixed_again():
    state = sit(turn=7, holder="red", hands={"red": "air"})
    state.god_pile, state.used_gods = state.used_gods, state.god_pile
    do(state, BLUE, "done")
    assert "god-cards-mixed" in told(state)
    assert sum(state.god_pile) == len(GODS) - 1


def test_effects_overlap_and_each_ends_with_its_drawers_next_turn():
    state = summon("hera", lasting={"aphrodite": "red"}, hands={"red": "air", "green": "air"})
    assert state.lasts(HERA)
    assert state.lasts(APHRODITE)
    do(state, BLUE, "done")
    assert state.lasts(HERA)
    assert not state.lasts(APHRODITE)


@pytest.mark.parametrize("god", GODS)
def test_whoever_reads_of_a_god_card_reads_what_it_does(god):
    words, count = presentation(GAME).words, GAME.board.god_figures[GODS.index(god)]
    told = words.say("god-drawn", {"seat": "blue", "god": god, "count": count})
    assert told == f"Blue draws {god.title()}. " + words.say(f"draw-god-{god}", {"count": count})
