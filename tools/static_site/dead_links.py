"""Dead links: every address in every page of the site must lead to a file, and to a place in it."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page links to, and the places that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note addresses and places."""
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.places.add(value)


def dead_links(folder: Path) -> list[str]:
    """List the links of all pages that lead nowhere."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(folder.rglob("*.html"))}
    return [f"{path.relative_to(folder)}: {link}" for path, page in pages.items() for link in broken(path, page, pages)]


def broken(path: Path, page: Page, pages: dict[Path, Page]) -> list[str]:
    """List the links of one page that lead nowhere."""
    found = []
    for link in dict.fromkeys(page.links):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or link.startswith(("#/", "/")):
            continue  # elsewhere, or inside the games
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        target = target / "index.html" if target.is_dir() else target
        anchor = unquote(parts.fragment)
        missing = anchor and not anchor.startswith("/") and target in pages and anchor not in pages[target].places
        if not target.exists() or missing:
            found.append(link)
    return found
