"""What lies on the table, and how pieces and money move: on the position as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from second_opinion.gods_playground.figures import ENEMIES, FAMILIES, MONEY, PIECES, REGIONS

Position = dict[str, Any]
Readings = dict[str, str]
Dice = Iterator[int]


def add(piles: dict[str, int], name: str, number: int) -> None:
    """Put pieces on a pile, or take them off with a negative number; empty piles are not listed."""
    piles[name] = piles.get(name, 0) + number
    assert piles[name] >= 0, f"{name}: {piles[name]} pieces"
    if piles[name] == 0:
        del piles[name]


def roll(dice: Dice, number: int) -> list[int]:
    """Take the next dice of those that were rolled."""
    rolled = [die for _, die in zip(range(number), dice, strict=False)]
    assert len(rolled) == number, f"{number} dice expected, {len(rolled)} rolled"
    return rolled


def left_neighbour(family: str) -> str:
    """Return who comes next, going clockwise."""
    return FAMILIES[(FAMILIES.index(family) + 1) % 3]


def player_order(position: Position) -> list[str]:
    """List the families clockwise from the first player. EN 96, 233."""
    first = FAMILIES.index(position["first"])
    return [FAMILIES[(first + place) % 3] for place in range(3)]


def nobles(position: Position, region: str, family: str) -> int:
    """Count a family's noble cubes in a region."""
    return int(position["regions"][region]["nobles"].get(family, 0))


def all_nobles(position: Position, region: str) -> int:
    """Count the noble cubes of all players in a region."""
    return sum(nobles(position, region, family) for family in FAMILIES)


def remove_nobles(position: Position, region: str, family: str, number: int) -> None:
    """Return noble cubes from a region to the owner's stock. EN 239."""
    add(position["regions"][region]["nobles"], family, -number)


def nobles_in_stock(position: Position, family: str) -> int:
    """Count the noble cubes a family has left, of twenty. EN 175."""
    in_regions = sum(nobles(position, region, family) for region in REGIONS)
    in_boxes = sum(position["enemies"][enemy]["nobles"].get(family, 0) for enemy in ENEMIES)
    return int(PIECES["nobles"] - in_regions - in_boxes)


def estates(position: Position, region: str, family: str) -> list[int]:
    """List the spaces of a family's estates in a region, counted from the start of the estate line."""
    line = position["regions"][region]["estates"]
    return sorted(int(space) for space, owner in line.items() if owner == family)


def discs_in_the_sejm(position: Position, family: str) -> list[str]:
    """List the circles in the Sejm that hold a disc of the family, clockwise from Prussia."""
    return [region for region in REGIONS if position["regions"][region]["sejm"] == family]


def discs_in_stock(position: Position, family: str) -> int:
    """Count the discs a family has left; one of sixteen marks the points. EN 24, 572."""
    on_estates = sum(len(estates(position, region, family)) for region in REGIONS)
    return int(PIECES["discs"] - on_estates - len(discs_in_the_sejm(position, family)))


def remove_disc_from_the_sejm(position: Position, family: str) -> None:
    """Remove one of the family's discs from the Sejm, any of them. EN 285, 377, 478; ruling 36."""
    position["regions"][discs_in_the_sejm(position, family)[0]]["sejm"] = None


def king_cubes_in_stock(position: Position) -> int:
    """Count the King's cubes that are left, of twelve. SUM 151."""
    return int(PIECES["king-cubes"] - sum(position["enemies"][enemy]["king"] for enemy in ENEMIES))


def cossacks_in_their_box(position: Position) -> int:
    """Count the Cossacks that are neither in Ukraine nor in the Tatar box. EN 106, 351."""
    return int(PIECES["cossacks"] - position["cossacks"] - position["rebels"])


def strength_in(position: Position, region: str) -> int:
    """Count the enemy strength points in a region, whatever their colour."""
    return sum(position["regions"][region]["strength"].values())


def money(position: Position, family: str) -> int:
    """Count a family's money."""
    return int(position["families"][family]["money"])


def take_from_the_bank(position: Position, family: str, amount: int) -> None:
    """Pay a family as much of an amount as the bank still holds. EN 102, SUM 153."""
    bank = MONEY["bank"] - sum(money(position, each) for each in FAMILIES)
    position["families"][family]["money"] += min(amount, bank)


def pay(position: Position, family: str, amount: int) -> None:
    """Pay an amount into the bank."""
    assert amount <= money(position, family), f"{family} cannot pay {amount}"
    position["families"][family]["money"] -= amount


def points(position: Position, family: str) -> int:
    """Count the points a family has on the Victory Point track."""
    return sum(position["families"][family]["points"].values())


def score(position: Position, family: str, kind: str, number: int) -> None:
    """Record victory points. EN 572."""
    add(position["families"][family]["points"], kind, number)
