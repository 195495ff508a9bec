"""The load table of docs/benchmarks.md in one command: SQLite and PostgreSQL, version 0.1.0 and this one.

    python bench/load_table.py [--minutes M] [--tables 50,100,200] [--only sqlite] [--new] [--workers 1,2,4] [--pause S]
                               [--core-share X] [--before FOLDER] [--write]

Needs a quiet machine: server, clients and PostgreSQL share it. Everybody at a table has a page of their own, and every
table has a click each five seconds; it is over when everybody has the new picture. With a pause of 0 tables click as
fast as they are answered, which shows what several processes (on PostgreSQL) are good for; where clients and database
would need the same cores, a core share of 0.2 gives each server process a fifth of a core at most (Linux, root). What
is printed is Markdown, below it why tables have failed, if any have, and for more than two minutes the memory of each
minute. `--write` puts the rows in the place of those of docs/benchmarks.md and of the notes that it is made of.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from itertools import dropwhile, product
from pathlib import Path
from statistics import quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import version_0_1

from godsplay.cli.load import LoadedTable, Page, play_all
from godsplay.games import games
from helpers.web.postgresql import postgresql
from helpers.web.servers import CommandServer as Server

TICKS = os.sysconf("SC_CLK_TCK")
PAUSE = 5.0
MINUTE = 60.0
SHOWN_FROM = 2  # minutes
WARMING = 25.0  # seconds in which tables are opened, which are not counted
COLUMNS = (
    *("version", "database", "processes", "tables", "clicks/s", "p50 ms", "p99 ms", "processor ms a click"),
    *("kB a click", "MB", "connections lost", "tables failed", "load"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}\n"
CONTROL_GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 10_000  # microseconds, of which a process gets its share
PAGES = [Path("docs/benchmarks.md"), Path(__file__).parent / "benchmark-notes.md"]


class OldPage(Page):
    """A page of version 0.1.0, which asks for frames and the story."""

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for the same under its older name."""
        place, _, query = path.partition("?")
        values = dict(part.split("=") for part in query.split("&")) if query else {}
        if place.endswith("/moments"):
            frame = await super().request(
                method, f"{place.removesuffix('/moments')}/frames/{values['end']}?seat={values['seat']}"
            )
            return [{**frame, "question": {"choices": frame["choices"]}}]
        if place.endswith("/log"):
            place = place.removesuffix("/log") + "/moments"
        return await super().request(method, f"{place}?{query}" if query else place, body)

    async def look(self) -> None:
        """Say nothing: that version would not understand it."""


def processor(processes: list[int]) -> float:
    """Return the processor time of some processes, in seconds."""
    found = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in found) / TICKS


def memory(processes: list[int]) -> float:
    """Return the memory of some processes, in MB."""
    found = [Path(f"/proc/{each}/status").read_text().partition("VmRSS:")[2].split() for each in processes]
    return sum(int(fields[0]) for fields in found) / 1000


def limit(processes: list[int], core_share: float) -> None:
    """Give each process a share of a core and no more."""
    for process in processes:
        group = CONTROL_GROUPS / f"godsplay-load-{process}"
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD * core_share)))
        (group / "cgroup.procs").write_text(str(process))


def unlimit(processes: list[int]) -> None:
    """Clear the limits of processes that have ended away."""
    for process in processes:
        with suppress(FileNotFoundError):
            (CONTROL_GROUPS / f"godsplay-load-{process}").rmdir()


async def watch_memory(processes: list[int], seen: list[float]) -> None:
    """Note the memory of some processes every minute."""
    while True:
        seen.append(memory(processes))
        await asyncio.sleep(MINUTE)


async def play(
    tables: list[LoadedTable], minutes: float, processes: list[int], seen: list[float]
) -> tuple[float, float]:
    """Let all play; forget what it took to begin. Return the processor time and the time of day after that."""
    playing = asyncio.create_task(play_all(tables, minutes + WARMING / 60))
    await asyncio.sleep(WARMING)
    for table in tables:
        table.waits.clear()
        table.bytes = 0
    before = processor(processes), time.monotonic()
    watching = asyncio.create_task(watch_memory(processes, seen))
    await playing
    watching.cancel()
    return before


