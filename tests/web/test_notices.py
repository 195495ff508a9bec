"""Notices of turns, to receivers on this computer: each turn is told once, to whoever wants it."""

import time
from collections import Counter
from itertools import pairwise

import pytest

from helpers.web.friends import sit_together
from helpers.web.noticed import add_webhook, choose, friends_at, notice_server, notices, told_seats, waiting_notices
from helpers.web.receivers import receiving
from helpers.web.servers import wait_until
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import HERE, deciders, finished_record, import_record, make_move, open_table, path, position


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with notice_server(tmp_path_factory.mktemp("notices")) as found:
        yield found


@pytest.fixture
def friends(server):
    with friends_at(server) as found:
        yield found


def look(client, table, moves):
    assert client.put(path(table, "look"), json={"moves": moves}).status_code == 204


def settled(server, table):
    """Wait until nobody is to be told anything of a table."""
    wait_until(lambda: not waiting_notices(server, table))


def test_a_turn_is_told_with_two_sentences_and_a_link(server, friends):
    friends.play_until_turn_of(1)
    settled(server, friends.table)  # that turn is not told any more
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(0)
        friends.play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        told = receiver.arrived[-1]
    lines = told.json["content"].split("\n")
    assert lines[0] == "**Zofia\\: Your turn in God's Playground**"
    assert len(lines) == 4
    assert lines[-1] == f"<{server.url}/t/{friends.table['table']}>"
    assert told.json["allowed_mentions"] == {"parse": []}


def test_a_turn_is_told_once_and_only_to_whoever_must_decide(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[0], receiver, path="/first")
        add_webhook(friends.clients[1], receiver, path="/second")
        friends.play_until_turn_of(1)
        settled(server, friends.table)
        assert [each.path for each in receiver.arrived] == ["/second"]
        friends.play_until_turn_of(0)
        settled(server, friends.table)
        told = told_seats(server, friends.table)
        assert 0 in told
        assert Counter(each.path for each in receiver.arrived) == Counter(("/first", "/second")[seat] for seat in told)


def test_a_receiver_that_fails_twice_is_served_then(server, friends):
    with receiving(500, 503, 200) as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(1)
        settled(server, friends.table)
        wait_until(lambda: len(receiver.arrived) == 3)
        assert len({each.body for each in receiver.arrived}) == 1
        pauses = [later.when - earlier.when for earlier, later in pairwise(receiver.arrived)]
        assert pauses[0] < pauses[1]
        wait_until(lambda: "get through" not in friends.clients[1].get("/notices").text)


def test_a_receiver_that_wants_nothing_is_not_asked_again_and_its_player_sees_why(server, friends):
    with receiving(403) as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(1)
        wait_until(lambda: "status 403" in friends.clients[1].get("/notices").text)
        assert len(receiver.arrived) == 1


def test_nothing_is_sent_to_where_a_receiver_points(server, friends):
    with receiving(307) as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(1)
        wait_until(lambda: "status 307" in friends.clients[1].get("/notices").text)
        assert [each.path for each in receiver.arrived] == ["/hook"]


def test_an_answer_that_never_comes_is_not_waited_for_twice(server, friends):
    def silent():
        time.sleep(1000)
        return 200

    with receiving(silent, 200) as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(1)
        wait_until(lambda: "no answer" in friends.clients[1].get("/notices").text)
        settled(server, friends.table)
        assert len(receiver.arrived) == 1


