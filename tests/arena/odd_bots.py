"""Bots that do what no bot should, for the tests."""

import os
import signal
import sys
from pathlib import Path


class Fragile:
    """Takes its whole process down in the middle of a game, but only the first time."""

    def choose(self, seen, rng):
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

    def choose(self, seen, rng):
        os.kill(os.getpid(), signal.SIGKILL)


class Broken:
    """Raises."""

    def choose(self, seen, rng):
        raise ZeroDivisionError("no idea")


class Leaver:
    """Ends its process as a program ends itself."""

    def choose(self, seen, rng):
        sys.exit(0)


class NotABot:
    """Cannot choose."""
