"""Positions that could not be so at a table are refused, with the place where they are wrong."""

import pytest

import godsplay

from .positions import GAME, sit


def put(data, path, value):
    """Put another value somewhere into plain data."""
    *way, last = path.split("/")
    for key in way:
        data = data[int(key) if key.isdigit() else key]
    data[int(last) if last.isdigit() else last] = value


EVERY_FIELD = {str(field): True for field in range(10)}


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("game", "chess", "game"),
        ("players", 7, "players"),
        ("first", None, "first"),
        ("first", "black", "first: black does not play"),
        ("action-card", None, "action-card"),
        ("levels/ring-3/turned", 10, "levels.ring-3.turned"),
        ("levels/centre/turned", 1, "levels.centre.turned"),
        ("options", {"dice": True}, "options"),
        ("seats/blue/hand", {"air": 2}, "air"),
        ("seats/blue/hand", {"stone": 1}, "seats.blue.hand"),
        ("seats/blue/hand", 3, "seats.blue.hand"),
        ("seats/blue/hidden", 3, "seats.blue.hidden"),
        ("seats/blue/champion", "start 1", "seats"),
        ("seats/blue/champion", "centre 1", "stack"),
        ("seats/blue/champion", None, "seats"),
        ("elements/air/token-of", "blue", "tokens"),
        ("elements/air/token-of", "purple", "elements.air.token-of: purple does not play"),
        ("seats/blue/gives", "fire", "seats.blue.gives"),
        ("seats/blue/gives", "hidden", "seats.blue.gives"),
        ("seats/red/board-card", "air", "seats.red.board-use"),
        ("seats/red", {"champion": "start 1", "board-card": "air", "board-use": "block fire"}, "seats.red.board-use"),
        ("seats/red", {"champion": "start 1", "board-card": "air", "board-use": "first air"}, "seats.red.board-use"),
        ("levels/ring-1/bridges", {"1": True}, "bridges"),
        ("levels/ring-4", {}, "levels"),
        ("levels/ring-2/bridges", {"10": True}, "levels.ring-2.bridges"),
        ("gods/zeus/pile", 0, "gods.zeus"),
        ("gods/zeus/lasts-for", "red", "gods.zeus.lasts-for"),
        ("god-drawn", "zeus", "god-drawn"),
        ("top", ["air"], "top-known-to"),
        ("looked-at", ["air"], "looked-at"),
        ("stack", [{"step": "dance"}], "stack[0].step"),
        ("stack", [{"step": "hades", "seat": "blue"}], "stack[0].step"),
        ("stack", [{"step": "perform-actions"}], "stack[0].seat"),
        ("stack", [{"step": "perform-actions", "seat": "black"}], "stack[0].seat"),
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


@pytest.mark.parametrize(
    ("decision", "complaint"),
    [
        ({"step": "hades", "seat": "blue", "ring": 4}, "stack[1].ring"),
        ({"step": "hades", "seat": "blue", "subject": 2}, "stack[1].subject: hades has no such field"),
        ({"step": "collect-token", "seat": "blue", "elements": ["air"]}, "stack[1].elements"),
        ({"step": "collect-token", "seat": "blue", "elements": ["stone"]}, "stack[1].elements"),
        ({"step": "place-card", "seat": "blue"}, "stack[1].card"),
        ({"step": "place-card", "seat": "blue", "card": "air"}, "air"),
        ({"step": "nike", "seat": "blue", "champions": ["black"]}, "stack[1].champions: not all of ['black'] play"),
        ({"step": "dispose", "seat": "blue"}, "stack[1].step"),
    ],
)
def test_an_impossible_decision_is_refused(decision, complaint):
    data = sit().to_data()
    data["stack"].append(decision)
    with pytest.raises(godsplay.PositionError) as refused:
        GAME.position(data)
    assert complaint in str(refused.value)


def test_there_are_no_more_bridges_than_were_made():
    data = sit().to_data()
    for level in ("ring-2", "ring-3", "centre"):
        data["levels"][level]["bridges"] = EVERY_FIELD
    with pytest.raises(godsplay.PositionError, match="bridges"):
        GAME.position(data)


def test_a_possible_position_is_taken_up():
    state = sit(bridges=[("ring-2", 4)], offsets=(3, 1, 4))
    assert GAME.position(state.to_data()).digest() == state.digest()


def test_a_view_tells_where_things_lie_now_that_rings_have_turned():
    state = sit(at={"blue": ("ring-2", 4)}, bridges=[("ring-2", 4)], offsets=(3, 1, 4))
    lying = state.view(None)["by-sector"]
    assert lying["champions"]["blue"] == {"level": "ring-2", "sector": 4}
    assert lying["bridges"]["ring-2"] == [4]
    assert lying["elements"]["ring-2"][4] == "air"
