"""How Playful Gods is shown: words, tables, panels and the board."""

from godsplay.games.playful_gods.display.display import Display

__all__ = ["Display"]
