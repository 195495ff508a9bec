"""The player boards: champion, hand, tokens, Action Card."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from godsplay.games.playful_gods.display.choices import seat_spot, token_spot
from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.attributes import WREATH
from godsplay.games.playful_gods.display.draw.drawing import Drawing, seats_in_order
from godsplay.games.playful_gods.display.draw.places import board_box
from godsplay.games.playful_gods.display.draw.slots import Board, draw_slots, on_board
from godsplay.games.playful_gods.display.naming import card_names
from godsplay.games.playful_gods.rules.board import CARDS, COLOURS, ELEMENTS, NOTHING, POWERS
from godsplay.games.playful_gods.rules.frames import PlaceCardFrame
from godsplay.present.drawing.layers import Layer, Sheet
from godsplay.present.drawing.sketch import called, touchable
from godsplay.present.drawing.svg import at, circle, path, piece, rect, text, title

TOKEN: Final = 14.0
NAME_ROOM: Final = 90.0


def sheets(players: int, with_play_first: bool, viewer: int) -> list[Sheet]:
    """Return the player boards in order of play, the viewer's first."""
    kinds = ("block", "first") if with_play_first else ("block",)
    found = []
    for place, seat in enumerate(seats_in_order(players, viewer)):
        board = Board(seat, board_box(players, place), kinds)
        parts = [("board", frame, draw_frame), ("slots", on_board, draw_slots)]
        parts += [("held", hand, draw_hand), ("has", belongings, draw_belongings)]
        layers = [
            Layer(f"{name}-{COLOURS[seat]}", partial(depends, board=board), partial(draw, board=board))
            for name, depends, draw in parts
        ]
        found.append(Sheet(f"board-{COLOURS[seat]}", board.box, layers))
    return found


# The board itself.


def frame(drawing: Drawing, board: Board) -> Hashable:
    """Return whose turn it is and who decides, as far as a board shows it."""
    seat = board.seat
    return board, seat == drawing.mover, seat == drawing.viewer, seat in drawing.deciding, seat in drawing.state.winners


def draw_frame(drawing: Drawing, board: Board) -> str:
    """Draw one god's board, still empty."""
    seat, box, _ = board
    colour = COLOURS[seat]
    won = seat in drawing.state.winners
    y, size = (25, 28) if board.is_low else (30, 34)
    you_x, you_y = (56 + 12 * len(drawing.name(colour)) + 10, 29) if board.is_low else (56, 47)
    label = drawing.say("draw-board", seat=colour)
    return at(
        box.x,
        box.y,
        title(label),
        rect(0, 0, box.width, box.height, rx=6, class_="panel moving" if seat == drawing.mover else "panel"),
        rect(0, 0, 7, box.height, rx=3, class_=f"stripe {colour}"),
        at(32, y, laurel() if won else "", pieces.meeple(colour, size)),
        text(56, 29, drawing.name(colour), class_="heading", **called(seat, NAME_ROOM)),
        text(you_x, you_y, drawing.say("draw-you"), class_="caption beside") if seat == drawing.viewer else "",
        circle(-1, 30, 6, class_="deciding") if seat in drawing.deciding else "",
        **touchable(seat_spot(seat), "board", label),
    )


def laurel() -> str:
    """Draw the wreath of whoever has won."""
    return path(WREATH, class_="laurel", transform="scale(1.25)")


# Hands.


def hand(drawing: Drawing, board: Board) -> Hashable:
    """Return what is known of a hand, and what has just left it."""
    state, seat = drawing.state, board.seat
    own = seat == drawing.viewer
    lifted = state.given[seat] != NOTHING and not own
    shown = () if is_closed(drawing, seat) else tuple(state.cards_of(seat))
    return board, own, state.hand_size(seat), lifted, shown, left_hand(drawing, seat), len(state.tokens_of(seat))


