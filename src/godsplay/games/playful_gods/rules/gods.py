"""God Cards: drawing one when the Action Card says so, and what each of them does."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.playful_gods.rules.board import (
    APHRODITE,
    APOLLO,
    ATHENA,
    CLOCKWISE,
    DEMETER,
    DIONYSUS,
    GOD_COUNT,
    HADES,
    HERMES,
    HESTIA,
    KINDS,
    LASTING,
    LEVELS,
    NIKE,
    NOTHING,
    POSEIDON,
    RING_1,
    RING_2,
    RINGS,
    TYCHE,
    WAYS,
    ZEUS,
)
from godsplay.games.playful_gods.rules.cards import draw_card, draw_cards, names_of
from godsplay.games.playful_gods.rules.events import (
    DISCARDED,
    GOD_CARDS_MIXED,
    GOD_DRAWN,
    HANDS_SHOWN,
    LOOKED,
    LOOKED_AT,
    RING_TURNED_BY,
)
from godsplay.games.playful_gods.rules.gods_in_the_arena import HADES_STEP, NIKE_STEP, POSEIDON_STEP, choose_champions
from godsplay.games.playful_gods.rules.gods_of_the_cards import APOLLO_STEP, ATHENA_STEP, HERMES_STEP, tell_handed_on
from godsplay.games.playful_gods.rules.player_boards import clear_board
from godsplay.games.playful_gods.rules.rings import turn_ring
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import Part


class DrawGodCard(Part):
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
        state.stack.append(Frame(HADES_STEP, seat, RING_2))
    elif god == ATHENA:
        state.stack.append(Frame(ATHENA_STEP, seat))
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
        frame = Frame(NIKE_STEP, seat)
        choose_champions(state, frame)
        state.stack.append(frame)


def show_hands(state: State) -> None:
    """Lay all hands open."""
    state.revealed = True
    if state.listening:
        for seat in range(state.players):
            if state.hand_size(seat) > 0:
                state.tell(HANDS_SHOWN, seat, names_of(state.cards_of(seat)))


def turn_all_rings(state: State) -> None:
    """Turn every ring clockwise."""
    turns = state.board.zeus_turns
    for ring in range(RING_1, RINGS + 1):
        turn_ring(state, ring, CLOCKWISE, turns)
        state.tell(RING_TURNED_BY, LEVELS[ring], WAYS[CLOCKWISE], turns, "zeus")


def look_at_draw_pile(state: State, seat: int) -> None:
    """Show a god the top of the draw pile."""
    for _ in range(state.board.apollo_cards):
        card = draw_card(state)
        if card == NOTHING:
            break
        state.looked.append(card)
    state.looked.sort()
    state.tell_others([seat], LOOKED, seat, len(state.looked))
    if state.listening:
        state.tell_only(seat, LOOKED_AT, names_of(state.looked))
    state.stack.append(Frame(APOLLO_STEP, seat))


def hand_on_whole_hands(state: State) -> None:
    """Let every hand go to the left."""
    state.revealed = True
    if state.listening:
        for seat in range(state.players):
            tell_handed_on(state, seat, state.seat_after(seat, 1), state.cards_of(seat))
    last = (state.players - 1) * KINDS
    state.hands = state.hands[last:] + state.hands[:last]


def deal_new_hands(state: State, seat: int) -> None:
    """Let everybody discard the hand, then draw a new one."""
    state.revealed = True
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
