"""The messages that an external bot gets, and the answers it may send: lines of JSON."""

from __future__ import annotations

import json
from typing import Any

from godsplay.bots.external.process import MoveForfeited
from godsplay.engine.action import Action, UnknownAction
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation

PROTOCOL = 1


def hello(seen: Seen) -> dict[str, Any]:
    """Return the first message: what is played, and where the bot sits."""
    game, names = seen.game, seen.game.seat_names
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "edition": game.edition.name,
        "players": seen.state.players,
        "options": seen.state.options,
        "readings": game.agreed,
        "seats": names[: seen.state.players],
        "seat": names[seen.seat],
    }


def decision(seen: Seen, number: int, limit: float) -> dict[str, Any]:
    """Return the message that asks for a decision."""
    return {
        "type": "decide",
        "number": number,
        "seconds": limit,
        "prompt": presentation(seen.game).words.text(seen.prompt),
        "legal": [action.notation for action in seen.legal],
        "view": seen.view,
    }


def parse(line: bytes) -> dict[str, Any]:
    """Read an answer; raise if it is no JSON object."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise MoveForfeited(f"its answer is not JSON: {line[:60]!r}") from None
    if not isinstance(answer, dict):
        raise MoveForfeited(f"its answer is not an object: {line[:60]!r}")
    return answer


def chosen_action(answer: dict[str, Any], seen: Seen) -> Action:
    """Return the action that an answer names; raise if it is not legal."""
    notation = answer.get("action")
    if not isinstance(notation, str):
        raise MoveForfeited('its answer has no "action"')
    try:
        action: Action = seen.game.actions[notation]
    except UnknownAction as error:
        raise MoveForfeited(str(error)) from None
    if action not in seen.legal:
        raise MoveForfeited(f"{notation!r} is not legal now")
    return action
