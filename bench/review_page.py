"""The page of what reviews are worth, docs/review-figures.md, from what `review_figures.py` has measured.

    python bench/review_page.py [--calibrate]

With `--calibrate` reviews are told how sure to be first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from review_figures import (
    KEPT,
    LEVEL,
    PLAYERS,
    QUICK,
    REDEALING,
    RUNS,
    Judged,
    Twice,
    is_known,
    open_ledger,
    pairings,
    rows_of,
)

from godsplay.arena.luck import ALL
from godsplay.arena.match import Result
from godsplay.arena.stats.standings import Standing, standings
from godsplay.engine.advice import BY_HAND
from godsplay.review.calibration import measured
from godsplay.review.grades import GRADES
from godsplay.training.fit import surprise
from godsplay.training.quality import calibration_slope

ROOT = Path(__file__).parents[1]
SLOPES = [each / 4 for each in range(13)]  # that are tried first
FOLDS = 5  # parts of the games, each judged by what the others have shown
RESAMPLED = 100  # times, for an interval
ENOUGH = 120  # positions of a turn, before anything is said of it
NORMAL = 1.96  # standard deviations between which 95 of 100 lie


def calibrate(folder: Path) -> None:
    """Find how sure reviews should be, and write it where they find it."""
    found = dict(measured())
    for name in PLAYERS:
        positions = Positions.read(name, folder)
        if positions is not None:
            found[name] = fit_slopes(positions)
    (ROOT / "src" / "godsplay" / "review" / "calibration.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    )


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


def held_out(positions: Positions) -> Any:
    """Judge each game by what others have shown: a fifth of all at a time by the rest."""
    shares = np.zeros(positions.won.shape)
    for fold in range(FOLDS):
        own = positions.game % FOLDS == fold
        shares[own] = judged(positions.part(own), fit_slopes(positions.part(~own)))
    return shares


def fit_slopes(positions: Positions) -> list[float]:
    """Find the slope of each turn in which playouts stop, so that the means over playouts surprise least.

    The less it is beyond doubt that a judgement knows more than equal shares do, the nearer a slope comes to 0.
    """
    slopes = [1.0] * (1 + int(positions.turns.max()))
    for turn in reversed(range(len(slopes))):  # late ones are surest; few playouts stop in two
        part = positions.part((positions.turns == turn).any(axis=1))
        if len(part.won) < ENOUGH // 2:
            continue
        others = judged(part, slopes, part.turns != turn)

        def doubt(slope: float, part: Positions = part, turn: int = turn, others: Any = others) -> float:
            tried = judged(part, [slope] * len(slopes), part.turns == turn)
            return surprise(normalised(others + tried), part.won)

        coarse = min(SLOPES, key=doubt)
        near = [round(coarse + step / 100, 2) for step in range(-12, 13, 4)]
        best = min((slope for slope in near if slope >= 0), key=doubt)
        gained = 2 * len(part.won) * (doubt(0.0) - doubt(best))
        slopes[turn] = round(best * max(0.0, 1 - 1 / gained), 2) if gained > 0 else 0.0
    return slopes


def judged(positions: Positions, slopes: list[float], which: Any = None) -> Any:
    """Return the means over playouts, or what some of them add to those, each made as sure as its turn should be."""
    ends, by_turn = positions.ends, np.array([*slopes, 1.0], np.float32)  # the last: a game that is over
    chosen = np.ones(positions.turns.shape, bool) if which is None else which
    own = ends[chosen]
    weights = np.where(own > 0, np.clip(own, 1e-12, 1) ** by_turn[positions.turns[chosen]][:, None], 0)
    spread = np.zeros(ends.shape, np.float32)
    spread[chosen] = weights * (own.sum(axis=1) / weights.sum(axis=1).clip(1e-12))[:, None]
    return spread.mean(axis=1)


def calibration_section(folder: Path) -> Iterator[str]:
    """Write how sure the shares are beside how sure they should be."""
    yield "## Calibration\n"
    yield (
        f"Games among `{LEVEL}` bots; one position of every turn, judged by {RUNS} playouts. How sure to be "
        "(`review/calibration.json`) is found by all of them; here each fifth is tested with what the others have "
        "shown. The slope is by what the logarithms of the shares must be multiplied to be least surprised by who won: "
        "1 is as sure as it should be, less is too sure; its 95% interval is by the bootstrap. Claimed: how far shares "
        "are from equal ones, in points (the root of the mean square). Within a slip of them "
        f"({100 * GRADES['slip']:g} points) a review claims nothing, and a slope says nothing. Brier score: the "
        "squared error, over all seats; lower is better.\n"
    )
    yield (
        "| game | turn | positions | claimed | slope before | slope | 95% interval | Brier | by the hand-made judge | "
        "of equal shares |\n" + "|---" * 10 + "|"
    )
    for name in PLAYERS:
        positions = Positions.read(name, folder)
        if positions is None:
            continue
        shares, plain = held_out(positions), judged(positions, [1.0] * (1 + int(positions.turns.max())))
        for stage in [*sorted(set(positions.stage.tolist())), None]:
            which = positions.stage >= 0 if stage is None else positions.stage == stage
            if which.sum() >= ENOUGH:
                row = positions.part(which)
                yield calibration_row(name, "all" if stage is None else str(stage), row, plain[which], shares[which])
    yield ""


def calibration_row(name: str, stage: str, positions: Positions, plain: Any, shares: Any) -> str:
    """Write one turn."""
    won, by_hand = positions.won, normalised(positions.by_hand)
    plain, shares = normalised(plain), normalised(shares)
    rng = np.random.default_rng(1)
    games = np.unique(positions.game)
    found = []
    for _ in range(RESAMPLED):
        counts = np.bincount(rng.choice(games, len(games)), minlength=games.max() + 1)
        drawn = np.repeat(np.arange(len(won)), counts[positions.game])  # a game with all of its positions
        found.append(calibration_slope(shares[drawn], won[drawn]))
    low, high = np.percentile(found, (2.5, 97.5))
    equal = np.full(won.shape, 1 / won.shape[1])
    scores = " | ".join(f"{((each - won) ** 2).sum(axis=1).mean():.3f}" for each in (shares, by_hand, equal))
    slope = f"{calibration_slope(plain, won):.2f} | {calibration_slope(shares, won):.2f} | {low:.2f} – {high:.2f}"
    claimed = sqrt(((shares - equal) ** 2).mean())
    if claimed < GRADES["slip"]:
        slope = f"{calibration_slope(plain, won):.2f} | nothing claimed | –"
    return f"| {name} | {stage} | {len(won)} | {100 * claimed:.1f} | {slope} | {scores} |"


def table_head(*columns: str) -> str:
    """Write the head of a table."""
    return f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|"


def normalised(shares: Any) -> Any:
    """Make shares add up to one, as they do if anybody wins."""
    return shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-9)


def redealing_section(folder: Path) -> Iterator[str]:
    """Write that luck is nothing on average."""
    yield "## Luck is 0 on average\n"
    yield (
        f"Games among `{QUICK}`, {REDEALING.runs} playouts for each position; points of a hundred. How secret choices "
        "met is 0 on average among players who choose as the judge expects; whoever hides better than that gains by "
        "it.\n"
    )
    yield table_head("game", "luck of", "games", "mean of each seat, ± its 95% margin", "beyond it")
    for name in PLAYERS:
        games = [game[0] for game in rows_of("redealing", name, folder)]
        for what, rows in (
            ("dice and draws", [each.luck for each in games]),
            ("secrets", [each.met for each in games]),
        ):
            if any(any(row) for row in rows):
                yield redealing_row(name, what, np.array(rows) * 100)
    yield ""


def redealing_row(name: str, what: str, luck: Any) -> str:
    """Write one kind of luck."""
    margins = NORMAL * luck.std(axis=0, ddof=1) / sqrt(len(luck))
    means = luck.mean(axis=0)
    cells = ", ".join(f"{mean:+.1f} ± {margin:.1f}" for mean, margin in zip(means, margins, strict=True))
    return f"| {name} | {what} | {len(luck)} | {cells} | {int((abs(means) > margins).sum())} of {len(means)} seats |"


def noise_section(folder: Path) -> Iterator[str]:
    """Write what a second review makes of the same decisions, and the grades that follow."""
    yield "## Noise of losses, and grades\n"
    yield (
        f"Decisions of games among `{QUICK}`, judged twice at normal effort with other random numbers. What counts as "
        "a loss is beyond three of its own standard errors; so one near that is found by one review and not by the "
        "other. The noise is the larger of two: what two reviews differ by that both find a loss, and the median of "
        "the errors that they state. A slip begins at three times the noise; a mistake, and a blunder, three standard "
        "errors of a difference (√2 of the noise each) above the grade before: so noise alone seldom makes two grades "
        "of one.\n"
    )
    columns = ["game", "decisions", "with a loss", "a loss in both", "noise, points"]
    yield table_head(*columns, *(f"{name} from" for name in GRADES))
    pooled: list[Twice] = []
    for name in PLAYERS:
        rows = [row for game in rows_of("noise", name, folder) for row in game if len(row.losses) == 2]
        pooled += rows
        if rows:
            yield noise_row(name, rows)
    if pooled:
        yield noise_row("all", pooled)
    used = ", ".join(f"{name} {100 * threshold:g}" for name, threshold in GRADES.items())
    yield f"\nReviews use: {used} points.\n"


def noise_row(name: str, rows: list[Twice]) -> str:
    """Write what was found in one game."""
    either = [row for row in rows if max(row.losses) > 0]
    both = [row for row in either if min(row.losses) > 0]
    pairs = [pair for row in rows for pair in zip(row.losses, row.errors, strict=True)]
    stated = [error for loss, error in pairs if loss > 0]
    seen = sqrt(sum((row.losses[0] - row.losses[1]) ** 2 for row in both) / 2 / max(1, len(both)))
    noise = 100 * max(seen, float(np.median(stated)) if stated else 0.0)
    steps = [3 * noise + 3 * sqrt(2) * noise * place for place in range(len(GRADES))]
    cells = " | ".join(f"{each:.1f}" for each in steps)
    return f"| {name} | {len(rows)} | {len(either)} | {len(both)} | {noise:.2f} | {cells} |"


def cost_section(folder: Path) -> Iterator[str]:
    """Write what reviews take."""
    yield "## Cost\n"
    yield f"Games among `{LEVEL}`, seconds of one core.\n"
    yield "| game | players | moves | quick | normal |\n|---|---|---|---|---|"
    for name in PLAYERS:
        for game in rows_of("cost", name, folder):
            quick, normal = game
            yield f"| {name} | {PLAYERS[name]} | {quick.moves} | {quick.seconds:.1f} | {normal.seconds:.1f} |"
    yield ""


def variance_section(folder: Path) -> Iterator[str]:
    """Write how much could be gained at best."""
    yield "## What dice and draws decide\n"
    yield (
        f"Among `{QUICK}@{BY_HAND}`: the variance of results that is between the outcomes of dice and draws, "
        "measured by playing games to their end with other "
        "dice. The rest is what bots choose at random. Whoever judged positions without error could take all of "
        "it off: that is the bound of the factor.\n"
    )
    yield "| game | games | of the variance of results, ± 95% | bound of the factor |\n|---|---|---|---|"
    for name in PLAYERS:
        rows = [game[0] for game in rows_of("variance", name, folder)]
        if len(rows) < 2:
            continue
        dice = np.array([row.dice for row in rows])
        whole = float(np.array([row.result for row in rows]).var(axis=0, ddof=1).sum())
        part, margin = dice.mean() / whole, NORMAL * dice.std(ddof=1) / sqrt(len(dice)) / whole
        bound = "any" if part + margin >= 1 else f"{1 / (1 - part - margin):.1f}"
        middle = f"{1 / max(0.01, 1 - part):.1f}"
        yield f"| {name} | {len(rows)} | {part:.0%} ± {margin:.0%} | {middle}; {bound} at most |"
    yield ""


def arena_section(folder: Path) -> Iterator[str]:
    """Write what is gained by adjusting, and that it changes no answer."""
    yield "## Tournaments adjusted for luck\n"
    yield (
        "The first bot among others that are the same under another name, or its weaker self. The answer is "
        "known by reason for twins, else by many "
        "more games. `luck`: dice and draws; `all`: what bots choose at random, too. The factor is how many "
        "times as many games it would take to be as "
        "sure without.\n"
    )
    yield table_head("game", "table", "games", "answer", "wins", "less luck", "factor", "less all", "factor")
    for name in PLAYERS:
        for pairing, bots in pairings(name).items():
            if (folder / f"arena-{name}-{pairing}-{ALL}.jsonl").exists():
                yield arena_row(name, pairing, bots[0], folder)
    yield ""


def of_dice_alone(result: Result) -> Result:
    """Leave out what bots chose at random."""
    return msgspec.structs.replace(result, further_luck=result.further_luck[:1])


def arena_row(name: str, pairing: str, bot: str, folder: Path) -> str:
    """Write one tournament."""
    results = open_ledger(name, pairing, ALL, folder).in_order()

    def row_of(found: list[Result]) -> Standing:
        return next(row for row in standings(found) if row.bot == bot)

    every, dice = row_of(results), row_of([of_dice_alone(result) for result in results])
    if is_known(pairing):
        answer = f"{100 / PLAYERS[name]:.1f}%"
    else:
        raw = open_ledger(name, pairing, "", folder).in_order()
        answer = f"{shown(row_of(raw).wins)} in {len(raw)}" if raw else "?"
    return (
        f"| {name} | {pairing} | {len(results)} | {answer} | {shown(every.wins)} | {shown(dice.adjusted)} | "
        f"{dice.factor:.2f} "
        f"| {shown(every.adjusted)} | {every.factor:.2f} |"
    )


def shown(estimate: Any) -> str:
    """Write a share with its interval."""
    return f"{100 * estimate.mean:.1f}% ({100 * estimate.low:.1f} – {100 * estimate.high:.1f})"


HEAD = """# What reviews are worth, measured

Made by `bench/review_figures.py` and `review_page.py`; [review.md](review.md) says what is meant.
"""
SECTIONS = (calibration_section, noise_section, redealing_section, cost_section, variance_section, arena_section)


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--keep", type=Path, default=KEPT)
    chosen = parser.parse_args()
    if chosen.calibrate:
        calibrate(chosen.keep)
        measured.cache_clear()
    text = "\n".join(line for section in SECTIONS for line in section(chosen.keep))
    (ROOT / "docs" / "review-figures.md").write_text(f"{HEAD}\n{text}")


if __name__ == "__main__":
    main()
