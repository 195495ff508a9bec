"""Processes that bots think in, so that the one that serves the tables never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

from godsplay.engine.chance import Chance
from godsplay.review.counsel import Counsel
from godsplay.web.tables.bot_pool import CannotThink, advise, choose
from godsplay.web.tables.bot_turns import BotTurns, Rank

ATTEMPTS = 3

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("godsplay.web")


class BotProcesses:
    """A pool of processes that choose moves."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns = BotTurns(self.processes)
        self.broken = False  # no process could be started the last time

    def open(self) -> ProcessPoolExecutor:
        """Return the processes, started when the first bot has to choose."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=start_process
            )
        return self.pool

    async def choose(
        self, level: str, record: str, seat: int, chance: Chance, asker: str = "", rank: Rank = Rank.WATCHED
    ) -> str:
        """Return the move that a bot chooses."""
        async with self.turns.turn(asker, rank):
            return await self.think(choose, level, record, seat, chance)

    async def advise(self, record: str, seat: int, chance: Chance, asker: str = "") -> Counsel:
        """Return the move that a bot advises, and what speaks for it."""
        async with self.turns.turn(asker, Rank.HINT):
            return await self.think(advise, record, seat, chance)

    async def think(self, function: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Call a function in a process; one that dies is replaced."""
        loop = asyncio.get_running_loop()
        for _attempt in range(ATTEMPTS):
            pool = self.open()
            try:
                found = await loop.run_in_executor(pool, function, *arguments)
                self.broken = False
                return found
            except (BrokenProcessPool, OSError):
                log.warning("a bot process died")
                if self.pool is pool:
                    self.pool = None
        self.broken = True
        raise CannotThink

    def waiting(self) -> int:
        """Return how many wait for their turn."""
        return len(self.turns)

    def condition(self) -> str:
        """Return in a word how they are."""
        if self.broken:
            return "cannot think"
        return "idle" if self.turns.free == self.processes else "thinking"

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def start_process() -> None:
    """Ignore Ctrl-C, which is for the server, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when its parent ends, however that happens."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=exit_after, args=(parent.sentinel,), daemon=True).start()


def exit_after(sentinel: int) -> None:
    """Wait for another process to end, and exit."""
    wait([sentinel])
    os._exit(0)
