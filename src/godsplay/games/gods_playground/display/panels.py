"""What stands beside a family's name, and where its points come from."""

from __future__ import annotations

from typing import Final

from godsplay.engine.event import Event
from godsplay.games.gods_playground.rules.board import BLOCK_VALUES, SEATS, SOURCES
from godsplay.games.gods_playground.rules.events import HITS_LOST, STRENGTHENED
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.words import Words

# Rules of fighting and invading, which happen in several phases.
IN_ANY_PHASE: Final = ("combat", "enemies-first", "invasion", "cancelling", "habsburg-influence", "vienna")


def happens_in_any_phase(event: Event) -> bool:
    """Whether an event can happen in several phases, so that it stands under whichever it is."""
    return event.rule in IN_ANY_PHASE or event.key in (STRENGTHENED.key, HITS_LOST.key)


def panel(words: Words, state: State, seat: int) -> list[tuple[str, str]]:
    """Show money, nobles left to place, blocks in hand and seats in the Sejm."""
    blocks = sum(state.hand[seat * BLOCK_VALUES : (seat + 1) * BLOCK_VALUES])
    return [
        (words.say("head-money"), str(state.money[seat])),
        (words.say("head-stock"), str(state.stock(seat))),
        (words.say("head-blocks"), str(blocks)),
        (words.say("head-sejm"), str(state.sejm_discs(seat))),
    ]


def points(words: Words, state: State) -> list[tuple[str, list[int]]]:
    """Return every source with the points each family has from it."""
    return [
        (words.say(f"source-{source}"), [state.points[seat * len(SOURCES) + place] for seat in range(SEATS)])
        for place, source in enumerate(SOURCES)
    ]
