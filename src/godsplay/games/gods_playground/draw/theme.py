"""Colours, letters and strokes of the map, by day and by night."""

from __future__ import annotations

from typing import Final

from godsplay.core.svg import SANS, SERIF, theme

LIGHT: Final = {
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
    "arrow-edge": "#faf5e8",
    "wood": "#d8b27c",
    "wood-edge": "#8a6333",
    "wood-ink": "#3a2410",
    "seal": "#a3262a",
    "king": "#4a3427",
    "king-mark": "#f2cf6b",
    "prussia": "#d3dccb",
    "lithuania": "#dfe3b4",
    "ukraine": "#f1dca0",
    "little-poland": "#efcdb1",
    "great-poland": "#e2cbd3",
    "prussia-edge": "#8ea58c",
    "lithuania-edge": "#a6ae62",
    "ukraine-edge": "#cba545",
    "little-poland-edge": "#cc9066",
    "great-poland-edge": "#b089a0",
    "white": "#fffdf6",
    "white-mark": "#31271d",
    "red": "#b3282d",
    "red-mark": "#fff3e6",
    "blue": "#2b5797",
    "blue-mark": "#f0f5ff",
    "enemy-black": "#262320",
    "enemy-black-mark": "#f7efdd",
    "enemy-russia": "#33693a",
    "enemy-russia-mark": "#f2f8e8",
    "enemy-tatars": "#e3b52a",
    "enemy-tatars-mark": "#2e2408",
    "enemy-ottomans": "#cf6a1e",
    "enemy-ottomans-mark": "#241103",
    "enemy-habsburgs": "#673d80",
    "enemy-habsburgs-mark": "#f8effd",
}
DARK: Final = {
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
    "arrow-edge": "#cfc2a8",
    "wood": "#b98d55",
    "wood-edge": "#5c401e",
    "wood-ink": "#22140a",
    "seal": "#c2484b",
    "king": "#120d0a",
    "king-mark": "#f2cf6b",
    "prussia": "#3a443b",
    "lithuania": "#434829",
    "ukraine": "#534422",
    "little-poland": "#53392a",
    "great-poland": "#46343f",
    "prussia-edge": "#6d836b",
    "lithuania-edge": "#848b49",
    "ukraine-edge": "#a3853a",
    "little-poland-edge": "#a2704f",
    "great-poland-edge": "#8e6d82",
    "white": "#f7f2e4",
    "white-mark": "#31271d",
    "red": "#c23b40",
    "red-mark": "#fff3e6",
    "blue": "#3a6db5",
    "blue-mark": "#f5f9ff",
    "enemy-black": "#0c0b0a",
    "enemy-black-mark": "#f7efdd",
    "enemy-russia": "#3f7f47",
    "enemy-russia-mark": "#ffffff",
    "enemy-tatars": "#e3b52a",
    "enemy-tatars-mark": "#2e2408",
    "enemy-ottomans": "#d97a2e",
    "enemy-ottomans-mark": "#1f0e02",
    "enemy-habsburgs": "#7d4f9a",
    "enemy-habsburgs-mark": "#ffffff",
}

