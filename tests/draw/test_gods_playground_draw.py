"""The map of the Commonwealth: true to the view, and blocks that keep their secret."""

import godsplay
from godsplay.games.gods_playground.rules.board import ENEMIES, FAMILIES, REGIONS
from helpers.pictures import SVG, parsed, piece_names, played

GAME = godsplay.game("gods-playground")


def in_rows(counts):
    """Count the pieces that are drawn: more than six in a place become one with a number."""
    return sum(1 if each > 6 else each for each in counts)


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(GAME, 8, every=13):
        view = state.view(None)
        names = piece_names(parsed(state, None))

        def drawn(kind, names=names):
            return len([name for name in names if name.startswith(kind)])

        for family in FAMILIES:
            counts = [view["regions"][name]["nobles"].get(family, 0) for name in REGIONS]
            counts += [view["enemies"][name]["nobles"].get(family, 0) for name in ENEMIES]
            assert drawn(f"noble-{family}-") == in_rows(counts)
            discs = [owner for region in view["regions"].values() for owner in region["estates"].values()]
            discs += [region["sejm"] for region in view["regions"].values()]
            assert drawn(f"disc-{family}-") == discs.count(family)
            for unit in ("infantry", "cavalry", "artillery"):
                fielded = sum(region[unit].get(family, 0) for region in view["regions"].values())
                assert drawn(f"{unit}-{family}-") == fielded
        assert drawn("manager-") == sum(len(region["managers"]) for region in view["regions"].values())
        assert drawn("city-") == sum(len(region["cities"]) for region in view["regions"].values())
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


def test_all_that_is_legal_on_a_region_is_worded_for_who_cannot_see_it():
    state = GAME.new(seed=1)
    seat = state.to_act[0]
    (ukraine,) = parsed(state, seat).iterfind(f".//{SVG}g[@class='region choice'][@data-actions='estate ukraine']")
    assert ukraine.get("aria-label") == "Place an estate in the Ukraine"
