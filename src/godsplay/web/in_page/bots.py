"""Bots of tables inside a page: they think in a worker of their own, so that the tables never wait."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable

from godsplay.engine.chance import Chance
from godsplay.review.counsel import Counsel
from godsplay.web.tables.bot_pool import ADVISER, choose
from godsplay.web.tables.bot_turns import Rank

Ask = Callable[[str, str, int, str], Awaitable[str]]  # level, record, seat and chance; the answer is a move


class BotWorker:
    """Asks the worker that bots think in."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask

    async def choose(
        self, level: str, record: str, seat: int, chance: Chance, asker: str = "", rank: Rank = Rank.WATCHED
    ) -> str:
        """Return the move that a bot chooses, in notation; the worker takes one after the other."""
        return await self.ask(level, record, seat, pickle.dumps(chance).hex())

    async def advise(self, record: str, seat: int, chance: Chance, asker: str = "") -> Counsel:
        """Return the move that a bot advises; the worker can only say what."""
        return Counsel(await self.choose(ADVISER, record, seat, chance))

    def waiting(self) -> int:
        """Return nothing: the worker takes one after the other."""
        return 0

    def condition(self) -> str:
        """Return in a word how they are."""
        return "idle"

    def close(self) -> None:
        """Do nothing: the worker ends with the page."""


def think(level: str, record: str, seat: int, chance: str) -> str:
    """Choose a move, in the worker of the bots."""
    return choose(level, record, seat, pickle.loads(bytes.fromhex(chance)))
