"""Notices where clocks run: one when time gets short, one when it is up; and a reminder of what one has seen."""

import pytest

from helpers.web.clocks import DAY, DAYS, HOUR, left, skip_time
from helpers.web.noticed import add_webhook, choose, friends_at, hurry, notice_server, notices, waiting_notices
from helpers.web.receivers import receiving
from helpers.web.servers import wait_until
from helpers.web.tables import deciders, path, people, position


@pytest.fixture
def server(tmp_path):
    with notice_server(tmp_path) as found:
        yield found


@pytest.fixture
def friends(server):
    with friends_at(server, clock=DAYS) as found:
        yield found


def titles(receiver):
    return [each.json["text"].split("\n")[0] for each in receiver.arrived]


def settle(server, friends):
    wait_until(lambda: not waiting_notices(server, friends.table))


def test_a_player_is_told_once_that_time_gets_short_and_once_that_it_is_up(server, friends):
    zofia = friends.clients[1]
    with receiving() as receiver:
        add_webhook(zofia, receiver, "slack")
        choose(zofia, remind="24")
        friends.play_until_turn_of(1)
        wait_until(lambda: titles(receiver) == ["Zofia: Your turn in God's Playground"])
        settle(server, friends)  # no reminder is planned: the clock says when
        skip_time(server.database, left(zofia, friends.table, 1) - 12 * HOUR)
        wait_until(lambda: len(receiver.arrived) == 2)
        warning = receiver.arrived[1].json["text"].split("\n")
        assert warning[0] == "Zofia: Your time is running out in God's Playground"
        assert warning[1] == "A bot takes over in about 12 hours, unless you move."
        assert warning[-1].endswith(friends.table["table"])
        skip_time(server.database, HOUR)
        skip_time(server.database, 12 * HOUR)
        wait_until(lambda: len(receiver.arrived) == 3)
        told = receiver.arrived[2].json["text"]
        assert told.startswith("Zofia: Your time is up in God's Playground\nA bot plays for you now.")
        assert "“Play again yourself”" in told
        settle(server, friends)
        assert [kind for kind, _ in notices(server, friends.table)].count("time-up") == 1
        assert zofia.post(path(friends.table, "substitute"), json={"seat": 1, "bot": None}).status_code == 200
        assert people(zofia, friends.table)[1]["bot"] is None


def test_whoever_takes_the_seat_back_at_once_is_not_told(server, friends):
    zofia = friends.clients[1]
    with receiving() as receiver:
        add_webhook(zofia, receiver, "slack")
        choose(zofia, **{"quiet-from": "00:00", "quiet-until": "23:59"})
        friends.play_until_turn_of(1)
        skip_time(server.database, 4 * DAY)
        wait_until(lambda: people(zofia, friends.table)[1]["bot"] == "easy")
        assert zofia.post(path(friends.table, "substitute"), json={"seat": 1, "bot": None}).status_code == 200
        assert ("time-up", "waiting") in notices(server, friends.table)
        choose(zofia)
        settle_after_the_night(server, friends)
        assert ("time-up", "dropped") in notices(server, friends.table)
        assert not [title for title in titles(receiver) if "time is up" in title]


def settle_after_the_night(server, friends):
    """Let what waits for the morning be due now."""
    hurry(server)
    wait_until(lambda: ("time-up", "waiting") not in notices(server, friends.table))


def test_whoever_lets_a_bot_play_is_told_once_how_it_ended(server):
    """One has run out of time and stays away, the other has given the seat to a bot: bots play on to the end."""
    with friends_at(server, game="magnates", clock=DAYS) as friends, receiving() as receiver:
        for seat, client in enumerate(friends.clients):
            add_webhook(client, receiver, "slack", path=f"/{seat}")
        friends.play_until_turn_of(1)
        skip_time(server.database, 4 * DAY)
        wait_until(lambda: people(friends.clients[1], friends.table)[1]["bot"] == "easy")
        given = friends.clients[0].post(path(friends.table, "substitute"), json={"seat": 0, "bot": "easy"})
        assert given.status_code == 200, given.text
        wait_until(lambda: not deciders(friends.clients[0], friends.table))
        settle(server, friends)
        ends = [each for each in receiver.arrived if "The Magnates is over" in each.json["text"]]
        assert sorted(each.path for each in ends) == ["/0", "/1"]
        assert receiver.arrived[-2:] == ends  # and nothing of turns that a bot has made


def test_whoever_wants_no_reminders_is_not_warned(server, friends):
    zofia = friends.clients[1]
    with receiving() as receiver:
        add_webhook(zofia, receiver, "slack")
        friends.play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        skip_time(server.database, left(zofia, friends.table, 1) - 11 * HOUR)
        wait_until(lambda: ("reminder", "dropped") in notices(server, friends.table))
        assert len(receiver.arrived) == 1


def test_a_holiday_puts_the_warning_off_and_coming_back_sooner_brings_it_forward(server, friends):
    zofia = friends.clients[1]
    with receiving() as receiver:
        add_webhook(zofia, receiver, "slack")
        choose(zofia, remind="24")
        friends.play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        rest = left(zofia, friends.table, 1)
        assert zofia.post(path(friends.table, "holiday"), json={"seat": 1, "days": 5}).status_code == 200
        skip_time(server.database, rest)
        wait_until(lambda: people(zofia, friends.table)[1]["clock"]["away"] < 3 * DAY)
        assert zofia.post(path(friends.table, "holiday"), json={"seat": 1, "days": 0}).status_code == 200
        assert not [kind for kind, _ in notices(server, friends.table) if kind == "reminder"]
        skip_time(server.database, left(zofia, friends.table, 1) - 11 * HOUR)
        wait_until(lambda: len(receiver.arrived) == 2)
        assert "running out" in titles(receiver)[1]


def test_whoever_has_seen_a_turn_and_forgets_it_is_reminded_too(server):
    with friends_at(server) as friends, receiving() as receiver:
        zofia = friends.clients[1]
        add_webhook(zofia, receiver, "slack")
        choose(zofia, remind="12")
        friends.play_until_turn_of(1)
        moves = position(zofia, friends.table, 1)["moves"]
        assert zofia.put(path(friends.table, "look"), json={"moves": moves}).status_code == 204
        wait_until(lambda: ("reminder", "waiting") in notices(server, friends.table))
        assert ("turn", "dropped") in notices(server, friends.table)
        hurry(server)
        wait_until(lambda: titles(receiver) == ["Zofia: Still your turn in God's Playground"])
