"""What could not be so at a table: cards too many or too few, two champions on a field, nobody to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.playful_gods.rules.board import (
    CARDS,
    CENTRE,
    COLOURS,
    ELEMENT_COUNT,
    FIRST,
    GODS,
    KINDS,
    LASTING,
    MULTI,
    NOBODY,
    NOTHING,
    NOWHERE,
    SECTORS,
    START,
    element_of,
    icon_of,
)

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State

# The decisions that a part of a turn can open, and their highest subject.
OPENED = {
    "place-card": 0,
    "collect-token": 31,
    "poseidon": 0,
    "hades": 4,
    "athena": 0,
    "apollo": 0,
    "hermes": 0,
    "nike": 0,
}


def problems(state: State) -> list[str]:
    """List what could not be so at a table."""
    return [
        *card_problems(state),
        *god_problems(state),
        *champion_problems(state),
        *board_problems(state),
        *token_problems(state),
    ] or stack_problems(state)


def card_problems(state: State) -> list[str]:
    """Count every kind of card wherever it may lie."""
    found = []
    single = [*state.top, *state.looked, *state.joined, state.laid, *state.board_cards]
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
    return found


def god_problems(state: State) -> list[str]:
    """Count the God Cards, and look at what lasts."""
    found = []
    for god, name in enumerate(GODS):
        if state.god_pile[god] + state.used_gods[god] != state.board.god_copies[god]:
            found.append(f"god-cards: {name} must be there {state.board.god_copies[god]} times")
        if state.running[god] != NOBODY and god not in LASTING:
            found.append(f"god-cards.lasting: {name} does not last")
    if state.god != NOTHING and state.used_gods[state.god] == 0:
        found.append("god-cards.drawn: is not among the used ones")
    return found


def champion_problems(state: State) -> list[str]:
    """Look where the champions stand and the bridges lie."""
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
    if len(state.winners) != (0 if state.stack else 1):
        found.append("stack: the game is over if, and only if, one champion is in the centre")
    if sum(state.bridges) > state.board.bridges:
        found.append(f"bridges: more than the {state.board.bridges} there are")
    if not state.bridge_into_centre and 1 in state.bridges[CENTRE * SECTORS :]:
        found.append("bridges: none is built into the centre in this game")
    return found


def board_problems(state: State) -> list[str]:
    """Look whether the cards on player boards can mean what they do."""
    found = []
    for seat, card in enumerate(state.board_cards):
        mark = state.board_marks[seat]
        if card == NOTHING:
            continue
        where = f"seats.{COLOURS[seat]}.board"
        if mark >= FIRST and not state.with_play_first:
            found.append(f"{where}: Play First is not in this game")
        wanted = mark % FIRST
        fits = element_of(card) in (wanted, MULTI) if wanted < ELEMENT_COUNT else icon_of(card) == wanted - 4
        if not fits:
            found.append(f"{where}: the card does not fit its use")
    return found


def token_problems(state: State) -> list[str]:
    """Look who owns tokens."""
    if not state.with_tokens:
        used = sum(state.tokens_played) + state.collected + state.quintessence
        return ["tokens: are not in this game"] if used or state.tokens != [NOBODY] * ELEMENT_COUNT else []
    most = state.board.tokens_owned
    return [
        f"seats.{COLOURS[seat]}.tokens: more than {most}"
        for seat in range(state.players)
        if state.tokens.count(seat) > most
    ]


def stack_problems(state: State) -> list[str]:
    """Look where the game stands."""
    found = []
    for depth, frame in enumerate(state.stack):
        name = frame.step.name
        if (depth == 1) != (name in OPENED):
            found.append(f"stack[{depth}].step: {name} cannot stand there")
        elif frame.seat == NOBODY and name != "hermes":
            found.append(f"stack[{depth}].seat: is missing")
        elif frame.subject > OPENED.get(name, 0):
            found.append(f"stack[{depth}].subject: is too high")
    if found or not state.stack:
        return found
    top = state.stack[-1].step.name
    if (state.laid != NOTHING) != (top == "place-card"):
        found.append("laid: a card is laid while a board is chosen for it, and only then")
    elif state.laid != NOTHING and NOTHING not in others(state):
        found.append("laid: no board is empty")
    if top == "collect-token" and not offered_tokens_are_free(state):
        found.append("stack[1].subject: offers a token that is not to be had")
    if state.looked and top != "apollo":
        found.append("looked-at: Apollo is not at work")
    if state.given != [NOTHING] * state.players and top != "hermes":
        found.append("gives: Hermes is not at work")
    if (state.top != []) != (state.top_seat != NOBODY):
        found.append("top-known-to: names who put cards on top, if anybody did")
    if top == "choose-start" and not start_is_consistent(state):
        found.append("stack[0].place: must be the number of champions that have been placed")
    return found


def offered_tokens_are_free(state: State) -> bool:
    """Tell whether nobody owns the tokens on offer."""
    offered = state.stack[-1].subject
    free = [owner == NOBODY for owner in state.tokens]
    return state.with_tokens and all(free[element] or not (offered >> element) & 1 for element in range(ELEMENT_COUNT))


def others(state: State) -> list[int]:
    """List the cards on the boards of the opponents of the god whose turn it is."""
    return [card for seat, card in enumerate(state.board_cards) if seat != state.stack[-1].seat]


def start_is_consistent(state: State) -> bool:
    """Tell whether those who have placed their champions are the first in order."""
    placed = state.stack[0].place
    if placed > state.players:
        return False
    order = [state.seat_after(state.first, place) for place in range(state.players)]
    return [state.places[seat] != NOWHERE for seat in order] == [place < placed for place in range(state.players)]
