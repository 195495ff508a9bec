"""Pictures in a page with the shipped fonts: how large their letters are there, and whether they fit their plates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from godsplay import Game, State
from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.present.drawing.layers import Sheet, assemble
from godsplay.present.presentation import Presentation, presentation
from godsplay.present.staging import stage
from godsplay.web.pages.assets import FOLDER
from helpers.pictures import played, viewers

ADDRESS = "http://type.test/"
PAGE = '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="fonts.css"><body style="margin:0"></body>'
FACES = ["16px 'Godsplay Serif'", "700 16px 'Godsplay Serif'", "italic 16px 'Godsplay Serif'", "16px 'Godsplay Sans'"]

BOARD_AT_1280 = (878, 636)  # the room for the board on a screen of 1280 x 800
STRIP_AT_1280, STRIP_ALONE = 80, 108  # the height of hands and panels below it; of a hand where nothing lies beside it
SMALLEST = 9.0
SMALLEST_FIGURE = 11.0  # what a decision needs
FIGURES = ".figure, .count, .numeral"
OUTLINES = ".cell, .rim, .recess"  # plates that need no colour of their own
TOLERANCE = 1.0
LIMITS = {
    "outlines": OUTLINES,
    "figures": FIGURES,
    "smallest": SMALLEST,
    "smallestFigure": SMALLEST_FIGURE,
    "tolerance": TOLERANCE,
}
AT_ONCE = 10  # pictures in one call
MOST_LISTED = 6  # layers that are named for one offender

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Offender(NamedTuple):
    """A text that is too small or too wide for its plate; it stands for all that are alike."""

    kind: str
    style: str
    words: str
    size: float  # on the screen, in pixels
    units: float  # in the drawing
    by: float  # how far it reaches beyond its plate; for a small one, the size that it should have
    plate: str
    layers: tuple[str, ...]
    times: int  # how often it was drawn

    def __str__(self) -> str:
        where = ", ".join(self.layers[:MOST_LISTED]) + (" …" if len(self.layers) > MOST_LISTED else "")
        what = f".{self.style.replace(' ', '.') or 'text'} “{self.words}” in {where} ×{self.times}"
        if self.kind == "small":
            return f"small: {self.size:.1f} px of {self.by:g} ({self.units:.1f} units): {what}"
        return f"{self.kind}: {self.by:.1f} px beyond {self.plate} ({self.size:.1f} px): {what}"


def fonts_page(browser: Browser) -> Page:
    """Open a page that has the shipped fonts and nothing else."""
    page = browser.new_page(base_url=ADDRESS, viewport={"width": 1280, "height": 800})
    page.route(
        f"{ADDRESS}**",
        lambda route: (
            route.fulfill(path=FOLDER / route.request.url.removeprefix(ADDRESS))
            if route.request.url != ADDRESS
            else route.fulfill(body=PAGE, content_type="text/html")
        ),
    )
    page.goto("/")
    page.evaluate("faces => Promise.all(faces.map(face => document.fonts.load(face)))", FACES)
    assert page.evaluate("[...document.fonts].every(face => face.status === 'loaded')")
    return page


def board_scale(display: Presentation, state: State, seat: int) -> float:
    """Return the scale at which a board is shown on a screen of 1280 x 800."""
    sheets = display.sheets(state, seat)
    boxes = [sheet.box for sheet in sheets if sheet.role == "board"]
    width = max(box.x + box.width for box in boxes) - min(box.x for box in boxes)
    height = max(box.y + box.height for box in boxes) - min(box.y for box in boxes)
    room = BOARD_AT_1280[1] - strip_height(sheets) + STRIP_AT_1280
    return min(BOARD_AT_1280[0] / width, room / height)


def sheet_scale(sheet: Sheet, sheets: list[Sheet]) -> float:
    """Return the scale at which a hand or a panel is shown on a screen of 1280 x 800."""
    return strip_height(sheets) / sheet.box.height


def strip_height(sheets: list[Sheet]) -> int:
    """Return the height of the strip below a board, which the board leaves."""
    return STRIP_AT_1280 if any(each.role == "seat" for each in sheets) else STRIP_ALONE


def picture(display: Presentation, seen: Seen, events: list[Event], measured: set[tuple[str, str]]) -> dict[str, Any]:
    """Draw what a seat sees of a scene, with the layers named in it; those that were measured before are marked."""
    sheets = display.sheets(seen.state, seen.seat)
    layers: dict[str, str] = {}
    for name, drawn in display.layers(seen, events).items():
        mark = ' data-measured=""' if (name, drawn) in measured else ""
        measured.add((name, drawn))
        layers[name] = f'<g data-layer="{name}"{mark}>{drawn}</g>'
    return {
        "svg": assemble("", display.style, display.scope, sheets, layers),
        "scale": board_scale(display, seen.state, seen.seat),
        "scales": {
            layer.name: sheet_scale(sheet, sheets)
            for sheet in sheets
            if sheet.role != "board"
            for layer in sheet.layers
        },
        "sheets": {layer.name: sheet.box._asdict() for sheet in sheets for layer in sheet.layers},
    }


def pictures(game: Game, players: int, seed: int, count: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Play a whole game at random; draw so many moments of it or more, by turns for everybody, also amid a move."""
    display = presentation(game)
    measured: set[tuple[str, str]] = set()
    every = max(1, sum(1 for _ in played(game, seed, players, **options)) // count)
    for number, state in enumerate(played(game, seed, players, **options)):
        state.listening = (number + 1) % every == 0
        if number % every == 0 or state.over:
            moment = number // every
            viewer = viewers(state)[moment % (players + 1)]
            told = stage(display, state.scenes, state.seen(viewer).seat)
            if told and moment % 2:
                scene = told[moment // 2 % len(told)]
                yield picture(display, scene.state.seen(viewer), scene.events, measured)
            else:
                yield picture(display, state.seen(viewer), [], measured)


def offenders(page: Page, pictures: Iterable[dict[str, Any]]) -> list[Offender]:
    """Measure pictures; return what is too small or too wide, the worst first."""
    remaining = iter(pictures)
    found: dict[tuple[str, ...], Offender] = {}
    while batch := list(islice(remaining, AT_ONCE)):
        for measured in page.evaluate(MEASURE, {"pictures": batch, **LIMITS}):
            for each in measured:
                gather(found, each)
    return sorted(found.values(), key=lambda each: (each.kind, each.size if each.kind == "small" else -each.by))


def gather(found: dict[tuple[str, ...], Offender], text: dict[str, Any]) -> None:
    """Add a text: one stands for all that are too small in the same way, and for all with the same words."""
    layer = text.pop("layer")
    new = Offender(**{"plate": "", **text}, layers=(layer,), times=1)
    known = (new.kind, new.style, f"{new.units:.1f}" if new.kind == "small" else new.words)
    old = found.get(known)
    if old is not None:
        worse = new if new.by > old.by else old
        new = worse._replace(layers=tuple(dict.fromkeys((*old.layers, layer))), times=old.times + 1)
    found[known] = new
