"""Asking a bot: what it gives back is checked, and what goes wrong in it is told as its author needs it."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from godsplay.bots.errors import BotError
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation

HERE = str(Path(__file__).parent)


def ask(bot: Any, spec: str, seen: Seen, rng: Chance) -> Action:
    """Let a bot choose; whatever is no legal action is its error."""
    try:
        chosen = bot.choose(seen, rng)
    except (Exception, SystemExit) as error:
        raise BotError(f"{who(spec, seen)}: {told(error)}") from None
    if not isinstance(chosen, Action):
        kind = type(chosen).__name__
        raise BotError(f"{who(spec, seen)}: choose() must give one of seen.legal, not {chosen!r} ({kind})")
    reason = seen.state.why_not(seen.seat, chosen)
    if reason is not None:
        raise BotError(f"{who(spec, seen)}: chose {str(chosen)!r}, but: {presentation(seen.game).words.text(reason)}")
    return chosen


def who(spec: str, seen: Seen) -> str:
    """Name a bot and its seat."""
    return f"{spec} as {presentation(seen.game).words.name(seen.game.seat_names[seen.seat])}"


def told(error: BaseException) -> str:
    """Tell an error in a line, and below it the traceback from the bot's own file on."""
    trace = error.__traceback__
    while trace is not None and is_ours(trace.tb_frame.f_code.co_filename):
        trace = trace.tb_next
    lines = "".join(traceback.format_exception(type(error), error, trace, chain=False)).rstrip()
    last = lines.splitlines()[-1]
    return last if lines == last else f"{last}\n{lines}"


def is_ours(file: str) -> bool:
    """Tell whether code only leads to that of a bot."""
    return file.startswith((HERE, "<frozen importlib")) or "importlib" in Path(file).parts
