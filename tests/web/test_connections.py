"""Connections that mean no good: silent ones, half requests, pages that never say hello."""

import asyncio
import socket
from contextlib import ExitStack
from types import SimpleNamespace

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from godsplay.web.api.live import MOST_ONLOOKERS, Connection
from godsplay.web.api.permissions import Visitor
from godsplay.web.connections import MOST_SILENT, GatheringTransport
from godsplay.web.views.moments import Moments
from helpers.web.servers import PATIENCE, Server, in_thread
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import HERE, INVITED, open_table


def connect(server, said=b""):
    found = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    found.sendall(said)
    return found


def is_closed(connection):
    """Wait until the server has closed a connection; whatever it said before is read."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


def test_silent_connections_give_way_to_those_that_come(server, client):
    with ExitStack() as open_ones:
        silent = [open_ones.enter_context(connect(server)) for _ in range(MOST_SILENT + 20)]
        assert all(is_closed(each) for each in silent[:20])
        assert client.get("/api/games").status_code == 200


HALVES = [
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/ga",
]


def test_half_a_request_is_not_waited_for(server):
    with ExitStack() as open_ones:
        halves = [open_ones.enter_context(connect(server, half)) for half in HALVES]
        assert all(is_closed(each) for each in halves)


def test_a_page_that_never_says_hello_is_closed(server, client):
    table = open_table(client)
    with open_socket(server, table) as page, pytest.raises(ConnectionClosed):
        page.recv(PATIENCE)


def test_pages_that_leave_together_leave_nothing_behind():
    async def run():
        leaving = asyncio.Event()

        class Page:
            scope = {"visitor": Visitor()}
            greeted = False

            async def receive_data(self, mode):
                if not self.greeted:
                    self.greeted = True
                    return '{"type": "hello"}'
                await leaving.wait()
                raise WebSocketDisconnect(detail="")

            async def send_data(self, text, mode):
                pass

        listeners = set()

        def notify():
            for each in list(listeners):
                each()

        table = SimpleNamespace(
            listeners=listeners,
            connections={},
            notify=notify,
            gone=False,
            lock=asyncio.Lock(),
            bots=SimpleNamespace(wake=lambda: None),
        )
        connections = [Connection(Page(), table, None, Moments()) for _ in range(50)]
        for each in connections:
            each.update = SimpleNamespace
            each.send = lambda message: asyncio.sleep(0)
        pages = [asyncio.create_task(each.run()) for each in connections]
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(listeners) == 50
        leaving.set()
        await asyncio.gather(*pages)
        return len(asyncio.all_tasks()), len(listeners)

    assert in_thread(asyncio.run, run()) == (1, 0)


def test_onlookers_cannot_lock_out_who_holds_a_seat(server, client, stranger):
    table = open_table(client, HERE, INVITED, HERE)
    with ExitStack() as pages:
        for _ in range(MOST_ONLOOKERS):
            greet(pages.enter_context(open_socket(server, table)))
        assert stranger.get("/api/games").status_code == 200
        with open_socket(server, table, client.cookies["godsplay"]) as page:
            assert greet(page)["type"] == "update"


def test_an_address_has_its_share_of_sockets_and_no_more(tmp_path):
    server = Server(tmp_path / "tables.sqlite", limits='{"sockets_at_once": 5, "burst": 1000}')
    try:
        with server.client() as client, ExitStack() as pages:
            table = open_table(client)
            for _ in range(5):
                greet(pages.enter_context(open_socket(server, table)))
            with pytest.raises(Exception, match=r"403|429"):
                open_socket(server, table)
            assert client.get("/api/games").status_code == 200
    finally:
        server.stop()


class Wire:
    """A transport that notes what is done with it."""

    def __init__(self):
        self.done = []

    def is_closing(self):
        return "closed" in self.done

    def write(self, data):
        self.done.append(data)

    def close(self):
        self.done.append("closed")

    def abort(self):
        self.done.append("aborted")


def test_what_is_written_in_one_turn_is_sent_together():
    async def write():
        wire = Wire()
        transport = GatheringTransport(wire, asyncio.get_running_loop())
        transport.write(b"head, ")
        transport.write(b"body")
        assert wire.done == []
        await asyncio.sleep(0)
        transport.write(b"more")
        transport.close()
        transport.write(b"too late")
        await asyncio.sleep(0)
        return wire.done

    assert in_thread(asyncio.run, write()) == [b"head, body", b"more", "closed"]


def test_nothing_more_is_sent_over_a_connection_that_is_cut():
    async def write():
        wire = Wire()
        transport = GatheringTransport(wire, asyncio.get_running_loop())
        transport.write(b"never sent")
        transport.abort()
        await asyncio.sleep(0)
        return wire.done

    assert in_thread(asyncio.run, write()) == ["aborted"]
