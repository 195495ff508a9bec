"""The rules in the site's search: MkDocs only knows its own pages, so every section is added to what it has listed."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

HEADINGS = ("h1", "h2", "h3", "h4")
SILENT = ("script", "style", "svg", "nav")


class Sections(HTMLParser):
    """The sections of a page that can be linked to: their titles, and the words directly below each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str | None] = []  # places that we are in, innermost last
        self.titles: dict[str, list[str]] = {}
        self.texts: dict[str, list[str]] = {}
        self.in_heading = False
        self.silent = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Enter a section, a heading or what nobody looks for."""
        if tag == "section":
            given = dict(attrs)
            self.open.append(given.get("id"))
            if place := given.get("id"):
                self.titles[place] = []
                self.texts[place] = [given.get("data-find") or ""]
        self.in_heading = self.in_heading or tag in HEADINGS
        self.silent += tag in SILENT

    def handle_endtag(self, tag: str) -> None:
        """Leave it again."""
        if tag == "section":
            self.open.pop()
        self.in_heading = self.in_heading and tag not in HEADINGS
        self.silent -= tag in SILENT

    def handle_data(self, data: str) -> None:
        """Note words for the section that they stand in."""
        place = next((each for each in reversed(self.open) if each), None)
        if place and not self.silent:
            (self.titles if self.in_heading else self.texts)[place].append(data)


def add_rules(site: Path) -> int:
    """Add every section of the rules to what the search knows; return how many there are."""
    index = site / "search" / "search_index.json"
    known = json.loads(index.read_text("utf-8"))
    added = [entry for page in sorted(site.glob("rules/*/index.html")) for entry in entries(site, page)]
    known["docs"] += added
    index.write_text(json.dumps(known, ensure_ascii=False, separators=(",", ":")), "utf-8")
    return len(added)


def entries(site: Path, page: Path) -> list[dict[str, str]]:
    """List a page and its sections as MkDocs lists its own."""
    text = page.read_text("utf-8")
    location = page.relative_to(site).as_posix()
    heading = re.search(r"<title>(.+?)(?: · .+)?</title>", text, re.DOTALL)
    assert heading, location
    found = Sections(text)
    return [
        {"location": location, "title": plain(unescape(heading[1])), "text": ""},
        *(
            {
                "location": f"{location}#{place}",
                "title": plain("".join(title).rstrip(" #\n")),
                "text": plain(" ".join(found.texts[place])),
            }
            for place, title in found.titles.items()
        ),
    ]


def plain(text: str) -> str:
    """Return words with single spaces, safe inside a page."""
    return " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;")
