"""Moves in advance: played when they are asked for, seen by nobody else, taken back at any time."""

import json
import sqlite3
import time
from contextlib import closing

import pytest

import godsplay
from godsplay.present.presentation import presentation
from godsplay.web.tables.advance import LONGEST_PAUSE
from helpers.games import GAMES, add_ons
from helpers.play import random_game
from helpers.web.servers import Server, wait_until
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import (
    HERE,
    INVITED,
    act,
    deciders,
    make_move,
    open_table,
    path,
    play_until,
    position,
)

STEP = "build-estates"


def give(client, table, seat, step=STEP, action="pass", until="always"):
    wanted = {"seat": seat, "step": step, "action": action, "until": until}
    return client.post(path(table, "advance"), json=wanted)


def read(client, table, seat):
    answer = client.get(path(table, "advance"), params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.json()


def standing(client, table, seat):
    return [each["step"] for each in read(client, table, seat)["standing"]]


def reach(client, table, seat):
    """Play by hand until a seat is asked whether to build; return the moves so far."""
    asked = play_until(
        client, table, lambda shown: shown["question"]["step"] == STEP and deciders(client, table) == [seat]
    )
    assert asked == [seat]
    return position(client, table)["moves"]


def moves_of(client, table, seat):
    return [entry for entry in client.get(path(table, "log")).json() if entry["seat"] == seat]


def test_what_was_decided_in_advance_is_played_when_it_is_asked_for(client):
    table = open_table(client)
    assert give(client, table, 1).status_code == 200
    play_until(client, table, lambda shown: shown["question"]["step"] == STEP)
    while deciders(client, table) != [1]:
        act(client, table, deciders(client, table)[0], "pass")
    before = position(client, table)["moves"]
    wait_until(lambda: position(client, table)["moves"] > before)
    assert deciders(client, table) != [1]
    assert "pass" in moves_of(client, table, 1)[-1]["lines"][0]["text"].lower()
    assert standing(client, table, 1) == [STEP]


def test_once_is_once(client):
    table = open_table(client)
    before = reach(client, table, 1)
    assert give(client, table, 1, until="once").status_code == 200  # asked already: it is played now
    wait_until(lambda: position(client, table)["moves"] > before)
    wait_until(lambda: standing(client, table, 1) == [])


def test_nothing_is_played_that_was_taken_back(client):
    table = open_table(client)
    reach(client, table, 1)
    give(client, table, 1)
    answer = client.delete(path(table, "advance"), params={"seat": 1, "step": STEP})
    assert answer.json()["standing"] == []
    before = position(client, table)["moves"]
    time.sleep(LONGEST_PAUSE + 1)
    assert position(client, table)["moves"] == before


def test_whoever_answers_by_hand_has_answered(client):
    table = open_table(client)
    before = reach(client, table, 1)
    give(client, table, 1, until="once")
    make_move(client, table, 1)  # sooner than the order
    time.sleep(LONGEST_PAUSE + 1)
    assert len([entry for entry in moves_of(client, table, 1) if entry["ply"] > before]) == 1
    assert standing(client, table, 1) == []


def test_until_the_turn_is_over_ends_with_the_turn(client):
    table = open_table(client)
    give(client, table, 0, step="campaigns", until="turn")
    assert standing(client, table, 0) == ["campaigns"]
    play_until(client, table, lambda shown: shown["view"]["turn"] > 1)
    assert standing(client, table, 0) == []


def test_whoever_takes_a_move_back_decides_anew(client):
    table = open_table(client)
    give(client, table, 0, step="campaigns")
    seat = deciders(client, table)[0]
    make_move(client, table, seat)
    give(client, table, seat, step="special-actions")
    assert client.post(path(table, "undo"), json={"seat": seat}).status_code == 200
    assert standing(client, table, seat) == []


@pytest.mark.parametrize(
    ("step", "action"),
    [("no-such-step", "pass"), (STEP, "done"), ("bidding", "bid 132"), ("nobles", "block prussia 4")],
)
def test_what_the_game_does_not_offer_is_refused(client, step, action):
    answer = give(client, open_table(client), 0, step=step, action=action)
    assert (answer.status_code, bool(answer.json()["error"])) == (409, True)


def test_nobody_else_learns_of_it(server, client, stranger):
    table = open_table(client, HERE, INVITED, INVITED)
    stranger.post(table["invitations"]["1"], data={"name": "Ann"})

    def looked():
        places = ["", "position", "log", "moments", "tables"]
        got = [stranger.get(path(table, place).rstrip("/")).text for place in places]
        with open_socket(server, table, stranger.cookies["godsplay"]) as socket:
            return [*got, json.dumps({**greet(socket), "watching": 0})]

    before = looked()
    assert give(client, table, 0, step="bidding", action="bid 7").status_code == 200
    assert looked() == before  # not even the number of changes
    for answer in (
        stranger.get(path(table, "advance"), params={"seat": 0}),
        give(stranger, table, 0),
        stranger.delete(path(table, "advance"), params={"seat": 0, "step": "bidding"}),
    ):
        assert (answer.status_code, "bid" in answer.text) == (403, False)
    assert standing(client, table, 0) == ["bidding"]


def test_it_is_played_after_a_server_was_killed_and_dropped_with_a_note_if_it_is_not_legal(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table, other = open_table(client), open_table(client)
            before = [reach(client, each, 1) for each in (table, other)]
            assert give(client, table, 1, until="once").status_code == 200
            assert give(client, other, 1).status_code == 200
            server.kill()  # sooner than the shortest pause
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                illegal = "UPDATE advance SET orders = replace(orders, '\"pass\"', '\"done\"') WHERE table_id = ?"
                assert database.execute(illegal, (other["table"],)).rowcount == 1
                moves = "SELECT count(*) FROM moves WHERE table_id = ?"
                database.commit()
            server.start()
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                wait_until(lambda: database.execute(moves, (table["table"],)).fetchone()[0] > before[0])
            wait_until(lambda: read(client, other, 1)["dropped"])
            found = read(client, other, 1)
            assert (len(found["dropped"]), found["standing"]) == (1, [])
            assert position(client, other)["moves"] == before[1]
    finally:
        server.stop()


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_a_game_offers_in_advance_is_asked_for_sooner_or_later(name):
    game = godsplay.game(name)
    display = presentation(game)
    missing = {(step, verb) for step, verbs in display.advance.items() for verb in verbs}
    assert missing
    assert all(str(display.words.name(step)) for step in display.advance)
    for seed in range(60):
        for state in random_game(game, seed, players=3, **add_ons(name)):
            if not missing or state.over:
                break
            step = state.stack[-1].step.name
            if step in display.advance:
                found = {(step, display.verb(action)) for seat in state.to_act for action in state.legal(seat)}
                missing -= found
    assert not missing
