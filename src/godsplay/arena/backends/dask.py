"""Many machines, by Dask distributed: a scheduler at some address, or a cluster on this machine."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import ExitStack
from typing import Any

from godsplay.arena.backends.signals import deaf_to_interrupts
from godsplay.arena.chunks import Portions, play_chunk
from godsplay.arena.errors import ArenaError, library
from godsplay.arena.match import Result
from godsplay.arena.schedule import Match, Tournament

LOCAL = "local"
AHEAD = 2  # chunks for every worker, so that none waits for the post
SOON = 15  # seconds in which a scheduler should answer


class Dask:
    """Plays on the workers of a Dask cluster; the scheduler itself gives a lost worker's chunk to another."""

    def __init__(self, address: str, workers: int | None) -> None:
        self.address = address
        self.workers = workers

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        distributed = library("distributed")
        with ExitStack() as stack:
            client = self.connect(distributed, stack)
            workers = sum(client.nthreads().values()) or 1
            portions = Portions(matches, workers)
            chunks: dict[Any, list[Match]] = {}
            stack.callback(lambda: client.cancel(list(chunks), force=True))
            ended = distributed.as_completed()
            while True:
                while portions.left and len(chunks) < AHEAD * workers:
                    chunk = portions.take()
                    future = client.submit(play_afar, tournament, chunk, pure=False)
                    chunks[future] = chunk
                    ended.add(future)
                if not chunks:
                    return
                future = next(ended)
                chunk = chunks.pop(future)
                try:
                    results, seconds = future.result()
                except (distributed.KilledWorker, distributed.CancelledError):
                    portions.put_back(chunk)
                    continue
                except ImportError as error:
                    raise ArenaError(f"the workers at {self.address} lack something: {error}") from None
                portions.done(chunk, seconds)
                yield from results

    def connect(self, distributed: Any, stack: ExitStack) -> Any:
        """Connect to the scheduler; what is started here ends with the tournament."""
        place: Any = self.address
        if self.address == LOCAL:
            with deaf_to_interrupts():
                place = stack.enter_context(
                    distributed.LocalCluster(
                        n_workers=self.workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL,  # a lost worker is no news to the player
                    )
                )
        try:
            return stack.enter_context(distributed.Client(place, timeout=SOON))
        except (OSError, ValueError) as error:
            raise ArenaError(f"no Dask scheduler answers at {self.address} ({error})") from None


def play_afar(tournament: Tournament, chunk: list[Match]) -> tuple[list[Result], float]:
    """Play a chunk on a worker, which may know nothing yet but the package."""
    return play_chunk(tournament.open_game(), tournament, chunk)
