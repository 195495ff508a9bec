"""A running program, and the lines between it and us."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from typing import IO, Any

GOODBYE = 1.0  # seconds from `bye` to the end of the process
UNREAD = 1000  # lines that may wait to be read
LONGEST = 1 << 20  # bytes of a line
END = b""  # the line that none is
FLOOD = b"flood"  # the last line that is read of a program that will not stop; it has no end of line


class Forfeit(Exception):
    """Raised when a bot loses its move; the message says why."""


class Crash(Forfeit):
    """Raised when the process of a bot has ended or cannot be started."""


class Talk:
    """A running program, its lines in and its lines out. What it writes to stderr passes through.

    Threads read and write, so that a program that neither listens nor answers holds nobody up.
    """

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise Crash(f"it cannot be started ({error.strerror})") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.to_say: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=read_lines, args=(self.process.stdout, self.heard), daemon=True).start()
        threading.Thread(target=write_lines, args=(self.process.stdin, self.to_say), daemon=True).start()
        self.end_with_us = weakref.finalize(self, stop, self.process)

    def say(self, message: dict[str, Any]) -> None:
        """Send one line."""
        self.to_say.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def forget(self) -> None:
        """Throw away what came too late or unasked; a program that writes faster than that is sent away."""
        for _ in range(UNREAD):
            if self.heard.empty():
                return
            self.check(self.heard.get())
        self.check(FLOOD)

    def listen(self, end: float, limit: float) -> bytes:
        """Wait for a line until the clock says so, however much there is to hear."""
        left = end - time.monotonic()
        try:
            if left <= 0:
                raise queue.Empty
            line = self.heard.get(timeout=left)
        except queue.Empty:
            raise Forfeit(f"no answer within {limit:g} s") from None
        self.check(line)
        return line

    def check(self, line: bytes) -> None:
        """Make sure that a line is one, and not the end of all lines."""
        if line == FLOOD:
            raise Crash(f"it writes without end (more than {UNREAD} lines unasked, or {LONGEST >> 20} MB in one)")
        if line == END:
            raise Crash(self.last_words())

    def last_words(self) -> str:
        """Say how the program ended."""
        try:
            return f"it ended with exit code {self.process.wait(GOODBYE)}"
        except subprocess.TimeoutExpired:
            return "it closed its output"

    def end(self, patience: float = 0.0) -> None:
        """Let the program end by itself for a while, then kill it."""
        self.to_say.put(END)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        self.end_with_us()


def read_lines(stream: IO[bytes], heard: queue.Queue[bytes]) -> None:
    """Put what a program writes into a queue, and the end when it ends or when it is too much."""
    with stream:
        while line := stream.readline(LONGEST):
            if len(line) == LONGEST or heard.qsize() == UNREAD:
                heard.put(FLOOD)
                return
            heard.put(line)
    heard.put(END)


def write_lines(stream: IO[bytes], to_say: queue.Queue[bytes]) -> None:
    """Write what a queue holds, up to the end; a program that has gone hears nothing."""
    with contextlib.suppress(OSError), stream:
        while (line := to_say.get()) != END:
            stream.write(line)
            stream.flush()


def stop(process: subprocess.Popen[bytes]) -> None:
    """Kill a program, those that it has started included, and wait for its end."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
