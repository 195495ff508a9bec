"""The socket of a page, without a server."""

import asyncio
from types import SimpleNamespace

from godsplay.web.api.live import Connection
from helpers.web.servers import in_thread


class Gone:
    """A page that says something and is gone before the answer."""

    headers: dict = {}
    cookies: dict = {}

    async def receive_data(self, mode):
        return '{"type": "talk", "id": 1, "text": "Farewell"}'

    async def send_data(self, text, mode):
        raise ConnectionResetError


def test_a_page_that_leaves_before_its_answer_is_no_error(caplog):
    said = []

    async def post_chat(name, seat, text):
        said.append(text)

    def nothing():
        pass

    table = SimpleNamespace(
        listeners=set(),
        connections={},
        seats=[],
        record=[],
        post_chat=post_chat,
        notify=nothing,
        bots=SimpleNamespace(wake=nothing),
    )
    in_thread(asyncio.run, Connection(Gone(), table).run())
    assert said == ["Farewell"]
    assert not table.listeners
    assert not caplog.records
