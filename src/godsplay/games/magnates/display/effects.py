"""What an action costs and brings, in a few words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.engine.message import Value
from godsplay.games.magnates.display.card_words import card_text, conflict_text
from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, FAMILIES, FIRST_POWER_SPOT, FIRST_SEJM_SPOT, NOBODY, SENATORS
from godsplay.games.magnates.rules.card_actions import carry_out, grain, swap, won_with_symbol
from godsplay.games.magnates.rules.cards import PRIVILEGES, Cards
from godsplay.games.magnates.rules.frames import PlaceEstatesFrame, contested_spot
from godsplay.games.magnates.rules.phases.conflict import is_won, total_strength
from godsplay.games.magnates.rules.phases.estates import lose
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import influences, last_ones, leaders, strengths
from godsplay.present.words import Words

MOST_PRIZES: Final = 1000  # that are kept: each can be bid for with every card of the hand
SWAPPING: Final = "play treasurer"  # a verb of many choices, all at the same price


def effect(words: Words, state: State, seat: int, action: MagnatesAction) -> str:
    """Describe what an action costs and brings; nothing where its own words say it all."""
    verb = action.verb
    if verb == "bid":
        return prize(words, state, action.spot)
    if verb == "fight":
        return conflict_text(words, state, state.spaces[action.spot - FIRST_POWER_SPOT])
    if verb == "estate":
        return placed(words, state, seat, action.province)
    if verb == "cede":
        return present(words, state, seat, action.province)
    if verb == "pass" and state.stack[-1].step.name != "lose-estate":  # by then the contest is over
        now = contest_so_far(words, state, seat)
        return words.say("stands-now", {"standing": now}) if now else ""
    if verb == "treasurer":
        return swapped(words, state, seat, action)  # the price is said once, above
    if not action.notation.startswith("play "):
        return ""
    price = words.say("price-privilege" if action.senator == NONE else "price-senator")
    return words.say("brings-play", {"price": price, "what": brought(words, state, seat, action)})


def brought(words: Words, state: State, seat: int, action: MagnatesAction) -> str:
    """Describe what the action of a card brings."""
    verb = action.verb
    if verb in ("influence", "strength", "building"):
        then = contest_after(words, state, seat, action)
        return words.say("stands-after", {"standing": then}) if then else ""
    if verb == "entail":
        return present(words, state, seat, action.province)
    return words.say(f"brings-{verb}", {"count": gained(state, seat, action)})


def gained(state: State, seat: int, action: MagnatesAction) -> int:
    """Count the Estates that an action brings."""
    if action.verb == "grain-trade":
        return grain(state, seat)
    return won_with_symbol(state, seat, action.symbol) if action.verb == "pacta-conventa" else 1


def present(words: Words, state: State, seat: int, province: int) -> str:
    """Describe how many of the Estates in a Province are a family's own."""
    estates = [state.estates_of(province, each) for each in range(state.players)]
    return words.say("brings-there", {"own": estates[seat], "all": sum(estates)})


def placed(words: Words, state: State, seat: int, province: int) -> str:
    """Describe who has how many Estates in a Province once the new ones stand there, and who leads."""
    frame = state.stack[-1]
    after = state.clone()
    after.add_estates(province, seat, frame.count if isinstance(frame, PlaceEstatesFrame) else 1)
    estates = [after.estates_of(province, each) for each in range(state.players)]
    return words.say("brings-estate", {"own": estates[seat], "all": sum(estates), **leading(after, province)})


def leading(state: State, province: int) -> dict[str, Value]:
    """Return who leads a Province, and how."""
    leader = state.leader(province)
    if leader == NOBODY:
        return {"leader": "", "lead": "nobody"}
    return {"leader": FAMILIES[leader], "lead": "dominance" if state.dominates(province, leader) else "advantage"}


def prize(words: Words, state: State, spot: int) -> str:
    """Describe what the winner of an office or a Privilege gets, the King's bonus included."""
    card = SENATORS[spot] if spot < FIRST_SEJM_SPOT else PRIVILEGES[state.sejm[spot - FIRST_SEJM_SPOT]]
    return card_won(words, state.cards, card, state.players, state.estates_for(spot))


@lru_cache(maxsize=MOST_PRIZES)
def card_won(words: Words, cards: Cards, card: str, players: int, estates: int) -> str:
    """Describe what winning a card brings."""
    return words.say("brings-bid", {"count": estates, "text": card_text(words, cards, card, players)})


def contest_after(words: Words, state: State, seat: int, action: MagnatesAction) -> str:
    """Describe how the contest will stand with what an action adds."""
    after = state.clone()
    carry_out(after, seat, action)
    return contest_so_far(words, after, seat)


def contest_so_far(words: Words, state: State, seat: int) -> str:
    """Describe how the contest stands whose cards have been turned up; nothing if there is none."""
    spot = contested_spot(state)
    if spot == EMPTY or not state.is_shown(spot):
        return ""
    if spot >= FIRST_POWER_SPOT:
        return conflict_so_far(words, state, spot)
    values = influences(state, spot)
    others = [values[other] for other in range(state.players) if other != seat and state.card_at(other, spot) != EMPTY]
    if state.card_at(seat, spot) == EMPTY:
        return ""
    if not others:
        return words.say("stands-alone", {"own": values[seat]})
    others.sort(reverse=True)
    said: dict[str, Value] = {
        "own": values[seat],
        "others": others,
        "count": len(others),
        "result": place(values[seat], others[0]),
    }
    return words.say("stands-contest", said)


def conflict_so_far(words: Words, state: State, spot: int) -> str:
    """Describe whether a Conflict would be won, and who would get the prize or suffer most."""
    values, won = strengths(state, spot), is_won(state, spot)
    seats = leaders(state, values) if won else last_ones(state, values)
    said: dict[str, Value] = {
        "total": total_strength(state, spot),
        "scale": state.scale(spot - FIRST_POWER_SPOT),
        "result": "won" if won else "lost",
        "seats": [FAMILIES[seat] for seat in seats],
        "strength": values[seats[0]],
    }
    return words.say("stands-conflict", said)


def place(mine: int, best: int) -> str:
    """Compare one's own Influence with the best of the others."""
    if mine == best:
        return "tied"
    return "ahead" if mine > best else "behind"


def swapped(words: Words, state: State, seat: int, action: MagnatesAction) -> str:
    """Describe who has how many Estates after a swap of the Treasurer, and who leads then."""
    after, province = state.clone(), action.province
    swap(after, seat, action)
    lose(after, action.family, province)
    said: dict[str, Value] = {
        "own": after.estates_of(province, seat),
        "theirs": after.estates_of(province, action.family),
        **leading(after, province),
    }
    return words.say("brings-swap", said)
