"""The kinds of plots in a report; each takes plain numbers and makes one point."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from godsplay.arena.report.style import EDGES, HAIR, INK, PALE, ROW, bot_colour, new_figure, other_colour, plot_style
from godsplay.arena.stats.intervals import Estimate

BINS = 24
LONG_NAME = 28  # letters
Colours = Callable[[int], str]


def intervals(
    names: list[str], estimates: list[Estimate], axis: str, colours: Colours, expected: float | None = None
) -> Any:
    """Draw a row for each name: a dot at the mean, a line for the interval, a dashed line for what chance gives."""
    with plot_style():
        figure = new_figure(EDGES + ROW * len(names))
        axes = figure.subplots()
        if expected is not None:
            axes.axvline(expected, color=PALE, linewidth=1, linestyle=(0, (4, 3)))
        for row, estimate in enumerate(estimates):
            line = {"color": colours(row), "clip_on": False}
            axes.plot([estimate.low, estimate.high], [row, row], linewidth=2.4, solid_capstyle="butt", **line)
            axes.plot([estimate.mean], [row], "o", markersize=6.5, **line)
        rows(axes, names)
        axes.set_xlabel(axis)
        return figure


def shares(
    names: list[str], estimates: list[Estimate], axis: str, colours: Colours, expected: float | None = None
) -> Any:
    """Draw intervals of shares, on a scale in percent that starts at none."""
    figure = intervals(names, estimates, axis, colours, expected)
    (axes,) = figure.axes
    highest = max([estimate.high for estimate in estimates] + ([] if expected is None else [expected]))
    axes.set_xlim(-0.01, min(1.01, highest * 1.12 + 0.02))
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    return figure


def distributions(samples: dict[str, list[float]], axis: str) -> Any:
    """Draw a histogram for each name on one scale, with its mean."""
    with plot_style():
        figure = new_figure(0.75 + 0.85 * len(samples))
        panels = figure.subplots(len(samples), 1, sharex=True, squeeze=False)[:, 0]
        edges = bin_edges([value for values in samples.values() for value in values])
        for row, (axes, (name, values)) in enumerate(zip(panels, samples.items(), strict=True)):
            axes.hist(values, bins=edges, color=bot_colour(row), alpha=0.85, rwidth=0.92)
            axes.margins(y=0.35)  # room for the mean
            mean = sum(values) / len(values)
            axes.axvline(mean, color=INK, linewidth=1)
            axes.annotate(
                f"{mean:.1f}", (mean, 1), (4, -2), xycoords=("data", "axes fraction"), textcoords="offset points",
                va="top", fontsize=9.5,
            )  # fmt: skip
            axes.set_yticks([])
            axes.spines["left"].set_visible(False)
            axes.set_ylabel(folded(name), rotation=0, ha="right", va="center")
        panels[-1].set_xlabel(axis)
        return figure


def stacks(names: list[str], parts: dict[str, list[float]], axis: str) -> Any:
    """Draw a bar for each name, made of parts, with the sum at its end."""
    with plot_style():
        figure = new_figure(EDGES + 0.3 + ROW * len(names))
        axes = figure.subplots()
        left = [0.0] * len(names)
        for place, (part, widths) in enumerate(parts.items()):
            axes.barh(range(len(names)), widths, left=left, height=0.62, color=other_colour(place), label=part)
            left = [start + width for start, width in zip(left, widths, strict=True)]
        for row, total in enumerate(left):
            axes.annotate(f"{total:.1f}", (total, row), (5, 0), textcoords="offset points", va="center")
        rows(axes, names)
        axes.set_xlim(0, max([*left, 1]) * 1.1)
        axes.set_xlabel(axis)
        figure.legend(loc="outside upper left", ncols=min(5, len(parts)), handlelength=1, columnspacing=1.2)
        return figure


def columns(names: list[str], estimates: dict[str, list[Estimate]], axis: str, below: str) -> Any:
    """Draw columns side by side, each with its interval."""
    with plot_style():
        figure = new_figure(2.7)
        axes = figure.subplots()
        width = 0.62 / len(estimates)
        for place, (part, values) in enumerate(estimates.items()):
            spots = [row + (place - (len(estimates) - 1) / 2) * width for row in range(len(names))]
            axes.bar(spots, [each.mean for each in values], width * 0.92, color=other_colour(place), label=part)
            for spot, each in zip(spots, values, strict=True):
                axes.plot([spot, spot], [each.low, each.high], color=INK, linewidth=1.2)
        axes.set_xticks(range(len(names)), names)
        axes.tick_params(axis="x", length=0)
        axes.grid(axis="y")
        axes.set_ylim(bottom=0)
        axes.set_xlabel(below)
        axes.set_ylabel(axis)
        if len(estimates) > 1:
            figure.legend(loc="outside upper left", ncols=5, handlelength=1)
        return figure


def histogram(values: list[float], axis: str, height_axis: str) -> Any:
    """Draw one distribution, with its median."""
    with plot_style():
        figure = new_figure(2.5)
        axes = figure.subplots()
        axes.hist(values, bins=bin_edges(values), color=other_colour(0), alpha=0.85, rwidth=0.92)
        middle = sorted(values)[len(values) // 2]
        axes.axvline(middle, color=INK, linewidth=1)
        axes.grid(axis="y")
        axes.yaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(axis)
        axes.set_ylabel(height_axis)
        return figure


def rows(axes: Any, names: list[str]) -> None:
    """Name the rows, the first on top."""
    axes.set_yticks(range(len(names)), [folded(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", color=HAIR)


def folded(name: str) -> str:
    """Break a long name, such as the command line of a bot, into lines."""
    return "\n".join(textwrap.wrap(name, LONG_NAME)[:3])


def bin_edges(values: list[float]) -> list[float]:
    """Cut a range into equal bins around whole numbers."""
    least, most = min(values), max(values)
    width = max(1, -(-int(most - least + 1) // BINS))
    number = int((most - least) // width) + 1
    return [least - 0.5 + width * place for place in range(number + 1)]
