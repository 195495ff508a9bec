"""Our rulings where the rulebook is silent or can be read in two ways, by their numbers."""

from __future__ import annotations

import pytest

from .positions import (
    FAMILIES,
    GAME,
    Play,
    after_conflicts,
    at,
    at_conflict,
    at_end_of_sejm,
    at_interregnum,
    at_new_conflicts,
    at_office,
    at_privilege,
)

FIVE_WARS = {
    "moscow_1": "livonian-war",
    "cossacks_1": "cossack-rebellion",
    "ottomans_1": "ottoman-war",
    "habsburgs_1": "habsburg-queen",
    "brandenburg_1": "swedish-deluge",
}


def test_ruling_01_one_lap_in_turn_order_with_any_number_of_cards():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="6", potocki="6", sapieha="8").senators(hetman="potocki")
    play = play.privileges(potocki=["noble-levy", "quarter-army"], sapieha=["rokosz"], lubomirski=["surrender"])
    play = play.order("sapieha", "potocki", "lubomirski").start()
    assert play.to_act == ["sapieha"]
    play.do("sapieha", "pass").do("potocki", "play noble-levy", "play hetman", "play quarter-army")
    assert play.to_act == ["lubomirski"]
    play.do("lubomirski", "pass")
    assert play.told("strength-counted")[0]["total"] == 26
    assert play.privileges("sapieha") == ["rokosz"]


def test_ruling_02_influence_needs_an_own_card_there():
    play = at_office("hetman", lubomirski="9", potocki="8").privileges(sapieha=["tribunal"], potocki=["veto"]).start()
    assert play.step == "place-estates"  # Sapieha was not asked


def test_ruling_02_a_privilege_just_won_can_be_played_at_the_next():
    setting = at("sejm").played(["sejm-4"], lubomirski=["9"], potocki=["4"], sapieha=["3"])
    setting.stack({"step": "sejm"}, {"step": "privilege", "spot": "sejm-4"}).dealt("tribunal", "rokosz", first=4)
    setting.played(["sejm-5"], lubomirski=["7"], potocki=["8"], sapieha=["2"])
    play = setting.start().do("lubomirski", "estate prussia")
    assert play.may("lubomirski") == ["pass", "play tribunal"]


def test_ruling_03_the_chancellor_works_in_the_sejm_only():
    play = at_office("treasurer", lubomirski="9", potocki="8").senators(chancellor="potocki").start()
    assert play.step == "place-estates"


def test_ruling_04_veto_cancels_entail_and_the_estate_is_lost_where_it_was():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="5", sapieha="4")
    play = play.privileges(potocki=["entail"], sapieha=["veto"]).estates("lithuania", potocki=1)
    play = play.estates("prussia", potocki=1).start()
    play.do("potocki", "play entail prussia").do("sapieha", "play veto")
    assert play.estates("lithuania") == {}
    assert play.estates("prussia") == {"potocki": 1}
    assert play.privileges_removed == ["entail", "veto"]


def test_ruling_04_veto_is_not_asked_for_against_ties_or_cards_being_won():
    play = at_privilege("tribunal", lubomirski="9", potocki="9", sapieha="3").privileges(potocki=["veto"]).start()
    play.do("sapieha", "choose lubomirski")
    assert play.step == "place-estates"


def test_ruling_04_nobody_vetoes_his_own_action():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="7", potocki="7", sapieha="7")
    play = play.senators(hetman="potocki").privileges(potocki=["veto"]).start().do("potocki", "play hetman")
    assert play.told("strength-counted")[0]["total"] == 24


def test_ruling_05_pacta_conventa_counts_itself_the_constitution_and_cards_given_away():
    setting = at_end_of_sejm().won("potocki", "pacta-conventa", "constitution-of-may-3", "tribunal")
    play = setting.start().do("potocki", "give tribunal sapieha", "play pacta-conventa crown")
    assert play.told("pacta-counted") == [{"seat": "potocki", "symbol": "crown", "count": 3}]
    play.do("potocki", "estate ukraine")
    assert play.estates("ukraine") == {"potocki": 3}


def test_ruling_06_estates_for_winning_the_grain_trade_are_placed_freely():
    play = at_privilege("vistula-grain-trade", lubomirski="9", potocki="4", sapieha="3").start()
    play.do("lubomirski", "estate ukraine")
    assert play.estates("ukraine") == {"lubomirski": 1}


def test_ruling_07_a_victim_with_one_way_out_is_not_asked():
    setting = at_interregnum().privileges(potocki=["assignats"], sapieha=["tribunal"])
    play = setting.lost(cossacks_1="cossack-rebellion").estates("ukraine", sapieha=2).start()
    play.do("potocki", "play assignats sapieha")
    assert play.privileges("potocki") == ["tribunal"]
    play = at_interregnum().privileges(potocki=["assignats"]).estates("ukraine", sapieha=2).start()
    play.do("potocki", "play assignats sapieha")
    assert play.estates("ukraine") == {"potocki": 2}


