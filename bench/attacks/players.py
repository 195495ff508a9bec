"""Somebody who plays through whatever breaks, and a page that looks on."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from helpers.web.tables import EASY, HERE, open_table, path

PATIENCE = 120.0


class Player:
    """Somebody who plays against two bots, and asks again until there is an answer."""

    def __init__(self, *urls: str) -> None:
        self.urls, self.luck = urls, random.Random(1)
        self.client = httpx.Client(timeout=10)
        self.acknowledged: dict[tuple[str, int], str] = {}  # by table and number
        self.stop = threading.Event()
        self.tables: list[dict[str, Any]] = []
        self.begin()

    def begin(self) -> None:
        """Open a table."""
        self.client.base_url = httpx.URL(self.urls[0])
        self.tables.append(open_table(self.client, HERE, EASY, EASY))

    @property
    def table(self) -> dict[str, Any]:
        return self.tables[-1]

    def ask(self, method: str, place: str, **what: Any) -> httpx.Response:
        """Ask until somebody answers who is not in trouble."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = self.client.request(method, self.luck.choice(self.urls) + place, **what)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        raise TimeoutError(f"{method} {place}: no answer")

    def move(self) -> bool:
        """Make a move, once it is our turn; whether it was."""
        found = self.ask("GET", path(self.table)).json()
        if found["over"]:
            self.begin()
            return False
        if not found["people"][0]["acting"]:
            time.sleep(0.05)  # bots think
            return False
        shown = self.ask("GET", path(self.table, "position"), params={"seat": 0}).json()
        choices = [each["action"] for each in shown["question"]["choices"] if not each.get("aside")]
        if not choices:
            return False
        sent = {"seat": 0, "action": self.luck.choice(choices), "moves": shown["moves"]}
        answer = self.ask("POST", path(self.table, "actions"), json=sent)
        if answer.status_code == 200:
            self.acknowledged[self.table["table"], answer.json()["moves"]] = sent["action"]
        return answer.status_code == 200

    def play_on(self, moves: int) -> None:
        """Make so many moves: bots have to play in between."""
        end = time.monotonic() + PATIENCE
        made = 0
        while made < moves:
            made += self.move()
            if time.monotonic() > end:
                raise TimeoutError("the game does not go on")

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Play beside whatever happens."""
        self.stop.clear()
        with ThreadPoolExecutor(1) as pool:
            task = pool.submit(self.until_stopped)
            try:
                yield
            finally:
                self.stop.set()
                task.result()

    def until_stopped(self) -> None:
        while not self.stop.is_set():
            self.move()

    def judge(self, rows: list[tuple[str, int, int, str]]) -> str:
        """Compare what was acknowledged with what is stored."""
        stored = {(table, ply + 1): move for table, ply, seat, move in rows if seat == 0}
        lost = sum(stored.get(key) != action for key, action in self.acknowledged.items())
        doubled = len([key for key in stored if key not in self.acknowledged])
        bots = sum(seat != 0 for _, _, seat, _ in rows)
        return f"{len(self.acknowledged)} acknowledged moves: {lost} lost, {doubled} doubled; {bots} moves of bots"


class LookingOn:
    """A page's socket that is opened again whenever it closes, as the page's own script does."""

    def __init__(self, url: str, table: str) -> None:
        self.address = url.replace("http", "ws") + f"/live/{table}"
        self.moves = -1
        self.opened = 0
        self.stopped = threading.Event()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                with connect(self.address, open_timeout=5) as socket:
                    socket.send('{"type": "hello"}')
                    self.opened += 1
                    while not self.stopped.is_set():
                        message = json.loads(socket.recv(60))
                        self.moves = message.get("moves", self.moves)
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.2)

    def catch_up(self, player: Player) -> str:
        """Wait until the page has heard of everything."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.moves >= max(number for table, number in player.acknowledged if self.address.endswith(table)):
                self.stopped.set()
                return f"the page came back ({self.opened} connections)"
            time.sleep(0.1)
        self.stopped.set()
        return "THE PAGE DID NOT COME BACK"
