"""One person, one name: people by the name they gave, bots by their seat, in everything that is said at a table."""

import json

import godsplay
from godsplay.present.presentation import presentation
from godsplay.web.tables.seats import Seat
from godsplay.web.views.moments import Moments
from godsplay.web.views.naming import called, display_at
from helpers.web.memory import table_in_memory
from helpers.web.tables import HERE, decider, make_move, open_table, path, people

GAME = godsplay.game("gods-playground")


def seats(*names, **changes):
    return [Seat(number, name, holder=f"holder {number}", **changes) for number, name in enumerate(names)]


def test_people_are_called_by_the_name_they_gave_and_the_nameless_by_their_seat():
    assert called(GAME, seats("Anna", "", "Ola")) == ["Anna", "Red", "Ola"]


def test_a_bot_is_called_by_its_seat_and_whoever_it_stands_in_for_by_name():
    bot, stand_in = Seat(0, "Robot", bot="easy"), Seat(1, "Anna", holder="anna", bot="normal")
    assert called(GAME, [bot, stand_in]) == ["White", "Anna"]


def test_a_friend_who_is_expected_has_a_name_already():
    assert called(GAME, [Seat(0, "Anna", invitation="digest"), Seat(1)]) == ["Anna", "Red"]


def test_names_that_could_be_taken_for_others_get_their_seat():
    assert called(GAME, seats("Anna", "anna", "White")) == ["Anna (White)", "anna (Red)", "White (Blue)"]
    assert called(GAME, seats("White", "", "")) == ["White", "Red", "Blue"]


def test_a_name_that_looks_like_a_word_of_the_game_stays_as_it_is():
    words = presentation(GAME).words
    named = words.calling({"white": "prussia", "red": "ukraine"})
    assert named.say("passed", {"seat": "white", "step": "nobles"}).startswith("prussia passes")
    assert named.say("bids-tied", {"seats": ["white", "red"]}) == "prussia and ukraine bid the same and bid again."
    assert words.say("passed", {"seat": "white", "step": "nobles"}).startswith("White passes")


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
    told += [line.text for entry in table.log.entries(display_at(table), -1) for line in entry.lines]
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
