"""Every action as a sentence, with the rule it rests on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Value
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    COLOURS,
    ELEMENTS,
    LEVELS,
    MARKS,
    NOTHING,
    PAYMENTS,
    WAYS,
)

RULES: Final[dict[str, str]] = {
    "done": "turn",
    "pass": "turn",
    "start": "set-up",
    "move": "move",
    "bridge": "bridges",
    "join": "god-cards",
    "turn": "rotate",
    "place": "player-boards",
    "dispose": "dispose",
    "step": "god-cards",
    "tailwind": "ability-tokens",
    "scorch": "ability-tokens",
    "causeway": "ability-tokens",
    "tide": "ability-tokens",
    "quintessence": "ability-tokens",
    "block": "player-boards",
    "first": "play-first",
    "collect": "ability-tokens",
    "play-first": "play-first",
    "poseidon": "god-cards",
    "remove": "god-cards",
    "discard": "god-cards",
    "take": "god-cards",
    "put-back": "god-cards",
    "give": "god-cards",
}


def in_words(action: PlayfulGodsAction) -> Message:
    """Describe an action."""
    verb = action.verb
    key = "action-" + verb
    values: dict[str, Value] = {}
    if action.way != NOTHING:
        values["way"] = WAYS[action.way]
    if action.card != NOTHING:
        values["card"] = PAYMENTS[action.card]
    if action.other != NOTHING:
        values["second"] = PAYMENTS[action.other]
    if action.level != NOTHING:
        values["level"] = LEVELS[action.level]
    if action.sector != NOTHING:
        values["sector"] = action.sector
    if action.ring != NOTHING:
        values["ring"] = action.ring
    if action.fields != NOTHING:
        values["fields"] = action.fields
    if action.element != NOTHING:
        values["element"] = ELEMENTS[action.element]
    if action.seat != NOTHING:
        values["seat"] = COLOURS[action.seat]
    if action.mark != NOTHING:
        values["mark"] = MARKS[action.mark]
    if verb == "bridge" and action.other != NOTHING:
        key += "-for-two"
    return Message(key, RULES[verb], values)
