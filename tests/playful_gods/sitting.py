"""Positions for tests: whatever is not said is as simple as can be."""

import godsplay
from godsplay.engine.chance import Chance, Scripted, Seeded
from godsplay.games.playful_gods.rules.board import CARDS, COLOURS, ELEMENTS, GODS, LEVELS, SECTORS

GAME = godsplay.game("playful-gods")
BLUE, RED, GREEN, YELLOW, PURPLE, BLACK = range(6)


class Foretold(Chance):
    """Outcomes as foretold, then any."""

    def __init__(self, outcomes):
        super().__init__()
        self.script = Scripted(outcomes)
        self.later = Seeded("later")

    def below(self, limit):
        return self.later.below(limit)

    def draw(self, bag):
        source = self.later if self.script.used == len(self.script.outcomes) else self.script
        thing = source.draw(bag)
        self.drawn.append(thing)
        return thing

    def clone(self):
        copy = Foretold(self.script.outcomes)
        copy.script = self.script.clone()
        copy.later = self.later.clone()
        return copy


def cards(names):
    """Give the numbers of cards."""
    return [CARDS.index(name) for name in names.split()]


def field(level, sector, offsets):
    """Give the field of a level that lies in a sector."""
    number = LEVELS.index(level)
    return (sector - (offsets[number - 1] if 1 <= number <= 3 else 0)) % SECTORS


def sit(
    players=3,
    hands=None,
    at=None,
    offsets=(0, 0, 0),
    bridges=(),
    boards=None,
    own=None,
    lasting=None,
    used="",
    unseen=None,
    top="",
    top_of=None,
    step="perform-actions",
    turn=2,
    whose="blue",
    holder="blue",
    outcomes=(),
    game=GAME,
    **options,
):
    """Sit down at a table where something is going on; blue is to act with a hand of one air card."""
    data = game.new(players=players, seed=1, **options).to_data()
    colours = COLOURS[:players]
    hands = {"blue": "air"} | (hands or {})
    boards, own, lasting, at = boards or {}, own or {}, lasting or {}, at or {}
    lying = used.split() + top.split()
    for number, colour in enumerate(colours):
        level, sector = at.get(colour, ("start", number))
        hand = hands.get(colour, "").split()
        lying += hand
        board = None
        if colour in boards:
            board = {"card": boards[colour][0], "use": boards[colour][1]}
            lying.append(boards[colour][0])
        data["seats"][colour] = {
            "champion": {"level": level, "field": field(level, sector, offsets)},
            "hand": hand,
            "board": board,
            "tokens": own.get(colour, "").split(),
        }
    deck = dict(zip(CARDS, game.board.deck, strict=True))
    rest = {card: count - lying.count(card) for card, count in deck.items()}
    if unseen is not None:  # the cards left to draw; all others are used
        left = unseen.split()
        data["used"] = {card: count - left.count(card) for card, count in rest.items()}
        data["unseen"] = {card: left.count(card) for card in set(left)}
    else:
        data["used"] = {card: used.split().count(card) for card in set(used.split())}
        data["unseen"] = rest
    data["top"], data["top-known-to"] = top.split(), top_of
    data["offsets"] = list(offsets)
    data["bridges"] = {
        level: [field(level, sector, offsets) for other, sector in bridges if other == level] for level in LEVELS[2:]
    }
    pile = {god: count for god, count in data["god-cards"]["pile"].items() if god not in lasting}
    data["god-cards"] = {"pile": pile, "used": dict.fromkeys(lasting, 1), "lasting": lasting}
    data["turn"], data["first"], data["action-card"] = turn, "blue", holder
    data["stack"] = [{"step": step, "seat": whose}]
    state = game.position(data, chance=Foretold(outcomes))
    state.listening = True
    return state


def summon(god, then=(), **table):
    """Sit down where blue is about to draw a God Card; `then` are the cards drawn after it."""
    table.setdefault("turn", 7)
    outcomes = [GODS.index(god), *[CARDS.index(name) for name in then]]
    return sit(step="god-card", outcomes=outcomes, **table)


def do(state, seat, *moves):
    """Make moves, one after the other."""
    for move in moves:
        state.apply(seat, GAME.actions[move])
    return state


def allowed(state, seat=BLUE):
    """List what a seat may do, in notation."""
    return [str(action) for action in state.legal(seat)]


def why_not(state, move, seat=BLUE):
    """Give the key of the reason why a move is not allowed; None if it is."""
    reason = state.why_not(seat, GAME.actions[move])
    return reason and reason.key


def where(state, seat=BLUE):
    """Give a champion's level and sector."""
    place = state.places[seat]
    return LEVELS[place // SECTORS], state.sector(place)


def hand(state, seat=BLUE):
    """Give a hand, in words."""
    return " ".join(CARDS[card] for card in state.cards_of(seat))


def board(state, seat):
    """Give what lies on a player board."""
    return state.to_data()["seats"][COLOURS[seat]]["board"]


def bridges(state):
    """List the bridges by level and sector."""
    return [(LEVELS[place // SECTORS], state.sector(place)) for place, there in enumerate(state.bridges) if there]


def owner(state, element):
    """Give who owns a token."""
    return state.tokens[ELEMENTS.index(element)]


def told(state):
    """List the keys of what has just happened."""
    return [event.key for event in state.events]
