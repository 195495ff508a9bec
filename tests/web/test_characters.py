"""Characters of bots at a table: three bots are three characters, by name, and everybody can choose others."""

import pytest

import godsplay
from godsplay.bots import styles_of
from godsplay.web.tables.new_tables import SeatRequest, recorded_level, with_characters
from godsplay.web.views.bot_names import bot_name, bot_names, characters
from helpers.web.pages import until
from helpers.web.tables import HERE, open_table, path


@pytest.mark.parametrize("name", godsplay.games())
def test_every_character_has_a_name_and_a_sentence(name):
    game = godsplay.game(name)
    assert [each["name"] for each in characters(game)] == styles_of(game)
    assert all(each["title"] and each["text"].endswith(".") for each in characters(game))
    assert all("style-" not in title for title in bot_names(game).values())


def test_bots_are_different_characters_while_there_are_some_left():
    game = godsplay.game("magnates")
    wanted = [SeatRequest("here"), SeatRequest("hard+courtier"), *[SeatRequest("easy")] * 3]
    made = [each.who for each in with_characters(wanted, game)]
    assert made == ["here", "hard+courtier", "easy+warlord", "easy+landlord", "easy+warlord"]


def test_a_bot_is_named_by_its_character_and_level():
    game = godsplay.game("gods-playground")
    assert bot_name(game, "normal") == "normal bot"
    assert bot_name(game, "normal+warlord") == "Warlord, normal bot"


def test_a_character_comes_back_with_its_record():
    game = godsplay.game("playful-gods")
    assert recorded_level("greedy+racer", game) == "normal+racer"
    assert recorded_level("somebody else", game) == "normal"


def test_the_interface_takes_characters_of_the_game_alone(client):
    table = open_table(client, HERE, {"who": "easy+builder"}, {"who": "hard"})
    people = client.get(path(table)).json()["people"]
    assert [each["bot"] for each in people] == [None, "easy+builder", "hard"]
    refused = client.post("/api/tables", json={"game": "magnates", "seats": [HERE, {"who": "easy+builder"}]})
    assert refused.status_code == 400
    assert "normal+landlord" in refused.text


def test_the_form_offers_characters_and_the_table_names_them(visit):
    page = visit("/new/gods-playground")
    assert "Warlord" in page.locator(".characters").inner_text()
    page.get_by_label("Character of the bot that plays Red").select_option("courtier")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    until(page, "window.page?.people.length === 3")
    assert page.evaluate("window.page.people.map((person) => person.bot)") == [
        None,
        "normal+courtier",
        "normal+warlord",
    ]
    page.locator(".seats", has_text="Courtier, normal bot").wait_for()


def test_characters_are_described_where_a_bot_plays(visit):
    page = visit("/new/gods-playground")
    described = page.locator(".characters")
    assert described.is_visible()
    for seat in (1, 2):
        page.locator(f"[name=who-{seat}]").select_option("invited")
    assert described.is_hidden()
