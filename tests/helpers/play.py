"""Random play for tests: states, records, positions along the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from godsplay import Game, Record, Seeded, State
from godsplay.engine.action import Action


def first_choice(state: State, rng: Seeded) -> tuple[int, Action]:
    """Return the first seat that must act, and any of its legal actions."""
    seat = state.to_act[0]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def random_game(
    game: Game, seed: int | str, players: int | None = None, listening: bool = False, **options: Any
) -> Iterator[State]:
    """Play a game at random; yield the same state object before every move and at the end."""
    state = game.new(players=players, seed=seed, **options)
    state.listening = listening
    rng = Seeded(f"choices {seed}")
    while not state.over:
        yield state
        state.apply(*first_choice(state, rng))
    yield state


def random_state(game: Game, seed: int | str, moves: int, listening: bool = False, **options: Any) -> State:
    """Return the state after some random moves, or the end if it comes before."""
    *_, state = islice(random_game(game, seed, listening=listening, **options), moves + 1)
    return state


def random_record(game: Game, seed: int | str, moves: int, **options: Any) -> Record:
    """Return a record with some random moves, or of a whole game if it ends before."""
    record, rng = Record(game, seed=seed, **options), Seeded(seed)
    for _ in range(moves):
        if not record.state.over:
            record.play(*first_choice(record.state, rng))
    return record


def finish(record: Record, seed: int | str = "on") -> Record:
    """Play a record to its end at random."""
    rng = Seeded(seed)
    while not record.state.over:
        record.play(*first_choice(record.state, rng))
    return record


def everybody(state: State) -> list[int | None]:
    """List everybody who may look: the seats, and None for a spectator."""
    return [*range(state.players), None]
