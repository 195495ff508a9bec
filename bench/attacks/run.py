"""Attacks on a server of one's own: bounded, on this computer alone, against this version or 0.1.0.

    python bench/attacks/run.py [--version 0.1.0] [ATTACK ...]

Every attack says what was tried and whether somebody else was still served. What needs no flood is in tests/web.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import version_0_1
from websockets.asyncio.client import connect

from helpers.web.postgresql import PROGRAMS, PostgreSQL, postgresql, postgresql_server
from helpers.web.servers import CommandServer as Server
from helpers.web.tables import finished_record_text, open_table, path

SILENT, HALVES, PAGES, ROUNDS, HELLOS, HINTS = 2100, 300, 650, 4, 400, 40
ALTERED = int(os.environ.get("ALTERED", "20000"))
NOVEL = 500_000
UNWATCHED, REST = 12, 10.0
HTTP_CREATED = 201
PATIENCE = 30.0

Attack = Callable[[Server], str]


def served(server: Server) -> str:
    """Say whether somebody else is served, and how soon."""
    start = time.monotonic()
    try:
        status = str(httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code)
    except httpx.TransportError as error:
        status = type(error).__name__
    return f"somebody else gets {status} after {time.monotonic() - start:.1f} s"


def silent_connections(server: Server) -> str:
    """Open connections that say nothing."""
    with ExitStack() as open_ones:
        for _ in range(SILENT):
            open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
        return f"{SILENT} silent connections: {served(server)}"


def half_requests(server: Server) -> str:
    """Send half a head, and see how many are still held after fifteen seconds."""
    with ExitStack() as open_ones:
        halves = []
        for _ in range(HALVES):
            one = open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            halves.append(one)
        time.sleep(15)
        held = sum(not is_closed(one) for one in halves)
        return f"{HALVES} half requests: {held} still held after 15 s; {served(server)}"


def is_closed(one: socket.socket) -> bool:
    """Whether the other side has closed a connection."""
    one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def silent_pages(server: Server) -> str:
    """Open sockets that never greet, and close them together, again and again."""
    with httpx.Client(base_url=server.url) as client:
        table = open_table(client)["table"]

    async def round_() -> None:
        address = f"ws://127.0.0.1:{server.port}/live/{table}"
        opened = await asyncio.gather(*(connect(address, open_timeout=None) for _ in range(50)), return_exceptions=True)
        await asyncio.gather(*(one.close() for one in opened if not isinstance(one, BaseException)))

    async def all_rounds() -> None:
        for _ in range(ROUNDS * PAGES // 50):
            await round_()

    asyncio.run(all_rounds())
    return f"{ROUNDS * PAGES} sockets without a greeting: {served(server)}"


def many_hellos(server: Server) -> str:
    """Greet again and again at a table with a full chat."""
    with httpx.Client(base_url=server.url) as client:
        table = open_table(client)
        cookie = {"cookie": f"godsplay={client.cookies['godsplay']}"}

    async def greet() -> int:
        heard = 0
        address = f"ws://127.0.0.1:{server.port}/live/{table['table']}"
        async with connect(address, additional_headers=cookie, max_size=None) as page:
            for number in range(50):
                await page.send(json.dumps({"type": "talk", "id": number, "text": "x" * 300}))
            for _ in range(HELLOS):
                await page.send('{"type": "hello"}')
            try:
                async with asyncio.timeout(10):
                    while True:
                        heard += len(await page.recv())
            except TimeoutError:
                return heard

    return f"{HELLOS} greetings after 50 lines: {asyncio.run(greet()) / 1e6:.2f} MB came back; {served(server)}"


def novel_in_a_record(server: Server) -> str:
    """Import records with as much free text as fits; a record of the version that is attacked."""
    made = "import godsplay; print(godsplay.Record(godsplay.game('gods-playground'), seed='novel').to_json())"
    text = subprocess.run([sys.executable, "-c", made], capture_output=True, check=True, text=True).stdout
    found = []
    for field in ("edition-name", "seats", "commitment"):
        record = json.loads(text)
        record[field] = ["x" * NOVEL] * record["players"] if field == "seats" else "x" * NOVEL
        found.append(f"{field} {httpx.post(f'{server.url}/api/records', json=record, timeout=PATIENCE).status_code}")
    return f"{NOVEL:,} letters in a record: {', '.join(found)}; {served(server)}"


LONG_GAME = """
import godsplay
record, luck = godsplay.Record(godsplay.game("playful-gods"), players=2, seed="long"), godsplay.Seeded("long")
while len(record) < 26_000:
    seat = record.state.to_act[0]
    legal = record.state.legal(seat)
    action = legal[luck.below(len(legal))]
    trial = record.state.clone()
    trial.apply(seat, action)
    if not trial.over:
        record.play(seat, action)
