"""The figures of the board, read from the game's data file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

BOARD = Path(__file__).parents[3] / "src/godsplay/games/gods_playground/data/board.toml"

with BOARD.open("rb") as file:
    _board = tomllib.load(file)


def _figures(table: str) -> dict[str, Any]:
    return {name: figure["value"] for name, figure in _board[table].items()}


STRENGTH = _figures("strength")
VIENNA = _figures("vienna")
POINTS = _figures("points")
ARROWS = _figures("arrows")
ESTATES = _figures("estates")
POLISH_ARMY = _figures("polish-army")
ESTATE_VALUE = _figures("value")
MONEY = _figures("money")
PRICE = _figures("price")
HITS = _figures("hits")
PIECES = _figures("pieces")

FAMILIES = ("white", "red", "blue")  # clockwise
REGIONS = ("prussia", "lithuania", "ukraine", "little-poland", "great-poland")  # clockwise from Prussia
ENEMIES = ("black", "russia", "tatars", "ottomans", "habsburgs")  # numbers one to five
REGION_OF = dict(zip(ENEMIES, REGIONS, strict=True))
ENEMY_OF = dict(zip(REGIONS, ENEMIES, strict=True))
