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
SLOPES = [each / 10 for each in range(2, 31)]
ENOUGH = 120  # positions of a turn, before anything is said of it
NORMAL = 1.96  # standard deviations between which 95 of 100 lie


def calibrate(folder: Path) -> None:
    """Find how sure reviews should be, and write it where they find it."""
    found = dict(measured())
    for name in PLAYERS:
        rows = decided(rows_of("calibration", name, folder))
        if rows:
            found[name] = fit_slopes(rows)
    (ROOT / "src" / "godsplay" / "review" / "calibration.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    )


def decided(games: list[list[Judged]]) -> list[Judged]:
    """List the positions of games that somebody has won."""
    return [row for game in games for row in game if sum(row.won) > 0]


class Tested(NamedTuple):
    """A position, and what is thought of it before and after a calibration that its game had no part in."""

    row: Judged
    plain: Any
    shares: Any


def held_out(games: list[list[Judged]]) -> list[Tested]:
    """Judge every other game by what the rest have shown, and the rest by those."""
    found = []
    for half in (0, 1):
        slopes = fit_slopes(decided(games[1 - half :: 2]))
        rows = decided(games[half::2])
        stages, shares, _ = arrays_of(rows)
        judged = (means_of_ends(stages, shares, each) for each in ([], slopes))
        found += [Tested(*each) for each in zip(rows, *judged, strict=True)]
    return found


def fit_slopes(rows: list[Judged]) -> list[float]:
    """Find the slope of each turn in which playouts stop, so that the means over playouts surprise least."""
    stages, shares, won = arrays_of(rows)
    slopes = [1.0] * (1 + int(stages.max()))
    for stage in [*range(len(slopes))] * 2:
        touched = (stages == stage).any(axis=1)
        if touched.sum() < ENOUGH // 2:
            continue

        def doubt(slope: float, stage: int = stage, touched: Any = touched) -> float:
            tried = [*slopes[:stage], slope, *slopes[stage + 1 :]]
            return surprise(normalised(means_of_ends(stages[touched], shares[touched], tried)), won[touched])

        slopes[stage] = min(SLOPES, key=doubt)
    return slopes


def arrays_of(rows: list[Judged]) -> tuple[Any, Any, Any]:
    """Return by position and playout where it stopped and what was thought of that, and who won."""
    stages = np.array([[stage for stage, _ in row.ends] for row in rows])
    shares = np.array([[shares for _, shares in row.ends] for row in rows])
    return stages, shares, np.array([row.won for row in rows])


def means_of_ends(stages: Any, shares: Any, slopes: list[float]) -> Any:
    """Return the means of where playouts stopped, each made as sure as its turn should be."""
    by_stage = np.array([*slopes, *[1.0] * (1 + int(stages.max()) - len(slopes)), 1.0])  # the last: a game that is over
    weights = np.where(shares > 0, np.clip(shares, 1e-12, 1) ** by_stage[stages][..., None], 0)
    scale = shares.sum(axis=-1) / weights.sum(axis=-1).clip(1e-12)
    return (weights * scale[..., None]).mean(axis=1)


def calibration_section(folder: Path) -> Iterator[str]:
    """Write how sure the shares are beside how sure they should be."""
    yield "## Calibration\n"
    yield (
        f"Games among `{LEVEL}` bots; one position of every turn, judged by {RUNS} playouts. How sure to be "
        "(`review/calibration.json`) is found by all of them; here each half is tested with what the other half has "
        "shown. The slope is by what the logarithms of the shares must be multiplied to be least surprised by who won: "
        "1 is as sure as it should be, less is too sure. Where all seats stand alike a slope says little: its 95% "
        "interval (by the bootstrap) tells. Brier score: the squared error, over all seats; lower is better.\n"
    )
    yield (
        "| game | turn | positions | slope before | slope | 95% interval | Brier | by the hand-made judge | of "
        "equal shares |\n" + "|---" * 9 + "|"
    )
    for name in PLAYERS:
        games = rows_of("calibration", name, folder)
        tested = held_out(games) if len(games) >= ENOUGH else []
        for stage in [*sorted({each.row.stage for each in tested}), None]:
            part = [each for each in tested if stage is None or each.row.stage == stage]
            if len(part) >= ENOUGH:
                yield calibration_row(name, "all" if stage is None else str(stage), part)
    yield ""


def calibration_row(name: str, stage: str, tested: list[Tested]) -> str:
    """Write one turn."""
    won = np.array([each.row.won for each in tested])
    by_hand = normalised(np.array([each.row.by_hand for each in tested]))
    plain, shares = (normalised(np.array(each)) for each in ([t.plain for t in tested], [t.shares for t in tested]))
    rng = np.random.default_rng(1)
    found = []
    for _ in range(100):
        drawn = rng.integers(0, len(won), len(won))
        found.append(calibration_slope(shares[drawn], won[drawn]))
    low, high = np.percentile(found, (2.5, 97.5))
    equal = np.full(won.shape, 1 / won.shape[1])
    scores = " | ".join(f"{((each - won) ** 2).sum(axis=1).mean():.3f}" for each in (shares, by_hand, equal))
    slopes = f"{calibration_slope(plain, won):.2f} | {calibration_slope(shares, won):.2f} | {low:.2f} – {high:.2f}"
    return f"| {name} | {stage} | {len(won)} | {slopes} | {scores} |"


def table_head(*columns: str) -> str:
    """Write the head of a table."""
    return f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|"


def normalised(shares: Any) -> Any:
    """Make shares add up to one, as they do if anybody wins."""
    return shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-9)


def redealing_section(folder: Path) -> Iterator[str]:
    """Write that luck is nothing on average."""
    yield "## Luck is 0 on average\n"
    yield f"Games among `{QUICK}`, {REDEALING.runs} playouts for each position; points of a hundred.\n"
    yield "| game | games | mean luck of each seat, ± its 95% margin | beyond it |\n|---|---|---|---|"
    for name in PLAYERS:
        games = [game[0].luck for game in rows_of("redealing", name, folder)]
        if not games:
            continue
        luck = np.array(games) * 100
        margins = NORMAL * luck.std(axis=0, ddof=1) / sqrt(len(luck))
        means = luck.mean(axis=0)
        cells = ", ".join(f"{mean:+.1f} ± {margin:.1f}" for mean, margin in zip(means, margins, strict=True))
        yield f"| {name} | {len(luck)} | {cells} | {int((abs(means) > margins).sum())} of {len(means)} seats |"
    yield ""


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
