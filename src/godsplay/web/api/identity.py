"""Who sends a request, found out before any handler: the only place where a token becomes a player."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Send

from godsplay.web.api.permissions import Visitor, read_token
from godsplay.web.tables.seats import token_digest


def identify(app: ASGIApp) -> ASGIApp:
    """Note who sends a request in its scope, where `permissions.visitor` finds it."""

    async def middleware(scope: Any, receive: Receive, send: Send) -> None:
        scope["visitor"] = await find_visitor(ASGIConnection(scope))
        await app(scope, receive, send)

    return middleware


async def find_visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Return whom the token of a request stands for."""
    token = read_token(connection)
    if token is None:
        return Visitor()
    device = token_digest(token)
    devices = connection.app.state.registry.devices
    holder = device if devices is None else await devices.holder_of(device)
    return Visitor() if holder is None else Visitor(token, device, holder)
