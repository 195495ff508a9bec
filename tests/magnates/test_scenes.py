"""The moves of The Magnates as scenes: told when done, cards turned over one by one, a round summed up."""

from __future__ import annotations

import re

import pytest

from godsplay.engine.event import Kind
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.games.magnates.display.draw.places import BOARD
from godsplay.games.magnates.rules import events
from godsplay.games.magnates.rules.board import FAMILIES, FIEFS, FIRST_POWER_SPOT, NOBODY, PROVINCES
from godsplay.games.magnates.rules.cards import CONFLICTS, PRIVILEGES
from godsplay.games.magnates.rules.frames import contested_spot
from godsplay.games.magnates.rules.phases.conflict import total_strength
from godsplay.present.presentation import presentation
from godsplay.present.staging import stage
from helpers.pictures import played

from .positions import GAME, at, at_conflict, at_interregnum

DISPLAY = presentation(GAME)


def watched(state):
    """Let somebody watch a game."""
    state.listening = state.watching = True
    return state


def scenes(play, family, move, viewer=SPECTATOR):
    """Make a move; return its scenes as a viewer is told them."""
    watched(play.state)
    play.do(family, move)
    return stage(DISPLAY, play.state.scenes, viewer)


def layers(scene, viewer=SPECTATOR):
    """Draw a scene for a viewer."""
    return DISPLAY.layers(Seen(scene.state.redacted(viewer), viewer), scene.events)


def test_every_kind_of_event_has_its_weight():
    kinds = {each.key for each in vars(events).values() if isinstance(each, Kind)}
    assert set(DISPLAY.weights) == kinds
    assert kinds >= DISPLAY.turn_ends


def the_last_card_is_placed(**cards):
    """Let all have placed cards at one Conflict but Sapieha, who has yet to choose."""
    setting = at("conflicts", drawn=True).conflicts(moscow_1="livonian-war").order("sapieha", "potocki", "lubomirski")
    return setting.played(["moscow-1"], **{name: [card] for name, card in cards.items()}).start()


def test_cards_are_turned_over_one_by_one_and_the_sum_grows():
    """Rulebook 604: the Strength of all cards is added up and compared with the scale."""
    play = the_last_card_is_placed(lubomirski="9", potocki="2")
    told = scenes(play, "sapieha", "fight moscow-1 4")
    turned = [scene for scene in told if scene.events[0].key == "card-shown"]
    assert [scene.events[0].values["seat"] for scene in turned] == ["sapieha", "potocki", "lubomirski"]
    faces = [re.findall(r'data-face="(\w+)"', layers(scene)["cards-moscow-1"]) for scene in turned]
    assert faces == [["down", "down", "up"], ["down", "up", "up"], ["up", "up", "up"]]
    scale = play.state.cards.scale(CONFLICTS.index("livonian-war"), 3)
    for scene, total in zip(turned, (4, 6, 15), strict=True):
        said = DISPLAY.words.say("draw-gathered", {"total": total, "scale": scale})
        assert said in layers(scene)["conflict-moscow-1"]
        assert f">{total}</text>" in layers(scene)["props"]


def test_a_card_that_is_turned_over_keeps_its_name():
    play = the_last_card_is_placed(lubomirski="9", potocki="2")
    told = scenes(play, "sapieha", "fight moscow-1 4", viewer=0)
    names = [set(re.findall(r'data-piece="([^"]*)"', layers(scene, 0)["cards-moscow-1"])) for scene in told[:4]]
    assert names[0] == {"card-lubomirski-9", "card-potocki-at-moscow-1", "card-sapieha-at-moscow-1"}
    assert all(each == names[0] for each in names)


def test_a_scene_shows_what_is_told_in_it():
    """The position at each event is the one right after it."""
    seen = set()
    for seed in range(1, 6):
        for state in played(GAME, seed, 3):
            for scene in state.scenes:
                seen.add(scene.event.key)
                assert is_done(scene.event, scene.state), scene.event.key
            watched(state)
    assert seen >= {"king-dies", "conflict-removed", "strongest", "weakest", "estate-lost", "office-won"}


def is_done(event, state):
    """Whether a position shows what an event tells."""
    values = event.values
    if event.key == "king-elected":
        return state.king != NOBODY
    if event.key == "king-dies":
        return state.king == NOBODY
    if event.key in ("conflict-removed", "conflict-recalled"):
        return CONFLICTS.index(values["conflict"]) not in state.spaces
    if event.key in ("conflict-drawn", "conflict-won", "conflict-lost", "strength-counted"):
        return CONFLICTS.index(values["conflict"]) in state.spaces
    if event.key in ("strongest", "weakest"):
        return contested_spot(state) >= FIRST_POWER_SPOT
    if event.key == "third-partition":
        return state.third_partition
    if event.key == "privilege-lost":
        return state.privileges[PRIVILEGES.index(values["privilege"])] < 0
    if event.key == "privilege-won":
        return state.privileges[PRIVILEGES.index(values["privilege"])] == FAMILIES.index(values["seat"])
    if event.key == "fief-taken":
        return state.fiefs[FIEFS.index(values["fief"])] == FAMILIES.index(values["seat"])
    if event.key == "partitioned":
        return state.is_partitioned(PROVINCES.index(values["province"]))
    return True


