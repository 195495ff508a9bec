"""Plain tables, and a plain picture of them, for a game that brings no display of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.engine.position import write_fields
from godsplay.engine.state import State
from godsplay.present.drawing import svg
from godsplay.present.drawing.layers import Box, Layer, Sheet
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.typography import text_width

if TYPE_CHECKING:
    from godsplay.present.presentation import Presentation
    from godsplay.present.words import Words

Rows = tuple[str, list[str], list[list[str]]]  # a title, heads, and rows

WIDTH: Final = 960
HEIGHT: Final = 640
MARGIN: Final = 24
LINE: Final = 22
SIZE: Final = 14  # of the letters
GAP: Final = 18  # between columns

LIGHT: Final = {"paper": "#f4ecd8", "ink": "#33291f", "ink-soft": "#6a5c4a"}
DARK: Final = {"paper": "#211d18", "ink": "#ece2cc", "ink-soft": "#b8aa91"}
STYLE: Final = (
    svg.theme(".sheet", LIGHT, DARK)
    + f".sheet{{background:var(--own-paper);font:{SIZE}px {svg.SANS};fill:var(--own-ink)}}"
    + f".sheet .heading{{font:600 17px {svg.SERIF}}}.sheet .head{{fill:var(--own-ink-soft)}}"
)


def sheet(display: Presentation) -> Sheet:
    """Return the one sheet of a picture that is nothing but tables."""
    return Sheet("tables", Box(0, 0, WIDTH, HEIGHT), [Layer("tables", depends, draw)])


def depends(sketch: Sketch) -> str:
    """Return all that tables are drawn from."""
    return str(sketch.display.tables(sketch.seen))


def draw(sketch: Sketch) -> str:
    """Draw tables one below the other, as large as the sheet allows; what can be chosen has its buttons elsewhere."""
    tables = sketch.display.tables(sketch.seen)
    lines: list[str] = []
    y = MARGIN
    for heading, heads, rows in tables:
        if heading:
            y += LINE
            lines.append(svg.text(MARGIN, y, heading, class_="heading"))
        columns = starts([heads, *rows])
        for place, row in enumerate([heads, *rows] if heads else rows):
            y += LINE
            style = "head" if heads and place == 0 else "cell"
            lines += [svg.text(x, y, cell, class_=style) for x, cell in zip(columns, row, strict=False) if cell]
        y += LINE // 2
    box = f"0 0 {WIDTH} {y + MARGIN}"
    return svg.element("svg", *lines, viewBox=box, width=WIDTH, height=HEIGHT, preserveAspectRatio="xMidYMin")


def starts(rows: list[list[str]]) -> list[float]:
    """Return where the columns of a table begin."""
    widths: list[float] = []
    for row in rows:
        for place, cell in enumerate(row):
            widths += [0] * (place + 1 - len(widths))
            widths[place] = max(widths[place], text_width(cell, SIZE))
    places: list[float] = [MARGIN]
    for width in widths:
        places.append(places[-1] + width + GAP)
    return places


def lay_out(words: Words, state: State) -> list[Rows]:
    """Lay out the fields of a state: a table for every group of things, and a line for each that stands alone."""
    alone: list[list[str]] = []
    groups: list[Rows] = []
    for key, value in {**write_fields(state), **state.extras()}.items():
        if isinstance(value, dict) and value and all(isinstance(each, dict) for each in value.values()):
            heads = list(dict.fromkeys(head for each in value.values() for head in each))
            rows = [
                [plain(words, name), *(plain(words, each.get(head)) for head in heads)] for name, each in value.items()
            ]
            cells = [[plain(words, cell) for cell in row] for row in rows]
            groups.append((plain(words, key), ["", *(plain(words, head) for head in heads)], cells))
        else:
            alone.append([plain(words, key), plain(words, value)])
    return [*groups, *([("", ["", ""], alone)] if alone else [])]


def plain(words: Words, value: object) -> str:
    """Write a value as text: by its name if it has one."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join(f"{plain(words, key)} {plain(words, each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(plain(words, each) for each in value)
    named = words.name(value) if isinstance(value, (int, str)) else value
    return named.replace("-", " ") if isinstance(named, str) and named == value else str(named)
