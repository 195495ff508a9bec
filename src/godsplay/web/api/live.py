"""The socket of a page: updates go out, moves and chat come in, each acknowledged once it is in the database."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import HTTP_403_FORBIDDEN, WS_1008_POLICY_VIOLATION

from godsplay.web.api.error_responses import EXPECTED, describe_error
from godsplay.web.api.messages import (
    ChatMessage,
    ClearedMessage,
    Command,
    DismissedMessage,
    DoneMessage,
    HelloMessage,
    Incoming,
    LookMessage,
    News,
    Outgoing,
    RefusedMessage,
    UndoMessage,
    UpdateMessage,
    decoder,
    encode,
)
from godsplay.web.api.permissions import check_seat, may_see, visitor
from godsplay.web.api.write import ActRequest, act_for_person
from godsplay.web.errors import RequestError, TableNotFound
from godsplay.web.pages.assets import asset_version
from godsplay.web.players.devices import Devices
from godsplay.web.rate_limits import TokenBucket
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.table import Table
from godsplay.web.views.chat import new_lines, removed_lines
from godsplay.web.views.moments import Moments, Place, viewer_number
from godsplay.web.views.naming import display_at
from godsplay.web.views.people import people
from godsplay.web.views.text import say

MESSAGES_PER_SECOND, BURST = 15, 60
MOST_ONLOOKERS = 60  # at one table; who sits there has a place of their own
MOST_PAGES = 12  # of one person who sits there
GREETING_SECONDS = 10  # after which a page that has said nothing is no page
PULSE = 25  # seconds between two updates, even without news
FEW = 3  # moves that come with an update; the page asks for more by itself


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
    if not has_room(table, visitor(socket).holder):
        await socket.close(code=WS_1008_POLICY_VIOLATION, reason=say("error-table-full"))
        return
    await socket.accept()
    await Connection(socket, table, registry.devices, registry.moments).run()


def has_room(table: Table, holder: str | None) -> bool:
    """Whether one more page fits: onlookers share some places, everybody who sits there has some of their own."""
    if holder is not None and holder in table.company():
        return table.connections.get(holder, 0) < MOST_PAGES
    return table.onlookers() < MOST_ONLOOKERS


async def close_cleared(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell the page that the table was cleared away, and close."""
    await socket.send_data(encode(ClearedMessage()), mode="text")
    await socket.close()


