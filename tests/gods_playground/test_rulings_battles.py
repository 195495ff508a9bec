"""Our rulings, by their numbers: campaigns, defence and the Polish army."""

from __future__ import annotations

import pytest

from .positions import QUIET, at, enemies


@pytest.mark.parametrize(("unit", "lowest"), [("infantry", 5), ("cavalry", 4)])
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_ruling_02_infantry_hits_on_five_and_cavalry_on_four(unit, lowest, face):
    play = at("campaigns").nobles("lithuania", white=1).units("lithuania", "white", **{unit: 1}).reserve("white")
    play = play.start().do("white", "campaign lithuania", dice=[face])
    assert play.box("russia")["nobles"] == ({"white": 1} if face >= lowest else {})


def test_ruling_02_artillery_never_rolls():
    play = at("campaigns", turn=2).nobles("lithuania", white=1).units("lithuania", "white", infantry=1, artillery=1)
    play = play.reserve("white").start().do("white", "campaign lithuania", dice=[1])
    assert play.region("lithuania")["infantry"] == {}
    assert play.region("lithuania")["artillery"] == {"white": 1}


def test_ruling_08_families_fight_back_in_rounds_and_only_the_first_use_of_all_is_free():
    play = at("poland-fights-back", first="red").strength("ukraine", tatars=9).polish_army(1)
    play = play.sejm(prussia="red", lithuania="blue", ukraine="blue", great_poland="white").start()
    for family, discs in (("red", 4), ("blue", 3), ("white", 2), ("red", 1)):
        play.do(family, "fight-back ukraine", dice=[2])
        assert len(play.sejm()) == discs
    assert play.to_act == ["blue"]


def test_ruling_08_the_free_use_is_not_kept_for_later():
    play = at("poland-fights-back", first="red").strength("ukraine", tatars=9).polish_army(1)
    play = play.sejm(prussia="red", lithuania="blue", ukraine="blue").start()
    play.do("red", "pass").do("blue", "fight-back ukraine", dice=[2])
    assert play.to_act == ["blue"]


@pytest.mark.parametrize(("face", "hits"), [(3, 0), (4, 1)])
def test_ruling_15_cossacks_hit_as_cavalry(face, hits):
    play = at("campaigns").nobles("ukraine", white=1).units("ukraine", "white", infantry=1).cossacks(1)
    play = play.reserve("white").start().do("white", "campaign ukraine with-cossacks", dice=[2, face])
    assert sum(play.box("tatars")["nobles"].values()) == hits


def test_ruling_15_cossacks_alone_do_not_defend():
    play = at("enemies-attack", edition=enemies(tatars=[2, 0, 0, 0])).cossacks(2).polish_army(1).start(*QUIET)
    assert play.region("ukraine")["strength"] == {"tatars": 2}


def test_ruling_15_cossacks_defend_beside_any_family():
    play = at("enemies-attack", edition=enemies(tatars=[2, 0, 0, 0])).cossacks(2).polish_army(1)
    play = play.units("ukraine", "blue", infantry=1).start(*QUIET, 2, *[4, 1])
    assert play.region("ukraine")["strength"] == {"tatars": 1}
    assert play.cossacks() == (1, 0)


def test_ruling_16_artillery_helps_only_its_owner_in_defence():
    play = at("enemies-attack", turn=3, edition=enemies(russia=[0, 0, 3, 0])).polish_army(1)
    play = play.units("lithuania", "white", infantry=1, artillery=1).units("lithuania", "red", infantry=1)
    assert play.start(*QUIET, 4, 4).region("lithuania")["strength"] == {"russia": 2}


@pytest.mark.parametrize(
    ("own", "polish", "white", "king"), [(1, 0, {"white": 1}, 0), (0, 1, {}, 1), (1, 1, {"white": 1}, 1), (0, 0, {}, 0)]
)
def test_ruling_16_own_artillery_does_not_help_the_polish_army_nor_the_other_way_round(own, polish, white, king):
    play = at("campaigns", turn=2).nobles("lithuania", white=1).units("lithuania", "white", 1, artillery=own)
    play = play.polish_army(1, 0, polish).sejm(prussia="white").reserve("white").start()
    play.do("white", "campaign lithuania with-king", dice=[4, 4])
    assert (play.box("russia")["nobles"], play.box("russia")["king"]) == (white, king)


def test_ruling_16_cossacks_use_the_attackers_artillery():
    play = at("campaigns", turn=2).nobles("ukraine", red=1).units("ukraine", "red", infantry=1, artillery=1)
    play = play.cossacks(1).reserve("red").start()
    assert play.do("red", "campaign ukraine with-cossacks", dice=[2, 3]).box("tatars")["nobles"] == {"red": 1}


@pytest.mark.parametrize(("infantry", "dice"), [(1, [2, 2, 3]), (0, [2, 3])])
def test_ruling_16_in_defence_cossacks_use_artillery_that_has_units_beside_it(infantry, dice):
    play = at("enemies-attack", turn=3, edition=enemies(tatars=[0, 0, 3, 0])).polish_army(1).cossacks(1)
    play = play.units("ukraine", "white", infantry=1).units("ukraine", "red", infantry, artillery=1)
    assert play.start(*QUIET, *dice).region("ukraine")["strength"] == {"tatars": 3 - infantry}


