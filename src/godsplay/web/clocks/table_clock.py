"""The clocks of a table: whose runs after a move, a change of seats or a move taken back."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from godsplay.web.clocks.seat_clock import ClockSettings, SeatClock, new_clock


class TableClock(msgspec.Struct, frozen=True):
    """What was agreed on, and the clock of every seat."""

    settings: ClockSettings
    seats: tuple[SeatClock, ...]

    @property
    def deadline(self) -> float | None:
        """When the next seat's time is up; never while all clocks stand."""
        return min((clock.deadline for clock in self.seats if clock.deadline is not None), default=None)

    def warnings(self) -> dict[int, float]:
        """Return when the players of seats are to be warned that little time is left; whoever plays live sees it."""
        if self.settings.kind != "days":
            return {}
        found = {seat: clock.warning(self.settings.low) for seat, clock in enumerate(self.seats)}
        return {seat: when for seat, when in found.items() if when is not None}

    @property
    def warning(self) -> float | None:
        """When the next player is to be warned; never while all clocks stand."""
        return min(self.warnings().values(), default=None)

    def short(self, now: float) -> list[int]:
        """List the seats whose players are to be warned by now."""
        return [seat for seat, when in self.warnings().items() if when <= now]

    def warned(self, seats: Collection[int]) -> TableClock:
        """Return the clocks with a note that these players were warned."""
        noted = [
            msgspec.structs.replace(clock, warned=clock.warned or seat in seats)
            for seat, clock in enumerate(self.seats)
        ]
        return msgspec.structs.replace(self, seats=tuple(noted))

    def out(self, now: float) -> list[int]:
        """List the seats whose time is up."""
        return [seat for seat, clock in enumerate(self.seats) if clock.is_out(now)]

    def replaced(self, seat: int, clock: SeatClock) -> TableClock:
        """Return the clocks with that of one seat changed."""
        return msgspec.structs.replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    def run_by(self, running: Collection[int], now: float) -> TableClock:
        """Start and stop clocks so that those of these seats run, and no others."""
        seats = [clock.started(now) if seat in running else clock.stopped(now) for seat, clock in enumerate(self.seats)]
        return msgspec.structs.replace(self, seats=tuple(seats))

    def moved(
        self, seat: int, before: Collection[int], after: Collection[int], running: Collection[int], now: float
    ) -> TableClock:
        """Return the clocks after a move; `before` and `after` it these seats had to decide.

        A turn ends when its seat need not decide any more, or when others are asked whom nothing was asked before: of a
        sealed decision, the last answer begins the next one for everybody.
        """
        ended = seat in before and (seat not in after or not set(after) <= set(before))
        clock = self.seats[seat]
        return self.replaced(seat, clock.turn_ended(self.settings, now) if ended else clock).run_by(running, now)

    def move_taken_back(
        self, seat: int, before: Collection[int], after: Collection[int], running: Collection[int], now: float
    ) -> TableClock:
        """Return the clocks after a move was taken back; a turn that had ended goes on."""
        reopened = seat in after and seat not in before
        clock = self.seats[seat]
        return self.replaced(seat, clock.turn_taken_back() if reopened else clock).run_by(running, now)

    def reseated(self, seat: int, bot_before: bool, bot_now: bool, now: float) -> TableClock:
        """Return the clocks, standing, after a seat has changed hands: to a bot, perhaps as time was up, or back."""
        clock = self.seats[seat]
        if bot_now and not bot_before and clock.is_out(now):
            clock = clock.run_out()
        elif not bot_now and clock.flagged:
            clock = clock.taken_back(self.settings)
        return self.replaced(seat, clock).run_by([], now)


def new_clocks(settings: ClockSettings, seats: int) -> TableClock:
    """Return the clocks of a new table: all of them stand."""
    return TableClock(settings, tuple(new_clock(settings) for _ in range(seats)))
