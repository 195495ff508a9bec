"""Reference pages: the rules of a game, and the source of every figure."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from godsplay.games import game as open_game
from godsplay.present.presentation import presentation
from godsplay.web.pages.templating import html, markdown, render
from godsplay.web.views.text import say


@get("/rules/{name:str}", include_in_schema=False, sync_to_thread=False)
def rules(name: FromPath[str]) -> Response[str]:
    """Show the rules of a game."""
    game = open_game(name)
    sections = list(presentation(game).rulebook.sections.values())
    shown = [(section, markdown(section.text)) for section in sections]
    return html(render("rules.html", title=say("rules-title", game=game.title), game=game, sections=shown))


@get("/sources/{name:str}", include_in_schema=False, sync_to_thread=False)
def sources(name: FromPath[str]) -> Response[str]:
    """Show every figure of a game with its source and its grade."""
    game = open_game(name)
    rows = [
        (figure.key, readable(figure.value), grades(figure.grade), figure.source)
        for figure in game.edition.figures.values()
    ]
    return html(render("sources.html", title=say("sources-title", game=game.title), game=game, rows=rows))


def readable(value: Any) -> str:
    """Return a figure as people write it."""
    if isinstance(value, list):
        return ", ".join(f"({readable(each)})" if isinstance(each, list) else readable(each) for each in value)
    return str(value)


def grades(grade: str | list[str]) -> str:
    return grade if isinstance(grade, str) else ", ".join(dict.fromkeys(grade))


handlers = [rules, sources]
