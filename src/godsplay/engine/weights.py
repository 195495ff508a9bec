"""Learnt weights: a file beside a game's advice, checked before it is believed."""

from __future__ import annotations

import logging
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from godsplay.engine.game import Game
from godsplay.engine.network import UNITS, Inclination, Judgement, Network

FORMAT: Final = 2
FILE: Final = "weights.json"

logger = logging.getLogger(__name__)
opened: dict[str, Network | None] = {}  # by package: what was learnt of a game, read once


class WeightsError(ValueError):
    """Raised for weights that cannot be used; the message says why in one line."""


class Expected(NamedTuple):
    """What weights must have been made for."""

    inputs: list[str]  # of a seat
    kinds: int  # of actions
    clues: int  # to an action


def own_network(game: Game, expected: Expected) -> Network | None:
    """Return what a game's package has learnt; None, after one warning, if that cannot be used."""
    package = game.package
    if package not in opened:
        opened[package] = None
        folder = f"{package}.ai"
        if expected.inputs and find_spec(folder) is not None:
            file = files(folder) / FILE
            try:
                opened[package] = read_weights(file.read_bytes(), game, expected)
            except FileNotFoundError:
                pass  # nothing has been learnt of this game yet
            except (OSError, WeightsError) as error:
                logger.warning("%s: the learnt weights cannot be used: bots judge by hand (%s)", game.title, error)
    return opened[package]


def load_network(path: str, game: Game, expected: Expected) -> Network:
    """Read weights from a file of one's own."""
    try:
        return read_weights(Path(path).read_bytes(), game, expected)
    except OSError as error:
        raise WeightsError(f"{path}: {error.strerror or error}") from None
    except WeightsError as error:
        raise WeightsError(f"{path}: {error}") from None


def read_weights(text: bytes, game: Game, expected: Expected) -> Network:
    """Make a network of a file, if it was made for this game, these rules and these inputs."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise WeightsError(f"this is no file of weights: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WeightsError(f"this is no file of weights of format {FORMAT}")
    for key, own in (("game", game.name), ("rules", game.rules_version), ("inputs", expected.inputs)):
        if data.get(key) != own:
            found = "others" if key == "inputs" else f"{data.get(key)!r}"
            raise WeightsError(f"made for {key} {found}: another version is needed")
    return Network(
        read_judgement(section(data, "judgement"), expected), read_inclination(section(data, "policy"), expected)
    )


def read_judgement(data: dict[str, Any], expected: Expected) -> Judgement:
    """Read what judges how a seat stands."""
    width = len(expected.inputs)
    units = hidden_units(data)
    return Judgement(
        table(data, "hidden", units, width),
        numbers(data, "biases", units),
        numbers(data, "direct", width),
        numbers(data, "out", units),
        numbers(data, "margin-direct", width),
        numbers(data, "margin-out", units),
        slopes(data),
    )


def slopes(data: dict[str, Any]) -> list[list[float]]:
    """Read how sure a judgement should be, by number of players and turn."""
    rows = data.get("slopes")
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise WeightsError("slopes: there must be a row for each number of players")
    return [numbers({"slopes": row}, "slopes", len(row)) for row in rows]


def read_inclination(data: dict[str, Any], expected: Expected) -> Inclination:
    """Read what knows good players."""
    units = hidden_units(data)
    return Inclination(
        table(data, "hidden", units, len(expected.inputs)),
        numbers(data, "biases", units),
        numbers(data, "kinds", expected.kinds),
        table(data, "clues", expected.kinds, expected.clues),
        table(data, "out", expected.kinds, units),
    )


def section(data: dict[str, Any], key: str) -> dict[str, Any]:
    """Return a part of a file."""
    part = data.get(key)
    if not isinstance(part, dict):
        raise WeightsError(f"{key} is missing")
    return part


def hidden_units(data: dict[str, Any]) -> int:
    """Return the size of the hidden layer."""
    units = data.get("hidden")
    if not isinstance(units, list) or not units or len(units) % UNITS:
        raise WeightsError(f"the number of hidden units must be a multiple of {UNITS}")
    return len(units)


def table(data: dict[str, Any], key: str, rows: int, count: int) -> list[list[float]]:
    """Return a table of numbers."""
    values = data.get(key)
    if not isinstance(values, list) or len(values) != rows:
        raise WeightsError(f"{key}: there must be {rows} rows")
    return [numbers({key: row}, key, count) for row in values]


def numbers(data: dict[str, Any], key: str, count: int) -> list[float]:
    """Return a list of so many numbers."""
    values = data.get(key)
    if not isinstance(values, list) or len(values) != count:
        raise WeightsError(f"{key}: there must be {count} numbers")
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise WeightsError(f"{key}: {value!r} is no number")
    return [float(value) for value in values]
