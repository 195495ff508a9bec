"""Set-up and the phases from income to building estates, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from godsplay import Scripted
from godsplay.present.presentation import presentation

from .positions import FAMILIES, GAME, QUIET, Play, at

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
    sentences = [presentation(GAME).words.text(event) for event in play.state.events if event.key == "income"]
    assert sentences == [
        "White collects 21 money: 5 estates bring 19, 2 × 2 in Prussia, 3 × 5 in Ukraine; 1 land manager brings 2.",
        "Red collects the minimum of 10 (estates: 7).",
        "Blue collects 4 instead of the minimum of 10 (no estates; the bank has no more).",
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
    assert play.blocks("red") == [0, 1, 2, 3, 4, 5]
    assert play.family("red")["placed"] == {}
    assert not play.data["blocks-shown"]


def test_all_blocks_return_after_turn_two():
    play = at("end-of-turn", turn=2).start()
    assert play.blocks("red") == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_blocks_that_ask_for_more_nobles_than_there_are_say_so_before_they_are_placed():
    play = at("nobles").nobles("ukraine", white=14).start().do("white", "block prussia 4")
    assert play.effect("white", "block lithuania 2") == "2 nobles arrive"
    assert play.effect("white", "block lithuania 5") == "5 nobles arrive, 3 too many"
    assert play.effect("white", "block army 5") == "counts 5 for the King’s army"
    assert play.verb_effect("white", "block") == "4 of your 6 nobles spoken for so far"
    play.do("white", "block lithuania 5")
    warned = "your blocks call for 9 nobles, you have 6: you’ll choose where 3 fewer arrive"
    assert play.verb_effect("white", "block") == warned


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
    assert play.all_regions("nobles") == [
        {"white": 4, "red": 3, "blue": 4},
        {"white": 3, "red": 3, "blue": 3},
        {"white": 9, "red": 11, "blue": 2},
        {"white": 3, "red": 3, "blue": 3},
        {"white": 1, "blue": 1},
    ]
    assert play.all_regions("demand") == [{}] * 5


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
    assert play.state.view(FAMILIES.index("red"))["families"]["white"]["bid"] == "hidden"


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
