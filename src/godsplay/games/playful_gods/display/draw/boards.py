"""Whose turn it is, and the player boards: champion, hand, tokens, Action Card, and slots for a card."""

from __future__ import annotations

from typing import Final

from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.attributes import WREATH
from godsplay.games.playful_gods.display.draw.choices import half_of_mark, slot_spot, token_spot
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.glyphs import glyph, ring_icon
from godsplay.games.playful_gods.display.draw.places import BANNER, COLUMN, COLUMN_WIDTH, MARGIN
from godsplay.games.playful_gods.display.naming import card_names, kind_of_mark
from godsplay.games.playful_gods.rules.board import CARDS, COLOURS, ELEMENTS, MARKS, NOTHING, POWERS
from godsplay.games.playful_gods.rules.frames import PlaceCardFrame
from godsplay.present.drawing.svg import at, circle, group, path, piece, rect, text, title

LOW: Final = 95.0  # lower boards have their pieces closer together
TOKEN: Final = 14.0
GAP: Final = 6.0


def draw_boards(drawing: Drawing) -> str:
    """Draw the banner, and below it the boards in order of play."""
    shown = [banner(drawing)]
    y = MARGIN + BANNER + MARGIN
    for seat in drawing.seats_in_order():
        shown.append(player_board(drawing, seat, y, drawing.plan.board))
        y += drawing.plan.board + MARGIN
    return "".join(shown)


def banner(drawing: Drawing) -> str:
    """Announce whose turn it is, what is going on, and who decides; in the end, who has won."""
    state = drawing.state
    seat = drawing.mover if state.stack else [*state.winners, state.holder][0]
    colour = COLOURS[seat]
    if not state.stack:
        first, second = drawing.say("draw-winner", seat=colour), drawing.say("board-over", turn=state.turn)
    elif not state.turn:
        first, second = drawing.say("draw-chooses", seat=colour), drawing.say("board-set-up", step=drawing.step)
    else:
        first = drawing.say("draw-turn-of", seat=colour)
        second = drawing.say("draw-turn", turn=state.turn, step=drawing.step)
        if state.to_act != [seat]:
            deciding = [COLOURS[each] for each in state.to_act]
            second = drawing.say("draw-decides", step=drawing.step, seats=deciding)
    left = at(34, BANNER / 2 + 1, "" if state.stack else laurel(), pieces.meeple(colour, 38))
    return at(
        COLUMN,
        MARGIN,
        rect(0, 0, COLUMN_WIDTH, BANNER, rx=6, class_="banner"),
        left,
        text(66, 26, first, class_="banner-title"),
        text(66, 46, second, class_="caption"),
    )


def laurel() -> str:
    """Draw the wreath of whoever has won."""
    return path(WREATH, class_="laurel", transform="scale(1.25)")


# A board.


def player_board(drawing: Drawing, seat: int, y: float, height: float) -> str:
    """Draw one god's board."""
    colour = COLOURS[seat]
    style = "panel" + (" moving" if seat == drawing.mover else "")
    kinds = ["block", "first"] if drawing.state.with_play_first else ["block"]
    tall = min(height - 30, 84.0 if len(kinds) == 1 else 66.0)
    shown = [
        rect(0, 0, COLUMN_WIDTH, height, rx=6, class_=style),
        rect(0, 0, 7, height, rx=3, class_=f"stripe {colour}"),
        at(32, 30 if height > LOW else 25, pieces.meeple(colour, 34 if height > LOW else 28)),
        text(56, 29, drawing.name(colour), class_="heading"),
        text(56, 47, drawing.say("draw-you"), class_="caption") if seat == drawing.viewer else "",
        circle(-1, 30, 6, class_="deciding") if seat in drawing.state.to_act else "",
    ]
    shown += slots(drawing, seat, kinds, tall, height)
    room = COLUMN_WIDTH - 14 - 2 * len(kinds) * (tall * cards.SHAPE + GAP) - 16
    shown.append(hand(drawing, seat, room, height))
    shown += belongings(drawing, seat, room, height)
    return at(COLUMN, y, *shown)


def hand(drawing: Drawing, seat: int, room: float, height: float) -> str:
    """Draw the hand as backs with a count, or open if it lies open, and what has just left it."""
    state, colour = drawing.state, COLOURS[seat]
    backs = state.hidden[seat] > 0 or seat == drawing.viewer
    count = state.hand_size(seat)
    tall = min(42.0, height - 51)
    wide = tall * cards.SHAPE
    y = height - tall / 2 - (9 if height > LOW else 6)
    reach = room - wide - (26 if backs else 4) - 2 * TOKEN * len(state.tokens_of(seat))
    step = min(9.0 if backs else tall * 0.5, reach / max(1, count - 1))
    left = 16 + wide / 2
    has_chosen = state.given[seat] != NOTHING and seat != drawing.viewer
    if backs:
        said = drawing.say("draw-hand", seat=colour, count=count)
        lifted = count - 1 if has_chosen else NOTHING
        shown = [at(left + place * step, y - (9 if place == lifted else 0), cards.back(tall)) for place in range(count)]
    else:
        held = state.cards_of(seat)
        said = drawing.say("draw-open-hand", seat=colour, cards=card_names(held)) if held else ""
        names = number_cards(seat, held, [])
        shown = [
            piece(name, left + place * step, y, cards.small(CARDS[card], tall))
            for place, (name, card) in enumerate(zip(names, held, strict=True))
        ]
    end = left + wide / 2 + max(0, count - 1) * step + 6
    if has_chosen:
        said = drawing.say("draw-has-chosen", seat=colour)
    if backs and count:
        shown.append(text(end, y + 6, str(count), class_="count"))
        end += 16
    if seat == drawing.mover and seat != drawing.viewer:
        for place, card in enumerate([*state.joined, *card_to_place(drawing)]):
            shown.append(at(end + wide / 2 + 14 * place, y, cards.small(CARDS[card], tall)))
    return group(title(said), *shown)


