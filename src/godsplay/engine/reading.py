"""Readings: lines of a rulebook that can be understood in several ways, and what a table has agreed on."""

from __future__ import annotations

import difflib


class ReadingError(ValueError):
    """Raised for a reading that the game does not have, or a way that it cannot be read."""


class Reading:
    """A contested line. Each way to read it has a name and the lines that it rests on; a table agrees on one."""

    def __init__(
        self, name: str, rule: str, ways: dict[str, str], default: str, until: dict[int, str] | None = None
    ) -> None:
        self.name: str = name
        self.rule: str = rule  # where it applies
        self.ways: dict[str, str] = ways
        self.default: str = default
        self.until: dict[int, str] = until or {}  # how earlier versions of the rules read it, by the last of them

    def __repr__(self) -> str:
        return f"<Reading {self.name}: {', '.join(self.ways)}>"

    def under(self, rules_version: int) -> str:
        """Return how a version of the rules read the line when nothing else was agreed on."""
        earlier = [last for last in self.until if rules_version <= last]
        return self.until[min(earlier)] if earlier else self.default


def agree(title: str, readings: list[Reading], given: dict[str, str] | None) -> dict[str, str]:
    """Complete what a table has agreed on with the defaults; refuse what cannot be read so."""
    if given is not None and not isinstance(given, dict):
        raise ReadingError(f"readings are a dictionary of names and ways, not {given!r}")
    agreed = {reading.name: reading.default for reading in readings}
    ways = {reading.name: reading.ways for reading in readings}
    for name, way in (given or {}).items():
        if name not in agreed:
            raise ReadingError(f"{title} has no reading {name!r}{meant(name, list(agreed))}")
        if way not in ways[name]:
            known = ", ".join(ways[name])
            raise ReadingError(f"the reading {name!r} is one of {known}, not {way!r}")
        agreed[name] = way
    return agreed


def meant(name: str, known: list[str]) -> str:
    """Guess which of the known names was meant."""
    if not known:
        return " (it has none)"
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.5)
    return f"; did you mean {near[0]!r}?" if near else f" (it has: {', '.join(known)})"


def as_of(readings: list[Reading], rules_version: int) -> dict[str, str]:
    """Return how a version of the rules read every line."""
    return {reading.name: reading.under(rules_version) for reading in readings}
