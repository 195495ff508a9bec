"""Gifts of Privileges: line 338 of the rulebook, and our ruling 24 on what it leaves open."""

from __future__ import annotations

import pytest

from godsplay import CannotUndo, Record
from godsplay.engine.encoding import mask
from godsplay.records.loading import loads

from .positions import FAMILIES, GAME, at, at_conflict, at_interregnum, at_office


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


# Out of turn: lines 338-339.


def equal_forces(**privileges):
    """Stand at a Conflict in which Lubomirski, first in turn order, may play Surrender."""
    play = at_conflict("moscow-1", "livonian-war", lubomirski="7", potocki="7", sapieha="6")
    return play.privileges(lubomirski=["surrender"], **privileges).start()


def test_line_339_who_need_not_decide_can_give_and_who_must_decide_still_must():
    play = equal_forces(sapieha=["private-duchy"])
    assert play.to_act == ["lubomirski"]
    play.do("sapieha", "give private-duchy potocki")
    assert play.privileges("potocki") == ["private-duchy"]
    assert play.to_act == ["lubomirski"]
    assert play.told("privilege-given") == [{"seat": "sapieha", "privilege": "private-duchy", "to": "potocki"}]


def test_line_339_nothing_but_gifts_is_possible_out_of_turn():
    play = equal_forces(sapieha=["quarter-army"], potocki=["veto"])
    assert play.may("sapieha") == []
    assert play.refusal("sapieha", "play quarter-army") == "not-your-decision"
    assert play.refusal("sapieha", "pass") == "not-your-decision"
    assert play.refusal("sapieha", "give veto lubomirski") == "not-your-privilege"
    assert play.refusal("sapieha", "give quarter-army zamoyski") == "not-at-this-table"
    play.do("sapieha", "give quarter-army potocki")
    assert play.refusal("potocki", "give quarter-army sapieha") == "given-already"


def test_line_323_who_receives_a_card_before_its_place_in_the_order_can_play_it_at_once():
    play = equal_forces(sapieha=["quarter-army"]).do("sapieha", "give quarter-army potocki").do("lubomirski", "pass")
    assert play.may("potocki") == ["pass", "play quarter-army"]
    play = equal_forces(sapieha=["quarter-army"]).do("sapieha", "give quarter-army lubomirski")
    assert play.may("lubomirski") == ["pass", "play surrender", "play quarter-army"]


def test_line_323_who_receives_a_card_after_its_place_in_the_order_plays_it_another_time():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="7", potocki="7", sapieha="6").round(3)
    play = play.privileges(potocki=["surrender"], sapieha=["quarter-army"]).start()
    play.do("sapieha", "give quarter-army lubomirski").do("potocki", "pass")
    assert play.told("strength-counted")[0]["families"] == 20
    assert play.privileges("lubomirski") == ["quarter-army"]


def test_line_338_in_the_last_interregnum_a_card_goes_to_a_family_that_can_use_it():
    setting = at_interregnum().privileges(sapieha=["private-duchy"]).senators(treasurer="potocki")
    setting = setting.estates("prussia", potocki=1).estates("ukraine", potocki=1).estates("lithuania", sapieha=1)
    play = setting.start().do("sapieha", "give private-duchy potocki")
    assert "play private-duchy" in play.may("potocki")


def test_line_338_a_veto_received_while_another_hesitates_can_be_cried_at_once():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="7", potocki="7", sapieha="7")
    play = play.senators(hetman="lubomirski").privileges(potocki=["veto", "rokosz"]).start()
    play.do("lubomirski", "play hetman").do("potocki", "give veto sapieha")
    assert play.to_act == ["sapieha"]
    play.do("potocki", "give rokosz sapieha").do("sapieha", "play veto")
    assert play.told("vetoed")[0]["seat"] == "sapieha"


def test_line_338_entail_can_be_passed_on_to_whom_an_invasion_hits_next():
    play = at_conflict("moscow-1", "livonian-war", lubomirski="3", potocki="5", sapieha="4")
    play = play.privileges(lubomirski=["entail"]).estates("lithuania", lubomirski=1, potocki=1)
    play = play.estates("prussia", lubomirski=1, potocki=1).start()
    play.do("lubomirski", "give entail potocki").do("potocki", "play entail prussia")
    assert play.estates("lithuania") == {"potocki": 1}


def test_line_338_who_has_placed_all_cards_can_give_while_others_choose_in_secret():
    setting = at("sejm").privileges(lubomirski=["rokosz"])
    setting.dealt("tribunal", "entail", "surrender", "embassy", "noble-levy")
    play = setting.start()
    for space, card in enumerate(["2", "3", "4", "5", "6"], 1):
        play.do("lubomirski", f"bid sejm-{space} {card}")
    assert play.to_act == ["potocki", "sapieha"]
    play.do("lubomirski", "give rokosz sapieha")
    assert play.to_act == ["potocki", "sapieha"]
    assert play.state.view(1)["privileges"]["rokosz"] == {"where": "sapieha"}


def test_ruling_24_the_victim_of_assignats_gives_nothing_away_while_one_is_picked():
    setting = at_interregnum().privileges(potocki=["assignats"], sapieha=["tribunal", "rokosz"])
    play = setting.estates("prussia", sapieha=1).start().do("potocki", "play assignats sapieha")
    assert play.step == "demand"
    assert play.refusal("sapieha", "give tribunal lubomirski") == "card-is-owed"
    assert play.state.legal(FAMILIES.index("sapieha")) == []


def test_gifts_out_of_turn_are_recorded_and_can_be_taken_back_until_somebody_acts():
    record = Record(GAME, players=3, seed=4)
    while not any(record.state.out_of_turn(seat) for seat in range(3)):
        seat = record.state.to_act[0]
        record.play(seat, record.state.legal(seat)[0])
    giver = next(seat for seat in range(3) if record.state.out_of_turn(seat))
    deciding, gift = record.state.to_act, record.state.out_of_turn(giver)[0]
    record.play(giver, gift)
    assert record.state.to_act == deciding
    assert loads(record.to_json()).state.digest() == record.state.digest()
    assert record.undo(giver) == str(gift)
    record.play(giver, gift)
    record.play(deciding[0], record.state.legal(deciding[0])[0])
    with pytest.raises(CannotUndo):
        record.undo(giver)


def test_gifts_out_of_turn_are_no_part_of_what_a_learner_may_choose():
    play = equal_forces(sapieha=["private-duchy"])
    assert play.state.legal(2)
    assert not any(mask(play.state, 2))
    assert any(mask(play.state, 0))
