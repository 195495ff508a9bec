"""How The Magnates is shown: words, tables, panels and the board."""

from godsplay.games.magnates.display.display import Display

__all__ = ["Display"]
