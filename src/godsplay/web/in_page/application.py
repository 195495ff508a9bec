"""The application as its own page starts it, in a worker."""

from __future__ import annotations

from godsplay.games import game, games
from godsplay.web.in_page.bots import Ask, BotWorker
from godsplay.web.in_page.gateway import Gateway
from godsplay.web.in_page.reviews import PageReviews, Reviewer
from godsplay.web.in_page.shelf import Shelf
from godsplay.web.in_page.store import ShelfStore
from godsplay.web.routes import application
from godsplay.web.settings import Settings
from godsplay.web.tables.registry import TableRegistry


async def start(shelf: Shelf, ask: Ask, root: str, assets: str, reviewer: Reviewer | None = None) -> Gateway:
    """Start the application over the page's storage, with its addresses under a path."""
    Settings(root=root, assets=assets, in_page=True).export()
    for name in games():
        game(name)

    def registry() -> TableRegistry:
        store = ShelfStore(shelf)
        return TableRegistry(store, BotWorker(ask), reviews=PageReviews(store, reviewer) if reviewer else None)

    app = application(registry, [], openapi_config=None)
    gateway = Gateway(app, root)
    await gateway.open()
    return gateway