print(record.to_json())
"""


def long_record(server: Server) -> str:
    """Import a game in which nobody wants to win, and have three clients ask for its moments."""
    text = subprocess.run([sys.executable, "-c", LONG_GAME], capture_output=True, check=True).stdout
    with httpx.Client(base_url=server.url, timeout=10 * PATIENCE) as client:
        answer = client.post("/api/records", content=text)
        if answer.status_code != HTTP_CREATED:
            return f"26,000 moves: refused ({answer.status_code}); {served(server)}"
        table = answer.json()["table"]
        cookies = dict(client.cookies)

    def ask(number: int) -> None:
        ply = 25_000 - 3000 * number
        for place in (f"moments?start={ply}&end={ply + 40}", f"frames/{ply}"):  # as either version calls it
            with suppress(httpx.TransportError):
                httpx.get(f"{server.url}/api/tables/{table}/{place}", cookies=cookies, timeout=PATIENCE)

    with ThreadPoolExecutor(3) as pool:
        asked = [pool.submit(ask, number) for number in range(3)]
        time.sleep(0.5)
        found = served(server)
        for each in asked:
            each.result()
    return f"26,000 moves: imported; three clients ask for their past: {found}"


def unwatched_bots(server: Server) -> str:
    """Leave tables of hard bots alone, and see how long a bot of somebody who plays takes for one move."""
    hard = {"who": "hard"}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(UNWATCHED):
            open_table(client, hard, hard, hard)
        time.sleep(REST)
        start = time.monotonic()
        table = open_table(client, hard, hard, hard)
        while client.get(path(table)).json()["moves"] == 0 and time.monotonic() - start < PATIENCE:
            time.sleep(0.05)
        return f"{UNWATCHED} unwatched tables of hard bots: a new one moves after {time.monotonic() - start:.1f} s"


def outage(_: Server) -> str:
    """Take the database away while bots play; see whether they go on without a visit."""
    with postgresql_server() as database:
        server = Server(database.address)
        try:
            with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
                table = open_table(client, *[{"who": "hard"}] * 3)
                time.sleep(2)
                database.stop()
                time.sleep(3)
                database.start()
                time.sleep(1)
                before = moves_of(database, table["table"])
                time.sleep(10)
                made = moves_of(database, table["table"]) - before
                return f"an outage of the database: {made} moves of bots in ten seconds after it, nobody visiting"
        finally:
            server.stop()


def moves_of(database: PostgreSQL, table: str) -> int:
    """Count the moves of a table in the database itself, so that nobody visits it."""
    words = [f"{PROGRAMS[0]}/psql", database.address, "-Atc", f"SELECT count(*) FROM moves WHERE table_id = '{table}'"]
    return int(subprocess.run(words, capture_output=True, check=True, text=True).stdout)


def nul_on_postgresql(_: Server) -> str:
    """Ask for names that PostgreSQL cannot read."""
    with postgresql() as address:
        server = Server(address)
        try:
            places = ("/api/tables/%00", "/t/%00", "/join/%00")
            found = [f"{place} {httpx.get(server.url + place, timeout=PATIENCE).status_code}" for place in places]
            return f"NUL in names on PostgreSQL: {', '.join(found)}"
        finally:
            server.stop()


def altered_records(_: Server) -> str:
    """Alter one letter of a record after the other, and see whether any that is another still verifies."""
    import godsplay
    from godsplay.records.format import RecordError, read_page
    from godsplay.records.loading import loads

    text = finished_record_text("altered").decode()
    published = read_page(text).commitment
    luck, passed, same = random.Random(1), 0, 0
    protected = ("seed", "commitment", "moves", "drew", "start", "players")
    for _ in range(ALTERED):
        place = luck.randrange(len(text))
        changed = text[:place] + luck.choice("0123456789abcdef") + text[place + 1 :]
        try:
            record = loads(changed)
            record.verify()
        except (RecordError, ValueError):
            continue
        page = read_page(changed)
        if all(getattr(page, name) == getattr(read_page(text), name) for name in protected):
            same += 1  # only a label is another: who sat where
        elif page.commitment == published:
            passed += 1
    assert godsplay.VERSION
    return f"{ALTERED} altered records: {passed} passed; {same} differ in labels alone"


ATTACKS: dict[str, Attack] = {
    "silent-connections": silent_connections,
    "half-requests": half_requests,
    "silent-pages": silent_pages,
    "many-hellos": many_hellos,
    "novel-in-a-record": novel_in_a_record,
    "long-record": long_record,
    "unwatched-bots": unwatched_bots,
    "outage": outage,
    "nul-on-postgresql": nul_on_postgresql,
    "altered-records": altered_records,
}


def main() -> None:
    """Start a server for each attack, and print what came out."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], metavar="ATTACK", help=", ".join(ATTACKS))
    options.add_argument("--version", choices=["0.1.0"])
    chosen = options.parse_args()
    if chosen.version and version_0_1.prepare():
        os.environ["PYTHONPATH"] = version_0_1.environment()["PYTHONPATH"]
    for name in chosen.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder) / "tables.sqlite")
            try:
                print(f"{name}: {ATTACKS[name](server)}", flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
