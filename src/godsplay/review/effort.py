"""How much thought a review takes: fixed numbers, so that the same game gives the same review on any machine."""

from __future__ import annotations

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """How often what is looked at."""

    name: str
    runs: int  # playouts from every position that was on the table, and over all that other dice could have led to
    listed: int  # outcomes of dice and draws that are looked at one by one; if there are more, any at random
    worlds: int  # that a decider could have been in, to compare all choices ...
    more_worlds: int  # ... and others, to compare the best of them with what was chosen
    kept: int = 4  # choices that are looked at again


EFFORTS = {
    effort.name: effort
    for effort in (
        Effort("quick", runs=40, listed=36, worlds=6, more_worlds=20, kept=3),
        Effort("normal", runs=240, listed=120, worlds=12, more_worlds=80),
        Effort("deep", runs=1600, listed=600, worlds=64, more_worlds=600),
    )
}
