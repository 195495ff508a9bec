"""The table as an SVG picture, in sheets and layers: the prizes, everybody's cards, one's own hand to choose from."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.drawing.layers import Box, Layer, Sheet, shared
from godsplay.present.drawing.sketch import Sketch, touchable
from godsplay.present.drawing.svg import SANS, SERIF, at, group, piece, rect, text, theme, title
from godsplay.present.presentation import Presentation
from godsplay_goofspiel.actions import BIDS
from godsplay_goofspiel.events import BID_SHOWN, CARRIED_OVER, PRIZES_LOST, PRIZES_WON
from godsplay_goofspiel.state import COLOURS, FACE_DOWN, NO_BID, State, cards_in, holds

WIDTH, MARGIN = 960.0, 24.0
STAKE, ROW, HAND = 176.0, 84.0, 168.0  # heights of the parts
SHAPE = 0.68  # of a card, width to height
LARGE, SMALL = 104.0, 44.0  # heights of cards
BID, SHOWN, HELD = 200.0, 262.0, 330.0  # where a row shows the bid, the last bid, and all other cards
TOLD = (BID_SHOWN.key, PRIZES_WON.key, CARRIED_OVER.key, PRIZES_LOST.key)  # events that are written over the stake

LIGHT = {
    "paper": "#f5eddb", "panel": "#faf5e8", "ink": "#31271d", "ink-soft": "#665845", "hair": "#c3b394",
    "accent": "#9a4f00", "accent-glow": "#f2a93b", "card": "#fdf9ee", "gold": "#ecd08a", "back": "#7a4a2c",
}  # fmt: skip
DARK = {
    **LIGHT, "paper": "#1f1b17", "panel": "#2b2620", "ink": "#efe5cf", "ink-soft": "#bcae95", "hair": "#574c3e",
    "accent": "#ffc061", "accent-glow": "#ffb84d", "card": "#3a332a", "gold": "#6d5420", "back": "#8f5a38",
}  # fmt: skip
PAINTS = {
    "blue": "#2b5797", "red": "#b3282d", "green": "#33693a", "yellow": "#e3b52a", "purple": "#673d80",
    "black": "#262320",
}  # fmt: skip
STYLE = (
    theme(".goof", LIGHT, DARK)
    + f".goof{{background:var(--own-paper)}}.goof text{{font:15px {SANS};fill:var(--own-ink)}}"
    + f".goof .name{{font:600 18px {SERIF}}}.goof .soft{{fill:var(--own-ink-soft)}}"
    + f".goof .number{{font-family:{SERIF};font-weight:600;text-anchor:middle}}"
    + ".goof .panel{fill:var(--own-panel);stroke:var(--own-hair)}"
    + ".goof .card{fill:var(--own-card);stroke:var(--own-ink-soft)}.goof .prize{fill:var(--own-gold)}"
    + ".goof .back{fill:var(--own-back);stroke:var(--own-ink-soft)}"
    + ".goof .empty{fill:none;stroke:var(--own-hair);stroke-dasharray:4 4}"
    + "".join(f".goof .seat-{name}{{fill:{colour};stroke:var(--own-ink-soft)}}" for name, colour in PAINTS.items())
    + ".goof [data-spot]{cursor:help}.goof [data-actions]{cursor:pointer}.goof .prop{pointer-events:none}"
    + ".goof [data-actions]>.card{stroke:var(--own-accent-glow);stroke-width:4}"
    + ".goof [data-actions]:is(:hover,:focus-visible)>.card{stroke:var(--own-accent);stroke-width:5}"
)


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(self, display: Presentation, seen: Seen, events: list[Event]) -> None:
        super().__init__(display, seen, events)
        assert isinstance(seen.state, State)
        self.state = seen.state


def sheets(state: State, viewer: int) -> list[Sheet]:
    """Return what pictures for a viewer are made of: the same throughout a game."""
    board = [
        *shared([Layer("stake", stake, draw_stake), Layer("to-come", to_come, draw_to_come)]),
        Layer("props", told, draw_told),
    ]
    found = [Sheet("board", Box(0, 0, WIDTH, STAKE), board)]
    for seat in range(state.players):
        y = STAKE + seat * ROW
        layer = Layer(f"row-{COLOURS[seat]}", partial(row, seat=seat), partial(draw_row, seat=seat, y=y))
        found.append(Sheet(f"row-{COLOURS[seat]}", Box(0, y, WIDTH, ROW), [layer], "seat", seat))
    if viewer == SPECTATOR:
        return found
    y = STAKE + state.players * ROW
    return [
        *found,
        Sheet("hand", Box(0, y, WIDTH, HAND), [Layer("hand", hand, partial(draw_hand, y=y))], "hand", viewer),
    ]


# The prizes. Of each layer the first function returns all that the second one draws from.


def stake(drawing: Drawing) -> Hashable:
    """Return the prizes bid for, and whether they still are."""
    return tuple(drawing.state.stake), bool(drawing.state.stack)


def draw_stake(drawing: Drawing) -> str:
    """Draw the prizes bid for."""
    prizes = drawing.state.stake
    if not prizes:
        return ""
    label = drawing.say("draw-stake" if drawing.state.stack else "draw-lost")
    step = min(84.0, 400 / len(prizes))
    shown = [
        draw_card(f"prize-{prize}", MARGIN + 36 + place * step, 100, LARGE, str(prize), "card prize")
        for place, prize in enumerate(prizes)
    ]
    return group(text(MARGIN, 32, label, class_="name"), *shown, **touchable("stake", "stake", label))


def to_come(drawing: Drawing) -> Hashable:
    """Return the prizes to come."""
    return tuple(drawing.state.prizes)


def draw_to_come(drawing: Drawing) -> str:
    """Draw the prizes to come, small."""
    if not drawing.state.prizes:
        return ""
    label = drawing.say("draw-prizes")
    shown = [
        draw_card(f"prize-{prize}", 515 + place * 34, 72, SMALL, str(prize), "card prize")
        for place, prize in enumerate(drawing.state.prizes)
    ]
    return group(text(500, 32, label, class_="name"), *shown, **touchable("to-come", "to-come", label))


def told(drawing: Drawing) -> Hashable:
    """Return what has just happened, if it is written on the table."""
    return tuple(drawing.words.text(event) for event in drawing.events if event.key in TOLD)


def draw_told(drawing: Drawing) -> str:
    """Write what has just happened beside the stake: a prop, which stays as long as its scene."""
    sentences = [drawing.words.text(event) for event in drawing.events if event.key in TOLD]
    if not sentences:
        return ""
    panel = rect(500, 104, WIDTH - MARGIN - 500, 24 + 22 * len(sentences), rx=8, class_="panel")
    lines = [text(516, 126 + 22 * place, sentence) for place, sentence in enumerate(sentences)]
    return group(panel, *lines, class_="prop")


# What the players have.


def row(drawing: Drawing, seat: int) -> Hashable:
    """Return all that a player's row shows."""
    state = drawing.state
    return state.bids[seat], state.shown[seat], state.hands[seat], state.won[seat], seat == drawing.viewer


