"""Which answers and actions are worth a thought: all but the placing of Family cards."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.games.magnates.ai.idle import is_idle
from godsplay.games.magnates.ai.judgement import judge
from godsplay.games.magnates.rules.actions import CHOOSE, PASS, MagnatesAction
from godsplay.games.magnates.rules.board import INTERREGNUM, ROUNDS
from godsplay.games.magnates.rules.frames import ActionsFrame
from godsplay.games.magnates.rules.state import State

HOPELESS: Final = -0.5  # actions worth less than that are not tried
OVERPAID: Final = 1.5  # Wealth that Assignats may be met with more than they ask for at least


def without_gifts(legal: list[Action]) -> list[MagnatesAction]:
    """Leave out what is given away; if there is nothing else to do, nothing is left."""
    return [action for action in legal if isinstance(action, MagnatesAction) and action.verb != "give"]


def sensible_actions(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Play no card for nothing; in the Interregnum, pass by nothing that costs nothing."""
    if PASS not in legal:
        return legal
    tried: list[Action] = []
    costs_nothing = False
    for action in without_gifts(legal):
        if action is PASS:
            continue
        worth = judge(state, seat, action)
        if worth > 0.0 or (worth > HOPELESS and not is_idle(state, seat, action)):
            tried.append(action)
            if worth > 0.0 and is_lost_unplayed(state, action):
                costs_nothing = True
    return tried if costs_nothing else [PASS, *tried]


def is_lost_unplayed(state: State, action: MagnatesAction) -> bool:
    """Whether a card is of no use any more if it isn't played now, in the Interregnum."""
    frame = state.stack[-1]
    if not isinstance(frame, ActionsFrame) or frame.occasion != INTERREGNUM:
        return False
    return action.verb == "treasurer" or state.round == ROUNDS


def cheap_ways_out(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Meet Assignats with what costs least, or little more."""
    ways = without_gifts(legal)
    if not ways:
        return legal
    cheapest = max([judge(state, seat, action) for action in ways])
    tried: list[Action] = []
    for action in ways:
        if judge(state, seat, action) >= cheapest - OVERPAID:
            tried.append(action)
    return tried


def selfish_choices(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Win every tie that one decides, and lose nothing by it."""
    own = CHOOSE[seat]
    if own in legal and judge(state, seat, own) > 0.0:
        return [own]
    tried: list[Action] = []
    for action in without_gifts(legal):
        if action is not own:
            tried.append(action)
    return tried or legal
