"""The rules of each phase, in the rulebook's order, as far as examples and rulings do not show them."""

from __future__ import annotations

import pytest

from godsplay import OptionError, Scripted
from godsplay.cli.board import print_ranking
from godsplay.cli.console import open_console
from godsplay.games.magnates.rules.cards import KINGS

from .positions import FAMILIES, GAME, Play, at, at_conflict, at_interregnum, at_office, at_privilege, number

# Set-up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_places_one_estate_in_the_random_turn_order(players):
    """Lines 363-368."""
    order = FAMILIES[:players][::-1]
    play = Play(GAME.new(players=players, chance=Scripted([number(name) for name in order])))
    for name in order[:-1]:
        assert play.to_act == [name]
        play.do(name, "estate prussia")
    play.do(order[-1], "estate prussia", drawing=["henryk-walezy"])
    assert play.estates("prussia") == dict.fromkeys(FAMILIES[:players], 1)
    assert play.step == "senate"


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players):
    with pytest.raises(OptionError, match="2 to 5 players"):
        GAME.new(players=players)


# Election.


@pytest.mark.parametrize("number_of_round", [1, 2, 3, 4])
def test_the_king_is_one_of_the_three_of_his_age(number_of_round):
    """Line 344."""
    kings = set()
    for king in KINGS[3 * number_of_round - 3 : 3 * number_of_round]:
        play = at("election").round(number_of_round).start(drawing=[king])
        kings.add(play.symbol)
    assert len(kings) == 3


# Senate.


def test_each_family_bids_for_exactly_three_of_four_offices_one_card_at_each():
    """Line 413."""
    play = at("senate").start()
    play.do("lubomirski", "bid primate 14", "bid hetman lady")
    assert play.refusal("lubomirski", "bid primate 2") == "one-card-a-spot"
    assert play.refusal("lubomirski", "bid treasurer 14") == "card-not-in-hand"
    assert play.to_act == ["lubomirski"]
    play.do("lubomirski", "bid chancellor 2")
    assert play.to_act == ["potocki"]


def test_others_see_where_a_bid_lies_but_not_which():
    """Line 413."""
    play = at("senate").start().do("lubomirski", "bid primate 14")
    assert play.state.view(1)["families"]["lubomirski"]["played"] == {"primate": "hidden"}
    assert len(play.state.view(1)["families"]["lubomirski"]["hand"]) == 13
    assert play.state.view(0)["families"]["lubomirski"]["played"] == {"primate": "14"}
    assert [event.key for event in play.state.seen(1).events] == ["bid-placed"]
    assert [event.key for event in play.state.seen(None).events] == ["bid-placed"]


def test_a_family_is_told_once_of_its_own_bid():
    play = at("senate").start().do("lubomirski", "bid primate 14")
    assert [event.key for event in play.state.seen(0).events] == ["card-placed"]


def test_others_are_told_when_a_family_has_placed_all_its_cards():
    play = at("sejm").start()
    play.do("lubomirski", *[f"bid sejm-{place} {card}" for place, card in zip(range(1, 6), "23456", strict=True)])
    assert [event.key for event in play.state.seen(0).events] == ["card-placed"]
    assert [event.key for event in play.state.seen(1).events] == ["ready"]


def test_a_tie_for_the_primate_is_won_by_the_later_in_turn_order():
    """Line 423."""
    setting = at_office("primate", lubomirski="9", potocki="9", sapieha="3")
    assert setting.start().senators["primate"] == "potocki"
    assert setting.order("potocki", "sapieha", "lubomirski").start().senators["primate"] == "lubomirski"


@pytest.mark.parametrize(("king", "estates"), [("stefan-batory", 2), ("henryk-walezy", 1)])
def test_the_symbol_of_the_king_doubles_the_estates_of_a_senator(king, estates):
    """Line 433."""
    play = at_office("hetman", lubomirski="9").king(king).start().do("lubomirski", "estate ukraine")
    assert play.estates("ukraine") == {"lubomirski": estates}


def test_estates_of_a_card_go_into_one_province_that_is_not_partitioned():
    """Line 430."""
    play = at_office("hetman", lubomirski="9").lost(moscow_1="livonian-war").start()
    assert play.refusal("lubomirski", "estate lithuania") == "province-is-partitioned"
    assert play.may("lubomirski") == ["estate ukraine", "estate little-poland", "estate great-poland", "estate prussia"]


def test_an_office_nobody_bid_for_stays_empty():
    """Line 439."""
    setting = at("senate").senators(primate="sapieha").resolved("primate").played(["hetman"], lubomirski=["4"])
    play = setting.start()
    assert play.step == "place-estates"
    assert play.senators["treasurer"] is None
    assert play.senators["hetman"] == "lubomirski"


