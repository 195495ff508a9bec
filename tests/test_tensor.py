"""What a seat knows as numbers."""

import numpy
import pytest

import godsplay
from godsplay.conformance import GameSetup, sample
from godsplay.engine.chance import Seeded
from godsplay.engine.encoding import Tensor
from godsplay.engine.frame import NOBODY
from godsplay.games import OWN

TABLES = [
    (name, players) for name in OWN for players in range(godsplay.game(name).fewest, godsplay.game(name).most + 1)
]


def states(name: str, players: int, every: int = 29, **options: bool):
    """Give some states of a random game."""
    game = godsplay.game(name)
    return sample(GameSetup(game, players, game.choose(options), seed=17), every)


def everybody(state: godsplay.State) -> list[int | None]:
    return [*range(state.players), None]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_states_that_look_alike_to_a_seat_have_the_same_numbers(name, players):
    for number, state in enumerate(states(name, players)):
        for seat in everybody(state):
            seen = state.seen(seat)
            other = seen.imagine(Seeded(number))
            assert (state.game.tensor(other.seen(seat)) == state.game.tensor(seen)).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_have_one_size_and_lie_between_nothing_and_one(name, players):
    game = godsplay.game(name)
    size = max(part.stop for part in game.tensor_parts().values())
    for state in states(name, players):
        for seat in everybody(state):
            vector = game.tensor(state.seen(seat))
            assert vector.shape == (size,)
            assert vector.dtype == numpy.float32
            assert vector.min() >= 0.0
            assert vector.max() <= 1.0


@pytest.mark.parametrize("name", list(OWN))
def test_parts_follow_one_another_without_a_gap(name):
    end = 0
    for part in godsplay.game(name).tensor_parts().values():
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
            key = state.game.tensor(seen).tobytes()
            assert told.setdefault(key, view) == view


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seat_that_looks_comes_first(name, players):
    parts = godsplay.game(name).tensor_parts()
    for state in states(name, players):
        if state.over:
            continue
        for seat in range(players):
            vector = state.game.tensor(state.seen(seat))
            assert vector[parts["seat"]].nonzero()[0].tolist() == [seat]
            assert bool(vector[parts["to-act"]][0]) == (seat in state.to_act)
            there = [(other - seat) % players for other in state.to_act]
            assert vector[parts["to-act"]].nonzero()[0].tolist() == sorted(there)


def test_a_familys_money_moves_with_who_looks():
    state = godsplay.game("gods-playground").new(seed=1)
    state.money = [3, 5, 7]
    money = state.game.tensor_parts()["money"]
    seen = [state.game.tensor(state.seen(seat))[money] * state.board.bank for seat in range(3)]
    assert numpy.allclose(seen, [[3, 5, 7], [5, 7, 3], [7, 3, 5]])


def test_a_spectator_has_no_seat_and_counts_from_the_first():
    state = godsplay.game("magnates").new(players=3, seed=1)
    vector, parts = state.game.tensor(state.seen(None)), state.game.tensor_parts()
    assert not vector[parts["seat"]].any()
    assert vector[parts["to-act"]].nonzero()[0].tolist() == state.to_act
    assert state.seen(None).seat == NOBODY


def test_a_game_without_numbers_of_its_own_has_those_of_every_game():
    game = godsplay.game("gods-playground")
    layout = Tensor(game)
    assert [part.name for part in layout.parts][:2] == ["seat", "players"]
    assert list(layout.look(game.new(seed=1), 1)[:4]) == [0, 1, 0, 1]
