"""Who is at the other servers of one database."""

from godsplay.web.tables import presence
from godsplay.web.tables.presence import Presence


def exchange(one, other, here):
    return [other.receive(text) for text in one.announcements(here)]


def test_servers_hear_of_each_other_who_came_and_who_went():
    one, other = Presence(), Presence()
    assert exchange(one, other, {"evening": frozenset(["zofia"])}) == ["evening"]
    assert other.is_elsewhere("evening", "zofia")
    assert not other.is_elsewhere("evening", "jan")
    assert not other.is_elsewhere("morning", "zofia")
    assert exchange(one, other, {"evening": frozenset(["zofia"])}) == [], "nothing new"
    assert exchange(one, other, {}) == ["evening"]
    assert not other.is_elsewhere("evening", "zofia")
    assert not other.elsewhere


def test_a_server_does_not_hear_itself():
    one = Presence()
    assert exchange(one, one, {"evening": frozenset(["zofia"])}) == [None]
    assert not one.is_elsewhere("evening", "zofia")


def test_a_server_that_died_is_forgotten(monkeypatch):
    one, other = Presence(), Presence()
    exchange(one, other, {"evening": frozenset(["zofia"])})
    now = presence.time.monotonic()
    monkeypatch.setattr(presence.time, "monotonic", lambda: now + presence.FORGET_AFTER + 1)
    assert not other.is_elsewhere("evening", "zofia")


def test_who_stays_is_told_again(monkeypatch):
    one, other = Presence(), Presence()
    exchange(one, other, {"evening": frozenset(["zofia"])})
    now = presence.time.monotonic()
    monkeypatch.setattr(presence.time, "monotonic", lambda: now + presence.REPEAT_INTERVAL)
    assert exchange(one, other, {"evening": frozenset(["zofia"])}) == [None], "told, and nothing new"
