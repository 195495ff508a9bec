"""VETO!: an action of a Senator or Privilege has been played, and whoever holds VETO! may cancel it."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message
from godsplay.games.magnates.rules.actions import FIRST_PLAY, PASS, PLAY, PLAY_VETO, MagnatesAction
from godsplay.games.magnates.rules.board import FAMILIES, REMOVED, SET_ASIDE
from godsplay.games.magnates.rules.card_actions import carry_out
from godsplay.games.magnates.rules.cards import VETO
from godsplay.games.magnates.rules.events import ACTION_PLAYED, VETOED
from godsplay.games.magnates.rules.frames import VetoFrame
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision

PASS_OR_VETO: Final = [PASS, PLAY_VETO]


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
