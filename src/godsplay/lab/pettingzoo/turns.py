"""The games as PettingZoo's turn-based (AEC) environments: one seat after the other acts."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from godsplay.engine.game_tree import results
from godsplay.lab.pettingzoo.agents import AgentMixin
from godsplay.lab.pettingzoo.parallel import parallel_env
from godsplay.lab.session import Observation

__all__ = ["env", "parallel_env", "raw_env"]

ILLEGAL = -1  # the reward for an action that is masked out, which ends the game


def env(name: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """Make an environment with the checks that PettingZoo's own games have."""
    made: AECEnv = raw_env(name, players, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AgentMixin, AECEnv):  # type: ignore[misc]
    """A game in which one agent acts at a time; `max_cycles` counts decisions."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.session.reset(seed)
        self.agents = self.possible_agents.copy()
        self.started = True
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles = 0
        self.select_agent()

    def select_agent(self) -> None:
        """Select the agent that acts next."""
        seat = self.session.state.to_act[0]
        self.agent_selection = self.possible_agents[seat]
        self.mask = self.session.action_mask(seat)
        self.infos[self.agent_selection] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and what it may do now."""
        session = self.session
        seat = self.seats[agent]
        selected = agent == self.agent_selection and not session.state.over
        mask = self.mask if selected else session.action_mask(seat)
        return {"observation": session.tensor(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Carry out the selected agent's action."""
        if not self.agents:
            self.require_running_game()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self.session
        session.state.apply(self.seats[agent], session.action(action))
        self._cumulative_rewards[agent] = 0
        self.infos[agent] = {}
        self.cycles += 1
        if session.state.over:
            self.end(results(session.state))
            return
        self.select_agent()
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def end(self, worth: list[float]) -> None:
        """Reward every agent, and end the game for all."""
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """Render what the selected agent sees."""
        return self.render_for(self.seats[self.agent_selection] if self.agents else None)
