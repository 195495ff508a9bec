"""The lines of a chart, cut where others join or leave them: what several share is drawn in their colours by turns."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

DASH = 14.0

Point = tuple[float, float]


class Strand(NamedTuple):
    """A piece of a line: ply and value, point by point, and the seats whose lines run along it."""

    points: list[tuple[int, int]]
    seats: list[int]


def strands(course: list[list[int]], seat: int) -> list[Strand]:
    """Cut the line of a seat into pieces that it has to itself, or shares with the same others."""
    found: list[Strand] = []
    start = 0
    for ply in range(1, len(course)):
        before, after = course[ply - 1], course[ply]
        if equals(after, seat) == equals(course[start], seat):
            continue
        level = [(each, course[each][seat]) for each in range(start, ply)]
        found.append(Strand([*level, (ply, before[seat])], equals(before, seat)))
        if before[seat] != after[seat]:
            stepping = [other for other in equals(before, seat) if after[other] == after[seat]]
            found.append(Strand([(ply, before[seat]), (ply, after[seat])], stepping))
        start = ply
    found.append(Strand([(each, course[each][seat]) for each in range(start, len(course))], equals(course[-1], seat)))
    return found


def equals(standing: list[int], seat: int) -> list[int]:
    """List the seats that stand where a seat stands, itself among them."""
    return [other for other, number in enumerate(standing) if number == standing[seat]]


def turns(points: list[Point], place: int, count: int) -> dict[str, str]:
    """Give the attributes by which lines on the same points take turns; each shows even on a short piece."""
    if count == 1:
        return {"stroke_linecap": "square"}  # so that pieces meet in a corner
    steps = pairwise(points)
    length = sum(abs(x - before_x) + abs(y - before_y) for (before_x, before_y), (x, y) in steps)
    dash = min(DASH, length / count)
    return {"stroke_dasharray": f"{dash:.2f} {dash * (count - 1):.2f}", "stroke_dashoffset": f"{-dash * place:.2f}"}


def stairs(points: list[Point]) -> str:
    """Draw points that stay as they are until they change."""
    outline = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    before = points[0]
    for here in points[1:]:
        if here[1] != before[1]:
            outline += f"H{here[0]:.1f}V{here[1]:.1f}"
        before = here
    return outline + f"H{points[-1][0]:.1f}"
