"""PettingZoo's own tests on every game and size, and what bad input gets."""

import copy
import pickle
import random
import time
from functools import partial
from types import SimpleNamespace

import numpy
import pytest
from pettingzoo import test as their
from pettingzoo.utils.conversions import parallel_to_aec

import godsplay
from godsplay.lab import pettingzoo
from godsplay.lab.tensor import tensor
from helpers.games import GAMES, sizes, smallest

TABLES, SMALLEST = sizes(GAMES), smallest(GAMES)

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # a dict with a mask is what PettingZoo's own games give


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name, players):
    their.api_test(pettingzoo.env(name, players=players), num_cycles=80)
    their.api_test(pettingzoo.raw_env(name, players=players), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_api_over_whole_games(name):
    their.api_test(pettingzoo.raw_env(name), num_cycles=1000)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seed(name, players):
    their.seed_test(partial(pettingzoo.env, name, players=players), num_cycles=40)
    their.parallel_seed_test(partial(pettingzoo.parallel_env, name, players=players), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_parallel_api(name, players):
    their.parallel_api_test(pettingzoo.parallel_env(name, players=players), num_cycles=150)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_max_cycles(name, players):
    together = partial(pettingzoo.parallel_env, name, players=players)

    def one_by_one(max_cycles):
        return parallel_to_aec(together(max_cycles=max_cycles))

    their.max_cycles_test(SimpleNamespace(parallel_env=together, env=one_by_one))


@pytest.mark.parametrize("name", GAMES)
def test_performance_benchmark_runs(name, monkeypatch, capsys):
    ticks = iter(range(10_000))
    monkeypatch.setattr(time, "time", lambda: next(ticks) / 8)  # it goes on for five seconds
    their.performance_benchmark(pettingzoo.env(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_names_and_options(name):
    made = pettingzoo.env(name)
    assert str(made) == made.metadata["name"] == f"godsplay/{name.replace('-', '_')}_v0"
    assert made.possible_agents == [f"player_{seat}" for seat in range(godsplay.game(name).most)]


def test_options_reach_the_game():
    made = pettingzoo.env("playful-gods", players=3, tokens=True)
    made.reset(seed=1)
    assert made.unwrapped.session.state.options["tokens"]


def play_out(env, seed: int = 0):
    """Play a random game; return the rewards that each agent was told at its end."""
    env.reset(seed=seed)
    told = {}
    for agent in env.agent_iter():
        observation, reward, ended, _, info = env.last()
        if ended:
            told[agent] = reward
            env.step(None)
            continue
        assert info["action_mask"] is observation["action_mask"]
        assert observation["action_mask"].any()
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    return told


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_winner_gets_one_and_everybody_else_loses_one(name, players):
    env = pettingzoo.raw_env(name, players=players)
    rewards = play_out(env)
    winners = env.session.state.winners
    assert rewards == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in range(players)}


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_an_observation_is_what_the_seat_sees(name, players):
    env = pettingzoo.raw_env(name, players=players)
    env.reset(seed=4)
    for _ in range(60):
        if env.session.state.over:
            break
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)
            state = env.session.state
            assert (observation["observation"] == tensor(state.seen(seat))).all()
            legal = [action.id for action in state.legal_now(seat)]
            assert numpy.flatnonzero(observation["action_mask"]).tolist() == legal
        env.step(env.action_space(env.agent_selection).sample())


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_bad_actions_change_nothing(name, players):
    env = pettingzoo.raw_env(name, players=players)
    env.reset(seed=1)
    size = env.action_space(env.agent_selection).n
    masked = int(numpy.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.session.state.digest(), env.agent_selection
    for action, error in [
        (masked, godsplay.IllegalAction),
        (size, godsplay.UnknownAction),
        (-1, godsplay.UnknownAction),
        (1.5, TypeError),
        ("done", TypeError),
        (None, TypeError),
    ]:
        with pytest.raises(error):
            env.step(action)
        assert (env.session.state.digest(), env.agent_selection) == before


def test_the_wrapped_environment_answers_as_pettingzoos_own_do():
    env = pettingzoo.env("magnates", players=3)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    env.reset(seed=1)
    digest = env.unwrapped.session.state.digest()
    for action in (env.action_space("player_0").n, -1, 0.5):
        with pytest.raises(AssertionError, match="action space"):
            env.step(action)
    agent = env.agent_selection
    env.step(int(numpy.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))  # masked out: the game is lost
    assert all(env.terminations.values())
    assert {name: reward for name, reward in env.rewards.items() if reward} == {agent: -1.0}
    with pytest.raises((ValueError, AssertionError)):
        env.step(3)
    assert env.unwrapped.session.state.digest() == digest


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
def test_stepping_a_finished_game(make, caplog):
    env = make("magnates", players=2)
    play_out(env)
    if make is pettingzoo.raw_env:
        with pytest.raises(ValueError, match="over"):
            env.step(0)
    else:
        env.step(0)
        assert "step() called after all agents are terminated" in caplog.text
    env.reset()
    assert len(env.agents) == 2


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env])
def test_what_does_not_exist_is_refused_at_once(make):
    for wrong in ({"players": 9}, {"dragons": True}, {"tokens": 3}, {"render_mode": "human"}):
        with pytest.raises(ValueError):
            make("playful-gods", **wrong)
    with pytest.raises(godsplay.UnknownGame):
        make("chess")


def sealed_steps(name: str, players: int):
    """Play a parallel game at random; yield the environment before every step."""
    env = pettingzoo.parallel_env(name, players=players)
    env.reset(seed=6)
    while env.agents:
        yield env
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seats_act_together_while_a_decision_is_sealed(name, players):
    for count, env in enumerate(sealed_steps(name, players)):
        state = env.session.state
        together = state.to_act if state.stack[-1].step.sealed else state.to_act[:1]
        acting = [seat for seat, agent in enumerate(env.agents) if not env.action_mask(seat)[env.wait]]
        assert acting == together
        if count == 400:
            break


@pytest.mark.parametrize("name", ["gods-playground", "magnates"])
def test_the_order_of_those_who_act_together_does_not_matter(name):
    sealed = 0
    for env in sealed_steps(name, 3):
        if len(env.deciders()) < 2:
            continue
        sealed += 1
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        digests = set()
        for seats in (env.deciders(), env.deciders()[::-1]):
            state = env.session.state.clone()
            for seat in seats:
                state.apply(seat, state.game.actions[int(actions[f"player_{seat}"])])
            digests.add(state.digest())
        assert len(digests) == 1
    assert sealed > 5


def test_a_parallel_step_is_carried_out_whole_or_not_at_all():
    for env in sealed_steps("gods-playground", 3):
        if len(env.deciders()) == 3:
            break
    digest = env.session.state.digest()
    actions = {agent: env.action_space(agent).sample() for agent in env.agents}
    with pytest.raises(godsplay.IllegalAction):
        env.step({**actions, "player_2": 0})
    with pytest.raises(ValueError, match="must decide"):
        env.step({"player_0": actions["player_0"]})
    with pytest.raises(ValueError, match="player_1 cannot wait"):
        env.step({**actions, "player_1": env.wait})
    assert env.session.state.digest() == digest
    env.step(actions)
    assert env.session.state.digest() != digest


def test_waiting_agents_can_do_nothing_else():
    env = pettingzoo.parallel_env("playful-gods", players=2)
    env.reset(seed=2)
    decider = env.deciders()[0]
    actions = {agent: env.action_space(agent).sample() for agent in env.agents}
    with pytest.raises(ValueError, match=r"can only wait .*: now player_. must decide"):
        env.step({**actions, f"player_{1 - decider}": actions[f"player_{decider}"]})


@pytest.mark.parametrize("name", GAMES)
def test_rendering(name):
    for mode, kind in [("ansi", str), ("svg", str), ("rgb_array", numpy.ndarray)]:
        env = pettingzoo.env(name, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert isinstance(shown, kind)
        if mode == "svg":
            assert shown.startswith("<svg")
        if mode == "rgb_array":
            assert shown.dtype == numpy.uint8
            assert shown.shape[2] == 3
            assert len(numpy.unique(shown.reshape(-1, 3), axis=0)) > 50


@pytest.mark.parametrize("name", GAMES)
def test_an_environment_can_be_copied_and_pickled(name):
    env = pettingzoo.raw_env(name)
    env.reset(seed=3)
    rng = random.Random(3)
    for _ in range(10):
        env.step(int(rng.choice(numpy.flatnonzero(env.last()[0]["action_mask"]))))
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.session.state.digest() == env.session.state.digest()
        assert (other.last()[0]["observation"] == env.last()[0]["observation"]).all()
        other.step(other.action_space(other.agent_selection).sample())
        assert other.session.state.digest() != env.session.state.digest()


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.parallel_env])
def test_a_step_before_the_first_reset_says_what_is_missing(make):
    with pytest.raises(ValueError, match=r"no game has begun: reset\(\) starts one"):
        make("playful-gods", players=2).step(0)


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.parallel_env])
@pytest.mark.parametrize("cycles", [0, -5])
def test_a_game_of_no_decisions_is_refused(make, cycles):
    with pytest.raises(ValueError, match="max_cycles must be 1 or more"):
        make("playful-gods", players=2, max_cycles=cycles)


def test_whoever_must_decide_cannot_wait_and_strangers_cannot_act():
    env = pettingzoo.parallel_env("playful-gods", players=2)
    env.reset(seed=1)
    decider = env.possible_agents[env.deciders()[0]]
    with pytest.raises(ValueError, match=f"{decider} cannot wait: it must decide"):
        env.step(dict.fromkeys(env.agents, env.wait))
    with pytest.raises(ValueError, match="there is no agent 'player_9'; there are: player_0, player_1"):
        env.step({"player_9": 0})
