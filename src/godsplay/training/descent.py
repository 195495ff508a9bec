"""Fitting by Adam, on positions in small batches, until those held out gain no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from godsplay.training.samples import Data

EPOCHS = 40
BATCH = 512
LEAST_STEPS = 100  # of an epoch, however few positions there are
RATE = 2e-3
WARM_UP = 200  # steps
DECAY = 1e-3  # of the weights, beside the rate
PATIENCE = 4  # epochs without gain, each of which halves the rate
MOMENTUM, VARIANCE = 0.9, 0.999

Parameters = dict[str, Any]
Progress = Callable[[int, float], None]  # is told the epoch and its loss


class Model(Protocol):
    """What can be fitted."""

    def gradients(self, parameters: Parameters, data: Data) -> Parameters:
        """Return the slope of the loss by every parameter, on some positions."""
        ...

    def loss(self, parameters: Parameters, data: Data) -> float:
        """Return how far off the model is, on some positions."""
        ...


def fit_model(
    model: Model, parameters: Parameters, learnt: Data, held_out: Data, rng: Any, progress: Progress | None
) -> Parameters:
    """Return the parameters that were best on what is held out."""
    adam = Adam(parameters)
    passes = -(-LEAST_STEPS * BATCH // len(learnt.won))  # through the positions in an epoch
    best, best_loss, worse = parameters, model.loss(parameters, held_out), 0
    for epoch in range(EPOCHS):
        order = np.concatenate([rng.permutation(len(learnt.won)) for _ in range(passes)])
        for start in range(0, len(order), BATCH):
            chosen = learnt.part(order[start : start + BATCH])
            parameters = adam.step(parameters, model.gradients(parameters, chosen))
        loss = model.loss(parameters, held_out)
        if progress:
            progress(epoch + 1, loss)
        if loss < best_loss - 1e-5:
            best, best_loss, worse = parameters, loss, 0
        else:
            worse += 1
            adam.rate /= 2
            if worse == PATIENCE:
                break
    return best


class Adam:
    """Steps down the slope, each parameter at its own pace."""

    def __init__(self, parameters: Parameters) -> None:
        self.rate = RATE
        self.steps = 0
        self.means = {name: np.zeros_like(value) for name, value in parameters.items()}
        self.squares = {name: np.zeros_like(value) for name, value in parameters.items()}

    def step(self, parameters: Parameters, slopes: Parameters) -> Parameters:
        """Return the parameters one step on."""
        self.steps += 1
        rate = self.rate * min(1.0, self.steps / WARM_UP)
        moved: Parameters = {}
        for name, value in parameters.items():
            self.means[name] = MOMENTUM * self.means[name] + (1 - MOMENTUM) * slopes[name]
            self.squares[name] = VARIANCE * self.squares[name] + (1 - VARIANCE) * slopes[name] ** 2
            mean = self.means[name] / (1 - MOMENTUM**self.steps)
            square = self.squares[name] / (1 - VARIANCE**self.steps)
            moved[name] = value - rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * value)
        return moved
