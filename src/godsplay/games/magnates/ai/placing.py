"""How Family cards are placed: what a sensible family bids and sends, what is worth trying, and what is at stake."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.games.magnates.ai import evaluation
from godsplay.games.magnates.ai.hand import (
    cards_to_spare,
    highest_card,
    lowest_card,
    reserve,
    strength_wanted,
    weakest_cards,
)
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import (
    BIDS_IN_SENATE,
    EMPTY,
    FAMILY_CARD_COUNT,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    NOBODY,
    POWER_SPACES,
    SENATOR_COUNT,
    SPOT_COUNT,
)
from godsplay.games.magnates.rules.phases.conflict import province_strength
from godsplay.games.magnates.rules.phases.senate import bids
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.placing import PLACEMENTS, PLACEMENTS_ON

NOISE: Final = 64  # steps of chance in every judgement
CONTEST_NOISE: Final = 3.0  # Wealth that chance may outweigh in what to bid for
NEED_NOISE: Final = 4.0  # Strength that chance may outweigh in where to fight
RESERVE_NOISE: Final = 3  # how much more or less Strength a family may keep
WORTH_BIDDING: Final = 3  # the Family card from which on a bid may win an office that others want
WORTH_A_CARD: Final = 1.1  # Wealth that a Privilege has to promise to be bid for with more than the weakest cards
WORTH_CLUE: Final = 0.3  # Wealth is counted in threes
NEED_CLUE: Final = 0.2  # Strength is counted in fives


def bids_on(state: State, seat: int, spot: int) -> list[Action]:
    """List what a seat may have bid on a spot."""
    on_spot = PLACEMENTS_ON[spot]
    return [on_spot[card] for card in state.cards_in_hand(seat)]


def clues_to_placements(state: State, seat: int, legal: list[Action]) -> list[list[float]]:
    """Return for each card placed what the spot is worth, the chance to win it, and how much the card is needed."""
    kept = reserve(state.cards, state.hand[seat], strength_wanted(state))
    held = state.cards_in_hand(seat)
    unseen = [evaluation.unseen_cards(state, each) for each in range(state.players)]
    made: list[list[float]] = []
    spot = NOBODY
    stake = 0.0
    for action in legal:
        assert isinstance(action, MagnatesAction)
        if action.family_card < 0:
            made.append([0.0, 0.0, 0.0, 0.0, 0.0])
            continue
        if action.spot != spot:
            spot = action.spot
            if spot < FIRST_POWER_SPOT:
                stake = evaluation.contest_worth(state, spot) * WORTH_CLUE
            else:
                stake = need(state, spot - FIRST_POWER_SPOT) * NEED_CLUE
        card = action.family_card
        win = 0.0
        if spot < FIRST_POWER_SPOT:
            win = evaluation.chance_to_win(state, seat, spot, state.cards.influence[card], 1.0, unseen)
        made.append([0.0, stake, win, 1.0 if (kept >> card) & 1 == 1 else 0.0, held.index(card) / len(held)])
    return made


def sensible_bids(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Bid for offices in their order; where nobody else has come or will, with the lowest card."""
    first = 0
    for office in range(SENATOR_COUNT):
        if state.card_at(seat, office) != EMPTY:
            first = office + 1
    latest = SENATOR_COUNT - BIDS_IN_SENATE + bids(state, seat)
    if first > latest:  # the seat has bid in another order before, so any office may be next
        first = 0
        latest = SENATOR_COUNT
    lowest = lowest_card(state.hand[seat])
    tried: list[Action] = []
    for action in legal:
        assert isinstance(action, MagnatesAction)
        if action.verb == "bid" and first <= action.spot <= latest:
            card = action.family_card
            if card == lowest or (card >= WORTH_BIDDING and not is_free(state, seat, action.spot)):
                tried.append(action)
    return tried


