"""What bots know of Playful Gods. All of it is compiled."""

from godsplay.games.playful_gods.ai.advice import Advice

__all__ = ["Advice"]
