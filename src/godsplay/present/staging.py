"""The scenes of a move as a viewer is told them."""

from __future__ import annotations

from typing import NamedTuple

from godsplay.engine.event import Event
from godsplay.engine.scene import Scene
from godsplay.engine.state import State
from godsplay.present.presentation import Presentation


class Told(NamedTuple):
    """One or more events that are told together, the position right after them, and how much they weigh."""

    events: list[Event]
    state: State
    weight: float
    number: int  # of the last of them among the scenes of the move, counted from 1


def stage(display: Presentation, scenes: list[Scene], viewer: int) -> list[Told]:
    """Group what a viewer sees of a move: an event that weighs nothing is told together with the one before it."""
    told: list[Told] = []
    for number, scene in enumerate(scenes, 1):
        if not scene.event.seen_by(viewer):
            continue
        weight = display.weight(scene.event)
        if told and not weight:
            told[-1] = Told([*told[-1].events, scene.event], scene.state, told[-1].weight, number)
        else:
            told.append(Told([scene.event], scene.state, weight or 1.0, number))
    return told
