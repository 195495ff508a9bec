"""The pages for people: home, setting up, the table, invitations, rules, sources."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect

from godsplay.bots import LEVELS, make_bot
from godsplay.core.chance import Seeded
from godsplay.core.emblems import outline
from godsplay.core.game import Game
from godsplay.core.message import Value
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.table import new_tables
from godsplay.table.acting import must_be_away
from godsplay.table.asking import Asked, allow_new_table, house, known_or_new, table_of
from godsplay.table.emblems import colours, style
from godsplay.table.failures import Refused
from godsplay.table.guide import guide
from godsplay.table.paper import markdown, render
from godsplay.table.seats import Seat, digest, tidy
from godsplay.table.security import cookie, visitor
from godsplay.table.table import Table
from godsplay.table.telling import people
from godsplay.table.thinking import USUAL
from godsplay.table.wording import say, words

THUMBNAIL_BOT = "policy"
THUMBNAIL_MOVES = 40  # enough to have something to see, and quickly played
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # a picture brings its own style and nothing else
PAGE_WORDS = "table-page-"  # what the script of the page says
PAGE_VALUES = ("seat", "ply", "last", "text")
NOBODY = "nobody"


def html(page: str, status: int = 200) -> Response[str]:
    """Answer with a page that is never kept: it shows what one person may see."""
    return Response(page, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def about(game: Game, key: str) -> str:
    """Say what a game is, if its words do."""
    found = game.words()
    return found.say(key) if found.has(key) else ""


def players(game: Game) -> str:
    """Say for how many people a game is."""
    if game.fewest == game.most:
        return say("players-exactly", count=game.most)
    return say("players-range", fewest=game.fewest, most=game.most)


@get("/", include_in_schema=False)
async def home(request: Asked) -> Response[str]:
    """Show the games, and the tables of whoever looks."""
    holder = visitor(request).holder
    mine = [] if holder is None else await house(request).store.tables_of(holder)
    found = [open_game(name) for name in games()]
    cards = [
        {
            "game": game,
            "about": about(game, "about"),
            "length": about(game, "about-length"),
            "players": players(game),
            "bots": new_tables.usual_number(game) - 1,
        }
        for game in found
    ]
    titles = {game.name: game for game in found}
    tables = [
        {
            "id": table.id,
            "title": titles[table.game].title,
            "game": table.game,
            "moves": table.moves,
            "over": table.over,
            "what_if": table.parent is not None,
            "with": who_plays(titles[table.game], table.seats, holder),
        }
        for table in mine
        if table.game in titles
    ]
    return html(render("home.html", title=say("title"), cards=cards, tables=tables, usual=USUAL))


def who_plays(game: Game, seats: list[Seat], holder: str | None) -> str:
    """Name the others at a table; at a shared screen everybody."""
    names = []
    shared = sum(seat.holder == holder for seat in seats) > 1
    for seat in seats:
        if seat.holder == holder and not shared:
            continue
        label = str(game.words().name(game.seat_names[seat.seat]))
        if seat.bot is not None:
            names.append(f"{label} ({say('level-' + seat.bot)})")
        elif seat.name:
            names.append(f"{seat.name} ({label})")
        elif seat.holder == holder:
            names.append(label)
        else:
            names.append(f"{label} ({say('seat-open' if seat.is_open() else 'seat-person')})")
    return ", ".join(names)


@get("/boards/{name:str}", include_in_schema=False, sync_to_thread=True)
def board(name: str) -> Response[str]:
    """Draw a board in the course of a game, as a picture of its own."""
    if name not in games():
        raise Refused(404, "error-no-page")
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "max-age=3600"}
    return Response(thumbnail(name), media_type="image/svg+xml", headers=headers)


@cache
def thumbnail(name: str) -> str:
    """Let bots begin a game, and draw what they have come to."""
    game = open_game(name)
    state = game.new(players=new_tables.usual_number(game), seed="thumbnail")
    bot, luck = make_bot(THUMBNAIL_BOT, game), Seeded("thumbnail")
    for _ in range(THUMBNAIL_MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state.seen(seat), luck))
    return game.draw(state.view(None), [])


@post("/play/{name:str}", include_in_schema=False)
async def play(request: Asked, name: str) -> Redirect:
    """Open a table against bots, and go there."""
    allow_new_table(request)
    token, new = known_or_new(request)
    table, _ = await new_tables.new_table(house(request), new_tables.Wish(name), token)
    return to_table(request, table, token, new)


def to_table(request: Asked, table: str, token: str, new: bool) -> Redirect:
    """Go to a table, with a cookie for whoever had none."""
    cookies = [cookie(token, request.url.scheme)] if new else []
    return Redirect(f"/t/{table}", status_code=303, cookies=cookies)


@get("/new/{name:str}", include_in_schema=False)
async def set_up(name: str) -> Response[str]:
    """Ask how a table should be."""
    game = open_game(name)
    seats = [
        {"name": str(game.words().name(each)), "emblem": outline(seat), "style": style(game, seat)}
        for seat, each in enumerate(game.seat_names[: game.most])
    ]
    options = [
        {"name": each.name, "default": each.default, "rule": each.rule, "text": option_words(game, each.name)}
        for each in game.options
    ]
    return html(
        render(
            "new.html",
            title=say("new-title", game=game.title),
            game=game,
            about=about(game, "about"),
            seats=seats,
            number=new_tables.usual_number(game),
            options=options,
            levels=list(LEVELS),
            usual=USUAL,
        )
    )


def option_words(game: Game, name: str) -> str:
    """Say what an option is."""
    return about(game, f"option-{name}") or name.replace("_", " ").replace("-", " ").capitalize()


@post("/new/{name:str}", include_in_schema=False, request_max_body_size=200_000)
async def set_up_done(request: Asked, name: str) -> Redirect:
    """Open the table that was asked for."""
    allow_new_table(request)
    game = open_game(name)
    form = await request.form()
    places = []
    for seat in range(game.most):
        who = text_of(form, f"who-{seat}")
        if who and who != NOBODY:
            places.append(new_tables.Place(who[:80], text_of(form, f"name-{seat}")[:80]))
    edition = form.get("edition")
    figures = (await edition.read()).decode("utf-8", "replace") if isinstance(edition, UploadFile) else ""
    wish = new_tables.Wish(
        game.name,
        places,
        {option.name: f"option-{option.name}" in form for option in game.options},
        text_of(form, "seed")[:100] or None,
        figures or None,
    )
    token, new = known_or_new(request)
    table, _ = await new_tables.new_table(house(request), wish, token)
    return to_table(request, table, token, new)


def text_of(form: Any, name: str) -> str:
    """Read a field of a form that should be text."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


