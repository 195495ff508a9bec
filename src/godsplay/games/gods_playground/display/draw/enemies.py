"""The enemy boxes, as cartouches outside the borders."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import CARTOUCHE, CARTOUCHES
from godsplay.games.gods_playground.rules.board import ENEMIES, FAMILIES, HABSBURGS, TATARS, TURNS
from godsplay.games.gods_playground.rules.enemies import (
    attack_strength,
    influence_is_gone,
    invader,
    makes_war,
    signs_treaties,
    strength_figure,
    strength_on_board,
)
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.svg import at, circle, group, number, path, piece, rect, text, title

SMALL: Final = 13.0
STEP: Final = 14.5
CELL: Final = 30.0
VIENNA_ROOM: Final = 34.0
SEAL: Final = "M-4 8L-7 17-2.5 14.5-1 18 1 18 2.5 14.5 7 17 4 8Z"


def draw_enemies(drawing: Drawing) -> str:
    """Draw the five boxes."""
    return "".join(cartouche(drawing, enemy) for enemy in range(len(ENEMIES)))


def cartouche(drawing: Drawing, enemy: int) -> str:
    """Draw one box: name, strength by turn, points, treaty, and the cubes for and against it."""
    name = ENEMIES[enemy]
    x, y = CARTOUCHES[name]
    width, height = CARTOUCHE
    if enemy == HABSBURGS:
        height += VIENNA_ROOM
    spot = f"enemy {name}"
    called = drawing.enemy_name(enemy)
    total = attack_strength(drawing.state, enemy)
    cubes = drawing.state.polish_cubes(enemy)
    parts = [
        title(drawing.say("draw-enemy", enemy=called, strength=total, cubes=cubes)),
        path(frame(x, y, width, height), class_="panel"),
        path(frame(x + 4, y + 4, width - 8, height - 8), class_="inset"),
        at(
            x + 23,
            y + 23,
            circle(0, 0, 12, class_=f"piece enemy-{name}"),
            text(0, 5, str(enemy + 1), class_=f"figure enemy-{name}-mark"),
        ),
        text(x + 41, y + 28.5, called, class_="heading"),
        laurel(drawing, enemy, x + width - 28, y + 53),
        *turns(drawing, enemy, x + 12, y + 42),
        treaty(drawing, enemy, x + width - 60, y + 54),
        *added(drawing, enemy, x + 12, y + 79),
        text(x + width - 13, y + 85, f"= {total}", class_="figure end", style="font-size:19px;text-anchor:end"),
        path(f"M{number(x + 12)} {number(y + 92)}h{number(width - 24)}", class_="hair"),
        *against(drawing, enemy, x + 12, y + 102),
        path(frame(x - 2, y - 2, width + 4, height + 4), class_="halo"),
    ]
    shown = group(*parts, **drawing.pick(spot, "enemy", called))
    return shown + vienna(drawing, x + 12, y + 134) if enemy == HABSBURGS else shown


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
        body = rect(-13, -11.5, 26, 23, rx=11.5 if influence else 2, class_=f"{style} rim", **edge)
        mark = f"figure enemy-{name}-mark" if now else "figure"
        cells.append(at(x + 13 + (turn - 1) * CELL, y + 12, title(said), body, text(0, 5.5, str(printed), class_=mark)))
    return cells


def laurel(drawing: Drawing, enemy: int, x: float, y: float) -> str:
    """Draw the points that the box pays, between two sprigs."""
    points = drawing.board.box_points[enemy]
    said = drawing.say("draw-box-points", points=points)
    doubtful = drawing.is_reconstructed(f"points.{ENEMIES[enemy]}")
    if doubtful:
        said += drawing.say("draw-reconstructed")
    edge = {"stroke_dasharray": "2 2.4"} if doubtful else {}
    coin = circle(0, 0, 9.5, class_="rim", fill="none", **edge)
    sprig = "M2 13C9 12 14 6 13-4M10 9l5 1M13 3l4.5-1M13-3l3-4"
    return at(
        x,
        y,
        title(said),
        coin,
        path(sprig, class_="line", stroke="var(--own-gold)", style="stroke-width:1.8"),
        path(sprig, class_="line", style="stroke-width:1.8", transform="scale(-1 1)"),
        text(0, 5.2, str(points), class_="figure"),
    )


def treaty(drawing: Drawing, enemy: int, x: float, y: float) -> str:
    """Draw the space for a treaty, or the seal on it, in the box of an enemy who makes treaties."""
    if not signs_treaties(enemy):
        return ""
    space = at(x, y, title(drawing.say("draw-treaty-space")), circle(0, 0, 10, class_="dotted"))
    if drawing.state.treaty != enemy:
        return space
    wax = path(SEAL, fill="var(--own-seal)", class_="piece") + circle(0, 0, 11, fill="var(--own-seal)", class_="piece")
    stamp = path(pieces.CROWN, fill="#f9e7c0")
    said = title(drawing.say("draw-treaty", enemy=drawing.enemy_name(enemy)))
    return space + piece("treaty", x, y, said, wax, stamp)


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
    parts = [group(title(drawing.say("draw-added", count=count)), *shown)] if count else []
    if enemy == TATARS and state.rebels:
        listed = [f"cossack-{state.cossacks + each + 1}" for each in range(state.rebels)]
        shown = drawing.row(listed, x + 100, y, 17, pieces.unit("cossack", ""))
        parts.append(group(title(drawing.say("draw-rebels")), *shown))
    return parts


def against(drawing: Drawing, enemy: int, x: float, y: float) -> list[str]:
    """Draw the Polish cubes in the box: three families and the King, two by two."""
    kings = number_pieces(drawing.state.box_king, max(drawing.board.king_cubes, 60))
    shown = []
    for place, owner in enumerate([*FAMILIES, "king"]):
        left, top = x + (place % 2) * 92, y + (place // 2) * 17
        if place == len(FAMILIES):
            listed = [f"king-cube-{each}" for each in kings[enemy]]
        else:
            listed = [f"noble-{owner}-{each}" for each in drawing.nobles_in_box(place, enemy)]
        if listed:
            said = title(drawing.say("draw-against", owner=owner, cubes=len(listed)))
            shown.append(group(said, *drawing.row(listed, left, top, STEP, pieces.cube(owner, SMALL))))
        else:
            recess = rect(left + 1, top - 6, 12, 12, rx=1.5, class_="recess")
            shown.append(recess + f'<g class="faded">{pieces.emblem_at(owner, left + 7, top, 3, "soft")}</g>')
    return shown


def vienna(drawing: Drawing, x: float, y: float) -> str:
    """Draw Vienna with the Ottomans before it."""
    count = drawing.state.vienna
    cubes = drawing.row(
        (f"cube-vienna-{each}" for each in range(count)),
        x + 70,
        y + 10,
        STEP,
        pieces.enemy_cube("ottomans", "4", SMALL),
    )
    parts = [
        title(drawing.say("draw-vienna", count=count)),
        path(f"M{number(x)} {number(y - 4)}h180", class_="hair"),
        at(x + 8, y + 10, pieces.tower()),
        text(x + 21, y + 15, drawing.say("name-vienna"), class_="caption"),
        *cubes,
        rect(x - 4, y - 2, 188, 26, rx=3, class_="halo"),
        rect(x - 4, y - 2, 188, 26, class_="hit"),
    ]
    return group(*parts, **drawing.pick("vienna", "vienna", drawing.say("name-vienna")))
