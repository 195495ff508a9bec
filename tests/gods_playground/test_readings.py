"""Contested lines of the rulebooks, read in each of their ways. EN, SUM and FR are the books, numbers their lines."""

from __future__ import annotations

import re

import pytest

from godsplay import PositionError, Seeded
from godsplay.engine.advice import advice_for
from godsplay.present.presentation import presentation

from .positions import GAME, QUIET, Play, Position, at, enemies


def told(play: Play, key: str) -> list[str]:
    """List the sentences of the last move under that key."""
    words = presentation(play.state.game).words
    return [words.text(event) for event in play.state.events if event.key == key]


def test_every_reading_has_both_ways_tested_here():
    assert {reading.name: set(reading.ways) for reading in GAME.readings} == {
        "equal-estates": {"owner-chooses", "taker-chooses", "inner-one"},
        "order-of-hits": {"attacker-chooses", "own-first"},
        "polish-army-alone": {"allowed", "needs-a-unit"},
        "ottomans-from-vienna": {"all-but-two-march", "all-march"},
        "polish-army-to-vienna": {"in-turn-three", "whenever-ottomans-are-there"},
        "vienna-to-great-poland": {"not-where-ottomans-stand", "always"},
        "influence-meets-strength": {"eliminated-at-once", "nobles-first"},
        "influence-and-estate-values": {"great-poland-only", "every-region"},
    }


# Two equally low estates: EN 317 asks for the lowest, and says no more.


def confederation(way: str, *estates: str) -> Play:
    """Let blue, alone in last place, form a confederation against red in Ukraine."""
    position = at("special-actions", turn=3, first="blue", readings={"equal-estates": way})
    position = position.points(white=1, red=1).nobles("ukraine", blue=2).nobles("prussia", white=1, red=1)
    return position.estates("ukraine", *estates).start().do("blue", "confederation ukraine red")


EQUAL = ("white", "red manager", "red", "red")  # worth 3, 4, 4, 5


@pytest.mark.parametrize(("way", "chooser"), [("owner-chooses", "red"), ("taker-chooses", "blue")])
def test_en_317_somebody_chooses_among_equal_estates(way, chooser):
    play = confederation(way, *EQUAL)
    assert (play.step, play.to_act) == ("choose-estate", [chooser])
    assert play.region("ukraine")["nobles"] == {}
    assert [str(action) for action in play.state.legal(play.state.to_act[0])] == ["take ukraine 2", "take ukraine 3"]
    assert play.refusal(chooser, "take ukraine 4") == "not-a-lowest-estate"
    assert play.refusal(chooser, "take ukraine 1") == "not-a-lowest-estate"
    assert play.effect(chooser, "take ukraine 2") == "worth 4, without its land manager"
    play.do(chooser, "take ukraine 3")
    assert [play.estate("ukraine", space) for space in (1, 2, 3, 4)] == ["white", "red manager", "blue", "red"]
    assert (play.step, play.to_act) == ("special-actions", ["white"])


def test_en_96_317_the_inner_one_of_equal_estates():
    play = confederation("inner-one", *EQUAL)
    assert [play.estate("ukraine", space) for space in (1, 2, 3, 4)] == ["white", "blue", "red", "red"]
    assert play.step == "special-actions"


@pytest.mark.parametrize("way", ["owner-chooses", "taker-chooses", "inner-one"])
def test_en_317_one_lowest_estate_is_taken_without_a_question(way):
    play = confederation(way, "red", "red", "red")
    assert play.owners("ukraine") == ["blue", "red", "red"]


def test_a_choice_among_estates_can_be_written_down_and_taken_up():
    play = confederation("owner-chooses", *EQUAL)
    assert play.data["stack"] == [
        {"step": "special-actions", "seat": "white"},
        {"step": "choose-estate", "seat": "red", "region": "ukraine", "taker": "blue", "owner": "red"},
    ]
    assert GAME.position(play.data).to_data() == play.data


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seat": "blue"}, r"stack\[1\].seat: is not the one who chooses"),
        ({"taker": "red"}, r"stack\[1\].taker: is the one before"),
        ({"region": "prussia"}, r"stack\[1\].owner: has no equally low estates"),
        ({"owner": None}, r"stack\[1\].owner: is missing"),
    ],
)
def test_a_choice_among_estates_that_cannot_be_is_refused(changes, complaint):
    data = confederation("owner-chooses", *EQUAL).data
    data["stack"][1].update(changes)
    with pytest.raises(PositionError, match=complaint):
        GAME.position(data)


