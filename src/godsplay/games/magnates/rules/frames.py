"""What each step remembers while it is being taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.engine.field import Axis, Count, Field, Flag, Many, One
from godsplay.engine.frame import NOBODY, Frame
from godsplay.games.magnates.rules.actions import PLAY
from godsplay.games.magnates.rules.board import EMPTY, ESTATE_PLACES, OCCASIONS, POWERS, SEATS
from godsplay.games.magnates.rules.pieces import FAMILY, MOST_ESTATES, PRIVILEGE, SPOT

if TYPE_CHECKING:
    from godsplay.engine.step import Step
    from godsplay.games.magnates.rules.state import State

    AnyStep = Step[Any, Any, Any]

OCCASION: Final = Axis("occasions", OCCASIONS)
ESTATE_PLACE: Final = Axis("places", ESTATE_PLACES)
POWER: Final = Axis("powers", POWERS)
PLAYED_ACTION: Final = Axis("actions", [action.notation for action in PLAY])

SEJM_FIELDS: Final = [Field("ended", Flag())]
CONFLICTS_FIELDS: Final = [Field("drawn", Flag())]
SPOT_FIELDS: Final = [Field("spot", One(SPOT), required=True)]
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


class SpotFrame(Frame):
    """A spot that is being resolved: an office, a Privilege or a Conflict."""

    def __init__(self, step: AnyStep, spot: int = EMPTY) -> None:
        super().__init__(step)
        self.spot: int = spot

    def clone(self) -> SpotFrame:
        return SpotFrame(self.step, self.spot)

    def fields(self) -> list[Field]:
        return SPOT_FIELDS


class TieFrame(Frame):
    """Those who are tied, one bit each; what they are tied for is the step below."""

    def __init__(self, step: AnyStep, tied: int = 0, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.tied: int = tied

    def clone(self) -> TieFrame:
        return TieFrame(self.step, self.tied, self.seat)

    def fields(self) -> list[Field]:
        return TIE_FIELDS


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


class PlaceEstatesFrame(Frame):
    """How many new Estates a seat places."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, count: int = 0) -> None:
        super().__init__(step, seat)
        self.count: int = count

    def clone(self) -> PlaceEstatesFrame:
        return PlaceEstatesFrame(self.step, self.seat, self.count)

    def fields(self) -> list[Field]:
        return PLACE_ESTATES_FIELDS


class LoseEstateFrame(Frame):
    """Where a seat loses an Estate (a Province, or after them a Fief), and whether it was asked to play Entail."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, place: int = EMPTY, asked: bool = False) -> None:
        super().__init__(step, seat)
        self.place: int = place
        self.asked: bool = asked

    def clone(self) -> LoseEstateFrame:
        return LoseEstateFrame(self.step, self.seat, self.place, self.asked)

    def fields(self) -> list[Field]:
        return LOSE_ESTATE_FIELDS


class RemoveConflictFrame(Frame):
    """The Power that has two undefeated Conflicts of equal scale."""

    def __init__(self, step: AnyStep, power: int = EMPTY, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.power: int = power

    def clone(self) -> RemoveConflictFrame:
        return RemoveConflictFrame(self.step, self.power, self.seat)

    def fields(self) -> list[Field]:
        return POWER_FIELDS


class DemandFrame(Frame):
    """Whose Privilege the seat that has played Assignats may pick."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.victim: int = victim

    def clone(self) -> DemandFrame:
        return DemandFrame(self.step, self.seat, self.victim)

    def fields(self) -> list[Field]:
        return DEMAND_FIELDS


class AssignatsFrame(Frame):
    """Who demands which Privilege of the seat that decides; EMPTY if it has none and must cede a Province."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, demander: int = NOBODY, privilege: int = EMPTY) -> None:
        super().__init__(step, seat)
        self.demander: int = demander
        self.privilege: int = privilege

    def clone(self) -> AssignatsFrame:
        return AssignatsFrame(self.step, self.seat, self.demander, self.privilege)

    def fields(self) -> list[Field]:
        return ASSIGNATS_FIELDS


class TurnOrderFrame(Frame):
    """The place on the turn order track that is being filled."""

    def __init__(self, step: AnyStep, turn: int = 0, seat: int = NOBODY) -> None:
        super().__init__(step, seat)
        self.turn: int = turn

    def clone(self) -> TurnOrderFrame:
        return TurnOrderFrame(self.step, self.turn, self.seat)

    def fields(self) -> list[Field]:
        return TURN_ORDER_FIELDS


def contested_spot(state: State) -> int:
    """Return the spot that is being resolved; EMPTY if there is none."""
    for frame in reversed(state.stack):
        if isinstance(frame, SpotFrame):
            return frame.spot
    return EMPTY
