"""Where the luck of a table comes from: whom it is vouched for by, and what browsers add."""

import runpy
from pathlib import Path

import pytest

from helpers.web.sockets import greet, open_socket
from helpers.web.tables import HERE, INVITED, finished_record, import_record, make_move, open_table, path, play_until

VERIFIER = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify_luck.py"))
TEXT, OTHER = "1a" * 32, "2b" * 32


def luck(client, table):
    return client.get(path(table)).json()["luck"]


def add(client, table, text=TEXT):
    return client.post(path(table, "luck"), json={"text": text})


def test_a_chosen_seed_is_shown_to_all_and_nobody_vouches_for_it(client, stranger):
    table = open_table(client, HERE, HERE, HERE, seed="guess me")
    assert luck(stranger, table) == {"commitment": "", "chosen": "guess me", "adds": False, "given": []}
    page = stranger.get(f"/t/{table['table']}").text
    assert "guess me" in page
    assert "The seed was fixed" not in page


def test_nobody_vouches_for_a_record_that_was_brought(client):
    record = {**finished_record("foreign"), "commitment": "0" * 64, "chosen": False}
    table = import_record(client, record)
    assert luck(client, table)["commitment"] == ""
    assert "doesn’t vouch for its luck" in client.get(f"/t/{table['table']}").text


def test_the_seed_of_a_running_game_is_nowhere(server, client):
    table = open_table(client, seed=None)
    assert len(luck(client, table)["commitment"]) == 64
    assert luck(client, table)["chosen"] is None
    assert client.get(path(table, "luck")).status_code == 403


def test_each_browser_adds_once_and_before_the_first_move_the_game_is_dealt_anew(server, client, stranger):
    table = open_table(client, HERE, INVITED, HERE, game="playful-gods", seed=None)  # where no two deals are alike
    stranger.post(table["invitations"]["1"], data={"name": "Ben"})
    before = client.get(path(table, "position"), params={"seat": 0}).json()["view"]
    commitment = luck(client, table)["commitment"]
    assert add(client, table).json()["given"] == [0, 2]
    after = client.get(path(table, "position"), params={"seat": 0}).json()["view"]
    assert before != after
    assert add(client, table, OTHER).json()["given"] == [0, 2]
    assert client.get(path(table, "position"), params={"seat": 0}).json()["view"] == after, "nobody adds twice"
    assert add(stranger, table, OTHER).json()["given"] == [0, 1, 2]
    assert luck(client, table)["commitment"] == commitment
    with open_socket(server, table) as page:
        assert greet(page)["deal"] == 3


def test_what_is_added_later_changes_nothing_that_was_seen(client, stranger):
    table = open_table(client, HERE, INVITED, HERE, game="magnates", seed=None)
    stranger.post(table["invitations"]["1"], data={"name": "Ben"})
    add(client, table)
    seat = next(each["seat"] for each in client.get(path(table)).json()["people"] if each["acting"])
    make_move(client if seat != 1 else stranger, table, seat)
    before = client.get(path(table, "position"), params={"seat": 0}).json()["view"]
    assert add(stranger, table, OTHER).json()["given"] == [0, 1, 2]
    assert client.get(path(table, "position"), params={"seat": 0}).json()["view"] == before


@pytest.mark.parametrize("text", ["", "short", "x" * 500, "a b c d e f g h i j k", 7, None])
def test_only_random_letters_can_be_added(client, text):
    assert client.post(path(open_table(client, seed=None), "luck"), json={"text": text}).status_code == 400


def test_strangers_add_nothing(client, stranger):
    assert add(stranger, open_table(client, seed=None)).status_code == 403


def test_a_finished_game_can_be_checked_by_anybody(client, stranger):
    table = open_table(client, seed=None)
    published = luck(client, table)["commitment"]
    add(client, table)
    play_until(client, table, lambda position: False)
    report = stranger.get(path(table, "luck")).json()
    assert [given["text"] for given in report["entropy"]] == [TEXT] * 3
    assert report["draws"] != [[]]
    assert VERIFIER["check"](report, published) is None
    assert VERIFIER["check"]({**report, "entropy": []}, published)
