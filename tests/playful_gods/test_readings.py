"""Contested lines, read both ways. The numbers are lines of the rulebook."""

import pytest

from godsplay.engine.reading import as_of

from .positions import (
    BLUE,
    GAME,
    RED,
    RING,
    allowed,
    bridges,
    do,
    hand,
    opened,
    owner,
    sit,
    summon,
    turned,
    where,
    why_not,
)

SIX = "air air air fire fire fire"  # from an air field beside a fire field, and back, six times
FOUR_MOVES = ["move clockwise fire", "move counterclockwise air"] * 2
FIVE_MOVES = [*FOUR_MOVES, "move clockwise fire"]


def test_version_0_1_0_read_three_lines_otherwise():
    assert as_of(GAME.readings, 1) == {
        "outwards-onto-ring-1": "over-a-bridge",
        "cards-used-in-a-turn": "all-in-hand",
        "token-for-poseidon": "not-earned",
        "powers-against-blocks": "powers-prevail",
    }


# Outwards onto ring 1.

OPEN = opened(outwards_onto_ring_1="without-a-bridge")


def test_outwards_onto_ring_1_a_champion_goes_over_a_bridge():
    """Lines 57, 200."""
    table = {"at": {"blue": ("ring-2", 0)}, "hands": {"blue": "air water"}}
    state = sit(**table)
    assert why_not(state, "move out air") == "no-bridge-out"
    assert "dispose air" in allowed(state)  # as no move can be made with it
    assert "move out air" in allowed(sit(bridges=[("ring-2", 0)], **table))


def test_or_it_goes_onto_ring_1_without_a_bridge():
    """Line 190."""
    state = sit(at={"blue": ("ring-2", 0)}, hands={"blue": "air water"}, game=OPEN)
    assert why_not(state, "dispose air") == "card-is-useful"
    do(state, BLUE, "move out air")
    assert where(state) == ("ring-1", 0)


def test_the_wind_carries_a_champion_out_where_a_card_would():
    table = {"at": {"blue": ("ring-2", 0)}, "own": {"blue": "air"}, "tokens": True}
    assert why_not(sit(**table), "tailwind out") == "no-bridge-out"
    assert "tailwind out" in allowed(sit(game=OPEN, **table))


@pytest.mark.parametrize("game", [GAME, OPEN])
def test_onto_ring_2_it_takes_a_bridge_either_way(game):
    """Line 190."""
    inner = sit(at={"blue": ("ring-3", 0)}, hands={"blue": "air"}, game=game)
    assert why_not(inner, "move out air") == "no-bridge-out"
    outer = sit(at=RING, hands={"blue": "air"}, game=game)
    assert why_not(outer, "move in air") == "no-bridge-in"
    assert why_not(outer, "move out air") == "not-back-to-start"


# Cards used in a turn.

UNLIMITED = opened(cards_used_in_a_turn="all-in-hand")


def six_in_hand(game, **given):
    """Sit down where blue holds more cards than a hand usually has."""
    hands = {"red": "air", "blue": given.pop("hand", SIX)}
    return sit(at=RING, hands=hands, game=game, **given)


def test_five_cards_of_a_larger_hand_are_used_in_a_turn_at_most():
    """Line 180."""
    state = six_in_hand(GAME)
    do(state, BLUE, *FIVE_MOVES)
    assert state.whose_turn() == RED  # there was nothing left to decide
    assert where(state) == ("ring-1", 1)
    assert state.hand_size(BLUE) == 5  # the sixth was kept


def test_or_the_whole_hand_is_used():
    """Line 6."""
    state = six_in_hand(UNLIMITED)
    do(state, BLUE, *FIVE_MOVES, "move counterclockwise air")
    assert where(state) == ("ring-1", 0)


def test_a_usual_hand_is_used_to_the_last_card():
    """Line 180."""
    state = sit(at=RING, hands={"blue": "fire fire fire air air"})
    do(state, BLUE, *FIVE_MOVES)
    assert where(state) == ("ring-1", 1)


