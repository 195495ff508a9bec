"""What there is to know of each thing on the board: what it is, what its numbers mean, the rule."""

from __future__ import annotations

from collections.abc import Callable

from godsplay.engine.message import Value
from godsplay.games.magnates.display.card_things import CardThings
from godsplay.games.magnates.display.panels import points
from godsplay.games.magnates.rules.board import (
    AGES,
    BUILDINGS,
    EMPTY,
    FAMILIES,
    FIEFS,
    FIRST_POWER_SPOT,
    KINGS_IN_AN_AGE,
    NOBODY,
    PARTITIONS_TO_FALL,
    POWERS,
    PROVINCES,
    SEATS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS
from godsplay.games.magnates.rules.phases.conflict import province_strength, strength_pieces
from godsplay.games.magnates.rules.scoring import province_bonus
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.visibility import hand_size
from godsplay.present.presentation import Thing
from godsplay.present.words import Words, signed

Figures = list[tuple[str, str]]


class Things:
    """The things of one position, as one seat sees them."""

    def __init__(self, words: Words, state: State, viewer: int) -> None:
        self.words = words
        self.state = state
        self.cards = state.cards
        self.seats = range(state.players)
        self.card_things = CardThings(words, state, viewer)

    def describe(self, spot: str) -> Thing | None:
        """Describe what stands at a spot of the picture."""
        kind, *about = spot.split(" ")
        known: dict[str, Callable[..., Thing]] = {
            "province": self.province,
            "estates": self.estates,
            "lead": self.lead,
            "fief": self.fief,
            "pawn": self.pawn,
            "partitions": self.partitions,
            "age": self.age,
            "phase": self.phase,
            "order": self.order,
            "power": self.power,
            "senate": self.senate,
            "sejm": self.sejm,
            "king": self.king,
            "family": self.family,
            "wealth": self.wealth,
            "hand-size": self.hand_size,
            "spot": self.card_things.spot,
            "held": self.card_things.held,
            "played": self.card_things.played,
            "hand": self.card_things.hand,
        }
        return known[kind](*about) if kind in known else None

    def say(self, key: str, **values: Value) -> str:
        """Return the words of a key with its values."""
        return self.words.say(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing, as a heading begins."""
        named = str(self.words.name(value))
        return named[:1].upper() + named[1:]

    # The map.

    def province(self, name: str) -> Thing:
        """Describe a Province: who has how many Estates there, and what its defence counts."""
        province = PROVINCES.index(name)
        state = self.state
        figures = [
            (self.name(FAMILIES[seat]), self.say("how-many-estates", count=state.estates_of(province, seat)))
            for seat in self.seats
            if state.estates_of(province, seat)
        ]
        leader = state.leader(province)
        if leader != NOBODY:
            sign = "dominance" if state.dominates(province, leader) else "advantage"
            figures.append((self.say(f"icon-{sign}"), self.name(FAMILIES[leader])))
        if strength_pieces(state, province) or province_strength(state, province):
            figures.append((self.say("thing-defence"), signed(province_strength(state, province))))
        lost = state.is_partitioned(province)
        about = self.say("thing-partitioned" if lost else "thing-province", power=POWERS[province])
        return Thing(self.name(name), about, figures, "partitions" if lost else "dominance")

    def estates(self, province: str, family: str) -> Thing:
        """Describe a family's Estates in a Province, and the Wealth they would be at the end."""
        place, seat = PROVINCES.index(province), FAMILIES.index(family)
        count = self.state.estates_of(place, seat)
        bonus = province_bonus(self.cards, self.state.estates, place * SEATS, self.state.players, seat)
        worth = count * self.cards.estate_wealth
        figures = [
            (self.say("source-estates"), str(count)),
            (self.say(f"thing-{self.standing(place, seat)}"), signed(bonus)),
            (self.say("head-wealth"), f"{worth} + {bonus} = {worth + bonus}"),
        ]
        title = self.say("part-estates-of", seat=family, province=province)
        return Thing(title, self.say("thing-estates"), figures, "scoring")

    def standing(self, province: int, seat: int) -> str:
        """Name what a family has in a Province besides Estates."""
        if self.state.leader(province) != seat:
            return "presence"
        return "dominance" if self.state.dominates(province, seat) else "advantage"

    def lead(self, province: str) -> Thing:
        """Describe the laurel or the crown of a Province."""
        place = PROVINCES.index(province)
        leader = self.state.leader(place)
        sign = self.standing(place, leader)
        worth = self.cards.dominance_wealth if sign == "dominance" else self.cards.advantage_wealth
        figures = [(self.say("thing-held-by"), self.name(FAMILIES[leader])), (self.say("head-wealth"), signed(worth))]
        return Thing(self.say(f"icon-{sign}"), self.say(f"draw-sign-{sign}"), figures, "dominance")

    def fief(self, name: str) -> Thing:
        """Describe a Fief: who holds it, and what it is worth."""
        place = FIEFS.index(name)
        owner = self.state.fiefs[place]
        holder = self.say("thing-nobody") if owner == NOBODY else self.name(FAMILIES[owner])
        figures = [
            (self.say("thing-held-by"), holder),
            (self.say("head-wealth"), signed(self.cards.estate_wealth + self.cards.fief_wealth)),
            (self.say("thing-defence"), signed(self.cards.fief_strength)),
        ]
        about = self.say("thing-fief", province=PROVINCES[self.cards.fief_province[place]])
        return Thing(self.name(name), about, figures, "prizes")

    def pawn(self, name: str, province: str) -> Thing:
        """Describe a building, the Silent Sejm or the Black Clouds."""
        change = dict(strength_pieces(self.state, PROVINCES.index(province)))[name]
        rule = "buildings" if name in BUILDINGS else name
        figures = [(self.say("thing-defence"), signed(change))]
        return Thing(self.name(name), self.say("thing-pawn", province=province), figures, rule)

    def partitions(self) -> Thing:
        """Describe how near the Third Partition is."""
        count = self.state.partitions()
        figures = [(self.say("thing-partitions-now"), f"{count} / {PARTITIONS_TO_FALL}")]
        about = self.say("draw-partitions", count=count)
        return Thing(self.say("draw-partitions-name"), about, figures, "third-partition")

    # What counts the time.

    def age(self, age: str) -> Thing:
        """Describe an age, and which Kings it may bring."""
        place = AGES.index(age)
        first = place * KINGS_IN_AN_AGE
        kings = [self.name(king) for king in KINGS[first : first + KINGS_IN_AN_AGE]]
        figures = [(self.say("thing-kings"), ", ".join(kings))]
        return Thing(self.say("draw-round", round=place + 1, age=age), self.say("thing-age"), figures, "turn")

    def phase(self, name: str) -> Thing:
        """Describe a phase of the round."""
        return Thing(self.say(f"draw-phase-{name}"), self.say(f"thing-phase-{name}"), [], name)

    def order(self) -> Thing:
        """Describe the turn order."""
        figures = [(str(place + 1), self.name(FAMILIES[seat])) for place, seat in enumerate(self.state.order)]
        return Thing(self.say("draw-order-name"), self.say("thing-order"), figures, "turn-order")

    def senate(self) -> Thing:
        """Describe the Senate."""
        return Thing(self.say("draw-senate"), self.say("thing-phase-senate"), [], "senate")

    def sejm(self) -> Thing:
        """Describe the Sejm."""
        return Thing(self.say("draw-sejm"), self.say("thing-phase-sejm"), [], "sejm")

    def king(self) -> Thing:
        """Describe the King, and what his symbol brings."""
        state = self.state
        if state.king == NOBODY:
            return Thing(self.say("draw-throne-empty"), self.say("thing-throne"), [], "election")
        symbol, bonus = SYMBOLS[self.cards.king_symbol[state.king]], self.cards.king_bonus
        figures = [
            (self.say("thing-symbol"), self.name(symbol)),
            (self.say("source-estates"), signed(bonus)),
        ]
        about = self.say("draw-king", king=KINGS[state.king], symbol=symbol, count=bonus)
        return Thing(self.name(KINGS[state.king]), about, figures, "election")

    # Powers and families.

    def power(self, name: str) -> Thing:
        """Describe a Power and its Conflicts on the board."""
        place = POWERS.index(name)
        figures = [
            (self.name(CONFLICTS[self.state.spaces[space]]), self.say("thing-scale-of", scale=self.state.scale(space)))
            for space in (2 * place, 2 * place + 1)
            if self.state.spaces[space] != EMPTY
        ]
        about = self.say("thing-power", province=PROVINCES[place])
        return Thing(self.say(f"draw-power-{name}"), about, figures, "conflicts")

    def family(self, family: str) -> Thing:
        """Describe a family: what it has, and when its turn comes."""
        seat, state = FAMILIES.index(family), self.state
        figures = [
            (self.say("head-wealth"), str(state.scores[seat])),
            (self.say("panel-estates"), str(state.total_estates(seat))),
            (self.say("thing-pawns-left"), str(state.pawns_left(seat))),
            (self.say("panel-hand"), str(hand_size(state, seat))),
            (self.say("panel-privileges"), str(len(state.privileges_of(seat)))),
            (self.say("draw-order-name"), str(state.order.index(seat) + 1)),
        ]
        return Thing(self.name(family), self.say("thing-family"), figures, "scoring")

    def wealth(self, family: str) -> Thing:
        """Describe what a family's Wealth is made of."""
        seat = FAMILIES.index(family)
        figures: Figures = [(source, str(counts[seat])) for source, counts in points(self.words, self.state)]
        figures.append((self.say("thing-total"), str(self.state.scores[seat])))
        return Thing(self.say("thing-wealth-of", family=family), self.say("thing-wealth"), figures, "scoring")

    def hand_size(self, family: str) -> Thing:
        """Describe how many cards a family still holds, and what they are for."""
        held = hand_size(self.state, FAMILIES.index(family))
        figures = [(self.say("panel-hand"), str(held)), (self.say("thing-conflicts-to-come"), str(self.to_come()))]
        return Thing(self.say("thing-hand-of", family=family), self.say("thing-hand"), figures, "family-cards")

    def to_come(self) -> int:
        """Count the Conflicts on the board whose cards have not been turned up."""
        spaces = enumerate(self.state.spaces)
        return sum(card != EMPTY and not self.state.is_shown(FIRST_POWER_SPOT + space) for space, card in spaces)
