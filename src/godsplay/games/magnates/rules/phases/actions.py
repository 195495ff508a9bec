"""Actions of Senators and Privileges: the window in turn order, and VETO! against what is played."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import (
    ACTIONS,
    PASS,
    PLAY,
    PLAY_PRIVILEGE,
    PLAY_SENATOR,
    PLAY_VETO,
    Move,
)
from godsplay.games.magnates.rules.board import FAMILIES, OCCASIONS, REMOVED, SET_ASIDE
from godsplay.games.magnates.rules.card_actions import carry_out, condition
from godsplay.games.magnates.rules.cards import VETO
from godsplay.games.magnates.rules.events import ACTION_PLAYED, PASSED, VETOED
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.reasons import NOT_THE_TIME, NOT_YOUR_PRIVILEGE, NOT_YOUR_SENATOR
from godsplay.games.magnates.rules.state import State

PASS_OR_PLAY: Final = [PASS, *PLAY]
PASS_OR_VETO: Final = [PASS, PLAY_VETO]


def by_occasion(cards: list[list[Move]]) -> list[list[int]]:
    """List the cards that can be played at each occasion."""
    return [
        [card for card, moves in enumerate(cards) if any((move.times >> occasion) & 1 == 1 for move in moves)]
        for occasion in range(len(OCCASIONS))
    ]


SENATORS_AT: Final = by_occasion(PLAY_SENATOR)
PRIVILEGES_AT: Final = by_occasion(PLAY_PRIVILEGE)


class Actions(Decision):
    """One lap in turn order: each seat plays as many cards as it likes. `subject` is the occasion.

    A seat that has nothing to play is passed over.
    """

    name = "actions"
    rule = "actions"

    def advance(self, state: State, frame: Frame) -> bool:
        while frame.place < state.players:
            frame.seat = state.order[frame.place]
            found = playable(state, frame.seat, frame.subject)
            if found:
                state.remember(frame.seat, self.with_gifts(state, frame, frame.seat, [PASS, *found]))
                return True
            frame.place += 1
        state.stack.pop()
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return PASS_OR_PLAY

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return None if action is PASS else objection_to_playing(state, seat, action, frame.subject)

    def legal_answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return [PASS, *playable(state, seat, frame.subject)]

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        if action is PASS:
            state.tell(PASSED, seat, state.contested(frame.subject))
            frame.place += 1
        else:
            declare(state, seat, action)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-actions", self.rule, {"occasion": state.contested(frame.subject)})


def playable(state: State, seat: int, occasion: int) -> list[Move]:
    """List the actions a seat can play at an occasion, in id order."""
    found: list[Move] = []
    for senator in SENATORS_AT[occasion]:
        if state.senators[senator] == seat:
            add_playable(state, seat, occasion, PLAY_SENATOR[senator], found)
    for card in PRIVILEGES_AT[occasion]:
        if state.privileges[card] == seat:
            add_playable(state, seat, occasion, PLAY_PRIVILEGE[card], found)
    return found


def add_playable(state: State, seat: int, occasion: int, moves: list[Move], found: list[Move]) -> None:
    """Add those of a card's actions whose condition is met."""
    for move in moves:
        if condition(state, seat, move, occasion) is None:
            found.append(move)


def objection_to_playing(state: State, seat: int, action: Move, occasion: int) -> Reason | None:
    """Say why a seat cannot play an action at an occasion."""
    if action.senator != NOBODY:
        if state.senators[action.senator] != seat:
            return NOT_YOUR_SENATOR
    elif state.privileges[action.card] != seat:
        return NOT_YOUR_PRIVILEGE
    if (action.times >> occasion) & 1 == 0:
        return NOT_THE_TIME
    return condition(state, seat, action, occasion)


def declare(state: State, seat: int, action: Move) -> None:
    """Play an action: its card is spent, and it takes effect unless somebody objects."""
    spend(state, action)
    state.tell(ACTION_PLAYED, seat, in_play(action)[0])
    state.begin("veto", seat, action.id)


def spend(state: State, action: Move) -> None:
    """Set a Senator aside, or remove a Privilege from the game."""
    if action.senator != NOBODY:
        state.senators[action.senator] = SET_ASIDE
    else:
        state.privileges[action.card] = REMOVED


def in_play(action: Move) -> tuple[str, int, list[str]]:
    """Name the card an action is played with, and what it aims at."""
    words = action.notation.split(" ")
    return words[1], len(words) - 2, words[2:]


class Veto(Decision):
    """An action has been played by `seat`; `subject` is its id. Whoever else holds VETO! may cancel it."""

    name = "veto"
    rule = "veto"

    def advance(self, state: State, frame: Frame) -> bool:
        if self.deciders(state, frame):
            return True
        state.stack.pop()
        carry_out(state, frame.seat, ACTIONS.actions[frame.subject])
        return False

    def deciders(self, state: State, frame: Frame) -> list[int]:
        """Find who can object: the holder of VETO!, if it is another seat and has not declined."""
        holder = state.privileges[VETO]
        if holder < 0 or holder == frame.seat or frame.is_out(holder):
            return []
        return [holder]

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return PASS_OR_VETO

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        if action is PASS:
            frame.put_out(seat)
            return
        spend(state, action)
        state.stack.pop()
        state.tell(VETOED, seat, frame.seat, *in_play(ACTIONS.actions[frame.subject]))

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        tool, count, aim = in_play(ACTIONS.actions[frame.subject])
        return Message(
            "prompt-veto", self.rule, {"seat": FAMILIES[frame.seat], "tool": tool, "count": count, "aim": aim}
        )
