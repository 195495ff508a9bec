"""People at the page of a table: who is waited for, whose turn it is, what one notes, and one name for everybody."""

import re

from helpers.web.pages import OWN_SEAT_BEGINS, open_page, until, wait_for_choice
from helpers.web.tables import EASY, HERE, INVITED, decider, make_move


def test_the_host_is_asked_to_invite_and_told_who_has_come(visit, client, stranger):
    page, table = open_page(visit, client, {**HERE, "name": "August"}, INVITED, EASY, seed=OWN_SEAT_BEGINS)
    while decider(client, table) == 0:
        make_move(client, table, 0)
    page.locator("#prompt", has_text="Waiting for you to invite Red").wait_for()
    page.locator("#prompt").get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog", name="Invite friends")
    dialog.get_by_role("button", name="Make a new link").click()  # the interface has given one out already
    link = re.search(r"/join/[\w-]+", dialog.get_by_label("Link for Red").input_value())
    assert dialog.get_by_role("img", name="QR code of the link for Red").evaluate("(image) => image.naturalWidth") > 0
    stranger.post(link[0], data={"name": "Zofia"})
    dialog.get_by_text("Zofia has joined.").wait_for()
    page.keyboard.press("Escape")
    assert page.locator("#invite-open").is_hidden()
    until(page, "document.title.startsWith('Zofia is thinking')")
    assert page.locator(".seats .name").all_inner_texts() == ["You White", "Zofia Red", "Blue easy bot"]


def test_title_and_icon_say_that_it_is_your_turn(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS)
    wait_for_choice(page)
    until(page, "document.title.startsWith('Your turn · God')")
    assert page.locator("link[rel=icon]").get_attribute("href").endswith("icon_turn.svg")


def test_nothing_sounds_or_notifies_unless_somebody_asks(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY)
    page.locator("#settings-open").click()
    assert not page.get_by_label("Sounds").is_checked()
    assert not page.get_by_label("Notify me").is_checked()
    assert page.get_by_label("Volume").is_disabled()
    page.get_by_label("Sounds").check()
    page.reload()
    page.locator("#settings-open").click()
    assert page.get_by_label("Sounds").is_checked()
    assert page.get_by_label("Volume").is_enabled()


def test_notes_are_there_again_after_a_reload(visit, client):
    page, table = open_page(visit, client, HERE, EASY, EASY)
    page.locator("#notes-open").click()
    page.get_by_role("textbox", name="Notes").fill("Mind Prussia")
    page.get_by_text("Saved", exact=True).wait_for()
    page.reload()
    page.locator("#notes-open").click()
    until(page, "document.getElementById('notes').value === 'Mind Prussia'")
    watcher = visit(f"/t/{table['table']}")
    watcher.get_by_text("You’re watching").wait_for()
    assert watcher.locator("#notes-open").is_hidden()
