"""The Powers around the map: two spaces for Conflicts each, with the Strength gathered against them."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing, fitting, wrap
from godsplay.games.magnates.display.draw.family_cards import placed_cards, top_band
from godsplay.games.magnates.display.draw.places import CONFLICT, SIDE, SIDES
from godsplay.games.magnates.rules.board import EMPTY, FIEFS, FIRST_POWER_SPOT, POWERS, PROVINCES, SPACES
from godsplay.games.magnates.rules.cards import CONFLICTS, ESTATE_PRIZE
from godsplay.games.magnates.rules.phases.conflict import is_won, total_strength
from godsplay.present.drawing.svg import Point, at, group, number, path, rect, text, title

# Where the Powers come from: start, bend and end of an arrow.
ARROWS: Final[dict[str, tuple[Point, Point, Point]]] = {
    "moscow": ((980, 226), (944, 238), (904, 252)),
    "cossacks": ((980, 420), (950, 446), (908, 462)),
    "ottomans": ((980, 648), (720, 690), (664, 616)),
    "habsburgs": ((300, 452), (322, 440), (350, 438)),
    "brandenburg": ((300, 214), (350, 214), (392, 254)),
}


def draw_powers(drawing: Drawing) -> str:
    """Draw the five Powers and their arrows."""
    powers = range(len(POWERS))
    return "".join(arrow(drawing, each) for each in powers) + "".join(power(drawing, each) for each in powers)


def arrow(drawing: Drawing, place: int) -> str:
    """Draw the arrow from a Power to its Province; it stands out while the Power attacks."""
    name = POWERS[place]
    start, bend, end = ARROWS[name]
    attacks = any(card != EMPTY for card in drawing.state.spaces[2 * place : 2 * place + 2])
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
        opacity="1" if attacks else ".45",
    )


def power(drawing: Drawing, place: int) -> str:
    """Draw a Power with its two spaces."""
    x, y = SIDES[POWERS[place]]
    parts = [at(x, y, drawing.keep(frame, POWERS[place]))]
    for column in range(2):
        parts.append(draw_space(drawing, 2 * place + column, x + 6 + column * (CONFLICT[0] + 4), y + 29))
    return group(*parts)


def frame(drawing: Drawing, name: str) -> str:
    """Draw the frame of a Power, with its name and that of its Province."""
    wide, high = SIDE
    home = drawing.name(PROVINCES[POWERS.index(name)])
    return group(
        rect(0, 0, wide, high, rx=6, class_="panel"),
        at(wide / 2, high / 2, path(top_band(wide, 24, high), class_=f"piece {name}")),
        text(12, 17, drawing.say(f"draw-power-{name}"), class_=f"heading {name}-mark", style="font-size:15px"),
        text(wide - 12, 17, home, class_=f"caption end {name}-mark"),
    )


def draw_space(drawing: Drawing, space: int, x: float, y: float) -> str:
    """Draw one space of a Power: the Conflict on it and the Family cards placed there."""
    wide, high = CONFLICT
    if drawing.state.spaces[space] == EMPTY:
        numeral = text(wide / 2, high / 2 + 8, "I" * (space % 2 + 1), class_="figure soft", style=pieces.px(22))
        shown = at(x, y, title(drawing.name(SPACES[space])), rect(0, 0, wide, high, rx=6, class_="recess"), numeral)
    else:
        shown = conflict_card(drawing, space, x, y)
    return shown + placed_cards(drawing, FIRST_POWER_SPOT + space, x + 2, y + high + 5)


def conflict_card(drawing: Drawing, space: int, x: float, y: float) -> str:
    """Draw a Conflict: its name, its scale and what has been gathered against it, its prize, its loss."""
    wide, high = CONFLICT
    conflict = CONFLICTS[drawing.state.spaces[space]]
    label = drawing.say("draw-conflict", conflict=conflict, scale=drawing.state.scale(space))
    note = drawing.say("draw-reconstructed") if drawing.dashed(f"conflict.{conflict}.scale") else ""
    parts = [title(label + note), drawing.keep(face, POWERS[space // 2], conflict), *gathered(drawing, space)]
    if FIRST_POWER_SPOT + space == drawing.resolved:
        parts.append(rect(-2.5, -2.5, wide + 5, high + 5, rx=8, class_="spot-now"))
    parts.append(rect(-2, -2, wide + 4, high + 4, rx=8, class_="halo"))
    return at(
        x, y, *parts, data_piece=f"conflict-{conflict}", **drawing.pick(f"spot {SPACES[space]}", "conflict", label)
    )


def face(drawing: Drawing, power: str, conflict: str) -> str:
    """Draw what is printed on a Conflict."""
    wide, high = CONFLICT
    lines = wrap(drawing.name(conflict), wide - 6, 13.5)[:2]
    size = pieces.px(min(fitting(line, wide - 6, 13.5) for line in lines))
    first = 23 if len(lines) == 1 else 16
    return group(
        rect(0, 0, wide, high, rx=6, class_="card"),
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
    frame = "card" + drawing.dashed(f"conflict.{CONFLICTS[state.spaces[space]]}.scale")
    box = rect(8, 43, 40, 32, rx=3, class_=frame)
    parts = [box, text(28, 67, str(scale), class_="figure", style="font-size:23px")]
    if spot == drawing.resolved and state.is_shown(spot):
        total = total_strength(state, spot)
        sign, style = ("≤", "reached") if is_won(state, spot) else (">", "seal")
        sum_box = [
            title(drawing.say("draw-gathered", total=total, scale=scale)),
            rect(84, 43, 42, 32, rx=3, class_=style),
            text(105, 67, str(total), class_="figure on-seal", style="font-size:23px"),
        ]
        parts += [group(*sum_box), text(66, 66, sign, class_="figure", style="font-size:20px")]
    elif state.undefeated[space]:
        parts.append(rect(53, 49, 77, 20, rx=3, class_="seal"))
        parts.append(text(91.5, 63, drawing.say("draw-undefeated"), class_="middle on-seal fine"))
    else:
        parts.append(text(56, 64, drawing.say("draw-to-reach"), class_="caption"))
    return parts


def prize(drawing: Drawing, conflict: str) -> list[str]:
    """Draw what the strongest wins."""
    won = drawing.cards.prize[CONFLICTS.index(conflict)]
    if won == ESTATE_PRIZE:
        sign, words = pieces.plain_manor(0.72), drawing.say("draw-an-estate")
    else:
        sign, words = path(pieces.SHIELD, class_="stone", transform="scale(.38)"), drawing.name(FIEFS[won])
    return [at(17, 87, sign), text(32, 91, words, class_="fine")]


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
    first = 108 if len(lines) == 1 else 105
    written = [text(32, first + row * 12, line, class_="finer" if row else "fine") for row, line in enumerate(lines)]
    return [at(17, 104 + 3 * (len(lines) - 1), pieces.loss(kind)), *written]
