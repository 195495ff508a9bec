"""How a family stands: the Wealth it can expect at the end, and the share of the win that this is worth."""

from __future__ import annotations

import math
from typing import Final

from godsplay.engine.advice import won_shares
from godsplay.games.magnates.ai import survival
from godsplay.games.magnates.ai.hand import COUNTS, Fighting, hands_of, share_below
from godsplay.games.magnates.rules.actions import (
    DURING_CONFLICTS,
    DURING_INTERREGNUM,
    DURING_SEJM,
    PLAY_PRIVILEGE,
    MagnatesAction,
)
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    BIDS_IN_SENATE,
    CHANCELLOR,
    EMPTY,
    END_OF_SEJM,
    FAMILY_CARD_COUNT,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    HETMAN,
    NOBODY,
    PHASES,
    POWER_SPACES,
    PRIMATE,
    PROVINCE_COUNT,
    ROUNDS,
    SEATS,
    SENATOR_COUNT,
    TREASURER,
)
from godsplay.games.magnates.rules.cards import CONSTITUTION, ESTATE_PRIZE, PRIVILEGE_COUNT
from godsplay.games.magnates.rules.phases.conflict import no_fief
from godsplay.games.magnates.rules.scoring import constitution_wealth, wealth
from godsplay.games.magnates.rules.state import State

# What things are worth, in Wealth at the end of the game.
ESTATE: Final = 1.6  # with its part in presence, Advantage and Dominance
FIEF: Final = 1.7
LOST_ESTATE: Final = 1.5
LOST_PRIVILEGE: Final = 0.7
TOLL: Final = 0.25  # what presence in one Province costs in Invasions, each round
SENATOR_WORTH: Final = {PRIMATE: 0.8, TREASURER: 2.2, HETMAN: 0.7, CHANCELLOR: 0.7}
PRIVILEGE_WORTH: Final = [
    *[1.2, 1.2, 1.2, 1.2],  # ten more for an office
    *[0.3, 0.6, 0.3],  # Tribunal, Confederation, Jesuit schools
    *[0.1, 0.2, 0.3],  # Dissidents, Rokosz, Surrender
    *[0.4, 0.7, 1.0],  # Monastery, Palazzo in fortezza, Fortress
    *[0.3, 0.6],  # Noble Levy, Quarter Army
    *[2.0, 1.2, 1.0, 1.2],  # Vistula Grain Trade, Union of Brest, Private duchy, Ad maiorem Dei gloriam
    *[0.7, 0.7, 0.9],  # Embassy, Entail, VETO!
    *[1.8, 1.0],  # Assignats, Pacta conventa
    1.2,  # Constitution of May 3, before the last round
]
CONTEST: Final = 3.0  # an office or Privilege, on the average
STRENGTH: Final = 0.2  # each point of a Family card kept for the Conflicts
HOPES: Final = [  # by number of players and card: what a bid with it promises
    [math.pow((card + 0.5) / FAMILY_CARD_COUNT, max(0, players - 1)) * CONTEST for card in range(FAMILY_CARD_COUNT)]
    for players in range(SEATS + 1)
]

CLOSE_RACE: Final = 2.0  # how much Wealth of difference is about as good as chance, at the end ...
LONG_RACE: Final = 1.2  # ... and how much more for each round to come


def last_phase(actions: list[MagnatesAction]) -> int:
    """Return the last phase of a round in which a card can be played; what has no time of its own can be at any."""
    times = 0
    for action in actions:
        times |= action.times
    if times == 0 or times & DURING_INTERREGNUM:
        return PHASES.index("interregnum")
    if times & (DURING_CONFLICTS | 1 << BEFORE_CARDS):
        return PHASES.index("conflicts")
    return PHASES.index("sejm" if times & (DURING_SEJM | 1 << END_OF_SEJM) else "senate")


LAST_USE: Final = [last_phase(actions) for actions in PLAY_PRIVILEGE]


def shares(state: State) -> list[float]:
    """Estimate each family's share of the win: of Wealth, if the Commonwealth lives to see it counted."""
    if not state.stack:
        return won_shares(state)
    fighting = Fighting(state)
    odds = survival.conflict_odds(state, fighting)
    partitions = survival.partition_odds(state, odds, fighting)
    riches = expected_wealth(state, odds, partitions[0], fighting)
    spread = CLOSE_RACE + LONG_RACE * (ROUNDS - state.round + 1)
    best = max(riches)
    weights = [math.exp((each - best) / spread) for each in riches]
    lives = survival.survival(state, partitions) / sum(weights)
    return [weight * lives for weight in weights]


def expected_wealth(state: State, odds: list[float], unity: float, fighting: Fighting) -> list[float]:
    """Estimate the Wealth of each family at the end; `unity` is how likely no Province is partitioned."""
    riches = [0.0] * state.players
    rounds = ROUNDS - state.round + (1 if state.stack[0].step.name != "interregnum" else 0)
    for seat in range(state.players):
        riches[seat] = wealth(state, seat) - constitution_wealth(state, seat)
        for province in range(PROVINCE_COUNT):
            if state.estates_of(province, seat) > 0:
                riches[seat] -= TOLL * rounds
    for card in range(PRIVILEGE_COUNT):
        holder = state.privileges[card]
        if holder >= 0:
            riches[holder] += privilege_worth(state, card)
    holder = state.privileges[CONSTITUTION]
    if holder >= 0 and state.round == ROUNDS:
        riches[holder] += unity * state.cards.constitution_wealth - PRIVILEGE_WORTH[CONSTITUTION]
    phase = state.stack[0].step.name
    if phase == "senate":
        add_contests(state, 0, FIRST_SEJM_SPOT, riches)
    elif phase == "sejm":
        add_contests(state, FIRST_SEJM_SPOT, FIRST_POWER_SPOT, riches)
    add_conflicts(state, odds, fighting, riches)
    return riches


