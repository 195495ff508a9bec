"""The way into the application from its own page: requests and sockets as ASGI has them, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import unquote

from litestar import Litestar

from godsplay.web.middleware import SECURITY_HEADERS, with_headers

OWNER = "the owner of this browser"  # who sends every request; nobody else can
POLICY = b"content-security-policy"
FRAMES = (b"frame-ancestors 'none'", b"frame-ancestors 'self'")  # the page that the tables are inside of shows ours


class Answer(NamedTuple):
    """What a request is answered with."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Gateway:
    """Hands requests and sockets to the application."""

    def __init__(self, app: Litestar, root: str) -> None:
        self.app = app
        self.root = root
        self.lifespan = app.lifespan()
        self.headers = {**SECURITY_HEADERS, POLICY: SECURITY_HEADERS[POLICY].replace(*FRAMES)}

    async def open(self) -> None:
        """Start the application."""
        await self.lifespan.__aenter__()

    async def close(self) -> None:
        """Stop the application."""
        await self.lifespan.__aexit__(None, None, None)

    async def request(self, method: str, address: str, kind: str, body: bytes) -> Answer:
        """Answer a request; `kind` is the type of what it carries."""
        start: dict[str, Any] = {}
        parts: list[bytes] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                parts.append(message.get("body", b""))

        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        scope = self.scope("http", address, headers)
        await self.app({**scope, "method": method}, receive, with_headers(send, self.headers))  # type: ignore[arg-type]
        text = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
        return Answer(start["status"], text, b"".join(parts))

    def socket(self, address: str, opened: Callable[[], None], hear: Callable[[str], None]) -> Socket:
        """Open a socket."""
        return Socket(self, address, opened, hear)

    def scope(self, kind: str, address: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        """Describe a request as ASGI does."""
        path, _, query = address.removeprefix(self.root).partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path) or "/",
            "raw_path": (path or "/").encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"page"), (b"authorization", f"Bearer {OWNER}".encode()), *headers],
            "client": ("page", 0),
            "server": ("page", 0),
            "subprotocols": [],
            "state": {},
        }


class Socket:
    """A socket of a page."""

    def __init__(self, gateway: Gateway, address: str, opened: Callable[[], None], hear: Callable[[str], None]) -> None:
        self.opened = opened
        self.hear = hear
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        scope = gateway.scope("websocket", address, [])
        app: Any = gateway.app
        self.running = asyncio.ensure_future(app(scope, self.incoming.get, self.send))

    async def send(self, message: Any) -> None:
        """Hand on what the application says."""
        if message["type"] == "websocket.accept":
            self.opened()
        elif message["type"] == "websocket.send":
            self.hear(message["text"])

    def receive(self, text: str) -> None:
        """Hand on what the page says."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Let the application know that the page has gone."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
