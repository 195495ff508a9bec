"""Colours, letters and strokes of the board, by day and by night."""

from __future__ import annotations

from typing import Final

from godsplay.core.svg import SANS, SERIF, theme
from godsplay.games.magnates.board import FAMILIES, POWERS, PROVINCES

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
    "seal": "#a3262a",
    "hatch": "#b25552",
    "leaf": "#4f7336",
    "card": "#fffaf0",
    "stone": "#cdbfa4",
    "lithuania": "#dfe3b4",
    "lithuania-edge": "#a6ae62",
    "ukraine": "#f1dca0",
    "ukraine-edge": "#cba545",
    "little-poland": "#efcdb1",
    "little-poland-edge": "#cc9066",
    "great-poland": "#e2cbd3",
    "great-poland-edge": "#b089a0",
    "prussia": "#d3dccb",
    "prussia-edge": "#8ea58c",
    "lubomirski": "#fffdf6",
    "lubomirski-mark": "#31271d",
    "potocki": "#2b5797",
    "potocki-mark": "#f0f5ff",
    "sapieha": "#b3282d",
    "sapieha-mark": "#fff3e6",
    "radziwill": "#2a2623",
    "radziwill-mark": "#f7efdd",
    "zamoyski": "#e3b52a",
    "zamoyski-mark": "#2e2408",
    "moscow": "#33693a",
    "moscow-mark": "#f2f8e8",
    "cossacks": "#dfb02a",
    "cossacks-mark": "#2e2408",
    "ottomans": "#cf6a1e",
    "ottomans-mark": "#241103",
    "habsburgs": "#673d80",
    "habsburgs-mark": "#f8effd",
    "brandenburg": "#33302c",
    "brandenburg-mark": "#f7efdd",
}
DARK: Final = {
    **LIGHT,
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
    "seal": "#c2484b",
    "hatch": "#e8797a",
    "leaf": "#8fb56c",
    "card": "#352f27",
    "stone": "#8c8069",
    "lithuania": "#434829",
    "lithuania-edge": "#848b49",
    "ukraine": "#534422",
    "ukraine-edge": "#a3853a",
    "little-poland": "#53392a",
    "little-poland-edge": "#a2704f",
    "great-poland": "#46343f",
    "great-poland-edge": "#8e6d82",
    "prussia": "#3a443b",
    "prussia-edge": "#6d836b",
    "lubomirski": "#f7f2e4",
    "potocki": "#3a6db5",
    "potocki-mark": "#f5f9ff",
    "sapieha": "#c23b40",
    "radziwill": "#0c0b0a",
    "moscow": "#3f7f47",
    "moscow-mark": "#ffffff",
    "ottomans": "#d97a2e",
    "habsburgs": "#7d4f9a",
    "habsburgs-mark": "#ffffff",
    "brandenburg": "#57514a",
}

