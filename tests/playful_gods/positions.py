"""Positions for tests: whatever is not said is as simple as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import godsplay
from godsplay.engine.chance import Chance, Scripted, Seeded
from godsplay.games.playful_gods.rules.board import CARDS, CENTRE, COLOURS, ELEMENTS, GODS, LEVELS, RING_1, SECTORS
from godsplay.games.playful_gods.rules.game import PlayfulGods
from godsplay.games.playful_gods.rules.state import State

BLUE, RED, GREEN, YELLOW, PURPLE, BLACK = range(6)
RING = {"blue": ("ring-1", 0), "red": ("ring-1", 4), "green": ("ring-1", 8)}
INNER = {"blue": ("ring-3", 1)}  # the centre shows fire there


def opened(edition: dict[str, Any] | None = None, **readings: str) -> PlayfulGods:
    """Open the game, in an edition of one's own or with contested lines read otherwise."""
    agreed = {name.replace("_", "-"): way for name, way in readings.items()}
    game = godsplay.game("playful-gods", edition, agreed)
    assert isinstance(game, PlayfulGods)
    return game


GAME = opened()


class Foretold(Chance):
    """Outcomes as foretold, then any."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__()
        self.script = Scripted(outcomes)
        self.later = Seeded("later")

    def below(self, limit: int) -> int:
        return self.later.below(limit)

    def draw(self, bag: list[int]) -> int:
        source: Chance = self.later if self.script.used == len(self.script.outcomes) else self.script
        thing = source.draw(bag)
        self.drawn.append(thing)
        return thing

    def clone(self) -> Foretold:
        copy = Foretold(self.script.outcomes)
        copy.script = self.script.clone()
        copy.later = self.later.clone()
        return copy


def cards(names: str) -> list[int]:
    """Return the numbers of cards."""
    return [CARDS.index(name) for name in names.split()]


def field(level: str, sector: int, offsets: Sequence[int]) -> int:
    """Return the field of a level that lies in a sector."""
    number = LEVELS.index(level)
    return (sector - (offsets[number - RING_1] if RING_1 <= number < CENTRE else 0)) % SECTORS


def sit(
    players: int = 3,
    hands: dict[str, str] | None = None,
    at: dict[str, tuple[str, int]] | None = None,
    offsets: Sequence[int] = (0, 0, 0),
    bridges: Sequence[tuple[str, int]] = (),
    boards: dict[str, tuple[str, str]] | None = None,
    own: dict[str, str] | None = None,
    lasting: dict[str, str] | None = None,
    used: str = "",
    unseen: str | None = None,
    top: str = "",
    top_of: str | None = None,
    step: str = "perform-actions",
    turn: int = 2,
    whose: str = "blue",
    holder: str = "blue",
    outcomes: Iterable[int] = (),
    game: PlayfulGods = GAME,
    **options: bool,
) -> State:
    """Sit down at a table where something is going on; blue is to act with a hand of one air card."""
    hands = {"blue": "air"} | (hands or {})
    boards, at = boards or {}, at or {}
    data: dict[str, Any] = game.new(players=players, seed=1, chance=None, **options).to_data()
    for number, colour in enumerate(COLOURS[:players]):
        level, sector = at.get(colour, ("start", number))
        card, use = boards.get(colour, (None, None))
        data["seats"][colour] = {
            "champion": f"{level} {field(level, sector, offsets)}",
            "hand": dict(Counter(hands.get(colour, "").split())),
            "board-card": card,
            "board-use": use,
        }
    lying = [*used.split(), *top.split(), *" ".join(hands.values()).split(), *(card for card, _ in boards.values())]
    data["cards"] = piles(game, lying, used.split(), None if unseen is None else unseen.split())
    data["top"], data["top-known-to"] = top.split(), top_of
    for ring, turned in enumerate(offsets, RING_1):
        data["levels"][LEVELS[ring]]["turned"] = turned
    for level, sector in bridges:
        data["levels"][level]["bridges"][str(field(level, sector, offsets))] = True
    for god, drawer in (lasting or {}).items():
        data["gods"][god] = {"pile": 0, "discarded": 1, "lasts-for": drawer}
    for colour, elements in (own or {}).items():
        for element in elements.split():
            data["elements"][element]["token-of"] = colour
    data["turn"], data["first"], data["action-card"] = turn, "blue", holder
    data["stack"] = [{"step": step, "seat": whose}]
    state = game.position(data, chance=Foretold(outcomes))
    assert isinstance(state, State)
    state.listening = True
    return state


def piles(game: PlayfulGods, lying: list[str], used: list[str], unseen: list[str] | None) -> dict[str, dict[str, int]]:
    """Return both piles by card; if the cards left to draw are given, all others are used."""
    found = {}
    for card, count in zip(CARDS, game.board.deck, strict=True):
        rest = count - lying.count(card)
        left = rest if unseen is None else unseen.count(card)
        found[card] = {"unseen": left, "used": used.count(card) if unseen is None else rest - left}
    return found


def summon(god: str, then: Sequence[str] = (), **table: Any) -> State:
    """Sit down where blue is about to draw a God Card; `then` are the cards drawn after it."""
    table.setdefault("turn", 7)
    outcomes = [GODS.index(god), *[CARDS.index(name) for name in then]]
    return sit(step="god-card", outcomes=outcomes, **table)


def do(state: State, seat: int, *moves: str) -> State:
    """Make moves, one after the other."""
    for move in moves:
        state.apply(seat, GAME.actions[move])
    return state


def allowed(state: State, seat: int = BLUE) -> list[str]:
    """List what a seat may do, in notation."""
    return [str(action) for action in state.legal(seat)]


def ways(state: State, seat: int = BLUE) -> list[str]:
    """List the ways in which a champion can be moved."""
    return sorted({move.split()[1] for move in allowed(state, seat) if move.startswith("move ")})


def why_not(state: State, move: str, seat: int = BLUE) -> str | None:
    """Return the key of the reason why a move is not allowed; None if it is."""
    reason = state.why_not(seat, GAME.actions[move])
    return None if reason is None else reason.key


def where(state: State, seat: int = BLUE) -> tuple[str, int]:
    """Return a champion's level and sector."""
    return LEVELS[state.level(seat)], state.sector(state.places[seat])


