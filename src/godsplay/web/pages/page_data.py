"""What the script of a table's page is given with the page itself."""

from __future__ import annotations

import msgspec

from godsplay.engine.state import SPECTATOR, State
from godsplay.present.drawing.layers import Role, Sheet
from godsplay.present.presentation import Presentation
from godsplay.web.views.guide import HintText
from godsplay.web.views.luck import Luck
from godsplay.web.views.people import Person


class SheetData(msgspec.Struct):
    """A part of the picture: where it lies in the whole, and its layers from the bottom to the top."""

    name: str
    box: tuple[float, float, float, float]  # x, y, width, height
    layers: list[str]
    role: Role
    seat: int  # whose it is; negative for nobody


class PageData(msgspec.Struct):
    """A table, whoever looks at it, and the sentences that the page says."""

    table: str
    game: str
    title: str  # of the game
    assets: str  # the version of the scripts that the page was made with
    root: str  # what stands before the path of every address
    in_page: bool  # the table is inside the page that shows this one, not at a server
    people: list[Person]
    seen: int | None  # the moves that whoever looks has seen before; none if that is not known
    seats: list[str]  # by their names in notation
    colours: list[str]
    emblems: list[str]  # outlines, as SVG paths
    host: bool
    levels: dict[str, str]  # of bots, with what they are called
    usual: str  # the level that takes over a seat
    words: dict[str, str]
    advance: bool  # some moves can be made in advance
    luck: Luck
    hints: list[HintText]
    style: str  # of the pictures
    scope: str  # the class of the pictures, by which the style finds what is in them
    sheets: list[list[SheetData]]  # of the picture for every seat and, after them, for a spectator

    def as_script(self) -> str:
        """Write it as JSON that cannot end the script element it stands in."""
        return msgspec.json.encode(self).decode().replace("<", "\\u003c")


def sheets_of(display: Presentation, state: State) -> list[list[SheetData]]:
    """Describe what pictures are made of, for every seat and, after them, for a spectator."""
    viewers = [*range(state.players), SPECTATOR]
    return [[sheet_data(sheet) for sheet in display.sheets(state, viewer)] for viewer in viewers]


def sheet_data(sheet: Sheet) -> SheetData:
    """Describe a sheet."""
    box = sheet.box
    return SheetData(
        sheet.name,
        (box.x, box.y, box.width, box.height),
        [layer.name for layer in sheet.layers],
        sheet.role,
        sheet.seat,
    )
