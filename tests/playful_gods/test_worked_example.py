"""The example of a game's beginning, rulebook lines 65-93, with the cards and fields that bear it out."""

from godsplay.engine.chance import Scripted
from godsplay.games.playful_gods.rules.gods.aphrodite import hands_lie_open

from .positions import BLUE as PETER
from .positions import GAME, allowed, board, bridges, cards, do, hand, seen_hand, told, where, why_not
from .positions import GREEN as MICHAEL
from .positions import RED as EMMA

SET_UP = [PETER, 0, 0, 0]  # Peter starts; no ring is turned
DEALT = cards("water earth earth aether air-1  earth-1 aether fire fire air-2  water air air multi-1 fire")
DRAWN = cards("water water fire-1 air  water-3 earth air fire aether-2  earth water-2")
APHRODITE = 0


def beginning():
    """Lines 69-73: three players, champions on starting fields, five cards each, Peter starts."""
    state = GAME.new(players=3, chance=Scripted([*SET_UP, *DEALT, *DRAWN, APHRODITE]))
    state.listening = True
    do(state, PETER, "start 3")
    do(state, EMMA, "start 9")
    return do(state, MICHAEL, "start 4")


def peters_first_turn():
    """Line 75."""
    state = beginning()
    return do(
        state,
        PETER,
        "move in water",
        "move counterclockwise earth",
        "place earth",
        "block red earth",
        "dispose aether",
        "done",
    )


def emmas_turn():
    """Line 79."""
    return do(
        peters_first_turn(),
        EMMA,
        "turn clockwise earth-1",
        "move in aether",
        "bridge fire fire",
        "place air-2",
        "block green ring-2",
    )


def michaels_turn():
    """Lines 83-85."""
    return do(emmas_turn(), MICHAEL, "move in water", "place fire", "block red fire", "done")


def test_peter_starts_with_the_action_card():
    state = beginning()  # 73
    assert state.to_act == [PETER]
    assert state.holder == PETER
    assert [hand(state, seat).count(" ") for seat in range(3)] == [4, 4, 4]


def test_peter_enters_steps_right_blocks_and_disposes():
    state = beginning()  # 75
    do(state, PETER, "move in water")
    assert where(state, PETER) == ("ring-1", 3)
    do(state, PETER, "move counterclockwise earth")
    assert where(state, PETER) == ("ring-1", 2)
    do(state, PETER, "place earth", "block red earth")
    assert board(state, EMMA) == ("earth", "block earth")
    do(state, PETER, "dispose aether", "done")
    assert "drew" in told(state)
    assert hand(state, PETER) == "air air-1 fire-1 water water"  # one kept, four new
    assert state.to_act == [EMMA]


def test_emma_cannot_use_earth_and_turns_ring_1_instead():
    state = peters_first_turn()  # 79
    assert why_not(state, "move in earth-1", EMMA) == "element-blocked"
    do(state, EMMA, "turn clockwise earth-1")
    assert where(state, PETER) == ("ring-1", 3)  # moved along with the ring
    do(state, EMMA, "move in aether")
    assert where(state, EMMA) == ("ring-1", 9)
    do(state, EMMA, "bridge fire fire")
    assert bridges(state) == [("ring-2", 9)]
    assert not [move for move in allowed(state, EMMA) if move.startswith("move in")]  # no fire card left
    do(state, EMMA, "place air-2", "block green ring-2")
    assert hand(state, EMMA) == "air fire earth water-3 aether-2"  # five new cards
    assert board(state, EMMA) is None  # cleared of the block
    assert state.to_act == [MICHAEL]


def test_michael_enters_but_cannot_go_on():
    state = emmas_turn()  # 83
    do(state, MICHAEL, "move in water")
    assert where(state, MICHAEL) == ("ring-1", 4)
    assert hand(state, MICHAEL) == "air air fire multi-1"
    assert state.blocks_ring(MICHAEL, 2)
    assert not [move for move in allowed(state, MICHAEL) if move.startswith("bridge")]  # earth lies inwards
    assert "turn counterclockwise multi-1" in allowed(state, MICHAEL)  # his only 1-card is the multi-card
    do(state, MICHAEL, "place fire", "block red fire", "done")
    assert board(state, EMMA) == ("fire", "block fire")  # 83: not over the bridge she built
    assert board(state, PETER) is None  # 85: nothing for Peter
    assert board(state, MICHAEL) is None  # 85: cleared
    assert hand(state, MICHAEL) == "air air earth water-2 multi-1"  # two new cards


def test_peter_draws_aphrodite_and_turns_ring_1_twice():
    state = michaels_turn()  # 89
    assert "god-drawn" in told(state)
    assert hands_lie_open(state)
    assert seen_hand(state, None, MICHAEL) == "air air earth water-2 multi-1"
    do(state, PETER, "turn clockwise air-1", "turn clockwise fire-1")
    assert where(state, PETER) == ("ring-1", 5)
    do(state, PETER, "bridge water water")
    assert bridges(state) == [("ring-2", 5), ("ring-2", 9)]
    assert where(state, EMMA) == ("ring-1", 1)  # away from her bridge in sector 9
    air_fields = [state.sector(place) for place in range(20, 30) if state.board.elements[place] == 0]
    assert where(state, PETER)[1] not in air_fields  # and Peter away from the "oxygen" field
    assert 3 in air_fields  # before which he stood
