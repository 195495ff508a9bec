"""One person, one name: people by the name they gave, bots by their seat, in everything that is said at a table."""

import json
import re

import pytest

import godsplay
from godsplay.present.presentation import presentation
from godsplay.web.tables.seats import Seat
from godsplay.web.views.moments import Moments, Place
from godsplay.web.views.naming import called, display_at
from helpers.web.memory import play_at_random, table_in_memory
from helpers.web.pages import open_page, until
from helpers.web.servers import wait_until
from helpers.web.tables import EASY, HERE, decider, make_move, open_table, path, people, position

GAME = godsplay.game("gods-playground")
LAPTOP = {"width": 1280, "height": 800}


def seats(*names, **changes):
    return [Seat(number, name, holder=f"holder {number}", **changes) for number, name in enumerate(names)]


def test_people_are_called_by_the_name_they_gave_and_the_nameless_by_their_seat():
    assert called(GAME, seats("Anna", "", "Ola")) == ("Anna", "Red", "Ola")


def test_a_bot_is_called_by_its_seat_and_whoever_it_stands_in_for_by_name():
    bot, stand_in = Seat(0, "Robot", bot="easy"), Seat(1, "Anna", holder="anna", bot="normal")
    assert called(GAME, [bot, stand_in]) == ("White", "Anna")


def test_a_friend_who_is_expected_has_a_name_already():
    assert called(GAME, [Seat(0, "Anna", invitation="digest"), Seat(1)]) == ("Anna", "Red")


def test_names_that_could_be_taken_for_others_get_their_seat():
    assert called(GAME, seats("Anna", "anna", "White")) == ("Anna (White)", "anna (Red)", "White (Blue)")
    assert called(GAME, seats("White", "", "")) == ("White", "Red", "Blue")


def test_a_name_that_looks_like_a_word_of_the_game_stays_as_it_is():
    words = presentation(GAME).words
    named = words.calling({"white": "prussia", "red": "ukraine"})
    assert named.say("passed", {"seat": "white", "step": "nobles"}).startswith("prussia passes")
    assert named.say("bids-tied", {"seats": ["white", "red"]}) == "prussia and ukraine bid the same and bid again."
    assert words.say("passed", {"seat": "white", "step": "nobles"}).startswith("White passes")


def test_whoever_reads_is_spoken_to_with_the_verb_that_goes_with_it():
    words = presentation(GAME).words.calling({"red": "you"}, "white")
    assert words.line("passed", {"seat": "white", "step": "nobles"}).startswith("You pass ")
    assert words.line("passed", {"seat": "red", "step": "nobles"}).startswith("You passes ")  # a name, however odd
    assert words.say("first-player-stays", {"seat": "white"}).endswith(": you stay first player.")
    assert words.line("bids-tied", {"seats": ["white", "blue"]}) == "You and Blue bid the same and bid again."
    assert (words.name("white"), words.name(["white"]), words.name("blue")) == ("You", "You", "Blue")


@pytest.mark.parametrize("name", ["gods-playground", "magnates", "playful-gods"])
def test_every_sentence_about_somebody_can_be_said_to_them(name):
    """In whole games, what is told to somebody differs from what others are told in the person and nothing else."""
    game = godsplay.game(name)
    plain = presentation(game).words
    seat = game.seat_names[0]
    spoken, family = plain.calling({}, seat), str(plain.name(seat))
    told = set()

    def looks(table):
        told.update(event.key for move in table.log.events for event in move)
        for event in (event for move in table.log.events for event in move):
            if str(seat) not in str(event.values):
                assert spoken.text(event) == plain.text(event)
            elif family in plain.text(event):
                text = spoken.text(event)
                assert family not in text
                assert re.search(r"\byou(r|rs|rself)?\b", text, re.IGNORECASE)
                assert not re.search(r"\b[Yy]ou (\w+s|has|is|was)\b(?<!ss)(?<!pass)", text), text

    play_at_random(name, 6, looks)
    assert len(told) > 15


def test_whoever_sits_alone_is_you_and_nobody_at_a_shared_screen():
    record = godsplay.Record(GAME, seed=1)
    table = table_in_memory(record)
    assert display_at(table, 0).words.name("white") == "White"
    for seat in table.seats:
        seat.holder = f"holder {seat.seat}"
    assert display_at(table, 0).words.name("white") == "You"
    assert display_at(table, 1).words.name("white") == "White"
    assert display_at(table, None).words.name("white") == "White"


