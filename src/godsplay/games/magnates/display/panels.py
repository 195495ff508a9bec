"""What stands beside a family's name, and what its Wealth is made of."""

from __future__ import annotations

from godsplay.games.magnates.rules.board import SENATORS
from godsplay.games.magnates.rules.scoring import SOURCES, wealth_by_source
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.visibility import hand_size
from godsplay.present.words import Words


def panel(words: Words, state: State, seat: int) -> list[tuple[str, str]]:
    """Show Estates, cards in hand, and the offices and Privileges that a family holds."""
    shown = [
        (words.say("panel-estates"), str(state.total_estates(seat))),
        (words.say("panel-hand"), str(hand_size(state, seat))),
        (words.say("panel-privileges"), str(len(state.privileges_of(seat)))),
    ]
    offices = [
        words.say(f"draw-{name}") for name, holder in zip(SENATORS, state.senators, strict=True) if holder == seat
    ]
    return [*shown, (words.say("panel-senators"), ", ".join(offices))] if offices else shown


def points(words: Words, state: State) -> list[tuple[str, list[int]]]:
    """Return what the Wealth of each family comes from; nothing is counted if all have lost."""
    if state.third_partition:
        return []
    families = [wealth_by_source(state, seat) for seat in range(state.players)]
    return [(words.say(f"source-{name}"), [each[place] for each in families]) for place, name in enumerate(SOURCES)]
