"""A review in words: who won and why, the decisions and the dice that mattered most."""

from __future__ import annotations

from itertools import groupby
from math import sqrt

import msgspec

from godsplay.engine.message import Value
from godsplay.present.words import Words
from godsplay.review.balance import decided_change
from godsplay.review.format import Balance, Choice, Decision, Moment, Review, SeatReview

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
    balance = winners[0].balance if winners else found.nobody
    parts = {"luck": balance.luck, "others": balance.others}
    if winners:
        parts["own"] = balance.own
    main = max(parts, key=lambda name: parts[name])
    values: dict[str, Value] = {
        "seats": [seat.name for seat in winners],
        "main": main,
        "change": change(parts[main]),
        "helper": found.seats[helper(found, winners[0].seat if winners else None)].name,
    }
    return words.say("review-headline" if winners else "review-nobody-won", values)


def helper(found: Review, winner: int | None) -> int:
    """Return whose decisions brought a winner most, of the others; or did most to make everybody lose."""
    brought = [0.0] * found.players
    for moment in found.moments:
        if moment.seat is not None:
            brought[moment.seat] += decided_for(moment, winner)
    return max((seat for seat in range(found.players) if seat != winner), key=lambda seat: brought[seat])


def decided_for(moment: Moment, winner: int | None) -> float:
    """Return what a decision brought the winner; without one, what it took from all seats together."""
    if winner is not None:
        return decided_change(moment, winner)
    return -sum(decided_change(moment, seat) for seat in range(len(moment.shares)))


def share_of(moment: Moment, winner: int | None) -> float:
    """Return the winner's share of the win after a move; without one, how likely it was that everybody loses."""
    return 1 - sum(moment.shares) if winner is None else moment.shares[winner]


def luck_for(moment: Moment, winner: int | None) -> float:
    """Return what dice and draws of a move brought the winner; without one, what they took from all seats together."""
    if moment.luck is None:
        return 0.0
    return -sum(moment.luck.shares) if winner is None else moment.luck.shares[winner]


def turning_point(words: Words, found: Review) -> str:
    """Describe since when the winner was ahead, or all seats were likely to lose; nothing if a win is shared."""
    if has_shared_win(found):
        return ""
    winner = sole_winner(found)
    first = 0
    for moment in found.moments:
        share = share_of(moment, winner)
        rivals = [0.5] if winner is None else [each for seat, each in enumerate(moment.shares) if seat != winner]
        if any(rival >= share for rival in rivals):
            first = moment.ply + 1
    when = found.moments[first].when
    values: dict[str, Value] = {"ply": first, "last": len(found.moments) - 1, "when": when, "named": int(bool(when))}
    if winner is None:
        return words.say("review-turning-nobody", values)
    return words.say("review-turning", {**values, "seat": found.seats[winner].name})


def has_shared_win(found: Review) -> bool:
    """Whether several seats have won."""
    return sum(seat.balance.result > 0 for seat in found.seats) > 1


def sole_winner(found: Review) -> int | None:
    """Return the seat that has won alone, if any has."""
    winners = [seat.seat for seat in found.seats if seat.balance.result > 0]
    return winners[0] if len(winners) == 1 else None


def decisive_heading(words: Words, found: Review) -> str:
    """Return what stands above the decisive moves."""
    everybody_lost = sole_winner(found) is None and not has_shared_win(found)
    return words.say("review-decisive-nobody" if everybody_lost else "review-decisive")


