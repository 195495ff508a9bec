"""The rules of each phase, in the rulebook's order, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from godsplay import Scripted

from .positions import FAMILIES, GAME, QUIET, Play, at, enemies

# Set-up.


def test_the_marker_passes_on_after_each_round_of_set_up_and_ends_with_the_third_player():
    play = Play(GAME.new(chance=Scripted([0])))
    order = []
    while play.step == "set-up":
        order += play.to_act
        play.do(play.to_act[0], "estate " + ("prussia" if len(order) <= 5 else "ukraine"))
    assert order == ["white", "red", "blue", "red", "blue", "white", "blue", "white", "red"]
    assert play.data["first"] == "blue"


def test_everyone_starts_with_ten_money_and_all_estate_values_at_three():
    play = Play(GAME.new(seed=1))
    assert play.money() == {"white": 10, "red": 10, "blue": 10}
    assert play.values() == [3, 3, 3, 3, 3]


# Phase 1, income.


@pytest.mark.parametrize(("estates", "income"), [(0, 10), (3, 10), (4, 12), (5, 15)])
def test_income_is_ten_at_least(estates, income):
    play = at("income").money(white=0).estates("ukraine", *["white"] * estates).start()
    assert play.family("white")["money"] == income


def test_income_is_told_with_its_arithmetic():
    position = at("nobles", first="white").money(white=0, red=0, blue=97).values(prussia=2, ukraine=5)
    position.estates("prussia", "white manager", "white", "red").estates("ukraine", *["white"] * 3, "red")
    play = position.start()
    GAME.steps["income"].enter(play.state)
    assert play.sentences("income") == [
        "White collects 21 money: 5 estates bring 19, 2 × 2 in Prussia, 3 × 5 in the Ukraine; 1 land manager brings 2.",
        "Red collects 10 money, the least income: 2 estates bring 7, 1 × 2 in Prussia, 1 × 5 in the Ukraine.",
        "Blue collects 4 of 10 money, the least income, as the bank has no more: no estates.",
    ]


# Phase 2, nobles.


def test_each_place_takes_one_block_and_each_value_is_there_twice():
    play = at("nobles").start().do("red", "block prussia 5", "block ukraine 5")
    assert play.refusal("red", "block prussia 0") == "place-has-block"
    assert play.refusal("red", "block lithuania 5") == "no-such-block"


def test_all_six_blocks_must_be_placed_by_all_before_any_is_shown():
    play = at("nobles").start()
    play.place_blocks("red", 0, 1, 2, 3, 4, 5).place_blocks("blue", 0, 1, 2, 3, 4, 5)
    play.do("white", "block prussia 0", "block ukraine 0")
    assert (play.step, play.to_act, play.data["blocks-shown"]) == ("nobles", ["white"], False)


def test_the_blocks_of_turn_one_are_gone_in_turn_two():
    play = at("end-of-turn", turn=1).army_blocks(red=3).start()
    assert play.hand("red") == [0, 1, 2, 3, 4, 5]
    assert play.family("red")["placed"] == {}
    assert not play.data["blocks-shown"]


def test_all_blocks_return_after_turn_two():
    play = at("end-of-turn", turn=2).start()
    assert play.hand("red") == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_families_with_too_few_cubes_choose_in_player_order_where_fewer_arrive():
    play = at("nobles", first="red").nobles("ukraine", white=9, red=9).start()
    for family in FAMILIES:
        play.place_blocks(family, 4, 3, 2, 3, 1, 5)  # 13 nobles; 11 are in stock
    assert play.to_act == ["red"]
    play.do("red", "fewer great-poland")
    assert play.refusal("red", "fewer great-poland") == "none-asked-for"
    play.do("red", "fewer prussia")
    assert play.to_act == ["white"]
    play.do("white", "fewer ukraine", "fewer ukraine")
    assert play.step == "bidding"
    assert play.everywhere("nobles") == [
        {"white": 4, "red": 3, "blue": 4},
        {"white": 3, "red": 3, "blue": 3},
        {"white": 9, "red": 11, "blue": 2},
        {"white": 3, "red": 3, "blue": 3},
        {"white": 1, "blue": 1},
    ]
    assert play.everywhere("demand") == [{}] * 5


# Phase 3, electing the king.


def king(**blocks):
    """Elect a king; a red noble gives something to decide in the phases after."""
    return at("elect-the-king").army_blocks(**blocks).money(white=9, red=9, blue=9).nobles("ukraine", red=2)


def test_the_highest_block_takes_the_marker():
    assert king(white=2, red=3, blue=5).start(*QUIET).data["first"] == "blue"


def test_all_bids_are_paid_and_a_tie_of_bids_is_bid_for_again():
    play = king(white=4, red=4, blue=4).start()
    play.do("white", "bid 3").do("red", "bid 3").do("blue", "bid 1")
    assert play.money() == {"white": 6, "red": 6, "blue": 8}
    assert play.to_act == ["white", "red"]
    play.do("white", "bid 2").do("red", "bid 5", dice=QUIET)
    assert play.money() == {"white": 4, "red": 1, "blue": 8}
    assert play.data["first"] == "red"


def test_nobody_can_bid_more_than_he_has():
    play = king(white=4, red=4, blue=0).start()
    assert play.refusal("white", "bid 9") is None
    assert play.refusal("white", "bid 10") == "too-little-money"


def test_others_do_not_see_a_bid():
    play = king(white=4, red=4, blue=0).start().do("white", "bid 3")
    assert play.view("red")["families"]["white"]["bid"] == "hidden"


# Phase 4, the Polish army.


@pytest.mark.parametrize(
    ("blocks", "added"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((2, 0, 0), (0, 0, 0)),
        ((2, 1, 0), (1, 0, 0)),
        ((4, 1, 0), (1, 0, 0)),
        ((4, 2, 0), (1, 1, 0)),
        ((4, 3, 0), (1, 1, 0)),
        ((4, 3, 1), (2, 1, 1)),
        ((5, 4, 1), (2, 1, 1)),
        ((5, 4, 2), (2, 2, 1)),
        ((5, 5, 5), (2, 2, 1)),
    ],
)
@pytest.mark.parametrize(("turn", "base"), [(1, (2, 2)), (2, (2, 2)), (3, (2, 3)), (4, (1, 1))])
def test_the_size_of_the_polish_army(turn, base, blocks, added):
    white, red, blue = blocks
    play = at("polish-army", turn).army_blocks(white=white, red=red, blue=blue).nobles("ukraine", red=2).start(*QUIET)
    most = 4  # infantry pieces there are, and cavalry pieces
    artillery = 0 if turn == 1 else added[2]
    assert play.polish_army() == [min(base[0] + added[0], most), min(base[1] + added[1], most), artillery]


# Phase 5, events, is example 211. Phase 6, elections.


def test_winning_an_election_cannot_be_declined():
    play = at("elections").nobles("ukraine", blue=1).nobles("prussia", white=2).start()
    assert play.region("ukraine")["sejm"] == "blue"
    assert play.region("ukraine")["nobles"] == {}


# Phase 7, build estates.


def test_an_estate_costs_one_cube_in_the_first_round_and_two_in_later_ones():
    play = at("build-estates").nobles("ukraine", white=4).nobles("prussia", white=1).start()
    assert play.refusal("white", "estate lithuania") == "estate-costs-one"
    play.do("white", "estate ukraine")
    assert play.refusal("white", "estate prussia") == "estate-costs-two"
    play.do("white", "estate ukraine")
    assert play.region("ukraine")["nobles"] == {"white": 1}


def test_a_full_region_takes_no_estate():
    play = at("build-estates").nobles("ukraine", white=2).nobles("prussia", white=2)
    play = play.estates("ukraine", *["red"] * 5).start()
    assert play.refusal("white", "estate ukraine") == "no-free-estate"


def test_an_estate_may_be_built_under_occupation():
    play = at("build-estates").nobles("ukraine", white=2).strength("ukraine", tatars=3).start()
    assert play.do("white", "estate ukraine").owners("ukraine") == ["white"]


@pytest.mark.parametrize(
    ("step", "moves", "dice"),
    [
        ("build-estates", ["estate ukraine"], []),
        ("buy-armies", ["army ukraine", "buy infantry", "done"], []),
        ("campaigns", ["campaign ukraine"], [2]),
        ("poland-fights-back", ["fight-back prussia"], [2]),
    ],
)
def test_passing_is_final(step, moves, dice):
    play = at(step, turn=2).nobles("ukraine", white=5, red=5).strength("prussia", black=9).polish_army(1)
    play = play.units("ukraine", "white", infantry=1).units("ukraine", "red", infantry=1)
    play = play.sejm(prussia="white", lithuania="red", ukraine="red").start()
    play.do("white", "pass").do("red", *moves, dice=dice)
    assert (play.step, play.to_act) == (step, ["red"])


# Phase 8, special actions.


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
    assert play.discs("ukraine") == ["red", "white manager"]
    assert play.region("ukraine")["nobles"] == {"white": 1}


def test_danzig_pays_twice_the_estate_value_of_prussia_even_without_an_estate_there():
    play = special(prussia=2).values(prussia=4).start().do("white", "danzig")
    assert play.family("white")["money"] == 10 + 8
    assert play.region("prussia")["nobles"] == {"white": 1}


def test_one_or_two_cubes_are_moved_for_nothing():
    position = at("special-actions", first="red").nobles("ukraine", red=2).nobles("lithuania", red=1, blue=1)
    play = position.start().do("red", "move ukraine prussia", "move lithuania great-poland")
    left = play.everywhere("nobles")
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
    assert play.discs("ukraine") == ["white"]


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
        announced.append(play.effect("white", f"school {region}").rpartition("; ")[2])
        play.do("white", f"school {region}")
    assert announced == ["1 point"] * 4 + ["3 points"]


def test_jesuit_schools_in_four_regions_earn_no_bonus():
    play = special(turn=2, ukraine=1, little_poland=1, great_poland=1).nobles("lithuania", white=1, red=1).start()
    play.do("white", *[f"school {region}" for region in ("lithuania", "ukraine", "little-poland", "great-poland")])
    assert play.points("jesuits") == {"white": 4}


def test_a_city_costs_two_cubes_and_only_one_is_built_a_turn():
    play = special(turn=3, ukraine=5).estates("ukraine", "white", "white").start().do("white", "city ukraine 2")
    assert play.discs("ukraine") == ["white", "white city"]
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


# Phase 9, buy armies.


def test_one_cube_pays_for_a_whole_army_and_artillery_comes_with_turn_two():
    play = at("buy-armies", turn=2).money(white=30).nobles("ukraine", white=2).start()
    play.do("white", "army ukraine", *["buy infantry"] * 4, *["buy cavalry"] * 3, "buy artillery")
    assert play.refusal("white", "buy infantry") == "no-unit-left"
    assert play.family("white")["money"] == 30 - 8 - 12 - 6
    assert play.region("ukraine")["nobles"] == {"white": 1}


@pytest.mark.parametrize(
    ("reason", "moves", "move"),
    [
        ("no-noble-there", [], "army lithuania"),
        ("buy-something", ["army prussia"], "done"),
        ("artillery-from-turn-two", ["army prussia"], "buy artillery"),
        ("cossacks-only-in-ukraine", ["army prussia"], "buy cossack"),
        ("no-cossack-left", ["army ukraine", "buy cossack", "buy cossack"], "buy cossack"),
        ("too-little-money", ["army prussia", "buy cavalry", "buy cavalry"], "buy cavalry"),
    ],
)
def test_buying_is_refused(reason, moves, move):
    play = at("buy-armies", turn=1).money(white=10).nobles("prussia", white=2).nobles("ukraine", white=2).start()
    assert play.do("white", *moves).refusal("white", move) == reason


def test_an_army_is_not_raised_where_nothing_can_be_bought():
    play = at("buy-armies").money(white=1).nobles("prussia", white=1).nobles("ukraine", white=1)
    play = play.strength("ukraine", tatars=1).start()  # where infantry costs 1
    assert play.refusal("white", "army prussia") == "cannot-buy-anything"
    assert play.refusal("white", "army ukraine") is None


@pytest.mark.parametrize(("unit", "price"), [("infantry", 1), ("cavalry", 2), ("artillery", 3), ("cossack", 1)])
def test_prices_are_halved_beside_enemy_strength_but_not_beside_influence(unit, price):
    position = at("buy-armies", turn=2).nobles("ukraine", white=2).influence("ukraine", 1)
    play = position.start().do("white", "army ukraine", f"buy {unit}")
    assert play.family("white")["money"] == 10 - 2 * price
    play = position.influence("ukraine", 0).strength("ukraine", black=1).start()
    assert play.do("white", "army ukraine", f"buy {unit}").family("white")["money"] == 10 - price


def test_cossacks_whom_nobody_bought_join_the_tatars():
    play = at("buy-armies").nobles("ukraine", white=2).reserve("white").start()
    play.do("white", "army ukraine", "buy infantry", "buy cossack", "done").do("white", "pass")
    assert play.cossacks() == (1, 1)


# Phase 10, campaigns.


def campaign(region="ukraine", turn=2, **units):
    """Let white campaign from a region with these units, and have another campaign to make."""
    return at("campaigns", turn).nobles(region, white=1).units(region, "white", **units).reserve("white")


@pytest.mark.parametrize(
    ("reason", "move", "position"),
    [
        ("no-noble-there", "campaign lithuania", campaign(infantry=1)),
        ("no-unit-there", "campaign ukraine", campaign(artillery=1)),
        ("no-sejm-disc", "campaign ukraine with-king", campaign(infantry=1).polish_army(1)),
        ("no-polish-army", "campaign ukraine with-king", campaign(infantry=1).sejm(prussia="white")),
        ("no-cossack-there", "campaign ukraine with-cossacks", campaign(infantry=1)),
        ("no-unit-there", "campaign ukraine with-cossacks", campaign(artillery=1).cossacks(1)),
        ("treaty-forbids", "campaign ukraine", campaign(infantry=1).treaty("tatars")),
        *[
            ("habsburgs-are-friends", "campaign great-poland", campaign("great-poland", turn, infantry=1))
            for turn in (1, 2, 3)
        ],
        (None, "campaign great-poland", campaign("great-poland", 4, infantry=1)),
    ],
)
def test_a_campaign_is_refused(reason, move, position):
    assert position.start().refusal("white", move) == reason


def test_cossacks_attack_only_tatars():
    position = campaign(infantry=1).cossacks(1)
    play = position.strength("ukraine", ottomans=1).start()
    assert play.refusal("white", "campaign ukraine with-cossacks") == "cossacks-only-against-tatars"
    play = position.strength("ukraine", tatars=1).start()
    assert play.refusal("white", "campaign ukraine with-cossacks") is None


def test_cossacks_may_be_left_at_home():
    play = campaign(infantry=1).cossacks(2).start().do("white", "campaign ukraine", dice=[5])
    assert play.box("tatars")["nobles"] == {"white": 1}


def test_the_polish_army_joins_for_a_disc_and_its_hits_are_the_kings():
    play = campaign(infantry=1).polish_army(1, 1).sejm(prussia="white", lithuania="white", ukraine="red").start()
    play.do("white", "campaign ukraine with-king", dice=[5, 1, 4])
    assert play.box("tatars") == {"added": 0, "nobles": {"white": 1}, "king": 1}
    assert sorted(play.sejm()) == ["red", "white"]
    assert play.polish_army() == [0, 1, 0]


def test_own_hits_clear_the_region_before_the_kings_do():
    play = campaign(infantry=1).polish_army(0, 1).sejm(prussia="white").strength("ukraine", tatars=1).start()
    play.do("white", "campaign ukraine with-king", dice=[5, 4])
    assert play.box("tatars") == {"added": 0, "nobles": {}, "king": 1}


@pytest.mark.parametrize("artillery", [0, 1])
def test_a_natural_one_kills_even_with_artillery(artillery):
    play = campaign(infantry=1, cavalry=1, artillery=artillery).start().do("white", "campaign ukraine", dice=[1, 1])
    assert play.region("ukraine")["infantry"] == play.region("ukraine")["cavalry"] == {}
    assert play.box("tatars")["nobles"] == {}


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
    assert play.cossacks() == (left, rebels)


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
    assert play.everywhere("strength") == [{}, {}, {"russia": 5}, {}, {}]


def test_defenders_roll_against_an_expansion():
    play = at("enemies-expand", turn=4).strength("ukraine", tatars=2).units("lithuania", "red", cavalry=1).start(4)
    assert play.region("lithuania")["strength"] == {"tatars": 1}


def test_influence_expands_by_its_excess_and_takes_nobles_with_it():
    play = at("enemies-expand", turn=1).influence("great-poland", 3).nobles("prussia", red=1, blue=1).start()
    assert play.everywhere("influence") == [1, 0, 0, 3, 3]
    assert play.region("prussia")["nobles"] == {}


@pytest.mark.parametrize(("nobles", "excess"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_nobles_in_great_poland_hold_influence_back(nobles, excess):
    play = at("enemies-expand", turn=1).influence("great-poland", 3).nobles("great-poland", red=nobles).start()
    assert play.everywhere("influence") == [excess, 0, 0, excess, 3]


@pytest.mark.parametrize(("vienna", "value"), [(1, 4), (2, 4), (3, 2)])
def test_two_ottomans_stay_in_vienna(vienna, value):
    play = at("enemies-expand", turn=3).vienna(vienna, attacked=True).start()
    assert play.region("great-poland")["value"] == value  # higher after peace, lower under Ottomans


# Phase 14, estates.


def test_estates_are_lost_from_the_border_inwards():
    play = at("estates").strength("ukraine", tatars=2).estates("ukraine", "red", "blue", "white", "red", "blue").start()
    assert play.owners("ukraine") == ["red", "blue", "white"]


def test_no_more_estates_are_lost_than_there_are():
    position = at("estates").strength("ukraine", tatars=9).estates("ukraine", "red", "red")
    play = position.estates("lithuania", *["blue"] * 5).estates("little-poland", *["white"] * 5).start()
    assert [len(play.owners(region)) for region in ("lithuania", "ukraine", "little-poland")] == [5, 0, 5]


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
    assert play.units("ukraine") == [{}, {}, {}]
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
