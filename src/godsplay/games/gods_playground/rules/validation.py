"""What could not be so at a table, though every field by itself could: the checks on a position."""

from __future__ import annotations

from typing import Final

from godsplay.engine.field import NONE
from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import (
    ARTILLERY_FROM,
    BLOCK_VALUES,
    BLOCKS_OF_A_VALUE,
    EMPTY,
    ENEMIES,
    FAMILIES,
    HABSBURGS,
    NO_BID,
    NO_TREATY,
    NOBODY,
    PLACES,
    REGION_COUNT,
    REGIONS,
    SEATS,
    SPACES,
    TURNS,
)
from godsplay.games.gods_playground.rules.enemies import MARCH_ON_VIENNA, hold_vienna, makes_war, peace_refusal
from godsplay.games.gods_playground.rules.phases.p02_nobles import is_ready
from godsplay.games.gods_playground.rules.phases.p03_elect_the_king import BiddingFrame
from godsplay.games.gods_playground.rules.phases.p08_confederation import ChooseEstateFrame, who_chooses
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take
from godsplay.games.gods_playground.rules.phases.p08_refusals import CITIES_FROM, SCHOOLS_FROM
from godsplay.games.gods_playground.rules.phases.p08_special_actions import ROUNDS, SpecialActionsFrame
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame
from godsplay.games.gods_playground.rules.phases.p10_campaigns import ClearRegionFrame, order_matters
from godsplay.games.gods_playground.rules.phases.p16_end_of_turn import blocks_in_turn
from godsplay.games.gods_playground.rules.state import State

SUB_STEPS: Final = {
    "choose-estate": "special-actions",
    "move-cubes": "special-actions",
    "jesuit-schools": "special-actions",
    "buy-units": "buy-armies",
    "clear-region": "campaigns",
}
BEFORE_BLOCKS: Final = ("set-up", "income", "nobles")
NEED_BLOCKS: Final = ("place-nobles", "elect-the-king", "bidding", "polish-army")


def problems(state: State) -> list[str]:
    """List what could not be so at a table."""
    found = []
    if state.bank() < 0:
        found.append(f"money: {sum(state.money)} is more than the {state.board.bank} there is")
    if state.cossack_box() < 0:
        found.append(f"cossacks: more than the {state.board.cossacks} there are")
    for seat in range(SEATS):
        found += family_problems(state, seat)
    for region in range(REGION_COUNT):
        found += region_problems(state, region)
    return found or turn_problems(state) or stack_problems(state)


def family_problems(state: State, seat: int) -> list[str]:
    """List what is wrong with a family."""
    board, name = state.board, f"families.{FAMILIES[seat]}"
    found = []
    if state.stock(seat) < 0:
        found.append(f"{name}: more than the {board.nobles} nobles there are")
    if state.discs_left(seat) < 0:
        found.append(f"{name}: more than the {board.discs} discs there are")
    if state.bids[seat] > max(0, state.money[seat]):
        found.append(f"{name}.bid: is more than the money there is")
    placed = state.placed[seat * len(PLACES) : (seat + 1) * len(PLACES)]
    for value in range(BLOCK_VALUES):
        if state.hand[seat * BLOCK_VALUES + value] + placed.count(value) > BLOCKS_OF_A_VALUE:
            found.append(f"{name}.blocks: more than {BLOCKS_OF_A_VALUE} of {value}")
    blocks = sum(state.hand[seat * BLOCK_VALUES : (seat + 1) * BLOCK_VALUES]) + len(PLACES) - placed.count(EMPTY)
    expected = blocks_in_turn(state.turn)
    if blocks != expected:
        found.append(f"{name}.blocks: {blocks} in hand and placed, not {expected} as in turn {state.turn}")
    return found


def region_problems(state: State, region: int) -> list[str]:
    """List what is wrong with a region."""
    name = f"regions.{REGIONS[region]}"
    found = []
    line = state.estates[region * SPACES : (region + 1) * SPACES]
    if NOBODY in line and any(seat != NOBODY for seat in line[line.index(NOBODY) :]):
        found.append(f"{name}.estates: a space is free below a taken one")
    for space, owner in enumerate(line):
        place = region * SPACES + space
        if owner == NOBODY and state.managers[place] + state.cities[place] > 0:
            found.append(f"{name}: a land manager or a city lies under no estate")
    colours = state.strength[region * len(ENEMIES) : (region + 1) * len(ENEMIES)]
    if sum(1 for count in colours if count) > 1:
        found.append(f"{name}.strength: different colours would have cancelled each other")
    if sum(colours) and state.influence[region]:
        found.append(f"{name}.influence: cannot stand beside enemy strength")
    return found


