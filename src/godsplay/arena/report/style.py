"""The style of the plots in a report: ink on paper, serif titles, muted heraldic colours."""

from __future__ import annotations

import io
import re
from typing import Any

from godsplay.arena.errors import library

INK = "#2f2a26"
PALE = "#8a8072"
HAIR = "#d9cfbb"
BOT_COLOURS = ["#8c2f2b", "#2f4b6e", "#b58a3c", "#4d6b46", "#6b4a63", "#a5633a", "#56514b"]  # of bots
OTHER_COLOURS = ["#5f6f7c", "#a8977a", "#8d9b7c", "#b7837a", "#7d6a78", "#c7b188", "#9a9084"]  # of everything else

WIDTH = 7.0  # inches, as all lengths here
ROW = 0.42  # height of a bot's row
EDGES = 1.15  # height of what is above and below the rows

STYLE = {
    "svg.fonttype": "none",  # text stays text
    "font.family": "serif",
    "font.serif": ["Palatino Linotype", "Palatino", "Georgia", "Liberation Serif", "DejaVu Serif"],
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": PALE,
    "axes.linewidth": 0.8,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": PALE,
    "ytick.color": PALE,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": HAIR,
    "grid.linewidth": 0.7,
    "figure.facecolor": "none",
    "savefig.facecolor": "none",
    "legend.frameon": False,
}


def bot_colour(place: int) -> str:
    """Return the colour of a bot by its place in the standings."""
    return BOT_COLOURS[place % len(BOT_COLOURS)]


def other_colour(place: int) -> str:
    """Return the colour of anything else that is drawn, by its place."""
    return OTHER_COLOURS[place % len(OTHER_COLOURS)]


def new_figure(height: float) -> Any:
    """Make an empty figure of the report's width."""
    return library("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")


def plot_style() -> Any:
    """Return a context in which all plots have the same style."""
    return library("matplotlib").rc_context(STYLE)


def as_svg(figure: Any, name: str) -> str:
    """Write a figure as an SVG element; the name keeps its ids apart from those of other figures."""
    text = io.StringIO()
    with library("matplotlib").rc_context({**STYLE, "svg.hashsalt": name}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
