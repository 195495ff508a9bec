"""What bots know of God's Playground."""

from godsplay.games.gods_playground.ai.advice import Advice

__all__ = ["Advice"]
