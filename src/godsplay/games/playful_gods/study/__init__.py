"""What Playful Gods is as numbers, and what is worth counting in it. All of it is compiled."""

from godsplay.games.playful_gods.study.encoding import Encoding
from godsplay.games.playful_gods.study.facts import Facts

__all__ = ["Encoding", "Facts"]
