"""Every Senator and every Privilege: when it can be played, and what it does."""

from __future__ import annotations

import pytest

from godsplay.present.presentation import presentation

from .positions import (
    GAME,
    OFFICES,
    SPACES,
    at_conflict,
    at_end_of_sejm,
    at_interregnum,
    at_new_conflicts,
    at_office,
    at_privilege,
)

# The Senators.


def test_primate_decides_ties_for_any_of_those_tied():
    """Line 428."""
    play = at_office("hetman", lubomirski="9", potocki="9", sapieha="3").start()
    assert play.to_act == ["sapieha"]
    assert play.may("sapieha") == ["choose lubomirski", "choose potocki"]
    play.do("sapieha", "choose potocki")
    assert play.senators["hetman"] == "potocki"


def test_primate_decides_all_through_the_round():
    """Lines 156-159: the Primate is not set aside."""
    play = at_privilege("tribunal", lubomirski="9", potocki="9", sapieha="9").start()
    play.do("sapieha", "choose sapieha")
    assert play.senators["primate"] == "sapieha"


def test_treasurer_swaps_an_estate_in_the_interregnum():
    """Line 829."""
    play = at_interregnum().senators(treasurer="potocki").estates("prussia", lubomirski=2).start()
    play.do("potocki", "play treasurer prussia lubomirski")
    assert play.estates("prussia") == {"lubomirski": 1, "potocki": 1}
    assert play.senators["treasurer"] == "set-aside"


def test_what_the_treasurer_does_is_told_once():
    play = at_interregnum(3).estates("ukraine", sapieha=2).senators(treasurer="potocki").start()
    play.do("potocki", "play treasurer ukraine sapieha")
    sentences = [presentation(GAME).words.text(event) for event in play.state.events]
    assert sentences[:3] == [
        "Potocki plays the Treasurer.",
        "Potocki places an Estate in Ukraine; Sapieha has to give one up.",
        "Sapieha loses an Estate in Ukraine.",
    ]


def test_a_change_is_told_with_its_sign():
    words = presentation(GAME).words
    assert (
        words.say("strength-changed", {"seat": "potocki", "change": -2, "strength": 5})
        == "Potocki: −2 Strength, now 5."
    )
    built = {"seat": "potocki", "building": "fortress", "province": "ukraine", "change": 2}
    assert ": +2 to the total Strength" in words.say("built", built)


def test_treasurer_swaps_neither_in_partitioned_provinces_nor_in_fiefs_nor_his_own():
    """Lines 831-833."""
    play = at_interregnum().senators(treasurer="potocki").fiefs(silesia="sapieha")
    play = play.estates("ukraine", sapieha=1).estates("prussia", lubomirski=1, potocki=1)
    play = play.lost(cossacks_1="cossack-rebellion").start()
    assert play.refusal("potocki", "play treasurer ukraine sapieha") == "province-is-partitioned"
    assert play.refusal("potocki", "play treasurer great-poland sapieha") == "no-estate-there"
    assert play.refusal("potocki", "play treasurer prussia potocki") == "only-others"
    assert play.refusal("potocki", "play treasurer prussia zamoyski") == "not-at-this-table"
    assert play.may("potocki") == ["pass", "play treasurer prussia lubomirski"]


def test_hetman_adds_three_strength():
    """Line 598."""
    play = at_conflict("moscow-1", "livonian-war", lubomirski="6", potocki="6", sapieha="8")
    play = play.senators(hetman="lubomirski").start()
    play.do("lubomirski", "play hetman")
    assert play.told("strength-changed") == [{"seat": "lubomirski", "change": 3, "strength": 9}]
    assert play.told("strength-counted")[0]["total"] == 23
    assert play.fiefs["livonia"] == "lubomirski"


def test_chancellor_adds_three_influence_at_a_privilege():
    """Lines 519-522."""
    play = at_privilege("tribunal", lubomirski="9", potocki="lady", sapieha="8").senators(chancellor="lubomirski")
    play = play.start().do("lubomirski", "play chancellor")
    assert play.privileges("lubomirski") == ["tribunal"]
    assert play.senators["chancellor"] == "set-aside"


# Influence.


@pytest.mark.parametrize(
    ("card", "office"),
    list(zip(["bishopric", "versailles-of-the-north", "corps-of-cadets", "local-diet"], OFFICES, strict=True)),
)
def test_office_cards_add_ten_influence_at_their_office(card, office):
    play = at_office(office, lubomirski="3", potocki="12").privileges(lubomirski=[card]).start()
    play.do("lubomirski", f"play {card}")
    assert play.told("influence-changed") == [{"seat": "lubomirski", "change": 10, "influence": 13}]
    assert play.senators[office] == "lubomirski"
    assert card in play.privileges_removed


