"""Turns by a script: who does what with which luck, and the scenes that everybody must be shown.

A line is a move, `white bid 3`. The lines below it, further in, are its scenes: the events that are told together, the
dice that lie on the board and the sums beside them, as in `attack-dice | [3 1 6 2]` or `card-shown | 7 / 18`. A line
that begins with `=` is a sentence of the card at the end of a turn. Moves above `---` are made before anybody watches.
What is sealed is not told before all of it is revealed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import godsplay
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import presentation
from godsplay.present.staging import Told, stage

FOLDER = Path(__file__).parents[2] / "web" / "data"
SUM = re.compile(r"\d+(?: [+−=×/] \d+)+|[+−]\d+")  # what is added up, or a change


class ScriptedMove(NamedTuple):
    """A move, and how it must be told."""

    seat: int
    action: str
    scenes: list[str]
    card: list[str]  # the sentences at the end of a turn


class Script(NamedTuple):
    """A game with fixed luck and fixed moves."""

    game: godsplay.Game
    players: int
    seed: str
    moves: list[ScriptedMove]
    unseen: int  # moves that are made before anybody watches

    def record(self, count: int) -> godsplay.Record:
        """Play the first moves."""
        record = godsplay.Record(self.game, players=self.players, seed=self.seed)
        for move in self.moves[:count]:
            record.play(move.seat, move.action)
        return record

    def longest(self) -> int:
        """Return the place of the move that has the most scenes."""
        return max(range(len(self.moves)), key=lambda place: len(self.moves[place].scenes))


def read_script(name: str) -> Script:
    """Read the script of a game."""
    game = godsplay.game(name)
    head, *lines = (FOLDER / f"turn-of-{name}.txt").read_text(encoding="utf-8").splitlines()
    _, seed, players = head.split()
    moves: list[ScriptedMove] = []
    unseen = 0
    for line in lines:
        if line == "---":
            unseen = len(moves)
        elif line.startswith("    = "):
            moves[-1].card.append(line[6:])
        elif line.startswith("    "):
            moves[-1].scenes.append(line[4:])
        else:
            family, _, action = line.partition(" ")
            moves.append(ScriptedMove(game.seat_names.index(family), action, [], []))
    return Script(game, int(players), seed, moves, unseen)


def scenes_of(record: godsplay.Record, ply: int, viewer: int = SPECTATOR) -> list[Told]:
    """Return the scenes of a move as a viewer is told them."""
    return stage(presentation(record.game), record.watch(ply).scenes, viewer)


def describe_scene(told: Told, shown: dict[str, Any]) -> str:
    """Describe a scene as a script does: its events, and the dice and sums that a page has shown with it."""
    events = " + ".join(event.key for event in told.events)
    dice = [str(shown["dice"]).replace(",", "")] if shown["dice"] else []
    return " | ".join([events, *dice, *SUM.findall(shown["props"])])
