"""Bots in any language: lines of JSON over stdin and stdout, as docs/writing-a-bot.md tells.

Whatever such a bot does wrong costs it that one move, which is then made at random; the game goes on.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import Counter
from pathlib import Path
from typing import IO, Any

from godsplay.bots.errors import UnknownBot
from godsplay.bots.random import Random
from godsplay.core.action import Action, UnknownAction
from godsplay.core.chance import Chance
from godsplay.core.seen import Seen

PROTOCOL = 1
LIMIT = 10.0  # seconds for a decision, unless the spec says otherwise
RESTARTS = 3  # of a bot that crashes
GOODBYE = 1.0  # seconds from `bye` to the end of the process
UNREAD = 1000  # lines that may wait to be read
LONGEST = 1 << 20  # bytes of a line
END = b""  # the line that none is
FLOOD = b"flood"  # the last line that is read of a program that will not stop; it has no end of line
MOST_TOLD = 5  # warnings about one program, after which it is only counted
SECONDS = re.compile(r"(\d+(?:\.\d+)?)s:")

log = logging.getLogger(__name__)
told: Counter[str] = Counter()  # warnings, by program


class Forfeit(Exception):
    """Raised when a bot loses its move; the message says why."""


class Crash(Forfeit):
    """Raised when the process of a bot has ended or cannot be started."""


def read_command(spec: str) -> tuple[list[str], float]:
    """Read the command line and the seconds for a decision out of a spec."""
    text = spec.removeprefix("external:")
    limit = SECONDS.match(text)
    try:
        command = shlex.split(text[limit.end() :] if limit else text)
    except ValueError as error:
        raise UnknownBot(f"{spec!r}: {error}") from None
    if not command:
        raise UnknownBot(f"{spec!r} names no command: write external:./mybot or external:5s:./mybot")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"{spec!r}: {missing(command[0])}")
    return command, float(limit[1]) if limit else LIMIT


def missing(program: str) -> str:
    """Say why a program cannot be run."""
    if Path(program).is_file():
        return f"{program!r} is not executable: chmod +x it, or name what runs it, as in external:python3 {program}"
    return f"there is no program {program!r} here or in the PATH"


class External:
    """Asks another program. It is started with the first decision, and again when it crashes, up to a point."""

    def __init__(self, command: list[str], limit: float = LIMIT, where: str = "") -> None:
        self.command = command
        self.limit = limit
        self.where = where
        self.talk: Talk | None = None
        self.starts = 0
        self.asked = 0
        self.forfeits = 0  # of those that were asked
        self.random = Random()

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Ask the program; without a good answer choose at random."""
        self.asked += 1
        if self.talk is not None or self.starts <= RESTARTS:
            try:
                return self.ask(seen)
            except Forfeit as problem:
                if isinstance(problem, Crash):
                    self.drop()
                self.warn(str(problem), seen)
        self.forfeits += 1
        return self.random.choose(seen, rng)

    def ask(self, seen: Seen) -> Action:
        """Put a decision to the program and read answers until one belongs to it."""
        if self.talk is None:
            self.starts += 1
            self.talk = Talk(self.command)
            self.talk.say(hello(seen))
        self.talk.forget()
        end = time.monotonic() + self.limit
        self.talk.say(decision(seen, self.asked, self.limit))
        while True:
            answer = parse(self.talk.listen(end, self.limit))
            if answer.get("number", self.asked) == self.asked:  # others are late, for a decision that is over
                return judge(answer, seen)

    def warn(self, problem: str, seen: Seen) -> None:
        """Tell whoever runs the game of the first move that is lost, and of the one after which all are."""
        given_up = self.talk is None and self.starts > RESTARTS
        if self.forfeits == 0 or given_up:
            what = "all moves from now on are" if given_up else "this move is"
            seat = ", ".join(filter(None, [self.where, str(seen.game.words().name(seen.game.seat_names[seen.seat]))]))
            self.tell(f"{seat}, decision {self.asked}: {problem}; {what} made at random")

    def tell(self, warning: str) -> None:
        """Write a warning, unless there have been enough of them."""
        name = shlex.join(self.command)
        told[name] += 1
        if told[name] <= MOST_TOLD:
            more = " (more of this bot is only counted)" if told[name] == MOST_TOLD else ""
            log.warning("godsplay: external bot %s, %s%s", name, warning, more)

    def drop(self) -> None:
        """Forget a program that has crashed."""
        if self.talk is not None:
            self.talk.end()
            self.talk = None

    def close(self) -> None:
        """Say goodbye, and see that the program ends."""
        if self.forfeits > 1:
            self.tell(f"{self.where or 'this game'}: {self.forfeits} of its {self.asked} moves were made at random")
        if self.talk is not None:
            self.talk.say({"type": "bye"})
            self.talk.end(GOODBYE)
            self.talk = None


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


def hello(seen: Seen) -> dict[str, Any]:
    """Tell what is played, and where the bot sits."""
    game, names = seen.game, seen.game.seat_names
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "edition": game.edition.name,
        "players": seen.known.players,
        "options": seen.known.options,
        "seats": names[: seen.known.players],
        "seat": names[seen.seat],
    }


def decision(seen: Seen, number: int, limit: float) -> dict[str, Any]:
    """Put a decision into a message."""
    return {
        "type": "decide",
        "number": number,
        "seconds": limit,
        "prompt": seen.game.words().text(seen.prompt),
        "legal": [action.notation for action in seen.legal],
        "view": seen.view,
    }


def parse(line: bytes) -> dict[str, Any]:
    """Read an answer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Forfeit(f"its answer is not JSON: {line[:60]!r}") from None
    if not isinstance(answer, dict):
        raise Forfeit(f"its answer is not an object: {line[:60]!r}")
    return answer


def judge(answer: dict[str, Any], seen: Seen) -> Action:
    """Find the action that an answer names, if it is legal."""
    notation = answer.get("action")
    if not isinstance(notation, str):
        raise Forfeit('its answer has no "action"')
    try:
        action: Action = seen.game.actions[notation]
    except UnknownAction as error:
        raise Forfeit(str(error)) from None
    if action not in seen.legal:
        raise Forfeit(f"{notation!r} is not legal now")
    return action
