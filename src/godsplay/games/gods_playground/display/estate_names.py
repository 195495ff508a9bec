"""How an estate is told from the others of its region: by what it is worth, and by the border."""

from __future__ import annotations

from godsplay.engine.message import Value
from godsplay.games.gods_playground.rules.board import SPACES, Board


def estate_values(board: Board, region: int, space: int) -> dict[str, Value]:
    """Return what an estate is worth and, of several worth the same, which of them it is."""
    line = board.estate_points[region * SPACES : (region + 1) * SPACES]
    equals = [place for place, points in enumerate(line) if points == line[space]]
    if len(equals) == 1:
        which = "only"
    elif space in (equals[0], equals[-1]):
        which = "inner" if space == equals[0] else "outer"
    else:
        which = "middle"
    return {"points": line[space], "which": which}
