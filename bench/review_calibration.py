"""How sure reviews should be, by games that were played to their end: what `review_page.py --calibrate` writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from review_figures import PLAYERS, Judged

from godsplay.review.calibration import Calibration, measured
from godsplay.training.fit import surprise

FILE = Path(__file__).parents[1] / "src" / "godsplay" / "review" / "calibration.json"
SLOPES = [each / 4 for each in range(13)]  # that are tried first
DOUBTS = [each / 400 for each in range(401)]
FOLDS = 5  # parts of the games, each judged by what the others have shown
ENOUGH = 120  # positions of a turn, before anything is said of it
SURE = 9.0  # twice what is gained in surprise by what is beyond three standard errors, as losses are


class Positions(NamedTuple):
    """Positions of games that somebody has won, each an entry of every array."""

    game: Any
    stage: Any
    turns: Any  # by playout: the turn in which it stopped
    ends: Any  # by playout and seat: what was thought of it there
    by_hand: Any
    won: Any

    @classmethod
    def read(cls, name: str, folder: Path) -> Positions | None:
        """Read what was measured, game by game: all of it as objects would fill the memory."""
        path = folder / f"calibration-{name}.jsonl"
        if not path.exists():
            return None
        columns: list[list[Any]] = [[] for _ in cls._fields]
        for game, line in enumerate(path.open("rb")):
            for row in msgspec.json.decode(line, type=list[Judged]):
                if sum(row.won) > 0:
                    cells = (game, row.stage, row.turns, np.array(row.ends, np.float32), row.by_hand, row.won)
                    for column, cell in zip(columns, cells, strict=True):
                        column.append(cell)
        return cls(*(np.array(column) for column in columns))

    def part(self, which: Any) -> Positions:
        """Keep some of them."""
        return Positions(*(column[which] for column in self))

    def last_turn(self) -> int:
        """Return the last turn that playouts stop in."""
        return int(self.turns.max())


def calibrate(folder: Path) -> None:
    """Find how sure reviews should be, and write it where they find it."""
    found = dict(measured())
    for name in PLAYERS:
        positions = Positions.read(name, folder)
        if positions is not None:
            found[name] = fit(positions)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def held_out(positions: Positions) -> Any:
    """Judge each game by what others have shown: a fifth of all at a time by the rest."""
    shares = np.zeros(positions.won.shape)
    for fold in range(FOLDS):
        own = positions.game % FOLDS == fold
        shares[own] = judged(positions.part(own), fit(positions.part(~own)))
    return shares


def fit(positions: Positions) -> Calibration:
    """Find how sure to be of playouts, so that the means over them surprise least, and then of those means."""
    found = plain(positions)
    for turn in reversed(range(1 + positions.last_turn())):  # late ones are surest; few playouts stop in two
        part = positions.part((positions.turns == turn).any(axis=1))
        if len(part.won) >= ENOUGH // 2:
            found = msgspec.structs.replace(found, slopes=replaced(found.slopes, turn, fit_slope(part, found, turn)))
    for turn in range(1 + int(positions.stage.max())):
        part = positions.part(positions.stage == turn)
        if len(part.won) >= ENOUGH // 2:
            found = msgspec.structs.replace(found, doubts=replaced(found.doubts, turn, fit_doubt(part, found)))
    return found


def plain(positions: Positions) -> Calibration:
    """Return what takes playouts as they are."""
    return Calibration([1.0] * (1 + positions.last_turn()), [0.0] * (1 + int(positions.stage.max())))


def replaced(numbers: list[float], place: int, number: float) -> list[float]:
    """Replace one of some numbers."""
    return [*numbers[:place], number, *numbers[place + 1 :]]


def fit_slope(part: Positions, found: Calibration, turn: int) -> float:
    """Find the slope of a turn in which playouts stop.

    The less it is beyond doubt that a judgement knows more than equal shares do, the nearer a slope comes to 0; where
    that may well be chance, nothing is claimed.
    """
    others = means(part, found, part.turns != turn)

    def loss(slope: float) -> float:
        tried = Calibration([slope] * len(found.slopes))
        return surprise(normalised(others + means(part, tried, part.turns == turn)), part.won)

    coarse = min(SLOPES, key=loss)
    near = [round(coarse + step / 100, 2) for step in range(-12, 13, 4)]
    best = min((slope for slope in near if slope >= 0), key=loss)
    gained = 2 * len(part.won) * (loss(0.0) - loss(best))
    return round(best * (1 - 1 / gained), 2) if gained > SURE else 0.0


def fit_doubt(part: Positions, found: Calibration) -> float:
    """Find in how much doubt positions of a turn are; in any, where they may well tell nothing."""
    sure = normalised(means(part, found))

    def loss(doubt: float) -> float:
        return surprise(doubted(sure, doubt), part.won)

    best = min(DOUBTS, key=loss)
    return best if 2 * len(part.won) * (loss(1.0) - loss(best)) > SURE else 1.0


def judged(positions: Positions, calibration: Calibration) -> Any:
    """Return what positions are worth, as a review judges them."""
    return doubted(means(positions, calibration), np.array(calibration.doubts)[positions.stage][:, None])


def doubted(shares: Any, doubt: Any) -> Any:
    """Spread part of the shares over all seats alike."""
    return (1 - doubt) * shares + doubt * shares.mean(axis=1, keepdims=True)


def means(positions: Positions, calibration: Calibration, which: Any = None) -> Any:
    """Return the means over playouts, or what some of them add to those, each made as sure as its turn should be."""
    ends, by_turn = positions.ends, np.array([*calibration.slopes, 1.0], np.float32)  # the last: a game that is over
    chosen = np.ones(positions.turns.shape, bool) if which is None else which
    own = ends[chosen]
    weights = np.where(own > 0, np.clip(own, 1e-12, 1) ** by_turn[positions.turns[chosen]][:, None], 0)
    spread = np.zeros(ends.shape, np.float32)
    spread[chosen] = weights * (own.sum(axis=1) / weights.sum(axis=1).clip(1e-12))[:, None]
    return spread.mean(axis=1)


def normalised(shares: Any) -> Any:
    """Make shares add up to one, as they do if anybody wins."""
    return shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-9)
