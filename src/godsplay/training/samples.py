"""Samples on disk: one file a batch, written whole or not at all, and what a learner makes of many."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from godsplay.training.errors import TrainingError
from godsplay.training.self_play import Sample

HELD_OUT = 11  # one game in so many is kept for the test; prime, so that every number of players is among them


class Data(NamedTuple):
    """Positions as arrays; tables with fewer players have empty places at the end."""

    features: Any  # by position, seat and input
    judged: Any  # by position and seat: shares of the win, as the bot that played judged them
    won: Any  # by position and seat: shares of the win
    margins: Any  # by position and seat: points more than the mean of the table
    games: Any  # by position
    stages: Any  # by position: turn or round

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
    """Write the samples of a batch."""
    features, judged, won, margins = [], [], [], []
    for sample in samples:
        empty = most - len(sample.won)
        mean = sum(sample.scores) / len(sample.scores)
        features.append([*sample.features, *[[0.0] * len(sample.features[0])] * empty])
        judged.append([*sample.judged, *[0.0] * empty])
        won.append([*sample.won, *[0.0] * empty])
        margins.append([*(score - mean for score in sample.scores), *[0.0] * empty])
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(
            file,
            features=np.array(features, dtype=np.float32),
            judged=np.array(judged, dtype=np.float32),
            won=np.array(won, dtype=np.float32),
            margins=np.array(margins, dtype=np.float32),
            games=np.array([sample.game for sample in samples]),
            stages=np.array([sample.stage for sample in samples]),
        )
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
    if not parts:
        raise TrainingError("there are no samples to learn from")
    return Data(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