class Connection:
    """One page that is looking on."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: Table, devices: Devices | None, moments: Moments
    ) -> None:
        self.socket = socket
        self.table = table
        self.devices = devices
        self.moments = moments
        self.holder = visitor(socket).holder
        self.dismissed = False  # the device stands for somebody else now
        self.bucket = TokenBucket(MESSAGES_PER_SECOND, BURST)
        self.news = asyncio.Event()
        self.telling = asyncio.Lock()
        self.version = 0  # the last change that the page knows
        self.chat_number = 0  # the last line of chat that it knows
        self.greeted = False
        self.look: LookMessage | None = None  # what the page shows, if nothing was told of since

    async def run(self) -> None:
        """Serve the page until it goes away, or its device stands for somebody else."""
        device = visitor(self.socket).device
        if self.devices is None or device is None:
            return await self.serve()
        self.devices.arrive(device, self.dismiss)
        try:
            if await self.devices.holder_of(device) != self.holder:  # since the request came
                self.dismiss()
            await self.serve()
        finally:
            self.devices.leave(device, self.dismiss)

    async def serve(self) -> None:
        """Receive messages and send updates until the page goes away."""
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                first = await self.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        except TimeoutError:
            await self.socket.close(code=WS_1008_POLICY_VIOLATION, reason=say("error-no-greeting"))
            return
        self.arrive()
        updates = asyncio.create_task(self.send_updates())
        try:
            await self.receive(first)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            updates.cancel()
            self.leave()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await updates

    def arrive(self) -> None:
        """Count the page among those that are looking on."""
        table = self.table
        table.listeners.add(self.news.set)
        if self.holder is not None:
            table.connections[self.holder] = table.connections.get(self.holder, 0) + 1
        table.notify()
        table.bots.wake()  # the server that they thought in may have gone

    def leave(self) -> None:
        """Count one page less."""
        table = self.table
        table.listeners.discard(self.news.set)
        if self.holder is not None:
            left = table.connections.get(self.holder, 1) - 1
            table.connections.pop(self.holder, None)
            if left > 0:
                table.connections[self.holder] = left
        table.notify()

    def dismiss(self) -> None:
        """Let the page go: nothing that it sends counts any more."""
        self.dismissed = True
        self.news.set()

    async def receive(self, text: str | bytes) -> None:
        """Answer the messages of the page, one after the other."""
        while True:
            await self.answer_text(text)
            text = await self.socket.receive_data(mode="text")

    async def answer_text(self, text: str | bytes) -> None:
        """Answer a message, if it can be read and there are not too many."""
        if not self.bucket.take():
            await self.send(RefusedMessage(None, say("error-too-many")))
            await asyncio.sleep(1)
            return
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await self.send(RefusedMessage(None, say("error-message")))
            return
        await self.answer(message)

    async def answer(self, message: Incoming) -> None:
        """Carry a message out, and acknowledge or refuse it."""
        if isinstance(message, HelloMessage):
            if not self.greeted:  # a page has no reason to forget what it was told
                self.version, self.chat_number, self.greeted = message.version, message.chat, True
                self.news.set()
            return
        if isinstance(message, LookMessage):
            self.look = message
            return
        try:
            done = DoneMessage(message.id, await self.carry_out(message))
            await self.tell()  # first: a page that is told "done" could still ask what was just answered
            await self.send(done)
        except Exception as error:
            if isinstance(error, (WebSocketDisconnect, RuntimeError)) and not isinstance(error, EXPECTED):
                raise
            body = describe_error(error)[1]
            rule = body.get("rule")
            await self.send(RefusedMessage(message.id, str(body["error"]), None if rule is None else str(rule)))

    async def carry_out(self, message: Command) -> int:
        """Do what a message asks for; return the number of moves."""
        table = self.table
        if self.dismissed:
            raise RequestError(HTTP_403_FORBIDDEN, "error-signed-out")
        if isinstance(message, ChatMessage):
            await table.talk.post(self.holder, message.text)
            return len(table.record)
        check_seat(table, self.holder, message.seat)
        if isinstance(message, UndoMessage):
            await table.undo(message.seat)
            return len(table.record)
        return await act_for_person(table, ActRequest(message.seat, message.action, message.moves))

    async def send_updates(self) -> None:
        """Send an update whenever something has changed; changes that come together are sent together."""
        while True:
            pulse = asyncio.get_running_loop().call_later(PULSE, self.news.set)
            try:
                await self.news.wait()
            finally:
                pulse.cancel()
            if self.table.gone:
                return await close_cleared(self.socket)
            if self.dismissed:
                await self.send(DismissedMessage())
                return await self.socket.close()
            await self.tell()

    async def tell(self) -> None:
        """Send an update, if there is something new."""
        async with self.telling:
            if not self.news.is_set():
                return
            self.news.clear()
            if self.greeted:
                async with self.table.lock:  # nobody hears of a move before it is in the database
                    update = self.update()
                await self.send(update)

    def update(self) -> UpdateMessage:
        """Return what is new since the last update."""
        table = self.table
        kept = table.unchanged_moves(self.version)
        chat = new_lines(table, self.holder, self.chat_number)
        self.version, self.chat_number = table.version, table.talk.next_number() - 1
        stack = table.record.state.stack
        return UpdateMessage(
            table.version,
            len(table.record),
            kept,
            table.over,
            bool(stack) and stack[-1].step.sealed,
            people(table, self.holder),
            chat,
            removed_lines(table),
            table.muted,
            table.deal_number(),
            table.next,
            len(table.listeners),
            asset_version(),
            self.tell_news(kept),
        )

    def tell_news(self, kept: int) -> News | None:
        """Return what the page has not seen yet of the last moves, if it has said what it shows and they are few."""
        table, look = self.table, self.look
        if look is None or len(table.record) == look.moves <= kept:
            return None
        self.look = None
        few = look.moves < len(table.record) <= look.moves + FEW
        if not few or max(look.moves, look.log) > kept or not may_see(table, self.holder, look.seat):
            return None
        if self.gives_screen_away(look.seat):
            return None
        place, display = Place(look.moves, look.scene), display_at(table, look.seat)
        moments = self.moments.tell(table, look.seat, place, look.moves, len(table.record))
        entries = table.log.entries(display, viewer_number(look.seat), look.log, FEW + 1)
        return News(look.seat, look.moves, look.scene, look.log, moments, entries)

    def gives_screen_away(self, seat: int | None) -> bool:
        """Whether somebody else at the same screen must decide now: the page shows what happened to them alone."""
        to_act = self.table.record.state.to_act
        if seat is None or seat in to_act:
            return False
        own = [each for each in self.table.seats if each.bot is None and each.is_held_by(self.holder)]
        return any(each.seat in to_act for each in own)

    async def send(self, message: Outgoing) -> None:
        """Send a message; a page that is gone by now has simply left."""
        try:
            await self.socket.send_data(encode(message), mode="text")
        except OSError as gone:  # what a server raises for a client that is no longer there
            raise WebSocketDisconnect(detail="") from gone
