"""The same fact is the same wherever it is shown, and as the rules have it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from godsplay import Seeded, State
from godsplay.engine.event import Event, Kind
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.games.gods_playground.rules import enemies
from godsplay.games.gods_playground.rules.board import ENEMIES
from godsplay.games.gods_playground.rules.events import CONFEDERATED, ESTATE_BUILT, ESTATE_LOST
from godsplay.games.gods_playground.rules.state import State as GodsPlaygroundState
from godsplay.present.presentation import TextTable, presentation

from .positions import FAMILIES, GAME, at

DISPLAY = presentation(GAME)


def table(state: State, title: str) -> TextTable:
    """Find a table by its title."""
    (found,) = [each for each in DISPLAY.tables(state.seen(None)) if each.title == title]
    return found


def strengths_in_table(state: State) -> list[int]:
    """Read what the enemies come with off the last number of their cells."""
    return [int(row[2].rpartition("= ")[2].rstrip("*")) for row in table(state, "Enemies").rows]


def strengths_in_picture(state: State) -> list[int]:
    """Read what the enemies come with off their boxes."""
    picture = DISPLAY.draw(state.seen(None))
    return [int(number) for number in re.findall(r'class="net">(\d+)', picture)]


def strengths_by_rule(state: State) -> list[int]:
    assert isinstance(state, GodsPlaygroundState)
    return [enemies.attack_strength(state, enemy) for enemy in range(len(ENEMIES))]


def random_states(seed: int) -> Iterator[State]:
    """Play at random and yield every state."""
    state, rng = GAME.new(seed=seed), Seeded(f"display {seed}")
    yield state
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        yield state


@pytest.mark.parametrize("seed", range(6))
def test_enemies_are_as_strong_in_the_table_as_in_the_picture_and_in_the_rules(seed):
    for number, state in enumerate(random_states(seed)):
        if number % 5 == 0 or state.over:
            assert strengths_in_table(state) == strengths_in_picture(state) == strengths_by_rule(state)


@pytest.mark.parametrize("left", [0, 8])
def test_once_the_ottomans_marched_on_vienna_no_influence_comes_out_of_the_habsburg_box(left):
    position = at("poland-fights-back", turn=3).vienna(left, attacked=True).box("habsburgs", added=1)
    state = position.strength("ukraine", tatars=1).polish_army(1).start().state
    assert strengths_in_table(state)[-1] == strengths_in_picture(state)[-1] == 0
    label = table(state, "Enemies").rows[-1][0]
    assert label == ("5 Habsburgs (8 Ottomans at Vienna)" if left else "5 Habsburgs (influence)")


def test_before_the_march_the_habsburgs_come_with_what_the_board_and_the_dice_say():
    state = at("campaigns", turn=3).box("habsburgs", added=1).reserve("white").start().state
    assert strengths_in_table(state)[-1] == strengths_in_picture(state)[-1] == 5 + 1


@pytest.mark.parametrize(("way", "cell"), [("all-but-two-march", "10 + 3 − 2 = 11"), ("all-march", "10 + 3 = 13")])
def test_ottomans_who_hold_vienna_add_to_its_second_figure(way, cell):
    position = at("campaigns", turn=4, readings={"ottomans-from-vienna": way}).vienna(2).box("habsburgs", added=1)
    state = position.reserve("white").start().state
    assert table(state, "Enemies").rows[-1][2] == cell
    assert strengths_in_table(state)[-2:] == strengths_in_picture(state)[-2:] == [12, int(cell[-2:])]


@pytest.mark.parametrize("seed", range(3))
def test_what_families_have_is_the_same_in_table_panel_and_rules(seed):
    for state in random_states(seed):
        assert isinstance(state, GodsPlaygroundState)
        seen = state.seen(None)
        for seat, row in enumerate(table(state, "Families").rows):
            panel = [value for _, value in DISPLAY.panel(seen, seat)]
            assert panel[:2] == row[1:3] == [str(state.money[seat]), str(state.stock(seat))]
            assert panel[3] == row[4] == str(state.sejm_discs(seat))
            points = [by_seat[seat] for _, by_seat in DISPLAY.points(seen)]
            assert sum(points) == int(row[5].partition(" ")[0]) == state.scores[seat]
        assert f"{state.bank()} money in the bank" in DISPLAY.status(seen)


def test_what_a_choice_is_said_to_cost_is_paid():
    """Play games in which every price that is told is compared with the money that leaves."""
    compared = 0
    for seed in range(4):
        state, rng = GAME.new(seed=seed), Seeded(f"prices {seed}")
        while not state.over:
            seat = state.to_act[rng.below(len(state.to_act))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            told = re.match(r"(\d+) money", DISPLAY.effect(state.seen(seat), action))
            before = state.view(seat)["families"][FAMILIES[seat]]["money"]
            state.apply(seat, action)
            if told and action.verb == "buy":
                assert before - state.view(seat)["families"][FAMILIES[seat]]["money"] == int(told[1])
                compared += 1
    assert compared > 50


def happened(kind: Kind, **values: str) -> Event:
    """Return an event with what a sum asks for."""
    return Event(kind, {**values})


def test_a_turn_is_summed_up_with_what_was_lost_and_what_was_gained():
    before = at("income", turn=2).points(red=4).start().state
    after = at("income", turn=3).points(white=7, red=10).start().state
    events = [
        *[happened(ESTATE_BUILT, seat="white")] * 2,
        happened(CONFEDERATED, seat="red", family="white"),
        *[happened(ESTATE_LOST, seat="white")] * 3,
    ]
    white, red, blue, spectator = [
        DISPLAY.calling({}, reader).sum_up(Seen(before, viewer), Seen(after, viewer), events)
        for viewer, reader in ((0, "white"), (1, "red"), (2, "blue"), (SPECTATOR, ""))
    ]
    assert white == ["You lost 4 estates and gained 2, +7 points.", "Red leads by 3."]
    assert red == ["You gained 1 estate, +6 points.", "You lead by 3."]
    assert blue == ["You scored 0 points this turn.", "Red leads by 3."]
    told = "White: +7 points, 4 estates lost, 2 gained. Red: +6 points, 1 estate gained. Blue: no points."
    assert spectator == [told, "Red leads by 3."]


@pytest.mark.parametrize(
    ("points", "nobles", "money", "said"),
    [
        ((8, 9, 8), (5, 0, 5), (4, 0, 4), ""),
        ((9, 9, 8), (2, 3, 5), (4, 0, 4), "Points were equal. More nobles on the board decided it: 3 to 2."),
        ((9, 9, 8), (3, 3, 5), (2, 1, 4), "Points and nobles were equal. More money decided it: 2 to 1."),
        ((9, 9, 9), (3, 3, 3), (1, 1, 1), "Points, nobles and money were equal. The first in player order wins."),
    ],
)
def test_the_ending_says_what_decided_between_equals(points, nobles, money, said):
    play = at("end-of-turn", turn=4, first="blue").points(**dict(zip(FAMILIES, points, strict=True)))
    play = play.money(**dict(zip(FAMILIES, money, strict=True)))
    play = play.nobles("ukraine", **dict(zip(FAMILIES, nobles, strict=True))).box("russia", white=9).start()
    assert DISPLAY.decided(play.state.seen(None)) == said


def test_while_a_game_goes_on_nothing_is_decided():
    assert DISPLAY.decided(GAME.new(seed=1).seen(None)) == ""
