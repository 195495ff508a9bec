"""Pages from templates: every value is escaped, every sentence comes from the word files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Response
from markdown_it import MarkdownIt

from godsplay.version import VERSION
from godsplay.web.pages.assets import asset
from godsplay.web.views.text import LANGUAGE, say

FOLDER = Path(__file__).parent
SOURCE = "Rulebook: "  # begins the last line of a rule
FIGURES = re.compile("<code>godsplay sources ([a-z-]+)</code>")  # a command that has a page of its own here


@cache
def environment() -> Environment:
    """Open the templates."""
    made = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(say=say, asset=asset, version=VERSION, language=LANGUAGE)
    return made


def render(template: str, **values: Any) -> str:
    """Return a page from a template."""
    return environment().get_template(template).render(**values)


def html(page: str, status: int = 200) -> Response[str]:
    """Answer with a page that is never kept: it shows what one person may see."""
    return Response(page, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


@cache
def markdown(text: str) -> str:
    """Return the text of a rule as HTML, with tags escaped and its source folded away."""
    words, found, source = text.rpartition(f"\n\n{SOURCE}")
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    if not found:
        return with_links(str(reader.render(text)))
    lines = reader.render(SOURCE + source)
    shown = with_links(reader.render(words))
    return f'{shown}<details class="source"><summary>{say("rules-source")}</summary>{lines}</details>'


def with_links(text: str) -> str:
    """Link to the page of the figures where a rule names the command for them."""
    link = rf'<a href="/sources/\1" target="_blank" rel="noopener">{say("home-sources")}</a>'
    return FIGURES.sub(link, text)
