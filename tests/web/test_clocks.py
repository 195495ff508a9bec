"""Clocks by the JSON interface: chosen with the table, seen by all, and what happens when time is up."""

import pytest

from helpers.web.clocks import DAY, DAYS, HOUR, LIVE, MINUTE, clock_of, left, skip_time
from helpers.web.servers import wait_until
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import (
    EASY,
    HERE,
    INVITED,
    act,
    decider,
    deciders,
    make_move,
    open_table,
    path,
    people,
    play_until,
    position,
)

SECOND = 1.0


@pytest.fixture
def friend(server):
    with server.client() as found:
        yield found


def with_friends(client, stranger, friend, **wishes):
    """Open a table for three people, each with a browser of their own."""
    table = open_table(client, HERE, INVITED, INVITED, **wishes)
    for seat, who in ((1, stranger), (2, friend)):
        who.post(table["invitations"][str(seat)], data={"name": f"Guest {seat}"})
    return table


def test_a_table_has_no_clock_unless_one_is_chosen(client):
    table = open_table(client)
    assert client.get(path(table)).json()["clock"] is None
    assert {person["clock"] for person in people(client, table)} == {None}


def test_everybody_sees_what_was_chosen_and_what_is_left(client, stranger):
    table = open_table(client, HERE, EASY, EASY, clock=LIVE)
    assert stranger.get(path(table)).json()["clock"] == {**LIVE, "holidays": 0}
    shown = clock_of(stranger, table, 0)
    assert shown["bank"] == pytest.approx(10 * MINUTE, abs=30)
    assert (shown["turn"], shown["flagged"], shown["away"]) == (0, False, 0)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "hourglass", "bank": 100},
        {"kind": "live", "bank": 5},
        {"kind": "live", "bank": 600, "level": "grandmaster"},
        {"kind": "live", "bank": 600, "holidays": 3},
        {"kind": "live", "bank": -600},
        {"kind": "days", "bank": DAY, "turn": 60},
        {"kind": "days", "bank": 1e9, "turn": DAY},
        {"kind": "days", "bank": DAY, "turn": DAY, "holidays": 1000},
        {"kind": "days", "turn": DAY},
    ],
)
def test_a_clock_that_nobody_could_play_with_is_refused(client, clock):
    answer = client.post("/api/tables", json={"game": "gods-playground", "seats": [HERE] * 3, "clock": clock})
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_clocks_stand_until_everybody_has_come(client, stranger, friend):
    table = open_table(client, HERE, INVITED, INVITED, clock=DAYS)
    assert not any(person["clock"]["runs"] for person in people(client, table))
    stranger.post(table["invitations"]["1"], data={"name": "Ann"})
    assert not any(person["clock"]["runs"] for person in people(client, table))
    friend.post(table["invitations"]["2"], data={"name": "Ben"})
    assert [person["clock"]["runs"] for person in people(client, table)] == [
        person["acting"] for person in people(client, table)
    ]


def test_clocks_stand_when_somebody_leaves_and_go_on_with_whoever_comes(client, stranger, friend):
    table = with_friends(client, stranger, friend, clock=DAYS)
    assert any(person["clock"]["runs"] for person in people(client, table))
    stranger.post(path(table, "leave"))
    assert not any(person["clock"]["runs"] for person in people(client, table))
    link = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    stranger.post(link, data={"name": "Ann"})
    assert any(person["clock"]["runs"] for person in people(client, table))


def test_whoever_begins_after_a_new_deal_has_the_clock_that_runs(client, stranger, friend):
    begun = set()
    for number in range(12):
        table = with_friends(client, stranger, friend, clock=DAYS, seed=None)
        assert client.post(path(table, "luck"), json={"text": f"{number:032x}"}).status_code == 200
        shown = people(client, table)
        assert [person["clock"]["runs"] for person in shown] == [person["acting"] for person in shown]
        begun |= {person["seat"] for person in shown if person["acting"]}
    assert len(begun) > 1


def test_the_clocks_of_people_who_must_decide_run_and_no_others(client, stranger, friend):
    table = with_friends(client, stranger, friend, clock=LIVE)
    visitors = [client, stranger, friend]
    sealed = 0
    for _ in range(40):
        shown = people(client, table)
        assert [person["clock"]["runs"] for person in shown] == [person["acting"] for person in shown]
        acting = deciders(client, table)
        sealed += len(acting) > 1
        make_move(visitors[acting[-1]], table, acting[-1])
    assert sealed > 3  # several decide at once, and the clocks of all of them run


def test_people_at_one_screen_decide_one_after_the_other_and_so_do_their_clocks(client):
    table = open_table(client, clock=LIVE)
    acting = play_until(client, table, lambda shown: len(deciders(client, table)) == 3)
    assert len(acting) == 3
    assert [person["clock"]["runs"] for person in people(client, table)] == [True, False, False]
    while 0 in deciders(client, table):
        make_move(client, table, 0)
    assert [person["clock"]["runs"] for person in people(client, table)] == [False, True, False]