@post("/import", include_in_schema=False, request_max_body_size=2_000_000)
async def import_record(request: Asked) -> Redirect:
    """Open a table from a record that somebody brings."""
    allow_new_table(request)
    form = await request.form()
    file = form.get("record")
    if not isinstance(file, UploadFile):
        raise Refused(400, "error-no-file")
    token, new = known_or_new(request)
    table = await new_tables.import_record(house(request), await file.read(), token)
    return to_table(request, table, token, new)


@get("/t/{name:str}", include_in_schema=False)
async def show_table(request: Asked, name: str) -> Response[str]:
    """Show a table; the script of the page fetches what its seats may see."""
    table = await table_of(request, name[:32])
    who = visitor(request)
    game = table.game
    page = {
        "table": table.id,
        "game": game.name,
        "people": people(table, who.holder),
        "colours": colours(game)[: table.record.page.players],
        "emblems": [outline(seat) for seat in range(table.record.page.players)],
        "host": who.holder is not None and who.holder == table.host,
        "levels": {level: say(f"level-{level}") for level in LEVELS},
        "usual": USUAL,
        "words": page_words(),
        "seats": game.seat_names[: table.record.page.players],
        "hints": guide(game),
        "refusals": say("table-refusals"),
    }
    data = msgspec.json.encode(page).decode().replace("<", "\\u003c")
    origin = await origin_of(request, table, who.holder)
    return html(render("table.html", title=game.title, game=game, data=data, table=table, origin=origin))


