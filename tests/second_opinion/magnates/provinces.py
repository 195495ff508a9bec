"""Estates in Provinces and Fiefs, Advantage and Dominance, Partitions (EN 238-319, 660-669)."""

from __future__ import annotations

from second_opinion.magnates.components import (
    FAMILIES,
    FIEFS,
    FIGURES,
    POWER_SPACES,
    PROVINCES,
    Frame,
    Position,
    Readings,
    attacked_province,
    families,
    pop,
    push,
)


def estates_in(position: Position, family: str, province: str) -> int:
    """Return how many Estates a family has in a Province."""
    return int(position["provinces"][province]["estates"].get(family, 0))


def estates_on_board(position: Position, family: str) -> int:
    """EN 838-839, 870. Count Estates in Provinces and Fiefs."""
    in_fiefs: int = sum(fief["owner"] == family for fief in position["fiefs"].values())
    return in_fiefs + sum(estates_in(position, family, province) for province in PROVINCES)


def pawns_left(position: Position, family: str) -> int:
    """EN 293-296, ruling 26. Two or three players can go on with the Estates of the colors that nobody plays."""
    pawns = FIGURES["estates"]["pawns"]
    own = max(0, pawns - estates_on_board(position, family))
    if position["players"] > 3:
        return int(own)
    borrowed = sum(max(0, estates_on_board(position, other) - pawns) for other in families(position))
    return int(own + (len(FAMILIES) - position["players"]) * pawns - borrowed)


def set_estates(position: Position, family: str, province: str, count: int) -> None:
    """Leave so many Estates of a family in a Province."""
    estates = position["provinces"][province]["estates"]
    estates.pop(family, None)
    if count:
        estates[family] = count


def put_estates(position: Position, family: str, province: str, count: int) -> None:
    """EN 288-296. Put Estates into a Province; those for which there is no pawn are lost (ruling 26)."""
    count = min(count, pawns_left(position, family))
    set_estates(position, family, province, estates_in(position, family, province) + count)


def remove_estate(position: Position, family: str, province: str) -> None:
    """Take one Estate of a family out of a Province."""
    set_estates(position, family, province, estates_in(position, family, province) - 1)


def has_advantage(position: Position, family: str, province: str) -> bool:
    """EN 256-257, 877. More Estates than each other player individually."""
    others = [estates_in(position, other, province) for other in families(position) if other != family]
    return estates_in(position, family, province) > max(others)


def has_dominance(position: Position, family: str, province: str) -> bool:
    """EN 258-259, 874. More Estates than all others together; EN 318-319: of two players at least twice as many."""
    own = estates_in(position, family, province)
    others = sum(estates_in(position, other, province) for other in families(position) if other != family)
    if position["players"] == 2:
        return own >= 2 * others and own > 0
    return own > others


def is_partitioned(position: Position, province: str) -> bool:
    """EN 298-301, 662. Whether a Partition marker stands in a Province."""
    return province in position["partitioned"]


def partition(position: Position, province: str) -> None:
    """EN 651-652, 662, ruling 11. A Province receives a Partition marker as soon as a Conflict there is lost."""
    position["partitioned"] = [name for name in PROVINCES if name == province or is_partitioned(position, name)]


def lift_partition(position: Position, readings: Readings, province: str) -> None:
    """EN 668-669, ruling 11. Remove the marker when no Conflict in the color is left, or by EN 651-652 no lost one."""
    left = [position["conflicts"][space] for space in POWER_SPACES if attacked_province(space) == province]
    if readings["partition-lifted"] == "no-conflict-left":
        kept = any(space["conflict"] for space in left)
    else:
        kept = any(space["undefeated"] for space in left)
    if not kept:
        position["partitioned"] = [name for name in position["partitioned"] if name != province]


def open_provinces(position: Position) -> list[str]:
    """EN 243-246, 664. A partitioned Province can receive no Estates due to Senator and Privilege cards."""
    return [province for province in PROVINCES if not is_partitioned(position, province)]


def fiefs_of(province: str) -> list[str]:
    """EN 58-61. Return the Fiefs linked with a Province."""
    return [fief for fief, linked in FIEFS.items() if linked == province]


def receive_estates(position: Position, family: str, count: int) -> None:
    """EN 243-246. A player who receives Estates, and has pawns for them (ruling 26), places them immediately."""
    if count and pawns_left(position, family):
        push(position, "place-estates", seat=family, count=count)


def placing_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 243-246, 334-335. All Estates go to a single freely chosen Province that is not partitioned."""
    return {frame["seat"]: {f"estate {province}" for province in open_provinces(position)}}


def place(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 243-246. Place the Estates received."""
    pop(position)
    put_estates(position, family, move.split()[1], frame["count"])
