"""Gymnasium's own checks on every game and size, and what bad input gets."""

import gymnasium
import numpy
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import godsplay
import godsplay.lab.gymnasium  # registers the environments
from helpers.games import GAMES, sizes, smallest

TABLES, SMALLEST = sizes(GAMES), smallest(GAMES)

IDS = {
    "gods-playground": "godsplay/GodsPlayground-v0",
    "magnates": "godsplay/Magnates-v0",
    "playful-gods": "godsplay/PlayfulGods-v0",
}

pytestmark = pytest.mark.filterwarnings("ignore")  # check_env tries actions that are masked out, which is told


def play_out(env, seed: int) -> tuple[float, dict]:
    """Play a random game; return the last reward and information."""
    env.action_space.seed(seed)
    observation, _ = env.reset(seed=seed)
    over, rewards = False, []
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, _, info = env.step(action)
        rewards.append(reward)
    assert not any(rewards[:-1])
    return rewards[-1], info


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_check_env(name, players):
    env = gymnasium.make(IDS[name], players=players, seat=players - 1)
    check_env(env.unwrapped, skip_render_check=players != godsplay.game(name).fewest)


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_the_learner_wins_or_loses_one(name, players):
    env = gymnasium.make(IDS[name], players=players)
    reward, info = play_out(env, seed=5)
    state = env.unwrapped.session.state
    assert reward == (1.0 if 0 in state.winners else -1.0)
    assert info["scores"] == state.scores


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_a_seed_decides_the_whole_game(name, players):
    env = gymnasium.make(IDS[name], players=players, opponents="random")
    ends = []
    for seed in (5, 5, 6):
        play_out(env, seed)
        ends.append(env.unwrapped.session.state.digest())
    assert ends[0] == ends[1] != ends[2]


def test_bots_by_spec():
    env = gymnasium.make(IDS["gods-playground"], seat=1, opponents=["greedy", "policy"]).unwrapped
    env.reset(seed=1)
    assert [type(env.bots[seat]).__name__ for seat in (0, 2)] == ["Greedy", "Policy"]
    play_out(env, seed=2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 7},
        {"seat": 2, "players": 2},
        {"dragons": True},
        {"opponents": ["random"], "players": 3},
        {"render_mode": "poster"},
    ],
)
def test_what_does_not_exist_is_refused_at_once(wrong):
    with pytest.raises(ValueError):
        gymnasium.make(IDS["playful-gods"], **wrong)


def test_an_unknown_bot_is_refused_at_once():
    with pytest.raises(godsplay.bots.UnknownBot):
        gymnasium.make(IDS["playful-gods"], opponents="grandmaster")


def test_an_action_out_of_range_changes_nothing():
    env = gymnasium.make(IDS["magnates"], players=2).unwrapped
    env.reset(seed=1)
    digest = env.session.state.digest()
    for action in (-1, len(env.session.game.actions), 0.5, None, "done"):
        with pytest.raises(InvalidAction):
            env.step(action)
    assert env.session.state.digest() == digest
    env.step(env.action_space.sample())


def test_an_action_that_is_masked_out_loses_and_leaves_the_position():
    env = gymnasium.make(IDS["magnates"], players=2).unwrapped
    observation, _ = env.reset(seed=1)
    digest = env.session.state.digest()
    masked = int(numpy.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(masked)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    assert env.session.state.digest() == digest
    with pytest.raises(ResetNeeded):
        env.step(masked)


def test_a_finished_game_or_one_not_begun_needs_a_reset():
    env = gymnasium.make(IDS["magnates"], players=2).unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    play_out(env, seed=3)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("opponents", [3, None, [1], {"greedy"}])
def test_opponents_that_are_no_bots_are_refused(opponents):
    with pytest.raises(ValueError, match="opponents must be the spec of a bot, such as 'greedy', or a list of them"):
        gymnasium.make("godsplay/PlayfulGods-v0", players=2, opponents=opponents)
