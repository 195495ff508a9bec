"""`godsplay load`: play at many tables of a server at once as pages do, and say how long clicks take."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import time
import zlib
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.extensions.permessage_deflate import PerMessageDeflate

from godsplay.cli.console import open_console
from godsplay.cli.errors import UsageError
from godsplay.engine.message import Value
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.present.words import CORE_WORDS, Words

START_SECONDS = 0.05  # between two tables that are opened
MOST_FAILURES = 5  # kinds that are printed
PATIENCE = 120.0  # seconds after which something has failed; a machine that is too busy takes long
PAUSES = (0.5, 1, 2, 4, 8, 16)  # seconds before each attempt to come back
LANGUAGE = "en"


class Page:
    """The page of one person: one connection for requests, and one socket, which is opened again when it is lost."""

    def __init__(self, url: str, seat: int = 0) -> None:
        self.address = urlsplit(url)
        self.seat = seat
        self.cookie = ""
        self.bytes = 0  # on the wire, as far as a client can tell
        self.lost = 0  # connections
        self.move = ""  # that was sent, until the page hears of it

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
        self.socket = f"{scheme}://{self.address.netloc}/live/{table}"
        self.path = f"/api/tables/{table}"
        await self.greet()
        self.update = await self.receive()
        await self.show()

    async def greet(self) -> None:
        """Open the socket; a browser leaves it to the server to see whether the other side is still there."""
        headers = {"cookie": self.cookie}
        self.live = await connect(
            self.socket, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
        )
        agreed = [each for each in self.live.protocol.extensions if isinstance(each, PerMessageDeflate)]
        self.packing = zlib.compressobj(1, wbits=-agreed[0].remote_max_window_bits if agreed else -zlib.MAX_WBITS)
        await self.live.send('{"type": "hello"}')

    async def come_back(self) -> None:
        """Open the socket again, as a page does, and send the move again that nobody has heard of."""
        self.lost += 1
        for pause in PAUSES:
            await asyncio.sleep(pause)
            with contextlib.suppress(OSError, EOFError, WebSocketException):
                await self.greet()
                if self.move:
                    await self.live.send(self.move)
                return
        raise ConnectionError("the socket was lost, and could not be opened again")

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message, if need be on a new socket."""
        try:
            await self.live.send(json.dumps(message))
        except ConnectionClosed:
            await self.come_back()
            await self.live.send(json.dumps(message))

    async def show(self) -> None:
        """Ask for the whole picture as it is now."""
        ply = self.update["moves"]
        self.shown = (await self.request("GET", f"{self.path}/moments?seat={self.seat}&start={ply}&end={ply}"))[-1]

    async def look(self) -> None:
        """Say what the page shows, so that the next moves come with their update."""
        ply = self.update["moves"]
        look = {"seat": self.seat, "moves": ply, "scene": self.shown.get("scene", 0), "log": ply}
        await self.send({"type": "look", **look})

    async def act(self, action: str) -> None:
        """Make a move."""
        ply = self.update["moves"]
        message = {"type": "act", "id": 1, "seat": self.seat, "action": action, "moves": ply}
        await self.send(message)
        self.move = json.dumps(message)

    async def follow(self) -> None:
        """Wait for the next move and all that its picture needs: it comes with the update, or is asked for."""
        before = self.update["moves"]
        while self.update["moves"] <= before:
            self.update = await self.receive()
        self.move = ""
        if self.update.get("news") is not None:
            self.shown = self.update["news"]["moments"][-1]
            return
        await self.request("GET", f"{self.path}/log?after={before}&seat={self.seat}")
        wish = f"seat={self.seat}&start={before}&end={self.update['moves']}&base={before}"
        self.shown = (await self.request("GET", f"{self.path}/moments?{wish}"))[-1]

    async def receive(self) -> Any:
        """Wait for the next update."""
        while True:
            try:
                text = await self.live.recv(decode=False)
            except ConnectionClosed:
                await self.come_back()
                continue
            self.bytes += len(self.packing.compress(text) + self.packing.flush(zlib.Z_SYNC_FLUSH))
            message = json.loads(text)
            if message["type"] == "update":
                return message
            if message["type"] == "refused":
                raise ConnectionError(f"a move was refused: {message['error']}")


class LoadedTable:
    """A table where everybody has a page of their own, and plays at random."""

    def __init__(self, url: str, game: str, pause: float, kind: type[Page] = Page) -> None:
        self.url, self.game, self.pause, self.kind = url, game, pause, kind
        self.waits: list[float] = []  # from the click until everybody has the new picture
        self.bytes = 0  # of the clicks
        self.failures: list[str] = []  # why it could not go on
        self.lost = 0  # sockets that pages have opened again
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
        except TimeoutError:
            self.failures.append(f"a click had no picture after {PATIENCE:.0f} seconds")
        except (OSError, EOFError, WebSocketException) as error:
            self.failures.append(f"{type(error).__name__}: {error}")
        finally:
            self.lost = sum(page.lost for page in pages)

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
            async with asyncio.timeout(PATIENCE):
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
    lost = sum(table.lost for table in played)
    if lost:
        console.print(say("load-lost", count=lost))
    for failure in sorted(set(failures))[:MOST_FAILURES]:
        console.print(say("load-failure", count=failures.count(failure), text=failure), style="red")
    return 1 if failures or not waits else 0


def say(key: str, **values: Value) -> str:
    """Return a sentence."""
    return Words(CORE_WORDS, LANGUAGE).say(key, values)
