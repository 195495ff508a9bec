"""The Senate and the Sejm: a row of Senators and a row of Privileges, with the Family cards placed at them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.card_texts import card_name, card_text, card_title
from godsplay.games.magnates.display.draw.drawing import Drawing, wrap, wrap_heading
from godsplay.games.magnates.display.draw.places import BOARD, CARD, MARGIN, ROW_TOP, SEJM_START, spot_corner
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILIES,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    NOBODY,
    SENATORS,
    SET_ASIDE,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, group, path, rect, text, title

NAME: Final = 54.0  # how far down the name of a card stands
TEXT: Final = 15.0  # the size of what a card does
ROMAN: Final = ["I", "II", "III", "IV", "V"]


def draw_row_names(drawing: Drawing) -> str:
    """Write the names of Senate and Sejm over their rows."""
    shown = []
    for name, x in (("senate", MARGIN + 2), ("sejm", SEJM_START + 2)):
        label = drawing.say(f"draw-{name}")
        written = text(x, ROW_TOP + 14, label.upper(), class_="row-name")
        shown.append(group(title(label), written, **touchable(name, "row-head", label)))
    line = path(f"M{SEJM_START - 17:g} {ROW_TOP:g}V{BOARD.height - 8:g}", class_="hair")
    return "".join(shown) + line


def card_on(drawing: Drawing, where: int) -> Hashable:
    """Return the Senator or Privilege on a spot and who has won it, and what the King makes of it."""
    state = drawing.state
    if where < FIRST_SEJM_SPOT:
        return drawing.players, state.king, state.senators[where], where == drawing.resolved
    space = where - FIRST_SEJM_SPOT
    if state.sejm[space] == EMPTY:
        return None
    return drawing.players, state.king, state.sejm[space], state.won_by[space], where == drawing.resolved


def draw_spot(drawing: Drawing, where: int) -> str:
    """Draw a spot of the Senate or the Sejm with its card, or who has won it."""
    state = drawing.state
    if where < FIRST_SEJM_SPOT:
        return spot(drawing, where, SENATORS[where], state.senators[where])
    space = where - FIRST_SEJM_SPOT
    if state.sejm[space] != EMPTY:
        return spot(drawing, where, PRIVILEGES[state.sejm[space]], state.won_by[space])
    wide, high = CARD
    label = drawing.say("draw-no-privilege")
    empty = rect(0, 0, wide, high, rx=7, class_="recess")
    numeral = text(wide / 2, high / 2 + 8, ROMAN[space], class_="figure soft", style="font-size:24px")
    x, y = spot_corner(where)
    return at(x, y, title(label), empty, numeral, **touchable(f"spot {SPOTS[where]}", "space", label))


def spot(drawing: Drawing, where: int, card: str, winner: int) -> str:
    """Draw a spot with its card: open to all, or gone to whoever has won it."""
    wide, high = CARD
    label = card_name(drawing, card)
    parts = [face(drawing, card, drawing.state.king, winner)]
    if where == drawing.resolved:
        parts.append(rect(-2.5, -2.5, wide + 5, high + 5, rx=9, class_="spot-now"))
    parts.append(rect(-1.5, -1.5, wide + 3, high + 3, rx=8, class_="halo"))
    kind = "senator" if card in SENATORS else "privilege"
    named = {"data_piece": f"{kind}-{card}"} if winner == NOBODY else {}
    x, y = spot_corner(where)
    return at(x, y, *parts, **named, **touchable(f"spot {SPOTS[where]}", "spot", label))


def face(drawing: Drawing, card: str, king: int, winner: int) -> str:
    """Draw a card under a King: open to all, or the place it has left."""
    wide, high = CARD
    above = [*head(drawing, card, king), *name_lines(drawing, card)]
    if winner != NOBODY:
        parts = [rect(0, 0, wide, high, rx=7, class_="recess"), group(*above, class_="faded"), *won(drawing, winner)]
    else:
        parts = [rect(0, 0, wide, high, rx=7, class_="vellum"), *above, *body(drawing, card)]
    return title(card_title(drawing, card)) + "".join(parts)


def head(drawing: Drawing, card: str, king: int) -> list[str]:
    """Draw the symbols of a card, golden if the King bears them, and the Estates that it brings."""
    cards = drawing.cards
    if card in SENATORS:
        bits, estates = cards.senator_symbols[SENATORS.index(card)], cards.senator_estates[SENATORS.index(card)]
        styles = ["", ""]
    else:
        bits, estates = cards.privilege_symbols[PRIVILEGES.index(card)], cards.privilege_estates[PRIVILEGES.index(card)]
        styles = [drawing.dashed(f"privilege.{card}.symbols"), drawing.dashed(f"privilege.{card}.estates")]
    symbols = [place for place in range(len(SYMBOLS)) if (bits >> place) & 1]
    if len(symbols) == 1:
        places, radius = [(19.0, 19.0)], 12.5
    else:  # two by two, which leaves room for what the King adds
        places, radius = [(13.0, 11.5), (28.0, 11.5), (13.0, 26.5), (28.0, 26.5)], 7.5
    shown = [
        at(x, y, pieces.roundel(SYMBOLS[each], radius, king != NOBODY and cards.king_symbol[king] == each, styles[0]))
        for (x, y), each in zip(places, symbols, strict=False)
    ]
    wide = CARD[0]
    if king != NOBODY and cards.king_symbol[king] in symbols:
        added = cards.king_adds(king, bits)
        bonus = text(-24, 6, f"+{added}", class_="figure", style="font-size:16.5px;fill:var(--own-accent)")
        shown.append(at(wide - 34, 19, bonus))
    shown.append(rect(wide - 44, 7, 38, 25, rx=4, class_=f"inset{styles[1]}"))
    shown.append(at(wide - 31, 18.5, pieces.plain_manor(0.85)))
    shown.append(text(wide - 13, 25.5, str(estates), class_="figure", style="font-size:17px"))
    return shown


def name_lines(drawing: Drawing, card: str) -> list[str]:
    """Write the name of a card."""
    lines = wrap_heading(card_name(drawing, card), CARD[0] - 4, 15)
    return [text(CARD[0] / 2, NAME + row * 16, line, class_="title") for row, line in enumerate(lines)]


def body(drawing: Drawing, card: str) -> list[str]:
    """Write what a card does."""
    wide, _ = CARD
    y = NAME + 16 * len(name_lines(drawing, card))
    lines = wrap(card_text(drawing, card), wide - 8, TEXT)
    written = [text(wide / 2, y + 9 + row * 16.5, line, class_="middle") for row, line in enumerate(lines)]
    return [path(f"M34 {y - 8:g}h{wide - 68:g}", class_="hair"), *written]


def won(drawing: Drawing, winner: int) -> list[str]:
    """Draw the sign of whoever has won the card."""
    wide, high = CARD
    if winner == SET_ASIDE:
        said = drawing.say("draw-set-aside")
        return [text(wide / 2, high - 28, said, class_="caption middle")]
    said = drawing.say("draw-won-by", family=FAMILIES[winner])
    return [at(wide / 2, high - 32, title(said), pieces.disc(FAMILIES[winner], 19))]


LAYERS: Final = [
    Layer("row-names", lambda drawing: None, draw_row_names),
    *(
        Layer(f"spot-{SPOTS[where]}", partial(card_on, where=where), partial(draw_spot, where=where))
        for where in range(FIRST_POWER_SPOT)
    ),
]
