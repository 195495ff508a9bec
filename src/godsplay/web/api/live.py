"""The socket of a page: numbered updates go out, moves and talk come in, each answered once it is in the database."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from godsplay.web.api.errors import EXPECTED, NoTable, Refused, explain
from godsplay.web.api.write import Act, do_act
from godsplay.web.middleware import Bucket, visitor
from godsplay.web.pages.assets import asset_version
from godsplay.web.storage.schema import Said
from godsplay.web.tables.registry import House
from godsplay.web.tables.table import Table
from godsplay.web.views.snapshot import Person, may_see, people
from godsplay.web.views.text import say

MESSAGES_PER_SECOND, BURST = 15, 60
MOST_LISTENERS = 60  # at one table
PULSE = 25  # seconds between two signs of life
NOT_ALLOWED = 1008

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Hello(msgspec.Struct, tag="hello"):
    """The page says what it has."""

    version: Number = 0
    chat: Number = 0


class Move(msgspec.Struct, tag="act"):
    """A move, with the page's own number for it."""

    id: Number
    seat: Number
    action: Annotated[str, msgspec.Meta(max_length=200)]
    moves: Number


class Undo(msgspec.Struct, tag="undo"):
    """A wish to take a move back."""

    id: Number
    seat: Number


class Talk(msgspec.Struct, tag="talk"):
    """Something said."""

    id: Number
    text: Annotated[str, msgspec.Meta(max_length=1000)]


Incoming = Hello | Move | Undo | Talk
decoder = msgspec.json.Decoder(Incoming)


class Update(msgspec.Struct, tag="update"):
    """Where the table stands: the number of the change, and of the moves; `kept` of them are as they were."""

    version: int
    moves: int
    kept: int
    over: bool
    sealed: bool
    people: list[Person]
    chat: list[Said]
    rematch: str | None
    watching: int
    assets: str  # the version of the scripts that this server has; a page with another one should load anew


class Done(msgspec.Struct, tag="done"):
    """What was sent under this number is in the database."""

    id: int
    moves: int


class No(msgspec.Struct, tag="refused"):
    """What was sent under this number is not allowed."""

    id: int | None
    error: str
    rule: str | None = None


class Cleared(msgspec.Struct, tag="cleared"):
    """The table was cleared away, or has never been; it does not help to come again."""


Outgoing = Update | Done | No | Cleared


@websocket("/live/{name:str}")
async def live(socket: WebSocket[Any, Any, Any], name: str) -> None:
    """Serve one page of one table."""
    house: House = socket.app.state.house
    try:
        table = await house.table(name[:32])
    except NoTable:
        await socket.accept()
        await part(socket)
        return
    if len(table.listeners) >= MOST_LISTENERS:
        await socket.close(code=NOT_ALLOWED, reason=say("error-table-full"))
        return
    await socket.accept()
    await Connection(socket, table).run()


async def part(socket: WebSocket[Any, Any, Any]) -> None:
    """Say that the table was cleared away, and close."""
    await socket.send_data(encoded(Cleared()), mode="text")
    await socket.close()


def encoded(message: Update | Done | No | Cleared) -> str:
    """Write a message as it is sent."""
    return msgspec.json.encode(message).decode()


class Connection:
    """One page that is looking on."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table) -> None:
        self.socket = socket
        self.table = table
        self.holder = visitor(socket).holder
        self.bucket = Bucket(MESSAGES_PER_SECOND, BURST)
        self.news = asyncio.Event()
        self.version = 0  # the last change that the page has heard of
        self.heard = 0  # the last line of chat that it has heard
        self.greeted = False

    async def run(self) -> None:
        """Listen and tell until the page goes away."""
        table = self.table
        table.listeners.add(self.news.set)
        if self.holder is not None:
            table.present[self.holder] = table.present.get(self.holder, 0) + 1
        table.ring()
        table.bots.wake()  # the server that they thought in may have gone
        telling = asyncio.create_task(self.tell())
        try:
            await self.listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            telling.cancel()
            table.listeners.discard(self.news.set)
            self.leave()
            table.ring()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await telling

    def leave(self) -> None:
        """Note that this page is gone."""
        if self.holder is not None:
            left = self.table.present.get(self.holder, 1) - 1
            self.table.present.pop(self.holder, None)
            if left > 0:
                self.table.present[self.holder] = left

    async def listen(self) -> None:
        """Take what the page sends; close on what no page of ours would send."""
        while True:
            text = await self.socket.receive_data(mode="text")
            if not self.bucket.take():
                await self.send(No(None, say("error-too-many")))
                await asyncio.sleep(1)
                continue
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                await self.send(No(None, say("error-message")))
                continue
            await self.answer(message)

    async def answer(self, message: Incoming) -> None:
        """Do what a message asks for, and say when it is done."""
        if isinstance(message, Hello):
            self.version, self.heard, self.greeted = message.version, message.chat, True
            self.news.set()
            return
        try:
            await self.send(Done(message.id, await self.obey(message)))
        except Exception as error:
            if isinstance(error, (WebSocketDisconnect, RuntimeError)) and not isinstance(error, EXPECTED):
                raise
            said = explain(error)[1]
            rule = said.get("rule")
            await self.send(No(message.id, str(said["error"]), None if rule is None else str(rule)))

    async def obey(self, message: Move | Undo | Talk) -> int:
        """Carry a message out."""
        table = self.table
        if isinstance(message, Talk):
            seat = next((each for each in table.seats if self.holder and each.holder == self.holder), None)
            name = say("spectator") if seat is None else seat.name
            await table.say(name, None if seat is None else seat.seat, message.text)
            return len(table.record)
        if not may_see(table, self.holder, message.seat):
            raise Refused(403, "error-not-your-seat")
        if isinstance(message, Undo):
            await table.undo(message.seat)
            return len(table.record)
        return await do_act(table, Act(message.seat, message.action, message.moves))

    async def tell(self) -> None:
        """Tell the page whenever something has changed; changes that come together are told together."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), PULSE)
            self.news.clear()
            if self.table.gone:
                return await part(self.socket)
            if self.greeted:
                async with self.table.lock:  # nobody hears of a move before it is in the database
                    update = self.update()
                await self.send(update)

    def update(self) -> Update:
        """Say what is new since the page last heard."""
        table = self.table
        kept = table.kept(self.version)
        chat = [line for line in table.chat if line.number > self.heard]
        self.version, self.heard = table.version, len(table.chat)
        stack = table.record.state.stack
        return Update(
            table.version,
            len(table.record),
            kept,
            table.over,
            bool(stack) and stack[-1].step.sealed,
            people(table, self.holder),
            chat,
            table.next,
            len(table.listeners),
            asset_version(),
        )

    async def send(self, message: Outgoing) -> None:
        """Send a message; a page that is gone by now has simply left."""
        try:
            await self.socket.send_data(encoded(message), mode="text")
        except OSError as gone:  # what a server raises for a client that is no longer there
            raise WebSocketDisconnect(detail="") from gone
