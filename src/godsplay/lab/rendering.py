"""What an environment renders: text, an SVG picture, or its pixels."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from godsplay.engine.state import State
from godsplay.present.presentation import TextTable, presentation

MODES = ["ansi", "svg", "rgb_array"]
WIDTH = 960  # pixels
BACKGROUND = "#fbf8f0"
COLUMNS = 10_000  # of text: no line is ever broken

OWN_COLOUR = re.compile(r"--own-([\w-]+):var\(--[\w-]+,((?:[^()]|\([^()]*\))*)\);")
USED_COLOUR = re.compile(r"var\(--own-([\w-]+)\)")


def render(state: State, seat: int | None, mode: str) -> str | NDArray[numpy.uint8]:
    """Render what a seat (None: a spectator) sees."""
    if mode == "ansi":
        return render_text(state, seat)
    picture = state.draw(seat)
    return picture if mode == "svg" else render_pixels(picture)


def render_text(state: State, seat: int | None) -> str:
    """Render the game's tables in plain columns."""
    console = Console(file=io.StringIO(), width=COLUMNS, color_system=None, markup=False, highlight=False, emoji=False)
    display, seen = presentation(state.game), state.seen(seat)
    with console.capture() as captured:
        console.print(display.status(seen), end="\n\n")
        for table in display.tables(seen):
            console.print(table.title)
            console.print(grid(table))
            console.print()
        for note in display.notes(seen):
            console.print(note)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def grid(table: TextTable) -> Table:
    """Lay out the heads and rows of a table without any lines."""
    made = Table.grid(padding=(0, 2, 0, 0))
    for row in [table.heads, *table.rows]:
        made.add_row(*row)
    return made


def render_pixels(picture: str) -> NDArray[numpy.uint8]:
    """Rasterise an SVG picture."""
    resvg, image = import_library("resvg_py"), import_library("PIL.Image")
    png = bytes(resvg.svg_to_bytes(svg_string=with_day_colours(picture), width=WIDTH, background=BACKGROUND))
    with image.open(io.BytesIO(png)) as opened:
        return numpy.array(opened.convert("RGB"))


def with_day_colours(picture: str) -> str:
    """Replace CSS variables, which only browsers know, by the colours of the day."""
    colours: dict[str, str] = {}
    for name, colour in OWN_COLOUR.findall(picture):
        colours.setdefault(name, colour)  # the day comes first in the style of a picture, the night after it
    return USED_COLOUR.sub(lambda found: colours.get(found[1], found[0]), picture)


def import_library(name: str) -> Any:
    """Import what only pixels need, or explain how to get it."""
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise ImportError(f"render_mode 'rgb_array' needs {name}: pip install 'godsplay[lab]'") from None
