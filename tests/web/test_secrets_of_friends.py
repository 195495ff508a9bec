"""What a host cannot do to a friend who is away: look at what the friend has hidden, or do anything in silence."""

import pytest

from helpers.web.sockets import greet, open_socket
from helpers.web.tables import HERE, INVITED, NORMAL, open_table, path, position


@pytest.fixture
def table(client, stranger):
    """A table where a friend has sat down and gone away."""
    found = open_table(client, HERE, INVITED, NORMAL)
    stranger.post(found["invitations"]["1"], data={"name": "Ben"})
    assert position(stranger, found, 1)["moves"] >= 0
    return found


def notices(server, table):
    with open_socket(server, table) as page:
        return [line["text"] for line in greet(page)["chat"]]


def branch(client, table, seat):
    return client.post(path(table, "branches"), json={"moves": 0, "seat": seat}).status_code


def test_a_running_game_that_a_friend_plays_has_no_what_if(client, table):
    assert branch(client, table, 1) == 403
    assert branch(client, table, 0) == 403


def test_a_bot_in_a_friends_place_opens_no_what_if(server, client, table):
    answer = client.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"})
    assert answer.status_code == 200
    assert branch(client, table, 1) == 403
    assert branch(client, table, 0) == 403


def test_a_friend_who_has_left_has_still_been_there(server, client, stranger, table):
    assert stranger.post(path(table, "leave")).status_code == 204
    client.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"})
    assert branch(client, table, 1) == 403
    assert any("Ben has left the table" in text for text in notices(server, table))


def test_whoever_plays_alone_has_a_what_if(client):
    assert branch(client, open_table(client, HERE, NORMAL, NORMAL), 0) == 201
    assert branch(client, open_table(client, HERE, HERE, HERE), 1) == 201


def test_every_change_of_a_seat_is_told_to_all(server, client, stranger, table):
    client.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"})
    stranger.post(path(table, "substitute"), json={"seat": 1, "bot": None})
    client.post(path(table, "invitations"), json={"seat": 1})
    told = notices(server, table)
    assert len(told) == 4
    assert "Ben has taken the seat" in told[0]
    assert "the host has put a substitute on" in told[1]
    assert "Ben plays" in told[2]
    assert "The host has made a new link" in told[3]


def test_the_host_cannot_sit_on_a_friends_chair(client, table):
    link = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    assert client.post(link, data={"name": "Host"}).status_code == 403
    assert client.get(path(table, "position"), params={"seat": 1}).status_code == 403


def test_the_host_cannot_sit_on_a_friends_chair_first(client):
    table = open_table(client, HERE, INVITED, NORMAL)
    assert client.post(table["invitations"]["1"], data={"name": "Host"}).status_code == 403
    assert client.get(path(table, "position"), params={"seat": 1}).status_code == 403


def test_who_gives_a_bots_seat_back_keeps_nothing(client, stranger):
    table = open_table(client, HERE, NORMAL, NORMAL)
    link = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    assert stranger.post(link, data={"name": "Second browser"}).status_code == 303
    assert stranger.get(path(table, "position"), params={"seat": 1}).status_code == 200
    assert stranger.post(path(table, "substitute"), json={"seat": 1, "bot": "normal"}).status_code == 200
    assert stranger.get(path(table, "position"), params={"seat": 1}).status_code == 403
    assert stranger.post(path(table, "substitute"), json={"seat": 1, "bot": None}).status_code in (403, 409)


def test_who_sat_there_first_may_come_back_from_a_bot(client, stranger, table):
    for level in ("easy", None):
        answer = stranger.post(path(table, "substitute"), json={"seat": 1, "bot": level})
        assert answer.status_code == 200
    assert stranger.get(path(table, "position"), params={"seat": 1}).status_code == 200
