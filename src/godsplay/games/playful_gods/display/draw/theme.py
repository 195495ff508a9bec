"""Colours, letters and strokes of the arena, by day and by night."""

from __future__ import annotations

from typing import Final

from godsplay.games.playful_gods.rules.board import COLOURS, ELEMENTS
from godsplay.present.drawing.svg import PULSE, SANS, SERIF, theme

LIGHT: Final = {
    "paper": "#f5eddb",
    "panel": "#faf5e8",
    "ink": "#31271d",
    "ink-soft": "#665845",
    "hair": "#c3b394",
    "accent": "#b05a00",
    "accent-glow": "#f2a93b",
    "gold": "#d9ab3c",
    "paving": "#ece1c8",
    "stone": "#d9cfbb",
    "stone-edge": "#8d8069",
    "marble": "#f3ead6",
    "shade": "#31271d",
    "floor": "#f9e3a4",
    "sun": "#e0a526",
    "sun-soft": "#eec662",
    "card": "#fdf9ee",
    "back": "#7a4a2c",
    "back-line": "#e3c48a",
    "god-back": "#8c2f2b",
    "god": "#fbf1d6",
    "bridge": "#3f9a54",
    "bridge-edge": "#1e5c2f",
    "piece-edge": "#fdf9ee",
    "seal": "#a3262a",
    "air": "#dfe9e6",
    "air-mark": "#3f7680",
    "fire": "#eda786",
    "fire-mark": "#9c2f12",
    "earth": "#d3b98c",
    "earth-mark": "#614319",
    "water": "#a6c6dc",
    "water-mark": "#1d4f7c",
    "aether": "#d3c0e2",
    "aether-mark": "#5a377f",
    "blue": "#2b5797",
    "blue-mark": "#f0f5ff",
    "red": "#b3282d",
    "red-mark": "#fff3e6",
    "green": "#33693a",
    "green-mark": "#f2f8e8",
    "yellow": "#e3b52a",
    "yellow-mark": "#2e2408",
    "purple": "#673d80",
    "purple-mark": "#f8effd",
    "black": "#262320",
    "black-mark": "#f7efdd",
}
DARK: Final = {
    **LIGHT,
    "paper": "#1f1b17",
    "panel": "#2b2620",
    "ink": "#efe5cf",
    "ink-soft": "#bcae95",
    "hair": "#574c3e",
    "accent": "#ffc061",
    "accent-glow": "#ffb84d",
    "paving": "#292319",
    "stone": "#4d463b",
    "stone-edge": "#83785f",
    "marble": "#3a332a",
    "shade": "#000000",
    "floor": "#7a5c1e",
    "sun": "#f0bd45",
    "sun-soft": "#b98a2c",
    "card": "#332d25",
    "back": "#5a3520",
    "back-line": "#b99862",
    "god-back": "#6d2422",
    "god": "#3a311f",
    "bridge": "#55b96c",
    "bridge-edge": "#a5e0b2",
    "piece-edge": "#e4d9c0",
    "seal": "#e0666a",
    "air": "#45585c",
    "air-mark": "#cfe9ec",
    "fire": "#74331f",
    "fire-mark": "#ffb58f",
    "earth": "#5b4727",
    "earth-mark": "#ecce96",
    "water": "#234a69",
    "water-mark": "#b2d9f5",
    "aether": "#4a3663",
    "aether-mark": "#dcc6f4",
    "blue": "#3f74bf",
    "red": "#c23b40",
    "green": "#3f7f47",
    "purple": "#7d4f9a",
    "black": "#0c0b0a",
}

