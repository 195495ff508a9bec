"""A player's turn: its parts in order, and those that need no decision."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from godsplay.engine.frame import Frame
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import ELEMENT_COUNT, GOD_COUNT, NOBODY, NOTHING
from godsplay.games.playful_gods.rules.cards import draw_cards
from godsplay.games.playful_gods.rules.events import EFFECT_ENDS, TURN_BEGINS
from godsplay.games.playful_gods.rules.player_boards import clear_board
from godsplay.games.playful_gods.rules.state import State

F = TypeVar("F", bound=Frame)


class PartOfTurn(Step[State, PlayfulGodsAction, F], Generic[F]):
    """A part of a turn; the frame's seat is the god whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.following: PartOfTurn[Any] | None = None

    def advance(self, state: State, frame: F) -> bool:
        seat = frame.seat
        self.finish(state, seat)
        self.enter(state, seat)
        return False

    def enter(self, state: State, seat: int) -> None:
        """Do what this part of the turn asks for."""

    def finish(self, state: State, seat: int) -> None:
        """Replace this part by the next one; decisions that this one opens come on top of it."""
        assert self.following is not None
        state.stack[-1] = Frame(self.following, seat)


class BeginTurn(PartOfTurn[Frame]):
    """The turn comes to a god: effects that this god drew are over."""

    name = "begin-turn"
    rule = "turn"

    def enter(self, state: State, seat: int) -> None:
        state.turn += 1
        state.god = NOTHING
        state.tokens_played = [0] * ELEMENT_COUNT
        state.cards_used = 0
        state.collected = 0
        state.stepped = False
        state.quintessence = False
        state.tell(TURN_BEGINS, seat, state.turn)
        for god in range(GOD_COUNT):
            if state.running[god] == seat:
                state.running[god] = NOBODY
                state.tell(EFFECT_ENDS, god)


class DrawCards(PartOfTurn[Frame]):
    """The god draws up to a full hand; a fuller one is kept."""

    name = "draw-cards"
    rule = "hands"

    def enter(self, state: State, seat: int) -> None:
        draw_cards(state, seat, state.board.hand - state.hand_size(seat))


class ClearBoard(PartOfTurn[Frame]):
    """The god clears their own player board, and the turn goes to the left."""

    name = "clear-board"
    rule = "player-boards"

    def advance(self, state: State, frame: Frame) -> bool:
        clear_board(state, frame.seat)
        self.finish(state, state.seat_after(frame.seat, 1))
        return False
