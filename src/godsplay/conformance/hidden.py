"""Which parts of the view are ever hidden, and from whom, for an author to compare with the rules."""

from __future__ import annotations

from godsplay.conformance.random_play import GameSetup, random_play
from godsplay.conformance.secrets import differences
from godsplay.engine.state import SPECTATOR

ANY_SEAT = "*"  # stands for the name of a seat

OWNER = "owner"
OTHERS = "others"
SEATS = "seats"  # where the part belongs to no seat
SPECTATORS = "spectators"


def hidden_parts(setups: list[GameSetup]) -> dict[str, set[str]]:
    """Play at random; return the parts of the view that were hidden from anybody, and from whom."""
    found: dict[str, set[str]] = {}
    for setup in setups:
        names = setup.game.seat_names
        for state in random_play(setup):
            everything = state.to_data()
            for viewer in range(SPECTATOR, state.players):
                for part in differences(everything, state.redacted(viewer).to_data()):
                    words = part.split(".")
                    owners = [names.index(word) for word in words if word in names]
                    key = ".".join(ANY_SEAT if word in names else word for word in words)
                    found.setdefault(key, set()).add(relation(viewer, owners))
    return found


def relation(viewer: int, owners: list[int]) -> str:
    """Return what a viewer is to the owners of a part."""
    if viewer == SPECTATOR:
        return SPECTATORS
    if not owners:
        return SEATS
    return OWNER if viewer in owners else OTHERS
