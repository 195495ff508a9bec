"""What stands beside a god's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.playful_gods.display.naming import describe_mark, listed
from godsplay.games.playful_gods.rules.board import ELEMENTS, LEVELS, NOTHING, START
from godsplay.games.playful_gods.rules.state import State

if TYPE_CHECKING:
    from godsplay.present.words import Words


def panel(words: Words, state: State, seat: int) -> list[tuple[str, str]]:
    """Show cards in hand, the field under the champion, what is blocked, tokens and the Action Card."""
    shown = [(words.say("panel-hand"), str(state.hand_size(seat)))]
    if state.level(seat) > START:
        element = ELEMENTS[state.board.elements[state.places[seat]]]
        where = words.say("thing-field", {"element": element, "level": LEVELS[state.level(seat)]})
        shown.append((words.say("panel-stands"), where))
    if state.board_marks[seat] != NOTHING:
        shown.append((words.say("panel-board"), describe_mark(words, state.board_marks[seat])))
    tokens = state.tokens_of(seat)
    if tokens:
        shown.append((words.say("panel-tokens"), listed(words, [ELEMENTS[each] for each in tokens])))
    if state.holder == seat:
        shown.append((words.say("panel-action-card"), words.say("panel-here")))
    return shown
