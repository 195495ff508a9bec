"""What Senators, Privileges and Conflicts do, in a few words with the figures of an edition."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Value
from godsplay.games.magnates.display.describe import RULES
from godsplay.games.magnates.rules.actions import (
    DURING_CONFLICTS,
    DURING_INTERREGNUM,
    DURING_SEJM,
    DURING_SENATE,
    PLAY_PRIVILEGE,
    PLAY_SENATOR,
    MagnatesAction,
)
from godsplay.games.magnates.rules.board import BEFORE_CARDS, END_OF_SEJM, FIEFS, PROVINCES, SENATORS
from godsplay.games.magnates.rules.cards import ESTATE_PRIZE, PRIVILEGES, Cards
from godsplay.games.magnates.rules.phases.conflict import no_fief
from godsplay.games.magnates.rules.state import State
from godsplay.present.words import Words, signed

MOMENTS: Final = {  # when a card is played, by the set of its occasions
    DURING_SENATE | DURING_SEJM: "moment-influence",
    DURING_SEJM: "moment-sejm",
    DURING_CONFLICTS: "moment-conflict",
    DURING_INTERREGNUM: "moment-interregnum",
    DURING_SENATE | DURING_SEJM | DURING_CONFLICTS | DURING_INTERREGNUM: "moment-any",
    1 << BEFORE_CARDS: "moment-before-cards",
    1 << END_OF_SEJM: "moment-end-of-sejm",
}


def actions_of(card: str) -> list[MagnatesAction]:
    """List what can be done with a Senator or a Privilege."""
    return PLAY_SENATOR[SENATORS.index(card)] if card in SENATORS else PLAY_PRIVILEGE[PRIVILEGES.index(card)]


def card_moment(words: Words, card: str) -> str:
    """Describe when the action of a card is played."""
    actions = actions_of(card)
    times = actions[0].times if actions else 0
    if times in MOMENTS:
        return words.say(MOMENTS[times])
    if times:
        return words.say("moment-office", {"spot": SENATORS[times.bit_length() - 1]})
    return words.say(f"moment-{card}")


def card_rule(card: str) -> str:
    """Return the rule of a card's action."""
    actions = actions_of(card)
    verb = actions[0].verb if actions else card.removesuffix("-of-may-3")
    return RULES.get(verb, verb)


def card_text(words: Words, cards: Cards, card: str, players: int) -> str:
    """Describe what a Senator or a Privilege does."""
    change, count = signed(card_change(cards, card)), condition_count(cards, card, players)
    return words.say(f"draw-text-{card}", {"change": change, "count": count})


def card_change(cards: Cards, card: str) -> int:
    """Return what a card adds to Influence or Strength."""
    if card in SENATORS:
        return cards.senator_change(SENATORS.index(card))
    return cards.privilege_change(PRIVILEGES.index(card))


def condition_count(cards: Cards, card: str, players: int) -> int:
    """Return the number in the condition of a card."""
    if card == "private-duchy":
        return cards.provinces_to_dominate(players)
    return cards.gloriam_provinces if card == "ad-maiorem-dei-gloriam" else cards.constitution_wealth


def conflict_text(words: Words, state: State, conflict: int) -> str:
    """Describe where a Conflict threatens, what it takes to win it, and what winning and losing bring."""
    cards = state.cards
    values: dict[str, Value] = {
        "province": PROVINCES[cards.conflict_province[conflict]],
        "scale": cards.scale(conflict, state.players),
        "is_won": "no" if no_fief(state, conflict) else "yes",
        "prize": prize(words, state, conflict),
        "loss": "; ".join(losses(words, cards, conflict)),
    }
    return words.say("brings-fight", values)


def prize(words: Words, state: State, conflict: int) -> str:
    """Name what the strongest wins at a Conflict, or why it brings nothing."""
    won = state.cards.prize[conflict]
    if won == ESTATE_PRIZE:
        return words.say("draw-an-estate")
    return words.say("no-fief" if no_fief(state, conflict) else "prize-fief", {"fief": FIEFS[won]})


def losses(words: Words, cards: Cards, conflict: int) -> list[str]:
    """Describe what a lost Conflict costs."""
    found: list[str] = []
    invaded = [PROVINCES[each] for each in cards.invaded[conflict]]
    if invaded:
        found.append(words.say("loss-invasion", {"provinces": invaded}))
    if cards.costs_privilege[conflict]:
        found.append(words.say("loss-privilege"))
    if cards.brings_black_clouds[conflict]:
        found.append(words.say("loss-black-clouds", {"change": cards.black_clouds}))
    if cards.brings_silent_sejm[conflict]:
        found.append(words.say("loss-silent-sejm", {"change": cards.silent_sejm}))
    return found
