"""Connections: those that are silent, or stop halfway, give way to those that speak; what is sent is sent together."""

from __future__ import annotations

import asyncio
import socket
from collections import defaultdict
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from godsplay.web.handover import Handover
from godsplay.web.settings import from_environment

HEAD_SECONDS = 10  # for the head of a request, from the moment that the connection is there
BODY_SECONDS = 60  # for its body
STALLED_SECONDS = 30  # for a client to take what it is sent
MOST_SILENT = 100  # of one address; a proxy speaks as soon as it has connected
MOST = 4000  # of one process
PACKING = ServerPerMessageDeflateFactory(  # with sight of the last picture: in half the time, to half the bytes
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 1}
)


class SilentConnections:
    """The connections of this process that have not sent a whole head yet, by address, the oldest first."""

    def __init__(self) -> None:
        self.by_address: dict[str, dict[TimedProtocol, None]] = defaultdict(dict)

    def add(self, connection: TimedProtocol) -> None:
        """Note a connection; the oldest silent one of its address goes if there are too many."""
        group = self.by_address[connection.address]
        group[connection] = None
        if len(group) > MOST_SILENT:
            self.drop(next(iter(group)))

    def discard(self, connection: TimedProtocol) -> None:
        """Forget a connection that has spoken, or is gone."""
        group = self.by_address.get(connection.address)
        if group is not None:
            group.pop(connection, None)
            if not group:
                del self.by_address[connection.address]

    def make_room(self) -> bool:
        """Drop the oldest silent connection of the address that has most of them; whether there was one."""
        if not self.by_address:
            return False
        address = max(self.by_address, key=lambda each: len(self.by_address[each]))
        self.drop(next(iter(self.by_address[address])))
        return True

    def drop(self, connection: TimedProtocol) -> None:
        """End a connection."""
        self.discard(connection)
        connection.transport.abort()


silent = SilentConnections()


class GatheringTransport:
    """A transport that sends at once what is written in one turn of the event loop: each call of the system is dear.

    A connection that becomes a socket keeps it, so the messages that follow from a move are sent together, too.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.inner = transport
        self.loop = loop
        self.parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def write(self, data: bytes) -> None:
        """Send something before the next turn."""
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)

    def flush(self) -> None:
        """Send what was written."""
        if self.parts:
            together, self.parts = b"".join(self.parts), []
            if not self.inner.is_closing():
                self.inner.write(together)

    def close(self) -> None:
        """Send what was written, and close."""
        self.flush()
        self.inner.close()

    def abort(self) -> None:
        """Close at once."""
        self.parts = []
        self.inner.abort()


class PackedSocket(WebSocketsSansIOProtocol):
    """A socket whose messages are packed at little cost."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [PACKING]


@cache
def neighbours() -> Handover | None:
    """Return the place of this process among others of the same server, if there are any."""
    settings = from_environment()
    return Handover(settings.handover, settings.workers) if settings.handover else None


class TimedProtocol(HttpToolsProtocol):
    """HTTP with a time for everything: the head, the body, and taking the answer."""

    address = ""
    at_home = False  # handed over by another process
    timer: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(GatheringTransport(transport, self.loop))  # type: ignore[arg-type]
        self.address = self.client[0] if self.client else ""
        if len(self.connections) > MOST and not silent.make_room():
            transport.abort()
            return
        silent.add(self)
        self.expect(HEAD_SECONDS)
        handover = neighbours()
        if handover is not None:
            handover.begin(self.take_over)

    def expect(self, seconds: float) -> None:
        """Give the client some time for what comes next."""
        self.settle()
        self.timer = self.loop.call_later(seconds, self.transport.abort)

    def settle(self) -> None:
        """Stop waiting: it is there."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.timer is None:
            self.expect(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        silent.discard(self)
        self.expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.settle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.settle()
        handover = neighbours()
        if handover is not None and not self.at_home:
            file = self.transport.get_extra_info("socket").fileno()
            if handover.pass_on(self.url, file, self.head()):
                self.transport.close()  # here alone: it goes on elsewhere
                return
        super().handle_websocket_upgrade()

    def head(self) -> bytes:
        """Return the head of the request, as it could have come."""
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % (name, value) for name, value in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])

    def take_over(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another process has handed over, as this one is served."""
        protocol = TimedProtocol(self.config, self.server_state, self.app_state, self.loop)
        protocol.at_home = True

        async def serve() -> None:
            await self.loop.connect_accepted_socket(lambda: protocol, connection)
            protocol.data_received(head)

        task = self.loop.create_task(serve())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.end_stall()

    def end_stall(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        silent.discard(self)
        self.settle()
        self.end_stall()
        super().connection_lost(exc)


def allow_many_files() -> None:
    """Let this process have as many connections as we count on; systems are often shy by default."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted: Any = 2 * MOST if hard == resource.RLIM_INFINITY else min(2 * MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
