"""What a sensible family does without thinking long: every action judged by its rough worth in points."""

from __future__ import annotations

from typing import Final

from godsplay.engine.chance import Chance
from godsplay.games.gods_playground.ai import evaluation
from godsplay.games.gods_playground.rules.actions import (
    BLOCK,
    CLEAR_WITH_OWN,
    VIENNA,
    Campaign,
    GodsPlaygroundAction,
)
from godsplay.games.gods_playground.rules.board import (
    ARMY,
    ARTILLERY,
    BLOCK_VALUES,
    CAVALRY,
    EMPTY,
    GREAT_POLAND,
    HABSBURGS,
    NOBODY,
    OTTOMANS,
    PRUSSIA,
    REGION_COUNT,
    SEATS,
    SPACES,
    TURNS,
    UKRAINE,
)
from godsplay.games.gods_playground.rules.phases.p08_confederation import ChooseEstateFrame
from godsplay.games.gods_playground.rules.phases.p08_special_actions import SchoolsFrame
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame
from godsplay.games.gods_playground.rules.phases.p10_campaigns import ClearRegionFrame, box_is_open
from godsplay.games.gods_playground.rules.phases.p12_poland_fights_back import is_free
from godsplay.games.gods_playground.rules.phases.phase import RoundsFrame
from godsplay.games.gods_playground.rules.scoring import estate_worth
from godsplay.games.gods_playground.rules.state import State

NOISE: Final = 64  # steps of chance in every judgement
SURE: Final = 2.0  # more points than chance outweighs


def first_empty(state: State, seat: int) -> int:
    """Find the first place without a block."""
    place = 0
    while state.block(seat, place) != EMPTY:
        place += 1
    return place


