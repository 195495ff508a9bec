"""What each step remembers while it is being taken, and what it needs on the board to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.engine.field import Axis, Count, Field, Flag, Many, One, PositionError
from godsplay.engine.frame import NOBODY, Frame
from godsplay.games.magnates.rules.actions import PLAY
from godsplay.games.magnates.rules.board import (
    EMPTY,
    ESTATE_PLACES,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_SENATE,
    OCCASIONS,
    POWERS,
    ROUNDS,
    SEATS,
    SPOT_COUNT,
    SPOTS,
)
from godsplay.games.magnates.rules.pieces import FAMILY, MOST_ESTATES, PRIVILEGE, SPOT

if TYPE_CHECKING:
    from godsplay.engine.step import Step
    from godsplay.games.magnates.rules.state import State

    AnyStep = Step[Any, Any, Any]

OCCASION: Final = Axis("occasions", OCCASIONS)
ESTATE_PLACE: Final = Axis("places", ESTATE_PLACES)
POWER: Final = Axis("powers", POWERS)
PLAYED_ACTION: Final = Axis("actions", [action.notation for action in PLAY])


class OneSpot(One):
    """A spot of one kind: from `first` up to `beyond`."""

    def __init__(self, first: int, beyond: int) -> None:
        super().__init__(SPOT)
        self.first: int = first
        self.beyond: int = beyond

    def read(self, data: object, where: str) -> int:
        spot = super().read(data, where)
        if spot != EMPTY and not self.first <= spot < self.beyond:
            known = ", ".join(SPOTS[self.first : self.beyond])
            raise PositionError(f"{where}: {data} belongs to another step (here there are {known})")
        return spot


SEJM_FIELDS: Final = [Field("ended", Flag())]
CONFLICTS_FIELDS: Final = [Field("drawn", Flag())]
OFFICE_FIELDS: Final = [Field("spot", OneSpot(0, FIRST_SEJM_SPOT), required=True)]
PRIVILEGE_FIELDS: Final = [Field("spot", OneSpot(FIRST_SEJM_SPOT, FIRST_POWER_SPOT), required=True)]
CONFLICT_FIELDS: Final = [Field("spot", OneSpot(FIRST_POWER_SPOT, SPOT_COUNT), required=True)]
TIE_FIELDS: Final = [Field("tied", Many(FAMILY), required=True)]
ACTIONS_FIELDS: Final = [Field("occasion", One(OCCASION), required=True), Field("turn", Count(SEATS))]
VETO_FIELDS: Final = [
    Field("actor", One(FAMILY), required=True),
    Field("action", One(PLAYED_ACTION, as_number=True), required=True),
    Field("declined", Many(FAMILY)),
]
PLACE_ESTATES_FIELDS: Final = [Field("count", Count(MOST_ESTATES, encoded_up_to=9))]
LOSE_ESTATE_FIELDS: Final = [Field("place", One(ESTATE_PLACE), required=True), Field("asked", Flag())]
POWER_FIELDS: Final = [Field("power", One(POWER), required=True)]
DEMAND_FIELDS: Final = [Field("victim", One(FAMILY), required=True)]
ASSIGNATS_FIELDS: Final = [Field("demander", One(FAMILY), required=True), Field("privilege", One(PRIVILEGE))]
TURN_ORDER_FIELDS: Final = [Field("turn", Count(SEATS))]


class MagnatesFrame(Frame):
    """A step that needs something on the board to go on."""

    def problem(self, state: State) -> str:
        """Explain, with the field it is about, why this step cannot go on in a position; nothing if it can."""
        return ""


class SeatFrame(MagnatesFrame):
    """A step that one seat was meant for from the start."""

    def clone(self) -> SeatFrame:
        return SeatFrame(self.step, self.seat)

    def problem(self, state: State) -> str:
        return "seat: is missing" if self.seat == NOBODY else ""


class SejmFrame(Frame):
    """The Sejm; once every Privilege is won it has ended but for the last actions."""

    def __init__(self, step: AnyStep, ended: bool = False) -> None:
        super().__init__(step)
        self.ended: bool = ended

    def clone(self) -> SejmFrame:
        return SejmFrame(self.step, self.ended)

    def fields(self) -> list[Field]:
        return SEJM_FIELDS


class ConflictsFrame(Frame):
    """The phase of Conflicts, before or after they have been drawn."""

    def __init__(self, step: AnyStep, drawn: bool = False) -> None:
        super().__init__(step)
        self.drawn: bool = drawn

    def clone(self) -> ConflictsFrame:
        return ConflictsFrame(self.step, self.drawn)

    def fields(self) -> list[Field]:
        return CONFLICTS_FIELDS


class SpotFrame(MagnatesFrame):
    """A spot that is being resolved: an office, a Privilege or a Conflict."""

    def __init__(self, step: AnyStep, spot: int = EMPTY) -> None:
        super().__init__(step)
        self.spot: int = spot

    def card_missing(self, state: State) -> str:
        """Explain that somebody has placed no card there, though all must."""
        placed = all(state.card_at(seat, self.spot) != EMPTY for seat in range(state.players))
        return "" if placed else "spot: a Family card is missing there"


class OfficeFrame(SpotFrame):
    """An office that is being filled."""

    def clone(self) -> OfficeFrame:
        return OfficeFrame(self.step, self.spot)

    def fields(self) -> list[Field]:
        return OFFICE_FIELDS

    def problem(self, state: State) -> str:
        return "" if state.senators[self.spot] == IN_SENATE else "spot: that Senator has been won"


class PrivilegeFrame(SpotFrame):
    """A Privilege that is being won."""

    def clone(self) -> PrivilegeFrame:
        return PrivilegeFrame(self.step, self.spot)

    def fields(self) -> list[Field]:
        return PRIVILEGE_FIELDS

    def problem(self, state: State) -> str:
        space = self.spot - FIRST_SEJM_SPOT
        if state.sejm[space] == EMPTY or state.won_by[space] != NOBODY:
            return "spot: there is no Privilege to be won"
        return self.card_missing(state)


class ConflictFrame(SpotFrame):
    """A Conflict that is being resolved, or has been lost."""

    def clone(self) -> ConflictFrame:
        return ConflictFrame(self.step, self.spot)

    def fields(self) -> list[Field]:
        return CONFLICT_FIELDS

    def problem(self, state: State) -> str:
        if state.spaces[self.spot - FIRST_POWER_SPOT] == EMPTY:
            return "spot: there is no Conflict"
        return self.card_missing(state)


class TieFrame(MagnatesFrame):
    """Those who are tied, one bit each; what they are tied for is the step below."""

    def __init__(self, step: AnyStep, tied: int = 0, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.tied: int = tied

    def clone(self) -> TieFrame:
        return TieFrame(self.step, self.tied, self.seat)

    def fields(self) -> list[Field]:
        return TIE_FIELDS

    def problem(self, state: State) -> str:
        return "" if state.primate() >= 0 else "step: there is no Primate"


class ActionsFrame(Frame):
    """A lap of actions at an occasion; `turn` is a place on the turn order track."""

    def __init__(self, step: AnyStep, occasion: int = EMPTY, turn: int = 0, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.occasion: int = occasion
        self.turn: int = turn

    def clone(self) -> ActionsFrame:
        return ActionsFrame(self.step, self.occasion, self.turn, self.seat)

    def fields(self) -> list[Field]:
        return ACTIONS_FIELDS


class VetoFrame(Frame):
    """An action that has been played (by its place in PLAY), by whom, and who has declined to object, one bit each."""

    def __init__(self, step: AnyStep, actor: int = NOBODY, action: int = EMPTY, declined: int = 0) -> None:
        super().__init__(step)
        self.actor: int = actor
        self.action: int = action
        self.declined: int = declined

    def clone(self) -> VetoFrame:
        return VetoFrame(self.step, self.actor, self.action, self.declined)

    def fields(self) -> list[Field]:
        return VETO_FIELDS


class PlaceEstatesFrame(SeatFrame):
    """How many new Estates a seat places."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, count: int = 0) -> None:
        super().__init__(step, seat)
        self.count: int = count

    def clone(self) -> PlaceEstatesFrame:
        return PlaceEstatesFrame(self.step, self.seat, self.count)

    def fields(self) -> list[Field]:
        return PLACE_ESTATES_FIELDS


