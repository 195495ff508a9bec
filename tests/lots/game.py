"""Lots: everybody draws a number in secret and may peek at the left neighbour's; the highest number scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from godsplay.engine.action import Action, Catalog
from godsplay.engine.chance import Chance
from godsplay.engine.edition import Edition
from godsplay.engine.event import Kind
from godsplay.engine.field import HIDDEN, OWNER, Axis, Count, Field, Flag
from godsplay.engine.field import Choice as Number
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game
from godsplay.engine.message import Reason
from godsplay.engine.state import State
from godsplay.engine.step import Step

NAMES: Final = ["ann", "ben", "cleo"]
ROUNDS: Final = 3
HIGHEST: Final = 6
SEATS: Final = Axis("seats", NAMES, seats=True)
FIELDS: Final = [
    Field("round", Count(ROUNDS)),
    Field("lot", Number(HIGHEST), by=[SEATS], attribute="lots", seen_by=OWNER),
    Field("peeked", Flag(), by=[SEATS]),
    Field("points", Count(ROUNDS), by=[SEATS]),
]


class LotsAction(Action):
    """Peek or pass."""


PEEK, PASS = LotsAction("peek"), LotsAction("pass")
ACTIONS: Final = Catalog([PEEK, PASS])

PEEKED_BEFORE: Final = Reason("peeked-before", "turn")
DRAWN: Final = Kind("lot-drawn", "turn", "seat", "lot")
PEEKED: Final = Kind("has-peeked", "turn", "seat")
SEEN: Final = Kind("peeked-lot", "turn", "lot")
SCORED: Final = Kind("scored", "turn", "seat")


class LotsState(State):
    """The numbers that were drawn, who has peeked, and the points."""

    round: int
    lots: list[int]
    peeked: list[int]
    points: list[int]

    def hide(self, seat: int) -> None:
        for other in range(self.players):
            peeked = seat >= 0 and self.peeked[seat] and other == (seat + 1) % self.players
            if other != seat and not peeked:
                self.lots[other] = HIDDEN

    def fill(self, chance: Chance) -> None:
        left = [lot for lot in range(1, HIGHEST + 1) if lot not in self.lots]
        for seat, lot in enumerate(self.lots):
            if lot == HIDDEN:
                self.lots[seat] = left.pop(chance.below(len(left)))

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    @property
    def winners(self) -> list[int]:
        most = max(self.points)
        return [] if self.stack else [seat for seat, points in enumerate(self.points) if points == most]


class Deal(Step[LotsState, LotsAction, Frame]):
    """Chance gives everybody a number; after the last round the game ends."""

    name = "deal"
    rule = "turn"

    def advance(self, state: LotsState, frame: Frame) -> bool:
        if state.round == ROUNDS:
            state.stack.clear()
            return False
        bag = list(range(1, HIGHEST + 1))
        for seat in range(state.players):
            state.lots[seat] = state.chance.draw(bag)
            bag.remove(state.lots[seat])
            self.tell_lot(state, seat)
        state.peeked = [0] * state.players
        state.round += 1
        state.stack[-1] = Frame(state.game.steps["look"], 0)
        return False

    def tell_lot(self, state: LotsState, seat: int) -> None:
        """Tell a seat what it has drawn."""
        state.tell_only(seat, DRAWN, seat, state.lots[seat])


class Look(Step[LotsState, LotsAction, Frame]):
    """Everybody in turn peeks or passes; after the last the highest number scores."""

    name = "look"
    rule = "turn"

    def offers(self, state: LotsState, frame: Frame, seat: int) -> list[LotsAction]:
        return [PEEK, PASS]

    def refusal(self, state: LotsState, frame: Frame, seat: int, action: LotsAction) -> Reason | None:
        return PEEKED_BEFORE if action is PEEK and state.peeked[seat] else None

    def apply(self, state: LotsState, frame: Frame, seat: int, action: LotsAction) -> None:
        if action is PEEK:
            state.peeked[seat] = 1
            state.reveal()
            state.tell(PEEKED, seat)
            self.tell_peek(state, seat, state.lots[(seat + 1) % state.players])
        elif seat + 1 < state.players:
            frame.seat = seat + 1
        else:
            state.reveal()
            winner = state.lots.index(max(state.lots))
            state.points[winner] += 1
            state.tell(SCORED, winner)
            state.stack[-1] = Frame(state.game.steps["deal"])

    def tell_peek(self, state: LotsState, seat: int, lot: int) -> None:
        """Tell a seat what it has seen."""
        state.tell_only(seat, SEEN, lot)


class LotsGame(Game):
    """Lots for two or three. Faulty games replace one of its three classes."""

    name = "lots"
    title = "Lots"
    fewest = 2
    most = 3
    deal: Step[Any, Any, Any] = Deal()
    look: Step[Any, Any, Any] = Look()
    state: type[LotsState] = LotsState

    def __init__(self, edition: object = None) -> None:
        super().__init__(Edition("plain", {}, {}))
        self.folder = Path(__file__).parent
        self.seat_names = NAMES
        self.names = {"seat": NAMES}
        self.actions = ACTIONS
        self.fields = FIELDS
        self.steps = {"deal": type(self).deal, "look": type(self).look}

    def blank(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        return type(self).state(self, players, options, chance)

    def begin(self, state: State) -> None:
        state.stack.append(Frame(self.steps["deal"]))
