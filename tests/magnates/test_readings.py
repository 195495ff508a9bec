"""Contested lines of the rulebook, each read in every way."""

from __future__ import annotations

import pytest

from .positions import at, at_end_of_sejm, at_interregnum, at_new_conflicts, at_office

LIFTED = "partition-lifted"
GRAIN = "grain-trade-barred"
ENTAIL = "entail-against-assignats"
PAWN = "action-without-a-pawn"
GIFTS = "gifts-once-wealth-is-counted"

WARS = {
    "cossacks_1": "cossack-rebellion",
    "ottomans_1": "ottoman-war",
    "habsburgs_1": "habsburg-queen",
}


# When a partition is lifted: lines 662 and 668-669.


@pytest.mark.parametrize(("way", "owner"), [("no-conflict-left", None), ("no-lost-conflict-left", "lubomirski")])
def test_line_668_a_new_conflict_keeps_a_province_partitioned_or_not(way, owner):
    setting = at("conflicts", drawn=True).lost(moscow_1="dimitriads").conflicts(moscow_2="smolensk-war")
    setting = setting.played(["moscow-1", "moscow-2"], lubomirski=["9", "14"], potocki=["8", "13"], sapieha=["7", "12"])
    play = setting.estates("ukraine", sapieha=1).read(LIFTED, way).start()
    assert play.data["conflicts-removed"] == ["dimitriads", "smolensk-war"]
    assert play.fiefs["smolensk"] == owner
    assert play.partitions() == []


@pytest.mark.parametrize(("way", "partitions"), [("no-conflict-left", ["lithuania"]), ("no-lost-conflict-left", [])])
def test_line_668_an_embassy_ends_a_partition_with_the_last_conflict_or_with_the_last_lost_one(way, partitions):
    setting = at_new_conflicts().lost(moscow_1="livonian-war").conflicts(moscow_2="smolensk-war", **WARS)
    setting = setting.privileges(potocki=["embassy"]).read(LIFTED, way)
    play = setting.start().do("potocki", "play embassy moscow-1", drawing=["danzig-rebellion"])
    assert play.partitions() == partitions


@pytest.mark.parametrize("way", ["no-conflict-left", "no-lost-conflict-left"])
def test_line_668_a_conflict_drawn_after_the_last_is_gone_partitions_nothing(way):
    setting = at_new_conflicts().lost(moscow_1="livonian-war").conflicts(brandenburg_1="swedish-deluge", **WARS)
    setting = setting.privileges(potocki=["embassy"]).read(LIFTED, way)
    play = setting.start().do("potocki", "play embassy moscow-1", drawing=["dimitriads"])
    assert play.partitions() == []


@pytest.mark.parametrize(("way", "named"), [("no-conflict-left", False), ("no-lost-conflict-left", True)])
def test_line_668_what_is_still_partitioned_cannot_be_demanded_either(way, named):
    setting = at("conflicts", drawn=True).lost(moscow_1="dimitriads").conflicts(moscow_2="smolensk-war")
    setting = setting.played(["moscow-1", "moscow-2"], lubomirski=["9", "14"], potocki=["8", "13"], sapieha=["7", "12"])
    setting = setting.estates("lithuania", sapieha=1).privileges(lubomirski=["assignats"]).estates("ukraine", potocki=1)
    play = setting.read(LIFTED, way).start().do("lubomirski", "pass")
    assert ("play assignats sapieha" in play.may("lubomirski")) == named


@pytest.mark.parametrize(("way", "fault"), [("no-conflict-left", ""), ("no-lost-conflict-left", "no Conflict keeps")])
def test_a_position_says_where_partition_pawns_stand(way, fault):
    setting = at_new_conflicts().conflicts(moscow_2="smolensk-war", **WARS).read(LIFTED, way)
    setting.data["partitioned"] = ["lithuania"]
    if fault:
        with pytest.raises(ValueError, match=fault):
            setting.start()
    else:
        assert setting.start().partitions() == ["lithuania"]
    setting.data["conflicts"]["moscow-2"]["undefeated"] = True
    setting.data["partitioned"] = []
    with pytest.raises(ValueError, match="lithuania must be, as a Conflict there has been lost"):
        setting.start()


# Which partitions bar the Vistula Grain Trade: lines 329 and 664-665, and the text of the card.


@pytest.mark.parametrize(
    ("way", "lost", "gained"),
    [
        ("by-any-of-three-partitions", {"brandenburg_1": "black-clouds"}, None),
        ("by-any-of-three-partitions", {"habsburgs_1": "annexation-of-spisz"}, None),
        ("by-any-of-three-partitions", {"ottomans_1": "ottoman-war"}, None),
        ("by-any-of-three-partitions", {"cossacks_1": "cossack-rebellion"}, 2),
        ("by-those-it-uses", {"brandenburg_1": "black-clouds"}, None),
        ("by-those-it-uses", {"habsburgs_1": "annexation-of-spisz"}, None),
        ("by-those-it-uses", {"ottomans_1": "ottoman-war"}, 1),
        ("by-those-it-uses", {}, 2),
    ],
)
def test_line_664_a_partition_bars_the_grain_trade(way, lost, gained):
    setting = at_interregnum().privileges(potocki=["vistula-grain-trade"]).lost(**lost).senators(treasurer="potocki")
    setting = setting.estates("great-poland", potocki=1).estates("little-poland", potocki=1)
    play = setting.estates("lithuania", sapieha=1).read(GRAIN, way).start()
    if gained is None:
        assert play.refusal("potocki", "play vistula-grain-trade") == "grain-is-barred"
    else:
        play.do("potocki", "play vistula-grain-trade")
        assert play.estates("prussia") == {"potocki": gained}


