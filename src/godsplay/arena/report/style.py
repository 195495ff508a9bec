"""How the plots of a report look: ink on paper, serif titles, the tinctures of heraldry, muted."""

from __future__ import annotations

import io
import re
from typing import Any

from godsplay.arena.errors import library

INK = "#2f2a26"
PALE = "#8a8072"
HAIR = "#d9cfbb"
TINCTURES = ["#8c2f2b", "#2f4b6e", "#b58a3c", "#4d6b46", "#6b4a63", "#a5633a", "#56514b"]  # of bots
EARTHS = ["#5f6f7c", "#a8977a", "#8d9b7c", "#b7837a", "#7d6a78", "#c7b188", "#9a9084"]  # of all that is no bot

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


def tincture(place: int) -> str:
    """Give the colour of the so-manieth bot."""
    return TINCTURES[place % len(TINCTURES)]


def earth(place: int) -> str:
    """Give the colour of the so-manieth thing that is no bot."""
    return EARTHS[place % len(EARTHS)]


def new_figure(height: float) -> Any:
    """Make an empty figure of the report's width."""
    return library("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")


def in_style() -> Any:
    """Give a context in which plots look alike."""
    return library("matplotlib").rc_context(STYLE)


def as_svg(figure: Any, name: str) -> str:
    """Write a figure as an SVG element; the name keeps its ids apart from those of other figures."""
    text = io.StringIO()
    with library("matplotlib").rc_context({**STYLE, "svg.hashsalt": name}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
