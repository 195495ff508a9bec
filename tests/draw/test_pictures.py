"""The board of every game as a picture: whole, silent about secrets, a place for every choice, alone on its page."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import godsplay
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.drawing.layers import MOST_KEPT, Layer, LayerCache
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.presentation import Presentation, presentation
from helpers.pictures import ADD_ONS, SVG, choices, offered, parsed, piece_names, played, viewers

TABLES = [
    ("gods-playground", 3, {}),
    ("magnates", 2, {}),
    ("magnates", 3, {}),
    ("magnates", 4, {}),
    ("magnates", 5, {}),
    ("playful-gods", 2, {}),
    ("playful-gods", 3, {"bridge_into_centre": False}),
    ("playful-gods", 4, ADD_ONS),
    ("playful-gods", 5, {"tokens": True}),
    ("playful-gods", 6, ADD_ONS),
]
NO_PLACE = {  # verbs that belong beside the board
    "gods-playground": {"pass", "done", "bid"},
    "magnates": {"pass"},
    "playful-gods": {"pass", "done"},
}
FULL = [("gods-playground", 3, {}), ("magnates", 5, {}), ("playful-gods", 6, ADD_ONS)]

at_every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
at_full_tables = pytest.mark.parametrize(("name", "players", "options"), FULL)
of_every_game = pytest.mark.parametrize("name", godsplay.games())


def states(name, players, options, seed, every):
    return played(godsplay.game(name), seed, players, every, **options)


@at_every_table
def test_every_moment_can_be_drawn_for_everybody(name, players, options):
    for state in states(name, players, options, players, every=23):
        for seat in viewers(state):
            root = parsed(state, seat)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.find(f"{SVG}title").text
            assert "(nan" not in state.draw(seat)


@at_every_table
def test_every_legal_action_has_its_place_in_the_picture(name, players, options):
    for state in states(name, players, options, seed=players + 1, every=3):
        for seat in state.to_act:
            legal = {action.notation for action in state.legal(seat)}
            root = parsed(state, seat)
            for each in choices(root):
                assert each.get("data-spot")
                assert each.find(".//*[@data-actions]") is None  # choices do not lie inside one another
            assert offered(root) <= legal
            assert {notation.split()[0] for notation in legal - offered(root)} <= NO_PLACE[name]


@at_full_tables
def test_anything_can_be_asked_about_at_any_time(name, players, options):
    """Whoever touches a thing is told why nothing can be done with it: what is refused has its place, too."""
    game = godsplay.game(name)
    for state in states(name, players, options, seed=3, every=61):
        for seat in viewers(state):
            seen = state.seen(seat)
            assert any(presentation(game).spots(seen, action) for action in game.actions)


@of_every_game
def test_a_spectator_is_offered_nothing(name):
    assert ' data-actions="' not in godsplay.game(name).new(seed=1).draw()


@at_full_tables
def test_no_two_pieces_share_a_name(name, players, options):
    for state in states(name, players, options, seed=6, every=17):
        for seat in viewers(state):
            repeated = [piece for piece, count in Counter(piece_names(parsed(state, seat))).items() if count > 1]
            assert repeated == []


@at_full_tables
def test_what_looks_the_same_is_drawn_the_same(name, players, options):
    rng = godsplay.Seeded("imagined")
    differed = 0
    for state in states(name, players, options, seed=12, every=13):
        if state.over:
            continue
        for seat in viewers(state):
            imagined = state.seen(seat).imagine(rng)
            differed += imagined.digest() != state.digest()
            assert imagined.draw(seat) == state.draw(seat)
    assert differed


@at_full_tables
def test_a_complete_position_can_be_drawn(name, players, options):
    for state in states(name, players, options, seed=3, every=61):
        everything = Seen(state.clone(), SPECTATOR)
        assert ET.fromstring(presentation(state.game).draw(everything)).tag == f"{SVG}svg"


@at_full_tables
def test_a_picture_needs_nothing_from_outside(name, players, options):
    drawn = godsplay.game(name).new(players=players, seed=1, **options).draw(0)
    assert "<script" not in drawn
    assert "<image" not in drawn
    links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', drawn)
    assert all((first or second).startswith("#") for first, second in links)


@of_every_game
def test_what_is_lit_comes_to_rest(name):
    game = godsplay.game(name)
    state = game.new(players=game.most, seed=1)
    assert "animation:" in state.draw(state.to_act[0])
    assert "infinite" not in state.draw(state.to_act[0])


@of_every_game
def test_a_notebook_shows_the_board(name):
    state = godsplay.game(name).new(seed=1)
    assert state._repr_svg_() == state.draw(None)
    assert "<svg" in state._repr_svg_()


@of_every_game
def test_any_game_without_a_board_is_shown_as_a_sheet(name):
    game = godsplay.game(name)
    state = game.new(seed=1)
    root = ET.fromstring(Presentation(game).draw(state.seen(state.to_act[0])))
    assert presentation(game).words.say(f"name-{game.seat_names[0]}") in "".join(root.itertext())


def test_pieces_elsewhere_keep_their_names_when_one_leaves():
    many = number_pieces([2, 3, 1, 0, 4], 20)
    fewer = number_pieces([2, 2, 1, 0, 4], 20)
    assert [many[place] for place in (0, 2, 3, 4)] == [fewer[place] for place in (0, 2, 3, 4)]
    assert fewer[1] == many[1][:2]
    assert len({each for row in many for each in row}) == 10


def test_more_pieces_in_a_place_than_numbers_of_its_own_are_still_told_apart():
    numbers = number_pieces([9, 0, 0, 9, 2], 20)
    assert sorted(each for row in numbers for each in row) == list(range(1, 21))


def test_a_layer_that_is_used_stays_drawn_however_many_others_come():
    cache, drawn = LayerCache(), []
    layer = Layer("one", lambda number: number, lambda number: drawn.append(number) or str(number))
    for number in range(1, 3 * MOST_KEPT):
        assert cache.draw(layer, 0) == "0"
        assert cache.draw(layer, number) == str(number)
    assert drawn.count(0) == 1
    assert len(cache.drawn.recent) + len(cache.drawn.before) <= 2 * MOST_KEPT
    cache.draw(layer, 1)
    assert drawn.count(1) == 2, "what nobody uses is forgotten"
