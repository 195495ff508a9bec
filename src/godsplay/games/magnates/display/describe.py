"""Every action as a sentence, with the rule it rests on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Value
from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    PROVINCES,
    SENATORS,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.card_actions import change
from godsplay.games.magnates.rules.cards import PRIVILEGES, Cards
from godsplay.games.magnates.rules.state import State

RULES: Final[dict[str, str]] = {
    "pass": "actions",
    "estate": "estates",
    "bid": "family-cards",
    "fight": "family-cards",
    "choose": "primate",
    "remove": "undefeated",
    "discard": "losing-a-privilege",
    "demand": "assignats",
    "hand-over": "assignats",
    "cede": "assignats",
    "give": "gifts",
    "influence": "influence-actions",
    "strength": "strength-actions",
    "building": "buildings",
}

PASSES: Final = {"veto": "action-pass-veto", "lose-estate": "action-pass-lose-estate"}  # what it means to pass


def describe(cards: Cards, action: MagnatesAction, state: State | None) -> Message:
    """Describe an action, with the rule it rests on; in a position, by what lies where it is done."""
    verb = action.verb
    values: dict[str, Value] = {}
    if action.family_card != NONE:
        values["card"] = FAMILY_CARDS[action.family_card]
    if action.privilege != NONE:
        values["privilege"] = PRIVILEGES[action.privilege]
        values["tool"] = PRIVILEGES[action.privilege]
    if action.senator != NONE:
        values["tool"] = SENATORS[action.senator]
    if action.spot != NONE:
        values["spot"] = (
            SPOTS[action.spot] if state is None or is_bare(state, action.spot) else state.contested(action.spot)
        )
    if action.province != NONE:
        values["province"] = PROVINCES[action.province]
    if action.family != NONE:
        values["seat"] = FAMILIES[action.family]
    if action.symbol != NONE:
        values["symbol"] = SYMBOLS[action.symbol]
    if verb in ("influence", "strength", "building"):
        values["change"] = change(cards, action)
    step = state.stack[-1].step.name if state is not None and state.stack else ""
    key = PASSES.get(step, "action-pass") if verb == "pass" else f"action-{verb}"
    return Message(key, RULES.get(verb, verb), values)


def is_bare(state: State, spot: int) -> bool:
    """Whether neither a Senator nor a Privilege nor a Conflict lies on a spot."""
    if spot < FIRST_SEJM_SPOT:
        return False
    cards = state.sejm if spot < FIRST_POWER_SPOT else state.spaces
    return cards[spot - (FIRST_SEJM_SPOT if spot < FIRST_POWER_SPOT else FIRST_POWER_SPOT)] == EMPTY
