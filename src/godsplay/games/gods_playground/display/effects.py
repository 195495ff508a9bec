"""What an action costs and brings, by the rules' own functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from godsplay.engine.message import Value
from godsplay.games.gods_playground.rules.actions import CLEAR_WITH_OWN, Campaign, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import ARMY, NOBODY, REGION_COUNT, SPACES, UNITS
from godsplay.games.gods_playground.rules.phases import p10_campaigns
from godsplay.games.gods_playground.rules.phases.p02_nobles import asked_for, lacking
from godsplay.games.gods_playground.rules.phases.p07_build_estates import estate_cost
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take, grain_price, school_bonus
from godsplay.games.gods_playground.rules.phases.p08_special_actions import SchoolsFrame
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame, price, prices
from godsplay.games.gods_playground.rules.phases.p12_poland_fights_back import enemies_at, is_free
from godsplay.games.gods_playground.rules.phases.phase import RoundsFrame
from godsplay.games.gods_playground.rules.scoring import estate_worth
from godsplay.games.gods_playground.rules.state import State

Values = dict[str, Value]
Effect = Callable[[State, int, GodsPlaygroundAction], Values]


def effect(state: State, seat: int, action: GodsPlaygroundAction) -> Values | None:
    """Return what an action costs and brings, as values for its words; None where its own words say it all."""
    found = EFFECTS.get(action.verb)
    return found(state, seat, action) if found else None


def verb_effect(state: State, seat: int, verb: str) -> Values:
    """Return what all choices of a verb cost and bring, as values for its words; nothing where these need none."""
    if verb == "block":
        return blocks(state, seat)
    frame = state.stack[-1]
    if not isinstance(frame, RoundsFrame):
        return {}
    if verb == "build":
        return {"cost": estate_cost(frame)}
    if verb == "fight-back":
        return {"price": "free" if is_free(state, frame, seat) else "disc", "dice": state.polish_fighters()}
    return {}


def estate(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """An estate goes to the first free space, for nobles once the game has begun."""
    frame = state.stack[-1]
    place = action.region * SPACES + state.free_space(action.region)
    cost = estate_cost(frame) if isinstance(frame, RoundsFrame) else 0
    return {"points": state.board.estate_points[place], "cost": cost}


def block(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A block brings nobles, as far as there are any in stock, or counts for the King's army."""
    army = action.region == ARMY
    missing = 0 if army else lacking(state, seat, asked_for(state, seat) + action.value)
    return {"army": int(army), "value": action.value, "missing": max(0, missing)}


def blocks(state: State, seat: int) -> Values:
    """Blocks ask for nobles, who may be too few."""
    asked = asked_for(state, seat)
    return {"asked": asked, "nobles": state.stock(seat), "missing": max(0, lacking(state, seat, asked))}


def bid(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A bid is paid, won or lost."""
    return {"left": state.money[seat] - action.value}


def manager(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A land manager brings money every turn."""
    return {"money": state.board.manager_income}


def danzig(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """Grain sells by the estate value of Prussia."""
    return {"money": grain_price(state)}


def treaty(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A treaty costs a noble, a disc, and money by a die."""
    return {"money": state.board.treaty_money}


def move(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """Nobles move for nothing, the first and a second one."""
    return {"second": int(state.stack[-1].step.name == "move-cubes")}


def veto(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A veto empties the Sejm, one's own seats included."""
    return {"discs": REGION_COUNT - state.sejm.count(NOBODY), "own": state.sejm_discs(seat)}


def confederation(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A confederation takes the cheapest estate without a city."""
    return {"points": state.board.estate_points[estates_to_take(state, action.region, action.target)[0]]}


def take(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """An estate changes hands without its land manager."""
    place = action.region * SPACES + action.space
    return {"points": state.board.estate_points[place], "managers": state.managers[place]}


def school(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A school costs a noble and money; the fifth of one action brings its bonus."""
    frame = state.stack[-1]
    founded = frame.founded if isinstance(frame, SchoolsFrame) else 0
    points = state.board.school_points + school_bonus(state, action.region, founded)
    return {"money": state.board.school_money, "points": points}


def city(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A city multiplies what its estate is worth at the end."""
    place = action.region * SPACES + action.space
    return {"points": estate_worth(state, place, True), "before": estate_worth(state, place, False)}


def army(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """An army opens a region for buying, at half the price beside enemies."""
    asked = prices(state, action.region)
    return {**dict(zip(UNITS, asked, strict=True)), "half": int(asked == state.board.half_price)}


def buy(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A unit has its price, and hits on some faces of a die."""
    frame = state.stack[-1]
    assert isinstance(frame, BuyUnitsFrame)
    unit = action.value
    return {"money": price(state, frame.region, unit), "unit": UNITS[unit], "hits": state.board.hits[unit]}


def campaign(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A campaign rolls a die for every unit that joins it."""
    assert isinstance(action, Campaign)
    dice = p10_campaigns.dice(state, seat, action)
    return {"dice": dice, "discs": int(action.with_king), "strength": state.strength_in(action.region)}


def clear(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """A hit that clears the region does not reach the enemy's box; the others may."""
    frame = state.stack[-1]
    assert isinstance(frame, p10_campaigns.ClearRegionFrame)
    own = int(action is CLEAR_WITH_OWN)
    return {"hits": frame.hits - own, "king": frame.king_hits - (1 - own)}


def fight_back(state: State, seat: int, action: GodsPlaygroundAction) -> Values:
    """The Polish army meets whatever strength stands there."""
    return {**verb_effect(state, seat, action.verb), "strength": enemies_at(state, action.region)}


EFFECTS: Final[dict[str, Effect]] = {
    "estate": estate,
    "block": block,
    "move": move,
    "bid": bid,
    "manager": manager,
    "danzig": danzig,
    "treaty": treaty,
    "veto": veto,
    "confederation": confederation,
    "take": take,
    "school": school,
    "city": city,
    "army": army,
    "buy": buy,
    "campaign": campaign,
    "clear": clear,
    "fight-back": fight_back,
}