def test_ruling_07_who_has_nothing_cannot_be_named():
    setting = at_interregnum().privileges(potocki=["assignats"]).estates("ukraine", sapieha=2, lubomirski=1)
    play = setting.lost(moscow_1="livonian-war").estates("lithuania", potocki=1).start()
    assert play.refusal("potocki", "play assignats potocki") == "only-others"
    assert play.refusal("potocki", "play assignats radziwill") == "not-at-this-table"
    play = at_interregnum().privileges(potocki=["assignats"]).estates("ukraine", sapieha=2).start()
    assert play.refusal("potocki", "play assignats lubomirski") == "nothing-to-demand"


def test_ruling_07_assignats_work_in_every_window():
    for setting in (
        at_office("hetman", lubomirski="9"),
        at_privilege("veto", lubomirski="9", potocki="8", sapieha="7"),
        at_conflict("moscow-1", "livonian-war", lubomirski="6", potocki="6", sapieha="8"),
        at_interregnum(),
    ):
        play = setting.privileges(potocki=["assignats"]).estates("prussia", sapieha=1).start()
        assert play.may("potocki") == ["pass", "play assignats sapieha"]


def test_ruling_08_entail_against_the_treasurer_saves_the_place_but_not_from_company():
    setting = at_interregnum().senators(treasurer="potocki").privileges(sapieha=["entail"])
    play = setting.estates("prussia", sapieha=1).estates("ukraine", sapieha=1).start()
    play.do("potocki", "play treasurer prussia sapieha").do("sapieha", "play entail ukraine")
    assert play.estates("prussia") == {"potocki": 1, "sapieha": 1}
    assert play.estates("ukraine") == {}


def test_ruling_08_entail_saves_the_estate_in_a_fief():
    play = at_conflict("ottomans-1", "relief-of-vienna", lubomirski="3", potocki="5", sapieha="4")
    play = play.fiefs(moldova="potocki").privileges(potocki=["entail"]).estates("prussia", potocki=1).start()
    play.do("potocki", "play entail prussia")
    assert play.fiefs["moldova"] == "potocki"
    assert play.estates("prussia") == {}


def test_ruling_08_entail_is_not_offered_without_an_estate_elsewhere():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="5", sapieha="4")
    play = play.privileges(potocki=["entail"]).estates("lithuania", potocki=1).start()
    assert play.estates("lithuania") == {}
    assert play.privileges("potocki") == ["entail"]


def test_ruling_09_embassy_can_end_a_partition():
    setting = at_new_conflicts().privileges(potocki=["embassy"]).conflicts(["moscow-1"], **FIVE_WARS)
    assert setting.start().partitions() == ["lithuania"]
    play = setting.start().do("potocki", "play embassy moscow-1", drawing=["dimitriads"])
    assert play.partitions() == []


def test_ruling_10_buildings_belong_to_no_family():
    play = at_conflict("moscow-1", "dimitriads", lubomirski="6", potocki="4", sapieha="8")
    play = play.privileges(potocki=["fortress"]).start().do("potocki", "play fortress")
    assert play.told("strongest") == [{"seat": "sapieha", "strength": 8}]


def test_ruling_11_a_lost_conflict_partitions_at_once():
    setting = at("conflicts", drawn=True).conflicts(moscow_1="livonian-war", moscow_2="smolensk-war")
    setting = setting.played(["moscow-1", "moscow-2"], lubomirski=["2", "14"], potocki=["3", "13"], sapieha=["4", "12"])
    play = setting.estates("ukraine", sapieha=1).start()
    assert "smolensk-war" in play.data["conflicts-removed"]
    assert play.fiefs["smolensk"] is None


def test_ruling_11_a_leftover_conflict_brings_no_fief_but_its_estate():
    for conflict, estates in (("livonian-war", {}), ("dimitriads", {"lubomirski": 1})):
        setting = at_conflict("moscow-1", conflict, lubomirski="9", potocki="8", sapieha="7")
        play = setting.lost(moscow_1=conflict).start()
        assert play.fiefs["livonia"] is None
        assert play.estates("lithuania") == estates
        assert play.partitions() == []


def test_ruling_12_a_conqueror_replaces_the_owner_of_a_fief():
    setting = at_conflict("habsburgs-1", "habsburg-candidate", lubomirski="9", potocki="8", sapieha="7")
    play = setting.fiefs(silesia="potocki").privileges(potocki=["entail"]).estates("prussia", potocki=1).start()
    assert play.fiefs["silesia"] == "lubomirski"
    assert play.privileges("potocki") == ["entail"]
    play = setting.fiefs(silesia="lubomirski").start()
    assert play.fiefs["silesia"] == "lubomirski"
    assert play.totals() == [1, 1, 0]


