"""Our rulings 23 to 47, where the rulebook is silent or contradicts itself."""

from __future__ import annotations

import pytest

from godsplay import OptionError

from .positions import GAME, QUIET, at, enemies


@pytest.mark.parametrize("region", ["prussia", "little-poland"])
def test_ruling_23_influence_costs_estates_in_other_regions_as_in_great_poland(region):
    play = at("estates").influence(region, 2).nobles(region, red=4).estates(region, "red", "blue", "white").start()
    assert play.owners(region) == ["red"]


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
    assert [play.estate("ukraine", space) for space in (1, 2)] == ["red", "red"]


def test_ruling_29_cossacks_return_to_their_box_from_both_sides():
    play = at("end-of-turn").cossacks(ukraine=1, tatar_box=1).start()
    assert (play.data["cossacks"], play.data["rebels"]) == (0, 0)


def tied_for_the_king(**money):
    """Let white and red tie, with red holding the marker; a red noble gives something to decide afterwards."""
    return at("elect-the-king", first="red").army_blocks(white=3, red=3, blue=2).money(**money).nobles("ukraine", red=2)


def test_ruling_30_one_with_money_is_enough_for_a_bid():
    play = tied_for_the_king(white=1, red=0).start().do("red", "bid 0").do("white", "bid 1", dice=QUIET)
    assert play.data["first"] == "white"


def test_ruling_30_without_money_nobody_bids_and_the_marker_stays():
    play = tied_for_the_king(white=0, red=0).start(*QUIET)
    assert (play.step, play.data["first"]) == ("build-estates", "red")


def test_ruling_30_bids_of_nothing_twice_in_a_row_leave_the_marker():
    play = tied_for_the_king(white=5, red=5).start()
    play.do("white", "bid 0").do("red", "bid 0").do("white", "bid 0").do("red", "bid 0", dice=QUIET)
    assert (play.step, play.data["first"]) == ("build-estates", "red")


def test_ruling_30_a_bid_in_between_starts_the_count_anew():
    play = tied_for_the_king(white=5, red=5).start()
    for bid in ("bid 0", "bid 1", "bid 0"):
        play.do("white", bid).do("red", bid)
    assert play.to_act == ["white", "red"]


def test_ruling_31_in_turn_three_ottomans_in_great_poland_go_no_further():
    play = at("enemies-expand", turn=3).strength("great-poland", ottomans=5).start()
    assert play.values() == [4, 4, 4, 4, 2]  # nothing else was invaded


def test_ruling_32_fives_strengthen_the_ottomans_in_vienna():
    play = at("enemies-attack", turn=4).vienna(2).box("habsburgs", added=1).polish_army(1).start(5, 6, 6, 6)
    assert play.region("great-poland")["strength"] == {"ottomans": 10 + 2 + 1 + 1 - 2}


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


@pytest.mark.parametrize(
    ("points", "nobles", "money", "winner"),
    [
        ((8, 9, 8), (5, 0, 5), (4, 0, 4), "red"),
        ((9, 9, 8), (2, 3, 5), (4, 0, 4), "red"),
        ((9, 9, 8), (3, 3, 5), (2, 1, 4), "white"),
        ((9, 9, 9), (3, 3, 3), (1, 1, 1), "blue"),
        ((9, 9, 8), (3, 3, 3), (1, 1, 1), "white"),
    ],
    ids=["points", "nobles on the board", "money", "first player", "nearest the first player"],
)
def test_ruling_33_ties_go_by_nobles_money_and_nearness_to_the_first_player(points, nobles, money, winner):
    families = ("white", "red", "blue")
    play = at("end-of-turn", turn=4, first="blue").points(**dict(zip(families, points, strict=True)))
    play = play.money(**dict(zip(families, money, strict=True)))
    play = play.nobles("ukraine", **dict(zip(families, nobles, strict=True))).box("russia", white=9).start()
    assert [families[seat] for seat in play.state.winners] == [winner]


