"""Rulings on cards: multi-cards, player boards, useless cards, hands and piles.

Each number is one of rulings.toml.
"""

from .positions import (
    BLUE,
    GREEN,
    RED,
    RING,
    allowed,
    board,
    do,
    hand,
    opened,
    sit,
    told,
    turned,
    used_cards,
    where,
    why_not,
)


def test_13_a_multi_card_does_not_stand_for_a_blocked_element():
    state = sit(at=RING, hands={"blue": "multi-1"}, boards={"blue": ("fire", "block fire")})
    assert why_not(state, "move clockwise multi-1") == "element-blocked"
    assert "move counterclockwise multi-1" in allowed(state)


def test_14_who_places_a_multi_card_as_an_element_names_it():
    state = sit(hands={"blue": "multi-2 air"}, boards={"green": ("air", "block air")})
    do(state, BLUE, "place multi-2", "block red water")
    assert board(state, RED) == ("multi-2", "block water")


def test_15_a_multi_card_turns_only_the_ring_of_its_icon():
    state = sit(hands={"blue": "multi-2"})
    turns = [move for move in allowed(state) if move.startswith("turn")]
    assert turns == ["turn clockwise multi-2", "turn counterclockwise multi-2"]
    do(state, BLUE, "turn clockwise multi-2")
    assert turned(state) == [0, 1, 0]


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
    assert board(state, GREEN) == ("fire", "block fire")
    assert why_not(state, "place fire") == "boards-full"


def test_19_a_card_on_a_board_is_used_up_at_the_end_of_its_owners_turn():
    state = sit(boards={"blue": ("water", "block water")})
    do(state, BLUE, "done")
    assert board(state, BLUE) is None
    assert used_cards(state) == {"water": 1}


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
    small = opened({"deck": one_of_each, "rules": {"hand": 1}})
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
