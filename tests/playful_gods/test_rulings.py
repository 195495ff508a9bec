"""Where the rulebook is silent or ambiguous: one test for each ruling of docs/decisions-playful-gods.md."""

import pytest

import godsplay

from .sitting import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    allowed,
    board,
    bridges,
    do,
    hand,
    owner,
    sit,
    summon,
    told,
    where,
    why_not,
)

RING = {"blue": ("ring-1", 0), "red": ("ring-1", 4), "green": ("ring-1", 8)}
INNER = {"blue": ("ring-3", 1)}  # the centre shows fire there


def ways(state, seat=BLUE):
    """List the ways in which a champion can be moved."""
    return sorted({move.split()[1] for move in allowed(state, seat) if move.startswith("move ")})


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


def test_13_a_multi_card_does_not_stand_for_a_blocked_element():
    state = sit(at=RING, hands={"blue": "multi-1"}, boards={"blue": ("fire", "block fire")})
    assert why_not(state, "move clockwise multi-1") == "element-blocked"
    assert "move counterclockwise multi-1" in allowed(state)


def test_14_who_places_a_multi_card_as_an_element_names_it():
    state = sit(hands={"blue": "multi-2 air"}, boards={"green": ("air", "block air")})
    do(state, BLUE, "place multi-2", "block red water")
    assert board(state, RED) == {"card": "multi-2", "use": "block water"}


def test_15_a_multi_card_turns_only_the_ring_of_its_icon():
    state = sit(hands={"blue": "multi-2"})
    turns = [move for move in allowed(state) if move.startswith("turn")]
    assert turns == ["turn clockwise multi-2", "turn counterclockwise multi-2"]
    do(state, BLUE, "turn clockwise multi-2")
    assert state.offsets == [0, 1, 0]


def test_16_a_blocked_element_may_still_turn_block_and_be_disposed_of():
    state = sit(at=RING, hands={"blue": "fire-1 fire"}, boards={"blue": ("fire", "block fire")})
    legal = allowed(state)
    assert "turn clockwise fire-1" in legal
    assert "place fire" in legal
    assert "dispose fire" in legal
    assert not [move for move in legal if move.startswith("move")]


def test_16_nor_may_it_build():
    state = sit(at=RING, hands={"blue": "air air"}, boards={"blue": ("air", "block air")})
    assert why_not(state, "bridge air air") == "element-blocked"


def test_17_the_placer_chooses_which_half_of_a_card_counts():
    state = sit(hands={"blue": "fire-1", "red": "fire fire-1"}, boards={"green": ("air", "block air")})
    do(state, BLUE, "place fire-1")
    assert allowed(state) == ["block red fire", "block red ring-1"]
    do(state, BLUE, "block red ring-1")
    assert state.blocks_ring(RED, 1)
    assert not state.blocks_element(RED, 1)
    assert why_not(state, "turn clockwise fire-1", RED) == "ring-blocked"


def test_18_one_card_for_each_opponent_with_an_empty_board():
    state = sit(hands={"blue": "fire fire fire"})
    do(state, BLUE, "place fire")
    assert why_not(state, "block blue fire") == "not-on-your-own"
    assert why_not(state, "block black fire") == "no-such-opponent"
    assert why_not(state, "block red water") == "card-has-other-element"
    assert why_not(state, "block red ring-1") == "card-has-other-icon"
    do(state, BLUE, "block red fire", "place fire")  # the only board left is green's
    assert board(state, GREEN) == {"card": "fire", "use": "block fire"}
    assert why_not(state, "place fire") == "boards-full"


def test_19_a_card_on_a_board_is_used_up_at_the_end_of_its_owners_turn():
    state = sit(boards={"blue": ("water", "block water")})
    do(state, BLUE, "done")
    assert board(state, BLUE) is None
    assert state.to_data()["used"] == {"water": 1}


def test_20_a_card_is_useless_if_no_move_can_be_made_with_it_now():
    state = sit(at=RING, hands={"blue": "air fire water"}, bridges=[])  # earth and fire are the neighbours
    assert why_not(state, "dispose fire") == "card-is-useful"
    assert "dispose air" in allowed(state)  # the air inwards has no bridge
    state = sit(at=RING, hands={"blue": "air fire"}, boards={"blue": ("fire", "block fire")}, bridges=[("ring-2", 0)])
    assert "dispose fire" in allowed(state)
    assert why_not(state, "dispose air") == "card-is-useful"
    assert why_not(sit(at=RING, hands={"blue": "multi-1"}), "dispose multi-1") == "card-is-useful"


