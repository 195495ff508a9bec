"""The contract: a Game makes States; a State offers, checks and carries out actions."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import mypyc_attr

from godsplay.core import pickles
from godsplay.core.action import Action, Catalog
from godsplay.core.chance import Chance, Seeded, new_seed
from godsplay.core.declared import declared
from godsplay.core.edition import Edition
from godsplay.core.event import EVERYONE, Event, Kind
from godsplay.core.message import IllegalAction, Message, Reason, Value
from godsplay.core.step import NOBODY, Frame, Step

if TYPE_CHECKING:
    from godsplay.core.advice import Advice
    from godsplay.core.facts import Facts
    from godsplay.core.hints import Hint
    from godsplay.core.rulebook import Rulebook
    from godsplay.core.seen import Seen
    from godsplay.core.tensor import Tensor
    from godsplay.core.words import Words

SPECTATOR = NOBODY
NOTHING: list[Action] = []  # what is legal for nobody


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
        from godsplay.core.words import Words

        if "words" not in self.shelf:
            self.shelf["words"] = Words(self.folder / "words", language)
        found: Words = self.shelf["words"]
        return found

    def rulebook(self) -> Rulebook:
        """Open the rules in our own words."""
        from godsplay.core.rulebook import Rulebook

        if "rulebook" not in self.shelf:
            self.shelf["rulebook"] = Rulebook(self.folder / "rules.md")
        found: Rulebook = self.shelf["rulebook"]
        return found

    def hints(self) -> list[Hint]:
        """Give what a newcomer should be told at the board, in the order of need."""
        from godsplay.core.hints import read_hints

        return read_hints(self.folder / "hints.toml")

    def describe(self, action: Action) -> Message:
        """Put an action of this game into words, with the rule it rests on."""
        return Message("action", "turn", {"notation": action.notation})

    def advice(self) -> Advice:
        """Give what bots should know of this game."""
        from godsplay.core.advice import Advice

        return Advice()

    def facts(self) -> Facts:
        """Give something that counts what matters in one game."""
        from godsplay.core.facts import Facts

        return Facts()

    def layout(self) -> Tensor:
        """Give how this game is written as numbers; its own parts are for each game to add."""
        from godsplay.core.tensor import Tensor

        return Tensor(self)

    def tensor(self, seen: Seen) -> Any:
        """Give what a seat knows as a numpy vector of fixed size, each number from 0.0 to 1.0."""
        from godsplay.core.vector import Vector

        if "vector" not in self.shelf:
            self.shelf["vector"] = Vector(self)
        return self.shelf["vector"].read(seen)

    def tensor_parts(self) -> dict[str, slice]:
        """Name the parts of the vector that `tensor` gives."""
        return {part.name: slice(part.start, part.start + part.length) for part in self.layout().parts}

    def tables(self, view: dict[str, Any]) -> list[tuple[str, list[str], list[list[str]]]]:
        """Lay a view out as tables for a terminal: title, column heads, rows. Without heads it is a note."""
        return []

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
        from godsplay.core import sheet

        return sheet.draw(self, view, legal or [])

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pickles.open_game, (type(self), pickles.edition_of(self))

    def __repr__(self) -> str:
        return f"<Game {self.name}, edition {self.edition.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, and the one way to change it: `apply`."""

    def __init__(self, game: Game, players: int, options: dict[str, bool], chance: Chance) -> None:
        self.game: Game = game
        self.players: int = players
        self.options: dict[str, bool] = options
        self.chance: Chance = chance
        self.stack: list[Frame] = []
        self.listening: bool = False
        self.events: list[Event] = []  # what the last move did, if anybody listens
        self.revealed: bool = False  # whether the last move showed what had been hidden
        self.known_seat: int = NOBODY
        self.known_legal: list[Action] = NOTHING

    # What each game adds.

    def clone(self) -> State:
        """Copy everything; the copy has the same future and nobody listens to it."""
        raise TypeError("this game cannot be copied")

    def contents(self) -> dict[str, object]:
        """Give the pieces and where they are as readable plain data."""
        return {}

    def problems(self) -> list[str]:
        """List what could not be so at a table: too many pieces, no such step, nobody to decide."""
        return []

    def hide(self, seat: int) -> None:
        """Take out of this copy whatever the seat may not know (SPECTATOR knows least)."""

    def fill(self, chance: Chance) -> None:
        """Put something possible wherever this copy hides something."""

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return []

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        return []

    # What every game has.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def to_act(self) -> list[int]:
        """The seats that must decide; several while a decision is sealed."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        return frame.step.deciders(self, frame)

    def legal(self, seat: int) -> list[Action]:
        """List what a seat may do now, in id order; nothing for a seat that need not decide."""
        return self.legal_now(seat).copy()

    def legal_now(self, seat: int) -> list[Action]:
        """Give the list that `legal` copies. Not to be changed."""
        if seat != self.known_seat:
            if not self.stack:
                return []
            frame = self.stack[-1]
            for decider in frame.step.deciders(self, frame):
                if decider == seat:
                    self.remember(seat, frame.step.legal(self, frame, seat))
                    return self.known_legal
            return []
        return self.known_legal

    def remember(self, seat: int, legal: list[Any]) -> None:
        """Keep what is legal for a seat until the next move, so that it is worked out once."""
        self.known_seat = seat
        self.known_legal = legal

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action and everything that follows from it up to the next decision."""
        for legal in self.legal_now(seat):
            if legal is action:
                break
        else:
            self.refuse(seat, action)
        self.remember(NOBODY, NOTHING)
        self.revealed = False
        self.chance.drawn.clear()
        if self.listening:
            self.events = []
        frame = self.stack[-1]
        frame.step.apply(self, frame, seat, action)
        self.run()

    def run(self) -> None:
        """Go through everything automatic up to the next decision or the end."""
        while self.stack:
            frame = self.stack[-1]
            if frame.step.advance(self, frame):
                break

    def refuse(self, seat: int, action: Action) -> None:
        """Raise what is wrong with an action."""
        reason = self.why_not(seat, action)
        assert reason is not None
        raise IllegalAction(reason, self.game)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Say why an action is not legal for a seat now; None if it is."""
        if not self.stack:
            return Reason("game-is-over", "turn")
        frame = self.stack[-1]
        step = frame.step
        if not 0 <= seat < self.players:
            return Reason("no-such-seat", step.rule, {"number": str(seat), "players": self.players})
        if not self.game.actions.owns(action):
            return Reason("not-of-this-game", step.rule, {"action": str(action)})
        deciders = step.deciders(self, frame)
        if seat not in deciders:
            names: list[str] = [self.game.seat_names[each] for each in deciders]
            return Reason("not-your-decision", step.rule, {"seats": names})
        for offer in step.offers(self, frame, seat):
            if offer is action:
                return step.refusal(self, frame, seat, action)
        return Reason("not-now", step.rule, {"action": action.notation, "step": step.name})

    def prompt(self, seat: int) -> Message:
        """Say what a seat has to decide, or whom it waits for."""
        if not self.stack:
            return Message("prompt-over", "winning")
        frame = self.stack[-1]
        deciders = frame.step.deciders(self, frame)
        if seat in deciders:
            return frame.step.prompt(self, frame, seat)
        names: list[str] = [self.game.seat_names[each] for each in deciders]
        return Message("prompt-wait", frame.step.rule, {"seats": names, "step": frame.step.name})

    def tell(self, kind: Kind, *values: Value) -> None:
        """Note that something happened, if anybody listens."""
        if self.listening:
            self.note(EVERYONE, kind, values)

    def tell_only(self, seat: int, kind: Kind, *values: Value) -> None:
        """Note something that one seat alone may know."""
        if self.listening:
            self.note(seat, kind, values)

    def note(self, audience: int, kind: Kind, values: tuple[Value, ...]) -> None:
        """Write an event down, with names for the numbers that stand for something."""
        named: dict[str, Value] = {}
        for field, value in zip(kind.fields, values, strict=True):
            if isinstance(value, int) and field in self.game.names:
                named[field] = self.game.names[field][value]
            else:
                named[field] = value
        self.events.append(Event(kind, named, audience))

    def redacted(self, seat: int) -> State:
        """Copy what a seat may know; what it may not is gone, and so is the future."""
        copy = self.clone()
        copy.chance = Chance()
        copy.hide(seat)
        copy.events = [event for event in self.events if event.seen_by(seat)]
        return copy

    def seen(self, seat: int | None) -> Seen:
        """Give what one seat knows (None: a spectator): all that a bot ever gets."""
        from godsplay.core.seen import Seen

        place = SPECTATOR if seat is None else seat
        if not SPECTATOR <= place < self.players:
            raise ValueError(f"there is no seat {seat}: this game has {self.players} players, counted from 0")
        return Seen(self.redacted(place), place)

    def view(self, seat: int | None) -> dict[str, object]:
        """Give what one seat (None: a spectator) may know as plain data."""
        return self.seen(seat).view

    def to_data(self) -> dict[str, object]:
        """Give the complete position as readable plain data; `Game.position` reads it back."""
        seats = self.game.seat_names
        stack = []
        for frame in self.stack:
            entry: dict[str, object] = {"step": frame.step.name}
            if frame.seat != NOBODY:
                entry["seat"] = seats[frame.seat]
            if frame.subject != 0:
                entry["subject"] = frame.subject
            if frame.round != 1:
                entry["round"] = frame.round
            if frame.place != 0:
                entry["place"] = frame.place
            if frame.out != 0:
                entry["out"] = [seats[each] for each in range(self.players) if frame.is_out(each)]
            stack.append(entry)
        head: dict[str, object] = {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
        }
        head.update(self.contents())
        head["stack"] = stack
        return head

    def draw(self, seat: int | None = None) -> str:
        """Draw what one seat sees and can choose; a spectator (None) sees everything once the game is over."""
        view = self.view(seat)
        if seat is None and self.over:
            view.update(self.to_data())
        legal = [] if seat is None else [action.notation for action in self.legal(seat)]
        return self.game.draw(view, legal)

    def _repr_svg_(self) -> str:
        return self.draw()

    def digest(self) -> str:
        """Give equal states equal digests, in any process."""
        return hashlib.sha256(msgspec.json.encode(self.to_data(), order="sorted")).hexdigest()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        frames, fields = pickles.frames_of(self), pickles.fields_of(self)
        return pickles.revive_state, (self.game, self.players, self.options, self.chance, frames, fields)

    def __repr__(self) -> str:
        where = self.stack[-1].step.name if self.stack else "over"
        return f"<State of {self.game.name}: {where}, to act {self.to_act}>"
