"""Actions of Senators and Privileges: the window in turn order, and VETO! against what is played."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import (
    FIRST_PLAY,
    PASS,
    PLAY,
    PLAY_PRIVILEGE,
    PLAY_SENATOR,
    PLAY_VETO,
    MagnatesAction,
)
from godsplay.games.magnates.rules.board import FAMILIES, OCCASIONS, REMOVED, SET_ASIDE
from godsplay.games.magnates.rules.card_actions import carry_out, condition
from godsplay.games.magnates.rules.cards import VETO
from godsplay.games.magnates.rules.events import ACTION_PLAYED, PASSED, VETOED
from godsplay.games.magnates.rules.frames import ActionsFrame, VetoFrame
from godsplay.games.magnates.rules.reasons import NOT_THE_TIME, NOT_YOUR_PRIVILEGE, NOT_YOUR_SENATOR
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision

PASS_OR_PLAY: Final = [PASS, *PLAY]
PASS_OR_VETO: Final = [PASS, PLAY_VETO]


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
        if action is PASS:
            return None
        if action.senator != NOBODY:
            if state.senators[action.senator] != seat:
                return NOT_YOUR_SENATOR
        elif state.privileges[action.privilege] != seat:
            return NOT_YOUR_PRIVILEGE
        if not action.can_be_played_at(frame.occasion):
            return NOT_THE_TIME
        return condition(state, seat, action, frame.occasion)

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


def playable(state: State, seat: int, occasion: int) -> list[MagnatesAction]:
    """List the actions a seat can play at an occasion, in id order."""
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
    """Add those of a card's actions whose condition is met."""
    for action in actions:
        if condition(state, seat, action, occasion) is None:
            found.append(action)


def declare(state: State, seat: int, action: MagnatesAction) -> None:
    """Play an action: its card is spent, and it takes effect unless somebody objects."""
    spend(state, action)
    state.tell(ACTION_PLAYED, seat, in_play(action)[0])
    state.stack.append(VetoFrame(state.step("veto"), seat, action.id - FIRST_PLAY))


def spend(state: State, action: MagnatesAction) -> None:
    """Set a Senator aside, or remove a Privilege from the game."""
    if action.senator != NOBODY:
        state.senators[action.senator] = SET_ASIDE
    else:
        state.privileges[action.privilege] = REMOVED


def in_play(action: MagnatesAction) -> tuple[str, int, list[str]]:
    """Name the card an action is played with, and what it aims at."""
    words = action.notation.split(" ")
    return words[1], len(words) - 2, words[2:]


class Veto(Decision[VetoFrame]):
    """An action has been played. Whoever else holds VETO! may cancel it."""

    name = "veto"
    rule = "veto"

    def frame(self) -> Frame:
        return VetoFrame(self)

    def advance(self, state: State, frame: VetoFrame) -> bool:
        if self.deciders(state, frame):
            return True
        state.stack.pop()
        carry_out(state, frame.actor, PLAY[frame.action])
        return False

    def deciders(self, state: State, frame: VetoFrame) -> list[int]:
        """Find who can object: the holder of VETO!, if it is another seat and has not declined."""
        holder = state.privileges[VETO]
        if holder < 0 or holder == frame.actor or (frame.declined >> holder) & 1 == 1:
            return []
        return [holder]

    def answers(self, state: State, frame: VetoFrame, seat: int) -> list[MagnatesAction]:
        return PASS_OR_VETO

    def answer(self, state: State, frame: VetoFrame, seat: int, action: MagnatesAction) -> None:
        if action is PASS:
            frame.declined |= 1 << seat
            return
        spend(state, action)
        state.stack.pop()
        state.tell(VETOED, seat, frame.actor, *in_play(PLAY[frame.action]))

    def prompt(self, state: State, frame: VetoFrame, seat: int) -> Message:
        tool, count, aim = in_play(PLAY[frame.action])
        return Message(
            "prompt-veto", self.rule, {"seat": FAMILIES[frame.actor], "tool": tool, "count": count, "aim": aim}
        )
