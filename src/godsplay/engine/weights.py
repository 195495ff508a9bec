"""Learnt weights: a file beside a game's advice, checked before it is believed."""

from __future__ import annotations

import logging
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from godsplay.engine.game import Game
from godsplay.engine.network import Network

FORMAT: Final = 1
FILE: Final = "weights.json"
UNITS_AT_A_TIME: Final = 4  # of the hidden layer

logger = logging.getLogger(__name__)
opened: dict[str, Network | None] = {}  # by package: what was learnt of a game, read once


class WeightsError(ValueError):
    """Raised for weights that cannot be used; the message says why in one line."""


def own_network(game: Game, inputs: list[str]) -> Network | None:
    """Return what a game's package has learnt; None, after one warning, if that cannot be used."""
    package = game.package
    if package not in opened:
        opened[package] = None
        folder = f"{package}.ai"
        if inputs and find_spec(folder) is not None:
            file = files(folder) / FILE
            try:
                opened[package] = read_weights(file.read_bytes(), game, inputs)
            except FileNotFoundError:
                pass  # nothing has been learnt of this game yet
            except (OSError, WeightsError) as error:
                logger.warning("%s: the learnt weights cannot be used: bots judge by hand (%s)", game.title, error)
    return opened[package]


def load_network(path: str, game: Game, inputs: list[str]) -> Network:
    """Read weights from a file of one's own."""
    try:
        return read_weights(Path(path).read_bytes(), game, inputs)
    except OSError as error:
        raise WeightsError(f"{path}: {error.strerror or error}") from None
    except WeightsError as error:
        raise WeightsError(f"{path}: {error}") from None


def read_weights(text: bytes, game: Game, inputs: list[str]) -> Network:
    """Make a network of a file, if it was made for this game, these rules and these inputs."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise WeightsError(f"this is no file of weights: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WeightsError(f"this is no file of weights of format {FORMAT}")
    for key, own in (("game", game.name), ("rules", game.rules_version), ("inputs", inputs)):
        if data.get(key) != own:
            found = "others" if key == "inputs" else f"{data.get(key)!r}"
            raise WeightsError(f"made for {key} {found}: another version is needed")
    width = len(inputs)
    units = data.get("hidden")
    if not isinstance(units, list) or not units or len(units) % UNITS_AT_A_TIME:
        raise WeightsError(f"the number of hidden units must be a multiple of {UNITS_AT_A_TIME}")
    return Network(
        numbers(data, "direct", width),
        [numbers({"hidden": unit}, "hidden", width) for unit in units],
        numbers(data, "biases", len(units)),
        numbers(data, "out", len(units)),
        numbers(data, "margin-direct", width),
        numbers(data, "margin-out", len(units)),
    )


def numbers(data: dict[str, Any], key: str, count: int) -> list[float]:
    """Return a list of so many numbers."""
    values = data.get(key)
    if not isinstance(values, list) or len(values) != count:
        raise WeightsError(f"{key}: there must be {count} numbers")
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise WeightsError(f"{key}: {value!r} is no number")
    return [float(value) for value in values]
