"""Your tables: with whom, whose turn it is and since when, who won."""

import sqlite3

import pytest

import godsplay
from godsplay.web.pages.table_list import company, how_long_ago, list_tables, standing
from godsplay.web.storage.rows import TableSummary
from godsplay.web.tables.seats import Seat
from helpers.web.tables import EASY, HERE, INVITED, decider, finished_table, make_move, open_table

GAME = godsplay.game("gods-playground")
ME = "me"
MINE, ANNA, BOT, FREE = (
    {"holder": ME},
    {"holder": "anna", "name": "Anna"},
    {"bot": "easy"},
    {},
)


def table(*seats, acting=(), winners=(), over=False, host=ME, moved=0.0, name="t"):
    found = [Seat(number, **each) for number, each in enumerate(seats)]
    return TableSummary(name, GAME.name, found, over, 7, host, None, list(acting), list(winners), moved)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (table(MINE, ANNA, BOT, acting=[0]), "Your turn"),
        (table(MINE, ANNA, BOT, acting=[0, 1]), "Your turn"),
        (table(MINE, ANNA, BOT, acting=[1]), "Anna’s turn"),
        (table(MINE, ANNA, BOT, acting=[2]), "Blue’s turn"),
        (table(MINE, ANNA, BOT, acting=[1, 2]), "Waiting for Anna and Blue"),
        (table(MINE, FREE, BOT, acting=[1]), "Waiting for you to invite Red"),
        (table(MINE, FREE, BOT, acting=[1], host="anna"), "Red’s turn"),
        (table({**MINE, "name": "Ola"}, MINE, BOT, acting=[0]), "Ola’s turn"),
        (table({**MINE, "bot": "easy"}, ANNA, BOT, acting=[0]), "White’s turn"),
        (table(MINE, ANNA, BOT, over=True, winners=[0]), "You won"),
        (table(MINE, ANNA, BOT, over=True, winners=[1]), "Anna won"),
        (table(MINE, ANNA, BOT, over=True, winners=[0, 1]), "White and Anna won"),
        (table(MINE, ANNA, BOT, over=True), "Nobody won"),
    ],
)
def test_a_list_says_whose_turn_it_is_and_who_won(found, said):
    assert standing(GAME, found, ME) == said


def test_of_a_table_of_an_older_version_the_number_of_moves_is_said_until_it_is_opened():
    old = table(MINE, ANNA, BOT)
    old.acting = old.winners = None
    assert standing(GAME, old, ME) == "7 moves played"
    old.over = True
    assert standing(GAME, old, ME) == "Finished"


def test_people_are_named_and_bots_are_counted():
    assert company(GAME, table(MINE, ANNA, BOT).seats, ME) == "Anna and one easy bot"
    assert company(GAME, table(MINE, BOT, BOT).seats, ME) == "2 easy bots"
    assert company(GAME, table(MINE, FREE, FREE).seats, ME) == "2 open seats"
    assert company(GAME, table(MINE, {**MINE, "name": "Ola"}, ANNA).seats, ME) == "White, Ola and Anna"


def test_what_waits_for_you_comes_first_and_what_is_over_last():
    waiting = table(MINE, ANNA, BOT, acting=[1], name="waiting")
    over = table(MINE, ANNA, BOT, over=True, winners=[0], name="over")
    mine = table(MINE, ANNA, BOT, acting=[0], name="mine")
    assert [each.id for each in list_tables({GAME.name: GAME}, [over, waiting, mine], ME)] == [
        "mine",
        "waiting",
        "over",
    ]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-3, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (7300, "2 hours ago"),
        (30 * 3600, "yesterday"),
        (49 * 3600, "2 days ago"),
    ],
)
def test_times_are_said_as_people_say_them(seconds, said):
    assert how_long_ago(seconds) == said


def test_the_home_page_follows_the_game(server, client, stranger):
    opened = open_table(client, {**HERE, "name": "August"}, INVITED, EASY, seed="list")
    stranger.post(opened["invitations"]["1"], data={"name": "Zofia"})
    clients = {0: client, 1: stranger}

    def person_to_decide():
        while (seat := decider(client, opened)) not in clients:
            pass
        return seat

    for _ in range(4):
        seat = person_to_decide()
        assert "Your turn" in clients[seat].get("/").text
        make_move(clients[seat], opened, seat)
    person_to_decide()  # as a bot that still moves would make it "just now"
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE tables SET moved = moved - 7300 WHERE id = ?", (opened["table"],))
    shown = client.get("/").text
    assert "2 hours ago" in shown
    assert "with Zofia and one easy bot" in shown


def test_the_home_page_says_who_won(client):
    finished_table(client)
    assert " won" in client.get("/").text
