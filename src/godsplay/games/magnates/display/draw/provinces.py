"""What stands in the Provinces and Fiefs: Estates, who leads, buildings and pawns."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Value
from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.places import ESTATE_LINE, LAYOUT, PARTITIONS, SHIELDS
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FAMILIES,
    FIEFS,
    NOBODY,
    PARTITIONS_TO_FALL,
    PROVINCE_COUNT,
    PROVINCES,
)
from godsplay.games.magnates.rules.phases.conflict import strength_pieces
from godsplay.present.drawing.svg import at, group, path, piece, rect, text, title
from godsplay.present.words import signed

FEW: Final = 3  # more Estates of a family than that become one with a number
HOUSE: Final = 30.5
BETWEEN: Final = 14.0  # families in a line
SIGN: Final = 24.0  # the room for laurel or crown
PAWN: Final = 42.0


def draw_provinces(drawing: Drawing) -> str:
    """Draw what stands on the map."""
    shown = [draw_province(drawing, province) for province in range(PROVINCE_COUNT)]
    shown += [fief(drawing, place, name) for place, name in enumerate(FIEFS)]
    return "".join(shown) + partitions(drawing)


def draw_province(drawing: Drawing, province: int) -> str:
    """Draw the Estates in a Province, a row or two of families, and the pawns beside them."""
    name = PROVINCES[province]
    x, y = LAYOUT[name].estates
    shown = []
    for row, line in enumerate(lines(drawing, province)):
        start = x - (sum(line.values()) + BETWEEN * (len(line) - 1)) / 2
        for seat, wide in line.items():
            shown.append(holding(drawing, province, seat, (start, y + row * ESTATE_LINE)))
            start += wide + BETWEEN
    style = "quiet" if drawing.can_pick(f"province {name}") else "field"
    return group(*shown, *pawns(drawing, province), class_=style)


def lines(drawing: Drawing, province: int) -> list[dict[int, float]]:
    """Break the families in a Province into lines: how wide each family's Estates are."""
    leader = drawing.state.leader(province)
    found: list[dict[int, float]] = [{}]
    for seat in range(drawing.state.players):
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


def holding(drawing: Drawing, province: int, seat: int, corner: tuple[float, float]) -> str:
    """Draw the Estates of one family in a Province."""
    x, y = corner
    name, family = PROVINCES[province], FAMILIES[seat]
    count = drawing.state.estates_of(province, seat)
    sign = lead(drawing, province, seat)
    said = drawing.say("draw-estates", family=family, count=count, province=name)
    if sign:
        said += drawing.say(f"draw-{sign}")
    numbers = drawing.estate_numbers[seat][province]
    listed = numbers if count <= FEW else numbers[:1]
    wide = houses_width(count)
    shown = [
        piece(f"estate-{family}-{each}", x + HOUSE / 2 + place * HOUSE, y, pieces.manor(family))
        for place, each in enumerate(listed)
    ]
    if count > FEW:
        shown.append(text(x + HOUSE + 2, y + 7, str(count), class_="count", style="font-size:19px"))
    if sign:
        mark = pieces.dominance() if sign == "dominance" else pieces.advantage()
        meaning = title(drawing.say(f"draw-sign-{sign}"))
        shown.append(piece(f"leader-{name}", x + wide + 14, y + 1, meaning, mark))
    halo = rect(x - 3, y - 14, wide + 6, 28, rx=5, class_="halo")
    return group(title(said), *shown, halo, **drawing.pick(f"estates {name} {family}", "estates", said))


def pawns(drawing: Drawing, province: int) -> list[str]:
    """Draw buildings, the Silent Sejm and the Black Clouds in a Province."""
    standing = strength_pieces(drawing.state, province)
    x, y = LAYOUT[PROVINCES[province]].pawns
    start = x - len(standing) * PAWN / 2 + 12
    shown = []
    for place, (name, change) in enumerate(standing):
        said = title(drawing.say("draw-pawn", pawn=name, change=signed(change)))
        if name in BUILDINGS:
            key, shape = f"building-{name}", pieces.building(name, signed(change))
        else:
            key, shape = f"{name}-{PROVINCES[province]}", pieces.pawn(name, signed(change))
        shown.append(piece(key, start + place * PAWN, y, said, shape))
    return shown


def fief(drawing: Drawing, place: int, name: str) -> str:
    """Draw a Fief as a shield outside the border, with the Estate of whoever holds it."""
    (x, y), (a, b), anchor = SHIELDS[name]
    owner = drawing.state.fiefs[place]
    home = PROVINCES[drawing.cards.fief_province[place]]
    values: dict[str, Value] = {"fief": name, "province": home}
    if owner == NOBODY:
        said = drawing.say("draw-fief-free", **values)
    else:
        said = drawing.say("draw-fief", family=FAMILIES[owner], **values)
    parts = [
        title(said),
        path(pieces.SHIELD, class_=f"land-{home}"),
        path(pieces.SHIELD, class_="line"),
        path(pieces.SHIELD, class_=f"edge-{home}", fill="none", transform="scale(.84)"),
        text(a - x, b - y, drawing.name(name), class_="caption", style=f"fill:var(--own-ink);text-anchor:{anchor}"),
    ]
    shown = at(x, y, *parts)
    if owner != NOBODY:
        numbers = drawing.estate_numbers[owner][PROVINCE_COUNT + place]
        shown += piece(f"estate-{FAMILIES[owner]}-{numbers[0]}", x, y - 1, title(said), pieces.manor(FAMILIES[owner]))
    return shown


def partitions(drawing: Drawing) -> str:
    """Draw how many Provinces are partitioned, and how many would be the end."""
    x, y = PARTITIONS
    lost = drawing.state.partitions()
    shown = [title(drawing.say("draw-partitions", count=lost))]
    for each in range(PARTITIONS_TO_FALL):
        shape = path(pieces.SHIELD, class_="seal" if each < lost else "recess", transform="scale(.5)")
        shown.append(at(x + 12 + each * 24, y + 8, shape, path(pieces.SHIELD, class_="line", transform="scale(.5)")))
    shown.append(text(x, y + 36, drawing.say("draw-partitions-name"), class_="caption"))
    return group(*shown)
