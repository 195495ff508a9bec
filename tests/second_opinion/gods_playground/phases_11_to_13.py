"""Phases eleven to thirteen: enemies attack, Poland fights back, enemies expand."""

from __future__ import annotations

from second_opinion.gods_playground.figures import (
    ARROWS,
    ENEMIES,
    FAMILIES,
    REGION_OF,
    REGIONS,
    STRENGTH,
    VIENNA,
)
from second_opinion.gods_playground.phases_9_and_10 import (
    attack_with_the_polish_army,
    roll_for_cossacks,
    roll_for_units_of,
    units_that_roll,
)
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
    all_nobles,
    cossacks_in_their_box,
    discs_in_the_sejm,
    nobles,
    player_order,
    remove_disc_from_the_sejm,
    remove_nobles,
    roll,
    strength_in,
)

# Phase eleven: Enemies attack


def enemies_attack(position: Position, readings: Readings, dice: Dice) -> None:
    """Roll four dice, then resolve each enemy's attack from the lowest number to the highest. EN 403, 408."""
    rolled = roll(dice, 4)
    add_strength(position, rolled)
    rebel(position, rolled)
    for enemy in ENEMIES:
        attack(position, readings, enemy, dice)


def add_strength(position: Position, rolled: list[int]) -> None:
    """Add cubes as in the Events phase; two dice of a treaty's enemy break it instead. EN 289, 403, 405."""
    for number, enemy in enumerate(ENEMIES, start=1):
        if enemy == position["treaty"] and rolled.count(number) >= 2:
            position["treaty"] = None
        else:
            position["enemies"][enemy]["added"] += rolled.count(number)


def rebel(position: Position, rolled: list[int]) -> None:
    """In the second turn each six sends a Cossack to the Tatar box, from Ukraine if possible. EN 406."""
    if position["turn"] != 2:
        return
    for _ in range(rolled.count(6)):
        if position["cossacks"]:
            position["cossacks"] -= 1
            position["rebels"] += 1
        elif cossacks_in_their_box(position):
            position["rebels"] += 1


def ottomans_hold_the_habsburg_box(position: Position) -> bool:
    """In the fourth turn Ottomans in the Habsburg box are regarded as Habsburgs. EN 440."""
    return bool(position["turn"] == 4 and position["vienna"] > 0)


def strength(position: Position, enemy: str) -> int:
    """The value for the turn, one for each cube, and for the Tatars one for each Cossack. EN 412, 440."""
    value = STRENGTH[enemy][position["turn"] - 1] + position["enemies"][enemy]["added"]
    if enemy == "tatars":
        value += position["rebels"]
    if ottomans_hold_the_habsburg_box(position):
        if enemy == "ottomans":
            value = VIENNA["ottomans"] + position["enemies"][enemy]["added"]
        if enemy == "habsburgs":
            value = VIENNA["habsburg-box"] + position["vienna"] + position["enemies"][enemy]["added"]
    return int(value)


def tied_down(position: Position, readings: Readings, enemy: str) -> int:
    """Two Ottomans are tied down in the Habsburg box when the others march, or none. EN 440, 768, SUM 104."""
    holding = enemy == "habsburgs" and ottomans_hold_the_habsburg_box(position)
    return int(VIENNA["pacifying"]) if holding and readings["ottomans-from-vienna"] == "all-but-two-march" else 0


def colour(position: Position, enemy: str) -> str:
    """Return whose cubes an enemy places. EN 440."""
    return "ottomans" if enemy == "habsburgs" and ottomans_hold_the_habsburg_box(position) else enemy


def attack(position: Position, readings: Readings, enemy: str, dice: Dice) -> None:
    """An enemy attacks with what its strength exceeds the Polish cubes in its box by. EN 410-414."""
    box = position["enemies"][enemy]
    cubes = sum(box["nobles"].values()) + box["king"]
    difference = strength(position, enemy) - tied_down(position, readings, enemy) - cubes
    if position["treaty"] == enemy or difference <= 0:
        return
    if enemy == "habsburgs" and position["turn"] < 4:
        send_influence(position)
    elif enemy == "ottomans" and position["turn"] == 3:
        advance_on_the_habsburgs(position, difference)
    else:
        invade(position, REGION_OF[enemy], colour(position, enemy), difference, dice)


def send_influence(position: Position) -> None:
    """For three turns the Habsburgs send influence pieces, unless Ottomans removed them. EN 426-430, 436."""
    if not position["vienna-attacked"]:
        enter_with_influence(position, "great-poland", strength(position, "habsburgs"))


def enter_with_influence(position: Position, region: str, pieces: int) -> None:
    """Pieces and noble cubes cancel, in player order; the rest stays but beside strength. EN 428, 430, 508."""
    while pieces and all_nobles(position, region):
        for family in player_order(position):
            if pieces and nobles(position, region, family):
                remove_nobles(position, region, family, 1)
                pieces -= 1
    if not strength_in(position, region):
        position["regions"][region]["influence"] += pieces


def advance_on_the_habsburgs(position: Position, difference: int) -> None:
    """In the third turn the Ottomans enter the Habsburg box, and its influence pieces go. EN 436."""
    position["vienna"] += difference
    position["vienna-attacked"] = True


