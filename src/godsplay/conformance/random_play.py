"""Random games, in which promises are checked."""

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


class GameSetup:
    """A random game: what is played, by how many, with which options and seed."""

    def __init__(self, game: Game, players: int, options: dict[str, bool], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.trail: list[tuple[int, str]] = []  # the moves chosen so far, to play a broken game again

    def new(self) -> State:
        """Start the game, with events noted."""
        state = self.game.new(players=self.players, seed=self.seed, chance=None, **self.options)
        state.listening = True
        return state

    def record(self) -> Record:
        """Start a record of the game."""
        return Record(self.game, players=self.players, seed=self.seed, seats=None, **self.options)

    def rng(self) -> Seeded:
        """Return the chance that the choices come from."""
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


def require(kept: bool, what: str, state: State) -> None:
    """Raise if a promise is not kept, with what is wrong and where."""
    if not kept:
        raise ConformanceError(f"{what} ({state!r})")


def pick(state: State, rng: Chance) -> tuple[int, Action]:
    """Choose any seat that must act and any of its legal actions."""
    seats = state.to_act
    require(bool(seats), "nobody must act", state)
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    require(bool(legal), f"seat {seat} must act and has no legal action", state)
    return seat, legal[rng.below(len(legal))]


def random_play(setup: GameSetup) -> Iterator[State]:
    """Play a random game; yield the same state object at each decision and once more at the end."""
    state = setup.new()
    yield state
    for seat, action in setup.choices(lambda: state):
        state.apply(seat, action)
        yield state


def sample(setup: GameSetup, every: int) -> Iterator[State]:
    """Yield one in `every` states of a random game."""
    for number, state in enumerate(random_play(setup)):
        if number % every == setup.seed % every:
            yield state


def spaced_sample(setup: GameSetup, closeness: int = 3) -> Iterator[State]:
    """Yield states of a random game, further apart the longer it lasts, and its end."""
    due = 0
    for number, state in enumerate(random_play(setup)):
        if number >= due or state.over:
            yield state
            due = number + 1 + number // closeness


def canonical_json(data: object) -> bytes:
    """Write plain data as bytes that are equal if it is."""
    return msgspec.json.encode(data, order="sorted")


def seats_and_spectator(state: State) -> list[int | None]:
    """List everybody who may look at a game: its seats, and None for a spectator."""
    return [*range(state.players), None]
