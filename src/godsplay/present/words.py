"""The words that players read: Fluent files of godsplay itself and of a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from copy import copy
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from godsplay.engine.message import Message, Value
from godsplay.present.word_file import WordsError, read

if TYPE_CHECKING:
    from babel import Locale

MAX_SENTENCES = 8_000  # kept in memory: the same ones come again with every move
MAX_FIGURES = 1000
YOU = "name-you"  # a word file that has it speaks to whoever reads
CORE_WORDS = Path(__file__).parent.parent / "words"


class GivenName(msgspec.Struct, frozen=True):
    """What somebody is called: words already, even if they look like a key into a word file."""

    text: str
    reads: bool = False  # it is who reads


class Reader(str):
    """What whoever reads is called: "you"."""


class Figure(FluentInt):
    """A whole number whose digits are worked out once: Fluent does that for every sentence, at a third of its cost."""

    def format(self, locale: Locale) -> str:
        """Return the digits as a language writes them."""
        return digits(self, locale)


@lru_cache(maxsize=MAX_FIGURES)
def figure(value: int) -> Figure:
    """Return a number for Fluent."""
    return Figure(value)


def fluent_value(value: int | str) -> Figure | str:
    """Return a value of a sentence for Fluent."""
    return figure(value) if isinstance(value, int) else value


@lru_cache(maxsize=MAX_FIGURES)
def digits(value: int, locale: Locale) -> str:
    """Return the digits of a number as a language writes them."""
    return FluentInt(value).format(locale)


Frozen = int | str | GivenName | tuple[int | str, ...]  # a value that can be a key


class MissingWords(LookupError):
    """Raised when a word file lacks a sentence or one of its values."""


class Words:
    """Sentences in one language."""

    def __init__(self, folder: Path, language: str, functions: dict[str, Callable[..., Any]] | None = None) -> None:
        """Read the words of godsplay and of a game; `functions` are what sentences can call besides our own."""
        known: dict[str, Any] = {"SIGNED": signed, "VERB": verb}
        known |= {name: partial(countable, function) for name, function in (functions or {}).items()}
        self.bundle = FluentBundle([language], use_isolating=False, functions=known)
        self.files = [read(place / f"{language}.ftl") for place in dict.fromkeys((CORE_WORDS, folder))]
        self.known = dict.fromkeys(key for file in self.files for key in file.sentences())
        self.learnt: set[str] = set()  # what the bundle knows of them
        self.given: dict[str, GivenName] = {}  # the names of people, in place of those of their seats
        self.sentence = lru_cache(maxsize=MAX_SENTENCES)(self.format)
        core, *own = self.files
        for key in own[0].sentences() if own else []:
            if key in core.sources:
                raise WordsError(f"{language}.ftl: {key!r} is a key of godsplay itself; choose another")

    def learn(self, key: str) -> None:
        """Let the bundle know a sentence, and whatever it refers to."""
        for file in self.files:
            if key in file.sources:
                self.bundle.add_resource(file.entry(key))
                self.learnt.add(key)
                for other in file.references(key) - self.learnt:
                    self.learn(other)

    def calling(self, given: dict[str, str], reader: str = "") -> Words:
        """Return the same words, with the names of people in place of those of their seats.

        Whoever sits on the seat `reader` is called "you", if the word file has a `name-you`.
        """
        named = copy(self)  # which shares the sentences that were said already
        named.given = {seat: GivenName(name) for seat, name in given.items()}
        if reader and self.has(YOU):
            named.given[reader] = GivenName(self.say(YOU), reads=True)
        return named

    def speaks_to(self, seat: str) -> bool:
        """Whether whoever sits there is called "you"."""
        return seat in self.given and self.given[seat].reads

    @property
    def audience(self) -> Hashable:
        """Who is called what: the same sentence is another one to others."""
        return tuple(self.given.items())

    def called(self, messages: Iterable[Message]) -> Hashable:
        """Return what people are called in some messages: only those to whom that differs are told other sentences."""
        values = [value for message in messages for value in message.values.values()]
        names = [name for value in values for name in (value if isinstance(value, list) else [value])]
        return tuple([self.given.get(str(name)) for name in names])

    def text(self, message: Message) -> str:
        """Return a message as a sentence."""
        return self.line(message.key, message.values)

    def line(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the words of a key as they stand alone: with a capital, whatever name they begin with."""
        return capital(self.say(key, values))

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the words of a key with its values; values that have a name of their own are named."""
        if not values:
            return self.sentence(key)
        given, frozen = self.given, self.frozen
        return self.sentence(
            key,
            *[  # written out: no function is called as often
                (name, given.get(value, value))
                if isinstance(value, str)
                else (name, frozen(value) if isinstance(value, list) else value)
                for name, value in values.items()
            ],
        )

    def format(self, key: str, *values: tuple[str, Frozen]) -> str:
        """Format the words of a key by Fluent; called through the cache `sentence`."""
        if key not in self.known:
            raise MissingWords(f"no words for {key!r}")
        if key not in self.learnt:
            self.learn(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        named = {name: fluent_value(self.name_within(value)) for name, value in values}
        errors: list[Exception] = []
        current = CurrentEnvironment(args=named)  # the bundle itself would make each number anew, digits and all
        text = pattern(ResolverEnvironment(context=self.bundle, errors=errors, current=current))
        if errors:
            raise MissingWords(f"{key}: {errors[0]}")
        return str(text)

    def frozen(self, value: list[int] | list[str]) -> Frozen:
        """Return a list as a key of the cache, with people's own names in it."""
        if not any(each in self.given for each in value):
            return tuple(value)
        return GivenName(str(self.name_within(value))) if len(value) != 1 else self.given[str(value[0])]

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return key in self.known

    def keys(self, start: str) -> list[str]:
        """List the keys that begin like this."""
        return [key for key in self.known if key.startswith(start)]

    def name(self, value: Value | Frozen) -> int | str:
        """Return the name of a thing or a person as it stands alone, or the names of several in a list."""
        named = self.name_within(value)
        return capital(named) if isinstance(named, Reader) else named

    def name_within(self, value: Value | Frozen) -> int | str:
        """Return the name of a thing or a person as it stands within a sentence, or the names of several in a list."""
        if isinstance(value, GivenName):
            return Reader(value.text) if value.reads else value.text
        if isinstance(value, list | tuple):
            if len(value) == 1:
                return self.name_within(value[0])
            names = [str(self.name_within(each)) for each in value]
            if not names:
                return ""
            first, last = GivenName(", ".join(names[:-1])), GivenName(names[-1])
            return self.sentence("and", ("first", first), ("last", last))
        if isinstance(value, str) and value in self.given:
            return self.name_within(self.given[value])
        if isinstance(value, str) and f"name-{value}" in self.known:
            return self.say(f"name-{value}")
        return value


def capital(text: str) -> str:
    """Return words with a capital at the beginning."""
    return text[:1].upper() + text[1:]


def verb(person: str, form: str, you: str) -> str:
    """Return the verb that goes with a person: `{ VERB($seat, "wins", you: "win") }` in a word file."""
    return you if isinstance(person, Reader) else form


def signed(change: int) -> str:
    """Format a change with its sign, as `{ SIGNED($change) }` in a word file asks for."""
    return f"{int(change):+}".replace("-", "−")


def countable(function: Callable[..., Any], *values: Any, **named: Any) -> Any:
    """Call a function of a word file; numbers come back as Fluent counts them, for "1 point" and "2 points"."""
    result = function(*values, **named)
    return fluent_value(result)