class LoseEstateFrame(SeatFrame):
    """Where a seat loses an Estate (a Province, or after them a Fief), and whether it was asked to play Entail."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, place: int = EMPTY, asked: bool = False) -> None:
        super().__init__(step, seat)
        self.place: int = place
        self.asked: bool = asked

    def clone(self) -> LoseEstateFrame:
        return LoseEstateFrame(self.step, self.seat, self.place, self.asked)

    def fields(self) -> list[Field]:
        return LOSE_ESTATE_FIELDS


class RemoveConflictFrame(MagnatesFrame):
    """The Power that has two undefeated Conflicts of equal scale."""

    def __init__(self, step: AnyStep, power: int = EMPTY, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.power: int = power

    def clone(self) -> RemoveConflictFrame:
        return RemoveConflictFrame(self.step, self.power, self.seat)

    def fields(self) -> list[Field]:
        return POWER_FIELDS

    def problem(self, state: State) -> str:
        return "power: has no two Conflicts" if EMPTY in state.spaces[2 * self.power : 2 * self.power + 2] else ""


class DemandFrame(SeatFrame):
    """Whose Privilege the seat that has played Assignats may pick."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.victim: int = victim

    def clone(self) -> DemandFrame:
        return DemandFrame(self.step, self.seat, self.victim)

    def fields(self) -> list[Field]:
        return DEMAND_FIELDS

    def problem(self, state: State) -> str:
        problem = super().problem(state)
        if not problem and (self.victim == self.seat or state.privileges.count(self.victim) < 2):
            return "victim: must be another seat, with Privileges to choose from"
        return problem


