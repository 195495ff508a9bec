"""The phases from estates to the end of the turn, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from .positions import at

# Phase 14, estates.


def test_estates_are_lost_from_the_border_inwards():
    play = at("estates").strength("ukraine", tatars=2).estates("ukraine", "red", "blue", "white", "red", "blue").start()
    assert play.owners("ukraine") == ["red", "blue", "white"]


def test_no_more_estates_are_lost_than_there_are():
    position = at("estates").strength("ukraine", tatars=9).estates("ukraine", "red", "red")
    play = position.estates("lithuania", *["blue"] * 5).estates("little-poland", *["white"] * 5).start()
    assert [len(play.owners(region)) for region in ("lithuania", "ukraine", "little-poland")] == [5, 0, 5]


@pytest.mark.parametrize(
    ("tatars", "nobles", "estates", "said"),
    [
        (3, 2, 3, "Tatars: 3 against 2 nobles in Ukraine: 1 estate lost."),
        (4, 1, 2, "Tatars: 4 against 1 noble in Ukraine: 2 estates lost."),
        (1, 2, 1, "Tatars: 1 against 2 nobles in Ukraine: 1 estate lost, as at least one always is."),
        (3, 2, 0, None),
    ],
    ids=["outnumbered", "fewer estates than are due", "more nobles", "none to lose"],
)
def test_it_is_told_why_estates_are_lost(tatars, nobles, estates, said):
    position = at("poland-fights-back").strength("ukraine", tatars=tatars).nobles("ukraine", red=nobles)
    play = position.estates("ukraine", *["blue"] * estates).polish_army(1).start()
    assert play.do("white", "pass").said("estates-burn") == ([said] if said else [])


def test_influence_is_told_as_the_reason_for_lost_estates():
    position = at("poland-fights-back").influence("great-poland", 2).estates("great-poland", "red", "red", "red")
    play = position.strength("ukraine", tatars=1).polish_army(1).start()
    assert play.do("white", "pass").said("influence-burns") == [
        "Habsburg influence in Great Poland: 2 influence pieces, so 2 estates lost."
    ]


@pytest.mark.parametrize(
    ("tatars", "invaded", "change"),
    [(0, False, +1), (0, True, 0), (1, True, -1), (1, False, -1)],
    ids=["peace", "beaten back", "invaded", "still occupied"],
)
def test_estate_values_follow_peace_and_war(tatars, invaded, change):
    position = at("estates").strength("ukraine", tatars=tatars).invaded(*["ukraine"] if invaded else [])
    for value in (1, 2, 3, 4, 5):
        after = position.values(ukraine=value).start().region("ukraine")["value"]
        assert after == max(1, min(5, value + change))


def test_a_region_freed_of_old_invaders_is_at_peace():
    play = at("poland-fights-back").strength("ukraine", tatars=1).polish_army(1).start()
    assert play.do("white", "fight-back ukraine", dice=[5]).region("ukraine")["value"] == 4


def test_great_poland_follows_the_general_rule_in_turn_four():
    assert at("estates", turn=4).start().region("great-poland")["value"] == 4


# Phase 15, victory points.


@pytest.mark.parametrize(
    ("cubes", "scored"),
    [
        ({"white": 2, "red": 1}, {"white": 4}),
        ({"white": 2, "red": 2}, {"white": 2, "red": 2}),
        ({"white": 1, "red": 1, "blue": 1}, {"white": 1, "red": 1, "blue": 1}),
        ({}, {}),
    ],
)
def test_ties_in_a_box_split_its_points_and_lose_fractions(cubes, scored):
    assert at("victory-points").box("russia", **cubes).start().points("campaigns") == scored


def test_each_disc_in_the_sejm_is_two_points():
    play = at("victory-points").sejm(prussia="white", lithuania="white", ukraine="blue").start()
    assert play.points("sejm") == {"white": 4, "blue": 2}


def test_every_five_money_must_be_spent_on_a_point():
    play = at("victory-points", turn=4).money(white=4, red=5, blue=19).start()
    assert play.points("money") == {"red": 1, "blue": 3}
    assert play.money() == {"white": 4, "red": 0, "blue": 4}


# Phase 16, end of turn.


def test_the_end_of_a_turn_clears_boxes_sejm_armies_and_treaty():
    play = (
        at("end-of-turn", turn=2)
        .box("russia", added=2, king=3, red=4)
        .sejm(prussia="white")
        .units("ukraine", "red", infantry=1, cavalry=1, artillery=1)
        .polish_army(2, 2, 1)
        .treaty("tatars")
        .nobles("ukraine", red=3)
        .start()
    )
    assert play.box("russia") == {"added": 0, "nobles": {}, "king": 0}
    assert play.sejm() == []
    assert [play.region("ukraine")[unit] for unit in ("infantry", "cavalry", "artillery")] == [{}, {}, {}]
    assert play.polish_army() == [0, 0, 0]
    assert play.data["treaty"] is None
    assert play.region("ukraine")["nobles"] == {"red": 3}
    assert (play.data["turn"], play.step) == (3, "nobles")


def test_what_happened_in_a_turn_is_forgotten_in_the_next():
    play = at("end-of-turn", turn=3).invaded("ukraine").vienna(2, attacked=True).city_built().start()
    assert not play.region("ukraine")["invaded"]
    assert (play.data["vienna-attacked"], play.data["city-built"]) == (False, False)


def test_managers_add_nothing_at_the_end_of_the_game():
    play = at("end-of-turn", turn=4).estates("ukraine", "red manager", "red manager city").start()
    assert play.points("estates") == {"red": 3 + 3 * 4}
