"""The games for Gymnasium: one seat learns, bots play the others. Importing this module registers them.

import gymnasium
import godsplay.lab.gymnasium
env = gymnasium.make("godsplay/PlayfulGods-v0", players=2, opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.error import InvalidAction, ResetNeeded

import godsplay
from godsplay.bots import Bot, ask, close_bot, make_bot, own_chance
from godsplay.engine.action import UnknownAction
from godsplay.engine.game_tree import LOSS, results
from godsplay.engine.message import IllegalAction
from godsplay.lab.rendering import MODES
from godsplay.lab.session import GameSession, LegalActionSpace, Observation


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game from the point of view of one seat; `opponents` are the bots on the others, one spec for all or each."""

    metadata = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.session = GameSession(name, players, render_mode, options)
        self.render_mode = render_mode
        others = self.session.players - 1
        if not 0 <= seat <= others:
            raise ValueError(f"there is no seat {seat}: they are counted from 0 to {others}")
        if not isinstance(opponents, str) and not (
            isinstance(opponents, Sequence) and all(isinstance(each, str) for each in opponents)
        ):
            raise ValueError(
                f"opponents must be the spec of a bot, such as 'greedy', or a list of them, not {opponents!r}"
            )
        specs = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(specs) != others:
            raise ValueError(f"opponents must be one spec for all, or {others}, not {len(specs)}")
        self.seat = seat
        self.specs = [*specs[:seat], "", *specs[seat:]]  # by seat
        self.bots: dict[int, Bot] = self.make_bots()
        self.moves = 0
        self.playing = False
        self.observation_space = self.session.observation_space()
        self.action_space = LegalActionSpace(len(self.session.game.actions), self.action_mask)

    def make_bots(self) -> dict[int, Bot]:
        """Make the bots for one game."""
        return {seat: make_bot(spec, self.session.game) for seat, spec in enumerate(self.specs) if seat != self.seat}

    def action_mask(self) -> Any:
        """Mark what the learner may do now."""
        return self.session.action_mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, and let the bots play until the learner must decide."""
        super().reset(seed=seed)
        self.close()
        self.bots = self.make_bots()
        self.moves = 0
        self.session.reset(seed)
        self.play_opponents()
        self.playing = True
        return self.observe()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, and let the bots play until the learner must decide again."""
        if not self.playing:
            raise ResetNeeded("the game is over, or has not begun: reset() starts one")
        try:
            self.session.state.apply(self.seat, self.session.action(action))
        except (UnknownAction, TypeError) as error:
            raise InvalidAction(str(error)) from None
        except IllegalAction as refused:
            return self.forfeit(str(refused))
        self.play_opponents()
        over = self.session.state.over
        self.playing = not over
        observation, info = self.observe()
        if over:
            info["scores"] = list(self.session.state.scores)
        return observation, results(self.session.state)[self.seat] if over else 0.0, over, False, info

    def forfeit(self, reason: str) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End the game for an action that is masked out, as PettingZoo's environments do; the position stays."""
        gymnasium.logger.warn(f"Illegal action: {reason} The game ends, and the learner has lost.")
        self.playing = False
        observation, info = self.observe()
        return observation, LOSS, True, False, {**info, "illegal": reason}

    def play_opponents(self) -> None:
        """Let the bots play until the learner must decide."""
        state = self.session.state
        while not state.over and self.seat not in state.to_act:
            seat = state.to_act[0]
            self.moves += 1
            rng = own_chance(self.session.game_seed(), seat, self.moves)
            state.apply(seat, ask(self.bots[seat], self.specs[seat], state.seen(seat), rng))

    def observe(self) -> tuple[Observation, dict[str, Any]]:
        """Return what the learner knows and may do, and the information beside it."""
        mask = self.action_mask()
        return {"observation": self.session.tensor(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> Any:
        """Render what the learner sees."""
        return self.session.render(self.seat)

    def close(self) -> None:
        """Close the bots; some have a process of their own."""
        for bot in self.bots.values():
            close_bot(bot)
        self.bots = {}


def register(name: str) -> None:
    """Register a game with Gymnasium."""
    env_name = "".join(word.capitalize() for word in name.split("-"))
    gymnasium.register(f"godsplay/{env_name}-v0", entry_point=f"{__name__}:SeatEnv", kwargs={"name": name})


for each in godsplay.games():
    register(each)
