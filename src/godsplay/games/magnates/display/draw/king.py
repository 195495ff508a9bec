"""The King of this age, with the symbol that brings more Estates."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing, fitting, wrap, wrap_heading
from godsplay.games.magnates.display.draw.places import KING
from godsplay.games.magnates.rules.board import AGES, FAMILIES, NOBODY, SYMBOLS
from godsplay.games.magnates.rules.cards import KINGS
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, group, path, rect, text, title
from godsplay.present.drawing.typography import Face

PORTRAIT: Final = 116.0  # how far down the middle of the portrait is
WRITING: Final = 148.0  # how much room there is for words beside the portrait
MANTLE: Final = "M-44 62C-44 26-26 6 0 6 26 6 44 26 44 62Z"
HEAD: Final = "M-15-26C-15-40 15-40 15-26 15-12 10-2 0-2-10-2-15-12-15-26Z"
BEARD: Final = "M-14-20C-13-2-8 6 0 6 8 6 13-2 14-20 9-14-9-14-14-20Z"
ERMINE: Final = "M-30 20C-16 34 16 34 30 20L34 27C18 44-18 44-34 27Z"


def reign(drawing: Drawing) -> Hashable:
    """Return who reigns, or why nobody does."""
    state = drawing.state
    named = drawing.spoken.audience if state.winners else ()
    return state.round, state.king, state.third_partition, tuple(state.winners), named


def draw_king(drawing: Drawing) -> str:
    """Draw the card of the King, or the empty throne."""
    x, y, wide, high = KING
    state = drawing.state
    age = drawing.say("draw-age", age=AGES[state.round - 1])
    frame = [
        rect(0, 0, wide, high, rx=6, class_="panel"),
        rect(5, 5, wide - 10, high - 10, rx=4, fill="none", stroke="var(--own-gold)", stroke_width=2),
        text(
            wide / 2, 28, age, class_="caption middle", style=pieces.px(fitting(age, wide - 24, 16, Face.SERIF_ITALIC))
        ),
    ]
    if state.king == NOBODY:
        throne = [
            circle(66, PORTRAIT, 46, class_="recess"),
            at(66, PORTRAIT, path(pieces.CROWN, class_="hair", transform="scale(5)")),
        ]
        said = outcome(drawing)
        words = written(said, 124, 100, WRITING)
        return at(x, y, title(said), *frame, *throne, *words, **touchable("king", "king", said))
    king, symbol = KINGS[state.king], SYMBOLS[state.cards.king_symbol[state.king]]
    said = drawing.say("draw-king", king=king, symbol=symbol, count=drawing.cards.king_bonus)
    style = drawing.dashed(f"king.{king}.symbol")
    lines = written(drawing.name(king), 124, 62, WRITING)
    below = 62 + len(lines) * 21
    words = [
        *lines,
        path(f"M124 {below - 8:g}h142", class_="hair"),
        at(142, below + 21, pieces.roundel(symbol, 18, True, style)),
        text(168, below + 17, f"+{drawing.cards.king_bonus}", class_="count"),
        at(208, below + 11, pieces.plain_manor(0.85)),
        *(
            text(168, below + 36 + row * 15, line, class_="fine soft")
            for row, line in enumerate(wrap(drawing.say("draw-king-bonus", symbol=symbol), 104, 13.2))
        ),
    ]
    drawn = [title(said), *frame, portrait(66, PORTRAIT), *words]
    return at(x, y, *drawn, data_piece=f"king-{king}", **touchable("king", "king", said))


def outcome(drawing: Drawing) -> str:
    """Explain why nobody reigns: between two Kings, or because the game is over."""
    if drawing.state.third_partition:
        return drawing.say("draw-third-partition")
    winners = [FAMILIES[seat] for seat in drawing.state.winners]
    return drawing.tell("draw-winner", seats=winners) if winners else drawing.say("draw-throne-empty")


def written(words: str, x: float, y: float, wide: float) -> list[str]:
    """Write a name in as many lines as it needs, smaller where a line would be too long."""
    lines = wrap_heading(words, wide, 18)
    size = pieces.px(min(fitting(line, wide, 18) for line in lines))
    return [text(x, y + row * 21, line, class_="heading", style=size) for row, line in enumerate(lines)]


def portrait(x: float, y: float) -> str:
    """Draw a crowned head in a medallion."""
    return at(
        x,
        y,
        circle(0, 0, 48, class_="golden"),
        circle(0, 0, 44, fill="var(--own-seal)"),
        f'<clipPath id="mg-medal">{circle(0, 0, 44)}</clipPath>',
        group(
            group(
                path(MANTLE, class_="piece", fill="var(--own-gold)", transform="translate(0 -6)"),
                path(ERMINE, class_="piece", fill="#fffaf0", transform="translate(0 -10)"),
                path(HEAD, class_="piece", fill="#e9c9a2"),
                path(BEARD, fill="#5b3c22"),
                path(pieces.CROWN, class_="golden", transform="translate(0 -39) scale(2.9)"),
                transform="translate(0 7) scale(.73)",
            ),
            clip_path="url(#mg-medal)",
        ),
        circle(0, 0, 44, class_="line"),
    )


LAYERS: Final = [Layer("king", reign, draw_king)]