RULES: Final = f"""
.pg{{background:var(--own-paper);font-family:{SANS};font-size:15px;color:var(--own-ink)}}
.pg text{{fill:var(--own-ink);user-select:none}}
.pg .middle{{text-anchor:middle}}
.pg .end{{text-anchor:end}}
.pg .heading{{font-family:{SERIF};font-size:19px;font-weight:600}}
.pg .caption{{font-family:{SERIF};font-size:15px;font-style:italic;fill:var(--own-ink-soft)}}
.pg .tiny{{font-family:{SERIF};font-size:14px;font-style:italic;fill:var(--own-ink-soft)}}
.pg .count{{font-size:17px;font-weight:700}}
.pg .figure,.pg .badge{{font-family:{SERIF};font-weight:700;text-anchor:middle}}
.pg .badge{{text-anchor:end}}
.pg .ring-number{{font-size:15.5px}}
.pg .stone-number{{font-family:{SERIF};font-size:16px;text-anchor:middle;fill:var(--own-ink-soft)}}
.pg .banner-title{{font-family:{SERIF};font-size:22px;font-weight:600}}
.pg .card-name{{font-family:{SERIF};text-anchor:middle;letter-spacing:.12em}}
.pg .god-name{{font-family:{SERIF};font-size:28px;font-weight:600}}
.pg .strip-name{{font-family:{SERIF};font-size:16px;font-weight:600}}
.pg .effect{{font-size:16px}}
.pg .large{{font-size:19px}}
.pg .passing{{font-size:15px}}
.pg .panel,.pg .banner,.pg .tray{{fill:var(--own-panel);stroke:var(--own-hair);stroke-width:1.2}}
.pg .tray{{fill:var(--own-paving)}}
.pg .banner{{stroke:var(--own-ink)}}
.pg .moving{{stroke:var(--own-ink);stroke-width:2}}
.pg .stripe{{stroke:var(--own-hair);stroke-width:1}}
.pg .deciding{{fill:var(--own-accent-glow);stroke:var(--own-ink);stroke-width:1.2}}
.pg .hair{{fill:none;stroke:var(--own-hair);stroke-width:1}}
.pg .rule{{fill:var(--own-hair)}}
.pg .recess{{fill:var(--own-ink);fill-opacity:.06;stroke:var(--own-hair);stroke-width:1}}
.pg .shadow{{fill:var(--own-shade);fill-opacity:.3}}
.pg .paving{{fill:var(--own-paving)}}
.pg .stone{{fill:var(--own-stone);stroke:var(--own-stone-edge);stroke-width:1.2}}
.pg .ring-body{{fill:var(--own-marble);stroke:var(--own-ink);stroke-width:1.2}}
.pg .ring-edge{{fill:var(--own-ink);fill-opacity:.5}}
.pg .teeth{{fill:none;stroke:var(--own-hair);stroke-width:4}}
.pg .tile{{stroke:var(--own-ink);stroke-width:.7;stroke-opacity:.55}}
.pg .number-disc{{fill:var(--own-marble);stroke:var(--own-ink);stroke-width:1}}
.pg .arrow-line{{fill:none;stroke:var(--own-ink-soft);stroke-width:2.4;stroke-linecap:round;stroke-opacity:.5}}
.pg .arrow-head{{fill:var(--own-ink-soft);fill-opacity:.5}}
.pg [data-actions]>.arrow-line{{stroke:#31271d;stroke-width:4;stroke-opacity:1}}
.pg [data-actions]>.arrow-head{{fill:#31271d;fill-opacity:1}}
.pg .arrow-glow{{fill:none;stroke:transparent;stroke-width:15;stroke-linecap:round}}
.pg [data-actions]>.arrow-glow{{stroke:var(--own-accent-glow)}}
.pg [data-actions]:is(:hover,:focus-visible)>.arrow-glow{{stroke:var(--own-accent)}}
.pg .reach{{fill:none;stroke:transparent;stroke-width:30;pointer-events:none}}
.pg [data-actions]>.reach{{pointer-events:stroke}}
.pg .line-of-four{{fill:var(--own-gold);fill-opacity:.1;stroke:var(--own-gold);stroke-width:4;pointer-events:none}}
.pg .line-glow{{fill:none;stroke:var(--own-gold);stroke-width:12;stroke-opacity:.35;pointer-events:none}}
.pg .floor{{fill:var(--own-floor);stroke:var(--own-ink);stroke-width:1}}
.pg .mosaic{{fill:none;stroke:var(--own-sun-soft);stroke-width:4}}
.pg .sun{{fill:var(--own-sun)}}
.pg .sun-ray{{fill:var(--own-sun-soft)}}
.pg .meeple{{stroke:var(--own-shade);stroke-width:1.2;stroke-linejoin:round}}
.pg .meeple-edge{{fill:none;stroke:var(--own-piece-edge);stroke-width:4;stroke-linejoin:round}}
.pg .bridge{{fill:var(--own-bridge);fill-opacity:.42;stroke:var(--own-bridge-edge);stroke-width:1.6}}
.pg .bridge-line{{fill:none;stroke:var(--own-bridge-edge);stroke-width:1;stroke-opacity:.6}}
.pg .token-rim{{fill:var(--own-gold);stroke:var(--own-ink);stroke-width:1.2}}
.pg .token-face{{stroke:var(--own-ink);stroke-width:.8}}
.pg .card{{fill:var(--own-card);stroke:var(--own-ink);stroke-width:1.1}}
.pg .count-disc{{fill:var(--own-panel);stroke:var(--own-ink);stroke-width:1}}
.pg .under{{fill:var(--own-paving)}}
.pg .window{{stroke:var(--own-ink);stroke-width:.8}}
.pg .empty{{fill:none}}
.pg .back{{fill:var(--own-back);stroke:var(--own-ink);stroke-width:1}}
.pg .god-back{{fill:var(--own-god-back)}}
.pg .back-line,.pg .back-ring{{fill:none;stroke:var(--own-back-line);stroke-width:1}}
.pg .back-sun{{fill:var(--own-gold)}}
.pg .golden{{fill:var(--own-gold)}}
.pg .bolt{{fill:#31271d}}
.pg .god-card{{fill:var(--own-god)}}
.pg .god-line{{fill:none;stroke:var(--own-gold);stroke-width:1.2}}
.pg .roundel{{fill:var(--own-gold);fill-opacity:.3;stroke:var(--own-gold);stroke-width:1.6}}
.pg .roundel-line{{fill:none;stroke:var(--own-gold);stroke-width:.8}}
.pg .attribute{{fill:none;stroke:var(--own-ink);stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round}}
.pg .laurel{{fill:var(--own-gold);stroke:var(--own-ink);stroke-width:.6}}
.pg .icon-ground{{fill:var(--own-card);stroke:var(--own-ink);stroke-width:.8}}
.pg .icon-ring{{fill:none;stroke:var(--own-ink-soft);stroke-width:.9}}
.pg .strong{{stroke:var(--own-seal);stroke-width:3.4}}
.pg .bar{{fill:none;stroke:var(--own-seal);stroke-width:5;stroke-linecap:round}}
.pg .first-disc{{fill:var(--own-seal)}}
.pg text.first-mark{{fill:var(--own-card);font-weight:700;text-anchor:middle}}
.pg .tick{{fill:none;stroke:var(--own-seal);stroke-width:8;stroke-linecap:round;stroke-linejoin:round}}
.pg .pale,.pg .pale-mark{{opacity:.4}}
.pg .pale-mark{{fill:var(--own-ink-soft)}}
.pg .faded{{opacity:.45}}
.pg .quiet{{pointer-events:none}}
.pg .halo{{fill:none;stroke:none}}
.pg .wash{{fill:var(--own-accent-glow);fill-opacity:0}}
.pg [data-spot]{{cursor:help;outline:none}}
.pg [data-actions]{{cursor:pointer}}
.pg [data-actions]>.halo{{stroke:var(--own-accent-glow);stroke-width:4.5;stroke-linejoin:round}}
.pg [data-actions]>.wash{{fill-opacity:.12}}
.pg :is([data-actions]:is(:hover,:focus-visible),.pointed,.armed)>.halo{{stroke:var(--own-accent);stroke-width:5.5}}
.pg :is([data-actions]:is(:hover,:focus-visible),.pointed,.armed)>.wash{{fill-opacity:.3}}
.pg [data-actions]>:is(.halo,.arrow-glow){{animation:pg-pulse {PULSE}}}
.pg [data-actions]:is(:hover,:focus-visible)>*{{animation:none}}
.pg .prop{{pointer-events:none}}
.pg .prop-panel{{fill:var(--own-panel);stroke:var(--own-ink);stroke-width:1.6}}
.pg .prop-title{{font-family:{SERIF};font-weight:600}}
.pg .prop-line{{font-size:17px}}
.pg .prop-field{{fill:none;stroke:var(--own-accent);stroke-width:6;stroke-linejoin:round}}
.pg .prop-gone{{stroke-dasharray:10 7}}
.pg .prop-arrow{{fill:none;stroke:var(--own-accent);stroke-width:9;stroke-linecap:round}}
.pg .prop-head{{fill:var(--own-accent)}}
@keyframes pg-pulse{{50%{{stroke-opacity:.4}}}}
@media (prefers-reduced-motion:reduce){{.pg [data-actions]>*{{animation:none}}}}
"""


def fills() -> str:
    """Write classes for the colour of every god and element, and of the signs on them."""
    rules = [
        f".pg .{name}{{fill:var(--own-{name})}}.pg .{name}-mark{{fill:var(--own-{name}-mark)}}" for name in COLOURS
    ]
    line = "stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round"
    for name in ELEMENTS:
        rules.append(f".pg .ground-{name}{{fill:var(--own-{name})}}.pg .mark-{name}{{fill:var(--own-{name}-mark)}}")
        rules.append(f".pg .stroke-{name}{{fill:none;stroke:var(--own-{name}-mark);{line}}}")
    return "".join(rules)


STYLE: Final = "".join((theme(".pg", LIGHT, DARK) + RULES + fills()).splitlines())
