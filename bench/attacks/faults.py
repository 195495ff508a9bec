"""Things that break while people play: kills, outages, a full disk, clocks that are set, racing servers, a damaged row.

    python bench/attacks/faults.py [FAULT ...] [--tries N]

Somebody plays against bots through the fault, asking again like a page does, and an open page looks on. In the end the
database has every acknowledged move once, the page has come back by itself, and bots play on. On this computer alone.
A full disk is made by mounting a small file system, which needs root.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

import httpx
from players import PATIENCE, LookingOn, Player

from helpers.web.postgresql import PROGRAMS, PostgreSQL, command, postgresql_server
from helpers.web.servers import CommandServer as Server
from helpers.web.servers import wait_until
from helpers.web.tables import path

ENOUGH = 6  # moves after the fault, by which somebody is known to play on
DAY = 86_400
CLOCK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
static long offset(void) {
    long seconds = 0;
    FILE *file = fopen(getenv("CLOCK_OFFSET"), "r");
    if (file) { if (fscanf(file, "%ld", &seconds) != 1) seconds = 0; fclose(file); }
    return seconds;
}
int clock_gettime(clockid_t which, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(which, now);
    if (!failed && which == CLOCK_REALTIME) now->tv_sec += offset();
    return failed;
}
"""


def sqlite_rows(file: Path) -> list[tuple[str, int, int, str]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT table_id, ply, seat, move FROM moves").fetchall()


def postgresql_rows(database: PostgreSQL) -> list[tuple[str, int, int, str]]:
    psql = next(str(each / "psql") for each in PROGRAMS if (each / "psql").exists())
    query = "SELECT table_id, ply, seat, move FROM moves"
    done = subprocess.run(
        command(psql, database.address, "-At", "-F", "\t", "-c", query), check=True, capture_output=True, cwd="/"
    )
    lines = [line.split("\t") for line in done.stdout.decode().splitlines()]
    return [(table, int(ply), int(seat), move) for table, ply, seat, move in lines]


def kills(folder: Path, tries: int) -> str:
    """Kill the server in the middle of moves, and start it again."""
    server = Server(folder / "tables.sqlite")
    player, luck = Player(server.url), random.Random(2)
    page = LookingOn(server.url, player.table["table"])
    with player.playing():
        for _ in range(tries):
            time.sleep(0.5 + luck.random())
            server.kill()
            server.start()
        time.sleep(1)
    return finish(server, player, page, lambda: sqlite_rows(folder / "tables.sqlite"), f"{tries} kills")


def process_kills(folder: Path, tries: int) -> str:
    """Kill one process after the other of a service that has two, which hand sockets to each other."""
    with postgresql_server() as database:
        server = Server(database.address, workers=2)
        player, luck = Player(server.url), random.Random(2)
        page = LookingOn(server.url, player.table["table"])
        with player.playing():
            for _ in range(tries):
                time.sleep(1 + luck.random())
                wait_until(lambda: len(server.server_processes()) == 2)
                os.kill(luck.choice(server.server_processes()), signal.SIGKILL)
        what = f"{tries} kills of one process of two"
        return finish(server, player, page, lambda: postgresql_rows(database), what)


def outages(folder: Path, tries: int) -> str:
    """Stop PostgreSQL as a power cut does, and start it again; the server stays."""
    with postgresql_server() as database:
        server = Server(database.address)
        player = Player(server.url)
        page = LookingOn(server.url, player.table["table"])
        with player.playing():
            for _ in range(tries):
                time.sleep(1.5)
                database.stop()
                time.sleep(2)
                database.start()
                time.sleep(2)
        return finish(server, player, page, lambda: postgresql_rows(database), f"{tries} outages of PostgreSQL")


def full_disk(folder: Path, tries: int) -> str:
    """Fill the file system of the database, and make room again."""
    place = folder / "small"
    place.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(place)], check=False)
    if made.returncode:
        return "not run: mounting needs root"
    try:
        server = Server(place / "tables.sqlite")
        player = Player(server.url)
        page, filler, refused = LookingOn(server.url, player.table["table"]), place / "filler", 0
        with player.playing():
            for _ in range(tries):
                time.sleep(1.5)
                fill(filler)
                time.sleep(2)
                refused += httpx.get(f"{server.url}/health", timeout=30).status_code == 503
                filler.unlink()
                time.sleep(1)
        what = f"{tries} times a full disk (/health said so {refused} times)"
        return finish(server, player, page, lambda: sqlite_rows(place / "tables.sqlite"), what)
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)


def fill(file: Path) -> None:
    """Write until nothing fits any more."""
    with file.open("wb", buffering=0) as written:
        for size in (100_000, 1000, 1):
            try:
                while True:
                    written.write(b"x" * size)
            except OSError:
                continue


