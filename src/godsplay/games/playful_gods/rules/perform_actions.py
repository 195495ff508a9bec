"""Performing actions: in any order and number, until the god is done or disposes of cards."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason, Value
from godsplay.games.playful_gods.rules.actions import (
    BRIDGE_FOR_ONE,
    BRIDGE_FOR_TWO,
    BUILD_CAUSEWAY,
    DISPOSE,
    DONE,
    JOIN,
    MOVE,
    PLACE,
    SCORCH_AT,
    STEP,
    TAILWIND_TO,
    TURN,
    TURN_TIDE,
    USE_QUINTESSENCE,
    PlayfulGodsAction,
)
from godsplay.games.playful_gods.rules.board import ARTEMIS, IRIS, JOINED, NOTHING
from godsplay.games.playful_gods.rules.bridges import build_refusal, build_with_cards, legal_bridges, site_refusal
from godsplay.games.playful_gods.rules.cards import cards_left, playable, playing_refusal
from godsplay.games.playful_gods.rules.champions import (
    element_that_way,
    legal_moves,
    move_refusal,
    move_with_card,
    way_refusal,
)
from godsplay.games.playful_gods.rules.dispose import (
    Dispose,
    disposal_refusal,
    dispose_of,
    legal_disposals,
    useful_cards,
)
from godsplay.games.playful_gods.rules.events import IS_DONE
from godsplay.games.playful_gods.rules.frames import DisposeFrame
from godsplay.games.playful_gods.rules.gods.artemis import step_refusal, step_with_artemis
from godsplay.games.playful_gods.rules.gods.iris import join, join_refusal, legal_joins
from godsplay.games.playful_gods.rules.place_card import lay_card, placing_refusal
from godsplay.games.playful_gods.rules.rings import legal_turns, lines, turn_refusal, turn_with_card
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.tokens import offer_tokens, play_token, token_refusal
from godsplay.games.playful_gods.rules.turn import PartOfTurn

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


class PerformActions(PartOfTurn[Frame]):
    """Play cards and tokens. Only a god who can do nothing at all is passed over."""

    name = "perform-actions"
    rule = "actions"

    def __init__(self) -> None:
        super().__init__()
        self.dispose: Dispose = Dispose()

    def advance(self, state: State, frame: Frame) -> bool:
        state.look_into_hand(frame.seat)
        legal = self.legal(state, frame, frame.seat)
        if len(legal) == 1:
            self.end(state, frame.seat)
            return False
        state.remember(frame.seat, legal)
        return True

    def end(self, state: State, seat: int) -> None:
        """Go on with the turn, and announce it: perhaps nothing has been played at all."""
        state.tell(IS_DONE, seat)
        self.finish(state, seat)

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return ALL

    def refusal(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        verb = action.verb
        if verb == "done":
            return None
        if verb == "bridge":
            return build_refusal(state, seat, site_refusal(state, seat), action)
        if verb == "join":
            return join_refusal(state, seat, action)
        if verb == "step":
            return step_refusal(state, seat, action.way)
        if action.card == NOTHING:
            return token_refusal(state, seat, action)
        unplayable = playing_refusal(state, seat, action.card)
        return unplayable if unplayable is not None else self.card_refusal(state, seat, action)

    def card_refusal(self, state: State, seat: int, action: PlayfulGodsAction) -> Reason | None:
        """Explain why a card that can be played cannot be played like this."""
        verb = action.verb
        if verb == "move":
            closed = way_refusal(state, seat, action.way)
            return move_refusal(state, seat, closed, element_that_way(state, seat, action.way), action.card)
        if verb == "turn":
            return turn_refusal(state, seat, action.card)
        if verb == "place":
            return placing_refusal(state, seat)
        return disposal_refusal(action.card, useful_cards(legal_moves(state, seat, [action.card])))

    def legal(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        """List what the seat may do now: for each verb what its refusal allows, asked of playable cards alone."""
        cards = playable(state, seat)
        payments = cards
        if state.joined and playing_refusal(state, seat, JOINED) is None:
            payments = [*cards, JOINED]
        moves = legal_moves(state, seat, payments)
        found = [DONE, *moves, *legal_bridges(state, seat, payments)]
        if state.lasts(IRIS):
            found += legal_joins(state, seat, cards)
        found += legal_turns(state, seat, cards)
        if cards and placing_refusal(state, seat) is None:
            found += [PLACE[card] for card in cards]
        found += legal_disposals(cards, moves)
        if state.lasts(ARTEMIS):
            found += [action for action in STEP if step_refusal(state, seat, action.way) is None]
        if state.with_tokens and seat in state.tokens:
            found += [action for action in TOKENS if token_refusal(state, seat, action) is None]
        return found

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
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
            state.stack[-1] = DisposeFrame(self.dispose, seat)
        elif verb == "step":
            step_with_artemis(state, seat, action.way)
        else:
            play_token(state, seat, action)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        count = state.hand_size(seat)
        values: dict[str, Value] = {"count": count, "kept": max(0, count - cards_left(state))}
        return Message("prompt-perform-actions", self.rule, values)
