"""Rolling for units: campaigns, defence and the Polish army all fight alike."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.board import (
    CAVALRY,
    COSSACK,
    ENEMIES,
    INFANTRY,
    REGIONS,
    SEATS,
    UKRAINE,
    UNITS,
)
from godsplay.games.gods_playground.rules.events import DRIVEN_OUT, ROLLED
from godsplay.games.gods_playground.rules.state import State


class Roll:
    """A die for each of an army's units of a kind: the hits, and the units lost to a natural 1."""

    def __init__(self, dice: list[int], bonus: int, hits: int, lost: int) -> None:
        self.dice: list[int] = dice
        self.bonus: int = bonus
        self.hits: int = hits
        self.lost: int = lost


def roll(state: State, unit: int, count: int, bonus: int) -> Roll:
    """Roll a die for each unit."""
    needed = state.board.hits[unit]
    dice: list[int] = []
    hits = 0
    lost = 0
    for _unit in range(count):
        face = state.chance.roll()
        dice.append(face)
        if face == 1:  # whatever the artillery adds
            lost += 1
        elif face + bonus >= needed:
            hits += 1
    return Roll(dice, bonus, hits, lost)


def tell_roll(state: State, army: str, unit: int, rolled: Roll, place: str) -> None:
    """Tell a roll, once the units that it cost are gone."""
    if rolled.dice and state.listening:
        state.tell(ROLLED, army, UNITS[unit], rolled.dice, rolled.bonus, rolled.hits, rolled.lost, place)


def roll_family(state: State, seat: int, region: int) -> int:
    """Roll for a family's infantry and cavalry in a region; return the hits."""
    place = region * SEATS + seat
    bonus = state.artillery[place]
    name = state.game.seat_names[seat]
    infantry = roll(state, INFANTRY, state.infantry[place], bonus)
    state.infantry[place] -= infantry.lost
    tell_roll(state, name, INFANTRY, infantry, REGIONS[region])
    cavalry = roll(state, CAVALRY, state.cavalry[place], bonus)
    state.cavalry[place] -= cavalry.lost
    tell_roll(state, name, CAVALRY, cavalry, REGIONS[region])
    return infantry.hits + cavalry.hits


def roll_cossacks(state: State, bonus: int) -> int:
    """Roll for the Cossacks in Ukraine; the lost go back to their box."""
    rolled = roll(state, COSSACK, state.cossacks, bonus)
    state.cossacks -= rolled.lost
    tell_roll(state, "cossacks", COSSACK, rolled, REGIONS[UKRAINE])
    return rolled.hits


def roll_polish_army(state: State, place: str) -> int:
    """Roll for the Polish army in a region or before Vienna; return the hits."""
    bonus = state.polish_artillery
    infantry = roll(state, INFANTRY, state.polish_infantry, bonus)
    state.polish_infantry -= infantry.lost
    tell_roll(state, "king", INFANTRY, infantry, place)
    cavalry = roll(state, CAVALRY, state.polish_cavalry, bonus)
    state.polish_cavalry -= cavalry.lost
    tell_roll(state, "king", CAVALRY, cavalry, place)
    return infantry.hits + cavalry.hits


def drive_out(state: State, region: int, enemy: int, hits: int) -> int:
    """Remove one enemy's strength points from a region; return the hits left over."""
    place = region * len(ENEMIES) + enemy
    removed = min(hits, state.strength[place])
    if removed > 0:
        state.strength[place] -= removed
        state.tell(DRIVEN_OUT, removed, state.enemy_name(enemy), region)
    return hits - removed


def drive_out_all(state: State, region: int, hits: int) -> int:
    """Remove strength points of any enemy from a region; return the hits left over."""
    for enemy in range(len(ENEMIES)):
        if hits == 0:
            break
        hits = drive_out(state, region, enemy, hits)
    return hits
