"""The text of a rule as HTML: tags escaped, pictures in figures, rulings linked, its source folded away."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any

from godsplay.games import game as open_game
from godsplay.present.citations import RULINGS, SOURCE, split_source
from godsplay.present.examples import shown_size
from godsplay.present.presentation import presentation
from godsplay.web.views.links import link, root
from godsplay.web.views.text import say

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

SOURCES = re.compile("<code>godsplay sources ([a-z-]+)</code>")  # a command that has a page of its own here
OWN_LINK = re.compile('href="#')
NUMBER = re.compile(r"\d+")
PICTURE = "picture:"
ICON = "icon:"
ENLARGED = 1.25  # how much larger than on the board a part of it is shown, where there is room
NARROW = 540.0  # units of a board that a phone shows large enough
TALL = 1.5  # times as high as wide: such a part gets more room on paper
TALLEST = 560.0  # pixels of such a part: one should see it whole, with what happens there below it
AFTER = "-after"  # behind the name of an example: the picture at its end


@cache
def markdown(game: str, text: str) -> str:
    """Return the text of a rule of a game as HTML."""
    words, source = split_source(text)
    shown = with_links(game, reader(game).render(words))
    if not source:
        return shown
    lines = with_links(game, reader(game).render(SOURCE + source))
    return f'{shown}<details class="source"><summary>{say("rules-source")}</summary>{lines}</details>'


@cache
def reader(game: str) -> MarkdownIt:
    """Return what reads the Markdown of a game's rules."""
    from markdown_it import MarkdownIt  # takes long to import, and only the rules need it

    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    rules: dict[str, Any] = made.renderer.rules  # type: ignore[attr-defined]
    usual = rules["image"]

    def image(tokens: Any, place: int, options: Any, environment: Any) -> str:
        address = str(tokens[place].attrs["src"])
        if address.startswith(ICON):
            name = escape(address.removeprefix(ICON))
            source = link(f"/rules/{game}/icons/{name}.svg")
            return f'<img class="icon" src="{source}" alt="{escape(tokens[place].content)}">'
        if not address.startswith(PICTURE):
            return str(usual(tokens, place, options, environment))
        caption = escape(tokens[place].content)
        path = link(f"/rules/{game}/pictures/{escape(address.removeprefix(PICTURE))}.svg")
        size = picture_size(game, address.removeprefix(PICTURE))
        shown = f'<img src="{path}" alt="{caption}" loading="lazy"{size}>'
        if is_wide(game, address.removeprefix(PICTURE)):  # a small screen cannot show it to be read
            shown = f'<a href="{path}" target="_blank" rel="noopener">{shown}</a>'
        return f'<span class="figure">{shown}<span>{caption}</span></span>'

    rules["image"] = image
    rules["table_open"] = lambda *_: '<table tabindex="0">\n'  # a wide one is scrolled, also by keys
    return made


def size_on_board(game: str, name: str) -> tuple[float, float]:
    """Return how wide and high a part of a board is there; nothing for a whole board."""
    examples = presentation(open_game(game)).examples.all
    example = examples.get(name) or examples.get(name.removesuffix(AFTER))
    return shown_size(example) if example else (0.0, 0.0)


def is_wide(game: str, name: str) -> bool:
    """Whether a picture shows a whole board, or a part of it that has no room on a phone."""
    width, _ = size_on_board(game, name)
    return not width or width > NARROW


def picture_size(game: str, name: str) -> str:
    """Return the size of a part of a board as attributes; a page keeps that room free, and a whole board fills it."""
    width, height = size_on_board(game, name)
    if not width:
        return ""
    scale = min(ENLARGED, TALLEST / height)
    tall = ' class="tall"' if height > TALL * width else ""
    return f' width="{scale * width:.0f}" height="{scale * height:.0f}"{tall}'


def with_links(game: str, text: str) -> str:
    """Link rulings, other rules, and the page of the figures where a rule names the command for them."""
    page = rf'<a href="{root()}/sources/\1" target="_blank" rel="noopener">{say("home-sources")}</a>'
    linked = RULINGS.sub(
        lambda found: NUMBER.sub(lambda number: f'<a href="#ruling-{number[0]}">{number[0]}</a>', found[0]), text
    )
    return OWN_LINK.sub(f'href="{root()}/rules/{game}#', SOURCES.sub(page, linked))
