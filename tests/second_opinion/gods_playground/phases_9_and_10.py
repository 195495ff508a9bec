"""Phases nine and ten: buying armies, and campaigns."""

from __future__ import annotations

from second_opinion.gods_playground.figures import ENEMY_OF, HITS, PIECES, PRICE, REGIONS
from second_opinion.gods_playground.rounds import begin_rounds, next_player, pass_for_good, someone_goes_on
from second_opinion.gods_playground.table import (
    Dice,
    Position,
    Readings,
    add,
    cossacks_in_their_box,
    discs_in_the_sejm,
    king_cubes_in_stock,
    money,
    nobles,
    nobles_in_stock,
    pay,
    remove_disc_from_the_sejm,
    remove_nobles,
    roll,
    strength_in,
)

# Phase nine: Buy armies


def buy_armies(position: Position, readings: Readings, dice: Dice) -> None:
    """Buy in player order. EN 345."""
    begin_rounds(position, "buy-armies")


def buy_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Choose a region with a noble cube to remove, to place one or more units there. EN 345, 347."""
    return {"pass"} | {
        f"army {region}"
        for region in REGIONS
        if nobles(position, region, family) and units_to_buy(position, region, family)
    }


def buy_army(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Remove one noble cube from the region in which units will be placed, or pass for good. EN 345, 347."""
    next_player(position)
    if move == ["pass"]:
        pass_for_good(position, family)
    else:
        remove_nobles(position, move[1], family, 1)
        position["stack"].append({"step": "buy-units", "seat": family, "region": move[1]})


def someone_buys(position: Position, readings: Readings) -> bool:
    """Repeat until all players have passed. EN 345."""
    return someone_goes_on(position, readings, buy_choices)


