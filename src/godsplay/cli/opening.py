"""What a session plays: a new game, or one that goes on, and the file it is saved in."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import NamedTuple

from godsplay.bots import UnknownBot, make_bot
from godsplay.cli.errors import UsageError, about
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.records.loading import load
from godsplay.records.record import Record

HUMAN = "human"


class Wishes(NamedTuple):
    """What the command line asked for."""

    game: str
    seats: str | None = None
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None
    edition: Path | None = None
    options: list[str] = []


def open_record(wishes: Wishes) -> tuple[Record, Path | None]:
    """Open the game that was asked for; bots alone are saved only where the user says."""
    file = wishes.resume
    if file is None and wishes.record is not None and wishes.record.exists():
        file = wishes.record
    record = start(wishes) if file is None else go_on(wishes, file)
    path = wishes.record or file
    if path is None and HUMAN in record.seats:
        path = new_file(record.game.name, "json")
    return record, path


def start(wishes: Wishes) -> Record:
    """Start a new game."""
    game = open_game(wishes.game, wishes.edition)
    seats = default_seats(game.most) if wishes.seats is None else read_seats(game, wishes.seats)
    return Record(game, len(seats), wishes.seed, seats, **read_options(wishes.options))


def go_on(wishes: Wishes, file: Path) -> Record:
    """Take a saved game up again."""
    open_game(wishes.game)
    if wishes.seed is not None or wishes.edition is not None or wishes.options:
        raise UsageError(f"{file}: goes on with its own seed, edition and options; leave those out")
    if wishes.resume and wishes.record and wishes.record.exists() and not wishes.record.samefile(wishes.resume):
        raise UsageError(f"{wishes.record}: there is another game in this file already")
    with about(file):
        record = load(file)
    if record.game.name != wishes.game:
        raise UsageError(f"{file}: is a game of {record.game.name}, not of {wishes.game}")
    seats = record.seats or default_seats(record.state.players)
    if wishes.seats is not None:
        seats = read_seats(record.game, wishes.seats)
    if len(seats) != record.state.players:
        raise UsageError(f"{file}: has {record.state.players} players, not {len(seats)}")
    for each in seats:
        check_seat(record.game, each)
    record.seats = record.page.seats = seats
    return record


def default_seats(players: int) -> list[str]:
    """Seat one human against bots."""
    return [HUMAN] + ["normal"] * (players - 1)


def read_seats(game: Game, text: str) -> list[str]:
    """Read who sits where."""
    seats = [each.strip() for each in text.split(",")]
    for each in seats:
        check_seat(game, each)
    return seats


def check_seat(game: Game, who: str) -> None:
    """Make sure that whoever is to sit there exists."""
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


def new_file(what: str, ending: str) -> Path:
    """Find a file name of today that is not taken."""
    stem = f"{what}-{datetime.date.today().isoformat()}"
    path = Path(f"{stem}.{ending}")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.{ending}")
        number += 1
    return path
