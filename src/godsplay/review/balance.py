"""The balance of a game: each seat's start, luck, own decisions and those of others add up to its result."""

from __future__ import annotations

from math import sqrt

from godsplay.review.format import Balance, Moment, SeatReview


def balances(names: list[str], moments: list[Moment], result: list[float]) -> tuple[list[SeatReview], Balance]:
    """Return every seat's balance, and that of what belongs to nobody."""
    seats = [seat_review(seat, names[seat], moments, result[seat]) for seat in range(len(result))]
    rows = [each.balance for each in seats]
    nobody = Balance(
        0.0,
        -sum(row.luck for row in rows),
        0.0,
        -sum(row.own + row.others for row in rows),
        1.0 - sum(result),
        sqrt(sum(row.luck_error**2 for row in rows)),
    )
    return seats, nobody


def decided_change(moment: Moment, seat: int) -> float:
    """Return what a seat owes to the decision of a moment, whoever took it; the rest is luck.

    Of a secret choice that is what it lost: how choices met that nobody could see was nobody's doing.
    """
    if moment.seat is None:
        return 0.0  # the set-up: the seat that somebody got, and the deal
    if not moment.secret:
        return moment.change[seat]
    return 0.0 if moment.decision is None else moment.decision.change[seat]


def seat_review(seat: int, name: str, moments: list[Moment], result: float) -> SeatReview:
    """Add up what the moments brought a seat."""
    luck = own = others = 0.0
    stakes = loss = doubt = 0.0
    decisions = 0
    grades: dict[str, int] = {}
    for moment in moments:
        if moment.luck is not None:
            luck += moment.luck.shares[seat]
        decided = decided_change(moment, seat)
        if moment.seat == seat:
            own += decided
        else:
            others += decided
        if moment.secret or moment.seat is None:
            luck += moment.change[seat] - decided
        decision = moment.decision
        if decision is None or decision.seat != seat:
            continue
        decisions += 1
        loss += decision.loss
        stakes += max(decision.stakes, decision.loss)
        doubt += decision.error**2
        if decision.grade:
            grades[decision.grade] = grades.get(decision.grade, 0) + 1
    balance = Balance(1 / len(moments[0].shares), luck, own, others, result, luck_error(seat, moments))
    accuracy = 1 - loss / stakes if stakes > 0 else None
    return SeatReview(seat, name, balance, accuracy, sqrt(doubt) / stakes if stakes > 0 else 0.0, decisions, grades)


def luck_error(seat: int, moments: list[Moment]) -> float:
    """Return the standard error of a seat's luck.

    A position that luck leads to, and from which it leads on, is added and taken off again: it is in no doubt. So
    however many answers a secret step takes, only what it began with and what came of it are.
    """
    variance = 0.0
    for moment, following in zip(moments, [*moments[1:], None], strict=True):
        doubt = moment.shares_error[seat] ** 2
        led_here = moment.secret or moment.seat is None or moment.luck is not None
        leads_on = following is not None and following.secret
        if led_here != leads_on:
            variance += doubt
        if moment.luck is not None and not moment.secret and moment.seat is not None:
            variance += moment.luck.error[seat] ** 2 - doubt  # of the mean over all outcomes
    return sqrt(max(0.0, variance))
