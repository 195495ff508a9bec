"""Whether an action on Influence or Strength can change anything, whatever everybody may still play there."""

from __future__ import annotations

from godsplay.games.magnates.ai.judgement import leads
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import FIRST_POWER_SPOT, province_of_spot
from godsplay.games.magnates.rules.card_actions import change
from godsplay.games.magnates.rules.frames import ActionsFrame
from godsplay.games.magnates.rules.phases.conflict import no_fief, province_strength, reaches_scale
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.action_window import playable
from godsplay.games.magnates.rules.steps.contest import influences, strengths


def is_idle(state: State, seat: int, action: MagnatesAction) -> bool:
    """Whether an action changes neither who wins what is being resolved nor who loses by it."""
    frame = state.stack[-1]
    assert isinstance(frame, ActionsFrame)
    later = state.order[frame.turn + 1 :]
    if action.verb == "influence":
        return is_idle_influence(state, seat, later, frame.occasion)
    if action.verb == "strength" or action.verb == "building":
        return is_idle_strength(state, seat, later, action, frame.occasion)
    return False


def is_idle_influence(state: State, seat: int, later: list[int], spot: int) -> bool:
    """Whether a seat has lost a contest whatever it adds, or won it whatever those after it in the lap add."""
    values = influences(state, spot)
    best = max([values[rival] for rival in range(state.players) if rival != seat])
    if values[seat] + most_added(state, seat, spot, "influence") < best:
        return True
    for rival in later:
        values[rival] += most_added(state, rival, spot, "influence")
    return leads(state, values, seat, spot, 0)


def is_idle_strength(state: State, seat: int, later: list[int], action: MagnatesAction, spot: int) -> bool:
    """Whether a Conflict is won or lost with and without an action, and the seat's rank in it makes no difference."""
    values = strengths(state, spot)
    lowest = highest = sum(values) + province_strength(state, province_of_spot(spot))
    for each in [seat, *later]:
        for move in playable(state, each, spot):
            if move.verb == "strength" or move.verb == "building":
                added = change(state.cards, move)
                lowest += min(0, added)
                highest += max(0, added)
    won = reaches_scale(state, spot, lowest)
    if won != reaches_scale(state, spot, highest):
        return False
    if action.verb == "building" or change(state.cards, action) < 0:
        return True
    reached = values[seat] + most_added(state, seat, spot, "strength")
    if not won:
        others = min([values[rival] for rival in range(state.players) if rival != seat])
        return not risks_more(state, seat, spot) or values[seat] > others or reached < others
    if no_fief(state, state.spaces[spot - FIRST_POWER_SPOT]):
        return True
    if reached < max([values[rival] for rival in range(state.players) if rival != seat]):
        return True
    for rival in later:
        values[rival] += most_added(state, rival, spot, "strength")
    return leads(state, values, seat, spot, 0)


def most_added(state: State, seat: int, spot: int, verb: str) -> int:
    """Return what a seat can add at most to its own card."""
    most = 0
    for move in playable(state, seat, spot):
        if move.verb == verb:
            most += max(0, change(state.cards, move))
    return most


def risks_more(state: State, seat: int, spot: int) -> bool:
    """Whether a seat would lose more than others, if it were the weakest in a lost Conflict."""
    conflict = state.spaces[spot - FIRST_POWER_SPOT]
    if state.cards.costs_privilege[conflict] and seat in state.privileges:
        return True
    return bool(state.cards.invaded[conflict]) and state.estates_of(province_of_spot(spot), seat) > 1
