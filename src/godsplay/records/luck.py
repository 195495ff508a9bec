"""Luck that nobody can choose: the seed is fixed first, then everybody's browser adds to it.

A table publishes the SHA-256 of its seed. What browsers add after that is mixed in one by one: before the cards are
dealt if they come in time, else for everything that is drawn later. Whoever chose the seed did not know what would be
added, and whoever added something did not know the seed.
"""

from __future__ import annotations

import hashlib

from godsplay.engine.chance import Chance, Seeded
from godsplay.records.format import Contribution, Page


def mix(seed: str, given: Contribution) -> str:
    """Return the seed that follows from another and what somebody adds to it."""
    moment = "deal" if given.after is None else str(given.after)
    return hashlib.sha256(f"{seed}|{moment}|{given.seat}|{given.text}".encode()).hexdigest()


def seed_of_deal(page: Page) -> str:
    """Return the seed that the game is set up with."""
    seed = page.seed or ""
    for given in page.entropy:
        if given.after is None:
            seed = mix(seed, given)
    return seed


def seed_after(page: Page, seed: str, drawn: int) -> str:
    """Return the seed after a number of draws, given the one before what was added then."""
    for given in page.entropy:
        if given.after == drawn:
            seed = mix(seed, given)
    return seed


class SeedPath:
    """The seed of a record on its way through the game: it changes whenever somebody has added something."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seed = seed_of_deal(page)
        self.changes = {given.after for given in page.entropy if given.after is not None}

    def chance(self) -> Chance:
        """Return the chance that the game is set up with."""
        return Seeded(self.seed)

    def go_on(self, chance: Chance, drawn: int) -> Chance:
        """Return the chance between two moves, after a number of draws: the same, unless something was added."""
        if drawn not in self.changes:
            return chance
        self.changes.discard(drawn)
        self.seed = seed_after(self.page, self.seed, drawn)
        return Seeded(self.seed)


class Witness(Chance):
    """A seeded chance that notes what was drawn: out of how many, and which."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.noted: list[tuple[int, int]] = []

    def below(self, limit: int) -> int:
        found = self.source.below(limit)
        self.noted.append((limit, found))
        return found

    def clone(self) -> Witness:
        return Witness(self.source.clone())
