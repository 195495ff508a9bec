"""What an action costs and brings, in a few words, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from godsplay.engine.message import Value
from godsplay.games.gods_playground.rules.actions import VIENNA, Campaign, Move
from godsplay.games.gods_playground.rules.board import FAMILIES, PRUSSIA, REGION_COUNT, REGIONS, SPACES, UKRAINE, UNITS

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.game import GodsPlayground

FIGHTERS = ("infantry", "cavalry")  # artillery helps them and rolls no dice


def consequence(game: GodsPlayground, view: dict[str, Any], action: Move) -> str:
    """Say what an action costs and brings; nothing where its own words say it all."""
    found = PRICED.get(action.verb)
    return game.words().say(f"brings-{action.verb}", found(game, view, action)) if found else ""


def estate(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """An estate goes to the first free space, for nobles once the game has begun."""
    line = view["regions"][REGIONS[action.region]]["estates"]
    frame = view["stack"][-1]
    cost = 0 if frame["step"] == "set-up" else 1 if frame.get("round", 1) == 1 else 2
    return {"points": game.board.estate_points[action.region * SPACES + line.index(None)], "cost": cost}


def bid(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A bid is paid, won or lost."""
    return {"left": view["families"][view["seat"]]["money"] - action.value}


def manager(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A land manager brings money every turn."""
    return {"money": game.board.manager_income}


def danzig(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """Grain sells by the estate value of Prussia, as far as the bank can pay."""
    bank = game.board.bank - sum(view["families"][family]["money"] for family in FAMILIES)
    return {"money": min(bank, game.board.danzig_factor * view["regions"][REGIONS[PRUSSIA]]["value"])}


def treaty(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A treaty costs a noble, a disc, and money by a die."""
    return {"money": game.board.treaty_money}


def veto(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A veto empties the Sejm, one's own seats included."""
    sitting = list(view["sejm"].values())
    return {"discs": len(sitting) - sitting.count(None), "own": sitting.count(view["seat"])}


def confederation(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A confederation takes the cheapest estate without a city."""
    line = view["regions"][REGIONS[action.region]]["estates"]
    start = action.region * SPACES
    prey = [
        game.board.estate_points[start + space]
        for space, each in enumerate(line)
        if each and each["family"] == FAMILIES[action.target] and not each["city"]
    ]
    return {"points": min(prey)}


def school(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A school costs a noble and money; the fifth of one action brings its bonus."""
    board, frame = game.board, view["stack"][-1]
    founded: int = frame.get("subject", 0) if frame["step"] == "jesuit-schools" else 0
    everywhere = founded | 1 << action.region == (1 << REGION_COUNT) - 1
    return {"money": board.school_money, "points": board.school_points + (board.school_bonus if everywhere else 0)}


def city(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A city multiplies what its estate is worth at the end."""
    worth = game.board.estate_points[action.region * SPACES + action.space]
    return {"points": worth * game.board.city_factor, "before": worth}


def army(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """An army opens a region for buying."""
    return {unit: price(game, view, action.region, place) for place, unit in enumerate(UNITS)}


def buy(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A unit has its price, and hits on some faces of a die."""
    board = game.board
    hits = {"infantry": board.infantry_hits, "cavalry": board.cavalry_hits, "cossack": board.cossack_hits}
    unit = UNITS[action.value]
    region: int = view["stack"][-1].get("subject", 0)
    return {"money": price(game, view, region, action.value), "unit": unit, "hits": hits.get(unit, 0)}


def campaign(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """A campaign rolls a die for every unit that joins it."""
    assert isinstance(action, Campaign)
    region = view["regions"][REGIONS[action.region]]
    dice = sum(region[unit].get(view["seat"], 0) for unit in FIGHTERS)
    if action.with_cossacks and action.region == UKRAINE:
        dice += view["cossacks"]
    if action.with_king:
        dice += sum(view["polish-army"][:2])
    return {"dice": dice, "discs": int(action.with_king), "strength": sum(region["strength"].values())}


def fight_back(game: GodsPlayground, view: dict[str, Any], action: Move) -> dict[str, Value]:
    """The Polish army meets whatever strength stands there."""
    there = view["vienna"] if action.region == VIENNA else invaders(view, action.region)
    return {"dice": sum(view["polish-army"][:2]), "strength": there}


def price(game: GodsPlayground, view: dict[str, Any], region: int, unit: int) -> int:
    """Give the price of a unit: half where enemy strength stands."""
    full = game.board.price[unit]
    return full // 2 if invaders(view, region) > 0 else full


def invaders(view: dict[str, Any], region: int) -> int:
    """Count the enemy strength in a region."""
    return sum(view["regions"][REGIONS[region]]["strength"].values())


PRICED: dict[str, Callable[[Any, dict[str, Any], Move], dict[str, Value]]] = {
    "estate": estate,
    "bid": bid,
    "manager": manager,
    "danzig": danzig,
    "treaty": treaty,
    "veto": veto,
    "confederation": confederation,
    "school": school,
    "city": city,
    "army": army,
    "buy": buy,
    "campaign": campaign,
    "fight-back": fight_back,
}
