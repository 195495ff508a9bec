"""Bots that somebody brings as a Python class: `python:module.Class`."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from godsplay.bots.errors import UnknownBot


def bring(spec: str) -> Any:
    """Make a bot from the class that the spec names; modules of the current folder are found, too."""
    path = spec.removeprefix("python:")
    module_name, _, name = path.rpartition(".")
    if not module_name:
        raise UnknownBot(f"{spec!r} names no class: write python:module.Class")
    if "" not in sys.path:
        sys.path.append("")
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise UnknownBot(f"{spec!r}: {error}") from None
    if not hasattr(module, name):
        raise UnknownBot(f"{spec!r}: the module {module_name!r} has no {name!r}")
    bot = getattr(module, name)()
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{spec!r}: a bot has a method choose(seen, rng)")
    return bot