def test_a_seat_whose_time_is_up_is_played_by_a_bot_and_can_be_taken_back(server, client, stranger, friend):
    table = with_friends(client, stranger, friend, clock=DAYS)
    visitors = [client, stranger, friend]
    seat = decider(client, table)
    for other in (other for other in (0, 1, 2) if other != seat):
        while other in deciders(client, table):
            make_move(visitors[other], table, other)
    moves = position(client, table)["moves"]
    skip_time(server.database, 4 * DAY)
    wait_until(lambda: people(client, table)[seat]["bot"] == "easy")
    wait_until(lambda: position(client, table)["moves"] > moves)  # though nobody looks
    assert clock_of(client, table, seat)["flagged"]
    with open_socket(server, table) as socket:
        notices = [line["text"] for line in greet(socket)["chat"] if line["kind"] == "notice"]
    assert sum("Time is up" in text for text in notices) == 1
    refused = act(visitors[seat], table, seat, "pass")
    assert (refused.status_code, "Take it back" in refused.json()["error"]) == (409, True)
    assert visitors[seat].post(path(table, "substitute"), json={"seat": seat, "bot": None}).status_code == 200
    back = clock_of(client, table, seat)
    assert (back["flagged"], back["bank"]) == (False, 0)
    assert back["turn"] == pytest.approx(DAY, abs=HOUR)
    assert people(client, table)[seat]["bot"] is None


def test_nobody_else_can_take_such_a_seat_back(server, client, stranger, friend):
    table = with_friends(client, stranger, friend, clock=DAYS)
    seat = decider(stranger, table)
    skip_time(server.database, 4 * DAY)
    wait_until(lambda: people(client, table)[seat]["bot"] == "easy")
    other = [client, stranger, friend][(seat + 1) % 3]
    assert other.post(path(table, "substitute"), json={"seat": seat, "bot": None}).status_code == 403


def test_taking_a_move_back_brings_no_time(client):
    table = open_table(client, HERE, EASY, EASY, clock=LIVE, seed="3")
    seen = []
    for _ in range(200):
        if deciders(client, table) != [0]:  # a bot is about to move, too
            continue
        before = left(client, table, 0)
        make_move(client, table, 0)
        if 0 not in deciders(client, table):
            undone = client.post(path(table, "undo"), json={"seat": 0}).status_code == 200
            if undone:
                seen.append(left(client, table, 0) - before)
                break
    assert seen
    assert seen[0] <= 0


def test_a_what_if_has_no_clock_and_a_rematch_the_same(server, client):
    table = open_table(client, {"who": "here"}, EASY, EASY, clock={**LIVE, "turn": 20})
    branch = client.post(path(table, "branches"), json={"moves": 0}).json()
    assert client.get(path(branch)).json()["clock"] is None
    client.post(path(table, "substitute"), json={"seat": 0, "bot": "easy"})
    wait_until(lambda: client.get(path(table)).json()["over"])
    again = client.post(path(table, "rematch")).json()
    assert client.get(path(again)).json()["clock"] == {**LIVE, "turn": 20, "holidays": 0}


def test_a_holiday_stops_ones_own_clock_for_some_days(server, client, stranger, friend):
    table = with_friends(client, stranger, friend, clock=DAYS)
    seat = decider(client, table)
    who = [client, stranger, friend][seat]
    assert who.post(path(table, "holiday"), json={"seat": seat, "days": 5}).status_code == 200
    shown = clock_of(client, table, seat)
    assert shown["away"] == pytest.approx(5 * DAY, abs=HOUR)
    assert shown["holidays"] == 2
    before = left(client, table, seat)
    skip_time(server.database, 4 * DAY + HOUR)
    wait_until(lambda: clock_of(client, table, seat)["away"] < 2 * DAY)
    assert left(client, table, seat) == pytest.approx(before, abs=SECOND)
    who.post(path(table, "holiday"), json={"seat": seat, "days": 0})
    assert clock_of(client, table, seat)["away"] == 0
    assert clock_of(client, table, seat)["holidays"] == 2  # a day that has begun is used up


def test_holidays_are_an_allowance_for_clocks_of_days_and_for_ones_own_seat(client, stranger, friend):
    table = with_friends(client, stranger, friend, clock=DAYS)
    too_many = client.post(path(table, "holiday"), json={"seat": 0, "days": 8})
    assert (too_many.status_code, "7 days" in too_many.json()["error"]) == (409, True)
    assert client.post(path(table, "holiday"), json={"seat": 1, "days": 1}).status_code == 403
    live = open_table(client, HERE, EASY, EASY, clock=LIVE)
    assert client.post(path(live, "holiday"), json={"seat": 0, "days": 1}).status_code == 409