# Sejm.


def test_all_place_one_card_at_each_privilege_in_any_order_of_seats():
    """Line 451."""
    play = at("sejm").start(drawing=["tribunal", "rokosz", "surrender", "veto", "entail"])
    assert play.to_act == ["lubomirski", "potocki", "sapieha"]
    play.do("sapieha", "bid sejm-3 14").do("lubomirski", "bid sejm-1 3").do("sapieha", "bid sejm-1 4")
    assert play.state.view(0)["families"]["sapieha"]["played"] == {}
    play.do("sapieha", "bid sejm-2 5", "bid sejm-4 6", "bid sejm-5 7")
    assert set(play.state.view(0)["families"]["sapieha"]["played"].values()) == {"hidden"}
    assert play.to_act == ["lubomirski", "potocki"]


@pytest.mark.parametrize(
    ("king", "card", "estates"),
    [
        ("stefan-batory", "surrender", 1),
        ("henryk-walezy", "surrender", 0),
        ("henryk-walezy", "entail", 3),
        ("stefan-batory", "constitution-of-may-3", 1),
        ("zygmunt-august", "constitution-of-may-3", 1),
    ],
)
def test_a_privilege_brings_its_estates_and_one_more_with_the_kings_symbol(king, card, estates):
    """Line 566; line 176: the Constitution has all four symbols."""
    play = at_privilege(card, lubomirski="9", potocki="3", sapieha="2").king(king).start()
    if estates == 0:
        assert play.step != "place-estates"
    else:
        play.do("lubomirski", "estate prussia")
        assert play.estates("prussia") == {"lubomirski": estates}
    assert play.privileges("lubomirski") == [card]


def test_a_seat_without_a_playable_card_is_not_asked():
    play = at_privilege("veto", lubomirski="9", potocki="3", sapieha="2")
    play = play.privileges(potocki=["surrender", "bishopric", "entail"]).senators(hetman="potocki").start()
    assert play.step == "place-estates"


# Conflicts.


def test_a_conflict_takes_the_first_free_space_of_its_power():
    """Lines 576-586."""
    wars = ["smolensk-war", "livonian-war", "dimitriads", "ottoman-war", "danzig-rebellion", "black-clouds"]
    play = at("conflicts").start(drawing=wars)
    assert play.conflicts == {
        "moscow-1": "smolensk-war",
        "moscow-2": "livonian-war",
        "ottomans-1": "ottoman-war",
        "brandenburg-1": "danzig-rebellion",
        "brandenburg-2": "black-clouds",
    }


def test_fewer_conflicts_are_drawn_when_some_are_left():
    """Line 588."""
    setting = at("conflicts").lost(moscow_2="livonian-war", ottomans_1="ottoman-war")
    play = setting.start(drawing=["smolensk-war", "danzig-rebellion", "habsburg-queen"])
    assert play.conflicts["moscow-1"] == "smolensk-war"
    assert len(play.conflicts) == 5
    assert play.partitions() == ["lithuania", "little-poland"]


def test_all_place_one_card_at_each_conflict_and_nowhere_else():
    """Line 591."""
    wars = ["livonian-war", "cossack-rebellion", "ottoman-war", "danzig-rebellion", "habsburg-queen"]
    play = at("conflicts").start(drawing=wars)
    assert play.refusal("potocki", "fight moscow-2 3") == "no-conflict-there"
    play.do("potocki", "fight moscow-1 3")
    assert play.refusal("potocki", "fight moscow-1 4") == "one-card-a-spot"
    assert play.refusal("potocki", "fight ottomans-1 3") == "card-not-in-hand"


@pytest.mark.parametrize(("sapieha", "won"), [("9", True), ("8", False)])
def test_a_total_of_at_least_the_scale_wins(sapieha, won):
    """Line 616: 21 for three players."""
    play = at_conflict("moscow-1", "muscovite-deluge", lubomirski="7", potocki="8", sapieha=sapieha)
    play = play.estates("ukraine", lubomirski=1).start()
    assert ("muscovite-deluge" in play.data["conflicts-removed"]) == won
    assert play.estates("lithuania") == ({"sapieha": 1} if won else {})


def test_the_example_of_line_635():
    """Livonia a fief, Silent Sejm and Fortress: +1, -2 and +3 make +2."""
    play = at_conflict("moscow-1", "smolensk-war", lubomirski="2", potocki="3", sapieha="4").fiefs(livonia="potocki")
    play = play.pawns(silent_sejm=True).building("fortress", "lithuania").senators(hetman="potocki").start()
    counted = play.do("potocki", "pass").told("strength-counted")[0]
    assert (counted["buildings"], counted["fiefs"], counted["pawns"]) == (3, 1, -2)
    assert counted["total"] == 2 + 3 + 4 + 2


