"""Sejm: five Privileges, one Family card at each from everybody at once."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.board import (
    EMPTY,
    END_OF_SEJM,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    ON_BOARD,
    SEJM_SPACES,
)
from godsplay.games.magnates.rules.cards import PRIVILEGE_COUNT
from godsplay.games.magnates.rules.events import PRIVILEGE_DEALT, PRIVILEGE_WON, READY
from godsplay.games.magnates.rules.phases.contest import Contest
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.phases.placing import Placing
from godsplay.games.magnates.rules.state import State


class Sejm(Placing):
    """Deal (`round` 1), all place their cards (2), Privilege after Privilege (3), end of the Sejm (4)."""

    name = "sejm"
    rule = "sejm"
    sealed = True
    first = FIRST_SEJM_SPOT
    beyond = FIRST_POWER_SPOT

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round == 1:
            deal_privileges(state)
            frame.round = 2
        if frame.round == 2:
            if not all(is_ready(state, seat) for seat in range(state.players)):
                return True
            frame.round = 3
        if frame.round == 3:
            if frame.place < SEJM_SPACES:
                state.begin("privilege", subject=FIRST_SEJM_SPOT + frame.place)
                frame.place += 1
                return False
            frame.round = 4
            state.given = 0
            state.begin("actions", subject=END_OF_SEJM)
            return False
        next_phase(state)
        return False

    def deciders(self, state: State, frame: Frame) -> list[int]:
        """List the seats that have not placed a card at every Privilege."""
        return [seat for seat in range(state.players) if not is_ready(state, seat)]

    def placed(self, state: State, seat: int, spot: int) -> None:
        """Tell the others when a seat is ready."""
        if is_ready(state, seat):
            state.tell_others([seat], READY, seat)


def is_ready(state: State, seat: int) -> bool:
    """Tell whether a seat has placed a card at every Privilege."""
    return all(state.card_at(seat, spot) != EMPTY for spot in range(FIRST_SEJM_SPOT, FIRST_POWER_SPOT))


def deal_privileges(state: State) -> None:
    """Put a Privilege out of the deck on each space of the Sejm."""
    deck = [card for card in range(PRIVILEGE_COUNT) if state.privileges[card] == IN_DECK]
    for space in range(SEJM_SPACES):
        card = state.chance.draw(deck)
        deck.remove(card)
        state.privileges[card] = ON_BOARD
        state.sejm[space] = card
        state.tell(PRIVILEGE_DEALT, FIRST_SEJM_SPOT + space, card)


class Privilege(Contest):
    """A Privilege being won."""

    name = "privilege"
    rule = "sejm"

    def award(self, state: State, spot: int, winner: int) -> None:
        """Give the winner the Privilege and its Estates."""
        cards = state.cards
        space = spot - FIRST_SEJM_SPOT
        card = state.sejm[space]
        state.privileges[card] = winner
        state.won_by[space] = winner
        printed = cards.influence[state.card_at(winner, spot)]
        modifier = state.modifiers[winner]
        state.tell(PRIVILEGE_WON, winner, card, printed, modifier, printed + modifier)
        estates = cards.privilege_estates[card] + state.king_bonus(cards.privilege_symbols[card])
        state.begin("place-estates", winner, estates)