class AssignatsFrame(SeatFrame):
    """Who demands which Privilege of the seat that decides; EMPTY if it has none and must cede a Province."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, demander: int = NOBODY, privilege: int = EMPTY) -> None:
        super().__init__(step, seat)
        self.demander: int = demander
        self.privilege: int = privilege

    def clone(self) -> AssignatsFrame:
        return AssignatsFrame(self.step, self.seat, self.demander, self.privilege)

    def fields(self) -> list[Field]:
        return ASSIGNATS_FIELDS

    def problem(self, state: State) -> str:
        problem = super().problem(state)
        if not problem and self.privilege != EMPTY and state.privileges[self.privilege] != self.seat:
            return "privilege: is not held by that seat"
        return problem


class TurnOrderFrame(MagnatesFrame):
    """The place on the turn order track that is being filled."""

    def __init__(self, step: AnyStep, turn: int = 0, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.turn: int = turn

    def clone(self) -> TurnOrderFrame:
        return TurnOrderFrame(self.step, self.turn, self.seat)

    def fields(self) -> list[Field]:
        return TURN_ORDER_FIELDS

    def problem(self, state: State) -> str:
        return "step: after the last round there is no new turn order" if state.round == ROUNDS else ""


def contested_spot(state: State) -> int:
    """Return the spot that is being resolved; EMPTY if there is none."""
    for frame in reversed(state.stack):
        if isinstance(frame, SpotFrame):
            return frame.spot
    return EMPTY


def awarded_spot(state: State) -> int:
    """Return the spot whose prize is being placed; EMPTY if a card that was played brings it."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    return EMPTY if isinstance(below, ActionsFrame) else state.shown.bit_length() - 1  # spots are shown in their order
