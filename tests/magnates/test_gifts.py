"""Gifts of Privileges: line 338 of the rulebook, and our ruling 24 on what it leaves open."""

from __future__ import annotations

import pytest

from godsplay import CannotUndo, Record

from .positions import GAME, at, at_conflict, at_interregnum, at_office


def test_ruling_24_a_privilege_can_be_given_at_any_decision():
    play = at_office("hetman", lubomirski="9").privileges(lubomirski=["tribunal"]).start()
    play.do("lubomirski", "pass")
    assert play.step == "place-estates"
    play.do("lubomirski", "give tribunal sapieha")
    assert play.privileges("sapieha") == ["tribunal"]
    assert play.step == "place-estates"


def test_ruling_24_gifts_are_for_others_at_this_table_and_of_ones_own():
    play = at_office("hetman", lubomirski="9").privileges(lubomirski=["rokosz"], potocki=["veto"]).start()
    assert play.refusal("lubomirski", "give rokosz lubomirski") == "give-to-others"
    assert play.refusal("lubomirski", "give rokosz zamoyski") == "not-at-this-table"
    assert play.refusal("lubomirski", "give veto sapieha") == "not-your-privilege"


def test_ruling_24_a_gift_cannot_be_given_on_before_the_next_card_is_resolved():
    setting = at("sejm").privileges(lubomirski=["rokosz"]).dealt("tribunal", "entail", first=4)
    setting.stack({"step": "sejm"}, {"step": "privilege", "spot": "sejm-4"})
    setting.played(["sejm-4", "sejm-5"], lubomirski=["9", "2"], potocki=["4", "9"], sapieha=["3", "5"])
    play = setting.start().do("lubomirski", "give rokosz potocki")
    assert play.data["given"] == ["rokosz"]
    play.do("lubomirski", "estate prussia", "pass").do("potocki", "give rokosz lubomirski")
    assert play.privileges("lubomirski") == ["tribunal", "rokosz"]


def test_ruling_24_a_gift_while_all_choose_in_secret_is_seen_and_leaves_the_order_of_seats_free():
    setting = at("sejm").privileges(lubomirski=["rokosz"], potocki=["veto"])
    setting.dealt("tribunal", "entail", "surrender", "embassy", "noble-levy")
    one = setting.start().do("lubomirski", "give rokosz potocki").do("potocki", "give veto lubomirski")
    other = setting.start().do("potocki", "give veto lubomirski").do("lubomirski", "give rokosz potocki")
    assert one.state.digest() == other.state.digest()
    assert one.state.view(2)["privileges"]["rokosz"] == {"where": "potocki"}
    assert one.privileges("potocki") == ["rokosz"]
    assert one.refusal("potocki", "give rokosz sapieha") == "given-already"


def test_ruling_24_a_gift_others_have_acted_on_cannot_be_taken_back():
    record = Record(GAME, players=2, seed=4)
    while record.state.stack[-1].step.name != "sejm" or record.state.round < 2 or not gifts(record):
        seat = record.state.to_act[0]
        record.play(seat, record.state.legal(seat)[-1 if record.state.stack[-1].step.sealed else 0])
    giver = next(seat for seat in (0, 1) if any(str(each).startswith("give ") for each in record.state.legal(seat)))
    gift = next(each for each in record.state.legal(giver) if str(each).startswith("give "))
    record.play(giver, gift)
    assert record.undo(giver) == str(gift)
    record.play(giver, gift)
    record.play(1 - giver, record.state.legal(1 - giver)[0])
    with pytest.raises(CannotUndo):
        record.undo(giver)


def gifts(record):
    """List the gifts that could be made now."""
    return [each for seat in record.state.to_act for each in record.state.legal(seat) if str(each).startswith("give ")]


def test_ruling_24_what_assignats_demand_cannot_be_given_to_a_third():
    setting = at_interregnum().privileges(potocki=["assignats"], sapieha=["tribunal"])
    play = setting.estates("prussia", sapieha=1).start().do("potocki", "play assignats sapieha")
    assert play.to_act == ["sapieha"]
    assert play.refusal("sapieha", "give tribunal lubomirski") == "card-is-owed"


def test_ruling_24_the_last_privilege_cannot_be_given_away_to_escape_its_loss():
    play = at_conflict("habsburgs-1", "habsburg-queen", lubomirski="2", potocki="3", sapieha="4")
    play = play.privileges(lubomirski=["bishopric", "tribunal"]).start()
    play.do("lubomirski", "give bishopric sapieha")
    assert play.privileges_removed == ["tribunal"]


def test_ruling_24_veto_given_away_may_be_used_by_who_got_it():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="7", potocki="7", sapieha="7")
    play = play.senators(hetman="lubomirski").privileges(potocki=["veto"]).start().do("lubomirski", "play hetman")
    play.do("potocki", "give veto sapieha")
    assert play.to_act == ["sapieha"]
