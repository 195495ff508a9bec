"""A file of words: Fluent's parser is slow, so each sentence is parsed when it is first said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Resource

START = re.compile(r"^(?=\S)(?![#}\[*])", re.MULTILINE)  # of a sentence: neither a comment nor a line that goes on
KEY = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)  # or a word of a sentence, which does no harm


class WordsError(ValueError):
    """Raised for a word file that cannot be used; the message names the file and the line or the key."""


class WordFile:
    """The sentences of one file, as they are written there. The keys of terms begin with a hyphen."""

    def __init__(self, file: Path) -> None:
        self.name = file.name
        self.sources: dict[str, str] = {}
        self.lines: dict[str, int] = {}  # where each begins
        self.parsed: dict[str, Resource] = {}
        comment, *sources = START.split(file.read_text(encoding="utf-8"))
        line = 1 + comment.count("\n")
        for source in sources:
            head = KEY.match(source)
            if head is None:
                self.parse(source, line)
            else:
                self.add(head[1], source, line)
            line += source.count("\n")

    def add(self, key: str, source: str, line: int) -> None:
        """Remember a sentence."""
        if key in self.sources:
            raise WordsError(f"{self.name}: {key!r} is said twice")
        self.sources[key], self.lines[key] = source, line

    def sentences(self) -> list[str]:
        """List the keys of sentences, without the terms that are only used in others."""
        return [key for key in self.sources if not key.startswith("-")]

    def entry(self, key: str) -> Resource:
        """Parse a sentence, or take what was parsed before."""
        if key not in self.parsed:
            self.parsed[key] = self.parse(self.sources[key], self.lines[key])
        return self.parsed[key]

    def references(self, key: str) -> set[str]:
        """Return the keys of whatever a sentence may refer to."""
        return set(REFERENCE.findall(self.sources[key]))

    def parse(self, source: str, first_line: int) -> Resource:
        """Parse a part of the file that begins at a line of it."""
        resource: Resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                wrong = entry.annotations[0]
                assert wrong.span is not None
                line = first_line + source.count("\n", 0, wrong.span.start)
                raise WordsError(f"{self.name}, line {line}: {wrong.message}")
        return resource


@cache
def read(file: Path) -> WordFile:
    """Read a word file, once: all games share godsplay's own."""
    return WordFile(file)
