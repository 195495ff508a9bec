"""The words that players read: Fluent files of godsplay itself and of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Identifier, Junk, Pattern, Resource, TextElement
from fluent.syntax.ast import Message as Entry

from godsplay.engine.message import Message, Value

MAX_SENTENCES = 20_000  # kept in memory: the same ones come again with every move

# A sentence on one line, without values and without a line that continues it.
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*?) *$(?!\n(?: *\n)* +\S)", re.ASCII | re.MULTILINE)
CORE_WORDS = Path(__file__).parent.parent / "words"


@dataclass(frozen=True)
class GivenName:
    """What somebody is called: words already, even if they look like a key into a word file."""

    text: str


Frozen = int | str | GivenName | tuple[int | str, ...]  # a value that can be a key


class MissingWords(LookupError):
    """Raised when a word file lacks a sentence or one of its values."""


class WordsError(ValueError):
    """Raised for a word file that cannot be used; the message names the file and the line or the key."""


class Words:
    """Sentences in one language."""

    def __init__(self, folder: Path, language: str, functions: dict[str, Callable[..., Any]] | None = None) -> None:
        """Read the words of godsplay and of a game; `functions` are what sentences can call besides SIGNED."""
        known: dict[str, Any] = {"SIGNED": signed}
        known |= {name: partial(countable, function) for name, function in (functions or {}).items()}
        self.bundle = FluentBundle([language], use_isolating=False, functions=known)
        self.known: list[str] = []
        self.given: dict[str, str] = {}  # the names of people, in place of those of their seats
        self.sentence = lru_cache(maxsize=MAX_SENTENCES)(self.format)
        for place in dict.fromkeys((CORE_WORDS, folder)):
            resource = read(place / f"{language}.ftl")
            keys = keys_of(resource)
            doubles = sorted(set(keys) & set(self.known))
            if doubles:
                raise WordsError(f"{language}.ftl: {doubles[0]!r} is a key of godsplay itself; choose another")
            self.bundle.add_resource(resource)
            self.known += keys

    def calling(self, given: dict[str, str]) -> Words:
        """Return the same words, with the names of people in place of those of their seats."""
        named = copy(self)  # which shares the sentences that were said already
        named.given = given
        return named

    def text(self, message: Message) -> str:
        """Return a message as a sentence, which begins with a capital whatever name it begins with."""
        sentence = self.say(message.key, message.values)
        return sentence[:1].upper() + sentence[1:]

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the words of a key with its values; values that have a name of their own are named."""
        if not values:
            return self.sentence(key)
        return self.sentence(key, *((name, self.frozen(value)) for name, value in values.items()))

    def format(self, key: str, *values: tuple[str, Frozen]) -> str:
        """Format the words of a key by Fluent; called through the cache `sentence`."""
        if not self.bundle.has_message(key):
            raise MissingWords(f"no words for {key!r}")
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        named = {name: self.name(value) for name, value in values}
        text, errors = self.bundle.format_pattern(pattern, named)
        if errors:
            raise MissingWords(f"{key}: {errors[0]}")
        return str(text)

    def frozen(self, value: Value) -> Frozen:
        """Return a value as a key of the cache, with people's own names in it."""
        if not self.given:
            return tuple(value) if isinstance(value, list) else value
        if isinstance(value, list):
            return GivenName(str(self.name(value))) if any(each in self.given for each in value) else tuple(value)
        return GivenName(self.given[value]) if isinstance(value, str) and value in self.given else value

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return bool(self.bundle.has_message(key))

    def keys(self, start: str) -> list[str]:
        """List the keys that begin like this."""
        return [key for key in self.known if key.startswith(start)]

    def name(self, value: Value | Frozen) -> int | str:
        """Return the name of a thing or a person, or the names of several in a list."""
        if isinstance(value, GivenName):
            return value.text
        if isinstance(value, list | tuple):
            names = [str(self.name(each)) for each in value]
            if len(names) < 2:
                return "".join(names)
            first, last = GivenName(", ".join(names[:-1])), GivenName(names[-1])
            return self.sentence("and", ("first", first), ("last", last))
        if isinstance(value, str) and value in self.given:
            return self.given[value]
        if isinstance(value, str) and self.bundle.has_message(f"name-{value}"):
            return self.say(f"name-{value}")
        return value


def signed(change: int) -> str:
    """Format a change with its sign, as `{ SIGNED($change) }` in a word file asks for."""
    return f"{int(change):+}".replace("-", "−")


def countable(function: Callable[..., Any], *values: Any, **named: Any) -> Any:
    """Call a function of a word file; numbers come back as Fluent counts them, for "1 point" and "2 points"."""
    result = function(*values, **named)
    return fluent_number(result) if isinstance(result, int) else result


@cache
def read(file: Path) -> Resource:
    """Read a word file, once: all games share godsplay's own."""
    text = file.read_text(encoding="utf-8")
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            wrong = entry.annotations[0]
            assert wrong.span is not None
            line = text.count("\n", 0, wrong.span.start) + 1
            raise WordsError(f"{file.name}, line {line}: {wrong.message}")
    seen: set[str] = set()
    for key in keys_of(resource):
        if key in seen:
            raise WordsError(f"{file.name}: {key!r} is said twice")
        seen.add(key)
    return resource


def parse(text: str) -> Resource:
    """Parse a word file; the parser is slow, so it does not get the plain sentences, unless something is wrong."""
    remaining = PLAIN.sub("", text)  # the lines themselves stay, so that all can be put in order again
    rest = FluentResource(remaining)
    if any(isinstance(entry, Junk) for entry in rest.body):
        return FluentResource(text)
    by_line: dict[int, Any] = {
        text.count("\n", 0, plain.start()): Entry(Identifier(plain[1]), Pattern([TextElement(plain[2])]))
        for plain in PLAIN.finditer(text)
    }
    for entry in rest.body:
        assert entry.span is not None
        by_line[remaining.count("\n", 0, entry.span.start)] = entry
    return Resource([by_line[line] for line in sorted(by_line)])


def keys_of(resource: Resource) -> list[str]:
    """List the keys of a word file."""
    return [entry.id.name for entry in resource.body if isinstance(entry, Entry)]
