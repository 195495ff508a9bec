"""Our rulings, by their numbers: estates, their values and the discs for them."""

from __future__ import annotations

import pytest

from .positions import QUIET, at


@pytest.mark.parametrize(("attacked", "value", "estates"), [(False, 3 - 1, 1), (True, 3 + 1, 2)])
def test_ruling_04_influence_harms_great_poland_only_if_the_ottomans_did_not_invade_vienna(attacked, value, estates):
    play = at("estates", turn=3).vienna(0, attacked).influence("great-poland", 1).estates("great-poland", "red", "red")
    play = play.start()
    assert play.region("great-poland")["value"] == value
    assert play.owners("great-poland") == ["red"] * estates


def test_ruling_05_estates_may_all_be_set_up_in_one_region():
    play = at("set-up").start()
    for family in ("white", "red", "blue", "red", "blue"):
        play.do(family, "estate ukraine")
    assert play.owners("ukraine") == ["white", "red", "blue", "red", "blue"]
    assert play.refusal("white", "estate ukraine") == "no-free-estate"


@pytest.mark.parametrize(("strength", "lost"), [(1, 1), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_ruling_06_any_enemy_strength_costs_an_estate_more_if_it_outnumbers_nobles_by_more(strength, lost):
    play = at("estates").nobles("ukraine", red=2, blue=1).strength("ukraine", tatars=strength)
    play = play.estates("ukraine", *["red"] * 5).start()
    assert len(play.owners("ukraine")) == 5 - lost


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(
    ("strength", "influence", "invaded", "nobles", "change"),
    [
        (1, 0, True, 2, -1),
        (1, 0, False, 2, -1),
        (0, 1, False, 2, -1),
        (0, 1, True, 2, -1),
        (0, 0, True, 2, 0),
        (0, 0, False, 2, +1),
        (0, 0, False, 1, 0),
        (0, 0, False, 0, 0),
    ],
)
def test_ruling_22_the_value_of_great_poland(turn, strength, influence, invaded, nobles, change):
    play = at("estates", turn=turn).strength("great-poland", black=strength).influence("great-poland", influence)
    play = play.nobles("great-poland", red=nobles).invaded(*["great-poland"] if invaded else [])
    assert play.start().region("great-poland")["value"] == 3 + change


@pytest.mark.parametrize("region", ["prussia", "little-poland"])
def test_ruling_23_influence_harms_other_regions_as_it_does_great_poland(region):
    play = at("estates").influence(region, 2).nobles(region, red=4).estates(region, "red", "blue", "white").start()
    assert play.owners(region) == ["red"]
    assert play.region(region)["value"] == 2


@pytest.mark.parametrize(("estates", "after"), [(["red", "red"], "blue red"), (["red city", "red"], "red blue")])
def test_ruling_27_confederation_takes_the_lowest_estate_without_a_city(estates, after):
    play = at("special-actions", turn=3, first="blue").points(white=1, red=1).nobles("ukraine", blue=2)
    play = play.estates("ukraine", *estates).nobles("prussia", white=1).start()
    play.do("blue", "confederation ukraine red")
    assert play.owners("ukraine") == after.split()


def test_ruling_28_a_lost_estate_loses_its_manager_and_its_city():
    play = at("estates", turn=3).strength("ukraine", tatars=2).estates("ukraine", "red manager", "red city").start()
    assert play.owners("ukraine") == []
    play.place_blocks("white", 0, 1, 2, 3, 4, 5).place_blocks("blue", 0, 1, 2, 3, 5, 4)
    play.place_blocks("red", 0, 1, 5, 2, 4, 3, dice=QUIET)
    play.do("white", "pass").do("red", "estate ukraine").do("blue", "pass").do("red", "estate ukraine")
    assert play.discs("ukraine") == ["red", "red"]


def all_discs_on_estates(step, turn=1):
    """Give white a disc on every space of three regions: all fifteen it can place."""
    position = at(step, turn)
    for region in ("lithuania", "little-poland", "great-poland"):
        position.estates(region, *["white"] * 5)
    return position


def test_ruling_35_an_election_won_without_a_disc_places_none_and_costs_nothing():
    play = all_discs_on_estates("elections").nobles("prussia", white=3).start()
    assert play.sejm() == []
    assert play.region("prussia")["nobles"] == {"white": 3}


def test_ruling_35_who_has_no_disc_is_not_asked_to_build():
    play = all_discs_on_estates("build-estates").nobles("prussia", white=3, red=3, blue=3).start()
    assert play.to_act == ["red"]


def test_ruling_35_confederation_needs_a_disc():
    play = all_discs_on_estates("special-actions", turn=4).points(red=1, blue=1).estates("ukraine", "red")
    play = play.nobles("ukraine", white=3).start()
    assert play.refusal("white", "confederation ukraine red") == "no-disc"
