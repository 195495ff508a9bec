"""The lines of a chart, cut where others join or leave them: shared pieces are drawn in alternating dashes."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

DASH = 14.0

Point = tuple[float, float]


class LinePiece(NamedTuple):
    """A piece of a line: ply and value, point by point, and the seats whose lines run along it."""

    points: list[tuple[int, int]]
    seats: list[int]


def shared_lines(course: list[list[int]], seat: int) -> list[LinePiece]:
    """Cut the line of a seat into pieces that it has to itself, or shares with the same others."""
    found: list[LinePiece] = []
    start = 0
    for ply in range(1, len(course)):
        before, after = course[ply - 1], course[ply]
        if level_with(after, seat) == level_with(course[start], seat):
            continue
        level = [(each, course[each][seat]) for each in range(start, ply)]
        found.append(LinePiece([*level, (ply, before[seat])], level_with(before, seat)))
        if before[seat] != after[seat]:
            stepping = [other for other in level_with(before, seat) if after[other] == after[seat]]
            found.append(LinePiece([(ply, before[seat]), (ply, after[seat])], stepping))
        start = ply
    found.append(
        LinePiece([(each, course[each][seat]) for each in range(start, len(course))], level_with(course[-1], seat))
    )
    return found


def level_with(progress: list[int], seat: int) -> list[int]:
    """List the seats that have come as far as a seat, itself included."""
    return [other for other, number in enumerate(progress) if number == progress[seat]]


def dash_style(points: list[Point], place: int, count: int) -> dict[str, str]:
    """Return the attributes by which lines on the same points alternate; each shows even on a short piece."""
    if count == 1:
        return {"stroke_linecap": "square"}  # so that pieces meet in a corner
    steps = pairwise(points)
    length = sum(abs(x - before_x) + abs(y - before_y) for (before_x, before_y), (x, y) in steps)
    dash = min(DASH, length / count)
    return {"stroke_dasharray": f"{dash:.2f} {dash * (count - 1):.2f}", "stroke_dashoffset": f"{-dash * place:.2f}"}


def stairs(points: list[Point]) -> str:
    """Return a path that stays level until the next change."""
    outline = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    before = points[0]
    for here in points[1:]:
        if here[1] != before[1]:
            outline += f"H{here[0]:.1f}V{here[1]:.1f}"
        before = here
    return outline + f"H{points[-1][0]:.1f}"
