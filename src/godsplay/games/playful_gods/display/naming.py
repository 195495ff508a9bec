"""Things of a position by name, for words, tables and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.games.playful_gods.rules.board import CARDS, FACE_DOWN, GODS, MARKS, POWERS, Board, is_played_first

if TYPE_CHECKING:
    from godsplay.present.words import Words

HIDDEN_CARD: Final = "face-down"
STEPS: Final = ("move", "step", "tailwind")  # verbs that bring a champion onto an adjacent field


def card_names(cards: list[int]) -> list[str]:
    """Name cards; those that lie face down have a name of their own."""
    return [HIDDEN_CARD if card == FACE_DOWN else CARDS[card] for card in cards]


def kind_of_mark(mark: int) -> str:
    """Name what a card on a player board does: it blocks something, or is to be played first."""
    return "first" if is_played_first(mark) else "block"


def describe_mark(words: Words, mark: int) -> str:
    """Describe what a card on a player board means."""
    return words.say(f"table-{kind_of_mark(mark)}", {"thing": MARKS[mark]})


def god_effect(words: Words, board: Board, god: int) -> str:
    """Describe what a god does, with the figures of the edition."""
    return words.say(f"draw-god-{GODS[god]}", {"count": board.god_figures[god]})


def power_effect(words: Words, board: Board, power: int) -> str:
    """Describe what an Ability token does, with the figures of the edition."""
    return words.say(f"draw-power-{POWERS[power]}", {"count": board.tide})


def listed(words: Words, names: list[str]) -> str:
    """List things by name."""
    return ", ".join(str(words.name(each)) for each in names)
