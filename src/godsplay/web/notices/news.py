"""What a player is told of a table: whose turn it is, and what happened since, as far as they may know."""

from __future__ import annotations

from typing import NamedTuple

from godsplay.engine.event import Event
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import Presentation
from godsplay.web.clocks.seat_clock import MINUTE
from godsplay.web.notices.values import OVER, REMINDER, TIME_UP, TURN, Message, Notice
from godsplay.web.pages.table_list import listing, verdict
from godsplay.web.tables.table import Table
from godsplay.web.views.naming import called, display_at
from godsplay.web.views.text import say

SENTENCES = 2  # on what happened
MOST_TABLES = 5  # that one message tells of


class News(NamedTuple):
    """What there is to tell of one table, to its player alone or to whoever may read along."""

    title: str
    sentences: list[str]
    table: str


def is_true(table: Table, notice: Notice) -> bool:
    """Whether what a notice tells holds: it is the same turn, or a bot still plays for whoever ran out of time."""
    key, seat = notice.key, table.seats[notice.key.seat]
    if not seat.is_held_by(notice.holder):
        return False
    if key.kind == OVER or table.over:
        return key.kind == OVER and table.over
    if (seat.bot is None) == (key.kind == TIME_UP):
        return False
    if key.kind == TIME_UP:
        return table.clock is not None and table.clock.seats[key.seat].flagged
    if key.seat not in table.record.state.to_act:
        return False
    since = {move.seat == key.seat for move in table.record.page.moves[key.ply :]}
    return key.kind == TURN or len(since) < 2  # nothing was done since, or only half of the turn


def is_news(notice: Notice, look: int | None) -> bool:
    """Whether a player does not know yet what a notice tells; a reminder is of what they know."""
    return notice.key.kind in (REMINDER, TIME_UP) or look is None or look < notice.key.ply


def to_be_reminded(table: Table, notice: Notice) -> bool:
    """Whether a player is reminded of a turn after a while; where there are clocks, they say when."""
    return notice.key.kind == TURN and table.clock is None


def news_of(table: Table, notice: Notice, look: int | None, in_private: bool) -> News:
    """Return the text of a notice: in private from the player's own view, else what everybody may know."""
    key = notice.key
    names = called(table.game, table.seats)
    own = [seat.seat for seat in table.seats if seat.is_held_by(notice.holder)]
    clocked = table.clock is not None and key.kind == REMINDER
    title = say("notice-time-short" if clocked else f"notice-{key.kind}", game=table.game.title)
    if not in_private or len(own) > 1:
        title = say("notice-for", name=names[key.seat], title=title)
    if key.kind == OVER:
        return News(title, [f"{verdict(names, table.record.state.winners, own if in_private else [])}."], table.id)
    if key.kind == TIME_UP:
        return News(title, [say("notice-take-back", button=say("page-take-back"))], table.id)
    viewer = key.seat if in_private else SPECTATOR
    since = last_look(table, key.seat, look)
    sentences = happened(table, key.seat, viewer, since) if key.ply else [begun(names, own)]
    return News(title, [*time_left(table, key.seat), *sentences] if clocked else sentences, table.id)


def begun(names: tuple[str, ...], own: list[int]) -> str:
    """Return in a sentence with whom a new game is played."""
    return say("notice-begun", others=listing([name for seat, name in enumerate(names) if seat not in own]))


def time_left(table: Table, seat: int) -> list[str]:
    """Return in a sentence how long a player still has."""
    assert table.clock is not None
    deadline = table.clock.seats[seat].deadline
    if deadline is None:
        return []
    minutes = max(1, round((deadline - table.clocks.now()) / MINUTE))
    return [say("notice-minutes", count=minutes) if minutes < 100 else say("notice-hours", count=round(minutes / 60))]


def last_look(table: Table, seat: int, look: int | None) -> int:
    """Return how many moves a player knows: those they have seen, up to their own last one at least."""
    moves = table.record.page.moves
    own = max((number for number, move in enumerate(moves, 1) if move.seat == seat), default=0)
    return min(len(moves), max(own, look or 0))


def happened(table: Table, seat: int, viewer: int, since: int) -> list[str]:
    """Return two sentences on what weighs most of what happened since a move, as far as a viewer may know."""
    return tell(display_at(table, seat), table.log.events[since:], viewer)


def tell(display: Presentation, moves: list[list[Event]], viewer: int) -> list[str]:
    """Return what weighs most of some moves, in the order in which it happened."""
    told = [event for move in moves for event in move if event.seen_by(viewer)]
    heaviest = sorted(range(len(told)), key=lambda place: (display.weight(told[place]), place))[-SENTENCES:]
    return [display.words.text(told[place]) for place in sorted(heaviest)]


def message_of(found: list[News], base: str) -> Message:
    """Make one message of all there is to tell; of several tables at once, a digest."""
    if len(found) == 1:
        news = found[0]
        return Message(news.title, news.sentences, f"{base}/t/{news.table}", news.table)
    lines = [" ".join([f"{news.title}.", *news.sentences]) for news in found[:MOST_TABLES]]
    if len(found) > MOST_TABLES:
        lines.append(say("notice-more", count=len(found) - MOST_TABLES))
    return Message(say("notice-digest", count=len(found)), lines, f"{base}/", "digest")


def latest_of_each_table(notices: list[Notice]) -> list[Notice]:
    """Keep one notice of every seat: the latest, and of two at the same time no reminder."""
    found: dict[tuple[str, int], Notice] = {}
    for notice in sorted(notices, key=lambda each: (each.key.ply, each.key.kind != REMINDER)):
        found[notice.key.table, notice.key.seat] = notice
    return list(found.values())
