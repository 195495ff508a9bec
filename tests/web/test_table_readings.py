"""Readings at the table: chosen when it is set up, kept, and shown to everybody who sits there."""

from godsplay.engine.reading import as_of
from godsplay.games import game
from helpers.web.pages import until
from helpers.web.tables import GAME, open_table, path

READING = "ottomans-from-vienna"
WAY = "all-march"  # not the usual one


def test_a_table_is_opened_with_a_reading_of_its_own(client):
    table = open_table(client, readings={READING: WAY})
    agreed = client.get(path(table)).json()["readings"]
    assert agreed == {**game(GAME).agreed, READING: WAY}


def test_a_reading_that_the_game_does_not_have_is_refused_in_words(client):
    answer = client.post("/api/tables", json={"game": GAME, "readings": {"ottomans-from-vienne": WAY}})
    assert answer.status_code == 400
    assert f"did you mean '{READING}'" in answer.json()["error"]


def test_the_games_list_what_can_be_agreed_on(client):
    listed = {each["name"]: each["readings"] for each in client.get("/api/games").json()}
    for name, readings in listed.items():
        assert {reading: ways[0] for reading, ways in readings.items()} == as_of(
            game(name).readings, game(name).rules_version
        )


def test_a_reading_is_chosen_on_the_page_and_shown_at_the_table(visit):
    page = visit(f"/new/{GAME}")
    page.locator("details.readings > summary").click()
    page.locator(f"input[name=reading-{READING}][value={WAY}]").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    until(page, "window.page?.shown")
    page.locator("#settings-open").click()
    page.locator("#settings .readings > summary").click()
    assert page.locator("#settings .readings strong").all_inner_texts() == ["All"]


def test_the_rules_of_a_table_say_how_it_reads_them(client):
    table = open_table(client, readings={READING: WAY})
    link = f"/rules/{GAME}?reading-{READING}={WAY}"
    assert f'href="{link}"' in client.get(f"/t/{table['table']}").text
    assert "At this table:" in client.get(link).text
    assert "At this table:" not in client.get(f"/rules/{GAME}").text
    assert client.get(f"/rules/{GAME}?reading-{READING}=nonsense").status_code == 400
