"""The review of a finished game: in the browser, through a killed server, and never of a game that runs."""

import json
import re
import sqlite3
from contextlib import closing

import pytest

from helpers.bot_games import bots_game
from helpers.web.pages import PHONE, SCREENSHOTS, ply, sit_down, until
from helpers.web.servers import PATIENT, Server, wait_until
from helpers.web.tables import HERE, NORMAL, import_record, open_table, path

QUICK = PATIENT.rstrip("}") + ', "review_effort": "quick", "review_niceness": 0}'


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(tmp_path_factory.mktemp("data") / "tables.sqlite", limits=QUICK)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def record():
    found = json.loads(bots_game("playful-gods", "r3", "careless").to_json())
    found["seats"] = ["human", "policy"]
    return found


def status(client, table):
    answer = client.get(path(table, "review"))
    assert answer.status_code == 200, answer.text
    return answer.json()


def finish_review(client, table):
    """Have a game reviewed, and wait until it is."""
    assert client.post(path(table, "review")).json()["state"] in ("running", "done")
    wait_until(lambda: status(client, table)["state"] == "done")
    return status(client, table)["review"]


def costly_decisions(page):
    """List the decisions that cost most, as the page does."""
    found = page.get_by_role("heading", name="The decisions that cost most")
    return page.locator("#review-panel section").filter(has=found).locator("li")


def check_room(page):
    """However much has happened in a move, the review keeps its place above the replay bar."""
    more = "for (let i = 0; i < 40; i++) told.append(Object.assign(document.createElement('li'), {textContent: i}));"
    page.evaluate(f"const told = document.getElementById('told'); {more}")
    panel, bar = page.locator("#reading").bounding_box(), page.locator(".replay").bounding_box()
    assert panel["y"] + panel["height"] <= bar["y"]
    assert panel["height"] > 250


def stop(client, table):
    assert client.delete(path(table, "review")).status_code == 204


def test_a_game_is_reviewed_stepped_through_and_played_from_where_it_turned(visit, client, record):
    table = import_record(client, record)
    page = visit("/", viewport={"width": 1440, "height": 900})
    sit_down(page, client, table)
    page.locator("#ending[open]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    page.locator("#review-panel progress").wait_for()
    page.locator("#review-panel .headline").wait_for()
    page.screenshot(path=SCREENSHOTS / "review.png")
    assert page.locator("#review-strands .strand").count() == 2
    assert page.locator("#review-panel tbody tr").count() == 2
    assert "was ahead" in page.locator("#review-panel .turning").inner_text()
    assert 1 <= costly_decisions(page).count() <= 3

    page.locator("#review-panel .headline").click()
    seen = []
    for _ in range(3):
        before = ply(page)
        page.keyboard.press("ArrowRight")
        until(page, f"window.page.ply !== {before} && !window.page.busy")
        seen.append(ply(page))
    assert seen == sorted(set(seen))
    page.keyboard.press("ArrowLeft")
    until(page, f"window.page.ply === {seen[1]}")
    page.screenshot(path=SCREENSHOTS / "review-step.png")
    check_room(page)

    costly = costly_decisions(page).first
    number = int(costly.get_attribute("data-ply"))
    costly.get_by_role("button", name=re.compile("^Move")).click()
    until(page, f"window.page.ply === {number - 1}")
    costly.get_by_role("button", name="Play it from here").click()
    page.wait_for_url(lambda url: table["table"] not in url)
    until(page, f"window.page?.moves >= {number - 1}")


def test_on_a_phone_the_review_is_beside_the_log(visit, client, record):
    table = import_record(client, record)
    finish_review(client, table)
    page = visit("/", viewport=PHONE, has_touch=True)
    sit_down(page, client, table)
    page.locator("#ending[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#reading-open").click()
    page.get_by_role("tab", name="Review").click()
    page.locator("#review-panel .headline").wait_for()
    strands = page.locator("#review-strands > svg").first
    strands.wait_for()
    page.screenshot(path=SCREENSHOTS / "review-phone.png")
    box = strands.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first = costly_decisions(page).first
    number = int(first.get_attribute("data-ply"))
    first.get_by_role("button", name=re.compile("^Move")).click()
    until(page, f"window.page.ply === {number - 1}")


def test_a_review_is_kept_and_anybody_at_the_table_can_read_it(client, stranger, record):
    table = import_record(client, record)
    found = finish_review(client, table)
    assert status(stranger, table)["review"] == found
    assert [len(strand) for strand in found["strands"]] == [len(record["moves"]) + 1] * 2
    described = {
        line["ply"] for name in ("costliest", "others", "luckiest", "unluckiest", "other_rolls") for line in found[name]
    }
    assert {mark["ply"] for mark in found["marks"]} <= described
    assert client.post(path(table, "review")).json()["review"] == found  # it is not made twice
    stop(client, table)
    assert status(client, table)["review"] == found  # a complete one stays


def test_a_review_of_another_version_is_made_anew(client, server, record):
    table = import_record(client, record)
    found = finish_review(client, table)
    with closing(sqlite3.connect(server.database)) as database, database:
        older = "UPDATE reviews SET text = '{\"format\":0}' WHERE table_id = ?"
        assert database.execute(older, (table["table"],)).rowcount == 1
    assert status(client, table)["state"] == "none"
    assert finish_review(client, table) == found


def test_only_who_sits_there_can_have_a_game_reviewed_or_stop_that(client, stranger, record):
    table = import_record(client, record)
    assert stranger.post(path(table, "review")).status_code == 403
    assert client.post(path(table, "review")).status_code == 200
    assert stranger.delete(path(table, "review")).status_code == 403
    stop(client, table)


def test_a_review_can_be_stopped_and_begun_anew(client, record):
    table = import_record(client, record)
    assert client.post(path(table, "review")).json()["state"] == "running"
    stop(client, table)
    assert status(client, table)["state"] == "none"
    assert client.post(path(table, "review")).json()["state"] == "running"
    stop(client, table)


def test_nothing_of_a_running_game_is_reviewed_for_anybody(client, stranger):
    table = open_table(client, HERE, NORMAL, NORMAL)
    for somebody in (client, stranger):
        for send in (somebody.get, somebody.post, somebody.delete):
            answer = send(path(table, "review"))
            assert answer.status_code == 403
            assert "once it’s over" in answer.json()["error"]


def test_a_review_that_a_killed_server_left_is_made_after_all(tmp_path, record):
    server = Server(tmp_path / "tables.sqlite", limits=QUICK)
    try:
        with server.client() as client:
            table = import_record(client, record)
            client.post(path(table, "review"))
            wait_until(lambda: status(client, table)["done"] > 2)
            server.kill()
            server.start()
            wait_until(lambda: status(client, table)["state"] == "none")  # nobody works on it any more
            assert finish_review(client, table)["headline"]
    finally:
        server.stop()
