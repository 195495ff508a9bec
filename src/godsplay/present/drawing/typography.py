"""How wide words are in the fonts that pages ship: labels are fitted to their plates when they are drawn."""

from __future__ import annotations

import json
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
UNKNOWN: Final = "W"  # a letter that the fonts lack comes from another one: as wide as the widest


class Face(StrEnum):
    """A font in one weight, by its row in the table of widths."""

    SERIF = "serif"
    SERIF_SEMIBOLD = "serif-semibold"
    SERIF_BOLD = "serif-bold"
    SERIF_ITALIC = "serif-italic"
    SANS = "sans"
    SANS_SEMIBOLD = "sans-semibold"
    SANS_BOLD = "sans-bold"


@cache
def advance_widths() -> dict[Face, dict[str, float]]:
    """Read how wide each letter is, as a part of the letters' size."""
    table = json.loads((FOLDER / "advance_widths.json").read_text(encoding="utf-8"))
    return {
        face: {letter: width / 1000 for letter, width in zip(table["letters"], table[face], strict=True)}
        for face in Face
    }


@lru_cache(maxsize=4096)
def unit_width(words: str, face: Face) -> float:
    """Return how wide words of size 1 are."""
    widths = advance_widths()[face]
    unknown = widths[UNKNOWN]
    return sum([widths.get(letter, unknown) for letter in words])


def text_width(words: str, size: float, face: Face = Face.SANS, spacing: float = 0) -> float:
    """Return how wide words are; spacing is what CSS calls letter-spacing, in em, and also follows the last letter."""
    return size * (unit_width(words, face) + spacing * len(words))


def fitted(words: str, width: float, size: float, face: Face = Face.SANS, spacing: float = 0) -> float:
    """Return the size, at most this one, at which words fit into a width."""
    wanted = text_width(words, size, face, spacing)
    return size if wanted <= width else size * width / wanted


def shortened(words: str, width: float, size: float, face: Face = Face.SANS) -> str:
    """Return as many letters of words as fit into a width; an ellipsis stands for the rest."""
    if text_width(words, size, face) <= width:
        return words
    while words and text_width(f"{words}…", size, face) > width:
        words = words[:-1]
    return f"{words.rstrip()}…"


def wrapped(words: str, width: float, size: float, face: Face = Face.SANS) -> list[str]:
    """Break words into lines that fit into a width; a word that is wider by itself gets a line of its own."""
    lines: list[str] = []
    for word in words.split():
        if lines and text_width(f"{lines[-1]} {word}", size, face) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
