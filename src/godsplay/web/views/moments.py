"""Moments: what a viewer sees of a table, scene by scene. Only what has changed is sent; all comes from `Seen`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import Presentation, presentation
from godsplay.present.recent_cache import RecentCache
from godsplay.present.staging import Told, stage
from godsplay.web.tables.table import Table
from godsplay.web.views.guide import advise
from godsplay.web.views.log import LogLine, log_line
from godsplay.web.views.naming import called, display_at
from godsplay.web.views.question import Question, ask
from godsplay.web.views.seat_status import SeatStatus, seat_status

KEPT = 2000  # drawn positions of all tables, and as many that were used before; they share layers that are the same

EVERYBODY = -2  # in the place of a viewer: what looks the same to all

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
        self.drawn: RecentCache[Key, Layers] = RecentCache(KEPT)

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
            scenes = scenes_of(table, seat, ply)
            for number in (
                range(1, len(scenes) + 1) if scenes or ply < end else [0]
            ):  # what tells nothing is passed over
                known = self.add(found, Sight(table, seat, Place(ply, number), scenes), known)
                yield
        if not found:
            self.add(found, Sight(table, seat, Place(end), []), known)

    def add(self, found: list[Moment], sight: Sight, known: Layers) -> Layers:
        """Add a moment with what it changes in the picture that is known; return the picture then."""
        layers = self.layers(sight)
        found.append(describe(sight, changed(known, layers)))
        return layers

    def layers_at(self, table: Table, seat: int | None, place: Place) -> Layers:
        """Return the picture that a viewer has seen."""
        found = self.drawn.get(key(table, place, seat))
        return found if found is not None else self.layers(sight_of(table, seat, place))

    def layers(self, sight: Sight) -> Layers:
        """Return the whole picture; whoever looks with the same eyes has it drawn once, and what all see is shared."""
        table, place = sight.table, sight.place
        known = key(table, place, sight.seat)
        found = self.drawn.get(known)
        if found is None:
            common = key(table, Place(place.ply, sight.number), EVERYBODY)
            shared = self.drawn.get(common)
            if shared is None:
                shared = self.drawn[common] = presentation(table.game).shared_layers(sight.state.seen(None))
            found = presentation(table.game).layers(sight.seen, sight.events, sight.display.words, shared)
            self.drawn[known] = found
        return found


class Sight:
    """What a viewer looks at: a scene of a move, or the position after it."""

    def __init__(self, table: Table, seat: int | None, place: Place, scenes: list[Told]) -> None:
        """Look at a place; `scenes` are those of its move as the viewer is told them, if it is one of them."""
        self.table = table
        self.seat = seat
        self.place = place
        self.scenes = scenes[: place.scene]  # so far
        told = self.scenes[-1] if self.scenes else None
        self.events = told.events if told else []
        self.weight = told.weight if told else 1.0
        self.ends = place.scene >= len(scenes)  # the move
        within = told if told and not self.ends else None
        self.number = within.number if within else 0  # of the scene among all of the move; 0 if it is over
        self.state = within.state if within else table.log.position(place.ply)
        self.seen = self.state.seen(seat)
        self.display = display_at(table, seat)


def sight_of(table: Table, seat: int | None, place: Place) -> Sight:
    """Return what a viewer looks at in a place."""
    return Sight(table, seat, place, scenes_of(table, seat, place.ply) if place.scene else [])


def describe(sight: Sight, layers: Layers) -> Moment:
    """Return a moment, with these layers of its picture."""
    table, place, display, seen = sight.table, sight.place, sight.display, sight.seen
    return Moment(
        ply=place.ply,
        seat=table.record.page.moves[place.ply - 1].seat if place.ply else None,
        scene=place.scene,
        weight=sight.weight,
        lines=[log_line(display, event, place.scene) for event in sight.events],
        layers=layers,
        status=display.status(seen),
        seats=seat_status(display, seen, sight.state.to_act if sight.ends else []),
        question=question(table, display, place.ply, sight.seat, seen) if sight.ends else None,
        summary=sum_up(sight),
    )


def scenes_of(table: Table, seat: int | None, ply: int) -> list[Told]:
    """Return the scenes of a move as a viewer is told them."""
    return stage(presentation(table.game), table.log.course(ply).scenes, viewer_number(seat)) if ply else []


def key(table: Table, place: Place, seat: int | None) -> Key:
    """Return what a picture depends on: the table, its moves, none of them taken back, names, and who looks."""
    digest = table.record.page.moves[place.ply - 1].digest if place.ply else table.record.page.start
    return table.id, digest, len(table.undone), called(table.game, table.seats), place, seat


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


def sum_up(sight: Sight) -> list[str]:
    """Sum up the turn or the round that ends with the scene that a viewer looks at, if one does."""
    table, display = sight.table, sight.display
    if not ends_turn(display, sight.events):
        return []
    ply = before = sight.place.ply - 1
    while before and not ends_turn(display, table.log.events[before - 1]):
        before -= 1
    moves = table.log.events[before:ply]
    told = [event for move in moves for event in move if event.seen_by(viewer_number(sight.seat))]
    told += [event for scene in sight.scenes for event in scene.events]
    return display.sum_up(table.log.position(before).seen(sight.seat), sight.seen, told)


def ends_turn(display: Presentation, events: list[Event]) -> bool:
    """Whether a turn or a round ends with one of these events."""
    return any(event.key in display.turn_ends for event in events)


def viewer_number(seat: int | None) -> int:
    """Return the number by which events know a viewer."""
    return SPECTATOR if seat is None else seat
