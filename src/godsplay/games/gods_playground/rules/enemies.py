"""The enemies: how strong each is this turn, where it goes, and who comes out of its box."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.games.gods_playground.rules.board import ENEMIES, HABSBURGS, OTTOMANS, TATARS
from godsplay.games.gods_playground.rules.reasons import (
    HABSBURGS_ONLY_IN_TURN_FOUR,
    OTTOMANS_HOLD_VIENNA,
    OTTOMANS_MAKE_NO_TREATY,
)
from godsplay.games.gods_playground.rules.state import State

MARCH_ON_VIENNA: Final = 3  # turn
HABSBURG_WAR: Final = 4  # turn; until then they send influence
AFTER_VIENNA: Final = {OTTOMANS: "vienna.ottomans", HABSBURGS: "vienna.habsburg-box"}  # figures of the edition


def makes_war(enemy: int, turn: int) -> bool:
    """Whether an enemy comes with strength in a turn; before the last the Habsburgs send influence instead."""
    return enemy != HABSBURGS or turn >= HABSBURG_WAR


def signs_treaties(enemy: int) -> bool:
    """Whether an enemy makes treaties at all: its box has a space for the marker."""
    return enemy != OTTOMANS


def peace_refusal(state: State, enemy: int) -> Reason | None:
    """Explain why no family can make a treaty with an enemy this turn; None if one can."""
    if not signs_treaties(enemy):
        return OTTOMANS_MAKE_NO_TREATY
    if not makes_war(enemy, state.turn):
        return HABSBURGS_ONLY_IN_TURN_FOUR
    return None if signs_treaties(invader(state, enemy)) else OTTOMANS_HOLD_VIENNA


def marches_on_vienna(state: State, enemy: int) -> bool:
    """Whether an enemy passes its region by this turn: the Ottomans go for Vienna once."""
    return enemy == OTTOMANS and state.turn == MARCH_ON_VIENNA


def hold_vienna(state: State) -> bool:
    """Whether the Ottomans have taken Vienna, so that the Habsburg box is theirs in the last turn."""
    return state.vienna > 0 and state.turn >= HABSBURG_WAR


def influence_is_gone(state: State, enemy: int) -> bool:
    """Whether the march on Vienna has swept the influence pieces out of the Habsburg box."""
    return enemy == HABSBURGS and state.vienna_attacked


def printed_strength(state: State, enemy: int) -> int:
    """Return the printed strength, or influence, that an enemy comes with this turn."""
    return 0 if influence_is_gone(state, enemy) else strength_on_board(state, enemy, state.turn)


def added_strength(state: State, enemy: int) -> int:
    """Count what joins the printed strength: cubes of the dice, Cossacks with the Tatars, Ottomans who hold Vienna."""
    if influence_is_gone(state, enemy):
        return 0
    added = state.added[enemy]
    if enemy == TATARS:
        added += state.rebels
    elif enemy == HABSBURGS and hold_vienna(state):
        added += state.vienna
    return added


def tied_down(state: State, enemy: int) -> int:
    """Count those who stay in an enemy's box when it attacks: the Ottomans who hold Vienna."""
    if enemy == HABSBURGS and hold_vienna(state) and state.readings.two_hold_vienna:
        return min(state.board.pacifying, printed_strength(state, enemy) + added_strength(state, enemy))
    return 0


def attack_strength(state: State, enemy: int) -> int:
    """Return what an enemy attacks with, before the cubes in its box count against it."""
    return printed_strength(state, enemy) + added_strength(state, enemy) - tied_down(state, enemy)


def excess_strength(state: State, enemy: int) -> int:
    """Return what an enemy attacks with beyond the cubes in its box; 0 or less if it is held off."""
    return attack_strength(state, enemy) - state.polish_cubes(enemy)


def strength_on_board(state: State, enemy: int, turn: int) -> int:
    """Read an enemy's strength in a turn off the board."""
    if has_second_figure(state, enemy, turn):
        return state.board.strength_after_vienna[enemy]
    return state.board.strength[enemy][turn - 1]


def strength_figure(state: State, enemy: int, turn: int) -> str:
    """Name the figure that `strength_on_board` reads."""
    return AFTER_VIENNA[enemy] if has_second_figure(state, enemy, turn) else f"strength.{ENEMIES[enemy]}"


def has_second_figure(state: State, enemy: int, turn: int) -> bool:
    """Whether the board's second figure for an enemy counts: those of the last turn, if the Ottomans hold Vienna."""
    return hold_vienna(state) and turn == state.turn and enemy in AFTER_VIENNA


def invader(state: State, enemy: int) -> int:
    """Find whose cubes come out of an enemy's box: Ottomans, if they hold Vienna."""
    return OTTOMANS if enemy == HABSBURGS and hold_vienna(state) else enemy


def invader_name(state: State, enemy: int) -> str:
    """Name whoever comes out of an enemy's box."""
    return state.enemy_name(invader(state, enemy))
