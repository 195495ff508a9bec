"""The clock of one seat, as plain arithmetic on service time (seconds): nothing here asks what time it is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600  # seconds
SHORTEST_RETURN = MINUTE  # what somebody has at least who takes a seat back
LONGEST_BANK, LONGEST_TURN, MOST_HOLIDAYS = 90 * DAY, 14 * DAY, 60

Seconds = Annotated[float, msgspec.Meta(ge=0, le=LONGEST_BANK)]


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on: the kind of clock, times in seconds, and the bot that plays when time is up.

    A live clock adds `turn` to the bank after every turn. A clock of days gives `turn` anew for every turn, and touches
    the bank only after that.
    """

    kind: Literal["live", "days"]
    bank: Seconds
    turn: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_TURN)] = 0
    level: Annotated[str, msgspec.Meta(max_length=20)] = "normal"
    holidays: Annotated[int, msgspec.Meta(ge=0, le=MOST_HOLIDAYS)] = 0  # days a player may be away, in all

    @property
    def allowance(self) -> float:
        """What every turn begins with, besides the bank."""
        return self.turn if self.kind == "days" else 0.0

    @property
    def increment(self) -> float:
        """What the bank grows by after a turn."""
        return self.turn if self.kind == "live" else 0.0

    @property
    def low(self) -> float:
        """How much is little: a player is warned then."""
        return min(12 * HOUR, self.turn / 2 or self.bank / 5) if self.kind == "days" else min(MINUTE, self.bank / 5)


class SeatClock(msgspec.Struct, frozen=True):
    """What a seat has left: of this turn, then in the bank. It runs since a time, or stands."""

    bank: float
    turn: float
    since: float | None = None
    gained: float = 0.0  # what the last turn that ended added to the bank, in case it is taken back
    turn_before: float = 0.0  # what was left of that turn
    flagged: bool = False  # its time was up, and a bot has taken over
    holiday: float = 0.0  # seconds of holiday that are left, besides the one that is under way
    away_until: float = 0.0  # the end of the last holiday
    warned: bool = False  # that little is left of this turn and the bank

    @property
    def deadline(self) -> float | None:
        """When it runs out; never while it stands."""
        return None if self.since is None else max(self.since, self.away_until) + self.turn + self.bank

    def warning(self, low: float) -> float | None:
        """When its player is to be warned that only so much is left; never while it stands, nor twice."""
        return None if self.deadline is None or self.warned or self.flagged else self.deadline - low

    def is_out(self, now: float) -> bool:
        """Whether its time is up."""
        return self.deadline is not None and now >= self.deadline

    def is_away(self, now: float) -> bool:
        """Whether its player is on holiday."""
        return now < self.away_until

    def settled(self, now: float) -> SeatClock:
        """Return the same clock with what has passed taken off, first from the turn."""
        if self.since is None:
            return self
        passed = max(0.0, now - max(self.since, self.away_until))
        turn = max(0.0, self.turn - passed)
        bank = max(0.0, self.bank - max(0.0, passed - self.turn))
        return msgspec.structs.replace(self, turn=turn, bank=bank, since=max(self.since, now))

    def started(self, now: float) -> SeatClock:
        """Return the clock running."""
        return self if self.since is not None else msgspec.structs.replace(self, since=now)

    def stopped(self, now: float) -> SeatClock:
        """Return the clock standing."""
        return msgspec.structs.replace(self.settled(now), since=None)

    def turn_ended(self, settings: ClockSettings, now: float) -> SeatClock:
        """Return the clock standing, with time for the next turn; a bot that has taken over gains none."""
        rest = self.stopped(now)
        if self.flagged:
            return rest
        gained = settings.increment if self.since is not None else 0.0
        return msgspec.structs.replace(
            rest,
            bank=rest.bank + gained,
            turn=settings.allowance,
            gained=gained,
            turn_before=rest.turn,
            warned=False,
        )

    def turn_taken_back(self) -> SeatClock:
        """Return the clock as it stood when the last turn ended: the time that was spent stays spent."""
        bank = max(0.0, self.bank - self.gained)
        return msgspec.structs.replace(self, bank=bank, turn=self.turn_before, gained=0.0)

    def run_out(self) -> SeatClock:
        """Return the clock of a seat that a bot takes over, as its time is up."""
        return msgspec.structs.replace(self, bank=0.0, turn=0.0, since=None, flagged=True, gained=0.0)

    def taken_back(self, settings: ClockSettings) -> SeatClock:
        """Return the clock of somebody who plays again: an empty bank, and the time of one turn."""
        time = max(settings.turn, SHORTEST_RETURN)
        back = msgspec.structs.replace(self, since=None, flagged=False, warned=False)
        return msgspec.structs.replace(back, **{"turn" if settings.kind == "days" else "bank": time})

    def sent_on_holiday(self, length: float, now: float) -> SeatClock:
        """Return the clock of somebody who is away for a while from now on; what is left of another holiday is kept."""
        rest = self.back_from_holiday(now)
        length = min(length, rest.holiday)
        return msgspec.structs.replace(rest, holiday=rest.holiday - length, away_until=now + length)

    def back_from_holiday(self, now: float) -> SeatClock:
        """Return the clock of somebody who is back, sooner than planned if need be."""
        unused = max(0.0, self.away_until - now)
        return msgspec.structs.replace(
            self.settled(now), holiday=self.holiday + unused, away_until=min(self.away_until, now)
        )


def new_clock(settings: ClockSettings) -> SeatClock:
    """Return the clock of a seat at the start of a game."""
    return SeatClock(settings.bank, settings.allowance, holiday=float(settings.holidays * DAY))
