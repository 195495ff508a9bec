"""Where games are played: in processes on this machine, or on the workers of a Dask cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from godsplay.arena.backends import available_cores
from godsplay.arena.backends.signals import handle_stop_signals, ignoring_interrupts
from godsplay.arena.errors import library


@contextmanager
def open_executor(workers: int | None, dask: str | None) -> Iterator[Executor]:
    """Open what runs batches of games; it is closed without waiting for what has not begun."""
    if dask is not None:
        with library("distributed").Client(dask) as client:
            yield client.get_executor()
        return
    spawn = multiprocessing.get_context("spawn")
    with ignoring_interrupts():
        pool = ProcessPoolExecutor(workers or available_cores(), mp_context=spawn, initializer=handle_stop_signals)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