def test_sentences_name_people_and_the_board_names_seats():
    record = godsplay.Record(GAME, seed=1)
    table = table_in_memory(record)
    seat = record.state.to_act[0]
    family = str(presentation(GAME).words.name(GAME.seat_names[seat]))
    table.seats[seat].name = "Wojciech"
    others = next(number for number in range(3) if number != seat)
    before = Moments().tell(table, others, None, 0, 0)[0]
    assert before.question.prompt.text.startswith("Waiting for Wojciech")
    assert "Wojciech" not in json.dumps(before.layers)
    table.record.play(seat, record.state.legal(seat)[0])
    table.log.add_last_move()
    told = [line.text for line in Moments().tell(table, None, None, 1, 1)[0].lines]
    told += [line.text for entry in table.log.entries(display_at(table, None), -1) for line in entry.lines]
    assert any(text.startswith("Wojciech ") for text in told)
    assert not any(text.startswith(f"{family} ") for text in told)


def test_the_same_name_is_told_over_the_interface_and_changes_with_the_person(client):
    table = open_table(client, {**HERE, "name": "Zofia"}, HERE, HERE)
    assert [person["called"] for person in people(client, table)] == ["Zofia", "Red", "Blue"]
    seat = decider(client, table)
    client.post(path(table, "name"), json={"seat": seat, "name": "Ola"})
    make_move(client, table, seat)
    told = client.get(path(table, "log")).json()[0]
    assert told["seat"] == seat
    assert told["lines"][0]["text"].startswith("Ola ")
    client.post(path(table, "name"), json={"seat": seat, "name": "Hanna"})
    assert client.get(path(table, "log")).json()[0]["lines"][0]["text"].startswith("Hanna ")


ON_THE_BOARD = """[...document.querySelectorAll(".stage [data-called]")]
  .sort((one, other) => one.dataset.called - other.dataset.called)"""
TOO_WIDE = f"{ON_THE_BOARD}.filter((node) => node.getComputedTextLength() > Number(node.dataset.room)).length"


@pytest.mark.parametrize("name", ["gods-playground", "magnates", "playful-gods"])
def test_boards_name_people_as_the_page_does(visit, client, name):
    friends = [{"who": "invited", "name": each} for each in ("Anna", "Maksymilian Wielopolski")]
    page, _ = open_page(visit, client, HERE, *friends, game=name)
    written = f'{ON_THE_BOARD}.map((node) => node.textContent.slice(0, 4)).join("|")'
    until(page, f'{written} === "You|Anna|Maks"')
    assert page.evaluate(TOO_WIDE) == 0


@pytest.mark.parametrize(("name", "seed"), [("magnates", 1), ("playful-gods", 1)])
def test_boards_tell_who_has_won_by_the_name_of_whoever_plays(name, seed):
    table = play_at_random(name, seed, lambda table: None)
    winner = table.seats[table.record.state.winners[0]]
    winner.name = "Anna"
    layers = Moments().layers_at(table, None, Place(len(table.record), 0))
    assert "Anna has won" in "".join(layers.values())


def test_what_is_tried_out_speaks_to_whoever_tries_it(client):
    table = open_table(client, HERE, EASY, game="playful-gods")
    found = []

    def can_dispose():
        """Play on until a card can be disposed of."""
        shown = position(client, table, 0)["question"]["choices"]
        found[:] = [choice["action"] for choice in shown if choice["action"].startswith("dispose ")]
        if shown and not found:
            make_move(client, table, 0)
        return found

    wait_until(can_dispose)
    tried = client.get(path(table, "preview"), params={"action": found[0], "seat": 0}).json()["layers"]
    drawn = "".join(tried.values())
    assert "Your turn" in drawn
    assert "Blue’s turn" not in drawn


def test_what_somebody_does_is_said_in_full_beside_a_long_name(visit, client):
    long = {**HERE, "name": "Aleksandra Wojciechowska"}
    page, _ = open_page(
        visit, client, long, {**long, "name": "Bogumiła Wojciechowska"}, viewport=LAPTOP, game="magnates"
    )
    doing = page.locator("#seats .doing")
    doing.wait_for()
    room = "(node) => node.parentElement.getBoundingClientRect().right - node.getBoundingClientRect().right"
    assert doing.evaluate(room) > -1
    assert doing.evaluate("(node) => node.scrollWidth <= node.clientWidth")
