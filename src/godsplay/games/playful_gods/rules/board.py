"""The board, the cards and the gods: their names, and their figures as typed tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.games.playful_gods.data.figures import Figures

COLOURS: Final = ["blue", "red", "green", "yellow", "purple", "black"]
FEWEST: Final = 2
MOST: Final = 6

ELEMENTS: Final = ["air", "fire", "earth", "water", "aether"]
ELEMENT_COUNT: Final = 5
MULTI: Final = 5  # the element of a multi-card

# A place is a level and a field on it: level * SECTORS + field. Fields of a ring travel with the ring.
LEVELS: Final = ["start", "ring-1", "ring-2", "ring-3", "centre"]
START: Final = 0
RING_1: Final = 1
RING_2: Final = 2
RING_3: Final = 3
CENTRE: Final = 4
RINGS: Final = 3
SECTORS: Final = 10
PLACES: Final = 50

WAYS: Final = ["in", "out", "clockwise", "counterclockwise"]
IN: Final = 0
OUT: Final = 1
CLOCKWISE: Final = 2
COUNTERCLOCKWISE: Final = 3

# A kind of card is an element and an icon: element * ICONS + icon, where icon 0 is none.
ICONS: Final = 4
CARDS: Final = [name if icon == 0 else f"{name}-{icon}" for name in [*ELEMENTS, "multi"] for icon in range(4)]
KINDS: Final = 24
JOINED: Final = 24  # what pays like a card: two cards of one element, while Iris lasts
PAYMENTS: Final = [*CARDS, "joined"]

# What a card on a player board means.
MARKS: Final = [*ELEMENTS, "ring-1", "ring-2", "ring-3"] * 2
BLOCK: Final = 0  # block an element; block a ring
BLOCK_RING: Final = 5
FIRST: Final = 8  # play first: move with an element; turn a ring
FIRST_RING: Final = 13
MARK_COUNT: Final = 16

GODS: Final = [
    "aphrodite",
    "zeus",
    "poseidon",
    "hades",
    "hera",
    "athena",
    "apollo",
    "artemis",
    "ares",
    "hephaestus",
    "hermes",
    "dionysus",
    "demeter",
    "hestia",
    "persephone",
    "iris",
    "tyche",
    "nike",
]
APHRODITE: Final = 0
ZEUS: Final = 1
POSEIDON: Final = 2
HADES: Final = 3
HERA: Final = 4
ATHENA: Final = 5
APOLLO: Final = 6
ARTEMIS: Final = 7
ARES: Final = 8
HEPHAESTUS: Final = 9
HERMES: Final = 10
DIONYSUS: Final = 11
DEMETER: Final = 12
HESTIA: Final = 13
PERSEPHONE: Final = 14
IRIS: Final = 15
TYCHE: Final = 16
NIKE: Final = 17
GOD_COUNT: Final = 18
LASTING: Final = [APHRODITE, HERA, ARTEMIS, ARES, HEPHAESTUS, HESTIA, PERSEPHONE, IRIS]  # for a round

POWERS: Final = ["tailwind", "scorch", "causeway", "tide", "quintessence"]
TAILWIND: Final = 0
SCORCH: Final = 1
CAUSEWAY: Final = 2
TIDE: Final = 3
QUINTESSENCE: Final = 4

# NONE and HIDDEN of the engine, under the names that rules read best with; written out, they compile to constants.
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
FACE_DOWN: Final = -2  # a card that is there but not known


def element_of(card: i64) -> i64:
    """Return the element of a card, or MULTI."""
    return card // ICONS


def icon_of(card: i64) -> i64:
    """Return the ring that a card can turn; 0 if none."""
    return card % ICONS


def fits(card: i64, element: i64) -> bool:
    """Whether a card, or what pays like one, counts as an element by itself."""
    own = element_of(card)
    return own == element or own >= MULTI


def names_of(cards: list[int]) -> list[str]:
    """Name cards."""
    return [CARDS[card] for card in cards]


# What a mark on a player board means.


def is_played_first(mark: int) -> bool:
    """Whether a card with this mark is to be played first; else it blocks."""
    return mark >= FIRST


def element_marked(mark: i64) -> int:
    """Return the element that a mark names; NOTHING if it names a ring."""
    return mark % FIRST if mark % FIRST < ELEMENT_COUNT else NOTHING


def ring_marked(mark: i64) -> int:
    """Return the ring that a mark names; below 1 if it names an element."""
    return mark % FIRST - ELEMENT_COUNT + 1


def can_be_marked(card: int, mark: int) -> bool:
    """Whether a card can lie on a board with a mark: by its element or by its icon."""
    element = element_marked(mark)
    return fits(card, element) if element != NOTHING else icon_of(card) == ring_marked(mark)


class Board:
    """The figures of one edition."""

    def __init__(self, figures: Figures) -> None:
        board, deck, rules, gods, tokens = figures.board, figures.deck, figures.rules, figures.gods, figures.tokens
        self.elements: list[int] = [NOTHING] * SECTORS  # by place; start fields have none
        for ring in (board.ring_1, board.ring_2, board.ring_3, board.centre):
            self.elements += [ELEMENTS.index(name) for name in ring]
        self.start_fields: list[int] = list(board.start_fields)
        self.bridges: int = board.bridges
        self.deck: list[int] = deck.air + deck.fire + deck.earth + deck.water + deck.aether + deck.multi
        self.hand: int = rules.hand
        self.cards_a_turn: int = rules.cards_a_turn
        self.bridge_cost: int = rules.bridge
        self.dispose: int = rules.dispose
        cards = [getattr(gods, name) for name in GODS]
        self.god_copies: list[int] = [card.copies for card in cards]
        self.passing: list[str] = [card.passing for card in cards]
        self.zeus_turns: int = gods.zeus.turns
        self.poseidon_turns: int = gods.poseidon.turns
        self.athena_cards: int = gods.athena.cards
        self.apollo_cards: int = gods.apollo.cards
        self.ares_cards: int = gods.ares.cards
        self.demeter_cards: int = gods.demeter.cards
        self.god_figures: list[int] = [0] * GOD_COUNT  # the number that a God Card names, if any
        self.god_figures[ZEUS] = self.zeus_turns
        self.god_figures[POSEIDON] = self.poseidon_turns
        self.god_figures[ATHENA] = self.athena_cards
        self.god_figures[APOLLO] = self.apollo_cards
        self.god_figures[ARES] = self.ares_cards
        self.god_figures[DEMETER] = self.demeter_cards
        self.god_figures[TYCHE] = self.hand
        by_element = [tokens.air, tokens.fire, tokens.earth, tokens.water, tokens.aether]
        self.powers: list[int] = [POWERS.index(name) for name in by_element]  # by element
        self.tokens_owned: int = tokens.owned
        self.tokens_a_turn: int = tokens.a_turn
        self.tide: int = tokens.tide
