"""What there is to know of cards: on the spots where they are won, before a family, in the hand."""

from __future__ import annotations

from godsplay.engine.message import Value
from godsplay.games.magnates.display.card_words import (
    card_change,
    card_moment,
    card_rule,
    condition_count,
    losses,
    prize,
)
from godsplay.games.magnates.display.effects import contest_so_far
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FACE_DOWN,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    POWERS,
    PROVINCES,
    SENATORS,
    SET_ASIDE,
    SPOTS,
    SYMBOLS,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, PRIVILEGES
from godsplay.games.magnates.rules.frames import contested_spot
from godsplay.games.magnates.rules.phases.conflict import province_strength, reaches_scale, total_strength
from godsplay.games.magnates.rules.state import State
from godsplay.present.presentation import Thing
from godsplay.present.words import Words, signed

Figures = list[tuple[str, str]]


class CardThings:
    """The cards of one position, as one seat sees them."""

    def __init__(self, words: Words, state: State, viewer: int) -> None:
        self.words = words
        self.state = state
        self.cards = state.cards
        self.viewer = viewer

    def say(self, key: str, **values: Value) -> str:
        """Return the words of a key with its values."""
        return self.words.say(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing, as its card does."""
        return self.say(f"draw-{value}") if value in SENATORS else str(self.words.name(value))

    # On the spots.

    def spot(self, name: str) -> Thing:
        """Describe what can be won, or is fought against, on a spot."""
        spot = SPOTS.index(name)
        if spot < FIRST_SEJM_SPOT:
            return self.prize(spot, SENATORS[spot], self.state.senators[spot])
        if spot < FIRST_POWER_SPOT:
            dealt = self.state.sejm[spot - FIRST_SEJM_SPOT]
            if dealt == EMPTY:
                return Thing(self.say("draw-no-privilege"), self.say("thing-phase-sejm"), [], "sejm")
            return self.prize(spot, PRIVILEGES[dealt], self.state.won_by[spot - FIRST_SEJM_SPOT])
        if self.state.spaces[spot - FIRST_POWER_SPOT] == EMPTY:
            power = POWERS[province_of_spot(spot)]
            return Thing(self.say("thing-no-conflict"), self.say("thing-space", power=power), [], "conflicts")
        return self.conflict(spot)

    def prize(self, spot: int, card: str, winner: int) -> Thing:
        """Describe a Senator or a Privilege: what it brings, what it does, how the contest for it stands."""
        figures = [(self.say("thing-estates-for"), self.estates_for(spot, card)), *self.symbols(card)]
        figures.append((self.say("head-moment"), card_moment(self.words, card)))
        if winner >= 0:
            figures.append((self.say("thing-held-by"), self.name(FAMILIES[winner])))
        elif winner == SET_ASIDE:
            figures.append((self.say("thing-held-by"), self.say("draw-set-aside")))
        return Thing(self.name(card), self.text(card), [*figures, *self.standing(spot)], card_rule(card))

    def estates_for(self, spot: int, card: str) -> str:
        """Describe the Estates that a card brings, with what the King adds."""
        total = self.state.estates_for(spot)
        if card in SENATORS:
            printed = self.cards.senator_estates[SENATORS.index(card)]
        else:
            printed = self.cards.privilege_estates[PRIVILEGES.index(card)]
        if total == printed:
            return str(total)
        return self.say("thing-estates-sum", printed=printed, more=total - printed, count=total)

    def symbols(self, card: str) -> Figures:
        """Name the symbols of a card."""
        if card in SENATORS:
            bits = self.cards.senator_symbols[SENATORS.index(card)]
        else:
            bits = self.cards.privilege_symbols[PRIVILEGES.index(card)]
        names = [self.name(name) for place, name in enumerate(SYMBOLS) if (bits >> place) & 1]
        return [(self.say("thing-symbol"), ", ".join(names))] if names else []

    def standing(self, spot: int) -> Figures:
        """Describe how the contest for a spot stands, if it is being resolved."""
        if spot != contested_spot(self.state):
            return []
        said = contest_so_far(self.words, self.state, self.viewer)
        return [(self.say("thing-so-far"), said)] if said else []

    def text(self, card: str) -> str:
        """Describe in full what a card does."""
        change = signed(card_change(self.cards, card))
        count = condition_count(self.cards, card, self.state.players)
        return self.say(f"card-text-{card}", change=change, count=count)

    def conflict(self, spot: int) -> Thing:
        """Describe a Conflict: its scale, what stands against it, what winning and losing bring."""
        space = spot - FIRST_POWER_SPOT
        card, scale = self.state.spaces[space], self.state.scale(space)
        province = province_of_spot(spot)
        figures = [
            (self.say("icon-scale"), str(scale)),
            (self.say("thing-if-won"), prize(self.words, self.state, card)),
            (self.say("thing-if-lost"), "; ".join(losses(self.words, self.cards, card))),
        ]
        if province_strength(self.state, province):
            figures.append((self.say("thing-defence"), signed(province_strength(self.state, province))))
        if self.state.is_shown(spot) and spot == contested_spot(self.state):
            figures.append((self.say("icon-gathered"), self.sum_so_far(spot, scale)))
        key = "thing-undefeated" if self.state.undefeated[space] else "thing-conflict"
        about = self.say(key, province=PROVINCES[province], scale=scale)
        return Thing(self.name(CONFLICTS[card]), about, figures, "conflict-strength")

    def sum_so_far(self, spot: int, scale: int) -> str:
        """Compare the Strength that has been gathered with the scale."""
        total = total_strength(self.state, spot)
        result = "won" if reaches_scale(self.state, spot, total) else "lost"
        return self.say("thing-sum", total=total, scale=scale, short=scale - total, result=result)

    # Before a family, and Family cards.

    def held(self, card: str) -> Thing:
        """Describe a Senator or Privilege before a family: what it does, and when."""
        figures = [(self.say("head-moment"), card_moment(self.words, card)), *self.symbols(card)]
        return Thing(self.name(card), self.text(card), figures, card_rule(card))

    def played(self, family: str, spot: str) -> Thing:
        """Describe a Family card on a spot, as far as it is known."""
        seat, where = FAMILIES.index(family), SPOTS.index(spot)
        card = self.state.card_at(seat, where)
        title = self.say("thing-card-of", family=family, spot=self.state.contested(where))
        if card == FACE_DOWN:
            return Thing(title, self.say("thing-face-down"), [], "family-cards")
        figures = self.values(card)
        if where == contested_spot(self.state) and self.state.modifiers[seat]:
            figures.append((self.say("thing-changed"), signed(self.state.modifiers[seat])))
        about = self.say("thing-face-up" if self.state.is_shown(where) else "thing-own-face-down")
        return Thing(title, about, figures, "family-cards")

    def hand(self, name: str) -> Thing:
        """Describe a Family card in the hand."""
        card = FAMILY_CARDS.index(name)
        title = self.say("thing-family-card", card=name)
        return Thing(title, self.say("thing-in-hand"), self.values(card), "family-cards")

    def values(self, card: int) -> Figures:
        """List what a Family card counts."""
        return [
            (self.say("head-influence"), str(self.cards.influence[card])),
            (self.say("head-strength-of-card"), str(self.cards.strength[card])),
        ]
