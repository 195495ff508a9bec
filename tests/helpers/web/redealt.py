"""The whole service asked twice: as the game stands, and with everything dealt anew that the viewer cannot know.

The application runs in this process, as a server runs it, with every seat in other hands. Before the last move, what a
viewer cannot know is dealt anew, and the move is made once more, with the same dice. Where the viewer's view of the
position is the same, every answer to that viewer has to be the same, too.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import quote

import godsplay
from godsplay.engine.chance import Scripted
from godsplay.engine.state import State
from godsplay.present.drawing.layers import LayerCache
from godsplay.present.presentation import presentation
from godsplay.present.recent_cache import RecentCache
from godsplay.records.format import RecordError
from godsplay.web.app import make_app
from godsplay.web.settings import Settings
from godsplay.web.tables.table import Table
from godsplay.web.views.log import Course
from godsplay.web.views.moments import KEPT
from godsplay.web.views.naming import display_calling

LIMITS = {"new_tables_per_minute": 10**6, "requests_per_second": 1e6, "burst": 1e6, "tables_of_one": 10**6}
SPOT = re.compile(r'data-spot=\\?"([^"\\]+)')
AGO = re.compile(rb"<time.*?</time>")  # how long ago a move was made grows while we look
SPOTS, ACTIONS = 3, 2  # asked about at every look
PATIENCE = 60.0

Answers = dict[str, Any]


class Viewer(NamedTuple):
    """Somebody who looks on: with a cookie or without, and from a seat or from none."""

    cookie: bytes
    seat: int | None


class Service:
    """The application, asked without a network."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.registry = app.app.state.registry

    async def ask(self, viewer: Viewer, method: str, path: str, body: Any = None) -> tuple[int, bytes, bytes]:
        """Send a request; return status, content without what goes with the clock, and the cookie that came along."""
        sent = b"" if body is None else json.dumps(body).encode()
        answer: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            answer.append(message)

        await self.app({**scope_of(viewer, path), "type": "http", "method": method}, receive, send)
        cookie = dict(answer[0]["headers"]).get(b"set-cookie", b"").partition(b";")[0]
        content = b"".join(message.get("body", b"") for message in answer[1:])
        return answer[0]["status"], AGO.sub(b"", content), cookie

    async def hear(self, viewer: Viewer, table: str) -> str:
        """Open a page's socket, greet, and return the update that comes."""
        incoming: asyncio.Queue[Any] = asyncio.Queue()
        heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        for message in (
            {"type": "websocket.connect"},
            {"type": "websocket.receive", "text": '{"type": "hello"}', "bytes": None},
        ):
            incoming.put_nowait(message)

        async def send(message: Any) -> None:
            if message["type"] in ("websocket.send", "websocket.close") and not heard.done():
                heard.set_result(message.get("text") or repr(message))

        scope = {**scope_of(viewer, f"/live/{table}"), "type": "websocket", "subprotocols": []}
        page = asyncio.create_task(self.app(scope, incoming.get, send))
        async with asyncio.timeout(PATIENCE):
            text = await heard
        incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await page
        return text

    async def look(self, viewer: Viewer, table: Table, spots: list[str], luck: godsplay.Seeded) -> Answers:
        """Ask everything that a viewer can ask of a table."""
        seat = "" if viewer.seat is None else f"seat={viewer.seat}&"
        place, ply = f"/api/tables/{table.id}", len(table.record)
        paths = [
            *(f"{place}{part}" for part in ("", "/luck", "/notes", "/record", "/ending", "/review")),
            *(f"{place}/{part}?{seat}" for part in ("position", "picture", "tables", "refusals", "secrets")),
            f"{place}/log?{seat}after={max(0, ply - 3)}",
            f"{place}/moments?{seat}start={ply}&end={ply}",
            f"{place}/moments?{seat}start={ply - 1}&end={ply}",
            f"{place}/moments?{seat}start={ply - 1}&end={ply}&base={ply - 1}",
            *(f"{place}/things?{seat}spot={quote(spot)}" for spot in spots),
            *(f"{place}/things?{seat}spot={quote(spot)}&ply={ply}&scene=1" for spot in spots[:1]),
            *(f"/t/{table.id}{part}" for part in ("", "/thumbnail", "/clear", "/leave")),
            *("/", "/games"),
        ]
        found: Answers = {path: (await self.ask(viewer, "GET", path))[:2] for path in paths}
        found["socket"] = await self.hear(viewer, table.id)
        if viewer.seat is not None:
            await self.try_actions(viewer, viewer.seat, table, luck, found)
        return found

    async def try_actions(self, viewer: Viewer, seat: int, table: Table, luck: godsplay.Seeded, found: Answers) -> None:
        """Ask what choices would change, what can be decided in advance, and why something is refused."""
        place, seen = f"/api/tables/{table.id}", table.record.state.seen(seat)
        found["advance"] = (await self.ask(viewer, "GET", f"{place}/advance?seat={seat}"))[:2]
        for action in seen.legal[:ACTIONS]:
            path = f"{place}/preview?seat={seat}&action={quote(str(action))}"
            found[path] = (await self.ask(viewer, "GET", path))[:2]
        actions = table.game.actions
        for action in [actions[luck.below(min(len(actions), 60_000))] for _ in range(ACTIONS)]:
            if action not in seen.legal:
                sent = {"seat": seat, "action": str(action), "moves": len(table.record)}
                found[f"refused {action}"] = (await self.ask(viewer, "POST", f"{place}/actions", sent))[:2]

    def forget_pictures(self, table: Table) -> None:
        """Let everything be drawn and put into words anew."""
        self.registry.moments.drawn = RecentCache(KEPT)
        self.registry.pictures.clear()
        display_calling.cache_clear()
        presentation(table.game).kept = LayerCache()


