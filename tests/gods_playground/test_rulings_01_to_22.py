"""Our rulings 1 to 22, where the rulebook is silent or contradicts itself.

Ruling 1 (sixteen phases, not fifteen) only corrects a count, and so has no test.
"""

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


@pytest.mark.parametrize(("turn", "name"), [(1, "teutonic-knights"), (2, "swedes"), (3, "swedes"), (4, "prussians")])
def test_ruling_03_the_black_enemy_changes_its_name_in_turns_two_and_four(turn, name):
    play = at("campaigns", turn=turn).nobles("prussia", white=2).units("prussia", "white", infantry=1)
    play = play.start().do("white", "campaign prussia", dice=[2])
    assert play.told("campaign")[0]["enemy"] == name


def test_ruling_03_black_points_left_from_an_earlier_turn_join_the_new_ones():
    play = at("enemies-attack", turn=4).strength("prussia", black=1).polish_army(1).start(*QUIET)
    assert play.region("prussia")["strength"] == {"black": 1 + 8}


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


@pytest.mark.parametrize(
    ("king", "cubes", "scored"),
    [
        (2, {"red": 2}, {"red": 2}),
        (2, {"red": 2, "blue": 2}, {"red": 1, "blue": 1}),
        (3, {"red": 2, "blue": 1}, {}),
        (1, {"red": 2}, {"red": 5}),
    ],
)
def test_ruling_07_the_king_shares_in_a_tie_and_his_share_is_lost(king, cubes, scored):
    play = at("victory-points").box("ottomans", king=king, **cubes).start()
    assert play.points("campaigns") == scored


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


@pytest.mark.parametrize(("cubes", "left"), [(8, 2), (2, 2), (1, 1), (0, 0)])
def test_ruling_09_at_most_two_ottomans_stay_in_vienna_after_turn_three(cubes, left):
    assert at("end-of-turn", turn=3).vienna(cubes, attacked=True).start().data["vienna"] == left


@pytest.mark.parametrize(("vienna", "little_poland", "great_poland"), [(2, 12, 10), (1, 12, 9)])
def test_ruling_09_any_ottoman_left_in_vienna_brings_the_vienna_rules_of_turn_four(vienna, little_poland, great_poland):
    play = at("enemies-attack", turn=4).vienna(vienna).polish_army(1).start(*QUIET)
    assert play.region("prussia")["strength"] == {"black": 8}
    assert play.region("little-poland")["strength"] == {"ottomans": little_poland}
    assert play.region("great-poland")["strength"] == {"ottomans": great_poland}


def test_ruling_10_influence_stays_in_a_region_at_the_end_of_the_turn():
    assert at("end-of-turn").influence("prussia", 2).start().region("prussia")["influence"] == 2


def test_ruling_11_influence_does_nothing_in_turn_four():
    play = at("enemies-expand", turn=4).influence("great-poland", 3).estates("great-poland", "red", "blue").start()
    assert play.all_regions("influence") == [0, 0, 0, 0, 3]
    assert play.owners("great-poland") == ["red", "blue"]
    assert play.region("great-poland")["value"] == 4


def test_ruling_12_who_cannot_pay_for_a_treaty_loses_everything_and_another_may_try():
    play = at("special-actions").money(white=6, red=10).sejm(prussia="white", ukraine="red")
    play = play.nobles("lithuania", white=2, red=2).start().do("white", "treaty russia", dice=[5])
    assert play.data["treaty"] is None
    assert play.family("white")["money"] == 0
    assert play.region("lithuania")["nobles"] == {"white": 1, "red": 2}
    assert play.sejm() == ["red"]
    assert play.do("red", "treaty russia", dice=[5]).data["treaty"] == "russia"


def test_ruling_13_a_treaty_may_be_tried_without_knowing_whether_it_can_be_paid():
    play = at("special-actions").money(white=0).sejm(prussia="white").nobles("lithuania", white=1).start()
    assert play.refusal("white", "treaty russia") is None
    assert play.refusal("white", "treaty tatars") == "no-noble-there"


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
    assert (play.data["cossacks"], play.data["rebels"]) == (1, 0)


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


def test_ruling_20_the_bank_pays_what_it_has_in_player_order():
    play = at("income", first="blue").money(white=60, red=60, blue=0).start()
    assert play.money() == {"blue": 10, "white": 60 + 2, "red": 60}


def test_ruling_20_danzig_pays_what_the_bank_has():
    play = at("special-actions").money(white=10, red=60, blue=60).nobles("prussia", white=2).start()
    assert play.effect("white", "danzig") == "spend 1 noble in Prussia, gain 2 money"
    assert play.do("white", "danzig").family("white")["money"] == 12


def test_ruling_20_the_king_has_twelve_cubes():
    play = at("campaigns").nobles("lithuania", white=1).polish_army(0, 3).sejm(prussia="white").box("tatars", king=11)
    play = play.reserve("white").start().do("white", "campaign lithuania with-king", dice=[4, 4, 4])
    assert play.box("russia")["king"] == 1


def test_ruling_21_hits_beyond_ones_own_cubes_are_lost():
    play = at("campaigns").nobles("lithuania", white=20).units("lithuania", "white", cavalry=3).start()
    play.do("white", "campaign lithuania", dice=[4, 4, 4])
    assert play.box("russia")["nobles"] == {"white": 1}  # the very cube that led the campaign
    assert play.told("hits-lost") == [{"count": 2}]


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