def turn_problems(state: State) -> list[str]:
    """List what the turn does not allow."""
    turn = state.turn
    found = []
    if state.treaty != NO_TREATY and peace_refusal(state, state.treaty) is not None:
        found.append(f"treaty: none can be made with the {ENEMIES[state.treaty]} now")
    if state.vienna > 0 and (turn < MARCH_ON_VIENNA or (hold_vienna(state) and state.vienna > state.board.pacifying)):
        found.append("vienna: so many Ottomans cannot be there in this turn")
    if state.vienna_attacked and turn != MARCH_ON_VIENNA:
        found.append("vienna-attacked: the Ottomans march on Vienna in turn 3")
    if not makes_war(HABSBURGS, turn) and sum(state.strength[HABSBURGS :: len(ENEMIES)]) > 0:
        found.append("strength: the Habsburgs have none before turn 4")
    if turn < ARTILLERY_FROM and sum(state.artillery) + state.polish_artillery > 0:
        found.append("artillery: there is none in turn 1")
    if turn < CITIES_FROM and (sum(state.cities) > 0 or state.city_built):
        found.append("city-built: there are none before turn 3")
    return found


def stack_problems(state: State) -> list[str]:
    """List what is wrong with where the game stands."""
    if not state.stack:
        return [] if state.turn == TURNS else ["stack: is empty, and the game ends after turn 4"]
    found = []
    for depth, frame in enumerate(state.stack):
        below = state.stack[depth - 1].step.name if depth > 0 else ""
        if SUB_STEPS.get(frame.step.name, "") != below:
            found.append(f"stack[{depth}].step: {frame.step.name} cannot stand there")
    return found or top_problems(state, state.stack[-1]) or block_problems(state, state.stack[-1])


def top_problems(state: State, top: Frame) -> list[str]:
    """List what is wrong with the step that somebody decides in."""
    name = top.step.name
    found = []
    if isinstance(top, ChooseEstateFrame):
        found += choice_problems(state, top)
    elif name in SUB_STEPS and (top.seat == NOBODY or (top.seat + 1) % SEATS != state.stack[0].seat):
        found.append("stack[1].seat: is the one before whoever has the next turn")
    if isinstance(top, SpecialActionsFrame) and top.round > ROUNDS:
        found.append(f"stack[0].round: must be 1 to {ROUNDS}")
    if isinstance(top, BuyUnitsFrame) and top.region == NONE:
        found.append("stack[1].region: is missing")
    if isinstance(top, ClearRegionFrame) and not order_matters(state, top.region, top.hits, top.king_hits):
        found.append("stack[1].step: it makes no difference whose hits clear the region")
    if isinstance(top, BiddingFrame) and len(top.seats()) < 2:
        found.append("stack[0].bidders: must be two or more")
    if name == "jesuit-schools" and state.turn < SCHOOLS_FROM:
        found.append("stack[1].step: there are no Jesuits in turn 1")
    return found


def choice_problems(state: State, top: ChooseEstateFrame) -> list[str]:
    """List what is wrong with a choice among equally low estates."""
    found = []
    if top.seat == NOBODY or top.seat != who_chooses(state, top.taker, top.owner):
        found.append("stack[1].seat: is not the one who chooses among equal estates")
    if (top.taker + 1) % SEATS != state.stack[0].seat:
        found.append("stack[1].taker: is the one before whoever has the next turn")
    if top.taker == top.owner or len(estates_to_take(state, top.region, top.owner)) < 2:
        found.append("stack[1].owner: has no equally low estates that could be taken")
    return found


def block_problems(state: State, top: Frame) -> list[str]:
    """List what does not fit the blocks and bids on the table."""
    name = top.step.name
    found = []
    if name in BEFORE_BLOCKS and state.blocks_shown:
        found.append(f"blocks-shown: no block is shown in {name}")
    if name in NEED_BLOCKS and not (state.blocks_shown and all(is_ready(state, seat) for seat in range(SEATS))):
        found.append(f"blocks-shown: {name} comes after all blocks are placed and shown")
    if name != "place-nobles" and sum(state.demand) > 0:
        found.append("demand: nobles are asked for in place-nobles only")
    bidders = top.seats() if isinstance(top, BiddingFrame) else []
    for seat in range(SEATS):
        for region in range(REGION_COUNT):
            if state.demand[region * SEATS + seat] > max(0, state.block(seat, region)):
                found.append(f"regions.{REGIONS[region]}.demand: is more than the block there asks for")
        if state.bids[seat] != NO_BID and seat not in bidders:
            found.append(f"families.{FAMILIES[seat]}.bid: is not bidding")
    return found
