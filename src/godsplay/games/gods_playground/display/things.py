"""What there is to know of anything on the board: what it is, what its numbers mean, the rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from godsplay.engine.message import Value
from godsplay.games.gods_playground.display.enemy_things import EnemyThings
from godsplay.games.gods_playground.display.region_things import RegionThings
from godsplay.games.gods_playground.rules.board import (
    ARMY,
    ARTILLERY_FROM,
    FAMILIES,
    NOBODY,
    PHASES,
    REGIONS,
    SEATS,
    SOURCES,
    TURNS,
    UNITS,
)
from godsplay.games.gods_playground.rules.phases.p04_polish_army import block_total, size_column
from godsplay.games.gods_playground.rules.phases.p08_effects import grain_price
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame, price, units_left
from godsplay.present.presentation import Thing


class Things(RegionThings, EnemyThings):
    """All things on the board, by the first word of their spot."""

    def thing(self, spot: str) -> Thing | None:
        """Describe what stands at a spot."""
        kind, *about = spot.split(" ")
        if spot == "region army":
            return self.army_box()
        found: Callable[..., Thing] | None = getattr(self, kind.replace("-", "_"), None)
        return found(*about) if found else None

    # The middle.

    def sejm(self) -> Thing:
        """The chamber, with who sits for whom."""
        figures = [(self.label(name), self.holder(place)) for place, name in enumerate(REGIONS)]
        return self.make("sejm", self.say("draw-sejm"), [*figures, self.disc_points()], "elections")

    def seat(self, region: str) -> Thing:
        """The seat of a region."""
        figures = [(self.say("thing-holder"), self.holder(REGIONS.index(region))), self.disc_points()]
        title = self.say("thing-seat-title", region=region)
        return self.make("seat", title, figures, "elections")

    def holder(self, region: int) -> str:
        """Name who sits for a region."""
        holder = self.state.sejm[region]
        return self.say("thing-nobody") if holder == NOBODY else self.name(FAMILIES[holder])

    def disc_points(self) -> tuple[str, str]:
        """What a disc in the Sejm scores."""
        return self.say("thing-disc-points"), str(self.state.board.sejm_disc_points)

    def danzig(self) -> Thing:
        """The harbour."""
        figures = [
            (self.say("thing-price"), self.say("how-many-nobles", nobles=1)),
            (self.say("thing-brings-money"), str(grain_price(self.state))),
        ]
        return self.make("danzig", self.say("draw-danzig-name"), figures, "danzig")

    def army_box(self) -> Thing:
        """The Polish army, and the blocks that raise it."""
        state = self.state
        figures = [self.unit_figure(kind, count) for kind, count in zip(UNITS, state.polish_army(), strict=False)]
        if state.blocks_shown:
            blocks = " + ".join(str(state.block(seat, ARMY)) for seat in range(SEATS))
            figures.append((self.say("thing-blocks"), f"{blocks} = {block_total(state)}"))
            figures.append(self.army_figure("thing-army-of-turn", state.board.army_base[state.turn - 1]))
            figures.append(self.army_figure("thing-army-of-blocks", state.board.army_added[size_column(state)]))
        return self.make("army-box", self.say("draw-polish-army"), figures, "polish-army")

    def army_figure(self, key: str, counts: Sequence[int]) -> tuple[str, str]:
        """Write what a part of the Polish army consists of; in turn 1 it has no artillery."""
        units = {kind: counts[place] for place, kind in enumerate(UNITS[:3])}
        if self.state.turn < ARTILLERY_FROM:
            units["artillery"] = 0
        return self.say(key, turn=self.state.turn), self.say("thing-units", **units)

    def army_size(self) -> Thing:
        """The table of sizes."""
        figures = []
        lowest = 0
        for highest, gain in zip(self.state.board.army_up_to, self.state.board.army_added, strict=True):
            units = {kind: gain[place] for place, kind in enumerate(UNITS[:3])}
            figures.append((self.say("thing-sum", lowest=lowest, highest=highest), self.say("thing-units", **units)))
            lowest = highest + 1
        return self.make("army-size", self.say("thing-army-size-title"), figures, "polish-army")

    def kings_box(self) -> Thing:
        """What the King has in reserve."""
        state = self.state
        left = [whole - there for whole, there in zip(state.board.polish_units, state.polish_army(), strict=True)]
        figures = [(self.say("thing-king-cubes"), str(state.king_stock()))]
        figures += [self.unit_figure(kind, count) for kind, count in zip(UNITS, left, strict=False)]
        return self.make("kings-box", self.say("draw-kings-box"), figures, "polish-army-in-campaigns")

    def managers_box(self) -> Thing:
        """Land managers, cities and money that are left."""
        state = self.state
        figures = [
            (self.say("thing-managers"), str(state.managers_left())),
            (self.say("thing-cities"), str(state.cities_left())),
            (self.say("thing-bank"), str(state.bank())),
        ]
        return self.make("managers-box", self.say("draw-managers-box"), figures, "bank")

    # Time and points.

    def turn(self, number: str) -> Thing:
        """One of the four turns."""
        figures = [
            (self.say("thing-king"), self.name(f"king-{number}")),
            (self.say("thing-years"), self.say(f"draw-years-{number}")),
        ]
        return self.make("turn", self.say("thing-turn-title", turn=int(number), turns=TURNS), figures, "turn")

    def phase(self, name: str) -> Thing:
        """One of the sixteen phases."""
        title = f"{PHASES.index(name) + 1} {self.name(name)}"
        return Thing(title, self.say(f"rule-phase-{name}"), [], name)

    def track(self) -> Thing:
        """The track around the edge."""
        figures = [(self.name(family), str(points)) for family, points in zip(FAMILIES, self.state.scores, strict=True)]
        return self.make("track", self.say("thing-track-title"), figures, "victory-points")

    def points(self, family: str) -> Thing:
        """A family's disc on the track."""
        seat = FAMILIES.index(family)
        title = self.say("draw-points", family=family, points=self.state.points_of(seat))
        return self.make("points", title, self.by_source(seat), "victory-points")

    def by_source(self, seat: int) -> list[tuple[str, str]]:
        """Where a family's points come from."""
        points = self.state.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        return [(self.say(f"fact-points-{source}"), str(each)) for source, each in zip(SOURCES, points, strict=True)]

    # Families.

    def family(self, family: str) -> Thing:
        """A family, with all that it has."""
        seat, state = FAMILIES.index(family), self.state
        figures = [
            (self.say("head-points"), str(state.points_of(seat))),
            (self.say("head-money"), str(state.money[seat])),
            (self.say("head-stock"), str(state.stock(seat))),
            (self.say("thing-discs"), str(state.discs_left(seat))),
            (self.say("thing-sejm-discs"), str(state.sejm_discs(seat))),
            (self.say("thing-estates"), str(state.estates.count(seat))),
        ]
        return self.make("family", self.name(family), figures, "families")

    def first_player(self) -> Thing:
        """The first player's mace, or the winner's crown."""
        state = self.state
        family, key = (state.first, "draw-first-said") if state.stack else (state.leader(), "draw-winner-said")
        rule = "elect-the-king" if state.stack else "winning"
        return self.make("first-player", self.say(key, family=FAMILIES[family]), [], rule)

    def money(self, family: str) -> Thing:
        """A family's money."""
        count = self.state.money[FAMILIES.index(family)]
        lot = self.state.board.money_for_a_point
        figures = [(self.say("thing-splendour", money=lot), str(count // lot))]
        return self.make("money", self.say("draw-money", family=family, count=count), figures, "bank")

    def noble_stock(self, family: str) -> Thing:
        """Nobles that a family can still place."""
        count = self.state.stock(FAMILIES.index(family))
        return self.make("noble-stock", self.say("draw-noble-stock", family=family, count=count), [], "nobles")

    def disc_stock(self, family: str) -> Thing:
        """Discs that a family can still place."""
        count = self.state.discs_left(FAMILIES.index(family))
        return self.make("disc-stock", self.say("draw-disc-stock", family=family, count=count), [], "pieces")

    def unit(self, kind: str, family: str = "") -> Thing:
        """A kind of unit, of the viewer unless a family is named; Cossacks are everybody's."""
        if kind == "cossack":
            return self.cossacks()
        seat = FAMILIES.index(family) if family else self.seat_number
        unit, frame = UNITS.index(kind), self.state.stack[-1] if self.state.stack else None
        buying = isinstance(frame, BuyUnitsFrame) and frame.seat == seat
        cost = price(self.state, frame.region, unit) if isinstance(frame, BuyUnitsFrame) and buying else None
        figures = [
            (self.say("thing-left"), str(units_left(self.state, seat, unit))),
            (self.say("thing-costs"), str(self.state.board.price[unit] if cost is None else cost)),
            *self.hits_figure(unit),
        ]
        return self.make(f"unit-{kind}", self.say(f"rule-unit-{kind}"), figures, "buy-armies")

    def block(self, value: str, family: str = "") -> Thing:
        """A noble block in hand."""
        owner = family or FAMILIES[self.seat_number]
        return self.make("block", self.say("draw-block-in-hand", family=owner, value=int(value)), [], "nobles")

    def slot(self, place: str, family: str) -> Thing:
        """A place for a block, and the block on it."""
        seat = FAMILIES.index(family)
        where = ARMY if place == "army" else REGIONS.index(place)
        value = self.state.block(seat, where)
        key = "draw-block-up" if value >= 0 else "draw-slot" if value == NOBODY else "draw-block-down"
        values: dict[str, Value] = {"place": self.say(f"draw-place-{place}"), "family": family, "value": value}
        return self.make("slot-army" if where == ARMY else "slot", self.words.say(key, values), [], "nobles")
