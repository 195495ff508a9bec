"""What the rulebook of Playful Gods leaves to be understood in several ways, and what a table has agreed on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.reading import Reading

READINGS: Final = [
    Reading(
        "outwards-onto-ring-1",
        "bridges",
        {"over-a-bridge": "EN 57, EN 200", "without-a-bridge": "EN 190"},
        default="over-a-bridge",
    ),
    Reading(
        "cards-used-in-a-turn",
        "actions",
        {"five-at-most": "EN 180", "all-in-hand": "EN 180"},
        default="five-at-most",
        until={1: "all-in-hand"},
    ),
    Reading(
        "token-for-poseidon",
        "ability-tokens",
        {"earned": "EN 25", "not-earned": "EN 151"},
        default="earned",
        until={1: "not-earned"},
    ),
    Reading(
        "powers-against-blocks",
        "ability-tokens",
        {"blocks-hold": "EN 128, EN 130", "powers-prevail": "EN 23"},
        default="blocks-hold",
        until={1: "powers-prevail"},
    ),
]


class Readings:
    """What a table has agreed on, as the rules ask for it."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.bridge_out_onto_ring_1: bool = agreed["outwards-onto-ring-1"] == "over-a-bridge"
        self.cards_are_limited: bool = agreed["cards-used-in-a-turn"] == "five-at-most"
        self.poseidon_earns_tokens: bool = agreed["token-for-poseidon"] == "earned"
        self.powers_lift_blocks: bool = agreed["powers-against-blocks"] == "powers-prevail"
