"""The chat of a table: nobody can end it, whoever wrote a line can take it back, and the host can have quiet."""

import pytest

from godsplay.web.storage.rows import NOTICE, TALK, ChatLine
from godsplay.web.tables.chat import MOST_LINES, MOST_OF_ONLOOKERS, ONLOOKERS_BURST, crowded_out
from helpers.web.sockets import exchange, greet, open_socket, receive
from helpers.web.tables import open_table, path


@pytest.fixture
def table(client):
    return open_table(client)


def talk(text, number=1):
    return {"type": "talk", "id": number, "text": text}


def say(server, table, text, cookie=None):
    return exchange(server, table, [talk(text)], cookie)[0]["type"]


def chat(server, table, cookie=None):
    with open_socket(server, table, cookie) as page:
        return greet(page)["chat"]


def lines(count, seat, first=1, kind=TALK):
    return [ChatLine(number, "", seat, "x", 0.0, kind) for number in range(first, first + count)]


def test_the_chat_never_ends_the_oldest_lines_do():
    assert crowded_out(lines(MOST_LINES, 0)) == []
    assert crowded_out(lines(MOST_LINES + 3, 0)) == [1, 2, 3]


def test_onlookers_crowd_out_nobody_but_themselves():
    found = crowded_out(lines(5, 0) + lines(MOST_OF_ONLOOKERS + 40, None, 6) + lines(5, None, 500, NOTICE))
    assert found == list(range(6, 46))


def test_onlookers_may_not_flood_the_chat_and_players_still_speak(server, client, table):
    answers = exchange(server, table, [talk(f"line {number}", number) for number in range(40)])
    assert sum(answer["type"] == "done" for answer in answers) <= ONLOOKERS_BURST + 2
    assert say(server, table, "I am still here", client.cookies["godsplay"]) == "done"


def test_whoever_wrote_a_line_can_take_it_back_and_so_can_the_host(server, client, stranger, table):
    stranger.cookies.set("godsplay", "an-onlooker")
    say(server, table, "Mine", "an-onlooker")
    say(server, table, "Also mine", "an-onlooker")
    say(server, table, "The host’s", client.cookies["godsplay"])
    assert [line["mine"] for line in chat(server, table, "an-onlooker")] == [True, True, False]
    assert stranger.delete(path(table, "chat", "3")).status_code == 403
    assert stranger.delete(path(table, "chat", "1")).status_code == 204
    assert client.delete(path(table, "chat", "2")).status_code == 204
    assert stranger.delete(path(table, "chat", "2")).status_code == 404
    assert [line["text"] for line in chat(server, table)] == ["The host’s"]


def test_pages_hear_of_lines_that_were_taken_back(server, client, table):
    cookie = client.cookies["godsplay"]
    say(server, table, "Oops", cookie)
    with open_socket(server, table) as page:
        assert greet(page)["removed"] == []
        client.delete(path(table, "chat", "1"))
        while receive(page)["removed"] != [1]:
            pass


def test_the_host_can_have_quiet(server, client, stranger, table):
    assert stranger.put(path(table, "muted"), json={"muted": True}).status_code == 403
    assert client.put(path(table, "muted"), json={"muted": True}).status_code == 200
    assert say(server, table, "Psst") == "refused"
    assert say(server, table, "Quiet at last", client.cookies["godsplay"]) == "done"
    client.put(path(table, "muted"), json={"muted": False})
    assert say(server, table, "Psst") == "done"


def test_a_notice_cannot_be_removed(server, client, table):
    client.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"})
    (line,) = chat(server, table)
    assert line["kind"] == "notice"
    assert client.delete(path(table, "chat", str(line["number"]))).status_code == 404


def test_a_page_is_told_the_chat_once(server, client, table):
    say(server, table, "Once", client.cookies["godsplay"])
    with open_socket(server, table) as page:
        assert len(greet(page)["chat"]) == 1
        page.send('{"type": "hello"}')
        client.put(path(table, "muted"), json={"muted": True})
        while not (update := receive(page))["muted"]:
            assert update["chat"] == []
        assert update["chat"] == []
