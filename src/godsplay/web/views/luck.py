"""What everybody may know of a table's luck: who vouches for it, and once the game is over, all there is to check."""

from __future__ import annotations

import msgspec

from godsplay.records.format import Contribution
from godsplay.web.tables.table import Table
from godsplay.web.views.text import say


class Luck(msgspec.Struct):
    """Where the luck of a table comes from, while it is played."""

    commitment: str  # the SHA-256 of the seed; empty where nobody vouches for it
    chosen: str | None  # the seed, if somebody has chosen it
    adds: bool  # browsers can add to it
    given: list[int]  # the seats that have


class LuckReport(msgspec.Struct):
    """All that is needed to check the luck of a game that is over."""

    seed: str | None
    commitment: str  # as it was published; empty where nobody vouches for it
    chosen: bool
    entropy: list[Contribution]
    draws: list[list[tuple[int, int]]]  # out of how many, and which; for every seed that the game went through


def luck_of(table: Table) -> Luck:
    """Return where the luck of a table comes from."""
    page = table.record.page
    return Luck(
        commitment=page.commitment if table.vouched else "",
        chosen=page.seed if page.chosen else None,
        adds=table.can_add_luck(),
        given=sorted({given.seat for given in page.entropy}),
    )


def describe_luck(table: Table) -> str:
    """Describe the same in a sentence."""
    page = table.record.page
    if page.chosen:
        return say("luck-chosen", seed=page.seed or "?")
    if not table.vouched:
        return say("luck-foreign")
    return say("luck-ours", commitment=page.commitment)


def report_luck(table: Table) -> LuckReport:
    """Return all that is needed to check the luck of a game that is over."""
    page = table.record.page
    draws = table.record.draws() if page.seed is not None else []
    return LuckReport(page.seed, page.commitment if table.vouched else "", page.chosen, page.entropy, draws)
