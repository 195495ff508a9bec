"""Phases fourteen to sixteen: estates, victory points, the end of the turn and of the game."""

from __future__ import annotations

from second_opinion.gods_playground.figures import (
    ENEMIES,
    ESTATE_VALUE,
    ESTATES,
    FAMILIES,
    POINTS,
    REGIONS,
    VIENNA,
)
from second_opinion.gods_playground.table import (
    Dice,
    Position,
    Readings,
    add,
    all_nobles,
    discs_in_the_sejm,
    estates,
    money,
    nobles,
    pay,
    player_order,
    points,
    score,
    strength_in,
)

# Phase fourteen: Estates


def estates_phase(position: Position, readings: Readings, dice: Dice) -> None:
    """Players may lose estates, then the estate values change. EN 534."""
    for region in REGIONS:
        remove_estates(position, region, estates_to_remove(position, region))
    for region in REGIONS:
        value = position["regions"][region]["value"] + change_of_value(position, region)
        position["regions"][region]["value"] = min(max(value, ESTATE_VALUE["lowest"]), ESTATE_VALUE["highest"])


def influence_counts(position: Position) -> bool:
    """In the first three turns, and if the Ottomans have not invaded the Habsburg Empire. EN 546."""
    return bool(position["turn"] < 4 and not position["vienna-attacked"])


def estates_to_remove(position: Position, region: str) -> int:
    """Strength minus noble cubes, but always one; as many as influence pieces. EN 536, 548."""
    if strength_in(position, region):
        return max(1, strength_in(position, region) - all_nobles(position, region))
    return int(position["regions"][region]["influence"]) if influence_counts(position) else 0


def remove_estates(position: Position, region: str, number: int) -> None:
    """Remove discs from the highest value location downwards, with what is under them. EN 538; ruling 28."""
    here = position["regions"][region]
    for space in sorted(here["estates"], key=int, reverse=True)[:number]:
        for pieces in ("estates", "managers", "cities"):
            here[pieces].pop(space, None)


def change_of_value(position: Position, region: str) -> int:
    """Peace increases the value, occupation reduces it; an invasion beaten back leaves it. EN 540-550."""
    here = position["regions"][region]
    if strength_in(position, region):
        return -1
    if here["influence"] and influence_counts(position):
        return -1
    if here["invaded"]:
        return 0
    if region == "great-poland" and influence_counts(position):
        return 1 if all_nobles(position, region) >= 2 else 0
    return 1


# Phase fifteen: Victory points


def victory_points(position: Position, readings: Readings, dice: Dice) -> None:
    """Score enemy boxes, discs in the Sejm, and money. EN 562-570."""
    for enemy in ENEMIES:
        score_enemy_box(position, enemy)
    for family in FAMILIES:
        score(position, family, "sejm", POINTS["sejm-disc"] * len(discs_in_the_sejm(position, family)))
        lots = money(position, family) // POINTS["money-for-a-point"]
        pay(position, family, lots * POINTS["money-for-a-point"])
        score(position, family, "money", lots)


def score_enemy_box(position: Position, enemy: str) -> None:
    """The most cubes score; a tie is split without fractions; the King's share is lost. EN 562."""
    box = position["enemies"][enemy]
    cubes = {**box["nobles"], "king": box["king"]}
    most = max(cubes.values())
    leaders = [each for each in cubes if cubes[each] == most > 0]
    for leader in leaders:
        if leader != "king":
            score(position, leader, "campaigns", POINTS[enemy] // len(leaders))


# Phase sixteen: End of turn


def end_of_turn(position: Position, readings: Readings, dice: Dice) -> None:
    """Clear the board for the next turn. EN 576-592."""
    clear_enemy_boxes(position)
    for region in REGIONS:
        clear_region(position, region)
    for pieces in ("cossacks", "rebels", "polish-infantry", "polish-cavalry", "polish-artillery"):
        position[pieces] = 0
    for family in FAMILIES:
        position["families"][family]["placed"] = {}
        if position["turn"] == 2:
            position["families"][family]["blocks"] = {str(value): 2 for value in range(6)}
    position["treaty"] = None
    position["blocks-shown"] = False
    position["city-built"] = False
    position["turn"] += 1


def clear_enemy_boxes(position: Position) -> None:
    """Cubes leave the enemy boxes; two Ottoman cubes are tied down in the Habsburg box. EN 576, 580, 768, SUM 158."""
    for enemy in ENEMIES:
        position["enemies"][enemy] = {"added": 0, "nobles": {}, "king": 0}
    position["vienna"] = min(position["vienna"], VIENNA["pacifying"])
    position["vienna-attacked"] = False


def clear_region(position: Position, region: str) -> None:
    """Discs and units go, strength is cut to the noble cubes, noble cubes stay. EN 578-588, SUM 157."""
    here = position["regions"][region]
    for unit in ("infantry", "cavalry", "artillery"):
        here[unit] = {}
    here["sejm"] = None
    here["invaded"] = False
    for enemy in list(here["strength"]):
        add(here["strength"], enemy, -max(0, here["strength"][enemy] - all_nobles(position, region)))


# Ending the game


def ending_the_game(position: Position, readings: Readings, dice: Dice) -> None:
    """Each estate scores the number in its circle, three times that with a city. EN 604."""
    for family in FAMILIES:
        for region in REGIONS:
            for space in estates(position, region, family):
                city = str(space) in position["regions"][region]["cities"]
                value = ESTATES[region][space - 1]
                score(position, family, "estates", value * POINTS["city-factor"] if city else value)


# Winning the game


def winner(position: Position) -> str:
    """The most points win; then noble cubes on the board, money, and who is closest to the first player. EN 612."""
    order = player_order(position)
    return max(
        order,
        key=lambda family: (
            points(position, family),
            nobles_on_the_board(position, family),
            money(position, family),
            -order.index(family),
        ),
    )


def nobles_on_the_board(position: Position, family: str) -> int:
    """Count the noble cubes in the regions: those in enemy boxes have gone back to their owners. EN 576, 588."""
    return sum(nobles(position, region, family) for region in REGIONS)
