"""What people look at: the picture, the tables, what stands beside a name, what a choice leads to."""

from __future__ import annotations

from xml.etree import ElementTree

from godsplay.conformance.random_play import Setting, glimpses, promise, seats_and_spectator
from godsplay.engine.state import State


def check_pictures(setting: Setting) -> None:
    """Every view can be drawn, and what is lit in the picture can be chosen."""
    for number, state in enumerate(glimpses(setting, closeness=1)):
        game = state.game
        for viewer in {None, number % state.players, *state.to_act[:1]}:
            legal = [] if viewer is None else [action.notation for action in state.legal(viewer)]
            refused = [action.notation for action in game.actions if action.notation not in legal] if legal else []
            drawn = game.draw(state.view(viewer), legal, refused)
            try:
                picture = ElementTree.fromstring(drawn)
            except ElementTree.ParseError as error:
                promise(False, f"the picture is no XML: {error}", state)
            lit = [notation for node in picture.iter() for notation in node.get("data-actions", "").split("|")]
            wrong = sorted({notation for notation in lit if notation} - set(legal))
            promise(not wrong, f"the picture offers what cannot be chosen: {', '.join(wrong)}", state)


def check_tables(setting: Setting) -> None:
    """Every view can be laid out as tables, each row as wide as its heads."""
    for state in glimpses(setting):
        for viewer in seats_and_spectator(state):
            for title, heads, rows in state.game.tables(state.view(viewer)):
                for row in rows:
                    promise(len(row) == (len(heads) or 1), f"a row of {title!r} has {len(row)} cells: {row}", state)
                    promise(all(isinstance(cell, str) for cell in row), f"not all is text: {row}", state)


def check_panels(setting: Setting) -> None:
    """What stands beside a name and what a choice leads to can be said at every moment."""
    for state in glimpses(setting):
        game = state.game
        for viewer in seats_and_spectator(state):
            view = state.view(viewer)
            for name in game.seat_names[: state.players]:
                for label, value in game.panel(view, name):
                    promise(bool(label and value), f"beside {name} stands {label!r}: {value!r}", state)
                promise(bool(game.measure(game.standing(view, name))), f"no words for how far {name} has come", state)
            points_add_up(state, viewer)
            for action in [] if viewer is None else state.legal(viewer):
                promise(isinstance(game.consequence(view, action), str), f"no words for what {action} brings", state)


def points_add_up(state: State, viewer: int | None) -> None:
    """Points by source have a number for every seat."""
    for source, points in state.game.points(state.view(viewer)):
        promise(bool(source), "a source of points has no words", state)
        promise(len(points) == state.players, f"{source}: {len(points)} numbers for {state.players} seats", state)