def measure(
    database: str, kind: type[Page], tables: int, minutes: float, workers: int, pause: float, core_share: float
) -> tuple[str, list[str]]:
    """Start a server and play; return the cells of a row, and what stands below the table."""
    server = Server(database, workers=workers)
    processes = server.server_processes() if workers > 1 else [server.process.pid]
    try:
        if core_share:
            limit(processes, core_share)
        names = games()
        played = [LoadedTable(server.url, names[number % len(names)], pause, kind) for number in range(tables)]
        by_minute: list[float] = []
        before, start = asyncio.run(play(played, minutes, processes, by_minute))
        spent, used = processor(processes) - before, memory(processes)
        waits = [wait for table in played for wait in table.waits]
        failures = Counter(failure for table in played for failure in table.failures)
        cuts = quantiles(waits, n=100)
        size = sum(table.bytes for table in played) / len(waits) / 1000
        rate = len(waits) / (time.monotonic() - start)
        cells = (
            f"{rate:.0f} | {cuts[49] * 1000:.0f} | {cuts[98] * 1000:.0f} | {spent / len(waits) * 1000:.1f} | "
            f"{size:.1f} | {used:.0f} | {sum(table.lost for table in played)} | {failures.total()}"
        )
        below = [f"{count} tables failed: {reason}" for reason, count in failures.most_common()]
        if len(by_minute) > SHOWN_FROM:
            below.append("MB by minute: " + ", ".join(f"{each:.0f}" for each in by_minute))
        return cells, below
    finally:
        server.stop()
        unlimit(processes)


def write(rows: list[str]) -> None:
    """Put rows in the place of those that the pages have."""
    for page in PAGES:
        before, head, after = page.read_text(encoding="utf-8").partition(HEAD)
        rest = "".join(dropwhile(lambda line: line.startswith("|"), after.splitlines(keepends=True)))
        page.write_text(before + head + "".join(f"{row}\n" for row in rows) + rest, encoding="utf-8")


def main() -> None:
    """Measure everything."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=2)
    options.add_argument("--tables", default="50,100,200")
    options.add_argument("--only", choices=["sqlite", "postgresql"])
    options.add_argument("--old", action="store_true", help="version 0.1.0 alone")
    options.add_argument("--workers", default="1", help="server processes, on PostgreSQL")
    options.add_argument("--pause", type=float, default=PAUSE, help="seconds between two clicks at a table")
    options.add_argument("--core-share", type=float, default=0.0, help="of a core, that each server process gets")
    options.add_argument("--new", action="store_true", help="leave version 0.1.0 out")
    options.add_argument("--before", type=Path, help="a compiled checkout of version 0.1.0; else one is made")
    options.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    chosen = options.parse_args()
    versions: list[tuple[str, type[Page]]] = [("0.2.0", Page)]
    if not chosen.new and (chosen.before or version_0_1.prepare()):
        versions.insert(0, ("0.1.0", OldPage))
        if chosen.old:
            del versions[1:]
    print(HEAD, end="")
    measured = []
    rows = product([chosen.only] if chosen.only else ["sqlite", "postgresql"], chosen.tables.split(","))
    for database, tables in rows:  # versions in turn, so that neighbours disturb them alike
        for workers in chosen.workers.split(","):
            for version, kind in versions:
                with ExitStack() as stack:
                    folder = stack.enter_context(tempfile.TemporaryDirectory())
                    place = f"{folder}/t.sqlite" if database == "sqlite" else stack.enter_context(postgresql())
                    os.environ.pop("PYTHONPATH", None)
                    if version == "0.1.0":
                        older = str((chosen.before / "src").absolute()) if chosen.before else ""
                        os.environ["PYTHONPATH"] = older or version_0_1.environment()["PYTHONPATH"]
                    cells, below = measure(
                        place, kind, int(tables), chosen.minutes, int(workers), chosen.pause, chosen.core_share
                    )
                    row = f"| {version} | {database} | {workers} | {tables} | {cells} | {os.getloadavg()[0]:.0f} |"
                    measured.append(row)
                    print("\n".join([row, *below]), flush=True)
    if chosen.write:
        write(measured)


if __name__ == "__main__":
    main()
