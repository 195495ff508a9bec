"""Every action as a sentence, with the rule it rests on."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Value
from godsplay.games.gods_playground.display.estate_names import estate_values
from godsplay.games.gods_playground.rules.actions import (
    CLEAR_WITH_OWN,
    NONE,
    VIENNA,
    Campaign,
    GodsPlaygroundAction,
)
from godsplay.games.gods_playground.rules.board import (
    COSSACK,
    ENEMIES,
    FAMILIES,
    PLACES,
    REGIONS,
    UNITS,
)
from godsplay.games.gods_playground.rules.state import State

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
    "take": "confederation",
    "school": "jesuit-schools",
    "city": "new-city",
    "army": "buy-armies",
    "buy": "buy-armies",
    "campaign": "campaigns",
    "clear": "enemies-first",
    "fight-back": "poland-fights-back",
}


def describe(action: GodsPlaygroundAction, state: State | None) -> Message:
    """Describe an action; in a position, with the enemies as they are called there."""
    if isinstance(action, Campaign):
        return campaign(action, state)
    verb = action.verb
    rule = RULES[verb]
    if verb == "clear":
        return Message("action-clear-with-own" if action is CLEAR_WITH_OWN else "action-clear-with-king", rule)
    values: dict[str, Value] = {}
    if verb == "block":
        values = {"place": PLACES[action.region], "value": action.value}
    elif verb == "bid":
        values = {"money": action.value}
    elif verb == "treaty":
        values = {"enemy": enemy_name(action.target, state)}
    elif verb == "buy":
        values = {"unit": UNITS[action.value]}
        rule = "cossacks" if action.value == COSSACK else rule
    elif verb == "fight-back":
        values = {"place": "vienna" if action.region == VIENNA else REGIONS[action.region]}
    elif action.region != NONE and verb != "danzig":
        values = {"region": REGIONS[action.region]}
        if verb == "move":
            values["goal"] = REGIONS[action.target]
        elif verb == "confederation":
            values["family"] = FAMILIES[action.target]
        elif verb in ("manager", "city", "take"):
            values["space"] = action.space + 1
            unknown: dict[str, Value] = {"points": 0, "which": "only"}
            values.update(unknown if state is None else estate_values(state.board, action.region, action.space))
    return Message("action-" + verb, rule, values)


def campaign(action: Campaign, state: State | None) -> Message:
    """Describe a campaign, with those who join it."""
    key = "action-campaign"
    rule = RULES["campaign"]
    if action.with_king:
        key += "-with-king"
        rule = "polish-army-in-campaigns"
    if action.with_cossacks:
        key += "-and-cossacks" if action.with_king else "-with-cossacks"
    return Message(key, rule, {"region": REGIONS[action.region], "enemy": enemy_name(action.region, state)})


def enemy_name(enemy: int, state: State | None) -> str:
    """Name an enemy, as it is called in a position if there is one."""
    return ENEMIES[enemy] if state is None else state.enemy_name(enemy)
