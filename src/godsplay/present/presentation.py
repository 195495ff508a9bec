"""How a game is shown to people: made from a `Seen`, with the rules' own functions for every number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.parts import part
from godsplay.engine.reading import Reading
from godsplay.engine.seen import Seen
from godsplay.engine.state import State
from godsplay.present import default_tables
from godsplay.present.drawing.layers import LayerCache, Sheet, assemble
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.svg import mark
from godsplay.present.guided import GuidedTurn, read_guided
from godsplay.present.hints import Hint, read_hints
from godsplay.present.rulebook import Rulebook

if TYPE_CHECKING:
    from godsplay.present.examples import Examples
    from godsplay.present.rule_templates import RuleTable, RuleTemplates
    from godsplay.present.words import Words

LANGUAGE = "en"
NOTHING_DRAWN: Mapping[str, str] = {}


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


class Part(NamedTuple):
    """One thing that is chosen on the way to an action: a block, a region, a number."""

    label: str
    spots: tuple[str, ...] = ()  # where in the picture; nowhere if empty


class Thing(NamedTuple):
    """What there is to know of a thing in the picture."""

    title: str
    about: str = ""  # what it is for, in a sentence or two
    figures: list[tuple[str, str]] = []  # label and value; each number that the thing shows
    rule: str = ""


class Presentation:
    """How one game is shown. A game without a display of its own is shown as plain tables."""

    seat_colours: tuple[str, ...] = ()  # of the pieces, where the names of the seats are no colours
    asides: frozenset[str] = frozenset()  # verbs that are possible beside almost any decision
    leaving: frozenset[str] = frozenset({"pass", "done"})  # what ends a decision rather than answering it, in notation
    obvious: frozenset[str] = frozenset()  # reasons told only to those who try: against what nobody has or plays here
    weights: ClassVar[dict[str, float]] = {}  # of events, by key: how long a scene stays; 0: told with the one before
    paper: frozenset[str] = frozenset()  # the events, by key, that sound like cards: dealt, laid, turned over
    advance: ClassVar[dict[str, frozenset[str]]] = {}  # by step: the verbs that can be decided on in advance
    turn_ends: frozenset[str] = frozenset()  # the events, by key, at which a turn or a round is summed up
    scope: str = "sheet"  # the class of pictures, by which their style finds what is in them
    style: str = default_tables.STYLE

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept = LayerCache()

    @cached_property
    def words(self) -> Words:
        """The word file of the game."""
        from godsplay.present.words import Words  # Fluent takes long to import, and bots never speak

        return Words(self.game.folder / "words", LANGUAGE, {"FIGURE": self.figure})

    def calling(self, given: dict[str, str], reader: str = "") -> Presentation:
        """Return the same presentation, whose words name people by their own names in place of their seats'.

        Whoever sits on the seat `reader` is spoken to.
        """
        named = copy(self)
        named.words = self.words.calling(given, reader)
        named.kept = LayerCache()  # what is drawn with other words is another picture
        return named

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
    def guided(self) -> GuidedTurn | None:
        """A first turn that newcomers can be led through; None if the game brings none."""
        return read_guided(self.game.folder / "data" / "guided.toml")

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

    def when(self, seen: Seen) -> str:
        """Name the turn of a position and the part of it, as in 'turn 2, Elections'; nothing if there are none."""
        return ""

    def tables(self, seen: Seen) -> list[TextTable]:
        """Lay out what a seat knows as tables."""
        return [TextTable(*table) for table in default_tables.lay_out(self.words, seen.state)]

    def notes(self, seen: Seen) -> list[str]:
        """Return what stands below the tables: one line each."""
        return []

    def sheets(self, state: State, seat: int) -> list[Sheet]:
        """Return what the pictures for a viewer are made of: the same throughout a game, whatever happens in it."""
        return [default_tables.sheet(self)]

    def sketch(self, seen: Seen, events: list[Event]) -> Sketch:
        """Return what the layers of a picture are drawn from."""
        return Sketch(self, seen, events)

    def picture_title(self, seen: Seen) -> str:
        """Name a picture for whoever cannot see it."""
        return self.game.title

    def shared_layers(self, seen: Seen) -> dict[str, str]:
        """Draw, from what a spectator sees, the layers that look the same to everybody."""
        drawing = self.sketch(seen, [])
        found = self.sheets(seen.state, seen.seat)
        return {layer.name: self.kept.draw(layer, drawing) for sheet in found for layer in sheet.layers if layer.shared}

    def layers(
        self, seen: Seen, events: list[Event], spoken: Words | None = None, drawn: Mapping[str, str] = NOTHING_DRAWN
    ) -> dict[str, str]:
        """Draw what a seat knows, and the scene that has just been played: the layers of all sheets, by name.

        The scene is told in the words of a table, where those are given; layers that are drawn already are taken over.
        """
        drawing = self.sketch(seen, events)
        drawing.spoken = spoken or self.words
        layers = [layer for sheet in self.sheets(seen.state, seen.seat) for layer in sheet.layers]
        return {
            layer.name: drawn[layer.name] if layer.name in drawn else self.kept.draw(layer, drawing) for layer in layers
        }

    def draw(self, seen: Seen, legal: list[Action] | None = None) -> str:
        """Draw what a seat knows as one SVG, with what can be chosen marked on it."""
        found = self.sheets(seen.state, seen.seat)
        whole = assemble(self.picture_title(seen), self.style, self.scope, found, self.layers(seen, []))
        chosen: dict[str, list[str]] = {}
        for action in legal or []:
            for spot in self.spots(seen, action):
                chosen.setdefault(spot, []).append(action.notation)
        return mark(whole, chosen) if chosen else whole

    # What can be touched.

    def spots(self, seen: Seen, action: Action) -> list[str]:
        """Name the spots of the picture at which an action can be chosen."""
        return self.spots_along(seen, action, self.parts(seen, action))

    def spots_along(self, seen: Seen, action: Action, parts: list[Part]) -> list[str]:
        """Name these spots, given the parts of the action: those of the parts, unless the verb has some of its own."""
        return list(dict.fromkeys([spot for part in parts for spot in part.spots]))

    def verb(self, action: Action) -> str:
        """Return what an action is about: choices of one verb are offered as one card."""
        return action.notation.partition(" ")[0]

    def describe_verb(self, seen: Seen, verb: str) -> str:
        """Describe what the choices of a verb have in common."""
        key = f"verb-{verb}"
        return self.words.say(key) if self.words.has(key) else verb.replace("-", " ").capitalize()

    def verb_effect(self, seen: Seen, verb: str) -> str:
        """Describe what the choices of a verb cost and bring, where that is not the same for all of them."""
        key = f"verb-effect-{verb}"
        return self.words.say(key) if self.words.has(key) else ""

    def parts(self, seen: Seen, action: Action) -> list[Part]:
        """Return what is chosen after the verb, one thing after the other; nothing if the verb says all."""
        rest = action.notation.partition(" ")[2]
        return [Part(rest)] if rest else []

    def kept_in_sight(self, seen: Seen) -> list[str]:
        """Name the spots that whoever decides must see beside what can be chosen, on a board shown in part."""
        return []

    def thing(self, seen: Seen, spot: str) -> Thing | None:
        """Describe what stands at a spot of the picture."""
        return None

    def in_advance(self, seen: Seen) -> dict[str, list[Action]]:
        """Return what a seat can decide on in advance, by step: passing, or the same whenever it is asked."""
        return {
            step: [action for action in self.game.actions if self.verb(action) in verbs]
            for step, verbs in self.advance.items()
        }

    # What is told.

    def weight(self, event: Event) -> float:
        """Return how long an event stays before the next is told; 0 if it is told together with the one before."""
        return self.weights.get(event.key, 1.0)

    def decided(self, seen: Seen) -> str:
        """Explain, naming nobody, what decided a game between equals; nothing where the points did."""
        return ""

    def sum_up(self, before: Seen, after: Seen, events: list[Event]) -> list[str]:
        """Sum up a turn or a round in a few sentences: where it began, where it has led, what was told on the way."""
        return []


@lru_cache(maxsize=64)
def presentation(game: Game) -> Presentation:
    """Return how a game is shown: as its package says, or plainly."""
    made: Presentation = part(game, "display", "Display", Presentation)(game)
    return made
