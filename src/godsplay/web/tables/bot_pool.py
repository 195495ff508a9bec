"""Bots think in processes of their own, never in the one that serves the table."""

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

from godsplay.bots import make_bot
from godsplay.engine.chance import Chance, Scripted
from godsplay.records.format import Page, read_page
from godsplay.records.loading import open_page
from godsplay.records.record import Record

USUAL = "normal"
ADVISER = "hard"  # who gives hints
ATTEMPTS = 3
REMEMBERED = 16  # games in a thinking process

memory: dict[bytes, Record] = {}

log = logging.getLogger("godsplay.web")


class Thinkers:
    """A pool of processes that choose moves."""

    def __init__(self, number: int) -> None:
        self.number = number or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """Start the processes when the first bot has to think."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.number, mp_context=multiprocessing.get_context("spawn"), initializer=begin_thinking
            )
        return self.pool

    async def choose(self, level: str, record: str, seat: int, luck: Chance) -> str:
        """Let a bot choose; a process that dies is replaced."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, choose, level, record, seat, luck)
            except BrokenProcessPool:
                log.warning("a thinking process died")
                if self.pool is pool:
                    self.pool = None
        return choose("random", record, seat, luck)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def choose(level: str, record: str, seat: int, luck: Chance) -> str:
    """Replay a record without its seed, and choose from what the seat sees."""
    played = remembered(read_page(record))
    bot = make_bot(level, played.game)
    return bot.choose(played.state.seen(seat), luck).notation


def remembered(page: Page) -> Record:
    """Go on from a game that this process has replayed before, or replay it from the beginning."""
    key = msgspec.json.encode(msgspec.structs.replace(page, moves=[]))  # two tables may have the same seed
    known = memory.pop(key, None)
    if known is None or known.page.moves != page.moves[: len(known)]:
        known = open_page(page)
    else:
        for move in page.moves[len(known) :]:
            known.state.chance = Scripted(move.drew)
            known.carry_out(move.seat, known.game.actions[move.move])
            known.page.moves.append(move)
    memory[key] = known
    if len(memory) > REMEMBERED:
        del memory[next(iter(memory))]
    return known


def begin_thinking() -> None:
    """Leave Ctrl-C to the server, and leave with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


def leave_with_parent() -> None:
    """End this process when the server ends, however it does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


def follow(sentinel: int) -> None:
    """Wait for the parent's end."""
    wait([sentinel])
    os._exit(0)
