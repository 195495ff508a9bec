"""The Powers around the map: two spaces for Conflicts each, with the Strength gathered against them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from math import atan2, degrees
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing, fitting, wrap_heading
from godsplay.games.magnates.display.draw.family_cards import top_band
from godsplay.games.magnates.display.draw.places import CONFLICT, SIDE, SIDES, spot_corner
from godsplay.games.magnates.rules.board import EMPTY, FIEFS, FIRST_POWER_SPOT, POWERS, PROVINCES, SPACES
from godsplay.games.magnates.rules.cards import CONFLICTS, ESTATE_PRIZE
from godsplay.games.magnates.rules.phases.conflict import province_strength, reaches_scale, total_strength
from godsplay.games.magnates.rules.steps.contest import strengths
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import Point, at, group, number, path, rect, text, title

WORDS: Final = 29.0  # where words begin beside a sign on a Conflict

# Where the Powers come from: start, bend and end of an arrow.
ARROWS: Final[dict[str, tuple[Point, Point, Point]]] = {
    "moscow": ((980, 226), (944, 238), (904, 252)),
    "cossacks": ((980, 420), (950, 446), (908, 462)),
    "ottomans": ((980, 648), (720, 690), (664, 616)),
    "habsburgs": ((300, 452), (322, 440), (350, 438)),
    "brandenburg": ((300, 214), (350, 214), (392, 254)),
}


def attacks(drawing: Drawing) -> Hashable:
    """Return which Powers have a Conflict on the board."""
    spaces = drawing.state.spaces
    return tuple(spaces[place] != EMPTY or spaces[place + 1] != EMPTY for place in range(0, len(SPACES), 2))


def draw_arrows(drawing: Drawing) -> str:
    """Draw the arrows of the five Powers."""
    return "".join(arrow(drawing, place) for place in range(len(POWERS)))


def arrow(drawing: Drawing, place: int) -> str:
    """Draw the arrow from a Power to its Province; it stands out while the Power attacks."""
    name = POWERS[place]
    start, bend, end = ARROWS[name]
    lit = any(card != EMPTY for card in drawing.state.spaces[2 * place : 2 * place + 2])
    turn = degrees(atan2(end[1] - bend[1], end[0] - bend[0]))
    points = [" ".join(number(each) for each in point) for point in (start, bend, end)]
    line = f"M{points[0]}Q{points[1]} {points[2]}"
    head = path(
        "M14 0L-5-9-1 0-5 9Z",
        class_=f"arrow {name}",
        transform=f"translate({number(end[0])} {number(end[1])}) rotate({turn:.0f})",
    )
    return group(
        path(line, fill="none", stroke="var(--own-panel)", stroke_width=8),
        path(line, fill="none", stroke=f"var(--own-{name})", stroke_width=6),
        head,
        class_="quiet",
        opacity="1" if lit else ".45",
    )


def draw_powers(drawing: Drawing) -> str:
    """Draw the frames of the five Powers."""
    return "".join(at(*SIDES[name], frame(drawing, name)) for name in POWERS)


def frame(drawing: Drawing, name: str) -> str:
    """Draw the frame of a Power, with its name and that of its Province."""
    wide, high = SIDE
    home = drawing.name(PROVINCES[POWERS.index(name)])
    label = drawing.say(f"draw-power-{name}")
    size = pieces.px(fitting(label, wide - 40 - 7.2 * len(home), 16))
    return group(
        title(label),
        rect(0, 0, wide, high, rx=6, class_="panel"),
        at(wide / 2, high / 2, path(top_band(wide, 24, high), class_=f"piece {name}")),
        text(12, 17.5, label, class_=f"heading {name}-mark", style=size),
        text(wide - 12, 17, home, class_=f"caption end {name}-mark"),
        **touchable(f"power {name}", "power", label),
    )


def conflict_on(drawing: Drawing, space: int) -> Hashable:
    """Return the Conflict on a space, its state, and what has been gathered against it."""
    state = drawing.state
    if state.spaces[space] == EMPTY:
        return None
    spot = FIRST_POWER_SPOT + space
    if spot != drawing.resolved or not state.is_shown(spot):
        defence = province_strength(state, space // 2)
        return drawing.players, state.spaces[space], state.undefeated[space], spot == drawing.resolved, defence
    return drawing.players, state.spaces[space], gathered_strength(drawing)


def gathered_strength(drawing: Drawing) -> int:
    """Add up what stands against the Conflict that is resolved, as far as the cards are turned over."""
    values = strengths(drawing.state, drawing.resolved)
    hidden = sum(values[seat] for seat in drawing.still_down)
    return total_strength(drawing.state, drawing.resolved) - hidden


def draw_space(drawing: Drawing, space: int) -> str:
    """Draw one space of a Power, and the Conflict on it."""
    wide, high = CONFLICT
    x, y = spot_corner(FIRST_POWER_SPOT + space)
    if drawing.state.spaces[space] == EMPTY:
        label = drawing.name(SPACES[space])
        numeral = text(wide / 2, high / 2 + 8, "I" * (space % 2 + 1), class_="figure soft", style=pieces.px(22))
        parts = [title(label), rect(0, 0, wide, high, rx=6, class_="recess"), numeral]
        return at(x, y, *parts, **touchable(f"spot {SPACES[space]}", "space", label))
    conflict = CONFLICTS[drawing.state.spaces[space]]
    label = drawing.say("draw-conflict", conflict=conflict, scale=drawing.state.scale(space))
    parts = [title(label), face(drawing, POWERS[space // 2], conflict), *gathered(drawing, space)]
    if FIRST_POWER_SPOT + space == drawing.resolved:
        parts.append(rect(-2.5, -2.5, wide + 5, high + 5, rx=8, class_="spot-now"))
    parts.append(rect(-2, -2, wide + 4, high + 4, rx=8, class_="halo"))
    return at(x, y, *parts, data_piece=f"conflict-{conflict}", **touchable(f"spot {SPACES[space]}", "conflict", label))


def face(drawing: Drawing, power: str, conflict: str) -> str:
    """Draw what is printed on a Conflict."""
    wide, high = CONFLICT
    lines = wrap_heading(drawing.name(conflict), wide - 6, 14)
    size = pieces.px(min(fitting(line, wide - 6, 15) for line in lines))
    first = 23 if len(lines) == 1 else 16
    return group(
        rect(0, 0, wide, high, rx=6, class_="vellum"),
        at(wide / 2, high / 2, path(top_band(wide, 37, high), class_=f"piece {power}")),
        *(
            text(wide / 2, first + row * 15, line, class_=f"title {power}-mark", style=size)
            for row, line in enumerate(lines)
        ),
        *prize(drawing, conflict),
        *losses(drawing, conflict),
    )


def gathered(drawing: Drawing, space: int) -> list[str]:
    """Draw the scale, and once the cards are turned up the Strength that stands against it."""
    state, spot = drawing.state, FIRST_POWER_SPOT + space
    scale = state.scale(space)
    frame = "vellum" + drawing.dashed(f"conflict.{CONFLICTS[state.spaces[space]]}.scale")
    box = rect(8, 43, 40, 32, rx=3, class_=frame)
    parts = [box, text(28, 67, str(scale), class_="figure", style="font-size:23px")]
    if spot == drawing.resolved and state.is_shown(spot):
        total = gathered_strength(drawing)
        sign, style = ("≤", "reached") if reaches_scale(state, spot, total) else (">", "seal")
        sum_box = [
            title(drawing.say("draw-gathered", total=total, scale=scale)),
            rect(84, 43, 42, 32, rx=3, class_=style),
            text(105, 67, str(total), class_="figure on-seal", style="font-size:23px"),
        ]
        parts += [group(*sum_box), text(66, 66, sign, class_="figure", style="font-size:20px")]
    else:
        parts += to_reach(drawing, space)
    return parts


def to_reach(drawing: Drawing, space: int) -> list[str]:
    """Write beside the scale whether it was missed before, and what is left for cards where the Province helps."""
    defence = province_strength(drawing.state, space // 2)
    middle = 54.0 if defence else 63.0
    if drawing.state.undefeated[space]:
        badge = rect(51, middle - 15, 80, 20, rx=3, class_="seal")
        parts = [badge, text(91, middle, drawing.say("draw-undefeated"), class_="middle on-seal fine")]
    else:
        parts = [text(56, middle, drawing.say("draw-to-reach"), class_="caption")]
    if defence:
        left = drawing.say("draw-by-cards", count=drawing.state.scale(space) - defence)
        size = pieces.px(fitting(left, CONFLICT[0] - 53 - 5, 16))
        parts.append(text(53, 75, left, style=f"{size};font-weight:600"))
    return parts


def prize(drawing: Drawing, conflict: str) -> list[str]:
    """Draw what the strongest wins."""
    won = drawing.cards.prize[CONFLICTS.index(conflict)]
    if won == ESTATE_PRIZE:
        sign, words = pieces.plain_manor(0.72), drawing.say("draw-an-estate")
    else:
        sign, words = path(pieces.SHIELD, class_="stone", transform="scale(.38)"), drawing.name(FIEFS[won])
    return [at(17, 86, sign), text(WORDS, 90.5, words, class_="fine")]


def losses(drawing: Drawing, conflict: str) -> list[str]:
    """Draw what a lost Conflict brings."""
    place, cards = CONFLICTS.index(conflict), drawing.cards
    invaded = [PROVINCES[each] for each in cards.invaded[place]]
    if invaded:
        kind = "invasion"
        lines = [drawing.say("draw-invasion"), *(drawing.say("draw-also", province=each) for each in invaded[1:])]
    elif cards.costs_privilege[place]:
        kind, lines = "privilege", [drawing.say("draw-costs-privilege")]
    else:
        kind = "black-clouds" if cards.brings_black_clouds[place] else "silent-sejm"
        lines = [drawing.name(kind)]
    first = 109 if len(lines) == 1 else 105
    written = [text(WORDS, first + row * 14, line, class_="fine") for row, line in enumerate(lines)]
    return [at(17, 104 + 3 * (len(lines) - 1), pieces.loss(kind)), *written]


LAYERS: Final = [Layer("arrows", attacks, draw_arrows), Layer("powers", lambda drawing: None, draw_powers)]
CONFLICT_LAYERS: Final = [
    Layer(f"conflict-{name}", partial(conflict_on, space=space), partial(draw_space, space=space))
    for space, name in enumerate(SPACES)
]
