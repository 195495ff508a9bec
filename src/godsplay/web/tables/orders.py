"""What a player decides in advance: at which step, what, and until when."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

Until = Literal["once", "turn", "always"]  # the next time; until the turn or round is over; until it is taken back


class Order(msgspec.Struct, frozen=True):
    """One decision that was made in advance."""

    step: str  # of the rules, where it is played
    action: str  # in notation
    until: Until
    since: int  # moves that were made before


class Orders(msgspec.Struct, frozen=True):
    """All that a player has decided in advance, and which of it came to nothing since they looked."""

    standing: tuple[Order, ...] = ()
    dropped: tuple[Order, ...] = ()

    def with_order(self, order: Order) -> Orders:
        """Return them with one more, in place of one for the same step."""
        others = tuple(each for each in self.standing if each.step != order.step)
        return Orders((*others, order), self.dropped)

    def without(self, step: str) -> Orders:
        """Return them without that for a step."""
        return Orders(tuple(each for each in self.standing if each.step != step), self.dropped)

    def dropping(self, order: Order) -> Orders:
        """Return them with one counted among those that came to nothing."""
        return Orders(self.without(order.step).standing, (*self.dropped, order))

    def find(self, step: str) -> Order | None:
        """Return what was decided for a step."""
        return next((each for each in self.standing if each.step == step), None)


class OrderStore(Protocol):
    """Where they are kept."""

    async def read(self, table: str, seat: int, holder: str) -> Orders:
        """Return what somebody has decided in advance for a seat."""

    async def write(self, table: str, seat: int, holder: str, orders: Orders) -> None:
        """Write what somebody decides in advance, in place of what was there."""

    async def tables(self, most: int) -> list[str]:
        """List tables where somebody has decided something in advance."""
