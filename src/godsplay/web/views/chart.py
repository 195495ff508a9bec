"""The chart of a finished game: how far every seat had come, move by move."""

from __future__ import annotations

from godsplay.engine.game import Game
from godsplay.present.drawing import svg
from godsplay.present.drawing.emblems import outline
from godsplay.present.presentation import presentation
from godsplay.present.ranking import progress
from godsplay.web.tables.table import Table
from godsplay.web.views.chart_lines import dash_style, shared_lines, stairs
from godsplay.web.views.colours import style
from godsplay.web.views.text import say

WIDTH, HEIGHT = 640.0, 380.0
LEFT, RIGHT, TOP, BOTTOM = 104.0, 38.0, 18.0, 34.0
BETWEEN = 23.0  # emblems at the end of the lines
LINES = 6  # across the picture


def draw_scores(table: Table) -> str:
    """Draw a line for every seat, from what a spectator could see, with its emblem at the end.

    Seats that have come equally far share a line, in alternating dashes of their colours.
    """
    game, course = table.game, history(table)
    numbers = [number for row in course for number in row]
    step = nice_step(max(1, *numbers) - min(0, *numbers))
    top, least = -(-max(1, *numbers) // step) * step, min(0, *numbers) // step * step

    def x(ply: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(1, len(course) - 1)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (top - value) / (top - least)

    parts = []
    for value in range(least, top + 1, step):
        parts.append(svg.path(f"M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}", class_="grid"))
        label = presentation(game).describe_progress(value)
        parts.append(svg.text(LEFT - 8, y(value) + 4, label, class_="tick", text_anchor="end"))
    edges, lines = [], []
    for seat in range(len(course[0])):
        line = []
        for piece in shared_lines(course, seat):
            points = [(x(ply), y(value)) for ply, value in piece.points]
            edges.append(svg.path(stairs(points), stroke_linecap="square"))
            line.append(svg.path(stairs(points), **dash_style(points, piece.seats.index(seat), len(piece.seats))))
        lines.append(svg.group(*line, class_=f"line {style(game, seat)}", fill="none"))
    parts += [svg.group(*edges, class_="under", fill="none"), *lines]  # no edge covers the line of another
    ends = spread([y(number) for number in course[-1]])
    parts += [seal(game, seat, WIDTH - RIGHT + 18, end) for seat, end in enumerate(ends)]
    parts.append(svg.text(LEFT, HEIGHT - 8, say("chart-start"), class_="tick"))
    parts.append(svg.text(WIDTH - RIGHT, HEIGHT - 8, say("chart-end"), class_="tick", text_anchor="end"))
    return svg.document(WIDTH, HEIGHT, say("chart-title"), "", *parts, class_="chart")


def seal(game: Game, seat: int, x: float, y: float) -> str:
    """Draw the emblem of a seat."""
    body = svg.rect(-11, -11, 22, 22, rx=4, class_="body")
    return svg.at(x, y, body, svg.path(outline(seat), class_="mark"), class_=f"emblem {style(game, seat)}")


def history(table: Table) -> list[list[int]]:
    """List how far every seat had come after every move, as everybody could see."""
    record = table.record
    return [progress(record.at(0)), *(progress(state) for state in record.replay())]


def spread(heights: list[float]) -> list[float]:
    """Move emblems apart that would overlap, keeping their order and within the picture."""
    order = sorted(range(len(heights)), key=lambda each: heights[each])
    moved = list(heights)
    lowest = HEIGHT - BOTTOM - BETWEEN * (len(heights) - 1)
    for place, each in enumerate(order):
        least = moved[order[place - 1]] + BETWEEN if place else TOP - 6
        moved[each] = max(least, min(heights[each], lowest + place * BETWEEN))
    return moved


def nice_step(span: int) -> int:
    """Return a round distance between lines, so that there are not too many."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if span / step <= LINES:
            return step
    return 1000