def privilege_worth(state: State, card: int) -> float:
    """Return what the action of a Privilege is worth to whoever holds it; nothing once it is too late."""
    in_time = state.round < ROUNDS or PHASES.index(state.stack[0].step.name) <= LAST_USE[card]
    return PRIVILEGE_WORTH[card] if in_time else 0.0


def contest_worth(state: State, spot: int) -> float:
    """Return what the office or Privilege on a spot is worth to whoever wins it."""
    estates = state.estates_for(spot) * ESTATE
    if spot < SENATOR_COUNT:
        return estates + SENATOR_WORTH[spot]
    return estates + privilege_worth(state, state.sejm[spot - FIRST_SEJM_SPOT])


def unseen_cards(state: State, seat: int) -> int:
    """Return a seat's cards that have not been shown this round, one bit each."""
    unseen = state.hand[seat]
    for spot in range(FIRST_POWER_SPOT):
        card = state.card_at(seat, spot)
        if card >= 0 and not state.is_shown(spot):
            unseen |= 1 << card
    return unseen


def add_contests(state: State, first: int, beyond: int, riches: list[float]) -> None:
    """Add what the bids for offices or Privileges promise, and what the cards in hand are good for."""
    influence = state.cards.influence
    worth = [contest_worth(state, spot) for spot in range(first, beyond)]
    unseen = [unseen_cards(state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        for spot in range(first, beyond):
            card = state.card_at(seat, spot)
            if card >= 0:
                chance = chance_to_win(state, seat, spot, influence[card], worth[spot - first] / CONTEST, unseen)
                riches[seat] += worth[spot - first] * chance
        riches[seat] += hand_worth(state, seat)


def chance_to_win(state: State, seat: int, spot: int, influence: int, heat: float, unseen: list[int]) -> float:
    """Estimate how likely a bid wins; the more an office or Privilege is worth, the more others will bid."""
    chance = 1.0
    lower = hands_of(state.cards).lower_influence
    for rival in range(state.players):
        if rival != seat:
            below = share_below(lower, unseen[rival], influence)
            below = math.pow(below, min(1.6, max(0.6, heat)))
            chance *= 1.0 - (1.0 - below) * chance_to_come(state, rival, spot)
    return chance


def chance_to_come(state: State, rival: int, spot: int) -> float:
    """Estimate how likely a rival has a card on a spot when it is resolved."""
    if state.card_at(rival, spot) >= 0 or spot >= SENATOR_COUNT:
        return 1.0
    open_offices = 0
    for office in range(SENATOR_COUNT):
        if state.card_at(rival, office) == EMPTY:
            open_offices += 1
    return (open_offices - SENATOR_COUNT + BIDS_IN_SENATE) / open_offices


def hand_worth(state: State, seat: int) -> float:
    """Value the cards in hand: the best five to fight with are kept, the others will be bid."""
    held = state.hand[seat]
    hand = hands_of(state.cards).hand(held)
    worth = hand.mean * COUNTS[hand.kept] * STRENGTH
    spare = held & ~hand.kept
    hopes = HOPES[state.players]
    for card in range(FAMILY_CARD_COUNT):
        if (spare >> card) & 1 == 1:
            worth += hopes[card]
    return worth


def add_conflicts(state: State, odds: list[float], fighting: Fighting, riches: list[float]) -> None:
    """Add the prizes that the Conflicts on the board promise, less what they threaten."""
    cards = state.cards
    for space in range(POWER_SPACES):
        conflict = state.spaces[space]
        if conflict == EMPTY:
            continue
        prize = ESTATE if cards.prize[conflict] == ESTATE_PRIZE else FIEF
        if no_fief(state, conflict):
            prize = 0.0
        lost = 1.0 - odds[space]
        for seat in range(state.players):
            strongest, weakest = rank_odds(state, seat, FIRST_POWER_SPOT + space, fighting.means[seat])
            riches[seat] += odds[space] * prize * strongest
            for province in cards.invaded[conflict]:
                if state.estates_of(province, seat) > 0:
                    riches[seat] -= lost * LOST_ESTATE
            if cards.invaded[conflict] and state.estates_of(space // 2, seat) > 1:
                riches[seat] -= lost * LOST_ESTATE * weakest
            if cards.costs_privilege[conflict] and seat in state.privileges:
                riches[seat] -= lost * LOST_PRIVILEGE * weakest


def rank_odds(state: State, seat: int, spot: int, mean: float) -> tuple[float, float]:
    """Estimate how likely a seat is the strongest at a Conflict, and how likely the weakest, by its mean Strength."""
    lower = hands_of(state.cards).lower_strength
    card = state.card_at(seat, spot)
    own = float(state.cards.strength[card]) if card >= 0 else mean
    strongest = 1.0
    weakest = 1.0
    for rival in range(state.players):
        if rival != seat:
            theirs = state.card_at(rival, spot)
            below = share_below(lower, state.hand[rival] if theirs == NOBODY else 1 << theirs, own)
            strongest *= below
            weakest *= 1.0 - below
    return strongest, weakest
