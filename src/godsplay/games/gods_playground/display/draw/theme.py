"""Colours, letters and strokes of the map, by day and by night."""

from __future__ import annotations

from typing import Final

from godsplay.games.commonwealth import style
from godsplay.games.gods_playground.rules.board import ENEMIES
from godsplay.present.drawing.svg import SERIF

PAINTS: Final = {
    "white": "white",
    "red": "red",
    "blue": "blue",
    "enemy-black": "black",
    "enemy-russia": "green",
    "enemy-tatars": "yellow",
    "enemy-ottomans": "orange",
    "enemy-habsburgs": "purple",
}
DAY: Final = {
    **style.DAY,
    "arrow-edge": "#faf5e8",
    "wood": "#d8b27c",
    "wood-edge": "#8a6333",
    "wood-ink": "#3a2410",
    "king": "#4a3427",
    "king-mark": "#f2cf6b",
    **style.painted(style.PAINTS_BY_DAY, PAINTS),
}
NIGHT: Final = {
    **style.NIGHT,
    "arrow-edge": "#cfc2a8",
    "wood": "#b98d55",
    "wood-edge": "#5c401e",
    "wood-ink": "#22140a",
    "king": "#120d0a",
    "king-mark": "#f2cf6b",
    **style.painted(style.PAINTS_BY_NIGHT, PAINTS),
}

RULES: Final = f"""
&{{font-size:14px}}
& .caption{{font-size:14px}}
& .serif{{font-family:{SERIF}}}
& .bold{{font-weight:700}}
& .name{{font-family:{SERIF};font-size:16.5px;letter-spacing:.12em;text-anchor:middle}}
& .count{{font-size:17px;font-weight:700}}
& .figure{{font-family:{SERIF};font-size:17px;font-weight:600;text-anchor:middle}}
& .numeral{{font-family:{SERIF};font-weight:700;text-anchor:middle}}
& text.numeral{{fill:var(--own-wood-ink)}}
& .recess{{fill:var(--own-ink);fill-opacity:.07;stroke:var(--own-hair);stroke-width:1}}
& .dotted{{fill:none;stroke:var(--own-ink-soft);stroke-width:1.2;stroke-dasharray:2 3}}
& .river{{fill:none;stroke:var(--own-sea-line);stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}}
& .piece{{stroke:var(--own-edge);stroke-width:1.1;stroke-linejoin:round}}
& .enemy-black.piece,& .king.piece,& .cossack.piece{{stroke:var(--own-ink)}}
& .chosen-land{{fill:none;stroke:var(--own-accent);stroke-width:8;stroke-dasharray:14 8}}
& .hit{{fill:transparent;stroke:none}}
& .faded{{opacity:.45}}
& .dashed{{stroke-dasharray:2.2 2.4}}
& .rim{{stroke:var(--own-ink);stroke-width:1}}
& .cell{{fill:none}}
& .chosen{{fill:var(--own-gold);fill-opacity:.45}}
& .now .hair{{stroke:#fff6e4;stroke-opacity:.5}}
& .tail{{fill:var(--own-hair)}}
& .net{{font-size:17px;font-weight:700}}
& .net-words{{font-size:15px;text-anchor:end}}
& .prop{{pointer-events:none}}
& .prop text{{font-size:18px}}
& .prop .plate{{fill:var(--own-panel);stroke:var(--own-accent);stroke-width:2.4}}
& .prop .sum{{font-weight:700;font-size:20px}}
& .prop .headline{{font-family:{SERIF};font-size:26px;font-weight:600}}
& .prop .lit{{fill:var(--own-accent-glow);stroke:var(--own-accent);stroke-width:1.6;stroke-linejoin:round}}
& .prop .ring{{fill:none;stroke:var(--own-accent-glow);stroke-width:5}}
"""

LINES: Final = "".join(f"& .enemy-{name}-line{{stroke:var(--own-enemy-{name})}}" for name in ENEMIES)
STYLE: Final = style.sheet("gp", DAY, NIGHT, RULES, style.fills([*PAINTS, "king"]), LINES)
