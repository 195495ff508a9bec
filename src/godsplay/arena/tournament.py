"""Running a tournament: whatever the ledger lacks is played and written to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from godsplay.arena.backends import Backend
from godsplay.arena.ledger import Ledger
from godsplay.arena.match import Result
from godsplay.arena.schedule import matches


def run_tournament(ledger: Ledger, games: int, backend: Backend) -> Iterator[Result]:
    """Play until the ledger has this many games; yield each new result once it is written."""
    left = [match for match in matches(ledger.tournament, games) if match.number not in ledger.results]
    with closing(backend.run(ledger.tournament, left)) as results:
        for result in results:
            ledger.append(result)
            yield result
