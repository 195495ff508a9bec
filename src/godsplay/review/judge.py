"""What a position is worth to each seat: the mean of what the game's own advice leads to, from seeds of its own.

Whatever it gets wrong, luck stays unbiased: its seeds have nothing to do with those of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec

from godsplay.engine.advice import Advice, advice_for, won_shares
from godsplay.engine.chance import Chance, Seeded, set_apart
from godsplay.engine.game import Game
from godsplay.engine.state import State
from godsplay.review.calibration import Calibration, calibration_for, doubted, sharpened
from godsplay.review.search import Search

PURPOSE = "review"


class Worth(msgspec.Struct, frozen=True):
    """Each seat's share of the win, and its standard error."""

    shares: list[float]
    error: list[float]


class Trial:
    """Tries one line out again and again: the game's advice plays on for everybody."""

    def __init__(self, advice: Advice, slopes: list[float] | None = None) -> None:
        self.advice = advice
        self.slopes = slopes or []  # how sure to be of a judgement, by turn

    def play(self, state: State, rng: Chance) -> list[float]:
        """Play on to where the position can be judged, which uses it up; return each seat's share there."""
        self.finish_sealed_step(state, rng)
        return self.calibrated(self.advice.play_on(state, rng), state)

    def finish_sealed_step(self, state: State, rng: Chance) -> None:
        """Let everybody answer what is asked in secret: half of the answers tell nothing of how it stands."""
        while state.stack and state.stack[-1].step.sealed:
            seat = state.to_act[0]
            legal = state.legal_now(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else self.advice.choose(state, seat, legal, rng))

    def calibrated(self, shares: list[float], state: State) -> list[float]:
        """Make what is thought of a position as sure as it should be; how a game has ended is sure."""
        stage = self.advice.stage(state) if state.stack else len(self.slopes)
        return sharpened(shares, self.slopes[stage]) if stage < len(self.slopes) else shares

    def warm_up(self, runs: int) -> int:
        """Return how many of so many runs only learn."""
        return 0


class SearchTrial(Trial):
    """Tries one line out with a search: everybody learns from one run to the next what is good for them."""

    def __init__(self, advice: Advice, seat: int, slopes: list[float] | None = None) -> None:
        super().__init__(advice, slopes)
        self.search = Search(advice, seat)

    def play(self, state: State, rng: Chance) -> list[float]:
        return self.calibrated(self.search.run(state, rng), state)

    def warm_up(self, runs: int) -> int:
        return runs // 4


class Judge:
    """Estimates shares of the win: positions by plain playouts, choices by a search of their own each.

    A search finds what mends a choice later on, so that it is not counted as lost. For dice playouts will do, and
    many more of them can be made.
    """

    def __init__(self, game: Game, advice: Advice | None = None) -> None:
        self.game = game
        self.advice = advice or advice_for(game)
        self.calibration = calibration_for(game) if advice is None else Calibration()

    def trial(self, seat: int, sealed: bool = False) -> Trial:
        """Begin to try out a choice of a seat; what was chosen in secret cannot be mended by what comes to light."""
        return self.playout() if sealed else SearchTrial(self.advice, seat, self.calibration.slopes)

    def playout(self) -> Trial:
        """Begin to play positions on."""
        return Trial(self.advice, self.calibration.slopes)

    def worth(self, state: State, runs: int, seed: str) -> Worth:
        """Return what a position is worth, the mean of so many playouts; a game that is over is in no doubt."""
        if state.over:
            return Worth(won_shares(state), [0.0] * state.players)
        trial, doubt = self.playout(), self.doubt(state)
        found = mean(play(trial, state.clone(), f"{seed} {number}") for number in range(runs))
        return Worth(doubted(found.shares, doubt), [(1 - doubt) * error for error in found.error])

    def doubt(self, state: State) -> float:
        """Return how much of a position is left to any of the seats alike."""
        doubts, stage = self.calibration.doubts, self.advice.stage(state)
        return doubts[stage] if stage < len(doubts) else 0.0


def play(trial: Trial, state: State, seed: str) -> list[float]:
    """Run a trial with dice and choices that follow from a seed."""
    state.chance = Seeded(seed + " dice")
    return trial.play(state, Seeded(seed + " choices"))


def seed_for(game: str, ply: int) -> str:
    """Return what the trials of a ply follow from: the same every time, and nothing that the dice come from."""
    return set_apart(f"{game} {ply}", PURPOSE).seed


def mean(values: Iterable[list[float]]) -> Worth:
    """Return the mean of lists of numbers, place by place, with its standard error."""
    columns = [list(column) for column in zip(*values, strict=True)]
    pairs = [mean_of(column) for column in columns]
    return Worth([middle for middle, _ in pairs], [error for _, error in pairs])


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """Return the mean of numbers and its standard error."""
    count = len(numbers)
    middle = sum(numbers) / count
    if count == 1:
        return middle, 0.0
    return middle, sqrt(sum((number - middle) ** 2 for number in numbers) / count / (count - 1))
