"""Phase 8, special actions, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from .positions import FAMILIES, at


def special(turn=1, **nobles):
    """Begin the special actions with white nobles in these regions, and a red one to act afterwards."""
    position = at("special-actions", turn).nobles("lithuania", red=1)
    for region, count in nobles.items():
        position.nobles(region.replace("_", "-"), white=count)
    return position


def test_there_are_two_rounds_of_special_actions_and_passing_one_is_not_final():
    play = special(ukraine=3).start().do("white", "pass").do("red", "veto lithuania")
    assert play.to_act == ["white"]
    play.do("white", "veto ukraine")
    assert play.step == "buy-armies"  # red has no cube left, and there is no third round


def test_a_land_manager_costs_a_cube_and_lies_under_an_estate_there():
    play = special(ukraine=2).estates("ukraine", "red", "white").start().do("white", "manager ukraine 2")
    assert play.estate("ukraine", 2) == "white manager"
    assert play.region("ukraine")["nobles"] == {"white": 1}


def test_danzig_pays_twice_the_estate_value_of_prussia_even_without_an_estate_there():
    play = special(prussia=2).values(prussia=4).start().do("white", "danzig")
    assert play.family("white")["money"] == 10 + 8
    assert play.region("prussia")["nobles"] == {"white": 1}


def test_one_or_two_cubes_are_moved_for_nothing():
    position = at("special-actions", first="red").nobles("ukraine", red=2).nobles("lithuania", red=1, blue=1)
    play = position.start().do("red", "move ukraine prussia", "move lithuania great-poland")
    left = play.all_regions("nobles")
    assert left == [{"red": 1}, {"blue": 1}, {"red": 1}, {}, {"red": 1}]
    assert play.to_act == ["blue"]
    assert position.start().do("red", "move ukraine prussia", "done").to_act == ["blue"]


def test_the_veto_empties_the_sejm():
    play = special(ukraine=2).sejm(prussia="white", lithuania="red", ukraine="blue").start().do("white", "veto ukraine")
    assert play.sejm() == []
    assert play.region("ukraine")["nobles"] == {"white": 1}


def test_confederation_returns_the_land_manager():
    play = special(turn=3, ukraine=2).points(red=1, blue=1).estates("ukraine", "red manager").start()
    play.do("white", "confederation ukraine red")
    assert play.estate("ukraine", 1) == "white"


def test_jesuit_schools_pay_a_point_a_region():
    play = special(turn=2, ukraine=2, prussia=1, great_poland=1).start()
    play.do("white", "school ukraine", "school prussia")
    assert play.refusal("white", "school ukraine") == "one-school-a-region"
    play.do("white", "done")
    assert play.points("jesuits") == {"white": 2}
    assert play.family("white")["money"] == 10 - 4
    assert play.region("ukraine")["nobles"] == {"white": 1}


def test_jesuit_schools_in_all_five_regions_pay_seven_points():
    play = special(turn=2, prussia=1, ukraine=1, little_poland=1, great_poland=1)
    play = play.nobles("lithuania", white=1, red=1).start()
    regions = ("prussia", "lithuania", "ukraine", "little-poland", "great-poland")
    play.do("white", *[f"school {region}" for region in regions])
    assert play.points("jesuits") == {"white": 7}
    assert play.family("white")["money"] == 0
    assert play.to_act == ["red"]  # nothing is left to choose


def test_the_fifth_jesuit_school_is_announced_with_its_bonus():
    play = special(turn=2, prussia=1, ukraine=1, little_poland=1, great_poland=1)
    play = play.nobles("lithuania", white=1, red=1).start()
    announced = []
    for region in ("prussia", "lithuania", "ukraine", "little-poland", "great-poland"):
        announced.append(play.effect("white", f"school {region}").rpartition("gain ")[2])
        play.do("white", f"school {region}")
    assert announced == ["1 point"] * 4 + ["3 points"]


def test_jesuit_schools_in_four_regions_earn_no_bonus():
    play = special(turn=2, ukraine=1, little_poland=1, great_poland=1).nobles("lithuania", white=1, red=1).start()
    play.do("white", *[f"school {region}" for region in ("lithuania", "ukraine", "little-poland", "great-poland")])
    assert play.points("jesuits") == {"white": 4}


def test_a_city_costs_two_cubes_and_only_one_is_built_a_turn():
    play = special(turn=3, ukraine=5).estates("ukraine", "white", "white").start().do("white", "city ukraine 2")
    assert play.estate("ukraine", 2) == "white city"
    assert play.region("ukraine")["nobles"] == {"white": 3}
    play.do("red", "pass")
    assert play.refusal("white", "city ukraine 1") == "city-built-already"


def test_the_ninth_land_manager_does_not_exist():
    position = special(ukraine=2).estates("ukraine", "white").estates("prussia", *["red manager"] * 5)
    assert position.estates("lithuania", *["red manager"] * 2).start().refusal("white", "manager ukraine 1") is None
    play = position.estates("lithuania", *["red manager"] * 3).start()
    assert play.refusal("white", "manager ukraine 1") == "no-manager-left"


@pytest.mark.parametrize(
    ("reason", "move", "position"),
    [
        ("no-noble-there", "danzig", special(ukraine=1)),
        ("no-noble-there", "veto prussia", special(ukraine=1)),
        ("no-noble-there", "move prussia ukraine", special(ukraine=1)),
        ("no-noble-there", "manager prussia 1", special(ukraine=1).estates("prussia", "white")),
        ("no-noble-there", "school prussia", special(turn=2, ukraine=1)),
        ("no-noble-there", "treaty tatars", special(prussia=1).sejm(ukraine="white")),
        ("not-your-estate", "manager ukraine 1", special(ukraine=1).estates("ukraine", "red")),
        ("not-your-estate", "manager ukraine 2", special(ukraine=1).estates("ukraine", "white")),
        ("has-manager", "manager ukraine 1", special(ukraine=1).estates("ukraine", "white manager")),
        ("no-sejm-disc", "treaty tatars", special(ukraine=1).sejm(ukraine="red")),
        ("one-treaty-a-turn", "treaty tatars", special(ukraine=1).sejm(ukraine="white").treaty("russia")),
        *[
            ("ottomans-make-no-treaty", "treaty ottomans", special(turn, little_poland=1).sejm(ukraine="white"))
            for turn in (1, 2, 3, 4)
        ],
        *[
            ("habsburgs-only-in-turn-four", "treaty habsburgs", special(turn, great_poland=1).sejm(ukraine="white"))
            for turn in (1, 2, 3)
        ],
        (None, "treaty habsburgs", special(turn=4, great_poland=1).sejm(ukraine="white")),
        ("turn-two", "school ukraine", special(turn=1, ukraine=1)),
        ("school-costs-money", "school ukraine", special(turn=2, ukraine=1).money(white=1)),
        ("turn-three", "city ukraine 1", special(turn=2, ukraine=2).estates("ukraine", "white")),
        ("two-nobles-there", "city ukraine 1", special(turn=3, ukraine=1).estates("ukraine", "white")),
        (None, "city ukraine 1", special(turn=3, ukraine=2).estates("ukraine", "white")),
        ("not-your-estate", "city ukraine 1", special(turn=3, ukraine=2).estates("ukraine", "red")),
        ("has-city", "city ukraine 1", special(turn=4, ukraine=2).estates("ukraine", "white city")),
    ],
)
def test_a_special_action_is_refused(reason, move, position):
    assert position.start().refusal("white", move) == reason


@pytest.mark.parametrize(
    ("reason", "target", "turn", "points", "nobles"),
    [
        (None, "red", 3, (0, 1, 1), {"white": 3, "red": 2}),
        (None, "red", 4, (0, 1, 1), {"white": 2}),
        ("turn-three", "red", 2, (0, 1, 1), {"white": 3}),
        ("take-from-others", "white", 3, (0, 1, 1), {"white": 3}),
        ("not-in-last-place", "red", 3, (1, 1, 0), {"white": 3}),
        ("not-in-last-place", "red", 3, (0, 1, 0), {"white": 3}),
        ("two-nobles-there", "red", 3, (0, 1, 1), {"white": 1}),
        ("more-nobles-than-target", "red", 3, (0, 1, 1), {"white": 3, "red": 3}),
        ("no-estate-to-take", "blue", 3, (0, 1, 1), {"white": 3}),
    ],
)
def test_confederation_is_for_who_alone_is_last_against_who_has_fewer_cubes(reason, target, turn, points, nobles):
    play = special(turn).points(**dict(zip(FAMILIES, points, strict=True))).nobles("ukraine", **nobles)
    city = "blue city" if turn >= 3 else "blue"
    play = play.estates("ukraine", "white", "red", city).estates("little-poland", "blue").start()
    assert play.refusal("white", f"confederation ukraine {target}") == reason