async def origin_of(request: Asked, table: Table, holder: str | None) -> tuple[str, int] | None:
    """Find the table that a what-if came from, and how many moves they share, for whoever sits there."""
    if table.parent is None or holder is None:
        return None
    origin = await table_of(request, table.parent)
    if holder not in (origin.host, *(seat.holder for seat in origin.seats)):
        return None
    pairs = zip(table.record.page.moves, origin.record.page.moves, strict=False)
    return origin.id, sum(1 for _ in takewhile(lambda pair: pair[0].digest == pair[1].digest, pairs))


@cache
def page_words() -> dict[str, str]:
    """Give the sentences that the script says; it puts values where %name% stands."""
    marks: dict[str, Value] = {name: f"%{name}%" for name in PAGE_VALUES}
    return {key.removeprefix(PAGE_WORDS): words().say(key, marks) for key in words().keys(PAGE_WORDS)}


@get("/join/{invitation:str}", include_in_schema=False)
async def invited(request: Asked, invitation: str) -> Response[str]:
    """Ask whoever follows an invitation for a name; looking at it does not use it up."""
    found = await house(request).store.invited(digest(invitation[:64]))
    if found is None:
        raise Refused(404, "error-invitation")
    table = await table_of(request, found[0])
    seat = str(table.game.words().name(table.game.seat_names[found[1]]))
    return html(
        render(
            "join.html",
            title=table.game.title,
            game=table.game,
            seat=seat,
            outline=outline(found[1]),
            style=style(table.game, found[1]),
        )
    )


@post("/join/{invitation:str}", include_in_schema=False)
async def join(request: Asked, invitation: str) -> Redirect:
    """Take the seat that an invitation is for; it cannot be used again."""
    key = digest(invitation[:64])
    found = await house(request).store.invited(key)
    if found is None:
        raise Refused(404, "error-invitation")
    name = tidy(text_of(await request.form(), "name"))
    table = await table_of(request, found[0])
    token, new = known_or_new(request)

    def change(seat: Seat) -> Seat:
        if seat.invitation != key:
            raise Refused(404, "error-invitation")
        if seat.holder != digest(token):
            must_be_away(table, seat)
        return msgspec.structs.replace(seat, name=name, holder=digest(token), invitation=None, bot=None)

    await table.reseat(found[1], change)
    return to_table(request, table.id, token, new)


@get("/rules/{name:str}", include_in_schema=False, sync_to_thread=False)
def rules(name: str) -> Response[str]:
    """Show the rules of a game."""
    game = open_game(name)
    sections = list(game.rulebook().sections.values())
    shown = [(section, markdown(section.text)) for section in sections]
    return html(render("rules.html", title=say("rules-title", game=game.title), game=game, sections=shown))


@get("/sources/{name:str}", include_in_schema=False, sync_to_thread=False)
def sources(name: str) -> Response[str]:
    """Show every figure of a game with its source and its grade."""
    game = open_game(name)
    rows = [
        (figure.key, readable(figure.value), grades(figure.grade), figure.source)
        for figure in game.edition.figures.values()
    ]
    return html(render("sources.html", title=say("sources-title", game=game.title), game=game, rows=rows))


def readable(value: Any) -> str:
    """Write a figure without the marks of a program."""
    if isinstance(value, list):
        return ", ".join(f"({readable(each)})" if isinstance(each, list) else readable(each) for each in value)
    return str(value)


def grades(grade: str | list[str]) -> str:
    return grade if isinstance(grade, str) else ", ".join(dict.fromkeys(grade))


handlers = [
    home,
    board,
    play,
    set_up,
    set_up_done,
    import_record,
    show_table,
    invited,
    join,
    rules,
    sources,
]
