"""Actions of Senators and Privileges: when something is resolved, each seat in turn order may play some."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import (
    PASS,
    PLAY,
    PLAY_PRIVILEGE,
    PLAY_SENATOR,
    MagnatesAction,
)
from godsplay.games.magnates.rules.board import OCCASIONS
from godsplay.games.magnates.rules.card_actions import condition
from godsplay.games.magnates.rules.events import PASSED
from godsplay.games.magnates.rules.frames import ActionsFrame
from godsplay.games.magnates.rules.reasons import NOT_THE_TIME, NOT_YOUR_PRIVILEGE, NOT_YOUR_SENATOR
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision
from godsplay.games.magnates.rules.steps.veto import declare

PASS_OR_PLAY: Final = [PASS, *PLAY]


def by_occasion(cards: list[list[MagnatesAction]]) -> list[list[int]]:
    """List the cards that can be played at each occasion."""
    return [
        [card for card, actions in enumerate(cards) if any(action.can_be_played_at(occasion) for action in actions)]
        for occasion in range(len(OCCASIONS))
    ]


SENATORS_AT: Final = by_occasion(PLAY_SENATOR)
PRIVILEGES_AT: Final = by_occasion(PLAY_PRIVILEGE)


class Actions(Decision[ActionsFrame]):
    """One lap in turn order: each seat plays as many cards as it likes.

    A seat that has nothing to play is passed over.
    """

    name = "actions"
    rule = "actions"

    def frame(self) -> Frame:
        return ActionsFrame(self)

    def advance(self, state: State, frame: ActionsFrame) -> bool:
        while frame.turn < state.players:
            frame.seat = state.order[frame.turn]
            found = playable(state, frame.seat, frame.occasion)
            if found:
                state.remember(frame.seat, self.with_gifts(state, frame, frame.seat, [PASS, *found]))
                return True
            frame.turn += 1
        state.stack.pop()
        return False

    def answers(self, state: State, frame: ActionsFrame, seat: int) -> list[MagnatesAction]:
        return PASS_OR_PLAY

    def objection(self, state: State, frame: ActionsFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return None if action is PASS else not_playable(state, seat, action, frame.occasion)

    def legal_answers(self, state: State, frame: ActionsFrame, seat: int) -> list[MagnatesAction]:
        return [PASS, *playable(state, seat, frame.occasion)]

    def answer(self, state: State, frame: ActionsFrame, seat: int, action: MagnatesAction) -> None:
        if action is PASS:
            state.tell(PASSED, seat, state.contested(frame.occasion))
            frame.turn += 1
        else:
            declare(state, seat, action)

    def prompt(self, state: State, frame: ActionsFrame, seat: int) -> Message:
        return Message("prompt-actions", self.rule, {"occasion": state.contested(frame.occasion)})


def not_playable(state: State, seat: int, action: MagnatesAction, occasion: int) -> Reason | None:
    """Explain why a seat cannot play an action at an occasion."""
    if action.senator != NOBODY:
        if state.senators[action.senator] != seat:
            return NOT_YOUR_SENATOR
    elif state.privileges[action.privilege] != seat:
        return NOT_YOUR_PRIVILEGE
    if not action.can_be_played_at(occasion):
        return NOT_THE_TIME
    return condition(state, seat, action, occasion)


def playable(state: State, seat: int, occasion: int) -> list[MagnatesAction]:
    """List the actions a seat can play at an occasion, in id order; only cards that it holds need be asked about."""
    found: list[MagnatesAction] = []
    for senator in SENATORS_AT[occasion]:
        if state.senators[senator] == seat:
            add_playable(state, seat, occasion, PLAY_SENATOR[senator], found)
    for card in PRIVILEGES_AT[occasion]:
        if state.privileges[card] == seat:
            add_playable(state, seat, occasion, PLAY_PRIVILEGE[card], found)
    return found


def add_playable(
    state: State, seat: int, occasion: int, actions: list[MagnatesAction], found: list[MagnatesAction]
) -> None:
    """Add those of a card's actions that can be played."""
    for action in actions:
        if not_playable(state, seat, action, occasion) is None:
            found.append(action)
