"""Hints for a first game: what to tell a newcomer at which decision, and what on the board it is about."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a newcomer should know. Its words are `hint-NAME-title` and `hint-NAME`."""

    name: str
    steps: list[str] = []  # the decisions it belongs to; any if there are none
    chosen: list[str] = []  # the verbs of which one was chosen just before; any or none if there are none
    shows: str = ""  # what it is about in the picture, as a CSS selector; {seat} is whoever decides
    rule: str = ""  # where to read more
    sources: bool = False  # it ends with the way to where the figures come from


class Hints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of hints, in the order in which a player needs them."""

    hint: list[Hint]


def read_hints(file: Path) -> list[Hint]:
    """Read the hints that a game brings; a game may bring none."""
    if not file.exists():
        return []
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Hints).hint
