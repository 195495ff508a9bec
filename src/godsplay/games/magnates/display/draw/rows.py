"""The Senate and the Sejm: a row of Senators and a row of Privileges, with the Family cards placed at them."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.card_texts import card_name, card_text, card_title
from godsplay.games.magnates.display.draw.drawing import Drawing, wrap
from godsplay.games.magnates.display.draw.family_cards import placed_cards
from godsplay.games.magnates.display.draw.places import CARD, MARGIN, ROW_HEIGHT, ROW_TOP, WIDTH
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILIES,
    FIRST_SEJM_SPOT,
    NOBODY,
    SEJM,
    SEJM_SPACES,
    SENATORS,
    SET_ASIDE,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.present.drawing.svg import at, group, path, rect, text, title

STEP: Final = CARD[0] + 5
SEJM_START: Final = WIDTH - MARGIN - SEJM_SPACES * STEP + 5
NAME: Final = 52.0  # how far down the name of a card stands
ROMAN: Final = ["I", "II", "III", "IV", "V"]


def draw_rows(drawing: Drawing) -> str:
    """Draw Senate and Sejm side by side."""
    line = f"M{SEJM_START - 17:g} {ROW_TOP:g}v{ROW_HEIGHT - 8:g}"
    shown = [
        text(MARGIN + 2, ROW_TOP + 14, drawing.say("draw-senate").upper(), class_="row-name"),
        text(SEJM_START + 2, ROW_TOP + 14, drawing.say("draw-sejm").upper(), class_="row-name"),
        path(line, class_="hair"),
    ]
    for senator, name in enumerate(SENATORS):
        shown.append(spot(drawing, senator, name, MARGIN + senator * STEP, drawing.state.senators[senator]))
    for space in range(SEJM_SPACES):
        shown.append(privilege(drawing, space, SEJM_START + space * STEP))
    return group(*shown)


def privilege(drawing: Drawing, space: int, x: float) -> str:
    """Draw a Privilege in the Sejm, or who has won it."""
    dealt = drawing.state.sejm[space]
    if dealt != EMPTY:
        return spot(drawing, FIRST_SEJM_SPOT + space, PRIVILEGES[dealt], x, drawing.state.won_by[space])
    wide, high = CARD
    empty = rect(0, 0, wide, high, rx=7, class_="recess")
    numeral = text(wide / 2, high / 2 + 8, ROMAN[space], class_="figure soft", style="font-size:24px")
    return at(x, ROW_TOP + 22, title(drawing.name(SEJM[space])), empty, numeral)


def spot(drawing: Drawing, where: int, card: str, x: float, winner: int) -> str:
    """Draw a spot with its card: open to all, or gone to whoever has won it."""
    wide, high = CARD
    y = ROW_TOP + 22
    label = card_name(drawing, card)
    parts = [drawing.keep(face, card, drawing.state.king, winner)]
    if where == drawing.resolved:
        parts.append(rect(-2.5, -2.5, wide + 5, high + 5, rx=9, class_="spot-now"))
    parts.append(rect(-1.5, -1.5, wide + 3, high + 3, rx=8, class_="halo"))
    kind = "senator" if card in SENATORS else "privilege"
    named = {"data_piece": f"{kind}-{card}"} if winner == NOBODY else {}
    shown = at(x, y, *parts, **named, **drawing.pick(f"spot {SPOTS[where]}", "spot", label))
    return shown + placed_cards(drawing, where, x + 1, y + high + 5)


def face(drawing: Drawing, card: str, king: int, winner: int) -> str:
    """Draw a card under a King: open to all, or the place it has left."""
    wide, high = CARD
    above = [*head(drawing, card, king), *name_lines(drawing, card)]
    if winner != NOBODY:
        parts = [rect(0, 0, wide, high, rx=7, class_="recess"), group(*above, class_="faded"), *won(drawing, winner)]
    else:
        parts = [rect(0, 0, wide, high, rx=7, class_="card"), *above, *body(drawing, card)]
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
        bonus = text(-24, 6, f"+{added}", class_="figure", style="font-size:15px;fill:var(--own-accent)")
        shown.append(at(wide - 34, 19, bonus))
    shown.append(rect(wide - 44, 7, 38, 25, rx=4, class_=f"inset{styles[1]}"))
    shown.append(at(wide - 31, 18.5, pieces.plain_manor(0.85)))
    shown.append(text(wide - 13, 25.5, str(estates), class_="figure", style="font-size:17px"))
    return shown


def name_lines(drawing: Drawing, card: str) -> list[str]:
    """Write the name of a card."""
    lines = wrap(card_name(drawing, card), CARD[0] - 4, 14)
    return [text(CARD[0] / 2, NAME + row * 16, line, class_="title") for row, line in enumerate(lines)]


def body(drawing: Drawing, card: str) -> list[str]:
    """Write what a card does."""
    wide, _ = CARD
    y = NAME + 16 * len(wrap(card_name(drawing, card), wide - 4, 14))
    lines = wrap(card_text(drawing, card), wide - 10, 12)
    written = [text(wide / 2, y + 7 + row * 14.5, line, class_="middle fine") for row, line in enumerate(lines)]
    return [path(f"M34 {y - 8:g}h{wide - 68:g}", class_="hair"), *written]


def won(drawing: Drawing, winner: int) -> list[str]:
    """Draw the sign of whoever has won the card."""
    wide, high = CARD
    if winner == SET_ASIDE:
        said = drawing.say("draw-set-aside")
        return [text(wide / 2, high - 28, said, class_="caption middle")]
    said = drawing.say("draw-won-by", family=FAMILIES[winner])
    return [at(wide / 2, high - 32, title(said), pieces.disc(FAMILIES[winner], 19))]
