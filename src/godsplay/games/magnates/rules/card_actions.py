"""What the actions of Senators and Privileges ask for, and what they do.

When they are played is in `steps/action_window.py`; VETO!, which cancels them, in `steps/veto.py`.
"""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FIRST_POWER_SPOT,
    GREAT_POLAND,
    LITHUANIA,
    LITTLE_POLAND,
    NOBODY,
    PROVINCE_COUNT,
    PRUSSIA,
    SEJM_SPACES,
    UKRAINE,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import MONASTERY, Cards
from godsplay.games.magnates.rules.deck import draw_conflicts, remove_conflict
from godsplay.games.magnates.rules.demands import can_be_named, demand
from godsplay.games.magnates.rules.events import (
    BUILT,
    CONFLICT_RECALLED,
    ENTAILED,
    ESTATES_PLACED,
    INFLUENCE_CHANGED,
    PACTA_COUNTED,
    STRENGTH_CHANGED,
    SWAPPED,
)
from godsplay.games.magnates.rules.frames import ActionsFrame, LoseEstateFrame, PlaceEstatesFrame
from godsplay.games.magnates.rules.reasons import (
    GRAIN_IS_BARRED,
    KINGS_OWN_SYMBOL,
    NO_ADVANTAGE,
    NO_CARD_OF_YOURS_THERE,
    NO_CONFLICT_THERE,
    NO_DOMINANCE,
    NO_ESTATE_THERE,
    NO_GRAIN,
    NO_PAWN_TO_PLACE,
    NOT_AT_THIS_TABLE,
    NOTHING_TO_DEMAND,
    NOTHING_TO_GAIN,
    ONLY_OTHERS,
    PROVINCE_IS_PARTITIONED,
    TOO_FEW_PROVINCES,
)
from godsplay.games.magnates.rules.state import State

GRAIN_PROVINCES: Final = [PRUSSIA, GREAT_POLAND, LITTLE_POLAND]  # where it goes, and whence it must and may come

# What they ask for.


def condition(state: State, seat: int, action: MagnatesAction, occasion: int) -> Reason | None:
    """Explain why the condition on a card is not met, for a seat that plays it at the right time."""
    verb = action.verb
    if verb == "influence" or verb == "strength":
        return None if state.card_at(seat, occasion) >= 0 else NO_CARD_OF_YOURS_THERE
    if verb == "treasurer":
        return treasurer_condition(state, seat, action)
    if verb == "embassy":
        return NO_CONFLICT_THERE if state.spaces[action.spot - FIRST_POWER_SPOT] == EMPTY else None
    if verb == "assignats":
        return assignats_condition(state, seat, action)
    if verb == "building":
        return None
    reason = estates_condition(state, seat, action)
    if reason is None and state.readings.estates_need_a_pawn and not state.has_pawn_left(seat):
        return NO_PAWN_TO_PLACE
    return reason


def estates_condition(state: State, seat: int, action: MagnatesAction) -> Reason | None:
    """Explain why an action brings a seat no Estates, however many pawns it has."""
    verb = action.verb
    if verb == "grain-trade":
        return grain_condition(state, seat)
    if verb == "union-of-brest":
        led = state.leader(LITHUANIA) == seat or state.leader(UKRAINE) == seat
        return None if led else NO_ADVANTAGE
    if verb == "private-duchy":
        return NO_DOMINANCE if dominated(state, seat) < state.cards.provinces_to_dominate(state.players) else None
    if verb == "dei-gloriam":
        return TOO_FEW_PROVINCES if len(state.open_provinces(seat)) < state.cards.gloriam_provinces else None
    assert verb == "pacta-conventa"
    if action.symbol == state.cards.king_symbol[state.king]:
        return KINGS_OWN_SYMBOL
    return NOTHING_TO_GAIN if won_with_symbol(state, seat, action.symbol) == 0 else None


def another_seat(state: State, seat: int, target: int) -> Reason | None:
    """Explain why a family cannot be named as another one at this table."""
    if target >= state.players:
        return NOT_AT_THIS_TABLE
    return ONLY_OTHERS if target == seat else None


def treasurer_condition(state: State, seat: int, action: MagnatesAction) -> Reason | None:
    """Explain why the Treasurer cannot swap an Estate."""
    reason = another_seat(state, seat, action.family)
    if reason is not None:
        return reason
    if state.is_partitioned(action.province):
        return PROVINCE_IS_PARTITIONED
    if state.estates_of(action.province, action.family) == 0:
        return NO_ESTATE_THERE
    return None if state.has_pawn_left(seat) else NO_PAWN_TO_PLACE


