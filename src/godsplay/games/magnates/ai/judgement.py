"""What an answer or action is worth at a glance, in Wealth: all but the placing of Family cards."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.ai import stakes
from godsplay.games.magnates.ai.evaluation import ESTATE, TOLL, contest_worth, privilege_worth
from godsplay.games.magnates.rules.actions import PLAY, PLAY_PRIVILEGE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FIRST_POWER_SPOT,
    NOBODY,
    PRIMATE,
    PROVINCE_COUNT,
    ROUNDS,
    SEATS,
)
from godsplay.games.magnates.rules.card_actions import change, estates_condition, grain, won_with_symbol
from godsplay.games.magnates.rules.cards import (
    ASSIGNATS,
    CONSTITUTION,
    DEI_GLORIAM,
    ENTAIL,
    GRAIN_TRADE,
    PACTA_CONVENTA,
    PRIVATE_DUCHY,
    UNION_OF_BREST,
    VETO,
)
from godsplay.games.magnates.rules.frames import (
    AssignatsFrame,
    LoseEstateFrame,
    PlaceEstatesFrame,
    VetoFrame,
    contested_spot,
)
from godsplay.games.magnates.rules.scoring import province_bonus, wealth
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import LOWEST, influences, settling_step

FOR_ESTATES: Final = [GRAIN_TRADE, UNION_OF_BREST, PRIVATE_DUCHY, DEI_GLORIAM]  # if their holder stands well
GIFT: Final = -9.0
RIVALRY: Final = 0.5  # what a rival's loss is worth, beside one's own gain
SENATOR_SPENT: Final = 0.3  # what is lost with a Senator whose action is used
HARD_SCALE: Final = 6.5  # of a Conflict, for each player, that an Embassy is sent about
UNLIKELY: Final = 0.25  # that a condition comes to be met in the last round
LEFT_OVER: Final = 3.0  # how much harder a Conflict counts that partitions a Province already


def judge(state: State, seat: int, action: MagnatesAction) -> float:
    """Return the rough worth of an answer or action to a seat, in Wealth."""
    verb = action.verb
    if verb == "pass":
        return 0.0
    if verb == "give":
        return GIFT
    if verb == "estate":
        return judge_estate(state, seat, action.province)
    if verb == "influence":
        return judge_influence(state, seat, action, contested_spot(state))
    if verb == "strength" or verb == "building":
        return stakes.judge_strength(state, seat, action, contested_spot(state))
    if verb == "choose":
        return judge_tie(state, seat, action.family)
    if verb == "remove":
        return float(len(state.cards.invaded[state.spaces[action.spot - FIRST_POWER_SPOT]]))
    if verb == "discard":
        return -worth_to(state, seat, action.privilege)
    if verb == "demand":
        return worth_to(state, seat, action.privilege)
    if verb == "hand-over" or verb == "cede":
        return judge_way_out(state, seat, action)
    if verb == "veto":
        return judge_veto(state, seat)
    if verb == "entail":
        return judge_entail(state, seat, action.province)
    return judge_last_actions(state, seat, action)


def judge_last_actions(state: State, seat: int, action: MagnatesAction) -> float:
    """Value the actions that move Estates or Conflicts."""
    verb = action.verb
    if verb == "treasurer":
        return swing(state, seat, action.province, 1, action.family)
    if verb == "grain-trade":
        return grain(state, seat) * ESTATE - (1.0 if state.round < ROUNDS else 0.0)
    if verb == "assignats":
        return judge_assignats(state, seat, action.family)
    if verb == "pacta-conventa":
        return won_with_symbol(state, seat, action.symbol) * ESTATE - privilege_worth(state, PACTA_CONVENTA)
    if verb == "embassy":
        space = action.spot - FIRST_POWER_SPOT
        return state.scale(space) / state.players + LEFT_OVER * state.undefeated[space] - HARD_SCALE
    return ESTATE  # the Privileges that bring one Estate anywhere


def worth_to(state: State, seat: int, card: int) -> float:
    """Return what a Privilege is worth to a seat; in the last round the less, if its condition isn't met."""
    worth = privilege_worth(state, card)
    if state.round < ROUNDS:
        return worth
    if card == CONSTITUTION and is_last_chance(state):
        return float(state.cards.constitution_wealth) if state.partitions() == 0 else 0.0
    if card in FOR_ESTATES and estates_condition(state, seat, PLAY_PRIVILEGE[card][0]):
        return worth * UNLIKELY
    return worth


def price(state: State, card: int) -> float:
    """Return what is lost when a Privilege is used up: at the very end of the game nothing."""
    return 0.0 if is_last_chance(state) else privilege_worth(state, card)


def is_last_chance(state: State) -> bool:
    """Whether no card can be played any more after this."""
    return state.round == ROUNDS and state.stack[0].step.name == "interregnum"


