"""What a rule rests on: lines of a rulebook, and rulings where those are silent or can be read in several ways."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import msgspec

SOURCE = "Rulebook: "  # begins the last line of a rule
RULINGS = re.compile(r"\brulings? (\d+(?:(?:, | and )\d+)*)")
LINES = re.compile(r"\b(?:(EN|FR|SUM) )?(\d+)(?:-(\d+))?")
ENGLISH = "EN"  # the rulebook that is meant where none is named


class CitationError(ValueError):
    """Raised for a list of rulings that cannot be used."""


class Lines(NamedTuple):
    """Lines of a rulebook."""

    book: str
    first: int
    last: int


class Ruling(msgspec.Struct, forbid_unknown_fields=True):
    """How a place is read where the rulebook is silent, contradicts itself or can be understood in several ways."""

    question: str
    answer: str
    lines: list[str] = []
    reading: str = ""  # the reading by which a table can choose otherwise


def read_rulings(path: Path) -> dict[int, Ruling]:
    """Read the rulings of a game by their numbers; a game may have none."""
    if not path.exists():
        return {}
    try:
        read = msgspec.toml.decode(path.read_bytes(), type=dict[str, Ruling])
        return {int(number): ruling for number, ruling in read.items()}
    except ValueError as error:
        raise CitationError(f"{path.name}: {error}") from None


def cited_rulings(text: str) -> list[int]:
    """List the rulings that a text cites, each once."""
    numbers = [int(number) for found in RULINGS.findall(text) for number in re.findall(r"\d+", found)]
    return list(dict.fromkeys(numbers))


def cited_lines(text: str) -> list[Lines]:
    """List the lines that a citation names: "EN 7-19, 40; SUM 3" (a name holds until the next)."""
    book, found = ENGLISH, []
    for name, first, last in LINES.findall(RULINGS.sub("", text)):
        book = name or book
        found.append(Lines(book, int(first), int(last or first)))
    return found


def split_source(text: str) -> tuple[str, str]:
    """Split a rule into what it says and the line that names its source; that line may be missing."""
    words, found, source = text.rstrip().rpartition(f"\n{SOURCE}")
    return (words.rstrip(), source) if found else (text.strip(), "")
