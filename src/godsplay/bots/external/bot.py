"""Bots in any language: lines of JSON over stdin and stdout, as docs/writing-a-bot.md describes.

Whatever such a bot does wrong costs it that one move, which is then made at random; the game continues.
"""

from __future__ import annotations

import logging
import re
import shlex
import shutil
import time
from collections import Counter
from pathlib import Path

from godsplay.bots.errors import UnknownBot
from godsplay.bots.external.process import EXIT_SECONDS, BotCrashed, BotProcess, MoveForfeited
from godsplay.bots.external.protocol import chosen_action, decision, hello, parse
from godsplay.bots.random import Random
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation

DECISION_SECONDS = 10.0  # unless the spec says otherwise
MAX_RESTARTS = 3  # of a bot that crashes
MAX_WARNINGS = 5  # about one program; later ones are only counted
SECONDS = re.compile(r"(\d+(?:\.\d+)?)s:")

log = logging.getLogger(__name__)
warned: Counter[str] = Counter()  # warnings so far, by program


def read_command(spec: str) -> tuple[list[str], float]:
    """Read the command line and the seconds for a decision from a spec."""
    text = spec.removeprefix("external:")
    limit = SECONDS.match(text)
    try:
        command = shlex.split(text[limit.end() :] if limit else text)
    except ValueError as error:
        raise UnknownBot(f"{spec!r}: {error}") from None
    if not command:
        raise UnknownBot(f"{spec!r} names no command: write external:./mybot or external:5s:./mybot")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"{spec!r}: {why_not_runnable(command[0])}")
    return command, float(limit[1]) if limit else DECISION_SECONDS


def why_not_runnable(program: str) -> str:
    """Explain why a program cannot be run."""
    if Path(program).is_file():
        return f"{program!r} is not executable: chmod +x it, or name what runs it, as in external:python3 {program}"
    return f"there is no program {program!r} here or in the PATH"


class ExternalBot:
    """Asks another program, which is started at the first decision, and again a few times if it crashes."""

    def __init__(self, command: list[str], limit: float = DECISION_SECONDS, where: str = "") -> None:
        self.command = command
        self.limit = limit
        self.where = where
        self.process: BotProcess | None = None
        self.starts = 0
        self.asked = 0
        self.forfeits = 0  # of those that were asked
        self.random = Random()

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Ask the program; without a legal answer choose at random."""
        self.asked += 1
        if self.process is not None or self.starts <= MAX_RESTARTS:
            try:
                return self.ask(seen)
            except MoveForfeited as problem:
                if isinstance(problem, BotCrashed):
                    self.discard_process()
                self.warn(str(problem), seen)
        self.forfeits += 1
        return self.random.choose(seen, rng)

    def ask(self, seen: Seen) -> Action:
        """Send a decision to the program and read answers until one belongs to it."""
        if self.process is None:
            self.starts += 1
            self.process = BotProcess(self.command)
            self.process.send(hello(seen))
        self.process.discard_received()
        deadline = time.monotonic() + self.limit
        self.process.send(decision(seen, self.asked, self.limit))
        while True:
            answer = parse(self.process.receive(deadline, self.limit))
            if answer.get("number", self.asked) == self.asked:  # others are late, for a decision that is over
                return chosen_action(answer, seen)

    def warn(self, problem: str, seen: Seen) -> None:
        """Log the first move that is lost, and the one after which all are."""
        given_up = self.process is None and self.starts > MAX_RESTARTS
        if self.forfeits == 0 or given_up:
            what = "all moves from now on are" if given_up else "this move is"
            seat = ", ".join(
                filter(None, [self.where, str(presentation(seen.game).words.name(seen.game.seat_names[seen.seat]))])
            )
            self.log_warning(f"{seat}, decision {self.asked}: {problem}; {what} made at random")

    def log_warning(self, warning: str) -> None:
        """Log a warning, unless there have been enough of them."""
        name = shlex.join(self.command)
        warned[name] += 1
        if warned[name] <= MAX_WARNINGS:
            more = " (more of this bot is only counted)" if warned[name] == MAX_WARNINGS else ""
            log.warning("godsplay: external bot %s, %s%s", name, warning, more)

    def discard_process(self) -> None:
        """Clean up after a program that has crashed."""
        if self.process is not None:
            self.process.stop()
            self.process = None

    def close(self) -> None:
        """Send `bye`, and make sure that the program ends."""
        if self.forfeits > 1:
            self.log_warning(
                f"{self.where or 'this game'}: {self.forfeits} of its {self.asked} moves were made at random"
            )
        if self.process is not None:
            self.process.send({"type": "bye"})
            self.process.stop(EXIT_SECONDS)
            self.process = None