def test_a_tie_for_the_prize_is_decided_by_the_primate():
    """Line 619."""
    play = at_conflict("moscow-1", "livonian-war", lubomirski="9", potocki="9", sapieha="8").start()
    assert play.may("sapieha") == ["choose lubomirski", "choose potocki"]
    play.do("sapieha", "choose potocki")
    assert play.fiefs["livonia"] == "potocki"


def test_an_estate_is_won_even_in_a_partitioned_province():
    """Line 623."""
    setting = at_conflict("moscow-1", "dimitriads", lubomirski="9", potocki="8", sapieha="7")
    play = setting.lost(moscow_2="muscovite-deluge").start()
    assert play.estates("lithuania") == {"lubomirski": 1}


def test_no_fief_is_won_while_its_province_is_partitioned():
    """Line 626."""
    setting = at_conflict("moscow-1", "smolensk-war", lubomirski="9", potocki="8", sapieha="7")
    play = setting.lost(moscow_2="muscovite-deluge").start()
    assert play.fiefs["smolensk"] is None
    assert "smolensk-war" in play.data["conflicts-removed"]


# Losing a Conflict.


def test_an_invasion_costs_everybody_an_estate_and_the_weakest_two():
    """Line 687."""
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="5", sapieha="4")
    play = play.estates("lithuania", lubomirski=3, potocki=3, sapieha=1).estates("ukraine", lubomirski=1).start()
    assert play.estates("lithuania") == {"lubomirski": 1, "potocki": 2}
    assert play.estates("ukraine") == {"lubomirski": 1}
    assert play.partitions() == ["lithuania"]


def test_an_invasion_of_several_provinces_costs_one_estate_in_each_and_the_weakest_one_more_in_the_first():
    """Lines 689-697."""
    play = at_conflict("cossacks-1", "tatar-invasion", lubomirski="3", potocki="5", sapieha="4")
    play = play.estates("ukraine", lubomirski=3, potocki=3).estates("little-poland", lubomirski=3, sapieha=2).start()
    assert play.estates("ukraine") == {"lubomirski": 1, "potocki": 2}
    assert play.estates("little-poland") == {"lubomirski": 2, "sapieha": 1}


def test_the_weakest_loses_a_privilege_of_its_choice():
    """Line 679."""
    play = at_conflict("habsburgs-1", "habsburg-queen", lubomirski="2", potocki="3", sapieha="4")
    play = play.privileges(lubomirski=["bishopric", "tribunal"], potocki=["veto"]).start()
    assert play.may("lubomirski") == ["discard bishopric", "discard tribunal"]
    assert play.refusal("lubomirski", "discard veto") == "not-your-privilege"
    play.do("lubomirski", "discard tribunal")
    assert play.privileges("lubomirski") == ["bishopric"]
    assert play.privileges("potocki") == ["veto"]


def test_the_weakest_loses_its_only_privilege_without_being_asked():
    play = at_conflict("habsburgs-1", "habsburg-queen", lubomirski="2", potocki="3", sapieha="4")
    play = play.privileges(lubomirski=["bishopric"]).estates("prussia", lubomirski=1).start()
    assert play.privileges_removed == ["bishopric"]


def test_black_clouds_weaken_prussia_to_the_end():
    """Line 699."""
    play = at_conflict("brandenburg-1", "black-clouds", lubomirski="2", potocki="3", sapieha="4").start()
    assert play.data["black-clouds"]
    later = at_conflict("brandenburg-1", "danzig-rebellion", lubomirski="5", potocki="5", sapieha="5")
    play = later.pawns(black_clouds=True).senators(hetman="potocki").start().do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 13
    elsewhere = at_conflict("habsburgs-1", "habsburg-queen", lubomirski="5", potocki="5", sapieha="5")
    play = elsewhere.pawns(black_clouds=True).senators(hetman="potocki").start().do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 15


@pytest.mark.parametrize(
    ("space", "conflict"),
    [
        ("moscow-1", "livonian-war"),
        ("cossacks-1", "koliyivshchyna"),
        ("ottomans-1", "ottoman-war"),
        ("habsburgs-1", "habsburg-queen"),
        ("brandenburg-1", "danzig-rebellion"),
    ],
)
def test_a_silent_sejm_weakens_every_province_to_the_end(space, conflict):
    """Lines 629, 709."""
    play = at_conflict("moscow-1", "silent-sejm", lubomirski="2", potocki="3", sapieha="4").start()
    assert play.data["silent-sejm"]
    later = at_conflict(space, conflict, lubomirski="5", potocki="5", sapieha="5").pawns(silent_sejm=True)
    play = later.senators(hetman="potocki").start().do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 13


