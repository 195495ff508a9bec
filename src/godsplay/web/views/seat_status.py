"""How far every seat has come, and what it has."""

from __future__ import annotations

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


def seat_status(display: Presentation, seen: Seen) -> list[SeatStatus]:
    """Describe every seat."""
    state = seen.state
    scores, to_act, winners = state.scores, state.to_act, state.winners
    return [
        SeatStatus(
            seat=seat,
            score=scores[seat] if seat < len(scores) else None,
            progress=display.describe_progress(display.progress(seen, seat)),
            acting=seat in to_act,
            won=seat in winners,
            facts=display.panel(seen, seat),
        )
        for seat in range(state.players)
    ]
