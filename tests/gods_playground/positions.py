"""Positions in a few readable lines, and a way to play on from them with chosen dice.

at("campaigns", turn=2, first="blue").nobles("ukraine", blue=2).units("ukraine", "blue", cavalry=2).start()
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import godsplay
from godsplay import Scripted, State
from godsplay.engine.pickling import readings_of
from godsplay.present.presentation import presentation

GAME = godsplay.game("gods-playground")
FAMILIES = ["white", "red", "blue"]
FRESH: dict[str, Any] = GAME.new(seed=1).to_data()
REGIONS = list(FRESH["regions"])
PLACES = [*REGIONS, "army"]
UNITS = ["infantry", "cavalry", "artillery"]
BLOCKS = [0, 1, 2, 3, 4, 5]  # twice in turns 1 and 3, once in turns 2 and 4
BEFORE_BLOCKS = ("set-up", "income", "nobles")

QUIET = [6, 6, 6, 6]  # dice that strengthen nobody (in turn 2 Cossacks rebel)


class Play:
    """A game under way: moves by family and notation, each with the dice it needs."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.listening = True

    def do(self, family: str, *moves: str, dice: list[int] | None = None) -> Play:
        """Make moves; exactly these dice must be rolled on the way."""
        self.state.chance = script = Scripted(dice or [])
        for move in moves:
            self.state.apply(FAMILIES.index(family), self.state.game.actions[move])
        assert script.used == len(script.outcomes), "not all of the dice were rolled"
        return self

    def place_blocks(self, family: str, *blocks: int, dice: list[int] | None = None) -> Play:
        """Place six blocks: the five regions clockwise from Prussia, then the Polish Army box."""
        moves = [f"block {place} {value}" for place, value in zip(PLACES, blocks, strict=True)]
        return self.do(family, *moves, dice=dice)

    def refusal(self, family: str, move: str) -> str | None:
        """Return the key of the reason why a move is not legal; None if it is, and then it is offered."""
        seat, action = FAMILIES.index(family), self.state.game.actions[move]
        reason = self.state.why_not(seat, action)
        assert (reason is None) == (action in self.state.legal(seat)), "why_not and legal disagree"
        return None if reason is None else reason.key

    def effect(self, family: str, move: str) -> str:
        """Return what a family is told that a move costs and brings."""
        seen = self.state.seen(FAMILIES.index(family))
        return presentation(self.state.game).effect(seen, self.state.game.actions[move])

    def verb_effect(self, family: str, verb: str) -> str:
        """Return what a family is told that all moves of a verb cost and bring."""
        seen = self.state.seen(FAMILIES.index(family))
        return presentation(self.state.game).verb_effect(seen, verb)

    def told(self, key: str) -> list[dict[str, Any]]:
        """List what the last move told under that key."""
        return [event.values for event in self.state.events if event.key == key]

    def said(self, key: str) -> list[str]:
        """List what the last move told under that key, in words."""
        words = presentation(self.state.game).words
        return [words.text(event) for event in self.state.events if event.key == key]

    @property
    def data(self) -> dict[str, Any]:
        return self.state.to_data()

    @property
    def step(self) -> str:
        return self.state.stack[-1].step.name if self.state.stack else "over"

    @property
    def to_act(self) -> list[str]:
        return [FAMILIES[seat] for seat in self.state.to_act]

    def region(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["regions"][name]
        return found

    def owners(self, region: str) -> list[str]:
        """List whose discs stand on a region's estate line, from its heart outwards."""
        return [family for _, family in sorted(self.region(region)["estates"].items())]

    def estate(self, region: str, space: int) -> str:
        """Describe an estate as `Position.estates` takes it, such as "red" or "red manager city"."""
        place = self.region(region)
        under = [name for name, lying in (("manager", "managers"), ("city", "cities")) if str(space) in place[lying]]
        return " ".join([place["estates"][str(space)], *under])

    def box(self, enemy: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["enemies"][enemy]
        return found

    def family(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["families"][name]
        return found

    def money(self) -> dict[str, int]:
        return {name: self.family(name)["money"] for name in FAMILIES}

    def points(self, source: str) -> dict[str, int]:
        """Return each family's points from one source, without those who have none."""
        found = {name: self.family(name)["points"].get(source) for name in FAMILIES}
        return {name: points for name, points in found.items() if points}

    def blocks(self, family: str) -> list[int]:
        """List the blocks in a family's hand."""
        return [int(value) for value, count in self.family(family)["blocks"].items() for _ in range(count)]

    def polish_army(self) -> list[int]:
        """Count the infantry, cavalry and artillery of the Polish army."""
        return [self.data[f"polish-{unit}"] for unit in UNITS]

    def all_regions(self, key: str) -> list[Any]:
        """List what the regions have of something, clockwise from Prussia."""
        return [region[key] for region in self.data["regions"].values()]

    def all_boxes(self, key: str) -> list[Any]:
        """List what the enemy boxes have of something, in the order of their numbers."""
        return [box[key] for box in self.data["enemies"].values()]

    def sejm(self) -> list[str]:
        """List the families with discs in the Sejm, clockwise from Prussia."""
        return [family for family in self.all_regions("sejm") if family]

    def values(self) -> list[int]:
        """List the estate values, clockwise from Prussia."""
        return self.all_regions("value")


class Position:
    """A position under construction; every method returns it, so that calls can be chained."""

    def __init__(self, game: godsplay.Game, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data

    def start(self, *dice: int) -> Play:
        """Take the game up from here; exactly these dice must be rolled before the next decision."""
        script = Scripted(dice)
        play = Play(self.game.position(self.data, chance=script))
        assert script.used == len(dice), "not all of the dice were rolled"
        return play

    # Families.

    def money(self, **amounts: int) -> Position:
        for family, amount in amounts.items():
            self.data["families"][family]["money"] = amount
        return self

    def points(self, **amounts: int) -> Position:
        """Move discs on the victory point track, as if by the Sejm."""
        for family, amount in amounts.items():
            self.data["families"][family]["points"]["sejm"] = amount
        return self

    def army_blocks(self, **values: int) -> Position:
        """Have these blocks in the Polish Army box, and the rest in the regions."""
        for family, value in values.items():
            regions = [block for block in BLOCKS if block != value]
            self.data["families"][family]["placed"] = dict(zip(PLACES, [*regions, value], strict=True))
        return self

    def sejm(self, **holders: str) -> Position:
        for region, family in holders.items():
            self.region(hyphened(region))["sejm"] = family
        return self

    def city_built(self) -> Position:
        """Note that a city was built this turn."""
        self.data["city-built"] = True
        return self

    # Regions.

    def region(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["regions"][name]
        return found

    def nobles(self, region: str, **counts: int) -> Position:
        self.region(region)["nobles"] = counts
        return self

    def estates(self, region: str, *discs: str) -> Position:
        """Place discs from the heart of a region outwards, such as "red", "red manager", "red city"."""
        place = self.region(region)
        for space, disc in enumerate(discs, start=1):
            family, *under = disc.split()
            place["estates"][str(space)] = family
            place["managers"][str(space)] = "manager" in under
            place["cities"][str(space)] = "city" in under
        return self

    def values(self, **values: int) -> Position:
        for region, value in values.items():
            self.region(hyphened(region))["value"] = value
        return self

    def units(self, region: str, family: str, infantry: int = 0, cavalry: int = 0, artillery: int = 0) -> Position:
        place = self.region(region)
        place["infantry"][family], place["cavalry"][family] = infantry, cavalry
        place["artillery"][family] = artillery
        return self

    def strength(self, region: str, **counts: int) -> Position:
        self.region(region)["strength"] = counts
        return self

    def influence(self, region: str, pieces: int) -> Position:
        self.region(region)["influence"] = pieces
        return self

    def invaded(self, *regions: str) -> Position:
        for region in regions:
            self.region(region)["invaded"] = True
        return self

    def reserve(self, family: str) -> Position:
        """Let a family have something to campaign with in Prussia, so that the phase does not end by itself."""
        return self.nobles("prussia", **{family: 1}).units("prussia", family, infantry=1)

    # Enemies, the King and the Cossacks.

    def box(self, enemy: str, added: int = 0, king: int = 0, **nobles: int) -> Position:
        self.data["enemies"][enemy] = {"added": added, "king": king, "nobles": nobles}
        return self

    def treaty(self, enemy: str | None) -> Position:
        self.data["treaty"] = enemy
        return self

    def vienna(self, cubes: int, attacked: bool = False) -> Position:
        self.data["vienna"], self.data["vienna-attacked"] = cubes, attacked
        return self

    def polish_army(self, infantry: int = 0, cavalry: int = 0, artillery: int = 0) -> Position:
        for unit, count in zip(UNITS, (infantry, cavalry, artillery), strict=True):
            self.data[f"polish-{unit}"] = count
        return self

    def cossacks(self, ukraine: int = 0, tatar_box: int = 0) -> Position:
        self.data["cossacks"], self.data["rebels"] = ukraine, tatar_box
        return self


def at(
    step: str,
    turn: int = 1,
    first: str = "white",
    edition: dict[str, Any] | None = None,
    readings: dict[str, str] | None = None,
) -> Position:
    """Begin a position at the start of a step, on an otherwise empty board."""
    data: dict[str, Any] = deepcopy(FRESH)
    placed = step not in BEFORE_BLOCKS
    data.update({"turn": turn, "first": first, "stack": [{"step": step}], "blocks-shown": placed})
    for family in data["families"].values():
        family["blocks"] = {str(value): (2 if turn in (1, 3) else 1) - placed for value in BLOCKS}
        family["placed"] = dict(zip(PLACES, BLOCKS, strict=True)) if placed else {}
    game = godsplay.game("gods-playground", edition=edition, readings=readings)
    data["readings"] = readings_of(game)
    return Position(game, data)


def enemies(**strengths: list[int]) -> dict[str, Any]:
    """Return an edition in which only these enemies have strength, beside what the dice add."""
    return {f"strength.{enemy}": strengths.get(enemy, [0, 0, 0, 0]) for enemy in FRESH["enemies"]}


def hyphened(name: str) -> str:
    """Write a region's name as the game does."""
    return name.replace("_", "-")
