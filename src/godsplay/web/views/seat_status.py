"""How far every seat has come, and what it has."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from godsplay.engine.seen import Seen
from godsplay.present.presentation import Presentation


class SeatStatus(msgspec.Struct):
    """How far a seat has come, and what it has."""

    seat: int
    score: int | None
    progress: str  # in words: its points, or its place in a race
    acting: bool
    won: bool
    facts: list[tuple[str, str]]  # label and value


def seat_status(display: Presentation, seen: Seen, acting: Collection[int]) -> list[SeatStatus]:
    """Describe every seat; `acting` are those that must decide: nobody in the midst of a move."""
    state = seen.state
    scores, winners = state.scores, state.winners
    return [
        SeatStatus(
            seat=seat,
            score=scores[seat] if seat < len(scores) else None,
            progress=display.describe_progress(display.progress(seen, seat)),
            acting=seat in acting,
            won=seat in winners,
            facts=display.panel(seen, seat),
        )
        for seat in range(state.players)
    ]
