"""Clearing a table away: gone for everybody, told to everybody; and leaving one that somebody else opened."""

import json
import sqlite3

from helpers.web.pages import open_page, wait_for_choice
from helpers.web.sockets import exchange, greet, open_socket, receive
from helpers.web.tables import (
    EASY,
    HERE,
    INVITED,
    act,
    decider,
    finished_table,
    open_table,
    path,
    people,
    position,
)


def with_friend(client, stranger, *others):
    """Open a table where somebody else holds the second seat."""
    table = open_table(client, HERE, INVITED, *(others or [EASY]))
    stranger.post(table["invitations"]["1"], data={"name": "Zofia"})
    return table


def clear(client, table):
    return client.delete(path(table))


def rows_of(server, table):
    """Count the rows of a table in the database."""
    keys = {"tables": "id", "moves": "table_id", "seats": "table_id", "chat": "table_id"}
    with sqlite3.connect(server.database) as database:
        counted = [f"(SELECT count(*) FROM {name} WHERE {key} = :table)" for name, key in keys.items()]
        return database.execute(f"SELECT {', '.join(counted)}", {"table": table["table"]}).fetchone()


def test_nothing_of_a_table_stays_in_the_database_and_others_do(server, client):
    kept, table = open_table(client), open_table(client)
    for each in (kept, table):
        act(client, each, decider(client, each), "estate ukraine", 0)
        exchange(server, each, [{"type": "talk", "id": 1, "text": "Vivat!"}], client.cookies["godsplay"])
        assert rows_of(server, each) == (1, 1, 3, 1)
    link = client.post(path(table, "invitations"), json={"seat": 2}).json()["path"]
    assert clear(client, table).status_code == 204
    assert rows_of(server, table) == (0, 0, 0, 0)
    assert rows_of(server, kept) == (1, 1, 3, 1)
    assert "its table was deleted" in client.get(link).text


def test_a_table_that_was_cleared_away_is_said_to_be_gone_everywhere(client, stranger):
    table = open_table(client)
    clear(client, table)
    for place in ("", "position", "log", "moments", "record", "ending"):
        answer = client.get(path(table, place).rstrip("/"))
        assert answer.status_code == 404
        assert "may have deleted it" in answer.json()["error"]
    assert act(client, table, 0, "estate ukraine").status_code == 404
    for place in ("", "/clear", "/leave"):
        assert "may have deleted it" in stranger.get(f"/t/{table['table']}{place}").text
    assert clear(client, table).status_code == 404
    assert table["table"] not in client.get("/").text


def test_only_the_host_can_clear_a_table_away(server, client, stranger):
    table = with_friend(client, stranger)
    for each in (stranger, server.client()):
        assert clear(each, table).status_code == 403
        assert each.get(f"/t/{table['table']}/clear").status_code == 403
        assert each.post(f"/t/{table['table']}/clear").status_code == 403
    assert client.post(f"/t/{table['table']}/clear", headers={"origin": "https://evil.example"}).status_code == 403
    assert client.delete(path(table), headers={"origin": "https://evil.example"}).status_code == 403
    assert client.get(path(table)).status_code == 200
    assert clear(client, {"table": "nothing"}).status_code == 404


def test_a_form_without_script_clears_a_table_away(client):
    table = open_table(client)
    assert f"/t/{table['table']}/clear" in client.get("/").text
    assert client.get(f"/t/{table['table']}/clear").status_code == 200
    assert client.get(path(table)).status_code == 200, "asking clears nothing away"
    answer = client.post(f"/t/{table['table']}/clear")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert client.get(path(table)).status_code == 404


def test_the_question_says_who_loses_the_game_and_what_can_be_saved(client, stranger):
    alone, together, over = open_table(client), with_friend(client, stranger), finished_table(client)
    act(client, alone, decider(client, alone), "estate ukraine", 0)
    asked = {each["table"]: client.get(f"/t/{each['table']}/clear").text for each in (alone, together, over)}
    assert "Others will lose it" not in asked[alone["table"]]
    assert "can’t be downloaded" in asked[alone["table"]]
    assert "Others will lose it, too: Zofia." in asked[together["table"]]
    assert path(over, "record") in asked[over["table"]]


def written_down(server, table, name, rules="json_extract(page, '$.rules')", parent=None):
    """Copy a table in the database alone, so that no server has opened it."""
    with sqlite3.connect(server.database) as database:
        database.execute(
            f"INSERT INTO tables SELECT ?, version, json_set(page, '$.rules', {rules}), host, ?, next, over, created,"
            " changed, acting, winners, moved, vouched, muted FROM tables WHERE id = ?",
            (name, parent, table["table"]),
        )
        copied = "INSERT INTO moves SELECT ?, ply, seat, move, digest, drew FROM moves WHERE table_id = ?"
        database.execute(copied, (name, table["table"]))
        copied = "INSERT INTO seats SELECT ?, seat, name, holder, NULL, bot FROM seats WHERE table_id = ?"
        database.execute(copied, (name, table["table"]))
    return {"table": name}