def test_of_two_undefeated_conflicts_the_lower_scale_leaves():
    """Line 656."""
    setting = at_conflict("moscow-1", "livonian-war", lubomirski="2", potocki="3", sapieha="4")
    play = setting.lost(moscow_2="muscovite-deluge").estates("ukraine", potocki=1).start()
    assert play.conflicts == {"moscow-2": "muscovite-deluge"}


# Interregnum.


def test_three_partitions_end_the_game_in_defeat_of_all():
    """Line 816."""
    setting = at("interregnum").estates("prussia", potocki=9).senators(treasurer="sapieha")
    setting = setting.lost(moscow_1="livonian-war", ottomans_1="ottoman-war")
    assert not setting.start().state.over
    play = setting.lost(habsburgs_1="habsburg-queen").start()
    assert play.state.over
    assert play.state.winners == []
    assert play.data["third-partition"]


def test_where_all_have_lost_the_terminal_names_no_places():
    lost = {"moscow_1": "livonian-war", "ottomans_1": "ottoman-war", "habsburgs_1": "habsburg-queen"}
    state = at("interregnum").lost(**lost).start().state
    console = open_console()
    with console.capture() as shown:
        print_ranking(console, state)
    first, *lines = shown.get().splitlines()
    assert first == "Nobody wins."
    assert [line.strip().partition(",")[0] for line in lines] == ["Lubomirski", "Potocki", "Sapieha"]


def test_the_new_turn_order_starts_with_most_estates():
    """Line 838."""
    setting = at("interregnum").estates("prussia", potocki=1, sapieha=3).estates("ukraine", lubomirski=2)
    play = setting.fiefs(silesia="potocki", livonia="potocki", smolensk="potocki").start()
    assert play.data["order"] == ["potocki", "sapieha", "lubomirski"]
    assert play.data["round"] == 2


def test_the_primate_orders_those_who_are_tied_place_by_place():
    """Line 840."""
    play = at("interregnum", players=4).estates("prussia", lubomirski=1, potocki=1, sapieha=2, radziwill=1).start()
    assert play.data["order"][0] == "sapieha"
    assert play.may("radziwill") == ["choose lubomirski", "choose potocki", "choose radziwill"]
    assert play.refusal("radziwill", "choose sapieha") == "not-tied"
    play.do("radziwill", "choose radziwill", "choose potocki")
    assert play.data["order"] == ["sapieha", "radziwill", "potocki", "lubomirski"]


def test_cards_and_senators_come_back_and_privileges_stay():
    """Line 843."""
    setting = at("interregnum").estates("prussia", potocki=2, sapieha=1).privileges(potocki=["entail"])
    setting = setting.played(["primate", "sejm-1"], shown=True, potocki=["14", "2"]).senators(hetman="potocki")
    play = setting.start()
    assert len(play.data["families"]["potocki"]["hand"]) == 13
    assert set(play.senators.values()) == {None}
    assert play.privileges("potocki") == ["entail"]
    assert play.data["shown"] == []


# The end.


def scoring_example():
    """The board of line 895: where the text leaves Estates open they are chosen to fit all it says."""
    setting = at_interregnum(5)  # Lubomirski white, Potocki blue, Sapieha red, Radziwiłł black, Zamoyski yellow
    setting = setting.estates("little-poland", zamoyski=2, potocki=1, sapieha=1, lubomirski=1)
    setting = setting.estates("ukraine", sapieha=3, zamoyski=2, radziwill=1)
    return setting.estates("great-poland", potocki=2, lubomirski=2, radziwill=2, sapieha=1)


def test_line_895_the_scoring_example():
    play = scoring_example().start()
    scores = dict(zip(FAMILIES, play.state.scores, strict=True))
    assert scores == {"potocki": 5, "radziwill": 5, "lubomirski": 5, "zamoyski": 7, "sapieha": 9}
    assert play.state.over
    assert play.state.winners == [FAMILIES.index("sapieha")]


def test_line_909_a_fourth_estate_would_give_dominance():
    play = scoring_example().estates("ukraine", sapieha=4).start()
    assert play.state.scores[FAMILIES.index("sapieha")] == 9 + 1 + 1


def test_a_fief_is_worth_its_estate_and_one_more():
    """Lines 870, 882."""
    play = at_interregnum().fiefs(silesia="potocki").start()
    assert play.state.scores == [0, 2, 0]


def test_partitioned_provinces_count():
    """Line 884."""
    play = at_interregnum().estates("ukraine", potocki=2).lost(cossacks_1="cossack-rebellion").start()
    assert play.state.scores == [0, 5, 0]
