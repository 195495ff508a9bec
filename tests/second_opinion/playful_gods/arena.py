"""The arena: three rings that turn around a centre, bridges, and champions. EN 117-122, 143-144, 184-200."""

from __future__ import annotations

from second_opinion.playful_gods.table import Table, figure, lasts

LEVELS = ["start", "ring-1", "ring-2", "ring-3", "centre"]
RINGS = ["ring-1", "ring-2", "ring-3"]
SECTORS = len(figure("board", "ring-1"))
ELEMENTS = ["air", "fire", "earth", "water", "aether"]
DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}

Field = tuple[str, int]  # the level, and which of its fields: a field keeps its number while its ring turns


def sector_of(table: Table, field: Field) -> int:
    """Return the sector in which a field lies now. EN 118."""
    level, number = field
    return int(number + table["levels"][level]["turned"]) % SECTORS


def field_in(table: Table, level: str, sector: int) -> Field:
    """Return the field of a level that lies in a sector now. EN 118."""
    return level, (sector - table["levels"][level]["turned"]) % SECTORS


def element_of(field: Field) -> str:
    """Return the element that a field shows. EN 133; the centre shows them too, ruling 1."""
    level, number = field
    return str(figure("board", level)[number])


def turn_ring(table: Table, ring: str, direction: str, fields: int = 1) -> None:
    """Turn a ring; champions and bridges travel with their fields. EN 79, 89, 207."""
    turned = table["levels"][ring]["turned"] + DIRECTIONS[direction] * fields
    table["levels"][ring]["turned"] = turned % SECTORS


def lines(table: Table) -> set[tuple[int, str]]:
    """Return the sectors where one element stands on all rings and in the centre, and that element. EN 25."""
    found = set()
    for sector in range(SECTORS):
        shown = {element_of(field_in(table, level, sector)) for level in (*RINGS, "centre")}
        if len(shown) == 1:
            found.add((sector, shown.pop()))
    return found


def place_of(table: Table, god: str) -> Field:
    """Return the field on which a god's champion stands."""
    level, number = table["seats"][god]["champion"].split()
    return level, int(number)


def champion_on(table: Table, field: Field) -> str | None:
    """Return whose champion stands on a field. EN 188: there is only one."""
    standing = [god for god, seat in table["seats"].items() if seat["champion"] == f"{field[0]} {field[1]}"]
    return standing[0] if standing else None


def has_bridge(table: Table, field: Field) -> bool:
    """Whether a bridge lies on a field. EN 144."""
    level, number = field
    return str(number) in table["levels"][level]["bridges"]


def lay_bridge(table: Table, field: Field) -> None:
    """Lay a bridge on a field, where it remains. EN 196-198."""
    table["levels"][field[0]]["bridges"][str(field[1])] = True


def take_bridge(table: Table, field: Field) -> None:
    """Put the bridge of a field back beside the board."""
    del table["levels"][field[0]]["bridges"][str(field[1])]


def bridges_on(table: Table, level: str) -> list[Field]:
    """List the fields of a level that have a bridge."""
    return [(level, int(number)) for number in table["levels"][level]["bridges"]]


def bridges_beside_the_board(table: Table) -> int:
    """Return how many bridges are left. EN 169; ruling 11."""
    return int(figure("board", "bridges")) - sum(len(bridges_on(table, level)) for level in LEVELS)


def bridges_without_champion(table: Table, level: str) -> list[Field]:
    """List the fields of a level with a bridge and nobody on it."""
    return [field for field in bridges_on(table, level) if champion_on(table, field) is None]


def straight_inwards(table: Table, field: Field) -> Field:
    """Return the field in the same sector on the next level. EN 196; rulings 5 and 9."""
    return field_in(table, LEVELS[LEVELS.index(field[0]) + 1], sector_of(table, field))


def along_the_ring(field: Field) -> dict[str, Field]:
    """Return the two neighbours on the same ring, which are always free; starting fields have none. EN 190."""
    level, number = field
    if level not in RINGS:
        return {}
    return {direction: (level, (number + by) % SECTORS) for direction, by in DIRECTIONS.items()}


def over_a_bridge(table: Table, field: Field) -> dict[str, Field]:
    """Return the fields on the next rings that a bridge leads to. EN 144, 190; backwards, EN 57 and ruling 3."""
    level, _ = field
    leads: dict[str, Field] = {}
    if level in RINGS and has_bridge(table, straight_inwards(table, field)):
        leads["in"] = straight_inwards(table, field)
    if level in ("ring-2", "ring-3") and has_bridge(table, field):
        leads["out"] = field_in(table, LEVELS[LEVELS.index(level) - 1], sector_of(table, field))
    return leads


def without_a_bridge(table: Table, field: Field) -> dict[str, Field]:
    """Return where no bridge is needed: onto ring 1, EN 190, 200; into the centre, if it is so agreed, ruling 2."""
    if field[0] == "start" or (field[0] == "ring-3" and not table["options"]["bridge_into_centre"]):
        return {"in": straight_inwards(table, field)}
    if field[0] == "ring-2" and table["readings"]["outwards-onto-ring-1"] == "without-a-bridge":
        return {"out": field_in(table, "ring-1", sector_of(table, field))}
    return {}


def open_fields(table: Table, reached: dict[str, Field]) -> dict[str, Field]:
    """Leave out what nobody may enter: occupied fields are taken over, EN 227, unless Hera forbids it."""
    if not lasts(table, "hera"):
        return reached
    return {direction: field for direction, field in reached.items() if champion_on(table, field) is None}


def freely_available(table: Table, god: str) -> dict[str, Field]:
    """Return the adjacent fields that a champion can be moved to, by direction. EN 186-190."""
    field = place_of(table, god)
    reached = {**along_the_ring(field), **over_a_bridge(table, field), **without_a_bridge(table, field)}
    return open_fields(table, reached)
