"""Handing matches out in chunks: small enough to be lost without grief, large enough not to be all post."""

from __future__ import annotations

import time
from collections import deque

from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result, play
from godsplay.arena.schedule import Match, Tournament
from godsplay.engine.game import Game

SPELL = 1.0  # seconds that a chunk should take
MOST = 200  # matches in a chunk
TRIES = 3  # times that a chunk is handed out before it is given up


class Portions:
    """The matches that nobody has taken yet. The first chunks hold one match each, to learn how long it takes."""

    def __init__(self, matches: list[Match], workers: int) -> None:
        self.left = deque(matches)
        self.workers = workers
        self.seconds = 0.0
        self.played = 0
        self.lost: dict[int, int] = {}  # how often a chunk that begins with this number has been lost

    def take(self) -> list[Match]:
        """Take the next chunk; there are no more if it is empty."""
        size = 1
        if self.played > 0:
            size = int(SPELL * self.played / self.seconds) if self.seconds > 0 else MOST
        fair = -(-len(self.left) // (2 * self.workers))  # towards the end nobody should wait for one
        return [self.left.popleft() for _ in range(max(1, min(size, fair, MOST))) if self.left]

    def done(self, chunk: list[Match], seconds: float) -> None:
        """Note how long a chunk took."""
        self.played += len(chunk)
        self.seconds += seconds

    def put_back(self, chunk: list[Match]) -> None:
        """Put a chunk back that was lost with its worker, to be played before all others."""
        first = chunk[0].number
        self.lost[first] = self.lost.get(first, 0) + 1
        if self.lost[first] == TRIES:
            raise ArenaError(
                f"whoever plays games {first} to {chunk[-1].number} dies of it: {TRIES} workers in a row were lost"
            )
        self.left.extendleft(reversed(chunk))


def play_chunk(game: Game, tournament: Tournament, chunk: list[Match]) -> tuple[list[Result], float]:
    """Play the matches of a chunk; give the results and the seconds it took."""
    start = time.perf_counter()
    return [play(game, tournament, match) for match in chunk], time.perf_counter() - start
