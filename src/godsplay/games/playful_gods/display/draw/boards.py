"""Whose turn it is, and the player boards: champion, hand, tokens, Action Card, and slots for a card."""

from __future__ import annotations

from typing import Any, Final

from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.attributes import WREATH
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.glyphs import glyph, ring_icon
from godsplay.games.playful_gods.display.draw.places import BANNER, COLUMN, COLUMN_WIDTH, MARGIN
from godsplay.games.playful_gods.rules.board import ELEMENTS, POWERS
from godsplay.present.drawing.svg import at, circle, group, path, piece, rect, text, title

LOW: Final = 95.0  # lower boards have their pieces closer together
TOKEN: Final = 14.0
GAP: Final = 6.0


def draw_boards(drawing: Drawing) -> str:
    """Draw the banner, and below it the boards in order of play."""
    shown = [banner(drawing)]
    y = MARGIN + BANNER + MARGIN
    for colour in drawing.colours_in_order():
        shown.append(player_board(drawing, colour, y, drawing.plan.board))
        y += drawing.plan.board + MARGIN
    return "".join(shown)


def banner(drawing: Drawing) -> str:
    """Say whose turn it is, what is going on, and who decides; in the end, who has won."""
    winners = drawing.view.get("winners", [])
    shown = drawing.mover or (winners[0] if winners else drawing.view["action-card"])
    turn = drawing.view["turn"]
    if not drawing.step:
        first, second = drawing.say("draw-winner", seat=shown), drawing.say("board-over", turn=turn)
    elif not turn:
        first, second = drawing.say("draw-chooses", seat=shown), drawing.say("board-set-up", step=drawing.step)
    else:
        first, second = drawing.say("draw-turn-of", seat=shown), drawing.say("draw-turn", turn=turn, step=drawing.step)
        if drawing.deciding() != [shown]:
            second = drawing.say("draw-decides", step=drawing.step, seats=drawing.deciding())
    left = at(34, BANNER / 2 + 1, laurel() if not drawing.step else "", pieces.meeple(shown, 38))
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


def player_board(drawing: Drawing, colour: str, y: float, height: float) -> str:
    """Draw one god's board."""
    acting = colour in drawing.deciding() and bool(drawing.step)
    style = "panel" + (" moving" if colour == drawing.mover else "")
    uses = ["block", "first"] if drawing.view["options"].get("play_first") else ["block"]
    tall = min(height - 30, 84.0 if len(uses) == 1 else 66.0)
    shown = [
        rect(0, 0, COLUMN_WIDTH, height, rx=6, class_=style),
        rect(0, 0, 7, height, rx=3, class_=f"stripe {colour}"),
        at(32, 30 if height > LOW else 25, pieces.meeple(colour, 34 if height > LOW else 28)),
        text(56, 29, drawing.name(colour), class_="heading"),
        text(56, 47, drawing.say("draw-you"), class_="caption") if colour == drawing.viewer else "",
        circle(-1, 30, 6, class_="deciding") if acting else "",
    ]
    shown += slots(drawing, colour, uses, tall, height)
    room = COLUMN_WIDTH - 14 - 2 * len(uses) * (tall * cards.SHAPE + GAP) - 16
    shown += hand(drawing, colour, room, height)
    shown += belongings(drawing, colour, room, height)
    return at(COLUMN, y, *shown)


def hand(drawing: Drawing, colour: str, room: float, height: float) -> list[str]:
    """Draw the hand as backs with a count, or open if it lies open, and what has just left it."""
    held = drawing.seats[colour]["hand"]
    backs = isinstance(held, int) or colour == drawing.viewer
    count = held if isinstance(held, int) else len(held)
    tall = min(42.0, height - 51)
    wide = tall * cards.SHAPE
    y = height - tall / 2 - (9 if height > LOW else 6)
    reach = room - wide - (26 if backs else 4) - 2 * TOKEN * len(drawing.seats[colour]["tokens"])
    step = min(9.0 if backs else tall * 0.5, reach / max(1, count - 1))
    left = 16 + wide / 2
    given = count - 1 if drawing.seats[colour]["gives"] and colour != drawing.viewer else count
    if backs:
        said = drawing.say("draw-hand", seat=colour, count=count)
        shown = [at(left + place * step, y - (9 if place == given else 0), cards.back(tall)) for place in range(count)]
    else:
        said = drawing.words.say("draw-open-hand", {"seat": colour, "cards": held}) if held else ""
        names = numbered(colour, held)
        shown = [
            piece(name, left + place * step, y, cards.small(card, tall))
            for place, (name, card) in enumerate(zip(names, held, strict=True))
        ]
    end = left + wide / 2 + max(0, count - 1) * step + 6
    if given < count:
        said = drawing.say("draw-has-chosen", seat=colour)
    if backs and count:
        shown.append(text(end, y + 6, str(count), class_="count"))
        end += 16
    if colour == drawing.mover and colour != drawing.viewer:
        for place, card in enumerate(on_the_way(drawing.view)):
            shown.append(at(end + wide / 2 + 14 * place, y, cards.small(card, tall)))
    return [group(title(said), *shown)]


