"""Rolling for units: campaigns, defence and the Polish army all fight alike."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.board import CAVALRY, COSSACK, ENEMIES, INFANTRY, SEATS, UNITS
from godsplay.games.gods_playground.rules.events import DRIVEN_OUT, ROLLED
from godsplay.games.gods_playground.rules.state import State


def roll(state: State, army: str, unit: int, count: int, bonus: int) -> tuple[int, int]:
    """Roll a die for each unit; return the hits, and the units lost to a natural 1."""
    if count == 0:
        return 0, 0
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
    state.tell(ROLLED, army, UNITS[unit], dice, bonus, hits, lost)
    return hits, lost


def roll_family(state: State, seat: int, region: int) -> int:
    """Roll for a family's infantry and cavalry in a region; return the hits."""
    place = region * SEATS + seat
    bonus = state.artillery[place]
    name = state.game.seat_names[seat]
    hits, lost = roll(state, name, INFANTRY, state.infantry[place], bonus)
    state.infantry[place] -= lost
    more, lost = roll(state, name, CAVALRY, state.cavalry[place], bonus)
    state.cavalry[place] -= lost
    return hits + more


def roll_cossacks(state: State, bonus: int) -> int:
    """Roll for the Cossacks in the Ukraine; the lost go back to their box."""
    hits, lost = roll(state, "cossacks", COSSACK, state.cossacks, bonus)
    state.cossacks -= lost
    return hits


def roll_polish_army(state: State) -> int:
    """Roll for the Polish army; return the hits."""
    bonus = state.polish_artillery
    hits, lost = roll(state, "king", INFANTRY, state.polish_infantry, bonus)
    state.polish_infantry -= lost
    more, lost = roll(state, "king", CAVALRY, state.polish_cavalry, bonus)
    state.polish_cavalry -= lost
    return hits + more


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
