"""What an environment renders: text, an SVG picture, or its pixels."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy
from numpy.typing import NDArray

from godsplay.engine.state import State
from godsplay.present.presentation import presentation

MODES = ["ansi", "svg", "rgb_array"]
WIDTH = 960  # pixels
BACKGROUND = "#fbf8f0"

OWN_COLOUR = re.compile(r"--own-([\w-]+):var\(--[\w-]+,((?:[^()]|\([^()]*\))*)\);")
USED_COLOUR = re.compile(r"var\(--own-([\w-]+)\)")


def render(state: State, seat: int | None, mode: str) -> str | NDArray[numpy.uint8]:
    """Show what a seat (None: a spectator) sees."""
    if mode == "ansi":
        return text(state, seat)
    picture = state.draw(seat)
    return picture if mode == "svg" else pixels(picture)


def text(state: State, seat: int | None) -> str:
    """Set the game's tables in plain columns."""
    lines: list[str] = []
    display, seen = presentation(state.game), state.seen(seat)
    lines += [display.status(seen), ""]
    for title, heads, rows in display.tables(seen):
        lines += [title, *columns([heads, *rows]), ""]
    lines += display.notes(seen)
    return "\n".join(lines)


def columns(rows: list[list[str]]) -> list[str]:
    """Align the cells of a table."""
    count = max((len(row) for row in rows), default=0)
    widths = [max(len(row[place]) for row in rows if place < len(row)) for place in range(count)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows]


def pixels(picture: str) -> NDArray[numpy.uint8]:
    """Rasterise an SVG picture."""
    resvg, image = library("resvg_py"), library("PIL.Image")
    png = bytes(resvg.svg_to_bytes(svg_string=by_day(picture), width=WIDTH, background=BACKGROUND))
    with image.open(io.BytesIO(png)) as opened:
        return numpy.array(opened.convert("RGB"))


def by_day(picture: str) -> str:
    """Put the colours of the day in place of variables, which only browsers know."""
    colours: dict[str, str] = {}
    for name, colour in OWN_COLOUR.findall(picture):
        colours.setdefault(name, colour)  # the day comes first in the style of a picture, the night after it
    return USED_COLOUR.sub(lambda found: colours.get(found[1], found[0]), picture)


def library(name: str) -> Any:
    """Import what only pixels need, or say how to get it."""
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise ImportError(f"render_mode 'rgb_array' needs {name}: pip install 'godsplay[lab]'") from None
