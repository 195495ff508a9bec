"""Sejm: five Privileges, one Family card at each from everybody at once."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.board import (
    EMPTY,
    END_OF_SEJM,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    IN_SEJM,
    NOBODY,
    SEJM_SPACES,
)
from godsplay.games.magnates.rules.cards import PRIVILEGE_COUNT
from godsplay.games.magnates.rules.events import PRIVILEGE_DEALT, PRIVILEGE_WON
from godsplay.games.magnates.rules.frames import ActionsFrame, PlaceEstatesFrame, PrivilegeFrame, SejmFrame
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import Contest
from godsplay.games.magnates.rules.steps.placing import PlacingAtOnce


class Sejm(PlacingAtOnce[SejmFrame]):
    """Privileges are dealt, all place their cards, then comes Privilege after Privilege, then the last actions."""

    name = "sejm"
    rule = "sejm"
    first = FIRST_SEJM_SPOT
    beyond = FIRST_POWER_SPOT

    def frame(self) -> Frame:
        return SejmFrame(self)

    def lay_out(self, state: State, frame: SejmFrame) -> bool:
        if state.sejm.count(EMPTY) < SEJM_SPACES:
            return False
        deal_privileges(state)
        return True

    def contest(self, state: State, spot: int) -> Frame:
        return PrivilegeFrame(state.step("privilege"), spot)

    def close(self, state: State, frame: SejmFrame) -> None:
        if frame.ended:
            next_phase(state)
            return
        frame.ended = True
        state.given = 0
        state.stack.append(ActionsFrame(state.step("actions"), END_OF_SEJM))

    def is_ready(self, state: State, seat: int) -> bool:
        """Whether a seat has placed a card at every Privilege."""
        for space in range(SEJM_SPACES):
            if state.card_at(seat, FIRST_SEJM_SPOT + space) == EMPTY and is_open(state, space):
                return False
        return True

    def next_spot(self, state: State) -> int:
        for space in range(SEJM_SPACES):
            if is_open(state, space):
                return FIRST_SEJM_SPOT + space
        return EMPTY


def is_open(state: State, space: int) -> bool:
    """Whether a Privilege lies on a space of the Sejm to be won."""
    return state.sejm[space] != EMPTY and state.won_by[space] == NOBODY


def deal_privileges(state: State) -> None:
    """Draw a Privilege for each space of the Sejm."""
    deck = [card for card in range(PRIVILEGE_COUNT) if state.privileges[card] == IN_DECK]
    for space in range(SEJM_SPACES):
        card = state.chance.draw(deck)
        deck.remove(card)
        state.privileges[card] = IN_SEJM
        state.sejm[space] = card
        state.tell(PRIVILEGE_DEALT, FIRST_SEJM_SPOT + space, card)


class Privilege(Contest):
    """A Privilege being won."""

    name = "privilege"
    rule = "sejm"

    def frame(self) -> Frame:
        return PrivilegeFrame(self)

    def award(self, state: State, spot: int, winner: int) -> None:
        """Award the Privilege and its Estates."""
        space = spot - FIRST_SEJM_SPOT
        card = state.sejm[space]
        state.privileges[card] = winner
        state.won_by[space] = winner
        printed = state.cards.influence[state.card_at(winner, spot)]
        modifier = state.modifiers[winner]
        state.tell(PRIVILEGE_WON, winner, card, printed, modifier, printed + modifier)
        state.stack.append(PlaceEstatesFrame(state.step("place-estates"), winner, state.estates_for(spot)))
