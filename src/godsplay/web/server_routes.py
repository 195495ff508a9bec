"""What only a server answers: devices, passkeys, open tables, tournaments, notices, files and what operators ask."""

from __future__ import annotations

from typing import Any

from litestar import Router

from godsplay.web import operators
from godsplay.web.api import devices, lobby, passkeys, tournaments
from godsplay.web.pages import devices as device_pages
from godsplay.web.pages import installing
from godsplay.web.pages import lobby as lobby_pages
from godsplay.web.pages import notices as notice_pages
from godsplay.web.pages import tournaments as tournament_pages
from godsplay.web.pages.assets import assets_router

API_HANDLERS = [*devices.handlers, *passkeys.handlers, *lobby.handlers, *tournaments.handlers]
PAGE_HANDLERS = [
    *device_pages.handlers,
    *lobby_pages.handlers,
    *tournament_pages.handlers,
    *notice_pages.handlers,
    *installing.handlers,
]


def server_routes() -> list[Any]:
    """List the routes of a server besides those that a page has, too."""
    return [Router("/api", route_handlers=API_HANDLERS), *PAGE_HANDLERS, *operators.handlers, assets_router()]
