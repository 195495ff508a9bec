"""Advice for the bots: what a sensible family does without thinking long."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice as EngineAdvice
from godsplay.engine.chance import Chance
from godsplay.engine.state import State as EngineState
from godsplay.games.magnates.ai import evaluation
from godsplay.games.magnates.ai.features import NAMES, SURVIVAL, features
from godsplay.games.magnates.ai.judgement import judge
from godsplay.games.magnates.ai.placing import (
    NOISE,
    WORTH_CLUE,
    bearable_bids,
    bids_on,
    choose_bid,
    choose_fighter,
    clues_to_placements,
    most_wanted,
    sensible_bids,
)
from godsplay.games.magnates.ai.sensible import cheap_ways_out, selfish_choices, sensible_actions
from godsplay.games.magnates.ai.styles import STYLES, taste
from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, FACE_DOWN, SENATOR_COUNT, SPOT_COUNT
from godsplay.games.magnates.rules.phases.senate import bids
from godsplay.games.magnates.rules.state import State

NOISE_WORTH: Final = 0.8  # Wealth that chance may outweigh
PLACING_CARDS: Final = {"senate", "sejm", "conflicts"}  # face down, in turn or all at once
AT_REST: Final = {"set-up", *PLACING_CARDS}  # nothing is being resolved


class Advice(EngineAdvice):
    """Keeps Strength for the Conflicts, bids high or low, and judges all else by a rough worth in Wealth."""

    horizon = 1

    def levels(self) -> dict[str, str]:
        return {**super().levels(), "normal": "mcts:28", "hard": "mcts:0.1s"}

    def shares(self, state: EngineState) -> list[float]:
        assert isinstance(state, State)
        return super().shares(self.settle(state))

    def styles(self) -> list[str]:
        return list(STYLES)

    def taste(self, style: str, action: Action) -> float:
        assert isinstance(action, MagnatesAction)
        return taste(style, action)

    def shares_by_hand(self, state: EngineState) -> list[float]:
        assert isinstance(state, State)
        return evaluation.shares(state)

    def shares_by(self, rows: list[list[float]], stage: int) -> list[float]:
        """Estimate the shares, of which there are none if the Commonwealth falls."""
        lives = rows[0][SURVIVAL]
        return [share * lives for share in super().shares_by(rows, stage)]

    def inputs(self) -> list[str]:
        return NAMES

    def features(self, state: EngineState) -> list[list[float]]:
        assert isinstance(state, State)
        settled = self.settle(state)
        return features(settled) if settled.stack else []

    def kind(self, action: Action) -> str:
        """Take Privileges in the Sejm for alike, and Conflicts, and whom an action is against."""
        assert isinstance(action, MagnatesAction)
        if action.verb == "give":
            return "give"
        if action.family_card != NONE:
            spot = action.spot if action.spot < SENATOR_COUNT else SENATOR_COUNT
            return f"{action.verb} {spot} {action.family_card}"
        if action.family != NONE:
            return f"{action.verb} {action.province}"
        return f"{action.verb} {action.province}" if action.verb == "embassy" else action.notation

    def clues(self) -> list[str]:
        return ["worth", "stake", "win", "kept", "rank"]

    def clues_to(self, state: EngineState, seat: int, legal: list[Action]) -> list[list[float]]:
        """Return the rough worth of actions; of cards placed what is at stake, what they can win and what is left."""
        assert isinstance(state, State)
        if state.stack[-1].step.name in PLACING_CARDS:
            return clues_to_placements(state, seat, legal)
        return [
            [judge(state, seat, action) * WORTH_CLUE, 0.0, 0.0, 0.0, 0.0]
            for action in legal
            if isinstance(action, MagnatesAction)
        ]

    def settle(self, state: State) -> State:
        """Return the position when what is being resolved is over."""
        if not state.stack or state.stack[-1].step.name in AT_REST:
            return state
        settled = state.clone()
        rng = settled.chance.clone()
        while settled.stack and settled.stack[-1].step.name not in AT_REST:
            frame = settled.stack[-1]
            seat = frame.step.deciders(settled, frame)[0]
            legal = settled.legal_now(seat)
            settled.apply(seat, self.choose(settled, seat, legal, rng))
        return settled

    def guess(self, state: EngineState, viewer: int, rng: Chance) -> None:
        """Take back what was placed all at once, to be chosen anew; bid in the Senate where others have."""
        assert isinstance(state, State)
        step = state.stack[-1].step
        if step.name not in PLACING_CARDS:
            return
        for seat in range(state.players):
            for spot in range(SPOT_COUNT):
                if state.card_at(seat, spot) == FACE_DOWN:
                    state.played[seat * SPOT_COUNT + spot] = EMPTY
                    if not step.sealed:
                        bid = self.imitate(state, seat, bids_on(state, seat, spot), rng)
                        assert isinstance(bid, MagnatesAction)
                        state.place_card(seat, spot, bid.family_card)

    def is_secret(self, state: EngineState) -> bool:
        """Whether Family cards are placed."""
        return state.stack[-1].step.name in PLACING_CARDS

    def stage(self, state: EngineState) -> int:
        assert isinstance(state, State)
        return state.round

    def quiet(self, state: EngineState) -> bool:
        """Stop where a round begins: everything of the last one is settled."""
        assert isinstance(state, State)
        return state.stack[-1].step.name == "senate" and bids(state, state.order[0]) == 0

    def worth_trying(self, state: EngineState, seat: int, legal: list[Action]) -> list[Action]:
        """Place cards in one order, keep Strength for the Conflicts, give nothing away, play no card for nothing."""
        assert isinstance(state, State)
        name = state.stack[-1].step.name
        if name == "senate":
            return sensible_bids(state, seat, legal)
        if name == "sejm":
            return bearable_bids(state, seat, legal)
        if name == "conflicts":
            spot = most_wanted(state, seat, False)
            return [action for action in legal if isinstance(action, MagnatesAction) and action.spot == spot]
        if name == "actions":
            return sensible_actions(state, seat, legal)
        if name == "assignats":
            return cheap_ways_out(state, seat, legal)
        if name == "break-tie":
            return selfish_choices(state, seat, legal)
        tried: list[Action] = []
        for action in legal:
            assert isinstance(action, MagnatesAction)
            if action.verb != "give":
                tried.append(action)
        return tried or legal

    def choose(self, state: EngineState, seat: int, legal: list[Action], rng: Chance) -> Action:
        """Take the action of the highest worth, give or take some chance."""
        assert isinstance(state, State)
        name = state.stack[-1].step.name
        if name == "senate" or name == "sejm":
            return choose_bid(state, seat, legal, rng)
        if name == "conflicts":
            return choose_fighter(state, seat, legal, rng)
        best = legal[0]
        best_worth = -1000.0
        for action in legal:
            assert isinstance(action, MagnatesAction)
            worth = judge(state, seat, action) + rng.below(NOISE) * NOISE_WORTH / NOISE
            if worth > best_worth:
                best = action
                best_worth = worth
        return best