RULES: Final = f"""
.gp{{background:var(--own-paper);font-family:{SANS};font-size:13px;color:var(--own-ink)}}
.gp text{{fill:var(--own-ink);user-select:none}}
.gp .serif{{font-family:{SERIF}}}
.gp .middle{{text-anchor:middle}}
.gp .end{{text-anchor:end}}
.gp .soft,.gp text.soft{{fill:var(--own-ink-soft)}}
.gp .bold{{font-weight:700}}
.gp .name{{font-family:{SERIF};font-size:16.5px;letter-spacing:.15em;text-anchor:middle}}
.gp .caption{{font-family:{SERIF};font-size:13px;font-style:italic;fill:var(--own-ink-soft)}}
.gp .heading{{font-family:{SERIF};font-size:16px;font-weight:600}}
.gp .count{{font-size:14px;font-weight:700}}
.gp .figure{{font-family:{SERIF};font-size:15px;font-weight:600;text-anchor:middle}}
.gp .numeral{{font-family:{SERIF};font-weight:700;text-anchor:middle}}
.gp text.numeral{{fill:var(--own-wood-ink)}}
.gp .panel{{fill:var(--own-panel);stroke:var(--own-ink);stroke-width:1.2}}
.gp .inset{{fill:none;stroke:var(--own-hair);stroke-width:1}}
.gp .line{{fill:none;stroke:var(--own-ink);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}}
.gp .hair{{fill:none;stroke:var(--own-hair);stroke-width:1}}
.gp .recess{{fill:var(--own-ink);fill-opacity:.07;stroke:var(--own-hair);stroke-width:1}}
.gp .dotted{{fill:none;stroke:var(--own-ink-soft);stroke-width:1.2;stroke-dasharray:2 3}}
.gp .river{{fill:none;stroke:var(--own-sea-line);stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}}
.gp .piece{{stroke:var(--own-edge);stroke-width:1.1;stroke-linejoin:round}}
.gp .enemy-black.piece,.gp .king.piece{{stroke:var(--own-ink)}}
.gp .halo{{fill:none;stroke:none}}
.gp .quiet{{pointer-events:none}}
.gp .choice{{cursor:pointer;pointer-events:auto;outline:none}}
.gp .choice .halo{{stroke:var(--own-accent-glow);stroke-width:4;stroke-linejoin:round}}
.gp .choice .halo{{animation:gp-pulse 2.4s ease-in-out infinite}}
.gp .chosen-land{{fill:none;stroke:var(--own-accent);stroke-width:8;stroke-dasharray:14 8}}
.gp .choice:hover .halo,.gp .choice:focus-visible .halo{{stroke:var(--own-accent);stroke-width:5;animation:none}}
.gp .hit{{fill:transparent;stroke:none}}
.gp .choice:hover .wash,.gp .choice:focus-visible .wash{{fill-opacity:.22}}
.gp .wash{{fill:var(--own-accent-glow);fill-opacity:0}}
.gp .choice .wash{{fill-opacity:.1}}
.gp .faded{{opacity:.45}}
.gp .dashed{{stroke-dasharray:2.2 2.4}}
.gp .rim{{stroke:var(--own-ink);stroke-width:1}}
.gp .cell{{fill:none}}
.gp .chosen{{fill:var(--own-gold);fill-opacity:.45}}
.gp .now .panel{{fill:var(--own-seal)}}
.gp .now text{{fill:#fff6e4}}
.gp .now .hair{{stroke:#fff6e4;stroke-opacity:.5}}
.gp .past .panel{{fill:var(--own-foreign)}}
.gp .past text,.gp .to-come text{{fill:var(--own-ink-soft)}}
.gp .tail{{fill:var(--own-hair)}}
@keyframes gp-pulse{{50%{{stroke-opacity:.35}}}}
@media (prefers-reduced-motion:reduce){{.gp .choice .halo{{animation:none}}}}
"""

OWNERS: Final = ["white", "red", "blue", "king"]
ENEMY_CLASSES: Final = ["black", "russia", "tatars", "ottomans", "habsburgs"]
REGION_CLASSES: Final = ["prussia", "lithuania", "ukraine", "little-poland", "great-poland"]


def fills() -> str:
    """Write a class for the colour of every owner, enemy and region, and of what is printed on it."""
    rules = [f".gp .{name}{{fill:var(--own-{name})}}.gp .{name}-mark{{fill:var(--own-{name}-mark)}}" for name in OWNERS]
    for name in ENEMY_CLASSES:
        colour = f"enemy-{name}"
        rules.append(f".gp .{colour}{{fill:var(--own-{colour})}}.gp .{colour}-mark{{fill:var(--own-{colour}-mark)}}")
        rules.append(f".gp .{colour}-line{{stroke:var(--own-{colour})}}")
        rules.append(f".gp text.{colour}-mark{{fill:var(--own-{colour}-mark)}}")
    for name in REGION_CLASSES:
        rules.append(f".gp .land-{name}{{fill:var(--own-{name})}}.gp .edge-{name}{{stroke:var(--own-{name}-edge)}}")
    return "".join(rules)


STYLE: Final = "".join((theme(".gp", LIGHT, DARK) + RULES + fills()).splitlines())
