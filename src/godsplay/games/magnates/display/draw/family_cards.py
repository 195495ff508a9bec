"""Family cards: on a spot face up or face down, and large in the hand."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.places import CARD, CONFLICT, HAND_CARD, SMALL, SMALL_STEP, spot_corner
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FACE_DOWN,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    SPOT_COUNT,
    SPOTS,
)
from godsplay.games.magnates.rules.steps.contest import influences, strengths
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, group, number, path, piece, rect, text, title
from godsplay.present.words import signed

HIGH: Final = 9  # cards after the ninth place wear a crown
LADY: Final = (
    "M0-26C7-26 10-20 9-13 8.4-8 5.6-5.4 3.6-4.4V-1C12 1 16 7 17 16H-17C-16 7-12 1-3.6-1V-4.4C-5.6-5.4-8.4-8-9-13"
    "-10-20-7-26 0-26Z"
)
VEIL: Final = (
    "M0-29C10-29 14-20 13-12 12.6-5 15-2 18 1 13 3 9 1 8-3 11-9 9-18 0-20"
    "-9-18-11-9-8-3-9 1-13 3-18 1-15-2-12.6-5-13-12-14-20-10-29 0-29Z"
)
FACE: Final = circle(0, -15.5, 8.6, fill="#e9c9a2") + path("M-3.4-12q3.4 3 6.8 0", class_="line thin")


def cards_on(drawing: Drawing, spot: int) -> Hashable:
    """Return the Family cards on a spot, and all that shows on them."""
    state = drawing.state
    cards = state.played[spot::SPOT_COUNT]
    if cards.count(EMPTY) == drawing.players:
        return None
    if spot != drawing.resolved:
        return drawing.viewer, *cards, state.is_shown(spot)
    return drawing.viewer, *cards, state.is_shown(spot), tuple(state.modifiers), tuple(drawing.still_down)


def placed_cards(drawing: Drawing, spot: int) -> str:
    """Draw the Family cards that lie below a spot, in the order of the seats."""
    x, y = spot_corner(spot)
    y += (CARD if spot < FIRST_POWER_SPOT else CONFLICT)[1] + 5 + SMALL[1] / 2
    return "".join(
        placed(drawing, seat, spot, x + 1 + SMALL[0] / 2 + seat * SMALL_STEP, y)
        for seat in range(drawing.players)
        if drawing.state.card_at(seat, spot) != EMPTY
    )


def placed(drawing: Drawing, seat: int, spot: int, x: float, y: float) -> str:
    """Draw one Family card on a spot. One's own keep their names from the hand to the board and back."""
    state, family = drawing.state, FAMILIES[seat]
    place = state.card_at(seat, spot)
    down = not state.is_shown(spot) or (spot == drawing.resolved and seat in drawing.still_down)
    own = seat == drawing.viewer
    known = f"card-{family}-{FAMILY_CARDS[place]}" if own else f"card-{family}-at-{SPOTS[spot]}"
    if not down:
        label, shape = shown_card(drawing, seat, spot)
    elif place == FACE_DOWN or not own:
        label, shape = drawing.say("draw-face-down", family=family), back(family, "")
    else:
        label = drawing.say("draw-own-face-down", family=family, card=FAMILY_CARDS[place])
        shape = back(family, str(value_at(drawing, place, spot)))
    halo = rect(-SMALL[0] / 2 - 1, -SMALL[1] / 2 - 1, SMALL[0] + 2, SMALL[1] + 2, rx=4, class_="halo")
    attributes = touchable(f"played {family} {SPOTS[spot]}", "placed", label)
    face = "down" if down else "up"
    return piece(known, x, y, title(label), shape, halo, data_face=face, **attributes)


def value_at(drawing: Drawing, card: int, spot: int) -> int:
    """Return what counts on a Family card at a spot: Strength at a Conflict, Influence elsewhere."""
    cards = drawing.cards
    return (cards.strength if spot >= FIRST_POWER_SPOT else cards.influence)[card]


