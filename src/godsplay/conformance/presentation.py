"""Promises about what is shown: pictures, tables, panels, effects of actions."""

from __future__ import annotations

from xml.etree import ElementTree

from godsplay.conformance.random_play import GameSetup, require, seats_and_spectator, spaced_sample
from godsplay.engine.state import State
from godsplay.present.presentation import presentation


def check_pictures(setup: GameSetup) -> None:
    """Every view can be drawn, and what is marked in the picture can be chosen."""
    for number, state in enumerate(spaced_sample(setup, closeness=1)):
        game = state.game
        for viewer in {None, number % state.players, *state.to_act[:1]}:
            legal = [] if viewer is None else state.legal(viewer)
            drawn = presentation(game).draw(state.seen(viewer), legal)
            try:
                picture = ElementTree.fromstring(drawn)
            except ElementTree.ParseError as error:
                require(False, f"the picture is no XML: {error}", state)
            marked = [notation for node in picture.iter() for notation in node.get("data-actions", "").split("|")]
            wrong = sorted({notation for notation in marked if notation} - {action.notation for action in legal})
            require(not wrong, f"the picture offers what cannot be chosen: {', '.join(wrong)}", state)


def check_tables(setup: GameSetup) -> None:
    """Every view can be laid out as tables, each row as wide as its heads, between a status and notes."""
    for state in spaced_sample(setup):
        display = presentation(state.game)
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            lines = [display.status(seen), *display.notes(seen)]
            require(all(isinstance(line, str) for line in lines), f"not all is text: {lines}", state)
            for title, heads, rows in display.tables(seen):
                for row in rows:
                    require(len(row) == len(heads), f"a row of {title!r} has {len(row)} cells: {row}", state)
                    require(all(isinstance(cell, str) for cell in row), f"not all is text: {row}", state)


def check_panels(setup: GameSetup) -> None:
    """Panels, progress and the effects of actions have words in every position."""
    for state in spaced_sample(setup):
        display = presentation(state.game)
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            for seat, name in enumerate(state.game.seat_names[: state.players]):
                for label, value in display.panel(seen, seat):
                    require(bool(label and value), f"beside {name} stands {label!r}: {value!r}", state)
                reached = display.describe_progress(display.progress(seen, seat))
                require(bool(reached), f"no words for how far {name} has come", state)
            check_points(state, viewer)
            for action in [] if viewer is None else state.legal(viewer):
                require(isinstance(display.effect(seen, action), str), f"no words for what {action} brings", state)


def check_points(state: State, viewer: int | None) -> None:
    """Points by source have a number for every seat."""
    for source, points in presentation(state.game).points(state.seen(viewer)):
        require(bool(source), "a source of points has no words", state)
        require(len(points) == state.players, f"{source}: {len(points)} numbers for {state.players} seats", state)
