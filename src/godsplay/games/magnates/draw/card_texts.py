"""What Senators and Privileges are called and what they do, in a few words."""

from __future__ import annotations

from godsplay.core.svg import at
from godsplay.games.magnates.board import BUILDINGS, SENATORS
from godsplay.games.magnates.cards import FEWEST_PLAYERS, PRIVILEGES
from godsplay.games.magnates.draw import pieces
from godsplay.games.magnates.draw.drawing import Drawing, signed


def card_name(drawing: Drawing, card: str) -> str:
    """Name a Senator or a Privilege as its card does."""
    return drawing.say(f"draw-{card}") if card in SENATORS else drawing.name(card)


def card_text(drawing: Drawing, card: str) -> str:
    """Say what a card does, with the figures of this edition."""
    return drawing.say(f"draw-text-{card}", change=signed(change(drawing, card)), count=count(drawing, card))


def card_title(drawing: Drawing, card: str) -> str:
    """Say all about a card, and whether some of its figures are reconstructed."""
    said = f"{card_name(drawing, card)}: {card_text(drawing, card)}"
    keys = [] if card in SENATORS else [f"privilege.{card}.symbols", f"privilege.{card}.estates"]
    return said + (drawing.say("draw-reconstructed") if drawing.dashed(*keys) else "")


def change(drawing: Drawing, card: str) -> int:
    """Find what a card adds to Influence or Strength."""
    cards = drawing.cards
    if card in SENATORS:
        place = SENATORS.index(card)
        return cards.senator_influence[place] + cards.senator_strength[place]
    if card in BUILDINGS:
        return cards.building_strength[BUILDINGS.index(card)]
    place = PRIVILEGES.index(card)
    return cards.privilege_influence[place] + cards.privilege_strength[place]


def count(drawing: Drawing, card: str) -> int:
    """Find the number in the condition of a card."""
    cards = drawing.cards
    if card == "private-duchy":
        return cards.duchy_dominance[len(drawing.families) - FEWEST_PLAYERS]
    return cards.gloriam_provinces if card == "ad-maiorem-dei-gloriam" else cards.constitution_wealth


def badge(drawing: Drawing, card: str, x: float, y: float) -> str:
    """Draw what a card adds: to Influence in a circle, to Strength in a square."""
    added = change(drawing, card)
    if not added:
        return ""
    cards = drawing.cards
    if card in SENATORS:
        to_influence = cards.senator_influence[SENATORS.index(card)] != 0
    else:
        to_influence = cards.privilege_influence[PRIVILEGES.index(card)] != 0
    figure = signed(added)
    return at(x, y, pieces.influence(figure, 10.5) if to_influence else pieces.strength(figure, 9.5))
