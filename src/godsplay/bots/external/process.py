"""The process of an external bot, and the lines of JSON that go to it and come back."""

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

EXIT_SECONDS = 1.0  # from `bye` to the end of the process
MAX_PENDING = 1000  # lines that may wait to be read
MAX_LINE = 1 << 20  # bytes
END = b""  # stands for the end of all lines
FLOOD = b"flood"  # stands for more output than is read; it is no line, as it has no end of line


class MoveForfeited(Exception):
    """Raised when a bot loses its move; the message says why."""


class BotCrashed(MoveForfeited):
    """Raised when the process of a bot has ended or cannot be started."""


class BotProcess:
    """A running program and the lines to and from it. What it writes to stderr passes through.

    Threads read and write, so that a program that neither reads nor answers holds nobody up.
    """

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotCrashed(f"it cannot be started ({error.strerror})") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.received: queue.Queue[bytes] = queue.Queue()
        self.outgoing: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=read_lines, args=(self.process.stdout, self.received), daemon=True).start()
        threading.Thread(target=write_lines, args=(self.process.stdin, self.outgoing), daemon=True).start()
        self.kill = weakref.finalize(self, kill_group, self.process)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message as one line."""
        self.outgoing.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def discard_received(self) -> None:
        """Drop lines that came too late or unasked; raise if they come faster than that."""
        for _ in range(MAX_PENDING):
            if self.received.empty():
                return
            self.check(self.received.get())
        self.check(FLOOD)

    def receive(self, deadline: float, limit: float) -> bytes:
        """Return the next line; raise if none has come by the deadline, which `limit` explains."""
        left = deadline - time.monotonic()
        try:
            if left <= 0:
                raise queue.Empty
            line = self.received.get(timeout=left)
        except queue.Empty:
            raise MoveForfeited(f"no answer within {limit:g} s") from None
        self.check(line)
        return line

    def check(self, line: bytes) -> None:
        """Raise if a line stands for the end of the output, or for too much of it."""
        if line == FLOOD:
            raise BotCrashed(
                f"it writes without end (more than {MAX_PENDING} lines unasked, or {MAX_LINE >> 20} MB in one)"
            )
        if line == END:
            raise BotCrashed(self.describe_exit())

    def describe_exit(self) -> str:
        """Describe how the program ended."""
        try:
            return f"it ended with exit code {self.process.wait(EXIT_SECONDS)}"
        except subprocess.TimeoutExpired:
            return "it closed its output"

    def stop(self, patience: float = 0.0) -> None:
        """Close the input, wait some seconds for the program to end by itself, then kill it."""
        self.outgoing.put(END)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        self.kill()


def read_lines(stream: IO[bytes], received: queue.Queue[bytes]) -> None:
    """Queue the lines that a program writes, and `END` or `FLOOD` after the last."""
    with stream:
        while line := stream.readline(MAX_LINE):
            if len(line) == MAX_LINE or received.qsize() == MAX_PENDING:
                received.put(FLOOD)
                return
            received.put(line)
    received.put(END)


def write_lines(stream: IO[bytes], outgoing: queue.Queue[bytes]) -> None:
    """Write queued lines up to `END`; a program that has gone misses them."""
    with contextlib.suppress(OSError), stream:
        while (line := outgoing.get()) != END:
            stream.write(line)
            stream.flush()


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a program and whatever it has started, and wait for its end."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
