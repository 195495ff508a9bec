"""What there is to know of each thing in the picture: what it is, what its numbers mean, the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from godsplay.games.playful_gods.display import panels
from godsplay.games.playful_gods.display.arena_things import ArenaThings, Figures
from godsplay.games.playful_gods.display.choices import half_of_mark
from godsplay.games.playful_gods.display.naming import card_names, god_effect, kind_of_mark, listed, power_effect
from godsplay.games.playful_gods.rules.action_card import next_holder
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    COLOURS,
    ELEMENTS,
    FACE_DOWN,
    GODS,
    ICONS,
    KINDS,
    MARKS,
    MULTI,
    NOBODY,
    NOTHING,
    POWERS,
    element_of,
    icon_of,
)
from godsplay.games.playful_gods.rules.bridges import bridges_left, cost
from godsplay.games.playful_gods.rules.visibility import draw_pile_size
from godsplay.present.presentation import Thing


class Things(ArenaThings):
    """What a seat can learn of the things in one position."""

    def describe(self, spot: str) -> Thing | None:
        """Describe what stands at a spot."""
        kind, *names = spot.split(" ")
        known = KINDS_OF_THINGS.get(kind)
        return known(self, *names) if known else None

    # The supply.

    def pile(self) -> Thing:
        """Describe the draw pile."""
        figures = [self.figure("cards", draw_pile_size(self.state))]
        return Thing(self.say("thing-pile"), self.say("thing-pile-about"), figures, "hands")

    def top(self) -> Thing:
        """Describe what one knows of the draw pile."""
        known = [card for card in self.state.top if card != FACE_DOWN]
        about = self.say("board-top", cards=card_names(known)) if known else ""
        return Thing(self.say("thing-top"), about, [], "god-cards")

    def used(self) -> Thing:
        """Describe the used cards, which lie open."""
        pile = self.state.used_pile
        figures = [self.figure("cards", sum(pile))]
        for element, name in enumerate([*ELEMENTS, "multi"]):
            figures.append((self.name(name), str(sum(pile[element * ICONS : (element + 1) * ICONS]))))
        return Thing(self.say("thing-used"), self.say("thing-used-about"), figures, "used-cards")

    def god_pile(self) -> Thing:
        """Describe the God Cards still to come."""
        figures = [self.figure("cards", sum(self.state.god_pile))]
        return Thing(self.say("thing-god-pile"), self.say("thing-god-pile-about"), figures, "god-cards")

    def gods_used(self) -> Thing:
        """List the God Cards that have been drawn."""
        used = [GODS[god] for god, count in enumerate(self.state.used_gods) for _ in range(count)]
        figures = [self.figure("cards", len(used))]
        return Thing(self.say("thing-gods-used"), listed(self.words, used), figures, "god-cards")

    def bridges(self) -> Thing:
        """Describe the bridges that are left, and what one costs now."""
        figures = [self.figure("left", bridges_left(self.state)), self.figure("cost", cost(self.state))]
        return Thing(self.say("thing-bridges"), self.say("piece-bridges-about"), figures, "bridges")

    def token(self, element: str) -> Thing:
        """Describe an Ability token: its power, whose it is, how it is won."""
        power = self.state.board.powers[ELEMENTS.index(element)]
        owner = self.state.tokens[ELEMENTS.index(element)]
        figures = [self.figure("owner", self.say("figure-nobody") if owner == NOBODY else self.name(COLOURS[owner]))]
        about = f"{power_effect(self.words, self.state.board, power)} {self.say('thing-token-about', element=element)}"
        return Thing(self.say("thing-token", element=element, power=POWERS[power]), about, figures, "ability-tokens")

    # God Cards.

    def god(self, name: str) -> Thing:
        """Describe a God Card."""
        god = GODS.index(name)
        state = self.state
        figures: Figures = []
        if state.lasts(god):
            figures.append(self.figure("lasts", self.name(COLOURS[state.running[god]])))
        if state.god == god and state.stack:
            figures.append(self.figure("action-card-next", self.name(COLOURS[next_holder(state, state.whose_turn())])))
        return Thing(self.name(name), god_effect(self.words, state.board, god), figures, "god-cards")

    def god_place(self) -> Thing:
        """Describe the place for God Cards."""
        return Thing(self.say("draw-no-god"), self.say("thing-god-pile-about"), [], "god-cards")

    def action_card(self) -> Thing:
        """Describe the Action Card."""
        figures = [self.figure("held-by", self.name(COLOURS[self.state.holder]))]
        return Thing(self.say("piece-action-card"), self.say("thing-action-card"), figures, "action-card")

    # Gods and their boards.

    def board(self, colour: str) -> Thing:
        """Describe a god: what the board before them shows."""
        figures = panels.panel(self.words, self.state, COLOURS.index(colour))
        return Thing(self.name(colour), self.say("thing-seat"), figures, "player-boards")

    def held(self, colour: str) -> Thing:
        """Describe a hand, as far as it is known."""
        seat = COLOURS.index(colour)
        figures = [self.figure("cards", self.state.hand_size(seat))]
        known = listed(self.words, card_names(self.state.cards_of(seat)))
        return Thing(self.say("thing-held", seat=colour), known or self.say("thing-held-about"), figures, "hands")

    def slot(self, colour: str, kind: str, half: str) -> Thing:
        """Describe a slot of a player board, and the card that lies on it."""
        seat = COLOURS.index(colour)
        mark = self.state.board_marks[seat]
        rule = "play-first" if kind == "first" else "player-boards"
        about = self.say(f"thing-slot-{kind}-{half}")
        if mark == NOTHING or (kind_of_mark(mark), half_of_mark(mark)) != (kind, half):
            return Thing(self.say(f"thing-slot-{kind}", seat=colour), about, [], rule)
        card = CARDS[self.state.board_cards[seat]]
        title = self.say(f"draw-on-board-{kind}", seat=colour, thing=MARKS[mark], card=card)
        return Thing(title, about, [self.figure("card", self.name(card))], rule)

    # Cards.

    def card(self, name: str) -> Thing:
        """Describe a card: what its element and its number are good for."""
        card = CARDS.index(name)
        element, ring = element_of(card), icon_of(card)
        moves = self.say("figure-any-element") if element == MULTI else self.name(ELEMENTS[element])
        figures = [self.figure("moves-onto", moves)]
        figures.append(self.figure("turns", self.say("draw-ring-name", ring=ring) if ring else self.say("figure-none")))
        if self.seat != NOBODY:
            figures.append(self.figure("in-hand", self.state.hands[self.seat * KINDS + card]))
        return Thing(self.name(name), self.say("thing-card"), figures, "actions")

    def joined(self) -> Thing:
        """Describe a joined pair."""
        figures = [self.figure("cards", listed(self.words, card_names(self.state.joined)))]
        return Thing(self.say("thing-joined"), self.say("draw-god-iris"), figures, "god-cards")


KINDS_OF_THINGS: Final[dict[str, Callable[..., Thing]]] = {
    "field": Things.field,
    "floor": Things.floor,
    "ring": Things.ring,
    "turn": Things.turn_ring,
    "pile": Things.pile,
    "top": Things.top,
    "used": Things.used,
    "god-pile": Things.god_pile,
    "gods-used": Things.gods_used,
    "bridges": Things.bridges,
    "token": Things.token,
    "god": Things.god,
    "god-place": Things.god_place,
    "action-card": Things.action_card,
    "seat": Things.board,
    "held": Things.held,
    "slot": Things.slot,
    "card": Things.card,
    "laid": Things.card,
    "looked": Things.card,
    "joined": Things.joined,
}
