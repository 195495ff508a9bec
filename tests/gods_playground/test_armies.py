"""Phases 9 and 10, buying armies and campaigns, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from .positions import at

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


@pytest.mark.parametrize(
    ("strength", "told"),
    [
        (0, "spend 1 noble there; infantry 2, cavalry 4, artillery 6 money each"),
        (1, "spend 1 noble there; half price, infantry 1, cavalry 2, artillery 3 money each"),
    ],
)
def test_whoever_raises_an_army_is_told_where_the_price_is_half(strength, told):
    play = at("buy-armies", turn=2).nobles("ukraine", white=2).strength("ukraine", tatars=strength).start()
    assert play.effect("white", "army ukraine") == told


def test_cossacks_whom_nobody_bought_join_the_tatars():
    play = at("buy-armies").nobles("ukraine", white=2).reserve("white").start()
    play.do("white", "army ukraine", "buy infantry", "buy cossack", "done").do("white", "pass")
    assert (play.data["cossacks"], play.data["rebels"]) == (1, 1)


# Phase 10, campaigns.


def campaign(region="ukraine", turn=2, **units):
    """Let white campaign from a region with these units, and have another campaign to make."""
    return at("campaigns", turn).nobles(region, white=1).units(region, "white", **units).reserve("white")


@pytest.mark.parametrize(
    ("move", "strength", "told"),
    [
        ("campaign ukraine", 0, "spend 1 noble, roll 2 dice"),
        ("campaign ukraine", 1, "spend 1 noble, roll 2 dice (the first hit drives out invaders in the region)"),
        (
            "campaign ukraine with-king",
            3,
            "spend 1 noble, and 1 disc in the Sejm for the Polish army, roll 3 dice "
            "(the first 3 hits drive out invaders in the region)",
        ),
    ],
)
def test_a_campaign_tells_what_it_costs_and_whom_it_meets_first(move, strength, told):
    position = campaign(infantry=2).polish_army(1).sejm(prussia="white").strength("ukraine", tatars=strength)
    assert position.start().effect("white", move) == told


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


@pytest.mark.parametrize("artillery", [0, 1])
def test_a_natural_one_kills_even_with_artillery(artillery):
    play = campaign(infantry=1, cavalry=1, artillery=artillery).start().do("white", "campaign ukraine", dice=[1, 1])
    assert play.region("ukraine")["infantry"] == play.region("ukraine")["cavalry"] == {}
    assert play.box("tatars")["nobles"] == {}
