"""Playing matches on many machines by Dask distributed: a scheduler at an address, or a cluster on this machine."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import ExitStack
from typing import Any

from godsplay.arena.backends.signals import ignoring_interrupts
from godsplay.arena.chunks import ChunkQueue, play_chunk
from godsplay.arena.errors import ArenaError, library
from godsplay.arena.match import Result
from godsplay.arena.schedule import Match, Tournament

LOCAL = "local"
CHUNKS_AHEAD = 2  # for every worker, so that none waits for the network
CONNECT_SECONDS = 15  # in which a scheduler should answer


class DaskCluster:
    """Plays on the workers of a Dask cluster; the scheduler itself hands a lost worker's chunk to another."""

    def __init__(self, address: str, workers: int | None) -> None:
        self.address = address
        self.workers = workers

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        distributed = library("distributed")
        with ExitStack() as stack:
            client = self.connect(distributed, stack)
            workers = sum(client.nthreads().values()) or 1
            queue = ChunkQueue(matches, workers)
            chunks: dict[Any, list[Match]] = {}
            stack.callback(lambda: client.cancel(list(chunks), force=True))
            completed = distributed.as_completed()
            while True:
                while queue.pending and len(chunks) < CHUNKS_AHEAD * workers:
                    chunk = queue.take()
                    future = client.submit(play_chunk_remotely, tournament, chunk, pure=False)
                    chunks[future] = chunk
                    completed.add(future)
                if not chunks:
                    return
                future = next(completed)
                chunk = chunks.pop(future)
                try:
                    results, seconds = future.result()
                except (distributed.KilledWorker, distributed.CancelledError):
                    queue.put_back(chunk)
                    continue
                except ImportError as error:
                    raise ArenaError(f"the workers at {self.address} lack something: {error}") from None
                queue.finish(chunk, seconds)
                yield from results

    def connect(self, distributed: Any, stack: ExitStack) -> Any:
        """Connect to the scheduler; a cluster that is started here ends with the tournament."""
        target: Any = self.address
        if self.address == LOCAL:
            with ignoring_interrupts():
                target = stack.enter_context(
                    distributed.LocalCluster(
                        n_workers=self.workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL,  # a lost worker is no news to the player
                    )
                )
        try:
            return stack.enter_context(distributed.Client(target, timeout=CONNECT_SECONDS))
        except (OSError, ValueError) as error:
            raise ArenaError(f"no Dask scheduler answers at {self.address} ({error})") from None


def play_chunk_remotely(tournament: Tournament, chunk: list[Match]) -> tuple[list[Result], float]:
    """Play a chunk on a worker that has nothing but the installed package."""
    return play_chunk(tournament.open_game(), tournament, chunk)
