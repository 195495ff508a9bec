"""The games in a page without a server: offline after the first visit, kept in the browser, taken to a server."""

import json
import os
import shutil
from pathlib import Path

import httpx
import pytest

from godsplay.records.loading import loads
from helpers.web.pages import IMPATIENT
from helpers.web.static_page import StaticHost, ask, build_once, inside, open_games, play_on, wait_until_loaded
from helpers.web.tables import import_record, play_until

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of the page, built once for all processes that run tests."""
    if not (ROOT / "node_modules" / "pyodide").exists() or shutil.which("node") is None:
        pytest.skip("npm has not installed Pyodide here")
    own = tmp_path_factory.getbasetemp()
    return build_once(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture
def host(site):
    found = StaticHost(site)
    yield found
    found.stop()


@pytest.fixture
def context(browser):
    """A browser without anything in it; errors in its pages fail the test."""
    problems = []
    found = browser.new_context(accept_downloads=True)
    found.add_init_script(f"if (location.protocol.startsWith('http')) {{ {IMPATIENT} }}")  # a frame begins empty
    found.on("weberror", lambda error: problems.append(str(error.error)))
    yield found
    found.close()
    assert not problems


@pytest.mark.parametrize("game", ["gods-playground", "magnates", "playful-gods"])
def test_a_whole_game_against_normal_bots_is_played_and_reviewed_without_a_network(context, host, game):
    page = open_games(context, f"{host.url}/games/play/#/start/{game}")
    host.stop()
    context.set_offline(True)
    ended = play_on(page)
    assert ended["over"]
    assert {(person["bot"] or "a person").partition("+")[0] for person in ended["people"]} == {"a person", "normal"}
    inside(page).locator("#ending[open]").wait_for()
    review = ask(page, "POST", "/review")
    while review["state"] == "running" and not review["done"]:
        page.wait_for_timeout(200)
        review = ask(page, "GET", "/review")
    assert review["done"] or review["state"] == "done"
    ask(page, "DELETE", "/review")


def test_a_hint_an_undone_move_and_a_what_if_need_no_network(context, host):
    page = open_games(context, f"{host.url}/games/play/#/new/playful-gods")
    host.stop()
    context.set_offline(True)
    for number in range(1, 4):
        inside(page).locator(f"select[name=who-{number}]").select_option("here")
    inside(page).locator("main form[enctype] button.strong").click()
    inside(page).wait_for_url("**/t/*")
    before = play_on(page, most=2)
    seat = next(person["seat"] for person in before["people"] if person["acting"])
    question = ask(page, "GET", f"/position?seat={seat}")["question"]
    hint = ask(page, "POST", "/hint", {"seat": seat})
    assert hint["action"] in {choice["action"] for choice in question["choices"]}
    ask(page, "POST", "/actions", {"seat": seat, "action": hint["action"]})
    assert ask(page, "POST", "/undo", {"seat": seat})["moves"] == before["moves"]
    branched = ask(page, "POST", "/branches", {"moves": 1, "seat": seat})
    assert branched["table"] != before["table"]


def test_loading_the_page_anew_in_the_middle_of_a_game_loses_nothing_even_offline(context, host):
    page = open_games(context, f"{host.url}/games/play/#/start/playful-gods")
    before = play_on(page, most=3)
    host.stop()
    context.set_offline(True)
    page.reload()
    wait_until_loaded(page)
    after = play_on(page, most=0)
    assert after["table"] == before["table"]
    assert after["moves"] >= before["moves"]
    assert play_on(page, most=1)["moves"] > after["moves"]


def test_several_people_share_the_screen_and_the_record_goes_on_at_a_server_and_back(context, host, client, tmp_path):
    page = open_games(context, f"{host.url}/games/play/#/new/gods-playground")
    frame = inside(page)
    frame.locator("select[name=who-1]").select_option("here")
    frame.locator("main form[enctype] button.strong").click()
    frame.wait_for_url("**/t/*")
    assert not frame.locator("option[value=invited]").count(), "nobody can be invited into a browser"
    told = play_on(page, most=6)
    assert sum(person["mine"] for person in told["people"]) == 2
    with page.expect_download() as download:
        inside(page).locator("#settings a[download]").dispatch_event("click")
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert loads(json.dumps(record)).verify()
    table = import_record(client, record)
    assert len(client.get(f"/api/tables/{table['table']}").json()["people"]) == 3
    assert play_until(client, table, lambda shown: shown["moves"] > len(record["moves"]) + 3)
    back = client.get(f"/api/tables/{table['table']}/record")
    assert back.status_code == httpx.codes.OK, "who brought a game alone can take it along again"
    (tmp_path / "game.json").write_text(back.text, encoding="utf-8")
    page.goto(f"{host.url}/games/play/")
    wait_until_loaded(page)
    inside(page).locator("#import").click()
    inside(page).locator("input[type=file]").set_input_files(tmp_path / "game.json")
    inside(page).locator("form[action$='/import'] button").click()
    inside(page).wait_for_url("**/t/*")
    assert play_on(page, most=0)["moves"] >= len(back.json()["moves"])
