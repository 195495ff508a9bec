"""Bots in any language: lines of JSON over stdin and stdout, as docs/writing-a-bot.md tells.

Whatever such a bot does wrong costs it that one move, which is then made at random; the game goes on.
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
from godsplay.bots.external.process import GOODBYE, Crash, Forfeit, Talk
from godsplay.bots.external.protocol import decision, hello, judge, parse
from godsplay.bots.random import Random
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation

LIMIT = 10.0  # seconds for a decision, unless the spec says otherwise
RESTARTS = 3  # of a bot that crashes
MOST_TOLD = 5  # warnings about one program, after which it is only counted
SECONDS = re.compile(r"(\d+(?:\.\d+)?)s:")

log = logging.getLogger(__name__)
told: Counter[str] = Counter()  # warnings, by program


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
            seat = ", ".join(
                filter(None, [self.where, str(presentation(seen.game).words.name(seen.game.seat_names[seen.seat]))])
            )
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
