"""What the rulebook of The Magnates leaves to be understood in several ways, and what a table has agreed on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.reading import Reading

READINGS: Final = [
    Reading(
        "partition-lifted",
        "partitions",
        {"no-conflict-left": "EN 668-669", "no-lost-conflict-left": "EN 651-652, EN 662"},
        default="no-conflict-left",
        until={1: "no-lost-conflict-left"},
    ),
    Reading(
        "grain-trade-barred",
        "grain-trade",
        {"by-any-of-three-partitions": "CT", "by-those-it-uses": "EN 664-665, CT"},
        default="by-any-of-three-partitions",
        until={1: "by-those-it-uses"},
    ),
    Reading(
        "entail-against-assignats",
        "entail",
        {"does-not-help": "CT", "saves-one-estate": "CT"},
        default="does-not-help",
    ),
    Reading(
        "action-without-a-pawn",
        "actions",
        {"is-refused": "EN 293-296", "does-nothing": "EN 324-325"},
        default="is-refused",
        until={1: "does-nothing"},
    ),
    Reading(
        "gifts-once-wealth-is-counted",
        "gifts",
        {"are-over": "EN 889-890", "go-on": "EN 338-339"},
        default="are-over",
        until={1: "go-on"},
    ),
]


class Readings:
    """What a table has agreed on, as the rules ask for it."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.any_conflict_keeps_partition: bool = agreed["partition-lifted"] == "no-conflict-left"
        barred = agreed["grain-trade-barred"]
        self.partitions_that_bar_grain: int = 3 if barred == "by-any-of-three-partitions" else 2
        self.entail_helps_against_assignats: bool = agreed["entail-against-assignats"] == "saves-one-estate"
        self.gifts_end_with_counting: bool = agreed["gifts-once-wealth-is-counted"] == "are-over"
        self.estates_need_a_pawn: bool = agreed["action-without-a-pawn"] == "is-refused"
