"""A position of a game, and the one way to change it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from godsplay.engine import pickling
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.event import EVERYONE, Event, Kind
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import IllegalAction, Message, Reason, Value
from godsplay.engine.position import hide_own, range_problems, supply_problems, write_fields, write_frame
from godsplay.engine.scene import Scene

if TYPE_CHECKING:
    from godsplay.engine.game import Game
    from godsplay.engine.seen import Seen

SPECTATOR: Final = NOBODY
LONGEST_RUN: Final = 10_000  # steps without a decision; a game that goes on longer is taken to go in circles
NOTHING: Final[list[Action]] = []  # what is legal for nobody
UNWATCHED: Final[list[Scene]] = []


class Unseen(LookupError):
    """Raised when a move leads to what the copy it is tried on does not show."""


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
        self.watching: bool = False  # whether whoever listens wants the positions in between, too
        self.scenes: list[Scene] = UNWATCHED  # the last move event by event, if anybody watches
        self.revealed: bool = False  # whether the last move showed what had been hidden
        self.partial: bool = False  # whether this copy lacks what a seat may not know, so that nothing can be revealed
        self.known_seat: int = NOBODY
        self.known_legal: list[Action] = NOTHING

    # What each game adds.

    def clone(self) -> State:
        """Copy everything; the copy has the same future and nobody listens to it.

        Games that are played a million times write this out, field by field.
        """
        copy = self.game.blank(self.players, self.options, self.chance.clone())
        copy.stack = [frame.clone() for frame in self.stack]
        for field in self.game.fields:
            value: Any = getattr(self, field.attribute)
            setattr(copy, field.attribute, value.copy() if field.by or field.longest > 0 else value)
        return copy

    def problems(self) -> list[str]:
        """List what could not be so at a table: pieces in two places, a step that cannot be taken now."""
        return []

    def hide(self, seat: int) -> None:
        """Erase from this copy whatever the seat may not know (SPECTATOR knows least)."""
        hide_own(self, seat)

    def fill(self, chance: Chance) -> None:
        """Replace whatever this copy hides by something possible."""

    def extras(self) -> dict[str, object]:
        """Return what a program would otherwise work out from a view: sums, printed figures."""
        return {}

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
        """List what a seat may do now, in id order; if it need not decide, what it may do out of turn."""
        return self.legal_now(seat).copy() or self.out_of_turn(seat)

    def out_of_turn(self, seat: int) -> list[Action]:
        """List what a seat may do now though it need not decide, in id order."""
        if not self.stack or seat in self.to_act:
            return []
        frame = self.stack[-1]
        return [action for action in self.offers(seat) if frame.step.refusal(self, frame, seat, action) is None]

    def legal_now(self, seat: int) -> list[Action]:
        """Return what a seat that must decide may do, in id order; nothing for the others. Not to be changed."""
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
        known: list[Any] = self.legal_now(seat)  # of whatever type: identity is all that is asked
        for legal in known:
            if legal is action:
                break
        else:
            self.require_legal(seat, action)
        self.known_seat = NOBODY
        self.known_legal = NOTHING
        self.revealed = False
        if self.chance.drawn:
            self.chance.drawn.clear()
        if self.listening:
            self.events = []
            self.scenes = []
        frame = self.stack[-1]
        frame.step.apply(self, frame, seat, action)
        self.run()

    def run(self) -> None:
        """Carry out everything automatic up to the next decision or the end."""
        for _step in range(LONGEST_RUN):  # a counter called _ would be made a Python number each time
            if not self.stack:
                return
            frame = self.stack[-1]
            if frame.step.advance(self, frame):
                return
        step = self.stack[-1].step.name
        raise RuntimeError(
            f"no decision after {LONGEST_RUN} steps: advance of {step!r} must change the stack or return True"
        )

    def require_legal(self, seat: int, action: Action) -> None:
        """Raise the reason why an action is not legal; what is done out of turn may be."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason, self.game)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Explain why an action is not legal for a seat now; None if it is."""
        if not self.stack:
            return Reason("game-is-over", "turn")
        frame = self.stack[-1]
        step = frame.step
        if not 0 <= seat < self.players:
            return Reason("no-such-seat", step.rule, {"number": str(seat), "players": self.players})
        if not self.game.actions.owns(action):
            return Reason("not-of-this-game", step.rule, {"action": str(action)})
        for offer in self.offers(seat):
            if offer is action:
                return step.refusal(self, frame, seat, action)
        deciders = step.deciders(self, frame)
        if seat in deciders:
            return Reason("not-now", step.rule, {"action": action.notation, "step": step.name})
        names: list[str] = [self.game.seat_names[each] for each in deciders]
        return Reason("not-your-decision", step.rule, {"seats": names})

    def offers(self, seat: int) -> list[Action]:
        """List what a seat can do at all where the game stands, allowed or not, in id order."""
        if not self.stack or not 0 <= seat < self.players:
            return []
        frame = self.stack[-1]
        if seat in frame.step.deciders(self, frame):
            return frame.step.offers(self, frame, seat)
        return frame.step.offers_out_of_turn(self, frame, seat)

    def prompt(self, seat: int) -> Message:
        """Return what a seat has to decide, or whom it waits for."""
        if not self.stack:
            return Message("prompt-over", "winning")
        frame = self.stack[-1]
        deciders = frame.step.deciders(self, frame)
        if seat in deciders:
            return frame.step.prompt(self, frame, seat)
        names: list[str] = [self.game.seat_names[each] for each in deciders]
        return Message("prompt-wait", frame.step.rule, {"seats": names, "step": frame.step.name})

    def reveal(self) -> None:
        """Record that what was hidden is shown now; called before anything hidden is read."""
        if self.partial:
            raise Unseen("what comes next is hidden from this seat")
        self.revealed = True

    def tell(self, kind: Kind, *values: Value) -> None:
        """Record that something happened, if anybody listens."""
        if self.listening:
            self.note(EVERYONE, kind, values)

    def tell_only(self, seat: int, kind: Kind, *values: Value) -> None:
        """Record something that one seat alone may know."""
        if self.listening:
            self.note(seat, kind, values)

    def tell_others(self, seats: list[int], kind: Kind, *values: Value) -> None:
        """Record what everybody may know of something that some seats are told more of."""
        if self.listening:
            self.note(EVERYONE, kind, values, seats)

    def note(self, audience: int, kind: Kind, values: tuple[Value, ...], told_more: list[int] | None = None) -> None:
        """Record an event, with names for the numbers that stand for something."""
        named: dict[str, Value] = {}
        for field, value in zip(kind.fields, values, strict=True):
            if isinstance(value, int) and field in self.game.names:
                named[field] = self.game.names[field][value]
            else:
                named[field] = value
        phase = self.stack[0].step.name if self.stack else ""
        event = Event(kind, named, audience, told_more, phase)
        self.events.append(event)
        if self.watching:
            self.scenes.append(Scene(event, self.clone()))

    def redacted(self, seat: int) -> State:
        """Copy what a seat may know; what it may not is gone, and so is the future."""
        copy = self.clone()
        copy.chance = Chance()
        copy.hide(seat)
        copy.events = [event for event in self.events if event.seen_by(seat)]
        return copy

    def seen(self, seat: int | None) -> Seen:
        """Return what one seat knows (None: a spectator): all that a bot ever gets."""
        from godsplay.engine.seen import Seen

        place = SPECTATOR if seat is None else seat
        if not SPECTATOR <= place < self.players:
            raise ValueError(f"there is no seat {seat}: this game has {self.players} players, counted from 0")
        return Seen(self.redacted(place), place)

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what one seat (None: a spectator) may know as plain data."""
        return self.seen(seat).view

    def to_data(self) -> dict[str, object]:
        """Return the complete position as readable plain data; `Game.position` reads it back."""
        head: dict[str, object] = {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
        }
        unusual = pickling.readings_of(self.game)
        if unusual:
            head["readings"] = unusual
        head.update(write_fields(self))
        seats = self.game.seat_names[: self.players]
        head["stack"] = [write_frame(frame, seats) for frame in self.stack]
        return head

    def all_problems(self) -> list[str]:
        """List everything that is wrong with this position."""
        return range_problems(self) or supply_problems(self) or self.problems()

    def draw(self, seat: int | None = None) -> str:
        """Draw what one seat sees and can choose; a spectator (None) sees everything once the game is over."""
        from godsplay.engine.seen import Seen
        from godsplay.present.presentation import presentation

        if seat is None and self.over:
            return presentation(self.game).draw(Seen(self.clone(), SPECTATOR))
        return presentation(self.game).draw(self.seen(seat), [] if seat is None else self.legal(seat))

    def _repr_svg_(self) -> str:
        return self.draw()

    def digest(self) -> str:
        """Return the digest of this position: the same for equal positions, in any process."""
        return hashlib.sha256(msgspec.json.encode(self.to_data(), order="sorted")).hexdigest()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return pickling.revive_state, pickling.parts_of(self)

    def __repr__(self) -> str:
        where = self.stack[-1].step.name if self.stack else "over"
        return f"<State of {self.game.name}: {where}, to act {self.to_act}>"
