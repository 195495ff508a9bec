"""A game that environments play: what they share, whatever library they are for."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

import godsplay
from godsplay.engine.action import Action
from godsplay.engine.chance import new_seed
from godsplay.engine.encoding import mask
from godsplay.engine.state import State
from godsplay.lab import rendering
from godsplay.lab.tensor import TensorEncoder

Array = NDArray[Any]
Observation = dict[str, Array]


class LegalActionSpace(spaces.Discrete):
    """The ids of all actions. Without a mask it samples from what is legal now, so that it can be played."""

    def __init__(self, size: int, legal: Callable[[], Array]) -> None:
        super().__init__(size)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Draw an action: from a mask, by probabilities, or from what the seat may do now."""
        if mask is None and probability is None:
            marks = self.legal()
            mask = marks if marks.any() else None
        return super().sample(mask=mask, probability=probability)


class GameSession:
    """One game after another, of one kind: the same players, options and readings."""

    def __init__(self, name: str, players: int | None, render_mode: str | None, options: dict[str, Any]) -> None:
        chosen = dict(options)
        self.game = godsplay.game(name, readings=chosen.pop("readings", None))
        self.players = self.game.most if players is None else players
        self.options = self.game.choose(chosen)
        self.state: State = self.game.new(players=self.players, seed=0, chance=None, **self.options)
        if render_mode is not None and render_mode not in rendering.MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}; there are: {', '.join(rendering.MODES)}")
        self.render_mode = render_mode
        self.encoder = TensorEncoder(self.game)
        self.seed = new_seed()
        self.games = 0

    @property
    def agents(self) -> list[str]:
        """The names of the agents, in the order of the seats."""
        return [f"player_{seat}" for seat in range(self.players)]

    def reset(self, seed: int | None) -> None:
        """Start the next game; a seed starts a series of games that is the same every time."""
        if seed is not None:
            self.seed, self.games = str(seed), 0
        self.games += 1
        self.state = self.game.new(players=self.players, seed=self.game_seed(), chance=None, **self.options)

    def game_seed(self) -> str:
        """Return the seed of the game that is being played."""
        return f"{self.seed}, game {self.games}"

    def action_mask(self, seat: int) -> Array:
        """Mark what a seat may do now."""
        return numpy.frombuffer(mask(self.state, seat), dtype=numpy.int8)

    def tensor(self, seat: int) -> Array:
        """Return what a seat knows as numbers."""
        return self.encoder.look(self.state, seat)

    def action(self, number: Any) -> Action:
        """Return an action by its id."""
        found: Action = self.game.actions[index(number)]
        return found

    def observation_space(self, extra: int = 0) -> spaces.Space[Any]:
        """Describe an observation: a tensor, and a mask of the actions and as many `extra` ones."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (len(self.encoder),), numpy.float32),
                "action_mask": spaces.Box(0, 1, (len(self.game.actions) + extra,), numpy.int8),
            }
        )

    def render(self, seat: int | None) -> Any:
        """Render the game in the mode of the environment; nothing if it has none."""
        return None if self.render_mode is None else rendering.render(self.state, seat, self.render_mode)
