"""Playful Gods as numbers."""

from __future__ import annotations

from typing import Final

from godsplay.engine.encoding import Tensor, relative
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState
from godsplay.games.playful_gods.rules.board import (
    ELEMENT_COUNT,
    GOD_COUNT,
    KINDS,
    LEVELS,
    MARK_COUNT,
    MOST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLACES,
    RING_1,
    RINGS,
    SECTORS,
    Board,
)
from godsplay.games.playful_gods.rules.state import State

LEVEL_COUNT: Final = len(LEVELS)
ALL_FIELDS: Final = SECTORS * ELEMENT_COUNT  # of a ring
MANY_TURNS: Final = 250
MANY_CARDS: Final = 12  # of one kind, or in one hand
PUT_BACK: Final = 4  # cards on top of the draw pile that are told one by one


class PlayfulGodsTensor(Tensor):
    """The parts in the order in which they are declared. Sectors are those of the board: rings turn, they do not."""

    def __init__(self, game: Game, board: Board) -> None:
        super().__init__(game)
        self.rings: list[bytearray] = [  # by ring and how far it has turned
            fields_of_ring(board, RING_1 + ring, offset) for ring in range(RINGS) for offset in range(SECTORS)
        ]
        self.turn: int = self.part("turn", 1, MANY_TURNS)
        self.first: int = self.part("first-player", MOST)
        self.whose_turn: int = self.part("whose-turn", MOST)
        self.holder: int = self.part("action-card", MOST)
        self.offsets: int = self.part("rings-turned", RINGS * SECTORS)
        self.levels: int = self.part("champions-level", MOST * LEVEL_COUNT)
        self.sectors: int = self.part("champions-sector", MOST * SECTORS)
        self.fields: int = self.part("elements", RINGS * ALL_FIELDS)
        self.bridges: int = self.part("bridges", PLACES)
        self.hand: int = self.part("hand", KINDS, MANY_CARDS)
        self.open_hands: int = self.part("open-hands", (MOST - 1) * KINDS, MANY_CARDS)
        self.closed_hands: int = self.part("closed-hands", MOST, MANY_CARDS)
        self.unseen: int = self.part("unseen-cards", KINDS, MANY_CARDS)
        self.used: int = self.part("used-cards", KINDS, MANY_CARDS)
        self.put_back: int = self.part("put-back-by", MOST)
        self.put_back_cards: int = self.part("put-back-cards", PUT_BACK * KINDS)
        self.looked: int = self.part("apollo-shows", KINDS, MANY_CARDS)
        self.joined: int = self.part("joined-cards", KINDS, MANY_CARDS)
        self.laid: int = self.part("card-being-laid", KINDS)
        self.board_cards: int = self.part("player-board-cards", MOST * KINDS)
        self.board_marks: int = self.part("player-board-marks", MOST * MARK_COUNT)
        self.god_pile: int = self.part("god-cards-left", GOD_COUNT, max(board.god_copies))
        self.used_gods: int = self.part("god-cards-used", GOD_COUNT, max(board.god_copies))
        self.running: int = self.part("god-cards-lasting", GOD_COUNT * MOST)
        self.god: int = self.part("god-card-drawn", GOD_COUNT)
        self.given: int = self.part("given-to-hermes", KINDS)
        self.have_given: int = self.part("have-given-to-hermes", MOST)
        self.tokens: int = self.part("ability-tokens", ELEMENT_COUNT * MOST)
        self.tokens_played: int = self.part("ability-tokens-played", ELEMENT_COUNT)
        self.collected: int = self.part("ability-tokens-collected", 1, ELEMENT_COUNT)
        self.stepped: int = self.part("stepped-with-artemis", 1)
        self.quintessence: int = self.part("quintessence", 1)

    def write(self, known: CoreState, seat: int, numbers: bytearray) -> None:
        assert isinstance(known, State)
        self.put(numbers, self.turn, known.turn)
        self.write_arena(known, numbers)
        for other in range(known.players):
            self.write_god(known, other, relative(other, seat, known.players), numbers)
        self.write_cards(known, seat, numbers)
        self.write_god_cards(known, seat, numbers)
        numbers[self.first + relative(known.first, seat, known.players)] = 1
        numbers[self.holder + relative(known.holder, seat, known.players)] = 1
        if known.stack and known.whose_turn() != NOBODY:
            numbers[self.whose_turn + relative(known.whose_turn(), seat, known.players)] = 1

    def write_arena(self, known: State, numbers: bytearray) -> None:
        """Fill in how the rings lie and where bridges are."""
        for ring in range(RINGS):
            offset = known.offsets[ring]
            numbers[self.offsets + ring * SECTORS + offset] = 1
            start = self.fields + ring * ALL_FIELDS
            numbers[start : start + ALL_FIELDS] = self.rings[ring * SECTORS + offset]
        for place, bridge in enumerate(known.bridges):
            if bridge > 0:
                numbers[self.bridges + place - place % SECTORS + known.sector(place)] = 1

    def write_god(self, known: State, other: int, place: int, numbers: bytearray) -> None:
        """Fill in what belongs to one god: champion, hand, player board."""
        where = known.places[other]
        if where != NOWHERE:
            numbers[self.levels + place * LEVEL_COUNT + where // SECTORS] = 1
            numbers[self.sectors + place * SECTORS + known.sector(where)] = 1
        self.put(numbers, self.closed_hands + place, known.hidden[other])
        if known.hidden[other] == 0:
            start = self.hand if place == 0 else self.open_hands + (place - 1) * KINDS
            self.put_all(numbers, start, known.hands[other * KINDS : (other + 1) * KINDS])
        if known.board_cards[other] != NOTHING:
            numbers[self.board_cards + place * KINDS + known.board_cards[other]] = 1
            numbers[self.board_marks + place * MARK_COUNT + known.board_marks[other]] = 1
        given = known.given[other]
        if given != NOTHING:
            numbers[self.have_given + place] = 1
            if place == 0 and given >= 0:
                numbers[self.given + given] = 1

    def write_cards(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in the piles, and the cards on their way."""
        self.put_all(numbers, self.unseen, known.draw_pile)
        self.put_all(numbers, self.used, known.used_pile)
        if known.top:
            self.put_owners(numbers, self.put_back, [known.top_seat], seat, known.players)
            for depth, card in enumerate(known.top[:PUT_BACK]):
                if card >= 0:
                    numbers[self.put_back_cards + depth * KINDS + card] = 1
        for card in known.looked:
            if card >= 0:
                numbers[self.looked + card] += 1
        for card in known.joined:
            numbers[self.joined + card] += 1
        if known.laid != NOTHING:
            numbers[self.laid + known.laid] = 1

    def write_god_cards(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in God Cards and Ability tokens."""
        self.put_all(numbers, self.god_pile, known.god_pile)
        self.put_all(numbers, self.used_gods, known.used_gods)
        self.put_owners(numbers, self.running, known.running, seat, known.players)
        if known.god != NOTHING:
            numbers[self.god + known.god] = 1
        self.put_owners(numbers, self.tokens, known.tokens, seat, known.players)
        self.put_all(numbers, self.tokens_played, known.tokens_played)
        self.put(numbers, self.collected, known.collected)
        numbers[self.stepped] = int(known.stepped)
        numbers[self.quintessence] = int(known.quintessence)


def fields_of_ring(board: Board, level: int, offset: int) -> bytearray:
    """Mark the element in each sector of a ring that has turned so far."""
    marks = bytearray(ALL_FIELDS)
    for field in range(SECTORS):
        element = board.elements[level * SECTORS + field]
        marks[(field + offset) % SECTORS * ELEMENT_COUNT + element] = 1
    return marks
