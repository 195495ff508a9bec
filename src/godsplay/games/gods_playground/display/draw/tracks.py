"""What counts the time and the points: banners, the ribbon of phases, the track around the edge."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import BAND, HEADER, MAP
from godsplay.games.gods_playground.rules.board import FAMILIES, PHASES, TURNS
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import Point, group, number, path, piece, rect, text, title

ROMAN: Final = ["I", "II", "III", "IV"]
BANNER: Final = 138.0
RIBBON_START: Final = 590.0
CLOSED: Final = 28.0
ALONG: Final = 31  # spaces along the top and the bottom
DOWN: Final = 19  # spaces down each side, between them
ROUND: Final = 2 * (ALONG + DOWN)


# Turns.


def draw_banners(drawing: Drawing) -> str:
    """Draw the four turns as banners, this turn's hung out in colour."""
    return "".join(banner(drawing, turn) for turn in range(1, TURNS + 1))


def banner(drawing: Drawing, turn: int) -> str:
    """Draw one turn: its number, its king, its years."""
    x, y, _, height = HEADER
    left = x + 4 + (turn - 1) * (BANNER + 4)
    now = turn == drawing.turn
    fold = number(BANNER / 2)
    cloth = f"M{number(left)} {number(y)}h{number(BANNER)}v{number(height - 2)}l-{fold}-9-{fold} 9Z"
    hem = f"M{number(left + 5)} {number(y)}v{number(height - 10)}m{number(BANNER - 10)} 0v-{number(height - 10)}"
    king, years = drawing.say(f"name-king-{turn}"), drawing.say(f"draw-years-{turn}")
    style = "now" if now else "past" if turn < drawing.turn else "to-come"
    return group(
        title(drawing.say("draw-turn", turn=turn, king=king, years=years)),
        path(cloth, class_="panel"),
        path(hem, class_="hair"),
        text(left + 26, y + 33, ROMAN[turn - 1], class_="serif middle", style="font-size:22px;font-weight:600"),
        text(left + 46, y + 22, king, class_="heading"),
        text(left + 46, y + 41, years, class_="years", style="font-size:14px"),
        **touchable(f"turn {turn}", f"banner {style}"),
    )


# Phases.


def draw_ribbon(drawing: Drawing) -> str:
    """Draw the sixteen phases as a ribbon, the present one opened out."""
    _, y, width, _ = HEADER
    top, high = y + 12, 34.0
    room = width - 10 - RIBBON_START
    opened = PHASES.index(drawing.phase) if drawing.phase in PHASES else -1
    closed = CLOSED if opened >= 0 else room / len(PHASES)
    x = RIBBON_START
    cells = [path(f"M{number(x)} {top}l-12 6v{high}l12-6Z", class_="panel tail")]
    for place, name in enumerate(PHASES):
        wide = room - closed * (len(PHASES) - 1) if place == opened else closed
        style = "now" if place == opened else "past" if place < opened else "to-come"
        label = drawing.say(f"name-{name}")
        parts = [title(f"{place + 1} {label}"), rect(x, top, wide, high, class_="panel")]
        if place == opened:
            numeral = text(x + 22, top + 23.5, str(place + 1), class_="figure", style="font-size:17px")
            parts += [numeral, text(x + 42, top + 22.5, label, class_="heading")]
        else:
            parts.append(text(x + wide / 2, top + 23, str(place + 1), class_="middle serif", style="font-size:15px"))
        cells.append(group(*parts, **touchable(f"phase {name}", f"phase {style}")))
        x += wide
    cells.append(path(f"M{number(x)} {top}l6 6v{high}l-6-6Z", class_="panel tail"))
    return "".join(cells)


# Points.


def draw_points(drawing: Drawing) -> str:
    """Draw the families' discs on the track around the edge."""
    markers = []
    totals = dict(zip(FAMILIES, drawing.state.scores, strict=True))
    for family, points in totals.items():
        (x, y), along = space_middle(points)
        sharing = [other for other in FAMILIES if totals[other] % ROUND == points % ROUND]
        aside = (sharing.index(family) - (len(sharing) - 1) / 2) * 11
        x, y = (x + aside, y) if along else (x, y + aside)
        said = title(drawing.say("draw-points", family=family, points=points))
        markers.append(
            piece(f"points-{family}", x, y, said, pieces.disc(family, 9), **touchable(f"points {family}", "marker"))
        )
    return "".join(markers)


def space_middle(points: int) -> tuple[Point, bool]:
    """Find the middle of a space, clockwise from the top left, and whether it lies along the top or bottom."""
    x, y, width, height = MAP
    place = points % ROUND
    wide, tall = width / ALONG, (height - 2 * BAND) / DOWN
    half = BAND / 2
    if place < ALONG:
        return (x + wide * (place + 0.5), y + half), True
    place -= ALONG
    if place < DOWN:
        return (x + width - half, y + BAND + tall * (place + 0.5)), False
    place -= DOWN
    if place < ALONG:
        return (x + width - wide * (place + 0.5), y + height - half), True
    return (x + half, y + height - BAND - tall * (place - ALONG + 0.5)), False


@lru_cache(maxsize=1)
def track() -> str:
    """Draw the empty track."""
    x, y, width, height = MAP
    wide, tall = width / ALONG, (height - 2 * BAND) / DOWN
    outer = f"M{x} {y}h{width}v{height}h-{width}Z"
    inner = f"M{x + BAND} {y + BAND}v{height - 2 * BAND}h{width - 2 * BAND}v-{height - 2 * BAND}Z"
    lines = "".join(
        f"M{number(x + wide * each)} {y}v{BAND:g}m0 {height - 2 * BAND:g}v{BAND:g}" for each in range(1, ALONG)
    )
    lines += "".join(
        f"M{x} {number(y + BAND + tall * each)}h{BAND:g}m{width - 2 * BAND:g} 0h{BAND:g}" for each in range(DOWN + 1)
    )
    numerals = []
    for points in range(ROUND):
        (a, b), _ = space_middle(points)
        style = "middle serif bold" if points % 5 == 0 else "middle serif soft"
        numerals.append(text(a, b + 5, str(points), class_=style, style=f"font-size:{16 if points % 5 == 0 else 14}px"))
    return group(
        path(outer + inner, fill="var(--own-panel)", fill_rule="evenodd"),
        path(lines, class_="hair"),
        path(outer, class_="line", style="stroke-width:2"),
        path(inner, class_="line"),
        *numerals,
        **touchable("track", "track"),
    )


def draw_first_player(x: float, y: float) -> str:
    """Draw the first player's marker: a mace."""
    mace = "M-1.4-1H1.4V11H-1.4ZM0-11C4-11 6-8 6-5.4 6-2.6 4-.4 0-.4-4-.4-6-2.6-6-5.4-6-8-4-11 0-11Z"
    ribs = "M-3-9.6C-4.4-7-4.4-4-3-1.4M3-9.6C4.4-7 4.4-4 3-1.4M0-11V-.4"
    shaft = path(mace, class_="piece", fill="var(--own-gold)") + path(ribs, class_="line", style="stroke-width:.8")
    return piece("first-player", x, y, shaft)


LAYERS: Final = [
    Layer("track", lambda drawing: None, lambda drawing: track()),
    Layer("points", lambda drawing: tuple(drawing.state.scores), draw_points),
    Layer("banners", lambda drawing: drawing.turn, draw_banners),
    Layer("ribbon", lambda drawing: drawing.phase, draw_ribbon),
]
