"""Where matches are played: in this process, in several, or on many machines."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Protocol

from godsplay.arena.match import Result
from godsplay.arena.schedule import Match, Tournament


class Backend(Protocol):
    """Plays matches and gives their results, each once, as they end."""

    def run(self, tournament: Tournament, matches: list[Match]) -> Generator[Result, None, None]:
        """Play; closing the generator stops all work."""
        ...


def choose(workers: int | None = None, dask: str | None = None) -> Backend:
    """Choose a backend: as many processes as there are cores, unless something else is asked for."""
    if dask is not None:
        from godsplay.arena.backends.dask import Dask

        return Dask(dask, workers)
    if workers is None:
        workers = cores()
    if workers == 1:
        from godsplay.arena.backends.here import Here

        return Here()
    from godsplay.arena.backends.processes import Processes

    return Processes(workers)


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
