"""A small builder of SVG: elements as text, curves through points, pieces that glide, places to choose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from godsplay.present.drawing import substitute_fonts

Point = tuple[float, float]
Value = str | float

SPOT = re.compile(r' data-spot="([^"]*)"')
SERIF = (
    "'Godsplay Serif', 'Iowan Old Style', Palatino, 'Palatino Linotype',"
    f" '{substitute_fonts.SERIF}', '{substitute_fonts.WIDE_SERIF}', Georgia, serif"
)
SANS = (
    f"'Godsplay Sans', '{substitute_fonts.SANS}', '{substitute_fonts.WIDE_SANS}',"
    " system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"
)
# Of what can be chosen, in few steps: without a graphics card, painting a board for every frame takes half a core.
PULSE = "2.4s steps(8) 2"


@lru_cache(maxsize=4096)
def escape(text: str) -> str:
    """Make text safe between tags and inside quoted attributes."""
    return text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;").replace('"', "&quot;")


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """Write a coordinate without needless digits."""
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=8192)
def attribute(key: str, value: Value) -> str:
    """Write an attribute; most of a picture's come again in the next one."""
    written = escape(value) if isinstance(value, str) else number(value)
    return f' {key.rstrip("_").replace("_", "-")}="{written}"'


def element(name: str, *children: str, **attributes: Value) -> str:
    """Make an element; `class_` stands for class, and an underscore in a name for a hyphen."""
    shown = "".join([attribute(key, value) for key, value in attributes.items()])
    inner = "".join(children)
    return f"<{name}{shown}>{inner}</{name}>" if inner else f"<{name}{shown}/>"


def group(*children: str, **attributes: Value) -> str:
    """Group elements; an empty group is nothing."""
    return element("g", *children, **attributes) if any(children) else ""


def at(x: float, y: float, *children: str, **attributes: Value) -> str:
    """Move elements that are drawn around the origin to their place."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def text(x: float, y: float, words: str, **attributes: Value) -> str:
    """Write a line of text."""
    return element("text", escape(words), x=x, y=y, **attributes)


def title(words: str) -> str:
    """Write what a thing is, for whoever points at it."""
    return f"<title>{escape(words)}</title>" if words else ""


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """Draw a rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> str:
    """Draw a circle."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def path(outline: str, **attributes: Value) -> str:
    """Draw an outline."""
    return element("path", d=outline, **attributes)


def piece(name: str, x: float, y: float, *children: str, **attributes: Value) -> str:
    """Draw a piece at its place, under a name by which a page can follow it from picture to picture."""
    return at(x, y, *children, data_piece=name, **attributes)


def mark(picture: str, chosen: Mapping[str, Iterable[str]]) -> str:
    """Mark the spots of a picture at which something can be chosen."""

    def marked(found: re.Match[str]) -> str:
        actions = chosen.get(found[1])
        return f"{found[0]}{attribute('data_actions', '|'.join(actions))}" if actions else found[0]

    return SPOT.sub(marked, picture)


# Curves.


def polyline(points: Sequence[Point], closed: bool = False) -> str:
    """Join points by straight lines."""
    outline = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return outline + "Z" if closed else outline


def curve(points: Sequence[Point], closed: bool = False, move: bool = True) -> str:
    """Run a smooth line through points (Catmull-Rom, written as Bezier curves)."""
    count = len(points)
    steps = []
    for place in range(count if closed else count - 1):
        before = points[place - 1] if closed or place > 0 else points[place]
        start, end = points[place], points[(place + 1) % count]
        after = points[(place + 2) % count] if closed or place + 2 < count else end
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        steps.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end)))
    head = f"M{number(points[0][0])} {number(points[0][1])}" if move else ""
    return head + "".join(steps) + ("Z" if closed else "")


# Whole pictures.


def theme(scope: str, light: Mapping[str, str], dark: Mapping[str, str]) -> str:
    """Write colour tokens for day and night.

    A picture uses `var(--own-ink)`; that is the page's `--ink` if the page has one, else the picture's own.
    """
    day = "".join(f"--own-{name}:var(--{name},{colour});" for name, colour in light.items())
    night = "".join(f"--own-{name}:var(--{name},{colour});" for name, colour in dark.items())
    return (
        f"{scope}{{{day}}}@media (prefers-color-scheme:dark){{{scope}{{{night}}}}}"
        f"[data-theme=light] {scope}{{{day}}}[data-theme=dark] {scope}{{{night}}}"
    )


def document(width: float, height: float, name: str, style: str, *children: str, **attributes: Value) -> str:
    """Make a whole picture that stands alone; one without a style of its own is part of a page that has one."""
    return element(
        "svg",
        title(name),
        f"<style>{substitute_fonts.font_faces() + style if style else ''}</style>",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width="100%",
        height="100%",
        role="img",
        **attributes,
    )