# Own hits and the King's in a campaign: EN 383 clears the region first, and sets no order.


def campaign(way: str, black: int) -> Position:
    """Let white campaign from Prussia, with two infantry of its own and two of the King's, against invaders there."""
    position = at("campaigns", turn=2, readings={"order-of-hits": way}).sejm(prussia="white")
    position = position.nobles("prussia", white=3).units("prussia", "white", infantry=2).polish_army(infantry=2)
    return position.strength("prussia", black=black)


def test_en_383_the_attacker_chooses_whose_hits_clear_the_region():
    play = campaign("attacker-chooses", 1).start().do("white", "campaign prussia with-king", dice=[6, 6, 6, 6])
    assert (play.step, play.to_act) == ("clear-region", ["white"])
    assert play.effect("white", "clear with-king") == "leaves 2 of yours and 1 of the King’s"
    assert play.effect("white", "clear with-own") == "leaves 1 of yours and 2 of the King’s"
    play.do("white", "clear with-king")
    assert play.box("black") == {"added": 0, "nobles": {"white": 2}, "king": 1}
    assert play.region("prussia")["strength"] == {}
    assert (play.step, play.to_act) == ("campaigns", ["white"])


def test_en_383_hits_are_chosen_one_at_a_time():
    play = campaign("attacker-chooses", 3).start().do("white", "campaign prussia with-king", dice=[6, 6, 6, 6])
    play.do("white", "clear with-king", "clear with-own")
    assert play.region("prussia")["strength"] == {"black": 1}
    assert play.data["stack"][1] == {
        "step": "clear-region",
        "seat": "white",
        "region": "prussia",
        "hits": 1,
        "king-hits": 1,
    }
    assert GAME.position(play.data).to_data() == play.data
    play.do("white", "clear with-own")
    assert play.box("black") == {"added": 0, "nobles": {}, "king": 1}


@pytest.mark.parametrize(
    ("black", "dice"),
    [(0, [6, 6, 6, 6]), (1, [6, 6, 2, 2]), (1, [2, 2, 6, 6]), (4, [6, 6, 6, 6]), (5, [6, 6, 6, 6])],
    ids=["no strength", "own hits alone", "the King's hits alone", "all are needed", "too few"],
)
def test_en_383_nobody_is_asked_where_the_order_makes_no_difference(black, dice):
    chosen, fixed = (
        campaign(way, black).start().do("white", "campaign prussia with-king", dice=dice)
        for way in ("attacker-chooses", "own-first")
    )
    assert chosen.step == "campaigns"
    assert chosen.box("black") == fixed.box("black")
    assert chosen.region("prussia") == fixed.region("prussia")


def test_en_383_nor_where_a_treaty_closes_the_box():
    play = campaign("attacker-chooses", 1).treaty("black").units("prussia", "white", infantry=2).start()
    play.do("white", "campaign prussia with-king", dice=[6, 6, 6, 6, *QUIET])  # and nothing is left to attack
    assert play.step != "clear-region"
    assert play.box("black")["nobles"] == {}


def test_en_377_383_own_hits_clear_the_region_before_the_kings():
    play = campaign("own-first", 1).start().do("white", "campaign prussia with-king", dice=[6, 6, 6, 6])
    assert play.box("black") == {"added": 0, "nobles": {"white": 1}, "king": 2}


def test_hits_that_make_no_difference_are_no_position():
    data = campaign("attacker-chooses", 1).start().do("white", "campaign prussia with-king", dice=[6, 6, 6, 6]).data
    data["regions"]["prussia"]["strength"] = {}
    with pytest.raises(PositionError, match="no difference whose hits"):
        GAME.position(data)


# The Polish army without a unit of one's own.


def army_alone(way: str) -> Play:
    position = at("campaigns", readings={"polish-army-alone": way}).nobles("lithuania", white=2).reserve("white")
    return position.polish_army(cavalry=1).sejm(ukraine="white").start()


def test_en_369_748_a_noble_and_a_disc_are_enough_for_the_polish_army():
    play = army_alone("allowed").do("white", "campaign lithuania with-king", dice=[4])
    assert play.box("russia")["king"] == 1


def test_en_377_the_polish_army_joins_in_with_an_attack_of_ones_own():
    play = army_alone("needs-a-unit")
    assert play.refusal("white", "campaign lithuania with-king") == "no-unit-there"
    assert play.refusal("white", "campaign prussia with-king") is None


