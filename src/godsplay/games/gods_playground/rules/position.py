"""A complete position as readable plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from godsplay.engine.game import Game, PositionError
from godsplay.engine.position import Count, Part, Waiting, check, complete, index, read_stack
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    ENEMIES,
    FAMILIES,
    PLACES,
    REGIONS,
    SEATS,
    SOURCES,
    SPACES,
)

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.state import State

BlockValue = Annotated[int, Meta(ge=0, le=5)]
ByFamily = dict[str, Count]

NONE = -1  # nobody, no block, no bid, no treaty
HIDDEN = -2  # face down


class Estate(Part):
    """A disc on an estate space, with what lies under it."""

    family: str
    manager: bool = False
    city: bool = False


class Region(Part):
    """A region: its estates from the heart outwards, and who stands in it."""

    value: Count
    estates: Annotated[list[Estate | None], Meta(min_length=SPACES, max_length=SPACES)]
    nobles: ByFamily = {}
    demand: ByFamily = {}
    infantry: ByFamily = {}
    cavalry: ByFamily = {}
    artillery: ByFamily = {}
    strength: dict[str, Count] = {}
    influence: Count = 0
    invaded: bool = False


class Family(Part):
    """A family: money, points by source, noble blocks in hand and on the board, its bid."""

    money: Count
    points: dict[str, Count]
    blocks: list[BlockValue]
    placed: dict[str, BlockValue | None] | None = None  # None: six blocks, face down
    bid: Count | str | None = None


class Enemy(Part):
    """An enemy box: what the dice added, and the cubes of families and King."""

    added: Count = 0
    nobles: ByFamily = {}
    king: Count = 0


class Position(Part):
    """All of it."""

    game: str
    turn: Annotated[int, Meta(ge=1, le=4)]
    first: str
    families: dict[str, Family]
    regions: dict[str, Region]
    enemies: dict[str, Enemy]
    sejm: dict[str, str | None]
    polish_army: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    stack: Annotated[list[Waiting], Meta(max_length=2)]
    players: Annotated[int, Meta(ge=SEATS, le=SEATS)] = SEATS
    options: dict[str, bool] = {}
    blocks_shown: bool = False
    cossacks: Count = 0
    rebels: Count = 0
    treaty: str | None = None
    vienna: Count = 0
    vienna_attacked: bool = False
    city_built: bool = False


def write(state: State) -> dict[str, object]:
    """Give the pieces and where they are, by name."""
    return {
        "turn": state.turn,
        "first": FAMILIES[state.first],
        "families": {name: write_family(state, seat) for seat, name in enumerate(FAMILIES)},
        "regions": {name: write_region(state, region) for region, name in enumerate(REGIONS)},
        "enemies": {
            name: {
                "added": state.added[enemy],
                "nobles": by_family(state.box_nobles, enemy),
                "king": state.box_king[enemy],
            }
            for enemy, name in enumerate(ENEMIES)
        },
        "sejm": {name: owner(state.sejm[region]) for region, name in enumerate(REGIONS)},
        "polish-army": list(state.polish_army),
        "blocks-shown": state.blocks_shown,
        "cossacks": state.cossacks,
        "rebels": state.rebels,
        "treaty": None if state.treaty == NONE else ENEMIES[state.treaty],
        "vienna": state.vienna,
        "vienna-attacked": state.vienna_attacked,
        "city-built": state.city_built,
    }


def owner(seat: int) -> str | None:
    """Name whose disc it is."""
    return None if seat == NONE else FAMILIES[seat]


def by_family(flat: list[int], row: int) -> dict[str, int]:
    """Give one row of a flat list by family, without those who have none."""
    counts = flat[row * SEATS : (row + 1) * SEATS]
    return {FAMILIES[seat]: count for seat, count in enumerate(counts) if count}


def write_family(state: State, seat: int) -> dict[str, object]:
    """Give what belongs to a family."""
    hand = state.hand[seat * BLOCK_VALUES : (seat + 1) * BLOCK_VALUES]
    placed = state.placed[seat * len(PLACES) : (seat + 1) * len(PLACES)]
    points = state.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    bid = state.bids[seat]
    return {
        "money": state.money[seat],
        "points": dict(zip(SOURCES, points, strict=True)),
        "blocks": [value for value, count in enumerate(hand) for _ in range(count)],
        "placed": None
        if placed[0] == HIDDEN
        else {place: value for place, value in zip(PLACES, placed, strict=True) if value != NONE},
        "bid": None if bid == NONE else "secret" if bid == HIDDEN else bid,
    }


def write_region(state: State, region: int) -> dict[str, object]:
    """Give what stands in a region."""
    estates: list[dict[str, object] | None] = []
    for place in range(region * SPACES, (region + 1) * SPACES):
        if state.estates[place] == NONE:
            estates.append(None)
        else:
            estates.append(
                {
                    "family": FAMILIES[state.estates[place]],
                    "manager": bool(state.managers[place]),
                    "city": bool(state.cities[place]),
                }
            )
    strength = state.strength[region * len(ENEMIES) : (region + 1) * len(ENEMIES)]
    return {
        "value": state.values[region],
        "estates": estates,
        "nobles": by_family(state.nobles, region),
        "demand": by_family(state.demand, region),
        "infantry": by_family(state.infantry, region),
        "cavalry": by_family(state.cavalry, region),
        "artillery": by_family(state.artillery, region),
        "strength": {ENEMIES[enemy]: count for enemy, count in enumerate(strength) if count},
        "influence": state.influence[region],
        "invaded": bool(state.invaded[region]),
    }


def read(game: Game, state: State, data: dict[str, Any]) -> None:
    """Lay the pieces of a position out on an empty board."""
    position = check(data, Position)
    game.choose(position.options)
    if position.game != game.name:
        raise PositionError(f"game: this is a position of {position.game!r}")
    state.turn = position.turn
    state.first = index(FAMILIES, position.first, "first")
    complete(FAMILIES, position.families, "families")
    complete(REGIONS, position.regions, "regions")
    complete(ENEMIES, position.enemies, "enemies")
    complete(REGIONS, position.sejm, "sejm")
    state.blocks_shown = position.blocks_shown
    for seat, name in enumerate(FAMILIES):
        read_family(state, seat, position.families[name])
    for region, name in enumerate(REGIONS):
        read_region(state, region, position.regions[name])
        holder = position.sejm[name]
        if holder is not None:
            state.sejm[region] = index(FAMILIES, holder, f"sejm.{name}")
    for enemy, name in enumerate(ENEMIES):
        box = position.enemies[name]
        state.added[enemy] = box.added
        state.box_king[enemy] = box.king
        fill_row(state.box_nobles, enemy, box.nobles, f"enemies.{name}.nobles")
    state.polish_army = position.polish_army
    state.cossacks, state.rebels = position.cossacks, position.rebels
    state.vienna, state.vienna_attacked = position.vienna, position.vienna_attacked
    state.city_built = position.city_built
    if position.treaty is not None:
        state.treaty = index(ENEMIES, position.treaty, "treaty")
    state.stack = read_stack(game, FAMILIES, position.stack)


def fill_row(flat: list[int], row: int, counts: dict[str, int], where: str) -> None:
    """Write counts by family into one row of a flat list."""
    for name, count in counts.items():
        flat[row * SEATS + index(FAMILIES, name, where)] = count


def read_family(state: State, seat: int, family: Family) -> None:
    """Lay out what belongs to a family."""
    where = f"families.{FAMILIES[seat]}"
    state.money[seat] = family.money
    for name, count in family.points.items():
        state.points[seat * len(SOURCES) + index(SOURCES, name, f"{where}.points")] = count
    for value in range(BLOCK_VALUES):
        state.hand[seat * BLOCK_VALUES + value] = family.blocks.count(value)
    if family.placed is None:
        raise PositionError(f"{where}.placed: a complete position shows every block")
    for name, block in family.placed.items():
        place = index(PLACES, name, f"{where}.placed")
        state.placed[seat * len(PLACES) + place] = NONE if block is None else block
    if isinstance(family.bid, str):
        raise PositionError(f"{where}.bid: a complete position shows every bid")
    state.bids[seat] = NONE if family.bid is None else family.bid


def read_region(state: State, region: int, data: Region) -> None:
    """Lay out what stands in a region."""
    where = f"regions.{REGIONS[region]}"
    state.values[region] = data.value
    for space, estate in enumerate(data.estates):
        if estate is not None:
            place = region * SPACES + space
            state.estates[place] = index(FAMILIES, estate.family, f"{where}.estates[{space}]")
            state.managers[place] = int(estate.manager)
            state.cities[place] = int(estate.city)
    fill_row(state.nobles, region, data.nobles, f"{where}.nobles")
    fill_row(state.demand, region, data.demand, f"{where}.demand")
    fill_row(state.infantry, region, data.infantry, f"{where}.infantry")
    fill_row(state.cavalry, region, data.cavalry, f"{where}.cavalry")
    fill_row(state.artillery, region, data.artillery, f"{where}.artillery")
    for name, count in data.strength.items():
        state.strength[region * len(ENEMIES) + index(ENEMIES, name, f"{where}.strength")] = count
    state.influence[region] = data.influence
    state.invaded[region] = int(data.invaded)
