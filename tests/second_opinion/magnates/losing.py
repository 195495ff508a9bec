"""Losing a Conflict (EN 641-717)."""

from __future__ import annotations

from second_opinion.magnates.components import (
    CONFLICTS,
    FIEFS,
    PROVINCES,
    Frame,
    Position,
    Readings,
    ask_primate,
    attacked_province,
    families,
    held_privileges,
    holder,
    modified_strength,
    pop,
    push,
)
from second_opinion.magnates.deck import conflict_at
from second_opinion.magnates.provinces import estates_in, fiefs_of, partition, remove_estate
from second_opinion.magnates.veto import declare


def lose_conflict(position: Position, space: str) -> None:
    """EN 643-652. The Conflict stays, undefeated; the Fiefs of the Province are lost, then comes what the card says."""
    position["conflicts"][space]["undefeated"] = True
    partition(position, attacked_province(space))
    push(position, "weakest", spot=space)
    push(position, "invasion", spot=space)
    lose_fiefs(position, attacked_province(space))


def lose_fiefs(position: Position, province: str) -> None:
    """EN 647-649, ruling 13. The Estates in all Fiefs of the Province must be removed."""
    for fief in reversed(fiefs_of(province)):
        owner = position["fiefs"][fief]["owner"]
        if owner:
            push(position, "lose-estate", seat=owner, place=fief)


def apply_loss(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 644-645. Apply the effects for loss that do not depend on who is the weakest."""
    pop(position)
    conflict = CONFLICTS[conflict_at(position, frame["spot"])]
    if "black-clouds" in conflict["loss"]:
        position["black-clouds"] = True  # EN 701-707
    if "silent-sejm" in conflict["loss"]:
        position["silent-sejm"] = True  # EN 711-717
    if "invasion" in conflict["loss"]:
        invade(position, [conflict["province"], *conflict["also-invaded"]])


def invade(position: Position, provinces: list[str]) -> None:
    """EN 689-693, ruling 30. In the Conflict's Province, then in the others on the card, each player loses 1 Estate."""
    for province in reversed(provinces):
        for family in reversed(position["order"]):
            if estates_in(position, family, province):
                push(position, "lose-estate", seat=family, place=province)


def settle_weakest(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 632-633, 681-682, 693-695. The lowest modified Strength loses more; the Primate decides ties (ruling 14)."""
    space = frame["spot"]
    lowest = min(modified_strength(position, family, space) for family in families(position))
    tied = [family for family in families(position) if modified_strength(position, family, space) == lowest]
    if not any(has_to_lose(position, space, family) for family in tied):
        pop(position)
    elif len(tied) > 1:
        ask_primate(position, tied)
    else:
        punish_weakest(position, space, tied[0])


def has_to_lose(position: Position, space: str, family: str) -> bool:
    """EN 684-685, 697. Whether the weakest family would lose anything (if they have any)."""
    conflict = CONFLICTS[conflict_at(position, space)]
    loses_estate = "invasion" in conflict["loss"] and estates_in(position, family, conflict["province"]) > 0
    loses_privilege = "privilege" in conflict["loss"] and len(held_privileges(position, family)) > 0
    return loses_estate or loses_privilege


def punish_weakest(position: Position, space: str, weakest: str) -> None:
    """EN 681-684, 693-697. One more Estate in the Conflict's Province, or one Privilege of his choosing."""
    pop(position)
    conflict = CONFLICTS[conflict_at(position, space)]
    if "privilege" in conflict["loss"]:
        push(position, "lose-privilege", seat=weakest)
    if "invasion" in conflict["loss"]:
        push(position, "lose-estate", seat=weakest, place=conflict["province"])


def discard_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 683-685. The weakest chooses the Privilege that is lost; the last one goes without asking (ruling 24)."""
    held = held_privileges(position, frame["seat"])
    return {frame["seat"]: {f"discard {privilege}" for privilege in held}} if len(held) > 1 else {}


def discard(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 683. Lose the chosen Privilege."""
    pop(position)
    position["privileges"][move.split()[1]]["where"] = "removed"


def discard_only_privilege(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 683-685. Lose the only Privilege, if there is any."""
    pop(position)
    for privilege in held_privileges(position, frame["seat"]):
        position["privileges"][privilege]["where"] = "removed"


def entail_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """CT Entail, ruling 8. Play it when losing an Estate, to lose one in another Province instead."""
    family = frame["seat"]
    if "asked" in frame or holder(position, "entail") != family or not has_estate_at(position, family, frame["place"]):
        return {}
    others = [place for place in PROVINCES if place != frame["place"] and estates_in(position, family, place)]
    return {family: {"pass", *(f"play entail {province}" for province in others)}} if others else {}


def has_estate_at(position: Position, family: str, place: str) -> bool:
    """Whether a family has an Estate in a Province or Fief."""
    if place in FIEFS:
        return bool(position["fiefs"][place]["owner"] == family)
    return estates_in(position, family, place) > 0


def answer_loss(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """CT Entail. Lose the Estate, or declare that another is lost instead."""
    frame["asked"] = True
    if move != "pass":
        declare(position, family, move)


def entail(position: Position, family: str, province: str) -> None:
    """CT Entail. Remove the Estate from the Province named instead."""
    pop(position)
    remove_estate(position, family, province)


def lose_estate(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 647-649, 692-697. Remove one Estate from a Province or Fief; who has none loses none."""
    pop(position)
    if not has_estate_at(position, frame["seat"], frame["place"]):
        return
    if frame["place"] in FIEFS:
        position["fiefs"][frame["place"]]["owner"] = None
    else:
        remove_estate(position, frame["seat"], frame["place"])
