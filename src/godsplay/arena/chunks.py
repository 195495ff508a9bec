"""Chunks of matches for workers: small enough that a lost one costs little, large enough to keep traffic low."""

from __future__ import annotations

import time
from collections import deque

from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result, play_match
from godsplay.arena.schedule import Match, Tournament
from godsplay.engine.game import Game

CHUNK_SECONDS = 1.0  # how long a chunk should take
MAX_CHUNK = 200  # matches
MAX_ATTEMPTS = 3  # how often a chunk is handed out before it is given up


class ChunkQueue:
    """The matches that no worker has taken yet. The first chunks hold one match each, to learn how long it takes."""

    def __init__(self, matches: list[Match], workers: int) -> None:
        self.pending = deque(matches)
        self.workers = workers
        self.seconds = 0.0
        self.played = 0
        self.lost: dict[int, int] = {}  # how often a chunk has been lost, by the number of its first match

    def take(self) -> list[Match]:
        """Remove and return the next chunk; empty if there is none left."""
        size = 1
        if self.played > 0:
            size = int(CHUNK_SECONDS * self.played / self.seconds) if self.seconds > 0 else MAX_CHUNK
        fair = -(-len(self.pending) // (2 * self.workers))  # towards the end nobody should wait for one worker
        return [self.pending.popleft() for _ in range(max(1, min(size, fair, MAX_CHUNK))) if self.pending]

    def finish(self, chunk: list[Match], seconds: float) -> None:
        """Note how long a chunk took."""
        self.played += len(chunk)
        self.seconds += seconds

    def put_back(self, chunk: list[Match]) -> None:
        """Return a chunk that was lost with its worker; it is handed out before all others."""
        first = chunk[0].number
        self.lost[first] = self.lost.get(first, 0) + 1
        if self.lost[first] == MAX_ATTEMPTS:
            raise ArenaError(
                f"whoever plays games {first} to {chunk[-1].number} dies of it: "
                f"{MAX_ATTEMPTS} workers in a row were lost"
            )
        self.pending.extendleft(reversed(chunk))


def play_chunk(game: Game, tournament: Tournament, chunk: list[Match]) -> tuple[list[Result], float]:
    """Play the matches of a chunk; return their results and the seconds it took."""
    start = time.perf_counter()
    return [play_match(game, tournament, match) for match in chunk], time.perf_counter() - start
