"""Rulings on the turn: who starts, God Cards, the Action Card, the add-ons, the end.

Each number is one of rulings.toml.
"""

from godsplay.engine.game_tree import results

from .positions import (
    BLUE,
    GAME,
    GREEN,
    INNER,
    RED,
    RING,
    allowed,
    do,
    hand,
    owner,
    sit,
    summon,
    told,
    turned,
    where,
    why_not,
)


def test_27_chance_names_who_starts():
    assert {GAME.new(players=3, seed=seed).to_act[0] for seed in range(30)} == {BLUE, RED, GREEN}


def test_28_in_the_first_round_no_god_card_is_drawn_and_nothing_passed():
    state = sit(step="god-card", turn=1, hands={"red": "air", "green": "air"})
    for seat in (BLUE, RED, GREEN):
        assert state.god == -1
        assert state.holder == BLUE
        do(state, seat, "done")
    assert state.turn == 4
    assert state.god != -1  # blue's second turn


def test_29_two_players_draw_a_god_card_every_second_turn():
    state = GAME.new(players=2, seed=3)
    while not state.to_act or state.turn == 0:
        do(state, state.to_act[0], allowed(state, state.to_act[0])[0])
    drawn, turn = [], 0
    while state.turn < 12 and not state.over:
        if state.turn != turn:
            turn = state.turn
            drawn.append(state.god != -1)
        seat = state.to_act[0]
        legal = allowed(state, seat)
        do(state, seat, "done" if "done" in legal else legal[0])
    assert drawn == [False, False] + [True, False] * 4 + [True]


def test_30_of_three_the_second_on_the_left_is_the_one_on_the_right():
    for god in ("dionysus", "ares"):  # second left; right
        state = summon(god, hands={"red": "air", "green": "air"})
        do(state, BLUE, "done")
        assert state.holder == GREEN


def test_31_a_round_lasts_from_the_drawers_turn_until_the_next_one():
    state = summon("persephone", hands={"red": "air", "green": "air"}, at=RING)
    for seat in (BLUE, RED, GREEN):
        assert why_not(state, "bridge air air", seat) == "no-building"
        do(state, seat, "done")
    assert "effect-ends" in told(state)


def test_32_the_action_card_is_passed_after_the_actions_and_before_drawing():
    state = summon("zeus", hands={"red": "air"}, at=RING)
    assert state.holder == BLUE
    state.listening = True
    do(state, BLUE, "done")
    assert told(state)[:3] == ["is-done", "action-card-passed", "drew"]


def test_33_only_turning_with_a_card_or_the_tide_earns_a_token():
    state = summon("zeus", offsets=(9, 9, 0), at=RING, tokens=True)  # makes the line of air in sector 0
    assert turned(state) == [0, 0, 1]
    assert state.stack[-1].step.name == "perform-actions"


def test_33_a_line_that_stood_already_earns_nothing():
    state = sit(offsets=(0, 0, 1), hands={"blue": "air-3 fire-3 air"}, tokens=True)
    do(state, BLUE, "turn clockwise air-3")
    assert state.stack[-1].step.name == "perform-actions"


def test_34_of_several_lines_one_token():
    state = sit(offsets=(0, 5, 3), hands={"blue": "air-3 fire"}, tokens=True)
    do(state, BLUE, "turn clockwise air-3", "collect fire")
    assert state.stack[-1].step.name == "perform-actions"
    assert owner(state, "earth") == -1


def test_35_a_token_may_be_played_in_the_turn_it_is_collected():
    state = sit(offsets=(0, 0, 0), hands={"blue": "air-3 fire"}, at=RING, tokens=True)
    do(state, BLUE, "turn clockwise air-3", "collect air", "tailwind clockwise")
    assert where(state) == ("ring-1", 1)


def test_36_collecting_may_be_declined():
    state = sit(offsets=(0, 0, 0), hands={"blue": "air-3 fire"}, tokens=True)
    do(state, BLUE, "turn clockwise air-3", "pass")
    assert owner(state, "air") == -1


def test_37_a_card_to_be_played_first_moves_if_it_can():
    lying = {"blue": ("fire", "first fire")}
    state = sit(step="play-first", play_first=True, boards=lying, at=RING)
    assert where(state) == ("ring-1", 1)


def test_38_a_ring_to_be_turned_first_is_turned_either_way():
    lying = {"blue": ("fire-2", "first ring-2")}
    state = sit(step="play-first", play_first=True, boards=lying, at=RING)
    do(state, BLUE, "play-first counterclockwise")
    assert turned(state) == [0, 9, 0]


def test_39_the_god_card_comes_before_the_card_to_be_played_first():
    lying = {"blue": ("fire", "first fire")}
    state = summon("poseidon", play_first=True, boards=lying, at=RING | {"blue": ("ring-1", 0)})
    assert allowed(state) == ["poseidon clockwise", "poseidon counterclockwise"]
    do(state, BLUE, "poseidon clockwise")
    assert where(state) == ("ring-1", 3)  # two on with the ring, one with the fire card


def test_40_a_multi_card_to_be_played_first_has_a_named_element():
    lying = {"blue": ("multi-1", "first fire")}
    state = sit(step="play-first", play_first=True, boards=lying, at=RING)
    assert where(state) == ("ring-1", 1)


def test_41_god_cards_turn_blocked_rings():
    state = summon("zeus", boards={"blue": ("air-1", "block ring-1")}, at=RING)
    assert turned(state) == [1, 1, 1]


def test_42_the_game_stops_at_once_with_one_winner():
    state = sit(at=INNER, bridges=[("centre", 1)], hands={"blue": "fire air"})
    do(state, BLUE, "move in fire")
    assert state.over
    assert state.winners == [BLUE]
    assert state.scores == [1, 0, 0]
    assert hand(state) == "air"  # nothing more is drawn
    assert results(state) == [1, -1, -1]  # nobody has come second


def test_43_the_add_ons_are_off_and_the_bridge_into_the_centre_is_on():
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {"tokens": False, "play_first": False, "bridge_into_centre": True}
