"""What operators get: figures, a health page that tells the truth, a log for programs, and a load of their own."""

import asyncio
import json
import logging
import resource
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy.exc import DBAPIError

from godsplay.cli.load import LoadedTable, play_all, run
from godsplay.web.server import DATABASE_AWAY, JsonLines, TimedLines, log_config
from godsplay.web.settings import Settings
from helpers.web.servers import STRICT, Server, in_thread, wait_until
from helpers.web.tables import make_move, open_table, path


def figure(client, name):
    lines = client.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(name + " ")).split()[1])


def test_figures_count_moves_and_answers(client):
    table = open_table(client)
    before = figure(client, "godsplay_moves_total")
    seat = next(each["seat"] for each in client.get(path(table)).json()["people"] if each["acting"])
    make_move(client, table, seat)
    assert figure(client, "godsplay_moves_total") == before + 1
    assert figure(client, "godsplay_tables_open") >= 1
    assert figure(client, "godsplay_memory_bytes") > 1e6
    assert 'godsplay_answers_total{status="200"}' in client.get("/metrics").text


def test_figures_are_for_this_computer(client):
    answer = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert answer.status_code == 403
    assert "godsplay_moves" not in answer.text


def test_figures_and_health_show_nothing_of_any_table(client):
    table = open_table(client)
    shown = client.get("/metrics").text + client.get("/health").text
    assert table["table"] not in shown


def test_a_server_that_cannot_write_says_that_it_is_not_well(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            assert client.get("/health").json()["well"] is True
            with sqlite3.connect(server.database, isolation_level=None) as other:
                other.execute("BEGIN EXCLUSIVE")
                answer = client.get("/health")
                assert (answer.status_code, answer.json()["well"]) == (503, False)
                other.execute("ROLLBACK")
            assert client.get("/health").status_code == 200
    finally:
        server.stop()


def test_a_server_whose_files_cannot_grow_says_that_it_is_not_well(tmp_path):
    """As on a full disk: what is there can be read and changed, but nothing can be added."""
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
            assert client.get("/health").status_code == 503
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
            assert client.get("/health").status_code == 200
    finally:
        server.stop()


def test_a_log_for_programs_is_one_object_a_line():
    record = logging.LogRecord("godsplay.web", logging.INFO, "", 0, "started\n%d", (7,), None)
    assert json.loads(JsonLines().format(record))["message"] == "started\n7"
    assert "\n" not in JsonLines().format(record)
    assert log_config(Settings(json_log=True))["formatters"]["timed"]["()"] is JsonLines


class Refused(Exception):
    sqlstate = "57P03"


@pytest.mark.parametrize(
    ("error", "brief"),
    [
        (DBAPIError("SELECT 1", None, Refused("the database system is starting up")), True),
        (DBAPIError("SELECT 1", None, Exception("closed"), connection_invalidated=True), True),
        (ConnectionRefusedError(), True),
        (DBAPIError("SELECT 1", None, Exception("no such table")), False),
        (ValueError(), False),
    ],
)
def test_that_the_database_is_away_is_said_without_where_it_was_asked(error, brief):
    try:
        raise error
    except Exception:
        record = logging.LogRecord("godsplay.web", logging.ERROR, "", 1, "unforeseen", (), sys.exc_info())
    lines = TimedLines().format(record).splitlines()
    assert (lines == ["unforeseen", DATABASE_AWAY]) is brief
    assert ("Traceback" in json.loads(JsonLines().format(record))["error"]) is not brief


def test_a_load_plays_and_tells_how_long_clicks_take(server, capsys):
    assert in_thread(run, server.url, 3, 0.05, 0.05, "") == 0
    told = capsys.readouterr().out
    assert "3 tables" in told
    assert "of processor time a move" in told


def test_pages_of_a_load_come_back_after_the_server_was_away(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    tables = [LoadedTable(server.url, game, 0.1) for game in ("gods-playground", "magnates")]
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(lambda: asyncio.run(play_all(tables, 0.2)))
        wait_until(lambda: all(len(table.waits) > 2 for table in tables))
        before = [len(table.waits) for table in tables]
        server.kill()
        server.start()
        playing.result()
    server.stop()
    assert [table.failures for table in tables] == [[], []]
    assert all(len(table.waits) > count and table.lost for table, count in zip(tables, before, strict=True))


def test_a_load_says_why_a_table_could_not_go_on(tmp_path):
    server = Server(tmp_path / "tables.sqlite", STRICT)
    tables = [LoadedTable(server.url, "magnates", 0.1) for _ in range(5)]
    in_thread(asyncio.run, play_all(tables, 0.01))
    server.stop()
    reasons = [failure for table in tables for failure in table.failures]
    assert any("POST /api/tables: 429" in reason for reason in reasons), reasons
