"""The way to a table: set one up, come back to it, bring a record, invite a friend."""

import json
import re

from helpers.web.pages import until, wait_for_choice
from helpers.web.tables import GAME, finished_record, finished_table


def test_a_table_is_set_up_with_seats_options_and_seed(visit):
    page = visit("/new/playful-gods")
    chairs = page.locator(".chairs li")
    chairs.nth(0).get_by_role("textbox").fill("Ola")
    chairs.nth(1).get_by_label("Who plays").select_option("invited")
    chairs.nth(2).get_by_label("Who plays").select_option("easy")
    for number in range(3, chairs.count()):
        chairs.nth(number).get_by_label("Who plays").select_option("nobody")
    for box in page.locator("form input[type=checkbox]").all():
        box.set_checked(True)
    page.get_by_text("Seed and edition").click()
    page.get_by_label("Seed").fill("rings")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    until(page, "window.page?.people.length === 3")
    assert page.evaluate("window.page.people.map((person) => person.bot ?? person.player)") == ["Ola", "", "easy+racer"]
    assert page.evaluate("window.page.people[1].open")


def test_tables_can_be_found_again(visit):
    page = visit("/")
    page.get_by_role("button", name="Play God's Playground against bots now").click()
    assert wait_for_choice(page)
    table = page.url
    page.goto("/")
    page.locator(".mine a").first.click()
    page.wait_for_url(table)
    assert wait_for_choice(page)


def test_a_friend_takes_a_seat_by_a_link_from_the_table(visit):
    host = visit(f"/new/{GAME}")
    host.locator(".chairs li").nth(1).get_by_label("Who plays").select_option("invited")
    host.locator("[name=name-0]").fill("August")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    host.locator("#invite-open").click()
    dialog = host.get_by_role("dialog", name="Invite friends")
    assert "only work on this computer" in dialog.inner_text()
    link = re.search(r"/join/[\w-]+", dialog.get_by_label("Link for").input_value())
    onlooker = visit(host.url)
    onlooker.get_by_text("You’re watching").wait_for()
    assert not host.get_by_text("You’re watching").count()
    friend = visit(link[0])
    assert "August invites you to" in friend.locator("main").inner_text()
    friend.get_by_label("Your name").fill("Zofia")
    friend.get_by_role("button", name="Play as Red").click()
    friend.wait_for_url(host.url)
    until(host, "window.page?.people[1].player === 'Zofia' && window.page.people[1].online")
    late = visit(link[0])
    assert "This invitation was used" in late.locator("main").inner_text()


def test_a_record_is_brought_from_a_file(visit, tmp_path):
    file = tmp_path / "evening.json"
    record = finished_record("brought")
    for moves in (len(record["moves"]), 20):
        file.write_text(json.dumps({**record, "moves": record["moves"][:moves]}))
        page = visit("/")
        page.locator(".import summary").click()
        page.locator("input[name=record]").set_input_files(file)
        page.get_by_role("button", name="Import", exact=True).click()
        page.wait_for_url("**/t/*")
        until(page, f"window.page?.moves === {moves}")


def test_a_finished_game_that_was_brought_is_listed_with_its_winner(client):
    finished_table(client)
    assert " won" in client.get("/").text


def open_with_edition(visit, file, text):
    file.write_text(text)
    page = visit(f"/new/{GAME}")
    page.get_by_text("Seed and edition").click()
    page.get_by_label("Edition").set_input_files(file)
    page.get_by_role("button", name="Open the table").click()
    return page


def test_an_edition_of_ones_own_is_played(visit, tmp_path):
    page = open_with_edition(visit, tmp_path / "mine.toml", 'name = "mine"\n[strength]\nrussia = [1, 2, 3, 4]\n')
    page.wait_for_url("**/t/*")
    assert wait_for_choice(page)


def test_a_mistake_in_an_edition_is_named(visit, tmp_path):
    page = open_with_edition(visit, tmp_path / "mine.toml", "[strength]\natlantis = [1, 2, 3, 4]\n")
    assert "atlantis" in page.locator("main").inner_text()
