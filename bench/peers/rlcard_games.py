"""rlcard: random play through its environments."""

from __future__ import annotations

import random

import rlcard
from measure import rate, tell
from rlcard.envs.env import Env

WHO = "rlcard"


def play(env: Env, seed: int) -> int:
    """Play a random game; return its decisions."""
    rng = random.Random(seed)
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


for name, least in (("gin-rummy", 5_000), ("uno", 20_000), ("mahjong", 1_500)):
    env = rlcard.make(name, config={"seed": 1})
    decisions, games = rate(lambda seed, env=env: play(env, seed), least)
    tell(WHO, name, "decisions a second", decisions)
    tell(WHO, name, "games a second", games)
