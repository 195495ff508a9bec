"""How the map is engraved: outlines that are defined once, coasts, tinted lands, rivers and borders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from godsplay.games.commonwealth import land
from godsplay.present.drawing.svg import Point, Value, curve, element, group, path

PEAK: Final = "M-9 6L-2-7 0-3 3-9 11 6M-2-7L-4 2M3-9L2-1 5 3"
WAVE: Final = "M-12 0q3-5 6 0t6 0 6 0 6 0"


class Engraving:
    """The map in one picture, whose name stands before that of every outline: two pictures can share a page."""

    def __init__(self, picture: str) -> None:
        self.picture = picture

    def define(self, name: str, outline: str) -> str:
        """Define an outline."""
        return path(outline, id=f"{self.picture}-{name}")

    def again(self, name: str, **attributes: Value) -> str:
        """Draw an outline that is defined already."""
        return element("use", href=f"#{self.picture}-{name}", **attributes)

    def clip(self, name: str) -> str:
        """Define the inside of an outline."""
        return element("clipPath", self.again(name), id=f"{self.picture}-inside-{name}")

    def inside(self, name: str, *children: str) -> str:
        """Cut what is drawn to the inside of an outline."""
        return group(*children, clip_path=f"url(#{self.picture}-inside-{name})")

    def water(self, sea: str, shore: str) -> str:
        """Draw a sea with the lines that engravers put along a coast."""
        bands = [
            self.again(shore, fill="none", stroke="var(--own-sea-line)", stroke_width=width, opacity=shade)
            for width, shade in ((40, ".16"), (26, ".2"), (13, ".3"))
        ]
        return self.again(sea, fill="var(--own-sea)") + self.inside(sea, *bands)

    def tint(self, name: str) -> str:
        """Draw a region: its tint, and the stronger edge that old maps have."""
        outline = f"land-{name}"
        edges = [
            self.again(outline, fill="none", class_=f"edge-{name}", stroke_width=width, opacity=shade)
            for width, shade in ((30, ".22"), (16, ".34"))
        ]
        return self.again(outline, class_=outline) + self.inside(outline, *edges)

    def glow(self, name: str, width: int) -> str:
        """Draw the glow of a region that can be chosen."""
        outline = f"land-{name}"
        halo = self.again(outline, class_="halo", style=f"stroke-width:{width}")
        return self.again(outline, class_="wash") + self.inside(outline, halo)


def strew(sign: str, places: Sequence[Point], opacity: str) -> str:
    """Draw a sign in many places."""
    return "".join(path(sign, class_="line", transform=f"translate({x} {y})", opacity=opacity) for x, y in places)


def waves(places: Sequence[Point]) -> str:
    """Draw waves."""
    return strew(WAVE, places, ".28")


def mountains(places: Sequence[Point]) -> str:
    """Draw mountains."""
    return strew(PEAK, places, ".5")


def borders(width: str) -> str:
    """Draw the rivers, the borders between regions, and the frontier as wide as it should be."""
    rivers = [path(curve(line[::2]), class_="river") for line in land.RIVERS]
    inner = path(land.INNER_BORDERS, class_="line", stroke_dasharray="9 3.5 1.5 3.5", stroke_width=1.6)
    return "".join([*rivers, inner, path(land.COMMONWEALTH, class_="line", style=f"stroke-width:{width}")])
