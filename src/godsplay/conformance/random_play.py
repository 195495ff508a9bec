"""Random play at every table of a game: what promises are tried on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance, Seeded
from godsplay.engine.game import Game
from godsplay.engine.state import State
from godsplay.records.record import Record

LONGEST = 20_000  # decisions; a game that goes on longer is taken not to end


class ConformanceError(AssertionError):
    """Raised when a game breaks a promise; the message says which and where."""


class Setting:
    """A game, how many play it, and with which options."""

    def __init__(self, game: Game, players: int, options: dict[str, bool], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.trail: list[tuple[int, str]] = []  # the moves chosen so far, to play a broken game again

    def new(self) -> State:
        """Start the game of this setting, with somebody listening."""
        state = self.game.new(players=self.players, seed=self.seed, chance=None, **self.options)
        state.listening = True
        return state

    def record(self) -> Record:
        """Start a record of the game of this setting."""
        return Record(self.game, players=self.players, seed=self.seed, seats=None, **self.options)

    def rng(self) -> Seeded:
        """Give the choices of this setting a source of their own."""
        return Seeded(f"choices {self.seed}")

    def choices(self, current: Callable[[], State]) -> Iterator[tuple[int, Action]]:
        """Choose at random for whoever must act, until the game is over."""
        rng = self.rng()
        self.trail.clear()
        for _ in range(LONGEST):
            state = current()
            if state.over:
                return
            seat, action = pick(state, rng)
            self.trail.append((seat, action.notation))
            yield seat, action
        raise ConformanceError(f"the game has not ended after {LONGEST} decisions")


def promise(kept: bool, what: str, state: State) -> None:
    """Raise if a promise is not kept."""
    if not kept:
        raise ConformanceError(f"{what} ({state!r})")


def pick(state: State, rng: Chance) -> tuple[int, Action]:
    """Choose any seat that must act and any of its legal actions."""
    seats = state.to_act
    promise(bool(seats), "nobody must act", state)
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    promise(bool(legal), f"seat {seat} must act and has no legal action", state)
    return seat, legal[rng.below(len(legal))]


def random_play(setting: Setting) -> Iterator[State]:
    """Play a random game, giving the same state object at each decision and once more at the end."""
    state = setting.new()
    yield state
    for seat, action in setting.choices(lambda: state):
        state.apply(seat, action)
        yield state


def sample(setting: Setting, every: int) -> Iterator[State]:
    """Give every so-manieth state of a random game."""
    for number, state in enumerate(random_play(setting)):
        if number % every == setting.seed % every:
            yield state


def glimpses(setting: Setting, closeness: int = 3) -> Iterator[State]:
    """Give states of a random game, further apart the longer it goes on, and its end."""
    due = 0
    for number, state in enumerate(random_play(setting)):
        if number >= due or state.over:
            yield state
            due = number + 1 + number // closeness


def as_bytes(data: object) -> bytes:
    """Write plain data down, to compare it byte by byte."""
    return msgspec.json.encode(data, order="sorted")


def seats_and_spectator(state: State) -> list[int | None]:
    """List everybody who may look."""
    return [*range(state.players), None]