def test_ruling_34_the_game_is_for_three():
    with pytest.raises(OptionError):
        GAME.new(players=4)


def all_discs_on_estates(step, turn=1):
    """Place a white disc on every space of three regions: all fifteen it can place."""
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


def test_ruling_36_the_first_disc_clockwise_from_prussia_leaves_the_sejm():
    play = at("campaigns").sejm(lithuania="white", great_poland="white").nobles("prussia", white=2)
    play = play.polish_army(infantry=1).start().do("white", "campaign prussia with-king", dice=[2])
    assert (play.region("lithuania")["sejm"], play.region("great-poland")["sejm"]) == (None, "white")


def test_ruling_37_dice_fall_for_own_units_then_cossacks_then_the_polish_army():
    play = at("campaigns", turn=2).sejm(prussia="white").nobles("ukraine", white=1).cossacks(ukraine=1)
    play = play.units("ukraine", "white", infantry=1, cavalry=1).polish_army(infantry=1, cavalry=1).reserve("white")
    play = play.start().do("white", "campaign ukraine with-king with-cossacks", dice=[2, 3, 4, 5, 6])
    rolled = [(told["army"], told["unit"], told["dice"]) for told in play.told("rolled")]
    assert rolled == [
        ("white", "infantry", [2]),
        ("white", "cavalry", [3]),
        ("cossacks", "cossack", [4]),
        ("king", "infantry", [5]),
        ("king", "cavalry", [6]),
    ]


def test_ruling_38_cossacks_stay_out_while_others_than_tatars_stand_in_the_ukraine():
    play = at("campaigns").nobles("ukraine", white=1).units("ukraine", "white", infantry=1).cossacks(ukraine=1)
    play = play.strength("ukraine", russia=1).start()
    assert play.refusal("white", "campaign ukraine with-cossacks") == "cossacks-only-against-tatars"
    assert play.refusal("white", "campaign ukraine") is None


def test_ruling_40_influence_pairs_with_nobles_before_enemy_strength_eliminates_the_rest():
    """Three pieces come to Great Poland: two pair with nobles, the third meets the Swedes there."""
    position = at("enemies-attack", edition=enemies(habsburgs=[3, 3, 3, 3])).nobles("great-poland", red=2)
    position = position.strength("great-poland", black=4)
    play = position.polish_army(infantry=1).start(*QUIET)
    assert play.region("great-poland")["nobles"] == {}
    assert play.region("great-poland")["influence"] == 0
    assert play.region("great-poland")["strength"] == {"black": 4}


def test_ruling_44_the_polish_army_rides_to_vienna_in_turn_three_only():
    for turn, reason in ((3, None), (4, "vienna-only-in-turn-three")):
        position = at("poland-fights-back", turn=turn).vienna(2).polish_army(infantry=2).strength("prussia", black=1)
        assert position.start().refusal("white", "fight-back vienna") == reason


def test_ruling_45_cossacks_defend_against_others_than_tatars():
    position = at("enemies-expand", turn=2).strength("lithuania", russia=2).nobles("ukraine", white=2)
    position = position.units("ukraine", "white", infantry=1).cossacks(ukraine=1)
    play = position.start(2, 4)  # the infantry misses, the Cossack hits
    assert play.region("ukraine")["strength"] == {"russia": 1}


def test_ruling_46_only_those_equal_for_highest_bid_again():
    play = at("elect-the-king", first="red").army_blocks(white=3, red=3, blue=3).money(white=9, red=9, blue=9).start()
    play.do("white", "bid 2").do("red", "bid 2").do("blue", "bid 1")
    assert play.to_act == ["white", "red"]
    assert play.family("blue")["money"] == 8


def test_ruling_47_ottomans_before_vienna_expand_after_those_in_little_poland():
    play = at("enemies-expand", turn=3).vienna(9).strength("little-poland", ottomans=3).nobles("great-poland", red=9)
    assert play.start().region("great-poland")["strength"] == {"ottomans": 3}  # and not 9 - 2