def test_a_lost_conflict_is_told_with_its_sum_before_anything_falls():
    setting = at_conflict("moscow-1", "livonian-war", lubomirski="2", potocki="3", sapieha="4")
    play = setting.estates("lithuania", potocki=2).privileges(lubomirski=["quarter-army"]).start()
    told = scenes(play, "lubomirski", "pass")
    keys = [event.key for scene in told for event in scene.events]
    assert keys[:6] == ["passed", "strength-counted", "conflict-lost", "estate-lost", "partitioned", "king-dies"]
    counted = told[1]
    assert f">{total_strength(counted.state, FIRST_POWER_SPOT)}</text>" in layers(counted)["props"]
    assert 'data-piece="veil-lithuania"' not in layers(counted)["veils"]
    assert 'data-piece="veil-lithuania"' in layers(told[2])["veils"]


@pytest.mark.parametrize("players", [2, 5])
def test_the_board_holds_still_and_every_spot_is_known(players):
    boxes = {}
    for state in played(GAME, players, players, every=31):
        watched(state)
        for viewer in (SPECTATOR, 1):
            seen = Seen(state.redacted(viewer), viewer)
            sheets = DISPLAY.sheets(state, viewer)
            frame = [(sheet.name, sheet.box, [layer.name for layer in sheet.layers]) for sheet in sheets]
            assert boxes.setdefault(viewer, frame) == frame
            assert sheets[0].box == BOARD
            drawn = "".join(DISPLAY.layers(seen, []).values())
            for spot in set(re.findall(r'data-spot="([^"]*)"', drawn)):
                assert DISPLAY.thing(seen, spot).title, spot


def test_each_card_to_play_is_a_verb_with_its_price_and_effect():
    play = at_interregnum().senators(treasurer="potocki").estates("ukraine", sapieha=1).start()
    action = GAME.actions["play treasurer ukraine sapieha"]
    seen = play.state.seen(1)
    assert DISPLAY.verb(action) == "play treasurer"
    assert DISPLAY.describe_verb(seen, "play treasurer") == "Play the Treasurer"
    assert DISPLAY.parts(seen, action)[0].label == "Sapieha in Ukraine"
    assert DISPLAY.spots(seen, action) == ["held treasurer", "estates ukraine sapieha"]


def test_every_choice_has_a_verb_parts_and_spots_in_the_picture():
    verbs = set()
    for seed in (4, 5):
        for state in played(GAME, seed, 4, every=3):
            for seat in state.to_act:
                seen = state.seen(seat)
                drawn = set(re.findall(r'data-spot="([^"]*)"', "".join(DISPLAY.layers(seen, []).values())))
                for action in seen.legal:
                    verbs.add(DISPLAY.verb(action))
                    assert DISPLAY.describe_verb(seen, DISPLAY.verb(action))
                    assert set(DISPLAY.spots(seen, action)) <= drawn, action.notation
                    assert all(part.label for part in DISPLAY.parts(seen, action))
    assert {"bid", "fight", "estate", "choose", "give", "pass"} <= verbs


def test_a_round_is_summed_up_for_each_viewer():
    state = at("senate").round(2).estates("ukraine", potocki=3).estates("prussia", sapieha=1).start().state
    after = state.clone()
    after.estates[after.estates.index(3)] += 1
    own = DISPLAY.calling({}, "potocki").sum_up(Seen(state, 1), Seen(after, 1), [])
    assert own == ["Round 2: you have 4 Estates (+1) and 7 Wealth (+1).", "You lead by 3."]
    assert DISPLAY.sum_up(Seen(state, SPECTATOR), Seen(after, SPECTATOR), []) == ["Potocki leads by 3."]


def test_the_ending_says_who_decided_between_equals():
    play = at_interregnum().estates("prussia", lubomirski=1).estates("ukraine", potocki=1).start()
    assert DISPLAY.decided(play.state.seen(None)) == ""
    play.do("sapieha", "choose potocki")
    assert DISPLAY.decided(play.state.seen(None)) == "Wealth was equal. The Primate decided."
    alone = at_interregnum().estates("prussia", lubomirski=1).start()
    assert alone.state.over
    assert DISPLAY.decided(alone.state.seen(None)) == ""
