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
    if verb in ("bid", "fight"):
        values["card"] = FAMILY_CARDS[action.card]
    elif action.card != NONE:
        values["privilege"] = PRIVILEGES[action.card]
        values["tool"] = PRIVILEGES[action.card]
    elif action.senator != NONE:
        values["tool"] = SENATORS[action.senator]
    if action.spot != NONE:
        values["spot"] = SPOTS[action.spot]
    if verb in ("choose", "give", "assignats", "treasurer"):
        values["seat"] = FAMILIES[action.target]
    elif verb == "pacta-conventa":
        values["symbol"] = SYMBOLS[action.target]
    elif action.target != NONE:
        values["province"] = PROVINCES[action.target]
    if verb == "treasurer":
        values["province"] = PROVINCES[action.province]
    if verb in ("influence", "strength", "building"):
        values["change"] = change(cards, action)
    return Message("action-" + verb, RULES.get(verb, verb), values)
