"""The board as tables for a terminal, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.playful_gods.rules.board import CENTRE, ELEMENTS, LEVELS, RING_1, RING_3, SECTORS, START
from godsplay.games.playful_gods.rules.board import Board as Figures

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.game import PlayfulGods
    from godsplay.present.words import Words

Table = tuple[str, list[str], list[list[str]]]


def lay_out(game: PlayfulGods, view: dict[str, Any]) -> list[Table]:
    """Give where the game stands, the arena by sector, the gods, and notes on what lies beside the board."""
    words = game.words()
    return [status(words, view), arena(words, game.board, view), gods(words, view), notes(words, game.board, view)]


def heads(words: Words, *keys: str) -> list[str]:
    """Put column heads into words."""
    return [words.say(f"table-{key}") for key in keys]


def name(words: Words, value: str) -> str:
    """Name a thing."""
    return str(words.name(value))


def status(words: Words, view: dict[str, Any]) -> Table:
    """Say whose turn it is, and what lasts."""
    title = words.say("table-turn")
    if not view["stack"]:
        return title, [], [[words.say("board-over", {"turn": view["turn"]})]]
    lasting = listed(words, list(view["god-cards"]["lasting"]))
    seat, step = view["stack"][0]["seat"], view["stack"][-1]["step"]
    values = {"turn": view["turn"], "seat": seat, "step": step, "lasting": lasting}
    key = "board-set-up" if not view["turn"] else "board-status-lasting" if lasting else "board-status"
    return title, [], [[words.say(key, values)]]


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


# Beside the board.


def notes(words: Words, board: Figures, view: dict[str, Any]) -> Table:
    """Give the piles and the bridges, and whatever lies open or is known."""
    built = sum(len(fields) for fields in view["bridges"].values())
    values = {"draw": draw_pile(view), "used": sum(view["used"].values()), "bridges": board.bridges - built}
    rows = [[words.say("board-piles", values)]]
    for key in ("top", "looked-at", "joined"):
        if view[key]:
            rows.append([words.say(f"board-{key}", {"cards": listed(words, view[key])})])
    return "", [], [*rows, [words.say("board-reconstructed")]]


def draw_pile(view: dict[str, Any]) -> int:
    """Count the cards in the draw pile: those not seen, without hands, with those known on top."""
    count = sum(view["unseen"].values()) - view["looked-at"].count("face-down")
    count += sum(1 for card in view["top"] if card != "face-down")
    for seat in view["seats"].values():
        if isinstance(seat["hand"], int):
            count -= seat["hand"]
    return int(count)
