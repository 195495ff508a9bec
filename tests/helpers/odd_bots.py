"""Bots that do what no bot should, for the tests."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from godsplay import Action, Chance, Seen


class Fragile:
    """Takes its whole process down in the middle of a game, but only the first time."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        marker = Path(os.environ["FRAGILE_MARKER"])
        if rng.below(20) == 0:
            try:
                marker.touch(exist_ok=False)
            except FileExistsError:
                return seen.legal[0]
            os.kill(os.getpid(), signal.SIGKILL)
        return seen.legal[0]


class Deadly:
    """Takes its whole process down, always."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it is still alive")


class Broken:
    """Raises."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        raise ZeroDivisionError("no idea")


class Leaver:
    """Ends its process as a program ends itself."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        sys.exit(0)


class NotABot:
    """Cannot choose."""
