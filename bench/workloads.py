"""What our games do, in portions, for the clock (ours.py) and for valgrind (instructions.py). Runs with 0.1.0, too.

A seed always gives the same portion, in both versions, so that nothing but their speed differs.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from either_version import (
    GREEDY,
    advice_by_hand,
    advice_for,
    environment_options,
    openspiel_options,
    play_out,
)

from godsplay import Game, Seeded, State
from godsplay.bots import make_bot
from godsplay.bots.mcts import Mcts

PLAYERS = {"gods-playground": 3, "magnates": 3, "playful-gods": 2}
ITERATIONS = 100  # of a search
PARTS = [part / 20 for part in range(1, 20)]  # of a game, where bots are asked
REPEATED = 20  # times, whatever takes only microseconds

Portion = Callable[[int], int]  # does what a seed says, and returns how much that was


class Workload(NamedTuple):
    """Something to measure: its figure by the clock, what a single one is called, how it is done, and how much."""

    clock: str
    single: str
    prepare: Callable[[Game], Portion]
    least: int  # a slice by the clock counts
    few: int  # portions of the short run whose instructions are counted
    many: int  # and of the long one

    @property
    def instructions(self) -> str:
        """Name the figure of its instructions."""
        return f"instructions of {self.single}"


def new_state(game: Game, seed: int) -> State:
    """Return the beginning of a game."""
    return game.new(players=PLAYERS[game.name], seed=seed)


def middle(game: Game, part: float = 0.5) -> State:
    """Return a state in the middle of a random game."""
    decisions = play_out(new_state(game, 1), Seeded(1))
    state = new_state(game, 1)
    play_out(state, Seeded(1), most=round(part * decisions))
    return state


def repeat(do: Callable[[], object]) -> Portion:
    """Do the same a few times, whatever the seed."""

    def portion(_: int) -> int:
        for _ in range(REPEATED):
            do()
        return REPEATED

    return portion


def from_python(game: Game) -> Portion:
    """Play random games from Python; count decisions."""

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = new_state(game, seed)
        decisions = 0
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            decisions += 1
        return decisions

    return play


def compiled_loop(game: Game) -> Portion:
    """Play random games in the compiled loop; count decisions."""
    return lambda seed: play_out(new_state(game, seed), Seeded(seed))


def clone(game: Game) -> Portion:
    """Copy a state."""
    return repeat(middle(game).clone)


def view(game: Game) -> Portion:
    """Return what a seat may know, for programs."""
    state = middle(game)
    seat = state.to_act[0]
    return repeat(lambda: state.view(seat))


def draw(game: Game) -> Portion:
    """Draw a position."""
    state = middle(game)
    seat = state.to_act[0]

    def portion(_: int) -> int:
        state.draw(seat)
        return 1

    return portion


def one_ply(game: Game) -> Portion:
    """Have the greedy bot decide, here and there in a game."""
    states, bot = [middle(game, part) for part in PARTS], make_bot(GREEDY, game)

    def portion(seed: int) -> int:
        state = states[seed % len(states)]
        bot.choose(state.seen(state.to_act[0]), Seeded(seed))
        return 1

    return portion


def search_by(advise: Callable[[Game], Any], game: Game) -> Portion:
    """Search from here and there in a game; count iterations."""
    states = [middle(game, part) for part in PARTS]
    advice = advise(game)

    def portion(seed: int) -> int:
        state = states[seed % len(states)]
        bot = Mcts(advice, iterations=ITERATIONS)
        bot.choose(state.seen(state.to_act[0]), Seeded(seed))
        return bot.searched

    return portion


def search(game: Game) -> Portion:
    """Search with the judgement made by hand, as both versions have it."""
    return search_by(advice_by_hand, game)


def search_as_shipped(game: Game) -> Portion:
    """Search as people meet it: by what was learnt, if anything was."""
    return search_by(advice_for, game)


def playout(game: Game) -> Portion:
    """Play on by the policy from early in a game."""
    advice, state = advice_by_hand(game), middle(game, 0.2)

    def portion(seed: int) -> int:
        advice.play_on(state.clone(), Seeded(seed))
        return 1

    return portion


def raw_steps(game: Game) -> Portion:
    """Play random episodes of an environment; count steps."""
    from godsplay.lab import pettingzoo

    return episodes(pettingzoo.raw_env(game.name, players=PLAYERS[game.name], **environment_options(game.name)))


def wrapped_steps(game: Game) -> Portion:
    """Do the same with the wrappers that PettingZoo recommends."""
    from godsplay.lab import pettingzoo

    return episodes(pettingzoo.env(game.name, players=PLAYERS[game.name], **environment_options(game.name)))


def episodes(env: Any) -> Portion:
    """Play random episodes; count steps."""

    def play(seed: int) -> int:
        rng = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = rng.choice(observation["action_mask"].nonzero()[0].tolist())
                steps += 1
            env.step(action)
        return steps

    return play


def through_openspiel(game: Game) -> Portion:
    """Play random games through OpenSpiel; count decisions, chance nodes not among them."""
    import pyspiel

    import godsplay.lab.openspiel  # noqa: F401  (registers the games)

    options = {"players": PLAYERS[game.name], **openspiel_options(game.name)}
    spiel = pyspiel.load_game(f"godsplay_{game.name.replace('-', '_')}", options)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = spiel.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return play


WORKLOADS = [
    Workload("decisions a second", "a random decision from Python", from_python, 150_000, 2, 8),
    Workload("decisions a second, compiled loop", "a random decision", compiled_loop, 250_000, 2, 8),
    Workload("clone, microseconds", "a clone", clone, 200_000, 1, 5),
    Workload("one-ply bot, milliseconds a decision", "a one-ply decision", one_ply, 1_000, 4, 19),
    Workload("mcts iterations a second", "an mcts iteration", search, 2_000, 1, 6),
    Workload("mcts iterations a second, as shipped", "an mcts iteration as shipped", search_as_shipped, 2_000, 1, 6),
    Workload("playouts by policy a second", "a playout by policy", playout, 4_000, 10, 60),
    Workload("draw a position, milliseconds", "a drawing", draw, 400, 2, 8),
    Workload("view of a position, microseconds", "a view", view, 10_000, 1, 5),
    Workload("environment steps a second, wrapped", "a wrapped environment step", wrapped_steps, 5_000, 1, 2),
    Workload("environment steps a second, raw", "a raw environment step", raw_steps, 20_000, 1, 2),
    Workload("decisions a second, through OpenSpiel", "a decision through OpenSpiel", through_openspiel, 25_000, 1, 2),
]
