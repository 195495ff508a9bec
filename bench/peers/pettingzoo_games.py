"""PettingZoo's classic games, as they are shipped and without their wrappers."""

from __future__ import annotations

import random
from types import ModuleType

from measure import rate, tell
from pettingzoo import AECEnv
from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3

WHO = "PettingZoo classic"


def steps(env: AECEnv, seed: int) -> int:
    """Play a random episode; return its steps."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    counted = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            mask = info.get("action_mask", observation.get("action_mask"))
            action = rng.choice(mask.nonzero()[0].tolist())
            counted += 1
        env.step(action)
        del agent
    return counted


def measure(name: str, module: ModuleType, least: int) -> None:
    """Measure a game both ways."""
    wrapped, raw = module.env(), module.raw_env()
    tell(WHO, name, "environment steps a second, wrapped", rate(lambda seed: steps(wrapped, seed), least)[0])
    tell(WHO, name, "environment steps a second, raw", rate(lambda seed: steps(raw, seed), least)[0])


measure("connect four", connect_four_v3, 8_000)
measure("tic-tac-toe", tictactoe_v3, 10_000)
measure("chess", chess_v6, 400)
