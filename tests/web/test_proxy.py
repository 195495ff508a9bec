"""The proxy that docs/hosting.md shows, before a server: pages, sockets and moves go through, one flood does not."""

import json
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from helpers.web.proxy import NAME, NamedServer, nginx
from helpers.web.sockets import greet, move, receive
from helpers.web.tables import decider, open_table, position

CONNECTIONS = 100  # of one address, as the example allows


@pytest.fixture(scope="module")
def proxy(tmp_path_factory):
    server = NamedServer(tmp_path_factory.mktemp("data") / "tables.sqlite")
    try:
        with nginx(server, tmp_path_factory.mktemp("nginx")) as found:
            yield found
    finally:
        server.stop()


def test_a_page_its_socket_and_a_move_go_through_the_proxy(proxy):
    with proxy.client() as client:
        table = open_table(client)
        page = client.get(f"/t/{table['table']}")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "cross-origin-opener-policy" in page.headers, "the server knows that visitors use TLS"
        seat = decider(client, table)
        action = position(client, table, seat)["question"]["choices"][0]["action"]
        with proxy.open_socket(table, client.cookies["godsplay"]) as live:
            assert greet(live)["moves"] == 0
            live.send(json.dumps(move(seat, action, 0)))
            answers = [receive(live), receive(live)]
        assert {each["type"] for each in answers} == {"update", "done"}
        assert all(each["moves"] == 1 for each in answers)


def test_cookies_that_come_through_the_proxy_are_for_tls_alone(proxy):
    with proxy.client() as client:
        answer = client.post("/api/tables", json={"game": "playful-gods", "seats": [{"who": "here"}] * 2})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_proxy_keeps_figures_and_large_bodies_out(proxy):
    with proxy.client() as client:
        assert client.get("/metrics").status_code == 403
        assert client.post("/api/records", content=b" " * 3_000_000).status_code == 413
        assert client.get("/api/games", headers={"host": f"other.{NAME}"}).status_code == 400


def test_one_address_cannot_take_all_connections_of_the_proxy(proxy):
    with proxy.client() as client, ExitStack() as open_ones:
        table = open_table(client)
        for _ in range(CONNECTIONS):
            open_ones.enter_context(proxy.open_socket(table, address="127.0.0.2"))
        with pytest.raises(InvalidStatus, match="503"):
            proxy.open_socket(table, address="127.0.0.2")
        with proxy.open_socket(table, client.cookies["godsplay"]) as live:
            assert greet(live)["type"] == "update"