@pytest.mark.parametrize("card", ["bishopric", "versailles-of-the-north", "corps-of-cadets", "local-diet"])
def test_office_cards_work_at_no_privilege(card):
    play = at_privilege("dissidents", lubomirski="3", potocki="12", sapieha="2").privileges(lubomirski=[card]).start()
    assert play.step == "place-estates"


@pytest.mark.parametrize(("card", "change"), [("tribunal", 1), ("confederation", 2), ("jesuit-schools", 1)])
@pytest.mark.parametrize("office", OFFICES)
def test_influence_cards_work_at_any_office(card, change, office):
    play = at_office(office, lubomirski="9", potocki="8").privileges(potocki=[card]).start()
    play.do("potocki", f"play {card}")
    assert play.told("influence-changed") == [{"seat": "potocki", "change": change, "influence": 8 + change}]


@pytest.mark.parametrize(("card", "change"), [("tribunal", 1), ("confederation", 2), ("jesuit-schools", 1)])
def test_influence_cards_work_at_any_privilege(card, change):
    play = at_privilege("dissidents", lubomirski="9", potocki="8", sapieha="2").privileges(potocki=[card]).start()
    play.do("potocki", f"play {card}")
    assert play.told("influence-changed") == [{"seat": "potocki", "change": change, "influence": 8 + change}]
    assert card in play.privileges_removed


# Strength.


@pytest.mark.parametrize(
    ("card", "change"),
    [("dissidents", -1), ("rokosz", -2), ("surrender", -3), ("noble-levy", 1), ("quarter-army", 2)],
)
def test_strength_cards_change_the_own_card_at_a_conflict(card, change):
    play = at_conflict("moscow-1", "livonian-war", lubomirski="7", potocki="7", sapieha="7")
    play = play.privileges(potocki=[card]).start().do("potocki", f"play {card}")
    assert play.told("strength-changed") == [{"seat": "potocki", "change": change, "strength": 7 + change}]
    assert play.told("strength-counted")[0]["families"] == 21 + change
    assert bool(play.told("conflict-lost")) == (change < 0)
    assert card in play.privileges_removed


# Buildings.


@pytest.mark.parametrize(("card", "change"), [("monastery", 1), ("palazzo-in-fortezza", 2), ("fortress", 3)])
def test_buildings_strengthen_the_attacked_province_at_once_and_for_good(card, change):
    """Line 606."""
    play = at_conflict("brandenburg-1", "danzig-rebellion", lubomirski="2", potocki="3", sapieha="4")
    play = play.privileges(potocki=[card]).start().do("potocki", f"play {card}")
    counted = play.told("strength-counted")[0]
    assert (counted["buildings"], counted["total"]) == (change, 9 + change)
    assert play.buildings == {card: "prussia"}
    later = at_conflict("brandenburg-1", "danzig-rebellion", lubomirski="4", potocki="4", sapieha="5")
    play = later.building(card, "prussia").senators(hetman="potocki").start().do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 13 + change


# Estates in the Interregnum.


@pytest.mark.parametrize(
    ("great", "little", "gained"),
    [(1, 0, 1), (1, 1, 2), (2, 3, 2), (0, 1, None)],
)
def test_grain_trade_brings_estates_in_prussia(great, little, gained):
    setting = at_interregnum().privileges(potocki=["vistula-grain-trade"])
    setting = setting.estates("great-poland", potocki=great).estates("little-poland", potocki=little)
    play = setting.estates("prussia", lubomirski=1).senators(treasurer="sapieha").start()
    if gained is None:
        assert play.to_act == ["sapieha"]  # Potocki has nothing to play
    else:
        play.do("potocki", "play vistula-grain-trade")
        assert play.estates("prussia") == {"lubomirski": 1, "potocki": gained}


@pytest.mark.parametrize("province", ["lithuania", "ukraine"])
def test_union_of_brest_brings_an_estate_for_advantage_in_lithuania_or_ukraine(province):
    setting = at_interregnum(4).privileges(potocki=["union-of-brest"])
    play = setting.estates(province, potocki=2, lubomirski=1, sapieha=1).start()
    play.do("potocki", "play union-of-brest", "estate prussia")
    assert play.estates("prussia") == {"potocki": 1}


