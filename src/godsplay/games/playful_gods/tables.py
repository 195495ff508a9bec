"""The board as tables for a terminal, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.playful_gods.board import CENTRE, ELEMENTS, LEVELS, RING_1, RING_3, SECTORS, START
from godsplay.games.playful_gods.board import Board as Figures

if TYPE_CHECKING:
    from godsplay.core.words import Words
    from godsplay.games.playful_gods.game import PlayfulGods

Table = tuple[str, list[str], list[list[str]]]


def lay_out(game: PlayfulGods, view: dict[str, Any]) -> list[Table]:
    """Give the arena by sector, the gods, and the cards."""
    words = game.words()
    return [arena(words, game.board, view), gods(words, view), cards(words, view)]


def heads(words: Words, *keys: str) -> list[str]:
    """Put column heads into words."""
    return [words.say(f"table-{key}") for key in keys]


def name(words: Words, value: str) -> str:
    """Name a thing."""
    return str(words.name(value))


# The arena.


def arena(words: Words, board: Figures, view: dict[str, Any]) -> Table:
    """Give the fields of each level, one row a sector, as the rings lie now."""
    rows = [
        [str(sector), *[field(words, board, view, level, sector) for level in range(START, CENTRE + 1)]]
        for sector in range(SECTORS)
    ]
    levels = [name(words, level) for level in LEVELS]
    return words.say("table-arena"), [words.say("table-sector"), *levels], rows


def field(words: Words, board: Figures, view: dict[str, Any], level: int, sector: int) -> str:
    """Describe a field: its element, a bridge on it, a champion on it."""
    offset = view["offsets"][level - 1] if RING_1 <= level <= RING_3 else 0
    number = (sector - offset) % SECTORS
    parts = []
    if level != START:
        parts.append(name(words, ELEMENTS[board.elements[level * SECTORS + number]]))
    elif sector in board.start_fields:
        parts.append("·")
    if number in view["bridges"].get(LEVELS[level], []):
        parts.append(words.say("table-bridge"))
    for colour, seat in view["seats"].items():
        if seat["champion"] == {"level": LEVELS[level], "field": number}:
            parts.append(f"[{name(words, colour)}]")
    return " ".join(parts)


# The gods.


def gods(words: Words, view: dict[str, Any]) -> Table:
    """Give each god's hand as far as it is known, player board and tokens."""
    rows = []
    for colour, seat in view["seats"].items():
        hand = seat["hand"]
        board = seat["board"]
        rows.append(
            [
                name(words, colour),
                words.say("table-face-down", {"count": hand}) if isinstance(hand, int) else listed(words, hand),
                f"{name(words, board['card'])}: {use(words, board['use'])}" if board else "",
                listed(words, seat["tokens"]),
                "✓" if view["action-card"] == colour else "",
            ]
        )
    return words.say("table-gods"), heads(words, "god", "hand", "board", "tokens", "action-card"), rows


def use(words: Words, text: str) -> str:
    """Say what a card on a player board means."""
    kind, _, thing = text.partition(" ")
    return words.say(f"table-{kind}", {"thing": thing})


def listed(words: Words, names: list[str]) -> str:
    """List things by name."""
    return ", ".join(name(words, each) for each in names)


# The cards.


def cards(words: Words, view: dict[str, Any]) -> Table:
    """Give the piles, and whatever lies open or lasts."""
    face_down = sum(view["unseen"].values())
    for seat in view["seats"].values():
        if isinstance(seat["hand"], int):
            face_down -= seat["hand"]
    face_down -= view["looked-at"].count("face-down")
    known = sum(1 for card in view["top"] if card != "face-down")
    lasting = [f"{name(words, god)} ({name(words, colour)})" for god, colour in view["god-cards"]["lasting"].items()]
    rows = [
        [words.say("table-draw-pile"), str(face_down + known)],
        [words.say("table-used"), str(sum(view["used"].values()))],
        [words.say("table-lasting"), ", ".join(lasting)],
        [words.say("table-bridges-built"), str(sum(len(fields) for fields in view["bridges"].values()))],
        [words.say("table-turn"), str(view["turn"])],
    ]
    for key in ("top", "looked-at", "joined"):
        if view[key]:
            rows.append([words.say(f"table-{key}"), listed(words, view[key])])
    return words.say("table-cards"), heads(words, "what", "which"), rows