def test_ruling_17_the_polish_army_may_campaign_without_a_unit_of_ones_own():
    play = at("campaigns").nobles("lithuania", white=2).polish_army(0, 1).sejm(prussia="white", ukraine="white").start()
    assert play.refusal("white", "campaign lithuania") == "no-unit-there"
    play.do("white", "campaign lithuania with-king", dice=[4])
    assert (play.box("russia")["nobles"], play.box("russia")["king"]) == ({}, 1)


def test_ruling_17_a_campaign_without_dice_is_not_offered():
    play = at("campaigns").nobles("lithuania", white=2).sejm(prussia="white").reserve("white").start()
    assert play.refusal("white", "campaign lithuania with-king") == "no-polish-army"


def test_ruling_18_a_campaign_clears_the_region_of_whatever_colour_before_the_box():
    play = at("campaigns").nobles("lithuania", white=1).units("lithuania", "white", cavalry=3)
    play = (
        play.strength("lithuania", black=2).reserve("white").start().do("white", "campaign lithuania", dice=[4, 5, 6])
    )
    assert play.region("lithuania")["strength"] == {}
    assert play.box("russia")["nobles"] == {"white": 1}


@pytest.mark.parametrize(
    ("dice", "left"), [([4, 2, 2], {"black": 1}), ([4, 4, 2], {"black": 2}), ([4, 4, 4], {"black": 1})]
)
def test_ruling_18_defenders_hit_the_invader_first_and_then_who_stood_there(dice, left):
    play = at("enemies-attack", turn=3, edition=enemies(russia=[0, 0, 2, 0])).strength("lithuania", black=2)
    play = play.units("lithuania", "red", cavalry=3).polish_army(1).start(*QUIET, *dice)
    assert play.region("lithuania")["strength"] == left


@pytest.mark.parametrize(
    ("region", "treaty", "reason"),
    [("great-poland", None, "habsburgs-are-friends"), ("lithuania", "russia", "treaty-forbids")],
)
def test_ruling_19_a_closed_box_allows_a_campaign_only_against_strength_in_the_region(region, treaty, reason):
    def position():
        return at("campaigns").treaty(treaty).nobles(region, white=1).units(region, "white", cavalry=2).reserve("white")

    assert position().start().refusal("white", f"campaign {region}") == reason
    play = position().strength(region, black=1).start().do("white", f"campaign {region}", dice=[4, 4])
    assert play.region(region)["strength"] == {}
    assert list(play.data["enemies"].values()) == [{"added": 0, "nobles": {}, "king": 0}] * 5


def test_ruling_21_hits_beyond_ones_own_cubes_are_lost():
    play = at("campaigns").nobles("lithuania", white=20).units("lithuania", "white", cavalry=3).start()
    play.do("white", "campaign lithuania", dice=[4, 4, 4])
    assert play.box("russia")["nobles"] == {"white": 1}  # the very cube that led the campaign
    assert play.told("hits-lost") == [{"count": 2}]


def test_ruling_36_the_first_disc_clockwise_from_prussia_leaves_the_sejm():
    play = at("campaigns").sejm(lithuania="white", great_poland="white").nobles("prussia", white=2)
    play = play.polish_army(infantry=1).start().do("white", "campaign prussia with-king", dice=[2])
    assert (play.region("lithuania")["sejm"], play.region("great-poland")["sejm"]) == (None, "white")


def test_ruling_37_own_hits_clear_the_region_before_the_kings():
    play = at("campaigns", turn=2).sejm(prussia="white").nobles("prussia", white=2).strength("prussia", black=1)
    play = play.units("prussia", "white", infantry=1).polish_army(infantry=1).start()
    play.do("white", "campaign prussia with-king", dice=[6, 6])
    assert play.box("black")["king"] == 1
    assert play.box("black")["nobles"] == {}


def test_ruling_38_cossacks_stay_out_while_others_than_tatars_stand_in_the_ukraine():
    play = at("campaigns").nobles("ukraine", white=1).units("ukraine", "white", infantry=1).cossacks(ukraine=1)
    play = play.strength("ukraine", russia=1).start()
    assert play.refusal("white", "campaign ukraine with-cossacks") == "cossacks-only-against-tatars"
    assert play.refusal("white", "campaign ukraine") is None


def test_ruling_44_the_polish_army_rides_to_vienna_in_turn_three_only():
    for turn, reason in ((3, None), (4, "vienna-only-in-turn-three")):
        position = at("poland-fights-back", turn=turn).vienna(2).polish_army(infantry=2).strength("prussia", black=1)
        assert position.start().refusal("white", "fight-back vienna") == reason


def test_ruling_45_cossacks_defend_against_others_than_tatars():
    position = at("enemies-expand", turn=2).strength("lithuania", russia=2).nobles("ukraine", white=2)
    position = position.units("ukraine", "white", infantry=1).cossacks(ukraine=1)
    play = position.start(2, 4)  # the infantry misses, the Cossack hits
    assert play.region("ukraine")["strength"] == {"russia": 1}
