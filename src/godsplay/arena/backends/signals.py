"""What processes that play for others make of signals: Ctrl-C is for the one that asks."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Dismissed(BaseException):
    """Raised in a worker that is to stop: not SystemExit, which a bot may raise, too."""


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Start processes that leave Ctrl-C to the one that asks."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def listen() -> None:
    """Leave when asked to, in an orderly way, so that external bots are sent away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answer_with(leave)


def leave(number: int, frame: object) -> None:
    """Leave at the first request: the whole group may get one, and the asker sends another."""
    answer_with(stay)
    raise Dismissed


def stay(number: int, frame: object) -> None:
    """Be on the way out already."""


def answer_with(answer: Callable[[int, object], None]) -> None:
    """Take requests to end, and the loss of the terminal, in this way."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), answer)
