"""God's Playground stated a second time, from its rulebook: EN is the English one, FR the French, SUM the summary.

The numbers are lines; rulings are those of docs/decisions-gods-playground.md.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import NamedTuple

from second_opinion.gods_playground import (
    phases_1_to_6,
    phases_7_and_8,
    phases_9_and_10,
    phases_11_to_13,
    phases_14_to_16,
)
from second_opinion.gods_playground.figures import FAMILIES
from second_opinion.gods_playground.table import Dice, Position, Readings

Phase = Callable[[Position, Readings, Dice], None]


class Decision(NamedTuple):
    """What players choose from, what a choice does, whether somebody has to choose, and what comes afterwards."""

    choices: Callable[[Position, Readings, str], set[str]]
    carry_out: Callable[[Position, Readings, str, list[str], Dice], None]
    is_open: Callable[[Position, Readings], bool]
    afterwards: tuple[Phase, ...] = ()


def begin(players: int, options: dict[str, bool], readings: Readings, drawn: list[int]) -> Position:
    """Return the position at the first decision. EN 96."""
    assert players == 3, "The game is for three players. EN 9."
    return phases_1_to_6.starting_position(options, FAMILIES[drawn[0]])


def legal(position: Position, readings: Readings, seat: int) -> set[str]:
    """Return what a seat may choose, in notation."""
    frame = position["stack"][-1]
    if frame.get("seat", FAMILIES[seat]) != FAMILIES[seat]:
        return set()
    return DECISIONS[frame["step"]].choices(position, readings, FAMILIES[seat])


def after(position: Position, readings: Readings, seat: int, move: str, drawn: list[int]) -> Position:
    """Return the position at the next decision."""
    position = deepcopy(position)
    dice = iter(drawn)
    decision = DECISIONS[position["stack"][-1]["step"]]
    decision.carry_out(position, readings, FAMILIES[seat], move.split(), dice)
    play_on(position, readings, dice)
    left = list(dice)
    assert not left, f"{FAMILIES[seat]}: {move}: dice left over: {left}"
    return position


def ending(position: Position, readings: Readings) -> tuple[list[int], list[int]]:
    """Return the points of every seat and the one that has won. EN 612."""
    points = [sum(position["families"][family]["points"].values()) for family in FAMILIES]
    return points, [FAMILIES.index(phases_14_to_16.winner(position))]


def play_on(position: Position, readings: Readings, dice: Dice) -> None:
    """Play until somebody must decide; each phase is completed before the next. EN 126."""
    while position["stack"]:
        decision = DECISIONS[position["stack"][-1]["step"]]
        if decision.is_open(position, readings):
            return
        position["stack"].pop()
        for phase in decision.afterwards:
            phase(position, readings, dice)


def next_turn(position: Position, readings: Readings, dice: Dice) -> None:
    """Start a new turn, or end the game after the fourth. EN 592, 604."""
    if position["turn"] == 4:
        phases_14_to_16.ending_the_game(position, readings, dice)
        return
    phases_14_to_16.end_of_turn(position, readings, dice)
    phases_1_to_6.income(position, readings, dice)
    phases_1_to_6.nobles_phase(position, readings, dice)


def always(position: Position, readings: Readings) -> bool:
    """Somebody has to choose as long as the question stands."""
    return True


DECISIONS = {
    "set-up": Decision(
        phases_1_to_6.set_up_choices,
        phases_1_to_6.set_up_disc,
        phases_1_to_6.discs_to_set_up,
        (phases_1_to_6.income, phases_1_to_6.nobles_phase),
    ),
    "nobles": Decision(
        phases_1_to_6.block_choices,
        phases_1_to_6.place_block,
        phases_1_to_6.blocks_to_place,
        (phases_1_to_6.flip_the_blocks,),
    ),
    "place-nobles": Decision(
        phases_1_to_6.fewer_choices,
        phases_1_to_6.place_fewer,
        phases_1_to_6.someone_is_short_of_nobles,
        (phases_1_to_6.elect_the_king,),
    ),
    "bidding": Decision(
        phases_1_to_6.bid_choices,
        phases_1_to_6.bid,
        phases_1_to_6.bids_to_make,
        (
            phases_1_to_6.polish_army,
            phases_1_to_6.events,
            phases_1_to_6.elections,
            phases_7_and_8.build_estates,
        ),
    ),
    "build-estates": Decision(
        phases_7_and_8.build_choices,
        phases_7_and_8.build,
        phases_7_and_8.someone_builds,
        (phases_7_and_8.special_actions,),
    ),
    "special-actions": Decision(
        phases_7_and_8.special_choices,
        phases_7_and_8.act,
        phases_7_and_8.someone_acts,
        (phases_9_and_10.buy_armies,),
    ),
    "move-cubes": Decision(phases_7_and_8.second_move_choices, phases_7_and_8.second_move, always),
    "jesuit-schools": Decision(
        phases_7_and_8.next_school_choices, phases_7_and_8.next_school, phases_7_and_8.more_schools_are_possible
    ),
    "buy-armies": Decision(
        phases_9_and_10.buy_choices,
        phases_9_and_10.buy_army,
        phases_9_and_10.someone_buys,
        (phases_9_and_10.unbought_cossacks, phases_9_and_10.campaigns),
    ),
    "buy-units": Decision(
        phases_9_and_10.unit_choices, phases_9_and_10.buy_unit, phases_9_and_10.more_units_are_possible
    ),
    "campaigns": Decision(
        phases_9_and_10.campaign_choices,
        phases_9_and_10.campaign,
        phases_9_and_10.someone_campaigns,
        (phases_11_to_13.enemies_attack, phases_11_to_13.poland_fights_back),
    ),
    "poland-fights-back": Decision(
        phases_11_to_13.fight_back_choices,
        phases_11_to_13.fight_back,
        phases_11_to_13.someone_fights_back,
        (
            phases_11_to_13.enemies_expand,
            phases_14_to_16.estates_phase,
            phases_14_to_16.victory_points,
            next_turn,
        ),
    ),
}
