"""Lots with something wrong: other methods of its steps, its state or its game, or another display, advice or study."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from itertools import count
from types import ModuleType
from typing import Any

from godsplay.engine.advice import Advice
from godsplay.engine.encoding import Encoding
from godsplay.present.presentation import Presentation
from lots.game import Deal, Look, LotsGame, LotsState

Methods = dict[str, Any]
numbers = count(1)


def broken_game(
    *,
    deal: Methods | None = None,
    look: Methods | None = None,
    state: Methods | None = None,
    display: Methods | None = None,
    advice: Methods | None = None,
    encoding: Methods | None = None,
    **game: Any,
) -> LotsGame:
    """Make Lots with other methods of its parts, and other attributes of the game itself."""
    parts: dict[str, Any] = {
        "deal": type("OtherDeal", (Deal,), deal or {})(),
        "look": type("OtherLook", (Look,), look or {})(),
        "state": type("OtherState", (LotsState,), state or {}),
    }
    if display or advice or encoding:
        parts["package"] = install_package(
            display=("Display", type("Display", (Presentation,), display or {})),
            ai=("Advice", type("OtherAdvice", (Advice,), advice or {})),
            study=("Encoding", type("OtherEncoding", (Encoding,), encoding or {})),
        )
    made: LotsGame = type("OtherGame", (LotsGame,), {**parts, **game})()
    return made


def install_package(**modules: tuple[str, type]) -> str:
    """Make a package with these modules, each with one class, importable; return its name."""
    package = f"lots_parts_{next(numbers)}"
    add_module(package, is_package=True)
    for name, (attribute, value) in modules.items():
        setattr(add_module(f"{package}.{name}"), attribute, value)
    return package


def add_module(name: str, is_package: bool = False) -> ModuleType:
    """Add an empty module to those that are imported."""
    module = ModuleType(name)
    module.__spec__ = ModuleSpec(name, None, is_package=is_package)
    if is_package:
        module.__path__ = []
    sys.modules[name] = module
    return module