def test_ruling_13_a_lost_conflict_empties_all_fiefs_of_its_province():
    play = at_conflict("moscow-1", "silent-sejm", lubomirski="3", potocki="5", sapieha="4")
    play = play.fiefs(livonia="potocki", smolensk="sapieha", silesia="potocki").start()
    assert play.fiefs == {"livonia": None, "smolensk": None, "moldova": None, "silesia": "potocki"}


def test_ruling_14_the_primate_decides_who_was_weakest():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="3", sapieha="4")
    play = play.estates("lithuania", lubomirski=2, potocki=1).start()
    assert play.estates("lithuania") == {"lubomirski": 1}
    assert play.may("sapieha") == ["choose lubomirski", "choose potocki"]
    play.do("sapieha", "choose potocki")
    assert play.estates("lithuania") == {"lubomirski": 1}


def test_ruling_14_nobody_is_asked_who_was_weakest_if_none_of_them_can_lose_more():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="3", sapieha="4")
    play = play.estates("lithuania", lubomirski=1, sapieha=3).start()
    assert play.estates("lithuania") == {"sapieha": 2}
    assert play.step == "over"


def test_ruling_15_black_clouds_and_silent_sejm_add_up_once():
    later = at_conflict("brandenburg-1", "danzig-rebellion", lubomirski="5", potocki="5", sapieha="5")
    play = later.pawns(black_clouds=True, silent_sejm=True).senators(hetman="potocki").start().do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 11
    again = at_conflict("moscow-1", "silent-sejm", lubomirski="2", potocki="3", sapieha="4")
    play = again.pawns(silent_sejm=True).senators(hetman="potocki").start().do("potocki", "pass")
    assert play.told("strength-counted")[0]["pawns"] == -2


def test_ruling_16_the_primate_removes_one_of_two_equal_conflicts():
    setting = at_conflict("moscow-1", "livonian-war", lubomirski="2", potocki="3", sapieha="4")
    play = setting.lost(moscow_2="smolensk-war").start()
    assert play.may("sapieha") == ["remove moscow-1", "remove moscow-2"]
    assert play.refusal("sapieha", "remove cossacks-1") == "either-of-two"
    play.do("sapieha", "remove moscow-1")
    assert list(play.conflicts) == ["moscow-2"]


def test_ruling_16_two_conflicts_of_one_power_are_one_partition():
    setting = after_conflicts().lost(moscow_1="livonian-war", moscow_2="muscovite-deluge")
    play = setting.lost(ottomans_1="ottoman-war", ottomans_2="khotyn-campaign").round(4).start()
    assert not play.data["third-partition"]
    assert play.partitions() == ["lithuania", "little-poland"]


def test_ruling_17_conflicts_are_resolved_from_moscow_to_brandenburg_first_space_first():
    setting = (
        at("conflicts", drawn=True)
        .round(4)
        .conflicts(
            brandenburg_1="danzig-rebellion",
            moscow_2="livonian-war",
            cossacks_1="koliyivshchyna",
            moscow_1="smolensk-war",
            habsburgs_1="habsburg-queen",
        )
    )
    spaces = ["moscow-1", "moscow-2", "cossacks-1", "habsburgs-1", "brandenburg-1"]
    setting = setting.played(spaces[:4], lubomirski=["2", "3", "4", "5"])
    setting = setting.played(spaces, potocki=["2", "3", "4", "5", "6"], sapieha=["6", "5", "4", "3", "2"])
    play = setting.start().do("lubomirski", "fight brandenburg-1 6")
    resolved = [values["conflict"] for values in play.told("strength-counted")]
    assert resolved == ["smolensk-war", "livonian-war", "koliyivshchyna", "habsburg-queen", "danzig-rebellion"]


def test_ruling_18_drawing_stops_when_no_conflict_left_has_a_space():
    setting = at("conflicts").lost(moscow_1="livonian-war")
    moscow = ("livonian-war", "dimitriads", "smolensk-war", "muscovite-deluge", "silent-sejm")
    names = [name for name in GAME.names["conflict"] if name not in moscow]
    setting.data["conflicts-removed"] = names
    play = setting.start(drawing=["dimitriads"])
    assert list(play.conflicts) == ["moscow-1", "moscow-2"]
    play.do("lubomirski", "fight moscow-1 2", "fight moscow-2 3")
    assert play.to_act == ["potocki", "sapieha"]