def assignats_condition(state: State, seat: int, action: MagnatesAction) -> Reason | None:
    """Explain why a seat cannot be named by Assignats."""
    reason = another_seat(state, seat, action.family)
    if reason is not None:
        return reason
    return None if can_be_named(state, action.family) else NOTHING_TO_DEMAND


def grain_condition(state: State, seat: int) -> Reason | None:
    """Explain why the Grain Trade brings a seat nothing."""
    for province in GRAIN_PROVINCES[: state.readings.partitions_that_bar_grain]:
        if state.is_partitioned(province):
            return GRAIN_IS_BARRED[province]
    return None if state.estates_of(GREAT_POLAND, seat) > 0 else NO_GRAIN


def grain(state: State, seat: int) -> int:
    """Count the Estates in Prussia that the Grain Trade brings."""
    if grain_condition(state, seat) is not None:
        return 0
    return 2 if state.has_open_estate(LITTLE_POLAND, seat) else 1


def dominated(state: State, seat: int) -> int:
    """Count the Provinces that a seat dominates."""
    return sum([1 for province in range(PROVINCE_COUNT) if state.dominates(province, seat)])


def won_with_symbol(state: State, seat: int, symbol: int) -> int:
    """Count the Privileges with a symbol that a seat has won in this Sejm."""
    count = 0
    for space in range(SEJM_SPACES):
        symbols = state.cards.privilege_symbols[state.sejm[space]]
        if state.won_by[space] == seat and (symbols >> symbol) & 1 == 1:
            count += 1
    return count


def change(cards: Cards, action: MagnatesAction) -> int:
    """Return what an action adds to a card or a Province, as the cards of this edition say."""
    if action.senator != NOBODY:
        return cards.senator_change(action.senator)
    return cards.privilege_change(action.privilege)


# What they do.


def carry_out(state: State, seat: int, action: MagnatesAction) -> None:
    """Let an action take effect that nobody has objected to."""
    frame = state.stack[-1]
    if isinstance(frame, LoseEstateFrame):
        entail(state, seat, frame, action.province)
        return
    assert isinstance(frame, ActionsFrame)
    verb = action.verb
    if verb == "influence" or verb == "strength":
        modify(state, seat, action, frame.occasion)
    elif verb == "building":
        build(state, seat, action, province_of_spot(frame.occasion))
    elif verb == "treasurer":
        swap(state, seat, action)
    elif verb == "embassy":
        recall(state, seat, action)
    elif verb == "grain-trade":
        placed = state.add_estates(PRUSSIA, seat, grain(state, seat))
        state.tell(ESTATES_PLACED, seat, PRUSSIA, placed)
    elif verb == "union-of-brest" or verb == "private-duchy" or verb == "dei-gloriam":
        state.stack.append(PlaceEstatesFrame(state.step("place-estates"), seat, 1))
    elif verb == "assignats":
        demand(state, seat, action.family)
    elif verb == "pacta-conventa":
        count = won_with_symbol(state, seat, action.symbol)
        state.tell(PACTA_COUNTED, seat, action.symbol, count)
        state.stack.append(PlaceEstatesFrame(state.step("place-estates"), seat, count))


def modify(state: State, seat: int, action: MagnatesAction, spot: int) -> None:
    """Change the Influence or Strength of a seat's own card."""
    cards = state.cards
    card = state.card_at(seat, spot)
    added = change(cards, action)
    state.modifiers[seat] += added
    if action.verb == "influence":
        state.tell(INFLUENCE_CHANGED, seat, added, cards.influence[card] + state.modifiers[seat])
    else:
        state.tell(STRENGTH_CHANGED, seat, added, cards.strength[card] + state.modifiers[seat])


def build(state: State, seat: int, action: MagnatesAction, province: int) -> None:
    """Place a building in the attacked Province, for the rest of the game."""
    building = action.privilege - MONASTERY
    state.buildings[building] = province
    state.tell(BUILT, seat, building, province, change(state.cards, action))


def swap(state: State, seat: int, action: MagnatesAction) -> None:
    """Place an Estate; another seat has to give one up there."""
    state.add_estates(action.province, seat, 1)
    state.tell(SWAPPED, seat, action.family, action.province)
    state.stack.append(LoseEstateFrame(state.step("lose-estate"), action.family, action.province))


def recall(state: State, seat: int, action: MagnatesAction) -> None:
    """Remove a Conflict from the game and draw another."""
    space = action.spot - FIRST_POWER_SPOT
    card = state.spaces[space]
    remove_conflict(state, space)
    state.tell(CONFLICT_RECALLED, seat, card)
    draw_conflicts(state)


def entail(state: State, seat: int, frame: LoseEstateFrame, province: int) -> None:
    """Lose an Estate in another Province instead."""
    frame.place = province
    state.tell(ENTAILED, seat, province)