def price(position: Position, region: str, unit: str) -> int:
    """Halve the cost where there are enemy strength points. EN 349, 351, 357."""
    return int(PRICE[unit] // 2 if strength_in(position, region) else PRICE[unit])


def units_in_stock(position: Position, family: str, unit: str) -> int:
    """Count the units of one kind that a player has not placed. EN 349, 353."""
    return int(PIECES[unit] - sum(position["regions"][region][unit].get(family, 0) for region in REGIONS))


def units_to_buy(position: Position, region: str, family: str) -> set[str]:
    """List what one has in stock and the money for; no artillery in the first turn. EN 349-353."""
    available = {unit for unit in ("infantry", "cavalry", "artillery") if units_in_stock(position, family, unit)}
    if position["turn"] == 1:
        available.discard("artillery")
    if region == "ukraine" and cossacks_in_their_box(position):
        available.add("cossack")
    return {unit for unit in available if price(position, region, unit) <= money(position, family)}


def unit_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Place as many units as one wishes, at least one. EN 347."""
    buying = position["stack"][-1]
    done = {"done"} if buying.get("bought") else set()
    return done | {f"buy {unit}" for unit in units_to_buy(position, buying["region"], family)}


def buy_unit(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Pay for a unit and place it; Cossacks are for the use of all. EN 349-353."""
    buying = position["stack"][-1]
    if move == ["done"]:
        position["stack"].pop()
        return
    pay(position, family, price(position, buying["region"], move[1]))
    if move[1] == "cossack":
        position["cossacks"] += 1
    else:
        add(position["regions"][buying["region"]][move[1]], family, 1)
    buying["bought"] = buying.get("bought", 0) + 1


def more_units_are_possible(position: Position, readings: Readings) -> bool:
    """Stop when there is nothing left to buy or no money for it. EN 353."""
    return unit_choices(position, readings, position["stack"][-1]["seat"]) != {"done"}


def unbought_cossacks(position: Position, readings: Readings, dice: Dice) -> None:
    """Cossacks that were not purchased are placed in the Tatar box. EN 351."""
    position["rebels"] += cossacks_in_their_box(position)


# Phase ten: Campaigns


def campaigns(position: Position, readings: Readings, dice: Dice) -> None:
    """Campaign clockwise from the first player. EN 369."""
    begin_rounds(position, "campaigns")


def someone_campaigns(position: Position, readings: Readings) -> bool:
    """The phase ends when nobody wishes to campaign. EN 367."""
    return someone_goes_on(position, readings, campaign_choices)


def campaign_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Campaign from a region with a noble cube to remove and with something to attack. EN 369, 383."""
    return {"pass"}.union(
        *(
            armies_to_lead(position, readings, region, family)
            for region in REGIONS
            if nobles(position, region, family)
            and (may_be_attacked(position, ENEMY_OF[region]) or strength_in(position, region))
        )
    )


def may_be_attacked(position: Position, enemy: str) -> bool:
    """Not an enemy under treaty, and not the Habsburgs in the first three turns. EN 277, 379."""
    return bool(position["treaty"] != enemy and (enemy != "habsburgs" or position["turn"] == 4))


def armies_to_lead(position: Position, readings: Readings, region: str, family: str) -> set[str]:
    """Lead one's own units, the Cossacks beside them, and for a disc the Polish army. EN 371, 375, 377; ruling 17."""
    own = units_that_roll(position, region, family)
    king = discs_in_the_sejm(position, family) and position["polish-infantry"] + position["polish-cavalry"]
    if readings["polish-army-alone"] == "needs-a-unit" and not own:
        king = 0
    cossacks = own and cossacks_may_attack(position, region)
    armies = {f"campaign {region}"} if own else set()
    if king:
        armies.add(f"campaign {region} with-king")
    if cossacks:
        armies.add(f"campaign {region} with-cossacks")
    if king and cossacks:
        armies.add(f"campaign {region} with-king with-cossacks")
    return armies


def units_that_roll(position: Position, region: str, family: str) -> int:
    """Count a family's infantry and cavalry in a region. EN 371."""
    here = position["regions"][region]
    return int(here["infantry"].get(family, 0) + here["cavalry"].get(family, 0))


def cossacks_may_attack(position: Position, region: str) -> bool:
    """The Cossacks can only attack the Tatars, from Ukraine. EN 375; ruling 38."""
    strangers = set(position["regions"]["ukraine"]["strength"]) - {"tatars"}
    return bool(region == "ukraine" and position["cossacks"] and not strangers)


def campaign(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Remove a noble cube and attack, or pass for good. EN 367-377."""
    if move == ["pass"]:
        pass_for_good(position, family)
    else:
        region = move[1]
        remove_nobles(position, region, family, 1)
        own = attack_with_own_units(position, region, family, dice, "with-cossacks" in move)
        king = 0
        if "with-king" in move:
            remove_disc_from_the_sejm(position, family)
            king = attack_with_the_polish_army(position, dice)
        hits = {"step": "clear-region", "seat": family, "region": region, "hits": own, "king-hits": king}
        position["stack"].append(hits)
    next_player(position)


def hits_to_choose(position: Position, readings: Readings) -> bool:
    """Ask whose hits clear the region as long as that makes a difference; then strike. EN 383; ruling 37."""
    hits = position["stack"][-1]
    own, king, region = hits["hits"], hits["king-hits"], hits["region"]
    strength = strength_in(position, region)
    left_over = own + king > strength > 0 and may_be_attacked(position, ENEMY_OF[region])
    if readings["order-of-hits"] == "attacker-chooses" and own and king and left_over:
        return True
    for _ in range(own):
        hit(position, region, hits["seat"])
    for _ in range(king):
        hit(position, region, "king")
    return False


def hit_choices(position: Position, readings: Readings, family: str) -> set[str]:
    """Strike in the region with an own hit or with one of the King's. EN 383; ruling 37."""
    return {"clear with-own", "clear with-king"}


def choose_hit(position: Position, readings: Readings, family: str, move: list[str], dice: Dice) -> None:
    """Remove a strength point with the hit that was chosen. EN 383; ruling 37."""
    hits = position["stack"][-1]
    hits["hits" if move[1] == "with-own" else "king-hits"] -= 1
    hit(position, hits["region"], family)


def roll_for(dice: Dice, unit: str, number: int, artillery: bool) -> tuple[int, int]:
    """Roll for units: artillery adds one to hit; a one eliminates even so. Return hits, losses. EN 371, 373."""
    rolled = roll(dice, number)
    return sum(die + artillery >= HITS[unit] for die in rolled), rolled.count(1)


def roll_for_units_of(position: Position, region: str, family: str, dice: Dice) -> int:
    """Roll for a family's infantry, then its cavalry, in a region; return the hits. EN 371, 373; ruling 37."""
    here = position["regions"][region]
    hits = 0
    for unit in ("infantry", "cavalry"):
        scored, lost = roll_for(dice, unit, here[unit].get(family, 0), family in here["artillery"])
        add(here[unit], family, -lost)
        hits += scored
    return hits


def roll_for_cossacks(position: Position, dice: Dice, artillery: bool) -> int:
    """Roll for the Cossacks as cavalry; an eliminated one returns to its box. EN 373, 375, SUM 97."""
    hits, lost = roll_for(dice, "cossack", position["cossacks"], artillery)
    position["cossacks"] -= lost
    return hits


def attack_with_own_units(position: Position, region: str, family: str, dice: Dice, cossacks: bool) -> int:
    """Roll for infantry and cavalry, and Cossacks under one's own artillery; return the hits. EN 371, 375."""
    hits = roll_for_units_of(position, region, family, dice)
    if cossacks:
        hits += roll_for_cossacks(position, dice, family in position["regions"][region]["artillery"])
    return hits


def attack_with_the_polish_army(position: Position, dice: Dice) -> int:
    """Roll for the Polish army, with its own artillery; return the hits. EN 377, 476; ruling 16."""
    hits = 0
    for unit in ("infantry", "cavalry"):
        scored, lost = roll_for(dice, unit, position[f"polish-{unit}"], position["polish-artillery"] > 0)
        position[f"polish-{unit}"] -= lost
        hits += scored
    return hits


def hit(position: Position, region: str, whose: str) -> None:
    """A hit removes strength from the region first, then puts a cube into the enemy box. EN 371, 377, 383."""
    strength = position["regions"][region]["strength"]
    box = position["enemies"][ENEMY_OF[region]]
    if strength:
        add(strength, next(iter(strength)), -1)
    elif not may_be_attacked(position, ENEMY_OF[region]):
        return
    elif whose == "king":
        box["king"] += min(1, king_cubes_in_stock(position))
    elif nobles_in_stock(position, whose):
        add(box["nobles"], whose, 1)
