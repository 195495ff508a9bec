"""The pieces and where they are."""

from __future__ import annotations

from mypy_extensions import i64

from godsplay.engine.chance import Chance, spread
from godsplay.engine.game import Game
from godsplay.engine.state import State as EngineState
from godsplay.games.playful_gods.rules import extras, validation, visibility
from godsplay.games.playful_gods.rules.board import (
    BLOCK,
    BLOCK_RING,
    CENTRE,
    ELEMENT_COUNT,
    KINDS,
    NOBODY,
    SECTORS,
    Board,
)
from godsplay.games.playful_gods.rules.readings import Readings


class State(EngineState):
    """A position. Hands are flat: `hands[seat * KINDS + card]`; cards of a kind are alike."""

    board: Board
    with_tokens: bool
    with_play_first: bool
    bridge_into_centre: bool
    first: int
    turn: int  # counted from 1, over all gods
    offsets: list[int]  # by level: sectors it has turned clockwise; start fields and centre never do
    places: list[int]  # by seat: level and field of the champion
    bridges: list[int]  # by place: 1 if one lies there
    hands: list[int]  # by seat and card; secret
    hidden: list[int]  # by seat: cards in hand that this copy does not show
    draw_pile: list[int]  # by card; a copy that hides cards counts them here
    used_pile: list[int]  # by card; lies open
    top: list[int]  # cards put back on the draw pile, the uppermost first; secret
    top_seat: int  # who put them there
    looked: list[int]  # what Apollo shows the god whose turn it is; secret
    joined: list[int]  # pairs that Iris lets count as multi-cards, one after the other
    given: list[int]  # by seat: the card chosen for Hermes, still in hand; secret
    board_cards: list[int]  # by seat: the card on the player board
    board_marks: list[int]  # by seat: what it means
    god_pile: list[int]  # by god: cards not drawn yet
    used_gods: list[int]  # by god
    running: list[int]  # by god: who drew the effect that lasts; it ends with their next turn
    god: int  # drawn this turn
    holder: int  # of the Action Card
    cards_used: int  # this turn, by the god whose turn it is
    tokens: list[int]  # by element: who owns the Ability token
    tokens_played: list[int]  # by element: 1 if played this turn
    collected: int  # tokens this turn
    stepped: bool  # with Artemis, this turn
    quintessence: bool  # the next card that does not fit counts as any element

    def __init__(
        self, game: Game, board: Board, readings: Readings, players: int, options: dict[str, bool], chance: Chance
    ) -> None:
        super().__init__(game, players, options, chance)
        self.readings = readings
        self.board = board
        self.with_tokens = options["tokens"]
        self.with_play_first = options["play_first"]
        self.bridge_into_centre = options["bridge_into_centre"]

    def clone(self) -> State:
        copy = State(self.game, self.board, self.readings, self.players, self.options, self.chance.clone())
        copy.stack = [frame.clone() for frame in self.stack]
        copy.first = self.first
        copy.turn = self.turn
        copy.offsets = self.offsets.copy()
        copy.places = self.places.copy()
        copy.bridges = self.bridges.copy()
        copy.hands = self.hands.copy()
        copy.hidden = self.hidden.copy()
        copy.draw_pile = self.draw_pile.copy()
        copy.used_pile = self.used_pile.copy()
        copy.top = self.top.copy()
        copy.top_seat = self.top_seat
        copy.looked = self.looked.copy()
        copy.joined = self.joined.copy()
        copy.given = self.given.copy()
        copy.board_cards = self.board_cards.copy()
        copy.board_marks = self.board_marks.copy()
        copy.god_pile = self.god_pile.copy()
        copy.used_gods = self.used_gods.copy()
        copy.running = self.running.copy()
        copy.god = self.god
        copy.holder = self.holder
        copy.cards_used = self.cards_used
        copy.tokens = self.tokens.copy()
        copy.tokens_played = self.tokens_played.copy()
        copy.collected = self.collected
        copy.stepped = self.stepped
        copy.quintessence = self.quintessence
        return copy

    # Order of play.

    def seat_after(self, seat: int, steps: int) -> int:
        """Find who sits that many seats to the left, clockwise."""
        return (seat + steps) % self.players

    def whose_turn(self) -> int:
        """Find the god whose turn it is."""
        return self.stack[0].seat

    # Where things lie. Fields travel with their rings, sectors stay.

    def level(self, seat: i64) -> i64:
        """Return the level on which a champion stands."""
        place: i64 = self.places[seat]
        return place // SECTORS

    def sector(self, place: i64) -> i64:
        """Find the sector that a place lies in now."""
        turned: i64 = self.offsets[place // SECTORS]
        return (place + turned) % SECTORS

    def place_at(self, level: i64, sector: i64) -> i64:
        """Find the place of a level that lies in a sector now."""
        turned: i64 = self.offsets[level]
        return level * SECTORS + (sector - turned) % SECTORS

    def champion_on(self, place: int) -> int:
        """Find whose champion stands on a place."""
        return self.places.index(place) if place in self.places else NOBODY

    # Hands.

    def hand_size(self, seat: int) -> int:
        """Count the cards in a hand."""
        total: i64 = self.hidden[seat]
        start: i64 = seat * KINDS
        for place in range(start, start + KINDS):
            total += self.hands[place]
        return total

    def held(self, seat: int) -> list[int]:
        """List the kinds of cards that a god holds."""
        found: list[int] = []
        start: i64 = seat * KINDS
        for place in range(start, start + KINDS):
            if self.hands[place] > 0:
                found.append(place - start)
        return found

    def cards_of(self, seat: int) -> list[int]:
        """List the cards in a hand."""
        return spread(self.hands[seat * KINDS : (seat + 1) * KINDS])

    def look_into_hand(self, seat: int) -> None:
        """Stop here if the rules depend on a hand that this copy does not show."""
        if self.hidden[seat] > 0:
            self.reveal()

    # Player boards, gods and tokens.

    def blocks_element(self, seat: i64, element: i64) -> bool:
        """Whether a god may not move or build with an element."""
        return self.board_marks[seat] == BLOCK + element

    def blocks_ring(self, seat: i64, ring: i64) -> bool:
        """Whether a god may not turn a ring."""
        return self.board_marks[seat] == BLOCK_RING + ring - 1

    def lasts(self, god: i64) -> bool:
        """Whether the effect of a God Card lasts."""
        return self.running[god] != NOBODY

    def token_of(self, power: int) -> int:
        """Find the element whose token has a power."""
        return self.board.powers.index(power)

    def tokens_of(self, seat: int) -> list[int]:
        """List the elements whose tokens a god owns."""
        return [element for element in range(ELEMENT_COUNT) if self.tokens[element] == seat]

    # The contract.

    @property
    def scores(self) -> list[int]:
        return [1 if self.level(seat) == CENTRE else 0 for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if self.level(seat) == CENTRE]

    def problems(self) -> list[str]:
        return validation.problems(self)

    def hide(self, seat: int) -> None:
        super().hide(seat)
        visibility.hide(self, seat)

    def fill(self, chance: Chance) -> None:
        visibility.fill(self, chance)

    def extras(self) -> dict[str, object]:
        return extras.where_things_lie(self)
