"""How long what happens stays before the eyes, and the words at the end of a turn."""

from __future__ import annotations

from typing import Final

from godsplay.engine.event import Event
from godsplay.engine.message import Value
from godsplay.engine.state import SPECTATOR
from godsplay.games.gods_playground.rules.board import FAMILIES, REGION_COUNT, REGIONS, SEATS
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.words import Words

# By event: 1 is a plain line, 0 is told together with the one before.
WEIGHTS: Final[dict[str, float]] = {
    "turn-begins": 2.5,
    "income": 0,
    "estate-placed": 1,
    "block-placed": 0.4,
    "blocks-shown": 1.2,
    "nobles-arrive": 1.5,
    "fewer-nobles": 0.7,
    "bid-made": 0.4,
    "bid-shown": 1.5,
    "bids-tied": 1,
    "first-player": 1.5,
    "first-player-stays": 1.5,
    "polish-army": 1.2,
    "dice": 2.5,
    "strengthened": 0,
    "elected": 1,
    "not-elected": 0.6,
    "no-disc-left": 1,
    "estate-built": 1,
    "passed": 0.4,
    "manager-placed": 1,
    "danzig-trade": 1.2,
    "treaty-made": 2,
    "treaty-failed": 2,
    "cube-moved": 1,
    "vetoed": 2,
    "confederation-formed": 1.5,
    "confederated": 2,
    "school-founded": 1,
    "schools-everywhere": 2,
    "city-built": 2,
    "army-raised": 0.6,
    "unit-bought": 0.6,
    "cossacks-join-tatars": 1,
    "campaign": 1.2,
    "rolled": 2,
    "driven-out": 1.2,
    "cubes-in-box": 1.4,
    "king-cubes-in-box": 1.2,
    "hits-lost": 0,
    "attack-dice": 2.5,
    "treaty-broken": 2,
    "cossack-rebels": 1.2,
    "treaty-holds": 1,
    "held-off": 1.2,
    "invasion": 2,
    "tatar-invasion": 2,
    "influence-removed": 0.8,
    "cancelled": 1.2,
    "stands": 0,
    "nobles-bribed": 1,
    "influence-placed": 1,
    "influence-lost": 1,
    "habsburg-pieces": 1.2,
    "vienna-attacked": 2.5,
    "fought-back": 1,
    "expands": 1.5,
    "vienna-expands": 1.5,
    "influence-expands": 1.2,
    "estates-burn": 1.8,
    "influence-burns": 1.8,
    "estate-lost": 0.9,  # how many fall, and why, was told before
    "value-changed": 0.6,
    "box-scored": 1.5,
    "king-has-most": 1,
    "sejm-scored": 1,
    "money-scored": 1,
    "strength-reduced": 0.6,
    "blocks-returned": 1,
    "estates-scored": 1.5,
    "won": 3,
}
TURN_ENDS: Final = frozenset({"turn-begins", "won"})
PAPER: Final = frozenset({"treaty-made", "treaty-broken"})
DECIDING: Final = [
    "",
    "most-nobles",
    "most-money",
    "first-in-order",
]  # the game: points, which need no words; then, in this order
# By event: which of its values names whoever gains an estate, and whoever loses one.
GAINERS: Final = {"estate-placed": "seat", "estate-built": "seat", "confederated": "seat"}
LOSERS: Final = {"estate-lost": "seat", "confederated": "family"}


def sum_up(words: Words, before: State, after: State, events: list[Event], viewer: int) -> list[str]:
    """Sum up a turn: what it brought the viewer, or everybody; who leads; where enemies still stand."""
    if after.turn == before.turn and after.scores == before.scores:
        return []  # the game has just been set up
    seats = range(SEATS) if viewer == SPECTATOR else [viewer]
    said = [
        words.line("sum-own" if words.speaks_to(FAMILIES[seat]) else "sum-family", brought(before, after, events, seat))
        for seat in seats
    ]
    standing = [REGIONS[region] for region in range(REGION_COUNT) if after.strength_in(region) > 0]
    enemies = [words.say("sum-enemies", {"regions": standing})] if standing and after.stack else []
    return [" ".join(said), words.line("sum-lead", lead(after)), *enemies]


def brought(before: State, after: State, events: list[Event], seat: int) -> dict[str, Value]:
    """Return what a turn brought a family; an estate that was built and then lost counts on both sides."""
    family = FAMILIES[seat]
    return {
        "seat": family,
        "points": after.points_of(seat) - before.points_of(seat),
        "lost": sum(event.values.get(LOSERS.get(event.key, "")) == family for event in events),
        "gained": sum(event.values.get(GAINERS.get(event.key, "")) == family for event in events),
    }


def decided(words: Words, state: State) -> str:
    """Explain what decided between families of equal points."""
    if not state.winners:
        return ""
    first, second = sorted((state.standing(seat) for seat in range(SEATS)), reverse=True)[:2]
    place = next((place for place in range(len(first)) if first[place] > second[place]), -1)
    by = DECIDING[place]
    return words.say("decided-by", {"by": by, "more": first[place], "less": second[place]}) if by else ""


def lead(state: State) -> dict[str, Value]:
    """Return who is ahead, and by how much; nothing between them if several are."""
    scores = state.scores
    best = max(scores)
    leaders = [seat for seat in range(SEATS) if scores[seat] == best]
    behind = [score for score in scores if score < best]
    return {
        "seats": [FAMILIES[seat] for seat in leaders],
        "level": len(leaders),
        "points": best if len(leaders) > 1 else best - max(behind),
    }
