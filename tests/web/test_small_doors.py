"""Small doors: odd numbers, odd names, caches, damaged rows, a second server, a database that lacks something."""

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest

from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.check import check_database
from godsplay.web.storage.lock import only_server
from helpers.web.postgresql import postgresql
from helpers.web.servers import PATIENCE, Server, in_thread
from helpers.web.tables import GAME, decider, make_move, open_table, path

FINISHED = Path(__file__).parents[1] / "data" / "0.1.0" / "gods-playground-finished.json"


@pytest.mark.parametrize("edition", ["a = " + "9" * 5000, "a = " + "[" * 3000])
def test_an_edition_of_absurd_figures_is_refused_in_a_sentence(client, edition):
    answer = client.post("/api/tables", json={"game": GAME, "edition": edition})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("the edition is not TOML")


@pytest.mark.parametrize("place", ["/t/%00", "/api/tables/%00", "/api/tables/a%00b/log", "/join/%00", "/t/%00/clear"])
def test_a_name_with_a_nul_is_no_table(client, place):
    assert client.get(place).status_code == 404


def test_a_nul_is_no_trouble_for_postgresql():
    with postgresql() as address:
        server = Server(address)
        try:
            with server.client() as client:
                for place in ("/t/%00", "/api/tables/%00", "/join/%00", "/t/%00/clear"):
                    assert client.get(place).status_code == 404, place
                answer = client.post("/api/tables", json={"game": GAME, "name": "\0", "seed": "\0"})
                assert answer.status_code in (201, 400)
        finally:
            server.stop()


def test_the_interface_is_never_cached(client):
    table = open_table(client)
    for place in ("/api/games", path(table), path(table, "position"), "/api/tables/unknown"):
        assert client.get(place).headers["cache-control"] == "no-store"


def test_a_server_with_a_name_answers_to_that_name_alone_wherever_it_listens():
    from godsplay.web.middleware import Guard

    guard = Guard(None, Settings(host="0.0.0.0", names=("games.example.org",)))
    scope = {"type": "http", "method": "GET", "client": ("192.0.2.7", 1)}
    assert guard.problem(scope, {"host": "games.example.org"}) is None
    assert guard.problem(scope, {"host": "evil.example"})[0] == 400
    assert Guard(None, Settings(host="0.0.0.0")).problem(scope, {"host": "192.168.1.5:8642"}) is None


@pytest.mark.parametrize("damage", ["page = '{'", "page = '[]'", "page = '{}'", "acting = '[77]'", "winners = '{'"])
def test_a_damaged_row_spoils_nothing_and_can_be_cleared_away(tmp_path, damage):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table, other = open_table(client), open_table(client)
            server.stop()
            with sqlite3.connect(server.database) as database:
                database.execute(f"UPDATE tables SET {damage} WHERE id = ?", (table["table"],))
            server.start()
            page = client.get("/")
            assert page.status_code == 200
            assert other["table"] in page.text
            assert client.get(f"/t/{table['table']}/clear").status_code == 200
            assert client.delete(path(table)).status_code == 204
            assert client.get("/").status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("damage", ["drew = '{'", "move = 'nonsense'", "drew = '[99999]'"])
def test_a_damaged_move_is_told_in_a_sentence(tmp_path, damage):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table = open_table(client)
            make_move(client, table, decider(client, table))
            server.stop()
            with sqlite3.connect(server.database) as database:
                database.execute(f"UPDATE moves SET {damage}")
            server.start()
            assert client.get(path(table)).status_code == 400
            assert client.delete(path(table)).status_code == 204
    finally:
        server.stop()


def test_a_second_server_on_one_file_is_refused(tmp_path):
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    with only_server(settings), pytest.raises(CannotServe, match="another godsplay server"), only_server(settings):
        pass
    with only_server(settings):
        pass


def test_a_database_that_lacks_a_column_is_refused_at_the_start(tmp_path):
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    in_thread(check_database, settings)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("ALTER TABLE tables DROP COLUMN acting")
    with pytest.raises(CannotServe, match=r"lacks tables\.acting"):
        in_thread(check_database, settings)


def test_a_rematch_that_many_ask_for_at_once_is_one_table(client):
    table = client.post("/api/records", content=FINISHED.read_bytes()).json()

    async def ask():
        async with httpx.AsyncClient(base_url=client.base_url, cookies=client.cookies, timeout=PATIENCE) as asking:
            answers = await asyncio.gather(*(asking.post(path(table, "rematch")) for _ in range(6)))
            return {answer.json()["table"] for answer in answers}

    assert len(in_thread(asyncio.run, ask())) == 1