def swing(state: State, seat: int, province: int, count: int, loser: int) -> float:
    """Value Estates gained in a Province, in the place of a loser's or of nobody's; what rivals lose counts too."""
    cards, players = state.cards, state.players
    first = province * SEATS
    after = state.estates[first : first + players]
    after[seat] += count
    if loser != NOBODY:
        after[loser] -= count
    worth = float(count)
    for each in range(players):
        difference = province_bonus(cards, after, 0, players, each)
        difference -= province_bonus(cards, state.estates, first, players, each)
        worth += difference if each == seat else -RIVALRY * difference
    return worth + RIVALRY * count if loser != NOBODY else worth


def judge_estate(state: State, seat: int, province: int) -> float:
    """Value new Estates in a Province: what they win there, less what Invasions will take."""
    frame = state.stack[-1]
    count = frame.count if isinstance(frame, PlaceEstatesFrame) else 1
    worth = swing(state, seat, province, count, NOBODY)
    if state.estates_of(province, seat) == 0:
        worth -= TOLL * (ROUNDS - state.round + 1)
    elif bonus_is_fragile(state, seat, province):
        worth += 0.3 * (ROUNDS - state.round)
    return worth


def bonus_is_fragile(state: State, seat: int, province: int) -> bool:
    """Whether one Invasion would cost a family its presence or its lead in a Province."""
    own = state.estates_of(province, seat)
    return own == 1 or (state.leader(province) == seat and not state.dominates(province, seat))


def judge_influence(state: State, seat: int, action: MagnatesAction, spot: int) -> float:
    """Value more Influence: what is contested, if it is won with it and not without."""
    spent = SENATOR_SPENT if action.senator != NOBODY else privilege_worth(state, action.privilege)
    values = influences(state, spot)
    if leads(state, values, seat, spot, 0):
        return -spent
    if leads(state, values, seat, spot, change(state.cards, action)):
        return contest_worth(state, spot) - spent
    return -spent


def leads(state: State, values: list[int], seat: int, spot: int, added: int) -> bool:
    """Whether a seat would win a contest with so much Influence added; its own tie counts, if it decides it."""
    own = values[seat] + added
    for rival in range(state.players):
        if rival != seat and values[rival] >= own:
            if values[rival] > own:
                return False
            if spot == PRIMATE:
                if state.order.index(rival) > state.order.index(seat):
                    return False
            elif state.primate() != seat:
                return False
    return True


def judge_tie(state: State, seat: int, target: int) -> float:
    """Decide ties for oneself, and against whoever is richest; move late, and never lose anything."""
    own = target == seat
    if state.stack[-1].step.name == "turn-order" or settling_step(state.stack[-2]).tie == LOWEST:
        return -99.0 if own else float(wealth(state, target))
    return 99.0 if own else -float(wealth(state, target))


def judge_veto(state: State, seat: int) -> float:
    """Value VETO! by the harm that the action would do."""
    frame = state.stack[-1]
    assert isinstance(frame, VetoFrame)
    action = PLAY[frame.action]
    spent = price(state, VETO)
    spot = contested_spot(state)
    if action.verb == "treasurer" or action.verb == "assignats":
        return 2.0 - spent if action.family == seat else -spent
    if action.verb == "influence":
        values = influences(state, spot)
        led = leads(state, values, seat, spot, 0)
        values[frame.actor] += change(state.cards, action)
        harmed = led and not leads(state, values, seat, spot, 0)
        return contest_worth(state, spot) - spent if harmed else -spent
    if action.verb == "strength" or action.verb == "building":
        return -stakes.change_for(state, seat, frame.actor, action, spot) - spent
    return -spent


def judge_entail(state: State, seat: int, province: int) -> float:
    """Value losing an Estate in another Province instead."""
    frame = state.stack[-1]
    assert isinstance(frame, LoseEstateFrame)
    spent = price(state, ENTAIL)
    here = 2.0 if frame.place >= PROVINCE_COUNT else -swing(state, seat, frame.place, -1, NOBODY)
    return here + swing(state, seat, province, -1, NOBODY) - spent


def judge_way_out(state: State, seat: int, action: MagnatesAction) -> float:
    """Value what the victim of Assignats gives up."""
    frame = state.stack[-1]
    assert isinstance(frame, AssignatsFrame)
    if action.verb == "hand-over":
        return -worth_to(state, seat, frame.privilege)
    return -swing(state, frame.demander, action.province, state.estates_of(action.province, seat), seat)


def judge_assignats(state: State, seat: int, victim: int) -> float:
    """Value Assignats by what the victim would rather give."""
    demanded = EMPTY
    best = 0.0
    for card in state.privileges_of(victim):
        worth = worth_to(state, victim, card)
        if demanded == EMPTY or worth > best:
            demanded = card
            best = worth
    worth = best if demanded != EMPTY else 99.0
    for province in state.open_provinces(victim):
        worth = min(worth, swing(state, seat, province, state.estates_of(province, victim), victim))
    return worth - price(state, ASSIGNATS)
