"""The table as an SVG picture, the stake, everybody's cards, one's own hand to choose from."""

from __future__ import annotations

from godsplay.engine.action import Action
from godsplay.present.drawing.svg import (
    SANS,
    SERIF,
    Value,
    barred,
    choice,
    document,
    group,
    piece,
    rect,
    text,
    theme,
    title,
)
from godsplay.present.presentation import Presentation
from godsplay_goofspiel.actions import BIDS
from godsplay_goofspiel.state import COLOURS, FACE_DOWN, NO_BID, State, cards_in, holds

WIDTH, MARGIN = 960.0, 24.0
STAKE, ROW, HAND = 176.0, 84.0, 168.0  # heights of the parts
SHAPE = 0.68  # of a card, width to height
LARGE, SMALL = 104.0, 44.0  # heights of cards
BID, SHOWN, HELD = 200.0, 262.0, 330.0  # where a row shows the bid, the last bid, and all other cards

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
    + f".goof .name{{font:600 18px {SERIF}}}.goof .soft{{font-size:13px;fill:var(--own-ink-soft)}}"
    + f".goof .number{{font-family:{SERIF};font-weight:600;text-anchor:middle}}"
    + ".goof .panel{fill:var(--own-panel);stroke:var(--own-hair)}"
    + ".goof .card{fill:var(--own-card);stroke:var(--own-ink-soft)}.goof .prize{fill:var(--own-gold)}"
    + ".goof .back{fill:var(--own-back);stroke:var(--own-ink-soft)}"
    + ".goof .empty{fill:none;stroke:var(--own-hair);stroke-dasharray:4 4}"
    + "".join(f".goof .seat-{name}{{fill:{colour};stroke:var(--own-ink-soft)}}" for name, colour in PAINTS.items())
    + ".goof .choice{cursor:pointer}.goof .choice .card{stroke:var(--own-accent-glow);stroke-width:4}"
    + ".goof .choice:hover .card,.goof .choice:focus-visible .card{stroke:var(--own-accent);stroke-width:5}"
)


def draw(display: Presentation, state: State, viewer: int, legal: list[Action], refused: list[Action]) -> str:
    """Draw what a seat knows, with what can be chosen now and what is refused marked on it."""
    parts = [draw_stake(display, state)]
    y = STAKE
    for seat in range(state.players):
        parts.append(draw_row(display, state, seat, seat == viewer, y))
        y += ROW
    if viewer >= 0:
        parts.append(draw_hand(display, state, viewer, y, legal, refused))
        y += HAND
    picture = display.words.say("draw-picture", {"count": len(state.prizes)})
    return document(WIDTH, y + MARGIN, picture, STYLE, *parts, class_="goof")


def draw_stake(display: Presentation, state: State) -> str:
    """Draw the prizes bid for, large, and those to come, small."""
    words = display.words
    label = words.say("draw-stake" if state.stack else "draw-lost") if state.stake else ""
    shown = [text(MARGIN, 32, label, class_="name")]
    for place, prize in enumerate(state.stake):
        step = min(84.0, 400 / len(state.stake))
        shown.append(draw_card(f"prize-{prize}", MARGIN + 36 + place * step, 100, LARGE, str(prize), "card prize"))
    if state.prizes:
        shown.append(text(500, 32, words.say("draw-prizes"), class_="name"))
    for place, prize in enumerate(state.prizes):
        shown.append(draw_card(f"prize-{prize}", 515 + place * 34, 72, SMALL, str(prize), "card prize"))
    return group(*shown)


def draw_row(display: Presentation, state: State, seat: int, own: bool, y: float) -> str:
    """Draw what a player has on the table: the bid, the last bid, the cards left, the prizes."""
    words, name = display.words, COLOURS[seat]
    middle = y + ROW / 2
    shown = [
        rect(MARGIN, y + 4, WIDTH - 2 * MARGIN, ROW - 8, rx=8, class_="panel"),
        rect(MARGIN + 12, middle - 14, 28, 28, rx=5, class_=f"seat-{name}"),
        text(MARGIN + 52, middle - 2, str(words.name(name)), class_="name"),
        text(MARGIN + 52, middle + 17, words.say("draw-points", {"count": state.scores[seat]}), class_="soft"),
        text(BID, y + 18, words.say("table-bid"), class_="soft", text_anchor="middle"),
        draw_bid(name, state.bids[seat], BID, middle + 10, "card"),
        text(SHOWN, y + 18, words.say("table-shown"), class_="soft", text_anchor="middle"),
        draw_bid(name, state.shown[seat], SHOWN, middle + 10, "card"),
    ]
    held = [] if own else cards_in(state.hands[seat])
    cards = [(f"{name}-{card}", str(card), "card") for card in held]
    cards += [(f"prize-{prize}", str(prize), "card prize") for prize in cards_in(state.won[seat])]
    step = min(34.0, (WIDTH - MARGIN - 24 - HELD) / max(1, len(cards)))
    for place, (called, number, style) in enumerate(cards):
        shown.append(draw_card(called, HELD + place * step, middle + 4, SMALL, number, style))
    return group(*shown)


def draw_bid(name: str, bid: int, x: float, y: float, style: str) -> str:
    """Draw a bid: open, face down, or not made yet."""
    if bid == NO_BID:
        return draw_card(f"{name}-none-{x:.0f}", x, y, SMALL, "", "empty")
    if bid == FACE_DOWN:
        return draw_card(f"{name}-back", x, y, SMALL, "", "back")
    return draw_card(f"{name}-{bid}", x, y, SMALL, str(bid), style)


def draw_hand(
    display: Presentation, state: State, viewer: int, y: float, legal: list[Action], refused: list[Action]
) -> str:
    """Draw one's own cards; those that are gone leave their place empty."""
    words = display.words
    shown = [text(MARGIN, y + 32, words.say("draw-hand"), class_="name")]
    for action in BIDS[: state.highest]:
        marks: dict[str, Value] = barred([str(action)] if action in refused else [])
        if action in legal:
            marks = choice([str(action)], words.text(display.describe(action)))
        held = holds(state.hands[viewer], action.card) and action.card != state.bids[viewer]
        called = f"{COLOURS[viewer]}-{action.card}" if held else f"gone-{action.card}"
        style, number = ("card", str(action.card)) if held else ("empty", "")
        shown.append(draw_card(called, MARGIN + 36 + (action.card - 1) * 70, y + 100, 94, number, style, **marks))
    return group(*shown)


def draw_card(called: str, x: float, y: float, height: float, number: str, style: str, **marks: Value) -> str:
    """Draw a card around its middle, under a name by which the page lets it glide from place to place."""
    width = height * SHAPE
    face = rect(-width / 2, -height / 2, width, height, rx=height * 0.08, class_=style)
    size = f"font-size:{height * 0.42:.0f}px"
    label = text(0, height * 0.15, number, class_="number", style=size) if number else ""
    classes = {"class_": "choice"} if "data_actions" in marks else {}
    return piece(called, x, y, title(number), face, label, **classes, **marks)
