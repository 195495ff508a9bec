"""Phase 6, elections: every region sends its strongest family to the Sejm."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import NOBODY, REGION_COUNT, SEATS
from godsplay.games.gods_playground.rules.events import ELECTED, NO_DISC_LEFT, NOT_ELECTED
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State


class Elections(Phase[Frame]):
    """Fill the Sejm."""

    name = "elections"
    rule = "elections"

    def enter(self, state: State) -> None:
        """Hold the five elections, clockwise from Prussia."""
        for region in range(REGION_COUNT):
            winner = sole_leader(state, region)
            if winner == NOBODY:  # a tie elects nobody
                state.tell(NOT_ELECTED, region)
            elif state.discs_left(winner) == 0:
                state.tell(NO_DISC_LEFT, winner, region)
            else:
                nobles = state.nobles_of(region, winner)
                state.remove_nobles(region, winner, 1)
                state.sejm[region] = winner  # winning cannot be declined
                state.tell(ELECTED, winner, region, nobles)


def sole_leader(state: State, region: int) -> int:
    """Find the family with more nobles in a region than any other; NOBODY on a tie."""
    most = 0
    leader = NOBODY
    for seat in range(SEATS):
        nobles = state.nobles_of(region, seat)
        if nobles > most:
            most = nobles
            leader = seat
        elif nobles == most:
            leader = NOBODY
    return leader
