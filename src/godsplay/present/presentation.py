"""How a game is shown to people: made from a `Seen`, with the rules' own functions for every number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.parts import part
from godsplay.engine.reading import Reading
from godsplay.engine.seen import Seen
from godsplay.engine.state import State
from godsplay.present import default_tables
from godsplay.present.hints import Hint, read_hints
from godsplay.present.rulebook import Rulebook

if TYPE_CHECKING:
    from godsplay.present.examples import Examples
    from godsplay.present.rule_templates import RuleTable, RuleTemplates
    from godsplay.present.words import Words

LANGUAGE = "en"


class TextTable(NamedTuple):
    """Rows of text under their heads."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class Way(NamedTuple):
    """One way to read a contested line."""

    name: str
    text: str
    lines: str  # of the rulebook, on which it rests
    usual: bool  # what is played unless a table agrees on something else
    agreed: bool  # what is played here


class ContestedLine(NamedTuple):
    """A line that can be read in several ways, in words."""

    name: str
    rule: str
    text: str
    ways: list[Way]


class Presentation:
    """How one game is shown. A game without a display of its own is shown as plain tables."""

    seat_colours: tuple[str, ...] = ()  # of the pieces, where the names of the seats are no colours
    leaving: frozenset[str] = frozenset({"pass", "done"})  # what ends a decision rather than answering it, in notation
    obvious: frozenset[str] = frozenset()  # reasons told only to those who try: against what nobody has or plays here

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def words(self) -> Words:
        """The word file of the game."""
        from godsplay.present.words import Words  # Fluent takes long to import, and bots never speak

        return Words(self.game.folder / "words", LANGUAGE, {"FIGURE": self.figure})

    def figure(self, key: str, place: int | None = None) -> int | str:
        """Return a figure of the edition, as `{ FIGURE("hits.infantry") }` in a word file asks for."""
        value = self.game.edition.figures[str(key)].value
        found = value if place is None else value[int(place)]
        return found if isinstance(found, int) else str(found)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in our own words."""
        return Rulebook(self)

    @cached_property
    def rule_templates(self) -> RuleTemplates:
        """What the rules can ask for: figures, tables, pictures, examples."""
        from godsplay.present.rule_templates import RuleTemplates  # Jinja takes long to import, and bots never read

        return RuleTemplates(self)

    @cached_property
    def examples(self) -> Examples:
        """The worked examples in the rules."""
        from godsplay.present.examples import Examples

        return Examples(self)

    def icons(self) -> dict[str, str]:
        """Return the small pictures that the rules explain, as SVG by name."""
        return {}

    def rule_tables(self) -> dict[str, Callable[[], RuleTable]]:
        """Return the tables of figures that the rules can show, by name."""
        return {}

    @cached_property
    def hints(self) -> list[Hint]:
        """What a newcomer should be told at the board, in the order of need."""
        return read_hints(self.game.folder / "data" / "hints.toml")

    @cached_property
    def readings(self) -> list[ContestedLine]:
        """What can be read in several ways, each with the usual way first."""
        return [
            ContestedLine(each.name, each.rule, self.words.say(f"reading-{each.name}"), self.ways(each))
            for each in self.game.readings
        ]

    def ways(self, reading: Reading) -> list[Way]:
        """Return the ways to read a contested line in words, the usual one first."""
        agreed = self.game.agreed[reading.name]
        return [
            Way(
                name,
                self.words.say(f"reading-{reading.name}-{name}"),
                reading.ways[name],
                name == reading.default,
                name == agreed,
            )
            for name in sorted(reading.ways, key=lambda name: name != reading.default)
        ]

    # Words.

    def describe(self, action: Action, state: State | None = None) -> Message:
        """Describe an action, with the rule it rests on; in a position, by the names that things have there."""
        return Message("action", "turn", {"notation": action.notation})

    def effect(self, seen: Seen, action: Action) -> str:
        """Describe what an action costs and brings, as far as the rules fix it and its own words do not say it."""
        return ""

    def why(self, seen: Seen, step: str) -> str:
        """Explain why a decision matters, to whoever makes it and to those who wait for it; nothing if it is plain."""
        key = f"why-{step}"
        return self.words.say(key) if self.words.has(key) else ""

    def heading(self, event: Event) -> str:
        """Return the part of the game that an event belongs to; nothing if it goes with what came before."""
        return self.rulebook.chapter(event.rule)

    # Figures.

    def progress(self, seen: Seen, seat: int) -> int:
        """Return how far a seat has come as one number: its points, unless the game is a race."""
        return seen.state.scores[seat]

    def describe_progress(self, progress: int) -> str:
        """Describe such a number, e.g. '27 points'."""
        return self.words.say("measure", {"count": progress})

    def points(self, seen: Seen) -> list[tuple[str, list[int]]]:
        """Return points by source: the source in words, and a number for every seat."""
        return []

    def panel(self, seen: Seen, seat: int) -> list[tuple[str, str]]:
        """Return what a seat has besides points: label and value, the most important first."""
        return []

    # Tables and pictures.

    def status(self, seen: Seen) -> str:
        """Describe in one line where the game stands."""
        return ""

    def tables(self, seen: Seen) -> list[TextTable]:
        """Lay out what a seat knows as tables."""
        return [TextTable(*table) for table in default_tables.lay_out(self.words, seen.state)]

    def notes(self, seen: Seen) -> list[str]:
        """Return what stands below the tables: one line each."""
        return []

    def draw(self, seen: Seen, legal: list[Action], refused: list[Action]) -> str:
        """Draw what a seat knows as SVG, with what can be chosen now and what is refused marked on it."""
        return default_tables.draw(self.game.title, self.tables(seen))


@lru_cache(maxsize=64)
def presentation(game: Game) -> Presentation:
    """Return how a game is shown: as its package says, or plainly."""
    made: Presentation = part(game, "display", "Display", Presentation)(game)
    return made
