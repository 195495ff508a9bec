"""What could not be so at a table: the checks on a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    EMPTY,
    ENEMIES,
    FAMILIES,
    HABSBURGS,
    NO_BID,
    NOBODY,
    OTTOMANS,
    PLACES,
    REGION_COUNT,
    REGIONS,
    SEATS,
    SPACES,
    TURNS,
    UNITS,
)

if TYPE_CHECKING:
    from godsplay.engine.frame import Frame
    from godsplay.games.gods_playground.rules.state import State

# What stands on which phase, and the highest subject it can have.
SUB_STEPS = {
    "bidding": ("polish-army", 7),
    "move-cubes": ("special-actions", 0),
    "jesuit-schools": ("special-actions", 31),
    "buy-units": ("buy-armies", 4),
}
ROUNDS = {"set-up": 3, "special-actions": 2, "bidding": 2}
BEFORE_BLOCKS = ("set-up", "income", "nobles")
NEED_BLOCKS = ("place-nobles", "elect-the-king", "polish-army", "bidding")


def problems(state: State) -> list[str]:
    """List what could not be so at a table."""
    board = state.board
    found = negatives(state)
    if sum(state.money) > board.bank:
        found.append(f"money: {sum(state.money)} is more than the {board.bank} there is")
    if sum(state.managers) > board.managers:
        found.append(f"managers: more than the {board.managers} there are")
    if sum(state.cities) > board.cities:
        found.append(f"cities: more than the {board.cities} there are")
    if state.cossack_box() < 0:
        found.append(f"cossacks: more than the {board.cossacks} there are")
    if state.king_stock() < 0:
        found.append(f"king: more than the {board.king_cubes} cubes there are")
    for unit, count in enumerate(state.polish_army):
        if count > board.polish_units[unit]:
            found.append(f"polish-army: more {UNITS[unit]} than the {board.polish_units[unit]} there are")
    for seat in range(SEATS):
        found += family_problems(state, seat)
    for region in range(REGION_COUNT):
        found += region_problems(state, region)
    return found or turn_problems(state) or stack_problems(state)


def negatives(state: State) -> list[str]:
    """List what there is less than nothing of."""
    counted = {
        "money": state.money,
        "points": state.points,
        "nobles": state.nobles,
        "demand": state.demand,
        "blocks": state.hand,
        "infantry": state.infantry,
        "cavalry": state.cavalry,
        "artillery": state.artillery,
        "polish-army": state.polish_army,
        "added": state.added,
        "enemies": state.box_nobles,
        "king": state.box_king,
        "strength": state.strength,
        "influence": state.influence,
        "cossacks": [state.cossacks, state.rebels, state.vienna],
    }
    return [f"{name}: is below zero" for name, counts in counted.items() if min(counts) < 0]


def family_problems(state: State, seat: int) -> list[str]:
    """List what is wrong with a family."""
    board, name = state.board, f"families.{FAMILIES[seat]}"
    found = []
    if state.stock(seat) < 0:
        found.append(f"{name}: more than the {board.nobles} nobles there are")
    if state.discs_left(seat) < 0:
        found.append(f"{name}: more than the {board.discs} discs there are")
    armies = (state.infantry, state.cavalry, state.artillery)
    for unit, pieces in enumerate(armies):
        if sum(pieces[seat::SEATS]) > board.units[unit]:
            found.append(f"{name}: more {UNITS[unit]} than the {board.units[unit]} there are")
    if state.bids[seat] > max(0, state.money[seat]):
        found.append(f"{name}.bid: is more than the money there is")
    placed = state.placed[seat * len(PLACES) : (seat + 1) * len(PLACES)]
    for value in range(BLOCK_VALUES):
        if state.hand[seat * BLOCK_VALUES + value] + placed.count(value) > 2:
            found.append(f"{name}.blocks: more than two of {value}")
    blocks = sum(state.hand[seat * BLOCK_VALUES : (seat + 1) * BLOCK_VALUES]) + 6 - placed.count(EMPTY)
    expected = 12 if state.turn in (1, 3) else 6
    if blocks != expected:
        found.append(f"{name}.blocks: {blocks} in hand and placed, not {expected} as in turn {state.turn}")
    return found


def region_problems(state: State, region: int) -> list[str]:
    """List what is wrong with a region."""
    board, name = state.board, f"regions.{REGIONS[region]}"
    found = []
    if not board.value_lowest <= state.values[region] <= board.value_highest:
        found.append(f"{name}.value: must lie between {board.value_lowest} and {board.value_highest}")
    line = state.estates[region * SPACES : (region + 1) * SPACES]
    if NOBODY in line and any(seat != NOBODY for seat in line[line.index(NOBODY) :]):
        found.append(f"{name}.estates: a space is free below a taken one")
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
    if state.treaty == OTTOMANS or (state.treaty == HABSBURGS and (turn < TURNS or state.vienna > 0)):
        found.append(f"treaty: none can be made with the {ENEMIES[state.treaty]} now")
    if state.vienna > 0 and (turn < 3 or (turn == TURNS and state.vienna > state.board.pacifying)):
        found.append("vienna: so many Ottomans cannot be there in this turn")
    if state.vienna_attacked and turn != 3:
        found.append("vienna-attacked: the Ottomans march on Vienna in turn 3")
    if turn < TURNS and sum(state.strength[HABSBURGS :: len(ENEMIES)]) > 0:
        found.append("strength: the Habsburgs have none before turn 4")
    if turn == 1 and sum(state.artillery) + state.polish_army[2] > 0:
        found.append("artillery: there is none in turn 1")
    if turn < 3 and (sum(state.cities) > 0 or state.city_built):
        found.append("city-built: there are none before turn 3")
    return found


def stack_problems(state: State) -> list[str]:
    """List what is wrong with where the game stands."""
    if not state.stack:
        return [] if state.turn == TURNS else ["stack: is empty, and the game ends after turn 4"]
    found = []
    for depth, frame in enumerate(state.stack):
        found += [f"stack[{depth}].{problem}" for problem in frame_problems(state, depth, frame)]
    return found or block_problems(state, state.stack[-1])


def frame_problems(state: State, depth: int, frame: Frame) -> list[str]:
    """List what is wrong with one frame."""
    name = frame.step.name
    parent, highest = SUB_STEPS.get(name, ("", 0))
    found = []
    if (depth == 1) != (name in SUB_STEPS) or (depth == 1 and state.stack[0].step.name != parent):
        found.append(f"step: {name} cannot stand there")
    if frame.subject > highest:
        found.append("subject: is too high")
    last = SEATS - 1 if frame is state.stack[-1] else SEATS  # below a sub-step the place has moved on
    if frame.place > last:
        found.append(f"place: must be 0 to {last}")
    if frame.round > ROUNDS.get(name, frame.round):
        found.append(f"round: must be 1 to {ROUNDS[name]}")
    if name == "bidding" and frame.subject.bit_count() < 2:
        found.append("subject: takes two bidders or more")
    if parent in ("special-actions", "buy-armies") and (frame.seat == NOBODY or frame.seat != state.stack[0].seat):
        found.append("seat: is whoever began the action")
    if name == "jesuit-schools" and state.turn == 1:
        found.append("step: there are no Jesuits in turn 1")
    if name == "set-up" and SEATS * (frame.round - 1) + frame.place != REGION_COUNT * SPACES - state.estates.count(
        NOBODY
    ):
        found.append("round: does not fit the estates placed")
    return found


def block_problems(state: State, top: Frame) -> list[str]:
    """List what does not fit the blocks and bids on the table."""
    name = top.step.name
    found = []
    ready = [EMPTY not in state.placed[seat * len(PLACES) : (seat + 1) * len(PLACES)] for seat in range(SEATS)]
    if name in BEFORE_BLOCKS and state.blocks_shown:
        found.append(f"blocks-shown: no block is shown in {name}")
    if name in NEED_BLOCKS and not (all(ready) and state.blocks_shown):
        found.append(f"blocks-shown: {name} comes after all blocks are placed and shown")
    if name == "nobles" and ready != [top.is_out(seat) for seat in range(SEATS)]:
        found.append("stack[0].out: those with six blocks placed are out")
    if name != "place-nobles" and sum(state.demand) > 0:
        found.append("demand: nobles are asked for in place-nobles only")
    for seat in range(SEATS):
        for region in range(REGION_COUNT):
            if state.demand[region * SEATS + seat] > max(0, state.block(seat, region)):
                found.append(f"regions.{REGIONS[region]}.demand: is more than the block there asks for")
        bidder = name == "bidding" and (top.subject >> seat) & 1 == 1
        if state.bids[seat] != NO_BID and not bidder:
            found.append(f"families.{FAMILIES[seat]}.bid: is not bidding")
    return found
