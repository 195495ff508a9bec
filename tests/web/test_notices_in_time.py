"""Notices over hours and days: gathered, not in quiet hours, one reminder; and what whoever runs a server sees."""

import sqlite3
import subprocess
import sys
from contextlib import closing

import httpx
import pytest

from helpers.web.noticed import Friends, add_webhook, choose, limits, notice_server, waiting_notices
from helpers.web.receivers import receiving
from helpers.web.servers import Server, wait_until
from helpers.web.tables import make_move

HOUR = 3600.0


@pytest.fixture
def server(tmp_path):
    with notice_server(tmp_path) as found:
        yield found


def change(server, statement, *values):
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("PRAGMA busy_timeout = 10000")
        database.execute(statement, values)


def let_pass(server, seconds):
    """Let time pass for all notices."""
    change(server, "UPDATE notices SET due = due - ?", seconds)
    change(server, "UPDATE notice_settings SET told = told - ?", seconds)


def test_what_comes_too_soon_is_gathered_into_one_message(server):
    tables = [Friends(server)]
    zofia = tables[0].clients[1]
    for _ in range(2):
        more = Friends(server, guest=zofia)
        tables.append(more)
    with receiving() as receiver:
        add_webhook(zofia, receiver, "slack")
        choose(zofia, gap="60")
        tables[0].play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        for friends in tables[1:]:
            friends.play_until_turn_of(1)
        wait_until(lambda: all(due > receiver.arrived[0].when + HOUR / 2 for due in waits(server, tables)))
        assert len(receiver.arrived) == 1
        let_pass(server, HOUR)
        wait_until(lambda: len(receiver.arrived) == 2)
        text = receiver.arrived[1].json["text"]
    assert text.startswith("2 of your tables have news\n")
    assert text.count("Your turn in God's Playground.") == 2
    assert text.endswith(f"{server.url}/")
    for friends in tables:
        friends.close()


def waits(server, tables):
    found = [due for friends in tables[1:] for due in waiting_notices(server, friends.table)]
    return found or [0.0]


def test_nobody_is_woken_in_quiet_hours(server):
    friends = Friends(server)
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        choose(friends.clients[1], **{"quiet-from": "00:00", "quiet-until": "23:59"})
        friends.play_until_turn_of(1)
        wait_until(lambda: any(due % (24 * HOUR) == 23 * HOUR + 59 * 60 for due in waits(server, [None, friends])))
        assert not receiver.arrived
    friends.close()


def test_one_reminder_comes_after_a_day_if_nobody_has_moved(server):
    friends = Friends(server)
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver, "slack")
        choose(friends.clients[1], remind="24")
        friends.play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        wait_until(lambda: len(waiting_notices(server, friends.table)) == 1)  # once its delivery is written down
        (due,) = waiting_notices(server, friends.table)
        assert 23 * HOUR < due - receiver.arrived[0].when < 25 * HOUR
        let_pass(server, 24 * HOUR)
        wait_until(lambda: len(receiver.arrived) == 2)
        assert "Still your turn" in receiver.arrived[1].json["text"]
        wait_until(lambda: not waiting_notices(server, friends.table))
    friends.close()


def test_whoever_has_moved_is_not_reminded(server):
    friends = Friends(server)
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver, "slack")
        choose(friends.clients[1], remind="12")
        friends.play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        make_move(friends.clients[1], friends.table, 1)
        let_pass(server, 12 * HOUR)
        wait_until(
            lambda: not [due for due in waiting_notices(server, friends.table) if due < receiver.arrived[0].when]
        )
        assert not any("Still your turn" in each.json["text"] for each in receiver.arrived)
    friends.close()


def test_a_channel_that_was_removed_is_told_nothing(server):
    friends = Friends(server)
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        page = friends.clients[1].get("/notices").text
        channel = page.split("/notices/channels/")[1].split("/try")[0]
        friends.clients[0].post(f"/notices/channels/{channel}/remove")
        assert channel in friends.clients[1].get("/notices").text
        friends.play_until_turn_of(1)
        friends.clients[1].post(f"/notices/channels/{channel}/remove")
        wait_until(lambda: not waiting_notices(server, friends.table))
        assert not receiver.arrived
    friends.close()


def test_whoever_runs_the_server_sees_what_failed(server):
    friends = Friends(server)
    with receiving(403) as receiver:
        add_webhook(friends.clients[1], receiver, path="/secret-path")
        friends.play_until_turn_of(1)
        wait_until(lambda: 'result="failed"' in httpx.get(server.url + "/metrics").text)
    figures = httpx.get(server.url + "/metrics").text
    assert 'godsplay_notices_total{channel="discord",result="failed"} 1' in figures
    assert "godsplay_notices_waiting 0" in figures
    command = [sys.executable, "-m", "godsplay.cli", "notices", "--database", str(server.database)]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert listed.returncode == 1
    assert "Discord: 0 sent, 0 waiting, 1 failed" in listed.stdout
    assert "answered with status 403" in listed.stdout
    assert "secret-path" not in listed.stdout
    friends.close()


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy"])
def test_private_addresses_are_refused_unless_the_host_allows_them(tmp_path, kind):
    server = Server(tmp_path / "strict.sqlite", limits=limits(private_receivers=False))
    friends = Friends(server)
    for target in ("https://127.0.0.1/hook", "https://localhost/hook", "https://[::1]/x", "http://192.168.1.1/x"):
        answer = friends.clients[0].post("/notices/channels", data={"kind": kind, "target": target})
        assert answer.status_code == 400, target
    assert "Remove" not in friends.clients[0].get("/notices").text
    friends.close()
    server.stop()
