"""Playful Gods told scene by scene: layers that are complete, positions that show what is told, things to touch."""

import re
from collections import Counter

import pytest

import godsplay
from godsplay.engine.event import Kind
from godsplay.engine.state import SPECTATOR
from godsplay.games.playful_gods.display.draw.props import PROPS
from godsplay.games.playful_gods.rules import events
from godsplay.games.playful_gods.rules.board import COLOURS, GODS, LASTING, LEVELS, MARKS, NOBODY, SECTORS
from godsplay.games.playful_gods.rules.rings import line_in
from godsplay.present.drawing.layers import LayerCache
from godsplay.present.presentation import presentation
from godsplay.present.staging import stage
from helpers.pictures import ADD_ONS, INCLINED, viewers

GAME = godsplay.game("playful-gods")
DISPLAY = presentation(GAME)
TABLES = [(2, {}), (4, ADD_ONS), (6, ADD_ONS), (3, {"tokens": True, "bridge_into_centre": False})]

at_tables = pytest.mark.parametrize(("players", "options"), TABLES)


def watched(players, seed, **options):
    """Play at random and yield the position after each move, with its scenes."""
    state = GAME.new(players=players, seed=seed, **options)
    state.listening = state.watching = True
    rng = godsplay.Seeded(f"watched {seed}")
    often, wanted = INCLINED["playful-gods"]
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        preferred = [action for action in legal if wanted(action)]
        legal = preferred if preferred and rng.below(often) else legal
        state.apply(seat, legal[rng.below(len(legal))])
        yield state


def fresh(seen, told):
    """Draw all layers as if nothing had been drawn before."""
    kept, DISPLAY.kept = DISPLAY.kept, LayerCache()
    try:
        return DISPLAY.layers(seen, told)
    finally:
        DISPLAY.kept = kept


def told_to(state, viewer):
    """Return the scenes of the last move as a viewer is told them."""
    return stage(DISPLAY, state.scenes, SPECTATOR if viewer is None else viewer)


@at_tables
def test_a_layer_depends_on_all_that_it_shows(players, options):
    for number, state in enumerate(watched(players, players, **options)):
        viewer = viewers(state)[number % (players + 1)]
        for told in told_to(state, viewer):
            seen = told.state.seen(viewer)
            assert DISPLAY.layers(seen, told.events) == fresh(seen, told.events)


@at_tables
def test_sheets_stay_the_same_throughout_a_game(players, options):
    known = {}
    for state in watched(players, players + 10, **options):
        for viewer in viewers(state):
            seat = SPECTATOR if viewer is None else viewer
            shape = [
                (sheet.name, sheet.box, sheet.role, sheet.seat, [layer.name for layer in sheet.layers])
                for sheet in DISPLAY.sheets(state, seat)
            ]
            assert known.setdefault(viewer, shape) == shape
    names = [layer for sheet in known[0] for layer in sheet[4]]
    assert len(names) == len(set(names))


@at_tables
def test_no_scene_shows_what_is_hidden(players, options):
    rng = godsplay.Seeded("imagined")
    differed = 0
    for number, state in enumerate(watched(players, players + 20, **options)):
        viewer = viewers(state)[number % (players + 1)]
        for told in told_to(state, viewer):
            if told.state.stack:
                seen = told.state.seen(viewer)
                imagined = seen.imagine(rng)
                differed += imagined.digest() != told.state.digest()
                assert fresh(imagined.seen(viewer), told.events) == fresh(seen, told.events)
    assert differed


def test_while_cards_are_handed_on_it_is_up_to_nobody():
    """The last to choose is told so before all cards change hands: the banner names the step alone."""
    waited = 0
    for state in watched(3, 6):
        for told in told_to(state, 0):
            if told.state.stack and not told.state.to_act:
                waited += 1
                assert "up to" not in fresh(told.state.seen(0), told.events)["turn"]
    assert waited


def check_scene(event, state):
    """Compare what an event tells with the position right after it."""
    values, seat = event.values, event.values.get("seat")
    level = LEVELS.index(values["level"]) if values.get("level") in LEVELS else None
    if event.key in ("moved", "stepped", "blown", "driven"):
        place = state.places[COLOURS.index(seat)]
        assert place // SECTORS == level
        assert state.board.elements[place] == list(GAME.names["element"]).index(values["element"])
    elif event.key == "swapped":
        assert state.level(COLOURS.index(values["other"])) == level
    elif event.key in ("bridge-built", "causeway-built", "bridge-removed"):
        assert state.bridges[state.place_at(level, values["sector"])] == (event.key != "bridge-removed")
    elif event.key == "card-placed":
        assert MARKS[state.board_marks[COLOURS.index(values["other"])]] == values["mark"]
    elif event.key == "god-drawn":
        assert GODS[state.god] == values["god"]
        assert state.lasts(state.god) == (state.god in LASTING)
    elif event.key == "effect-ends":
        assert not state.lasts(GODS.index(values["god"]))
    elif event.key == "line-made":
        assert line_in(state, values["sector"]) != NOBODY
    elif event.key == "action-card-passed":
        assert COLOURS[state.holder] == values["other"]
    elif event.key == "board-cleared":
        assert state.board_marks[COLOURS.index(seat)] == NOBODY


