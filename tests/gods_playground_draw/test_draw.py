"""The board as a picture: whole, true to the view, silent about secrets, and a place for every choice."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import godsplay
from godsplay.core.numbering import number_pieces
from godsplay.games.gods_playground.board import ENEMIES, FAMILIES, REGIONS
from godsplay.games.gods_playground.draw.choices import NO_PLACE

GAME = godsplay.game("gods-playground")
SVG = "{http://www.w3.org/2000/svg}"


def played(seed, every=1):
    """Play at random and give every so-manieth state, and the last."""
    state = GAME.new(seed=seed)
    rng = godsplay.Seeded(f"draw {seed}")
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


def parsed(state, seat):
    return ET.fromstring(state.draw(seat))


def piece_names(root):
    return [each.get("data-piece") for each in root.iter() if each.get("data-piece")]


def looking(state):
    return [None, *range(state.players)]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_can_be_drawn_for_everybody(seed):
    for state in played(seed, every=23):
        for seat in looking(state):
            root = parsed(state, seat)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.find(f"{SVG}title").text


@pytest.mark.parametrize("seed", [3, 4])
def test_every_legal_action_has_its_place_on_the_board(seed):
    for state in played(seed, every=3):
        for seat in state.to_act:
            legal = {action.notation for action in state.legal(seat)}
            offered = set()
            for each in parsed(state, seat).iter():
                if each.get("data-actions"):
                    offered |= set(each.get("data-actions").split("|"))
                    assert each.get("role") == "button"
                    assert each.get("tabindex") == "0"
                    assert each.get("aria-label")
                    assert "choice" in each.get("class").split()
            assert offered <= legal
            assert {notation.split()[0] for notation in legal - offered} <= set(NO_PLACE)


def test_choices_do_not_lie_inside_one_another():
    for state in played(5, every=9):
        for seat in state.to_act:
            for choice in parsed(state, seat).iterfind(".//*[@data-actions]"):
                assert choice.find(".//*[@data-actions]") is None


def test_a_spectator_is_offered_nothing():
    state = GAME.new(seed=1)
    assert "data-actions" not in state.draw()


@pytest.mark.parametrize("seed", [6, 7])
def test_no_two_pieces_share_a_name(seed):
    for state in played(seed, every=29):
        for seat in looking(state):
            repeated = [name for name, count in Counter(piece_names(parsed(state, seat))).items() if count > 1]
            assert repeated == []


def in_rows(counts):
    """Count the pieces that are drawn: more than six in a place become one with a number."""
    return sum(1 if each > 6 else each for each in counts)


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(8, every=13):
        view = state.view(None)
        names = piece_names(parsed(state, None))

        def drawn(kind, names=names):
            return len([name for name in names if name.startswith(kind)])

        for family in FAMILIES:
            counts = [view["regions"][name]["nobles"].get(family, 0) for name in REGIONS]
            counts += [view["enemies"][name]["nobles"].get(family, 0) for name in ENEMIES]
            assert drawn(f"noble-{family}-") == in_rows(counts)
            discs = [estate for name in REGIONS for estate in view["regions"][name]["estates"] if estate]
            held = sum(estate["family"] == family for estate in discs) + list(view["sejm"].values()).count(family)
            assert drawn(f"disc-{family}-") == held
            for unit in ("infantry", "cavalry", "artillery"):
                fielded = sum(region[unit].get(family, 0) for region in view["regions"].values())
                assert drawn(f"{unit}-{family}-") == fielded
        assert drawn("manager-") == sum(estate["manager"] for estate in discs)
        assert drawn("city-") == sum(estate["city"] for estate in discs)
        assert drawn("cossack-") == 2
        assert drawn("value-") == len(REGIONS)
        assert drawn("treaty") == int(view["treaty"] is not None)
        for name in REGIONS:
            influence = view["regions"][name]["influence"]
            assert drawn(f"influence-{name}-") == in_rows([influence])
            for enemy in ENEMIES:
                strength = view["regions"][name]["strength"].get(enemy, 0)
                assert drawn(f"cube-{enemy}-{name}-") == in_rows([strength])


def test_what_others_have_placed_in_secret_is_not_in_the_picture():
    """Two games that look the same to a seat are drawn the same for it."""
    state = GAME.new(seed=9)
    while state.to_act != [0, 1, 2]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    other = state.clone()
    for _ in range(6):
        state.apply(1, state.legal(1)[0])
        other.apply(1, other.legal(1)[-1])
    assert state.digest() != other.digest()
    assert state.draw(1) != other.draw(1)
    for seat in (0, 2, None):
        assert state.draw(seat) == other.draw(seat)


def test_blocks_of_others_lie_face_down_on_six_places():
    state = GAME.new(seed=9)
    while state.to_act != [0, 1, 2]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    for _ in range(6):
        state.apply(1, state.legal(1)[0])
    assert len([name for name in piece_names(parsed(state, 0)) if name.startswith("block-red-down-")]) == 6
    assert not [name for name in piece_names(parsed(state, 1)) if "down" in name]


def test_a_block_keeps_its_name_on_its_way_to_the_board():
    state = GAME.new(seed=9)
    while state.to_act != [0, 1, 2]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    before = set(piece_names(parsed(state, 0)))
    state.apply(0, GAME.actions["block ukraine 3"])
    assert set(piece_names(parsed(state, 0))) == before


def test_pieces_elsewhere_keep_their_names_when_one_leaves():
    many = number_pieces([2, 3, 1, 0, 4], 20)
    fewer = number_pieces([2, 2, 1, 0, 4], 20)
    assert [many[place] for place in (0, 2, 3, 4)] == [fewer[place] for place in (0, 2, 3, 4)]
    assert fewer[1] == many[1][:2]
    assert len({each for row in many for each in row}) == 10


def test_more_pieces_in_a_place_than_numbers_of_its_own_are_still_told_apart():
    numbers = number_pieces([9, 0, 0, 9, 2], 20)
    assert sorted(each for row in numbers for each in row) == list(range(1, 21))


def test_all_that_is_legal_on_a_region_is_worded_for_who_cannot_see_it():
    state = GAME.new(seed=1)
    seat = state.to_act[0]
    (ukraine,) = parsed(state, seat).iterfind(f".//{SVG}g[@class='region choice'][@data-actions='estate ukraine']")
    assert ukraine.get("aria-label") == "Place an estate in the Ukraine"


def test_a_picture_needs_nothing_from_outside():
    drawn = GAME.new(seed=1).draw(0)
    assert "<script" not in drawn
    assert "<image" not in drawn
    links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', drawn)
    assert all((first or second).startswith("#") for first, second in links)


def test_a_notebook_shows_the_board():
    state = GAME.new(seed=1)
    assert state._repr_svg_() == state.draw(None)
    assert "<svg" in state._repr_svg_()


def test_any_game_without_a_board_is_shown_as_a_sheet():
    state = GAME.new(seed=1)
    seat = state.to_act[0]
    legal = [action.notation for action in state.legal(seat)]
    root = ET.fromstring(super(type(GAME), GAME).draw(state.view(seat), legal))
    offered = {each.get("data-actions") for each in root.iter() if each.get("data-actions")}
    assert offered == set(legal)
    assert "Prussia" in "".join(root.itertext())
