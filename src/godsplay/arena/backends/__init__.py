"""Where matches are played: in this process, in several, or on many machines."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Protocol

from godsplay.arena.match import Result
from godsplay.arena.schedule import Match, Tournament


class Backend(Protocol):
    """Plays matches and yields each result once, as the match ends."""

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        """Play the matches; closing the generator stops all work."""
        ...


def choose_backend(workers: int | None = None, dask: str | None = None) -> Backend:
    """Return the backend that was asked for: by default as many processes as there are cores."""
    if dask is not None:
        from godsplay.arena.backends.dask import DaskCluster

        return DaskCluster(dask, workers)
    if workers is None:
        workers = available_cores()
    if workers == 1:
        from godsplay.arena.backends.in_process import InProcess

        return InProcess()
    from godsplay.arena.backends.processes import ProcessPool

    return ProcessPool(workers)


def available_cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