def test_union_of_brest_needs_more_estates_than_any_other():
    setting = at_interregnum().privileges(potocki=["union-of-brest"]).senators(treasurer="potocki")
    play = setting.estates("lithuania", potocki=2, lubomirski=2).estates("prussia", potocki=3).start()
    assert play.refusal("potocki", "play union-of-brest") == "no-advantage"


@pytest.mark.parametrize(("players", "provinces"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_private_duchy_brings_an_estate_for_dominance_in_enough_provinces(players, provinces):
    """Line 826."""
    setting = at_interregnum(players).privileges(potocki=["private-duchy"]).senators(treasurer="potocki")
    setting = setting.estates("ukraine", lubomirski=2, potocki=1)
    for name in ["prussia", "great-poland"][: provinces - 1]:
        setting = setting.estates(name, potocki=1)
    play = setting.start()
    assert play.refusal("potocki", "play private-duchy") == "no-dominance"
    play = setting.estates("little-poland", potocki=1).start()
    play.do("potocki", "play private-duchy", "estate lithuania")
    assert play.estates("lithuania") == {"potocki": 1}


def test_ad_maiorem_dei_gloriam_needs_estates_in_four_open_provinces():
    setting = at_interregnum().privileges(potocki=["ad-maiorem-dei-gloriam"]).senators(treasurer="potocki")
    for name in ("lithuania", "ukraine", "little-poland", "great-poland"):
        setting = setting.estates(name, potocki=1)
    setting = setting.estates("prussia", lubomirski=1)
    play = setting.start().do("potocki", "play ad-maiorem-dei-gloriam", "estate prussia")
    assert play.estates("prussia") == {"lubomirski": 1, "potocki": 1}
    play = setting.lost(moscow_1="livonian-war").start()
    assert play.refusal("potocki", "play ad-maiorem-dei-gloriam") == "too-few-provinces"


@pytest.mark.parametrize(
    ("card", "estates"),
    [("union-of-brest", ["lithuania"]), ("private-duchy", ["prussia", "great-poland"])],
)
def test_estates_of_an_action_cannot_go_into_a_partitioned_province(card, estates):
    """Line 664."""
    setting = at_interregnum().privileges(potocki=[card]).lost(cossacks_1="cossack-rebellion")
    for name in estates:
        setting = setting.estates(name, potocki=1)
    play = setting.start().do("potocki", f"play {card}")
    assert play.refusal("potocki", "estate ukraine") == "province-is-partitioned"


# Before cards are placed.


def test_embassy_replaces_a_conflict_before_cards_are_placed():
    setting = (
        at_new_conflicts()
        .privileges(potocki=["embassy"])
        .conflicts(
            moscow_1="livonian-war",
            cossacks_1="cossack-rebellion",
            ottomans_1="ottoman-war",
            habsburgs_1="habsburg-queen",
            brandenburg_1="swedish-deluge",
        )
    )
    play = setting.start()
    assert play.refusal("potocki", "play embassy moscow-2") == "no-conflict-there"
    play.do("potocki", "play embassy brandenburg-1", drawing=["smolensk-war"])
    assert "swedish-deluge" in play.data["conflicts-removed"]
    assert play.conflicts["moscow-2"] == "smolensk-war"
    assert play.step == "conflicts"


# Reactions.


def test_entail_takes_the_lost_estate_from_another_province():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="5", sapieha="4")
    play = play.privileges(potocki=["entail"]).estates("lithuania", potocki=1).estates("prussia", potocki=2).start()
    assert play.step == "lose-estate"
    assert play.may("potocki") == ["pass", "play entail prussia"]
    assert play.refusal("potocki", "play entail lithuania") == "another-province"
    play.do("potocki", "play entail prussia")
    assert play.estates("lithuania") == {"potocki": 1}
    assert play.estates("prussia") == {"potocki": 1}
    assert "entail" in play.privileges_removed


def test_veto_cancels_another_seats_action():
    """Line 330."""
    play = at_conflict("moscow-1", "livonian-war", lubomirski="6", potocki="6", sapieha="8")
    play = play.senators(hetman="lubomirski").privileges(potocki=["veto"]).start()
    play.do("lubomirski", "play hetman")
    assert play.to_act == ["potocki"]
    assert play.may("potocki") == ["pass", "play veto"]
    play.do("potocki", "play veto")
    assert play.told("strength-counted")[0]["total"] == 20
    assert play.senators["hetman"] == "set-aside"
    assert "veto" in play.privileges_removed


def test_veto_may_be_kept():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="6", potocki="6", sapieha="8")
    play = play.senators(hetman="lubomirski").privileges(potocki=["veto"]).start()
    play.do("lubomirski", "play hetman").do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 23
    assert play.privileges("potocki") == ["veto"]


