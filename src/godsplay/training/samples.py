"""Samples on disk: one file a batch, written whole or not at all, and what a learner makes of many."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from godsplay.training.errors import TrainingError
from godsplay.training.self_play import Sample

HELD_OUT = 11  # one game in so many is kept for the test; prime, so that every number of players is among them
NO_ACTION = -1  # a kind, where a decision has fewer actions than another


class Data(NamedTuple):
    """Positions as arrays; tables with fewer players and decisions with fewer actions have empty places at the end."""

    features: Any  # by position, seat and input
    judged: Any  # by position and seat: shares of the win, as the bot that played judged them
    won: Any  # by position and seat: shares of the win
    margins: Any  # by position and seat: points more than the mean of the table
    games: Any  # by position
    stages: Any  # by position: turn or round
    deciders: Any  # by position: the seat that decides
    kinds: Any  # by position and action
    clues: Any  # by position, action and clue
    wanted: Any  # by position and action: how often it should be taken

    def part(self, chosen: Any) -> Data:
        """Return some of the positions."""
        return Data(*(array[chosen] for array in self))

    @property
    def seated(self) -> Any:
        """By position and seat, whether anybody sits there."""
        return self.features[..., 0] != 0

    def split(self) -> tuple[Data, Data]:
        """Return what is learnt from and what is tested with."""
        held_out = self.games % HELD_OUT == 0
        return self.part(~held_out), self.part(held_out)


def write_samples(path: Path, samples: list[Sample], most: int) -> None:
    """Write the samples of a batch, of tables with so many players at most."""
    actions = max(len(sample.study.kinds) for sample in samples)
    rows: dict[str, list[Any]] = {name: [] for name in Data._fields}
    for sample in samples:
        empty = most - len(sample.won)
        mean = sum(sample.scores) / len(sample.scores)
        rows["features"].append([*sample.features, *[[0.0] * len(sample.features[0])] * empty])
        rows["judged"].append([*sample.judged, *[0.0] * empty])
        rows["won"].append([*sample.won, *[0.0] * empty])
        rows["margins"].append([*(score - mean for score in sample.scores), *[0.0] * empty])
        rows["games"].append(sample.game)
        rows["stages"].append(sample.stage)
        study = sample.study
        fewer = actions - len(study.kinds)
        rows["deciders"].append(study.seat)
        rows["kinds"].append([*study.kinds, *[NO_ACTION] * fewer])
        rows["clues"].append([*study.clues, *[[0.0] * len(study.clues[0])] * fewer])
        rows["wanted"].append([*study.wanted, *[0.0] * fewer])
    whole = ("games", "stages", "deciders", "kinds")
    arrays: dict[str, Any] = {
        name: np.array(row, dtype=np.int64 if name in whole else np.float32) for name, row in rows.items()
    }
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **arrays)
    unfinished.replace(path)


def read_samples(paths: list[Path]) -> Data:
    """Read the samples of many batches; games of different batches stay different."""
    parts: list[Data] = []
    for path in paths:
        try:
            with np.load(path) as arrays:
                parts.append(Data(*(arrays[name] for name in Data._fields)))
        except (OSError, ValueError, KeyError, BadZipFile) as error:
            raise TrainingError(
                f"{path}: these samples cannot be read ({error}); delete the file to make them anew"
            ) from None
    actions = max(part.kinds.shape[1] for part in parts)
    parts = [widened(part, actions) for part in parts]
    return Data(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def widened(data: Data, actions: int) -> Data:
    """Make room for so many actions a decision."""
    more = actions - data.kinds.shape[1]
    return data._replace(
        kinds=np.pad(data.kinds, ((0, 0), (0, more)), constant_values=NO_ACTION),
        clues=np.pad(data.clues, ((0, 0), (0, more), (0, 0))),
        wanted=np.pad(data.wanted, ((0, 0), (0, more))),
    )