RULES: Final = f"""
.mg{{background:var(--own-paper);font-family:{SANS};font-size:13px;color:var(--own-ink)}}
.mg text{{fill:var(--own-ink);user-select:none}}
.mg .middle{{text-anchor:middle}}
.mg .end{{text-anchor:end}}
.mg .soft,.mg text.soft{{fill:var(--own-ink-soft)}}
.mg .name{{font-family:{SERIF};font-size:15px;letter-spacing:.15em;text-anchor:middle}}
.mg .caption{{font-family:{SERIF};font-size:13px;font-style:italic;fill:var(--own-ink-soft)}}
.mg .heading{{font-family:{SERIF};font-size:16px;font-weight:600}}
.mg .row-name{{font-family:{SERIF};font-size:15px;letter-spacing:.18em}}
.mg .title{{font-family:{SERIF};font-size:14px;font-weight:600;text-anchor:middle}}
.mg .fine{{font-size:12px}}
.mg .finer{{font-size:11.3px}}
.mg .count{{font-size:15px;font-weight:700}}
.mg .figure{{font-family:{SERIF};font-weight:700;text-anchor:middle}}
.mg .panel{{fill:var(--own-panel);stroke:var(--own-ink);stroke-width:1.2}}
.mg .card{{fill:var(--own-card);stroke:var(--own-ink);stroke-width:1.2}}
.mg .inset{{fill:none;stroke:var(--own-hair);stroke-width:1}}
.mg .line{{fill:none;stroke:var(--own-ink);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}}
.mg .thin{{stroke-width:1}}
.mg .hair{{fill:none;stroke:var(--own-hair);stroke-width:1}}
.mg .recess{{fill:var(--own-ink);fill-opacity:.06;stroke:var(--own-hair);stroke-width:1}}
.mg .river{{fill:none;stroke:var(--own-sea-line);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}}
.mg .piece{{stroke:var(--own-edge);stroke-width:1;stroke-linejoin:round}}
.mg .radziwill.piece{{stroke:var(--own-stone)}}
.mg .ink{{fill:var(--own-ink)}}
.mg .golden{{fill:var(--own-gold);stroke:var(--own-edge);stroke-width:.8;stroke-linejoin:round}}
.mg .leaf{{fill:var(--own-leaf)}}
.mg .reached{{fill:#41662a}}
.mg .stone{{fill:var(--own-stone);stroke:var(--own-edge);stroke-width:1;stroke-linejoin:round}}
.mg .seal{{fill:var(--own-seal)}}
.mg text.on-gold{{fill:#2b2008}}
.mg text.on-seal{{fill:#fff6e4}}
.mg .on-gold{{fill:#2b2008}}
.mg .arrow{{stroke:var(--own-panel);stroke-width:1}}
.mg .veil{{pointer-events:none}}
.mg .hatching{{stroke:var(--own-hatch);stroke-width:2.4;stroke-opacity:.7}}
.mg .dashed{{stroke-dasharray:2.4 2.4}}
.mg .faded{{opacity:.55}}
.mg .quiet{{pointer-events:none}}
.mg .spot-now{{fill:none;stroke:var(--own-accent);stroke-width:2.5}}
.mg .halo{{fill:none;stroke:none}}
.mg .wash{{fill:var(--own-accent-glow);fill-opacity:0}}
.mg .choice{{cursor:pointer;pointer-events:auto;outline:none}}
.mg .choice .wash{{fill-opacity:.1}}
.mg .choice .halo{{stroke:var(--own-accent-glow);stroke-width:4;stroke-linejoin:round}}
.mg .choice .halo{{animation:mg-pulse 2.4s ease-in-out infinite}}
.mg .gift .halo{{stroke-width:1.6;stroke-dasharray:4 3;animation:none}}
.mg .choice:hover .halo,.mg .choice:focus-visible .halo{{stroke:var(--own-accent);stroke-width:5;animation:none}}
.mg .choice:hover .wash,.mg .choice:focus-visible .wash{{fill-opacity:.24}}
.mg .now .panel{{fill:var(--own-seal)}}
.mg .now text{{fill:#fff6e4}}
.mg .past .panel{{fill:var(--own-foreign)}}
.mg .past text,.mg .to-come text{{fill:var(--own-ink-soft)}}
@keyframes mg-pulse{{50%{{stroke-opacity:.35}}}}
@media (prefers-reduced-motion:reduce){{.mg .choice .halo{{animation:none}}}}
"""


def fills() -> str:
    """Write a class for the colour of every family, Power and Province, and of what is printed on it."""
    rules = []
    for name in [*FAMILIES, *POWERS]:
        rules.append(f".mg .{name}{{fill:var(--own-{name})}}.mg .{name}-mark{{fill:var(--own-{name}-mark)}}")
        rules.append(f".mg text.{name}-mark{{fill:var(--own-{name}-mark)}}")
        rules.append(f".mg .{name}-line{{fill:none;stroke:var(--own-{name}-mark)}}")
    for name in PROVINCES:
        rules.append(f".mg .land-{name}{{fill:var(--own-{name})}}.mg .edge-{name}{{stroke:var(--own-{name}-edge)}}")
    return "".join(rules)


STYLE: Final = "".join((theme(".mg", LIGHT, DARK) + RULES + fills()).splitlines())