def test_tokens_are_no_cards():
    """Line 31."""
    state = six_in_hand(GAME, own={"blue": "air"}, tokens=True)
    do(state, BLUE, *FIVE_MOVES)
    assert allowed(state) == ["done", "tailwind clockwise", "tailwind counterclockwise"]
    assert why_not(state, "move counterclockwise air") == "enough-cards-used"
    assert why_not(state, "place air") == "enough-cards-used"
    assert why_not(state, "dispose air") == "enough-cards-used"


def test_building_turning_and_placing_use_cards_too():
    """Lines 180, 196, 207, 215."""
    state = six_in_hand(GAME, hand="air air air-1 earth earth water")
    do(state, BLUE, "bridge air air", "turn clockwise air-1", "place earth", "block red earth")
    assert state.cards_used == 4
    do(state, BLUE, "place earth")  # with green, whose board alone is empty
    assert state.whose_turn() == RED


def test_a_bridge_for_two_cards_cannot_be_built_with_the_fifth():
    """Lines 180, 196."""
    state = six_in_hand(GAME, hand="fire fire air air air air")
    do(state, BLUE, *FOUR_MOVES)
    assert why_not(state, "bridge air air") == "enough-cards-used"
    assert "bridge air air" not in allowed(state)
    state = six_in_hand(UNLIMITED, hand="fire fire air air air air")
    do(state, BLUE, *FOUR_MOVES)
    do(state, BLUE, "bridge air air")
    assert bridges(state) == [("ring-2", 0)]


def test_disposing_uses_cards_too():
    """Lines 180, 235-237."""
    state = six_in_hand(GAME, hand="fire fire air air water water")
    do(state, BLUE, *FOUR_MOVES)
    do(state, BLUE, "dispose water")
    assert state.whose_turn() == RED
    state = six_in_hand(UNLIMITED, hand="fire fire air air water water")
    do(state, BLUE, *FOUR_MOVES)
    do(state, BLUE, "dispose water")
    assert "dispose water" in allowed(state)


def test_a_joined_pair_is_two_cards():
    """Line 180, with Iris."""
    table = {"at": RING, "hands": {"blue": "fire fire air air water water", "red": "air"}}
    state = do(summon("iris", **table), BLUE, "move clockwise fire", "move counterclockwise air")
    do(state, BLUE, "join water water", "move clockwise joined")
    assert state.cards_used == 4
    state = do(summon("iris", own={"blue": "air"}, tokens=True, **table), BLUE, *FOUR_MOVES)
    assert why_not(state, "join water water") == "enough-cards-used"
    state = do(summon("iris", own={"blue": "air"}, tokens=True, **table), BLUE, "join water water", *FOUR_MOVES)
    assert why_not(state, "move clockwise joined") == "enough-cards-used"
    state = do(summon("iris", game=UNLIMITED, **table), BLUE, "join water water", *FOUR_MOVES)
    assert "move clockwise joined" in allowed(state)


def test_no_more_pairs_are_joined_than_can_be_played():
    hands = {"blue": "fire fire air air water water"}
    state = do(summon("iris", at=RING, hands=hands), BLUE, "join fire fire", "join air air")
    assert why_not(state, "join water water") == "enough-cards-used"


def test_what_is_discarded_for_athena_is_not_used():
    """Line 180: for the actions."""
    state = summon("athena", at=RING, hands={"blue": SIX})
    do(state, BLUE, "discard fire", "discard fire")
    assert state.stack[-1].step.name == "perform-actions"
    assert state.cards_used == 0


def test_a_card_on_the_own_board_is_not_one_of_the_hand():
    """Lines 53, 180."""
    state = six_in_hand(GAME, boards={"blue": ("fire-2", "first fire")}, step="play-first", play_first=True)
    assert where(state) == ("ring-1", 1)
    assert state.cards_used == 0


def test_whoever_holds_more_is_told_what_must_wait():
    assert six_in_hand(GAME).seen(BLUE).prompt.values == {"count": 6, "kept": 1}
    assert six_in_hand(UNLIMITED).seen(BLUE).prompt.values == {"count": 6, "kept": 0}


def test_an_edition_may_allow_another_number():
    other = opened({"rules": {"cards-a-turn": 2}})
    state = six_in_hand(other, own={"blue": "air"}, tokens=True)
    do(state, BLUE, *FIVE_MOVES[:2])
    assert why_not(state, "move clockwise fire") == "enough-cards-used"


# A token for Poseidon.

