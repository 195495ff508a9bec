"""God Cards: drawing one when the Action Card says so. What each does is in the file of its name."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.playful_gods.rules.board import (
    APHRODITE,
    APOLLO,
    ATHENA,
    DEMETER,
    DIONYSUS,
    GOD_COUNT,
    HADES,
    HERMES,
    HESTIA,
    LASTING,
    NIKE,
    POSEIDON,
    TYCHE,
    ZEUS,
)
from godsplay.games.playful_gods.rules.events import GOD_CARDS_MIXED, GOD_DRAWN
from godsplay.games.playful_gods.rules.frames import AthenaFrame, HadesFrame, NikeFrame
from godsplay.games.playful_gods.rules.gods.aphrodite import show_hands
from godsplay.games.playful_gods.rules.gods.apollo import look_at_draw_pile
from godsplay.games.playful_gods.rules.gods.athena import ATHENA_STEP
from godsplay.games.playful_gods.rules.gods.demeter import draw_for_all
from godsplay.games.playful_gods.rules.gods.dionysus import hand_on_whole_hands
from godsplay.games.playful_gods.rules.gods.hades import HADES_STEP
from godsplay.games.playful_gods.rules.gods.hermes import HERMES_STEP
from godsplay.games.playful_gods.rules.gods.hestia import clear_boards
from godsplay.games.playful_gods.rules.gods.nike import NIKE_STEP, outermost_champions
from godsplay.games.playful_gods.rules.gods.poseidon import POSEIDON_STEP
from godsplay.games.playful_gods.rules.gods.tyche import deal_new_hands
from godsplay.games.playful_gods.rules.gods.zeus import turn_all_rings
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import PartOfTurn


class DrawGodCard(PartOfTurn[Frame]):
    """Whoever holds the Action Card draws a God Card, though not in the first round."""

    name = "god-card"
    rule = "god-cards"

    def enter(self, state: State, seat: int) -> None:
        if state.holder != seat or state.turn <= state.players:
            return
        state.god = draw_god(state)
        if state.god in LASTING:
            state.running[state.god] = seat
        state.tell(GOD_DRAWN, seat, state.god, state.board.god_figures[state.god])
        befall(state, seat, state.god)


def draw_god(state: State) -> int:
    """Draw a God Card; the used ones are mixed when no other is left."""
    if not any(count > 0 for count in state.god_pile):
        state.god_pile = state.used_gods
        state.used_gods = [0] * GOD_COUNT
        state.tell(GOD_CARDS_MIXED, sum(state.god_pile))
    god = state.chance.draw_kind(state.god_pile)
    state.god_pile[god] -= 1
    state.used_gods[god] += 1
    return god


def befall(state: State, seat: int, god: int) -> None:
    """Do what a God Card does at once, or open the decision that it asks for; others change rules while they last."""
    if god == APHRODITE:
        show_hands(state)
    elif god == ZEUS:
        turn_all_rings(state)
    elif god == POSEIDON:
        state.stack.append(Frame(POSEIDON_STEP, seat))
    elif god == HADES:
        state.stack.append(HadesFrame(HADES_STEP, seat))
    elif god == ATHENA:
        state.stack.append(AthenaFrame(ATHENA_STEP, seat))
    elif god == APOLLO:
        look_at_draw_pile(state, seat)
    elif god == HERMES:
        state.stack.append(Frame(HERMES_STEP))
    elif god == DIONYSUS:
        hand_on_whole_hands(state)
    elif god == DEMETER:
        draw_for_all(state, seat)
    elif god == HESTIA:
        clear_boards(state)
    elif god == TYCHE:
        deal_new_hands(state, seat)
    elif god == NIKE:
        state.stack.append(NikeFrame(NIKE_STEP, seat, outermost_champions(state)))
