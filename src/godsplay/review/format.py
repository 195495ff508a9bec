"""A review as plain data: shares of the win are numbers between 0 and 1, listed by seat."""

from __future__ import annotations

import msgspec

FORMAT = 4  # to be raised with every change of what is below: kept reviews of another form are made anew
OPENING = f'{{"format":{FORMAT},'  # of every review as JSON


class Luck(msgspec.Struct, frozen=True):
    """What dice or draws were worth to each seat, against the mean over all outcomes."""

    shares: list[float]
    error: list[float]  # standard error, of sampled outcomes and playouts
    listed: bool  # whether every outcome was looked at


class Choice(msgspec.Struct, frozen=True):
    """Something that a seat could choose."""

    move: str
    text: str
    shares: list[float]  # each seat's after it, as far as the decider could know
    behind: float  # share of the decider that it is behind the best
    error: float  # standard error of that
    line: list[str] = []  # what was expected to follow, in words
    brings: list[str] = []  # what that led to, in words
    came_to: float = 0.0  # the decider's share of the win there


class Decision(msgspec.Struct, frozen=True):
    """A decision beside what else could have been chosen, the best first."""

    seat: int
    choices: list[Choice]
    chosen: int  # its place among the choices
    loss: float  # share of the win; 0 unless something is better beyond doubt
    error: float  # standard error of that, or of how far it is from the best of the others
    change: list[float]  # what the loss brought or cost each seat
    stakes: float  # share between the best choice and any at random
    sealed: bool
    grade: str = ""  # slip, mistake, blunder; nothing: no loss that can be told from noise


class Moment(msgspec.Struct, frozen=True):
    """A move, and each seat's share of the win after it."""

    ply: int  # moves made, with this one; 0: the set-up
    seat: int | None
    move: str
    text: str
    turn: int  # or round, or ring: whatever the game counts
    phase: str
    shares: list[float]
    shares_error: list[float]  # standard error of those
    change: list[float]  # what it brought each seat, the luck of dice and draws apart
    secret: bool  # others have chosen, or will, before they see it
    luck: Luck | None = None
    decision: Decision | None = None
    told: list[str] = []  # what came of it, in words
    when: str = ""  # the turn and the part of it in which it was made, in words


class Balance(msgspec.Struct, frozen=True):
    """How a seat's result came about: start + luck + own + others = result."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    luck_error: float


class SeatReview(msgspec.Struct, frozen=True):
    """One seat of a reviewed game."""

    seat: int
    name: str
    balance: Balance
    accuracy: float | None  # 1: always the best choice found, 0: no better than at random; none: nothing to decide
    accuracy_error: float
    decisions: int
    grades: dict[str, int]


class Review(msgspec.Struct, frozen=True):
    """A whole game."""

    format: int
    game: str
    effort: str
    version: str
    players: int
    seats: list[SeatReview]
    nobody: Balance  # what belongs to no seat: games that everybody can lose
    moments: list[Moment]

    @property
    def costliest(self) -> list[Moment]:
        """The decisions with a loss, the costliest first."""
        found = [moment for moment in self.moments if moment.decision is not None and moment.decision.loss > 0]
        return sorted(found, key=loss_of, reverse=True)

    def rolls(self, seat: int) -> list[Moment]:
        """Dice and draws, the luckiest for a seat first."""
        found = [moment for moment in self.moments if moment.luck is not None]
        return sorted(found, key=lambda moment: luck_of(moment, seat), reverse=True)


def loss_of(moment: Moment) -> float:
    """Return what a moment's decision lost."""
    return 0.0 if moment.decision is None else moment.decision.loss


def luck_of(moment: Moment, seat: int) -> float:
    """Return what a moment's dice and draws were worth to a seat."""
    return 0.0 if moment.luck is None else moment.luck.shares[seat]
