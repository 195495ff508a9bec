"""Phases seven and eight: building estates, and the special actions."""

from __future__ import annotations

from second_opinion.gods_playground.figures import (
    ENEMIES,
    ESTATES,
    FAMILIES,
    MONEY,
    PIECES,
    POINTS,
    REGION_OF,
    REGIONS,
)
from second_opinion.gods_playground.phases_1_to_6 import free_estate_space, place_estate
from second_opinion.gods_playground.rounds import (
    begin_rounds,
    next_player,
    number_of_round,
    pass_for_good,
    someone_goes_on,
)
from second_opinion.gods_playground.table import (
    Dice,
    Position,
    Readings,
    add,
    discs_in_stock,
    discs_in_the_sejm,
    estates,
    money,
    nobles,
    pay,
    points,
    remove_disc_from_the_sejm,
    remove_nobles,
    roll,
    score,
    take_from_the_bank,
)

# Phase seven: Build estates


def build_estates(position: Position, readings: Readings, dice: Dice) -> None:
    """Build clockwise from the first player. EN 233."""
    begin_rounds(position, "build-estates")


def cost_of_an_estate(position: Position) -> int:
    """One noble cube in the first round, two in each that follows. EN 233, 235."""
    return 1 if number_of_round(position) == 1 else 2


def build_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Build where there is an empty space and one has the noble cubes, enemies or not. EN 233-237."""
    if not discs_in_stock(position, family):
        return {"pass"}
    cost = cost_of_an_estate(position)
    return {"pass"} | {
        f"estate {region}"
        for region in REGIONS
        if free_estate_space(position, region) and nobles(position, region, family) >= cost
    }


def build(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Build one estate, or pass for good. EN 233-239."""
    if move == ["pass"]:
        pass_for_good(position, family)
    else:
        remove_nobles(position, move[1], family, cost_of_an_estate(position))
        place_estate(position, move[1], family)
    next_player(position)


def someone_builds(position: Position, readings: Readings) -> bool:
    """Repeat until all players have passed. EN 235."""
    return someone_goes_on(position, readings, build_choices)


# Phase eight: Special actions


def special_actions(position: Position, readings: Readings, dice: Dice) -> None:
    """Act clockwise from the first player. EN 247."""
    begin_rounds(position, "special-actions")


def someone_acts(position: Position, readings: Readings) -> bool:
    """Each player may perform one action in each of two rounds. EN 247."""
    while number_of_round(position) <= 2:
        if special_choices(position, readings, position["stack"][0]["seat"]) != {"pass"}:
            return True
        next_player(position)
    return False


def special_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Choose one of the eight special actions, or none. EN 247-339."""
    return (
        {"pass"}
        | land_manager_choices(position, family)
        | danzig_choices(position, family)
        | diplomacy_choices(position, family)
        | move_choices(position, family)
        | veto_choices(position, family)
        | confederation_choices(position, family)
        | school_choices(position, family, [])
        | city_choices(position, family)
    )


def act(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Perform a special action, or none; then the next player has the opportunity. EN 247."""
    next_player(position)
    match move:
        case ["manager", region, space]:
            place_land_manager(position, family, region, space)
        case ["danzig"]:
            visit_danzig(position, family)
        case ["treaty", enemy]:
            make_treaty(position, family, enemy, dice)
        case ["move", start, end]:
            move_cube(position, family, start, end)
            position["stack"].append({"step": "move-cubes", "seat": family})
        case ["veto", region]:
            veto(position, family, region)
        case ["confederation", region, target]:
            confederate(position, family, region, target)
        case ["school", region]:
            position["stack"].append({"step": "jesuit-schools", "seat": family, "founded": []})
            found_school(position, family, region)
        case ["city", region, space]:
            build_city(position, family, region, space)


# Place land manager


def land_manager_choices(position: Position, family: str) -> set[str]:
    """One cube from the region of an own estate that has no manager yet. EN 255, 257, SUM 149."""
    if sum(len(position["regions"][region]["managers"]) for region in REGIONS) == PIECES["land-managers"]:
        return set()
    return {
        f"manager {region} {space}"
        for region in REGIONS
        for space in estates(position, region, family)
        if nobles(position, region, family) >= 1 and str(space) not in position["regions"][region]["managers"]
    }


def place_land_manager(position: Position, family: str, region: str, space: str) -> None:
    """Remove one cube, and place a land manager under the estate disc. EN 255."""
    remove_nobles(position, region, family, 1)
    position["regions"][region]["managers"][space] = True


# Danzig


def danzig_choices(position: Position, family: str) -> set[str]:
    """One cube from Prussia; no estate is needed there. EN 265."""
    return {"danzig"} if nobles(position, "prussia", family) else set()


def visit_danzig(position: Position, family: str) -> None:
    """Remove one cube, and take twice the estate value of Prussia. EN 265."""
    remove_nobles(position, "prussia", family, 1)
    take_from_the_bank(position, family, MONEY["danzig-factor"] * position["regions"]["prussia"]["value"])


# Diplomacy


def diplomacy_choices(position: Position, family: str) -> set[str]:
    """One treaty each turn, for a cube from the enemy's region and a disc from the Sejm. EN 271, 273."""
    if position["treaty"] is not None or not discs_in_the_sejm(position, family):
        return set()
    return {
        f"treaty {enemy}"
        for enemy in ENEMIES
        if signs_treaties(position, enemy) and nobles(position, REGION_OF[enemy], family)
    }


