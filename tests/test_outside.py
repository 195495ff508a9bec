"""Games from outside are interpreted, over a core that may be compiled: what their classes declare counts."""

import pickle

import pytest

import godsplay
from godsplay.core.advice import Advice
from godsplay.core.edition import Edition
from godsplay.core.game import Game
from godsplay.core.state import State
from godsplay.core.step import Frame, Step


class Coin(Step):
    name = "coin"
    rule = "turn"
    sealed = True


class Tally(State):
    """A state with a field of its own."""

    def __init__(self, game, players, options, chance):
        super().__init__(game, players, options, chance)
        self.heads = 0
        self.most = 0  # called like what the game has, and nothing to do with it

    def contents(self):
        return {"heads": self.heads, "most": self.most}


class CoinGame(Game):
    name = "coins"
    title = "Coins"
    fewest = 2
    most = 3

    def __init__(self, edition=None):
        super().__init__(Edition("plain", {}, {}))
        self.seat_names = ["first", "second", "third"]
        self.steps = {"coin": Coin()}

    def start(self, players, options, chance):
        state = Tally(self, players, options, chance)
        state.stack.append(Frame(self.steps["coin"], 0))
        return state


class Short(Advice):
    horizon = 0


def test_a_step_is_known_by_what_its_class_declares():
    state = CoinGame().new(players=2, seed=1)
    assert state.prompt(0).key == "prompt-coin"
    assert state.prompt(0).rule == "turn"
    assert state.to_data()["stack"] == [{"step": "coin", "seat": "first"}]
    assert state.stack[-1].step.seals(godsplay.Action("toss"))


def test_a_game_is_for_as_many_as_its_class_declares():
    game = CoinGame()
    assert repr(game) == "<Game coins, edition plain>"
    assert game.new(seed=1).players == 3
    with pytest.raises(godsplay.OptionError, match="Coins is for 2 to 3 players, not 4"):
        game.new(players=4)


def test_a_state_is_pickled_with_its_own_fields():
    state = CoinGame().new(players=2, seed=1)
    state.heads = 5
    assert pickle.loads(pickle.dumps(state)).to_data()["heads"] == 5


@pytest.mark.parametrize("number", [0, 2, 3])
def test_a_field_that_equals_one_of_the_game_is_pickled_too(number):
    state = CoinGame().new(players=2, seed=1)
    state.most = number
    assert pickle.loads(pickle.dumps(state)).most == number


def test_advice_looks_as_far_ahead_as_its_class_declares():
    state = godsplay.game("gods-playground").new(seed=1)
    before = state.digest()
    Short().play_on(state, godsplay.Seeded(1))
    assert state.digest() == before


def test_what_draws_or_shows_what_is_hidden_cannot_be_foreseen():
    game = godsplay.game("gods-playground")
    state, rng = game.new(seed=3), godsplay.Seeded(3)
    foreseen = []
    while not state.over and len(foreseen) < 60:
        seat = state.to_act[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        after = state.seen(seat).foresee(action)
        state.apply(seat, action)
        foreseen.append(after is not None)
        if state.chance.drawn:
            assert after is None
        elif after is not None and not state.revealed:
            assert after.view(seat) == state.view(seat)
    assert True in foreseen
    assert False in foreseen
