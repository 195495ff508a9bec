"""Tables inside a page, without the page: the same application over the storage of a browser."""

import asyncio

import msgspec
import pytest

from godsplay.review.format import OPENING
from godsplay.web.in_page.application import start
from godsplay.web.in_page.bots import think
from godsplay.web.in_page.reviews import PageReviews
from godsplay.web.in_page.store import ShelfStore
from godsplay.web.pages.assets import asset_version
from godsplay.web.pages.templating import environment
from godsplay.web.settings import ENVIRONMENT
from godsplay.web.storage.store import VersionConflict
from godsplay.web.views.links import root
from helpers.web.servers import in_thread

ROOT = "/games/play/app"
WHOLE = OPENING + '"a": "whole review"}'


class DictShelf:
    """What a browser keeps, in memory."""

    def __init__(self):
        self.texts = {}

    async def get(self, name):
        return self.texts[name][1] if name in self.texts else None

    async def all(self):
        return [text for _, text in self.texts.values()]

    async def put(self, name, expected, version, text):
        if self.texts.get(name, (0, ""))[0] != expected:
            return False
        self.texts[name] = (version, text)
        return True

    async def remove(self, name):
        self.texts.pop(name, None)

    def listen(self, receive):
        self.receive = receive


async def ask(level, record, seat, chance):
    """Let a bot think as its worker would."""
    return think("policy", record, seat, chance)


@pytest.fixture
def in_page(monkeypatch):
    """Do something with the application as a page has it; what it caches of its settings is forgotten after."""
    monkeypatch.setenv(ENVIRONMENT, "")
    caches = (root, asset_version, environment)

    def run(work):
        async def begin():
            shelf = DictShelf()
            gateway = await start(shelf, ask, ROOT, "version-1")
            try:
                return await work(gateway, shelf)
            finally:
                await gateway.close()

        for cached in caches:
            cached.cache_clear()
        return in_thread(asyncio.run, begin())

    yield run
    for cached in caches:
        cached.cache_clear()


async def read(gateway, path):
    answer = await gateway.request("GET", ROOT + path, "", b"")
    assert answer.status == 200, answer.body
    return answer.body


async def open_table(gateway, game):
    """Open a table against bots; return the path of its page."""
    answer = await gateway.request("POST", f"{ROOT}/play/{game}", "", b"")
    return dict(answer.headers)["location"].removeprefix(ROOT)


def test_every_address_lies_under_the_path_of_the_page(in_page):
    async def work(gateway, _):
        for path in ("/", "/new/magnates", "/sources/magnates", await open_table(gateway, "magnates")):
            page = (await read(gateway, path)).decode()
            assert f'href="{ROOT}/' in page
            assert not any(f'{name}="/{first}' in page for name in ("href", "src", "action") for first in "abnprst")
            assert f"{ROOT}/static/version-1/" in page

    in_page(work)


def test_nothing_is_offered_that_needs_a_server(in_page):
    needing = ("/notices", "/devices", "/open", "/tournaments", 'name="clock"', 'id="advance', 'value="invited"')

    async def work(gateway, _):
        for path in ("/", "/games", "/new/magnates", await open_table(gateway, "magnates")):
            page = (await read(gateway, path)).decode()
            assert [each for each in needing if each in page] == []

    in_page(work)


def test_a_move_is_kept_and_another_tab_that_was_slower_is_refused(in_page):
    async def work(gateway, shelf):
        table = (await open_table(gateway, "playful-gods")).removeprefix("/t/")
        store = ShelfStore(shelf)
        before = await store.load(table)
        while not (asked := await question(gateway, table)):
            await asyncio.sleep(0.01)
        body = msgspec.json.encode({"seat": 0, "action": asked[0]["action"]})
        made = await gateway.request("POST", f"{ROOT}/api/tables/{table}/actions", "application/json", body)
        assert made.status == 200, made.body
        kept = await store.load(table)
        assert len(kept.page.moves) > len(before.page.moves)
        with pytest.raises(VersionConflict):
            await store.save_next(table, before.version, "another")

    in_page(work)


async def question(gateway, table):
    """Return what the first seat can choose now."""
    position = msgspec.json.decode(await read(gateway, f"/api/tables/{table}/position?seat=0"))
    return position["question"]["choices"]


def test_a_running_game_can_be_taken_along(in_page):
    async def work(gateway, _):
        table = await open_table(gateway, "gods-playground")
        record = msgspec.json.decode(await read(gateway, f"/api{table.replace('/t/', '/tables/')}/record"))
        assert record["game"] == "gods-playground"

    in_page(work)


def test_a_socket_greets_and_hears_of_updates(in_page):
    async def work(gateway, _):
        table = (await open_table(gateway, "magnates")).removeprefix("/t/")
        heard = asyncio.Queue()
        opened = asyncio.Event()
        socket = gateway.socket(f"{ROOT}/live/{table}", opened.set, heard.put_nowait)
        await opened.wait()
        socket.receive('{"type": "hello", "version": 0, "chat": 0}')
        assert msgspec.json.decode(await heard.get())["type"] == "update"
        socket.close()
        await socket.running

    in_page(work)


class ScriptedReviewer:
    """Reviews as a worker would, as far as a test lets it."""

    def __init__(self):
        self.stopped = 0
        self.done = asyncio.Event()

    async def review(self, record, tell):
        tell(7)
        await self.done.wait()
        return WHOLE

    def stop(self):
        self.stopped += 1


async def reviews_of_a_table(gateway, shelf):
    """Return reviews by script, and a table to review."""
    name = (await open_table(gateway, "magnates")).removeprefix("/t/")
    reviewer = ScriptedReviewer()
    return PageReviews(ShelfStore(shelf), reviewer), await gateway.app.state.registry.find(name), reviewer


def test_a_review_tells_how_far_it_is_and_is_kept_with_its_table(in_page):
    async def work(gateway, shelf):
        reviews, table, reviewer = await reviews_of_a_table(gateway, shelf)
        assert await reviews.read(table.id) is None
        await reviews.begin(table)
        job = reviews.jobs[table.id]
        while (await reviews.read(table.id)).done != 7:
            await asyncio.sleep(0)
        reviewer.done.set()
        await job
        assert reviewer.stopped == 1
        afterwards = PageReviews(ShelfStore(shelf), reviewer)
        assert (await afterwards.read(table.id)).text == WHOLE
        assert await afterwards.finished([table.id]) == {table.id: WHOLE}
        await ShelfStore(shelf).save_review(table.id, '{"format":0}')
        assert await afterwards.read(table.id) is None, "one of another version is made anew"

    in_page(work)


def test_a_review_that_is_cancelled_stops_its_worker_and_can_begin_anew(in_page):
    async def work(gateway, shelf):
        reviews, table, reviewer = await reviews_of_a_table(gateway, shelf)
        await reviews.begin(table)
        job = reviews.jobs[table.id]
        while (await reviews.read(table.id)).done != 7:
            await asyncio.sleep(0)
        await reviews.cancel(table.id)
        assert await reviews.read(table.id) is None
        await reviews.begin(table)
        await asyncio.wait([job])
        assert reviewer.stopped == 1
        assert await reviews.read(table.id) is not None, "the one that was cancelled leaves the next alone"

    in_page(work)
