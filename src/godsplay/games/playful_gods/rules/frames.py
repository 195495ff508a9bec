"""What steps remember while they are in progress, besides who decides."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.field import Count, Field, Many, One
from godsplay.engine.frame import Frame
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.board import NOBODY, NOTHING, RING_2, RING_3
from godsplay.games.playful_gods.rules.pieces import CARD_AXIS, ELEMENT_AXIS, MANY_CARDS, SEATS

AnyStep = Step[Any, Any, Any]

DISPOSE_FIELDS: Final = [Field("disposed", Count(MANY_CARDS, least=1, encoded_up_to=15), start=1)]
PLACE_CARD_FIELDS: Final = [Field("card", One(CARD_AXIS), required=True)]
COLLECT_TOKEN_FIELDS: Final = [Field("elements", Many(ELEMENT_AXIS))]
HADES_FIELDS: Final = [Field("ring", Count(RING_3, least=RING_2), start=RING_2)]
ATHENA_FIELDS: Final = [Field("discarded", Count(MANY_CARDS, encoded_up_to=15))]
NIKE_FIELDS: Final = [Field("champions", Many(SEATS))]


class DisposeFrame(Frame):
    """How many useless cards have been disposed of; the first one ends the actions and opens this step."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, disposed: int = 1) -> None:
        super().__init__(step, seat)
        self.disposed: int = disposed

    def clone(self) -> DisposeFrame:
        return DisposeFrame(self.step, self.seat, self.disposed)

    def fields(self) -> list[Field]:
        return DISPOSE_FIELDS


class PlaceCardFrame(Frame):
    """The card that is on its way from the hand to a player board."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__(step, seat)
        self.card: int = card

    def clone(self) -> PlaceCardFrame:
        return PlaceCardFrame(self.step, self.seat, self.card)

    def fields(self) -> list[Field]:
        return PLACE_CARD_FIELDS


class CollectTokenFrame(Frame):
    """The elements whose tokens are on offer, one bit each."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, elements: int = 0) -> None:
        super().__init__(step, seat)
        self.elements: int = elements

    def clone(self) -> CollectTokenFrame:
        return CollectTokenFrame(self.step, self.seat, self.elements)

    def fields(self) -> list[Field]:
        return COLLECT_TOKEN_FIELDS


class HadesFrame(Frame):
    """The ring off which a bridge is taken."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, ring: int = RING_2) -> None:
        super().__init__(step, seat)
        self.ring: int = ring

    def clone(self) -> HadesFrame:
        return HadesFrame(self.step, self.seat, self.ring)

    def fields(self) -> list[Field]:
        return HADES_FIELDS


class AthenaFrame(Frame):
    """How many cards the god who decides has discarded."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, discarded: int = 0) -> None:
        super().__init__(step, seat)
        self.discarded: int = discarded

    def clone(self) -> AthenaFrame:
        return AthenaFrame(self.step, self.seat, self.discarded)

    def fields(self) -> list[Field]:
        return ATHENA_FIELDS


class NikeFrame(Frame):
    """The champions that may still step, one bit for each seat."""

    def __init__(self, step: AnyStep, seat: int = NOBODY, champions: int = 0) -> None:
        super().__init__(step, seat)
        self.champions: int = champions

    def clone(self) -> NikeFrame:
        return NikeFrame(self.step, self.seat, self.champions)

    def fields(self) -> list[Field]:
        return NIKE_FIELDS
