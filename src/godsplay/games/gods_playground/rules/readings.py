"""What the rulebooks of God's Playground leave to be understood in several ways, and what a table has agreed on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.reading import Reading

READINGS: Final = [
    Reading(
        "ottomans-from-vienna",
        "enemies-attack",
        {"all-but-two-march": "EN 768, SUM 104", "all-march": "EN 440"},
        default="all-but-two-march",
        until={1: "all-march"},
    ),
]


class Readings:
    """What a table has agreed on, as the rules ask for it."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.two_hold_vienna: bool = agreed["ottomans-from-vienna"] == "all-but-two-march"
