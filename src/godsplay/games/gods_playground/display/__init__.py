"""How God's Playground is shown: words, tables, panels and the board."""

from godsplay.games.gods_playground.display.display import Display

__all__ = ["Display"]