def is_closed(drawing: Drawing, seat: int) -> bool:
    """Whether a hand is drawn face down; the viewer's own lies larger elsewhere."""
    return drawing.state.hidden[seat] > 0 or seat == drawing.viewer


def left_hand(drawing: Drawing, seat: int) -> tuple[int, ...]:
    """List the cards that another god has laid out but not played."""
    if seat != drawing.mover or seat == drawing.viewer:
        return ()
    return *drawing.state.joined, *card_to_place(drawing)


def draw_hand(drawing: Drawing, board: Board) -> str:
    """Draw the hand as backs with a count, or open if it lies open, and what has just left it."""
    state, seat, height = drawing.state, board.seat, board.box.height
    colour = COLOURS[seat]
    backs = is_closed(drawing, seat)
    count = state.hand_size(seat)
    tall = min(42.0, height - 51)
    wide = tall * cards.SHAPE
    y = height - tall / 2 - (6 if board.is_low else 9)
    reach = board.room - wide - (26 if backs else 4) - 2 * TOKEN * len(state.tokens_of(seat))
    step = min(9.0 if backs else tall * 0.5, reach / max(1, count - 1))
    left = 16 + wide / 2
    has_chosen = state.given[seat] != NOTHING and seat != drawing.viewer
    held = state.cards_of(seat)
    if backs or not held:
        label = drawing.say("draw-hand", seat=colour, count=count)
        lifted = count - 1 if has_chosen else NOTHING
        shown = [at(left + place * step, y - (9 if place == lifted else 0), cards.back(tall)) for place in range(count)]
    else:
        label = drawing.say("draw-open-hand", seat=colour, cards=card_names(held))
        names = number_cards(seat, held, [])
        shown = [
            piece(name, left + place * step, y, cards.small(CARDS[card], tall))
            for place, (name, card) in enumerate(zip(names, held, strict=True))
        ]
    end = left + wide / 2 + max(0, count - 1) * step + 6
    if has_chosen:
        label = drawing.say("draw-has-chosen", seat=colour)
    if backs and count:
        shown.append(text(end, y + 6, str(count), class_="count"))
        end += 16
    for place, card in enumerate(left_hand(drawing, seat)):
        shown.append(at(end + wide / 2 + 14 * place, y, cards.small(CARDS[card], tall)))
    if not shown:
        return ""
    return at(board.box.x, board.box.y, title(label), *shown, **touchable(f"held {colour}", "held", label))


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


# What a god has.


def belongings(drawing: Drawing, board: Board) -> Hashable:
    """Return whether a god has the Action Card, and the tokens."""
    return board, drawing.state.holder == board.seat, tuple(drawing.state.tokens_of(board.seat))


def draw_belongings(drawing: Drawing, board: Board) -> str:
    """Draw the Action Card and the tokens that a god has."""
    shown = []
    right = 16 + board.room
    if drawing.state.holder == board.seat:
        label = drawing.say("draw-action-card", seat=COLOURS[board.seat])
        attributes = touchable("action-card", "action-card", label)
        shown.append(piece("action-card", right - 16, 28, title(label), cards.action_card(34), **attributes))
    for place, token in enumerate(drawing.state.tokens_of(board.seat)):
        x = right - TOKEN - 2 - place * (2 * TOKEN + 3)
        shown.append(owned_token(drawing, board.seat, token, x, board.box.height - 27))
    return at(board.box.x, board.box.y, *shown) if shown else ""


def owned_token(drawing: Drawing, seat: int, token: int, x: float, y: float) -> str:
    """Draw a token with its owner, who can play it."""
    name, power = ELEMENTS[token], POWERS[drawing.board.powers[token]]
    label = drawing.say("draw-token-of", seat=COLOURS[seat], element=name, power=power)
    halo = circle(0, 0, TOKEN + 2, class_="halo")
    attributes = touchable(token_spot(token), "token", label)
    return piece(f"token-{name}", x, y, title(label), pieces.token(name, TOKEN), halo, **attributes)
