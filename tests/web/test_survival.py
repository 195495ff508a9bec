"""What happens when things break: a killed server, a flood, hostile frames."""

import sqlite3
import time

import pytest
from websockets.exceptions import InvalidStatus

from helpers.web.servers import STRICT, Server
from helpers.web.sockets import exchange, greet, move, open_socket
from helpers.web.tables import GAME, HERE, act, decider, open_table, path, position


def test_every_acknowledged_move_survives_a_killed_server(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table = open_table(client)
            acknowledged = []
            for _ in range(4):
                for _ in range(12):
                    seat = decider(client, table)
                    shown = position(client, table, seat)
                    action = shown["question"]["choices"][-1]["action"]
                    assert act(client, table, seat, action, shown["moves"]).status_code == 200
                    acknowledged.append((seat, action))
                before = {seat: position(client, table, seat) for seat in (0, 1, 2, None)}
                server.kill()
                server.start()
                assert {seat: position(client, table, seat) for seat in (0, 1, 2, None)} == before
            with sqlite3.connect(tmp_path / "tables.sqlite") as database:
                assert database.execute("SELECT seat, move FROM moves ORDER BY ply").fetchall() == acknowledged
    finally:
        server.stop()


def test_what_was_said_at_a_table_is_there_after_a_restart(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table = open_table(client)
            said = {"type": "talk", "id": 1, "text": "Vivat!"}
            assert exchange(server, table, [said], table["token"])[0]["type"] == "done"
            server.stop()
            server.start()
            assert client.get(f"/t/{table['table']}").status_code == 200
        with open_socket(server, table) as socket:
            (line,) = greet(socket)["chat"]
        assert (line["text"], line["seat"]) == ("Vivat!", 0)
    finally:
        server.stop()


def test_a_flood_is_held_back_and_the_table_is_unharmed(tmp_path):
    server = Server(tmp_path / "tables.sqlite", limits=STRICT)
    try:
        with server.client() as client:
            table = open_table(client)
            codes = [client.get(path(table)).status_code for _ in range(200)]
            assert 429 in codes
            assert set(codes) <= {200, 429}
            codes = [client.post("/api/tables", json={"game": GAME}).status_code for _ in range(100)]
            assert set(codes) <= {201, 429}
            for _ in range(50):
                answer = client.get(path(table))
                if answer.status_code == 200:
                    break
                time.sleep(0.1)
            assert answer.json()["moves"] == 0
    finally:
        server.stop()


def test_a_client_that_opens_too_many_tables_is_told_when_to_come_again(tmp_path):
    server = Server(tmp_path / "tables.sqlite", limits=STRICT)
    try:
        with server.client() as client:
            for _ in range(3):
                open_table(client)
            answer = client.post("/api/tables", json={"game": GAME})
            assert (answer.status_code, answer.json()) == (429, {"error": "Too many requests. Wait a moment."})
            assert 0 <= int(answer.headers["ratelimit-reset"]) <= 60
            page = client.post(f"/play/{GAME}")
            assert page.status_code == 429
            assert "Too many requests. Wait a moment." in page.text
            assert client.get("/").status_code == 200, "only new tables are counted"
    finally:
        server.stop()


def test_the_socket_acknowledges_and_counts_a_repeated_move_once(server, client):
    table = open_table(client)
    seat = decider(client, table)
    sent = [move(seat, "estate ukraine", 0, number) for number in (1, 2, 3)]
    answers = exchange(server, table, sent, table["token"])
    assert answers == [{"type": "done", "id": number, "moves": 1} for number in (1, 2, 3)]


def test_reordered_and_replayed_moves_change_nothing_but_their_own_moment(server, client):
    table = open_table(client)
    seat = decider(client, table)
    act(client, table, seat, "estate ukraine", 0)
    other = decider(client, table)
    sent = [
        move(other, "estate prussia", 2, 1),  # meant for a moment that has not come
        move(other, "estate prussia", 1, 2),
        move(seat, "estate lithuania", 0, 3),  # another move for a moment that is gone
        move(seat, "estate ukraine", 0, 4),  # the same move again
        move(other, "estate prussia", 1, 5),
    ]
    answers = exchange(server, table, sent, table["token"] or client.cookies["godsplay"])
    assert [answer["type"] for answer in answers] == ["refused", "done", "refused", "done", "done"]
    assert [answer["moves"] for answer in answers if answer["type"] == "done"] == [2, 1, 2]
    assert client.get(path(table)).json()["moves"] == 2


def test_the_socket_refuses_other_seats_and_strangers(server, client):
    table = open_table(client, HERE, HERE, HERE)
    for cookie in (None, "somebody-else"):
        sent = [move(0, "estate ukraine", 0), {"type": "undo", "id": 2, "seat": 0}, move(99, "estate ukraine", 0, 3)]
        answers = exchange(server, table, sent, cookie)
        assert [answer["type"] for answer in answers] == ["refused"] * 3
        assert {answer["error"] for answer in answers} == {"That isn’t your seat."}
    assert client.get(path(table)).json()["moves"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"act"}',
        '{"type":"dance"}',
        "[" * 9000,
        '{"type":"hello","version":-1}',
        b"\x00\xff",
    ],
)
def test_malformed_frames_are_answered_or_closed(server, client, frame):
    table = open_table(client)
    answers = exchange(server, table, [{"type": "hello"}, frame], table["token"])
    assert all(answer["type"] == "refused" for answer in answers)
    assert client.get(path(table)).status_code == 200


def test_a_huge_frame_closes_the_socket(server, client):
    table = open_table(client)
    assert exchange(server, table, ["x" * 1_000_000], table["token"]) == []
    assert client.get(path(table)).status_code == 200


def test_a_flood_of_messages_is_held_back(server, client):
    table = open_table(client)
    answers = exchange(server, table, [move(0, "pass", 0)] * 100, table["token"])
    assert "Too many requests. Wait a moment." in {answer["error"] for answer in answers}


def test_the_socket_is_closed_to_other_sites(server, client):
    table = open_table(client)
    with pytest.raises(InvalidStatus):
        exchange(server, table, [], table["token"], origin="https://evil.example")


def test_chat_is_bounded_and_told_to_all(server, client):
    table = open_table(client)
    said = {"type": "talk", "id": 1, "text": "<script>alert(1)</script>\u202e\n" + "x" * 900}
    assert exchange(server, table, [said], table["token"])[0]["type"] == "done"

    with open_socket(server, table) as socket:
        (line,) = greet(socket)["chat"]
    assert len(line["text"]) == 300
    assert "\u202e" not in line["text"]
