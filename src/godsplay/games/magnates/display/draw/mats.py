"""What lies before each family: Senators and Privileges, Wealth, and how many cards it holds."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.card_texts import badge, card_name, card_title
from godsplay.games.magnates.display.draw.drawing import Drawing, fitting
from godsplay.games.magnates.display.draw.places import CHIP, GAP, MARGIN, MAT_HEAD, MATS_TOP
from godsplay.games.magnates.rules.board import FAMILIES, SENATORS, SYMBOLS
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.visibility import hand_size
from godsplay.present.drawing.svg import at, circle, group, path, piece, rect, text, title

BADGE: Final = 28.0  # the room for what a card adds


def draw_mats(drawing: Drawing) -> str:
    """Draw the families side by side."""
    wide = drawing.plan.mat + GAP
    return "".join(mat(drawing, seat, MARGIN + seat * wide) for seat in range(drawing.state.players))


def mat(drawing: Drawing, seat: int, x: float) -> str:
    """Draw one family: its name, and the cards before it."""
    plan, state = drawing.plan, drawing.state
    held = [name for senator, name in enumerate(SENATORS) if state.senators[senator] == seat]
    held += [PRIVILEGES[card] for card in state.privileges_of(seat)]
    wide = (plan.mat - 12 - (plan.columns - 1) * 6) / plan.columns
    chips = []
    for place, card in enumerate(held):
        row, column = place // plan.columns, place % plan.columns
        chips.append(chip(drawing, card, x + 6 + column * (wide + 6), MATS_TOP + MAT_HEAD + 6 + row * CHIP, wide))
    frame = rect(x, MATS_TOP, plan.mat, plan.mat_height, rx=7, class_="panel")
    if seat in state.to_act:
        frame += rect(x - 1, MATS_TOP - 1, plan.mat + 2, plan.mat_height + 2, rx=8, class_="spot-now")
    return frame + head(drawing, seat, x) + "".join(chips)


def head(drawing: Drawing, seat: int, x: float) -> str:
    """Draw the name of a family with its Wealth and its hand."""
    state, family, wide = drawing.state, FAMILIES[seat], drawing.plan.mat
    cards = hand_size(state, seat)
    label = drawing.name(family)
    end = x + wide - 18
    parts = [
        title(drawing.say("draw-family", family=family, cards=cards)),
        path(tab(x, MAT_HEAD), class_=f"piece {family}"),
        at(x + 20, MATS_TOP + 19, pieces.emblem(family, 9)),
        text(x + 50, MATS_TOP + 25, label, class_="heading", style="font-size:18px"),
        draw_hand_size(family, cards, end, MATS_TOP + 19),
    ]
    wealth = str(state.scores[seat])
    coin = circle(0, 0, 12.5, class_="golden") + text(0, 5, wealth, class_="figure on-gold", style="font-size:14px")
    said = title(drawing.say("draw-wealth", family=family, wealth=wealth))
    parts.append(at(end - 42, MATS_TOP + 19, said, coin))
    if seat in state.winners:
        parts.append(at(end - 72, MATS_TOP + 19, path(pieces.CROWN, class_="golden", transform="scale(2)")))
    parts.append(path(f"M{x + 40:g} {MATS_TOP + MAT_HEAD:g}h{wide - 46:g}", class_="hair"))
    parts.append(rect(x + 40, MATS_TOP + 1, wide - 41, MAT_HEAD - 2, rx=6, class_="wash"))
    parts.append(rect(x, MATS_TOP, wide, MAT_HEAD, rx=7, class_="halo"))
    return group(*parts, **drawing.pick(f"family {family}", "family", label))


def tab(x: float, high: float) -> str:
    """Outline the coloured corner of a mat."""
    return f"M{x:.1f} {MATS_TOP + high:g}v-{high - 7:g}q0-7 7-7h33v{high:g}z"


def draw_hand_size(family: str, cards: int, x: float, y: float) -> str:
    """Draw how many cards a family holds."""
    under = rect(-7, -11, 15, 22, rx=2, class_=f"piece {family}", transform="rotate(14)")
    over = rect(-9, -11, 18, 23, rx=2, class_=f"piece {family}")
    return at(x, y, under, over, text(0, 5, str(cards), class_=f"figure {family}-mark", style="font-size:13px"))


def chip(drawing: Drawing, card: str, x: float, y: float, wide: float) -> str:
    """Draw a Senator or Privilege before its holder."""
    kind = "senator" if card in SENATORS else "privilege"
    label = card_name(drawing, card)
    shape = drawing.keep(narrow, card, wide)
    return piece(f"{kind}-{card}", x, y, shape, **drawing.pick(f"held {card}", "chip", label))


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
    name, left = card_name(drawing, card), start + len(symbols) * 2 * radius + 2
    beside = badge(drawing, card, wide - 14, 12.5)
    size = fitting(name, wide - left - (BADGE if beside else 4), 14)
    parts = [
        rect(0, 0, wide, 25, rx=4, class_="card", style=f"fill:{paper}"),
        *(
            at(start + place * 2 * radius, 12.5, pieces.roundel(name, radius, False, style))
            for place, name in enumerate(symbols)
        ),
        text(left, 17, name, class_="heading", style=pieces.px(size)),
        beside,
        rect(-1, -1, wide + 2, 27, rx=5, class_="halo"),
    ]
    return title(card_title(drawing, card)) + "".join(parts)