# Whether Entail helps against Assignats: line 329, and the texts of the cards.


def assignats_against_entail(way, estates):
    """Let Potocki's Assignats ask for Estates of Sapieha, who holds Entail and has one more Estate in Ukraine."""
    setting = at_interregnum().privileges(potocki=["assignats"], sapieha=["entail"]).read(ENTAIL, way)
    play = setting.estates("prussia", sapieha=estates).estates("ukraine", sapieha=1).start()
    return play.do("potocki", "play assignats sapieha").do("sapieha", "cede prussia")


def test_line_329_entail_does_not_help_against_assignats():
    play = assignats_against_entail("does-not-help", 2)
    assert play.estates("prussia") == {"potocki": 2}
    assert play.privileges("sapieha") == ["entail"]


@pytest.mark.parametrize("estates", [1, 3])
def test_line_329_entail_saves_one_estate_from_assignats(estates):
    play = assignats_against_entail("saves-one-estate", estates)
    assert play.may("sapieha") == ["pass", "play entail ukraine"]
    play.do("sapieha", "play entail ukraine")
    assert play.estates("prussia") == {"potocki": estates, "sapieha": 1}
    assert play.estates("ukraine") == {}
    assert play.privileges("sapieha") == []


def test_line_329_entail_that_is_kept_saves_nothing():
    play = assignats_against_entail("saves-one-estate", 3)
    assert play.told("estates-ceded")[0]["count"] == 2
    assert play.told("claimed") == [{"seat": "potocki", "to": "sapieha", "province": "prussia"}]
    play.do("sapieha", "pass")
    assert play.estates("prussia") == {"potocki": 3}
    assert play.estates("ukraine") == {"sapieha": 1}


def test_line_330_entail_against_assignats_can_be_vetoed():
    setting = at_interregnum().privileges(potocki=["assignats"], sapieha=["entail"], lubomirski=["veto"])
    setting = setting.read(ENTAIL, "saves-one-estate").estates("prussia", sapieha=1).estates("ukraine", sapieha=1)
    play = setting.start().do("potocki", "play assignats sapieha").do("lubomirski", "pass")
    play.do("sapieha", "cede prussia", "play entail ukraine").do("lubomirski", "play veto")
    assert play.estates("prussia") == {"potocki": 1}
    assert play.estates("ukraine") == {"sapieha": 1}


# Whether an action can be played without a pawn left: lines 293-296 and 324-325.


def without_pawns():
    """Stand in the Interregnum of four, where Potocki has placed all of 35 pawns; Sapieha may use the Treasurer."""
    setting = at_interregnum(4).estates("great-poland", potocki=31).estates("prussia", potocki=1)
    setting = setting.estates("ukraine", potocki=1).estates("lithuania", potocki=1).estates("little-poland", potocki=1)
    return setting.senators(treasurer="sapieha")


@pytest.mark.parametrize("card", ["private-duchy", "union-of-brest", "ad-maiorem-dei-gloriam", "vistula-grain-trade"])
def test_line_293_an_action_that_brings_estates_needs_a_pawn(card):
    setting = without_pawns().privileges(potocki=[card])
    play = setting.read(PAWN, "is-refused").start()
    assert play.to_act == ["sapieha"]  # Potocki could only pass
    play = setting.privileges(potocki=["assignats"]).estates("prussia", radziwill=1).start()
    assert play.refusal("potocki", f"play {card}") == "no-pawn-to-place"
    play = setting.read(PAWN, "does-nothing").start().do("potocki", f"play {card}")
    assert play.privileges_removed == [card]
    assert play.totals()[1] == 35


@pytest.mark.parametrize(("way", "step"), [("is-refused", "conflicts"), ("does-nothing", "actions")])
def test_line_293_pacta_conventa_needs_a_pawn(way, step):
    setting = at_end_of_sejm(4).won("potocki", "pacta-conventa").estates("great-poland", potocki=35)
    assert setting.read(PAWN, way).start().step == step


@pytest.mark.parametrize("way", ["is-refused", "does-nothing"])
def test_line_293_the_treasurer_needs_a_pawn_in_any_case(way):
    setting = without_pawns().senators(treasurer="potocki").privileges(potocki=["assignats"])
    play = setting.estates("prussia", radziwill=1).read(PAWN, way).start()
    assert play.refusal("potocki", "play treasurer prussia radziwill") == "no-pawn-to-place"


def test_line_293_who_wins_a_card_without_a_pawn_wins_it_all_the_same():
    play = at_office("treasurer", 4, lubomirski="9").estates("prussia", lubomirski=35).start()
    assert play.senators["treasurer"] == "lubomirski"


# Gifts once Wealth has been counted: lines 338-339 and 889-890.


@pytest.mark.parametrize(("way", "reason"), [("are-over", "wealth-is-counted"), ("go-on", None)])
def test_line_889_gifts_end_when_wealth_has_been_counted_or_go_on(way, reason):
    setting = at_interregnum().privileges(lubomirski=["constitution-of-may-3"]).estates("lithuania", lubomirski=1)
    setting = setting.estates("ukraine", potocki=6).estates("prussia", sapieha=5).senators(primate="sapieha")
    play = setting.read(GIFTS, way).start()
    while play.step == "actions":
        play.do(play.to_act[0], "pass")
    assert play.step == "break-tie"
    assert play.refusal("lubomirski", "give constitution-of-may-3 sapieha") == reason
