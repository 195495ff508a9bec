"""Train a small policy on Playful Gods with plain numpy, through PettingZoo, and see it beat `random`.

make lab && . .venv/bin/activate
python examples/learn_playful_gods.py --seconds 60 --games 300

The policy is one weight for every number it knows and every action (softmax over what is legal). It plays both seats
and learns by REINFORCE: whatever came before its champion's steps towards the centre becomes more likely.
"""

import argparse
import time
from math import sqrt

import numpy

import godsplay
from godsplay.lab import pettingzoo
from godsplay.lab.tensor import tensor_parts

RATE = 2.0
FADING = 0.6  # how much less a step counts for each decision before it
PARTS = tensor_parts(godsplay.game("playful-gods"))
OWN_LEVEL = slice(PARTS["champions-level"].start, PARTS["champions-level"].start + 5)


class Policy:
    """Chooses by weights; decisions are what it remembers of a game for each seat."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = numpy.zeros((size, actions), numpy.float32)
        self.average = 0.0

    def choose(self, numbers, mask, rng):
        """Sample a legal action; return it with all that learning from it takes."""
        legal, known = mask.nonzero()[0], numbers.nonzero()[0]
        seen = numbers[known]
        logits = seen @ self.weights[numpy.ix_(known, legal)]
        chances = numpy.exp(logits - logits.max())
        chances /= chances.sum()
        place = min(int(numpy.searchsorted(chances.cumsum(), rng.random())), len(legal) - 1)
        return int(legal[place]), (known, legal, seen, chances, place)

    def learn(self, decisions, levels, won: bool) -> None:
        """Make what led towards the centre more likely, and what led nowhere less."""
        gains = numpy.diff([*levels, 4 if won else levels[-1]])
        worth = 0.0
        for (known, legal, seen, chances, place), gain in zip(reversed(decisions), reversed(gains), strict=True):
            worth = gain + FADING * worth
            self.average += 0.001 * (worth - self.average)
            slope = -chances
            slope[place] += 1.0
            step = RATE / len(known) * (worth - self.average)
            self.weights[numpy.ix_(known, legal)] += step * numpy.outer(seen, slope)


def play(env, policies, rng, seed):
    """Play a game; return the winner and what each policy decided on the way."""
    env.reset(seed=seed)
    decisions, levels = {agent: [] for agent in env.agents}, {agent: [] for agent in env.agents}
    winner = None
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            winner = agent if reward > 0 else winner
            env.step(None)
            continue
        numbers, mask = observation["observation"], observation["action_mask"]
        policy = policies[agent]
        if policy is None:
            legal = mask.nonzero()[0]
            action = int(legal[int(rng.random() * len(legal))])
        else:
            action, decision = policy.choose(numbers, mask, rng)
            decisions[agent].append(decision)
            levels[agent].append(int(numbers[OWN_LEVEL].argmax()))
        env.step(action)
    return winner, decisions, levels


def train(env, policy, seconds: float, rng) -> int:
    """Let the policy play against itself and learn for some seconds; return the number of games."""
    until, games = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        winner, decisions, levels = play(env, dict.fromkeys(env.possible_agents, policy), rng, games)
        for agent in env.possible_agents:
            if decisions[agent]:
                policy.learn(decisions[agent], levels[agent], agent == winner)
        games += 1
    return games


def interval(won: int, games: int) -> tuple[float, float]:
    """Return the 95% interval of a share (Wilson)."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=60.0, help="how long to train")
    options.add_argument("--games", type=int, default=300, help="how many games to play against random then")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    env = pettingzoo.raw_env("playful-gods", players=2, max_cycles=2000)
    rng = numpy.random.default_rng(chosen.seed)
    first, second = env.possible_agents
    policy = Policy(env.observation_space(first)["observation"].shape[0], env.action_space(first).n)
    print(f"trained on {train(env, policy, chosen.seconds, rng)} games in {chosen.seconds:.0f} s")
    won = 0
    for game in range(chosen.games):
        learner, other = (first, second) if game % 2 else (second, first)
        won += play(env, {learner: policy, other: None}, rng, 1_000_000 + game)[0] == learner
    low, high = interval(won, chosen.games)
    print(f"wins {won / chosen.games:.0%} of {chosen.games} games against random (95%: {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
