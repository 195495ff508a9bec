"""Rules of notices that need no server: quiet hours, pauses, addresses, and what may be told to whom."""

import asyncio
from datetime import datetime
from ipaddress import ip_address
from types import SimpleNamespace
from zoneinfo import ZoneInfo

import pytest

import godsplay
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import presentation
from godsplay.web.notices.exchange import judge
from godsplay.web.notices.news import is_true, tell
from godsplay.web.notices.outcomes import Gone, Refused, Unavailable
from godsplay.web.notices.public_http import BadAddress, check_url, is_public, post, public_address
from godsplay.web.notices.setup import public_base
from godsplay.web.notices.timing import MOST_ATTEMPTS, end_of_quiet, may_tell_at, next_attempt
from godsplay.web.notices.values import OVER, REMINDER, TIME_UP, TURN, Notice, NoticeKey, NoticeSettings
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.tables.seats import Seat
from helpers.games import GAMES
from helpers.web.servers import in_thread

WARSAW = "Europe/Warsaw"
NIGHT = NoticeSettings(WARSAW, 22 * 60, 7 * 60 + 30)


def at(text, zone=WARSAW):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        ("2026-11-17 12:00", "2026-11-17 12:00"),
        ("2026-11-17 21:59", "2026-11-17 21:59"),
        ("2026-11-17 22:00", "2026-11-18 07:30"),
        ("2026-11-18 03:00", "2026-11-18 07:30"),
        ("2026-11-18 07:30", "2026-11-18 07:30"),
        ("2026-03-28 23:00", "2026-03-29 07:30"),  # an hour is skipped that night
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # and one comes twice in this
    ],
)
def test_nobody_is_told_in_quiet_hours(moment, told):
    assert end_of_quiet(NIGHT, at(moment)) == at(told)


def test_quiet_hours_of_the_day_end_on_the_same_day():
    assert end_of_quiet(NoticeSettings(WARSAW, 9 * 60, 17 * 60), at("2026-11-17 12:00")) == at("2026-11-17 17:00")


def test_hours_that_begin_when_they_end_are_none():
    assert end_of_quiet(NoticeSettings(WARSAW, 600, 600), at("2026-11-17 10:00")) == at("2026-11-17 10:00")


def test_messages_keep_the_distance_that_a_player_has_chosen():
    now = at("2026-11-17 12:00")
    assert may_tell_at(NoticeSettings(gap=10, told=now - 240), now) == now + 360
    assert may_tell_at(NoticeSettings(gap=10, told=now - 900), now) == now
    assert may_tell_at(NoticeSettings(gap=0, told=now), now) == now


def test_pauses_grow_and_end():
    due = [next_attempt(0.0, attempts, 15) for attempts in range(1, MOST_ATTEMPTS + 1)]
    assert due[-1] is None
    assert due[:-1] == sorted(set(due[:-1]))
    assert next_attempt(0.0, 1, 15, asked=100) == 100
    assert next_attempt(0.0, 1, 15, asked=10**9) == 3600


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "ff02::1",
    ],
)  # fmt: skip
def test_private_addresses_are_no_receivers(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_out_in_the_world_are(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "", "nonsense", "ftp://example.org/", "http://example.org/", "https://", "https://user@example.org/",
        "https://example.org:22/", "https://example.org:x/", "https://exa mple.org/", "https://[::1", "file:///etc/passwd",
        "https://example.org/\r\nhost: x", "https://" + "x" * 3000,
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_webhook_is_refused(url):
    with pytest.raises(BadAddress):
        check_url(url, private=False)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
def test_names_of_this_computer_are_refused_however_they_are_written(host):
    with pytest.raises(BadAddress):
        in_thread(asyncio.run, public_address(check_url(f"https://{host}/", private=False), private=False))
    with pytest.raises(Refused):
        in_thread(asyncio.run, post(f"https://{host}/", False, b"", {}))


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(301, Refused), (307, Refused), (400, Refused), (404, Gone), (410, Gone), (429, Unavailable), (500, Unavailable)],
)
def test_an_answer_says_whether_to_try_again(status, outcome):
    with pytest.raises(outcome):
        judge(status, "")


def test_links_begin_where_players_reach_the_server():
    assert public_base(Settings(names=("games.example.org",))) == "https://games.example.org"
    assert public_base(Settings(public_url="http://192.168.1.5:8642/")) == "http://192.168.1.5:8642"
    assert public_base(Settings(port=8650)) == "http://127.0.0.1:8650"
    with pytest.raises(CannotServe):
        public_base(Settings(public_url="games"))


@pytest.mark.parametrize("name", GAMES)
def test_a_player_is_told_the_same_however_the_secrets_of_others_are_dealt(name):
    """Deal anew what a viewer cannot know, make the same move, and tell both where the viewer sees no difference."""
    game = godsplay.game(name)
    display, chance, compared = presentation(game), godsplay.Seeded("secrets"), 0
    state = game.new(seed="secrets")
    for _ in range(300):
        if state.over:
            break
        mover = state.to_act[0]
        action = state.legal(mover)[chance.below(len(state.legal(mover)))]
        for viewer in (*range(state.players), None):
            worlds = [state.clone(), state.seen(viewer).imagine(chance)]
            if action not in worlds[1].legal(mover):
                continue
            for world in worlds:
                world.listening = True
                world.apply(mover, action)
            if worlds[0].digest() != worlds[1].digest() and worlds[0].view(viewer) == worlds[1].view(viewer):
                compared += 1
                number = SPECTATOR if viewer is None else viewer
                assert tell(display, [worlds[0].events], number) == tell(display, [worlds[1].events], number)
        state.apply(mover, action)
    assert compared > 50


@pytest.mark.parametrize(
    ("moved", "reminded"),
    [([], True), ([0, 2], True), ([1, 1], True), ([1, 0], False), ([1, 2, 0], False)],
    ids=["nobody", "others", "half a turn", "a turn", "a round"],
)
def test_a_reminder_is_of_a_turn_that_was_not_made_or_left_half_made(moved, reminded):
    table = SimpleNamespace(
        seats=[Seat(0), Seat(1, holder="zofia"), Seat(2)],
        over=False,
        clock=None,
        record=SimpleNamespace(
            state=SimpleNamespace(to_act=[1]),
            page=SimpleNamespace(moves=[SimpleNamespace(seat=seat) for seat in [0, 2, *moved]]),
        ),
    )
    assert is_true(table, Notice(NoticeKey("table", 1, 2, REMINDER), "zofia")) is reminded
    assert is_true(table, Notice(NoticeKey("table", 1, 2, TURN), "zofia"))
    assert not is_true(table, Notice(NoticeKey("table", 1, 2, TIME_UP), "zofia"))
    assert not is_true(table, Notice(NoticeKey("table", 1, 2, REMINDER), "somebody else"))


@pytest.mark.parametrize("bot", [None, "easy"])
def test_at_the_end_only_the_end_is_worth_telling_whoever_plays(bot):
    table = SimpleNamespace(seats=[Seat(0), Seat(1, holder="zofia", bot=bot)], over=True)
    told = [
        kind
        for kind in (TURN, REMINDER, TIME_UP, OVER)
        if is_true(table, Notice(NoticeKey("table", 1, 2, kind), "zofia"))
    ]
    assert told == [OVER]
    assert not is_true(table, Notice(NoticeKey("table", 1, 2, OVER), "somebody else"))
