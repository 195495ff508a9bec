"""Bots of one's own as Python classes: `python:module.Class`."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from godsplay.bots.errors import UnknownBot
from godsplay.bots.runner import format_error


def load_plugin(spec: str) -> Any:
    """Make a bot from the class that the spec names."""
    path = spec.removeprefix("python:")
    module_name, _, name = path.rpartition(".")
    if not module_name or not all(part.isidentifier() for part in path.split(".")):
        raise UnknownBot(f"{spec!r} names no class: write python:module.Class, for a module.py in the current folder")
    module = find_module(spec, module_name)
    if not isinstance(getattr(module, name, None), type):
        file = getattr(module, "__file__", None) or "built into Python"
        raise UnknownBot(f"{spec!r}: the module {module_name!r} ({file}) has no class {name!r}")
    return instantiate(spec, getattr(module, name))


def find_module(spec: str, name: str) -> ModuleType:
    """Import a module; one in the current folder comes before others of the same name."""
    sys.path.insert(0, "")
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name + ".").startswith(error.name + "."):
            raise UnknownBot(f"{spec!r}: there is no module {error.name!r} in the current folder or the path") from None
        raise UnknownBot(f"{spec!r} cannot be imported: {format_error(error)}") from None
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{spec!r} cannot be imported: {format_error(error)}") from None
    finally:
        sys.path.remove("")
        sys.path.append("")  # what a bot imports later is found, too, and hides nothing that others need


def instantiate(spec: str, kind: type) -> Any:
    """Make a bot of a class; raise if it could not be asked for a decision."""
    try:
        inspect.signature(kind).bind()
    except TypeError as error:
        raise UnknownBot(f"{spec!r}: a bot is made without arguments, but {kind.__name__}() has a {error}") from None
    try:
        bot = kind()
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{spec!r} cannot be made: {format_error(error)}") from None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{spec!r}: a bot has a method choose(seen, rng)")
    try:
        inspect.signature(bot.choose).bind("seen", "rng")
    except TypeError as error:
        raise UnknownBot(f"{spec!r}: a bot has a method choose(seen, rng), but here: {error}") from None
    return bot
