"""Our rulings, by their numbers: how enemies attack and expand, and what stays on the board."""

from __future__ import annotations

import pytest

from .positions import QUIET, at, enemies


@pytest.mark.parametrize(("turn", "name"), [(1, "teutonic-knights"), (2, "swedes"), (3, "swedes"), (4, "prussians")])
def test_ruling_03_the_black_enemy_changes_its_name_in_turns_two_and_four(turn, name):
    play = at("campaigns", turn=turn).nobles("prussia", white=2).units("prussia", "white", infantry=1)
    play = play.start().do("white", "campaign prussia", dice=[2])
    assert play.told("campaign")[0]["enemy"] == name


def test_ruling_03_black_points_left_from_an_earlier_turn_join_the_new_ones():
    play = at("enemies-attack", turn=4).strength("prussia", black=1).polish_army(1).start(*QUIET)
    assert play.region("prussia")["strength"] == {"black": 1 + 8}


@pytest.mark.parametrize(("cubes", "left"), [(8, 2), (2, 2), (1, 1), (0, 0)])
def test_ruling_09_at_most_two_ottomans_stay_in_vienna_after_turn_three(cubes, left):
    assert at("end-of-turn", turn=3).vienna(cubes, attacked=True).start().data["vienna"] == left


@pytest.mark.parametrize(("vienna", "little_poland", "great_poland"), [(2, 12, 12), (1, 12, 11)])
def test_ruling_09_any_ottoman_left_in_vienna_brings_the_vienna_rules_of_turn_four(vienna, little_poland, great_poland):
    play = at("enemies-attack", turn=4).vienna(vienna).polish_army(1).start(*QUIET)
    assert play.region("prussia")["strength"] == {"black": 8}
    assert play.region("little-poland")["strength"] == {"ottomans": little_poland}
    assert play.region("great-poland")["strength"] == {"ottomans": great_poland}


def test_ruling_10_influence_stays_in_a_region_at_the_end_of_the_turn():
    assert at("end-of-turn").influence("prussia", 2).start().region("prussia")["influence"] == 2


def test_ruling_11_influence_does_nothing_in_turn_four():
    play = at("enemies-expand", turn=4).influence("great-poland", 3).estates("great-poland", "red", "blue").start()
    assert play.everywhere("influence") == [0, 0, 0, 0, 3]
    assert play.owners("great-poland") == ["red", "blue"]
    assert play.region("great-poland")["value"] == 4


@pytest.mark.parametrize(
    ("dice", "treaty", "added", "invaders"),
    [
        ([6, 6, 6, 6], "russia", 0, {}),
        ([2, 6, 6, 6], "russia", 1, {}),
        ([2, 2, 6, 6], None, 0, {"russia": 3}),
        ([2, 2, 2, 6], None, 0, {"russia": 3}),
    ],
)
def test_ruling_14_two_matching_dice_break_a_treaty_and_one_does_not(dice, treaty, added, invaders):
    play = at("enemies-attack", edition=enemies(russia=[3, 0, 0, 0])).treaty("russia")
    play = play.strength("prussia", black=1).polish_army(1).start(*dice)
    assert play.data["treaty"] == treaty
    assert play.box("russia")["added"] == added
    assert play.region("lithuania")["strength"] == invaders


def test_ruling_24_influence_passes_over_families_without_nobles():
    play = at("enemies-attack", edition=enemies(habsburgs=[3, 0, 0, 0])).nobles("great-poland", red=3, blue=1)
    assert play.start(*QUIET).region("great-poland")["nobles"] == {"red": 1}


def test_ruling_25_an_enemy_does_not_expand_to_where_it_already_stands():
    play = at("enemies-expand", turn=4).strength("ukraine", tatars=5).strength("lithuania", tatars=1).start()
    assert play.region("lithuania")["strength"] == {"tatars": 1}
    assert play.region("little-poland")["strength"] == {"tatars": 5}


def test_ruling_25_nor_do_the_ottomans_out_of_vienna():
    play = at("enemies-expand", turn=3).vienna(5, attacked=True).strength("great-poland", ottomans=1)
    assert play.nobles("great-poland", red=9).start().region("great-poland")["strength"] == {"ottomans": 1}


def test_ruling_25_nor_does_influence():
    play = at("enemies-expand").influence("great-poland", 3).influence("prussia", 1).start()
    assert play.region("prussia")["influence"] == 1
    assert play.region("little-poland")["influence"] == 3


def test_ruling_26_an_expansion_counts_what_earlier_ones_have_left():
    play = at("enemies-expand", turn=4).strength("prussia", black=2).strength("lithuania", russia=3)
    play = play.nobles("lithuania", white=1).start()  # 3 Russians less 2 cancelled by black: no more than the noble
    assert play.region("lithuania")["strength"] == {"russia": 1}
    assert play.region("ukraine")["strength"] == {}


def test_ruling_29_cossacks_return_to_their_box_from_both_sides():
    play = at("end-of-turn").cossacks(ukraine=1, tatar_box=1).start()
    assert play.cossacks() == (0, 0)


def test_ruling_31_in_turn_three_ottomans_in_great_poland_go_no_further():
    play = at("enemies-expand", turn=3).strength("great-poland", ottomans=5).start()
    assert play.values() == [4, 4, 4, 4, 2]  # nothing else was invaded


def test_ruling_32_fives_strengthen_the_ottomans_in_vienna():
    play = at("enemies-attack", turn=4).vienna(2).box("habsburgs", added=1).polish_army(1).start(5, 6, 6, 6)
    assert play.region("great-poland")["strength"] == {"ottomans": 10 + 2 + 1 + 1}


def test_ruling_32_purple_arrows_are_orange_while_ottomans_hold_vienna():
    play = at("enemies-expand", turn=4).vienna(2).strength("great-poland", ottomans=4).start()
    assert play.region("prussia")["strength"] == play.region("little-poland")["strength"] == {"ottomans": 4}


def test_ruling_32_no_treaty_but_campaigns_against_ottomans_in_vienna():
    play = at("special-actions", turn=4).vienna(1).sejm(prussia="white").nobles("great-poland", white=2).start()
    assert play.refusal("white", "treaty habsburgs") == "ottomans-hold-vienna"
    play = at("campaigns", turn=4).vienna(2).nobles("great-poland", white=2).units("great-poland", "white", cavalry=1)
    play = play.start().do("white", "campaign great-poland", dice=[4])
    assert play.box("habsburgs")["nobles"] == {"white": 1}


def test_ruling_32_the_habsburg_box_pays_its_points_under_ottomans_too():
    play = at("victory-points", turn=4).vienna(2).box("habsburgs", white=1).start()
    assert play.points("campaigns") == {"white": 3}


def test_ruling_40_influence_pairs_with_nobles_before_enemy_strength_eliminates_the_rest():
    """Three pieces come to Great Poland: two pair with nobles, the third meets the Swedes there."""
    position = at("enemies-attack", edition=enemies(habsburgs=[3, 3, 3, 3])).nobles("great-poland", red=2)
    position = position.strength("great-poland", black=4)
    play = position.polish_army(infantry=1).start(*QUIET)
    assert play.region("great-poland")["nobles"] == {}
    assert play.region("great-poland")["influence"] == 0
    assert play.region("great-poland")["strength"] == {"black": 4}


def test_ruling_47_ottomans_before_vienna_expand_after_those_in_little_poland():
    play = at("enemies-expand", turn=3).vienna(9).strength("little-poland", ottomans=3).nobles("great-poland", red=9)
    assert play.start().region("great-poland")["strength"] == {"ottomans": 3}  # and not 9 - 2
