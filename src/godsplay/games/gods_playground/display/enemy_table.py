"""The table of enemies: how strong each is this turn, and what stands against it."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.display.cells import cubes, enemy_name, make_table, mark
from godsplay.games.gods_playground.rules.board import BLACK, ENEMIES, HABSBURGS, REGIONS, SEATS
from godsplay.games.gods_playground.rules.enemies import (
    added_strength,
    attack_strength,
    hold_vienna,
    influence_is_gone,
    makes_war,
    marches_on_vienna,
    printed_strength,
    strength_figure,
    tied_down,
)
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.presentation import TextTable
from godsplay.present.words import Words

HEADS: Final = ["enemy", "attacks", "strength", "against", "box-points"]


def enemy_table(words: Words, state: State) -> TextTable:
    """Show every enemy, its goal, its strength, the cubes against it, the points of its box, and a treaty."""
    rows = [
        [
            f"{enemy + 1} {enemy_in_box(words, state, enemy)}",
            target(words, state, enemy),
            strength(state, enemy),
            against(words, state, enemy),
            f"{state.board.box_points[enemy]}{mark(state, f'points.{name}')}",
            words.say("board-treaty") if state.treaty == enemy else "",
        ]
        for enemy, name in enumerate(ENEMIES)
    ]
    title, heads, rows = make_table(words, state, "enemies", HEADS, rows)
    return TextTable(title, [*heads, ""], rows)


def enemy_in_box(words: Words, state: State, enemy: int) -> str:
    """Name an enemy with what is special about its box."""
    name = enemy_name(words, state, enemy)
    if enemy == BLACK:
        return words.say("board-black", {"name": name})
    if enemy == HABSBURGS and state.vienna > 0:
        return words.say("board-vienna" if hold_vienna(state) else "board-siege", {"name": name, "count": state.vienna})
    return name if makes_war(enemy, state.turn) else words.say("board-influence", {"name": name})


def target(words: Words, state: State, enemy: int) -> str:
    """Name where an enemy attacks this turn."""
    return words.say("name-vienna" if marches_on_vienna(state, enemy) else f"label-{REGIONS[enemy]}")


def strength(state: State, enemy: int) -> str:
    """Add up what an enemy comes with this turn, less those who stay."""
    added, stay = added_strength(state, enemy), tied_down(state, enemy)
    doubt = "" if influence_is_gone(state, enemy) else mark(state, strength_figure(state, enemy, state.turn))
    shown = f"{printed_strength(state, enemy)}{doubt}"
    if not added and not stay:
        return shown
    less = f" − {stay}" if stay else ""
    return f"{shown} + {added}{less} = {attack_strength(state, enemy)}"


def against(words: Words, state: State, enemy: int) -> str:
    """Show the cubes in an enemy box, and their sum where several have some."""
    shown = cubes(words, [*state.box_nobles[enemy * SEATS : (enemy + 1) * SEATS], state.box_king[enemy]])
    return f"{shown} = {state.polish_cubes(enemy)}" if " " in shown else shown
