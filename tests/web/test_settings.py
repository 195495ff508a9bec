"""How a service is set up: where its data is said to be, and which names it answers to."""

import asyncio

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from godsplay.web.api.error_responses import describe_error
from godsplay.web.middleware import Guard
from godsplay.web.network import host_name
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.database import Database
from helpers.web.servers import in_thread


def test_where_the_data_is_is_said_without_the_password():
    assert "hunter2" not in Settings(database="postgresql://me:hunter2@localhost/games").place()
    assert Settings(database="postgresql://me:hunter2@localhost/games").place().endswith("@localhost/games")
    assert Settings(database="evening.sqlite").place().endswith("evening.sqlite")
    assert Settings().place().endswith("tables.sqlite")


@pytest.mark.parametrize(
    ("names", "host", "answered"),
    [
        ((), "localhost:8642", True),
        ((), "games.example.org", False),
        (("games.example.org",), "games.example.org", True),
        (("games.example.org", "play.example.org"), "play.example.org:8443", True),
        (("games.example.org",), "evil.example", False),
    ],
)
def test_a_service_for_this_computer_answers_to_its_own_names_only(names, host, answered):
    guard = Guard(None, Settings(names=names))
    request = {"type": "http", "method": "GET", "client": ("127.0.0.1", 1)}
    assert (guard.problem(request, {"host": host}) is None) == answered


def answer(host, accept, scheme="http"):
    """Ask a service for this computer alone, by some name; return its status, headers and body."""
    sent = []

    async def send(message):
        sent.append(message)

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    headers = [(b"host", host.encode()), (b"accept", accept.encode())]
    request = {"type": "http", "method": "GET", "path": "/", "scheme": scheme, "client": ("127.0.0.1", 1)}
    request["headers"] = headers
    in_thread(asyncio.run, Guard(app, Settings(names=("known.example",)))(request, None, send))
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"].decode()


def test_a_forgotten_name_is_a_page_that_says_what_to_do():
    status, headers, body = answer("games.example.org", "text/html,*/*")
    assert status == 400
    assert headers[b"content-type"].startswith(b"text/html")
    assert "godsplay serve --name games.example.org" in body
    assert "<script>alert" not in answer("<script>alert(1)</script>", "text/html")[2]
    assert answer("games.example.org", "*/*")[1][b"content-type"] == b"application/json"


def test_only_addresses_that_browsers_trust_have_an_opener_policy():
    policy = b"cross-origin-opener-policy"
    assert policy in answer("localhost:8642", "*/*")[1]
    assert policy in answer("known.example", "*/*", "https")[1]
    assert policy not in answer("known.example", "*/*")[1]


def test_a_full_disk_is_said_to_the_player_and_once_in_the_log(caplog):
    with pytest.raises(OperationalError) as found, create_engine("sqlite://").begin() as connection:
        connection.execute(text("PRAGMA max_page_count = 1"))
        connection.execute(text("CREATE TABLE moves (ply INTEGER)"))
    status, body = describe_error(found.value)
    assert status == 507
    assert "disk is full" in body["error"]
    assert [record.exc_info for record in caplog.records] == [None]


def test_what_a_database_refuses_is_logged_without_what_people_wrote(tmp_path):
    assert Database(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite").engine.sync_engine.hide_parameters


@pytest.mark.parametrize(
    "called", ["games.example.org", " Games.example.org ", "games.example.org:8443", "https://games.example.org/"]
)
def test_a_name_may_be_given_as_people_know_it(called):
    assert host_name(called) == "games.example.org"


@pytest.mark.parametrize("called", ["", " ", "https://", "http://[::1/"])
def test_what_is_no_name_is_refused(called):
    with pytest.raises(CannotServe, match="isn’t a host name"):
        host_name(called)
