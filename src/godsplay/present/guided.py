"""A guided first turn: a fixed deal, the moves of all seats, and why those of the newcomer are good."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec


class GuidedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move. Its reason is in the words, as `guided-WHY`; only the newcomer's moves have one."""

    seat: str
    move: str
    why: str = ""


class GuidedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal and how it is played. The words say what comes after it as `guided-end`."""

    seed: str
    players: int
    seat: str  # the newcomer's
    moves: list[GuidedMove]
    options: dict[str, bool] = {}  # those that are not the default

    def moves_of(self, seat: str) -> list[GuidedMove]:
        """Return the moves of one seat; what others decide in secret meanwhile may come earlier or later."""
        return [move for move in self.moves if move.seat == seat]

    def is_followed(self, played: Sequence[tuple[str, str]]) -> bool:
        """Whether every seat has made its moves of the turn so far, and others only after them."""
        for seat in {move.seat for move in self.moves}:
            made = [move for owner, move in played if owner == seat]
            planned = [move.move for move in self.moves_of(seat)]
            if made[: len(planned)] != planned[: len(made)]:
                return False
        return True


def read_guided(file: Path) -> GuidedTurn | None:
    """Read the guided turn that a game brings; a game may bring none."""
    if not file.exists():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), GuidedTurn)
