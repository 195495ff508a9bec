"""Guided tables: those with the deal of a game's guided turn, for as long as everybody plays its moves.

The deal is public and its seed stands in the record, so that nothing else has to be stored.
"""

from __future__ import annotations

from typing import NamedTuple

from godsplay.present.guided import GuidedMove, GuidedTurn
from godsplay.present.presentation import presentation
from godsplay.records.record import Record


class GuidedPlace(NamedTuple):
    """How far a seat has come in a guided turn."""

    made: int  # moves of the seat
    moves: list[GuidedMove]  # all that it makes in the turn

    @property
    def next(self) -> GuidedMove | None:
        """The move to make now; none once all are made."""
        return self.moves[self.made] if self.made < len(self.moves) else None


def has_deal(record: Record, turn: GuidedTurn) -> bool:
    """Whether a record has the deal of a guided turn, with the usual figures and readings."""
    page, game = record.page, record.game
    if page.seed != turn.seed or page.players != turn.players or page.options != game.choose(turn.options):
        return False
    return not page.edition and all(game.agreed[each.name] == each.default for each in game.readings)


def guided_place(record: Record, seat: int) -> GuidedPlace | None:
    """Return how far a seat has come in the guided turn; None if the table has another deal or left its moves."""
    game = record.game
    turn = presentation(game).guided
    if turn is None or not has_deal(record, turn):
        return None
    if not turn.is_followed([(game.seat_names[move.seat], move.move) for move in record.page.moves]):
        return None
    made = sum(move.seat == seat for move in record.page.moves)
    return GuidedPlace(made, turn.moves_of(game.seat_names[seat]))


def guided_move(record: Record, seat: int) -> str | None:
    """Return the move of the guided turn that a seat has to make now, in notation."""
    place = guided_place(record, seat)
    if place is None or place.next is None:
        return None
    legal = {action.notation for action in record.state.legal(seat)}
    return place.next.move if place.next.move in legal else None