def test_whoever_has_seen_the_turn_is_not_told(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(1)
        look(friends.clients[1], friends.table, position(friends.clients[1], friends.table, 1)["moves"])
        settled(server, friends.table)
        assert not receiver.arrived


def test_a_turn_that_was_taken_back_is_not_told(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        assert friends.acting() == [0]
        friends.play_until_turn_of(1)
        answer = friends.clients[0].post(path(friends.table, "undo"), json={"seat": 0})
        assert answer.status_code == 200, answer.text
        settled(server, friends.table)
        assert not receiver.arrived


def test_a_turn_that_was_taken_back_and_made_again_is_told_once(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        friends.play_until_turn_of(1)
        assert friends.clients[0].post(path(friends.table, "undo"), json={"seat": 0}).status_code == 200
        settled(server, friends.table)
        friends.play_until_turn_of(1)
        settled(server, friends.table)
        assert len(receiver.arrived) == 1


def test_of_turns_that_follow_one_another_before_anybody_was_told_only_the_last_waits(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        choose(friends.clients[1], **{"quiet-from": "00:00", "quiet-until": "23:59"})
        for _ in range(3):
            friends.play_until_turn_of(1)
        assert [state for _, state in notices(server, friends.table)].count("waiting") == 1
        assert not receiver.arrived


def test_whoever_begins_after_a_new_deal_is_told_though_they_have_seen_another(server):
    """Zofia comes last, and her browser adds to the luck; here until it is Ann who begins."""
    ann, zofia = (server.client() for _ in range(2))
    with ann, zofia, receiving() as receiver:
        for _ in range(60):
            table = sit_together(ann, zofia)
            add_webhook(ann, receiver)
            look(ann, table, 0)
            assert zofia.post(path(table, "luck"), json={"text": "zofia" * 5}).status_code == 200
            if deciders(ann, table) == [0]:
                break
            assert not waiting_notices(server, table)
        wait_until(lambda: receiver.arrived)
        settled(server, table)
        (told,) = receiver.arrived
        assert told.json["content"].split("\n")[:2] == [
            "**Ann\\: Your turn in The Magnates**",
            "A new game begins, with Ben.",
        ]


def test_the_end_is_told_to_everybody_else(server):
    record = finished_record("the end")
    last = record["moves"].pop()
    with server.client() as client, receiving() as receiver:
        table = import_record(client, record)
        guest = server.client()
        other = next(seat for seat in range(3) if seat != last["seat"])
        link = client.post(path(table, "invitations"), json={"seat": other})
        assert guest.post(link.json()["path"], data={"name": "Zofia"}).status_code == 303
        add_webhook(guest, receiver, "slack")
        answer = client.post(
            path(table, "actions"), json={"seat": last["seat"], "action": last["move"], "moves": len(record["moves"])}
        )
        assert answer.status_code == 200, answer.text
        wait_until(lambda: receiver.arrived)
        guest.close()
        text = receiver.arrived[0].json["text"]
        assert "God's Playground is over" in text
        assert "won." in text


def test_a_player_at_the_page_has_time_to_see_the_turn(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        with open_socket(server, friends.table, friends.clients[1].cookies["godsplay"]) as socket:
            greet(socket)
            friends.play_until_turn_of(1)
            look(friends.clients[1], friends.table, position(friends.clients[1], friends.table, 1)["moves"])
        (due,) = waiting_notices(server, friends.table)
        assert due > time.time() + 10
        assert not receiver.arrived


def test_those_who_share_a_screen_are_not_told(server):
    with server.client() as client, receiving() as receiver:
        table = open_table(client, HERE, HERE, HERE)
        add_webhook(client, receiver)
        for seat in (0, 1, 2):
            if position(client, table, seat)["question"]["choices"]:
                make_move(client, table, seat)
        settled(server, table)
        assert not receiver.arrived


def test_ntfy_and_slack_get_what_they_take(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver, "ntfy", "/my-topic")
        add_webhook(friends.clients[1], receiver, "slack", "/services/x")
        friends.play_until_turn_of(1)
        wait_until(lambda: len(receiver.arrived) == 2)
        by_path = {each.path: each.json for each in receiver.arrived}
    assert by_path["/"]["topic"] == "my-topic"
    assert by_path["/"]["title"] == "Zofia: Your turn in God's Playground"
    assert by_path["/"]["click"].endswith(friends.table["table"])
    assert by_path["/services/x"]["text"].startswith("Zofia: Your turn in God's Playground\n")


def test_nobody_is_called_by_a_name_that_somebody_else_has_chosen(server, friends):
    friends.clients[0].post(path(friends.table, "name"), json={"seat": 0, "name": "<!channel> @here [x](//y)"})
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver, "discord", "/discord")
        add_webhook(friends.clients[1], receiver, "slack", "/slack")
        friends.play_until_turn_of(1)
        wait_until(lambda: len(receiver.arrived) == 2)
        by_path = {each.path: each.json for each in receiver.arrived}
    assert "<!channel>" not in by_path["/slack"]["text"]
    assert "&lt;!channel&gt;" in by_path["/slack"]["text"]
    assert "[x](" not in by_path["/discord"]["content"]


def test_a_trial_arrives(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        page = friends.clients[1].get("/notices").text
        trial = page.split("/notices/channels/")[1].split("/try")[0]
        assert friends.clients[0].post(f"/notices/channels/{trial}/try").status_code == 404
        assert friends.clients[1].post(f"/notices/channels/{trial}/try").status_code == 303
        wait_until(lambda: receiver.arrived)
        assert "A trial" in receiver.arrived[0].json["content"]


def test_the_link_lets_nobody_else_in(server, friends):
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver, "ntfy", "/topic")
        friends.play_until_turn_of(1)
        wait_until(lambda: receiver.arrived)
        link = receiver.arrived[0].json["click"]
    with server.client() as stranger:
        assert stranger.get(link).status_code == 200
        assert "godsplay" not in stranger.cookies
        assert stranger.get(path(friends.table, "position"), params={"seat": 1}).status_code == 403
        action = position(friends.clients[1], friends.table, 1)["question"]["choices"][0]["action"]
        refused = stranger.post(path(friends.table, "actions"), json={"seat": 1, "action": action, "moves": None})
        assert refused.status_code == 403
    assert '"mine":true' in friends.clients[1].get(link).text
