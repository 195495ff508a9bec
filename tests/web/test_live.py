"""The socket of a page: what comes with an update, and a page that is gone."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from godsplay.web.api.live import Connection
from godsplay.web.api.permissions import Visitor
from godsplay.web.views.moments import Moments
from helpers.web.servers import in_thread
from helpers.web.sockets import greet, open_socket, receive
from helpers.web.tables import HERE, INVITED, decider, deciders, make_move, open_table, path, position


class Gone:
    """A page that says something and is gone before the answer."""

    scope: dict = {"visitor": Visitor()}

    async def receive_data(self, mode):
        return '{"type": "talk", "id": 1, "text": "Farewell"}'

    async def send_data(self, text, mode):
        raise ConnectionResetError


def test_a_page_that_leaves_before_its_answer_is_no_error(caplog):
    said = []

    async def post(holder, text):
        said.append(text)

    def nothing():
        pass

    table = SimpleNamespace(
        listeners=set(),
        connections={},
        seats=[],
        record=[],
        talk=SimpleNamespace(post=post),
        notify=nothing,
        bots=SimpleNamespace(wake=nothing),
    )
    in_thread(asyncio.run, Connection(Gone(), table, None, Moments()).run())
    assert said == ["Farewell"]
    assert not table.listeners
    assert not caplog.records


def open_for_friends(client, stranger):
    """Open a table where a friend has the other seats; return it, and whose client plays each seat."""
    table = open_table(client, HERE, INVITED, INVITED)
    for seat in ("1", "2"):
        stranger.post(table["invitations"][seat], data={"name": "Ben"})
    return table, [client, stranger, stranger]


def look_and_move(server, table, players, cookie, seat):
    """Say what a page shows, make the next move, and return the news of the update that tells of it."""
    moves = position(players[0], table)["moves"]
    with open_socket(server, table, cookie) as page:
        greet(page)
        page.send(json.dumps({"type": "look", "seat": seat, "moves": moves, "scene": 0, "log": moves}))
        page.send('{"type": "talk", "id": 1, "text": ""}')  # answered after the look was read
        while receive(page)["type"] == "update":
            pass
        mover = decider(players[0], table)
        make_move(players[mover], table, mover)
        while (update := receive(page))["type"] != "update" or update["moves"] == moves:
            pass
    return update.get("news")


@pytest.mark.parametrize("seat", [0, None])
def test_moves_come_with_the_update_to_a_page_that_says_what_it_shows(server, client, stranger, seat):
    table, players = open_for_friends(client, stranger)
    news = look_and_move(server, table, players, client.cookies["godsplay"], seat)
    eyes = {} if seat is None else {"seat": seat}
    asked = {"start": 0, "end": 1, "base": 0, **eyes}
    assert news["moments"] == client.get(path(table, "moments"), params=asked).json()
    assert news["entries"] == client.get(path(table, "log"), params={"after": 0, **eyes}).json()
    assert (news["seat"], news["moves"], news["scene"], news["log"]) == (seat, 0, 0, 0)


def test_nothing_is_told_to_whoever_gives_the_screen_away(server, client):
    table = open_table(client, HERE, HERE, HERE)
    stays = True
    while stays:  # until another one at the same screen must decide, and is shown everything
        mover = decider(client, table)
        news = look_and_move(server, table, [client] * 3, client.cookies["godsplay"], mover)
        stays = mover in deciders(client, table)
        assert (news is not None) == stays


@pytest.mark.parametrize("seat", [0, 7, None])
def test_nobody_hears_through_the_eyes_of_another_seat(server, client, stranger, seat):
    table, players = open_for_friends(client, stranger)
    assert (look_and_move(server, table, players, None, seat) is None) == (seat is not None)


def test_a_page_that_shows_what_was_taken_back_asks_for_itself(server, client):
    table = open_table(client, HERE, HERE, HERE)
    seat = decider(client, table)
    make_move(client, table, seat)
    with open_socket(server, table, client.cookies["godsplay"]) as page:
        greet(page)
        page.send(json.dumps({"type": "look", "seat": seat, "moves": 1, "scene": 0, "log": 1}))
        page.send('{"type": "talk", "id": 1, "text": ""}')
        while receive(page)["type"] == "update":
            pass
        assert client.post(path(table, "undo"), json={"seat": seat}).status_code == 200
        for number in (1, 2):
            make_move(client, table, decider(client, table))
            while (update := receive(page))["type"] != "update" or update["moves"] != number:
                pass
            assert "news" not in update or update["news"] is None
