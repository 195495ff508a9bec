"""`godsplay load`: play at many tables of a server at once as pages do, and say how long clicks take."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
import zlib
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from godsplay.cli.console import open_console
from godsplay.cli.errors import UsageError
from godsplay.engine.message import Value
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.present.words import CORE_WORDS, Words

START_SECONDS = 0.05  # between two tables that are opened
MOST_FAILURES = 5  # kinds that are printed
LANGUAGE = "en"


class Page:
    """The page of one person: one connection for requests, and one socket."""

    def __init__(self, url: str, seat: int = 0) -> None:
        self.address = urlsplit(url)
        self.seat = seat
        self.cookie = ""
        self.bytes = 0  # on the wire, as far as a client can tell

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request on the connection that is kept, and return what is answered."""
        sent = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.address.netloc}\r\naccept-encoding: gzip\r\n"
            f"content-type: application/json\r\ncontent-length: {len(sent)}\r\ncookie: {self.cookie}\r\n\r\n"
        )
        for _ in range(2):  # the server closes connections that rest
            try:
                if self.writer.is_closing():
                    await self.open()
                self.writer.write(head.encode() + sent)
                answer = await self.reader.readuntil(b"\r\n\r\n")
                break
            except (OSError, EOFError):
                await self.open()
        else:
            raise ConnectionError("the server closed the connection")
        fields = dict(line.lower().split(": ", 1) for line in answer.decode().splitlines()[1:] if ": " in line)
        if "set-cookie" in fields:
            original = next(line for line in answer.decode().splitlines() if line.lower().startswith("set-cookie"))
            self.cookie = original.split(": ", 1)[1].partition(";")[0]
        content = await self.reader.readexactly(int(fields.get("content-length", 0)))
        self.bytes += len(answer) + len(content)
        text = gzip.decompress(content) if fields.get("content-encoding") == "gzip" else content
        status = int(answer.split()[1])
        if status >= 400:
            raise ConnectionError(f"{method} {path.partition('?')[0]}: {status} {text[:200].decode(errors='replace')}")
        return json.loads(text) if text else None

    async def open(self) -> None:
        """Connect anew."""
        secure = self.address.scheme == "https"
        port = self.address.port or (443 if secure else 80)
        self.reader, self.writer = await asyncio.open_connection(
            self.address.hostname, port, ssl=secure or None, limit=2**24
        )

    async def enter(self, table: str) -> None:
        """Open the page of a table, and ask for the whole picture."""
        scheme = "wss" if self.address.scheme == "https" else "ws"
        address = f"{scheme}://{self.address.netloc}/live/{table}"
        self.path = f"/api/tables/{table}"
        self.packing = zlib.compressobj(wbits=-12)  # as messages of a server are packed on their way
        self.live = await connect(address, additional_headers={"cookie": self.cookie}, max_size=None)
        await self.live.send('{"type": "hello"}')
        self.update = await self.receive()
        await self.show()

    async def show(self) -> None:
        """Ask for the whole picture as it is now."""
        ply = self.update["moves"]
        self.shown = (await self.request("GET", f"{self.path}/moments?seat={self.seat}&start={ply}&end={ply}"))[-1]

    async def look(self) -> None:
        """Say what the page shows, so that the next moves come with their update."""
        ply = self.update["moves"]
        look = {"seat": self.seat, "moves": ply, "scene": self.shown.get("scene", 0), "log": ply}
        await self.live.send(json.dumps({"type": "look", **look}))

    async def act(self, action: str) -> None:
        """Make a move."""
        ply = self.update["moves"]
        message = {"type": "act", "id": 1, "seat": self.seat, "action": action, "moves": ply}
        await self.live.send(json.dumps(message))

    async def follow(self) -> None:
        """Wait for the next move and all that its picture needs: it comes with the update, or is asked for."""
        before = self.update["moves"]
        while self.update["moves"] <= before:
            self.update = await self.receive()
        if self.update.get("news") is not None:
            self.shown = self.update["news"]["moments"][-1]
            return
        await self.request("GET", f"{self.path}/log?after={before}&seat={self.seat}")
        wish = f"seat={self.seat}&start={before}&end={self.update['moves']}&base={before}"
        self.shown = (await self.request("GET", f"{self.path}/moments?{wish}"))[-1]

    async def receive(self) -> Any:
        """Wait for the next update."""
        while True:
            text = await self.live.recv(decode=False)
            self.bytes += len(self.packing.compress(text) + self.packing.flush(zlib.Z_SYNC_FLUSH))
            message = json.loads(text)
            if message["type"] == "update":
                return message
            if message["type"] == "refused":
                raise ConnectionError(message["error"])


