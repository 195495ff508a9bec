"""Rulings of our own, where this table had to choose beyond the rulebook.

Each number is one of rulings.toml.
"""

import pytest

import godsplay

from .positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    RING,
    YELLOW,
    allowed,
    do,
    hand,
    seen_hand,
    sit,
    summon,
    used_cards,
    where,
    why_not,
)


def test_44_a_view_shows_what_is_open_now_and_does_not_remember():
    state = summon("aphrodite", players=2, hands={"red": "fire"})
    do(state, BLUE, "done")
    do(state, RED, "done")
    assert seen_hand(state, BLUE, RED) == 5


def test_45_used_cards_lie_open():
    state = sit(used="fire fire water", hands={"red": "air"})
    assert used_cards(state) == {"fire": 2, "water": 1}


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
    assert state.view(BLUE)["stack"][-1] == {"step": "place-card", "seat": "blue", "card": "fire"}
    assert not state.revealed
    assert {viewer: state.view(viewer) for viewer in before} == before
    do(state, BLUE, "block red fire")
    assert state.revealed
    assert state.view(GREEN) != before[GREEN]


def test_57_where_only_one_board_can_be_meant_the_card_is_shown_at_once():
    state = sit(players=2, at=RING, hands={"blue": "fire"})
    do(state, BLUE, "place fire")
    assert state.revealed
    assert state.stack[-1].step.name != "place-card"


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
    with pytest.raises(godsplay.CannotUndo, match="revealed"):
        record.undo(seat)


def test_59_ares_strikes_at_free_steps_too():
    at = {"blue": ("ring-1", 0), "red": ("ring-1", 1)}
    lasting = {"artemis": "green"}
    state = summon("ares", ["earth"], at=at, hands={"red": "earth"}, lasting=lasting)
    do(state, BLUE, "step clockwise")
    assert hand(state, RED) == ""