def decisive(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the moves, of anybody, that brought the winner furthest, or the loss of all; of a shared win nothing."""
    if has_shared_win(found):
        return []
    winner = sole_winner(found)
    lines = []
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        rise = share_of(after, winner) - share_of(before, winner)
        if after.seat is None or rise < NOTABLE:
            continue
        luck = luck_for(after, winner)
        values: dict[str, Value] = {
            "at": at(words, after),
            "mover": found.seats[after.seat].name,
            "change": change(rise),
            "luck": change(luck),
            "lucky": int(luck >= NOTABLE),
            "move": after.text,
        }
        seat = after.seat if winner is None else winner
        lines.append(
            Line(
                after.ply, seat, rise, words.say("review-step", values), [*next_best(words, after, winner), *after.told]
            )
        )
    return sorted(lines, key=lambda line: -line.share)[:most]


def next_best(words: Words, moment: Moment, winner: int | None) -> list[str]:
    """Say how far behind the next best choice was, where the winner made the best one."""
    decision = moment.decision
    if decision is None or decision.seat != winner or decision.chosen or len(decision.choices) < 2:
        return []
    following = decision.choices[1]
    if following.behind < NOTABLE:
        return []  # as good, as far as can be told
    return [words.say("review-next-best", {"move": following.text, "change": change(-following.behind)})]


def at(words: Words, moment: Moment, first: Moment | None = None) -> str:
    """Name the move, or the first and the last of several, and the turn."""
    values: dict[str, Value] = {"ply": moment.ply, "when": moment.when, "named": int(bool(moment.when))}
    if first is None or first.ply == moment.ply:
        return words.say("review-move", values)
    return words.say("review-moves", {**values, "first": first.ply})


def seat_cells(seat: SeatReview) -> list[str]:
    """Return a seat's row as text, in the order of `COLUMNS`."""
    accuracy = "–" if seat.accuracy is None else f"{100 * seat.accuracy:.0f}% ± {100 * seat.accuracy_error:.0f}"
    return [*balance_cells(seat.balance), accuracy]


def nobody_cells(found: Review) -> list[str]:
    """Return the row of what belongs to no seat: how everybody came to lose, or nearly; nothing if that is noise."""
    row = found.nobody
    if row.result < NOTABLE and max(abs(row.luck), abs(row.others)) < max(NOTABLE, 2 * row.luck_error):
        return []
    start, luck, _, decided, result = balance_cells(row)
    return [start, luck, "", decided, result, ""]


def balance_cells(balance: Balance) -> list[str]:
    """Return the parts of a balance as text."""
    return [
        f"{100 * balance.start:.0f}",
        f"{points(balance.luck)} ± {100 * balance.luck_error:.0f}",
        points(balance.own),
        points(balance.others),
        f"{100 * balance.result:.0f}",
    ]


def points(share: float) -> str:
    """Format a change of share in points of a hundred, with its sign."""
    rounded = round(100 * share)
    return "0" if rounded == 0 else f"+{rounded}" if rounded > 0 else f"−{-rounded}"


def change(share: float, error: float | None = None) -> str:
    """Format a change of share within a sentence: God's Playground counts points of its own."""
    return f"{points(share)}%" if error is None else f"{points(share)}% ± {100 * error:.0f}"


def costliest(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the decisions that cost most, and what would have been better."""
    return [describe_decision(words, found, moment) for moment in found.costliest[:most]]


def describe_decision(words: Words, found: Review, moment: Moment) -> Line:
    """Describe a decision, what would have been better, and what either led to."""
    decision = moment.decision
    assert decision is not None
    best, chosen = decision.choices[0], decision.choices[decision.chosen]
    seat = found.seats[decision.seat].name
    title = words.say(
        "review-decision",
        {
            "at": at(words, moment),
            "seat": seat,
            "move": chosen.text,
            "change": change(-decision.loss, decision.error),
            "grade": decision.grade,
        },
    )
    shares = {"share": percent(best.shares[decision.seat]), "less": percent(chosen.shares[decision.seat])}
    better = words.say("review-better", {"move": best.text, "seat": seat, **shares})
    return Line(moment.ply, decision.seat, -decision.loss, title, [better, *reasons(words, decision, seat)])


def reasons(words: Words, decision: Decision, seat: str) -> list[str]:
    """Describe what the better choice and the one that was made came to when they were tried out."""
    best, chosen = decision.choices[0], decision.choices[decision.chosen]
    if not best.brings or best.brings == chosen.brings:
        return []
    return [trial(words, "review-tried-better", best, seat), trial(words, "review-tried-chosen", chosen, seat)]


def trial(words: Words, key: str, choice: Choice, seat: str) -> str:
    """Describe what a choice came to, and what the seat's share of the win was then."""
    return words.say(key, {"seat": seat, "story": " ".join(choice.brings), "share": percent(choice.came_to)})


def percent(share: float) -> str:
    """Format a share of the win."""
    return f"{100 * share:.0f}%"


def luckiest(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the luck that brought a seat most."""
    return strokes(words, found, 1)[:most]


def unluckiest(words: Words, found: Review, most: int = MOST) -> list[Line]:
    """Describe the luck that cost a seat most."""
    return strokes(words, found, -1)[:most]


class Stroke(msgspec.Struct, frozen=True):
    """Luck of one kind at one time: dice and draws of a move, or how the secret choices of several met."""

    words: str
    first: Moment
    last: Moment
    shares: list[float]
    error: list[float]


def strokes(words: Words, found: Review, sign: int) -> list[Line]:
    """Describe the luck that moved a seat in a direction, that first which moved one most.

    What one seat gains others lose, so each stroke stands on one side alone: that of the seat it moved most.
    """
    lines = [stroke_line(words, found, stroke) for stroke in [*rolls(found), *meetings(found)]]
    return sorted((line for line in lines if sign * line.share >= NOTABLE), key=lambda line: -sign * line.share)


def stroke_line(words: Words, found: Review, stroke: Stroke) -> Line:
    """Describe a stroke of luck, on the side of the seat it moved most."""
    seat = moved_most(found, stroke)
    values: dict[str, Value] = {
        "at": at(words, stroke.last, stroke.first),
        "seats": told_of(words, found, stroke, seat),
    }
    return Line(stroke.last.ply, seat, stroke.shares[seat], words.say(stroke.words, values), stroke.last.told)


def moved_most(found: Review, stroke: Stroke) -> int:
    """Return the seat that luck moved most; of two, whom it moves alike, the winner."""
    if found.players == 2:
        return max(range(2), key=lambda seat: found.seats[seat].balance.result)
    return max(range(found.players), key=lambda seat: abs(stroke.shares[seat]))


def told_of(words: Words, found: Review, stroke: Stroke, first: int) -> str:
    """List what luck brought every seat that it moved, one of them first, with its error."""
    others = [seat for seat in range(found.players) if seat != first and abs(stroke.shares[seat]) >= NOTABLE]
    others.sort(key=lambda seat: -abs(stroke.shares[seat]))
    changes = [change(stroke.shares[first], stroke.error[first]), *(change(stroke.shares[seat]) for seat in others)]
    return ", ".join(
        words.say("review-for", {"change": each, "seat": found.seats[seat].name})
        for each, seat in zip(changes, [first, *others], strict=True)
    )


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
