"""A plain sheet: the tables of a view as a picture, for a game that draws no board of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.core import svg

if TYPE_CHECKING:
    from godsplay.core.game import Game

WIDTH: Final = 960
MARGIN: Final = 24
LINE: Final = 22
LETTER: Final = 7.2  # a fair guess at the width of a letter

LIGHT: Final = {"paper": "#f4ecd8", "ink": "#33291f", "ink-soft": "#6a5c4a", "accent": "#8a4b08"}
DARK: Final = {"paper": "#211d18", "ink": "#ece2cc", "ink-soft": "#b8aa91", "accent": "#f0b860"}
STYLE: Final = (
    svg.theme(".sheet", LIGHT, DARK)
    + f".sheet{{background:var(--own-paper);font:14px {svg.SANS};fill:var(--own-ink)}}"
    + f".sheet .heading{{font:600 17px {svg.SERIF}}}.sheet .head{{fill:var(--own-ink-soft)}}"
    + ".sheet .choice{fill:var(--own-accent);cursor:pointer}"
)


def draw(game: Game, view: dict[str, Any], legal: list[str]) -> str:
    """Write the tables one below the other, and what can be chosen at the end."""
    lines: list[str] = []
    y = MARGIN
    for heading, heads, rows in game.tables(view):
        if heading:
            y += LINE
            lines.append(svg.text(MARGIN, y, heading, class_="heading"))
        columns = starts([heads, *rows])
        for place, row in enumerate([heads, *rows] if heads else rows):
            y += LINE
            style = "head" if heads and place == 0 else "cell"
            lines += [svg.text(x, y, cell, class_=style) for x, cell in zip(columns, row, strict=False) if cell]
        y += LINE // 2
    words = game.words()
    for notation in legal:
        y += LINE
        sentence = words.text(game.describe_in(view, game.actions[notation]))
        lines.append(svg.text(MARGIN, y, sentence, class_="choice", **svg.choice([notation], sentence)))
    return svg.document(WIDTH, y + MARGIN, game.title, STYLE, *lines, class_="sheet")


def starts(rows: list[list[str]]) -> list[float]:
    """Find where the columns of a table begin."""
    widths: list[int] = []
    for row in rows:
        for place, cell in enumerate(row):
            widths += [0] * (place + 1 - len(widths))
            widths[place] = max(widths[place], len(cell))
    places: list[float] = [MARGIN]
    for width in widths:
        places.append(places[-1] + width * LETTER + 18)
    return places
