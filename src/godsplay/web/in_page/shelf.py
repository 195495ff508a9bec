"""Where a page keeps things: texts under names, each with a version, in storage that its tabs share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Shelf(Protocol):
    """The storage of a browser. Every change happens whole, and the other tabs hear of it."""

    async def get(self, name: str) -> str | None:
        """Return a text."""

    async def all(self) -> list[str]:
        """Return all texts."""

    async def put(self, name: str, expected: int, version: int, text: str) -> bool:
        """Write a text and its version, if its version is what is expected (0: there is none); whether it was."""

    async def remove(self, name: str) -> None:
        """Remove a text."""

    def listen(self, receive: Callable[[str], None]) -> None:
        """Have the name of every text called that another tab has changed."""
