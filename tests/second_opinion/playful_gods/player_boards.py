"""Player boards: placing a card with an opponent, and Play First. EN 47-63, 124-130, 211-219."""

from __future__ import annotations

from second_opinion.playful_gods.actions import move_and_swap
from second_opinion.playful_gods.arena import DIRECTIONS, RINGS, Field, element_of, freely_available
from second_opinion.playful_gods.cards import (
    count_as_used,
    elements_that_it_stands_for,
    hand_of,
    may_use,
    put_on_used_cards,
    ring_on,
    take_from_hand,
)
from second_opinion.playful_gods.collecting import turn_and_look_for_lines
from second_opinion.playful_gods.table import Table, colours, lasts


def empty_boards_of_opponents(table: Table, god: str) -> list[str]:
    """List the opponents without a card on their boards: there is a maximum of 1. EN 215-219; ruling 18."""
    return [other for other in colours(table) if other != god and table["seats"][other]["board-card"] is None]


def placements(table: Table, god: str) -> set[str]:
    """Choose a card to place with an opponent, which Hestia forbids. EN 213-219."""
    if lasts(table, "hestia") or not empty_boards_of_opponents(table, god):
        return set()
    return {f"place {card}" for card in hand_of(table, god) if may_use(table, card)}


def choose_card_to_place(table: Table, god: str, card: str) -> None:
    """Take the card out of the hand; its board comes next. Ruling 57."""
    take_from_hand(table, god, card)
    table["stack"].append({"step": "place-card", "seat": god, "card": card})


def fields_of_a_board(table: Table) -> list[str]:
    """List the two kinds of fields: to block, and with the expanded board to be played first. EN 49, 125-130."""
    return ["block", "first"] if table["options"]["play_first"] else ["block"]


def boards_for_the_card(table: Table, god: str) -> set[str]:
    """Place the card as an element or by its icon, on any empty board. EN 127-130; rulings 14, 17, 18, 40."""
    card = table["stack"][-1]["card"]
    halves = [*elements_that_it_stands_for(card), *([ring_on(card)] if ring_on(card) else [])]
    return {
        f"{field} {opponent} {half}"
        for field in fields_of_a_board(table)
        for opponent in empty_boards_of_opponents(table, god)
        for half in halves
    }


def place_with_opponent(table: Table, field: str, opponent: str, half: str) -> None:
    """Lay the card on the opponent's board. EN 215-217."""
    card = table["stack"].pop()["card"]
    count_as_used(table, card)
    table["seats"][opponent]["board-card"] = card
    table["seats"][opponent]["board-use"] = f"{field} {half}"


def clear_board(table: Table, god: str) -> None:
    """Clear a player board of any card. EN 10; ruling 19."""
    seat = table["seats"][god]
    if seat["board-card"] is not None:
        put_on_used_cards(table, seat["board-card"])
    seat["board-card"] = seat["board-use"] = None


def to_be_played_first(table: Table, god: str) -> str | None:
    """Return the element or the ring of a card on one of the Play First fields. EN 53."""
    use = table["seats"][god]["board-use"]
    return str(use).split()[1] if use is not None and str(use).startswith("first ") else None


def first_moves(table: Table, god: str, element: str) -> dict[str, Field]:
    """Return the moves to fields of the element, even backwards over a bridge. EN 57; ruling 37."""
    around = freely_available(table, god)
    return {direction: field for direction, field in around.items() if element_of(field) == element}


def first_actions(table: Table, god: str) -> set[str]:
    """Use the card on the board to move or to rotate as the first action. EN 53-61; ruling 38."""
    what = to_be_played_first(table, god)
    if what is None:
        return set()
    directions = DIRECTIONS if what in RINGS else first_moves(table, god, what)
    return {f"play-first {direction}" for direction in directions}


def play_first(table: Table, god: str, direction: str) -> None:
    """Play the card on the board; the other actions follow. EN 53-61."""
    what = str(to_be_played_first(table, god))
    table["stack"][-1] = {"step": "perform-actions", "seat": god}
    fields = {} if what in RINGS else first_moves(table, god, what)
    clear_board(table, god)
    if what in RINGS:
        turn_and_look_for_lines(table, god, what, direction)
    else:
        move_and_swap(table, god, fields[direction])
