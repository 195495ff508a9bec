"""The rules of a game, which make its States and say all there is to say about them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from godsplay.engine import pickling
from godsplay.engine.action import Action, Catalog
from godsplay.engine.chance import Chance, Seeded, new_seed
from godsplay.engine.class_attributes import declared
from godsplay.engine.edition import Edition
from godsplay.engine.event import Event
from godsplay.engine.message import Message
from godsplay.engine.state import State
from godsplay.engine.step import Step

if TYPE_CHECKING:
    from godsplay.engine.advice import Advice
    from godsplay.engine.encoding import Tensor
    from godsplay.engine.facts import Facts
    from godsplay.engine.seen import Seen
    from godsplay.present.hints import Hint
    from godsplay.present.rulebook import Rulebook
    from godsplay.present.words import Words

__all__ = ["Game", "Option", "OptionError", "PositionError", "State"]


class PositionError(ValueError):
    """Raised for a position that cannot occur; the message names the place in the data."""


class OptionError(ValueError):
    """Raised for an option that the game does not have, or a value that it does not take."""


class Option:
    """A choice made before a game starts."""

    def __init__(self, name: str, default: bool, rule: str) -> None:
        self.name: str = name
        self.default: bool = default
        self.rule: str = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game in one edition."""

    name: str = ""
    title: str = ""
    fewest: int = 1
    most: int = 1
    rules_version: int = 1  # raised whenever an old record would play differently

    def __init__(self, edition: Edition) -> None:
        self.name = declared(type(self), "name", self.name)
        self.title = declared(type(self), "title", self.title)
        self.fewest = declared(type(self), "fewest", self.fewest)
        self.most = declared(type(self), "most", self.most)
        self.rules_version = declared(type(self), "rules_version", self.rules_version)
        self.edition: Edition = edition
        self.options: list[Option] = []
        self.seat_names: list[str] = []
        self.seat_colours: list[str] = []  # of their pieces, where the names are no colours
        self.obvious: list[str] = []  # reasons told only to those who try: against what nobody has or plays here
        self.names: dict[str, list[str]] = {}  # what the values of events stand for, by field
        self.steps: dict[str, Step[Any, Any]] = {}
        self.actions: Catalog[Any] = Catalog([])
        self.folder: Path = Path()
        self.shelf: dict[str, Any] = {}

    def start(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        """Set the game up, without running it."""
        raise TypeError(f"{self.name} cannot be set up")

    def read(self, data: dict[str, object]) -> State:
        """Make a state out of checked plain data, without running it."""
        raise TypeError(f"{self.name} has no positions")

    def new(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> State:
        """Start a game; without a seed or a chance of one's own it is a random one."""
        number = self.most if players is None else players
        if not self.fewest <= number <= self.most:
            allowed = str(self.most) if self.fewest == self.most else f"{self.fewest} to {self.most}"
            raise OptionError(f"{self.title} is for {allowed} players, not {number}")
        if chance is None:
            chance = Seeded(new_seed() if seed is None else seed)
        state = self.start(number, self.choose(options), chance)
        state.run()
        return state

    def choose(self, options: dict[str, Any]) -> dict[str, bool]:
        """Complete the options with their defaults; refuse unknown ones."""
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise OptionError(f"{self.title} has no option {name!r} (it has: {known})")
            if not isinstance(value, bool):
                raise OptionError(f"option {name!r} is true or false, not {value!r}")
            chosen[name] = value
        return chosen

    def position(self, data: dict[str, object], chance: Chance | None = None) -> State:
        """Take up a game from a complete position, as `State.to_data` gives it."""
        state = self.read(data)
        problems = state.problems()
        if problems:
            raise PositionError("; ".join(problems))
        state.chance = Seeded(new_seed()) if chance is None else chance
        state.run()
        return state

    def words(self, language: str = "en") -> Words:
        """Open the word file of this game."""
        from godsplay.present.words import Words

        if "words" not in self.shelf:
            self.shelf["words"] = Words(self.folder / "words", language)
        found: Words = self.shelf["words"]
        return found

    def rulebook(self) -> Rulebook:
        """Open the rules in our own words."""
        from godsplay.present.rulebook import Rulebook

        if "rulebook" not in self.shelf:
            self.shelf["rulebook"] = Rulebook(self.folder / "rules.md")
        found: Rulebook = self.shelf["rulebook"]
        return found

    def hints(self) -> list[Hint]:
        """Give what a newcomer should be told at the board, in the order of need."""
        from godsplay.present.hints import read_hints

        return read_hints(self.folder / "data" / "hints.toml")

    def describe(self, action: Action) -> Message:
        """Put an action of this game into words, with the rule it rests on."""
        return Message("action", "turn", {"notation": action.notation})

    def describe_in(self, view: dict[str, Any], action: Action) -> Message:
        """Put an action into words as they are at a moment: names may change in the course of a game."""
        return self.describe(action)

    def advice(self) -> Advice:
        """Give what bots should know of this game."""
        from godsplay.engine.advice import Advice

        return Advice()

    def facts(self) -> Facts:
        """Give something that counts what matters in one game."""
        from godsplay.engine.facts import Facts

        return Facts()

    def layout(self) -> Tensor:
        """Give how this game is written as numbers; its own parts are for each game to add."""
        from godsplay.engine.encoding import Tensor

        return Tensor(self)

    def tensor(self, seen: Seen) -> Any:
        """Give what a seat knows as a numpy vector of fixed size, each number from 0.0 to 1.0."""
        from godsplay.lab.tensor import Vector

        if "vector" not in self.shelf:
            self.shelf["vector"] = Vector(self)
        return self.shelf["vector"].read(seen)

    def tensor_parts(self) -> dict[str, slice]:
        """Name the parts of the vector that `tensor` gives."""
        return {part.name: slice(part.start, part.start + part.length) for part in self.layout().parts}

    def tables(self, view: dict[str, Any]) -> list[tuple[str, list[str], list[list[str]]]]:
        """Lay a view out as tables for a terminal: title, column heads, rows. Without heads it is a note."""
        from godsplay.present import default_tables

        return default_tables.lay_out(self, view)

    def panel(self, view: dict[str, Any], seat: str) -> list[tuple[str, str]]:
        """Say what a seat has besides points, in words: label and value, the most important first."""
        return []

    def points(self, view: dict[str, Any]) -> list[tuple[str, list[int]]]:
        """Give points by source: the source in words, and a number for every seat."""
        return []

    def standing(self, view: dict[str, Any], seat: str) -> int:
        """Give how far a seat has come as one number: its points, unless the game is a race."""
        place = self.seat_names.index(seat)
        return int(view["scores"][place]) if place < len(view["scores"]) else 0

    def measure(self, number: int) -> str:
        """Put such a number into words."""
        return self.words().say("measure", {"count": number})

    def consequence(self, view: dict[str, Any], action: Action) -> str:
        """Say what an action costs and brings as far as the rules fix it; nothing where the action says it all."""
        return ""

    def heading(self, event: Event) -> str:
        """Name the part of the game that an event belongs to; nothing if it goes with what came before."""
        return self.rulebook().chapter(event.rule)

    def draw(self, view: dict[str, Any], legal: list[str] | None = None, refused: list[str] | None = None) -> str:
        """Draw a view as an SVG picture, with what can be chosen now and what is refused (in notation) marked on it."""
        from godsplay.present import default_tables

        return default_tables.draw(self, view)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pickling.open_game, (type(self), pickling.edition_of(self))

    def __repr__(self) -> str:
        return f"<Game {self.name}, edition {self.edition.name}>"
