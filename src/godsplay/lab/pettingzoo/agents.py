"""The seats of a game as PettingZoo's agents: what the two kinds of environments share."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium

from godsplay.lab.rendering import MODES
from godsplay.lab.session import Array, GameSession, LegalActionSpace


class AgentMixin:
    """A game played by agents called player_0 and so on, in the order of the seats."""

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
        self.session = GameSession(name, players, render_mode, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # without it a game ends when it ends
        self.metadata = {
            "name": f"godsplay/{name.replace('-', '_')}_v0",
            "render_modes": MODES,
            "is_parallelizable": self.parallelizable,
            "render_fps": 2,
        }
        self.possible_agents = self.session.agents
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.started = False
        size = len(self.session.game.actions) + self.extra
        self.observation_spaces = {agent: self.session.observation_space(self.extra) for agent in self.seats}
        self.action_spaces = {
            agent: LegalActionSpace(size, partial(self.action_mask, seat)) for agent, seat in self.seats.items()
        }

    def action_mask(self, seat: int) -> Array:
        """Mark what a seat may do now."""
        return self.session.action_mask(seat)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Describe an observation: numbers, and a mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Describe the actions: their ids in the game, and after them what else an environment has."""
        return self.action_spaces[agent]

    def require_running_game(self) -> None:
        """Raise if no game is being played."""
        if not self.agents:
            over = "the game is over: reset() starts another"
            raise ValueError(over if self.started else "no game has begun: reset() starts one")

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent."""
        if agent not in self.seats:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return self.seats[agent]

    def render_for(self, seat: int | None) -> Any:
        """Render what a seat or a spectator sees, if the environment has a render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode")
        return self.session.render(seat)

    def close(self) -> None:
        """Do nothing: there is no window to close."""
