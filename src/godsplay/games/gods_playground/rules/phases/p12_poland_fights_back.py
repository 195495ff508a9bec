"""Phase 12, Poland fights back: the Polish army, led by whoever has influence, against the invaders."""

from __future__ import annotations

from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import FIGHT_BACK, VIENNA, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import HABSBURGS, REGIONS
from godsplay.games.gods_playground.rules.combat import drive_out_all, roll_polish_army
from godsplay.games.gods_playground.rules.enemies import hold_vienna
from godsplay.games.gods_playground.rules.events import DRIVEN_OUT, FOUGHT_BACK, HITS_LOST
from godsplay.games.gods_playground.rules.phases.phase import PlaceRounds, RoundsFrame
from godsplay.games.gods_playground.rules.reasons import (
    NO_ENEMY_THERE,
    NO_POLISH_ARMY,
    NO_SEJM_DISC,
    VIENNA_ONLY_IN_TURN_THREE,
)
from godsplay.games.gods_playground.rules.state import State


class PolandFightsBack(PlaceRounds):
    """Each round a family uses the army once, or passes. Only the first player's first use is free."""

    name = "poland-fights-back"
    rule = "poland-fights-back"

    def __init__(self) -> None:
        super().__init__(FIGHT_BACK)

    def family_refusal(self, state: State, frame: RoundsFrame, seat: int) -> Reason | None:
        if state.polish_fighters() == 0:
            return NO_POLISH_ARMY
        return None if is_free(state, frame, seat) or state.sejm_discs(seat) > 0 else NO_SEJM_DISC

    def place_refusal(self, state: State, frame: RoundsFrame, seat: int, place: int) -> Reason | None:
        if enemies_at(state, place) == 0:
            return NO_ENEMY_THERE
        if place == VIENNA and hold_vienna(state) and state.readings.vienna_in_turn_three_only:
            return VIENNA_ONLY_IN_TURN_THREE
        return None

    def carry_out(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        place = "vienna" if action.region == VIENNA else REGIONS[action.region]
        if is_free(state, frame, seat):
            state.tell(FOUGHT_BACK, seat, place, "free")
        else:
            state.remove_sejm_disc(seat)
            state.tell(FOUGHT_BACK, seat, place, "disc")
        hits = roll_polish_army(state, place)
        if action.region == VIENNA:
            hits = drive_out_of_vienna(state, hits)
        else:
            hits = drive_out_all(state, action.region, hits)
        if hits > 0:
            state.tell(HITS_LOST, hits)

    def prompt(self, state: State, frame: RoundsFrame, seat: int) -> Message:
        price = "free" if is_free(state, frame, seat) else "disc"
        return Message("prompt-poland-fights-back", self.rule, {"price": price})


def enemies_at(state: State, place: int) -> int:
    """Count the enemy strength in a region, or before Vienna; the dice can add to those who hold it."""
    if place != VIENNA:
        return state.strength_in(place)
    return state.vienna + state.added[HABSBURGS] if hold_vienna(state) else state.vienna


def drive_out_of_vienna(state: State, hits: int) -> int:
    """Remove Ottomans from the Habsburg box, those that the dice added first; return the hits left over."""
    there = enemies_at(state, VIENNA)
    removed = min(hits, there)
    if hold_vienna(state):
        state.added[HABSBURGS] = max(0, there - removed - state.vienna)
    state.vienna = min(state.vienna, there - removed)
    if removed > 0:
        state.tell(DRIVEN_OUT, removed, "ottomans", "vienna")
    return hits - removed


def is_free(state: State, frame: RoundsFrame, seat: int) -> bool:
    """Whether a use of the army costs no disc."""
    return frame.round == 1 and seat == state.first
