"""What the rulebooks of God's Playground leave to be understood in several ways, and what a table has agreed on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.reading import Reading

READINGS: Final = [
    Reading(
        "equal-estates",
        "confederation",
        {"owner-chooses": "EN 317", "taker-chooses": "EN 317", "inner-one": "EN 96, EN 317"},
        default="owner-chooses",
        until={1: "inner-one"},
    ),
    Reading(
        "order-of-hits",
        "enemies-first",
        {"attacker-chooses": "EN 383", "own-first": "EN 383"},
        default="attacker-chooses",
        until={1: "own-first"},
    ),
    Reading(
        "polish-army-alone",
        "polish-army-in-campaigns",
        {"allowed": "EN 369, EN 748", "needs-a-unit": "EN 377"},
        default="allowed",
    ),
    Reading(
        "ottomans-from-vienna",
        "ottomans-in-turn-four",
        {"all-but-two-march": "EN 768, SUM 104", "all-march": "EN 440"},
        default="all-but-two-march",
        until={1: "all-march"},
    ),
    Reading(
        "polish-army-to-vienna",
        "poland-fights-back",
        {"in-turn-three": "EN 767", "whenever-ottomans-are-there": "EN 480, FR 195"},
        default="in-turn-three",
    ),
    Reading(
        "vienna-to-great-poland",
        "out-of-vienna",
        {"not-where-ottomans-stand": "EN 500, EN 512", "always": "EN 510"},
        default="not-where-ottomans-stand",
    ),
    Reading(
        "influence-meets-strength",
        "influence-expands",
        {"eliminated-at-once": "EN 508, SUM 105", "nobles-first": "EN 428, EN 508"},
        default="eliminated-at-once",
        until={1: "nobles-first"},
    ),
    Reading(
        "influence-and-estate-values",
        "estate-values",
        {"great-poland-only": "EN 540, EN 550", "every-region": "EN 542, EN 548"},
        default="great-poland-only",
        until={1: "every-region"},
    ),
]


class Readings:
    """What a table has agreed on, as the rules ask for it."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.inner_estate_goes: bool = agreed["equal-estates"] == "inner-one"
        self.taker_chooses_estate: bool = agreed["equal-estates"] == "taker-chooses"
        self.attacker_orders_hits: bool = agreed["order-of-hits"] == "attacker-chooses"
        self.polish_army_fights_alone: bool = agreed["polish-army-alone"] == "allowed"
        self.two_hold_vienna: bool = agreed["ottomans-from-vienna"] == "all-but-two-march"
        self.vienna_in_turn_three_only: bool = agreed["polish-army-to-vienna"] == "in-turn-three"
        self.vienna_joins_ottomans: bool = agreed["vienna-to-great-poland"] == "always"
        self.influence_takes_nobles_first: bool = agreed["influence-meets-strength"] == "nobles-first"
        self.influence_lowers_every_value: bool = agreed["influence-and-estate-values"] == "every-region"
