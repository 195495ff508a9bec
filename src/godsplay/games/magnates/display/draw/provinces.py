"""What stands in the Provinces and Fiefs: Estates, who leads, buildings and pawns."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from godsplay.engine.message import Value
from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.places import ESTATE_LINE, LAYOUT, SHIELDS
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FAMILIES,
    FIEFS,
    NOBODY,
    PROVINCE_COUNT,
    PROVINCES,
    SEATS,
)
from godsplay.games.magnates.rules.phases.conflict import strength_pieces
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import Point, at, group, path, piece, rect, text, title
from godsplay.present.words import signed

FEW: Final = 3  # more Estates of a family than that become one with a number
HOUSE: Final = 30.5
BETWEEN: Final = 14.0  # families in a line
SIGN: Final = 24.0  # the room for laurel or crown
PAWN: Final = 46.0


def estates_in(drawing: Drawing, province: int) -> Hashable:
    """Return the Estates in a Province and how they are numbered."""
    counts = drawing.state.estates[province * SEATS : province * SEATS + drawing.players]
    return drawing.players, *(
        drawing.numbers_of_estates(seat)[province] if count else 0 for seat, count in enumerate(counts)
    )


def draw_estates(drawing: Drawing, province: int) -> str:
    """Draw the Estates in a Province, a row or two of families."""
    x, y = LAYOUT[PROVINCES[province]].estates
    shown = []
    for row, line in enumerate(lines(drawing, province)):
        start = x - (sum(line.values()) + BETWEEN * (len(line) - 1)) / 2
        for seat, wide in line.items():
            shown.append(holding(drawing, province, seat, (start, y + row * ESTATE_LINE)))
            start += wide + BETWEEN
    return "".join(shown)


def lines(drawing: Drawing, province: int) -> list[dict[int, float]]:
    """Break the families in a Province into lines: how wide each family's Estates are."""
    leader = drawing.state.leader(province)
    found: list[dict[int, float]] = [{}]
    for seat in range(drawing.players):
        count = drawing.state.estates_of(province, seat)
        if count > 0:
            wide = houses_width(count) + (SIGN if seat == leader else 0)
            if sum(found[-1].values()) + BETWEEN * len(found[-1]) + wide > LAYOUT[PROVINCES[province]].width:
                found.append({})
            found[-1][seat] = wide
    return found


def houses_width(count: int) -> float:
    """Return how wide so many Estates of a family are."""
    return count * HOUSE if count <= FEW else HOUSE + 14 + 11 * (count > 9)


def lead(drawing: Drawing, province: int, seat: int) -> str:
    """Name the lead that a family has in a Province; nothing if it has none."""
    if drawing.state.leader(province) != seat:
        return ""
    return "dominance" if drawing.state.dominates(province, seat) else "advantage"


def holding(drawing: Drawing, province: int, seat: int, corner: Point) -> str:
    """Draw the Estates of one family in a Province, and the sign of its lead."""
    x, y = corner
    name, family = PROVINCES[province], FAMILIES[seat]
    count = drawing.state.estates_of(province, seat)
    sign = lead(drawing, province, seat)
    said = drawing.say("draw-estates", family=family, count=count, province=name)
    if sign:
        said += drawing.say(f"draw-{sign}")
    numbers = drawing.numbers_of_estates(seat)[province]
    listed = numbers if count <= FEW else numbers[:1]
    wide = houses_width(count)
    shown = [
        piece(f"estate-{family}-{each}", x + HOUSE / 2 + place * HOUSE, y, pieces.manor(family))
        for place, each in enumerate(listed)
    ]
    if count > FEW:
        shown.append(text(x + HOUSE + 2, y + 7, str(count), class_="count", style="font-size:19px"))
    halo = rect(x - 3, y - 14, wide + 6, 28, rx=5, class_="halo")
    hit = rect(x - 3, y - 14, wide + 6, 28, class_="hit")
    houses = group(title(said), hit, *shown, halo, **touchable(f"estates {name} {family}", "estates", said))
    if not sign:
        return houses
    mark = pieces.dominance() if sign == "dominance" else pieces.advantage()
    meaning = drawing.say(f"draw-sign-{sign}")
    leading = touchable(f"lead {name}", "lead", meaning)
    return houses + piece(f"leader-{name}", x + wide + 14, y + 1, title(meaning), mark, **leading)


