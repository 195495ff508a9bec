"""How a family stands: the turn carried on in expectation, with what the families still do in it, and what is worth."""

from __future__ import annotations

import math
from typing import Final

from godsplay.engine.advice import won_shares
from godsplay.games.gods_playground.ai.evaluation import (
    BEFORE_ATTACK,
    CUBES_TO_COME,
    DICE_TO_COME,
    LAST_NOBLE_WORTH,
    NOBLE_WORTH,
    campaigns_to_come,
    nobles_to_be,
    strength_to_come,
    survival,
    unit_hits,
)
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    GREAT_POLAND,
    HABSBURGS,
    NOBODY,
    OTTOMANS,
    PHASES,
    REGION_COUNT,
    SEATS,
    SPACES,
    TATARS,
    TURNS,
)
from godsplay.games.gods_playground.rules.enemies import MARCH_ON_VIENNA, makes_war, marches_on_vienna
from godsplay.games.gods_playground.rules.phases.p08_special_actions import SpecialActionsFrame
from godsplay.games.gods_playground.rules.scoring import estate_worth
from godsplay.games.gods_playground.rules.state import State

# What things are worth, in points at the end of the game.
MONEY_WORTH: Final = 0.2
BLOCK_WORTH: Final = 0.45  # of each noble that a block in hand will bring
LEAD_WORTH: Final = 0.8  # of the points of a box, for the lead before all campaigns are over
LATER_INCOME: Final = 0.5  # of what an income is worth, for each turn after the next
SPREAD_OF_INCOME: Final = 2.0  # how smoothly an income counts from the least on
SURPLUS_WORTH: Final = 0.1  # of a noble whom the next blocks would bring back: no family has more than its cubes
BLOCKS_OF_A_TURN: Final = 6
NOBLES_OF_A_TURN: Final = 15  # that six of all twelve blocks bring
SURE_HITS: Final = 1.3  # how fast at least one hit becomes likely, the more are expected
RELIEF: Final = 2.0  # of Vienna, before the Ottomans leave it
LATER_LOSSES: Final = 0.35  # estates lost in a later turn for each strength point that is not held off
LEAST_LATER: Final = 0.2  # strength points that get through in a later turn whatever happens
SCHOOLS_WORTH: Final = 0.7  # of the points of schools that can be founded, as long as something may come in between
SCHOOLS_FROM: Final = 2  # turn

CLOSE_RACE: Final = 4.0  # how many points of difference are about as good as chance, at the end ...
LONG_RACE: Final = 3.0  # ... and how many more for each turn to come

BEFORE_SPECIAL: Final = {"place-nobles", "bidding", *PHASES[: PHASES.index("special-actions")]}
BEFORE_CAMPAIGNS: Final = {*BEFORE_SPECIAL, "special-actions", "buy-armies"}