def scope_of(viewer: Viewer, path: str) -> dict[str, Any]:
    place, _, query = path.partition("?")
    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
    return {
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [*headers, (b"cookie", viewer.cookie)] if viewer.cookie else headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    """Run the application with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = make_app(Settings(database=f"{folder}/tables.sqlite", **LIMITS))  # type: ignore[arg-type]
        async with app.app.lifespan():
            yield Service(app)


async def seated_table(found: Service, game: str) -> tuple[Table, list[Viewer]]:
    """Open a table with somebody else on every seat; return it with them, an onlooker and a stranger."""
    nobody = Viewer(b"", None)
    players = min(4, godsplay.game(game).most)
    seats = [{"who": "here"}, *[{"who": "invited"}] * (players - 1)]
    _, content, cookie = await found.ask(nobody, "POST", "/api/tables", {"game": game, "seats": seats})
    made = json.loads(content)
    viewers = [Viewer(cookie, 0)]
    for seat, link in made["invitations"].items():
        status, _, cookie = await found.ask(nobody, "POST", link)
        assert status == 303
        viewers.append(Viewer(cookie, int(seat)))
    own = {"game": game, "seats": [{"who": "here"}] * players}  # an onlooker is somebody who plays elsewhere
    _, _, cookie = await found.ask(nobody, "POST", "/api/tables", own)
    return await found.registry.find(made["table"]), [*viewers, Viewer(cookie, None), nobody]


def dealt_anew(table: Table, seat: int | None, luck: godsplay.Seeded) -> State | None:
    """Deal anew what a seat cannot know before the last move, and make that again; nothing if the seat would notice."""
    ply = len(table.record)
    move = table.record.page.moves[ply - 1]
    other = table.log.before(ply).seen(seat).imagine(luck)
    action = table.game.actions[move.move]
    if action not in other.legal(move.seat):
        return None
    other.listening = other.watching = True
    other.chance = Scripted(move.drew)
    try:
        other.apply(move.seat, action)
    except (RecordError, ValueError, IndexError):
        return None  # what was drawn is not in the other bag
    truth = table.record.state
    same = other.view(seat) == truth.view(seat) and other.digest() != truth.digest()
    return other if same else None


async def compare(found: Service, table: Table, viewer: Viewer, luck: godsplay.Seeded, counts: Counter[str]) -> None:
    """Ask everything in both worlds; count the pairs of answers, and collect those that differ."""
    other = dealt_anew(table, viewer.seat, luck)
    if other is None:
        return
    ply, record, log = len(table.record), table.record, table.log
    _, drawn, _ = await found.ask(viewer, "GET", f"/api/tables/{table.id}/moments")
    names = sorted(set(SPOT.findall(drawn.decode())))
    spots = [names[luck.below(len(names))] for _ in range(SPOTS)] if names else []
    state, course, events = record.state, log.course(ply), log.events[ply - 1]
    start = luck.clone()
    found.forget_pictures(table)
    truth = await found.look(viewer, table, spots, start.clone())
    record.state, log.courses[ply], log.events[ply - 1] = other, Course(other.scenes, other.clone()), other.events
    found.forget_pictures(table)
    try:
        again = await found.look(viewer, table, spots, start.clone())
    finally:
        record.state, log.courses[ply], log.events[ply - 1] = state, course, events
    assert truth.keys() == again.keys()
    counts["worlds"] += 1
    counts["pairs"] += len(truth)
    for path in truth:
        if truth[path] != again[path]:
            counts[f"differs: {path.replace(table.id, 'TABLE')}"] += 1


async def play(game: str, pairs: int, seed: str, every: int = 1) -> Counter[str]:
    """Play games at random and compare until so many pairs are compared."""
    counts: Counter[str] = Counter()
    luck = godsplay.Seeded(seed)
    async with service() as found:
        while counts["pairs"] < pairs:
            table, viewers = await seated_table(found, game)
            counts["games"] += 1
            while not table.over and counts["pairs"] < pairs:
                state = table.record.state
                seat = state.to_act[luck.below(len(state.to_act))]
                legal = state.legal(seat)
                await table.act(seat, str(legal[luck.below(len(legal))]), len(table.record))
                counts["moves"] += 1
                if counts["moves"] % every == 0 and not table.over:
                    for viewer in viewers:
                        await compare(found, table, viewer, luck, counts)
    return counts
