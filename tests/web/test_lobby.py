"""Open tables: listed only where the host of the server and the opener of the table want it, and joined once a seat."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from helpers.web.devices import another_client
from helpers.web.lobbies import lobby_server
from helpers.web.pages import PHONE, SCREENSHOTS
from helpers.web.tables import EASY, HERE, INVITED, open_table, people

LISTED = {"listed": True, "level": "new"}
DAYS = {"kind": "days", "bank": 3 * 86400, "turn": 86400}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = lobby_server(tmp_path_factory.mktemp("lobby"))
    yield found
    found.stop()


def open_tables(client):
    answer = client.get("/api/open-tables")
    assert answer.status_code == 200, answer.text
    return {each["table"]: each for each in answer.json()}


def take(client, table, name="Zofia"):
    return client.post(f"/api/open-tables/{table['table']}", json={"name": name})


def test_only_what_its_opener_lists_is_found(client, stranger):
    hidden = open_table(client, HERE, INVITED, EASY)
    listed = open_table(client, {**HERE, "name": "Ann"}, INVITED, EASY, clock=DAYS, **LISTED)
    found = open_tables(stranger)
    assert hidden["table"] not in found
    shown = found[listed["table"]]
    assert (shown["players"], shown["free"], shown["people"], shown["level"]) == (3, 1, ["Ann"], "new")
    assert (shown["clock"]["kind"], shown["clock"]["turn"]) == ("days", 86400)
    assert take(stranger, hidden).status_code == 404
    assert people(stranger, hidden)[1]["open"]


def test_whoever_takes_a_seat_sits_there_and_a_full_table_is_gone_from_the_list(client, stranger):
    table = open_table(client, HERE, INVITED, EASY, **LISTED)
    taken = take(stranger, table)
    assert taken.json()["seat"] == 1
    assert [person["player"] for person in people(stranger, table) if person["mine"]] == ["Zofia"]
    assert table["table"] not in open_tables(client)
    assert take(stranger, table).status_code == 409


def test_one_seat_is_taken_by_one_of_many_who_come_at_once(server, client):
    table = open_table(client, HERE, INVITED, EASY, **LISTED)
    visitors = [another_client(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda visitor: take(visitor, table), visitors))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
    for visitor in visitors:
        visitor.close()


def test_a_host_takes_a_table_off_the_list_and_nobody_else_does(client, stranger):
    table = open_table(client, HERE, INVITED, INVITED, **LISTED)
    place = f"/api/open-tables/{table['table']}"
    assert stranger.delete(place).status_code == 403
    assert take(client, table).status_code == 409, "the host sees no other seat's secrets"
    assert client.delete(place).status_code == 204
    assert table["table"] not in open_tables(client)
    assert take(stranger, table).status_code == 404


def test_open_tables_in_a_browser(client, visit):
    host = visit("/new/magnates", viewport=PHONE)
    host.locator(".chairs li").nth(1).get_by_label("Who plays").select_option("invited")
    host.locator("[name=name-0]").fill("August")
    host.get_by_label("List this table").check()
    host.get_by_label("It is for").select_option("experienced")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    open_table(client, {**HERE, "name": "Ann"}, INVITED, INVITED, clock=DAYS, **LISTED)
    open_table(client, {**HERE, "name": "Ann"}, INVITED, game="playful-gods", **LISTED)
    guest = visit("/open", viewport=PHONE)
    expect(guest.locator(".game-card", has_text="August")).to_be_visible()
    for width in (390, 1280):
        guest.set_viewport_size({"width": width, "height": 900})
        for scheme in ("light", "dark"):
            guest.emulate_media(color_scheme=scheme)
            for image in guest.locator(".game-card img").all():
                image.scroll_into_view_if_needed()
            guest.wait_for_load_state("networkidle")
            guest.screenshot(path=SCREENSHOTS / f"open-tables-{width}-{scheme}.png", full_page=True)
        assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card = guest.locator(".game-card", has_text="August")
    expect(card).to_contain_text("For those who know the rules")
    card.get_by_label("Your name").fill("Zofia")
    card.get_by_role("button", name="Take a seat").click()
    guest.wait_for_url(host.url)
