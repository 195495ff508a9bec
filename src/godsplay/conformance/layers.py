"""Promises about layers, scenes and things: what is drawn and told is complete, holds still, and keeps secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from godsplay.conformance.random_play import GameSetup, require, seats_and_spectator
from godsplay.conformance.secrets import name_of
from godsplay.engine.chance import Chance, Seeded
from godsplay.engine.event import Event
from godsplay.engine.scene import Scene
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR, State
from godsplay.present.drawing.layers import Layer
from godsplay.present.presentation import Presentation, presentation
from godsplay.present.staging import stage

SPOT = re.compile(r'data-spot="([^"]*)"')
SOMEBODY = "Somebody"  # a person's own name, which a shared layer does not know
CLOSENESS = {False: 2, True: 10}  # moves are looked at further apart the longer a game lasts; less so if much happens
EVENTFUL = 4  # scenes

Frame = list[tuple[object, ...]]  # sheets and the names of their layers


def check_layers(setup: GameSetup) -> None:
    """A layer depends on all that it shows, a shared one looks the same to all, and the sheets never change."""
    frames: dict[int | None, Frame] = {}
    for state, viewer, events in moments(setup):
        display = presentation(state.game)
        seen = state.seen(viewer)
        frame = frame_of(display, seen)
        require(frames.setdefault(viewer, frame) == frame, f"{name_of(viewer)}'s sheets or layers change", state)
        drawing = display.sketch(seen, events)
        drawing.spoken = display.words.calling(dict.fromkeys(state.game.seat_names, SOMEBODY))
        remembered = display.layers(seen, events, drawing.spoken)
        shared = display.shared_layers(state.seen(None))
        for layer in layers_of(display, seen):
            fresh = layer.draw(drawing) == remembered[layer.name]
            require(fresh, f"the layer {layer.name!r} shows what it does not depend on", state)
            same = not layer.shared or shared[layer.name] == remembered[layer.name]
            require(same, f"the layer {layer.name!r} is shared, but looks different to {name_of(viewer)}", state)


def check_scenes(setup: GameSetup) -> None:
    """What is hidden shows in no layer, no thing and no status of any scene; every kind of event has its weight."""
    rng = setup.rng()
    for state, viewer, events in moments(setup):
        display = presentation(state.game)
        if display.weights:
            missing = [event.key for event in events if event.key not in display.weights]
            require(not missing, f"no weight for {missing}", state)
        seen = state.seen(viewer)
        other = imagined(seen, rng).seen(viewer)
        mine, yours = display.layers(seen, events), display.layers(other, events)
        shown = [name for name, drawn in mine.items() if yours[name] != drawn]
        require(not shown, f"the layers {', '.join(shown)} show {name_of(viewer)} what is hidden", state)
        require(display.status(seen) == display.status(other), "the status shows what is hidden", state)


def check_things(setup: GameSetup) -> None:
    """Whatever can be touched says what it is, and nothing that is hidden; what can be chosen is in the picture."""
    rng = setup.rng()
    for state, viewer, events in moments(setup):
        display = presentation(state.game)
        seen = state.seen(viewer)
        spots = dict.fromkeys(spot for drawn in display.layers(seen, events).values() for spot in SPOT.findall(drawn))
        if type(display).thing is not Presentation.thing:
            other = imagined(seen, rng).seen(viewer)
            for spot in spots:
                thing = display.thing(seen, spot)
                require(thing is not None and bool(thing.title), f"nothing is known of {spot!r}", state)
                require(thing == display.thing(other, spot), f"what {spot!r} is shows what is hidden", state)
                known = thing is None or not thing.rule or thing.rule in display.rulebook.sections
                require(known, f"{spot!r} names a rule that there is not", state)
        for action in [] if viewer is None else state.legal(viewer):
            lacking = [spot for spot in display.spots(seen, action) if spot not in spots]
            require(not lacking, f"{action} can be chosen at {lacking}, which is not in the picture", state)
            labels = [part.label for part in display.parts(seen, action)]
            require(all(labels), f"a part of {action} has no words: {labels}", state)


def moments(setup: GameSetup) -> Iterator[tuple[State, int | None, list[Event]]]:
    """Yield scenes and positions of a random game as a page shows them: who looks, and what is told."""
    state = setup.new()
    state.watching = True
    counts, due = {False: 0, True: 0}, {False: 0, True: 0}
    for viewer in seats_and_spectator(state):
        yield state, viewer, []
    for seat, action in setup.choices(lambda: state):
        state.apply(seat, action)
        scenes = state.scenes
        eventful = len(scenes) >= EVENTFUL
        counts[eventful] += 1
        number = counts[eventful]
        if number < due[eventful] and not state.over:
            continue
        due[eventful] = number + 1 + number // CLOSENESS[eventful]
        looks = seats_and_spectator(state)
        viewer = looks[number % len(looks)]
        yield from told(state, scenes, viewer)
        for each in looks:
            yield state, each, []


def told(state: State, scenes: list[Scene], viewer: int | None) -> Iterator[tuple[State, int | None, list[Event]]]:
    """Yield the scenes of a move as a viewer is told them."""
    for scene in stage(presentation(state.game), scenes, SPECTATOR if viewer is None else viewer):
        yield scene.state, viewer, scene.events


def imagined(seen: Seen, rng: Chance) -> State:
    """Deal what is hidden anew; once a game is over nothing is."""
    return seen.state if seen.state.over else seen.imagine(Seeded(rng.below(60_000)))


def layers_of(display: Presentation, seen: Seen) -> list[Layer]:
    """List the layers of all sheets."""
    return [layer for sheet in display.sheets(seen.state, seen.seat) for layer in sheet.layers]


def frame_of(display: Presentation, seen: Seen) -> Frame:
    """Return what must stay the same throughout a game."""
    sheets = display.sheets(seen.state, seen.seat)
    names = [layer.name for sheet in sheets for layer in sheet.layers]
    require(len(set(names)) == len(names), f"two layers share a name: {names}", seen.state)
    return [
        (sheet.name, sheet.box, sheet.role, sheet.seat, *(layer.name for layer in sheet.layers)) for sheet in sheets
    ]
