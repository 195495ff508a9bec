"""What there is to know of things in a region: land, estates, nobles, armies, invaders."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.display.card import Card, Figures
from godsplay.games.gods_playground.display.estate_names import estate_values
from godsplay.games.gods_playground.rules.board import (
    COSSACK,
    ENEMIES,
    FAMILIES,
    NOBODY,
    PHASES,
    REGIONS,
    SEATS,
    SPACES,
    UNITS,
)
from godsplay.games.gods_playground.rules.phases.p14_estates import losses, value_change
from godsplay.games.gods_playground.rules.scoring import estate_worth
from godsplay.present.presentation import Thing

ONCE_THEY_HAVE_COME: Final = ("poland-fights-back", "enemies-expand")  # phases in which losses can be foreseen


class RegionThings(Card):
    """The cards of things in a region."""

    def region(self, region: str) -> Thing:
        """A region, with who is strong there and what it would lose."""
        place, state = REGIONS.index(region), self.state
        holder = state.sejm[place]
        figures = [
            (self.say("thing-estate-value"), str(state.values[place])),
            *self.nobles_here(place),
            (self.say("thing-seat-of"), self.say("thing-nobody") if holder == NOBODY else self.name(FAMILIES[holder])),
            *self.outlook(place),
        ]
        facing = self.name(state.enemy_name(place))
        return Thing(self.label(region), self.say("thing-region", enemy=facing), figures, "regions")

    def nobles_here(self, region: int) -> Figures:
        """How many nobles each family has in a region."""
        counts = [self.state.nobles_of(region, seat) for seat in range(SEATS)]
        named = zip(FAMILIES, counts, strict=True)
        return [(self.say("thing-nobles-of", owner=family), str(count)) for family, count in named if count]

    def outlook(self, region: int) -> Figures:
        """What a region would lose, once its invaders are there."""
        state = self.state
        figures = []
        if state.strength_in(region) or self.phase_now in ONCE_THEY_HAVE_COME:
            figures.append((self.say("thing-would-lose"), str(min(losses(state, region), self.estates_in(region)))))
        if self.phase_now in ONCE_THEY_HAVE_COME:
            figures.append(
                (self.say("thing-value-would"), self.say("thing-change", change=value_change(state, region)))
            )
        return figures

    def estates_in(self, region: int) -> int:
        """Count the estates of a region."""
        return SPACES - self.state.estates[region * SPACES : (region + 1) * SPACES].count(NOBODY)

    def value(self, region: str) -> Thing:
        """The estate value of a region."""
        place, state = REGIONS.index(region), self.state
        title = self.say("draw-value", region=self.label(region), value=state.values[place])
        line = state.estates[place * SPACES : (place + 1) * SPACES]
        paid = [line.count(seat) * state.values[place] for seat in range(SEATS)]
        return self.make("value", title, self.by_family(paid), "estate-values")

    def space(self, region: str, space: str) -> Thing:
        """An estate, or a space for one."""
        place, state = REGIONS.index(region) * SPACES + int(space), self.state
        owner = state.estates[place]
        named = estate_values(state.board, place // SPACES, int(space))
        where = self.say("part-estate", region=self.label(region), **named)
        if owner == NOBODY:
            figures = [(self.say("thing-estate-points"), str(named["points"]))]
            return self.make("space", self.say("thing-space-title", where=where), figures, "build-estates")
        income = state.values[place // SPACES] + state.managers[place] * state.board.manager_income
        outside = range(place + 1, (place // SPACES + 1) * SPACES)
        turn_to_fall = 1 + sum(state.estates[each] != NOBODY for each in outside)
        figures = [
            (self.say("thing-estate-points"), str(estate_worth(state, place, state.cities[place] == 1))),
            (self.say("thing-estate-income"), str(income)),
            (self.say("thing-falls"), self.say("thing-in-line", count=turn_to_fall)),
        ]
        key = "city" if state.cities[place] else "manager" if state.managers[place] else "estate"
        title = self.say("thing-estate-title", family=FAMILIES[owner], where=where)
        return self.make(key, title, figures, "estate-losses")

    def nobles(self, region: str, family: str) -> Thing:
        """A family's nobles in a region."""
        place, seat, state = REGIONS.index(region), FAMILIES.index(family), self.state
        title = self.say("draw-nobles", family=family, nobles=state.nobles_of(place, seat), region=region)
        figures = self.by_family([state.nobles_of(place, each) for each in range(SEATS)])
        due = state.demand[place * SEATS + seat]
        return self.make("nobles", title, [*figures, *([(self.say("thing-due"), str(due))] if due else [])], "nobles")

    def army(self, region: str, family: str) -> Thing:
        """A family's units in a region."""
        place, state = REGIONS.index(region) * SEATS + FAMILIES.index(family), self.state
        counts = [state.infantry[place], state.cavalry[place], state.artillery[place]]
        figures = []
        for unit, count in enumerate(counts):
            if count:
                face = state.board.hits[unit] - counts[2]
                hits = (
                    self.say("thing-hits-on", face=max(face, 2)) if state.board.hits[unit] else self.say("thing-helps")
                )
                figures.append((self.say("thing-so-many", count=count, unit=UNITS[unit]), hits))
        title = self.say("thing-army-title", family=family, region=region)
        return self.make("army", title, figures, "combat")

    def cossacks(self) -> Thing:
        """The Cossacks, wherever they are."""
        state = self.state
        figures = [
            (self.say("thing-in-box"), str(state.cossack_box())),
            (self.say("thing-in-ukraine"), str(state.cossacks)),
            (self.say("thing-with-tatars"), str(state.rebels)),
            (self.say("thing-costs"), str(state.board.price[COSSACK])),
            *self.hits_figure(COSSACK),
        ]
        return self.make("cossacks", self.say("draw-cossack-box"), figures, "cossacks")

    def rebels(self) -> Thing:
        """Cossacks who have joined the Tatars."""
        figures = [(self.say("thing-adds"), str(self.state.rebels))]
        return self.make("rebels", self.say("draw-rebels"), figures, "cossacks")

    def invaders(self, region: str) -> Thing:
        """The enemies in a region, and what they would do."""
        place, state = REGIONS.index(region), self.state
        strength = state.strength[place * len(ENEMIES) : (place + 1) * len(ENEMIES)]
        figures = [(self.name(state.enemy_name(enemy)), str(count)) for enemy, count in enumerate(strength) if count]
        if state.influence[place]:
            figures.append((self.say("thing-influence-here"), str(state.influence[place])))
        figures.append((self.say("thing-nobles-here"), str(state.nobles_in(place))))
        before_expansion = self.phase_now in PHASES[: PHASES.index("enemies-expand")]
        if strength[place] and before_expansion:
            excess = strength[place] - state.nobles_in(place)
            sum_of = f"{strength[place]} \N{MINUS SIGN} {state.nobles_in(place)}"
            spread = f"{sum_of} = {excess}" if excess > 0 else self.say("thing-not-spread", sum=sum_of)
            figures.append((self.say("thing-would-spread"), spread))
        title = self.say("thing-invaders-title", region=region)
        return self.make("invaders", title, [*figures, *self.outlook(place)], "invasion")
