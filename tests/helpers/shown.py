"""What one viewer is shown of a position, taken apart: numbers and sentences of picture, tables, panel and words."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property
from xml.etree import ElementTree

from godsplay import State
from godsplay.engine.message import Value
from godsplay.present.presentation import TextTable, presentation

SVG = "{http://www.w3.org/2000/svg}"
WHOLE = re.compile(r"[-−+]?\d+")


def numbers(text: str) -> list[int]:
    """List the whole numbers in a text, in their order."""
    return [int(each.replace("−", "-")) for each in WHOLE.findall(text)]


class Shown:
    """A position as one viewer (None: a spectator) is shown it."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.state = state
        self.viewer = viewer
        self.seen = state.seen(viewer)
        self.display = presentation(state.game)
        self.words = self.display.words

    def say(self, key: str, **values: Value) -> str:
        """Return the words of a key, with values by the rules."""
        return self.words.say(key, values)

    # The picture.

    @cached_property
    def picture(self) -> ElementTree.Element:
        """The picture, parsed, with what can be chosen marked."""
        legal = [] if self.viewer is None else self.state.legal(self.viewer)
        return ElementTree.fromstring(self.display.draw(self.seen, legal))

    @cached_property
    def titles(self) -> Counter[str]:
        """The titles in the picture: what a thing is, for whoever points at it."""
        return Counter("".join(each.itertext()) for each in self.picture.iter(f"{SVG}title"))

    def titled(self, title: str) -> ElementTree.Element:
        """Return the one element that has a title."""
        found = [each for each in self.picture.iter() if title_of(each) == title]
        assert len(found) == 1, f"{len(found)} things in the picture are called {title!r}"
        return found[0]

    def matches(self, pattern: str) -> list[re.Match[str]]:
        """Match all titles with a pattern, as often as they occur."""
        return [found for title in self.titles.elements() if (found := re.fullmatch(pattern, title))]

    def texts(self, element: ElementTree.Element, style: str = "") -> list[str]:
        """List the texts in an element, or those of one style."""
        return [
            "".join(each.itertext())
            for each in element.iter(f"{SVG}text")
            if not style or style in each.get("class", "").split()
        ]

    def pieces(self, start: str) -> list[str]:
        """List the names of pieces that begin like this."""
        names = [each.get("data-piece", "") for each in self.picture.iter()]
        return [name for name in names if name.startswith(start)]

    # Tables, panel and points.

    @cached_property
    def tables(self) -> dict[str, TextTable]:
        """The tables by their titles."""
        return {table.title: table for table in self.display.tables(self.seen)}

    def column(self, title: str, head: str) -> list[str]:
        """Return a column of a table."""
        table = self.tables[title]
        return [row[table.heads.index(head)] for row in table.rows]

    def panel(self, seat: int) -> dict[str, str]:
        """Return what stands beside a seat's name."""
        return dict(self.display.panel(self.seen, seat))

    @cached_property
    def points(self) -> dict[str, list[int]]:
        """Points of every seat, by source."""
        return dict(self.display.points(self.seen))

    def progress(self, seat: int) -> int:
        """Return how far a seat has come."""
        return self.display.progress(self.seen, seat)

    def effects(self) -> dict[str, str]:
        """Return what every legal action of the viewer is said to cost and bring, by notation."""
        if self.viewer is None:
            return {}
        return {str(action): self.display.effect(self.seen, action) for action in self.state.legal(self.viewer)}


def title_of(element: ElementTree.Element) -> str:
    """Return the title of an element itself; empty if it has none."""
    for child in element:
        if child.tag == f"{SVG}title":
            return "".join(child.itertext())
    return ""


def after(state: State, seat: int, notation: str) -> State:
    """Return a copy in which a seat has done something, with what it drew and did noted."""
    copy = state.clone()
    copy.listening = True
    copy.apply(seat, state.game.actions[notation])
    return copy
