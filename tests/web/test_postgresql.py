"""Several server processes on one PostgreSQL: all show the same table, and a move counts once."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from godsplay.web.handover import Handover, meeting_place
from helpers.web.postgresql import postgresql
from helpers.web.servers import Server, wait_until
from helpers.web.sockets import greet, open_socket, receive
from helpers.web.tables import (
    EASY,
    HERE,
    INVITED,
    act,
    decider,
    finished_record,
    import_record,
    make_move,
    open_table,
    path,
    people,
    position,
)


@pytest.fixture(scope="module")
def database():
    with postgresql() as address:
        yield address


@pytest.fixture(scope="module")
def servers(database):
    found = [Server(database), Server(database)]
    yield found
    for each in found:
        each.stop()


@pytest.fixture
def clients(servers):
    both = [each.client() for each in servers]
    yield both
    for each in both:
        each.close()


def seated(clients):
    """Open a table at the first server, and know it at the second."""
    table = open_table(clients[0])
    clients[1].headers["authorization"] = f"Bearer {table['token'] or clients[0].cookies['godsplay']}"
    return table


def test_both_servers_go_on_with_the_same_game(clients):
    table = seated(clients)
    for number in range(60):
        client = clients[number % 2]
        make_move(client, table, decider(client, table))
    first, second = (position(client, table) for client in clients)
    assert first == second
    assert first["moves"] == 60


def test_a_move_sent_to_both_servers_at_once_counts_once(clients):
    for _ in range(5):
        table = seated(clients)
        seat = decider(clients[0], table)
        clients[1].get(path(table))
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda client: act(client, table, seat, "estate ukraine", 0), clients))  # noqa: B023
        assert [answer.json() for answer in answers] == [{"moves": 1}, {"moves": 1}]
        assert position(clients[0], table)["moves"] == 1


def test_news_reach_the_pages_of_the_other_server(servers, clients):
    table = seated(clients)
    seat = decider(clients[0], table)

    with open_socket(servers[1], table) as socket:
        assert greet(socket)["moves"] == 0
        assert act(clients[0], table, seat, "estate ukraine", 0).status_code == 200
        while receive(socket)["moves"] != 1:
            pass


def test_a_table_that_one_server_clears_away_is_gone_at_the_other(servers, clients):
    table = seated(clients)
    over = import_record(clients[0], finished_record("over"))
    rematch = clients[1].post(path(over, "rematch")).json()
    act(clients[1], table, decider(clients[1], table), "estate ukraine", 0)
    with open_socket(servers[1], table) as socket, open_socket(servers[1], over) as before:
        for each in (socket, before):
            greet(each)
        assert clients[0].delete(path(table)).status_code == 204
        assert clients[0].delete(path(rematch)).status_code == 204
        assert [json.loads(text)["type"] for text in socket] == ["cleared"]
        while receive(before)["rematch"] is not None:
            pass
    for client in clients:
        assert client.get(path(table)).status_code == 404
        assert act(client, table, 0, "estate prussia").status_code == 404


def test_clearing_away_and_moving_at_once_leave_nothing_behind(clients):
    for _ in range(5):
        table = seated(clients)
        seat = decider(clients[0], table)
        clients[1].get(path(table))
        with ThreadPoolExecutor(2) as pool:
            moved = pool.submit(act, clients[1], table, seat, "estate ukraine", 0)
            assert pool.submit(clients[0].delete, path(table)).result().status_code == 204
            assert moved.result().status_code in (200, 404)
        assert {client.get(path(table)).status_code for client in clients} == {404}


def test_a_guest_who_leaves_at_one_server_has_left_at_the_other(servers, clients):
    table = open_table(clients[0], HERE, INVITED, EASY)
    link = table["invitations"]["1"]
    friend = {"cookie": f"godsplay={httpx.post(servers[1].url + link, data={'name': 'Zofia'}).cookies['godsplay']}"}
    assert httpx.post(servers[1].url + path(table, "leave"), headers=friend).status_code == 204
    assert people(clients[0], table)[1]["open"]


def test_somebody_who_is_at_the_other_server_keeps_the_seat(servers, clients):
    table = open_table(clients[0], HERE, INVITED, EASY)
    friend = httpx.post(servers[1].url + table["invitations"]["1"], data={"name": "Zofia"}).cookies["godsplay"]

    def is_here():
        return people(clients[0], table)[1]["online"]

    with open_socket(servers[1], table, friend) as socket:
        greet(socket)
        wait_until(is_here)
        assert clients[0].post(path(table, "invitations"), json={"seat": 1}).status_code == 409
        assert clients[0].post(path(table, "substitute"), json={"seat": 1, "bot": "easy"}).status_code == 409
    wait_until(lambda: not is_here())
    assert clients[0].post(path(table, "substitute"), json={"seat": 1, "bot": "easy"}).status_code == 200


@pytest.fixture(scope="module")
def service(database):
    """One service of two processes, as `godsplay serve --workers 2` starts it."""
    found = Server(database, workers=2)
    yield found
    found.stop()


class Newcomer:
    """A program with a new connection for every request, so that it meets all processes of a service."""

    def __init__(self, service):
        self.service = service
        self.cookies = httpx.Cookies()

    def request(self, method, place, **what):
        with self.service.client(cookies=self.cookies) as client:
            answer = client.request(method, place, **what)
            self.cookies.update(client.cookies)
            return answer

    def get(self, place, **what):
        return self.request("GET", place, **what)

    def post(self, place, **what):
        return self.request("POST", place, **what)


def play(client, table, moves):
    """Make moves, each acknowledged."""
    for _ in range(moves):
        make_move(client, table, decider(client, table), choice=-1)


def test_every_acknowledged_move_survives_a_killed_service(service):
    client = Newcomer(service)
    table = open_table(client)
    for played in (8, 16):
        play(client, table, 8)
        before = {seat: position(client, table, seat) for seat in (0, 1, 2, None)}
        assert before[None]["moves"] == played
        service.kill()
        service.start()
        assert {seat: position(client, table, seat) for seat in (0, 1, 2, None)} == before


def test_a_killed_server_process_is_replaced_and_nothing_is_lost(service):
    client = Newcomer(service)
    table = open_table(client)
    play(client, table, 10)
    first, second = service.server_processes()
    os.kill(first, signal.SIGKILL)

    def is_replaced():
        now = service.server_processes()
        return second in now and first not in now and len(now) == 2

    wait_until(is_replaced)
    play(client, table, 10)
    assert position(client, table)["moves"] == 20


def test_pages_at_all_processes_hear_of_a_move(service):
    client = Newcomer(service)
    table = open_table(client)
    with ExitStack() as stack:
        sockets = [stack.enter_context(open_socket(service, table)) for _ in range(6)]
        for socket in sockets:
            socket.send(json.dumps({"type": "hello"}))
        play(client, table, 1)
        for socket in sockets:
            while receive(socket)["moves"] != 1:
                pass


def process_serving(service, page):
    """Return the process at the other end of a page's connection."""
    port = page.socket.getsockname()[1]
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    found = {f"socket:[{row[9]}]" for row in rows if int(row[2].rpartition(":")[2], 16) == port}
    for process in service.server_processes():
        for file in Path(f"/proc/{process}/fd").iterdir():
            with suppress(FileNotFoundError):
                if str(file.readlink()) in found:
                    return process
    return None


