"""What people look at: the picture, the tables, what stands beside a name, what a choice leads to."""

from __future__ import annotations

from xml.etree import ElementTree

from godsplay.conformance.random_play import Setting, glimpses, promise, seats_and_spectator
from godsplay.engine.state import State
from godsplay.present.presentation import presentation


def check_pictures(setting: Setting) -> None:
    """Every view can be drawn, and what is lit in the picture can be chosen."""
    for number, state in enumerate(glimpses(setting, closeness=1)):
        game = state.game
        for viewer in {None, number % state.players, *state.to_act[:1]}:
            legal = [] if viewer is None else state.legal(viewer)
            refused = [action for action in game.actions if action not in legal] if legal else []
            drawn = presentation(game).draw(state.seen(viewer), legal, refused)
            try:
                picture = ElementTree.fromstring(drawn)
            except ElementTree.ParseError as error:
                promise(False, f"the picture is no XML: {error}", state)
            lit = [notation for node in picture.iter() for notation in node.get("data-actions", "").split("|")]
            wrong = sorted({notation for notation in lit if notation} - {action.notation for action in legal})
            promise(not wrong, f"the picture offers what cannot be chosen: {', '.join(wrong)}", state)


def check_tables(setting: Setting) -> None:
    """Every view can be laid out as tables, each row as wide as its heads, between a status and notes."""
    for state in glimpses(setting):
        display = presentation(state.game)
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            lines = [display.status(seen), *display.notes(seen)]
            promise(all(isinstance(line, str) for line in lines), f"not all is text: {lines}", state)
            for title, heads, rows in display.tables(seen):
                for row in rows:
                    promise(len(row) == len(heads), f"a row of {title!r} has {len(row)} cells: {row}", state)
                    promise(all(isinstance(cell, str) for cell in row), f"not all is text: {row}", state)


def check_panels(setting: Setting) -> None:
    """What stands beside a name and what a choice leads to can be said at every moment."""
    for state in glimpses(setting):
        display = presentation(state.game)
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            for seat, name in enumerate(state.game.seat_names[: state.players]):
                for label, value in display.panel(seen, seat):
                    promise(bool(label and value), f"beside {name} stands {label!r}: {value!r}", state)
                reached = display.describe_progress(display.progress(seen, seat))
                promise(bool(reached), f"no words for how far {name} has come", state)
            points_add_up(state, viewer)
            for action in [] if viewer is None else state.legal(viewer):
                promise(isinstance(display.effect(seen, action), str), f"no words for what {action} brings", state)


def points_add_up(state: State, viewer: int | None) -> None:
    """Points by source have a number for every seat."""
    for source, points in presentation(state.game).points(state.seen(viewer)):
        promise(bool(source), "a source of points has no words", state)
        promise(len(points) == state.players, f"{source}: {len(points)} numbers for {state.players} seats", state)
