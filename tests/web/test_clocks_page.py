"""Clocks and moves in advance on a phone: chosen with the table, seen beside the players, a seat taken back."""

import pytest

from helpers.web.clocks import DAY, DAYS, LIVE, clock_of, left, skip_time
from helpers.web.pages import PHONE, SCREENSHOTS, open_page, sit_down, until, wait_for_choice
from helpers.web.servers import wait_until
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import EASY, HERE, INVITED, decider, deciders, make_move, open_table, path, people

CLOCKS = ".seats .clock"


@pytest.fixture
def friend(server):
    with server.client() as found:
        yield found


def fits(page):
    """Whether nothing is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_clock_is_chosen_with_the_table_and_stands_beside_the_players(visit, client):
    page = visit("/new/gods-playground", viewport=PHONE)
    assert not page.locator("[name=days-bank]").is_visible()
    assert not page.locator("[name=clock-level]").is_visible()
    page.locator("[name=clock][value=days]").check()
    page.locator("[name=days-turn]").select_option("12")
    page.locator("[name=days-bank]").select_option("5")
    page.locator("[name=clock-level]").select_option("easy")
    assert not page.locator("[name=live-bank]").is_visible()
    assert fits(page)
    page.screenshot(path=SCREENSHOTS / "phone-clock-chosen.png")
    page.get_by_role("button", name="Open the table").click()
    page.locator(CLOCKS).wait_for()
    assert page.locator(CLOCKS).count() == 1  # bots have none
    assert page.locator(CLOCKS).inner_text() in ("5 d 12 h", "5 d 11 h")
    assert fits(page)
    name = page.url.rpartition("/")[2]
    agreed = client.get(f"/api/tables/{name}").json()["clock"]
    assert (agreed["kind"], agreed["bank"], agreed["turn"], agreed["level"]) == ("days", 5 * DAY, DAY / 2, "easy")


def test_without_a_clock_nothing_is_seen_of_one(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, viewport=PHONE)
    wait_for_choice(page)
    assert page.locator(CLOCKS).count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_a_clock_counts_down_and_warns_when_little_is_left(visit, server, client, width, scheme):
    table = open_table(client, HERE, EASY, EASY, clock={**LIVE, "bank": 3600, "turn": 0}, seed="3")
    page = visit("/", viewport={"width": width, "height": 844}, color_scheme=scheme)
    sit_down(page, client, table)
    wait_for_choice(page)
    face = page.locator(CLOCKS)
    assert "runs" in (face.get_attribute("class") or "")
    first = face.inner_text()
    until(page, f"document.querySelector('{CLOCKS}').textContent !== '{first}'")
    skip_time(server.database, 3600 - 50)
    wait_until(lambda: left(client, table, 0) <= 50)
    with open_socket(server, table) as onlooker:
        greet(onlooker)  # whoever comes in brings the time to every page
        until(page, f"document.querySelector('{CLOCKS}').classList.contains('low')")
    until(page, "/only \\d+ seconds left/.test(document.getElementById('clock-news').textContent)")
    page.screenshot(path=SCREENSHOTS / f"clock-low-{width}-{scheme}.png")


def test_whoever_ran_out_of_time_takes_the_seat_back_on_a_phone(visit, server, client, stranger, friend):
    table = open_table(client, HERE, INVITED, INVITED, clock=DAYS)
    visitors = [client, stranger, friend]
    for seat, who in ((1, stranger), (2, friend)):
        who.post(table["invitations"][str(seat)], data={"name": f"Guest {seat}"})
    while deciders(client, table) != [0]:
        seat = decider(client, table)
        make_move(visitors[seat], table, seat)
    skip_time(server.database, 4 * DAY)
    wait_until(lambda: people(client, table)[0]["bot"] == "easy")
    page = visit("/", viewport=PHONE)
    sit_down(page, client, table)
    button = page.locator("#prompt").get_by_role("button", name="Play again yourself")
    button.wait_for()
    until(page, f"document.querySelector('{CLOCKS}').textContent === 'time is up'")
    page.screenshot(path=SCREENSHOTS / "phone-time-is-up.png")
    button.click()
    wait_until(lambda: people(client, table)[0]["bot"] is None)
    assert not clock_of(client, table, 0)["flagged"]


def test_a_holiday_is_taken_in_the_settings(visit, client):
    table = open_table(client, HERE, EASY, EASY, clock=DAYS)
    page = visit("/", viewport=PHONE)
    sit_down(page, client, table)
    page.locator(CLOCKS).wait_for()
    page.locator("#settings-open").click()
    page.locator("#holidays select").select_option("3")
    until(page, f"document.querySelector('{CLOCKS}').textContent === 'on holiday'")
    page.screenshot(path=SCREENSHOTS / "phone-holiday.png")
    page.locator("#holidays button").click()
    wait_until(lambda: clock_of(client, table, 0)["away"] == 0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_something_is_decided_in_advance_and_taken_back(visit, client, width, scheme):
    table = open_table(client, HERE, EASY, EASY, seed="3")
    page = visit("/", viewport={"width": width, "height": 844}, color_scheme=scheme)
    sit_down(page, client, table)
    wait_for_choice(page)
    page.locator("#advance-open").click()
    page.locator("#advance [name=step]").select_option("special-actions")
    page.locator("#advance [name=until]").select_option("always")
    page.get_by_role("button", name="Decide in advance").click()
    row = page.locator("#advance-standing li")
    row.wait_for()
    assert "every time" in row.inner_text()
    assert fits(page)
    page.screenshot(path=SCREENSHOTS / f"advance-{width}-{scheme}.png")
    assert page.locator("#advance-open").inner_text() == "Plan ahead (1)"
    row.get_by_role("button", name="Take back").click()
    until(page, "document.querySelectorAll('#advance-standing li').length === 0")
    page.locator("#advance form[method=dialog] button").click()
    assert client.get(path(table, "advance"), params={"seat": 0}).json()["standing"] == []
