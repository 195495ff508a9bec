"""The table: a position as plain data, with what chance draws and how contested lines are read laid beside it."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

Position = dict[str, Any]
Table = dict[str, Any]  # a position, and beside it "readings" and "drawn"

COMPONENTS: dict[str, Any] = tomllib.loads(
    files("godsplay.games.playful_gods.data").joinpath("components.toml").read_text()
)
COLOURS = ["blue", "red", "green", "yellow", "purple", "black"]
GODS = list(COMPONENTS["gods"])


def figure(group: str, name: str) -> Any:
    """Return a figure of the components."""
    return COMPONENTS[group][name]["value"]


def god_figure(god: str, name: str) -> Any:
    """Return a figure of a God Card."""
    return COMPONENTS["gods"][god][name]["value"]


def lay_out(position: Position, readings: dict[str, str], drawn: list[int]) -> Table:
    """Lay a position out to be played on."""
    return {**deepcopy(position), "readings": readings, "drawn": list(drawn)}


def put_away(table: Table) -> Position:
    """Return the position; chance must have drawn neither more nor less than the rules ask for."""
    if table["drawn"]:
        raise AssertionError(f"chance drew {table['drawn']}, and no rule asks for it")
    return {key: part for key, part in table.items() if key not in ("readings", "drawn")}


def drawn_by_chance(table: Table, kinds: list[str], there: dict[str, int]) -> str:
    """Return the kind that chance drew among those of which there is one."""
    if not table["drawn"]:
        raise AssertionError(f"a rule draws one of {there}, and chance drew nothing")
    kind = kinds[int(table["drawn"].pop(0))]
    if not there.get(kind, 0):
        raise AssertionError(f"chance drew {kind}, which is not there: {there}")
    return kind


def colours(table: Table) -> list[str]:
    """List the gods at the table, clockwise."""
    return list(table["seats"])


def to_the_left(table: Table, god: str, places: int = 1) -> str:
    """Return who sits so many places to the left, clockwise. EN 155."""
    around = colours(table)
    return around[(around.index(god) + places) % len(around)]


def in_order_from(table: Table, god: str) -> list[str]:
    """List everybody clockwise, from one god on. EN 155."""
    return [to_the_left(table, god, places) for places in range(len(colours(table)))]


def lasts(table: Table, god_card: str) -> bool:
    """Whether the effect of a God Card lasts now. EN 89."""
    return table["gods"][god_card]["lasts-for"] is not None
