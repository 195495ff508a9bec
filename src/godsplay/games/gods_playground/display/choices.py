"""What is chosen for each action after its verb, one thing after the other, and where on the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.engine.message import Value
from godsplay.games.gods_playground.display.estate_names import estate_values
from godsplay.games.gods_playground.rules.actions import CLEAR_WITH_OWN, VIENNA, Campaign, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import ENEMIES, FAMILIES, NOBODY, PLACES, REGIONS, SPACES, UNITS
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take
from godsplay.games.gods_playground.rules.phases.p10_campaigns import ClearRegionFrame
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.presentation import Part
from godsplay.present.words import Words

MOST_PARTS: Final = 2000  # that are kept
VERBS_ON_THE_BOARD: Final = {"danzig": "danzig", "veto": "sejm"}  # where a verb itself can be touched


class Choices:
    """The way to an action in one position, for one seat."""

    def __init__(self, words: Words, state: State, seat: int) -> None:
        self.words = words
        self.state = state
        self.family = FAMILIES[seat] if seat >= 0 else ""

    def spots(self, action: GodsPlaygroundAction, parts: list[Part]) -> list[str]:
        """Name all spots at which an action can be chosen."""
        found = [spot for part in parts for spot in part.spots]
        if action.verb in VERBS_ON_THE_BOARD:
            found.append(VERBS_ON_THE_BOARD[action.verb])
        return found

    def parts(self, action: GodsPlaygroundAction) -> list[Part]:
        """Return what is chosen after the verb."""
        verb = action.verb
        if verb in ("pass", "done", "danzig"):
            return []
        if verb == "bid":
            return [Part(str(action.value))]
        if verb == "treaty":
            return [Part(self.enemy(action.target), (f"enemy {ENEMIES[action.target]}",))]
        if verb == "buy":
            return [Part(self.name(UNITS[action.value]), (f"unit {UNITS[action.value]}",))]
        if verb == "clear":
            return [
                Part(
                    self.words.say("part-clear-own" if action is CLEAR_WITH_OWN else "part-clear-king"), self.cleared()
                )
            ]
        if verb == "fight-back":
            return [self.fight_back(action.region)]
        if verb == "block":
            value = Part(str(action.value), (f"block {action.value}",))
            return [value, place_part(self.words, PLACES[action.region], self.family)]
        if verb == "estate":
            return [self.region(action.region, *self.space(action.region, self.state.free_space(action.region)))]
        if verb in ("manager", "city", "take"):
            return [self.estate(action.region * SPACES + action.space)]
        if verb == "confederation":
            taken = estates_to_take(self.state, action.region, action.target)
            return [self.estate(taken[0]) if taken else self.region(action.region)]
        if verb == "move":
            return [
                self.worded("part-from", self.nobles(action.region)),
                self.worded("part-to", self.region(action.target)),
            ]
        if verb == "veto":
            return [self.nobles(action.region)]
        if isinstance(action, Campaign):
            return self.campaign(action)
        return [self.region(action.region)]

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def enemy(self, enemy: int) -> str:
        """Name an enemy as it is called this turn."""
        return self.name(self.state.enemy_name(enemy))

    def region(self, region: int, *also: str) -> Part:
        """Choose a region."""
        return region_part(self.words, REGIONS[region], also)

    def nobles(self, region: int) -> Part:
        """Choose one of the nobles in a region."""
        return self.region(region, f"nobles {REGIONS[region]} {self.family}")

    def worded(self, key: str, region: Part) -> Part:
        """Say what a region is chosen for."""
        return Part(self.words.say(key, {"region": region.label}), region.spots)

    def space(self, region: int, space: int) -> tuple[str, ...]:
        """Name the spot of an estate space, if there is such a space."""
        return () if space == NOBODY else (f"space {REGIONS[region]} {space}",)

    def estate(self, place: int) -> Part:
        """Choose an estate by its region and what it is worth."""
        region, space = divmod(place, SPACES)
        label = self.words.say(f"label-{REGIONS[region]}")
        worth = estate_values(self.state.board, region, space)
        return Part(self.words.say("part-estate", {"region": label, **worth}), self.space(region, space))

    def campaign(self, action: Campaign) -> list[Part]:
        """Choose the enemy, and who joins."""
        home = self.words.say(f"label-{REGIONS[action.region]}")
        against = self.words.say("part-campaign", {"region": home, "enemy": self.state.enemy_name(action.region)})
        joined: dict[str, Value] = {"king": int(action.with_king), "cossacks": int(action.with_cossacks)}
        enemy = ENEMIES[action.region]
        return [
            Part(against, (f"region {REGIONS[action.region]}", f"enemy {enemy}")),
            Part(self.words.say("part-campaign-with", joined)),
        ]

    def fight_back(self, place: int) -> Part:
        """Choose where the Polish army goes."""
        if place == VIENNA:
            return Part(self.name("vienna"), ("vienna",))
        return self.region(place, f"invaders {REGIONS[place]}")

    def cleared(self) -> tuple[str, ...]:
        """Name the spot of the region that is being cleared."""
        frames = [frame for frame in self.state.stack if isinstance(frame, ClearRegionFrame)]
        return tuple(f"invaders {REGIONS[frame.region]}" for frame in frames)


@lru_cache(maxsize=MOST_PARTS)
def place_part(words: Words, place: str, family: str) -> Part:
    """Choose where a family's block lies."""
    return Part(words.say(f"draw-place-{place}"), (f"region {place}", f"slot {place} {family}"))


@lru_cache(maxsize=MOST_PARTS)
def region_part(words: Words, region: str, also: tuple[str, ...]) -> Part:
    """Choose a region, at other spots, too."""
    return Part(words.say(f"label-{region}"), (f"region {region}", *also))
