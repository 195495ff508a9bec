"""What the script of the worker calls: the application, with what passes between Python and the browser translated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import to_js

from godsplay.web.in_page.application import start as start_application
from godsplay.web.in_page.bots import Ask
from godsplay.web.in_page.gateway import Gateway, Socket
from godsplay.web.in_page.reviews import Reviewer
from godsplay.web.in_page.shelf import Shelf


class Application:
    """The application, as scripts can ask it."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway

    async def request(self, method: str, address: str, kind: str, body: Any) -> Any:
        """Answer a request."""
        answer = await self.gateway.request(method, address, kind, body.to_bytes())
        return to_js(answer._asdict(), dict_converter=from_entries())

    def listen(self, address: str, opened: Callable[[], None], hear: Callable[[str], None]) -> Socket:
        """Open a line that stays open."""
        return self.gateway.socket(address, opened, hear)


async def start(shelf: Shelf, ask: Ask, reviewer: Reviewer, root: str, assets: str) -> Application:
    """Start the application."""
    return Application(await start_application(shelf, ask, root, assets, reviewer))


def from_entries() -> Any:
    """Return what makes an object of a script from pairs."""
    from js import Object

    return Object.fromEntries