def numbered(colour: str, held: list[str], skip: list[str] | None = None) -> list[str]:
    """Name cards by owner and kind, and number those of a kind, after those that go before them."""
    before = list(skip or [])
    names = []
    for card in held:
        before.append(card)
        names.append(f"card-{colour}-{card}-{before.count(card)}")
    return names


def belongings(drawing: Drawing, colour: str, room: float, height: float) -> list[str]:
    """Draw the Action Card and the tokens that a god has."""
    shown = []
    right = 16 + room
    if drawing.view["action-card"] == colour:
        said = title(drawing.say("draw-action-card", seat=colour))
        shown.append(piece("action-card", right - 16, 28, said, cards.action_card(34)))
    for place, name in enumerate(drawing.seats[colour]["tokens"]):
        shown.append(owned_token(drawing, colour, name, right - TOKEN - 2 - place * (2 * TOKEN + 3), height - 27))
    return shown


def on_the_way(view: dict[str, Any]) -> list[str]:
    """List the cards that lie open between hand and board: one to be placed, and pairs joined by Iris."""
    return [*view["joined"], *([view["laid"]] if view["laid"] else [])]


def owned_token(drawing: Drawing, colour: str, name: str, x: float, y: float) -> str:
    """Draw a token with its owner, who can play it."""
    power = POWERS[drawing.board.powers[ELEMENTS.index(name)]]
    label = drawing.say("draw-token-of", seat=colour, element=name, power=power)
    spot = f"token {name}" if colour == drawing.viewer else ""
    glow = circle(0, 0, TOKEN + 2, class_="halo") if drawing.can_pick(spot) else ""
    said = title(f"{label} {drawing.say(f'draw-power-{power}')}")
    return piece(f"token-{name}", x, y, said, pieces.token(name, TOKEN), glow, **drawing.pick(spot, "token", label))


# Slots.


def slots(drawing: Drawing, colour: str, uses: list[str], tall: float, height: float) -> list[str]:
    """Draw the slots of a board: an element or a ring to block, or to play first."""
    wide = tall * cards.SHAPE
    x = COLUMN_WIDTH - 10 - wide / 2
    shown = []
    for use in reversed(uses):
        heading = x - wide / 2 - GAP / 2
        for half in ("ring", "element"):
            lying = drawing.seats[colour]["board"] or {"card": "", "use": ""}
            about = (colour, use, half, lying["card"], lying["use"], x, height / 2 + 8, tall)
            shown.append(drawing.keep(f"slot {colour} {use} {half}", slot, *about))
            x -= wide + GAP
        shown.append(text(heading, height / 2 - tall / 2 + 2, drawing.say(f"draw-slots-{use}"), class_="tiny middle"))
    return shown


def slot(
    drawing: Drawing, colour: str, use: str, half: str, card: str, meaning: str, x: float, y: float, tall: float
) -> str:
    """Draw a slot, and the card if it lies on this one."""
    what, _, thing = meaning.partition(" ")
    spot = f"slot {colour} {use} {half}"
    glow = cards.halo(tall) if drawing.can_pick(spot) else ""
    if what == use and (thing in ELEMENTS) == (half == "element"):
        label = drawing.say(f"draw-on-board-{use}", seat=colour, thing=thing, card=card)
        face = cards.marked(thing, tall) + (barred(tall) if use == "block" else first(tall))
        body = piece(f"placed-{colour}", 0, 0, face)
    else:
        label = drawing.say(f"draw-slot-{use}-{half}", seat=colour)
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
