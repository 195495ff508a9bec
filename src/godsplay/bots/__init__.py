"""Bots, made from a spec such as `random`, `greedy`, `mcts:400` or `mcts:1s`, or from a level.

What follows an @ is how a bot judges: `greedy@hand` by hand alone, `greedy@FILE` by weights of one's own.

Bots of one's own are `python:module.Class` and, in any language, `external:./command`; see docs/writing-a-bot.md.
"""

from __future__ import annotations

import re
from typing import Protocol

from godsplay.bots.errors import BotError, UnknownBot
from godsplay.bots.external.bot import ExternalBot, read_command
from godsplay.bots.greedy import Greedy
from godsplay.bots.mcts import Mcts
from godsplay.bots.plugins import load_plugin
from godsplay.bots.policy import Careless, Policy
from godsplay.bots.random import Random
from godsplay.bots.runner import ask
from godsplay.engine.action import Action
from godsplay.engine.advice import LEARNT, Advice, advice_for
from godsplay.engine.chance import Chance, Seeded, new_seed, set_apart
from godsplay.engine.game import Game
from godsplay.engine.seen import Seen
from godsplay.engine.weights import WeightsError

__all__ = [
    "LEVELS", "Bot", "BotError", "UnknownBot", "ask", "close_bot", "forfeit_count", "make_bot", "own_chance", "spec_of",
]  # fmt: skip

LEVELS = ("easy", "normal", "hard")

BUDGET = re.compile(r"mcts:(\d+)(s?)|mcts:(\d*\.\d+)s")


class Bot(Protocol):
    """A player that decides from what its seat sees, and from nothing else."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Choose one of the legal actions; all randomness comes from `rng`."""
        ...


def make_bot(spec: str, game: Game, where: str = "") -> Bot:
    """Make a bot for a game from its spec or its level; its warnings say where it plays."""
    spec = spec_of(spec, game)
    if spec.startswith("python:"):
        made: Bot = load_plugin(spec)
        return made
    if spec.startswith("external:"):
        command, limit = read_command(spec)
        return ExternalBot(command, limit, where)
    kind, _, weights = spec.partition("@")
    advice = advised(game, weights or LEARNT)
    if kind == "random":
        return Random()
    if kind == "careless":
        return Careless(advice)
    if kind == "policy":
        return Policy(advice)
    if kind == "greedy":
        return Greedy(advice)
    budget = BUDGET.fullmatch(kind)
    if budget and float(budget[1] or budget[3]) > 0:
        if budget[2] or budget[3]:
            return Mcts(advice, seconds=float(budget[1] or budget[3]))
        return Mcts(advice, iterations=int(budget[1]))
    raise UnknownBot(
        f"there is no bot {spec!r}; there are: easy, normal, hard, random, careless, policy, "
        "greedy, mcts:400 (iterations), mcts:1s (seconds), python:module.Class, external:./command; "
        "@hand or @FILE may follow one of ours: how it judges"
    )


def advised(game: Game, weights: str) -> Advice:
    """Return a game's advice by the weights that a spec names."""
    try:
        return advice_for(game, weights)
    except WeightsError as error:
        raise UnknownBot(str(error)) from None


def spec_of(level: str, game: Game) -> str:
    """Return the spec that a level stands for in a game; a spec stands for itself."""
    return advice_for(game).levels()[level] if level in LEVELS else level


def own_chance(seed: str | None, seat: int, move: int) -> Seeded:
    """Return a bot's own chance for one decision: it follows from the game's seed but reveals nothing about it.

    In a game without a seed, such as one that branched off another, it is random.
    """
    return set_apart(new_seed() if seed is None else seed, f"seat {seat}, move {move}")


def forfeit_count(bot: Bot) -> tuple[int, int] | None:
    """Return how many of a bot's moves were made at random, and how many it made; None if that cannot happen to it."""
    return (bot.forfeits, bot.asked) if isinstance(bot, ExternalBot) else None


def close_bot(bot: Bot) -> None:
    """Close a bot whose game is over; some have a process of their own."""
    if isinstance(bot, ExternalBot):
        bot.close()