def choose_block(state: State, seat: int, rng: Chance) -> GodsPlaygroundAction:
    """Choose a block for the first empty place, near to what is wanted there."""
    place = first_empty(state, seat)
    wanted = wanted_block(state, seat, place)
    wanted += (rng.below(NOISE) - NOISE // 2) * 4.0 / NOISE
    best = 0
    best_distance = 100.0
    for value in range(BLOCK_VALUES):
        distance = abs(value - wanted)
        if state.hand[seat * BLOCK_VALUES + value] > 0 and distance < best_distance:
            best = value
            best_distance = distance
    return BLOCK[place * BLOCK_VALUES + best]


def wanted_block(state: State, seat: int, place: int) -> float:
    """Return the value of the block that a place wants: more where there are estates, or room for one."""
    if place == ARMY:
        return 2.0
    wanted = 1.0 + own_estates(state, place, seat)
    return wanted + 0.7 if state.free_space(place) != NOBODY else wanted


def own_estates(state: State, region: int, seat: int) -> int:
    """Count a family's estates in a region."""
    count = 0
    for place in range(region * SPACES, (region + 1) * SPACES):
        if state.estates[place] == seat:
            count += 1
    return count


def is_sensible(state: State, seat: int, action: GodsPlaygroundAction) -> bool:
    """Leave out special actions that hardly ever help."""
    if action.verb == "veto":
        return state.sejm_discs(seat) == 0 and state.sejm.count(NOBODY) < REGION_COUNT - 1
    if action.verb == "move":
        return own_estates(state, action.target, seat) > 0 and state.nobles_of(action.target, seat) < 2
    return True


def judge(state: State, seat: int, action: GodsPlaygroundAction) -> float:
    """Return the rough worth of an action in points."""
    verb = action.verb
    if verb == "pass" or verb == "done":
        return 0.8
    if verb == "estate":
        return judge_estate(state, action)
    if verb == "school":
        return judge_school(state, seat)
    if verb == "city":
        place = action.region * SPACES + action.space
        return (estate_worth(state, place, True) - estate_worth(state, place, False)) * safety(state, action.region)
    if verb == "manager":
        return 0.4 + 0.4 * (TURNS - state.turn) * safety(state, action.region)
    if verb == "danzig":
        return 0.4 * state.values[PRUSSIA] - 0.2
    if verb == "treaty":
        return judge_treaty(state, seat, action)
    if verb == "confederation":
        return 6.0
    if verb == "take":
        return judge_take(state, seat, action)
    if verb == "army":
        return judge_army(state, seat, action.region)
    if verb == "buy":
        return judge_buy(state, seat, action)
    if verb == "campaign":
        return judge_campaign(state, seat, action)
    if verb == "clear":
        return judge_clear(state, seat, action)
    if verb == "fight-back":
        return judge_fight_back(state, seat, action.region)
    return 0.0


def safety(state: State, region: int) -> float:
    """Guess how likely a region's inner estates survive."""
    losses = evaluation.expected_losses(state, region, True, 0.0)
    return evaluation.survival(losses, 2)


def judge_estate(state: State, action: GodsPlaygroundAction) -> float:
    """Value a new estate: its points, where they are safe, and what is safe behind it."""
    space = state.free_space(action.region)
    points = state.board.estate_points[action.region * SPACES + space]
    return points * (0.3 + 0.7 * safety(state, action.region))


def judge_school(state: State, seat: int) -> float:
    """Value a school: more if all five regions can have one."""
    regions = 0
    for region in range(REGION_COUNT):
        if state.nobles_of(region, seat) > 0:
            regions += 1
    if regions == REGION_COUNT and state.money[seat] >= REGION_COUNT * state.board.school_money:
        return 6.0
    frame = state.stack[-1]
    if isinstance(frame, SchoolsFrame):
        return 5.0 if state.turn == TURNS or regions + frame.founded.bit_count() == REGION_COUNT else 1.2
    return 0.6 * regions if state.turn == TURNS else 0.3 * regions


def judge_treaty(state: State, seat: int, action: GodsPlaygroundAction) -> float:
    """Value peace with an enemy by one's own estates that it threatens."""
    threat = evaluation.strength_to_come(state, action.target) - state.nobles_in(action.region)
    if state.money[seat] < 8 or threat < 2:
        return -1.0
    return min(float(own_estates(state, action.region, seat)) * 1.5, threat * 0.7)


def judge_take(state: State, seat: int, action: GodsPlaygroundAction) -> float:
    """Value an equally low estate that changes hands: far inside it is safe, and its manager does not come with it."""
    frame = state.stack[-1]
    assert isinstance(frame, ChooseEstateFrame)
    if seat == frame.taker:
        return -SURE * action.space
    return SURE * (action.space - SPACES * state.managers[action.region * SPACES + action.space])


def judge_army(state: State, seat: int, region: int) -> float:
    """Value an army by the estates it defends and the points in the box it can win."""
    nobles = state.nobles_of(region, seat)
    if nobles < 2 or state.money[seat] < 2:
        return 0.0
    hits = min(state.money[seat], 8) / 6 * min(nobles - 1, 2)
    noble = evaluation.LAST_NOBLE_WORTH if state.turn == TURNS else evaluation.NOBLE_WORTH
    return glory(state, seat, region, hits) + defence(state, seat, region, hits) - 2 * noble - 0.4


def judge_buy(state: State, seat: int, action: GodsPlaygroundAction) -> float:
    """Value one more unit for the army that is being raised."""
    frame = state.stack[-1]
    assert isinstance(frame, BuyUnitsFrame)
    region = frame.region
    units = state.fighters(region, seat)
    if action.value == ARTILLERY:
        return 1.5 if units >= 4 and state.nobles_of(region, seat) > 1 else -2.0
    worth = 2.5 - 0.5 * units + 0.4 * own_estates(state, region, seat)
    return worth - (0.6 if action.value == CAVALRY else 0.0)


def judge_campaign(state: State, seat: int, action: GodsPlaygroundAction) -> float:
    """Value a campaign by the points and estates it wins, less the noble who leads it."""
    assert isinstance(action, Campaign)
    region = action.region
    hits = evaluation.unit_hits(state, region, seat)
    worth = glory(state, seat, region, hits) + defence(state, seat, region, hits) + 0.8
    worth -= evaluation.noble_worth(state)
    if action.with_king:
        worth += -1.5 if region != OTTOMANS else -0.8
    if region == UKRAINE and state.cossacks > 0 and not action.with_cossacks:
        worth -= 0.5
    return worth


def judge_clear(state: State, seat: int, action: GodsPlaygroundAction) -> float:
    """Value a hit that is spent in the region: the King's, as long as one's own can become cubes in the box."""
    frame = state.stack[-1]
    assert isinstance(frame, ClearRegionFrame)
    spare = frame.hits > state.stock(seat)
    return SURE if (action is CLEAR_WITH_OWN) == spare else 0.0


def glory(state: State, seat: int, enemy: int, hits: float) -> float:
    """Guess the points that so many hits win in an enemy's box."""
    if not box_is_open(state, enemy):
        return 0.0
    own = state.box_nobles[enemy * SEATS + seat]
    other = float(state.box_king[enemy])
    for rival in range(SEATS):
        if rival != seat:
            strong = state.box_nobles[enemy * SEATS + rival] + evaluation.unit_hits(state, enemy, rival)
            other = max(other, strong)
    hits = max(0.0, hits - state.strength_in(enemy))
    before = 0.0 if own == 0 else own / (own + other)
    after = 0.0 if own + hits == 0 else (own + hits) / (own + hits + other)
    return state.board.box_points[enemy] * (after - before) * min(1.0, own + hits)


def defence(state: State, seat: int, region: int, hits: float) -> float:
    """Guess the points in estates that so many hits save."""
    threat = evaluation.strength_to_come(state, region) - state.polish_cubes(region)
    threat += state.strength_in(region) - state.nobles_in(region)
    if threat <= 0:
        return 0.0
    return min(hits, threat) * 0.6 * own_estates(state, region, seat)


def judge_fight_back(state: State, seat: int, place: int) -> float:
    """Value a use of the Polish army by what it saves of one's own."""
    frame = state.stack[-1]
    assert isinstance(frame, RoundsFrame)
    price = 0.0 if is_free(state, frame, seat) else float(state.board.sejm_disc_points)
    if place == VIENNA:
        return (2.5 if state.turn < TURNS else judge_last_relief(state, seat)) - price
    strength = state.strength_in(place)
    return own_estates(state, place, seat) * (2.0 if strength <= 3 else 1.0) + 1.0 - price


def judge_last_relief(state: State, seat: int) -> float:
    """Value relieving Vienna in the last turn: Ottomans in Great Poland then go no further."""
    if state.strength_in(GREAT_POLAND) <= state.nobles_in(GREAT_POLAND):
        return 0.0
    saved = 0.0
    for region in state.board.arrows[HABSBURGS]:
        saved += own_estates(state, region, seat)
    return saved