def test_21_disposing_of_one_or_two_cards_ends_the_actions_but_not_the_turn():
    state = sit(
        at=RING, hands={"blue": "water water water fire-1", "red": "air"}, boards={"blue": ("air", "block air")}
    )
    do(state, BLUE, "dispose water")
    assert allowed(state) == ["done", "dispose water"]
    do(state, BLUE, "dispose water")
    assert hand(state).count(" ") == 4
    assert board(state, BLUE) is None
    assert state.to_act == [RED]


def test_22_every_turn_allows_it_anew():
    state = sit(at=RING, hands={"blue": "water water", "red": "air"}, players=2)
    do(state, BLUE, "dispose water", "dispose water")
    do(state, RED, "done")
    assert state.to_act == [BLUE]
    assert state.stack[-1].step.name == "perform-actions"


def test_23_actions_come_in_any_order_and_number():
    state = sit(at=RING, hands={"blue": "fire-1 fire earth-1 water air"})
    do(state, BLUE, "turn clockwise fire-1", "move clockwise fire", "place air", "block red air")
    do(state, BLUE, "turn clockwise earth-1")
    assert hand(state) == "water"
    assert where(state) == ("ring-1", 3)


def test_24_a_god_may_do_nothing():
    state = sit(hands={"red": "air"})
    do(state, BLUE, "done")
    assert state.to_act == [RED]


def test_25_a_hand_above_five_is_kept():
    state = sit(hands={"blue": "air air air air air fire fire"})
    do(state, BLUE, "done")
    assert hand(state) == "air air air air air fire fire"


def test_26_a_god_draws_what_there_is():
    one_of_each = {each: [1, 0, 0, 0] for each in ("air", "fire", "earth", "water", "aether", "multi")}
    small = godsplay.game("playful-gods", {"deck": one_of_each, "rules": {"hand": 1}})
    state = sit(players=2, hands={"blue": "fire", "red": "air earth water aether multi"}, game=small)
    do(state, BLUE, "place fire")  # with the only opponent
    assert hand(state) == ""  # blue had nothing to draw, and the turn went on
    assert state.to_act == [RED]


def test_26_used_cards_are_mixed_when_no_other_is_left():
    state = sit(hands={"blue": "air air air", "red": "air"}, unseen="fire")  # rulebook 160
    do(state, BLUE, "done")
    assert "cards-mixed" in told(state)
    assert hand(state).split().count("fire") >= 1
    assert sum(state.used_pile) == 0


def test_27_chance_names_who_starts():
    assert {GAME.new(players=3, seed=seed).to_act[0] for seed in range(30)} == {BLUE, RED, GREEN}


def test_28_in_the_first_round_no_god_card_is_drawn_and_nothing_passed():
    state = sit(step="god-card", turn=1, hands={"red": "air", "green": "air"})
    for seat in (BLUE, RED, GREEN):
        assert state.god == -1
        assert state.holder == BLUE
        do(state, seat, "done")
    assert state.turn == 4
    assert state.god != -1  # blue's second turn


def test_29_two_players_draw_a_god_card_every_second_turn():
    state = GAME.new(players=2, seed=3)
    while not state.to_act or state.turn == 0:
        do(state, state.to_act[0], allowed(state, state.to_act[0])[0])
    drawn, turn = [], 0
    while state.turn < 12 and not state.over:
        if state.turn != turn:
            turn = state.turn
            drawn.append(state.god != -1)
        seat = state.to_act[0]
        legal = allowed(state, seat)
        do(state, seat, "done" if "done" in legal else legal[0])
    assert drawn == [False, False] + [True, False] * 4 + [True]


def test_30_of_three_the_second_on_the_left_is_the_one_on_the_right():
    for god in ("dionysus", "ares"):  # second left; right
        state = summon(god, hands={"red": "air", "green": "air"})
        do(state, BLUE, "done")
        assert state.holder == GREEN


