"""Moments: what a viewer sees of a table, scene by scene. Only what has changed is sent; all comes from `Seen`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR, State
from godsplay.present.presentation import Presentation, presentation
from godsplay.present.staging import Told, stage
from godsplay.web.tables.table import Table
from godsplay.web.views.guide import advise
from godsplay.web.views.log import LogLine, log_line
from godsplay.web.views.naming import called, display_at
from godsplay.web.views.question import Question, ask
from godsplay.web.views.seat_status import SeatStatus, seat_status

KEPT = 1000  # drawn positions of all tables together; they share the layers that are the same

Layers = dict[str, str]
Key = tuple[str, str, int, tuple[str, ...], "Place", int | None]


class Moment(msgspec.Struct, omit_defaults=True):
    """What a viewer sees of one scene of a move, as far as it differs from the moment before."""

    ply: int
    seat: int | None = None  # whose move it is
    scene: int = 0  # of its move, counted from 1; 0 if nothing is told but the position after it
    weight: float = 1.0  # how long it stays, beside a plain scene
    lines: list[LogLine] = []  # what is told in it
    layers: Layers = {}  # of the picture
    status: str = ""
    seats: list[SeatStatus] = []
    question: Question | None = None  # after the last scene of a move
    summary: list[str] = []  # of a turn or a round that ends with it


class Place(NamedTuple):
    """Which moment: a scene of a move, counted from 1, or with 0 the position after it."""

    ply: int
    scene: int = 0


class Moments:
    """Tells tables to viewers, and remembers what the last ones saw."""

    def __init__(self) -> None:
        self.drawn: LRUCache[Key, Layers] = LRUCache(KEPT)

    def tell(self, table: Table, seat: int | None, base: Place | None, start: int, end: int) -> list[Moment]:
        """Tell the moves between two positions to a viewer who has seen the picture of `base`.

        Where the two are the same, the position itself is shown.
        """
        found: list[Moment] = []
        for _ in self.tell_one_by_one(found, table, seat, base, start, end):
            pass
        return found

    async def tell_in_slices(
        self, table: Table, seat: int | None, base: Place | None, start: int, end: int
    ) -> list[Moment]:
        """Do the same with a pause after every moment, in which others are served; the table must be locked."""
        found: list[Moment] = []
        for _ in self.tell_one_by_one(found, table, seat, base, start, end):
            await asyncio.sleep(0)
        return found

    def tell_one_by_one(
        self, found: list[Moment], table: Table, seat: int | None, base: Place | None, start: int, end: int
    ) -> Iterator[None]:
        """Add the moments between two positions, one at a time."""
        known = {} if base is None else self.layers_at(table, seat, base)
        yield
        for ply in range(start + 1, end + 1):
            told = scenes_of(table, seat, ply)
            places = [Place(ply, scene) for scene in range(1, len(told) + 1)]
            for place in places or ([Place(ply)] if ply == end else []):  # a move that tells nothing is passed over
                known = self.add(found, table, seat, place, known)
                yield
        if not found:
            self.add(found, table, seat, Place(end), known)

    def add(self, found: list[Moment], table: Table, seat: int | None, place: Place, known: Layers) -> Layers:
        """Add a moment with what it changes in the picture that is known; return the picture then."""
        moment, layers = self.moment(table, seat, place)
        moment.layers = changed(known, layers)
        found.append(moment)
        return layers

    def moment(self, table: Table, seat: int | None, place: Place) -> tuple[Moment, Layers]:
        """Return one moment with the whole picture: of a scene, or of the position after a move."""
        display = display_at(table, seat)
        scenes = scenes_of(table, seat, place.ply) if place.scene else []
        told = scenes[place.scene - 1] if place.scene <= len(scenes) and scenes else None
        ends = place.scene >= len(scenes)
        state = state_at(table, seat, place)
        seen = state.seen(seat)
        events = told.events if told else []
        known = key(table, place, seat)
        layers = self.drawn.get(known)
        if layers is None:  # whoever looks with the same eyes has it drawn once
            layers = self.drawn[known] = presentation(table.game).layers(seen, events, display.words)
        moves = table.record.page.moves
        moment = Moment(
            ply=place.ply,
            seat=moves[place.ply - 1].seat if place.ply else None,
            scene=place.scene,
            weight=told.weight if told else 1.0,
            lines=[log_line(display, event, place.scene) for event in events],
            status=display.status(seen),
            seats=seat_status(display, seen),
            question=question(table, display, place.ply, seat, seen) if ends else None,
            summary=sum_up(table, display, seat, place.ply, state, scenes[: place.scene]),
        )
        return moment, layers

    def layers_at(self, table: Table, seat: int | None, place: Place) -> Layers:
        """Return the picture that a viewer has seen."""
        found = self.drawn.get(key(table, place, seat))
        return found if found is not None else self.moment(table, seat, place)[1]


def scenes_of(table: Table, seat: int | None, ply: int) -> list[Told]:
    """Return the scenes of a move as a viewer is told them."""
    return stage(presentation(table.game), table.log.course(ply).scenes, viewer_number(seat)) if ply else []


def state_at(table: Table, seat: int | None, place: Place) -> State:
    """Return the position of a moment: within a move, or after it."""
    scenes = scenes_of(table, seat, place.ply) if place.scene else []
    return scenes[place.scene - 1].state if 0 < place.scene < len(scenes) else table.log.position(place.ply)


def key(table: Table, place: Place, seat: int | None) -> Key:
    """Return what a picture depends on: the table, its moves, none of them taken back, names, and who looks."""
    digest = table.record.page.moves[place.ply - 1].digest if place.ply else table.record.page.start
    return table.id, digest, len(table.undone), tuple(called(table.game, table.seats)), place, seat


def changed(before: Layers, after: Layers) -> Layers:
    """Return the layers that are not as they were."""
    return {name: drawn for name, drawn in after.items() if before.get(name) != drawn}


def question(table: Table, display: Presentation, ply: int, seat: int | None, seen: Seen) -> Question:
    """Return what a position asks; only now, and only of people, it can be answered."""
    answers = ply == len(table.record) and seat is not None and table.seats[seat].bot is None
    if not answers or seat is None:
        return ask(display, seen, False, "")
    refusal = table.why_no_undo(seat)
    asked = ask(display, seen, True, "" if refusal is None else display.words.text(refusal))
    asked.guided = advise(table.record, seat) if asked.choices else None
    return asked


def sum_up(
    table: Table, display: Presentation, seat: int | None, ply: int, state: State, scenes: list[Told]
) -> list[str]:
    """Sum up the turn or the round that ends with the last of a move's scenes so far, if one does."""
    if not scenes or not ends_turn(display, scenes[-1].events):
        return []
    before = ply - 1
    while before and not ends_turn(display, table.log.events[before - 1]):
        before -= 1
    moves = table.log.events[before : ply - 1]
    told = [event for move in moves for event in move if event.seen_by(viewer_number(seat))]
    told += [event for scene in scenes for event in scene.events]
    return display.sum_up(table.log.position(before).seen(seat), state.seen(seat), told)


def ends_turn(display: Presentation, events: list[Event]) -> bool:
    """Whether a turn or a round ends with one of these events."""
    return any(event.key in display.turn_ends for event in events)


def viewer_number(seat: int | None) -> int:
    """Return the number by which events know a viewer."""
    return SPECTATOR if seat is None else seat
