"""The map of the Commonwealth: true to the view, and blocks that keep their secret."""

import re

import godsplay
from godsplay.games.gods_playground.display.draw.drawing import MOST_IN_A_ROW
from godsplay.games.gods_playground.display.draw.enemies import MOST as MOST_IN_A_BOX
from godsplay.games.gods_playground.display.draw.theme import RULES
from godsplay.games.gods_playground.rules.board import ENEMIES, FAMILIES, REGIONS
from godsplay.present.presentation import presentation
from helpers.pictures import choices, parsed, piece_names, played

GAME = godsplay.game("gods-playground")
DISPLAY = presentation(GAME)


def in_rows(counts, most=MOST_IN_A_ROW):
    """Count the pieces that are drawn: more than fit in a place become one with a number."""
    return sum(1 if each > most else each for each in counts)


def test_what_is_drawn_is_what_the_view_holds():
    for state in played(GAME, 8, every=13):
        view = state.view(None)
        names = piece_names(parsed(state, None))

        def drawn(kind, names=names):
            return len([name for name in names if name.startswith(kind)])

        for family in FAMILIES:
            counts = [view["regions"][name]["nobles"].get(family, 0) for name in REGIONS]
            boxes = [view["enemies"][name]["nobles"].get(family, 0) for name in ENEMIES]
            assert drawn(f"noble-{family}-") == in_rows(counts) + in_rows(boxes, MOST_IN_A_BOX)
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
    backs = [each for each in parsed(state, 0).iter() if each.get("data-face") == "back"]
    assert [each.get("data-piece") for each in backs] == [f"block-red-at-{place}" for place in range(1, 7)]
    assert not [each for each in parsed(state, 1).iter() if each.get("data-face") == "back"]


def test_a_block_keeps_its_name_on_its_way_to_the_board():
    state = GAME.new(seed=9)
    while state.to_act != [0, 1, 2]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    before = set(piece_names(parsed(state, 0)))
    state.apply(0, GAME.actions["block ukraine 3"])
    assert set(piece_names(parsed(state, 0))) == before


def test_blocks_of_others_are_turned_over_where_they_lie():
    state = GAME.new(seed=9)
    while state.to_act != [0, 1, 2]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    state.listening = state.watching = True
    while state.stack[-1].step.name == "nobles":
        seat = state.to_act[-1]
        state.apply(seat, state.legal(seat)[0])
    (shown, *_) = [scene.state for scene in state.scenes if scene.event.key == "blocks-shown"]
    faces = {each.get("data-piece"): each.get("data-face") for each in parsed(shown, 0).iter() if each.get("data-face")}
    assert {name for name in faces if name.startswith("block-red")} == {
        f"block-red-at-{place}" for place in range(1, 7)
    }
    assert "back" not in faces.values()


def test_what_is_legal_in_a_region_is_marked_on_it():
    state = GAME.new(seed=1)
    root = parsed(state, state.to_act[0])
    marked = {each.get("data-spot"): each.get("data-actions") for each in choices(root)}
    assert marked["region ukraine"] == "estate ukraine"
    assert marked["space ukraine 0"] == "estate ukraine"


def test_dice_of_the_enemies_lie_at_their_boxes_while_they_are_told():
    for state in played(GAME, 5, listening=True):
        for scene in state.scenes:
            if scene.event.key == "attack-dice":
                faces = scene.event.values["dice"]
                props = DISPLAY.layers(scene.state.seen(None), [scene.event])["props"]
                drawn = [int(face) for face in re.findall(r'class="die" data-face="(\d)"', props)]
                assert drawn == [*faces, *sorted(faces)]
                assert DISPLAY.layers(scene.state.seen(None), [])["props"] == ""


def test_dice_of_units_show_what_they_did():
    rolls = 0
    for state in played(GAME, 6, listening=True):
        for scene in state.scenes:
            if scene.event.key == "rolled":
                props = DISPLAY.layers(scene.state.seen(None), [scene.event])["props"]
                assert props.count('class="die hit"') == scene.event.values["hits"]
                assert props.count('class="die lost"') == scene.event.values["lost"]
                rolls += 1
    assert rolls > 5


def test_an_attack_is_summed_up_beside_the_box():
    for state in played(GAME, 7, listening=True):
        for scene in state.scenes:
            if scene.event.key == "invasion":
                said = scene.event.values
                props = DISPLAY.layers(scene.state.seen(None), [scene.event])["props"]
                assert f"{said['attacking']} \N{MINUS SIGN} {said['cubes']} = {said['count']}" in props


def test_no_words_are_too_small_to_read():
    """At 1280 x 800 the board is shown at 0.66 of its size: 13.6 of its units are 9 pixels, 16.6 are 11."""
    for state in played(GAME, 8, every=29):
        drawn = "".join(DISPLAY.layers(state.seen(0), []).values())
        sizes = [float(size) for size in re.findall(r"font-size:([\d.]+)px", drawn + RULES)]
        assert min(sizes) >= 13.6
    for style in ("count", "figure", "net"):
        assert re.search(rf"& \.{style}{{[^}}]*font-size:17px", RULES)
