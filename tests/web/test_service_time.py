"""Service time: it goes on while somebody could play, whatever becomes of the time of day, servers and the database."""

import asyncio
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godsplay.web.clocks.service_time import BEAT, LONGEST_GAP, ServiceTime
from helpers.web.servers import in_thread

HOUR = 3600


class Paper:
    """Where time is written down, by servers that read the same monotonic clock."""

    def __init__(self):
        self.seconds = 0.0
        self.monotonic = 1000.0
        self.away = False

    async def read_time(self):
        return self.seconds

    async def advance_time(self, seconds):
        if self.away:
            raise OSError("the database is away")
        self.seconds = max(self.seconds, seconds)
        return self.seconds

    def server(self):
        found = ServiceTime(lambda: self.monotonic)
        in_thread(asyncio.run, found.begin(self))
        return found

    def go_on(self, seconds, *servers):
        """Let servers beat for a while."""
        for _ in range(round(seconds / BEAT)):
            self.monotonic += BEAT
            for server in servers:
                in_thread(asyncio.run, server.beat(self))


def test_time_goes_on_by_as_much_as_passes():
    paper = Paper()
    server = paper.server()
    paper.go_on(100, server)
    assert server.now() == pytest.approx(100)
    paper.monotonic += BEAT / 2
    assert server.now() == pytest.approx(100 + BEAT / 2)


def test_time_stands_while_no_server_runs():
    paper = Paper()
    paper.go_on(10, paper.server())
    paper.monotonic += 5 * HOUR
    assert paper.server().now() == pytest.approx(10)


def test_a_crash_costs_nobody_anything():
    paper = Paper()
    server = paper.server()
    paper.go_on(10, server)
    paper.monotonic += BEAT * 0.9  # after its last beat
    seen = server.now()
    again = paper.server()
    assert 0 <= seen - again.now() <= BEAT


def test_a_server_that_hangs_counts_no_more_than_a_second():
    paper = Paper()
    server = paper.server()
    paper.go_on(10, server)
    paper.monotonic += HOUR
    in_thread(asyncio.run, server.beat(paper))
    assert server.now() <= 10 + LONGEST_GAP <= 11


def test_time_stands_while_the_database_is_away():
    paper = Paper()
    server = paper.server()
    paper.go_on(10, server)
    paper.away = True
    paper.monotonic += HOUR
    with pytest.raises(OSError, match="away"):
        in_thread(asyncio.run, server.beat(paper))
    assert server.now() <= 11
    paper.away = False
    in_thread(asyncio.run, server.beat(paper))
    assert server.now() <= 11


def test_several_servers_keep_one_time_and_none_makes_it_faster():
    paper = Paper()
    servers = [paper.server() for _ in range(3)]
    paper.go_on(60, *servers)
    assert [server.now() for server in servers] == pytest.approx([60] * 3, abs=BEAT)
    late = paper.server()
    paper.go_on(60, servers[0], late)  # the others have ended
    assert [servers[0].now(), late.now()] == pytest.approx([120] * 2, abs=BEAT)


def test_the_time_of_day_is_never_asked(monkeypatch):
    def ask():
        raise AssertionError("somebody has looked at the clock on the wall")

    monkeypatch.setattr(time, "time", ask)
    paper = Paper()
    server = paper.server()
    paper.go_on(3, server)
    assert server.now() == pytest.approx(3)


@given(
    steps=st.lists(
        st.tuples(st.floats(0, 2 * HOUR), st.sampled_from(["beat", "look", "restart", "second"])), max_size=40
    )
)
def test_time_never_goes_back_and_never_faster_than_it_passes(steps):
    paper = Paper()
    servers = [paper.server()]
    begun, known = paper.monotonic, 0.0
    for span, kind in steps:
        paper.monotonic += span
        if kind == "restart":
            servers = [paper.server()]
            known = servers[0].now()
        elif kind == "second":
            servers.append(paper.server())
        elif kind == "beat":
            for server in servers:
                in_thread(asyncio.run, server.beat(paper))
        assert known <= servers[0].now() + 1e-6
        known = servers[0].now()
        assert known <= paper.monotonic - begun + 1e-6
