"""Phase 2, nobles: six blocks face down, five for the regions and the sixth for the Polish army."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import BLOCK, FEWER, Move, in_regions
from godsplay.games.gods_playground.rules.board import BLOCK_VALUES, EMPTY, PLACES, REGION_COUNT, SEATS
from godsplay.games.gods_playground.rules.events import BLOCK_PLACED, BLOCKS_SHOWN, FEWER_NOBLES
from godsplay.games.gods_playground.rules.phases.phase import ALL_OUT, Phase
from godsplay.games.gods_playground.rules.reasons import NO_SUCH_BLOCK, NONE_ASKED_FOR, PLACE_HAS_BLOCK
from godsplay.games.gods_playground.rules.state import State

BLOCKS_LEFT: Final = [  # by the values in hand, then by the places left, one bit each
    in_regions([each for each in BLOCK if (values >> each.value) & 1 == 1], []) for values in range(1 << BLOCK_VALUES)
]
FEWER_IN: Final = in_regions(FEWER, [])


class Nobles(Phase):
    """All families place their blocks at once; those with six placed are out. Then all blocks are shown."""

    name = "nobles"
    rule = "nobles"
    sealed = True

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.out != ALL_OUT:
            return True
        self.show_blocks(state)
        self.finish(state)
        return False

    def deciders(self, state: State, frame: Frame) -> list[int]:
        """List the seats that have a place without a block."""
        return [seat for seat in range(SEATS) if not frame.is_out(seat)]

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return BLOCK

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if state.block(seat, action.region) != EMPTY:
            return PLACE_HAS_BLOCK
        if state.hand[seat * BLOCK_VALUES + action.value] == 0:
            return NO_SUCH_BLOCK
        return None

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List each block left for each place left."""
        values = 0
        for value in range(BLOCK_VALUES):
            if state.hand[seat * BLOCK_VALUES + value] > 0:
                values |= 1 << value
        places = 0
        for place in range(len(PLACES)):
            if state.block(seat, place) == EMPTY:
                places |= 1 << place
        return BLOCKS_LEFT[values][places]

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.hand[seat * BLOCK_VALUES + action.value] -= 1
        state.placed[seat * len(PLACES) + action.region] = action.value
        if not has_place_left(state, seat):
            frame.put_out(seat)
        state.tell_only(seat, BLOCK_PLACED, PLACES[action.region], action.value)

    def show_blocks(self, state: State) -> None:
        """Turn all blocks face up and note the nobles they ask for."""
        state.revealed = True
        state.blocks_shown = True
        for seat in state.player_order():
            start = seat * len(PLACES)
            if state.listening:
                state.tell(BLOCKS_SHOWN, seat, *state.placed[start : start + len(PLACES)])
            for region in range(REGION_COUNT):
                state.demand[region * SEATS + seat] = state.block(seat, region)


def has_place_left(state: State, seat: int) -> bool:
    """Tell whether there is a place where a family has put no block."""
    return any(state.block(seat, place) == EMPTY for place in range(len(PLACES)))


class PlaceNobles(Phase):
    """The families place the nobles their blocks ask for; one with too few chooses where to place fewer."""

    name = "place-nobles"
    rule = "too-few-nobles"

    def advance(self, state: State, frame: Frame) -> bool:
        while frame.place < SEATS:
            seat = state.seat_at(frame.place)
            if self.asked(state, seat) > state.stock(seat):
                frame.seat = seat
                return True
            for place in range(seat, REGION_COUNT * SEATS, SEATS):
                state.nobles[place] += state.demand[place]
                state.demand[place] = 0
            frame.place += 1
        self.finish(state)
        return False

    def asked(self, state: State, seat: int) -> int:
        """Count the nobles that a family's blocks still ask for."""
        return sum(state.demand[region * SEATS + seat] for region in range(REGION_COUNT))

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return FEWER

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if state.demand[action.region * SEATS + seat] == 0:
            return NONE_ASKED_FOR
        return None

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the regions where nobles are asked for."""
        regions = 0
        for region in range(REGION_COUNT):
            if state.demand[region * SEATS + seat] > 0:
                regions |= 1 << region
        return FEWER_IN[regions]

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.demand[action.region * SEATS + seat] -= 1
        state.tell(FEWER_NOBLES, seat, action.region)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        missing = self.asked(state, seat) - state.stock(seat)
        return Message("prompt-place-nobles", self.rule, {"missing": missing})
