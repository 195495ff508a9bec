"""The first round of three players in the rulebook, lines 376 to 860, move by move."""

from __future__ import annotations

from godsplay import Scripted

from .positions import GAME, Play, number

ORDER = ["lubomirski", "potocki", "sapieha"]
SEJM = ["jesuit-schools", "private-duchy", "surrender", "bishopric", "tribunal"]
CONFLICTS = ["habsburg-queen", "tatar-invasion", "cossack-rebellion", "abazy-pasha-war", "livonian-war", "ottoman-war"]


def set_up() -> Play:
    """Lines 376-382: the turn order and the first Estates; 407-409: Stefan Batory is King."""
    play = Play(GAME.new(players=3, chance=Scripted([number(name) for name in ORDER])))
    play.do("lubomirski", "estate prussia")
    play.do("potocki", "estate great-poland")
    play.do("sapieha", "estate lithuania", drawing=["stefan-batory"])
    assert play.data["king"] == "stefan-batory"
    assert play.symbol == "sabre"
    return play


def senate() -> Play:
    """Lines 459-496: the four offices."""
    play = set_up()
    play.do("lubomirski", "bid hetman 14", "bid primate lady", "bid treasurer 8")
    play.do("potocki", "bid hetman 14", "bid treasurer 11", "bid primate 12")
    play.do("sapieha", "bid primate 12", "bid hetman 11", "bid chancellor 2")
    # The Primate: 10, 12 and 12; Sapieha is later in the turn order.
    assert play.told("later-seat-wins") == [{"seat": "sapieha", "seats": ["potocki", "sapieha"]}]
    play.do("sapieha", "estate lithuania")
    # The Treasurer: 8 against 11.
    play.do("potocki", "estate lithuania")
    # The Hetman: 14, 14 and 11; Sapieha as Primate decides for Lubomirski, who places two Estates.
    assert play.to_act == ["sapieha"]
    assert play.may("sapieha") == ["choose lubomirski", "choose potocki"]
    play.do("sapieha", "choose lubomirski")
    play.do("lubomirski", "estate great-poland")
    assert play.estates("great-poland") == {"lubomirski": 2, "potocki": 1}
    # The Chancellor: a 2 is enough.
    play.do("sapieha", "estate ukraine", drawing=SEJM)
    assert play.senators == {
        "primate": "sapieha",
        "treasurer": "potocki",
        "hetman": "lubomirski",
        "chancellor": "sapieha",
    }
    return play


def sejm() -> Play:
    """Lines 503-552: the five Privileges."""
    play = senate()
    play.do("lubomirski", "bid sejm-1 9", "bid sejm-2 13", "bid sejm-3 2", "bid sejm-4 7", "bid sejm-5 3")
    play.do("sapieha", "bid sejm-1 lady", "bid sejm-2 4", "bid sejm-3 7", "bid sejm-4 14", "bid sejm-5 9")
    play.do("potocki", "bid sejm-1 13", "bid sejm-2 4", "bid sejm-3 9", "bid sejm-4 8", "bid sejm-5 7")
    # Jesuit schools: 9, 13 and 10; the Chancellor makes it a tie, which Sapieha decides.
    assert play.to_act == ["sapieha"]
    assert play.may("sapieha") == ["pass", "play chancellor"]
    play.do("sapieha", "play chancellor")
    assert play.told("influence-changed") == [{"seat": "sapieha", "change": 3, "influence": 13}]
    play.do("sapieha", "choose sapieha", "estate ukraine")
    assert play.senators["chancellor"] == "set-aside"
    # Private duchy: 13, 4 and 4. Sapieha alone could play something, Jesuit schools, and does not.
    play.do("sapieha", "pass")
    play.do("lubomirski", "estate little-poland")
    # Surrender: 2, 9 and 7; Jesuit schools would not be enough. No Estates, but the symbol of the King.
    play.do("sapieha", "pass")
    play.do("potocki", "estate lithuania")
    # Bishopric: 7, 8 and 14.
    play.do("sapieha", "pass", "estate little-poland")
    # Tribunal: 3, 7 and 9.
    play.do("sapieha", "pass", "estate lithuania", drawing=CONFLICTS)
    assert play.privileges("lubomirski") == ["private-duchy"]
    assert play.privileges("potocki") == ["surrender"]
    assert play.privileges("sapieha") == ["bishopric", "tribunal", "jesuit-schools"]
    assert play.totals() == [4, 3, 9]
    return play


