"""A second opinion on The Magnates, written from its rulebook.

EN and a number: lines of the English rulebook. CT: the texts printed on the cards. Rulings: its rulings.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from second_opinion.magnates import (
    actions,
    conflicts,
    effects,
    gifts,
    interregnum,
    losing,
    preparation,
    provinces,
    sejm,
    senate,
    ties,
    veto,
)
from second_opinion.magnates.components import FAMILIES, Frame, Position, Readings, push

Choices = Callable[[Position, Readings, Frame], dict[str, set[str]]]  # of everybody who must decide
Choose = Callable[[Position, Readings, Frame, str, str, list[int]], None]
Proceed = Callable[[Position, Readings, Frame, list[int]], None]  # when nobody has anything to decide

DECISIONS: dict[str, tuple[Choices, Choose]] = {
    "set-up": (preparation.first_estate_choices, preparation.place_first_estate),
    "senate": (senate.bidding_choices, senate.bid),
    "sejm": (sejm.bidding_choices, sejm.bid),
    "conflicts": (conflicts.fighting_choices, conflicts.fight),
    "place-estates": (provinces.placing_choices, provinces.place),
    "actions": (actions.window_choices, actions.take_turn),
    "veto": (veto.veto_choices, effects.answer_action),
    "demand": (effects.demand_choices, effects.demand),
    "assignats": (effects.assignats_choices, effects.meet_demand),
    "break-tie": (ties.tie_choices, ties.break_tie),
    "lose-estate": (losing.entail_choices, losing.answer_loss),
    "lose-privilege": (losing.discard_choices, losing.discard),
    "remove-conflict": (conflicts.removal_choices, conflicts.remove),
    "turn-order": (interregnum.turn_order_choices, interregnum.choose_next),
}
PROCEEDINGS: dict[str, Proceed] = {
    "senate": senate.next_office,
    "office": senate.settle_office,
    "sejm": sejm.next_privilege,
    "privilege": sejm.settle_privilege,
    "conflicts": conflicts.next_conflict,
    "conflict": conflicts.settle_conflict,
    "invasion": losing.apply_loss,
    "weakest": losing.settle_weakest,
    "lose-estate": losing.lose_estate,
    "lose-privilege": losing.discard_only_privilege,
    "actions": actions.next_in_turn_order,
    "veto": effects.take_place,
    "demand": effects.demand_what_there_is,
    "assignats": effects.meet_demand_the_only_way,
    "interregnum": interregnum.settle_interregnum,
    "turn-order": interregnum.take_place_in_order,
}


def begin(players: int, options: dict[str, bool], readings: dict[str, str], drawn: list[int]) -> Position:
    """EN 342-368. Return the position at the first decision."""
    position = preparation.prepare(players, options, list(drawn))
    push(position, "set-up", seat=position["order"][0])
    return position


def legal(position: Position, readings: dict[str, str], seat: int) -> set[str]:
    """Return what a seat may choose now: what it must decide, and gifts while anybody must (EN 339, ruling 24)."""
    family = FAMILIES[seat]
    deciders = choices(position, readings)
    return deciders.get(family, set()) | gifts.gifts(position, readings, family) if deciders else set()


def after(position: Position, readings: dict[str, str], seat: int, move: str, drawn: list[int]) -> Position:
    """Return the position at the next decision."""
    position = deepcopy(position)
    draws = list(drawn)
    if move.startswith("give"):
        gifts.give(position, move)
    else:
        frame = position["stack"][-1]
        _, choose = DECISIONS[frame["step"]]
        choose(position, readings, frame, FAMILIES[seat], move, draws)
    while position["stack"] and not choices(position, readings):
        frame = position["stack"][-1]
        PROCEEDINGS[frame["step"]](position, readings, frame, draws)
    assert not draws, f"more was drawn than the rules draw: {draws}"
    return position


def ending(position: Position, readings: Readings) -> tuple[list[int], list[int]]:
    """EN 812-821, 870-890. Return the Wealth of every seat and who has won; after the Third Partition, nobody."""
    seats = FAMILIES[: position["players"]]
    if position["third-partition"]:
        return [0 for _ in seats], []
    return [interregnum.wealth(position, family) for family in seats], [FAMILIES.index(position["victor"])]


def choices(position: Position, readings: Readings) -> dict[str, set[str]]:
    """Return what everybody who must decide now can choose, but for gifts."""
    frame = position["stack"][-1]
    if frame["step"] not in DECISIONS:
        return {}
    find, _ = DECISIONS[frame["step"]]
    return find(position, readings, frame)
