"""The board as tables for a terminal."""

from __future__ import annotations

from godsplay.engine.message import Value
from godsplay.games.magnates.display.grades import is_reconstructed
from godsplay.games.magnates.rules.board import (
    AGES,
    EMPTY,
    FACE_DOWN,
    FAMILIES,
    FAMILY_CARDS,
    FIEFS,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    NOBODY,
    PROVINCES,
    SENATORS,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES
from godsplay.games.magnates.rules.phases.conflict import strength_pieces
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.visibility import face_down_cards
from godsplay.present.presentation import TextTable
from godsplay.present.words import Words


class Tables:
    """What a seat knows of one position, and the words to show it with."""

    def __init__(self, words: Words, state: State) -> None:
        self.words = words
        self.state = state
        self.seats = range(state.players)

    def status(self) -> str:
        """Describe which round, King and phase it is."""
        state = self.state
        values: dict[str, Value] = {"round": state.round, "age": AGES[state.round - 1]}
        if state.third_partition:
            return self.words.say("board-third-partition")
        if not state.stack:
            return self.words.say("board-over", values)
        step = state.stack[-1].step.name
        values["step"] = step
        if state.king == NOBODY:
            return self.words.say("board-set-up" if step == "set-up" else "board-interregnum", values)
        values["king"] = KINGS[state.king]
        values["symbol"] = SYMBOLS[state.cards.king_symbol[state.king]]
        return self.words.say("board-status", values)

    def when(self) -> str:
        """Name the round and the phase."""
        state = self.state
        if not state.stack or not state.round:
            return ""
        return self.words.say("when", {"round": state.round, "step": state.stack[0].step.name})

    def all(self) -> list[TextTable]:
        """List the tables from top to bottom."""
        spots = self.spots()
        return [self.provinces(), self.families(), *([spots] if spots.rows else [])]

    def notes(self) -> list[str]:
        """Explain the mark of what is reconstructed, if there is any."""
        marked = any("*" in cell for table in self.all() for row in table.rows for cell in row)
        return [self.words.say("board-reconstructed")] if marked else []

    # The tables.

    def provinces(self) -> TextTable:
        """Show the Estates in each Province, who leads, its Fiefs, and what threatens it."""
        heads = [self.say("head-province"), *(self.name(FAMILIES[seat]) for seat in self.seats)]
        heads += [self.say(f"head-{head}") for head in ("leader", "fiefs", "strength", "conflicts")]
        rows = [
            [
                self.province(province),
                *(str(self.state.estates_of(province, seat) or "·") for seat in self.seats),
                self.leader(province),
                self.fiefs(province),
                self.strength(province),
                self.threats(province),
            ]
            for province in range(len(PROVINCES))
        ]
        return TextTable(self.say("title-provinces"), heads, rows)

    def families(self) -> TextTable:
        """Show what each family holds, in turn order."""
        heads = ["order", "family", "wealth", "hand", "senators", "privileges"]
        scores = self.state.scores
        rows = [
            [
                str(place + 1),
                self.name(FAMILIES[seat]),
                str(scores[seat]),
                self.hand(seat),
                ", ".join(self.name(name) for each, name in enumerate(SENATORS) if self.state.senators[each] == seat),
                ", ".join(self.privilege(card) for card in self.state.privileges_of(seat)),
            ]
            for place, seat in enumerate(self.state.order)
        ]
        return TextTable(self.say("title-families"), [self.say(f"head-{head}") for head in heads], rows)

    def spots(self) -> TextTable:
        """Show the Family cards that lie at Senators, Privileges and Conflicts."""
        heads = [self.say("head-spot"), self.say("head-card")]
        heads += [self.name(FAMILIES[seat]) for seat in self.seats]
        rows = []
        for spot, name in enumerate(SPOTS):
            placed = [self.state.card_at(seat, spot) for seat in self.seats]
            on_it = self.on_spot(spot)
            if on_it or any(card != EMPTY for card in placed):
                rows.append([self.name(name), on_it, *(self.family_card(card) for card in placed)])
        return TextTable(self.say("title-spots"), heads, rows)

    # What stands in their cells.

    def say(self, key: str) -> str:
        """Return the words for a key without values."""
        return self.words.say(key)

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return str(self.words.name(value))

    def province(self, province: int) -> str:
        """Name a Province, and whether it is partitioned."""
        name = PROVINCES[province]
        if self.state.is_partitioned(province):
            return self.words.say("board-partitioned", {"province": name})
        return self.name(name)

    def leader(self, province: int) -> str:
        """Name who has Advantage or Dominance."""
        leader = self.state.leader(province)
        if leader == NOBODY:
            return ""
        key = "board-dominates" if self.state.dominates(province, leader) else "board-advantage"
        return self.words.line(key, {"seat": FAMILIES[leader]})

    def fiefs(self, province: int) -> str:
        """Name who holds the Fiefs of a Province."""
        return ", ".join(
            f"{self.name(FIEFS[fief])}: {'·' if holder == NOBODY else self.name(FAMILIES[holder])}"
            for fief, holder in enumerate(self.state.fiefs)
            if self.state.cards.fief_province[fief] == province
        )

    def strength(self, province: int) -> str:
        """List what adds to or takes from the total Strength in a Province."""
        return ", ".join(f"{self.name(name)} {change:+}" for name, change in strength_pieces(self.state, province))

    def threats(self, province: int) -> str:
        """Name the Conflicts on the two spaces of a Province's Power."""
        return "; ".join(self.threat(space) for space in (2 * province, 2 * province + 1)).strip("; ")

    def threat(self, space: int) -> str:
        """Name the Conflict on a space, with its scale."""
        if self.state.spaces[space] == EMPTY:
            return ""
        conflict = CONFLICTS[self.state.spaces[space]]
        mark = self.mark(f"conflict.{conflict}.scale")
        key = "board-undefeated" if self.state.undefeated[space] else "board-threat"
        return self.words.say(key, {"conflict": conflict, "scale": self.state.scale(space), "mark": mark})

    def hand(self, seat: int) -> str:
        """Show a hand, or what is known of it: the cards of a family that nobody has seen this round."""
        hidden = face_down_cards(self.state, seat)
        cards = " ".join(self.family_card(card) for card in self.state.cards_in_hand(seat))
        return f"{cards} ({hidden} ?)" if hidden else cards

    def family_card(self, card: int) -> str:
        """Name a Family card as far as it is known."""
        if card == EMPTY:
            return "·"
        return "?" if card == FACE_DOWN else self.name(FAMILY_CARDS[card])

    def on_spot(self, spot: int) -> str:
        """Name the card that is contested at a spot."""
        if spot >= FIRST_POWER_SPOT:
            return self.threat(spot - FIRST_POWER_SPOT)
        if spot < FIRST_SEJM_SPOT or self.state.sejm[spot - FIRST_SEJM_SPOT] == EMPTY:
            return ""
        dealt = self.state.sejm[spot - FIRST_SEJM_SPOT]
        winner = self.state.won_by[spot - FIRST_SEJM_SPOT]
        if winner == NOBODY:
            return self.privilege(dealt)
        return self.words.say("board-won", {"privilege": PRIVILEGES[dealt], "seat": FAMILIES[winner]})

    def privilege(self, card: int) -> str:
        """Name a Privilege with the Estates that it brings and its symbols, as far as they are sure."""
        name = PRIVILEGES[card]
        figures = self.state.game.edition.figures
        symbols = "/".join(self.name(each) for each in figures[f"privilege.{name}.symbols"].value)
        marks = [self.mark(f"privilege.{name}.{field}") for field in ("estates", "symbols")]
        return f"{self.name(name)} ({self.state.cards.privilege_estates[card]}{marks[0]} {symbols}{marks[1]})"

    def mark(self, key: str) -> str:
        """Return the mark of a figure that is reconstructed."""
        return "*" if is_reconstructed(self.state, key) else ""
