"""`godsplay notices`: which notices of turns did not get through, and why."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from godsplay.cli.errors import UsageError
from godsplay.web.notices.values import FAILED, SENDING, SENT, UNKNOWN, WAITING
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.check import parse_address, reason
from godsplay.web.views.text import say

if TYPE_CHECKING:
    from collections import Counter

    from godsplay.web.storage.notices import ListedDelivery


def run(settings: Settings, most: int) -> int:
    """Print how many notices were sent, and what went wrong; return 1 if something did."""
    try:
        url = parse_address(settings)
    except CannotServe as error:
        raise UsageError(str(error)) from None
    if not settings.is_shared() and not Path(url.database or "").exists():
        raise UsageError(say("notices-no-database", place=settings.place()))
    try:
        figures, troubled = asyncio.run(read(settings.database_url(), most))
    except Exception as error:  # drivers raise whatever they like, and all of it is about the database
        raise UsageError(say("serve-database", place=settings.place(), reason=reason(error, url))) from None
    print_figures(figures)
    for each in troubled:
        print(describe(each))
    return 1 if troubled else 0


async def read(url: str, most: int) -> tuple[Counter[tuple[str, str]], list[ListedDelivery]]:
    """Read what a database knows of notices."""
    from godsplay.web.storage.database import Database
    from godsplay.web.storage.notices import StoredNotices

    store = Database(url)
    try:
        notices = StoredNotices(store)
        return await notices.figures(), await notices.troubled(most)
    finally:
        await store.close()


def print_figures(figures: Counter[tuple[str, str]]) -> None:
    """Print a line for every kind of channel."""
    if not figures:
        print(say("notices-none"))
    for kind in sorted({kind for kind, _ in figures}):
        waiting = figures[kind, WAITING] + figures[kind, SENDING]
        counts = {"sent": figures[kind, SENT], "failed": figures[kind, FAILED], "unknown": figures[kind, UNKNOWN]}
        print(say("notices-figures", kind=say(f"notices-kind-{kind}"), waiting=waiting, **counts))


def describe(each: ListedDelivery) -> str:
    """Describe a delivery that did not go well."""
    when = datetime.fromtimestamp(each.touched, UTC).strftime("%Y-%m-%d %H:%M UTC")
    problem = each.problem or say("notices-cut-short")
    kind = say(f"notices-kind-{each.kind}")
    return say("notices-trouble", when=when, kind=kind, state=each.state, attempts=each.attempts, problem=problem)
