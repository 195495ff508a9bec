"""Phase 15, victory points: glory in the enemy boxes, seats in the Sejm, conspicuous consumption."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import CAMPAIGNS, ENEMIES, MONEY, SEATS, SEJM
from godsplay.games.gods_playground.rules.events import BOX_SCORED, KING_HAS_MOST, MONEY_SCORED, SEJM_SCORED
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State


class VictoryPoints(Phase[Frame]):
    """Score the turn."""

    name = "victory-points"
    rule = "victory-points"

    def enter(self, state: State) -> None:
        """Score boxes, Sejm and money."""
        for enemy in range(len(ENEMIES)):
            score_box(state, enemy)
        for seat in state.player_order():
            score_sejm(state, seat)
            score_money(state, seat)


def score_box(state: State, enemy: int) -> None:
    """Score the most cubes in an enemy box; ties share, fractions and the King's share are lost."""
    if state.polish_cubes(enemy) == 0:
        return
    cubes = state.box_nobles[enemy * SEATS : (enemy + 1) * SEATS]
    king = state.box_king[enemy]
    most = max(*cubes, king)
    sharers = cubes.count(most) + (1 if king == most else 0)
    points = state.board.box_points[enemy] // sharers
    if most not in cubes:
        state.tell(KING_HAS_MOST, state.enemy_name(enemy))
    for seat in range(SEATS):
        if cubes[seat] == most:
            state.score(seat, CAMPAIGNS, points)
            state.tell(BOX_SCORED, seat, points, state.enemy_name(enemy), most)


def score_sejm(state: State, seat: int) -> None:
    """Score a family's discs in the Sejm."""
    discs = state.sejm_discs(seat)
    if discs > 0:
        points = discs * state.board.sejm_disc_points
        state.score(seat, SEJM, points)
        state.tell(SEJM_SCORED, seat, points, discs)


def score_money(state: State, seat: int) -> None:
    """Spend every full lot of money for a point."""
    lot = state.board.money_for_a_point
    points = state.money[seat] // lot
    if points > 0:
        state.money[seat] -= points * lot
        state.score(seat, MONEY, points)
        state.tell(MONEY_SCORED, seat, points, points * lot)
