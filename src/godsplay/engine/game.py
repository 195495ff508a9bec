"""The rules of a game: what it is called, what it is made of, and how it is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from godsplay.engine import pickling
from godsplay.engine.action import Catalog
from godsplay.engine.chance import Chance, Seeded, new_seed
from godsplay.engine.class_attributes import class_attribute
from godsplay.engine.edition import Edition
from godsplay.engine.field import OWNER, Field, PositionError
from godsplay.engine.position import lay_out, read_position
from godsplay.engine.reading import Reading
from godsplay.engine.state import State
from godsplay.engine.step import Step

__all__ = ["Game", "Option", "OptionError", "PositionError", "State"]


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
    """The rules of one game, in one edition and as one table reads them."""

    name: str = ""
    title: str = ""
    fewest: int = 1
    most: int = 1
    package: str = ""  # where its display, ai and study are found; a game that shows nothing of its own has none
    has_places: bool = True  # False: there is no second place, only who wins and who does not
    rules_version: int = 1  # raised whenever an old record would play differently

    def __init__(self, edition: Edition) -> None:
        self.name = class_attribute(type(self), "name", self.name)
        self.title = class_attribute(type(self), "title", self.title)
        self.fewest = class_attribute(type(self), "fewest", self.fewest)
        self.most = class_attribute(type(self), "most", self.most)
        self.package = class_attribute(type(self), "package", self.package)
        self.has_places = class_attribute(type(self), "has_places", self.has_places)
        self.rules_version = class_attribute(type(self), "rules_version", self.rules_version)
        self.edition: Edition = edition
        self.options: list[Option] = []
        self.readings: list[Reading] = []  # contested lines of the rulebook
        self.agreed: dict[str, str] = {}  # how each of them is understood here
        self.seat_names: list[str] = []
        self.names: dict[str, list[str]] = {}  # what the values of events stand for, by field
        self.steps: dict[str, Step[Any, Any, Any]] = {}
        self.actions: Catalog[Any] = Catalog([])
        self.fields: list[Field] = []  # what its positions are made of
        self.secrets: list[Field] | None = None  # found when they are first asked for
        self.folder: Path = Path()  # where its words, rules and data are

    def blank(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        """Return a state on which nothing is laid out yet."""
        raise TypeError(f"{self.name} has no states")

    def begin(self, state: State) -> None:
        """Set up what chance decides, and put the first step on the stack."""
        raise TypeError(f"{self.name} cannot be set up")

    def secret_fields(self) -> list[Field]:
        """List the fields that only their owners see."""
        if self.secrets is None:
            self.secrets = [field for field in self.fields if field.seen_by == OWNER]
        return self.secrets

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
        state = self.blank(number, self.choose(options), chance)
        lay_out(state)
        self.begin(state)
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

    def position(self, data: dict[str, Any], chance: Chance | None = None) -> State:
        """Take up a game from a complete position, as `State.to_data` returns it."""
        if not isinstance(data, dict) or data.get("game") != self.name:
            raise PositionError(f"game: this is not a position of {self.title}")
        if "stack" not in data:
            raise PositionError("stack: is missing")
        players = data.get("players", self.most)
        if not isinstance(players, int) or not self.fewest <= players <= self.most:
            raise PositionError(f"players: must be {self.fewest} to {self.most}")
        try:
            options = self.choose(data.get("options", {}))
        except OptionError as error:
            raise PositionError(f"options: {error}") from None
        if data.get("readings", {}) != pickling.readings_of(self):
            raise PositionError("readings: the position was reached under others; open the game with its readings")
        state = self.blank(players, options, Chance())
        lay_out(state)
        read_position(self, data, state)
        problems = state.all_problems()
        if problems:
            raise PositionError("; ".join(problems))
        state.chance = Seeded(new_seed()) if chance is None else chance
        state.run()
        return state

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pickling.open_game, (type(self), pickling.edition_of(self), pickling.readings_of(self))

    def __repr__(self) -> str:
        return f"<Game {self.name}, edition {self.edition.name}>"
