"""Every action as a sentence, with the rule it rests on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Value
from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import FAMILIES, FAMILY_CARDS, PROVINCES, SENATORS, SPOTS, SYMBOLS
from godsplay.games.magnates.rules.card_actions import change
from godsplay.games.magnates.rules.cards import PRIVILEGES, Cards

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


def describe(cards: Cards, action: MagnatesAction) -> Message:
    """Describe an action, with the rule it rests on."""
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
        values["spot"] = SPOTS[action.spot]
    if action.province != NONE:
        values["province"] = PROVINCES[action.province]
    if action.family != NONE:
        values["seat"] = FAMILIES[action.family]
    if action.symbol != NONE:
        values["symbol"] = SYMBOLS[action.symbol]
    if verb in ("influence", "strength", "building"):
        values["change"] = change(cards, action)
    return Message("action-" + verb, RULES.get(verb, verb), values)
