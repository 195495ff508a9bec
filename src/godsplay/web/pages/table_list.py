"""The tables of one person in a list: with whom, whose turn it is and since when, who won."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from godsplay.bots import level_of
from godsplay.engine.game import Game
from godsplay.web.storage.rows import TableSummary
from godsplay.web.tables.seats import Seat
from godsplay.web.views.naming import called
from godsplay.web.views.text import say, words

UNITS = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60))


class ListedTable(msgspec.Struct):
    """A table as the list shows it."""

    id: str
    title: str
    company: str  # with whom one plays there
    standing: str  # whose turn it is, or who won
    mine: bool  # it is one's own turn
    ago: str  # how long ago the last move was made; empty if that is not known
    moved: str  # when that was, for machines
    over: bool
    what_if: bool
    way_out: str  # how to get rid of it: delete one's own, leave somebody else's


def list_tables(games: dict[str, Game], tables: list[TableSummary], holder: str | None) -> list[ListedTable]:
    """List tables: those that wait for whoever looks first, finished ones last."""
    now = time.time()
    found = [
        listed(games[table.game], table, holder, now) if can_be_listed(games, table) else damaged(table, holder)
        for table in tables
    ]
    return sorted(found, key=lambda table: (table.over, not table.mine))


def can_be_listed(games: dict[str, Game], table: TableSummary) -> bool:
    """Whether a table is of a game that is known here, and has the seats that it speaks of."""
    named = [*(table.acting or ()), *(table.winners or ())]
    return table.game in games and bool(table.seats) and all(seat in range(len(table.seats)) for seat in named)


def damaged(table: TableSummary, holder: str | None) -> ListedTable:
    """Describe a table that cannot be read any more: it can only be cleared away or left."""
    way_out = "clear" if table.host == holder else "leave"
    return ListedTable(table.id, say("home-damaged"), "", "", False, "", "", True, False, way_out)


def listed(game: Game, table: TableSummary, holder: str | None, now: float) -> ListedTable:
    """Describe a table."""
    return ListedTable(
        id=table.id,
        title=game.title,
        company=company(game, table.seats, holder),
        standing=standing(game, table, holder),
        mine=any(decides(table.seats[seat], holder) for seat in table.acting or ()),
        ago="" if table.moved is None else how_long_ago(now - table.moved),
        moved="" if table.moved is None else datetime.fromtimestamp(table.moved, UTC).isoformat(timespec="seconds"),
        over=table.over,
        what_if=table.parent is not None,
        way_out="clear" if table.host == holder else "leave",
    )


def company(game: Game, seats: list[Seat], holder: str | None) -> str:
    """Name the people whom somebody plays with, at a shared screen all of them, and count bots and open seats."""
    shared = sum(seat.holder == holder for seat in seats) > 1
    names = called(game, seats)
    people = [
        name
        for seat, name in zip(seats, names, strict=True)
        if seat.holder is not None and (shared or seat.holder != holder)
    ]
    bots = Counter(level_of(seat.bot) for seat in seats if seat.bot is not None and seat.holder is None)
    people += [say("home-bots", count=count, level=say(f"level-{level}")) for level, count in bots.items()]
    free = sum(seat.is_open() for seat in seats)
    return listing([*people, say("home-open", count=free)] if free else people)


def standing(game: Game, table: TableSummary, holder: str | None) -> str:
    """Describe whose turn it is, or who won."""
    own = [seat.seat for seat in table.seats if seat.is_held_by(holder)]
    names = called(game, table.seats)
    if table.over:
        return verdict(names, table.winners, own)
    if table.acting is None:
        return say("home-moves", count=table.moves)
    if len(own) == 1 and table.acting and decides(table.seats[own[0]], holder) and own[0] in table.acting:
        return say("home-your-turn")
    free = [names[seat] for seat in table.acting if table.seats[seat].is_open()]
    if free and table.host == holder:
        return say("home-invite", seats=listing(free))
    acting = [names[seat] for seat in table.acting]
    return say("home-turn", count=len(acting), seats=listing(acting))


def verdict(names: tuple[str, ...], winners: list[int] | None, own: list[int]) -> str:
    """Describe who won, as far as that is known."""
    if winners is None:
        return say("home-over")
    if len(own) == 1 and winners == own:
        return say("home-you-won")
    return say("home-won", count=len(winners), seats=listing([names[seat] for seat in winners]))


def decides(seat: Seat, holder: str | None) -> bool:
    """Whether somebody plays a seat in person."""
    return seat.is_held_by(holder) and seat.bot is None


def how_long_ago(seconds: float) -> str:
    """Describe how long ago something was."""
    for unit, length in UNITS:
        if seconds >= length:
            return say(f"ago-{unit}", count=int(seconds // length))
    return say("ago-now")


def listing(names: Sequence[str]) -> str:
    """Join names to a list."""
    return str(words().name(list(names)))