# Ottomans who hold Vienna in turn 4.


def turn_four(way: str, cubes: int = 0, vienna: int = 2) -> Play:
    """Let only those in the Habsburg box come, with so many white nobles against them."""
    position = at("enemies-attack", turn=4, edition=enemies(), readings={"ottomans-from-vienna": way})
    return position.vienna(vienna).box("habsburgs", white=cubes).box("ottomans", red=12).polish_army(1).start(*QUIET)


@pytest.mark.parametrize(
    ("way", "cubes", "vienna", "invaders"),
    [
        ("all-but-two-march", 0, 2, 10),
        ("all-but-two-march", 3, 2, 7),
        ("all-but-two-march", 10, 2, 0),
        ("all-but-two-march", 0, 1, 9),
        ("all-march", 0, 2, 12),
        ("all-march", 10, 2, 2),
        ("all-march", 0, 1, 11),
    ],
)
def test_en_440_768_sum_104_how_many_ottomans_march_out_of_vienna(way, cubes, vienna, invaders):
    strength = turn_four(way, cubes, vienna).region("great-poland")["strength"]
    assert strength == ({"ottomans": invaders} if invaders else {})


def attack_from_vienna(way: str, cubes: int) -> list[str]:
    """List what is told of an attack out of Vienna, by a campaign after which the phase ends."""
    position = at("campaigns", turn=4, edition=enemies(), readings={"ottomans-from-vienna": way}).vienna(2)
    position = position.box("habsburgs", white=cubes).box("ottomans", red=12).strength("prussia", black=1)
    play = position.reserve("white").polish_army(1).start().do("white", "pass", dice=QUIET)
    return [*told(play, "invasion"), *told(play, "held-off")]


def test_en_768_the_log_shows_who_stays_in_vienna():
    usual = attack_from_vienna("all-but-two-march", 3)
    assert usual[0] == (
        "Ottomans: 10 printed + 2 added = 12, less 2 that hold Vienna: 10 against 3 cubes: 7 invade Great Poland."
    )
    held = attack_from_vienna("all-but-two-march", 10)
    assert "Ottomans: 10 printed + 2 added = 12, less 2 that hold Vienna: 10 against 10 cubes: held off." in held
    other = attack_from_vienna("all-march", 3)
    assert other[0] == "Ottomans: 10 printed + 2 added = 12 against 3 cubes: 9 invade Great Poland."


# The Polish army against the Habsburg box.


def before_vienna(way: str, turn: int) -> Position:
    """Let two Ottomans be in the Habsburg box, and more in Great Poland than it has nobles."""
    position = at("poland-fights-back", turn=turn, readings={"polish-army-to-vienna": way}).vienna(2)
    return position.strength("great-poland", ottomans=3).polish_army(cavalry=3)


@pytest.mark.parametrize("way", ["in-turn-three", "whenever-ottomans-are-there"])
def test_en_480_767_the_polish_army_relieves_vienna_in_turn_three(way):
    assert before_vienna(way, 3).start().refusal("white", "fight-back vienna") is None


def test_en_767_not_in_turn_four():
    play = before_vienna("in-turn-three", 4).start()
    assert play.refusal("white", "fight-back vienna") == "vienna-only-in-turn-three"


def test_en_480_in_turn_four_too_and_then_the_purple_arrows_are_no_longer_orange():
    play = before_vienna("whenever-ottomans-are-there", 4).start()
    play.do("white", "fight-back vienna", dice=[4, 4, 2])
    assert play.data["vienna"] == 0
    assert play.region("prussia")["strength"] == {}  # EN 440: while Ottomans occupy the box


def test_en_213_480_ottomans_that_fives_added_are_driven_out_before_those_who_hold_vienna():
    position = before_vienna("whenever-ottomans-are-there", 4).box("habsburgs", added=2).sejm(ukraine="white")
    play = position.start()
    assert play.effect("white", "fight-back vienna") == "free, roll 3 dice against 4"
    play.do("white", "fight-back vienna", dice=[4, 4, 4])
    assert (play.box("habsburgs")["added"], play.data["vienna"]) == (0, 1)


# The force before Vienna, and Ottomans who came to Great Poland from Little Poland.


def expansion_from_vienna(way: str) -> Play:
    position = at("enemies-expand", turn=3, readings={"vienna-to-great-poland": way}).vienna(9, attacked=True)
    return position.strength("little-poland", ottomans=1).nobles("great-poland", red=9).start()