def test_31_a_round_lasts_from_the_drawers_turn_until_the_next_one():
    state = summon("persephone", hands={"red": "air", "green": "air"}, at=RING)
    for seat in (BLUE, RED, GREEN):
        assert why_not(state, "bridge air air", seat) == "no-building"
        do(state, seat, "done")
    assert "effect-ends" in told(state)


def test_32_the_action_card_is_passed_after_the_actions_and_before_drawing():
    state = summon("zeus", hands={"red": "air"}, at=RING)
    assert state.holder == BLUE
    state.listening = True
    do(state, BLUE, "done")
    assert told(state)[:3] == ["is-done", "action-card-passed", "drew"]


def test_33_only_turning_with_a_card_or_the_tide_earns_a_token():
    state = summon("zeus", offsets=(9, 9, 0), at=RING, tokens=True)  # makes the line of air in sector 0
    assert state.offsets == [0, 0, 1]
    assert state.stack[-1].step.name == "perform-actions"


def test_33_a_line_that_stood_already_earns_nothing():
    state = sit(offsets=(0, 0, 1), hands={"blue": "air-3 fire-3 air"}, tokens=True)
    do(state, BLUE, "turn clockwise air-3")
    assert state.stack[-1].step.name == "perform-actions"


def test_34_of_several_lines_one_token():
    state = sit(offsets=(0, 5, 3), hands={"blue": "air-3 fire"}, tokens=True)
    do(state, BLUE, "turn clockwise air-3", "collect fire")
    assert state.stack[-1].step.name == "perform-actions"
    assert owner(state, "earth") == -1


def test_35_a_token_may_be_played_in_the_turn_it_is_collected():
    state = sit(offsets=(0, 0, 0), hands={"blue": "air-3 fire"}, at=RING, tokens=True)
    do(state, BLUE, "turn clockwise air-3", "collect air", "tailwind clockwise")
    assert where(state) == ("ring-1", 1)


def test_36_collecting_may_be_declined():
    state = sit(offsets=(0, 0, 0), hands={"blue": "air-3 fire"}, tokens=True)
    do(state, BLUE, "turn clockwise air-3", "pass")
    assert owner(state, "air") == -1


def test_37_a_card_to_be_played_first_moves_if_it_can():
    lying = {"blue": ("fire", "first fire")}
    state = sit(step="play-first", play_first=True, boards=lying, at=RING)
    assert where(state) == ("ring-1", 1)


def test_38_a_ring_to_be_turned_first_is_turned_either_way():
    lying = {"blue": ("fire-2", "first ring-2")}
    state = sit(step="play-first", play_first=True, boards=lying, at=RING)
    do(state, BLUE, "play-first counterclockwise")
    assert state.offsets == [0, 9, 0]


def test_39_the_god_card_comes_before_the_card_to_be_played_first():
    lying = {"blue": ("fire", "first fire")}
    state = summon("poseidon", play_first=True, boards=lying, at=RING | {"blue": ("ring-1", 0)})
    assert allowed(state) == ["poseidon clockwise", "poseidon counterclockwise"]
    do(state, BLUE, "poseidon clockwise")
    assert where(state) == ("ring-1", 3)  # two on with the ring, one with the fire card


def test_40_a_multi_card_to_be_played_first_has_a_named_element():
    lying = {"blue": ("multi-1", "first fire")}
    state = sit(step="play-first", play_first=True, boards=lying, at=RING)
    assert where(state) == ("ring-1", 1)


def test_41_god_cards_turn_blocked_rings():
    state = summon("zeus", boards={"blue": ("air-1", "block ring-1")}, at=RING)
    assert state.offsets == [1, 1, 1]


def test_42_the_game_stops_at_once_with_one_winner():
    state = sit(at=INNER, bridges=[("centre", 1)], hands={"blue": "fire air"})
    do(state, BLUE, "move in fire")
    assert state.over
    assert state.winners == [BLUE]
    assert state.scores == [1, 0, 0]
    assert hand(state) == "air"  # nothing more is drawn


def test_43_the_add_ons_are_off_and_the_bridge_into_the_centre_is_on():
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {"tokens": False, "play_first": False, "bridge_into_centre": True}


# Rulings of our own.


