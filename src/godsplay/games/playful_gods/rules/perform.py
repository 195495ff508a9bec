"""Performing actions: in any order and number, until the god is done or disposes of cards."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.playful_gods.rules.actions import (
    BRIDGE_FOR_ONE,
    BRIDGE_FOR_TWO,
    BUILD_CAUSEWAY,
    DISPOSE,
    DONE,
    JOIN,
    MOVE,
    PLACE,
    ROUND,
    SCORCH_AT,
    STEP,
    TAILWIND_TO,
    TURN,
    TURN_TIDE,
    TURN_WITH,
    USE_QUINTESSENCE,
    Play,
    bridge_for_two,
)
from godsplay.games.playful_gods.rules.board import (
    ARTEMIS,
    CLOCKWISE,
    GODS,
    IN,
    IRIS,
    JOINED,
    SECTORS,
    START,
    icon_of,
)
from godsplay.games.playful_gods.rules.bridges import bridges_left, build_refusal, build_with_cards, cost, spot_refusal
from godsplay.games.playful_gods.rules.cards import falls_short, holding_refusal, leave_hand, made_up_for
from godsplay.games.playful_gods.rules.champions import (
    destination,
    element_that_way,
    go,
    legal_moves,
    move_refusal,
    move_with_card,
    way_refusal,
)
from godsplay.games.playful_gods.rules.dispose import Dispose, disposal_refusal, dispose_of, useless
from godsplay.games.playful_gods.rules.events import IS_DONE, JOINED_UP, STEPPED
from godsplay.games.playful_gods.rules.player_boards import lay_card, placing_refusal
from godsplay.games.playful_gods.rules.reasons import NO_ARTEMIS, NO_IRIS, ONLY_ALONG_THE_RING, STEPPED_ALREADY
from godsplay.games.playful_gods.rules.rings import lines, turn_refusal, turn_with_card
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.tokens import offer_tokens, play_token, token_refusal
from godsplay.games.playful_gods.rules.turn import Part

TOKENS: Final = [*TAILWIND_TO, *SCORCH_AT, BUILD_CAUSEWAY, *TURN_TIDE, USE_QUINTESSENCE]
ALL: Final = [
    DONE,
    *MOVE,
    *BRIDGE_FOR_ONE,
    *BRIDGE_FOR_TWO,
    *JOIN,
    *TURN,
    *PLACE,
    *DISPOSE,
    *STEP,
    *TOKENS,
]


class PerformActions(Part):
    """Play cards and tokens. Only a god who can do nothing at all is passed over."""

    name = "perform-actions"
    rule = "actions"

    def __init__(self) -> None:
        super().__init__()
        self.dispose: Dispose = Dispose()

    def advance(self, state: State, frame: Frame) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if len(legal) == 1:
            self.end(state, frame.seat)
            return False
        state.remember(frame.seat, legal)
        return True

    def end(self, state: State, seat: int) -> None:
        """Go on with the turn, and tell of it: nothing may have been played at all."""
        state.tell(IS_DONE, seat)
        self.finish(state, seat)

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return ALL

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        verb = action.verb
        if verb == "done":
            return None
        if verb == "move":
            return move_refusal(state, seat, action.way, action.card)
        if verb == "bridge":
            return build_refusal(state, seat, action)
        if verb == "join":
            return join_refusal(state, seat, action)
        if verb == "turn":
            return turn_refusal(state, seat, action)
        if verb == "place":
            return placing_refusal(state, seat, action.card)
        if verb == "dispose":
            return disposal_refusal(state, seat, action.card)
        if verb == "step":
            return step_refusal(state, seat, action.way)
        return token_refusal(state, seat, action)

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        verb = action.verb
        if verb == "done":
            self.end(state, seat)
        elif verb == "move":
            move_with_card(state, seat, action)
        elif verb == "bridge":
            build_with_cards(state, seat, action)
        elif verb == "join":
            join(state, seat, action)
        elif verb == "turn":
            before = lines(state) if state.with_tokens else []
            turn_with_card(state, seat, action)
            offer_tokens(state, seat, before)
        elif verb == "place":
            lay_card(state, seat, action.card)
        elif verb == "dispose":
            dispose_of(state, seat, action.card)
            state.stack.pop()
            state.stack.append(Frame(self.dispose, seat))
        elif verb == "step":
            step_with_artemis(state, seat, action.way)
        else:
            play_token(state, seat, action)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Play]:
        """List what the seat may do now, trying only the cards that it holds."""
        held = state.held(seat)
        payments = held if not state.joined else [*held, JOINED]
        moves = legal_moves(state, seat, payments)
        found = [DONE, *moves, *legal_bridges(state, seat, payments)]
        if state.lasts(IRIS):
            found += [action for action in JOIN if join_refusal(state, seat, action) is None]
        turning = [card for card in held if icon_of(card) > 0 and not state.blocks_ring(seat, icon_of(card))]
        for place in range(len(ROUND)):
            for card in turning:
                found.append(TURN_WITH[card][place])
        if held and placing_refusal(state, seat, held[0]) is None:  # all of them, or none
            for card in held:
                found.append(PLACE[card])
        found += useless(held, moves)
        if state.lasts(ARTEMIS):
            found += [action for action in STEP if step_refusal(state, seat, action.way) is None]
        if state.with_tokens and seat in state.tokens:
            found += [action for action in TOKENS if token_refusal(state, seat, action) is None]
        return found

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-perform-actions", self.rule, {"count": state.hand_size(seat)})


def legal_bridges(state: State, seat: int, payments: list[int]) -> list[Play]:
    """List the bridges that can be paid for with these cards."""
    found: list[Play] = []
    if spot_refusal(state, seat) is not None:
        return found
    if cost(state) == 1:
        for payment in payments:
            if build_refusal(state, seat, BRIDGE_FOR_ONE[payment]) is None:
                found.append(BRIDGE_FOR_ONE[payment])
        return found
    element = element_that_way(state, seat, IN)
    short = [1 if falls_short(state, seat, element, payment) else 0 for payment in payments]
    allowed = made_up_for(state)
    for place, payment in enumerate(payments):
        if short[place] > allowed:
            continue
        if 2 * short[place] <= allowed and holding_refusal(state, seat, payment, 2) is None:
            found.append(bridge_for_two(payment, payment))
        for other in range(place + 1, len(payments)):
            if short[place] + short[other] <= allowed:
                found.append(bridge_for_two(payment, payments[other]))
    return found if found and bridges_left(state) > 0 else []


def join_refusal(state: State, seat: int, action: Play) -> Reason | None:
    """Say why two cards cannot be joined to one multi-card."""
    if not state.lasts(IRIS):
        return NO_IRIS
    if action.card == action.other:
        return holding_refusal(state, seat, action.card, 2)
    missing = holding_refusal(state, seat, action.card)
    return missing if missing is not None else holding_refusal(state, seat, action.other)


def join(state: State, seat: int, action: Play) -> None:
    """Lay two cards of an element out together; what is not played by the end of the actions returns."""
    leave_hand(state, seat, action.card)
    leave_hand(state, seat, action.other)
    state.joined += [action.card, action.other]
    state.tell(JOINED_UP, seat, action.card, action.other)


def step_refusal(state: State, seat: int, way: int) -> Reason | None:
    """Say why Artemis does not let a champion step one way."""
    if not state.lasts(ARTEMIS):
        return NO_ARTEMIS
    if state.stepped:
        return STEPPED_ALREADY
    if way < CLOCKWISE or state.level(seat) == START:
        return ONLY_ALONG_THE_RING
    return way_refusal(state, seat, way)


def step_with_artemis(state: State, seat: int, way: int) -> None:
    """Step along the ring without a card."""
    state.stepped = True
    element = element_that_way(state, seat, way)
    state.tell(STEPPED, seat, destination(state, seat, way) // SECTORS, element, GODS[ARTEMIS])
    go(state, seat, way)
