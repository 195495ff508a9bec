"""What a picture that stands alone is set in: the fonts of the pages cannot be loaded there, and most others are wider.

Labels are fitted to our own fonts, so a substitute is shrunk until its words are no wider than ours. Widths were
compared over the words of all games, with fonts of the same widths where the fonts themselves are not free.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SERIF: Final = "Godsplay Serif Substitute"
WIDE_SERIF: Final = "Godsplay Wide Serif Substitute"
SANS: Final = "Godsplay Sans Substitute"
WIDE_SANS: Final = "Godsplay Wide Sans Substitute"


class Substitute(NamedTuple):
    """Fonts of about the same width, by the names under which computers have them, and how far they are shrunk."""

    family: str
    weight: str
    style: str
    names: tuple[str, ...]
    percent: int


SUBSTITUTES: Final = [
    Substitute(SANS, "400", "normal", ("Arial", "Liberation Sans", "Helvetica Neue", "Roboto", "Noto Sans"), 88),
    Substitute(
        SANS,
        "600 700",
        "normal",
        ("Arial Bold", "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto Bold", "Noto Sans Bold"),
        88,
    ),
    Substitute(WIDE_SANS, "400", "normal", ("DejaVu Sans", "Verdana"), 78),
    Substitute(WIDE_SANS, "600 700", "normal", ("DejaVu Sans Bold", "Verdana Bold"), 75),
    Substitute(SERIF, "400", "normal", ("Georgia", "Noto Serif"), 94),
    Substitute(SERIF, "600 700", "normal", ("Georgia Bold", "Noto Serif Bold"), 89),
    Substitute(SERIF, "400", "italic", ("Georgia Italic", "Noto Serif Italic"), 92),
    Substitute(WIDE_SERIF, "400", "normal", ("DejaVu Serif",), 84),
    Substitute(WIDE_SERIF, "600 700", "normal", ("DejaVu Serif Bold",), 79),
    Substitute(WIDE_SERIF, "400", "italic", ("DejaVu Serif Italic", "DejaVu Serif"), 84),
]


def font_faces() -> str:
    """Write the substitutes as rules of a style sheet."""
    rules = []
    for family, weight, style, names, percent in SUBSTITUTES:
        sources = ",".join(f'local("{name}")' for name in names)
        rules.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
            f"src:{sources};size-adjust:{percent}%}}"
        )
    return "".join(rules)