def bearable_bids(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Bid for what matters most first, nothing that the Conflicts cannot do without, and little for next to nothing."""
    spot = most_wanted(state, seat, True)
    # The policy keeps no less for anybody: whoever counted on it for the others would leave the defence to them.
    spare = cards_to_spare(state, seat, strength_wanted(state) - RESERVE_NOISE)
    if evaluation.contest_worth(state, spot) < WORTH_A_CARD:
        spare = weakest_cards(state.cards, spare, 2)
    tried: list[Action] = []
    for action in legal:
        assert isinstance(action, MagnatesAction)
        if action.spot == spot and (spare >> action.family_card) & 1 == 1:
            tried.append(action)
    return tried


def is_free(state: State, seat: int, office: int) -> bool:
    """Whether nobody else has bid for an office, and nobody is to come."""
    if state.order[-1] != seat:
        return False
    rivals = 0
    for rival in range(state.players):
        if rival != seat and state.card_at(rival, office) != EMPTY:
            rivals += 1
    return rivals == 0


def most_wanted(state: State, seat: int, in_sejm: bool) -> int:
    """Return the open spot that matters most, to be decided first."""
    best = NOBODY
    best_worth = 0.0
    for spot in range(FIRST_SEJM_SPOT, FIRST_POWER_SPOT) if in_sejm else range(FIRST_POWER_SPOT, SPOT_COUNT):
        if state.card_at(seat, spot) == EMPTY and (in_sejm or state.spaces[spot - FIRST_POWER_SPOT] != EMPTY):
            worth = evaluation.contest_worth(state, spot) if in_sejm else need(state, spot - FIRST_POWER_SPOT)
            if best == NOBODY or worth > best_worth:
                best = spot
                best_worth = worth
    return best


def need(state: State, space: int) -> float:
    """Return the Strength that a Conflict needs, for each player."""
    return (state.scale(space) - province_strength(state, space // 2)) / state.players


def choose_bid(state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
    """Bid the best card that can be spared for what is wanted most, or now and then give it up."""
    wanted = strength_wanted(state) + rng.below(2 * RESERVE_NOISE + 1) - RESERVE_NOISE
    spare = state.hand[seat] & ~reserve(state.cards, state.hand[seat], wanted)
    spot = NOBODY
    best_worth = 0.0
    seen = NOBODY
    for action in legal:
        assert isinstance(action, MagnatesAction)
        if action.spot != seen and action.verb == "bid":
            seen = action.spot
            worth = evaluation.contest_worth(state, seen) + rng.below(NOISE) * CONTEST_NOISE / NOISE
            if spot == NOBODY or worth > best_worth:
                spot = seen
                best_worth = worth
    if spot < SENATOR_COUNT and (is_free(state, seat, spot) or rng.below(3) == 0):
        card = lowest_card(spare)
    elif spot < SENATOR_COUNT:
        card = FAMILY_CARD_COUNT - 1 - rng.below(5)
    elif rng.below(6) == 0:
        card = lowest_card(spare)
    else:
        card = highest_card(spare)
    return nearest(legal, spot, card, spare)


def choose_fighter(state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
    """Send the strongest card where it is needed most."""
    spot = NOBODY
    best_worth = 0.0
    for space in range(POWER_SPACES):
        if state.spaces[space] != EMPTY and state.card_at(seat, FIRST_POWER_SPOT + space) == EMPTY:
            worth = need(state, space) + rng.below(NOISE) * NEED_NOISE / NOISE
            if spot == NOBODY or worth > best_worth:
                spot = FIRST_POWER_SPOT + space
                best_worth = worth
    strongest = 0
    for card in range(FAMILY_CARD_COUNT):
        if state.has_in_hand(seat, card) and state.cards.strength[card] > state.cards.strength[strongest]:
            strongest = card
    return nearest(legal, spot, strongest, state.hand[seat])


def nearest(legal: list[Action], spot: int, card: int, spare: int) -> Action:
    """Return the placement that comes nearest to what is wanted."""
    if (spare >> card) & 1 == 1:
        wanted = PLACEMENTS[spot * FAMILY_CARD_COUNT + card]
        for action in legal:
            if action is wanted:
                return wanted
    best = legal[0]
    best_distance = 1000
    for action in legal:
        assert isinstance(action, MagnatesAction)
        distance = abs(action.family_card - card)
        if action.verb == "give":
            distance += 900
        elif action.spot != spot:
            distance += 100
        elif (spare >> action.family_card) & 1 == 0:
            distance += 20
        if distance < best_distance:
            best = action
            best_distance = distance
    return best
