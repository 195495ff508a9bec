"""Our rulings, by their numbers: king, treaties, money and points.

Ruling 1 (sixteen phases, not fifteen) only corrects a count, and so has no test.
"""

from __future__ import annotations

import pytest

from godsplay import OptionError

from .positions import GAME, QUIET, at


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


def test_ruling_20_the_bank_pays_what_it_has_in_player_order():
    play = at("income", first="blue").money(white=60, red=60, blue=0).start()
    assert play.money() == {"blue": 10, "white": 60 + 2, "red": 60}


def test_ruling_20_danzig_pays_what_the_bank_has():
    play = at("special-actions").money(white=10, red=60, blue=60).nobles("prussia", white=2).start()
    assert play.effect("white", "danzig") == "2 money"
    assert play.do("white", "danzig").family("white")["money"] == 12


def test_ruling_20_the_king_has_twelve_cubes():
    play = at("campaigns").nobles("lithuania", white=1).polish_army(0, 3).sejm(prussia="white").box("tatars", king=11)
    play = play.reserve("white").start().do("white", "campaign lithuania with-king", dice=[4, 4, 4])
    assert play.box("russia")["king"] == 1


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


def test_ruling_46_only_those_equal_for_highest_bid_again():
    play = at("elect-the-king", first="red").army_blocks(white=3, red=3, blue=3).money(white=9, red=9, blue=9).start()
    play.do("white", "bid 2").do("red", "bid 2").do("blue", "bid 1")
    assert play.to_act == ["white", "red"]
    assert play.family("blue")["money"] == 8
