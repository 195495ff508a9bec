"""Resolving a spot: Family cards are shown, actions played, and the Primate decides ties."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import CHOOSE, MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, FAMILIES, INTERREGNUM
from godsplay.games.magnates.rules.events import CARD_SHOWN, TIE_DECIDED, TIED
from godsplay.games.magnates.rules.frames import ActionsFrame, SpotFrame, TieFrame
from godsplay.games.magnates.rules.reasons import NOT_AT_THIS_TABLE, NOT_TIED
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import ALL_OF_THEM, Decision, F

NO_CARD: Final = -1000  # Influence of whoever has none there, far below that of any card

# What a tie is about.
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
WEALTHIEST: Final = "wealthiest"


class Settling(Step[State, MagnatesAction, F]):
    """A step that comes down to one seat; of several who are tied the Primate chooses one."""

    tie: str = HIGHEST

    def settle(self, state: State, frame: F, tied: list[int]) -> None:
        """Go on with the one it is, or let the Primate choose."""
        if len(tied) == 1:
            self.settled(state, frame, tied[0])
            return
        state.tell(TIED, [FAMILIES[seat] for seat in tied], state.primate())
        bits = 0
        for seat in tied:
            bits |= 1 << seat
        state.stack.append(TieFrame(state.step("break-tie"), bits))

    def settled(self, state: State, frame: F, seat: int) -> None:
        """Go on with the one it is; this step is on top of the stack again."""


class Contest(Settling[SpotFrame]):
    """A spot being resolved: cards are shown, actions played, and the highest Influence wins."""

    def advance(self, state: State, frame: SpotFrame) -> bool:
        if state.is_shown(frame.spot):
            self.resolve(state, frame)
        elif show_cards(state, frame.spot):
            state.stack.append(ActionsFrame(state.step("actions"), frame.spot))
        else:
            state.stack.pop()
            self.nobody_came(state, frame.spot)
        return False

    def resolve(self, state: State, frame: SpotFrame) -> None:
        """Find out who wins, once everybody has played actions."""
        self.settle(state, frame, leaders(state, influences(state, frame.spot)))

    def settled(self, state: State, frame: SpotFrame, seat: int) -> None:
        state.stack.pop()
        self.award(state, frame.spot, seat)

    def nobody_came(self, state: State, spot: int) -> None:
        """Do what the rules say when nobody has placed a card."""

    def award(self, state: State, spot: int, winner: int) -> None:
        """Award what was contested to the winner."""


def show_cards(state: State, spot: int) -> bool:
    """Turn up the Family cards on a spot; False if there are none."""
    anybody = False
    for seat in range(state.players):
        if state.card_at(seat, spot) != EMPTY:
            anybody = True
            state.reveal()
            break
    state.given = 0
    state.shown |= 1 << spot
    state.modifiers = [0] * state.players
    if state.listening:
        tell_cards(state, spot)
    return anybody


def tell_cards(state: State, spot: int) -> None:
    """Announce which Family cards are turned up on a spot, in turn order."""
    for seat in state.order:
        if state.card_at(seat, spot) != EMPTY:
            state.tell(CARD_SHOWN, seat, state.contested(spot), state.card_at(seat, spot))


def influences(state: State, spot: int) -> list[int]:
    """Return the modified Influence of each seat's card on a spot; NO_CARD where it has none."""
    return [
        state.cards.influence[state.card_at(seat, spot)] + state.modifiers[seat]
        if state.card_at(seat, spot) >= 0
        else NO_CARD
        for seat in range(state.players)
    ]


def strengths(state: State, spot: int) -> list[int]:
    """Return the modified Strength of each seat's card on a spot."""
    return [state.cards.strength[state.card_at(seat, spot)] + state.modifiers[seat] for seat in range(state.players)]


def leaders(state: State, values: list[int]) -> list[int]:
    """List the seats with the highest value, in turn order."""
    highest = max(values)
    return [seat for seat in state.order if values[seat] == highest]


def last_ones(state: State, values: list[int]) -> list[int]:
    """List the seats with the lowest value, in turn order."""
    lowest = min(values)
    return [seat for seat in state.order if values[seat] == lowest]


class BreakTie(Decision[TieFrame]):
    """The Primate chooses one of those who are tied in the step below."""

    name = "break-tie"
    rule = "primate"

    def frame(self) -> Frame:
        return TieFrame(self)

    def advance(self, state: State, frame: TieFrame) -> bool:
        frame.seat = state.primate()
        return True

    def answers(self, state: State, frame: TieFrame, seat: int) -> list[MagnatesAction]:
        return CHOOSE

    def owed(self, state: State, frame: TieFrame) -> int:
        """Return every Privilege once Wealth has been counted: a gift would change it."""
        counted = settling_step(state.stack[-2]).tie == WEALTHIEST
        return ALL_OF_THEM if counted and state.readings.gifts_end_with_counting else 0

    def objection(self, state: State, frame: TieFrame, seat: int, action: MagnatesAction) -> Reason | None:
        if action.family >= state.players:
            return NOT_AT_THIS_TABLE
        return None if (frame.tied >> action.family) & 1 == 1 else NOT_TIED

    def answer(self, state: State, frame: TieFrame, seat: int, action: MagnatesAction) -> None:
        state.stack.pop()
        state.tell(TIE_DECIDED, seat, action.family)
        below = state.stack[-1]
        settling_step(below).settled(state, below, action.family)

    def prompt(self, state: State, frame: TieFrame, seat: int) -> Message:
        below = state.stack[-2]
        tied = [FAMILIES[each] for each in range(state.players) if (frame.tied >> each) & 1 == 1]
        occasion = below.spot if isinstance(below, SpotFrame) else INTERREGNUM
        about = settling_step(below).tie
        return Message(
            "prompt-break-tie", self.rule, {"about": about, "occasion": state.contested(occasion), "seats": tied}
        )


def settling_step(frame: Frame) -> Settling[Frame]:
    """Return the step of a frame that a tie is about."""
    step = frame.step
    assert isinstance(step, Settling)
    return step
