"""A review as the page of a table shows it: strands, marked moments, and sentences."""

from __future__ import annotations

import msgspec

from godsplay.present.presentation import presentation
from godsplay.present.words import Words
from godsplay.review.format import Moment, Review, loss_of
from godsplay.review.grades import GRADES
from godsplay.review.summary import (
    COLUMNS,
    Line,
    costliest,
    decisive,
    decisive_heading,
    describe_decision,
    headline,
    luckiest,
    nobody_cells,
    rolls,
    seat_cells,
    stroke_line,
    turning_point,
    unluckiest,
)
from godsplay.web.tables.table import Table

DECIMALS = 4


class Mark(msgspec.Struct, frozen=True):
    """A moment that mattered."""

    ply: int
    kind: str  # decision or roll
    grade: str  # of a decision


class ReviewView(msgspec.Struct, frozen=True):
    """A whole review, in words."""

    headline: str
    turning: str  # from when on the winner was ahead; empty if the win is shared
    title: str  # of the table
    heads: list[str]
    rows: list[list[str]]  # of every seat
    nobody: list[str]  # name and cells of what belongs to no seat; empty where there is none
    note: str
    strands: list[list[float]]  # each seat's share of the win, move by move
    marks: list[Mark]
    furthest: str  # stands above the next
    decisive: list[Line]  # what brought the winner furthest
    costliest: list[Line]
    luckiest: list[Line]
    unluckiest: list[Line]
    others: list[Line]  # the other decisions that have a mark
    other_rolls: list[Line]  # and the other dice and draws


class ReviewStatus(msgspec.Struct, frozen=True):
    """How far a review has come."""

    state: str  # none, running or done
    done: int = 0  # moves
    total: int = 0
    review: ReviewView | None = None


def review_view(table: Table, text: str) -> ReviewView:
    """Describe a stored review."""
    found = msgspec.json.decode(text, type=Review)
    words = presentation(table.game).words  # seats by the names of their families, as in what is kept of moves
    worst = costliest(words, found)
    shown = {line.ply for line in worst}
    return ReviewView(
        headline=headline(words, found),
        turning=turning_point(words, found),
        title=words.say("review-balance-title"),
        heads=[words.say(f"review-{name}") for name in COLUMNS],
        rows=[seat_cells(seat) for seat in found.seats],
        nobody=[words.say("review-nobody"), *cells] if (cells := nobody_cells(found)) else [],
        note=words.say("review-balance-note"),
        strands=[[round(each.shares[seat], DECIMALS) for each in found.moments] for seat in range(found.players)],
        marks=[mark for moment in found.moments if (mark := mark_of(moment)) is not None],
        furthest=decisive_heading(words, found),
        decisive=decisive(words, found),
        costliest=worst,
        luckiest=luckiest(words, found),
        unluckiest=unluckiest(words, found),
        others=other_decisions(words, found, shown),
        other_rolls=other_rolls(words, found),
    )


def other_decisions(words: Words, found: Review, shown: set[int]) -> list[Line]:
    """Describe the graded decisions that are not among the costliest, in their order."""
    graded = (moment for moment in found.moments if moment.decision is not None and moment.decision.grade)
    return [describe_decision(words, found, moment) for moment in graded if moment.ply not in shown]


def other_rolls(words: Words, found: Review) -> list[Line]:
    """Describe the dice and draws that have a mark and are not among the luckiest or unluckiest, in their order."""
    shown = {line.title for line in [*luckiest(words, found), *unluckiest(words, found)]}
    marked = [stroke for stroke in rolls(found) if (mark := mark_of(stroke.last)) is not None and mark.kind == "roll"]
    lines = [stroke_line(words, found, stroke) for stroke in marked]
    return [line for line in lines if line.title not in shown]


def mark_of(moment: Moment) -> Mark | None:
    """Return the mark of a moment that mattered: a graded decision, or dice that moved as much as a slip."""
    if moment.decision is not None and moment.decision.grade and loss_of(moment) > 0:
        return Mark(moment.ply, "decision", moment.decision.grade)
    if moment.luck is not None and max(abs(share) for share in moment.luck.shares) >= GRADES["slip"]:
        return Mark(moment.ply, "roll", "")
    return None
