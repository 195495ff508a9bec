"""The page of what reviews are worth, docs/review-figures.md, from what the other `review_*.py` have measured.

    python bench/review_page.py [--calibrate]

With `--calibrate` reviews are told how sure to be first. Rows of what was not measured stay as they are.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from review_arena import is_known, open_ledger, pairings, path_of
from review_calibration import ENOUGH, Positions, calibrate, held_out, judged, normalised, plain
from review_figures import KEPT, LEVEL, PLAYERS, QUICK, REDEALING, RUNS, Twice, rows_of

from godsplay.arena.luck import ADJUSTMENTS
from godsplay.arena.match import Result
from godsplay.arena.stats.standings import Standing, standings
from godsplay.engine.advice import BY_HAND
from godsplay.review.calibration import measured
from godsplay.review.grades import GRADES
from godsplay.training.quality import calibration_slope

PAGE = Path(__file__).parents[1] / "docs" / "review-figures.md"
HEAD = """# What reviews are worth, measured

Made by `bench/review_figures.py`, `review_arena.py` and `review_page.py`; [review.md](review.md) says what is meant.
"""
RESAMPLED = 100  # times, for an interval
DRAWN = 100_000  # times, for a chance
RANK = 1e-6  # of the spread: less is rounding, as what one seat gains others lose
NORMAL = 1.96  # standard deviations between which 95 of 100 lie
ALL = "all"  # games, in the place of one
CLAIMED = 0.0005  # of the win: less is shown as nothing


class Section(NamedTuple):
    """A table of the page: its rows by game, and what stands below them."""

    title: str
    text: str
    columns: list[str]
    rows: Callable[[str, Path], list[str]]
    below: Callable[[Path, list[str]], list[str]] = lambda folder, before: []
    named_by: int = 1  # so many cells name what a row is of

    def write(self, folder: Path, before: str) -> Iterator[str]:
        """Write it; rows of what was not measured are those that stood there before."""
        yield f"## {self.title}\n"
        yield f"{self.text}\n"
        yield f"| {' | '.join(self.columns)} |\n{'|---' * len(self.columns)}|"
        for name in PLAYERS:
            rows = self.rows(name, folder)
            measured_now = {self.name_of(row) for row in rows}
            yield from (row for row in kept_rows(before, self.title, name) if self.name_of(row) not in measured_now)
            yield from rows
        yield from self.below(folder, kept_rows(before, self.title, ALL))
        yield ""

    def name_of(self, row: str) -> tuple[str, ...]:
        """Return what a row is of."""
        return tuple(row.split(" | ")[: self.named_by])


def kept_rows(page: str, title: str, name: str) -> list[str]:
    """Find the rows of a game in a section of the page."""
    _, _, section = page.partition(f"## {title}\n")
    own, _, _ = section.partition("\n## ")
    return [line for line in own.splitlines() if line.startswith(f"| {name} |")]


def calibration_rows(name: str, folder: Path) -> list[str]:
    """Write how sure the shares are beside how sure they should be, turn by turn."""
    positions = Positions.read(name, folder)
    if positions is None:
        return []
    shares, before = held_out(positions), judged(positions, plain(positions))
    found = []
    for stage in [*sorted(set(positions.stage.tolist())), None]:
        which = positions.stage >= 0 if stage is None else positions.stage == stage
        if which.sum() >= ENOUGH:
            row = positions.part(which)
            found.append(
                calibration_row(name, "all" if stage is None else str(stage), row, before[which], shares[which])
            )
    return found


def calibration_row(name: str, stage: str, positions: Positions, before: Any, shares: Any) -> str:
    """Write one turn."""
    won, by_hand = positions.won, normalised(positions.by_hand)
    before, shares = normalised(before), normalised(shares)
    equal = np.full(won.shape, 1 / won.shape[1])
    scores = " | ".join(f"{((each - won) ** 2).sum(axis=1).mean():.3f}" for each in (shares, by_hand, equal))
    claimed = sqrt(((shares - equal) ** 2).mean())
    slope = "nothing claimed | –"
    if claimed >= CLAIMED:
        low, high = slope_interval(positions, shares)
        slope = f"{calibration_slope(shares, won):.2f} | {low:.2f} – {high:.2f}"
    first = f"{calibration_slope(before, won):.2f}"
    return f"| {name} | {stage} | {len(won)} | {100 * claimed:.1f} | {first} | {slope} | {scores} |"


def slope_interval(positions: Positions, shares: Any) -> tuple[float, float]:
    """Return between what the slope lies in 95 of 100 cases, if games are drawn again."""
    rng, won = np.random.default_rng(1), positions.won
    games = np.unique(positions.game)
    found = []
    for _ in range(RESAMPLED):
        counts = np.bincount(rng.choice(games, len(games)), minlength=games.max() + 1)
        drawn = np.repeat(np.arange(len(won)), counts[positions.game])  # a game with all of its positions
        found.append(calibration_slope(shares[drawn], won[drawn]))
    low, high = np.percentile(found, (2.5, 97.5))
    return float(low), float(high)


def redealing_rows(name: str, folder: Path) -> list[str]:
    """Write that luck is nothing on average."""
    games = [game[0] for game in rows_of("redealing", name, folder)]
    kinds = {"dice and draws": [each.luck for each in games], "secrets": [each.met for each in games]}
    return [
        redealing_row(name, what, np.array(rows) * 100) for what, rows in kinds.items() if any(any(row) for row in rows)
    ]


def redealing_row(name: str, what: str, luck: Any) -> str:
    """Write one kind of luck."""
    margins = NORMAL * luck.std(axis=0, ddof=1) / sqrt(len(luck))
    means = luck.mean(axis=0)
    cells = ", ".join(f"{mean:+.1f} ± {margin:.1f}" for mean, margin in zip(means, margins, strict=True))
    beyond = int((abs(means) > margins).sum())
    return f"| {name} | {what} | {len(luck)} | {cells} | {beyond} of {len(means)} seats | {by_chance(luck):.2f} |"


def by_chance(luck: Any) -> float:
    """Return how often the means of all seats together would be as far from 0, if nothing but chance moved them."""
    means, spread = luck.mean(axis=0), np.cov(luck, rowvar=False)
    distance = len(luck) * means @ np.linalg.pinv(spread, rcond=RANK, hermitian=True) @ means
    rank = np.linalg.matrix_rank(spread, tol=RANK * np.abs(spread).max(), hermitian=True)
    return float((np.random.default_rng(1).chisquare(rank, DRAWN) >= distance).mean())


def judged_twice(name: str, folder: Path) -> list[Twice]:
    """List the decisions of a game that two reviews have judged."""
    return [row for game in rows_of("noise", name, folder) for row in game if len(row.losses) == 2]


def noise_rows(name: str, folder: Path) -> list[str]:
    """Write what a second review makes of the same decisions, and the grades that follow."""
    rows = judged_twice(name, folder)
    return [noise_row(name, rows)] if rows else []


def noise_of_all(folder: Path, before: list[str]) -> list[str]:
    """Write the same of all games, if each was measured, and what reviews use."""
    measured_now = [judged_twice(name, folder) for name in PLAYERS]
    everything = [row for rows in measured_now for row in rows]
    pooled = [noise_row(ALL, everything)] if all(measured_now) else before
    used = ", ".join(f"{name} {100 * threshold:g}" for name, threshold in GRADES.items())
    return [*pooled, f"\nReviews use: {used} points."]


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


def cost_rows(name: str, folder: Path) -> list[str]:
    """Write what reviews take."""
    return [
        f"| {name} | {PLAYERS[name]} | {quick.moves} | {quick.seconds:.1f} | {normal.seconds:.1f} |"
        for quick, normal in rows_of("cost", name, folder)
    ]


def variance_rows(name: str, folder: Path) -> list[str]:
    """Write how much could be gained at best."""
    rows = [game[0] for game in rows_of("variance", name, folder)]
    if len(rows) < 2:
        return []
    dice = np.array([row.dice for row in rows])
    whole = float(np.array([row.result for row in rows]).var(axis=0, ddof=1).sum())
    part, margin = dice.mean() / whole, NORMAL * dice.std(ddof=1) / sqrt(len(dice)) / whole
    bound = "any" if part + margin >= 1 else f"{1 / (1 - part - margin):.1f}"
    middle = f"{1 / max(0.01, 1 - max(0.0, part)):.1f}"
    return [f"| {name} | {len(rows)} | {part:.0%} ± {margin:.0%} | {middle}; {bound} at most |"]


def arena_rows(name: str, folder: Path) -> list[str]:
    """Write what is gained by adjusting, and that it changes no answer."""
    return [
        arena_row(name, pairing, adjust, bots[0], folder)
        for pairing, bots in pairings(name).items()
        for adjust in ADJUSTMENTS
        if path_of(name, pairing, adjust, folder).exists()
    ]


def arena_row(name: str, pairing: str, adjust: str, bot: str, folder: Path) -> str:
    """Write one tournament."""

    def row_of(results: list[Result]) -> Standing:
        return next(row for row in standings(results) if row.bot == bot)

    results = open_ledger(name, pairing, adjust, folder).in_order()
    row = row_of(results)
    if is_known(pairing):
        answer = f"{100 / PLAYERS[name]:.1f}%"
    else:
        raw = open_ledger(name, pairing, "", folder).in_order()
        answer = f"{shown(row_of(raw).wins)} in {len(raw)}" if raw else "?"
    return (
        f"| {name} | {pairing} | {adjust} | {len(results)} | {answer} | {shown(row.wins)} | {shown(row.adjusted)} | "
        f"{row.factor:.1f} |"
    )


def shown(estimate: Any) -> str:
    """Write a share with its interval."""
    return f"{100 * estimate.mean:.1f}% ({100 * estimate.low:.1f} – {100 * estimate.high:.1f})"


SECTIONS = (
    Section(
        "Calibration",
        f"Games among `{LEVEL}` bots; one position of every turn, judged by {RUNS} playouts. How sure to be "
        "(`review/calibration.json`) is found by all of them; here each fifth is tested with what the others have "
        "shown. The slope is by what the logarithms of the shares must be multiplied to be least surprised by who won: "
        "1 is as sure as it should be, less is too sure; its 95% interval is by the bootstrap. Claimed: how far shares "
        "are from equal ones, in points (the root of the mean square). Nothing is claimed of a turn whose positions, "
        "in the games that it is found by, do not tell who wins better than equal shares do, beyond three standard "
        "errors. Brier score: the squared error, over all seats; lower is better.",
        [
            "game",
            "turn",
            "positions",
            "claimed",
            "slope before",
            "slope",
            "95% interval",
            "Brier",
            "by the hand-made judge",
            "of equal shares",
        ],
        calibration_rows,
    ),
    Section(
        "Noise of losses, and grades",
        f"Decisions of games among `{QUICK}`, judged twice at normal effort with other random numbers. What counts as "
        "a loss is beyond three of its own standard errors; so one near that is found by one review and not by the "
        "other. The noise is the larger of two: what two reviews differ by that both find a loss, and the median of "
        "the errors that they state. A slip begins at three times the noise; a mistake, and a blunder, three standard "
        "errors of a difference (√2 of the noise each) above the grade before: so noise alone seldom makes two grades "
        "of one.",
        ["game", "decisions", "with a loss", "a loss in both", "noise, points", *(f"{name} from" for name in GRADES)],
        noise_rows,
        noise_of_all,
    ),
    Section(
        "Luck is 0 on average",
        f"Games among `{QUICK}`, {REDEALING.runs} playouts for each position; points of a hundred. How secret choices "
        "met is 0 on average among players who choose as the judge expects; whoever hides better than that gains by "
        "it. One seat in twenty is beyond its margin by chance; the last column says how often chance alone would move "
        "all seats together as far.",
        ["game", "luck of", "games", "mean of each seat, ± its 95% margin", "beyond it", "by chance"],
        redealing_rows,
    ),
    Section(
        "Cost",
        f"Games among `{LEVEL}`, seconds of one core.",
        ["game", "players", "moves", "quick", "normal"],
        cost_rows,
    ),
    Section(
        "What dice and draws decide",
        f"Among `{QUICK}@{BY_HAND}`: the variance of results that is between the outcomes of dice and draws, "
        "measured by playing games to their end with other dice. The rest is what bots choose at random. Whoever "
        "judged positions without error could take all of it off: that is the bound of the factor for `luck`.",
        ["game", "games", "of the variance of results, ± 95%", "bound of the factor"],
        variance_rows,
    ),
    Section(
        "Tournaments adjusted for luck",
        "The first bot among others that are the same under another name, or its weaker self. The answer is known by "
        "reason for twins, else by many more games. `luck`: dice and draws; `all`: what bots choose at random, too, by "
        "turns that they play again. The factor is how many times as many games it would take to be as sure without.",
        ["game", "table", "adjusted for", "games", "answer", "wins", "adjusted", "factor"],
        arena_rows,
        named_by=3,
    ),
)


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--keep", type=Path, default=KEPT)
    chosen = parser.parse_args()
    if chosen.calibrate:
        calibrate(chosen.keep)
        measured.cache_clear()
    before = PAGE.read_text() if PAGE.exists() else ""
    text = "\n".join(line for section in SECTIONS for line in section.write(chosen.keep, before))
    PAGE.write_text(f"{HEAD}\n{text}")


if __name__ == "__main__":
    main()
