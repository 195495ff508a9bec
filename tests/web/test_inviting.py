"""Inviting: a link and its QR code, kept while it is good, and the page where a guest lands."""

import re
from urllib.parse import quote

import pytest

from helpers.web.pages import PHONE, SCREENSHOTS
from helpers.web.tables import EASY, GAME, HERE, INVITED, open_table, path, people


def invite(client, table, seat, **more):
    answer = client.post(path(table, "invitations"), json={"seat": seat, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_link_comes_with_its_whole_address_and_a_qr_code(server, client):
    table = open_table(client, HERE, INVITED, EASY)
    found = invite(client, table, 1)
    assert found["url"] == server.url.rstrip("/") + found["path"]
    assert found["qr"].startswith("<svg xmlns=")
    assert "<script" not in found["qr"]
    assert client.get(found["path"]).status_code == 200


def test_behind_a_proxy_the_link_has_the_address_of_the_page(server, client):
    table = open_table(client, HERE, INVITED, EASY)
    origin = server.url.rstrip("/").replace("http:", "https:")
    answer = client.post(path(table, "invitations"), json={"seat": 1}, headers={"origin": origin})
    assert answer.json()["url"].startswith(f"{origin}/join/")


def test_a_link_that_is_known_and_good_is_kept(client, stranger):
    table = open_table(client, HERE, INVITED, EASY)
    first = invite(client, table, 1)
    assert invite(client, table, 1, known=first["path"])["path"] == first["path"]
    second = invite(client, table, 1)
    assert second["path"] != first["path"]
    assert stranger.get(first["path"]).status_code == 404
    third = invite(client, table, 1, known=first["path"])
    assert third["path"] not in (first["path"], second["path"])
    assert invite(client, table, 2, known=third["path"])["path"] != third["path"], "it is for another seat"


def test_everybody_sees_whether_a_link_is_out_but_not_which(client, stranger):
    table = open_table(client, HERE, INVITED, INVITED)
    assert [person["invited"] for person in people(stranger, table)] == [False, True, True]
    token = table["invitations"]["1"].removeprefix("/join/")
    assert token not in stranger.get(path(table)).text + stranger.get(f"/t/{table['table']}").text
    stranger.post(table["invitations"]["1"], data={"name": "Zofia"})
    assert [person["invited"] for person in people(stranger, table)] == [False, False, True]


def test_the_form_leaves_the_links_to_the_page_of_the_table(client):
    form = {"who-0": "here", "who-1": "invited", "who-2": "easy", "name-1": "Anna"}
    table = {"table": client.post(f"/new/{GAME}", data=form).headers["location"].removeprefix("/t/")}
    found = people(client, table)[1]
    assert (found["open"], found["invited"], found["called"]) == (True, False, "Anna")
    assert 'value="Anna"' in client.get(invite(client, table, 1)["path"]).text


def test_only_the_host_makes_links(server, client, stranger):
    table = open_table(client, HERE, INVITED, EASY)
    for each in (stranger, server.client()):
        answer = each.post(path(table, "invitations"), json={"seat": 1, "known": table["invitations"]["1"]})
        assert answer.status_code == 403


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_a_guest_sees_the_board_the_length_and_who_plays_and_has_one_button(visit, client, viewport):
    table = open_table(client, {**HERE, "name": "August"}, INVITED, EASY)
    page = visit(table["invitations"]["1"], **({"viewport": viewport} if viewport else {}))
    shown = page.locator("main")
    assert shown.get_by_role("heading").inner_text() == "August invites you to God's Playground"
    assert shown.get_by_role("img", name=re.compile("board of God's Playground")).is_visible()
    assert "Four turns, an evening" in shown.inner_text()
    assert shown.locator(".players li").all_inner_texts() == ["White: August", "Red: you", "Blue: easy bot"]
    assert shown.locator(".players .emblem").count() == 3
    button = shown.get_by_role("button")
    assert button.inner_text() == "Play as Red"
    box = button.bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"], "the button is in sight"
    page.screenshot(path=SCREENSHOTS / f"join-{'phone' if viewport else 'desktop'}.png")
    page.get_by_label("Your name").fill("Zofia")
    button.click()
    page.wait_for_url(f"**/t/{quote(table['table'])}")
    assert people(client, table)[1]["player"] == "Zofia"


def test_a_host_without_a_name_is_still_told_apart(visit, client):
    page = visit(open_table(client, HERE, INVITED, EASY)["invitations"]["1"])
    assert page.locator("h1").inner_text() == "You’re invited to God's Playground"
    assert page.get_by_text("White: your host").is_visible()
