"""What happens when things break: a killed server, a flood, hostile frames."""

import asyncio
import json

import httpx
import pytest
import websockets
from serving import USUAL, Server
from test_web_interface import GAME, HERE, act, open_table, path, play_on, position


def test_every_acknowledged_move_survives_a_killed_server(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with httpx.Client(base_url=server.url, timeout=20) as client:
            table = open_table(client)
            acknowledged = []
            for _ in range(4):
                for _ in range(12):
                    people = client.get(path(table)).json()["people"]
                    seat = next(person["seat"] for person in people if person["acting"])
                    shown = position(client, table, seat)
                    action = shown["frame"]["choices"][-1]["action"]
                    assert act(client, table, seat, action, shown["moves"]).status_code == 200
                    acknowledged.append((seat, action))
                before = {seat: position(client, table, seat) for seat in (0, 1, 2, None)}
                server.kill()
                server.start()
                assert {seat: position(client, table, seat) for seat in (0, 1, 2, None)} == before
            assert play_on(client, table, lambda shown: False) is None
            record = client.get(path(table, "record")).json()
            assert [(move["seat"], move["move"]) for move in record["moves"]][: len(acknowledged)] == acknowledged
    finally:
        server.stop()


def test_a_flood_is_held_back_and_the_table_is_unharmed(tmp_path):
    server = Server(tmp_path / "tables.sqlite", limits=USUAL)
    try:
        with httpx.Client(base_url=server.url, timeout=20) as client:
            table = open_table(client)
            codes = [client.get(path(table)).status_code for _ in range(1500)]
            assert 429 in codes
            assert set(codes) <= {200, 429}
            codes = [client.post("/api/tables", json={"game": GAME}).status_code for _ in range(100)]
            assert set(codes) <= {201, 429}
            for _ in range(50):
                answer = client.get(path(table))
                if answer.status_code == 200:
                    break
                asyncio.run(asyncio.sleep(0.1))
            assert answer.json()["moves"] == 0
    finally:
        server.stop()


def live(server, table):
    return server.url.replace("http", "ws") + f"/live/{table['table']}"


async def talk(server, table, messages, cookie=None, origin=None):
    """Send messages over the socket, and give what came back besides updates."""
    headers = {"cookie": f"godsplay={cookie}"} if cookie else {}
    answers = []
    async with websockets.connect(live(server, table), additional_headers=headers, origin=origin) as socket:
        for message in messages:
            await socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
        try:
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), 1))
                if answer["type"] != "update":
                    answers.append(answer)
        except (TimeoutError, websockets.ConnectionClosed):
            return answers


def move(seat, action, moves, number=1):
    return {"type": "act", "id": number, "seat": seat, "action": action, "moves": moves}


def test_the_socket_acknowledges_and_counts_a_repeated_move_once(server, client):
    table = open_table(client)
    seat = next(person["seat"] for person in client.get(path(table)).json()["people"] if person["acting"])
    sent = [move(seat, "estate ukraine", 0, number) for number in (1, 2, 3)]
    answers = asyncio.run(talk(server, table, sent, table["token"]))
    assert answers == [{"type": "done", "id": number, "moves": 1} for number in (1, 2, 3)]


def test_the_socket_refuses_other_seats_and_strangers(server, client):
    table = open_table(client, HERE, HERE, HERE)
    for cookie in (None, "somebody-else"):
        sent = [move(0, "estate ukraine", 0), {"type": "undo", "id": 2, "seat": 0}, move(99, "estate ukraine", 0, 3)]
        answers = asyncio.run(talk(server, table, sent, cookie))
        assert [answer["type"] for answer in answers] == ["refused"] * 3
        assert {answer["error"] for answer in answers} == {"That is not your seat."}
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
    answers = asyncio.run(talk(server, table, [{"type": "hello"}, frame], table["token"]))
    assert all(answer["type"] == "refused" for answer in answers)
    assert client.get(path(table)).status_code == 200


def test_a_huge_frame_closes_the_socket(server, client):
    table = open_table(client)
    assert asyncio.run(talk(server, table, ["x" * 1_000_000], table["token"])) == []
    assert client.get(path(table)).status_code == 200


def test_a_flood_of_messages_is_held_back(server, client):
    table = open_table(client)
    answers = asyncio.run(talk(server, table, [move(0, "pass", 0)] * 100, table["token"]))
    assert "Too many requests. Wait a moment." in {answer["error"] for answer in answers}


def test_the_socket_is_closed_to_other_sites(server, client):
    table = open_table(client)
    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(talk(server, table, [], table["token"], origin="https://evil.example"))


def test_chat_is_bounded_and_told_to_all(server, client):
    table = open_table(client)
    said = {"type": "talk", "id": 1, "text": "<script>alert(1)</script>\u202e\n" + "x" * 900}
    assert asyncio.run(talk(server, table, [said], table["token"]))[0]["type"] == "done"

    async def hear():
        async with websockets.connect(live(server, table)) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            return json.loads(await socket.recv())["chat"]

    (line,) = asyncio.run(hear())
    assert len(line["text"]) == 300
    assert "\u202e" not in line["text"]