def signs_treaties(position: Position, enemy: str) -> bool:
    """The Ottomans never, the Habsburgs in the fourth turn and without Ottomans in their box. EN 279, 281."""
    if enemy == "habsburgs":
        return bool(position["turn"] == 4 and position["vienna"] == 0)
    return enemy != "ottomans"


def make_treaty(position: Position, family: str, enemy: str, dice: Dice) -> None:
    """Pay cube, disc, and a die plus two; who cannot pay loses all money, without a treaty. EN 271, 287, SUM 148."""
    remove_nobles(position, REGION_OF[enemy], family, 1)
    remove_disc_from_the_sejm(position, family)
    price = roll(dice, 1)[0] + MONEY["treaty"]
    if price <= money(position, family):
        position["treaty"] = enemy
    pay(position, family, min(price, money(position, family)))


# Move cubes


def move_choices(position: Position, family: str) -> set[str]:
    """From any region of one's cubes to any other region, at no cost. EN 295."""
    return {
        f"move {start} {end}"
        for start in REGIONS
        for end in REGIONS
        if start != end and nobles(position, start, family)
    }


def move_cube(position: Position, family: str, start: str, end: str) -> None:
    """Pick up one cube and place it in another region. EN 295."""
    remove_nobles(position, start, family, 1)
    add(position["regions"][end]["nobles"], family, 1)


def second_move_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """One or two cubes may be moved. EN 295."""
    return {"done"} | move_choices(position, family)


def second_move(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Move a second cube, or none. EN 295."""
    position["stack"].pop()
    if move != ["done"]:
        move_cube(position, family, move[1], move[2])


# Liberum veto


def veto_choices(position: Position, family: str) -> set[str]:
    """One cube from any region. EN 301."""
    return {f"veto {region}" for region in REGIONS if nobles(position, region, family)}


def veto(position: Position, family: str, region: str) -> None:
    """Remove one cube, and all discs from the Sejm. EN 301."""
    remove_nobles(position, region, family, 1)
    for each in REGIONS:
        position["regions"][each]["sejm"] = None


# Confederation


def confederation_choices(position: Position, family: str) -> set[str]:
    """From the third turn, alone in last place: two cubes, and fewer of the target's there. EN 309-317."""
    others = [other for other in FAMILIES if other != family]
    last = all(points(position, family) < points(position, other) for other in others)
    if position["turn"] < 3 or not last or not discs_in_stock(position, family):
        return set()
    return {
        f"confederation {region} {target}"
        for region in REGIONS
        for target in others
        if nobles(position, region, family) >= 2
        and nobles(position, region, target) < nobles(position, region, family)
        and estates_open_to_confederation(position, region, target)
    }


def estates_open_to_confederation(position: Position, region: str, target: str) -> list[int]:
    """List the target's estates without a city. EN 317."""
    cities = position["regions"][region]["cities"]
    return [space for space in estates(position, region, target) if str(space) not in cities]


def confederate(position: Position, family: str, region: str, target: str) -> None:
    """Replace the target's lowest value estate disc; a land manager there goes. EN 309, 317; ruling 27."""
    spaces = estates_open_to_confederation(position, region, target)
    space = str(min(spaces, key=lambda each: ESTATES[region][each - 1]))
    remove_nobles(position, region, family, 2)
    position["regions"][region]["estates"][space] = family
    position["regions"][region]["managers"].pop(space, None)


# Jesuit schools


def school_choices(position: Position, family: str, founded: list[str]) -> set[str]:
    """From the second turn: one cube and two money for each region, each region once. EN 327, 329."""
    if position["turn"] < 2 or money(position, family) < MONEY["jesuit-school"]:
        return set()
    return {f"school {region}" for region in REGIONS if nobles(position, region, family) and region not in founded}


def next_school_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Found a school in one more region, or stop. EN 327."""
    return {"done"} | school_choices(position, family, position["stack"][-1]["founded"])


def next_school(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Found one more school, or stop. EN 327."""
    if move == ["done"]:
        position["stack"].pop()
    else:
        found_school(position, family, move[1])


def found_school(position: Position, family: str, region: str) -> None:
    """A cube and two money earn one point; all five regions earn two more. EN 327."""
    remove_nobles(position, region, family, 1)
    pay(position, family, MONEY["jesuit-school"])
    score(position, family, "jesuits", POINTS["jesuit-school"])
    schools = position["stack"][-1]
    schools["founded"] = [each for each in REGIONS if each in schools["founded"] or each == region]
    if len(schools["founded"]) == len(REGIONS):
        score(position, family, "jesuits", POINTS["jesuit-bonus"])


def more_schools_are_possible(position: Position, readings: Readings) -> bool:
    """Stop when no further region can be paid for. EN 327."""
    return next_school_choices(position, readings, position["stack"][-1]["seat"]) != {"done"}


# Build new city


def city_choices(position: Position, family: str) -> set[str]:
    """From the third turn, one city each turn: two cubes from the region of an own estate. EN 335-339."""
    built = sum(len(position["regions"][region]["cities"]) for region in REGIONS)
    if position["turn"] < 3 or position["city-built"] or built == PIECES["cities"]:
        return set()
    return {
        f"city {region} {space}"
        for region in REGIONS
        for space in estates(position, region, family)
        if nobles(position, region, family) >= 2 and str(space) not in position["regions"][region]["cities"]
    }


def build_city(position: Position, family: str, region: str, space: str) -> None:
    """Remove two cubes, and place a city marker under the estate disc. EN 335, 339."""
    remove_nobles(position, region, family, 2)
    position["regions"][region]["cities"][space] = True
    position["city-built"] = True
