"""What somebody's finished games add up to: by game, by opponent, with luck and decisions where they were reviewed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from godsplay.bots import level_of
from godsplay.web.storage.rows import TableSummary
from godsplay.web.tables.seats import Seat


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at a table: a person, or a bot of a level."""

    key: str
    name: str
    bot: str | None
    won: float


class FinishedGame(msgspec.Struct, frozen=True):
    """How a game ended for somebody; a win that is shared counts in part."""

    table: str
    game: str
    won: float
    expected: float
    opponents: list[Opponent]
    luck: float | None = None  # shares of the win, where the game was reviewed
    decisions: float | None = None


class Figures(msgspec.Struct):
    """What some games add up to."""

    played: int = 0
    won: float = 0.0
    expected: float = 0.0
    reviewed: int = 0
    luck: float = 0.0
    decisions: float = 0.0
    name: str = ""  # of an opponent, as last seen
    bot: str | None = None
    lost_to: float = 0.0  # wins of that opponent

    def add(self, game: FinishedGame) -> None:
        """Count a game."""
        self.played += 1
        self.won += game.won
        self.expected += game.expected
        if game.luck is not None and game.decisions is not None:
            self.reviewed += 1
            self.luck += game.luck
            self.decisions += game.decisions


class ReviewBalance(msgspec.Struct):
    """What a review says of a seat: the parts that are counted here."""

    luck: float
    own: float


class ReviewSeat(msgspec.Struct):
    """A seat of a review."""

    balance: ReviewBalance


class ReviewSeats(msgspec.Struct):
    """A review, as far as it is counted here; the moments are skipped."""

    seats: list[ReviewSeat]


def finished_games(tables: Iterable[TableSummary], holder: str, reviews: Mapping[str, str]) -> list[FinishedGame]:
    """List the games that count, the latest first.

    They were dealt by this service, are no what-ifs, and were played to the end on one seat.
    """
    found = (finished_game(table, holder, reviews.get(table.id)) for table in tables)
    return [each for each in found if each is not None]


def finished_game(table: TableSummary, holder: str, review: str | None) -> FinishedGame | None:
    """Return how a game ended for somebody, if it counts."""
    own = [seat for seat in table.seats if seat.is_held_by(holder)]
    if not table.over or table.winners is None or not table.vouched or table.parent is not None:
        return None
    if len(own) != 1 or own[0].bot is not None:
        return None
    luck, decisions = review_parts(review, own[0].seat)
    return FinishedGame(
        table.id,
        table.game,
        share(table, own[0]),
        1 / len(table.seats),
        [opponent(table, seat) for seat in table.seats if seat is not own[0]],
        luck,
        decisions,
    )


def share(table: TableSummary, seat: Seat) -> float:
    """Return a seat's part of the win."""
    winners = table.winners or []
    return 1 / len(winners) if seat.seat in winners else 0.0


def opponent(table: TableSummary, seat: Seat) -> Opponent:
    """Describe whoever sat on another seat."""
    if seat.bot is not None or seat.holder is None:
        level = level_of(seat.bot or "")
        return Opponent(f"bot {level}", "", level, share(table, seat))
    return Opponent(seat.holder, seat.name, None, share(table, seat))


def review_parts(review: str | None, seat: int) -> tuple[float | None, float | None]:
    """Return what luck and one's own decisions brought, by a review."""
    if review is None:
        return None, None
    try:
        balance = msgspec.json.decode(review, type=ReviewSeats).seats[seat].balance
    except (msgspec.MsgspecError, IndexError):
        return None, None
    return balance.luck, balance.own


def by_game(games: Iterable[FinishedGame]) -> dict[str, Figures]:
    """Add games up by what was played."""
    found: dict[str, Figures] = {}
    for game in games:
        found.setdefault(game.game, Figures()).add(game)
    return found


def by_opponent(games: Iterable[FinishedGame]) -> list[Figures]:
    """Add games up by who was at the table, the most frequent first; several bots of one level are one opponent."""
    found: dict[str, Figures] = {}
    for game in games:
        met = {each.key: each for each in reversed(game.opponents)}
        for key, each in met.items():
            figures = found.setdefault(key, Figures(bot=each.bot))
            figures.add(game)
            figures.name = figures.name or each.name
            figures.lost_to += sum(other.won for other in game.opponents if other.key == key)
    return sorted(found.values(), key=lambda figures: (-figures.played, figures.name))
