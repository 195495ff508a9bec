"""Colours, letters and strokes of the Commonwealth's boards, by day and by night."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from godsplay.games.commonwealth.land import REGION_OUTLINES
from godsplay.present.drawing.svg import PULSE, SANS, SERIF, theme

DAY: Final = {
    "paper": "#f5eddb",
    "panel": "#faf5e8",
    "foreign": "#ebe0c6",
    "sea": "#c9d9da",
    "sea-line": "#9db7bb",
    "ink": "#31271d",
    "ink-soft": "#665845",
    "hair": "#c3b394",
    "edge": "#31271d",
    "accent": "#8f3d00",
    "accent-glow": "#e3870f",
    "gold": "#d9ab3c",
    "seal": "#a3262a",
    "prussia": "#d3dccb",
    "prussia-edge": "#8ea58c",
    "lithuania": "#dfe3b4",
    "lithuania-edge": "#a6ae62",
    "ukraine": "#f1dca0",
    "ukraine-edge": "#cba545",
    "little-poland": "#efcdb1",
    "little-poland-edge": "#cc9066",
    "great-poland": "#e2cbd3",
    "great-poland-edge": "#b089a0",
}
NIGHT: Final = {
    "paper": "#1f1b17",
    "panel": "#2b2620",
    "foreign": "#28231d",
    "sea": "#1b2a33",
    "sea-line": "#33505e",
    "ink": "#efe5cf",
    "ink-soft": "#c6b89f",
    "hair": "#574c3e",
    "edge": "#0e0c0a",
    "accent": "#ffc061",
    "accent-glow": "#ffb84d",
    "gold": "#d9ab3c",
    "seal": "#c2484b",
    "prussia": "#3a443b",
    "prussia-edge": "#6d836b",
    "lithuania": "#434829",
    "lithuania-edge": "#848b49",
    "ukraine": "#534422",
    "ukraine-edge": "#a3853a",
    "little-poland": "#53392a",
    "little-poland-edge": "#a2704f",
    "great-poland": "#46343f",
    "great-poland-edge": "#8e6d82",
}

# What pieces are painted with, and the colour of what is printed on them.
PAINTS_BY_DAY: Final = {
    "white": ("#fffdf6", "#31271d"),
    "red": ("#b3282d", "#fff3e6"),
    "blue": ("#2b5797", "#f0f5ff"),
    "black": ("#262320", "#f7efdd"),
    "green": ("#33693a", "#f2f8e8"),
    "yellow": ("#e3b52a", "#2e2408"),
    "orange": ("#cf6a1e", "#241103"),
    "purple": ("#673d80", "#f8effd"),
}
PAINTS_BY_NIGHT: Final = {
    "white": ("#f7f2e4", "#31271d"),
    "red": ("#c23b40", "#fff3e6"),
    "blue": ("#3a6db5", "#f5f9ff"),
    "black": ("#0c0b0a", "#f7efdd"),
    "green": ("#3f7f47", "#ffffff"),
    "yellow": ("#e3b52a", "#2e2408"),
    "orange": ("#d97a2e", "#1f0e02"),
    "purple": ("#7d4f9a", "#ffffff"),
}

# The sign & stands for the picture.
RULES: Final = f"""
&{{background:var(--own-paper);font-family:{SANS};font-size:13px;color:var(--own-ink)}}
& text{{fill:var(--own-ink);user-select:none}}
& .middle{{text-anchor:middle}}
& .end{{text-anchor:end}}
& .soft,& text.soft{{fill:var(--own-ink-soft)}}
& .caption{{font-family:{SERIF};font-size:13px;font-style:italic;fill:var(--own-ink-soft)}}
& .heading{{font-family:{SERIF};font-size:16px;font-weight:600}}
& .panel{{fill:var(--own-panel);stroke:var(--own-ink);stroke-width:1.2}}
& .inset{{fill:none;stroke:var(--own-hair);stroke-width:1}}
& .line{{fill:none;stroke:var(--own-ink);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}}
& .hair{{fill:none;stroke:var(--own-hair);stroke-width:1}}
& .halo{{fill:none;stroke:none}}
& .wash{{fill:var(--own-accent-glow);fill-opacity:0}}
& .quiet{{pointer-events:none}}
& [data-spot]{{cursor:help;outline:none}}
& [data-actions]{{cursor:pointer}}
& [data-actions]>.wash,& [data-actions]>g>.wash{{fill-opacity:.1}}
& [data-actions]>.halo,& [data-actions]>g>.halo{{stroke:var(--own-accent-glow);stroke-width:4;stroke-linejoin:round}}
& [data-actions]>.halo{{animation:choice-pulse {PULSE}}}
& :is([data-actions]:is(:hover,:focus-visible),.pointed,.armed) .halo{{stroke:var(--own-accent);stroke-width:5}}
& [data-actions]:is(:hover,:focus-visible) .halo{{animation:none}}
& :is([data-actions]:is(:hover,:focus-visible),.pointed,.armed) .wash{{fill-opacity:.24}}
& .now .panel{{fill:var(--own-seal)}}
& .now text{{fill:#fff6e4}}
& .past .panel{{fill:var(--own-foreign)}}
& .past text,& .to-come text{{fill:var(--own-ink-soft)}}
@keyframes choice-pulse{{50%{{stroke-opacity:.35}}}}
@media (prefers-reduced-motion:reduce){{& [data-actions]>.halo{{animation:none}}}}
"""


def painted(paints: Mapping[str, tuple[str, str]], owners: Mapping[str, str]) -> dict[str, str]:
    """Return the rules that colour every owner's pieces, and what is printed on them."""
    colours = {}
    for owner, paint in owners.items():
        colours[owner], colours[f"{owner}-mark"] = paints[paint]
    return colours


def fills(owners: Iterable[str]) -> str:
    """Write classes for the colours of every owner and of every region."""
    rules = [
        f"& .{name}{{fill:var(--own-{name})}}& .{name}-mark,& text.{name}-mark{{fill:var(--own-{name}-mark)}}"
        for name in owners
    ]
    for name in REGION_OUTLINES:
        rules.append(f"& .land-{name}{{fill:var(--own-{name})}}& .edge-{name}{{stroke:var(--own-{name}-edge)}}")
    return "".join(rules)


def sheet(picture: str, day: Mapping[str, str], night: Mapping[str, str], *rules: str) -> str:
    """Write the style of a picture: its colours, the rules of all such boards, and its own."""
    scope = f".{picture}"
    return "".join((theme(scope, day, night) + (RULES + "".join(rules)).replace("&", scope)).splitlines())