def family_cards_at_conflicts() -> Play:
    """Lines 720-727: Abazy Pasha finds both spaces taken; all place their last five cards."""
    play = sejm()
    assert play.told("conflict-returned") == [{"conflict": "abazy-pasha-war"}]
    assert play.conflicts == {
        "moscow-1": "livonian-war",
        "cossacks-1": "tatar-invasion",
        "cossacks-2": "cossack-rebellion",
        "ottomans-1": "ottoman-war",
        "habsburgs-1": "habsburg-queen",
    }
    spaces = ["moscow-1", "cossacks-1", "cossacks-2", "ottomans-1", "habsburgs-1"]
    for name, cards in (
        ("lubomirski", ["6", "5", "4", "11", "12"]),
        ("potocki", ["6", "lady", "2", "3", "5"]),
        ("sapieha", ["8", "13", "6", "5", "3"]),
    ):
        play.do(name, *[f"fight {space} {card}" for space, card in zip(spaces, cards, strict=True)])
    assert [family["hand"] for family in play.data["families"].values()] == [[], [], []]
    return play


def test_lines_376_to_860_the_whole_first_round():
    play = family_cards_at_conflicts()

    # Livonian War: 6 + 6 + 8 against 21; the Hetman makes it 23. Potocki keeps Surrender.
    play.do("lubomirski", "play hetman")
    play.do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 23
    assert play.told("strongest") == [{"seat": "lubomirski", "strength": 9}]
    assert play.fiefs["livonia"] == "lubomirski"
    assert "livonian-war" in play.data["conflicts-removed"]

    # Tatar Invasion: 5 + 1 + 13 against 21. Ukraine and Little Poland are invaded.
    play.do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 19
    assert play.estates("ukraine") == {"sapieha": 2}
    assert play.estates("little-poland") == {"sapieha": 1}
    assert play.estates("lithuania") == {"sapieha": 4, "potocki": 2}

    # Cossack Rebellion: 4 + 2 + 6 against 21.
    play.do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 12
    assert play.estates("ukraine") == {"sapieha": 1}

    # Ottoman War: 11 + 3 + 5 against 24.
    play.do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 19
    assert play.estates("little-poland") == {}

    # Habsburg Queen: 12 + 5 + 3 against 18; Potocki will not bring about the Third Partition.
    play.do("potocki", "pass")
    assert play.told("strength-counted")[0]["total"] == 20
    assert play.fiefs["silesia"] == "lubomirski"

    # Two Conflicts of scale 21 in Ukraine: the Primate removes the Tatar Invasion.
    assert play.step == "remove-conflict"
    play.do("sapieha", "remove cossacks-1")
    assert play.partitions() == ["ukraine", "little-poland"]

    # Interregnum: Lubomirski dominates Prussia and Great Poland; Potocki plays the Treasurer.
    assert play.to_act == ["lubomirski"]
    play.do("lubomirski", "play private-duchy", "estate lithuania")
    assert play.refusal("potocki", "play treasurer ukraine sapieha") == "province-is-partitioned"
    play.do("potocki", "play treasurer prussia lubomirski")
    assert play.estates("prussia") == {"potocki": 1}

    # The new turn order: 5, 4 and 5 Estates; Sapieha lets Lubomirski be first.
    assert play.step == "turn-order"
    assert play.totals() == [5, 4, 5]
    play.do("sapieha", "choose lubomirski", drawing=["jan-kazimierz"])
    assert play.data["order"] == ["lubomirski", "sapieha", "potocki"]
    assert play.data["round"] == 2
    assert all(len(family["hand"]) == 13 for family in play.data["families"].values())
    assert set(play.senators.values()) == {None}
    assert play.privileges("potocki") == ["surrender"]
    assert play.privileges("sapieha") == ["bishopric", "tribunal", "jesuit-schools"]


def test_line_854_with_surrender_the_round_ends_in_the_third_partition():
    play = family_cards_at_conflicts()
    play.do("lubomirski", "play hetman")
    play.do("potocki", "play surrender")
    # 9 + 3 + 8 against 21: Potocki loses both Estates in Lithuania, the others one each.
    assert play.told("strength-counted")[0]["total"] == 20
    assert play.estates("lithuania") == {"sapieha": 3}
    # Nobody has a card to play any more: the other Conflicts go as before.
    assert play.step == "remove-conflict"
    play.do("sapieha", "remove cossacks-1")
    assert play.told("third-partition") == [{"provinces": ["lithuania", "ukraine", "little-poland"]}]
    assert play.state.over
    assert play.state.winners == []
    assert play.state.scores == [0, 0, 0]
