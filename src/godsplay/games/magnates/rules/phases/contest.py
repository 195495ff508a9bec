"""Resolving a spot: Family cards are shown, actions played, and the Primate decides ties."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import CHOOSE, Move
from godsplay.games.magnates.rules.board import FAMILIES, PRIMATE
from godsplay.games.magnates.rules.events import CARD_SHOWN, LATER_SEAT_WINS, TIE_DECIDED, TIED
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.reasons import NOT_AT_THIS_TABLE, NOT_TIED
from godsplay.games.magnates.rules.state import State

# What a tie is about.
HIGHEST: Final = 0
LOWEST: Final = 1
WEALTHIEST: Final = 2
TIES: Final = ["highest", "lowest", "wealthiest"]


class Contest(Step[State, Move]):
    """A spot being resolved: `subject` is the spot, `round` how far it has got, `seat` who has won it."""

    def advance(self, state: State, frame: Frame) -> bool:
        spot = frame.subject
        if frame.round == 1:
            frame.round = 2
            if show_cards(state, spot):
                state.begin("actions", subject=spot)
            else:
                state.stack.pop()
                self.nobody_came(state, spot)
        elif frame.round == 2:
            frame.round = 3
            settle(state, frame, leaders(state, influences(state, spot)), HIGHEST)
        else:
            state.stack.pop()
            self.award(state, spot, frame.seat)
        return False

    def nobody_came(self, state: State, spot: int) -> None:
        """Do what the rules say when nobody has placed a card."""

    def award(self, state: State, spot: int, winner: int) -> None:
        """Give the winner what was contested."""


def show_cards(state: State, spot: int) -> bool:
    """Turn up the Family cards on a spot; False if there are none."""
    state.given = 0
    state.shown |= 1 << spot
    state.modifiers = [0] * state.players
    anybody = False
    for seat in state.order:
        card = state.card_at(seat, spot)
        if card >= 0:
            anybody = True
            state.revealed = True
            state.tell(CARD_SHOWN, seat, state.contested(spot), card)
    return anybody


def influences(state: State, spot: int) -> list[int]:
    """Give the modified Influence of each seat's card on a spot; far below any card where it has none."""
    none = -1000
    return [
        state.cards.influence[state.card_at(seat, spot)] + state.modifiers[seat]
        if state.card_at(seat, spot) >= 0
        else none
        for seat in range(state.players)
    ]


def strengths(state: State, spot: int) -> list[int]:
    """Give the modified Strength of each seat's card on a spot."""
    return [state.cards.strength[state.card_at(seat, spot)] + state.modifiers[seat] for seat in range(state.players)]


def leaders(state: State, values: list[int]) -> list[int]:
    """List the seats with the highest value, in turn order."""
    highest = max(values)
    return [seat for seat in state.order if values[seat] == highest]


def last_ones(state: State, values: list[int]) -> list[int]:
    """List the seats with the lowest value, in turn order."""
    lowest = min(values)
    return [seat for seat in state.order if values[seat] == lowest]


def settle(state: State, frame: Frame, tied: list[int], about: int) -> None:
    """Write into a frame who it is; of several the Primate chooses one, and for the Primate the later seat wins."""
    if len(tied) == 1:
        frame.seat = tied[0]
        return
    names = [FAMILIES[seat] for seat in tied]
    if frame.subject == PRIMATE and about == HIGHEST:
        frame.seat = tied[-1]
        state.tell(LATER_SEAT_WINS, frame.seat, names)
        return
    state.tell(TIED, names, state.primate())
    out = (1 << state.players) - 1
    for seat in tied:
        out &= ~(1 << seat)
    state.begin("break-tie", state.primate(), frame.subject, about, out)


class BreakTie(Decision):
    """The Primate chooses one of those who are tied; `place` says about what, `out` who is not tied."""

    name = "break-tie"
    rule = "primate"

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return CHOOSE

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action.target >= state.players:
            return NOT_AT_THIS_TABLE
        return NOT_TIED if frame.is_out(action.target) else None

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.stack.pop()
        state.stack[-1].seat = action.target
        state.tell(TIE_DECIDED, seat, action.target)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        tied = [FAMILIES[each] for each in range(state.players) if not frame.is_out(each)]
        return Message(
            "prompt-break-tie",
            self.rule,
            {"about": TIES[frame.place], "occasion": state.contested(frame.subject), "seats": tied},
        )
