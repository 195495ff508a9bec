"""My games: whose turn it is where with its picture, what has ended how, and what it adds up to."""

import json
import sqlite3

import pytest
from playwright.sync_api import expect

from godsplay.web.players.statistics import by_game, by_opponent, finished_games
from godsplay.web.storage.rows import TableSummary
from godsplay.web.tables.seats import Seat
from helpers.web.friends import play_out, sit_together
from helpers.web.pages import PHONE, SCREENSHOTS, sit_down
from helpers.web.tables import EASY, GAME, HERE, INVITED, decider, make_move, open_table, path, people

REVIEW = json.dumps({"seats": [{"balance": {"luck": 0.25, "own": -0.1}}, {"balance": {"luck": -0.2, "own": 0.0}}]})


def ended(name, winners, seats, **changes):
    values = {"over": True, "vouched": True, "parent": None, **changes}
    return TableSummary(
        name, GAME, seats, values["over"], 9, "me", values["parent"], [], winners, 1.0, values["vouched"]
    )


def test_wins_are_counted_against_what_equals_would_win():
    company = [Seat(0, "Me", "me"), Seat(1, "Ben", "ben"), Seat(2, bot="easy")]
    tables = [ended("a", [0], company), ended("b", [1, 0], company), ended("c", [2], company)]
    played = finished_games(tables, "me", {"a": REVIEW})
    figures = by_game(played)[GAME]
    assert (figures.played, figures.won, figures.expected) == (3, 1.5, pytest.approx(1.0))
    assert (figures.reviewed, figures.luck, figures.decisions) == (1, 0.25, -0.1)
    against = {each.name or each.bot: (each.played, each.won, each.lost_to) for each in by_opponent(played)}
    assert against == {"Ben": (3, 1.5, 0.5), "easy": (3, 1.5, 1.0)}


def test_two_bots_of_one_level_are_one_opponent():
    company = [Seat(0, "Me", "me"), Seat(1, bot="easy"), Seat(2, bot="easy")]
    (figures,) = by_opponent(finished_games([ended("a", [1, 2], company)], "me", {}))
    assert (figures.played, figures.won, figures.lost_to) == (1, 0.0, 1.0)


def test_games_without_fair_luck_or_with_oneself_are_not_counted():
    company = [Seat(0, "Me", "me"), Seat(1, "Ben", "ben")]
    others = [
        ended("what-if", [0], company, parent="a"),
        ended("chosen-seed", [0], company, vouched=False),
        ended("running", [], company, over=False),
        ended("both-seats", [0], [Seat(0, "", "me"), Seat(1, "", "me")]),
        ended("left-to-a-bot", [0], [Seat(0, "", "me", bot="easy"), Seat(1, "", "ben")]),
    ]
    assert finished_games(others, "me", {}) == []
    assert len(finished_games([ended("good", [0], company)], "me", {"good": "damaged"})) == 1


def picture(client, table):
    answer = client.get(f"/t/{table['table']}/thumbnail")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "private" in answer.headers["cache-control"]
    return answer.text


def test_a_picture_shows_what_its_own_player_sees_and_strangers_less(client, stranger):
    table = open_table(client, HERE, INVITED, INVITED, game="magnates", seed=None)
    stranger.post(table["invitations"]["1"], data={"name": "Zofia"})
    own, hers = picture(client, table), picture(stranger, table)
    assert own != hers
    stranger.cookies.clear()
    public = picture(stranger, table)
    assert public not in (own, hers)
    assert public == picture(stranger, table)
    assert stranger.get("/t/nothing/thumbnail").status_code == 404


def test_a_picture_changes_with_the_game(client):
    table = open_table(client, seed=None)
    before = picture(client, table)
    for _ in range(4):
        make_move(client, table, decider(client, table))
    assert picture(client, table) != before


def test_friends_find_their_finished_game_and_one_rematch(server, client, stranger, visit):
    table = sit_together(client, stranger)
    play_out(table, client, stranger)
    with sqlite3.connect(server.database) as database:
        row = (table["table"], "job", 1, 1, 0.0, REVIEW)
        database.execute("INSERT INTO reviews VALUES (?, ?, ?, ?, ?, ?)", row)
    for player, other in ((client, "Ben"), (stranger, "Ann")):
        shown = player.get("/games").text
        assert "How you’ve done" in shown
        assert f"with {other}" in shown
        assert "Play again with the same people" in shown
    first = client.post(f"/t/{table['table']}/rematch", follow_redirects=False).headers["location"]
    assert stranger.post(f"/t/{table['table']}/rematch", follow_redirects=False).headers["location"] == first
    assert "To the rematch" in stranger.get("/games").text
    again = {"table": first.rpartition("/")[2]}
    assert [person["player"] for person in people(stranger, again)] == ["Ben", "Ann"]
    for _ in range(3):
        open_table(client, {**HERE, "name": "Ann"}, EASY, EASY)
    open_table(client, {**HERE, "name": "Ann"}, INVITED, INVITED, game="magnates")
    open_table(client, INVITED, {**HERE, "name": "Ann"}, INVITED, game="magnates")
    page = visit("/", viewport=PHONE)
    sit_down(page, client, table)
    page.goto("/games")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.locator(".game-card img").first).to_be_visible()
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            for image in page.locator(".game-card img").all():
                image.scroll_into_view_if_needed()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=SCREENSHOTS / f"my-games-{width}-{scheme}.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(PHONE)
    name = page.locator(".statistics tbody th").first
    name.evaluate('(head) => { head.firstChild.textContent = "God\'s Playground" }')  # the longest name there is
    assert name.locator("xpath=..").evaluate("(row) => row.getBoundingClientRect().right <= innerWidth - 16")
    page.get_by_role("link", name="The Magnates", exact=True).click()
    expect(page.locator(".game-card .name", has_text="God's Playground")).to_have_count(0)
    expect(page.locator(".game-card .name", has_text="The Magnates").first).to_be_visible()


def test_whoever_let_a_bot_play_sits_at_the_rematch_in_person(client, stranger):
    table = sit_together(client, stranger)
    play_out(table, client, stranger)
    assert stranger.post(path(table, "substitute"), json={"seat": 1, "bot": "easy"}).status_code == 200
    again = client.post(path(table, "rematch")).json()
    assert [(person["mine"], person["bot"]) for person in people(stranger, again)] == [(True, None), (False, None)]


def test_whoever_only_opened_a_table_is_not_asked_to_play_again(server, client, stranger):
    table = open_table(client, {**HERE, "name": "Ann"}, INVITED, game="magnates", seed=None)
    stranger.post(table["invitations"]["1"], data={"name": "Ben"})
    play_out(table, client, stranger)
    assert "Play again with the same people" in client.get("/games").text
    with sqlite3.connect(server.database, timeout=30) as database:
        database.execute("UPDATE seats SET holder = 'another' WHERE table_id = ? AND seat = 0", [table["table"]])
    assert "Play again with the same people" not in client.get("/games").text
    assert "Play again with the same people" in stranger.get("/games").text


def test_strangers_have_no_games_and_open_no_rematch(client, stranger):
    table = open_table(client, seed=None)
    assert "No games yet" in stranger.get("/games").text
    assert stranger.post(f"/t/{table['table']}/rematch").status_code == 403