def draw_row(drawing: Drawing, seat: int, y: float) -> str:
    """Draw what a player has on the table: the bid, the last bid, the cards left, the prizes."""
    state, name = drawing.state, COLOURS[seat]
    middle = ROW / 2
    shown = [
        rect(MARGIN, 4, WIDTH - 2 * MARGIN, ROW - 8, rx=8, class_="panel"),
        rect(MARGIN + 12, middle - 14, 28, 28, rx=5, class_=f"seat-{name}"),
        text(MARGIN + 52, middle - 2, drawing.name(name), class_="name"),
        text(MARGIN + 52, middle + 19, drawing.say("draw-points", count=state.scores[seat]), class_="soft"),
        text(BID, 18, drawing.say("table-bid"), class_="soft", text_anchor="middle"),
        draw_bid(name, state.bids[seat], BID, middle + 10),
        text(SHOWN, 18, drawing.say("table-shown"), class_="soft", text_anchor="middle"),
        draw_bid(name, state.shown[seat], SHOWN, middle + 10),
    ]
    held = [] if seat == drawing.viewer else cards_in(state.hands[seat])
    cards = [(f"{name}-{card}", str(card), "card") for card in held]
    cards += [(f"prize-{prize}", str(prize), "card prize") for prize in cards_in(state.won[seat])]
    step = min(34.0, (WIDTH - MARGIN - 24 - HELD) / max(1, len(cards)))
    for place, (called, number, style) in enumerate(cards):
        shown.append(draw_card(called, HELD + place * step, middle + 4, SMALL, number, style))
    return at(0, y, *shown, **touchable(f"row {name}", "row", drawing.name(name)))


def draw_bid(name: str, bid: int, x: float, y: float) -> str:
    """Draw a bid: open, face down, or not made yet."""
    if bid == NO_BID:
        return draw_card(f"{name}-none-{x:.0f}", x, y, SMALL, "", "empty")
    if bid == FACE_DOWN:
        return draw_card(f"{name}-back", x, y, SMALL, "", "back")
    return draw_card(f"{name}-{bid}", x, y, SMALL, str(bid), "card")


# One's own hand.


def hand(drawing: Drawing) -> Hashable:
    """Return the viewer's cards, which of them is bid, and below how many rows they lie."""
    state, viewer = drawing.state, drawing.viewer
    return state.players, viewer, state.highest, state.hands[viewer], state.bids[viewer]


def draw_hand(drawing: Drawing, y: float) -> str:
    """Draw one's own cards; those that are gone leave their place empty."""
    state, viewer = drawing.state, drawing.viewer
    shown = [text(MARGIN, y + 32, drawing.say("draw-hand"), class_="name")]
    for action in BIDS[: state.highest]:
        x = MARGIN + 36 + (action.card - 1) * 70
        if holds(state.hands[viewer], action.card) and action.card != state.bids[viewer]:
            called, number = f"{COLOURS[viewer]}-{action.card}", str(action.card)
            shown.append(draw_card(called, x, y + 100, 94, number, "card", card_spot(action.card)))
        else:
            shown.append(draw_card(f"gone-{action.card}", x, y + 100, 94, "", "empty"))
    return group(*shown)


def card_spot(card: int) -> str:
    """Name the spot of a card in one's own hand."""
    return f"card {card}"


def draw_card(called: str, x: float, y: float, height: float, number: str, style: str, spot: str = "") -> str:
    """Draw a card around its middle, under a name by which the page lets it glide from place to place."""
    width = height * SHAPE
    face = rect(-width / 2, -height / 2, width, height, rx=height * 0.08, class_=style)
    size = f"font-size:{height * 0.42:.0f}px"
    label = text(0, height * 0.15, number, class_="number", style=size) if number else ""
    attributes = touchable(spot, "own", number) if spot else {}
    return piece(called, x, y, title(number), face, label, **attributes)
