"""Colours, letters and strokes of the board, by day and by night."""

from __future__ import annotations

from typing import Final

from godsplay.games.commonwealth import style
from godsplay.games.magnates.rules.board import FAMILIES, POWERS
from godsplay.present.drawing.svg import SERIF

PAINTS: Final = {
    "lubomirski": "white",
    "potocki": "blue",
    "sapieha": "red",
    "radziwill": "black",
    "zamoyski": "yellow",
    "moscow": "green",
    "cossacks": "yellow",
    "ottomans": "orange",
    "habsburgs": "purple",
}
DAY: Final = {
    **style.DAY,
    "hatch": "#b25552",
    "leaf": "#4f7336",
    "card": "#fffaf0",
    "stone": "#cdbfa4",
    **style.painted(style.PAINTS_BY_DAY, PAINTS),
    "brandenburg": "#33302c",
    "brandenburg-mark": "#f7efdd",
}
NIGHT: Final = {
    **style.NIGHT,
    "hatch": "#e8797a",
    "leaf": "#8fb56c",
    "card": "#352f27",
    "stone": "#8c8069",
    **style.painted(style.PAINTS_BY_NIGHT, PAINTS),
    "brandenburg": "#57514a",
    "brandenburg-mark": "#f7efdd",
}

RULES: Final = f"""
&{{font-size:15px}}
& .caption{{font-size:14.5px}}
& .name{{font-family:{SERIF};font-size:15px;letter-spacing:.15em;text-anchor:middle}}
& .row-name{{font-family:{SERIF};font-size:15px;letter-spacing:.18em}}
& .title{{font-family:{SERIF};font-size:15px;font-weight:600;text-anchor:middle}}
& .fine{{font-size:14px}}
& .count{{font-size:17px;font-weight:700}}
& .figure{{font-family:{SERIF};font-weight:700;text-anchor:middle}}
& .vellum{{fill:var(--own-card);stroke:var(--own-ink);stroke-width:1.2}}
& .thin{{stroke-width:1}}
& .recess{{fill:var(--own-ink);fill-opacity:.06;stroke:var(--own-hair);stroke-width:1}}
& .tray{{fill:var(--own-paper);stroke:var(--own-hair);stroke-width:1}}
& .river{{fill:none;stroke:var(--own-sea-line);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}}
& .piece{{stroke:var(--own-edge);stroke-width:1;stroke-linejoin:round}}
& .radziwill.piece{{stroke:var(--own-stone)}}
& .ink{{fill:var(--own-ink)}}
& .golden{{fill:var(--own-gold);stroke:var(--own-edge);stroke-width:.8;stroke-linejoin:round}}
& .leaf{{fill:var(--own-leaf)}}
& .reached{{fill:#41662a}}
& .stone{{fill:var(--own-stone);stroke:var(--own-edge);stroke-width:1;stroke-linejoin:round}}
& .seal{{fill:var(--own-seal)}}
& text.on-gold{{fill:#2b2008}}
& text.on-seal{{fill:#fff6e4}}
& .on-gold{{fill:#2b2008}}
& .arrow{{stroke:var(--own-panel);stroke-width:1}}
& .hatching{{stroke:var(--own-hatch);stroke-width:2.4;stroke-opacity:.7}}
& .dashed{{stroke-dasharray:2.4 2.4}}
& .faded{{opacity:.8}}
& .spot-now{{fill:none;stroke:var(--own-accent);stroke-width:2.5}}
& .prop-panel{{fill:var(--own-panel);stroke:var(--own-gold);stroke-width:2.5}}
& .prop{{filter:drop-shadow(0 2px 5px rgb(0 0 0/.35))}}
& .prop-text{{font-family:{SERIF};font-size:16px;font-weight:600;text-anchor:middle}}
& .prop-ring{{fill:none;stroke:var(--own-accent-glow);stroke-width:5}}
& .hit{{fill:transparent;stroke:none}}
&:has(.province[data-actions]) .estates>.halo{{stroke:none}}
"""
OWNERS: Final = [*FAMILIES, *POWERS]
LINES: Final = "".join(f"& .{name}-line{{fill:none;stroke:var(--own-{name}-mark)}}" for name in OWNERS)
STYLE: Final = style.sheet("mg", DAY, NIGHT, RULES, style.fills(OWNERS), LINES)
