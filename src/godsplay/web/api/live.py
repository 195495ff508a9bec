"""The socket of a page: updates go out, moves and chat come in, each acknowledged once it is in the database."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import WS_1008_POLICY_VIOLATION

from godsplay.web.api.error_responses import EXPECTED, describe_error
from godsplay.web.api.messages import (
    ChatMessage,
    ClearedMessage,
    Command,
    DoneMessage,
    HelloMessage,
    Incoming,
    Outgoing,
    RefusedMessage,
    UndoMessage,
    UpdateMessage,
    decoder,
    encode,
)
from godsplay.web.api.permissions import check_seat, visitor
from godsplay.web.api.write import ActRequest, act_for_person
from godsplay.web.errors import TableNotFound
from godsplay.web.pages.assets import asset_version
from godsplay.web.rate_limits import TokenBucket
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.table import Table
from godsplay.web.views.people import people
from godsplay.web.views.text import say

MESSAGES_PER_SECOND, BURST = 15, 60
MOST_LISTENERS = 60  # at one table
PULSE = 25  # seconds between two updates, even without news


@websocket("/live/{name:str}")
async def live(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    """Serve one page of one table."""
    registry: TableRegistry = socket.app.state.registry
    try:
        table = await registry.table(name[:32])
    except TableNotFound:
        await socket.accept()
        await close_cleared(socket)
        return
    if len(table.listeners) >= MOST_LISTENERS:
        await socket.close(code=WS_1008_POLICY_VIOLATION, reason=say("error-table-full"))
        return
    await socket.accept()
    await Connection(socket, table).run()


async def close_cleared(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell the page that the table was cleared away, and close."""
    await socket.send_data(encode(ClearedMessage()), mode="text")
    await socket.close()


class Connection:
    """One page that is looking on."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table) -> None:
        self.socket = socket
        self.table = table
        self.holder = visitor(socket).holder
        self.bucket = TokenBucket(MESSAGES_PER_SECOND, BURST)
        self.news = asyncio.Event()
        self.version = 0  # the last change that the page knows
        self.chat_number = 0  # the last line of chat that it knows
        self.greeted = False

    async def run(self) -> None:
        """Receive messages and send updates until the page goes away."""
        table = self.table
        table.listeners.add(self.news.set)
        if self.holder is not None:
            table.connections[self.holder] = table.connections.get(self.holder, 0) + 1
        table.notify()
        table.bots.wake()  # the server that they thought in may have gone
        updates = asyncio.create_task(self.send_updates())
        try:
            await self.receive()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            updates.cancel()
            table.listeners.discard(self.news.set)
            self.leave()
            table.notify()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await updates

    def leave(self) -> None:
        """Count one page less of its holder."""
        if self.holder is not None:
            left = self.table.connections.get(self.holder, 1) - 1
            self.table.connections.pop(self.holder, None)
            if left > 0:
                self.table.connections[self.holder] = left

    async def receive(self) -> None:
        """Answer the messages of the page, one after the other."""
        while True:
            text = await self.socket.receive_data(mode="text")
            if not self.bucket.take():
                await self.send(RefusedMessage(None, say("error-too-many")))
                await asyncio.sleep(1)
                continue
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                await self.send(RefusedMessage(None, say("error-message")))
                continue
            await self.answer(message)

    async def answer(self, message: Incoming) -> None:
        """Carry a message out, and acknowledge or refuse it."""
        if isinstance(message, HelloMessage):
            self.version, self.chat_number, self.greeted = message.version, message.chat, True
            self.news.set()
            return
        try:
            await self.send(DoneMessage(message.id, await self.carry_out(message)))
        except Exception as error:
            if isinstance(error, (WebSocketDisconnect, RuntimeError)) and not isinstance(error, EXPECTED):
                raise
            body = describe_error(error)[1]
            rule = body.get("rule")
            await self.send(RefusedMessage(message.id, str(body["error"]), None if rule is None else str(rule)))

    async def carry_out(self, message: Command) -> int:
        """Do what a message asks for; return the number of moves."""
        table = self.table
        if isinstance(message, ChatMessage):
            seat = next((each for each in table.seats if each.is_held_by(self.holder)), None)
            name = say("spectator") if seat is None else seat.name
            await table.post_chat(name, None if seat is None else seat.seat, message.text)
            return len(table.record)
        check_seat(table, self.holder, message.seat)
        if isinstance(message, UndoMessage):
            await table.undo(message.seat)
            return len(table.record)
        return await act_for_person(table, ActRequest(message.seat, message.action, message.moves))

    async def send_updates(self) -> None:
        """Send an update whenever something has changed; changes that come together are sent together."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), PULSE)
            self.news.clear()
            if self.table.gone:
                return await close_cleared(self.socket)
            if self.greeted:
                async with self.table.lock:  # nobody hears of a move before it is in the database
                    update = self.update()
                await self.send(update)

    def update(self) -> UpdateMessage:
        """Return what is new since the last update."""
        table = self.table
        kept = table.unchanged_moves(self.version)
        chat = [line for line in table.chat if line.number > self.chat_number]
        self.version, self.chat_number = table.version, len(table.chat)
        stack = table.record.state.stack
        return UpdateMessage(
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
            await self.socket.send_data(encode(message), mode="text")
        except OSError as gone:  # what a server raises for a client that is no longer there
            raise WebSocketDisconnect(detail="") from gone
