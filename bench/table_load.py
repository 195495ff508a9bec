"""How the table holds up: moves a second, from click to update, memory of idle tables.

    python bench/table_load.py [--tables N] [--seconds S] [--idle N]

Starts a server of its own with a database in a temporary folder, on this computer alone. At every table a
scripted client plays one seat over the socket against `easy` bots, and fetches each moment as a page does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import godsplay
from godsplay.web.settings import ENVIRONMENT

UNBOUNDED = '{"new_tables_per_minute": 1000000, "requests_per_second": 1000000, "burst": 1000000}'
HALF_WAY = 120  # moves of the idle tables


class Server:
    """A server process with an empty database."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "godsplay.cli", "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", f"{folder}/tables.sqlite"],
            stdout=subprocess.DEVNULL,
            env={**os.environ, ENVIRONMENT: UNBOUNDED},
        )
        while True:
            try:
                httpx.get(self.url + "/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.1)

    def memory(self) -> int:
        """Return the memory of the server process in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])


class Player:
    """A scripted client at one table after another."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.game = game
        self.luck = godsplay.Seeded(f"load {id(self)}")
        self.waits: list[float] = []  # from click to update
        self.pictures: list[float] = []  # from click to the new picture
        self.moves = 0

    async def run(self, end: float) -> None:
        """Play until the time is up."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as client:
            while time.monotonic() < end:
                bots = [{"who": "easy"}] * (godsplay.game(self.game).most > 2) + [{"who": "easy"}]
                wish = {"game": self.game, "seats": [{"who": "here"}, *bots]}
                table = (await client.post("/api/tables", json=wish)).json()["table"]
                cookie = {"cookie": f"godsplay={client.cookies['godsplay']}"}
                address = self.server.url.replace("http", "ws") + f"/live/{table}"
                async with connect(address, additional_headers=cookie) as live:
                    await self.play(client, table, live, end)

    async def play(self, client: httpx.AsyncClient, table: str, live: ClientConnection, end: float) -> None:
        """Play one game."""
        await live.send(json.dumps({"type": "hello"}))
        update = json.loads(await live.recv())
        before = update["moves"]
        while time.monotonic() < end and not update["over"]:
            if update["people"][0]["acting"]:
                (shown,) = (await client.get(f"/api/tables/{table}/moments?seat=0")).json()
                if shown["question"]["choices"] and shown["ply"] == update["moves"]:
                    update = await self.click(client, table, live, shown)
                    continue
            update = await following(live)
        self.moves += update["moves"] - before

    async def click(self, client: httpx.AsyncClient, table: str, live: ClientConnection, shown: dict[str, Any]) -> Any:
        """Choose something, and wait until the table has moved on and the picture is there."""
        ply, choices = shown["ply"], shown["question"]["choices"]
        action = choices[self.luck.below(len(choices))]["action"]
        start = time.monotonic()
        await live.send(json.dumps({"type": "act", "id": 1, "seat": 0, "action": action, "moves": ply}))
        update = await following(live)
        while update["moves"] <= ply:
            update = await following(live)
        self.waits.append(time.monotonic() - start)
        await client.get(f"/api/tables/{table}/moments?seat=0&base={ply}&start={ply}&end={ply + 1}")
        self.pictures.append(time.monotonic() - start)
        return update


async def following(live: ClientConnection) -> Any:
    """Wait for the next update."""
    while True:
        message = json.loads(await live.recv())
        if message["type"] == "update":
            return message


async def load(server: Server, tables: int, seconds: float) -> list[Player]:
    """Let clients play at many tables at once, all games in turn."""
    names = godsplay.games()
    players = [Player(server, names[number % len(names)]) for number in range(tables)]
    end = time.monotonic() + seconds
    await asyncio.gather(*(player.run(end) for player in players))
    return players


def idle(server: Server, tables: int) -> float:
    """Open tables in the middle of their games; return the memory that each takes, in kB."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        records = [half_way(name) for name in godsplay.games()]
        for record in records:
            client.post("/api/records", content=record)
        before = server.memory()
        for number in range(tables):
            client.post("/api/records", content=records[number % len(records)]).raise_for_status()
    return (server.memory() - before) / tables


def half_way(name: str) -> str:
    """Play a game at random for a while."""
    record = godsplay.Record(godsplay.game(name), seed=1)
    luck = godsplay.Seeded("half-way")
    while len(record) < HALF_WAY and not record.state.over:
        seat = record.state.to_act[0]
        legal = record.state.legal(seat)
        record.play(seat, legal[luck.below(len(legal))])
    return record.to_json()


def main() -> None:
    """Measure, and print what came out."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=12)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--idle", type=int, default=150)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            print(f"an idle table in the middle of a game: {idle(server, chosen.idle):.0f} kB ({chosen.idle} tables)")
            players = asyncio.run(load(server, chosen.tables, chosen.seconds))
        finally:
            server.process.terminate()
            server.process.wait()
    waits = [wait for player in players for wait in player.waits]
    pictures = [wait for player in players for wait in player.pictures]
    moves = sum(player.moves for player in players)
    print(
        f"{chosen.tables} tables for {chosen.seconds:.0f} s: {moves / chosen.seconds:.0f} moves/s, {len(waits)} clicks"
    )
    for name, times in (("click to update", waits), ("click to picture", pictures)):
        tail = quantiles(times, n=100)[98]
        print(f"{name:17}  50 %: {median(times) * 1000:5.0f} ms   99 %: {tail * 1000:5.0f} ms")


if __name__ == "__main__":
    main()
