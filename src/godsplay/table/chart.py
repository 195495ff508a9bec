"""The points of all seats over a game, as a picture."""

from __future__ import annotations

from typing import Any

from godsplay.core import svg
from godsplay.core.chance import Scripted
from godsplay.table.table import Table
from godsplay.table.wording import say

WIDTH, HEIGHT = 640.0, 380.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 20.0, 16.0, 34.0
STYLE = ""
SHADES = 6


def draw_scores(table: Table) -> str:
    """Draw a line for every seat, from what a spectator could see."""
    history = scores(table)
    most = max([1, *(max(row) for row in history if row)])
    least = min([0, *(min(row) for row in history if row)])
    step = nice_step(most - least)
    top = -(-most // step) * step
    inner_width, inner_height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(ply: int) -> float:
        return LEFT + inner_width * ply / max(1, len(history) - 1)

    def y(value: float) -> float:
        return TOP + inner_height * (top - value) / max(1, top - least)

    parts = []
    for value in range(-(-least // step) * step, top + 1, step):
        parts.append(svg.path(f"M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}", class_="grid"))
        parts.append(svg.text(LEFT - 6, y(value) + 4, str(value), class_="tick", text_anchor="end"))
    for seat in range(table.record.page.players):
        points = [(x(ply), y(row[seat])) for ply, row in enumerate(history)]
        parts.append(svg.path(stairs(points), class_=f"under seat-{seat % SHADES}", fill="none"))
        parts.append(svg.path(stairs(points), class_=f"line seat-{seat % SHADES}", fill="none"))
    parts.append(svg.text(LEFT, HEIGHT - 8, say("chart-start"), class_="tick"))
    parts.append(svg.text(WIDTH - RIGHT, HEIGHT - 8, say("chart-end"), class_="tick", text_anchor="end"))
    return svg.document(WIDTH, HEIGHT, say("chart-title"), STYLE, *parts, class_="chart")


def scores(table: Table) -> list[list[int]]:
    """List the points that everybody could see after every move."""
    record = table.record
    state = record.at(0)
    found: list[list[int]] = [public(state)]
    for move in record.page.moves:
        state.chance = Scripted(move.drew)
        state.apply(move.seat, record.game.actions[move.move])
        found.append(public(state))
    return found


def public(state: Any) -> list[int]:
    """Give the points that a spectator sees."""
    return list(state.seen(None).known.scores)


def stairs(points: list[tuple[float, float]]) -> str:
    """Draw points that stay as they are until they change."""
    outline = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    before = points[0]
    for here in points[1:]:
        if here[1] != before[1]:
            outline += f"H{here[0]:.1f}V{here[1]:.1f}"
        before = here
    return outline + f"H{points[-1][0]:.1f}"


def nice_step(span: int) -> int:
    """Choose round numbers for about five lines."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if span / step <= 6:
            return step
    return 1000