def all_pawns(drawing: Drawing) -> Hashable:
    """Return where buildings, the Silent Sejm and the Black Clouds stand."""
    state = drawing.state
    return *state.buildings, state.silent_sejm, state.black_clouds


def draw_pawns(drawing: Drawing) -> str:
    """Draw what stands in the Provinces besides Estates."""
    return "".join(pawn for province in range(PROVINCE_COUNT) for pawn in pawns(drawing, province))


def pawns(drawing: Drawing, province: int) -> list[str]:
    """Draw buildings, the Silent Sejm and the Black Clouds in a Province."""
    standing = strength_pieces(drawing.state, province)
    x, y = LAYOUT[PROVINCES[province]].pawns
    start = x - len(standing) * PAWN / 2 + 12
    shown = []
    for place, (name, change) in enumerate(standing):
        said = drawing.say("draw-pawn", pawn=name, change=signed(change))
        if name in BUILDINGS:
            key, shape = f"building-{name}", pieces.building(name, signed(change))
        else:
            key, shape = f"{name}-{PROVINCES[province]}", pieces.pawn(name, signed(change))
        spot = touchable(f"pawn {name} {PROVINCES[province]}", "pawn", said)
        shown.append(piece(key, start + place * PAWN, y, title(said), shape, **spot))
    return shown


def estate_in_fief(drawing: Drawing, place: int) -> Hashable:
    """Return whose Estate stands in a Fief, and its number."""
    owner = drawing.state.fiefs[place]
    return owner if owner == NOBODY else (owner, drawing.numbers_of_estates(owner)[PROVINCE_COUNT + place])


def draw_fief(drawing: Drawing, place: int) -> str:
    """Draw a Fief as a shield outside the border, with the Estate of whoever holds it."""
    name = FIEFS[place]
    (x, y), (a, b), anchor = SHIELDS[name]
    owner = drawing.state.fiefs[place]
    home = PROVINCES[drawing.cards.fief_province[place]]
    values: dict[str, Value] = {"fief": name, "province": home}
    if owner == NOBODY:
        said = drawing.say("draw-fief-free", **values)
    else:
        said = drawing.say("draw-fief", family=FAMILIES[owner], **values)
    shield = [
        path(pieces.SHIELD, class_=f"land-{home}"),
        path(pieces.SHIELD, class_="line"),
        path(pieces.SHIELD, class_=f"edge-{home}", fill="none", transform="scale(.84)"),
        text(a - x, b - y, drawing.name(name), class_="caption", style=f"fill:var(--own-ink);text-anchor:{anchor}"),
    ]
    shown = [title(said), at(x, y, *shield)]
    if owner != NOBODY:
        number = drawing.numbers_of_estates(owner)[PROVINCE_COUNT + place][0]
        shown.append(piece(f"estate-{FAMILIES[owner]}-{number}", x, y - 1, pieces.manor(FAMILIES[owner])))
    return group(*shown, **touchable(f"fief {name}", "fief", said))


LAYERS: Final = [
    *(
        Layer(f"estates-{name}", partial(estates_in, province=place), partial(draw_estates, province=place))
        for place, name in enumerate(PROVINCES)
    ),
    *(
        Layer(f"fief-{name}", partial(estate_in_fief, place=place), partial(draw_fief, place=place))
        for place, name in enumerate(FIEFS)
    ),
    Layer("pawns", all_pawns, draw_pawns),
]
