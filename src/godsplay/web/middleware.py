"""The guard before the application: refuses floods and foreign sites, and adds the security headers."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_429_TOO_MANY_REQUESTS,
    WS_1008_POLICY_VIOLATION,
)
from litestar.types import ASGIApp, Message, Receive, Send

from godsplay.web.metrics import Metrics
from godsplay.web.network import LOOPBACK
from godsplay.web.pages.templating import render
from godsplay.web.rate_limits import RateLimiter
from godsplay.web.settings import Settings
from godsplay.web.views.text import say

LONGEST_HOST = 100
LONGEST_REASON = 120  # a socket cannot be closed with a longer one
UNSAFE_METHODS = ("POST", "PUT", "PATCH", "DELETE")
SECURITY_HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    b"frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


class Guard:
    """ASGI middleware around the whole application, sockets and unknown paths included."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.limiter = RateLimiter(settings.requests_per_second, settings.burst)
        self.at_once: Counter[tuple[str, str]] = Counter()
        self.metrics = Metrics()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.problem(scope, headers)
        if problem is not None:
            self.metrics.answers[str(problem[0])] += 1
            await refuse(scope, send, "text/html" in headers.get("accept", ""), *problem)
            return
        added = headers_for(scope.get("scheme", ""), headers.get("host", ""))
        if scope["path"].startswith("/api/"):
            added = {**added, b"cache-control": b"no-store"}
        with self.counting(scope):
            await self.app(scope, receive, with_headers(send, added, self.timed()))

    def sockets(self) -> int:
        """Return how many sockets are open."""
        return sum(count for (kind, _), count in self.at_once.items() if kind == "websocket")

    def timed(self) -> Callable[[int], None]:
        """Return what notes the status of an answer, and how long it took from now on."""
        began = time.monotonic()

        def note(status: int) -> None:
            self.metrics.answers[str(status)] += 1
            self.metrics.requests.add(time.monotonic() - began)

        return note

    @contextmanager
    def counting(self, scope: Any) -> Iterator[None]:
        """Count what an address has under way."""
        key = scope["type"], address(scope)
        self.at_once[key] += 1
        try:
            yield
        finally:
            self.at_once[key] -= 1
            if not self.at_once[key]:
                del self.at_once[key]

    def problem(self, scope: Any, headers: dict[str, str]) -> tuple[int, str] | None:
        """Return the status and the reason for refusing a request, whatever it asks for."""
        client, kind = address(scope), scope["type"]
        if not self.limiter.take(client) or self.at_once[kind, client] >= self.settings.at_once(kind):
            return HTTP_429_TOO_MANY_REQUESTS, say("error-too-many")
        host = headers.get("host", "")
        name = host_and_port(f"//{host}")[0]
        closed = self.settings.host in LOOPBACK or self.settings.names
        if closed and name not in (*LOOPBACK, *self.settings.names):
            return HTTP_400_BAD_REQUEST, say("error-host", host=(name or "?")[:LONGEST_HOST])
        checked = kind == "websocket" or scope.get("method") in UNSAFE_METHODS
        origin = headers.get("origin")
        if checked and origin is not None and host_and_port(origin)[1] != host:
            return HTTP_403_FORBIDDEN, say("error-origin")
        return None


def address(scope: Any) -> str:
    """Return where a request comes from; behind a proxy on this computer, as the proxy says."""
    return str((scope.get("client") or ("?", 0))[0])


def host_and_port(url: str) -> tuple[str | None, str]:
    """Return the host's name, and the host with its port."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""


def headers_for(scheme: str, host: str) -> dict[bytes, bytes]:
    """Choose the headers of an answer; browsers complain of an opener policy where they do not trust the address."""
    if scheme == "https" or host_and_port(f"//{host}")[0] in LOOPBACK:
        return {**SECURITY_HEADERS, b"cross-origin-opener-policy": b"same-origin"}
    return SECURITY_HEADERS


def with_headers(send: Send, headers: dict[bytes, bytes], note: Callable[[int], None] | None = None) -> Send:
    """Add headers to every answer, except those that it has already, and note its status."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            added = [(name, value) for name, value in headers.items() if name not in present]
            message["headers"] = [*message["headers"], *added]
            if note is not None:
                note(message["status"])
        await send(message)

    return send_with_headers


async def refuse(scope: Any, send: Any, browser: bool, status: int, reason: str) -> None:
    """Answer with the reason, as a page to people; a socket is closed with it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": WS_1008_POLICY_VIOLATION, "reason": reason[:LONGEST_REASON]})
        return
    kind, body = b"application/json", msgspec.json.encode({"error": reason})
    if browser:
        kind = b"text/html; charset=utf-8"
        body = render("failure.html", title=say("error-title"), sentence=reason).encode()
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *SECURITY_HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
