"""What the rulebook of Playful Gods leaves to be understood in several ways, and what a table has agreed on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.reading import Reading

READINGS: Final[list[Reading]] = []


class Readings:
    """What a table has agreed on, as the rules ask for it."""

    def __init__(self, agreed: dict[str, str]) -> None:
        pass
