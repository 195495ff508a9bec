"""A review in words: who won and why, the decisions and the dice that mattered most."""

from __future__ import annotations

from itertools import groupby
from math import sqrt

import msgspec

from godsplay.engine.message import Value
from godsplay.present.words import Words
from godsplay.review.balance import decided_change
from godsplay.review.format import Choice, Decision, Moment, Review, SeatReview

COLUMNS = ["start", "luck", "own", "others", "result", "accuracy"]  # headed by the words `review-<name>`
MOST = 3
NOTABLE = 0.005  # share of the win; dice that moved less are not worth a line


class Line(msgspec.Struct, frozen=True):
    """Something that mattered, with the number of moves after which it had happened."""

    ply: int
    seat: int
    share: float  # what it brought or cost the seat
    title: str
    sentences: list[str]


def headline(words: Words, found: Review) -> str:
    """Describe who won and what brought that about."""
    winners = [seat for seat in found.seats if seat.balance.result > 0]
    if not winners:
        return words.say("review-nobody-won", {"effort": found.effort})
    best = winners[0]
    balance = best.balance
    parts = {"luck": balance.luck, "others": balance.others, "own": balance.own}
    main = max(parts, key=lambda name: parts[name])
    values: dict[str, Value] = {
        "seats": [seat.name for seat in winners],
        "main": main,
        "points": points(parts[main]),
        "helper": found.seats[helper(found, best.seat)].name,
    }
    return words.say("review-headline", values)


def helper(found: Review, winner: int) -> int:
    """Return whose decisions brought a winner most, of the others."""
    brought = [0.0] * found.players
    for moment in found.moments:
        if moment.seat is not None:
            brought[moment.seat] += decided_change(moment, winner)
    return max((seat for seat in range(found.players) if seat != winner), key=lambda seat: brought[seat])


def turning_point(words: Words, found: Review) -> str:
    """Describe since when the winner was ahead; nothing if a win is shared."""
    winner = sole_winner(found)
    if winner is None:
        return ""
    ahead = 0
    for moment in found.moments:
        if any(share >= moment.shares[winner] for seat, share in enumerate(moment.shares) if seat != winner):
            ahead = moment.ply + 1
    values: dict[str, Value] = {"seat": found.seats[winner].name, "ply": ahead, "last": len(found.moments) - 1}
    return words.say("review-turning", values)


def sole_winner(found: Review) -> int | None:
    """Return the seat that has won alone, if any has."""
    winners = [seat.seat for seat in found.seats if seat.balance.result > 0]
    return winners[0] if len(winners) == 1 else None


