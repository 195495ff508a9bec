"""Phase 12, Poland fights back: the Polish army, led by whoever has influence, against the invaders."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import FIGHT_BACK, PASS, VIENNA, Move, in_regions
from godsplay.games.gods_playground.rules.board import REGION_COUNT, REGIONS
from godsplay.games.gods_playground.rules.combat import drive_out_all, roll_polish_army
from godsplay.games.gods_playground.rules.events import DRIVEN_OUT, FOUGHT_BACK, HITS_LOST
from godsplay.games.gods_playground.rules.phases.phase import Rounds
from godsplay.games.gods_playground.rules.reasons import (
    NO_ENEMY_THERE,
    NO_POLISH_ARMY,
    NO_SEJM_DISC,
    VIENNA_ONLY_IN_TURN_THREE,
)
from godsplay.games.gods_playground.rules.state import State

OFFERS: Final = [PASS, *FIGHT_BACK]
FIGHT_BACK_IN: Final = in_regions(FIGHT_BACK, [PASS])
SIEGE: Final = 3  # turn; later the Ottomans there count as Habsburgs


class PolandFightsBack(Rounds):
    """Each round a family uses the army once, or passes. Only the first player's first use is free."""

    name = "poland-fights-back"
    rule = "poland-fights-back"

    def is_free(self, state: State, frame: Frame, seat: int) -> bool:
        """Tell whether a use of the army costs no disc."""
        return frame.round == 1 and seat == state.first

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return OFFERS

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is PASS:
            return None
        if state.polish_army[0] + state.polish_army[1] == 0:
            return NO_POLISH_ARMY
        enemies = state.vienna if action.region == VIENNA else state.strength_in(action.region)
        if enemies == 0:
            return NO_ENEMY_THERE
        if action.region == VIENNA and state.turn != SIEGE:
            return VIENNA_ONLY_IN_TURN_THREE
        return None if self.can_lead(state, frame, seat) else NO_SEJM_DISC

    def can_lead(self, state: State, frame: Frame, seat: int) -> bool:
        """Tell whether a family can pay for the use of the army."""
        return self.is_free(state, frame, seat) or state.sejm_discs(seat) > 0

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List where enemies stand, if there is an army and the family can lead it."""
        places = 0
        if state.polish_army[0] + state.polish_army[1] > 0 and self.can_lead(state, frame, seat):
            for region in range(REGION_COUNT):
                if state.strength_in(region) > 0:
                    places |= 1 << region
            if state.vienna > 0 and state.turn == SIEGE:
                places |= 1 << VIENNA
        return FIGHT_BACK_IN[places]

    def carry_out(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        place = "vienna" if action.region == VIENNA else REGIONS[action.region]
        if self.is_free(state, frame, seat):
            state.tell(FOUGHT_BACK, seat, place, "free")
        else:
            state.remove_sejm_disc(seat)
            state.tell(FOUGHT_BACK, seat, place, "disc")
        hits = roll_polish_army(state)
        if action.region == VIENNA:
            removed = min(hits, state.vienna)
            state.vienna -= removed
            hits -= removed
            if removed > 0:
                state.tell(DRIVEN_OUT, removed, "ottomans", "vienna")
        else:
            hits = drive_out_all(state, action.region, hits)
        if hits > 0:
            state.tell(HITS_LOST, hits)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        price = "free" if self.is_free(state, frame, seat) else "disc"
        return Message("prompt-poland-fights-back", self.rule, {"price": price})