def test_reactions_nest():
    """VETO! is asked for against the Treasurer, then against the Entail that answers him."""
    setting = at_interregnum().senators(treasurer="potocki").privileges(sapieha=["entail"], lubomirski=["veto"])
    play = setting.estates("prussia", sapieha=1).estates("ukraine", sapieha=1).start()
    play.do("potocki", "play treasurer prussia sapieha").do("lubomirski", "pass")
    assert play.to_act == ["sapieha"]
    play.do("sapieha", "play entail ukraine")
    assert [frame["step"] for frame in play.data["stack"]] == ["interregnum", "actions", "lose-estate", "veto"]
    play.do("lubomirski", "play veto")
    assert play.estates("prussia") == {"potocki": 1}
    assert play.estates("ukraine") == {"sapieha": 1}


# Assignats, Pacta conventa, the Constitution.


def test_assignats_bring_the_privilege_or_the_estates_as_the_victim_chooses():
    setting = at_interregnum().privileges(potocki=["assignats"], sapieha=["veto", "tribunal"])
    setting = setting.estates("prussia", sapieha=3, potocki=1).estates("ukraine", sapieha=1)
    play = setting.start().do("potocki", "play assignats sapieha").do("sapieha", "pass")
    assert play.may("potocki") == ["demand tribunal", "demand veto"]
    play.do("potocki", "demand tribunal")
    assert play.may("sapieha") == ["hand-over", "cede ukraine", "cede prussia"]
    assert play.refusal("sapieha", "cede lithuania") == "no-estate-there"
    play.do("sapieha", "hand-over")
    assert play.privileges("potocki") == ["tribunal"]
    play = setting.start().do("potocki", "play assignats sapieha").do("sapieha", "pass")
    play.do("potocki", "demand tribunal").do("sapieha", "cede prussia")
    assert play.estates("prussia") == {"potocki": 4}
    assert play.privileges("sapieha") == ["tribunal", "veto"]


def test_pacta_conventa_brings_an_estate_for_each_privilege_with_a_symbol_won_in_this_sejm():
    setting = at_end_of_sejm().king("stefan-batory").won("potocki", "pacta-conventa", "tribunal", "rokosz")
    play = setting.won("lubomirski", "confederation").start()
    assert play.refusal("potocki", "play pacta-conventa sabre") == "kings-own-symbol"
    assert play.refusal("potocki", "play pacta-conventa chalice") == "nothing-to-gain"
    assert play.may("potocki") == ["pass", "play pacta-conventa crown"]
    play.do("potocki", "play pacta-conventa crown", "estate prussia")
    assert play.estates("prussia") == {"potocki": 2}


@pytest.mark.parametrize(("partitions", "wealth"), [({}, 5), ({"moscow_1": "livonian-war"}, 0)])
def test_constitution_brings_wealth_while_nothing_is_partitioned(partitions, wealth):
    play = at_interregnum().privileges(potocki=["constitution-of-may-3"]).lost(**partitions)
    play = play.senators(treasurer="sapieha").estates("ukraine", lubomirski=1).start()
    assert play.state.scores[1] == wealth


def test_constitution_is_never_played():
    play = at_interregnum().privileges(potocki=["constitution-of-may-3"]).senators(treasurer="potocki")
    play = play.estates("ukraine", lubomirski=1).start()
    assert play.may("potocki") == ["pass", "play treasurer ukraine lubomirski"]


# When cards cannot be played.


def test_cards_are_played_by_their_holders_and_at_their_time():
    """Line 329."""
    play = at_conflict("moscow-1", "livonian-war", lubomirski="6", potocki="6", sapieha="8")
    play = play.senators(hetman="lubomirski", chancellor="lubomirski").privileges(lubomirski=["tribunal", "embassy"])
    play = play.start()
    assert play.refusal("lubomirski", "play quarter-army") == "not-your-privilege"
    assert play.refusal("lubomirski", "play treasurer prussia potocki") == "not-your-senator"
    assert play.refusal("lubomirski", "play tribunal") == "not-the-time"
    assert play.refusal("lubomirski", "play chancellor") == "not-the-time"
    assert play.refusal("lubomirski", f"play embassy {SPACES[0]}") == "not-the-time"
    assert play.refusal("lubomirski", "play veto") == "not-your-privilege"
