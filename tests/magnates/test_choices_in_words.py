"""What is said of a choice: what is bid for, and how a contest stands."""

from __future__ import annotations

from godsplay.games.magnates.rules.cards import CONFLICTS
from godsplay.present.presentation import presentation
from godsplay.web.views.refusals import refused_at

from .positions import FAMILIES, GAME, at, at_conflict, at_interregnum, at_privilege


def note(play, seat, notation):
    """Return what an action is said to bring, as the family sees it."""
    return presentation(GAME).effect(play.state.seen(FAMILIES.index(seat)), GAME.actions[notation])


def prompt(play, seat):
    """Return what a family is asked."""
    message = play.state.seen(FAMILIES.index(seat)).prompt
    return presentation(GAME).words.say(message.key, message.values)


def test_a_bid_says_what_the_office_does_and_brings():
    play = at("senate").start()
    said = "1 Estate for the winner. Interregnum: swap an Estate of another for yours"
    assert note(play, "lubomirski", "bid treasurer 2") == said


def test_a_card_against_a_conflict_says_where_it_is_and_what_hangs_on_it():
    play = at("conflicts", drawn=True).conflicts(moscow_1="livonian-war", brandenburg_1="black-clouds").start()
    said = note(play, "lubomirski", "fight moscow-1 2")
    assert said.startswith("Lithuania, scale ")
    assert "If won, Livonia for the strongest; if lost, all lose an Estate in Lithuania, the weakest one more" in said
    assert "Black Clouds: −" in note(play, "lubomirski", "fight brandenburg-1 2")


def test_at_a_privilege_an_action_says_how_it_stands_before_and_after():
    setting = at_privilege("bishopric", lubomirski="9", potocki="11", sapieha="3")
    play = setting.privileges(lubomirski=["confederation"]).start()
    assert note(play, "lubomirski", "pass") == "so far you have 9, the others 11 and 3: you are behind"
    assert (
        note(play, "lubomirski", "play confederation") == "spend the card, then you have 11, the others 11 and 3: tied"
    )


def test_at_a_conflict_an_action_says_whether_it_would_be_won():
    setting = at_conflict("moscow-1", "livonian-war", lubomirski="9", potocki="2", sapieha="3")
    play = setting.privileges(lubomirski=["quarter-army"]).start()
    scale = GAME.cards.scale(CONFLICTS.index("livonian-war"), 3)
    assert note(play, "lubomirski", "pass") == f"so far 14 against scale {scale}: lost; weakest: Potocki (2)"
    assert note(play, "lubomirski", "play quarter-army") == (
        f"spend the card, then 16 against scale {scale}: lost; weakest: Potocki (2)"
    )


def test_the_treasurer_says_who_leads_after_the_swap():
    setting = at_interregnum(3).estates("ukraine", sapieha=2, potocki=1).senators(treasurer="potocki")
    play = setting.start()
    assert note(play, "potocki", "play treasurer ukraine sapieha") == "then 2 to 1 there: Potocki dominates"
    seen = play.state.seen(FAMILIES.index("potocki"))
    assert presentation(GAME).verb_effect(seen, "play treasurer") == "set the Senator aside for this round"


def test_new_estates_say_who_leads_then():
    setting = at_interregnum(3).estates("ukraine", sapieha=2, potocki=1).privileges(potocki=["private-duchy"])
    play = setting.estates("prussia", potocki=2).estates("lithuania", potocki=1).start()
    assert note(play, "potocki", "play private-duchy") == "spend the card, gain 1 Estate where you like"
    play.do("potocki", "play private-duchy")
    assert presentation(GAME).describe_verb(play.state.seen(1), "estate") == "Place 1 Estate"
    assert note(play, "potocki", "estate ukraine") == "you’d have 2 of 4 there: nobody has the Advantage"
    assert note(play, "potocki", "estate great-poland").startswith("you’d have 1 of 1 there: ")


def test_a_choice_names_what_lies_on_the_board():
    play = at("conflicts", drawn=True).conflicts(moscow_1="livonian-war", brandenburg_1="black-clouds").start()
    state, action = play.state, GAME.actions["fight moscow-1 2"]
    words = presentation(GAME).words
    assert words.text(presentation(GAME).describe(action, state)) == "Place the 2 at Livonian War"
    parts = presentation(GAME).parts(state.seen(0), action)
    assert [(part.label, part.spots) for part in parts] == [
        ("2", ("hand 2",)),
        ("Livonian War", ("spot moscow-1",)),
    ]


def test_a_family_reads_at_which_conflict_its_card_lies():
    play = at("conflicts", drawn=True).conflicts(moscow_1="livonian-war", brandenburg_1="black-clouds").start()
    play.do("lubomirski", "fight moscow-1 2")
    assert [presentation(GAME).words.text(event) for event in play.state.seen(0).events] == [
        "You place the 2 at Livonian War."
    ]


def test_a_conflict_that_can_bring_no_fief_says_so():
    play = at("conflicts", drawn=True).lost(moscow_1="livonian-war").start()
    said = note(play, "lubomirski", "fight moscow-1 2")
    assert "Livonia cannot be gained: its Province is partitioned. If lost, all lose an Estate in Lithuania" in said
    thing = presentation(GAME).thing(play.state.seen(0), "spot moscow-1")
    assert "Livonia cannot be gained: its Province is partitioned." in dict(thing.figures).values()


def test_the_prompt_says_which_card_brings_estates():
    play = at_privilege("bishopric", lubomirski="9", potocki="11", sapieha="3").start()
    while play.step != "place-estates":
        play.do(play.to_act[0], "pass")
    count = play.state.estates_for(play.state.shown.bit_length() - 1)
    assert prompt(play, "potocki") == f"For Bishopric, place {count} Estate{'' if count == 1 else 's'} in one Province."


def test_estates_of_an_action_are_not_said_to_come_from_what_was_resolved_before():
    setting = at_interregnum(3).privileges(potocki=["private-duchy"]).estates("prussia", potocki=2)
    play = setting.estates("lithuania", potocki=1).estates("ukraine", potocki=1).start()
    play.do("potocki", "play private-duchy")
    assert prompt(play, "potocki") == "Place 1 Estate in one Province."


def test_the_prompt_counts_the_conflicts_that_are_left():
    play = at("conflicts", drawn=True).conflicts(moscow_1="livonian-war", brandenburg_1="black-clouds").start()
    assert prompt(play, "lubomirski") == "Place one Family card face down at each of 2 Conflicts."
    play.do("lubomirski", "fight moscow-1 2")
    assert prompt(play, "lubomirski") == "Place a Family card face down at the last Conflict."


def test_a_province_says_nothing_of_cards_that_others_hold():
    setting = at_interregnum(3).estates("prussia", potocki=2).senators(treasurer="lubomirski")
    seen = setting.privileges(sapieha=["union-of-brest"]).start().state.seen(FAMILIES.index("lubomirski"))
    not_held = "You do not hold that Privilege."
    assert not_held not in [each.why for each in refused_at(presentation(GAME), seen, "province prussia")]
    assert not_held in [each.why for each in refused_at(presentation(GAME), seen, "held union-of-brest")]


def test_what_is_being_resolved_stays_in_sight():
    setting = at_conflict("moscow-1", "livonian-war", lubomirski="9", potocki="2", sapieha="3")
    play = setting.privileges(lubomirski=["quarter-army"]).start()
    assert presentation(GAME).kept_in_sight(play.state.seen(0)) == ["spot moscow-1"]
    assert presentation(GAME).kept_in_sight(at("senate").start().state.seen(0)) == []
