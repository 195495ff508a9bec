"""The file format of records: one move a line, saved whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec

FORMAT = "godsplay record 2"
FORMAT_OF_0_1 = "godsplay record 1"  # the same but for its digests, which are those of another layout of positions
DIGEST_LENGTH = 16


class RecordError(ValueError):
    """Raised for a record that cannot be trusted; the message says where and why."""


class Move(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One move: who, what in notation, the dice and draws it led to.

    Its digest is of the position it left, of the move itself and of the digest before: of all that led there.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    move: str
    digest: str
    drew: list[int] = []


class Contribution(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody has added to the luck of a game: before the deal, or after a number of draws.

    Moves can be taken back, draws cannot.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    text: Annotated[str, msgspec.Meta(max_length=100)]
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Page(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """The content of a record's file."""

    format: str
    game: str
    rules: int
    players: int
    moves: list[Move]
    start: str  # the digest before the first move
    edition: dict[str, Any] = {}
    edition_name: str = ""
    options: dict[str, bool] = {}
    readings: dict[str, str] = {}
    seats: list[str] = []
    commitment: str = ""
    seed: str | None = None
    drew: list[int] = []  # what setting up drew
    chosen: bool = False  # somebody has chosen the seed
    entropy: list[Contribution] = []  # what was mixed into the seed, in this order


def chained_digest(before: str, seat: int, move: str, drew: list[int], position: str) -> str:
    """Return the digest of a move; positions alone would not show that something without effect was left out."""
    return sha256(msgspec.json.encode([before, seat, move, drew, position])).hexdigest()[:DIGEST_LENGTH]


def read_page(text: str | bytes) -> Page:
    """Read the text of a record, or explain in one line what is wrong with it."""
    try:
        page = msgspec.json.decode(text, type=Page)
    except msgspec.ValidationError as error:
        raise RecordError(f"not a record: {what_else(text) or error}") from None
    except RecursionError:
        raise RecordError("not a record: nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not a whole JSON file: {error}") from None
    if page.format not in (FORMAT, FORMAT_OF_0_1):
        raise RecordError(f"format: this is {page.format!r}; {FORMAT!r} and {FORMAT_OF_0_1!r} can be read")
    return page


def what_else(text: str | bytes) -> str:
    """Name what a JSON file is, if it is something else that people have of a game."""
    found = msgspec.json.decode(text)
    return "this is a position, which Game.position opens" if isinstance(found, dict) and "stack" in found else ""


def write_page(page: Page) -> str:
    """Write a page as text, one move a line."""
    head = msgspec.to_builtins(msgspec.structs.replace(page, moves=[]))
    del head["moves"]
    lines = [f'  "{key}": {msgspec.json.encode(value).decode()}' for key, value in head.items()]
    moves = ",\n    ".join(msgspec.json.encode(move).decode() for move in page.moves)
    lines.append(f'  "moves": [\n    {moves}\n  ]' if moves else '  "moves": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save_page(page: Page, path: Path | str) -> None:
    """Write a page to a file, whole or not at all."""
    target = Path(path).resolve()  # through links, so that they stay
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "Permission denied", str(target))
    handle, name = tempfile.mkstemp(dir=target.parent or ".", prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write_page(page))
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            Path(name).chmod(target.stat().st_mode & 0o777)  # a new file is its owner's alone
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
