"""A process of its own that reviews one game, at a low priority: tables and bots come first."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from godsplay.records.loading import loads
from godsplay.web.tables.bot_processes import start_process

PAUSE = 0.5  # seconds between two looks at how far it has come

Heard = int | str  # moves that are done; at last the whole review, as JSON


class ReviewFailed(RuntimeError):
    """Raised when the process has ended without a review."""


async def review_apart(
    record: str, effort: str, niceness: int, progress: Callable[[int], Awaitable[bool]]
) -> str | None:
    """Review a record; `progress` hears how many moves are done and says whether to go on. None: it said no."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(record, effort, niceness, theirs), daemon=True)
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        while True:
            heard: Heard | None = 0
            while ours.poll():
                heard = receive(ours)
                if not isinstance(heard, int):
                    break
            if isinstance(heard, str):
                return heard
            if heard is None or not process.is_alive():
                raise ReviewFailed
            if not await progress(heard):
                return None
            await asyncio.sleep(PAUSE)
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
        ours.close()


def receive(connection: Connection) -> Heard | None:
    """Return what the process says; nothing if it has ended."""
    try:
        heard: Heard = connection.recv()
    except EOFError:
        return None
    return heard


def work(record: str, effort: str, niceness: int, out: Connection) -> None:
    """Review a record, in the process."""
    from godsplay.review import review

    start_process()
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(BrokenPipeError):
        found = review(loads(record), effort, lambda done, _: out.send(done))
        out.send(msgspec.json.encode(found).decode())