class LoadedTable:
    """A table where everybody has a page of their own, and plays at random."""

    def __init__(self, url: str, game: str, pause: float, kind: type[Page] = Page) -> None:
        self.url, self.game, self.pause, self.kind = url, game, pause, kind
        self.waits: list[float] = []  # from the click until everybody has the new picture
        self.bytes = 0  # of the clicks
        self.failures: list[str] = []
        self.luck = random.Random(game)

    async def run(self, end: float) -> None:
        """Play game after game until the time is up, at least one click."""
        pages = [self.kind(self.url, seat) for seat in range(open_game(self.game).fewest)]
        try:
            for page in pages:
                await page.open()
            while time.monotonic() < end or not self.waits:
                await self.sit_down(pages)
                await self.play(pages, end)
                for page in pages:
                    await page.live.close()
        except (OSError, EOFError, ConnectionError, WebSocketException) as error:
            self.failures.append(str(error) or type(error).__name__)

    async def sit_down(self, pages: list[Page]) -> None:
        """Open a table, and let everybody come to it."""
        host, *friends = pages
        wish = {"game": self.game, "seats": [{"who": "here"}, *({"who": "invited"} for _ in friends)]}
        opened = await host.request("POST", "/api/tables", wish)
        for friend in friends:
            await friend.request("POST", opened["invitations"][str(friend.seat)])
        for page in pages:
            await page.enter(opened["table"])

    async def play(self, pages: list[Page], end: float) -> None:
        """Play one game."""
        await asyncio.sleep(self.luck.random() * self.pause)
        while not pages[0].update["over"] and (time.monotonic() < end or not self.waits):
            acting = [person["seat"] for person in pages[0].update["people"] if person["acting"]]
            page = pages[acting[0]]
            choices = [each for each in page.shown["question"]["choices"] if not each.get("aside")]
            action = self.luck.choice(choices)["action"]
            for each in pages:
                await each.look()
            before, began = sum(each.bytes for each in pages), time.monotonic()
            await page.act(action)
            await asyncio.gather(*(each.follow() for each in pages))
            self.waits.append(time.monotonic() - began)
            self.bytes += sum(each.bytes for each in pages) - before
            await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)))


async def play_all(tables: list[LoadedTable], minutes: float) -> None:
    """Play at all tables; they are opened one after the other, as people come."""
    end = time.monotonic() + 60 * minutes

    async def start(number: int, table: LoadedTable) -> None:
        await asyncio.sleep(number * START_SECONDS)
        await table.run(end)

    await asyncio.gather(*(start(number, table) for number, table in enumerate(tables)))


async def figures(url: str) -> dict[str, float]:
    """Read what the server says of itself; nothing where it does not tell us."""
    page = Page(url)
    try:
        await page.open()
        page.writer.write(f"GET /metrics HTTP/1.0\r\nhost: {page.address.netloc}\r\n\r\n".encode())
        text = (await page.reader.read()).decode()
    except OSError:
        return {}
    found = {}
    for line in text.splitlines():
        name, _, value = line.rpartition(" ")
        if name.startswith("godsplay_"):
            found[name] = float(value)
    return found


def run(url: str, tables: int, minutes: float, pause: float, game: str) -> int:
    """Measure, and print what came out; return the exit code."""
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname:
        raise UsageError(say("load-address", url=url))
    names = [game] if game else games()
    for name in names:
        open_game(name)
    played = [LoadedTable(url.rstrip("/"), names[number % len(names)], pause) for number in range(tables)]
    before = asyncio.run(figures(url))
    asyncio.run(play_all(played, minutes))
    after = asyncio.run(figures(url))
    waits = [wait for table in played for wait in table.waits]
    failures = [failure for table in played for failure in table.failures]
    console = open_console()
    if len(waits) > 1:
        cuts, size = quantiles(waits, n=100), sum(table.bytes for table in played) / len(waits)
        console.print(
            say(
                "load-clicks",
                tables=tables,
                clicks=len(waits),
                size=f"{size / 1000:.1f}",
                half=f"{cuts[49] * 1000:.0f}",
                most=f"{cuts[98] * 1000:.0f}",
            )
        )
    spent = after.get("godsplay_cpu_seconds_total", 0) - before.get("godsplay_cpu_seconds_total", 0)
    moves = after.get("godsplay_moves_total", 0) - before.get("godsplay_moves_total", 0)
    if moves > 0:
        memory = f"{after['godsplay_memory_bytes'] / 1e6:.0f}"
        console.print(say("load-server", time=f"{spent / moves * 1000:.2f}", memory=memory))
    for failure in sorted(set(failures))[:MOST_FAILURES]:
        console.print(say("load-failure", count=failures.count(failure), text=failure), style="red")
    return 1 if failures or not waits else 0


def say(key: str, **values: Value) -> str:
    """Return a sentence."""
    return Words(CORE_WORDS, LANGUAGE).say(key, values)
