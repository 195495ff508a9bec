"""The games for PettingZoo: `env` and `raw_env` in turns, `parallel_env` for sealed decisions at once.

from godsplay.lab import pettingzoo
env = pettingzoo.env("playful-gods", players=2)
"""

from godsplay.lab.pettingzoo.parallel import parallel_env
from godsplay.lab.pettingzoo.turns import env, raw_env

__all__ = ["env", "parallel_env", "raw_env"]
