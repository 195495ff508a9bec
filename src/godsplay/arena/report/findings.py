"""The findings of a tournament: each a plot whose title says what it shows."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from godsplay.arena.match import Result
from godsplay.arena.report import plots
from godsplay.arena.report.style import bot_colour, other_colour
from godsplay.arena.schedule import arrangements
from godsplay.arena.stats.intervals import Estimate, wins_by_seat
from godsplay.arena.stats.standings import Standing, percent, scores_of
from godsplay.engine.game import Game
from godsplay.present.presentation import presentation
from godsplay.present.words import Words

SEEDS_FOR_CLAIMS = 10  # below this nothing is claimed, however clear it looks


class Finding(NamedTuple):
    """A plot, the sentence above it, and a note on how to read it."""

    name: str
    title: str
    note: str
    figure: Any


def findings(game: Game, results: list[Result], rows: list[Standing]) -> list[Finding]:
    """List the findings that every game has."""
    words = presentation(game).words
    found = [win_shares(words, results, rows), ratings(words, results, rows), win_shares_by_seat(game, results)]
    if any(score not in (0, 1) for result in results for score in result.scores):  # some games only know who won
        found.append(scores(words, results, rows))
    return [*found, length(words, results)]


def win_shares(words: Words, results: list[Result], rows: list[Standing]) -> Finding:
    """Show how often each bot wins."""
    chance = 1 / len(results[0].seats)
    best = rows[0]
    key = "report-wins" if best.wins.low > chance else "report-wins-open"
    title = words.say(
        key if enough_seeds(results) else "report-wins-few",
        {"bot": best.bot, "share": percent(best.wins.mean), "chance": percent(chance)},
    )
    names, estimates = [row.bot for row in rows], [row.wins for row in rows]
    figure = plots.shares(names, estimates, words.say("report-wins-axis"), bot_colour, chance)
    return Finding("wins", title, words.say("report-wins-note"), figure)


def ratings(words: Words, results: list[Result], rows: list[Standing]) -> Finding:
    """Show how each bot is rated."""
    estimates = [
        Estimate(row.rating.skill, row.rating.skill - row.rating.margin, row.rating.skill + row.rating.margin)
        for row in rows
    ]
    best = max(range(len(rows)), key=lambda place: estimates[place].mean)
    sure = all(estimates[best].low > each.high for each in estimates if each is not estimates[best])
    title = words.say(
        "report-ratings-sure" if sure and enough_seeds(results) else "report-ratings-open", {"bot": rows[best].bot}
    )
    figure = plots.intervals([row.bot for row in rows], estimates, words.say("report-ratings-axis"), bot_colour)
    return Finding("ratings", title, words.say("report-ratings-note"), figure)


def win_shares_by_seat(game: Game, results: list[Result]) -> Finding:
    """Show how often each seat wins, whoever sits there."""
    words = presentation(game).words
    chance = 1 / len(results[0].seats)
    estimates = [sample.share() for sample in wins_by_seat(results)]
    names = [str(words.name(name)) for name in game.seat_names[: len(estimates)]]
    best = max(range(len(estimates)), key=lambda seat: estimates[seat].mean)
    if not enough_seeds(results):
        title = words.say("report-seats-few")
    elif estimates[best].low > chance:
        title = words.say("report-seats-unequal", {"seat": names[best], "share": percent(estimates[best].mean)})
    else:
        title = words.say("report-seats-equal")
    figure = plots.shares(names, estimates, words.say("report-seats-axis"), neutral, chance)
    note = words.say("report-seats-note" if evenly_seated(results) else "report-seats-note-uneven")
    return Finding("seats", title, note, figure)


def scores(words: Words, results: list[Result], rows: list[Standing]) -> Finding:
    """Show how many points each bot makes."""
    best = max(rows, key=lambda row: row.score)
    samples = {row.bot: [float(score) for score in scores_of(results, row.bot)] for row in rows}
    winning = [max(result.scores[seat] for seat in result.winners) for result in results if result.winners]
    note = words.say("report-scores-note")
    if winning:
        note += " " + words.say("report-scores-winners", {"points": f"{sum(winning) / len(winning):.1f}"})
    title = words.say("report-scores", {"bot": best.bot, "points": f"{best.score:.1f}"})
    return Finding("scores", title, note, plots.distributions(samples, words.say("report-scores-axis")))


def length(words: Words, results: list[Result]) -> Finding:
    """Show how long games are."""
    decisions = [float(result.decisions) for result in results]
    middle = sorted(result.decisions for result in results)[len(results) // 2]
    figure = plots.histogram(decisions, words.say("report-length-axis"), words.say("report-games-axis"))
    return Finding("length", words.say("report-length", {"decisions": middle}), words.say("report-length-note"), figure)


def evenly_seated(results: list[Result]) -> bool:
    """Whether every way to seat the bots has played every seed."""
    met = Counter(result.arrangement for result in results)
    seeds = len({result.seed for result in results})
    ways = len(arrangements(results[0].seats))
    return len(met) == ways and set(met.values()) == {seeds}


def enough_seeds(results: list[Result]) -> bool:
    """Whether there are enough seeds to claim anything."""
    return len({result.seed for result in results}) >= SEEDS_FOR_CLAIMS


def neutral(place: int) -> str:
    """Return one colour for all, where places should not stand out."""
    return other_colour(0)