def test_44_a_view_shows_what_is_open_now_and_does_not_remember():
    state = summon("aphrodite", players=2, hands={"red": "fire"})
    do(state, BLUE, "done")
    do(state, RED, "done")
    assert state.view(BLUE)["seats"]["red"]["hand"] == 5


def test_45_used_cards_lie_open():
    state = sit(used="fire fire water", hands={"red": "air"})
    assert state.view(None)["used"] == {"fire": 2, "water": 1}


def test_46_a_joined_pair_is_not_placed_on_a_board():
    state = summon("iris", at=RING, hands={"blue": "water water air"})
    do(state, BLUE, "join water water")
    assert [move for move in allowed(state) if move.startswith("place")] == ["place air"]


def test_48_nike_reaches_those_who_stood_outermost_when_she_came():
    state = summon("nike", at={"red": ("ring-1", 0)}, hands={"red": "air"})
    do(state, BLUE, "step in")  # red has to make way, and stands on a starting field now
    assert where(state, RED) == ("start", 0)
    assert state.to_act == [GREEN]


def test_50_a_god_with_cards_is_asked_even_if_none_is_useless():
    state = sit(at=RING, hands={"blue": "water fire"})
    do(state, BLUE, "dispose water")
    assert allowed(state) == ["done"]  # going on at once would show that no card is useless


def test_53_a_card_once_shown_cannot_be_taken_back():
    state = sit(at=RING, hands={"blue": "fire fire-1"})
    do(state, BLUE, "move clockwise fire")
    assert state.revealed
    state = sit(at=RING, hands={"blue": "fire fire-1"}, lasting={"aphrodite": "red"})
    do(state, BLUE, "move clockwise fire")
    assert not state.revealed  # all hands lie open anyway


def test_54_what_apollo_put_back_is_mixed_with_nothing():
    state = sit(hands={"blue": "air air air air", "red": "air"}, top="multi-1 multi-2", top_of="blue", unseen="")
    do(state, BLUE, "done")
    assert hand(state) == "air air air air multi-1"
    assert state.top_seat == BLUE


def test_56_starting_fields_are_chosen_before_cards_are_dealt():
    state = GAME.new(players=4, seed=2)
    first = state.to_act[0]
    assert sum(state.hands) == 0
    do(state, first, "start 5")
    second = (first + 1) % (YELLOW + 1)
    assert state.to_act == [second]
    assert why_not(state, "start 5", second) == "start-field-taken"


def test_57_a_card_to_be_laid_is_shown_with_its_board():
    state = sit(at=RING, hands={"blue": "fire fire-1"})
    before = {viewer: state.view(viewer) for viewer in (RED, GREEN, None)}
    do(state, BLUE, "place fire")
    assert state.view(BLUE)["laid"] == "fire"
    assert not state.revealed
    assert {viewer: state.view(viewer) for viewer in before} == before
    do(state, BLUE, "block red fire")
    assert state.revealed
    assert state.view(GREEN) != before[GREEN]


def test_57_where_only_one_board_can_be_meant_the_card_is_shown_at_once():
    state = sit(players=2, at=RING, hands={"blue": "fire"})
    do(state, BLUE, "place fire")
    assert state.revealed
    assert not state.view(BLUE)["laid"]


def test_57_a_card_to_be_laid_can_be_taken_back_until_its_board_is_chosen():
    record = godsplay.Record(GAME, 3, "to be laid")
    while not any(str(action).startswith("place") for action in record.state.legal(record.state.to_act[0])):
        record.play(record.state.to_act[0], record.state.legal(record.state.to_act[0])[0])
    (seat,), before = record.state.to_act, record.state.digest()
    cards = [action for action in record.state.legal(seat) if str(action).startswith("place")]
    record.play(seat, cards[0])
    assert record.undo(seat) == str(cards[0])
    assert record.state.digest() == before
    record.play(seat, cards[-1])
    record.play(seat, record.state.legal(seat)[0])
    with pytest.raises(godsplay.CannotUndo, match="shown"):
        record.undo(seat)


def test_59_ares_strikes_at_free_steps_too():
    at = {"blue": ("ring-1", 0), "red": ("ring-1", 1)}
    lasting = {"artemis": "green"}
    state = summon("ares", ["earth"], at=at, hands={"red": "earth"}, lasting=lasting)
    do(state, BLUE, "step clockwise")
    assert hand(state, RED) == ""
