"""Positions that could not be so at a table are refused, with the place where they are wrong."""

import pytest

import godsplay

from .sitting import GAME, sit


def put(data, path, value):
    """Put another value somewhere into plain data."""
    *way, last = path.split("/")
    for key in way:
        data = data[int(key) if key.isdigit() else key]
    data[int(last) if last.isdigit() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("game", "chess", "game"),
        ("players", 7, "players"),
        ("offsets", [0, 0, 10], "offsets"),
        ("options", {"dice": True}, "options"),
        ("seats/blue/hand", ["air", "air"], "air"),
        ("seats/blue/hand", ["stone"], "seats.blue.hand"),
        ("seats/blue/hand", 3, "seats.blue.hand"),
        ("seats/blue/champion", {"level": "start", "field": 1}, "seats"),
        ("seats/blue/champion", {"level": "centre", "field": 1}, "stack"),
        ("seats/blue/champion", None, "seats"),
        ("seats/blue/tokens", ["air"], "tokens"),
        ("seats/blue/gives", "fire", "seats.blue.gives"),
        ("seats/red/board", {"card": "air", "use": "block fire"}, "seats.red.board"),
        ("bridges", {"ring-1": [1]}, "bridges"),
        ("bridges", {"ring-2": list(range(10)), "ring-3": list(range(10)), "centre": [1]}, "bridges"),
        ("god-cards/pile", {"zeus": 1}, "god-cards"),
        ("god-cards/lasting", {"zeus": "red"}, "god-cards.lasting"),
        ("god-cards/drawn", "zeus", "god-cards.drawn"),
        ("stack", [{"step": "dance"}], "stack[0].step"),
        ("stack", [{"step": "hades", "seat": "blue"}], "stack[0].step"),
        ("stack", [{"step": "perform-actions"}], "stack[0].seat"),
        ("stack", [], "stack"),
        ("joined", ["air"], "air"),
    ],
)
def test_an_impossible_position_is_refused(path, value, complaint):
    data = sit().to_data()
    put(data, path, value)
    with pytest.raises(godsplay.PositionError) as refused:
        GAME.position(data)
    assert complaint in str(refused.value)


def test_a_possible_position_is_taken_up():
    state = sit(bridges=[("ring-2", 4)], offsets=(3, 1, 4))
    assert GAME.position(state.to_data()).digest() == state.digest()