def shown_card(drawing: Drawing, seat: int, spot: int) -> tuple[str, str]:
    """Describe and draw a card that is turned up, golden if actions have changed what counts on it."""
    state, family = drawing.state, FAMILIES[seat]
    place = state.card_at(seat, spot)
    in_conflict = spot >= FIRST_POWER_SPOT
    value = value_at(drawing, place, spot)
    label = drawing.say("draw-card-shown", family=family, card=FAMILY_CARDS[place])
    modifier = state.modifiers[seat]
    if spot != drawing.resolved or not modifier:
        return label, front(family, value, in_conflict, "vellum")
    total = (strengths if in_conflict else influences)(state, spot)[seat]
    label = drawing.say("draw-card-changed", shown=label, value=value, change=signed(modifier), total=total)
    return label, front(family, total, in_conflict, "golden")


@lru_cache(maxsize=256)
def front(family: str, value: int, in_conflict: bool, style: str) -> str:
    """Draw a small card face up: Influence in a circle, Strength in a square, golden if actions have changed it."""
    wide, high = SMALL
    body = rect(-wide / 2, -high / 2, wide, high, rx=3, class_="vellum")
    band = path(top_band(wide, 11, high), class_=f"piece {family}") + at(0, -high / 2 + 5.5, pieces.emblem(family, 3.4))
    written = str(value).replace("-", "−")
    figure = pieces.strength(written, 10.5, style) if in_conflict else pieces.influence(written, 11, style)
    return body + band + at(0, 6, figure)


@lru_cache(maxsize=256)
def back(family: str, value: str) -> str:
    """Draw a small card face down; its owner knows what is on the other side."""
    wide, high = SMALL
    body = rect(-wide / 2, -high / 2, wide, high, rx=3, class_=f"piece {family}")
    inner = rect(-wide / 2 + 3, -high / 2 + 3, wide - 6, high - 6, rx=2, class_=f"{family}-line", opacity=".6")
    if not value:
        return body + inner + pieces.emblem(family, 5)
    figure = text(0, 12.5, value, class_=f"figure {family}-mark", style="font-size:16.5px")
    return body + inner + at(0, -8, pieces.emblem(family, 3.8)) + figure


def top_band(wide: float, deep: float, high: float) -> str:
    """Outline the coloured band along the top of a card."""
    half, top = wide / 2, -high / 2
    return (
        f"M{number(-half)} {number(top + deep)}V{number(top + 3)}Q{number(-half)} {number(top)} {number(-half + 3)} "
        f"{number(top)}H{number(half - 3)}Q{number(half)} {number(top)} {number(half)} {number(top + 3)}"
        f"V{number(top + deep)}Z"
    )


@lru_cache(maxsize=128)
def large(family: str, card: str, influence: int, strength: int) -> str:
    """Draw a card of the hand: Influence in a circle, Strength in a square, the family's arms."""
    wide, high = HAND_CARD
    parts = [
        rect(-wide / 2, -high / 2, wide, high, rx=7, class_="vellum"),
        rect(-wide / 2 + 4, -high / 2 + 4, wide - 8, high - 8, rx=4, class_="inset"),
        at(-wide / 2 + 25, -high / 2 + 26, pieces.influence(str(influence), 19)),
        at(-wide / 2 + 25, high / 2 - 25, pieces.strength(str(strength), 17.5)),
    ]
    if card == "lady":
        parts.append(
            at(
                20,
                6,
                group(path(VEIL, class_="stone"), path(LADY, class_=f"piece {family}"), FACE, transform="scale(1.2)"),
            )
        )
        parts.append(at(20, 17, pieces.emblem(family, 5)))
    else:
        arms = path(pieces.SHIELD, class_=f"piece {family}", transform="scale(1.3)") + pieces.emblem(family, 9)
        parts.append(at(20, 4, arms))
        if FAMILY_CARDS.index(card) >= HIGH:
            parts.append(at(20, -37, path(pieces.CROWN, class_="golden", transform="scale(1.7)")))
    parts.append(at(wide / 2 - 15, high / 2 - 15, pieces.disc(family, 7)))
    return "".join(parts)


LAYERS: Final = [
    Layer(f"cards-{name}", partial(cards_on, spot=spot), partial(placed_cards, spot=spot))
    for spot, name in enumerate(SPOTS)
]
