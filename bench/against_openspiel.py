"""One search of ours among OpenSpiel's IS-MCTS bots: the same time, or the same number of iterations, for every move.

    python bench/against_openspiel.py [GAME ...] [--games 12] [--seconds 0.2 | --iterations 400]

By time OpenSpiel's bot plays out at random to the end, as it comes; its number of simulations follows the clock. By
iterations it judges by what ours judges by, and goes where that expects good players to go. Seats are taken in turn.
Prints rows for the notes of the ladder.
"""

from __future__ import annotations

import argparse
import time

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator
from rich.console import Console
from rich.progress import track

from godsplay import Seeded
from godsplay.bots.mcts import TRUST, Mcts
from godsplay.engine.advice import Advice, advice_for
from godsplay.engine.chance import Quick
from godsplay.engine.game_tree import LOSS, WIN
from godsplay.lab.openspiel import OpenSpielState

PLAYERS = {"gods-playground": 3, "magnates": 3, "playful-gods": 2}
FIRST_SIMULATIONS = 5
LEAST_SIMULATIONS = 2  # the first one only opens the tree: with one alone the bot has nothing to choose from


class OurJudgement(Evaluator):  # type: ignore[misc]
    """What our search judges by, in OpenSpiel's terms."""

    def __init__(self, advice: Advice, rng: numpy.random.RandomState) -> None:
        self.advice = advice
        self.rng = rng

    def evaluate(self, state: OpenSpielState) -> list[float]:
        """Return the result that each seat can expect."""
        assert state.node.state is not None
        world = state.node.state.clone()
        world.chance = Quick(self.rng.randint(65536), self.rng.randint(65536))
        return [LOSS + (WIN - LOSS) * share for share in self.advice.estimate(world, world.chance)]

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        """Return how likely a good player takes each action; what is not worth trying never."""
        known, seat = state.node.state, state.current_player()
        assert known is not None
        legal = known.legal_now(seat)
        sensible = self.advice.worth_trying(known, seat, legal)
        chances = dict(zip(sensible, self.advice.chances(known, seat, sensible), strict=True))
        return [(action.id, chances.get(action, 0.0)) for action in legal]


class Counted:
    """OpenSpiel's bot, with so many simulations, judging as ours does."""

    def __init__(self, game: pyspiel.Game, advice: Advice, iterations: int, seed: int) -> None:
        rng = numpy.random.RandomState(seed)
        self.bot = ISMCTSBot(
            game,
            OurJudgement(advice, rng),
            uct_c=TRUST * (WIN - LOSS),
            max_simulations=iterations,
            random_state=rng,
            use_observation_string=True,
            child_selection_policy=ChildSelectionPolicy.PUCT,
        )
        self.simulations = 0
        self.searches = 0

    def step(self, state: pyspiel.State) -> int:
        """Choose an action."""
        if len(state.legal_actions()) > 1:
            self.searches += 1
            self.simulations += self.bot._max_simulations
        return int(self.bot.step(state))


class Timed:
    """OpenSpiel's bot, with as many simulations as fit into its time."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        self.seconds = seconds
        rng = numpy.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(random_state=rng)
        self.bot = ISMCTSBot(
            game, evaluator, uct_c=2.0, max_simulations=FIRST_SIMULATIONS, random_state=rng, use_observation_string=True
        )
        self.simulations = 0
        self.searches = 0
        self.spent = 0.0

    def step(self, state: pyspiel.State) -> int:
        """Choose an action."""
        if len(state.legal_actions()) == 1:
            return state.legal_actions()[0]
        self.searches += 1
        if self.spent > 0:
            self.bot._max_simulations = max(LEAST_SIMULATIONS, round(self.seconds * self.simulations / self.spent))
        start = time.monotonic()
        action = self.bot.step(state)
        self.spent += time.monotonic() - start
        self.simulations += self.bot._max_simulations
        return int(action)


class Contest:
    """What is counted over some games."""

    def __init__(self, name: str, seconds: float, iterations: int) -> None:
        self.name = name
        self.seconds = seconds
        self.iterations_each = iterations  # instead of a time
        self.game = pyspiel.load_game(f"godsplay_{name.replace('-', '_')}", {"players": PLAYERS[name]})
        self.wins = 0.0
        self.iterations = self.searches = 0
        self.simulations = self.their_searches = 0

    def play(self, number: int) -> None:
        """Play a game; our seat changes from game to game."""
        rng = numpy.random.RandomState(number)
        ours = number % PLAYERS[self.name]
        state: OpenSpielState = self.game.new_initial_state()
        advice = advice_for(state.node.game)
        search = Mcts(advice, self.iterations_each, self.seconds)
        others = [self.other(advice, 100 * number + seat) for seat in range(PLAYERS[self.name])]
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            elif state.current_player() == ours:
                known = state.node.state
                assert known is not None
                search.searched = 0
                action = search.choose(known.seen(ours), Seeded(f"{number} {moves}"))
                self.iterations += search.searched
                self.searches += search.searched > 0
                state.apply_action(action.id)
            else:
                state.apply_action(others[state.current_player()].step(state))
            moves += 1
        results = state.returns()
        if results[ours] == max(results) and results[ours] > min(results):
            self.wins += 1 / results.count(max(results))
        self.simulations += sum(other.simulations for other in others)
        self.their_searches += sum(other.searches for other in others)

    def other(self, advice: Advice, seed: int) -> Counted | Timed:
        """Make one of OpenSpiel's bots."""
        if self.iterations_each:
            return Counted(self.game, advice, self.iterations_each, seed)
        return Timed(self.game, self.seconds, seed)

    def row(self, games: int) -> str:
        """Write the result."""
        return (
            f"| {self.name} | {PLAYERS[self.name]} | {games} | {self.wins:g} | {self.wins / games:.0%} "
            f"| {1 / PLAYERS[self.name]:.0%} | {self.iterations / max(1, self.searches):.0f} "
            f"| {self.simulations / max(1, self.their_searches):.0f} |"
        )


def main() -> None:
    """Play all three games."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("game", nargs="*", default=list(PLAYERS), help="all three, if none is named")
    reader.add_argument("--games", type=int, default=12)
    reader.add_argument("--seconds", type=float, default=0.2)
    reader.add_argument("--iterations", type=int, default=0, help="the same for all, judged alike, instead of a time")
    wishes = reader.parse_args()
    print("| game | players | games | our wins | share | by chance | our iterations a move | their simulations |")
    print("|---|---|---|---|---|---|---|---|")
    for name in wishes.game:
        contest = Contest(name, wishes.seconds, wishes.iterations)
        for number in track(range(wishes.games), description=name, console=Console(stderr=True)):
            contest.play(number)
        print(contest.row(wishes.games), flush=True)


if __name__ == "__main__":
    main()
