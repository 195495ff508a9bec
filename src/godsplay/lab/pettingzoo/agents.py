"""The seats of a game as PettingZoo's agents: what its two kinds of environments have in common."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium

from godsplay.lab.rendering import MODES
from godsplay.lab.session import Choices, Numbers, Sitting


class Agents:
    """A game to be played by agents called player_0 and so on, in the order of the seats."""

    parallelizable: bool = False
    extra: int = 0  # actions besides those of the game

    def __init__(
        self,
        name: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        if max_cycles is not None and max_cycles <= 0:
            raise ValueError(f"max_cycles must be 1 or more, or None for no limit, not {max_cycles}")
        self.sitting = Sitting(name, players, render_mode, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # without it a game ends when it ends
        self.metadata = {
            "name": f"godsplay/{name.replace('-', '_')}_v0",
            "render_modes": MODES,
            "is_parallelizable": self.parallelizable,
            "render_fps": 2,
        }
        self.possible_agents = self.sitting.agents
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.begun = False
        size = len(self.sitting.game.actions) + self.extra
        self.observation_spaces = {agent: self.sitting.observation_space(self.extra) for agent in self.seats}
        self.action_spaces = {agent: Choices(size, partial(self.choices, seat)) for agent, seat in self.seats.items()}

    def choices(self, seat: int) -> Numbers:
        """Mark what a seat may do now."""
        return self.sitting.choices(seat)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Describe an observation: numbers, and a mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Describe the actions: their ids in the game, and after them what else an environment has."""
        return self.action_spaces[agent]

    def must_go_on(self) -> None:
        """Refuse a step where no game is going on."""
        if not self.agents:
            what = "the game is over: reset() starts another" if self.begun else "no game has begun: reset() starts one"
            raise ValueError(what)

    def seat_of(self, agent: str) -> int:
        """Find the seat of an agent."""
        if agent not in self.seats:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return self.seats[agent]

    def show(self, seat: int | None) -> Any:
        """Show what a seat or a spectator sees, if the environment was told how."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode")
        return self.sitting.render(seat)

    def close(self) -> None:
        """Let go of nothing: there is no window."""
