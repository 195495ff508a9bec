"""Sentences with something in common: what they share is said once, and each adds its own values.

A sentence is looked at as its word file writes it: fixed text and values in turn. No words are compared, so that this
works in any language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from godsplay.engine.message import Message
from godsplay.present.words import MAX_SENTENCES, Frozen, Words, hashable

FEWEST = 3  # sentences that are worth a heading
MANY = 7  # sentences that are worth rows
SHORT = 2  # words that a sentence of a row may add
SEPARATORS = " ,;:"


class Piece(NamedTuple):
    """A piece of a sentence: fixed text, or a value in words."""

    text: str
    fixed: bool


Sentence = tuple[Piece, ...]


class Row(NamedTuple):
    """Sentences with a common end: the end, and for each its place among all sentences and what it says before."""

    heading: str
    labels: list[tuple[int, str]]


class Layout(NamedTuple):
    """Sentences under what they have in common; may be nothing."""

    heading: str
    rows: list[Row]


def pieces(words: Words, message: Message) -> Sentence:
    """Split a sentence into its fixed text and its values."""
    return split(words, message.key, *map(hashable, message.values.items()))


@lru_cache(maxsize=MAX_SENTENCES)
def split(words: Words, key: str, *values: tuple[str, Frozen]) -> Sentence:
    """Split a sentence, its values given in a form that can be a key."""
    first, *others = [Piece(text, fixed) for text, fixed in words.pieces(key, *values)]
    return (Piece(first.text[:1].upper() + first.text[1:], first.fixed), *others)


def lay_out(sentences: list[Sentence]) -> Layout:
    """Arrange sentences: many that end alike in rows, a few under what they share, all others one by one."""
    shared = shared_start(sentences) if len(sentences) >= FEWEST else 0
    start = shared if is_long(join(sentences[0][:shared])) else 0
    rows = in_rows(sentences, start) if len(sentences) >= MANY else []
    if rows:
        return Layout(f"{join(sentences[0][:start])} …" if start else "", rows)
    end = shared_end(sentences, shared) if len(sentences) >= FEWEST else 0
    if not is_long(join(last(sentences[0], end))):
        end = 0
    elif not start:
        start = shared
    heading = f"{join(sentences[0][:start])} … {join(last(sentences[0], end))}".strip() if start or end else ""
    labels = [(place, join(each[start : len(each) - end])) for place, each in enumerate(sentences)]
    return Layout(heading, [Row("", labels)])


def in_rows(sentences: list[Sentence], start: int) -> list[Row]:
    """Group sentences that end with the same value into rows; no rows if they would not make the list shorter."""
    varying = [place for place, column in enumerate(zip(*sentences, strict=False)) if len(set(column)) > 1]
    if len({len(each) for each in sentences}) > 1 or len(varying) < 2:
        return []
    cut = varying[-2] + 1
    rows: dict[Sentence, Row] = {}
    for place, each in enumerate(sentences):
        row = rows.setdefault(each[cut:], Row(f"… {join(each[cut:])}", []))
        row.labels.append((place, join(each[start:cut])))
    if any(len(label.split()) > SHORT for row in rows.values() for _, label in row.labels):
        return []
    return list(rows.values()) if 1 < len(rows) <= len(sentences) / 2 else []


def shared_start(sentences: list[Sentence]) -> int:
    """Count the pieces that all sentences begin with, leaving at least one to each."""
    most = min(map(len, sentences)) - 1
    return next((place for place in range(most) if len({each[place] for each in sentences}) > 1), most)


def shared_end(sentences: list[Sentence], start: int) -> int:
    """Count the pieces that all sentences end with, leaving at least one between them and the start."""
    return shared_start([each[start:][::-1] for each in sentences])


def last(sentence: Sentence, count: int) -> Sentence:
    """Return the last pieces of a sentence."""
    return sentence[len(sentence) - count :]


def join(some: Sentence) -> str:
    """Write pieces without what only separates them from their neighbours."""
    return "".join(piece.text for piece in some).strip(SEPARATORS)


def is_long(text: str) -> bool:
    """Whether a text is worth a heading: a single word is not."""
    return " " in text