def invade(position: Position, region: str, invader: str, number: int, dice: Dice) -> None:
    """Place strength points: influence goes, units defend, colours cancel each other. EN 416-422."""
    here = position["regions"][region]
    here["influence"] = 0
    here["invaded"] = True
    add(here["strength"], invader, number)
    for _ in range(defend(position, region, dice)):
        if here["strength"]:
            add(here["strength"], invader if invader in here["strength"] else next(iter(here["strength"])), -1)
    while len(here["strength"]) > 1:
        for enemy in list(here["strength"]):
            add(here["strength"], enemy, -1)


def defend(position: Position, region: str, dice: Dice) -> int:
    """All units in the region roll once; return the hits. EN 418; rulings 15, 39, 45."""
    beside = [family for family in FAMILIES if units_that_roll(position, region, family)]
    artillery = any(family in position["regions"][region]["artillery"] for family in beside)
    hits = sum(roll_for_units_of(position, region, family, dice) for family in player_order(position))
    if region == "ukraine" and beside:
        hits += roll_for_cossacks(position, dice, artillery)
    return hits


# Phase twelve: Poland fights back


def poland_fights_back(position: Position, readings: Readings, dice: Dice) -> None:
    """The first player is the first to have the option. EN 476."""
    begin_rounds(position, "poland-fights-back")


def someone_fights_back(position: Position, readings: Readings) -> bool:
    """The phase ends when all players have made the attacks they wish to, or are able to. EN 484; ruling 8."""
    return someone_goes_on(position, readings, fight_back_choices)


def is_free(position: Position, family: str) -> bool:
    """The first player's first attack costs no disc. EN 478, 490, 494; ruling 8."""
    return bool(family == position["first"] and number_of_round(position) == 1)


def fight_back_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Attack strength in a region, or Ottomans in the Habsburg box, for a disc. EN 476-482, 767; ruling 44."""
    army = position["polish-infantry"] + position["polish-cavalry"]
    if not army or not (is_free(position, family) or discs_in_the_sejm(position, family)):
        return {"pass"}
    places = {region for region in REGIONS if strength_in(position, region)}
    always = readings["polish-army-to-vienna"] == "whenever-ottomans-are-there"
    if position["vienna"] and (position["turn"] == 3 or always):
        places.add("vienna")
    return {"pass"} | {f"fight-back {place}" for place in places}


def fight_back(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Attack with the Polish army alone, or pass for good; surplus hits are wasted. EN 476-484."""
    if move == ["pass"]:
        pass_for_good(position, family)
    else:
        if not is_free(position, family):
            remove_disc_from_the_sejm(position, family)
        remove_strength(position, move[1], attack_with_the_polish_army(position, dice))
    next_player(position)


def remove_strength(position: Position, place: str, hits: int) -> None:
    """Each hit removes one strength point. EN 476, 480."""
    if place == "vienna":
        box = position["enemies"]["habsburgs"]
        if position["turn"] == 4:  # when fives have added Ottomans, EN 213
            added = box["added"]
            box["added"] = max(0, added - hits)
            hits = max(0, hits - added)
        position["vienna"] = max(0, position["vienna"] - hits)
        return
    strength = position["regions"][place]["strength"]
    for _ in range(hits):
        if strength:
            add(strength, next(iter(strength)), -1)


# Phase thirteen: Enemies expand


def enemies_expand(position: Position, readings: Readings, dice: Dice) -> None:
    """Expand from the lowest numbered enemy to the highest. EN 500, 508, 510; rulings 26, 47."""
    for enemy in ENEMIES:
        if enemy == "habsburgs" and position["turn"] < 4:
            expand_from_the_habsburg_box(position, readings, dice)
            expand_influence(position, readings)
        else:
            expand(position, enemy, dice)


def expand(position: Position, enemy: str, dice: Dice) -> None:
    """The excess over the noble cubes enters, afresh, each region that an arrow leads to. EN 502-506."""
    home = REGION_OF[enemy]
    own = colour(position, enemy)
    excess = position["regions"][home]["strength"].get(own, 0) - all_nobles(position, home)
    if excess > 0:
        for region in ARROWS[enemy]:
            expand_into(position, region, own, excess, dice)


def expand_into(position: Position, region: str, enemy: str, number: int, dice: Dice) -> None:
    """An enemy cannot expand into a region that it already has strength points in. EN 512."""
    if enemy not in position["regions"][region]["strength"]:
        invade(position, region, enemy, number, dice)


def expand_from_the_habsburg_box(position: Position, readings: Readings, dice: Dice) -> None:
    """Ottomans in the Habsburg box enter Great Poland with their strength less two. EN 510, 512; ruling 47."""
    excess = position["vienna"] - VIENNA["pacifying"]
    if excess <= 0:
        return
    if readings["vienna-to-great-poland"] == "always":
        invade(position, "great-poland", "ottomans", excess, dice)
    else:
        expand_into(position, "great-poland", "ottomans", excess, dice)


def expand_influence(position: Position, readings: Readings) -> None:
    """Influence pieces expand in this manner too, and cost noble cubes. EN 508; rulings 25, 40."""
    excess = position["regions"]["great-poland"]["influence"] - all_nobles(position, "great-poland")
    if excess > 0:
        for region in ARROWS["habsburgs"]:
            gone = readings["influence-meets-strength"] == "eliminated-at-once" and strength_in(position, region)
            if not position["regions"][region]["influence"] and not gone:
                enter_with_influence(position, region, excess)
