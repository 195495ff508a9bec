"""The board as tables for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.message import Value
from godsplay.games.playful_gods.display.naming import card_names, describe_mark, listed
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    CENTRE,
    COLOURS,
    ELEMENTS,
    GODS,
    LEVELS,
    NOBODY,
    NOTHING,
    SECTORS,
    START,
)
from godsplay.games.playful_gods.rules.bridges import bridges_left
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.visibility import draw_pile_size
from godsplay.present.presentation import TextTable

if TYPE_CHECKING:
    from godsplay.present.words import Words


def status(words: Words, state: State) -> str:
    """Describe whose turn it is, and what lasts."""
    if not state.stack:
        return words.say("board-over", {"turn": state.turn})
    lasting = listed(words, [god for place, god in enumerate(GODS) if state.lasts(place)])
    values: dict[str, Value] = {
        "turn": state.turn,
        "seat": COLOURS[state.whose_turn()],
        "step": state.stack[-1].step.name,
        "lasting": lasting,
    }
    key = "board-set-up" if not state.turn else "board-status-lasting" if lasting else "board-status"
    return words.say(key, values)


def when(words: Words, state: State) -> str:
    """Name the turn; nothing before the first."""
    return words.say("when", {"turn": state.turn}) if state.stack and state.turn else ""


# The arena.


def arena(words: Words, state: State) -> TextTable:
    """Show the fields of each level, one row a sector, as the rings lie now."""
    rows = [
        [str(sector), *[field(words, state, level, sector) for level in range(START, CENTRE + 1)]]
        for sector in range(SECTORS)
    ]
    levels = [str(words.name(level)) for level in LEVELS]
    return TextTable(words.say("table-arena"), [words.say("table-sector"), *levels], rows)


def field(words: Words, state: State, level: int, sector: int) -> str:
    """Describe a field: its element, a bridge on it, a champion on it."""
    place = state.place_at(level, sector)
    parts = []
    if level != START:
        parts.append(str(words.name(ELEMENTS[state.board.elements[place]])))
    elif sector in state.board.start_fields:
        parts.append("·")
    if state.bridges[place] == 1:
        parts.append(words.say("table-bridge"))
    seat = state.champion_on(place)
    if seat != NOBODY:
        parts.append(f"[{words.name(COLOURS[seat])}]")
    return " ".join(parts)


# The gods.


def gods(words: Words, state: State) -> TextTable:
    """Show each god's hand as far as it is known, player board and tokens."""
    heads = [words.say(f"table-{key}") for key in ("god", "hand", "board", "tokens", "action-card")]
    rows = [
        [
            str(words.name(COLOURS[seat])),
            hand(words, state, seat),
            player_board(words, state, seat),
            listed(words, [ELEMENTS[each] for each in state.tokens_of(seat)]),
            "✓" if state.holder == seat else "",
        ]
        for seat in range(state.players)
    ]
    return TextTable(words.say("table-gods"), heads, rows)


def hand(words: Words, state: State, seat: int) -> str:
    """List the cards of a hand, or count them if they are hidden."""
    if state.hidden[seat] > 0:
        return words.say("table-face-down", {"count": state.hidden[seat]})
    return listed(words, card_names(state.cards_of(seat)))


def player_board(words: Words, state: State, seat: int) -> str:
    """Name the card on a player board, and what it means."""
    card = state.board_cards[seat]
    return "" if card == NOTHING else f"{words.name(CARDS[card])}: {describe_mark(words, state.board_marks[seat])}"


# Beside the board.


def notes(words: Words, state: State) -> list[str]:
    """Count the piles and the bridges, and list whatever lies open or is known."""
    values: dict[str, Value] = {
        "draw": draw_pile_size(state),
        "used": sum(state.used_pile),
        "bridges": bridges_left(state),
    }
    lines = [words.say("board-piles", values)]
    for key, cards in (("top", state.top), ("looked-at", state.looked), ("joined", state.joined)):
        if cards:
            lines.append(words.say(f"board-{key}", {"cards": listed(words, card_names(cards))}))
    return [*lines, words.say("board-reconstructed")]
