"""Signals in worker processes: Ctrl-C is left to the parent, which stops its workers itself."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class WorkerStopped(BaseException):
    """Raised in a worker that is told to stop: not SystemExit, which a bot may raise as well."""


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment, so that processes started meanwhile inherit that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def handle_stop_signals() -> None:
    """Raise `WorkerStopped` when told to stop, so that external bots are closed on the way out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_stop_handler(stop_worker)


def stop_worker(number: int, frame: object) -> None:
    """Stop at the first signal and ignore later ones: the whole group may get one, and the parent sends another."""
    set_stop_handler(ignore)
    raise WorkerStopped


def ignore(number: int, frame: object) -> None:
    """Do nothing: the worker is already stopping."""


def set_stop_handler(handler: Callable[[int, object], None]) -> None:
    """Handle requests to terminate, and the loss of the terminal, with one function."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), handler)
