"""Plots of the facts that a game counts, by the charts that it declares."""

from __future__ import annotations

from typing import Any

from godsplay.arena.match import Result
from godsplay.arena.report import plots
from godsplay.arena.report.findings import Finding
from godsplay.arena.report.style import bot_colour, other_colour
from godsplay.arena.stats.intervals import Sample
from godsplay.engine.facts import GAME, SEAT, TURN, Chart, facts_for
from godsplay.engine.game import Game
from godsplay.present.presentation import presentation
from godsplay.present.words import Words


def fact_plots(game: Game, results: list[Result], bots: list[str]) -> list[Finding]:
    """Return a plot for every chart of the game."""
    words = presentation(game).words
    draw = {SEAT: by_bot, TURN: by_turn, GAME: by_game}
    return [
        Finding(
            f"fact-{chart.name}",
            words.say(f"fact-{chart.name}"),
            words.say(f"report-per-{chart.per}"),
            draw[chart.per](chart, words, results, bots),
        )
        for chart in facts_for(game).charts
    ]


def by_bot(chart: Chart, words: Words, results: list[Result], bots: list[str]) -> Any:
    """Draw what belongs to a seat as a bar for each bot; a single fact with its interval."""
    samples = {fact: {bot: Sample() for bot in bots} for fact in chart.facts}
    for fact in chart.facts:
        for result in results:
            for bot, value in zip(result.seats, numbers(result, fact), strict=True):
                samples[fact][bot].add(result.seed, value)
    axis = words.say(f"fact-{chart.name}-axis")
    if len(chart.facts) == 1:
        return plots.intervals(
            bots, [sample.estimate() for sample in samples[chart.facts[0]].values()], axis, bot_colour
        )
    parts = {
        words.say(f"fact-{fact}"): [sample.estimate().mean for sample in samples[fact].values()] for fact in chart.facts
    }
    return plots.stacks(bots, parts, axis)


def by_turn(chart: Chart, words: Words, results: list[Result], bots: list[str]) -> Any:
    """Draw what belongs to a turn as a column for each turn; games may differ in length."""
    longest = max(len(numbers(result, fact)) for result in results for fact in chart.facts)
    estimates = {}
    for fact in chart.facts:
        samples = [Sample() for _ in range(longest)]
        for result in results:
            for sample, value in zip(samples, numbers(result, fact), strict=False):
                sample.add(result.seed, value)
        estimates[words.say(f"fact-{fact}")] = [sample.estimate() for sample in samples]
    turns = [str(turn) for turn in range(1, longest + 1)]
    return plots.columns(turns, estimates, words.say(f"fact-{chart.name}-axis"), words.say("report-turn-axis"))


def by_game(chart: Chart, words: Words, results: list[Result], bots: list[str]) -> Any:
    """Draw what belongs to the whole game: how often it happens or, if it is a number, how large it is."""
    samples = {fact: Sample() for fact in chart.facts}
    for fact, sample in samples.items():
        for result in results:
            sample.add(result.seed, numbers(result, fact)[0])
    names = [words.say(f"fact-{fact}") for fact in chart.facts]
    axis = words.say(f"fact-{chart.name}-axis")
    if all(value in (0, 1) for fact in chart.facts for result in results for value in numbers(result, fact)):
        return plots.shares(names, [sample.share() for sample in samples.values()], axis, other_colour)
    return plots.intervals(names, [sample.estimate() for sample in samples.values()], axis, other_colour)


def numbers(result: Result, fact: str) -> list[float]:
    """Return the numbers of a fact in one game, as a list even if there is one only."""
    value = result.facts[fact]
    return value if isinstance(value, list) else [value]
