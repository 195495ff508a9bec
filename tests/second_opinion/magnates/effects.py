"""What actions do once nobody cancels them (CT: the texts of the cards; EN 320-336)."""

from __future__ import annotations

from second_opinion.magnates.actions import (
    BUILDING_PRIVILEGES,
    grain_trade_estates,
    influence_or_strength,
    pacta_conventa_estates,
)
from second_opinion.magnates.components import (
    Frame,
    Position,
    Readings,
    attacked_province,
    held_privileges,
    holder,
    pop,
    push,
)
from second_opinion.magnates.deck import draw_conflicts, remove_conflict
from second_opinion.magnates.losing import entail
from second_opinion.magnates.provinces import (
    estates_in,
    open_provinces,
    put_estates,
    receive_estates,
    set_estates,
)


def answer_action(
    position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]
) -> None:
    """EN 330-331, CT VETO!. The action is cancelled, with its card spent; or it takes place."""
    if move == "play veto":
        pop(position)
        position["privileges"]["veto"]["where"] = "removed"
    else:
        take_place(position, readings, frame, drawn)


def take_place(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """Carry out an action that was declared."""
    pop(position)
    family = frame["actor"]
    _, card, *target = frame["action"].split()
    if card == "treasurer":
        replace_estate(position, family, *target)
    elif card == "embassy":
        remove_conflict(position, readings, target[0])
        draw_conflicts(position, drawn)
    elif card == "entail":
        entail(position, family, target[0])
    elif card == "assignats":
        push(position, "demand", seat=family, victim=target[0])
    elif card == "pacta-conventa":
        receive_estates(position, family, pacta_conventa_estates(position, family, target[0]))
    elif card == "vistula-grain-trade":
        put_estates(position, family, "prussia", grain_trade_estates(position, readings, family))
    elif card in ("union-of-brest", "private-duchy", "ad-maiorem-dei-gloriam"):
        receive_estates(position, family, 1)
    elif card in BUILDING_PRIVILEGES:
        build(position, card)
    else:
        position["families"][family]["modifier"] += influence_or_strength(card)


def build(position: Position, building: str) -> None:
    """CT, EN 279-281, ruling 10. Place the building in the attacked Province."""
    space = position["stack"][-1]["occasion"]
    position["buildings"][building]["province"] = attacked_province(space)


def replace_estate(position: Position, family: str, province: str, victim: str) -> None:
    """CT Treasurer. Replace an opponent's Estate with one's own; Entail can move the loss elsewhere (ruling 8)."""
    put_estates(position, family, province, 1)
    push(position, "lose-estate", seat=victim, place=province)


def demand_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """CT Assignats. The player names one of the victim's Privileges; a single one needs no naming."""
    held = held_privileges(position, frame["victim"])
    return {frame["seat"]: {f"demand {privilege}" for privilege in held}} if len(held) > 1 else {}


def demand(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """CT Assignats. Demand a Privilege."""
    pop(position)
    push(position, "assignats", seat=frame["victim"], demander=family, privilege=move.split()[1])


def demand_what_there_is(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """CT Assignats. Demand the only Privilege, or Estates alone of a player without Privileges."""
    pop(position)
    push(position, "assignats", seat=frame["victim"], demander=frame["seat"])
    for privilege in held_privileges(position, frame["victim"]):
        position["stack"][-1]["privilege"] = privilege


def ways_out(position: Position, frame: Frame) -> set[str]:
    """CT Assignats. Hand over the Privilege, or all Estates in an unpartitioned Province of the victim's choice."""
    ways = {
        f"cede {province}" for province in open_provinces(position) if estates_in(position, frame["seat"], province)
    }
    return ways | {"hand-over"} if "privilege" in frame else ways


def assignats_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """CT Assignats, ruling 7. The victim chooses; a single way out is taken without asking."""
    ways = ways_out(position, frame)
    return {frame["seat"]: ways} if len(ways) > 1 else {}


def meet_demand(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """CT Assignats, ruling 7. Give the Privilege, or Estates, which the other's own replace one for one."""
    pop(position)
    if move == "hand-over":
        position["privileges"][frame["privilege"]]["where"] = frame["demander"]
    else:
        cede(position, readings, family, frame["demander"], move.split()[1])


def cede(position: Position, readings: Readings, family: str, demander: str, province: str) -> None:
    """CT Assignats, ruling 7. The demander's Estates replace all of the victim's, one for one.

    Ruling 8: Entail does not help, or it can save one of them; the demander places where he aimed, as the Treasurer.
    """
    helps = readings["entail-against-assignats"] == "saves-one-estate" and holder(position, "entail") == family
    ceded = estates_in(position, family, province) - helps
    set_estates(position, family, province, int(helps))
    put_estates(position, demander, province, ceded)
    if helps:
        replace_estate(position, demander, province, family)


def meet_demand_the_only_way(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """CT Assignats, ruling 7. With one way out the victim must take it; with none nothing happens."""
    for way in ways_out(position, frame):
        meet_demand(position, readings, frame, frame["seat"], way, drawn)
        return
    pop(position)
