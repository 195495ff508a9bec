"""How a tournament stands: a row for every bot, the best first."""

from __future__ import annotations

import msgspec

from godsplay.arena.match import Result
from godsplay.arena.stats.adjusted import adjusted_by_bot
from godsplay.arena.stats.intervals import Estimate, wins_by_bot
from godsplay.arena.stats.ratings import Rating, rate
from godsplay.present.words import Words

COLUMNS = ["bot", "games", "wins", "interval", "rating", "score"]  # each is headed by the words `arena-<name>`
ADJUSTED = ["adjusted", "adjusted-interval", "factor"]  # more of them, if luck was measured


class Standing(msgspec.Struct, frozen=True):
    """What one bot has achieved."""

    bot: str
    games: int  # those that it took part in
    wins: Estimate  # for each seat that it held
    rating: Rating
    score: float  # points, on average
    lost: int  # moves that were made at random for it
    moves: int  # of those in which that can happen
    adjusted: Estimate | None = None  # the same wins, corrected for luck

    @property
    def factor(self) -> float:
        """How many times as many games it would take to be as sure without the correction."""
        if self.adjusted is None or self.adjusted.high == self.adjusted.low:
            return 1.0
        return ((self.wins.high - self.wins.low) / (self.adjusted.high - self.adjusted.low)) ** 2

    def cells(self) -> list[str]:
        """Return the row as text, in the order of `columns`."""
        plain = [
            self.bot,
            str(self.games),
            percent(self.wins.mean),
            f"{percent(self.wins.low)} – {percent(self.wins.high)}",
            f"{self.rating.skill:.1f} ± {self.rating.margin:.1f}",
            f"{self.score:.1f}",
        ]
        if self.adjusted is None:
            return plain
        low, high = percent(self.adjusted.low), percent(self.adjusted.high)
        return [*plain, percent(self.adjusted.mean), f"{low} – {high}", f"{self.factor:.1f}"]


def columns(rows: list[Standing]) -> list[str]:
    """Name the columns of a table of standings."""
    return COLUMNS + ADJUSTED if any(row.adjusted is not None for row in rows) else COLUMNS


def standings(results: list[Result]) -> list[Standing]:
    """Return a row for every bot, the best first."""
    ratings = rate(results)
    adjusted = adjusted_by_bot(results)
    rows = []
    for spec, sample in wins_by_bot(results).items():
        games = sum(spec in result.seats for result in results)
        points = scores_of(results, spec)
        lost, moves = forfeits_of(results, spec)
        corrected = adjusted[spec].estimate() if spec in adjusted else None
        score = sum(points) / len(points)
        rows.append(Standing(spec, games, sample.share(), ratings[spec], score, lost, moves, corrected))
    return sorted(rows, key=lambda row: (-row.wins.mean, -row.rating.skill, row.bot))


def scores_of(results: list[Result], spec: str) -> list[int]:
    """List the points of all seats that a bot held."""
    return [
        score for result in results for score, name in zip(result.scores, result.seats, strict=True) if name == spec
    ]


def forfeits_of(results: list[Result], spec: str) -> tuple[int, int]:
    """Count the moves that a bot lost, and all its moves."""
    found = [each for result in results for each in result.forfeits if result.seats[each.seat] == spec]
    return sum(each.lost for each in found), sum(each.moves for each in found)


def describe_forfeits(words: Words, rows: list[Standing]) -> list[str]:
    """Describe how many moves each bot forfeited, if any."""
    return [
        words.say("arena-forfeits", {"bot": row.bot, "lost": row.lost, "moves": row.moves}) for row in rows if row.lost
    ]


def percent(share: float) -> str:
    """Format a share in percent, with a decimal where it matters."""
    return f"{share:.0%}" if 0.01 <= share <= 0.99 or share in (0, 1) else f"{share:.1%}"