def test_ruling_19_strength_may_fall_below_zero():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="lady", potocki="5", sapieha="4")
    play = play.privileges(lubomirski=["surrender"]).start().do("lubomirski", "play surrender")
    assert play.told("strength-changed")[0]["strength"] == -2
    assert play.told("strength-counted")[0]["families"] == 7


def test_ruling_20_the_last_primate_names_the_winner_among_the_tied():
    """Line 889."""
    play = at_interregnum().estates("prussia", lubomirski=1).estates("ukraine", potocki=1).start()
    assert play.state.winners == []
    assert play.may("sapieha") == ["choose lubomirski", "choose potocki"]
    play.do("sapieha", "choose potocki")
    assert play.state.over
    assert play.state.winners == [FAMILIES.index("potocki")]


def test_ruling_20_round_four_has_last_actions():
    setting = at("interregnum").round(4).senators(treasurer="lubomirski").estates("prussia", potocki=1)
    play = setting.start().do("lubomirski", "play treasurer prussia potocki")
    assert play.state.winners == [0]


def test_ruling_21_the_primate_nobody_bid_for_goes_to_the_last_without_estates():
    """Line 442."""
    setting = at("senate").order("potocki", "sapieha", "lubomirski")
    bids = {"potocki": ["14", "3", "2"], "sapieha": ["3", "4", "5"], "lubomirski": ["2", "3", "4"]}
    play = setting.played(["treasurer", "hetman", "chancellor"], **bids).start()
    assert play.senators["primate"] == "lubomirski"
    assert play.totals() == [0, 0, 0]
    assert play.to_act == ["potocki"]


@pytest.mark.parametrize(
    ("players", "own", "other", "wealth"),
    [(2, 2, 1, 2 + 3), (2, 3, 2, 3 + 2), (2, 4, 2, 4 + 3), (2, 1, 0, 1 + 3), (3, 3, 2, 3 + 3), (3, 2, 2, 2 + 1)],
)
def test_ruling_22_dominance_of_two_players_takes_twice_as_many(players, own, other, wealth):
    """Lines 318, 892."""
    play = at_interregnum(players).senators(treasurer="potocki")
    play = play.estates("prussia", lubomirski=own, potocki=other).start()
    assert play.state.scores[0] == wealth


@pytest.mark.parametrize("seed", range(5))
def test_ruling_23_there_is_always_a_province_for_new_estates(seed):
    play = Play(GAME.new(players=4, seed=seed))
    while not play.state.over:
        seat = play.state.to_act[0]
        if play.step == "place-estates":
            assert len(play.may(FAMILIES[seat])) >= 3
        play.state.apply(seat, play.state.legal(seat)[0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_25_fewer_players_take_the_first_families(players):
    assert list(GAME.new(players=players, seed=1).to_data()["families"]) == FAMILIES[:players]


@pytest.mark.parametrize(("players", "placed"), [(2, 36), (3, 36), (4, 35), (5, 35)])
def test_ruling_26_two_or_three_players_share_the_spare_pawns(players, placed):
    """Line 293."""
    play = at_office("treasurer", players, lubomirski="9").king("henryk-walezy")
    play = play.estates("prussia", lubomirski=34).start().do("lubomirski", "estate prussia")
    assert play.estates("prussia")["lubomirski"] == placed


def test_ruling_27_no_king_is_in_the_state_before_his_election():
    play = Play(GAME.new(players=3, seed=1))
    assert play.data["king"] is None


def test_ruling_28_embassy_and_pacta_conventa_have_windows_of_their_own():
    play = at_new_conflicts().conflicts(**FIVE_WARS).privileges(potocki=["assignats"], lubomirski=["embassy"])
    play = play.estates("prussia", sapieha=1).start().do("lubomirski", "pass")
    assert play.step == "conflicts"


def test_ruling_29_actions_that_could_do_nothing_are_refused():
    play = at_end_of_sejm().won("potocki", "pacta-conventa").king("zygmunt-august").start()
    assert play.step == "conflicts"  # the King's own symbol is the only one Potocki has won


def test_ruling_30_invasions_are_suffered_in_turn_order():
    play = at_conflict("cossacks-1", "tatar-invasion", lubomirski="3", potocki="5", sapieha="4")
    play = play.estates("ukraine", lubomirski=1, potocki=1, sapieha=1).estates("little-poland", sapieha=1)
    play = play.order("sapieha", "potocki", "lubomirski").senators(hetman="potocki").start().do("potocki", "pass")
    lost = [(values["seat"], values["province"]) for values in play.told("estate-lost")]
    assert lost == [
        ("sapieha", "ukraine"),
        ("potocki", "ukraine"),
        ("lubomirski", "ukraine"),
        ("sapieha", "little-poland"),
    ]
