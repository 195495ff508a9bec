"""Phases 11 to 13, what enemies do and how Poland fights back, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from .positions import QUIET, at, enemies

# Phase 11, enemies attack.


def attack(turn=1, **strengths):
    """Let these enemies attack alone; a Polish army stops the game after it, if there is anything to fight."""
    figures = {enemy: [strength] * 4 for enemy, strength in strengths.items()}
    return at("enemies-attack", turn, edition=enemies(**figures)).polish_army(1)


@pytest.mark.parametrize(("cubes", "invaders"), [(0, 5), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_an_enemy_invades_with_its_strength_less_all_polish_cubes(cubes, invaders):
    play = attack(russia=4).box("russia", king=min(cubes, 1), red=max(cubes - 1, 0)).strength("ukraine", tatars=1)
    play = play.start(2, 6, 6, 6)
    assert play.region("lithuania")["strength"] == ({"russia": invaders} if invaders else {})


@pytest.mark.parametrize(
    ("turn", "sixes", "ukraine", "left", "rebels"),
    [(2, 1, 1, 0, 1), (2, 1, 0, 0, 1), (2, 2, 1, 0, 2), (2, 4, 2, 0, 2), (1, 4, 2, 2, 0), (3, 4, 2, 2, 0)],
)
def test_in_turn_two_each_six_turns_a_cossack_from_the_ukraine_first(turn, sixes, ukraine, left, rebels):
    play = attack(turn, russia=1).cossacks(ukraine).start(*[6] * sixes, *[1] * (4 - sixes))
    assert (play.data["cossacks"], play.data["rebels"]) == (left, rebels)


def test_each_cossack_in_the_tatar_box_strengthens_the_tatars():
    play = attack(tatars=3).cossacks(tatar_box=2).start(*QUIET)
    assert play.region("ukraine")["strength"] == {"tatars": 5}


def test_influence_left_over_enters_great_poland():
    play = attack(habsburgs=5).nobles("great-poland", red=1, blue=2).strength("ukraine", tatars=1).start(*QUIET)
    assert play.region("great-poland")["nobles"] == {}
    assert play.region("great-poland")["influence"] == 2


@pytest.mark.parametrize("pieces", [1, 3])
def test_an_invader_drives_influence_out(pieces):
    play = attack(black=2).influence("prussia", pieces).start(*QUIET)
    assert (play.region("prussia")["strength"], play.region("prussia")["influence"]) == ({"black": 2}, 0)


def test_habsburg_strength_drives_out_habsburg_influence():
    play = attack(turn=4, habsburgs=10).influence("great-poland", 3).start(*QUIET)
    region = play.region("great-poland")
    assert (region["strength"], region["influence"]) == ({"habsburgs": 10}, 0)


def test_influence_does_not_stay_beside_enemy_strength():
    play = attack(habsburgs=3).strength("great-poland", black=1).start(*QUIET)
    assert play.region("great-poland")["influence"] == 0


def test_nobles_survive_an_invasion():
    play = attack(black=5).nobles("prussia", white=2, red=1).start(*QUIET)
    assert play.region("prussia")["nobles"] == {"white": 2, "red": 1}


def test_defenders_roll_once_in_player_order_and_lose_units_to_ones():
    play = attack(turn=1, russia=5).units("lithuania", "white", cavalry=1).units("lithuania", "red", infantry=1)
    play = play.start(*QUIET, 4, 1)  # first player white
    assert play.region("lithuania")["strength"] == {"russia": 4}
    assert play.region("lithuania")["cavalry"] == {"white": 1}
    assert play.region("lithuania")["infantry"] == {}


@pytest.mark.parametrize(("before", "left"), [(1, {"russia": 2}), (3, {}), (5, {"black": 2})])
def test_strength_points_of_different_colours_cancel_each_other(before, left):
    play = attack(russia=3).strength("lithuania", black=before).strength("ukraine", tatars=1).start(*QUIET)
    assert play.region("lithuania")["strength"] == left


def test_in_turn_three_the_ottomans_held_off_leave_the_habsburgs_alone():
    play = attack(turn=3, ottomans=12, habsburgs=2).box("ottomans", red=12).strength("ukraine", tatars=1)
    play = play.nobles("great-poland", red=3).start(*QUIET)
    assert (play.data["vienna"], play.data["vienna-attacked"]) == (0, False)
    assert play.region("great-poland")["nobles"] == {"red": 1}


def test_in_turn_four_the_ottomans_have_three_and_the_habsburgs_make_war():
    play = at("enemies-attack", turn=4).polish_army(1).start(*QUIET)
    assert play.region("little-poland")["strength"] == {"ottomans": 3}
    assert play.region("great-poland")["strength"] == {"habsburgs": 10}


def test_a_treaty_with_the_habsburgs_keeps_them_out_in_turn_four():
    play = at("enemies-attack", turn=4).treaty("habsburgs").polish_army(1).start(*QUIET)
    assert play.region("great-poland")["strength"] == {}


# Phase 12, Poland fights back.


def test_the_polish_army_fights_only_strength_points():
    play = at("poland-fights-back").strength("ukraine", tatars=1).influence("prussia", 2).polish_army(0, 1).start()
    assert play.refusal("white", "fight-back prussia") == "no-enemy-there"
    assert play.refusal("white", "fight-back vienna") == "no-enemy-there"
    assert play.refusal("white", "fight-back ukraine") is None


def test_only_the_first_player_fights_back_without_a_disc():
    play = at("poland-fights-back").strength("ukraine", tatars=9).polish_army(1).sejm(prussia="blue").start()
    play.do("white", "fight-back ukraine", dice=[2])
    assert play.to_act == ["blue"]  # red has no disc


def test_units_lost_are_missing_from_the_next_use_and_artillery_helps():
    play = at("poland-fights-back", turn=2).strength("ukraine", tatars=9).polish_army(1, 2, 1)
    play = play.sejm(prussia="white", lithuania="white", ukraine="white").start()
    play.do("white", "fight-back ukraine", dice=[1, 1, 3])
    play.do("white", "fight-back ukraine", dice=[3])
    assert play.region("ukraine")["strength"] == {"tatars": 9 - 1 - 1}
    assert play.polish_army() == [0, 1, 1]


# Phase 13, enemies expand. The fourth turn ends with the game, so its board stays as it is.


@pytest.mark.parametrize(("nobles", "excess"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_an_enemy_expands_with_fresh_cubes_by_its_excess_over_the_nobles(nobles, excess):
    play = at("enemies-expand", turn=4).strength("ukraine", tatars=4).nobles("ukraine", white=nobles).start()
    assert play.region("ukraine")["strength"] == {"tatars": 4}
    for region in ("lithuania", "little-poland"):
        assert play.region(region)["strength"] == ({"tatars": excess} if excess else {})


def test_an_enemy_does_not_expand_out_of_a_region_that_is_not_its_own():
    play = at("enemies-expand", turn=4).strength("ukraine", russia=5).start()
    assert play.all_regions("strength") == [{}, {}, {"russia": 5}, {}, {}]


def test_defenders_roll_against_an_expansion():
    play = at("enemies-expand", turn=4).strength("ukraine", tatars=2).units("lithuania", "red", cavalry=1).start(4)
    assert play.region("lithuania")["strength"] == {"tatars": 1}


def test_influence_expands_by_its_excess_and_takes_nobles_with_it():
    play = at("enemies-expand", turn=1).influence("great-poland", 3).nobles("prussia", red=1, blue=1).start()
    assert play.all_regions("influence") == [1, 0, 0, 3, 3]
    assert play.region("prussia")["nobles"] == {}


@pytest.mark.parametrize(("nobles", "excess"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_nobles_in_great_poland_hold_influence_back(nobles, excess):
    play = at("enemies-expand", turn=1).influence("great-poland", 3).nobles("great-poland", red=nobles).start()
    assert play.all_regions("influence") == [excess, 0, 0, excess, 3]


@pytest.mark.parametrize(("vienna", "value"), [(1, 4), (2, 4), (3, 2)])
def test_two_ottomans_stay_in_vienna(vienna, value):
    play = at("enemies-expand", turn=3).vienna(vienna, attacked=True).start()
    assert play.region("great-poland")["value"] == value  # higher after peace, lower under Ottomans
