"""`godsplay doctor`: look over a set-up, and say what to do where something is not as it should be."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from godsplay.version import DATABASE_REVISION, RELEASED, VERSION, how_built
from godsplay.web.network import listen
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.check import parse_address, reason
from godsplay.web.views.text import say

FINE, ADVICE, WRONG = "fine", "advice", "wrong"
COMPILERS = ("cc", "gcc", "clang", "cl")
LEAST_SPACE = 200_000_000  # bytes, for some ten thousand games
FARTHEST_AHEAD = 3600.0  # seconds that a stored time may lie in the future


class Finding(NamedTuple):
    """What was found: how it is, and in words."""

    how: str
    text: str


def examine(settings: Settings) -> Iterator[Finding]:
    """Look at everything that playing depends on."""
    yield examine_engine()
    yield examine_port(settings)
    yield from asyncio.run(examine_database(settings))
    yield examine_disk(settings)
    yield examine_clock(time.time())


def examine_engine() -> Finding:
    """Whether the engine is compiled, or could be."""
    python = ".".join(str(number) for number in sys.version_info[:3])
    if how_built() == "compiled":
        return Finding(FINE, say("doctor-compiled", version=VERSION, python=python))
    if any(shutil.which(each) for each in COMPILERS):
        return Finding(ADVICE, say("doctor-not-compiled", version=VERSION, python=python))
    return Finding(ADVICE, say("doctor-no-compiler", version=VERSION, python=python))


def examine_port(settings: Settings) -> Finding:
    """Whether a table could be served now."""
    try:
        listen(settings).close()
    except CannotServe as error:
        return Finding(ADVICE, say("doctor-port-taken", reason=str(error)))
    return Finding(FINE, say("doctor-port", port=str(settings.port), host=settings.host))


async def examine_database(settings: Settings) -> list[Finding]:
    """Whether the database can be reached, which revision it has, and whether its times make sense."""
    try:
        url = parse_address(settings)
    except CannotServe as error:
        return [Finding(WRONG, str(error))]
    if not settings.is_shared() and not Path(url.database or "").exists():
        return [Finding(FINE, say("doctor-no-database", place=settings.place(), revision=DATABASE_REVISION))]
    try:
        revision, latest = await read_database(settings.database_url())
    except ModuleNotFoundError:
        return [Finding(WRONG, say("serve-driver"))]
    except Exception as error:  # drivers raise whatever they like, and all of it is about the database
        return [Finding(WRONG, say("serve-database", place=settings.place(), reason=reason(error, url)))]
    found = [Finding(FINE, say("doctor-database", place=settings.place(), revision=revision or "0.1.0"))]
    if revision != DATABASE_REVISION:
        newer = revision is not None and revision > DATABASE_REVISION
        key = "doctor-database-newer" if newer else "doctor-database-older"
        found = [Finding(WRONG if newer else ADVICE, say(key, place=settings.place(), revision=revision or "0.1.0"))]
    if latest > time.time() + FARTHEST_AHEAD:
        found.append(Finding(WRONG, say("doctor-clock-behind", latest=moment(latest))))
    return found


async def read_database(url: str) -> tuple[str | None, float]:
    """Read the revision of a database, and when a table was last changed, without changing anything."""
    import sqlalchemy as sa

    from godsplay.web.storage.database import Database
    from godsplay.web.storage.migrate import REVISIONS
    from godsplay.web.storage.schema import TABLES

    store = Database(url)
    try:
        async with store.engine.connect() as connection:
            known = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            revision = await connection.scalar(sa.select(REVISIONS.c.version_num)) if REVISIONS.name in known else None
            newest = sa.select(sa.func.max(TABLES.c.changed))
            latest = await connection.scalar(newest) if TABLES.name in known else None
        return revision, float(latest or 0)
    finally:
        await store.close()


def examine_disk(settings: Settings) -> Finding:
    """Whether there is room for more games."""
    from godsplay.web.settings import data_folder

    folder = data_folder() if settings.is_shared() or not settings.database else Path(settings.place()).parent
    if not folder.exists():
        return Finding(WRONG, say("doctor-no-folder", place=str(folder)))
    free = shutil.disk_usage(folder).free
    key = "doctor-disk" if free >= LEAST_SPACE else "doctor-disk-full"
    return Finding(FINE if free >= LEAST_SPACE else WRONG, say(key, place=str(folder), free=f"{free / 1e9:.1f}"))


def examine_clock(now: float) -> Finding:
    """Whether the clock is later than this version."""
    if now < datetime.fromisoformat(RELEASED).replace(tzinfo=UTC).timestamp():
        return Finding(WRONG, say("doctor-clock-old", now=moment(now), released=RELEASED))
    return Finding(FINE, say("doctor-clock", now=moment(now)))


def moment(seconds: float) -> str:
    """Describe a time."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def run(settings: Settings) -> int:
    """Print what was found; return 1 if something is wrong."""
    marks = {FINE: say("doctor-fine"), ADVICE: say("doctor-advice"), WRONG: say("doctor-wrong")}
    findings = list(examine(settings))
    for each in findings:
        print(f"{marks[each.how]:<8}{each.text}")
    return 1 if any(each.how == WRONG for each in findings) else 0
