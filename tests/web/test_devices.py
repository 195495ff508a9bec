"""Several devices, one player: carried over by a link that works once, signed out from any other."""

import json
import sqlite3
from contextlib import ExitStack

import pytest
from sqlalchemy import String
from websockets.exceptions import ConnectionClosed

from godsplay.web.storage.merging import PLAYERS
from godsplay.web.storage.schema import SCHEMA
from godsplay.web.tables.seats import token_digest
from helpers.web.devices import add_device, another_client, devices, make_link, revoke, use_link
from helpers.web.postgresql import postgresql
from helpers.web.servers import Server, wait_until
from helpers.web.sockets import greet, move, open_socket, receive
from helpers.web.tables import EASY, HERE, INVITED, decider, make_move, open_table, path, people

NOT_PLAYERS = {"challenge", "device", "digest", "id", "invitation", "secret", "token", "zone"}


@pytest.fixture
def phone(server):
    with another_client(server) as found:
        yield found


def mine(client, table):
    return [person["seat"] for person in people(client, table) if person["mine"]]


def test_a_second_device_sits_at_the_same_tables(client, phone):
    table = open_table(client, HERE, HERE, EASY)
    add_device(client, phone)
    assert mine(phone, table) == mine(client, table) == [0, 1]
    phone.put(path(table, "notes"), json={"text": "Danzig"})
    assert client.get(path(table, "notes")).json() == {"text": "Danzig"}
    opened = open_table(phone, HERE, EASY, EASY)
    assert mine(client, opened) == [0]
    assert [(each["name"], each["here"]) for each in devices(phone)] == [("A program", False), ("Phone", True)]


def test_a_link_that_was_used_is_refused_with_the_reason(server, client, phone):
    table = open_table(client)
    secret = make_link(client)
    assert use_link(phone, secret).status_code == 200
    with another_client(server) as thief:
        refused = use_link(thief, secret)
        assert refused.status_code == 410
        assert "used already" in refused.json()["error"]
        assert "godsplay" not in thief.cookies
        assert thief.post("/api/devices/links/look", json={"secret": secret}).status_code == 410
        assert mine(thief, table) == []


def test_looking_at_a_link_does_not_use_it_up(client, phone):
    open_table(client)
    secret = make_link(client)
    for _ in range(3):
        seen = phone.post("/api/devices/links/look", json={"secret": secret})
        assert seen.json() == {"device": "A program", "tables": 0, "same": False}
        assert phone.get("/devices/add").status_code == 200
    assert use_link(phone, secret).status_code == 200


def test_only_the_latest_link_works_and_only_for_its_own_player(client, stranger, phone):
    mine_table, theirs = open_table(client), open_table(stranger)
    old, new = make_link(client), make_link(client)
    assert use_link(phone, old).status_code == 404
    assert use_link(phone, "x" * 22).status_code == 404
    assert use_link(phone, new).status_code == 200
    assert mine(phone, mine_table) == [0, 1, 2]
    assert mine(phone, theirs) == []


def test_an_old_link_is_refused(server, client, phone):
    open_table(client)
    secret = make_link(client)
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE device_links SET expires = expires - 601 WHERE used IS NULL")
    refused = use_link(phone, secret)
    assert refused.status_code == 410
    assert "too old" in refused.json()["error"]


def test_a_link_to_oneself_is_refused_and_stays_good(client, phone):
    open_table(client)
    secret = make_link(client)
    assert use_link(client, secret).status_code == 409
    assert use_link(phone, secret).status_code == 200


def test_seats_of_the_second_device_come_along(client, phone):
    table = open_table(client, HERE, INVITED, EASY)
    phone.post(table["invitations"]["1"], data={"name": "Zofia"})
    own = open_table(phone, HERE, EASY, EASY)
    client.put(path(table, "notes"), json={"text": "first"})
    phone.put(path(table, "notes"), json={"text": "second"})
    assert client.get(path(own, "notes")).status_code == 403
    add_device(client, phone)
    assert mine(client, table) == mine(phone, table) == [0, 1]
    assert mine(client, own) == [0]
    assert client.get(path(table, "notes")).json() == {"text": "first\n\nsecond"}
    assert client.get(path(own, "notes")).status_code == 200


def test_all_devices_of_the_second_player_come_along(server, client, phone):
    table = open_table(client)
    own = open_table(phone)
    with another_client(server) as tablet:
        add_device(phone, tablet, "Tablet")
        add_device(client, phone)
        assert mine(tablet, table) == mine(client, own) == [0, 1, 2]
        assert len(devices(client)) == 3


