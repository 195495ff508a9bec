"""What a bot suggests, as the page shows it."""

from __future__ import annotations

import msgspec

from godsplay.review.counsel import Counsel
from godsplay.review.format import Choice
from godsplay.review.summary import points
from godsplay.web.tables.table import Table
from godsplay.web.views.naming import display_at


class WeighedChoice(msgspec.Struct):
    """A choice as a bot weighs it, from what the seat sees."""

    action: str
    text: str
    share: str  # of the win, in percent
    behind: str  # points behind the best, with the error


class Suggestion(msgspec.Struct):
    """What a bot would do, beside what else it weighed, the best first, and what it expects to follow."""

    action: str
    text: str
    choices: list[WeighedChoice]
    line: list[str]


def suggestion(table: Table, seat: int, found: Counsel) -> Suggestion:
    """Describe what a bot suggests to a seat."""
    display, seen = display_at(table, seat), table.record.state.seen(seat)
    text = display.words.text(display.describe(table.game.actions[found.action], seen.state))
    choices = [
        WeighedChoice(each.move, each.text, f"{100 * each.shares[seat]:.0f}%", gap(each)) for each in found.choices
    ]
    return Suggestion(found.action, text, choices, found.line)


def gap(choice: Choice) -> str:
    """Format how far a choice is behind the best."""
    return f"{points(-choice.behind)} ± {max(1, round(100 * choice.error))}" if choice.behind > 0 else ""