def turned(state: State) -> list[int]:
    """Return how far each ring has turned."""
    return state.offsets[RING_1:CENTRE]


def hand(state: State, seat: int = BLUE) -> str:
    """Return a hand, in words."""
    return " ".join(CARDS[card] for card in state.cards_of(seat))


def seen_hand(state: State, viewer: int | None, seat: int) -> str | int:
    """Return a hand as somebody sees it: in words, or how many cards it has."""
    view: dict[str, Any] = state.view(viewer)
    entry = view["seats"][COLOURS[seat]]
    return entry["hidden"] or " ".join(Counter(entry["hand"]).elements())


def board(state: State, seat: int) -> tuple[str, str] | None:
    """Return the card on a player board and what it means."""
    data: dict[str, Any] = state.to_data()
    entry = data["seats"][COLOURS[seat]]
    return (entry["board-card"], entry["board-use"]) if entry["board-card"] else None


def bridges(state: State) -> list[tuple[str, int]]:
    """List the bridges by level and sector."""
    return [(LEVELS[place // SECTORS], state.sector(place)) for place, there in enumerate(state.bridges) if there]


def used_cards(state: State, viewer: int | None = None) -> dict[str, int]:
    """Count the used cards as somebody sees them, without those of which there are none."""
    view: dict[str, Any] = state.view(viewer)
    return {card: entry["used"] for card, entry in view["cards"].items() if entry["used"]}


def owner(state: State, element: str) -> int:
    """Return who owns a token."""
    return state.tokens[ELEMENTS.index(element)]


def told(state: State) -> list[str]:
    """List the keys of what has just happened."""
    return [event.key for event in state.events]
