"""What the script of a table's page is given with the page itself."""

from __future__ import annotations

import msgspec

from godsplay.web.views.guide import HintText
from godsplay.web.views.people import Person


class PageData(msgspec.Struct):
    """A table, whoever looks at it, and the sentences that the page says."""

    table: str
    game: str
    assets: str  # the version of the scripts that the page was made with
    people: list[Person]
    seats: list[str]  # by their names in notation
    colours: list[str]
    emblems: list[str]  # outlines, as SVG paths
    host: bool
    levels: dict[str, str]  # of bots, with what they are called
    usual: str  # the level that takes over a seat
    words: dict[str, str]
    hints: list[HintText]
    refusals: str  # the title of what cannot be done now

    def as_script(self) -> str:
        """Write it as JSON that cannot end the script element it stands in."""
        return msgspec.json.encode(self).decode().replace("<", "\\u003c")
