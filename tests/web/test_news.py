"""What the page says of what others did, and of how the game ended."""

import json

import godsplay
from godsplay.web.pages.assets import asset
from helpers.web.pages import OWN_SEAT_BEGINS, choose_lit, open_page, sit_down, until, wait_for_choice
from helpers.web.tables import EASY, HERE, finished_table, import_record, path


def test_what_the_others_did_is_in_sight_beside_the_choices(visit, client):
    size = {"width": 1280, "height": 850}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, viewport=size)
    wait_for_choice(page)
    assert page.locator("#news").is_hidden()
    choose_lit(page, 0)
    wait_for_choice(page)
    news = page.locator("#news")
    assert "Red places an estate" in news.inner_text()
    assert news.bounding_box()["y"] + news.bounding_box()["height"] <= size["height"]


def test_much_news_begins_with_its_first_sentence_and_is_scrolled_by_keyboard(visit, client):
    """The dice of the enemies, their invasions and their battles come with one move."""
    size = {"width": 1280, "height": 800}
    page, _ = open_page(visit, client, HERE, EASY, EASY, seed=OWN_SEAT_BEGINS, viewport=size)
    while wait_for_choice(page) and page.locator("#news p").count() < 16:
        choose_lit(page, 0)
    news = page.locator("#news .scroll")
    assert page.locator("#news h3", has_text="Enemies attack").count() == 1
    assert news.bounding_box()["height"] > 100
    assert page.locator("#seats li").first.is_visible()
    assert news.evaluate("box => box.scrollTop === 0 && box.firstElementChild.matches('h3')")
    news.focus()
    page.keyboard.press("End")
    until(page, "document.querySelector('#news .scroll').scrollTop > 0")


def test_a_move_that_tells_much_is_shown_longer_within_reason(visit, client):
    page, _ = open_page(visit, client, HERE, EASY, EASY, patient=True)
    wait_for_choice(page)
    script = """async (script) => {
      const { pauseAfter } = await import(script);
      const entry = (count) => ({ seat: 1, lines: Array(count).fill({ text: "Red passes." }) });
      return [1, 5, 12, 50].map((count) => pauseAfter(entry(count), 0, page.settings.delay));
    }"""
    waits = page.evaluate(script, asset("pace.js"))
    assert waits[0] < waits[1] < waits[2] == waits[3] < 5000


def test_a_finished_game_can_be_looked_at_by_anybody(visit, client):
    table = finished_table(client)
    page = visit(f"/t/{table['table']}")
    page.locator("#ending[open]").wait_for()
    assert client.get(path(table)).json()["over"]


def game_with_winners(client, name, winners):
    """Open a finished game between one person and bots, with these winners; played at random."""
    for seed in range(40):
        record, rng = godsplay.Record(godsplay.game(name), players=3, seed=seed), godsplay.Seeded(f"ending {seed}")
        while not record.state.over:
            legal = record.state.legal(record.state.to_act[0])
            record.play(record.state.to_act[0], legal[rng.below(len(legal))])
        if record.state.winners == winners:
            return import_record(client, {**json.loads(record.to_json()), "seats": ["human", "easy", "easy"]})
    raise AssertionError("no such game")


def test_whoever_wins_alone_is_told_so(visit, client):
    page = visit("/")
    sit_down(page, client, game_with_winners(client, "playful-gods", [0]))
    page.locator("#ending[open]").wait_for()
    assert page.locator("#ending-title").inner_text() == "You win."
    assert "enters the centre" in page.locator("#ending .reason").inner_text()
    page.get_by_role("button", name="Close").click()
    page.get_by_label("Moment of the game").fill("2")
    until(page, "window.page.ply === 2")
    assert page.locator("#seats .doing").all_inner_texts() == ["decides"]


def test_where_all_have_lost_there_are_no_places_but_the_reason(visit, client):
    page = visit("/")
    sit_down(page, client, game_with_winners(client, "magnates", []))
    page.locator("#ending[open]").wait_for()
    assert page.locator("#ending-title").inner_text() == "Nobody wins."
    assert "The Third Partition" in page.locator("#ending .reason").inner_text()
    assert page.locator("#ending .podium li").count() == 3
    assert page.locator("#ending .podium li[value]").count() == 0
