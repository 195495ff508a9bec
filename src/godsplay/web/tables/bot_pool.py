"""Processes that bots think in, so that the one that serves the tables never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import msgspec
from cachetools import LRUCache

from godsplay.bots import make_bot
from godsplay.engine.chance import Chance, Scripted
from godsplay.records.format import Page, read_page
from godsplay.records.loading import open_page
from godsplay.records.record import Record

DEFAULT_LEVEL = "normal"
ADVISER = "hard"  # the bot that is asked for suggestions
ATTEMPTS = 3
MOST_REPLAYED = 16  # games that a process remembers

replayed: LRUCache[bytes, Record] = LRUCache(MOST_REPLAYED)

log = logging.getLogger("godsplay.web")


class BotPool:
    """A pool of processes that choose moves."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """Return the processes, started when the first bot has to choose."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=start_process
            )
        return self.pool

    async def choose(self, level: str, record: str, seat: int, chance: Chance) -> str:
        """Return the move that a bot chooses; a process that dies is replaced."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, choose, level, record, seat, chance)
            except BrokenProcessPool:
                log.warning("a bot process died")
                if self.pool is pool:
                    self.pool = None
        return choose("random", record, seat, chance)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def choose(level: str, record: str, seat: int, chance: Chance) -> str:
    """Replay a record without its seed, and choose from what the seat sees."""
    played = replay(read_page(record))
    bot = make_bot(level, played.game)
    return bot.choose(played.state.seen(seat), chance).notation


def replay(page: Page) -> Record:
    """Continue a game that this process has replayed before, or replay it from the beginning."""
    key = msgspec.json.encode(msgspec.structs.replace(page, moves=[]))  # two tables may have the same seed
    known = replayed.pop(key, None)
    if known is None or known.page.moves != page.moves[: len(known)]:
        known = open_page(page)
    else:
        for move in page.moves[len(known) :]:
            known.state.chance = Scripted(move.drew)
            known.carry_out(move.seat, known.game.actions[move.move])
            known.page.moves.append(move)
    replayed[key] = known
    return known


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
