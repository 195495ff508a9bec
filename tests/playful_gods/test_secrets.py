"""Hidden hands: what a seat may know, and nothing else."""

from godsplay.engine.chance import Seeded
from godsplay.games.playful_gods.rules.board import CARDS, GODS

from .positions import BLUE, GAME, GREEN, RED, RING, do, hand, seen_hand, sit, summon

HANDS = {"blue": "air fire", "red": "water water-1 earth", "green": "multi-1"}


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold():
    state = sit(hands=HANDS)  # rulebook 168
    assert [seen_hand(state, BLUE, seat) for seat in (BLUE, RED, GREEN)] == ["air fire", 3, 1]
    assert [seen_hand(state, None, seat) for seat in (BLUE, RED, GREEN)] == [2, 3, 1]


def test_hidden_cards_are_counted_with_the_draw_pile():
    state = sit(hands=HANDS)
    view = state.view(BLUE)
    assert sum(entry["unseen"] for entry in view["cards"].values()) == 94
    assert view["cards"]["water"]["unseen"] == 9  # whether one of them is in a hand cannot be told
    assert view["cards"]["air"]["unseen"] == 8
    assert view["draw-pile"] == 90  # how many lie there can


def test_what_is_imagined_fits_what_is_known():
    state = sit(hands=HANDS, used="fire fire", top="earth-3 air-3", top_of="red")
    other = state.seen(BLUE).imagine(Seeded(5))
    assert not other.problems()
    assert hand(other) == "air fire"
    assert [other.hand_size(seat) for seat in (BLUE, RED, GREEN)] == [2, 3, 1]
    assert len(other.top) == 2
    assert other.view(BLUE) == state.view(BLUE)
    mine = state.seen(RED).imagine(Seeded(5))
    assert [CARDS[card] for card in mine.top] == ["earth-3", "air-3"]


def test_drawn_cards_are_told_to_their_god_alone():
    state = sit(hands={"red": "air"})
    do(state, BLUE, "done")
    told = {seat: [event.key for event in state.seen(seat).events] for seat in (BLUE, RED, None)}
    assert "drew-cards" in told[BLUE]
    assert "drew-cards" not in told[RED]
    assert "drew-cards" not in told[None]
    assert "drew" in told[None]
    assert "drew" in told[RED]
    assert "drew" not in told[BLUE]


def test_cards_drawn_under_aphrodite_are_told_to_all():
    state = sit(hands={"red": "air"}, lasting={"aphrodite": "green"})
    do(state, BLUE, "done")
    assert "drew-cards" in [event.key for event in state.seen(None).events]


def test_a_god_who_does_nothing_is_told_of():
    state = sit(hands={"red": "air"})
    do(state, BLUE, "done")
    assert next(event.key for event in state.seen(RED).events) == "is-done"


def test_a_card_handed_to_the_left_is_known_to_two():
    state = summon("hermes", hands=HANDS)
    do(state, BLUE, "give fire")
    do(state, RED, "give earth")
    do(state, GREEN, "give multi-1")
    shown = {seat: names_shown(state, seat) for seat in (BLUE, RED, GREEN, None)}
    assert shown[BLUE] == [["fire"], ["multi-1"]]
    assert shown[RED] == [["fire"], ["earth"]]
    assert shown[GREEN] == [["earth"], ["multi-1"]]
    assert shown[None] == []
    told = {seat: [event.key for event in state.seen(seat).events] for seat in (BLUE, RED, GREEN, None)}
    assert [told[seat].count("handed-on") for seat in (BLUE, RED, GREEN, None)] == [1, 1, 1, 3]


def test_apollos_cards_are_told_once_to_each():
    full = {"green": "air fire water earth air"}
    drawn = [GODS.index("apollo"), *[CARDS.index(card) for card in ("fire", "water", "earth")]]
    state = sit(whose="green", turn=6, hands=full, outcomes=drawn)
    do(state, GREEN, "done")
    told = {seat: [event.key for event in state.seen(seat).events] for seat in (BLUE, RED, None)}
    assert [told[seat].count("looked-at") for seat in (BLUE, RED, None)] == [1, 0, 0]
    assert [told[seat].count("looked") for seat in (BLUE, RED, None)] == [0, 1, 1]


def test_what_comes_after_a_hidden_hand_cannot_be_foreseen():
    full = "air fire water earth multi-1"
    state = sit(hands={"blue": full, "red": full}, at=RING)
    assert state.seen(BLUE).foresee(GAME.actions["done"]) is None  # whether red can do anything is not blue's to know
    assert state.seen(BLUE).foresee(GAME.actions["move clockwise fire"]) is not None  # one's own card is


def test_what_ares_takes_from_a_hidden_hand_cannot_be_foreseen():
    at = {"blue": ("ring-1", 0), "red": ("ring-1", 1)}
    lasting = {"artemis": "green", "ares": "green"}
    state = sit(at=at, hands={"red": "earth"}, lasting=lasting)
    assert state.seen(BLUE).foresee(GAME.actions["step clockwise"]) is None
    assert state.seen(BLUE).foresee(GAME.actions["step counterclockwise"]) is not None


def names_shown(state, seat):
    """List the cards that a seat is told were handed on."""
    return [event.values["cards"] for event in state.seen(seat).events if event.key == "got-cards"]
