"""How a contest stands, in a small panel beside its spot: whose card counts how much, and the sum against the scale."""

from __future__ import annotations

from typing import Final, NamedTuple

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing, wrap_heading
from godsplay.games.magnates.display.draw.places import (
    CARD,
    CONFLICT,
    MAP,
    MARGIN,
    ROW_TOP,
    SIDES,
    SMALL,
    WIDTH,
    spot_corner,
)
from godsplay.games.magnates.display.draw.powers import gathered_strength
from godsplay.games.magnates.rules.board import EMPTY, FAMILIES, FIRST_POWER_SPOT, POWERS, province_of_spot
from godsplay.games.magnates.rules.phases.conflict import province_strength, reaches_scale
from godsplay.games.magnates.rules.steps.contest import influences, strengths
from godsplay.present.drawing.svg import Point, at, group, path, rect, text
from godsplay.present.words import signed

PANEL: Final = 306.0  # how wide it is
CARD_STEP: Final = 54.0  # at most
CARDS: Final = 40.0  # the height of the row of cards
BAR: Final = 50.0  # the height of the sum against the scale
LINE: Final = 20.0
LETTERS: Final = 16.0


class Standing(NamedTuple):
    """How a contest stands, as far as the cards are turned over."""

    spot: int
    values: tuple[tuple[int, int], ...]  # by seat that has turned its card over, in turn order: what it counts
    province: int  # what the Province adds to the Strength
    total: int
    scale: int


def standing(drawing: Drawing, spot: int) -> Standing | None:
    """Return how the contest for a spot stands; nothing while no card there is turned over."""
    state = drawing.state
    if spot == EMPTY or not state.is_shown(spot):
        return None
    in_conflict = spot >= FIRST_POWER_SPOT
    found = (strengths if in_conflict else influences)(state, spot)
    values = tuple(
        (seat, found[seat]) for seat in state.order if state.card_at(seat, spot) >= 0 and seat not in drawing.still_down
    )
    if not values:
        return None
    if not in_conflict or spot != drawing.resolved:
        return Standing(spot, values, 0, 0, 0)
    province = province_strength(state, province_of_spot(spot))
    return Standing(spot, values, province, gathered_strength(drawing), state.scale(spot - FIRST_POWER_SPOT))


def contest_panel(drawing: Drawing, stands: Standing, sentence: str) -> str:
    """Draw how a contest stands, with what has just happened in it."""
    lines = wrap_heading(sentence, PANEL - 20, LETTERS)
    in_conflict = stands.spot >= FIRST_POWER_SPOT
    high = 14 + CARDS + (BAR if stands.scale else 0) + LINE * len(lines) + 4
    parts = [rect(0, 0, PANEL, high, rx=8, class_="prop-panel"), cards(stands, in_conflict)]
    y = 14 + CARDS
    if stands.scale:
        parts.append(at(0, y, sum_against_scale(drawing, stands)))
        y += BAR
    parts += [text(PANEL / 2, y + 13 + LINE * row, line, class_="prop-text") for row, line in enumerate(lines)]
    x, top = place_of_panel(stands.spot, high)
    return at(x, top, *parts) + contested(stands.spot)


def contested(spot: int) -> str:
    """Frame, unseen, the card that is contested and those played for it: a page brings all of a scene into sight."""
    x, y = spot_corner(spot)
    wide, high = CONFLICT if spot >= FIRST_POWER_SPOT else CARD
    return rect(x, y, wide, high + 5 + SMALL[1], fill="none")


def cards(stands: Standing, in_conflict: bool) -> str:
    """Draw the families whose cards are turned over with what they count; the highest is golden."""
    best = max((value for _, value in stands.values), default=0)
    count = len(stands.values) + bool(stands.province)
    step = min(CARD_STEP, (PANEL - 16) / count)
    start = PANEL / 2 - (count - 1) * step / 2
    shown = []
    for place, (seat, value) in enumerate(stands.values):
        style = "golden" if value == best else "vellum"
        written = str(value).replace("-", "−")
        figure = pieces.strength(written, 12, style) if in_conflict else pieces.influence(written, 13, style)
        body = at(-13, 0, pieces.disc(FAMILIES[seat], 10)) + at(11, 0, figure)
        shown.append(at(start + place * step, 12 + CARDS / 2, body))
    if stands.province:
        shield = path(pieces.SHIELD, class_="panel", transform="scale(.76)")
        added = text(0, 5.5, signed(stands.province), class_="figure", style="font-size:16.5px")
        shown.append(at(start + len(stands.values) * step, 12 + CARDS / 2, shield, added))
    return group(*shown)


def sum_against_scale(drawing: Drawing, stands: Standing) -> str:
    """Draw the sum as a bar that grows towards the scale."""
    wide = PANEL - 116
    most = max(stands.scale, stands.total, 1)
    reached = reaches_scale(drawing.state, stands.spot, stands.total)
    style = "reached" if reached else "seal"
    mark = 12 + wide * stands.scale / most
    return group(
        rect(12, 14, wide, 20, rx=4, class_="recess"),
        rect(12, 14, wide * max(stands.total, 0) / most, 20, rx=4, class_=style),
        path(f"M{mark:.1f} 8v32", class_="line", style="stroke-width:3"),
        rect(PANEL - 90, 8, 38, 32, rx=4, class_=style),
        text(PANEL - 71, 32, str(stands.total).replace("-", "−"), class_="figure on-seal", style="font-size:23px"),
        text(PANEL - 10, 31, f"/ {stands.scale}", class_="count end", style="font-size:20px"),
    )


def place_of_panel(spot: int, high: float) -> Point:
    """Return the corner of a panel that stands beside a spot and covers none."""
    if spot < FIRST_POWER_SPOT:
        x = spot_corner(spot)[0] + 66 - PANEL / 2
        return max(MARGIN, min(x, WIDTH - MARGIN - PANEL)), ROW_TOP - high - 2
    x, y = SIDES[POWERS[province_of_spot(spot)]]
    left = MAP.x + 4 if x < MAP.x else MAP.x + MAP.width - PANEL - 4
    return left, min(y + CONFLICT[1] / 2 - 40, MAP.y + MAP.height - high - 6)
