"""Service time: the seconds for which somebody could play. It stands while the server is down.

It has nothing to do with the time of day, so that neither daylight saving nor a clock that is set changes it.
Servers of one database share it: each goes on by its own monotonic clock, writes down how far it has come, and follows
whoever is ahead. What a server cannot write down hardly counts: while it hangs or has no database, nobody can play.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

BEAT = 0.5  # seconds between two beats
LONGEST_GAP = 1.0  # seconds after a beat in which time goes on


class WrittenTime(Protocol):
    """Where service time is written down."""

    async def read_time(self) -> float:
        """Return how far it has come."""

    async def advance_time(self, seconds: float) -> float:
        """Write how far it has come, unless somebody is ahead; return the later."""


class ServiceTime:
    """What time it is for clocks, as this server knows it."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic = monotonic
        self.seconds = 0.0  # at the last beat
        self.beat_at = monotonic()

    def now(self) -> float:
        """Return the service time."""
        return self.seconds + min(LONGEST_GAP, max(0.0, self.monotonic() - self.beat_at))

    async def begin(self, written: WrittenTime) -> None:
        """Go on from where time stood."""
        self.set(await written.read_time())

    async def beat(self, written: WrittenTime) -> None:
        """Write down how far time has come, and follow whoever is ahead; what writing takes is not lost, nor added."""
        sampled, own = self.monotonic(), self.now()
        found = await written.advance_time(own)
        if found > own:
            self.set(found)
        else:
            self.seconds, self.beat_at = own, sampled

    def set(self, seconds: float) -> None:
        """Go on from a time that is written down; time never goes back."""
        self.seconds = max(seconds, self.now())
        self.beat_at = self.monotonic()