def test_a_device_that_is_signed_out_sits_nowhere_at_once(server, client, phone):
    table = open_table(client)
    add_device(client, phone)
    cookie = phone.cookies["godsplay"]
    with open_socket(server, table, cookie) as socket:
        assert [each["mine"] for each in greet(socket)["people"]] == [True] * 3
        revoke(client, "Phone")
        messages = []
        with pytest.raises(ConnectionClosed):
            while True:
                messages.append(receive(socket))
        assert messages[-1] == {"type": "dismissed"}
    assert mine(phone, table) == []
    assert phone.get(path(table, "position"), params={"seat": 0}).status_code == 403
    assert phone.get("/api/devices").status_code == 403
    with open_socket(server, table, cookie) as socket:
        assert [each["mine"] for each in greet(socket)["people"]] == [False] * 3
        socket.send(json.dumps(move(0, "pass", 0)))
        assert receive(socket)["type"] == "refused"
    assert mine(client, table) == [0, 1, 2]


def test_the_first_device_can_be_signed_out_by_the_second_and_becomes_a_stranger(client, phone):
    table = open_table(client)
    add_device(client, phone)
    revoke(phone, "A program")
    assert mine(client, table) == []
    assert mine(phone, table) == [0, 1, 2]
    again = open_table(client)  # with a new cookie, as somebody new
    assert mine(client, again) == [0, 1, 2]
    assert mine(phone, again) == []


def test_links_of_a_device_end_when_it_is_signed_out(server, client, phone):
    open_table(client)
    add_device(client, phone)
    secret = make_link(phone)
    revoke(client, "Phone")
    with another_client(server) as thief:
        assert use_link(thief, secret).status_code == 404


def test_a_device_that_is_signed_out_is_told_nothing_any_more(server, client, phone):
    open_table(client)
    add_device(client, phone)
    with sqlite3.connect(server.database) as database:
        (holder,) = database.execute("SELECT holder FROM devices ORDER BY since DESC").fetchone()
        for name, kind, browser in (("desk", "push", client), ("phone", "push", phone), ("mail", "mail", None)):
            device = "" if browser is None else token_digest(browser.cookies["godsplay"])
            row = (name + holder[:20], holder, kind, name, 1, name + holder[:20], 0.0, "", device)
            database.execute("INSERT INTO notice_channels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    revoke(client, "Phone")
    with sqlite3.connect(server.database) as database:
        left = database.execute("SELECT target FROM notice_channels WHERE holder = ?", (holder,)).fetchall()
    assert sorted(left) == [("desk",), ("mail",)]


def test_nobody_signs_out_the_only_device_or_that_of_somebody_else(client, stranger):
    open_table(client)
    open_table(stranger)
    (own,) = devices(client)
    assert client.delete(f"/api/devices/{own['id']}").status_code == 409
    assert stranger.delete(f"/api/devices/{own['id']}").status_code == 404
    assert stranger.post(f"/api/devices/{own['id']}/name", json={"name": "Mine"}).status_code == 404
    assert client.post(f"/api/devices/{own['id']}/name", json={"name": " Desk\n"}).status_code == 200
    assert devices(client)[0]["name"] == "Desk"


def test_secrets_are_kept_as_digests_only(server, client, phone):
    open_table(client)
    secret = make_link(client)
    use_link(phone, secret)
    with sqlite3.connect(server.database) as database:
        kept = "\n".join(database.iterdump())
    for hidden in (secret, client.cookies["godsplay"], phone.cookies["godsplay"]):
        assert hidden not in kept


def test_every_column_with_a_player_changes_when_two_become_one():
    digests = {
        f"{table.name}.{column.name}"
        for table in SCHEMA.sorted_tables
        for column in table.columns
        if isinstance(column.type, String) and column.type.length == 64
        if column.name not in NOT_PLAYERS and not column.foreign_keys
    }
    assert digests
    assert all(each.partition(".")[2] in PLAYERS for each in digests), digests


def test_several_servers_hear_at_once_that_a_device_was_signed_out():
    with postgresql() as address:
        server = Server(address, workers=2)
        try:
            with another_client(server) as client, another_client(server) as phone:
                table = open_table(client)
                make_move(client, table, decider(client, table))
                add_device(client, phone)
                for _ in range(10):  # whichever process answers
                    assert mine(phone, table) == [0, 1, 2]
                with ExitStack() as pages:
                    cookie = phone.cookies["godsplay"]
                    sockets = [pages.enter_context(open_socket(server, table, cookie)) for _ in range(6)]
                    for socket in sockets:
                        greet(socket)
                    revoke(client, "Phone")
                    for socket in sockets:
                        with pytest.raises(ConnectionClosed):
                            while True:
                                receive(socket)
                wait_until(lambda: all(mine(phone, table) == [] for _ in range(10)))
        finally:
            server.stop()
