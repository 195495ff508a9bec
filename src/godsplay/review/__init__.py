"""Review of a finished game: what was luck, what was skill, and where it turned."""

from __future__ import annotations

from collections.abc import Callable

from godsplay.records.record import Record
from godsplay.review.errors import ReviewError
from godsplay.review.format import Review

__all__ = ["Review", "ReviewError", "review"]


def review(record: Record, effort: str = "normal", progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a finished game; `progress` is told how many of its moves are done, and how many there are."""
    from godsplay.review.reviewing import review_record  # which imports bots and words, and most never review

    return review_record(record, effort, progress)
