"""What lies before each family: Senators and Privileges, Wealth, and how many cards it holds."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.card_texts import badge, card_name, card_title
from godsplay.games.magnates.display.draw.drawing import Drawing, fitting
from godsplay.games.magnates.display.draw.places import CHIP, CHIP_COLUMNS, CHIP_ROWS, MAT_HEAD, mat_box
from godsplay.games.magnates.rules.board import FAMILIES, SENATORS, SYMBOLS
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.visibility import hand_size
from godsplay.present.drawing.layers import Box, Layer, Sheet
from godsplay.present.drawing.sketch import called, touchable
from godsplay.present.drawing.svg import at, circle, group, path, piece, rect, text, title
from godsplay.present.drawing.typography import Face, shortened

EDGE: Final = 2.0  # at the edge of a chip
CHIP_HEIGHT: Final = 25.0
SMALLEST_NAME: Final = 14.0


@lru_cache(maxsize=8)
def mats(players: int) -> list[Sheet]:
    """Return the sheets of the families, side by side."""
    return [mat_sheet(seat, mat_box(seat)) for seat in range(players)]


def mat_sheet(seat: int, box: Box) -> Sheet:
    """Return the sheet of a family: its name and figures, and the cards before it."""
    family = FAMILIES[seat]
    layers = [
        Layer(f"family-{family}", partial(standing, seat=seat, box=box), partial(draw_head, seat=seat, box=box)),
        Layer(f"held-{family}", partial(cards_held, seat=seat, box=box), partial(draw_held, seat=seat, box=box), True),
    ]
    return Sheet(f"mat-{family}", box, layers, "seat", seat)


def standing(drawing: Drawing, seat: int, box: Box) -> Hashable:
    """Return the figures of a family, and whether it decides or has won."""
    state = drawing.state
    return box, drawing.scores[seat], hand_size(state, seat), seat in drawing.to_act, seat in state.winners


def cards_held(drawing: Drawing, seat: int, box: Box) -> Hashable:
    """Return the cards before a family."""
    return box, *held_by(drawing.state, seat)


def held_by(state: State, seat: int) -> list[str]:
    """List the Senators and Privileges before a family."""
    held = [name for name, holder in zip(SENATORS, state.senators, strict=True) if holder == seat]
    if seat in state.privileges:
        held += [name for name, holder in zip(PRIVILEGES, state.privileges, strict=True) if holder == seat]
    return held


def draw_head(drawing: Drawing, seat: int, box: Box) -> str:
    """Draw the mat of a family with its name, its Wealth and its hand."""
    x, y, wide, high = box
    state, family = drawing.state, FAMILIES[seat]
    cards, wealth, label = hand_size(state, seat), str(drawing.scores[seat]), drawing.name(family)
    frame = rect(x + 1, y + 1, wide - 2, high - 2, rx=7, class_="panel")
    if seat in drawing.to_act:
        frame += rect(x + 1.5, y + 1.5, wide - 3, high - 3, rx=7, class_="spot-now")
    name = [
        title(label),
        path(tab(x + 1, y + 1, MAT_HEAD - 1), class_=f"piece {family}"),
        at(x + 20, y + 19, pieces.emblem(family, 9)),
        text(
            x + 50,
            y + 26,
            label,
            class_="heading",
            style=pieces.px(fitting(label, wide - 128, 19)),
            **called(seat, wide - 128),
        ),
        path(f"M{x + 41:g} {y + MAT_HEAD:g}h{wide - 47:g}", class_="hair"),
        rect(x + 41, y + 2, wide - 43, MAT_HEAD - 3, rx=6, class_="wash"),
        rect(x + 2, y + 2, wide - 4, MAT_HEAD - 2, rx=7, class_="halo"),
    ]
    end = x + wide - 20
    coin = circle(0, 0, 15, class_="golden") + text(0, 5.5, wealth, class_="figure on-gold", style="font-size:17px")
    worth = drawing.say("draw-wealth", family=family, wealth=wealth)
    hand = drawing.say("draw-family", family=family, cards=cards)
    parts = [
        frame,
        group(*name, **touchable(f"family {family}", "family", label)),
        at(end - 40, y + 19, title(worth), coin, **touchable(f"wealth {family}", "wealth", worth)),
        group(
            title(hand), draw_hand_size(family, cards, end, y + 19), **touchable(f"hand-size {family}", "size", hand)
        ),
    ]
    if seat in state.winners:
        parts.append(at(end - 72, y + 19, path(pieces.CROWN, class_="golden", transform="scale(2)")))
    return "".join(parts)


def tab(x: float, y: float, high: float) -> str:
    """Outline the coloured corner of a mat."""
    return f"M{x:.1f} {y + high:g}v-{high - 7:g}q0-7 7-7h33v{high:g}z"


def draw_hand_size(family: str, cards: int, x: float, y: float) -> str:
    """Draw how many cards a family holds."""
    under = rect(-8, -12, 17, 25, rx=2, class_=f"piece {family}", transform="rotate(14)")
    over = rect(-10, -12, 21, 26, rx=2, class_=f"piece {family}")
    return at(x, y, under, over, text(0.5, 6.5, str(cards), class_=f"figure {family}-mark", style="font-size:17px"))


def draw_held(drawing: Drawing, seat: int, box: Box) -> str:
    """Draw the cards before a family; more than there is room for lie over one another."""
    held = held_by(drawing.state, seat)
    columns = CHIP_COLUMNS + (len(held) > CHIP_COLUMNS * CHIP_ROWS)
    wide = (box.width - 12 - (columns - 1) * 6) / columns
    needed = -(-len(held) // columns)
    step = CHIP if needed <= CHIP_ROWS else (CHIP_ROWS - 1) * CHIP / (needed - 1)
    chips = []
    for place, card in enumerate(held):
        row, column = divmod(place, columns)
        x, y = box.x + 6 + column * (wide + 6), box.y + MAT_HEAD + 3 + row * step
        kind, label = "senator" if card in SENATORS else "privilege", card_name(drawing, card)
        shape = narrow(drawing, card, wide)
        chips.append(piece(f"{kind}-{card}", x, y, shape, **touchable(f"held {card}", "chip", label)))
    return "".join(chips)


def narrow(drawing: Drawing, card: str, wide: float) -> str:
    """Draw a Senator or Privilege as a narrow card: symbol, name, and what it adds."""
    cards = drawing.cards
    if card in SENATORS:
        bits, style, paper = cards.senator_symbols[SENATORS.index(card)], "", "var(--own-foreign)"
    else:
        bits, paper = cards.privilege_symbols[PRIVILEGES.index(card)], "var(--own-card)"
        style = drawing.dashed(f"privilege.{card}.symbols")
    symbols = [name for place, name in enumerate(SYMBOLS) if (bits >> place) & 1]
    radius, start = (9.5, 15) if len(symbols) == 1 else (5.5, 9)
    columns, rows = min(2, len(symbols)), -(-len(symbols) // 2)
    name, left = card_name(drawing, card), start + (2 * columns - 1) * radius + 4
    beside, taken = badge(drawing, card)
    room = wide - left - taken - 2 * EDGE
    size = max(SMALLEST_NAME, fitting(name, room, 16))
    name = shortened(name, room, size, Face.SERIF_SEMIBOLD)
    parts = [
        rect(0, 0, wide, CHIP_HEIGHT, rx=4, class_="vellum", style=f"fill:{paper}"),
        *(
            at(
                start + place % 2 * 2 * radius,
                CHIP_HEIGHT / 2 + (place // 2 * 2 + 1 - rows) * radius,
                pieces.roundel(name, radius, False, style),
            )
            for place, name in enumerate(symbols)
        ),
        text(left, 18, name, class_="heading", style=pieces.px(size)),
        at(wide - EDGE - taken / 2, CHIP_HEIGHT / 2, beside) if beside else "",
        rect(-1, -1, wide + 2, CHIP_HEIGHT + 2, rx=5, class_="halo"),
    ]
    return title(card_title(drawing, card)) + "".join(parts)
