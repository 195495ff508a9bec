"""What could not be so at a table: cards too many or too few, two champions on a field, nobody to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.playful_gods.rules.board import (
    CARDS,
    CENTRE,
    COLOURS,
    ELEMENT_COUNT,
    GODS,
    KINDS,
    LASTING,
    LEVELS,
    NOBODY,
    NOTHING,
    NOWHERE,
    RING_2,
    SECTORS,
    START,
    can_be_marked,
    element_of,
    is_played_first,
)
from godsplay.games.playful_gods.rules.frames import CollectTokenFrame, PlaceCardFrame

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State


def problems(state: State) -> list[str]:
    """List what could not be so at a table."""
    return stack_problems(state) or [
        *card_problems(state),
        *god_problems(state),
        *champion_problems(state),
        *bridge_problems(state),
        *board_problems(state),
        *token_problems(state),
        *decision_problems(state),
    ]


def stack_problems(state: State) -> list[str]:
    """Check that the stack is a part of a turn, with at most one decision above it, and says who decides."""
    from godsplay.games.playful_gods.rules.turn import PartOfTurn  # which knows states, as states know this module

    found = []
    for depth, frame in enumerate(state.stack):
        if depth != (0 if isinstance(frame.step, PartOfTurn) else 1):
            found.append(f"stack[{depth}].step: {frame.step.name} cannot stand there")
        elif frame.seat == NOBODY and not frame.step.sealed:
            found.append(f"stack[{depth}].seat: is missing")
    return found


def card_problems(state: State) -> list[str]:
    """Count every kind of card wherever it may lie."""
    found = []
    single = [*state.top, *state.looked, *state.joined, *state.board_cards]
    for frame in state.stack:
        if isinstance(frame, PlaceCardFrame):
            single.append(frame.card)
    for card in range(KINDS):
        held = sum(state.hands[card::KINDS])
        count = state.draw_pile[card] + state.used_pile[card] + held + single.count(card)
        if count != state.board.deck[card]:
            found.append(f"{CARDS[card]}: {count} cards, not {state.board.deck[card]}")
    pairs = zip(state.joined[::2], state.joined[1::2], strict=False)
    if len(state.joined) % 2 or any(element_of(first) != element_of(second) for first, second in pairs):
        found.append("joined: must be pairs of one element")
    for seat, card in enumerate(state.given):
        if card != NOTHING and state.hands[seat * KINDS + card] == 0:
            found.append(f"seats.{COLOURS[seat]}.gives: is not in hand")
    if (state.top != []) != (state.top_seat != NOBODY):
        found.append("top-known-to: names who put cards on top, if anybody did")
    return found


def god_problems(state: State) -> list[str]:
    """Count the God Cards, and check what lasts and who holds the Action Card."""
    found = []
    for god, name in enumerate(GODS):
        if state.god_pile[god] + state.used_gods[god] != state.board.god_copies[god]:
            found.append(f"gods.{name}: must be there {state.board.god_copies[god]} times")
        if state.running[god] != NOBODY and god not in LASTING:
            found.append(f"gods.{name}.lasts-for: {name} does not last")
    if state.god != NOTHING and state.used_gods[state.god] == 0:
        found.append("god-drawn: has not been discarded")
    if state.first == NOBODY:
        found.append("first: somebody must start")
    if state.holder == NOBODY:
        found.append("action-card: somebody must hold it")
    return found


def champion_problems(state: State) -> list[str]:
    """Check where the champions stand."""
    found = []
    standing = [place for place in state.places if place != NOWHERE]
    if len(set(standing)) != len(standing):
        found.append("seats: two champions stand on one field")
    for place in standing:
        if place // SECTORS == START and place % SECTORS not in state.board.start_fields:
            found.append(f"seats: there is no start field {place % SECTORS}")
    placing = bool(state.stack) and state.stack[-1].step.name == "choose-start"
    if NOWHERE in state.places and not placing:
        found.append("seats: a champion is nowhere")
    if placing and not placed_in_order(state):
        found.append("seats: champions are placed in order of play")
    if len(state.winners) != (0 if state.stack else 1):
        found.append("stack: the game is over if, and only if, one champion is in the centre")
    return found


def placed_in_order(state: State) -> bool:
    """Whether those who have placed their champions are the first in order."""
    order = [state.seat_after(state.first, place) for place in range(state.players)]
    placed = [state.places[seat] != NOWHERE for seat in order]
    return placed == sorted(placed, reverse=True)


def bridge_problems(state: State) -> list[str]:
    """Check how the rings lie and where the bridges are."""
    found = []
    for level in (START, CENTRE):
        if state.offsets[level] != 0:
            found.append(f"levels.{LEVELS[level]}.turned: only rings turn")
    if 1 in state.bridges[: RING_2 * SECTORS]:
        found.append("bridges: none is built onto ring 1")
    if not state.bridge_into_centre and 1 in state.bridges[CENTRE * SECTORS :]:
        found.append("bridges: none is built into the centre in this game")
    return found


def board_problems(state: State) -> list[str]:
    """Check whether the cards on player boards can mean what they do."""
    found = []
    for seat, card in enumerate(state.board_cards):
        mark = state.board_marks[seat]
        where = f"seats.{COLOURS[seat]}.board-use"
        if (card == NOTHING) != (mark == NOTHING):
            found.append(f"{where}: a card on a board has a use, and no other")
        elif mark != NOTHING:
            if is_played_first(mark) and not state.with_play_first:
                found.append(f"{where}: Play First is not in this game")
            if not can_be_marked(card, mark):
                found.append(f"{where}: the card does not fit its use")
    return found


def token_problems(state: State) -> list[str]:
    """Check who owns tokens."""
    if not state.with_tokens:
        used = sum(state.tokens_played) + state.collected + state.quintessence
        return ["tokens: are not in this game"] if used or state.tokens != [NOBODY] * ELEMENT_COUNT else []
    most = state.board.tokens_owned
    return [
        f"elements: {COLOURS[seat]} owns more than {most} tokens"
        for seat in range(state.players)
        if len(state.tokens_of(seat)) > most
    ]


def decision_problems(state: State) -> list[str]:
    """Check that the decision on top of the stack can be made."""
    if not state.stack:
        return []
    found = []
    frame = state.stack[-1]
    name = frame.step.name
    if isinstance(frame, PlaceCardFrame):
        others = [card for seat, card in enumerate(state.board_cards) if seat != frame.seat]
        if NOTHING not in others:
            found.append("stack[1]: no board is empty")
    if isinstance(frame, CollectTokenFrame):
        for element in range(ELEMENT_COUNT):
            if (frame.elements >> element) & 1 == 1 and not (state.with_tokens and state.tokens[element] == NOBODY):
                found.append("stack[1].elements: offers a token that is not to be had")
    if state.looked and name not in ("apollo", "apollo-put-back"):
        found.append("looked-at: Apollo is not at work")
    if state.given != [NOTHING] * state.players and name != "hermes":
        found.append("gives: Hermes is not at work")
    return found
