"""What figures.toml and edition files must look like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from godsplay.engine.edition import Edition, read_edition

MOST_CARDS = 13  # the catalog of actions has no more

Highest = Annotated[int, Meta(ge=2, le=MOST_CARDS)]


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """The highest card of every hand and of the prizes, in a whole game and in a short one."""

    highest: Highest
    short: Highest


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of figures.toml."""

    deck: Deck


def read_figures(changes: Path | str | dict[str, Any] | None) -> tuple[Edition, Figures]:
    """Read the figures, with those of an edition file in their place."""
    return read_edition(Path(__file__).parent / "data" / "figures.toml", changes, Figures)