def test_a_table_of_rules_to_come_cannot_be_opened_but_cleared_away(server, client):
    table = written_down(server, open_table(client), "unreadable", rules=999)
    assert client.get("/t/unreadable").status_code == 400
    assert client.get("/t/unreadable/clear").status_code == 200
    assert clear(client, table).status_code == 204


def test_whoever_has_the_table_open_is_told_once_and_let_go(server, client):
    table = open_table(client)
    with open_socket(server, table) as socket:
        assert greet(socket)["type"] == "update"
        clear(client, table)
        heard = [json.loads(text)["type"] for text in socket]
    assert heard == ["cleared"]
    with open_socket(server, table) as socket:
        assert [json.loads(text) for text in socket] == [{"type": "cleared"}]


def test_what_ifs_stay_and_say_that_their_origin_is_gone(client):
    origin = open_table(client, HERE, EASY, EASY)
    branch = client.post(path(origin, "branches"), json={"moves": 0}).json()
    clear(client, origin)
    page = client.get(f"/t/{branch['table']}")
    assert page.status_code == 200
    assert "from a game that was deleted" in page.text
    assert origin["table"] not in page.text


def test_a_finished_what_if_gives_its_record_when_its_origin_is_gone(server, client):
    origin = open_table(client, HERE, EASY, EASY)
    branch = written_down(server, finished_table(client), "branch", parent=origin["table"])
    assert client.get(path(branch, "record")).status_code == 403
    clear(client, origin)
    assert client.get(path(branch, "record")).status_code == 200


def test_without_its_rematch_a_table_can_have_another(server, client):
    table = finished_table(client)
    first = client.post(path(table, "rematch")).json()
    with open_socket(server, table) as socket:
        assert greet(socket)["rematch"] == first["table"]
        clear(client, first)
        while receive(socket)["rematch"] is not None:
            pass
    second = client.post(path(table, "rematch")).json()
    assert second["table"] != first["table"]


def test_a_guest_leaves_and_another_is_invited(client, stranger):
    table = with_friend(client, stranger)
    assert f"/t/{table['table']}/leave" in stranger.get("/").text
    assert "goes on without you" in stranger.get(f"/t/{table['table']}/leave").text
    assert stranger.post(f"/t/{table['table']}/leave").status_code == 303
    assert table["table"] not in stranger.get("/").text
    assert stranger.get(path(table, "position"), params={"seat": 1}).status_code == 403
    person = people(client, table)[1]
    assert (person["open"], person["player"]) == (True, "")
    anew = client.post(path(table, "invitations"), json={"seat": 1}).json()["path"]
    assert stranger.post(anew, data={"name": "Jan"}).status_code == 303
    position(stranger, table, 1)
    assert stranger.post(path(table, "leave")).status_code == 204


def test_a_bot_goes_on_for_a_guest_who_leaves_the_seat_to_it(client, stranger):
    table = with_friend(client, stranger, HERE)
    stranger.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"})
    stranger.post(path(table, "leave"))
    assert people(client, table)[1]["bot"] == "easy"


def test_only_a_guest_can_leave(client, stranger):
    table = open_table(client)
    assert client.post(path(table, "leave")).json()["error"].startswith("You’re the host of this table")
    assert stranger.post(path(table, "leave")).status_code == 403
    assert stranger.post(path({"table": "nothing"}, "leave")).status_code == 404
    position(client, table, 0)


def test_clearing_away_is_described(client):
    described = client.get("/api/schema/openapi.json").json()["paths"]["/api/tables/{name}"]["delete"]
    assert {"204", "403", "404"} <= set(described["responses"])


def test_a_table_is_cleared_away_by_keyboard_and_its_pages_say_so(visit, client):
    page, table = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    home = visit("/")
    home.context.add_cookies([{"name": "godsplay", "value": client.cookies["godsplay"], "url": home.url}])
    home.reload()
    home.get_by_role("link", name="Delete God's Playground with").first.focus()
    home.keyboard.press("Enter")
    home.get_by_role("button", name="Delete it").focus()
    home.keyboard.press("Enter")
    home.wait_for_url(lambda url: url.endswith("/"))
    assert home.locator(f".mine a[href='/t/{table['table']}']").count() == 0
    page.get_by_role("dialog", name="This table was deleted").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url.endswith("/"))


def test_a_page_that_comes_back_to_a_table_without_it_stops_trying(visit, client):
    page, table = open_page(visit, client, HERE, EASY, EASY)
    wait_for_choice(page)
    page.context.set_offline(True)
    page.evaluate("window.page.connection.line.close()")
    clear(client, table)
    page.context.set_offline(False)
    page.get_by_role("dialog", name="This table was deleted").wait_for()
