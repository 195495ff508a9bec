"""What bots know of The Magnates. All of it is compiled."""

from godsplay.games.magnates.ai.advice import Advice

__all__ = ["Advice"]
