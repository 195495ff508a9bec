"""Lots, a small game to break: all draw a secret number and may peek at the left neighbour's; the highest scores."""

from pathlib import Path

from godsplay.engine.action import Action, Catalog
from godsplay.engine.chance import Chance
from godsplay.engine.edition import Edition
from godsplay.engine.event import Kind
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game, State
from godsplay.engine.message import Message, Reason
from godsplay.engine.field import EVERYONE, OWNER, Axis, Choice as Chosen, Count, Field, Flag
from godsplay.engine.step import Step

NAMES = ["ann", "ben", "cleo"]
ROUNDS, HIGHEST = 3, 6
SEATS = Axis("seats", NAMES, seats=True)
FIELDS = [
    Field("round", Count(ROUNDS)),
    Field("lot", Chosen(HIGHEST), by=[SEATS], attribute="lots", seen_by=OWNER),
    Field("peeked", Flag(), by=[SEATS]),
    Field("points", Count(ROUNDS), by=[SEATS]),
]


class Choice(Action):
    """Peek or pass."""


PEEK, PASS = Choice("peek"), Choice("pass")
ACTIONS = Catalog([PEEK, PASS])
PEEKED_BEFORE = Reason("peeked-before", "turn")
DRAWN = Kind("lot-drawn", "turn", "seat", "lot")
PEEKED = Kind("has-peeked", "turn", "seat")
SEEN = Kind("peeked-lot", "turn", "lot")
SCORED = Kind("scored", "turn", "seat")


class Deal(Step):
    """Chance gives everybody a number."""

    name = "deal"
    rule = "turn"

    def advance(self, state, frame):
        if state.round == ROUNDS:
            state.stack.clear()
            return False
        bag = list(range(1, HIGHEST + 1))
        for seat in range(state.players):
            state.lots[seat] = state.chance.draw(bag)
            bag.remove(state.lots[seat])
            self.told_lot(state, seat)
        state.peeked = [0] * state.players
        state.round += 1
        state.stack[-1] = Frame(state.game.steps["look"], 0)
        return False

    def told_lot(self, state, seat):
        state.tell_only(seat, DRAWN, seat, state.lots[seat])


class Look(Step):
    """Everybody in turn peeks or passes; after the last the highest number scores."""

    name = "look"
    rule = "turn"

    def offers(self, state, frame, seat):
        return [PEEK, PASS]

    def refusal(self, state, frame, seat, action):
        return PEEKED_BEFORE if action is PEEK and state.peeked[seat] else None

    def apply(self, state, frame, seat, action):
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

    def tell_peek(self, state, seat, lot):
        state.tell_only(seat, SEEN, lot)


class Lots(State):
    def hide(self, seat):
        for other in range(self.players):
            peeked = seat >= 0 and self.peeked[seat] and other == (seat + 1) % self.players
            if other != seat and not peeked:
                self.lots[other] = HIDDEN

    def fill(self, chance):
        left = [lot for lot in range(1, HIGHEST + 1) if lot not in self.lots]
        for seat, lot in enumerate(self.lots):
            if lot == HIDDEN:
                self.lots[seat] = left.pop(chance.below(len(left)))

    @property
    def scores(self):
        return self.points.copy()

    @property
    def winners(self):
        return [] if self.stack else [s for s, points in enumerate(self.points) if points == max(self.points)]


class LotsGame(Game):
    """Two or three draw lots; what else a test breaks it says as it makes the game."""

    name = "lots"
    title = "Lots"
    fewest = 2
    most = 3
    deal: Step = Deal()
    look: Step = Look()
    state: type = Lots

    def __init__(self, edition=None):
        super().__init__(Edition("plain", {}, {}))
        self.folder = Path(__file__).parent
        self.seat_names = NAMES
        self.names = {"seat": NAMES}
        self.actions = ACTIONS
        self.fields = FIELDS
        self.steps = {"deal": type(self).deal, "look": type(self).look}

    def blank(self, players, options, chance):
        return type(self).state(self, players, options, chance)

    def begin(self, state):
        state.stack.append(Frame(self.steps["deal"]))


def broken(*, deal=None, look=None, state=None, **game):
    """Make Lots with other methods: of its steps, of its state, of the game itself."""
    parts = {
        "deal": type("OtherDeal", (Deal,), deal or {})(),
        "look": type("OtherLook", (Look,), look or {})(),
        "state": type("OtherLots", (Lots,), state or {}),
    }
    return type("OtherGame", (LotsGame,), {**parts, **game})()