def number_cards(seat: int, held: list[int], before: list[int]) -> list[str]:
    """Name cards by owner and kind, and number those of a kind, after those that go before them."""
    counted = list(before)
    names = []
    for card in held:
        counted.append(card)
        names.append(f"card-{COLOURS[seat]}-{CARDS[card]}-{counted.count(card)}")
    return names


def card_to_place(drawing: Drawing) -> list[int]:
    """Return the card that lies between hand and board while its board is chosen, if there is one."""
    stack = drawing.state.stack
    return [frame.card for frame in stack if isinstance(frame, PlaceCardFrame)]


def belongings(drawing: Drawing, seat: int, room: float, height: float) -> list[str]:
    """Draw the Action Card and the tokens that a god has."""
    shown = []
    right = 16 + room
    if drawing.state.holder == seat:
        said = title(drawing.say("draw-action-card", seat=COLOURS[seat]))
        shown.append(piece("action-card", right - 16, 28, said, cards.action_card(34)))
    for place, element in enumerate(drawing.state.tokens_of(seat)):
        shown.append(owned_token(drawing, seat, element, right - TOKEN - 2 - place * (2 * TOKEN + 3), height - 27))
    return shown


def owned_token(drawing: Drawing, seat: int, element: int, x: float, y: float) -> str:
    """Draw a token with its owner, who can play it."""
    name, power = ELEMENTS[element], POWERS[drawing.board.powers[element]]
    label = drawing.say("draw-token-of", seat=COLOURS[seat], element=name, power=power)
    spot = token_spot(element) if seat == drawing.viewer else ""
    glow = circle(0, 0, TOKEN + 2, class_="halo") if drawing.can_pick(spot) else ""
    said = title(f"{label} {drawing.say(f'draw-power-{power}', count=drawing.board.tide)}")
    return piece(f"token-{name}", x, y, said, pieces.token(name, TOKEN), glow, **drawing.pick(spot, "token", label))


# Slots.


def slots(drawing: Drawing, seat: int, kinds: list[str], tall: float, height: float) -> list[str]:
    """Draw the slots of a board: an element or a ring to block, or to play first."""
    state = drawing.state
    wide = tall * cards.SHAPE
    x = COLUMN_WIDTH - 10 - wide / 2
    shown = []
    for kind in reversed(kinds):
        heading = x - wide / 2 - GAP / 2
        for half in ("ring", "element"):
            about = (seat, kind, half, state.board_cards[seat], state.board_marks[seat], x, height / 2 + 8, tall)
            shown.append(drawing.keep(slot_spot(seat, kind, half), slot, *about))
            x -= wide + GAP
        shown.append(text(heading, height / 2 - tall / 2 + 2, drawing.say(f"draw-slots-{kind}"), class_="tiny middle"))
    return shown


def slot(
    drawing: Drawing, seat: int, kind: str, half: str, card: int, mark: int, x: float, y: float, tall: float
) -> str:
    """Draw a slot, and the card if it lies on this one."""
    spot = slot_spot(seat, kind, half)
    glow = cards.halo(tall) if drawing.can_pick(spot) else ""
    if mark != NOTHING and (kind_of_mark(mark), half_of_mark(mark)) == (kind, half):
        label = drawing.say(f"draw-on-board-{kind}", seat=COLOURS[seat], thing=MARKS[mark], card=CARDS[card])
        face = cards.marked(MARKS[mark], tall) + (barred(tall) if kind == "block" else first(tall))
        body = piece(f"placed-{COLOURS[seat]}", 0, 0, face)
    else:
        label = drawing.say(f"draw-slot-{kind}-{half}", seat=COLOURS[seat])
        body = cards.paper(tall, "recess") + empty_sign(half, tall)
    return at(x, y, title(label), body, glow, **drawing.pick(spot, "slot", label))


def empty_sign(half: str, tall: float) -> str:
    """Draw what belongs on an empty slot: any element, or any ring."""
    sign = glyph("aether", tall * 0.4, "pale-mark") if half == "element" else ring_icon(0, tall * 0.22)
    return at(0, 0, sign, class_="pale")


def barred(tall: float) -> str:
    """Draw the stroke through what is blocked."""
    reach = tall * 0.3
    return path(f"M{-reach:.1f} {reach:.1f}L{reach:.1f} {-reach:.1f}", class_="bar")


def first(tall: float) -> str:
    """Draw the mark of what must be played first."""
    return at(
        tall * 0.22,
        -tall * 0.33,
        circle(0, 0, tall * 0.13, class_="first-disc"),
        text(0, tall * 0.07, "1", class_="first-mark", style=f"font-size:{tall * 0.2:.1f}px"),
    )
