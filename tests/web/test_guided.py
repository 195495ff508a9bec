"""The guided first turn: a fixed deal, whose bots play as planned for as long as the newcomer does."""

import time

import msgspec
import pytest

import godsplay
from godsplay.present.guided import read_guided
from godsplay.present.presentation import presentation
from godsplay.records.loading import loads
from godsplay.records.record import Record
from godsplay.web.errors import RequestError
from godsplay.web.tables.guided import guided_move, guided_place
from godsplay.web.tables.new_tables import guided_request
from godsplay.web.views.guide import advise
from helpers.games import GAMES
from helpers.web.pages import SCREENSHOTS, moves, ply, until, wait_for_choice
from helpers.web.servers import PATIENCE, wait_until
from helpers.web.tables import GAME, act, make_move, path
from lots.game import LotsGame

MOST_WORDS = 60  # it is read before each move


def guided_record(name=GAME, seed=None):
    """Deal a guided turn."""
    game = godsplay.game(name)
    turn = presentation(game).guided
    return Record(game, turn.players, seed or turn.seed, **turn.options), turn


def play(record, moves):
    for move in moves:
        record.play(record.game.seat_names.index(move.seat), move.move)


@pytest.mark.parametrize("name", GAMES)
def test_the_planned_moves_are_legal_and_lead_back_to_the_newcomer(name):
    record, turn = guided_record(name)
    play(record, turn.moves)
    assert record.game.seat_names.index(turn.seat) in record.state.to_act


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_the_newcomer_has_a_reason_and_no_reason_is_without_a_move(name):
    turn, words = presentation(godsplay.game(name)).guided, presentation(godsplay.game(name)).words
    reasons = {f"guided-{move.why}" for move in turn.moves_of(turn.seat)} | {"guided-end"}
    assert reasons == set(words.keys("guided-"))
    assert all(len(words.say(key).split()) < MOST_WORDS for key in reasons)
    assert not any(move.why for move in turn.moves if move.seat != turn.seat)


@pytest.mark.parametrize("name", ["gods-playground", "magnates"])
def test_the_newcomer_does_well_in_it(name):
    """Nobody would follow advice into the last place."""
    record, turn = guided_record(name)
    play(record, turn.moves)
    scores = record.state.scores
    assert scores[record.game.seat_names.index(turn.seat)] == max(scores)


def test_the_guided_gods_leave_a_way_into_the_centre():
    """The last words promise it."""
    record, turn = guided_record("playful-gods")
    play(record, turn.moves)
    for move in ("move in air", "move in multi-1", "bridge aether-2", "move in multi-2"):
        record.play(0, move)
    assert record.state.winners == [0]


def test_a_game_may_bring_no_guided_turn_and_a_misspelt_one_is_named(tmp_path):
    file = tmp_path / "guided.toml"
    assert read_guided(file) is None
    file.write_text('seed = "1"\nplayers = 3\nseat = "white"\nmove = []\n')
    with pytest.raises(msgspec.ValidationError, match="move"):
        read_guided(file)


def test_what_others_decide_in_secret_may_come_earlier_or_later():
    record, turn = guided_record()
    play(record, turn.moves[:9])
    red = [move for move in turn.moves_of("red") if move.move.startswith("block")]
    play(record, red[:2])
    assert guided_move(record, 0) == "block prussia 5"
    assert guided_move(record, 1) == red[2].move


def test_a_guided_table_is_known_by_its_record_alone():
    record, turn = guided_record()
    play(record, turn.moves[:20])
    assert guided_place(loads(record.to_json()), 1) == guided_place(record, 1)


def test_another_deal_other_readings_and_a_what_if_are_not_guided():
    record, turn = guided_record()
    other = godsplay.game(GAME)
    reading = other.readings[0]
    unusual = next(way for way in reading.ways if way != reading.default)
    assert guided_place(record, 0) is not None
    assert guided_place(guided_record(seed="another")[0], 0) is None
    assert guided_place(record.branch(0), 0) is None
    assert guided_place(Record(godsplay.game(GAME, None, {reading.name: unusual}), 3, turn.seed), 0) is None


def test_whoever_takes_another_way_is_left_alone_and_guided_again_after_taking_it_back():
    record, turn = guided_record()
    play(record, turn.moves[:9])
    record.play(0, "block ukraine 5")
    assert advise(record, 0) is None
    record.undo(0)
    assert advise(record, 0).action == "block prussia 5"


def test_bots_get_moves_but_no_advice():
    record, turn = guided_record()
    play(record, turn.moves[:1])
    assert guided_move(record, 1) == turn.moves[1].move
    assert advise(record, 1) is None


