"""Every action as a sentence, with the rule it rests on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Value
from godsplay.games.gods_playground.rules.actions import NONE, VIENNA, Campaign, Move
from godsplay.games.gods_playground.rules.board import (
    BLACK,
    BLACK_BY_TURN,
    COSSACK,
    ENEMIES,
    FAMILIES,
    PLACES,
    REGIONS,
    UNITS,
)

RULES: Final[dict[str, str]] = {
    "pass": "turn",
    "done": "turn",
    "estate": "build-estates",
    "block": "nobles",
    "fewer": "too-few-nobles",
    "bid": "bidding",
    "manager": "land-manager",
    "danzig": "danzig",
    "treaty": "diplomacy",
    "move": "move-cubes",
    "veto": "liberum-veto",
    "confederation": "confederation",
    "school": "jesuit-schools",
    "city": "new-city",
    "army": "buy-armies",
    "buy": "buy-armies",
    "campaign": "campaigns",
    "fight-back": "poland-fights-back",
}


def in_words(action: Move) -> Message:
    """Put an action into words."""
    if isinstance(action, Campaign):
        return campaign(action)
    verb = action.verb
    rule = RULES[verb]
    values: dict[str, Value] = {}
    if verb == "block":
        values = {"place": PLACES[action.region], "value": action.value}
    elif verb == "bid":
        values = {"money": action.value}
    elif verb == "treaty":
        values = {"enemy": ENEMIES[action.target]}
    elif verb == "buy":
        values = {"unit": UNITS[action.value]}
        rule = "cossacks" if action.value == COSSACK else rule
    elif verb == "fight-back":
        values = {"place": "vienna" if action.region == VIENNA else REGIONS[action.region]}
    elif action.region != NONE:
        values = {"region": REGIONS[action.region]}
        if verb == "move":
            values["goal"] = REGIONS[action.target]
        elif verb == "confederation":
            values["family"] = FAMILIES[action.target]
        elif verb in ("manager", "city"):
            values["space"] = action.space + 1
    return Message("action-" + verb, rule, values)


def in_turn(message: Message, turn: int) -> Message:
    """Call the enemy that changes its name as it is called in a turn."""
    if message.values.get("enemy") != ENEMIES[BLACK]:
        return message
    return Message(message.key, message.rule, {**message.values, "enemy": BLACK_BY_TURN[turn - 1]})


def campaign(action: Campaign) -> Message:
    """Put a campaign into words, with those who join it."""
    key = "action-campaign"
    rule = RULES["campaign"]
    if action.with_king:
        key += "-with-king"
        rule = "polish-army-in-campaigns"
    if action.with_cossacks:
        key += "-and-cossacks" if action.with_king else "-with-cossacks"
    return Message(key, rule, {"region": REGIONS[action.region], "enemy": ENEMIES[action.region]})
