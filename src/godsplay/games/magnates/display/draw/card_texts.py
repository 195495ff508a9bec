"""What Senators and Privileges are called and what they do, in a few words."""

from __future__ import annotations

from godsplay.games.magnates.display import card_words
from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.rules.board import SENATORS
from godsplay.games.magnates.rules.cards import PRIVILEGES
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


def badge(drawing: Drawing, card: str) -> tuple[str, float]:
    """Draw what a card adds, to Influence in a circle, to Strength in a square; return also how wide that is."""
    added = card_words.card_change(drawing.cards, card)
    if not added:
        return "", 0
    cards = drawing.cards
    if card in SENATORS:
        to_influence = cards.senator_influence[SENATORS.index(card)] != 0
    else:
        to_influence = cards.privilege_influence[PRIVILEGES.index(card)] != 0
    figure = signed(added)
    if to_influence:
        return pieces.influence(figure, 11.5), 2 * pieces.influence_half(figure, 11.5)
    return pieces.strength(figure, 10.5), 21
