"""A training run as one HTML file: how each generation did, and how well the last one judges."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from godsplay.arena.report.plots import shares
from godsplay.arena.report.style import INK, PALE, as_svg, bot_colour, new_figure, plot_style
from godsplay.arena.stats.intervals import Estimate
from godsplay.present.presentation import presentation
from godsplay.training.run import Generation, Run

COLUMNS = ["stage", "positions", "chance", "before", "log-loss", "slope", "margin", "brier"]


def write_report(run: Run, path: Path) -> None:
    """Write the report of a run that has finished a generation."""
    words = presentation(run.game).words
    generations = run.generations()
    last = generations[-1]
    text = (
        templates()
        .get_template("report.html")
        .render(
            title=words.say("training-title", {"game": run.game.title}),
            summary=words.say(
                "training-summary",
                {
                    "generations": len(generations),
                    "games": sum(each.games for each in generations),
                    "seed": run.settings.seed,
                },
            ),
            gates=words.say("training-gates"),
            gate_plot=gate_plot(generations, words.say("training-share")),
            losses=words.say("training-losses"),
            loss_plot=loss_plot(last, words.say("training-stage"), words.say("training-log-loss")),
            heads=[words.say(f"training-{name}") for name in COLUMNS],
            rows=[quality_row(last, place) for place in range(len(last.quality))],
        )
    )
    path.write_text(text, encoding="utf-8")


def quality_row(generation: Generation, place: int) -> list[str]:
    """Return how well a generation judges in one turn, in the order of `COLUMNS`."""
    quality = generation.quality[place]
    figures = [quality.chance, quality.before, quality.log_loss, quality.slope, quality.margin, quality.brier]
    return [str(quality.stage), f"{quality.positions:,}", *(f"{figure:.3f}" for figure in figures)]


def gate_plot(generations: list[Generation], axis: str) -> Any:
    """Draw the share of wins of each generation among the best before it."""
    names = [str(each.number) for each in generations]
    estimates = [Estimate(each.gate.share, each.gate.low, each.gate.high) for each in generations]
    return shares(names, estimates, axis, bot_colour, generations[-1].gate.chance)


def loss_plot(generation: Generation, stage: str, loss: str) -> Any:
    """Draw the surprise at who won, turn by turn, beside that of chance."""
    with plot_style():
        figure = new_figure(2.8)
        axes = figure.subplots()
        stages = [quality.stage for quality in generation.quality]
        axes.plot(stages, [quality.chance for quality in generation.quality], color=PALE, linestyle=(0, (4, 3)))
        axes.plot(stages, [quality.before for quality in generation.quality], "o-", color=INK)
        axes.plot(stages, [quality.log_loss for quality in generation.quality], "o-", color=bot_colour(0))
        axes.set_xticks(stages)
        axes.set_xlabel(stage)
        axes.set_ylabel(loss)
        return figure


@cache
def templates() -> Environment:
    """Return the template of the report."""
    made = Environment(loader=PackageLoader(__package__), autoescape=True, trim_blocks=True, undefined=StrictUndefined)
    made.filters["svg"] = lambda figure, name: Markup(as_svg(figure, name))
    return made