def decisive(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the moves, of anybody, that brought the winner furthest; nothing if a win is shared."""
    winner = sole_winner(found)
    if winner is None:
        return []
    lines = []
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        rise = after.shares[winner] - before.shares[winner]
        if after.seat is None or rise < NOTABLE:
            continue
        values: dict[str, Value] = {
            "ply": after.ply,
            "mover": found.seats[after.seat].name,
            "points": points(rise),
            "move": after.text,
        }
        lines.append(Line(after.ply, winner, rise, words.say("review-step", values), after.told))
    return sorted(lines, key=lambda line: -line.share)[:most]


def seat_cells(seat: SeatReview) -> list[str]:
    """Return a seat's row as text, in the order of `COLUMNS`."""
    balance = seat.balance
    accuracy = "–" if seat.accuracy is None else f"{100 * seat.accuracy:.0f}% ± {100 * seat.accuracy_error:.0f}"
    return [
        f"{100 * balance.start:.0f}",
        f"{points(balance.luck)} ± {100 * balance.luck_error:.0f}",
        points(balance.own),
        points(balance.others),
        f"{100 * balance.result:.0f}",
        accuracy,
    ]


def points(share: float) -> str:
    """Format a change of share in points of a hundred, with its sign."""
    rounded = round(100 * share)
    return "0" if rounded == 0 else f"+{rounded}" if rounded > 0 else f"−{-rounded}"


def costliest(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the decisions that cost most, and what would have been better."""
    return [describe_decision(words, found, moment) for moment in found.costliest[:most]]


def describe_decision(words: Words, found: Review, moment: Moment) -> Line:
    """Describe a decision, what would have been better, and what either led to."""
    decision = moment.decision
    assert decision is not None
    best, chosen = decision.choices[0], decision.choices[decision.chosen]
    title = words.say(
        "review-decision",
        {
            "ply": moment.ply,
            "seat": found.seats[decision.seat].name,
            "move": chosen.text,
            "points": points(-decision.loss),
            "error": f"{100 * decision.error:.0f}",
            "grade": decision.grade,
        },
    )
    shares = {"share": percent(best, decision.seat), "less": percent(chosen, decision.seat)}
    better = words.say("review-better", {"move": best.text, **shares})
    return Line(
        moment.ply,
        decision.seat,
        -decision.loss,
        title,
        [better, *reasons(words, decision, found.seats[decision.seat].name)],
    )


def reasons(words: Words, decision: Decision, seat: str) -> list[str]:
    """Describe what the better choice and the one that was made were expected to bring."""
    best, chosen = decision.choices[0], decision.choices[decision.chosen]
    told = []
    if best.brings and best.brings != chosen.brings:
        told.append(words.say("review-would-bring", {"seat": seat, "story": " ".join(best.brings)}))
        told.append(words.say("review-has-brought", {"seat": seat, "story": " ".join(chosen.brings)}))
    return told


def percent(choice: Choice, seat: int) -> str:
    """Format a seat's share after a choice."""
    return f"{100 * choice.shares[seat]:.0f}%"


def luckiest(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the luck that brought a seat most."""
    return [each for each in strokes(words, found, 1) if each.share >= NOTABLE][:most]


def unluckiest(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the luck that cost a seat most."""
    return [each for each in strokes(words, found, -1) if each.share <= -NOTABLE][:most]


class Stroke(msgspec.Struct, frozen=True):
    """Luck of one kind at one time: dice and draws of a move, or how the secret choices of several met."""

    words: str
    first: Moment
    last: Moment
    shares: list[float]
    error: list[float]


def strokes(words: Words, found: Review, sign: int) -> list[Line]:
    """Describe all luck, that first that moved a seat most in a direction."""
    lines = []
    for stroke in [*rolls(found), *meetings(found)]:
        shares = stroke.shares
        seat = max(range(len(shares)), key=lambda each: sign * shares[each])
        values: dict[str, Value] = {
            "first": stroke.first.ply,
            "ply": stroke.last.ply,
            "seat": found.seats[seat].name,
            "points": points(shares[seat]),
            "error": f"{100 * stroke.error[seat]:.0f}",
        }
        lines.append(Line(stroke.last.ply, seat, shares[seat], words.say(stroke.words, values), stroke.last.told))
    return sorted(lines, key=lambda line: -sign * line.share)


def rolls(found: Review) -> list[Stroke]:
    """List the dice and draws, and what was dealt before the first move."""
    return [
        Stroke("review-roll" if each.ply else "review-set-up", each, each, each.luck.shares, each.luck.error)
        for each in found.moments
        if each.luck is not None
    ]


def meetings(found: Review) -> list[Stroke]:
    """List the secret steps, each from its first answer to its last, with the luck of how those met."""
    made = []
    runs = groupby(zip(found.moments, found.moments[1:], strict=False), lambda pair: pair[1].secret)
    for pairs in [list(run) for secret, run in runs if secret]:
        before, moments = pairs[0][0], [after for _, after in pairs]
        seats = range(found.players)
        shares = [sum(each.change[seat] - decided_change(each, seat) for each in moments) for seat in seats]
        error = [sqrt(before.shares_error[seat] ** 2 + moments[-1].shares_error[seat] ** 2) for seat in seats]
        made.append(Stroke("review-met", moments[0], moments[-1], shares, error))
    return made
