"""The Conflicts (EN 574-658)."""

from __future__ import annotations

from second_opinion.magnates.actions import open_window
from second_opinion.magnates.components import (
    CONFLICTS,
    FIGURES,
    POWER_SPACES,
    POWERS,
    PRIVILEGES,
    Frame,
    Position,
    Readings,
    ask_primate,
    attacked_province,
    by_players,
    face_up,
    families,
    modified_strength,
    pop,
    primate,
    push,
)
from second_opinion.magnates.deck import conflict_at, draw_conflicts, occupied_spaces, remove_conflict
from second_opinion.magnates.interregnum import begin_interregnum
from second_opinion.magnates.losing import lose_conflict
from second_opinion.magnates.provinces import fiefs_of, is_partitioned, pawns_left, put_estates


def begin_conflicts(position: Position, drawn: list[int]) -> None:
    """EN 576-589. Draw Conflicts until five lie on the board; then the Embassy can be played (ruling 28)."""
    position["given"] = []
    draw_conflicts(position, drawn)
    push(position, "conflicts", drawn=True)
    open_window(position, "before-cards")


def fighting_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 591-592. Everybody places one card at each Conflict, simultaneously."""
    choices = {}
    for family, cards in position["families"].items():
        free = [space for space in occupied_spaces(position) if space not in cards["played"]]
        if free:
            choices[family] = {f"fight {space} {card}" for space in free for card in cards["hand"]}
    return choices


def fight(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 591. Place a Family card face down."""
    _, space, card = move.split()
    position["families"][family]["hand"].remove(card)
    position["families"][family]["played"][space] = card


def next_conflict(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 594-599. Moscow to Brandenburg, the first space before the second (ruling 17): reveal, declare actions."""
    for space in occupied_spaces(position):
        if space not in position["shown"]:
            face_up(position, space)
            push(position, "conflict", spot=space)
            open_window(position, space)
            return
    keep_one_conflict_of_each_power(position, readings)


def total_strength(position: Position, space: str) -> int:
    """EN 604-612. The Strength of all Family cards, modified by pawns and Fiefs of the Province (ruling 15)."""
    province = attacked_province(space)
    figures = FIGURES["strength"]
    total = sum(modified_strength(position, family, space) for family in families(position))
    for building, place in position["buildings"].items():
        if place["province"] == province:
            total += PRIVILEGES[building]["building"]
    total += sum(figures["fief"] for fief in fiefs_of(province) if position["fiefs"][fief]["owner"])
    total += figures["silent-sejm"] if position["silent-sejm"] else 0
    total += figures["black-clouds"] if position["black-clouds"] and province == "prussia" else 0
    return int(total)


def settle_conflict(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 616-617, 643-645. Won if the total Strength is at least the scale, otherwise lost."""
    space = frame["spot"]
    if total_strength(position, space) < scale(position, space):
        pop(position)
        lose_conflict(position, space)
        return
    highest = max(modified_strength(position, family, space) for family in families(position))
    tied = [family for family in families(position) if modified_strength(position, family, space) == highest]
    if len(tied) > 1 and prize_can_be_taken(position, space):
        ask_primate(position, tied)
    else:
        win_conflict(position, readings, space, tied[0])


def scale(position: Position, space: str) -> int:
    """EN 190-191. Return the scale of a Conflict for this number of players."""
    return by_players(position, CONFLICTS[conflict_at(position, space)]["scale"])


def prize_can_be_taken(position: Position, space: str) -> bool:
    """EN 623-627. An Estate always, a Fief unless its Province is partitioned; otherwise nobody asks the Primate."""
    prize = CONFLICTS[conflict_at(position, space)]["prize"]
    return prize == "estate" or not is_partitioned(position, attacked_province(space))


def win_conflict(position: Position, readings: Readings, space: str, winner: str) -> None:
    """EN 617-627. The highest Strength wins the prize; then the Conflict is removed from the game."""
    pop(position)
    province = attacked_province(space)
    prize = CONFLICTS[conflict_at(position, space)]["prize"]
    if prize == "estate":
        put_estates(position, winner, province, 1)  # EN 623-624: even if it is partitioned
    elif not is_partitioned(position, province):
        acquire_fief(position, prize, winner)
    remove_conflict(position, readings, space)


def acquire_fief(position: Position, fief: str, winner: str) -> None:
    """EN 626, 671-673. The winner puts an Estate in the Fief, in the place of a former owner's (ruling 12)."""
    if position["fiefs"][fief]["owner"] != winner and pawns_left(position, winner):
        position["fiefs"][fief]["owner"] = winner


def keep_one_conflict_of_each_power(position: Position, readings: Readings) -> None:
    """EN 656-658. Of two undefeated Conflicts the one with the lower scale is removed; the Primate decides ties."""
    for power in POWERS:
        spaces = [space for space in occupied_spaces(position) if space in spaces_of(power)]
        if len(spaces) == 2:
            first, second = spaces
            if scale(position, first) == scale(position, second):
                push(position, "remove-conflict", seat=primate(position), power=power)
                return
            remove_conflict(position, readings, min(spaces, key=lambda space: scale(position, space)))
    pop(position)
    begin_interregnum(position)


def spaces_of(power: str) -> list[str]:
    """EN 53-54. Return the two spaces of a Power."""
    return [space for space in POWER_SPACES if space.startswith(power)]


def removal_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 657. The Primate decides which of two Conflicts of equal scale is removed."""
    return {frame["seat"]: {f"remove {space}" for space in spaces_of(frame["power"])}}


def remove(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 656-657, 792-798. Remove the Conflict that the Primate has chosen."""
    pop(position)
    remove_conflict(position, readings, move.split()[1])
