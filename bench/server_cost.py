"""What a click costs a server: processor time from the pages of a table to the database, without a network.

    python bench/server_cost.py [--tables N] [--clicks N] [--game GAME] [--profile]

Everybody at a table has a page of their own, whose socket is handed to the application as a server does it, in one
process. The luck is always the same, so with PYTHONHASHSEED=1 what `valgrind --tool=callgrind` counts can be compared
however busy the machine is. Processor time and memory are printed; the pages of the bench are part of both.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from typing import Any

from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.web.app import make_app
from godsplay.web.metrics import resident_memory
from godsplay.web.settings import Settings

UNBOUNDED = {"new_tables_per_minute": 10**6, "requests_per_second": 1e6, "burst": 1e6, "sockets_at_once": 10**6}
WARMING = 10  # clicks at every table, after which words and styles have been read


class Page:
    """The page of one person: requests, and a socket, without a network."""

    def __init__(self, app: Any, seat: int) -> None:
        self.app, self.seat, self.cookie = app, seat, b""
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def scope(self, kind: str, path: str, **more: str) -> dict[str, Any]:
        """Describe a connection as a server does."""
        place, _, query = path.partition("?")
        headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"cookie", self.cookie)]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": place,
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
            **more,
        }

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; return what is answered."""
        answer: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": json.dumps(body).encode() if body else b"", "more_body": False}

        async def send(message: Any) -> None:
            answer.append(message)

        await self.app(self.scope("http", path, method=method), receive, send)
        headers = dict(answer[0]["headers"])
        if b"set-cookie" in headers:
            self.cookie = headers[b"set-cookie"].partition(b";")[0]
        content = b"".join(message.get("body", b"") for message in answer[1:])
        return json.loads(content) if content else None

    async def enter(self, table: str) -> None:
        """Open the socket, and ask for the whole picture."""

        async def send(message: Any) -> None:
            self.received.put_nowait(message)

        self.serving = asyncio.create_task(self.app(self.scope("websocket", f"/live/{table}"), self.sent.get, send))
        self.sent.put_nowait({"type": "websocket.connect"})
        await self.received.get()
        self.say({"type": "hello"})
        self.update = await self.hear()
        self.shown = (await self.request("GET", f"/api/tables/{table}/moments?seat={self.seat}&start=0&end=0"))[-1]

    async def leave(self) -> None:
        """Close the socket."""
        self.sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.serving

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def look(self) -> None:
        """Say what the page shows."""
        ply = self.update["moves"]
        self.say({"type": "look", "seat": self.seat, "moves": ply, "scene": self.shown.get("scene", 0), "log": ply})

    async def hear(self) -> Any:
        """Wait for the next update."""
        while True:
            message = json.loads((await self.received.get())["text"])
            if message["type"] == "update":
                return message

    async def follow(self) -> None:
        """Wait for the next move, with its picture."""
        before = self.update["moves"]
        while self.update["moves"] <= before:
            self.update = await self.hear()
        self.shown = self.update["news"]["moments"][-1]


class LoadedTable:
    """A table where everybody plays at random, game after game."""

    def __init__(self, app: Any, game: str, number: int) -> None:
        self.app, self.game = app, game
        self.luck = random.Random(f"{game} {number}")
        self.pages: list[Page] = []

    async def open(self) -> None:
        """Let everybody sit down."""
        self.pages = [Page(self.app, seat) for seat in range(open_game(self.game).fewest)]
        host, *friends = self.pages
        seats = [{"who": "here"}, *({"who": "invited"} for _ in friends)]
        wish = {"game": self.game, "seats": seats, "seed": str(self.luck.random())}
        opened = await host.request("POST", "/api/tables", wish)
        for friend in friends:
            await friend.request("POST", opened["invitations"][str(friend.seat)])
        for page in self.pages:
            await page.enter(opened["table"])

    async def click(self) -> None:
        """Make a move, and wait until everybody has seen it."""
        if not self.pages or self.pages[0].update["over"]:
            await asyncio.gather(*(page.leave() for page in self.pages))
            await self.open()
        page = self.pages[next(person["seat"] for person in self.pages[0].update["people"] if person["acting"])]
        choices = [each["action"] for each in page.shown["question"]["choices"] if not each.get("aside")]
        for each in self.pages:
            each.look()
        move = {"seat": page.seat, "action": self.luck.choice(choices), "moves": page.update["moves"]}
        page.say({"type": "act", "id": 1, **move})
        await asyncio.gather(*(each.follow() for each in self.pages))


async def measure(names: list[str], tables: int, clicks: int, watch: cProfile.Profile | None) -> None:
    """Play at all tables in turn, and print what that costs."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = make_app(Settings(database=f"{folder}/tables.sqlite", **UNBOUNDED))
        async with app.app.lifespan():
            played = [LoadedTable(app, names[number % len(names)], number) for number in range(tables)]
            for table in played:
                for _ in range(WARMING):
                    await table.click()
            if watch is not None:
                watch.enable()
            start = time.process_time()
            for _ in range(clicks):
                for table in played:
                    await table.click()
            spent = (time.process_time() - start) / clicks / tables
            if watch is not None:
                watch.disable()
            print(f"{1000 * spent:.2f} ms a click, {tables * clicks} clicks, {resident_memory() / 1e6:.0f} MB")
            await asyncio.gather(*(page.leave() for table in played for page in table.pages))


def main() -> None:
    """Measure."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=30)
    options.add_argument("--clicks", type=int, default=20, help="at every table")
    options.add_argument("--game", choices=games())
    options.add_argument("--profile", action="store_true")
    chosen = options.parse_args()
    watch = cProfile.Profile() if chosen.profile else None
    asyncio.run(measure([chosen.game] if chosen.game else games(), chosen.tables, chosen.clicks, watch))
    if watch is not None:
        pstats.Stats(watch).sort_stats("cumulative").print_stats(70)


if __name__ == "__main__":
    main()
