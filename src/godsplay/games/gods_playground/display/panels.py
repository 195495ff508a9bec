"""What stands beside a family's name, and where its points come from; from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.engine.event import Event
from godsplay.games.gods_playground.display.tables import Tables
from godsplay.games.gods_playground.rules.board import FAMILIES, SOURCES
from godsplay.games.gods_playground.rules.events import HITS_LOST, STRENGTHENED

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.game import GodsPlayground


# Rules of fighting and invading, which happen in several phases.
IN_ANY_PHASE = ("combat", "enemies-first", "invasion", "cancelling", "habsburg-influence", "vienna")


def opens_no_phase(event: Event) -> bool:
    """Tell whether an event can happen in several phases, so that it stands under whichever it is."""
    return event.rule in IN_ANY_PHASE or event.key in (STRENGTHENED.key, HITS_LOST.key)


def panel(game: GodsPlayground, view: dict[str, Any], family: str) -> list[tuple[str, str]]:
    """Show money, nobles left to place, blocks in hand and seats in the Sejm."""
    words = game.words()
    own = view["families"][family]
    return [
        (words.say("head-money"), str(own["money"])),
        (words.say("head-stock"), str(Tables(game, view).stock(family))),
        (words.say("head-blocks"), str(len(own["blocks"]))),
        (words.say("head-sejm"), str(list(view["sejm"].values()).count(family))),
    ]


def points(game: GodsPlayground, view: dict[str, Any]) -> list[tuple[str, list[int]]]:
    """Give every source with the points each family has from it."""
    words = game.words()
    return [
        (words.say(f"source-{source}"), [view["families"][family]["points"][source] for family in FAMILIES])
        for source in SOURCES
    ]
