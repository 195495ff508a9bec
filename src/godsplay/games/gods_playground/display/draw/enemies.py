"""The enemy boxes, as cartouches outside the borders."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import CARTOUCHE, CARTOUCHES
from godsplay.games.gods_playground.display.net_result import net_result
from godsplay.games.gods_playground.rules.board import ENEMIES, FAMILIES, HABSBURGS, TATARS, TURNS
from godsplay.games.gods_playground.rules.enemies import (
    influence_is_gone,
    invader,
    makes_war,
    signs_treaties,
    strength_figure,
    strength_on_board,
)
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, group, number, path, piece, rect, text, title

SMALL: Final = 16.0
STEP: Final = 17.0
MOST: Final = 5  # cubes of a kind side by side
CELL: Final = 32.0
VIENNA_ROOM: Final = 32.0
SEAL: Final = "M-4 8L-7 17-2.5 14.5-1 18 1 18 2.5 14.5 7 17 4 8Z"


def box_of(drawing: Drawing, enemy: int) -> Hashable:
    """Return all that an enemy's box shows."""
    state = drawing.state
    nobles = [tuple(drawing.nobles_in_box(seat, enemy)) for seat in range(len(FAMILIES))]
    seen = (drawing.turn, state.enemy_name(enemy), net_result(state, enemy, drawing.phase))
    added = 0 if influence_is_gone(state, enemy) else state.added[enemy]
    cossacks = (state.rebels, state.cossacks) if enemy == TATARS else ()
    vienna = state.vienna if enemy == HABSBURGS else 0
    owner, kings = invader(state, enemy), tuple(drawing.king_cubes[enemy])
    return *seen, *nobles, kings, added, owner, cossacks, vienna, state.treaty == enemy


def cartouche(drawing: Drawing, enemy: int) -> str:
    """Draw one box: name, strength by turn, points, treaty, and the cubes for and against it."""
    name = ENEMIES[enemy]
    x, y = CARTOUCHES[name]
    width, height = CARTOUCHE
    if enemy == HABSBURGS:
        height += VIENNA_ROOM
    spot = f"enemy {name}"
    called = drawing.enemy_name(enemy)
    net = net_result(drawing.state, enemy, drawing.phase)
    parts = [
        title(drawing.say("draw-enemy", enemy=called, strength=net.strength, cubes=net.cubes)),
        path(frame(x, y, width, height), class_="panel"),
        path(frame(x + 4, y + 4, width - 8, height - 8), class_="inset"),
        at(
            x + 24,
            y + 24,
            circle(0, 0, 13, class_=f"piece enemy-{name}"),
            text(0, 6, str(enemy + 1), class_=f"figure enemy-{name}-mark"),
        ),
        text(x + 44, y + 30, called, class_="heading"),
        laurel(drawing, enemy, x + width - 27, y + 56),
        group(*turns(drawing, enemy, x + 12, y + 43), **touchable(f"strength {name}", "strength")),
        treaty(drawing, enemy, x + width - 59, y + 56),
        *added(drawing, enemy, x + 12, y + 85),
        path(f"M{number(x + 12)} {number(y + 97)}h{number(width - 24)}", class_="hair"),
        group(*against(drawing, enemy, x + 12, y + 108), **touchable(f"against {name}", "against")),
        path(f"M{number(x + 12)} {number(y + 135)}h{number(width - 24)}", class_="hair"),
        text(x + 14, y + 151, net.figures(), class_="net"),
        text(x + width - 14, y + 151, net.words(drawing.words), class_="net-words"),
        path(frame(x - 2, y - 2, width + 4, height + 4), class_="halo"),
    ]
    shown = group(*parts, **touchable(spot, "enemy", called))
    return shown + vienna(drawing, x + 12, y + 162) if enemy == HABSBURGS else shown


def frame(x: float, y: float, width: float, height: float) -> str:
    """Outline a cartouche: a plate with its corners cut in."""
    notch = 8
    side, up = width - 2 * notch, height - 2 * notch
    curl = f"a{notch} {notch} 0 0 0 "
    return (
        f"M{number(x + notch)} {number(y)}h{number(side)}{curl}{notch} {notch}v{number(up)}{curl}-{notch} {notch}"
        f"h-{number(side)}{curl}-{notch}-{notch}v-{number(up)}{curl}{notch}-{notch}Z"
    )


# Figures.


def turns(drawing: Drawing, enemy: int, x: float, y: float) -> list[str]:
    """Draw the strength row, with this turn's cell filled and reconstructed figures in dotted cells."""
    name = ENEMIES[enemy]
    cells = []
    for turn in range(1, TURNS + 1):
        now = turn == drawing.turn
        printed = strength_on_board(drawing.state, enemy, turn)
        doubtful = drawing.is_reconstructed(strength_figure(drawing.state, enemy, turn), turn - 1)
        influence = not makes_war(enemy, turn)
        key = "draw-influence-by-turn" if influence else "draw-strength-by-turn"
        said = drawing.say(key, turn=turn, count=printed)
        if doubtful:
            said += drawing.say("draw-reconstructed")
        style = f"enemy-{name}" if now else "cell"
        edge = {"stroke_dasharray": "2 2.4"} if doubtful else {}
        body = rect(-14, -12.5, 28, 25, rx=12.5 if influence else 2, class_=f"{style} rim", **edge)
        mark = f"figure enemy-{name}-mark" if now else "figure"
        cells.append(at(x + 14 + (turn - 1) * CELL, y + 13, title(said), body, text(0, 6, str(printed), class_=mark)))
    return cells


