"""Servers forked from a process that has loaded the package once: loading takes most of the time of a start."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import subprocess
import sys

LOADED = ["godsplay.cli", "godsplay.web.server", "godsplay.web.app"]

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(LOADED)


class ForkedCommand:
    """The `godsplay` command in a forked process, with the verbs of a `Popen`."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.process = context.Process(target=run_command, args=(arguments, environment))
        self.process.start()
        assert self.process.pid is not None
        self.pid: int = self.process.pid
        atexit.register(self.process.kill)  # else whoever forgot to stop it would wait for it for ever

    def poll(self) -> int | None:
        """Return how it has ended, if it has."""
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.process.terminate()

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; return how."""
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("godsplay", timeout or 0)
        return self.process.exitcode


def run_command(arguments: list[str], environment: dict[str, str]) -> None:
    """Be the `godsplay` command, as whoever calls it at a prompt has it."""
    from godsplay.cli import main

    os.environ.clear()
    os.environ.update(environment)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    sys.stdin = os.fdopen(0)  # which several server processes share
    sys.argv = ["godsplay", *arguments]
    main()
