"""God Cards: drawing one when the Action Card says so, and those that need no decision."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.playful_gods.rules.board import (
    APHRODITE,
    APOLLO,
    ATHENA,
    CENTRE,
    CLOCKWISE,
    DEMETER,
    DIONYSUS,
    GOD_COUNT,
    GODS,
    HADES,
    HERMES,
    HESTIA,
    KINDS,
    LASTING,
    LEVELS,
    NIKE,
    POSEIDON,
    RING_1,
    TYCHE,
    WAYS,
    ZEUS,
)
from godsplay.games.playful_gods.rules.cards import draw_cards, names_of
from godsplay.games.playful_gods.rules.events import (
    DISCARDED,
    GOD_CARDS_MIXED,
    GOD_DRAWN,
    HANDS_SHOWN,
    RING_TURNED_BY,
)
from godsplay.games.playful_gods.rules.frames import AthenaFrame, HadesFrame, NikeFrame
from godsplay.games.playful_gods.rules.gods.apollo import look_at_draw_pile
from godsplay.games.playful_gods.rules.gods.athena import ATHENA_STEP
from godsplay.games.playful_gods.rules.gods.hades import HADES_STEP
from godsplay.games.playful_gods.rules.gods.hermes import HERMES_STEP, hand_on_whole_hands
from godsplay.games.playful_gods.rules.gods.nike import NIKE_STEP, outermost_champions
from godsplay.games.playful_gods.rules.gods.poseidon import POSEIDON_STEP
from godsplay.games.playful_gods.rules.player_boards import clear_board
from godsplay.games.playful_gods.rules.rings import turn_ring
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
        state.tell(GOD_DRAWN, seat, state.god, state.board.god_figures[state.god])
        if state.god in LASTING:
            state.running[state.god] = seat
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
    """Do what a God Card does at once, or open the decision that it asks for."""
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
        for place in range(state.players):
            draw_cards(state, state.seat_after(seat, place), state.board.demeter_cards)
    elif god == HESTIA:
        for each in range(state.players):
            clear_board(state, each)
    elif god == TYCHE:
        deal_new_hands(state, seat)
    elif god == NIKE:
        state.stack.append(NikeFrame(NIKE_STEP, seat, outermost_champions(state)))


def show_hands(state: State) -> None:
    """Lay all hands open."""
    state.reveal()
    if state.listening:
        for seat in range(state.players):
            if state.hand_size(seat) > 0:
                state.tell(HANDS_SHOWN, seat, names_of(state.cards_of(seat)))


def turn_all_rings(state: State) -> None:
    """Turn every ring clockwise."""
    turns = state.board.zeus_turns
    for ring in range(RING_1, CENTRE):
        turn_ring(state, ring, CLOCKWISE, turns)
        state.tell(RING_TURNED_BY, LEVELS[ring], WAYS[CLOCKWISE], turns, GODS[ZEUS])


def deal_new_hands(state: State, seat: int) -> None:
    """Discard every hand, then deal new ones."""
    state.reveal()
    for place in range(state.players):
        each = state.seat_after(seat, place)
        cards = state.cards_of(each)
        if state.listening and cards:
            state.tell(DISCARDED, each, names_of(cards))
        for card in cards:
            state.hands[each * KINDS + card] -= 1
            state.used_pile[card] += 1
    for place in range(state.players):
        draw_cards(state, state.seat_after(seat, place), state.board.hand)