def laurel(drawing: Drawing, enemy: int, x: float, y: float) -> str:
    """Draw the points that the box pays, between two sprigs."""
    points = drawing.board.box_points[enemy]
    said = drawing.say("draw-box-points", points=points)
    doubtful = drawing.is_reconstructed(f"points.{ENEMIES[enemy]}")
    if doubtful:
        said += drawing.say("draw-reconstructed")
    edge = {"stroke_dasharray": "2 2.4"} if doubtful else {}
    coin = circle(0, 0, 10.5, class_="rim", fill="none", **edge)
    sprig = "M2 13C9 12 14 6 13-4M10 9l5 1M13 3l4.5-1M13-3l3-4"
    return at(
        x,
        y,
        title(said),
        coin,
        path(sprig, class_="line", stroke="var(--own-gold)", style="stroke-width:1.8"),
        path(sprig, class_="line", style="stroke-width:1.8", transform="scale(-1 1)"),
        text(0, 5.8, str(points), class_="figure"),
        **touchable(f"prize {ENEMIES[enemy]}", "prize"),
    )


def treaty(drawing: Drawing, enemy: int, x: float, y: float) -> str:
    """Draw the space for a treaty, or the seal on it, in the box of an enemy who makes treaties."""
    if not signs_treaties(enemy):
        return ""
    spot = touchable(f"treaty {ENEMIES[enemy]}", "treaty")
    space = at(x, y, title(drawing.say("draw-treaty-space")), circle(0, 0, 10, class_="dotted"))
    if drawing.state.treaty != enemy:
        return group(space, circle(x, y, 12, class_="hit"), **spot)
    wax = path(SEAL, fill="var(--own-seal)", class_="piece") + circle(0, 0, 11, fill="var(--own-seal)", class_="piece")
    stamp = path(pieces.CROWN, fill="#f9e7c0")
    said = title(drawing.say("draw-treaty", enemy=drawing.enemy_name(enemy)))
    return group(space, piece("treaty", x, y, said, wax, stamp), **spot)


# Cubes.


def added(drawing: Drawing, enemy: int, x: float, y: float) -> list[str]:
    """Draw what the dice added, and the Cossacks among the Tatars."""
    state, name = drawing.state, ENEMIES[enemy]
    count = 0 if influence_is_gone(state, enemy) else state.added[enemy]
    if makes_war(enemy, state.turn):
        owner = invader(state, enemy)
        shape = pieces.enemy_cube(ENEMIES[owner], str(owner + 1), SMALL)
    else:
        shape = pieces.lozenge()
    shown = drawing.row((f"added-{name}-{each}" for each in range(count)), x, y, STEP, shape)
    said = title(drawing.say("draw-added", count=count))
    parts = [group(said, *shown, **touchable(f"added {name}", "added"))] if count else []
    if enemy == TATARS and state.rebels:
        listed = [f"cossack-{state.cossacks + each + 1}" for each in range(state.rebels)]
        shown = drawing.row(listed, x + 118, y, 19, pieces.unit("cossack", ""))
        parts.append(group(title(drawing.say("draw-rebels")), *shown, **touchable("rebels", "added")))
    return parts


def against(drawing: Drawing, enemy: int, x: float, y: float) -> list[str]:
    """Draw the Polish cubes in the box: three families and the King, two by two."""
    kings = drawing.king_cubes
    shown = []
    for place, owner in enumerate([*FAMILIES, "king"]):
        left, top = x + (place % 2) * 96, y + (place // 2) * 18
        if place == len(FAMILIES):
            listed = [f"king-cube-{each}" for each in kings[enemy]]
        else:
            listed = [f"noble-{owner}-{each}" for each in drawing.nobles_in_box(place, enemy)]
        if listed:
            said = title(drawing.say("draw-against", owner=owner, cubes=len(listed)))
            shown.append(group(said, *drawing.row(listed, left, top, STEP, pieces.cube(owner, SMALL), MOST)))
        else:
            recess = rect(left + 1, top - 7, 14, 14, rx=1.5, class_="recess")
            shown.append(recess + f'<g class="faded">{pieces.emblem_at(owner, left + 8, top, 3.4, "soft")}</g>')
    return shown


def vienna(drawing: Drawing, x: float, y: float) -> str:
    """Draw Vienna with the Ottomans before it."""
    count = drawing.state.vienna
    cubes = drawing.row(
        (f"cube-vienna-{each}" for each in range(count)),
        x + 78,
        y + 10,
        STEP,
        pieces.enemy_cube("ottomans", "4", SMALL),
    )
    parts = [
        title(drawing.say("draw-vienna", count=count)),
        path(f"M{number(x)} {number(y - 4)}h188", class_="hair"),
        at(x + 8, y + 10, pieces.tower()),
        text(x + 21, y + 16, drawing.say("name-vienna"), class_="caption", style="font-size:16px"),
        *cubes,
        rect(x - 4, y - 2, 196, 26, rx=3, class_="halo"),
        rect(x - 4, y - 2, 196, 26, class_="hit"),
    ]
    return group(*parts, **touchable("vienna", "vienna", drawing.say("name-vienna")))


LAYERS: Final = [
    Layer(f"enemy-{name}", partial(box_of, enemy=enemy), partial(cartouche, enemy=enemy))
    for enemy, name in enumerate(ENEMIES)
]
