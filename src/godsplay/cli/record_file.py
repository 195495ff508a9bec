"""The record that `godsplay play` plays: a new game or a saved one, and the file it is saved in."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import NamedTuple

from godsplay.bots import UnknownBot, make_bot
from godsplay.cli.errors import UsageError, naming_file
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.records.loading import load
from godsplay.records.record import Record

HUMAN = "human"


class PlayArguments(NamedTuple):
    """The arguments of `godsplay play`."""

    game: str
    seats: str | None = None
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None
    edition: Path | None = None
    options: list[str] = []
    readings: list[str] = []


def open_record(arguments: PlayArguments) -> tuple[Record, Path | None]:
    """Open the game that was asked for; a game among bots is saved only where the user says."""
    file = arguments.resume
    if file is None and arguments.record is not None and arguments.record.exists():
        file = arguments.record
    record = new_record(arguments) if file is None else resume_record(arguments, file)
    path = arguments.record or file
    if path is None and HUMAN in record.seats:
        path = new_file(record.game.name, "json")
    return record, path


def new_record(arguments: PlayArguments) -> Record:
    """Start a new game."""
    game = open_game(arguments.game, arguments.edition, read_readings(arguments.readings))
    seats = default_seats(game.most) if arguments.seats is None else read_seats(game, arguments.seats)
    return Record(game, len(seats), arguments.seed, seats, **read_options(arguments.options))


def resume_record(arguments: PlayArguments, file: Path) -> Record:
    """Continue a saved game."""
    open_game(arguments.game)
    if arguments.seed is not None or arguments.edition is not None or arguments.options or arguments.readings:
        raise UsageError(f"{file}: goes on with its own seed, edition, options and readings; leave those out")
    if (
        arguments.resume
        and arguments.record
        and arguments.record.exists()
        and not arguments.record.samefile(arguments.resume)
    ):
        raise UsageError(f"{arguments.record}: there is another game in this file already")
    with naming_file(file):
        record = load(file)
    if record.game.name != arguments.game:
        raise UsageError(f"{file}: is a game of {record.game.name}, not of {arguments.game}")
    seats = record.seats or default_seats(record.state.players)
    if arguments.seats is not None:
        seats = read_seats(record.game, arguments.seats)
    if len(seats) != record.state.players:
        raise UsageError(f"{file}: has {record.state.players} players, not {len(seats)}")
    for each in seats:
        check_seat(record.game, each)
    record.seats = record.page.seats = seats
    return record


def default_seats(players: int) -> list[str]:
    """Return seats for one human against bots."""
    return [HUMAN] + ["normal"] * (players - 1)


def read_seats(game: Game, text: str) -> list[str]:
    """Read the list of who sits where."""
    seats = [each.strip() for each in text.split(",")]
    for each in seats:
        check_seat(game, each)
    return seats


def check_seat(game: Game, who: str) -> None:
    """Raise if there is no such bot."""
    try:
        if who != HUMAN:
            make_bot(who, game)
    except UnknownBot as error:
        raise UsageError(f"seats: {error}; a person is called {HUMAN!r}") from None


def read_options(texts: list[str]) -> dict[str, bool]:
    """Read options of the form name=true."""
    options = {}
    for text in texts:
        name, _, value = text.partition("=")
        if value not in ("true", "false"):
            raise UsageError(f"option {text!r}: write {name or 'name'}=true or {name or 'name'}=false")
        options[name] = value == "true"
    return options


def read_readings(texts: list[str]) -> dict[str, str]:
    """Read readings of the form name=way."""
    readings = {}
    for text in texts:
        name, equals, way = text.partition("=")
        if not (name and equals and way):
            raise UsageError(f"reading {text!r}: write name=way")
        readings[name] = way
    return readings


def new_file(what: str, ending: str) -> Path:
    """Return a file name with today's date that is not taken."""
    stem = f"{what}-{datetime.date.today().isoformat()}"
    path = Path(f"{stem}.{ending}")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.{ending}")
        number += 1
    return path