def open_guided(client, name=GAME):
    """Open a guided table as the button of the home page does."""
    answer = client.post(f"/play/{name}/guided", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return {"table": answer.headers["location"].removeprefix("/t/")}


def asked(client, table, seat=None):
    """Return the last moment that a seat sees."""
    params = {} if seat is None else {"seat": seat}
    return client.get(path(table, "moments"), params=params).json()[-1]


def wait_for_question(client, table, seat=0):
    """Wait until a seat can choose; return what it is asked."""
    wait_until(lambda: asked(client, table, seat)["question"]["choices"])
    return asked(client, table, seat)


@pytest.mark.parametrize("name", GAMES)
def test_following_the_advice_leads_to_the_end_of_the_turn(client, name):
    turn = presentation(godsplay.game(name)).guided
    table = open_guided(client, name)
    for number, move in enumerate(turn.moves_of(turn.seat), 1):
        moment = wait_for_question(client, table)
        guided = moment["question"]["guided"]
        assert (guided["action"], guided["number"]) == (move.move, number)
        assert act(client, table, 0, guided["action"]).status_code == 200
    guided = wait_for_question(client, table)["question"]["guided"]
    assert guided["action"] == ""
    assert guided["text"] == presentation(godsplay.game(name)).words.say("guided-end")


def test_bots_play_on_by_themselves_once_the_newcomer_goes_another_way(client):
    table = open_guided(client)
    wait_for_question(client, table)
    assert act(client, table, 0, "estate prussia").status_code == 200
    moment = wait_for_question(client, table)
    assert moment["question"]["guided"] is None
    assert moment["ply"] > 1
    make_move(client, table, 0)
    assert wait_for_question(client, table)["question"]["guided"] is None


def test_a_bot_that_is_asked_agrees_with_the_guide(client):
    table = open_guided(client)
    wait_for_question(client, table)
    answer = client.post(path(table, "hint"), json={"seat": 0})
    assert answer.json()["action"] == "estate little-poland"


def test_nobody_else_reads_the_advice(client, stranger):
    table = open_guided(client)
    wait_for_question(client, table)
    assert asked(stranger, table)["question"]["guided"] is None


def test_a_game_without_a_guided_turn_says_so():
    with pytest.raises(RequestError, match="has no guided turn"):
        guided_request(LotsGame())


STEP = """ply => {
    if (window.page.ply !== ply || window.page.busy) return;
    const confirm = document.querySelector('#confirm:not([hidden])');
    (confirm ?? document.querySelector('#choices > :first-child .hinted:enabled'))?.click();
}"""  # in one go: a click that waits for its button would find that of the next question


def follow(page):
    """Make the recommended move by what is marked in the column; return what the guide said."""
    wait_for_choice(page)
    until(page, "document.querySelector('#choices .hinted')")
    said = page.locator("#guide h2").inner_text()
    before = ply(page)
    end = time.monotonic() + PATIENCE
    while moves(page) == before:
        assert time.monotonic() < end, said
        page.evaluate(STEP, before)
        page.wait_for_timeout(50)
    return said


def test_a_newcomer_follows_what_is_marked_from_the_home_page_to_the_second_turn(visit):
    turn = presentation(godsplay.game(GAME)).guided
    page = visit("/")  # in a browser that wants no hints: the guided turn is asked for all the same
    page.get_by_role("button", name="Play a guided first turn of God's Playground").click()
    page.wait_for_url("**/t/*")
    said = [follow(page) for _ in turn.moves_of(turn.seat)]
    assert said[0] == "Try: Place an estate in Little Poland"
    wait_for_choice(page)
    assert page.locator("#guide h2").inner_text() == "You know how it goes now"
    assert page.locator(".stage .hinted, #choices .hinted").count() == 0
    page.get_by_role("button", name="Got it").click()
    assert page.locator("#guide").is_hidden()


def test_the_marks_go_with_whoever_takes_another_way(visit):
    page = visit("/new/gods-playground")
    page.get_by_role("button", name="Guided first turn").click()
    page.wait_for_url("**/t/*")
    wait_for_choice(page)
    assert page.locator("#board .ring rect").count()
    page.screenshot(path=SCREENSHOTS / "guided.png")
    page.locator("#choices [data-action='estate ukraine']").first.click()
    until(page, "window.page.moves > 1")
    wait_for_choice(page)
    assert page.locator("#guide").is_hidden()
    assert page.locator(".stage .hinted, #choices .hinted").count() == 0
