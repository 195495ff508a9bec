"""What a seat knows as numbers."""

import numpy
import pytest

import godsplay
from godsplay.conformance import GameSetup, sample
from godsplay.engine.chance import Seeded
from godsplay.engine.encoding import Encoding
from godsplay.engine.frame import NOBODY
from godsplay.lab.tensor import tensor, tensor_parts
from helpers.games import GAMES, sizes
from helpers.play import everybody

TABLES = sizes(GAMES)


def states(name: str, players: int, every: int = 29, **options: bool):
    """Yield some states of a random game."""
    game = godsplay.game(name)
    return sample(GameSetup(game, players, game.choose(options), seed=17), every)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_states_that_look_alike_to_a_seat_have_the_same_numbers(name, players):
    for number, state in enumerate(states(name, players)):
        for seat in everybody(state):
            seen = state.seen(seat)
            other = seen.imagine(Seeded(number))
            assert (tensor(other.seen(seat)) == tensor(seen)).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_have_one_size_and_lie_between_nothing_and_one(name, players):
    game = godsplay.game(name)
    size = max(part.stop for part in tensor_parts(game).values())
    for state in states(name, players):
        for seat in everybody(state):
            vector = tensor(state.seen(seat))
            assert vector.shape == (size,)
            assert vector.dtype == numpy.float32
            assert vector.min() >= 0.0
            assert vector.max() <= 1.0


@pytest.mark.parametrize("name", GAMES)
def test_parts_follow_one_another_without_a_gap(name):
    end = 0
    for part in tensor_parts(godsplay.game(name)).values():
        assert part.start == end
        end = part.stop


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whatever_a_seat_can_tell_apart_has_other_numbers(name, players):
    if name == "playful-gods":
        options = {"tokens": True, "play_first": True}
    else:
        options = {}
    told = {}
    for state in states(name, players, every=3, **options):
        for seat in range(players):
            seen = state.seen(seat)
            view = seen.view
            if name == "playful-gods" and (view["turn"] > 250 or len(seen.state.top) > 4):
                continue
            key = tensor(seen).tobytes()
            assert told.setdefault(key, view) == view


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seat_that_looks_comes_first(name, players):
    parts = tensor_parts(godsplay.game(name))
    for state in states(name, players):
        if state.over:
            continue
        for seat in range(players):
            vector = tensor(state.seen(seat))
            assert vector[parts["seat"]].nonzero()[0].tolist() == [seat]
            assert bool(vector[parts["to-act"]][0]) == (seat in state.to_act)
            there = [(other - seat) % players for other in state.to_act]
            assert vector[parts["to-act"]].nonzero()[0].tolist() == sorted(there)


def test_a_familys_money_moves_with_who_looks():
    state = godsplay.game("gods-playground").new(seed=1)
    state.money = [3, 5, 7]
    money = tensor_parts(state.game)["money"]
    seen = [tensor(state.seen(seat))[money] * state.board.bank for seat in range(3)]
    assert numpy.allclose(seen, [[3, 5, 7], [5, 7, 3], [7, 3, 5]])


def test_a_spectator_has_no_seat_and_counts_from_the_first():
    state = godsplay.game("magnates").new(players=3, seed=1)
    vector, parts = tensor(state.seen(None)), tensor_parts(state.game)
    assert not vector[parts["seat"]].any()
    assert vector[parts["to-act"]].nonzero()[0].tolist() == state.to_act
    assert state.seen(None).seat == NOBODY


def test_a_game_without_numbers_of_its_own_has_those_of_every_game():
    game = godsplay.game("gods-playground")
    layout = Encoding(game)
    assert [segment.name for segment in layout.segments][:2] == ["seat", "players"]
    assert list(layout.look(game.new(seed=1), 1)[:4]) == [0, 1, 0, 1]
