"""Rules, sources and boards of every game as plain pages: asked of the application itself, and written down."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

from godsplay.games import games
from godsplay.web.in_page.application import start
from godsplay.web.in_page.gateway import Gateway
from godsplay.web.pages.assets import asset_version

ROOT = "/@root@"  # stands for the way up to the front page, which differs from page to page
PICTURE = re.compile(rf'src="({ROOT}/rules/[^"]+\.svg)"')


class NoShelf:
    """Where nothing is kept: the pages here belong to no table."""

    async def get(self, name: str) -> str | None:
        """Return nothing."""
        return None

    async def all(self) -> list[str]:
        """Return nothing."""
        return []

    async def put(self, name: str, expected: int, version: int, text: str) -> bool:
        """Refuse."""
        return False

    async def remove(self, name: str) -> None:
        """Do nothing."""

    def listen(self, receive: Callable[[str], None]) -> None:
        """Do nothing."""


async def no_bots(level: str, record: str, seat: int, chance: str) -> str:
    """Refuse to think."""
    raise NotImplementedError


def build_reference(folder: Path) -> None:
    """Write the reference pages of all games."""
    asyncio.run(write_pages(folder))


async def write_pages(folder: Path) -> None:
    """Ask for every page, and write it where its address says."""
    gateway = await start(NoShelf(), no_bots, ROOT, asset_version())
    for name in games():
        await write(gateway, f"/boards/{name}", folder / "boards" / f"{name}.svg")
        await write(gateway, f"/sources/{name}", folder / "sources" / name / "index.html")
        page = await write(gateway, f"/rules/{name}", folder / "rules" / name / "index.html")
        for address in sorted(set(PICTURE.findall(page))):
            path = address.removeprefix(ROOT)
            await write(gateway, path, folder / path.lstrip("/"))
    await gateway.close()


async def write(gateway: Gateway, path: str, file: Path) -> str:
    """Write one page, with relative links; return it as it came."""
    answer = await gateway.request("GET", ROOT + path, "", b"")
    if answer.status != 200:
        raise SystemExit(f"{path}: {answer.status}")
    page = answer.body.decode()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(relative(page), encoding="utf-8")
    return page


def relative(page: str) -> str:
    """Replace the way up to the front page; all pages here lie two folders deep."""
    linked = re.sub(rf'{ROOT}/(rules|sources)/([a-z-]+)(?=["#])', r"../../\1/\2/index.html", page)
    linked = linked.replace(f"{ROOT}/static/", "../../play/app/static/").replace(f'"{ROOT}/"', '"../../index.html"')
    linked = linked.replace(f'"{ROOT}/games"', '"../../play/index.html#/games"')
    return linked.replace(f"{ROOT}/", "../../")
