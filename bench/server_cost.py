"""What a move costs a server: processor time of everything between a page and the database, without a network.

    python bench/server_cost.py [--moves N] [--profile]

The application is asked as a server asks it, in one process, for what a page needs after each move: the move itself,
the log, and the moments. Processor time is counted, so neighbours on the machine hardly matter.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import tempfile
import time
from collections import defaultdict
from typing import Any

import godsplay
from godsplay.web.app import make_app
from godsplay.web.settings import Settings

UNBOUNDED = {"new_tables_per_minute": 10**6, "requests_per_second": 1e6, "burst": 1e6}


class Client:
    """Asks an application without a network, and keeps its cookie."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""
        self.bytes = 0
        self.spent: dict[str, float] = defaultdict(float)

    async def ask(self, method: str, path: str, body: Any = None, what: str = "") -> Any:
        """Send a request; return what is answered."""
        place, _, query = path.partition("?")
        sent = b"" if body is None else json.dumps(body).encode()
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": place,
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", b"127.0.0.1"),
                (b"content-type", b"application/json"),
                (b"accept-encoding", b"gzip"),
                (b"cookie", self.cookie),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        answer: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            answer.append(message)

        start = time.process_time()
        await self.app(scope, receive, send)
        self.spent[what] += time.process_time() - start
        headers = dict(answer[0]["headers"])
        if b"set-cookie" in headers:
            self.cookie = headers[b"set-cookie"].partition(b";")[0]
        content = b"".join(message.get("body", b"") for message in answer[1:])
        self.bytes += len(content)
        if headers.get(b"content-encoding") == b"gzip":
            import gzip

            content = gzip.decompress(content)
        return json.loads(content)


async def play(app: Any, game: str, moves: int) -> Client:
    """Play a game as its page does, all seats in turn."""
    client, luck = Client(app), godsplay.Seeded("cost")
    seats = [{"who": "here"}] * min(4, godsplay.game(game).most)
    table = "/api/tables/" + (await client.ask("POST", "/api/tables", {"game": game, "seats": seats}))["table"]
    for ply in range(moves):
        people = (await client.ask("GET", table))["people"]
        seat = next((person["seat"] for person in people if person["acting"]), None)
        if seat is None:
            break
        (shown,) = await client.ask("GET", f"{table}/moments?seat={seat}&start={ply}&end={ply}")
        choices = [each for each in shown["question"]["choices"] if not each.get("aside")]
        action = choices[luck.below(len(choices))]["action"]
        before = client.bytes
        await client.ask("POST", f"{table}/actions", {"seat": seat, "action": action, "moves": ply}, "the move")
        await client.ask("GET", f"{table}/log?after={ply}&seat={seat}", what="the log")
        await client.ask("GET", f"{table}/moments?seat={seat}&start={ply}&end={ply + 1}&base={ply}", what="the moments")
        client.spent["kilobytes"] += (client.bytes - before) / 1000
        client.spent["moves"] += 1
    return client


async def measure(moves: int, profile: bool) -> None:
    """Play all games, and print what they cost."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/tables.sqlite", **UNBOUNDED)
        app: Any = make_app(settings)
        async with app.app.lifespan():
            for game in godsplay.games():
                await play(app, game, 5)  # words, styles and the like are read once
                watch = cProfile.Profile()
                if profile:
                    watch.enable()
                client = await play(app, game, moves)
                watch.disable()
                count = client.spent["moves"]
                parts = {what: 1000 * client.spent[what] / count for what in ("the move", "the log", "the moments")}
                told = ", ".join(f"{what} {cost:.2f} ms" for what, cost in parts.items())
                size = client.spent["kilobytes"] / count
                print(f"{game}: {sum(parts.values()):.2f} ms a move ({told}), {size:.1f} kB, {count:.0f} moves")
                if profile:
                    pstats.Stats(watch).sort_stats("cumulative").print_stats(70)


def main() -> None:
    """Measure."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--moves", type=int, default=150)
    options.add_argument("--profile", action="store_true")
    chosen = options.parse_args()
    asyncio.run(measure(chosen.moves, chosen.profile))


if __name__ == "__main__":
    main()
