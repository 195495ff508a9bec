"""Play First, rulebook lines 47-63."""

from .positions import BLUE, RED, RING, allowed, board, do, hand, sit, told, used_cards, where, why_not


def table(**given):
    """Sit down with the add-on in the game, where blue's turn comes to the card on the board."""
    given.setdefault("step", "play-first")
    return sit(play_first=True, **given)


def test_a_card_is_placed_on_a_play_first_field():
    state = sit(play_first=True, hands={"blue": "fire-2 air", "red": "air"})  # 51-53
    do(state, BLUE, "place fire-2")
    assert allowed(state) == [
        "block red fire",
        "block red ring-2",
        "block green fire",
        "block green ring-2",
        "first red fire",
        "first red ring-2",
        "first green fire",
        "first green ring-2",
    ]
    do(state, BLUE, "first red ring-2")
    assert board(state, RED) == ("fire-2", "first ring-2")
    do(state, BLUE, "done")
    assert allowed(state, RED) == ["play-first clockwise", "play-first counterclockwise"]


def test_there_is_still_one_card_on_a_board():
    state = sit(play_first=True, hands={"blue": "fire air"}, boards={"red": ("water", "first water")})  # 63
    do(state, BLUE, "place fire")
    assert why_not(state, "first red fire") == "board-full"


def test_the_card_on_the_board_pays_for_the_first_move():
    lying = {"blue": ("fire", "first fire")}
    state = table(boards=lying, at=RING, bridges=[("ring-2", 0)])  # 53-57
    assert where(state) == ("ring-1", 1)  # there was but one way
    assert board(state, BLUE) is None
    assert hand(state) == "air"
    assert used_cards(state) == {"fire": 1}


def test_of_several_ways_the_god_chooses():
    lying = {"blue": ("fire", "first fire")}
    state = table(boards=lying, at={"blue": ("ring-1", 0)}, offsets=(0, 1, 0), bridges=[("ring-2", 0)])  # ruling 37
    assert allowed(state) == ["play-first in", "play-first clockwise"]
    assert why_not(state, "play-first counterclockwise") == "must-play-first"
    do(state, BLUE, "play-first in")
    assert where(state) == ("ring-2", 0)


def test_the_first_move_may_lead_backwards_over_a_bridge():
    lying = {"blue": ("air", "first air")}
    state = table(boards=lying, at={"blue": ("ring-2", 7)}, bridges=[("ring-2", 7)], hands={"blue": "fire"})  # 57
    assert where(state) == ("ring-1", 7)


def test_a_card_that_cannot_be_played_is_void():
    state = table(boards={"blue": ("water", "first water")}, at=RING)  # 57
    assert where(state) == ("ring-1", 0)
    assert board(state, BLUE) == ("water", "first water")  # until the end of the turn
    assert "move clockwise fire" not in allowed(state)
    do(state, BLUE, "done")
    assert board(state, BLUE) is None
    assert "board-cleared" in told(state)


def test_the_first_move_into_the_centre_wins():
    lying = {"blue": ("multi-1", "first air")}
    state = table(boards=lying, at={"blue": ("ring-3", 0)}, bridges=[("centre", 0)])  # ruling 37
    do(state, BLUE, "play-first in")
    assert state.over
    assert state.winners == [BLUE]


def test_the_ring_on_the_board_must_be_turned_first():
    state = table(boards={"blue": ("fire-1", "first ring-1")}, at=RING)  # 61
    assert allowed(state) == ["play-first clockwise", "play-first counterclockwise"]
    do(state, BLUE, "play-first clockwise")
    assert where(state) == ("ring-1", 1)
    assert "move in air" not in allowed(state)
    assert board(state, BLUE) is None


def test_a_ring_turned_first_may_complete_a_line():
    state = table(boards={"blue": ("fire-3", "first ring-3")}, at=RING, tokens=True)  # ruling 38
    do(state, BLUE, "play-first clockwise")
    assert allowed(state) == ["pass", "collect air"]


def test_the_placer_of_a_multi_card_names_the_element():
    state = sit(play_first=True, hands={"blue": "multi-2"}, boards={"green": ("air", "block air")})  # ruling 40
    do(state, BLUE, "place multi-2")
    elements = ["air", "fire", "earth", "water", "aether", "ring-2"]
    assert allowed(state) == [f"block red {each}" for each in elements] + [f"first red {each}" for each in elements]


def test_without_the_add_on_boards_only_block():
    state = sit(hands={"blue": "fire-1"})
    do(state, BLUE, "place fire-1")
    assert why_not(state, "first red fire") == "without-play-first"
