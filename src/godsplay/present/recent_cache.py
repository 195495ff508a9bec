"""A cache that forgets what was not used for long, at the cost of a look into a dictionary."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """The values that were used last: at least `most` of them, and less than twice as many.

    Once there are too many, all become those from before, which are forgotten the next time unless somebody asks for
    them. A list of what was used in which order would cost more than most of what is kept here saves.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.recent: dict[K, V] = {}
        self.before: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """Return a value, if it is known."""
        found = self.recent.get(key)
        if found is None:
            found = self.before.get(key)
            if found is not None:
                self[key] = found
        return found

    def __setitem__(self, key: K, value: V) -> None:
        if len(self.recent) >= self.most:
            self.before, self.recent = self.recent, {}
        self.recent[key] = value
