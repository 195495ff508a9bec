"""A player's turn: its parts in order, and those that need no decision."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import Play
from godsplay.games.playful_gods.rules.board import ELEMENT_COUNT, GOD_COUNT, GODS, KINDS, NOBODY, NOTHING
from godsplay.games.playful_gods.rules.cards import draw_cards, names_of
from godsplay.games.playful_gods.rules.events import (
    ACTION_CARD_KEPT,
    ACTION_CARD_PASSED,
    EFFECT_ENDS,
    JOINED_RETURNED,
    TURN_BEGINS,
)
from godsplay.games.playful_gods.rules.player_boards import clear_board
from godsplay.games.playful_gods.rules.state import State


class Part(Step[State, Play]):
    """A part of a turn; the frame's seat is the god whose turn it is."""

    def __init__(self) -> None:
        self.following: Part | None = None

    def advance(self, state: State, frame: Frame) -> bool:
        seat = frame.seat
        self.finish(state, seat)
        self.enter(state, seat)
        return False

    def enter(self, state: State, seat: int) -> None:
        """Carry the part out."""

    def finish(self, state: State, seat: int) -> None:
        """Close this part and open the next one, below whatever decisions this one still opens."""
        assert self.following is not None
        state.stack[-1] = Frame(self.following, seat)


class BeginTurn(Part):
    """The turn comes to a god: effects that this god drew are over."""

    name = "begin-turn"
    rule = "turn"

    def enter(self, state: State, seat: int) -> None:
        state.turn += 1
        state.god = NOTHING
        state.tokens_played = [0] * ELEMENT_COUNT
        state.collected = 0
        state.stepped = False
        state.quintessence = False
        state.tell(TURN_BEGINS, seat, state.turn)
        for god in range(GOD_COUNT):
            if state.running[god] == seat:
                state.running[god] = NOBODY
                state.tell(EFFECT_ENDS, god)


class PassActionCard(Part):
    """The Action Card goes where the God Card of this turn says; between two players it stays."""

    name = "pass-action-card"
    rule = "action-card"

    def enter(self, state: State, seat: int) -> None:
        take_back_joined(state, seat)
        if state.god == NOTHING:
            return
        holder = seat if state.players == 2 else state.seat_after(seat, steps_to_the_left(state))
        state.holder = holder
        if holder == seat:
            state.tell(ACTION_CARD_KEPT, seat)
        else:
            state.tell(ACTION_CARD_PASSED, seat, holder, GODS[state.god])


def take_back_joined(state: State, seat: int) -> None:
    """Return the pairs that were joined but not played to the hand."""
    if state.joined:
        for card in state.joined:
            state.hands[seat * KINDS + card] += 1
        state.tell(JOINED_RETURNED, seat, names_of(state.joined))
        state.joined = []


def steps_to_the_left(state: State) -> int:
    """Count how many seats to the left the God Card of this turn sends the Action Card."""
    mark = state.board.passing[state.god]
    if mark == "right-1":
        return state.players - 1
    if mark == "keep":
        return 0
    return 2 if mark == "left-2" else 1


class DrawCards(Part):
    """The god draws up to a full hand; a fuller one is kept."""

    name = "draw-cards"
    rule = "hands"

    def enter(self, state: State, seat: int) -> None:
        draw_cards(state, seat, state.board.hand - state.hand_size(seat))


class ClearBoard(Part):
    """The god clears the own player board, and the turn goes to the left."""

    name = "clear-board"
    rule = "player-boards"

    def enter(self, state: State, seat: int) -> None:
        clear_board(state, seat)

    def finish(self, state: State, seat: int) -> None:
        super().finish(state, state.seat_after(seat, 1))
