"""The games as PettingZoo's parallel environments: whoever must decide does so at the same time.

While a decision is sealed, all seats that have not finished it act in one step, each knowing nothing of what the
others do. At any other time one seat acts and the rest wait: for that the actions of a game have one more.
"""

from __future__ import annotations

from typing import Any

import numpy
from pettingzoo import ParallelEnv

from godsplay.engine.game_tree import results
from godsplay.lab.pettingzoo.agents import AgentMixin
from godsplay.lab.session import Array, Observation

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(AgentMixin, ParallelEnv):  # type: ignore[misc]
    """A game in which all agents act in every step; `max_cycles` counts steps."""

    parallelizable = True
    extra = 1

    @property
    def wait(self) -> int:
        """The number of the action of those who need not decide."""
        return len(self.session.game.actions)

    def deciders(self) -> list[int]:
        """List the seats that decide in the next step."""
        state = self.session.state
        seats = state.to_act
        return seats if seats and state.stack[-1].step.sealed else seats[:1]

    def action_mask(self, seat: int) -> Array:
        """Mark what a seat may do in the next step."""
        marks = numpy.zeros(self.wait + 1, dtype=numpy.int8)
        if seat in self.deciders():
            marks[: self.wait] = self.session.action_mask(seat)
        else:
            marks[self.wait] = 1
        return marks

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game."""
        self.session.reset(seed)
        self.agents = self.possible_agents.copy()
        self.started = True
        self.cycles = 0
        observed = self.observe()
        return observed, self.inform(observed)

    def observe(self) -> dict[str, Observation]:
        """Return what each agent knows and may do."""
        return {
            agent: {"observation": self.session.tensor(seat), "action_mask": self.action_mask(seat)}
            for agent, seat in self.seats.items()
        }

    def inform(self, observed: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        """Return the masks once more, as information."""
        return {agent: {"action_mask": observation["action_mask"]} for agent, observation in observed.items()}

    def step(self, actions: dict[str, Any]) -> Step:
        """Carry out what all agents do; if any of it is not legal, none of it."""
        self.require_running_game()
        deciders = self.deciders()
        for agent, action in actions.items():
            if self.seat_of(agent) not in deciders and action != self.wait:
                now = " and ".join(self.possible_agents[seat] for seat in deciders)
                raise ValueError(f"{agent} can only wait (action {self.wait}): now {now} must decide")
        state = self.session.state.clone()
        for seat in deciders:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} must decide")
            if actions[agent] == self.wait:
                raise ValueError(f"{agent} cannot wait: it must decide")
            state.apply(seat, self.session.action(actions[agent]))
        self.session.state = state
        self.cycles += 1
        return self.outcome()

    def outcome(self) -> Step:
        """Return where a step has led."""
        over = self.session.state.over
        worth = results(self.session.state) if over else [0.0] * len(self.seats)
        rewards = dict(zip(self.possible_agents, worth, strict=True))
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, not over and self.cycles == self.max_cycles)
        observed = self.observe()
        if over or self.cycles == self.max_cycles:
            self.agents = []
        return observed, rewards, terminations, truncations, self.inform(observed)

    def render(self) -> Any:
        """Render what a spectator sees."""
        return self.render_for(None)