@at_tables
def test_an_event_is_told_when_it_is_done(players, options):
    seen_keys = Counter()
    for state in watched(players, players + 30, **options):
        cards = sum(GAME.board.deck)
        for scene in state.scenes:
            position = scene.state
            lying = sum(position.draw_pile) + sum(position.used_pile) + sum(position.hands) + len(position.top)
            lying += len(position.looked) + len(position.joined)
            lying += sum(card >= 0 for card in position.board_cards)
            assert lying + sum(hasattr(frame, "card") for frame in position.stack) == cards
            assert len({place for place in position.places if place >= 0}) == sum(each >= 0 for each in position.places)
            check_scene(scene.event, position)
            seen_keys[scene.event.key] += 1
    assert {"moved", "ring-turned", "bridge-built", "god-drawn"} <= set(seen_keys)


def test_every_event_has_a_weight():
    kinds = {value.key for value in vars(events).values() if isinstance(value, Kind)}
    assert set(DISPLAY.weights) == kinds
    assert set(PROPS) <= kinds
    assert set(DISPLAY.turn_ends) <= kinds


def test_turns_of_rings_and_lines_of_four_are_scenes_of_their_own():
    found = Counter()
    for seed in range(4):
        for state in watched(4, seed, **ADD_ONS):
            for told in told_to(state, None):
                keys = [event.key for event in told.events]
                found.update(keys)
                if {"ring-turned", "ring-turned-by", "line-made", "moved", "stepped"} & set(keys):
                    assert keys[0] != "swapped"
                    assert set(keys[1:]) <= {"swapped"}
                    assert 'class="prop"' in DISPLAY.layers(told.state.seen(None), told.events)["props"]
    assert found["line-made"]
    assert found["ring-turned-by"]


def test_only_scenes_have_props():
    state = GAME.new(players=3, seed=1)
    assert DISPLAY.layers(state.seen(0), [])["props"] == ""


@at_tables
def test_everything_that_can_be_touched_is_explained(players, options):
    rules = DISPLAY.rulebook.sections
    for number, state in enumerate(watched(players, players + 40, **options)):
        if number % 5:
            continue
        for viewer in (None, number % players):
            seen = state.seen(viewer)
            spots = Counter(re.findall(r'data-spot="([^"]*)"', state.draw(viewer)))
            repeated = {spot.split()[0] for spot, count in spots.items() if count > 1}
            assert repeated <= {"card", "joined", "looked"}  # cards that are alike are one thing
            for spot in spots:
                thing = DISPLAY.thing(seen, spot)
                assert thing is not None, spot
                assert thing.title
                assert thing.rule in rules
                assert all(label and value for label, value in thing.figures), (spot, thing)


@at_tables
def test_choices_name_spots_of_the_picture(players, options):
    for state in watched(players, players + 50, **options):
        for seat in state.to_act:
            seen = state.seen(seat)
            drawn = set(re.findall(r'data-spot="([^"]*)"', state.draw(seat)))
            for action in state.legal(seat):
                parts = DISPLAY.parts(seen, action)
                assert {spot for part in parts for spot in part.spots} <= drawn, action
                assert set(DISPLAY.spots(seen, action)) <= drawn, action
                assert all(part.label for part in parts)
                assert DISPLAY.words.has(f"verb-{DISPLAY.verb(action)}") or str(action) in DISPLAY.leaving


def test_choices_of_a_verb_are_told_apart_by_their_parts():
    for state in watched(5, 3, **ADD_ONS):
        for seat in state.to_act:
            seen = state.seen(seat)
            ways = Counter(
                (DISPLAY.verb(action), *(part.label for part in DISPLAY.parts(seen, action)))
                for action in state.legal(seat)
            )
            assert [way for way, count in ways.items() if count > 1] == []


def test_a_turn_is_summed_up_for_whoever_looks():
    said = {None: [], 0: []}
    displays = {None: DISPLAY, 0: DISPLAY.calling({}, COLOURS[0])}
    before = {viewer: GAME.new(players=3, seed=4).seen(viewer) for viewer in said}
    for state in watched(3, 4):
        if any(event.key in DISPLAY.turn_ends for event in state.events):
            for viewer, sentences in said.items():
                after = state.seen(viewer)
                found = displays[viewer].sum_up(before[viewer], after, [])
                assert len(found) <= 3
                sentences.extend(found)
                before[viewer] = after
    assert any("You" in sentence for sentence in said[0])
    assert not any("You" in sentence for sentence in said[None])
    assert said[None][-1].endswith("the game is won.")


def test_the_end_of_the_game_is_summed_up_without_a_turn_that_will_not_come():
    blocked = 0
    for seed in range(4):
        *_, end = watched(3, seed)
        before = GAME.new(players=3, seed=seed)
        for seat in range(3):
            blocked += end.board_marks[seat] != before.board_marks[seat]
            found = DISPLAY.sum_up(before.seen(seat), end.seen(seat), [])
            assert not any("next turn" in sentence for sentence in found)
    assert blocked
