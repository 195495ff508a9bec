"""The ledger of a tournament: a JSON line that describes it, and one for every game as it ends."""

from __future__ import annotations

from pathlib import Path

import msgspec

from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result
from godsplay.arena.schedule import Tournament

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line of a ledger."""

    ledger: int
    tournament: Tournament


class Ledger:
    """The results of a tournament, by number, and the file that they are written to."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.results: dict[int, Result] = {}

    def create(self) -> None:
        """Start a new file; refuse one that exists, unless it is of this tournament and no game has ended yet."""
        try:
            with self.path.open("xb") as file:
                file.write(self.heading())
        except FileExistsError:
            self.check_existing()
        except OSError as error:
            raise ArenaError(f"{self.path}: cannot be written ({error.strerror})") from None

    def check_existing(self) -> None:
        """Explain what to do about a file that exists; one that only begins this tournament is fine."""
        text = self.path.read_bytes()
        if text == self.heading():
            return
        if text.count(b"\n") > 1:
            raise ArenaError(f"{self.path}: is there already; --resume goes on with it")
        raise ArenaError(f"{self.path}: is there already, without a game of this tournament; name another file")

    def resume(self) -> None:
        """Read the results in the file; a last line that was torn off is removed."""
        try:
            text = self.path.read_bytes()
        except OSError as error:
            raise ArenaError(f"{self.path}: cannot be read ({error.strerror})") from None
        whole, _, torn = text.rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        if not lines and self.heading().startswith(torn):
            self.path.write_bytes(self.heading())
            return
        self.check_heading(lines[0] if lines else torn)
        for number, line in enumerate(lines[1:], 2):
            self.add(self.read_result(line, number))
        if torn:
            with self.path.open("r+b") as file:
                file.truncate(len(text) - len(torn))

    def append(self, result: Result) -> None:
        """Write a result to the file at once; one that is there already is left out."""
        if self.add(result):
            try:
                with self.path.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
            except OSError as error:
                del self.results[result.number]
                safe = len(self.results)
                raise ArenaError(f"{self.path}: cannot be written ({error.strerror}); {safe} games are safe") from None

    def add(self, result: Result) -> bool:
        """Count a result; return whether it is a new one."""
        if result.number in self.results:
            return False
        self.results[result.number] = result
        return True

    def in_order(self) -> list[Result]:
        """List the results by number."""
        return [self.results[number] for number in sorted(self.results)]

    def heading(self) -> bytes:
        """Return the first line."""
        return msgspec.json.encode(Heading(FORMAT, self.tournament)) + b"\n"

    def check_heading(self, line: bytes) -> None:
        """Raise if the file is of another tournament."""
        try:
            found = msgspec.json.decode(line, type=Heading).tournament
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ArenaError(f"{self.path}: is not the ledger of an arena") from None
        for field in Tournament.__struct_fields__:
            theirs, ours = getattr(found, field), getattr(self.tournament, field)
            if theirs != ours:
                name = field.replace("_", " ")
                raise ArenaError(
                    f"{self.path}: is of another tournament: {name} {as_arguments(theirs)}, not {as_arguments(ours)}"
                )

    def read_result(self, line: bytes, number: int) -> Result:
        """Read the line of a game."""
        try:
            return msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ArenaError(
                f"{self.path}: line {number} is damaged; take it out, and its game is played again"
            ) from None


def as_arguments(value: object) -> str:
    """Format a value as it stands on the command line."""
    return " ".join(value) if isinstance(value, list) else str(value)