def clock_jumps(folder: Path, tries: int) -> str:
    """Set the clock of the server back and forth, by a library that is loaded before the others."""
    source, library, offset = folder / "clock.c", folder / "clock.so", folder / "offset"
    source.write_text(CLOCK)
    offset.write_text("0")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    os.environ.update(LD_PRELOAD=str(library), CLOCK_OFFSET=str(offset))
    try:
        server = Server(folder / "tables.sqlite")
    finally:
        del os.environ["LD_PRELOAD"]
    player = Player(server.url)
    page = LookingOn(server.url, player.table["table"])
    with player.playing():
        for number in range(tries):
            time.sleep(1)
            offset.write_text(str((-1) ** number * (number + 1) * DAY * 40))
        time.sleep(1)
    what = f"{tries} jumps of the clock, up to {tries * 40} days back and forth"
    return finish(server, player, page, lambda: sqlite_rows(folder / "tables.sqlite"), what)


def races(folder: Path, tries: int) -> str:
    """Send every move to two servers of one database at the same instant; start a second server on one SQLite file."""
    with postgresql_server() as database, ExitStack() as stack:
        servers = [Server(database.address) for _ in range(2)]
        for server in servers:
            stack.callback(server.stop)
        player = Player(servers[0].url, servers[1].url)
        page, raced, pool = LookingOn(servers[1].url, player.table["table"]), 0, ThreadPoolExecutor(4)
        end = time.monotonic() + PATIENCE * 2
        while raced < tries * 5 and time.monotonic() < end:
            raced += race(player, [server.url for server in servers], pool)
        rows = player.judge(postgresql_rows(database))
        told = page.catch_up(player)
    first = Server(folder / "tables.sqlite")
    second = [sys.executable, "-m", "godsplay.cli", "serve", "--port", "0", "--database", str(first.database)]
    done = subprocess.run(second, check=False, capture_output=True, timeout=PATIENCE)
    first.stop()
    what = f"{raced} moves sent to two servers twice each: {rows}; {told}"
    return f"{what}; a second server on one SQLite file ends with {done.returncode}"


def race(player: Player, urls: list[str], pool: ThreadPoolExecutor) -> bool:
    """Send one move to both servers, twice each; whether it was our turn."""
    found = player.ask("GET", path(player.table)).json()
    if found["over"]:
        player.begin()
        return False
    if not found["people"][0]["acting"]:
        time.sleep(0.05)
        return False
    shown = player.ask("GET", path(player.table, "position"), params={"seat": 0}).json()
    choices = [each["action"] for each in shown["question"]["choices"] if not each.get("aside")]
    if not choices:
        return False
    sent = {"seat": 0, "action": choices[-1], "moves": shown["moves"]}
    cookies = dict(player.client.cookies)

    def send(url: str) -> httpx.Response:
        return httpx.post(url + path(player.table, "actions"), json=sent, cookies=cookies, timeout=60)

    answers = list(pool.map(send, urls * 2))
    for answer in answers:
        if answer.status_code == 200:
            player.acknowledged[player.table["table"], answer.json()["moves"]] = sent["action"]
    return any(answer.status_code == 200 for answer in answers)


def damaged_row(folder: Path, tries: int) -> str:
    """Damage moves of one table in the database: its owner's other tables go on, and it can be cleared away."""
    file, results = folder / "tables.sqlite", []
    server = Server(file)
    player = Player(server.url)
    for number in range(tries):
        player.play_on(3)
        server.stop()
        harm = ["move = 'nonsense'", "drew = '[99999]'", "digest = ''", "drew = '{'"][number % 4]
        with closing(sqlite3.connect(file)) as database:
            database.execute(f"UPDATE moves SET {harm} WHERE table_id = ? AND ply = 1", (player.table["table"],))
            database.commit()
        server.start()
        home = player.ask("GET", "/").status_code
        looked = player.client.get(server.url + path(player.table)).status_code
        cleared = player.ask("DELETE", path(player.table)).status_code
        results.append((home, looked < 500, cleared < 300))
        player.acknowledged = {
            key: each for key, each in player.acknowledged.items() if key[0] != player.table["table"]
        }
        player.begin()
        player.play_on(2)
    server.stop()
    good = sum(result == (200, True, True) for result in results)
    return f"{tries} damaged rows: {good} times home page, a sentence, cleared away; {player.judge(sqlite_rows(file))}"


def finish(
    server: Server, player: Player, page: LookingOn, rows: Callable[[], list[tuple[str, int, int, str]]], what: str
) -> str:
    """Let everybody play on a while; then compare."""
    try:
        player.play_on(ENOUGH)
        told = page.catch_up(player)
        return f"{what}: {player.judge(rows())}; {told}; the game goes on"
    finally:
        server.stop()


FAULTS: dict[str, tuple[Callable[[Path, int], str], int]] = {
    "kills": (kills, 12),
    "process-kills": (process_kills, 12),
    "outages": (outages, 6),
    "full-disk": (full_disk, 6),
    "clock-jumps": (clock_jumps, 12),
    "races": (races, 12),
    "damaged-row": (damaged_row, 8),
}


def main() -> None:
    """Let everything break, one thing after the other."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("faults", nargs="*", choices=[*FAULTS, []], metavar="FAULT", help=", ".join(FAULTS))
    options.add_argument("--tries", type=int, help="how often each is tried")
    chosen = options.parse_args()
    for name in chosen.faults or FAULTS:
        fault, tries = FAULTS[name]
        folder = Path(tempfile.mkdtemp())
        try:
            print(f"{name}: {fault(folder, chosen.tries or tries)}", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
