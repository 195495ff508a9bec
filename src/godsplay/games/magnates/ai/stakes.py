"""What hangs on a Conflict that is being resolved, and what a little more or less Strength does to it."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.ai.evaluation import (
    ESTATE,
    FIEF,
    LOST_ESTATE,
    LOST_PRIVILEGE,
    SENATOR_WORTH,
    privilege_worth,
)
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FIRST_POWER_SPOT,
    NOBODY,
    PROVINCE_COUNT,
    ROUNDS,
    province_of_spot,
)
from godsplay.games.magnates.rules.card_actions import change
from godsplay.games.magnates.rules.cards import ESTATE_PRIZE
from godsplay.games.magnates.rules.phases.conflict import no_fief, province_strength, reaches_scale
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.action_window import playable
from godsplay.games.magnates.rules.steps.contest import strengths

PARTITION: Final = [1.0, 2.0, 12.0, 12.0, 12.0]  # what one more costs everybody, in Wealth, by those there are
RIVALS: Final = 0.5  # what rivals win or lose, beside what the family itself does
STANDING_BUILDING: Final = 0.4  # what a building is worth in each later round, where one has most Estates


def result(state: State, seat: int, spot: int, values: list[int], standing: int) -> float:
    """Return what a Conflict brings a seat with these Strengths, less half of what it brings the others."""
    conflict = state.spaces[spot - FIRST_POWER_SPOT]
    worth = 0.0
    if reaches_scale(state, spot, sum(values) + standing):
        if no_fief(state, conflict):
            return 0.0
        prize = ESTATE if state.cards.prize[conflict] == ESTATE_PRIZE else FIEF
        return prize * part_in_prize(state, values, seat)
    for each in range(state.players):
        loss = losses(state, spot, conflict, each, part_in_loss(state, values, each))
        worth += -loss if each == seat else loss * RIVALS
    province = province_of_spot(spot)
    others = 0
    for other in range(PROVINCE_COUNT):
        if other != province and state.is_partitioned(other):
            others += 1
    return worth - PARTITION[others]


def part_in_prize(state: State, values: list[int], seat: int) -> float:
    """Return a seat's part in being strongest: the Primate decides ties, for himself if he is tied."""
    best = max(values)
    if values[seat] < best:
        return 0.0
    primate = state.primate()
    if primate >= 0 and values[primate] == best:
        return 1.0 if seat == primate else 0.0
    return 1.0 / values.count(best)


def part_in_loss(state: State, values: list[int], seat: int) -> float:
    """Return a seat's part in being weakest, which the Primate, if he is tied, leaves to others."""
    worst = min(values)
    if values[seat] > worst:
        return 0.0
    tied = values.count(worst)
    primate = state.primate()
    if tied > 1 and primate >= 0 and values[primate] == worst:
        return 0.0 if seat == primate else 1.0 / (tied - 1)
    return 1.0 / tied


def losses(state: State, spot: int, conflict: int, seat: int, weakest: float) -> float:
    """Return what a lost Conflict costs a seat."""
    cards = state.cards
    loss = 0.0
    for province in cards.invaded[conflict]:
        if state.estates_of(province, seat) > 0:
            loss += LOST_ESTATE
    if cards.invaded[conflict] and state.estates_of(province_of_spot(spot), seat) > 1:
        loss += LOST_ESTATE * weakest
    if cards.costs_privilege[conflict] and seat in state.privileges:
        loss += LOST_PRIVILEGE * weakest
    return loss


def change_for(state: State, seat: int, actor: int, action: MagnatesAction, spot: int) -> float:
    """Return what an action of an actor changes for a seat in the Conflict on a spot."""
    values = strengths(state, spot)
    standing = province_strength(state, province_of_spot(spot))
    before = result(state, seat, spot, values, standing)
    added = change(state.cards, action)
    if action.verb == "building":
        return result(state, seat, spot, values, standing + added) - before
    values[actor] += added
    return result(state, seat, spot, values, standing) - before


def judge_strength(state: State, seat: int, action: MagnatesAction, spot: int) -> float:
    """Value an action on Strength, or a building, by what it changes, less what is spent."""
    spent = price(state, action, spot)
    added = change(state.cards, action)
    worth = change_for(state, seat, seat, action, spot)
    if added > 0:
        worth = max(worth, part_of_a_rescue(state, seat, added, spot))
    if action.verb == "building":
        province = province_of_spot(spot)
        if state.leader(province) == seat:
            worth += STANDING_BUILDING * (ROUNDS - state.round)
    return worth - spent


def price(state: State, action: MagnatesAction, spot: int) -> float:
    """Return what is lost when a card is played at a Conflict: nothing at the last at which it can be."""
    if is_last(state, spot) and (action.senator != NOBODY or state.round == ROUNDS):
        return 0.0
    if action.senator != NOBODY:
        return SENATOR_WORTH[action.senator] * 0.5
    return privilege_worth(state, action.privilege)


def is_last(state: State, spot: int) -> bool:
    """Whether no Conflict is left to be resolved after this one."""
    later = state.spaces[spot - FIRST_POWER_SPOT + 1 :]
    return later.count(EMPTY) == len(later)


def part_of_a_rescue(state: State, seat: int, added: int, spot: int) -> float:
    """Value an action that saves a Conflict together with the others the seat could play."""
    values = strengths(state, spot)
    standing = province_strength(state, province_of_spot(spot))
    deficit = state.scale(spot - FIRST_POWER_SPOT) - sum(values) - standing
    if deficit <= added:
        return 0.0
    available = 0
    for move in playable(state, seat, spot):
        if move.verb == "strength" or move.verb == "building":
            available += max(0, change(state.cards, move))
    if available < deficit:
        return 0.0
    before = result(state, seat, spot, values, standing)
    values[seat] += deficit
    return (result(state, seat, spot, values, standing) - before) * 0.8
