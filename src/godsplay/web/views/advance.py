"""Moves in advance as their player sees them: what stands, what came to nothing, what can be decided on."""

from __future__ import annotations

import msgspec

from godsplay.web.tables.orders import Order, Orders, Until
from godsplay.web.tables.table import Table
from godsplay.web.views.naming import display_at
from godsplay.web.views.text import say


class StandingOrder(msgspec.Struct):
    """Something that was decided in advance."""

    step: str
    text: str


class AdvanceOption(msgspec.Struct):
    """Something that can be decided on."""

    action: str
    text: str


class AdvanceOffer(msgspec.Struct):
    """A step where something can be decided in advance."""

    step: str
    title: str
    options: list[AdvanceOption]


class AdvanceData(msgspec.Struct):
    """All about moves in advance of one seat; nobody else ever gets it."""

    standing: list[StandingOrder]
    dropped: list[str]  # what came to nothing, in words
    offers: list[AdvanceOffer]


def advance_data(table: Table, seat: int, orders: Orders) -> AdvanceData:
    """Describe what a player has decided in advance, and what else could be."""
    display, seen = display_at(table, seat), table.record.state.seen(seat)

    def describe(step: str, action: str, until: Until) -> str:
        chosen = display.words.text(display.describe(table.game.actions[action]))
        return say(f"advance-is-{until}", step=str(display.words.name(step)), action=chosen)

    def in_words(order: Order) -> str:
        return describe(order.step, order.action, order.until)

    offers = [
        AdvanceOffer(
            step,
            str(display.words.name(step)),
            [AdvanceOption(action.notation, display.words.text(display.describe(action))) for action in actions],
        )
        for step, actions in display.in_advance(seen).items()
    ]
    return AdvanceData(
        [StandingOrder(order.step, in_words(order)) for order in orders.standing],
        [say("advance-dropped", text=in_words(order)) for order in orders.dropped],
        [] if table.over else offers,
    )
