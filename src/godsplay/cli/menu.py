"""The legal actions as a numbered list, and what a player types to choose one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from godsplay.engine.action import Action, UnknownAction
from godsplay.engine.message import Message, Value
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation

MAX_SINGLE_LINES = 12  # with more actions than these, those that differ in one value share a line


class MenuLine(NamedTuple):
    """One line of the list: its number or numbers, the notation, and the sentence."""

    numbers: str
    notation: str
    sentence: str


class UnclearChoice(ValueError):
    """Raised for text that names no action, or more than one; `actions` are those that it may mean."""

    def __init__(self, message: str, actions: list[Action]) -> None:
        super().__init__(message)
        self.actions = actions


class Menu:
    """The legal actions, numbered.

    Lines that stand for several figures (a bid of 0 to 20) have no number, lest it be taken for one of them.
    """

    def __init__(self, seen: Seen) -> None:
        self.game = seen.game
        display = presentation(seen.game)
        self.words = display.words
        self.legal = legal = seen.legal
        self.describe = partial(display.describe, state=seen.state)
        self.numbered: list[Action] = []
        groups = (
            group_neighbours(self.describe, legal) if len(legal) > MAX_SINGLE_LINES else [[action] for action in legal]
        )
        self.lines = [self.line(group) for group in groups]

    def line(self, group: list[Action]) -> MenuLine:
        """Return the line of an action, or of several that differ in one value."""
        message = self.describe(group[0])
        if len(group) == 1:
            self.numbered.append(group[0])
            return MenuLine(str(len(self.numbered)), group[0].notation, self.words.text(message))
        field = differing_value(message, self.describe(group[1]))
        assert field is not None
        values = [self.describe(action).values[field] for action in group]
        sentence = self.words.say(message.key, {**message.values, field: self.any_of(values)})
        if isinstance(values[0], int):
            figures = f"{values[0]}…{values[-1]}" if is_run(values) else ", ".join(str(value) for value in values)
            return MenuLine("", f"{common_words(group)} {figures}", sentence)
        first = len(self.numbered) + 1
        self.numbered += group
        return MenuLine(f"{first}-{len(self.numbered)}", f"{common_words(group)} …", sentence)

    def any_of(self, values: list[Value]) -> str:
        """Name several values: a run of numbers by its ends, anything else one by one."""
        if is_run(values):
            return self.words.say("to", {"first": values[0], "last": values[-1]})
        names = [str(self.words.name(value)) for value in values]
        return self.words.say("or", {"first": ", ".join(names[:-1]), "last": names[-1]})

    def one_by_one(self, some: list[Action]) -> list[MenuLine]:
        """List some of the actions, each on a line of its own."""
        lines = []
        for action in some:
            number = str(self.numbered.index(action) + 1) if action in self.numbered else ""
            lines.append(MenuLine(number, action.notation, self.words.text(self.describe(action))))
        return lines

    def read(self, text: str) -> Action:
        """Read a number of the list, a notation, or the beginnings of its words; it need not be legal."""
        typed = " ".join(text.lower().split())
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(self.numbered):
                values: dict[str, Value] = {"number": typed, "example": self.legal[-1].notation}
                raise UnclearChoice(self.words.say("cli-no-number", values), [])
            return self.numbered[int(typed) - 1]
        try:
            found: Action = self.game.actions[typed]
        except UnknownAction as error:
            begun = [action for action in self.legal if abbreviates(typed, action.notation)]
            meant = begun or [action for action in self.game.actions if abbreviates(typed, action.notation)]
            if len(meant) == 1:
                chosen: Action = meant[0]
                return chosen
            raise UnclearChoice(self.words.say("cli-more") if begun else str(error), begun) from None
        return found


def group_neighbours(describe: Callable[[Action], Message], actions: list[Action]) -> list[list[Action]]:
    """Group neighbours whose sentences differ in one and the same value."""
    groups: list[list[Action]] = []
    varying: str | None = None
    for action in actions:
        if groups:
            field = differing_value(describe(groups[-1][0]), describe(action))
            if field is not None and (len(groups[-1]) == 1 or field == varying):
                groups[-1].append(action)
                varying = field
                continue
        groups.append([action])
    return groups


def differing_value(one: Message, other: Message) -> str | None:
    """Name the one value in which two sentences differ; None if they differ otherwise."""
    if one.key != other.key:
        return None
    fields = [name for name, value in one.values.items() if other.values.get(name) != value]
    return fields[0] if len(fields) == 1 else None


def is_run(values: list[Value]) -> bool:
    """Whether values are numbers that follow each other without a gap."""
    numbers = [value for value in values if isinstance(value, int)]
    return len(numbers) == len(values) > 2 and all(after == before + 1 for before, after in pairwise(numbers))


def common_words(group: list[Action]) -> str:
    """Return the words with which all notations begin."""
    begin: list[str] = []
    for parts in zip(*(action.notation.split() for action in group), strict=False):
        if len(set(parts)) > 1:
            break
        begin.append(parts[0])
    return " ".join(begin)


def abbreviates(typed: str, notation: str) -> bool:
    """Whether every word typed begins the word of the notation in its place; numbers must be whole."""
    short, full = typed.split(), notation.split()
    return len(short) <= len(full) and all(
        long == part or (long.startswith(part) and not part.isdecimal())
        for part, long in zip(short, full, strict=False)
    )
