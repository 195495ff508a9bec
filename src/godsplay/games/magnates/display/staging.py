"""How long each scene stays, and what is said of a round that has ended."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Value
from godsplay.games.magnates.rules.board import FAMILIES, NOBODY, PROVINCES
from godsplay.games.magnates.rules.scoring import wealthiest
from godsplay.games.magnates.rules.state import State
from godsplay.present.words import Words

# Beside a plain line; 0: told together with what came before.
WEIGHTS: Final = {
    "turn-order-is": 1.4,
    "estates-placed": 1.3,
    "no-pawn-left": 1.2,
    "privilege-given": 1.6,
    "king-elected": 3.0,
    "bid-placed": 0.7,
    "card-placed": 0.6,
    "ready": 0.6,
    "card-shown": 0.9,
    "nobody-bid": 1.2,
    "primate-by-default": 1.4,
    "later-seat-wins": 1.8,
    "tied": 1.8,
    "tie-decided": 1.6,
    "office-won": 2.0,
    "privilege-dealt": 0.8,
    "privilege-won": 2.0,
    "no-estates": 0.0,
    "passed": 0.5,
    "action-played": 2.2,
    "vetoed": 2.6,
    "influence-changed": 1.5,
    "strength-changed": 1.5,
    "built": 1.8,
    "conflict-recalled": 1.8,
    "swapped": 1.6,
    "privilege-demanded": 1.8,
    "estates-demanded": 1.8,
    "privilege-handed-over": 1.6,
    "estates-ceded": 2.0,
    "claimed": 1.6,
    "pacta-counted": 1.5,
    "entailed": 1.5,
    "conflict-drawn": 1.1,
    "conflict-returned": 1.1,
    "too-few-conflicts": 1.3,
    "strength-counted": 2.4,
    "conflict-won": 1.6,
    "strongest": 1.6,
    "fief-taken": 1.8,
    "fief-replaced": 2.0,
    "no-fief": 1.6,
    "conflict-lost": 2.2,
    "weakest": 1.6,
    "estate-lost": 1.6,
    "fief-lost": 1.8,
    "privilege-lost": 2.0,
    "black-clouds-gather": 2.2,
    "sejm-is-silent": 2.2,
    "conflict-removed": 1.4,
    "partitioned": 0.0,
    "king-dies": 1.8,
    "third-partition": 3.0,
    "cards-taken-back": 1.4,
    "wealth-counted": 2.0,
    "won": 3.0,
}
ROUND_ENDS: Final = frozenset({"cards-taken-back", "third-partition", "won"})
PAPER: Final = frozenset(
    {
        "privilege-given",
        "bid-placed",
        "card-placed",
        "card-shown",
        "privilege-dealt",
        "privilege-won",
        "action-played",
        "vetoed",
        "conflict-recalled",
        "privilege-handed-over",
        "conflict-drawn",
        "conflict-returned",
        "conflict-removed",
        "privilege-lost",
        "cards-taken-back",
    }
)


def sum_up(words: Words, before: State, after: State, viewer: int) -> list[str]:
    """Sum up a round: what it has brought to whoever looks, who leads, and what is partitioned."""
    if after.third_partition:
        return [words.say("sum-third-partition")]
    said = [] if viewer == NOBODY else [own_round(words, before, after, viewer)]
    said.append(lead(words, after))
    lost = [name for place, name in enumerate(PROVINCES) if after.is_partitioned(place)]
    if lost and after.victor == NOBODY:
        said.append(words.say("sum-partitions", {"provinces": lost, "count": len(lost)}))
    return said


def decided(words: Words, state: State) -> str:
    """Explain who decided between families of equal Wealth."""
    tied = state.victor != NOBODY and len(wealthiest(state)) > 1
    return words.say("decided-by-primate") if tied else ""


def own_round(words: Words, before: State, after: State, viewer: int) -> str:
    """Describe by how much a family's Estates and Wealth have changed."""
    estates, wealth = after.total_estates(viewer), after.scores[viewer]
    values: dict[str, Value] = {
        "seat": FAMILIES[viewer],
        "round": after.round,
        "count": estates,
        "more": estates - before.total_estates(viewer),
        "wealth": wealth,
        "wealthier": wealth - before.scores[viewer],
    }
    return words.say("sum-own", values)


def lead(words: Words, state: State) -> str:
    """Describe who has the most Wealth, and by how much."""
    ranked = sorted(state.scores, reverse=True)
    first = [seat for seat in range(state.players) if state.scores[seat] == ranked[0]]
    ahead = ranked[0] - ranked[1]
    values: dict[str, Value] = {"seats": [FAMILIES[seat] for seat in first], "ahead": ahead, "wealth": ranked[0]}
    if state.victor != NOBODY:
        values["seats"] = [FAMILIES[state.victor]]
        return words.line("sum-won", values)
    return words.line("sum-leads" if len(first) == 1 else "sum-level", values)