def test_en_500_512_those_before_vienna_stay_where_ottomans_were_first():
    assert expansion_from_vienna("not-where-ottomans-stand").region("great-poland")["strength"] == {"ottomans": 1}


def test_en_510_those_before_vienna_always_come():
    assert expansion_from_vienna("always").region("great-poland")["strength"] == {"ottomans": 1 + 9 - 2}


# Influence that expands into a region with enemy strength.


def expansion_of_influence(way: str) -> Play:
    position = at("enemies-expand", readings={"influence-meets-strength": way}).influence("great-poland", 3)
    return position.strength("prussia", black=1).nobles("prussia", red=2).nobles("little-poland", blue=2).start()


@pytest.mark.parametrize(("way", "nobles"), [("eliminated-at-once", {"red": 2}), ("nobles-first", {})])
def test_en_428_508_sum_105_influence_that_meets_strength(way, nobles):
    play = expansion_of_influence(way)
    assert play.region("prussia")["nobles"] == nobles
    assert play.region("prussia")["influence"] == 0
    assert (play.region("little-poland")["nobles"], play.region("little-poland")["influence"]) == ({}, 1)


@pytest.mark.parametrize("way", ["eliminated-at-once", "nobles-first"])
def test_en_428_430_influence_that_attacks_removes_nobles_before_it_enters(way):
    position = at("enemies-attack", edition=enemies(habsburgs=[3, 0, 0, 0]), readings={"influence-meets-strength": way})
    position = position.nobles("great-poland", red=2).strength("great-poland", black=4).polish_army(1)
    play = position.start(*QUIET)
    assert (play.region("great-poland")["nobles"], play.region("great-poland")["influence"]) == ({}, 0)


# Influence and the estate values of Prussia and Little Poland.


@pytest.mark.parametrize(("way", "value"), [("great-poland-only", 4), ("every-region", 2)])
@pytest.mark.parametrize("region", ["prussia", "little-poland"])
def test_en_540_542_548_550_influence_and_estate_values(way, value, region):
    position = at("estates", readings={"influence-and-estate-values": way}).influence(region, 1)
    play = position.influence("great-poland", 1).estates(region, "red", "blue").start()
    assert play.region(region)["value"] == value
    assert play.region("great-poland")["value"] == 2
    assert play.owners(region) == ["red"]


def test_en_542_a_region_with_influence_that_was_invaded_keeps_its_value():
    play = at("estates").influence("prussia", 1).invaded("prussia").start()
    assert play.region("prussia")["value"] == 3


# What is asked because of a reading is drawn on the board, and bots know an answer.


def advised(play: Play) -> str:
    """Return what a bot without much thought does."""
    seat = play.state.to_act[0]
    return str(advice_for(play.state.game).choose(play.state, seat, play.state.legal(seat), Seeded(1)))


def drawn_choices(play: Play) -> set[str]:
    """List what can be chosen on the board."""
    spots = re.findall(r'data-actions="([^"]+)"', play.state.draw(play.state.to_act[0]))
    return {action for spot in spots for action in spot.split("|")}


def test_the_owner_keeps_the_managed_estate_and_the_taker_takes_the_safer_one():
    play = confederation("owner-chooses", *EQUAL)
    assert drawn_choices(play) == {"take ukraine 2", "take ukraine 3"}
    assert advised(play) == "take ukraine 3"
    assert advised(confederation("taker-chooses", *EQUAL)) == "take ukraine 2"


def test_own_hits_are_kept_for_glory():
    play = campaign("attacker-chooses", 1).start().do("white", "campaign prussia with-king", dice=[6, 6, 6, 6])
    assert drawn_choices(play) == {"clear with-own", "clear with-king"}
    assert advised(play) == "clear with-king"


def test_own_hits_are_spent_where_no_noble_is_left_to_place():
    position = campaign("attacker-chooses", 1).nobles("lithuania", white=5).box("russia", white=12)
    play = position.start().do("white", "campaign prussia with-king", dice=[6, 6, 6, 6])
    assert advised(play) == "clear with-own"


def test_relieving_vienna_in_the_last_turn_is_worth_the_estates_it_saves():
    position = before_vienna("whenever-ottomans-are-there", 4)
    assert advised(position.start()) == "fight-back great-poland"
    assert advised(position.estates("prussia", *["white"] * 5).start()) == "fight-back vienna"
