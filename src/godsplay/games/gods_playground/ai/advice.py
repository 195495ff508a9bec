"""Advice for the bots: how it stands, what is worth trying, and what a sensible family does."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice as EngineAdvice
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.ai import outlook
from godsplay.games.gods_playground.ai.features import NAMES, features
from godsplay.games.gods_playground.ai.policy import NOISE, choose_block, first_empty, is_sensible, judge, wanted_block
from godsplay.games.gods_playground.ai.styles import STYLES, taste
from godsplay.games.gods_playground.rules.actions import BLOCK, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    EMPTY,
    FACE_DOWN,
    NO_BID,
    PLACE_COUNT,
    SEATS,
    SECRET_BID,
)
from godsplay.games.gods_playground.rules.phases.p02_nobles import is_ready
from godsplay.games.gods_playground.rules.state import State

NOISE_WORTH: Final = 1.5  # points that chance may outweigh
HIGHEST_SENSIBLE_BID: Final = 4
LAYINGS: Final = 40  # ways to lay the other blocks, tried with each
WORTH_CLUE: Final = 0.2  # points are counted in fives


class Advice(EngineAdvice):
    """Judges every action by a rough worth in points, with some chance in it."""

    horizon = 1
    plays_on = True

    def levels(self) -> dict[str, str]:
        return {
            "beginner": "greedy~10@hand",
            "easy": "greedy~3@hand",
            "normal": "greedy@hand",  # a single look ahead by what was learnt is lost among bots of another kind
            "hard": "mcts:0.1s",
            "master": "mcts:1s",
        }

    def styles(self) -> list[str]:
        return list(STYLES)

    def taste(self, style: str, action: Action) -> float:
        assert isinstance(action, GodsPlaygroundAction)
        return taste(style, action)

    def shares_by_hand(self, state: EngineState) -> list[float]:
        assert isinstance(state, State)
        return outlook.shares(state)

    def inputs(self) -> list[str]:
        return NAMES

    def features(self, state: EngineState) -> list[list[float]]:
        assert isinstance(state, State)
        return features(state)

    def kind(self, action: Action) -> str:
        """Take all high bids for one, and whoever a confederation is against."""
        assert isinstance(action, GodsPlaygroundAction)
        if action.verb == "bid":
            return f"bid {min(action.value, HIGHEST_SENSIBLE_BID + 1)}"
        return f"confederation {action.region}" if action.verb == "confederation" else action.notation

    def clues(self) -> list[str]:
        return ["worth", "block-off"]

    def clues_to(self, state: EngineState, seat: int, legal: list[Action]) -> list[list[float]]:
        """Return the rough worth of actions, and how far blocks are from what is wanted."""
        assert isinstance(state, State)
        if state.stack[-1].step.name == "nobles":
            wanted = wanted_block(state, seat, first_empty(state, seat))
            return [[0.0, abs(action.value - wanted)] for action in legal if isinstance(action, GodsPlaygroundAction)]
        return [
            [judge(state, seat, action) * WORTH_CLUE, 0.0]
            for action in legal
            if isinstance(action, GodsPlaygroundAction)
        ]

    def guess(self, state: EngineState, viewer: int, rng: Chance) -> None:
        """Take back the blocks and bids that lie face down: whoever chose them chooses anew."""
        assert isinstance(state, State)
        for seat in range(SEATS):
            if state.block(seat, 0) == FACE_DOWN:
                for place in range(seat * PLACE_COUNT, (seat + 1) * PLACE_COUNT):
                    state.placed[place] = EMPTY
            if state.bids[seat] == SECRET_BID:
                state.bids[seat] = NO_BID

    def stage(self, state: EngineState) -> int:
        assert isinstance(state, State)
        return state.turn

    def quiet(self, state: EngineState) -> bool:
        """Stop where a turn begins: everything of the last one is settled."""
        assert isinstance(state, State)
        if state.stack[-1].step.name != "nobles" or EMPTY not in state.placed[:SEATS]:
            return False
        return not any(is_ready(state, seat) for seat in range(SEATS))

    def worth_trying(self, state: EngineState, seat: int, legal: list[Action]) -> list[Action]:
        """Place blocks in the order of the places, bid little, veto only with discs to gain."""
        assert isinstance(state, State)
        name = state.stack[-1].step.name
        if name == "nobles":
            place = first_empty(state, seat)
            return [
                BLOCK[place * BLOCK_VALUES + value]
                for value in range(BLOCK_VALUES)
                if state.hand[seat * BLOCK_VALUES + value] > 0
            ]
        if name == "bidding":
            return legal[: HIGHEST_SENSIBLE_BID + 1]
        if name == "special-actions":
            return [
                action
                for action in legal
                if isinstance(action, GodsPlaygroundAction) and is_sensible(state, seat, action)
            ]
        return legal

    def values(self, seen: Seen, legal: list[Action], worlds: int, rng: Chance) -> list[float]:
        """Judge a block with the others laid sensibly beside it: alone, the highest was best at the first place."""
        if seen.state.stack[-1].step.name != "nobles":
            return super().values(seen, legal, worlds, rng)
        seat = seen.seat
        values = [0.0] * len(legal)
        for _ in range(LAYINGS):
            world = self.imagine(seen, rng)
            for place, action in enumerate(legal):
                copy = world.clone()
                copy.apply(seat, action)
                self.lay_rest(copy, seat, rng)
                values[place] += self.shares(copy)[seat] / LAYINGS
        return values

    def lay_rest(self, state: EngineState, seat: int, rng: Chance) -> None:
        """Lay the blocks for all places that are still empty as the policy would."""
        while state.stack and state.stack[-1].step.name == "nobles":
            legal = state.legal_now(seat)
            if not legal:
                return
            state.apply(seat, self.choose(state, seat, legal, rng))

    def choose(self, state: EngineState, seat: int, legal: list[Action], rng: Chance) -> Action:
        """Take the action of the highest worth, give or take some chance."""
        assert isinstance(state, State)
        name = state.stack[-1].step.name
        if name == "nobles":
            return choose_block(state, seat, rng)
        if name == "bidding":
            return legal[rng.below(min(len(legal), HIGHEST_SENSIBLE_BID))]
        best = legal[0]
        best_worth = -1000.0
        for action in legal:
            assert isinstance(action, GodsPlaygroundAction)
            worth = judge(state, seat, action) + rng.below(NOISE) * NOISE_WORTH / NOISE
            if worth > best_worth:
                best = action
                best_worth = worth
        return best
