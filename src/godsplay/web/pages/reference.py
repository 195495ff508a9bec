"""Reference pages: the rules of a game, and the source of every figure."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

from godsplay.engine.game import Game
from godsplay.engine.pickling import readings_of
from godsplay.games import game as open_game
from godsplay.present.presentation import ContestedLine, presentation
from godsplay.present.rule_templates import readable
from godsplay.web.api.requests import AppRequest
from godsplay.web.errors import RequestError
from godsplay.web.pages.home import PICTURE_POLICY
from godsplay.web.pages.rules_html import AFTER, markdown
from godsplay.web.pages.templating import html, render
from godsplay.web.views.text import say

HOUR = 3600  # seconds
READING = "reading-"  # begins the names of fields and parameters


class ShownSection(NamedTuple):
    """A rule as its page shows it."""

    anchor: str
    title: str
    depth: int
    html: str
    readings: list[ContestedLine]
    listed: bool  # among the contents
    find: str  # further words that lead here


@get("/rules/{name:str}", include_in_schema=False, sync_to_thread=True)
def rules(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Show the rules of a game, as a table reads them where the address says so."""
    asked = request.query_params.items()
    readings = {key.removeprefix(READING): way for key, way in asked if key.startswith(READING)}
    game = open_game(name, readings=readings)
    shown = [
        ShownSection(
            each.anchor, each.title, each.depth, markdown(name, each.text), each.readings, each.listed, each.find
        )
        for each in presentation(game).rulebook.sections.values()
    ]
    return html(render("rules.html", title=say("rules-title", game=game.title), game=game, sections=shown))


def rules_query(game: Game) -> str:
    """Return the query that shows the rules as a table reads them; empty where all is read as usual."""
    unusual = {READING + name: way for name, way in readings_of(game).items()}
    return f"?{urlencode(unusual)}" if unusual else ""


@get("/rules/{name:str}/pictures/{picture:str}", include_in_schema=False, sync_to_thread=True)
def rules_picture(name: FromPath[str], picture: FromPath[str]) -> Response[str]:
    """Show a picture of the rules: an example as it begins, or (its name with `-after`) as it ends."""
    examples = presentation(open_game(name)).examples
    example = picture.removesuffix(".svg")
    begins = example.removesuffix(AFTER)
    at_the_end = begins != example and begins in examples.all
    if not at_the_end and example not in examples.all:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-page")
    return svg(examples.drawn(begins if at_the_end else example, at_the_end))


@get("/rules/{name:str}/icons/{icon:str}", include_in_schema=False, sync_to_thread=False)
def rules_icon(name: FromPath[str], icon: FromPath[str]) -> Response[str]:
    """Show a small picture of the rules."""
    found = presentation(open_game(name)).icons().get(icon.removesuffix(".svg"))
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-page")
    return svg(found)


def svg(drawn: str) -> Response[str]:
    """Answer with a picture."""
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": f"max-age={HOUR}"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@get("/sources/{name:str}", include_in_schema=False, sync_to_thread=False)
def sources(name: FromPath[str]) -> Response[str]:
    """Show every figure of a game with its source and its grade."""
    game = open_game(name)
    rows = [
        (figure.key, readable(figure.value), grades(figure.grade), figure.source)
        for figure in game.edition.figures.values()
    ]
    return html(render("sources.html", title=say("sources-title", game=game.title), game=game, rows=rows))


def grades(grade: str | list[str]) -> str:
    return grade if isinstance(grade, str) else ", ".join(dict.fromkeys(grade))


handlers = [rules, rules_picture, rules_icon, sources]