def test_the_pages_of_a_table_meet_at_one_process(service):
    client = Newcomer(service)
    tables = [open_table(client) for _ in range(8)]

    def serving(table):
        with ExitStack() as stack:
            pages = [stack.enter_context(open_socket(service, table)) for _ in range(6)]
            watching = [greet(page)["watching"] for page in pages]
            processes = {process_serving(service, page) for page in pages}
        return processes if watching[-1] == len(pages) and len(processes) == 1 else set()

    def all_meet():  # a process takes pages from others once it has served somebody
        homes = [serving(table) for table in tables]
        return all(homes) and set().union(*homes) == set(service.server_processes())

    wait_until(all_meet)


def test_a_page_whose_process_is_gone_is_served_by_another(tmp_path):
    handover = Handover(str(tmp_path), 2)
    with socket.socket() as page:
        assert not any(handover.pass_on(b"/live/%d" % number, page.fileno(), b"") for number in range(10))


def test_the_folder_of_a_killed_service_is_cleared_away(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    killed = "with meeting_place(2): os.kill(os.getpid(), signal.SIGKILL)"
    program = f"import os, signal\nfrom godsplay.web.handover import meeting_place\n{killed}"
    done = subprocess.run([sys.executable, "-c", program], env={**os.environ, "TMPDIR": str(tmp_path)}, check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(list(tmp_path.iterdir())) == 1
    with meeting_place(2) as first, meeting_place(2) as second:
        assert {str(each) for each in tmp_path.iterdir()} == {first, second}
    assert not list(tmp_path.iterdir())
