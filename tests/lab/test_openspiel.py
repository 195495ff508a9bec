"""OpenSpiel's own tests on every game and size, chance as nodes of its own, and what bad input gets."""

import pickle
import random

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import godsplay
import godsplay.lab.openspiel  # registers the games
from godsplay.engine.game_tree import begin
from helpers.games import GAMES, sizes, smallest

TABLES, SMALLEST = sizes(GAMES), smallest(GAMES)


def load(name: str, players: int):
    return pyspiel.load_game(f"godsplay_{name.replace('-', '_')}(players={players})")


def decide_chance(state, rng: random.Random) -> None:
    """Let chance decide whatever is left to it."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])


def play(state, rng: random.Random, decisions: int = 100_000) -> None:
    """Play so many random decisions."""
    decide_chance(state, rng)
    for _ in range(decisions):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))
        decide_chance(state, rng)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_sim_with_serialization(name, players):
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


def test_options_are_parameters():
    game = pyspiel.load_game("godsplay_playful_gods(players=3,tokens=true,play_first=true)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    play(state, random.Random(1), decisions=3)
    assert state.node.state.options["tokens"]


class ShortSighted:
    """Evaluates a state by a few random moves, as whole games take long."""

    def evaluate(self, state):
        world = state.clone()
        play(world, random.Random(len(state.history())), decisions=4)
        return numpy.array(world.returns())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_is_mcts_plays_a_whole_game(name, players):
    game = load(name, players)
    rng = numpy.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, ShortSighted(), 2.0, 2, random_state=rng, use_observation_string=True)
    state, rng = game.new_initial_state(), random.Random(3)
    decide_chance(state, rng)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        decide_chance(state, rng)
    assert state.returns() == [1.0 if seat in state.node.state.winners else -1.0 for seat in range(players)]


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_chance_is_as_likely_as_what_lies_in_the_bag(name, players):
    state, rng = load(name, players).new_initial_state(), random.Random(5)
    while not state.is_terminal() and len(state.history()) < 400:
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            bag = state.node.bag
            assert outcomes == {thing: bag.count(thing) / len(bag) for thing in bag}
            state.apply_action(rng.choice(list(outcomes)))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_the_same_choices_lead_where_the_engine_leads(name, players):
    state, rng = load(name, players).new_initial_state(), random.Random(8)
    drawn, moves = [], []
    while not state.is_terminal() and len(moves) < 150:
        if state.is_chance_node():
            drawn.append(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            state.apply_action(drawn[-1])
        else:
            moves.append((state.current_player(), rng.choice(state.legal_actions())))
            state.apply_action(moves[-1][1])
    decide_chance(state, random.Random(9))
    drawn = [outcome.action for outcome in state.full_history() if outcome.player == pyspiel.PlayerId.CHANCE]
    game = godsplay.game(name)
    own = game.new(players=players, chance=godsplay.Scripted(drawn))
    for seat, action in moves:
        own.apply(seat, game.actions[action])
    assert own.digest() == state.node.state.digest()


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_a_clone_goes_its_own_way(name, players):
    state, rng = load(name, players).new_initial_state(), random.Random(2)
    play(state, rng, decisions=20)
    text = str(state)
    clone = state.clone()
    play(clone, rng, decisions=20)
    assert str(state) == text != str(clone)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == text
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_what_is_resampled_looks_the_same_and_hides_the_truth(name, players):
    state, rng = load(name, players).new_initial_state(), random.Random(4)
    play(state, rng, decisions=37)
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.random) for _ in range(8)]
    for other in others:
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        play(other, rng, decisions=5)


def test_bad_actions_change_nothing():
    state = load("magnates", 3).new_initial_state()
    with pytest.raises(ValueError, match="chance cannot decide"):
        state.apply_action(60)
    play(state, random.Random(1), decisions=4)
    before = str(state), state.history()
    illegal = next(action for action in range(500) if action not in state.legal_actions())
    with pytest.raises(godsplay.IllegalAction):
        state.apply_action(illegal)
    with pytest.raises(godsplay.UnknownAction):
        state.apply_action(99_999)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize("wrong", ["players=9", "dragons=true", "players=two"])
def test_what_does_not_exist_is_refused(wrong):
    with pytest.raises((pyspiel.SpielError, godsplay.OptionError)):
        pyspiel.load_game(f"godsplay_magnates({wrong})")


def test_a_game_that_does_not_end_is_lost_for_all():
    game = godsplay.game("playful-gods")
    now, rng = begin(game, 2, game.choose({}), longest=30), random.Random(1)
    while not now.over:
        if now.bag:
            now = now.draw(rng.choice(now.bag))
        else:
            now = now.act(rng.choice(now.state.legal(now.seat)))
    assert now.decisions == 30
    assert now.results() == [-1.0, -1.0]


def test_an_observer_that_remembers_everything_is_refused():
    game = pyspiel.load_game("godsplay_playful_gods(players=2)")
    with pytest.raises(ValueError, match="no perfect recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
