"""What Senators and Privileges are called and what they do, in a few words."""

from __future__ import annotations

from godsplay.games.magnates.display import card_words
from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.rules.board import SENATORS
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.present.drawing.svg import at
from godsplay.present.words import signed


def card_name(drawing: Drawing, card: str) -> str:
    """Name a Senator or a Privilege as its card does."""
    return drawing.say(f"draw-{card}") if card in SENATORS else drawing.name(card)


def card_text(drawing: Drawing, card: str) -> str:
    """Describe what a card does, with the figures of this edition."""
    return card_words.card_text(drawing.words, drawing.cards, card, len(drawing.families))


def card_title(drawing: Drawing, card: str) -> str:
    """Describe all of a card, and whether some of its figures are reconstructed."""
    said = f"{card_name(drawing, card)}: {card_text(drawing, card)}"
    keys = [] if card in SENATORS else [f"privilege.{card}.symbols", f"privilege.{card}.estates"]
    return said + (drawing.say("draw-reconstructed") if drawing.dashed(*keys) else "")


def badge(drawing: Drawing, card: str, x: float, y: float) -> str:
    """Draw what a card adds: to Influence in a circle, to Strength in a square."""
    added = card_words.card_change(drawing.cards, card)
    if not added:
        return ""
    cards = drawing.cards
    if card in SENATORS:
        to_influence = cards.senator_influence[SENATORS.index(card)] != 0
    else:
        to_influence = cards.privilege_influence[PRIVILEGES.index(card)] != 0
    figure = signed(added)
    return at(
        x,
        y,
        pieces.influence(figure, 11.5 if len(figure) < 3 else 14.7) if to_influence else pieces.strength(figure, 10.5),
    )
