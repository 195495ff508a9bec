"""Asking a bot for a decision: its answer is checked, and errors in it are reported as its author needs them."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from godsplay.bots.errors import BotError
from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen
from godsplay.present.presentation import presentation

HERE = ("godsplay", "bots")  # a compiled module names its source as it was built, without the way there


def ask(bot: Any, spec: str, seen: Seen, rng: Chance) -> Action:
    """Return what a bot chooses; raise `BotError` if it fails or chooses what is no legal action."""
    try:
        chosen = bot.choose(seen, rng)
    except (Exception, SystemExit) as error:
        raise BotError(f"{bot_and_seat(spec, seen)}: {format_error(error)}") from None
    if not isinstance(chosen, Action):
        kind = type(chosen).__name__
        raise BotError(f"{bot_and_seat(spec, seen)}: choose() must give one of seen.legal, not {chosen!r} ({kind})")
    reason = seen.state.why_not(seen.seat, chosen)
    if reason is not None:
        raise BotError(
            f"{bot_and_seat(spec, seen)}: chose {str(chosen)!r}, but: {presentation(seen.game).words.text(reason)}"
        )
    return chosen


def bot_and_seat(spec: str, seen: Seen) -> str:
    """Name a bot and its seat."""
    return f"{spec} as {presentation(seen.game).words.name(seen.game.seat_names[seen.seat])}"


def format_error(error: BaseException) -> str:
    """Format an error as one line, and below it the traceback from the bot's own file on."""
    trace = error.__traceback__
    while trace is not None and is_runner_code(trace.tb_frame.f_code.co_filename):
        trace = trace.tb_next
    lines = "".join(traceback.format_exception(type(error), error, trace, chain=False)).rstrip()
    last = lines.splitlines()[-1]
    return last if lines == last else f"{last}\n{lines}"


def is_runner_code(file: str) -> bool:
    """Whether a file belongs to the code that calls a bot, not to the bot."""
    parts = Path(file).parts
    return parts[-3:-1] == HERE or file.startswith("<frozen importlib") or "importlib" in parts