def shares(state: State) -> list[float]:
    """Estimate each family's share of the win."""
    if not state.stack:
        return won_shares(state)
    points = Outlook(state).points
    spread = CLOSE_RACE + LONG_RACE * (TURNS - state.turn)
    best = max(points)
    weights = [math.exp((each - best) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


class Outlook:
    """What a position promises: to each family points at the end of the game, to each region estates lost."""

    def __init__(self, state: State) -> None:
        attack_to_come = state.stack[0].step.name in BEFORE_ATTACK
        self.points: list[float] = [0.0] * SEATS
        self.losses: list[float] = [0.0] * REGION_COUNT  # from now to the end of the game
        leaders = [0] * SEATS  # nobles who will lead campaigns
        incomes = [0.0] * SEATS  # of estates next turn
        hits = [add_box(state, region, attack_to_come, self.points, leaders) for region in range(REGION_COUNT)]
        standing = standing_at_the_end(state, attack_to_come, hits)
        for region in range(REGION_COUNT):
            now = losses_this_turn(state, region, standing[region])
            self.losses[region] = now + later_losses(state, region)
            add_estates(state, region, now, self.losses[region], self.points, incomes)
        for seat in range(SEATS):
            nobles = -leaders[seat]
            blocks = 0
            for region in range(REGION_COUNT):
                nobles += nobles_to_be(state, region, seat)
            if state.turn != TURNS:
                for value in range(BLOCK_VALUES):
                    blocks += value * state.hand[seat * BLOCK_VALUES + value]
            self.points[seat] += (
                state.points_of(seat)
                + state.money[seat] * MONEY_WORTH
                + state.sejm_discs(seat) * state.board.sejm_disc_points
                + worth_of_nobles(state, seat, nobles)
                + blocks * BLOCK_WORTH
                + schools_to_come(state, seat)
                + worth_of_income(state, incomes[seat])
            )


def worth_of_income(state: State, income: float) -> float:
    """Return what estates that bring so much next turn are worth, as nobody gets less than the least income."""
    if state.turn == TURNS:
        return 0.0
    beyond = SPREAD_OF_INCOME * math.log(1.0 + math.exp((income - state.board.least_income) / SPREAD_OF_INCOME))
    return beyond * MONEY_WORTH * (1.0 + LATER_INCOME * (TURNS - state.turn - 1))


def worth_of_nobles(state: State, seat: int, nobles: int) -> float:
    """Return what so many nobles on the board are worth: little beyond those whom the next blocks leave cubes for."""
    if state.turn == TURNS:
        return nobles * LAST_NOBLE_WORTH
    surplus = min(nobles, max(0, nobles + nobles_of_next_blocks(state, seat) - state.board.nobles))
    return (nobles - surplus) * NOBLE_WORTH + surplus * SURPLUS_WORTH


def nobles_of_next_blocks(state: State, seat: int) -> int:
    """Count the nobles that a family's next six blocks ask for, about half of those of all twelve."""
    count = 0
    nobles = 0
    for value in range(BLOCK_VALUES):
        blocks = state.hand[seat * BLOCK_VALUES + value]
        count += blocks
        nobles += value * blocks
    if count == 0:
        return NOBLES_OF_A_TURN
    return nobles if count <= BLOCKS_OF_A_TURN else nobles * BLOCKS_OF_A_TURN // count


def schools_to_come(state: State, seat: int) -> float:
    """Estimate what founding schools all over the country will bring a family this turn, beyond their price."""
    if state.turn < SCHOOLS_FROM or not has_special_action(state, seat):
        return 0.0
    regions = 0
    for region in range(REGION_COUNT):
        if nobles_to_be(state, region, seat) > 0:
            regions += 1
    board = state.board
    schools = min(regions, state.money[seat] // board.school_money)
    gain = schools * (board.school_points - board.school_money * MONEY_WORTH)
    gain -= schools * (LAST_NOBLE_WORTH if state.turn == TURNS else SURPLUS_WORTH)
    if schools == REGION_COUNT:
        gain += board.school_bonus
    return SCHOOLS_WORTH * gain


def has_special_action(state: State, seat: int) -> bool:
    """Whether a family still has a special action this turn."""
    phase = state.stack[0]
    if not isinstance(phase, SpecialActionsFrame):
        return phase.step.name in BEFORE_SPECIAL
    if phase.round == 1:
        return True
    return phase.round == 2 and (seat - state.first) % SEATS >= (phase.seat - state.first) % SEATS


def add_box(state: State, enemy: int, attack_to_come: bool, points: list[float], leaders: list[int]) -> float:
    """Add what the cubes in an enemy's box, and those still to come, promise, and who leads them; return the hits."""
    cubes = [0.0] * SEATS
    hits = [0.0] * SEATS
    to_come = 0.0
    if attack_to_come:
        for seat in range(SEATS):
            campaigns = campaigns_to_come(state, enemy, seat)
            if campaigns > 0:
                hits[seat] = unit_hits(state, enemy, seat) * campaigns
                to_come += hits[seat]
                leaders[seat] += campaigns
    if not makes_war(enemy, state.turn):
        return to_come
    standing = state.strength_in(enemy)  # is driven out first
    reach = 0.0 if to_come <= standing else (to_come - standing) / to_come
    most = float(state.box_king[enemy])
    for seat in range(SEATS):
        cubes[seat] = state.box_nobles[enemy * SEATS + seat] + hits[seat] * reach
        most = max(most, cubes[seat])
    if most == 0.0:
        return to_come
    worth = state.board.box_points[enemy] * (LEAD_WORTH if attack_to_come else 1.0)
    total = 0.0
    for seat in range(SEATS):  # near ties are shared smoothly
        total += math.exp(2.0 * (cubes[seat] - most)) if cubes[seat] > 0 else 0.0
    total += math.exp(2.0 * (state.box_king[enemy] - most)) if state.box_king[enemy] > 0 else 0.0
    for seat in range(SEATS):
        if cubes[seat] > 0:
            sure = state.box_nobles[enemy * SEATS + seat] > 0
            chance = 1.0 if sure else 1.0 - math.exp(-SURE_HITS * cubes[seat])
            points[seat] += worth * chance * math.exp(2.0 * (cubes[seat] - most)) / total
    return to_come


def standing_at_the_end(state: State, attack_to_come: bool, hits: list[float]) -> list[float]:
    """Estimate the strength, or influence, that stands in each region when estates are lost this turn."""
    standing = [0.0] * REGION_COUNT
    home = [True] * REGION_COUNT  # whether it is that of the region's own enemy
    for region in range(REGION_COUNT):
        standing[region] = standing_after_attack(state, region, attack_to_come, hits[region])
    for enemy in range(REGION_COUNT):
        excess = standing[enemy] - nobles_of_all(state, enemy)
        if excess <= 0 or not home[enemy] or not makes_war(enemy, state.turn):
            continue
        for region in state.board.arrows[enemy]:
            enter(state, standing, home, region, excess)
    if marches_on_vienna(state, OTTOMANS):
        vienna = float(state.vienna)
        if attack_to_come:
            vienna = strength_to_come(state, OTTOMANS) - state.polish_cubes(OTTOMANS) - hits[OTTOMANS]
        excess = vienna - state.board.pacifying - RELIEF
        if excess > 0:
            enter(state, standing, home, GREAT_POLAND, excess)
    return standing


def standing_after_attack(state: State, region: int, attack_to_come: bool, hits: float) -> float:
    """Estimate what stands in a region after the attack of its own enemy."""
    standing = float(state.strength_in(region))
    if not attack_to_come:
        return standing if makes_war(region, state.turn) else standing + state.influence[region]
    if not makes_war(region, state.turn):
        return standing + max(0.0, strength_to_come(state, region) - nobles_of_all(state, region))
    driven_out = min(standing, hits)
    standing -= driven_out
    if marches_on_vienna(state, region):
        return standing
    invaders = invading_strength(state, region) - state.polish_cubes(region) - (hits - driven_out)
    return standing if invaders <= 0 else max(0.0, standing + invaders - defending_hits(state, region))


def invading_strength(state: State, enemy: int) -> float:
    """Estimate what an enemy attacks with: Cossacks whom nobody buys join the Tatars."""
    strength = strength_to_come(state, enemy)
    if enemy == TATARS and strength > 0 and state.stack[0].step.name in BEFORE_CAMPAIGNS:
        strength += state.cossack_box()
    return strength


def enter(state: State, standing: list[float], home: list[bool], region: int, strength: float) -> None:
    """Let others expand into a region: strength of two colours cancels out."""
    strength -= defending_hits(state, region)
    if strength <= 0:
        return
    if region == HABSBURGS and home[region] and not makes_war(region, state.turn):
        standing[region] = strength  # influence gives way
        home[region] = False
    elif strength > standing[region]:
        standing[region] = strength - standing[region]
        home[region] = False
    else:
        standing[region] -= strength


def defending_hits(state: State, region: int) -> float:
    """Estimate the hits of all armies in a region against those who enter it."""
    return unit_hits(state, region, 0) + unit_hits(state, region, 1) + unit_hits(state, region, 2)


def nobles_of_all(state: State, region: int) -> int:
    """Count the nobles of all families in a region, with those that blocks there will bring."""
    return nobles_to_be(state, region, 0) + nobles_to_be(state, region, 1) + nobles_to_be(state, region, 2)


def losses_this_turn(state: State, region: int, standing: float) -> float:
    """Estimate how many estates a region will lose to what stands there at the end of the turn."""
    return max(min(1.0, standing), standing - nobles_of_all(state, region)) if standing > 0 else 0.0


def later_losses(state: State, region: int) -> float:
    """Estimate how many estates a region will lose in later turns."""
    lost = 0.0
    for turn in range(state.turn, TURNS):
        strength = state.board.strength[region][turn]
        if region == OTTOMANS and turn + 1 == MARCH_ON_VIENNA:
            strength = 0
        elif region == OTTOMANS and turn + 1 == TURNS:
            strength = state.board.strength_after_vienna[OTTOMANS]
        later = strength + 2 * DICE_TO_COME - CUBES_TO_COME
        lost += LATER_LOSSES * max(LEAST_LATER, later)
    return lost


def add_estates(state: State, region: int, now: float, ever: float, points: list[float], incomes: list[float]) -> None:
    """Add what the estates of a region will be worth, and bring, as far as they survive losses this turn and ever."""
    board = state.board
    rank = 0
    for place in range((region + 1) * SPACES - 1, region * SPACES - 1, -1):
        owner = state.estates[place]
        if owner == NOBODY:
            continue
        worth = float(estate_worth(state, place, state.cities[place] == 1))
        income = state.values[region] + state.managers[place] * board.manager_income
        incomes[owner] += income * survival(now, rank)
        points[owner] += worth * survival(ever, rank)
        rank += 1
