"""What is counted of The Magnates for tournaments. All of it is compiled."""

from godsplay.games.magnates.study.facts import Facts

__all__ = ["Facts"]
