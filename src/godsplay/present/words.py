"""The words that players read: Fluent files of godsplay itself and of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Resource, TextElement
from fluent.syntax.ast import Message as Entry

from godsplay.engine.message import Message, Value

MAX_SENTENCES = 20_000  # kept in memory: the same ones come again with every move
Frozen = int | str | tuple[int | str, ...]  # a value that can be a key

CORE_WORDS = Path(__file__).parent.parent / "words"


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
        self.sentence = lru_cache(maxsize=MAX_SENTENCES)(self.format)
        for place in dict.fromkeys((CORE_WORDS, folder)):
            resource = read(place / f"{language}.ftl")
            keys = keys_of(resource)
            doubles = sorted(set(keys) & set(self.known))
            if doubles:
                raise WordsError(f"{language}.ftl: {doubles[0]!r} is a key of godsplay itself; choose another")
            self.bundle.add_resource(resource)
            self.known += keys

    def text(self, message: Message) -> str:
        """Return a message as a sentence, which begins with a capital whatever name it begins with."""
        sentence = self.say(message.key, message.values)
        return sentence[:1].upper() + sentence[1:]

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the words of a key with its values; values that have a name of their own are named."""
        return self.sentence(key, *map(hashable, values.items())) if values else self.sentence(key)

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

    def pieces(self, key: str, *values: tuple[str, Frozen]) -> list[tuple[str, bool]]:
        """Format the words of a key piece by piece: each text, and whether it is the same for all values."""
        if not self.bundle.has_message(key):
            raise MissingWords(f"no words for {key!r}")
        pattern = self.bundle.get_message(key).value
        named = {name: self.name(value) for name, value in values}
        found = []
        for element in getattr(pattern, "elements", [pattern]):
            text, errors = self.bundle.format_pattern(element, named)
            if errors:
                raise MissingWords(f"{key}: {errors[0]}")
            found.append((str(text), isinstance(element, TextElement)))
        return found

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return bool(self.bundle.has_message(key))

    def keys(self, start: str) -> list[str]:
        """List the keys that begin like this."""
        return [key for key in self.known if key.startswith(start)]

    def name(self, value: Value | Frozen) -> int | str:
        """Return the name of a thing, or the names of several in a list."""
        if isinstance(value, list | tuple):
            names = [str(self.name(each)) for each in value]
            if len(names) < 2:
                return "".join(names)
            return self.say("and", {"first": ", ".join(names[:-1]), "last": names[-1]})
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
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            wrong = entry.annotations[0]
            assert wrong.span is not None
            line = text.count("\n", 0, wrong.span.start) + 1
            raise WordsError(f"{file.name}, line {line}: {wrong.message}")
    keys = keys_of(resource)
    twice = [key for place, key in enumerate(keys) if key in keys[:place]]
    if twice:
        raise WordsError(f"{file.name}: {twice[0]!r} is said twice")
    return resource


def keys_of(resource: Resource) -> list[str]:
    """List the keys of a word file."""
    return [entry.id.name for entry in resource.body if isinstance(entry, Entry)]


def hashable(item: tuple[str, Value]) -> tuple[str, Frozen]:
    """Return a named value with a tuple in place of a list, as a key of the cache."""
    name, value = item
    return name, tuple(value) if isinstance(value, list) else value
