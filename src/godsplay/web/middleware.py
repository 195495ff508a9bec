"""What keeps strangers out: tokens, where requests may come from, how many, and what a page may load."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Message, Receive, Send

from godsplay.web.pages.templating import render
from godsplay.web.settings import Settings
from godsplay.web.tables.seats import digest
from godsplay.web.views.text import say

COOKIE = "godsplay"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 64
LONGEST_HOST = 100
SHORT = 120  # letters; a socket closes with no longer reason
LOOPBACK = ("127.0.0.1", "localhost", "::1")
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
FORGET_AFTER = 60  # seconds without a request
HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


class Visitor:
    """Whoever sends a request: the token, if any, and what is kept of it."""

    def __init__(self, token: str | None) -> None:
        self.token = token
        self.holder = None if token is None else digest(token)


def visitor(connection: Any) -> Visitor:
    """Find the token of a request: in the cookie of a browser, or in the header that a program sends."""
    authorization = connection.headers.get("authorization", "")
    token = authorization.removeprefix("Bearer ") if authorization.startswith("Bearer ") else None
    token = token or connection.cookies.get(COOKIE)
    if not token or len(token) > LONGEST_TOKEN:
        return Visitor(None)
    return Visitor(token)


def cookie(token: str, scheme: str) -> Cookie:
    """Make the cookie that carries a token."""
    return Cookie(
        key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=scheme == "https"
    )


class Bucket:
    """Lets so many requests through a second, and a burst at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for every sender, forgotten when it is full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, sender: str) -> bool:
        """Take one from the bucket of a sender."""
        if len(self.buckets) > 5000:
            old = time.monotonic() - FORGET_AFTER
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if bucket.seen > old}
        if sender not in self.buckets:
            self.buckets[sender] = Bucket(self.rate, self.burst)
        return self.buckets[sender].take()


class Guard:
    """Stands before the application: refuses foreign pages and floods, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_second, settings.burst)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.problem(scope, headers)
        if problem is not None:
            await refuse(scope, send, "text/html" in headers.get("accept", ""), *problem)
            return
        added = headers_for(scope.get("scheme", ""), headers.get("host", ""))
        await self.app(scope, receive, with_headers(send, added) if scope["type"] == "http" else send)

    def problem(self, scope: Any, headers: dict[str, str]) -> tuple[int, str] | None:
        """Say what is wrong with a request before anybody looks at what it asks for."""
        sender = (scope.get("client") or ("?", 0))[0]
        if not self.buckets.take(sender):
            return 429, say("error-too-many")
        host = headers.get("host", "")
        called = address(f"//{host}")[0]
        if self.settings.host in LOOPBACK and called not in (*LOOPBACK, *self.settings.names):
            return 400, say("error-host", host=(called or "?")[:LONGEST_HOST])
        crosses = scope["type"] == "websocket" or scope.get("method") in UNSAFE
        origin = headers.get("origin")
        if crosses and origin is not None and address(origin)[1] != host:
            return 403, say("error-origin")
        return None


def address(url: str) -> tuple[str | None, str]:
    """Take the host's name, and the host with its port, out of an address."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""


def headers_for(scheme: str, host: str) -> dict[bytes, bytes]:
    """Choose the headers of an answer; browsers complain of an opener policy where they do not trust the address."""
    if scheme == "https" or address(f"//{host}")[0] in LOOPBACK:
        return {**HEADERS, b"cross-origin-opener-policy": b"same-origin"}
    return HEADERS


def with_headers(send: Send, headers: dict[bytes, bytes]) -> Send:
    """Add the headers to every answer; one that the answer has already stays."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            added = [(name, value) for name, value in headers.items() if name not in present]
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return sending


async def refuse(scope: Any, send: Any, browser: bool, status: int, sentence: str) -> None:
    """Answer with a sentence, as a page to people, or close the door of a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": sentence[:SHORT]})
        return
    kind, body = b"application/json", msgspec.json.encode({"error": sentence})
    if browser:
        kind = b"text/html; charset=utf-8"
        body = render("failure.html", title=say("error-title"), sentence=sentence).encode()
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
