"""What tournaments count in God's Playground; as numbers it is encoded as its fields say."""

from godsplay.games.gods_playground.study.facts import Facts

__all__ = ["Facts"]
