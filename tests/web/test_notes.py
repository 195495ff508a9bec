"""Private notes: kept for whoever wrote them, for nobody else, and as long as the table."""

import json
import sqlite3

from helpers.web.sockets import greet, open_socket
from helpers.web.tables import EASY, HERE, INVITED, open_table, path

SECRET = "Prussia next turn — mind the Teutons 🗡\n\n2 × Danzig"


def write(client, table, text):
    return client.put(path(table, "notes"), json={"text": text})


def read(client, table):
    answer = client.get(path(table, "notes"))
    assert answer.status_code == 200, answer.text
    return answer.json()["text"]


def with_friend(client, stranger):
    table = open_table(client, HERE, INVITED, EASY)
    stranger.post(table["invitations"]["1"], data={"name": "Zofia"})
    return table


def test_notes_are_there_again_in_another_session_of_the_same_holder(server, client):
    table = open_table(client)
    assert read(client, table) == ""
    assert write(client, table, "first").status_code == 200
    write(client, table, SECRET)
    headers = {"authorization": f"Bearer {table['token']}"}
    with server.client(headers=headers) as elsewhere:
        assert read(elsewhere, table) == SECRET
    write(client, table, "")
    assert read(client, table) == ""


def test_each_player_has_notes_of_their_own(client, stranger):
    table = with_friend(client, stranger)
    write(client, table, "mine")
    assert read(stranger, table) == ""
    write(stranger, table, "hers")
    assert (read(client, table), read(stranger, table)) == ("mine", "hers")


def test_nothing_that_others_get_holds_a_note(server, client, stranger):
    table = with_friend(client, stranger)
    write(client, table, SECRET)
    mark = "mind the Teutons"
    places = ["", "position", "log", "moments", "tables", "picture"]
    got = [stranger.get(path(table, place).rstrip("/")).text for place in places]
    got += [stranger.get(f"/t/{table['table']}").text, stranger.get("/").text]
    for cookie in (stranger.cookies["godsplay"], None):
        with open_socket(server, table, cookie) as socket:
            got.append(json.dumps(greet(socket)))
    assert all(mark not in text for text in got)
    assert mark not in client.get(f"/t/{table['table']}").text, "not even one's own page holds it"


def test_writing_notes_is_no_change_of_the_table(client):
    table = open_table(client)
    before = client.get(path(table)).json()["version"]
    write(client, table, "quiet")
    assert client.get(path(table)).json()["version"] == before


def test_who_has_no_seat_has_no_notes(client, stranger):
    table = open_table(client)
    for answer in (stranger.get(path(table, "notes")), write(stranger, table, "hello")):
        assert answer.status_code == 403
        assert "take a seat" in answer.json()["error"]
    assert client.get(path({"table": "nothing"}, "notes")).status_code == 404


def test_notes_have_a_limit(client):
    table = open_table(client)
    assert write(client, table, "ż" * 10_000).status_code == 200
    assert write(client, table, "ż" * 10_001).status_code == 400
    assert len(read(client, table)) == 10_000


def test_another_site_cannot_write_notes(client):
    table = open_table(client)
    answer = client.put(path(table, "notes"), json={"text": "x"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


def test_notes_go_with_the_table_and_with_whoever_leaves(server, client, stranger):
    table = with_friend(client, stranger)
    write(client, table, "mine")
    write(stranger, table, "hers")
    assert notes_in_database(server, table) == 2
    assert stranger.post(path(table, "leave")).status_code == 204
    assert notes_in_database(server, table) == 1
    assert client.delete(path(table)).status_code == 204
    assert notes_in_database(server, table) == 0


def notes_in_database(server, table):
    with sqlite3.connect(server.database) as database:
        return database.execute("SELECT count(*) FROM notes WHERE table_id = ?", (table["table"],)).fetchone()[0]
