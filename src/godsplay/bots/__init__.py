"""Bots, made from a spec such as `random`, `greedy`, `mcts:400` or `mcts:1s`, or from a level.

What follows a ~ is by how many hundredths of the win it may misjudge what an action leads to: `greedy~5`. What follows
a + is its style: `greedy+warlord`, `normal+builder`. What follows an @ is how it judges: `greedy@hand` by hand alone,
`greedy@FILE` by weights of one's own.

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
from godsplay.bots.rollouts import Rollouts
from godsplay.bots.runner import ask
from godsplay.engine.action import Action
from godsplay.engine.advice import LEARNT, Advice, advice_for, plain_advice
from godsplay.engine.chance import Chance, Seeded, new_seed, set_apart
from godsplay.engine.game import Game
from godsplay.engine.seen import Seen
from godsplay.engine.weights import WeightsError

__all__ = [
    "LEVELS", "Bot", "BotError", "UnknownBot", "ask", "can_be_asked_again", "close_bot", "forfeit_count", "is_level",
    "level_of", "make_bot", "own_chance", "spec_of", "styles_of",
]  # fmt: skip

LEVELS = ("beginner", "easy", "normal", "hard", "master")

GREEDY = re.compile(r"greedy(?:~(\d{1,2}))?")
BUDGET = re.compile(r"(mcts|rollouts):(?:(\d+)|(\d+|\d*\.\d+)s)")


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
    plain, _, weights = spec.partition("@")
    kind, _, style = plain.partition("+")
    advice = advised(game, weights or LEARNT, style)
    if kind == "random":
        return Random()
    if kind == "careless":
        return Careless(advice)
    if kind == "policy":
        return Policy(advice)
    greedy = GREEDY.fullmatch(kind)
    if greedy:
        return Greedy(advice, blur=int(greedy[1] or 0) / 100)
    budget = BUDGET.fullmatch(kind)
    if budget and float(budget[2] or budget[3]) > 0:
        number, seconds = int(budget[2] or 0), float(budget[3] or 0)
        return Mcts(advice, number, seconds) if budget[1] == "mcts" else Rollouts(advice, number, seconds)
    raise UnknownBot(
        f"there is no bot {spec!r}; there are: {', '.join(LEVELS)}, random, careless, policy, "
        "greedy, greedy~5 (misjudges by up to 5 hundredths of the win), mcts:400 (iterations), mcts:1s (seconds), "
        "rollouts:60 (plans played out), rollouts:1s, "
        "python:module.Class, external:./command; "
        "+STYLE may follow one that looks ahead, @hand or @FILE any of ours: how it judges"
    )


def advised(game: Game, weights: str, style: str) -> Advice:
    """Return a game's advice by the weights and the style that a spec names."""
    try:
        advice = advice_for(game, weights)
    except WeightsError as error:
        raise UnknownBot(str(error)) from None
    if style:
        if style not in advice.styles():
            known = ", ".join(advice.styles()) or "none"
            raise UnknownBot(f"{game.name} has no style {style!r}; there are: {known}")
        advice.tastes = [advice.taste(style, action) for action in game.actions]
    return advice


def styles_of(game: Game) -> list[str]:
    """List the characters that bots can have in a game."""
    return plain_advice(game).styles()


def level_of(bot: str) -> str:
    """Return the level of a bot that is given by level and style."""
    return bot.partition("+")[0]


def is_level(text: str, game: Game) -> bool:
    """Whether this is a level, alone or with a style that the game has."""
    level, plus, style = text.partition("+")
    return level in LEVELS and (not plus or style in styles_of(game))


def spec_of(level: str, game: Game) -> str:
    """Return the spec that a level stands for in a game, with the style that follows it; a spec stands for itself."""
    name, plus, style = level.partition("+")
    if name not in LEVELS:
        return level
    spec, at, weights = plain_advice(game).levels()[name].partition("@")
    return spec + plus + style + at + weights


def own_chance(seed: str | None, seat: int, move: int) -> Seeded:
    """Return a bot's own chance for one decision: it follows from the game's seed but reveals nothing about it.

    In a game without a seed, such as one that branched off another, it is random.
    """
    return set_apart(new_seed() if seed is None else seed, f"seat {seat}, move {move}")


def forfeit_count(bot: Bot) -> tuple[int, int] | None:
    """Return how many of a bot's moves were made at random, and how many it made; None if that cannot happen to it."""
    return (bot.forfeits, bot.asked) if isinstance(bot, ExternalBot) else None


def can_be_asked_again(bot: Bot) -> bool:
    """Whether a bot answers at once, by what it sees and its random numbers alone, however often it is asked."""
    return isinstance(bot, (Random, Policy, Greedy))


def close_bot(bot: Bot) -> None:
    """Close a bot whose game is over; some have a process of their own."""
    if isinstance(bot, ExternalBot):
        bot.close()