ALMOST = (8, 0, 1)  # turning ring 1 two fields clockwise completes a line of air
UNEARNED = opened(token_for_poseidon="not-earned")


def test_turning_ring_1_for_poseidon_earns_a_token():
    """Line 25."""
    state = summon("poseidon", at=RING, offsets=ALMOST, tokens=True)
    do(state, BLUE, "poseidon clockwise")
    assert allowed(state) == ["pass", "collect air"]
    do(state, BLUE, "collect air")
    assert owner(state, "air") == BLUE
    assert state.collected == 1  # 37: one in a turn


def test_or_a_god_card_earns_none():
    """Line 151."""
    state = summon("poseidon", at=RING, offsets=ALMOST, tokens=True, game=UNEARNED)
    do(state, BLUE, "poseidon clockwise")
    assert turned(state) == [0, 0, 1]
    assert state.stack[-1].step.name == "perform-actions"


@pytest.mark.parametrize("game", [GAME, UNEARNED])
def test_for_zeus_nobody_turns_a_ring(game):
    """Line 25."""
    state = summon("zeus", at=RING, offsets=(9, 9, 0), tokens=True, game=game)
    assert turned(state) == [0, 0, 1]
    assert state.stack[-1].step.name == "perform-actions"


# Powers against blocks.

PREVAIL = opened(powers_against_blocks="powers-prevail")


def tide(game):
    """Sit down where blue owns the Tide, and ring 2 is blocked."""
    return sit(tokens=True, own={"blue": "water"}, boards={"blue": ("air-2", "block ring-2")}, at=RING, game=game)


def test_the_tide_does_not_turn_a_blocked_ring():
    """Line 130."""
    assert why_not(tide(GAME), "tide ring-2 clockwise 1") == "ring-blocked"
    assert "tide ring-1 clockwise 1" in allowed(tide(GAME))


def test_or_the_tide_turns_it():
    """Line 23."""
    state = tide(PREVAIL)
    do(state, BLUE, "tide ring-2 counterclockwise 2")
    assert turned(state) == [0, 8, 0]


def quintessence(game, element, **given):
    """Sit down where blue has played Quintessence, and an element is blocked."""
    boards = {"blue": (element, f"block {element}")}
    state = sit(tokens=True, own={"blue": "aether"}, boards=boards, at=RING, game=game, **given)
    return do(state, BLUE, "quintessence")


def test_quintessence_does_not_stand_for_a_blocked_element():
    """Line 128."""
    state = quintessence(GAME, "fire", hands={"blue": "fire water multi-1"})
    for card in ("fire", "water", "multi-1"):
        assert why_not(state, f"move clockwise {card}") == "element-blocked"
    assert "move counterclockwise water" in allowed(state)  # onto earth, which is not blocked
    state = quintessence(GAME, "air", hands={"blue": "air air fire"})
    assert why_not(state, "bridge air fire") == "element-blocked"


def test_or_quintessence_stands_for_any_element():
    """Line 23."""
    state = quintessence(PREVAIL, "fire", hands={"blue": "fire"})
    do(state, BLUE, "move clockwise fire")
    assert where(state) == ("ring-1", 1)


@pytest.mark.parametrize("game", [GAME, PREVAIL])
def test_for_a_bridge_it_overcomes_no_block_as_it_makes_up_for_one_card(game):
    """Lines 128, 196."""
    state = quintessence(game, "air", hands={"blue": "air air fire"})
    assert why_not(state, "bridge air air") == "element-blocked"


@pytest.mark.parametrize("game", [GAME, PREVAIL])
def test_the_wind_uses_no_element(game):
    """Line 128."""
    blocked = {"blue": ("fire", "block fire")}
    state = sit(tokens=True, own={"blue": "air"}, at=RING, boards=blocked, game=game)
    do(state, BLUE, "tailwind clockwise")
    assert where(state) == ("ring-1", 1)
    assert hand(state) == "air"


def test_67_neither_do_the_steps_of_artemis_and_nike():
    """Line 128."""
    for god in ("artemis", "nike"):
        state = summon(god, at=RING, boards={"blue": ("fire", "block fire")})
        do(state, BLUE, "step clockwise")  # onto fire
        assert where(state) == ("ring-1", 1)
