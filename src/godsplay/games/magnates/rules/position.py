"""A complete position as readable plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from godsplay.engine.chance import Chance
from godsplay.engine.game import PositionError
from godsplay.engine.position import Count, Part, Waiting, check, complete, index, read_stack
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    EMPTY,
    FACE_DOWN,
    FAMILIES,
    FAMILY_CARDS,
    FIEFS,
    IN_DECK,
    IN_SENATE,
    NOBODY,
    ON_BOARD,
    PROVINCES,
    REMOVED,
    SEATS,
    SEJM_SPACES,
    SENATORS,
    SET_ASIDE,
    SPACES,
    SPOT_COUNT,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.game import Magnates
    from godsplay.games.magnates.rules.state import State

SENATE, ASIDE, DOWN = "senate", "set-aside", "face-down"


class Family(Part):
    """A family: its cards in hand and where it has placed the others, its Privileges, its modifier."""

    hand: list[str]
    played: dict[str, str] = {}
    privileges: list[str] = []
    modifier: Annotated[int, Meta(ge=-99, le=99)] = 0


class Province(Part):
    """A Province: the Estates in it, and whether it is partitioned."""

    estates: dict[str, Count] = {}
    partitioned: bool = False


class Place(Part):
    """A space of the Sejm: the Privilege dealt there, and who has won it."""

    privilege: str
    won_by: str | None = None


class Threat(Part):
    """A space of a Power: the Conflict there, its scale, and whether it has been lost before."""

    conflict: str
    scale: Count
    undefeated: bool = False


class Position(Part):
    """All of it."""

    game: str
    round: Annotated[int, Meta(ge=1, le=4)]
    order: list[str]
    families: dict[str, Family]
    provinces: dict[str, Province]
    fiefs: dict[str, str | None]
    senators: dict[str, str]
    stack: list[Waiting]
    players: Annotated[int, Meta(ge=2, le=5)]
    sejm: Annotated[list[Place | None], Meta(min_length=SEJM_SPACES, max_length=SEJM_SPACES)]
    king: str | None = None
    symbol: str | None = None
    options: dict[str, bool] = {}
    shown: list[str] = []
    given: list[str] = []
    privileges_removed: list[str] = []
    conflicts: dict[str, Threat] = {}
    conflicts_removed: list[str] = []
    black_clouds: bool = False
    silent_sejm: bool = False
    buildings: dict[str, str] = {}
    third_partition: bool = False
    victor: str | None = None


def write(state: State) -> dict[str, object]:
    """Give the pieces and where they are, by name."""
    families = FAMILIES[: state.players]
    king = state.king
    return {
        "round": state.round,
        "king": None if king == NOBODY else KINGS[king],
        "symbol": None if king == NOBODY else SYMBOLS[state.cards.king_symbol[king]],
        "order": [FAMILIES[seat] for seat in state.order],
        "families": {name: write_family(state, seat) for seat, name in enumerate(families)},
        "provinces": {name: write_province(state, province) for province, name in enumerate(PROVINCES)},
        "fiefs": {name: family(state.fiefs[fief]) for fief, name in enumerate(FIEFS)},
        "senators": {name: write_senator(state.senators[senator]) for senator, name in enumerate(SENATORS)},
        "shown": names(SPOTS, state.shown),
        "sejm": [write_sejm(state, space) for space in range(SEJM_SPACES)],
        "given": names(PRIVILEGES, state.given),
        "privileges-removed": located(PRIVILEGES, state.privileges, REMOVED),
        "conflicts": {
            SPACES[space]: {
                "conflict": CONFLICTS[card],
                "scale": state.cards.scale(card, state.players),
                "undefeated": bool(state.undefeated[space]),
            }
            for space, card in enumerate(state.spaces)
            if card != EMPTY
        },
        "conflicts-removed": located(CONFLICTS, state.conflicts, REMOVED),
        "black-clouds": state.black_clouds,
        "silent-sejm": state.silent_sejm,
        "buildings": {
            BUILDINGS[building]: PROVINCES[province]
            for building, province in enumerate(state.buildings)
            if province != NOBODY
        },
        "third-partition": state.partitioned_at_last,
        "victor": family(state.victor),
    }


def family(seat: int) -> str | None:
    """Name a seat."""
    return None if seat == NOBODY else FAMILIES[seat]


def names(of: list[str], bits: int) -> list[str]:
    """Name the things in a set of bits."""
    return [name for place, name in enumerate(of) if (bits >> place) & 1]


def located(of: list[str], places: list[int], where: int) -> list[str]:
    """Name the cards that are in one place."""
    return [name for card, name in enumerate(of) if places[card] == where]


def write_family(state: State, seat: int) -> dict[str, object]:
    """Give what belongs to a family."""
    played = state.played[seat * SPOT_COUNT : (seat + 1) * SPOT_COUNT]
    return {
        "hand": names(FAMILY_CARDS, state.hand[seat]),
        "played": {
            SPOTS[spot]: DOWN if card == FACE_DOWN else FAMILY_CARDS[card]
            for spot, card in enumerate(played)
            if card != EMPTY
        },
        "privileges": located(PRIVILEGES, state.privileges, seat),
        "modifier": state.modifiers[seat],
    }


def write_province(state: State, province: int) -> dict[str, object]:
    """Give what stands in a Province."""
    row = state.estates[province * SEATS : (province + 1) * SEATS]
    return {
        "estates": {FAMILIES[seat]: count for seat, count in enumerate(row) if count},
        "partitioned": state.is_partitioned(province),
    }


def write_senator(holder: int) -> str:
    """Say where a Senator is."""
    return SENATE if holder == IN_SENATE else ASIDE if holder == SET_ASIDE else FAMILIES[holder]


def write_sejm(state: State, space: int) -> dict[str, object] | None:
    """Give what was dealt to a space of the Sejm this round."""
    if state.sejm[space] == EMPTY:
        return None
    return {"privilege": PRIVILEGES[state.sejm[space]], "won-by": family(state.won_by[space])}


def read(game: Magnates, data: dict[str, Any]) -> State:
    """Lay the pieces of a position out on an empty board."""
    from godsplay.games.magnates.rules.state import State

    position = check(data, Position)
    if position.game != game.name:
        raise PositionError(f"game: this is a position of {position.game!r}")
    state = State(game, game.cards, position.players, Chance())
    state.lay_out()
    families = FAMILIES[: position.players]
    complete(families, position.families, "families")
    complete(PROVINCES, position.provinces, "provinces")
    complete(FIEFS, position.fiefs, "fiefs")
    complete(SENATORS, position.senators, "senators")
    state.round = position.round
    state.king = NOBODY if position.king is None else index(KINGS, position.king, "king")
    state.order = [index(families, name, "order") for name in position.order]
    state.shown = bits(SPOTS, position.shown, "shown")
    for seat, name in enumerate(families):
        read_family(state, seat, position.families[name])
    read_board(state, position, families)
    read_cards(state, position, families)
    state.stack = read_stack(game, families, position.stack)
    state.partitioned_at_last = position.third_partition
    if position.victor is not None:
        state.victor = index(families, position.victor, "victor")
    return state


def bits(of: list[str], chosen: list[str], where: str) -> int:
    """Turn names into a set of bits."""
    found = 0
    for name in chosen:
        found |= 1 << index(of, name, where)
    return found


def read_family(state: State, seat: int, data: Family) -> None:
    """Lay out what belongs to a family."""
    where = f"families.{FAMILIES[seat]}"
    state.hand[seat] = bits(FAMILY_CARDS, data.hand, f"{where}.hand")
    state.modifiers[seat] = data.modifier
    for spot, card in data.played.items():
        if card == DOWN:
            raise PositionError(f"{where}.played: a complete position shows every card")
        place = seat * SPOT_COUNT + index(SPOTS, spot, f"{where}.played")
        state.played[place] = index(FAMILY_CARDS, card, f"{where}.played")
    for name in data.privileges:
        state.privileges[index(PRIVILEGES, name, f"{where}.privileges")] = seat


def read_board(state: State, position: Position, families: list[str]) -> None:
    """Lay out what stands on the map."""
    for province, name in enumerate(PROVINCES):
        for whose, count in position.provinces[name].estates.items():
            seat = index(families, whose, f"provinces.{name}.estates")
            state.estates[province * SEATS + seat] = count
    for fief, name in enumerate(FIEFS):
        holder = position.fiefs[name]
        if holder is not None:
            state.fiefs[fief] = index(families, holder, f"fiefs.{name}")
    state.black_clouds, state.silent_sejm = position.black_clouds, position.silent_sejm
    for name, where in position.buildings.items():
        building = index(BUILDINGS, name, "buildings")
        state.buildings[building] = index(PROVINCES, where, f"buildings.{name}")


def read_cards(state: State, position: Position, families: list[str]) -> None:
    """Lay out Senators, Privileges and Conflicts."""
    for senator, name in enumerate(SENATORS):
        place = index([SENATE, ASIDE, *families], position.senators[name], f"senators.{name}")
        state.senators[senator] = (IN_SENATE, SET_ASIDE)[place] if place < 2 else place - 2
    for name in position.privileges_removed:
        state.privileges[index(PRIVILEGES, name, "privileges-removed")] = REMOVED
    for space, dealt in enumerate(position.sejm):
        if dealt is not None:
            card = index(PRIVILEGES, dealt.privilege, f"sejm[{space}]")
            state.sejm[space] = card
            if dealt.won_by is not None:
                state.won_by[space] = index(families, dealt.won_by, f"sejm[{space}].won-by")
            elif state.privileges[card] == IN_DECK:
                state.privileges[card] = ON_BOARD
    state.given = bits(PRIVILEGES, position.given, "given")
    for name in position.conflicts_removed:
        state.conflicts[index(CONFLICTS, name, "conflicts-removed")] = REMOVED
    for name, threat in position.conflicts.items():
        space = index(SPACES, name, "conflicts")
        card = index(CONFLICTS, threat.conflict, f"conflicts.{name}")
        if state.conflicts[card] != IN_DECK:
            raise PositionError(f"conflicts.{name}: {threat.conflict} is in two places")
        state.conflicts[card] = ON_BOARD
        state.spaces[space] = card
        state.undefeated[space] = int(threat.undefeated)
