"""What stands in the Provinces and Fiefs: Estates, who leads, buildings and pawns."""

from __future__ import annotations

from typing import Any, Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.places import ESTATE_LINE, FIELDS, PARTITIONS, SHIELDS
from godsplay.games.magnates.display.panels import leading
from godsplay.games.magnates.rules.board import BUILDINGS, FIEFS, PROVINCE_COUNT, PROVINCES
from godsplay.present.drawing.svg import at, group, path, piece, rect, text, title
from godsplay.present.words import signed

FEW: Final = 3  # more Estates of a family than that become one with a number
HOUSE: Final = 30.5
BETWEEN: Final = 14.0  # families in a line
SIGN: Final = 24.0  # the room for laurel or crown
PAWN: Final = 42.0
LAST_PARTITION: Final = 3


def draw_provinces(drawing: Drawing) -> str:
    """Draw what stands on the map."""
    shown = [province(drawing, name) for name in PROVINCES]
    shown += [fief(drawing, place, name) for place, name in enumerate(FIEFS)]
    return "".join(shown) + partitions(drawing)


def province(drawing: Drawing, name: str) -> str:
    """Draw the Estates in a Province, a row or two of families, and the pawns beside them."""
    estates: dict[str, int] = drawing.view["provinces"][name]["estates"]
    leader, dominates = leading(estates, len(drawing.families))
    x, y = FIELDS[name].estates
    shown = []
    for row, line in enumerate(lines(drawing, name, leader)):
        start = x - (sum(line.values()) + BETWEEN * (len(line) - 1)) / 2
        for family, wide in line.items():
            sign = "" if family != leader else "dominance" if dominates else "advantage"
            shown.append(holding(drawing, name, family, (start, y + row * ESTATE_LINE), sign))
            start += wide + BETWEEN
    style = "quiet" if drawing.can_pick(f"province {name}") else "field"
    return group(*shown, *pawns(drawing, name), class_=style)


def lines(drawing: Drawing, name: str, leader: str) -> list[dict[str, float]]:
    """Break the families in a Province into lines: how wide each family's Estates are."""
    estates: dict[str, int] = drawing.view["provinces"][name]["estates"]
    found: list[dict[str, float]] = [{}]
    for family in drawing.families:
        if family in estates:
            wide = houses_width(estates[family]) + (SIGN if family == leader else 0)
            if sum(found[-1].values()) + BETWEEN * len(found[-1]) + wide > FIELDS[name].width:
                found.append({})
            found[-1][family] = wide
    return found


def houses_width(count: int) -> float:
    """Find how wide so many Estates of a family are."""
    return count * HOUSE if count <= FEW else HOUSE + 14 + 11 * (count > 9)


def holding(drawing: Drawing, name: str, family: str, corner: tuple[float, float], sign: str) -> str:
    """Draw the Estates of one family in a Province."""
    x, y = corner
    count: int = drawing.view["provinces"][name]["estates"][family]
    said = drawing.say("draw-estates", family=family, count=count, province=name)
    if sign:
        said += drawing.say(f"draw-{sign}")
    numbers = drawing.estate_numbers[family][PROVINCES.index(name)]
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


def pawns(drawing: Drawing, name: str) -> list[str]:
    """Draw buildings, the Silent Sejm and the Black Clouds in a Province."""
    view, cards = drawing.view, drawing.cards
    standing: list[tuple[str, str, str, int]] = []
    for place, building in enumerate(BUILDINGS):
        if view["buildings"].get(building) == name:
            change = cards.building_strength[place]
            standing.append((f"building-{building}", pieces.building(building, signed(change)), building, change))
    for pawn, change in (("silent-sejm", cards.silent_sejm), ("black-clouds", cards.black_clouds)):
        if view[pawn] and (pawn == "silent-sejm" or name == "prussia"):
            standing.append((f"{pawn}-{name}", pieces.pawn(pawn, signed(change)), pawn, change))
    x, y = FIELDS[name].pawns
    start = x - len(standing) * PAWN / 2 + 12
    return [
        piece(key, start + place * PAWN, y, title(drawing.say("draw-pawn", pawn=pawn, change=signed(change))), shape)
        for place, (key, shape, pawn, change) in enumerate(standing)
    ]


def fief(drawing: Drawing, place: int, name: str) -> str:
    """Draw a Fief as a shield outside the border, with the Estate of whoever holds it."""
    (x, y), (a, b), anchor = SHIELDS[name]
    holder: str | None = drawing.view["fiefs"][name]
    home = PROVINCES[drawing.cards.fief_province[place]]
    values: dict[str, Any] = {"fief": name, "province": home}
    said = drawing.say("draw-fief", family=holder, **values) if holder else drawing.say("draw-fief-free", **values)
    parts = [
        title(said),
        path(pieces.SHIELD, class_=f"land-{home}"),
        path(pieces.SHIELD, class_="line"),
        path(pieces.SHIELD, class_=f"edge-{home}", fill="none", transform="scale(.84)"),
        text(a - x, b - y, drawing.name(name), class_="caption", style=f"fill:var(--own-ink);text-anchor:{anchor}"),
    ]
    shown = at(x, y, *parts)
    if holder:
        numbers = drawing.estate_numbers[holder][PROVINCE_COUNT + place]
        shown += piece(f"estate-{holder}-{numbers[0]}", x, y - 1, title(said), pieces.manor(holder))
    return shown


def partitions(drawing: Drawing) -> str:
    """Draw how many Provinces are partitioned, and how many would be the end."""
    x, y = PARTITIONS
    lost = sum(drawing.view["provinces"][name]["partitioned"] for name in PROVINCES)
    shown = [title(drawing.say("draw-partitions", count=lost))]
    for each in range(LAST_PARTITION):
        shape = path(pieces.SHIELD, class_="seal" if each < lost else "recess", transform="scale(.5)")
        shown.append(at(x + 12 + each * 24, y + 8, shape, path(pieces.SHIELD, class_="line", transform="scale(.5)")))
    shown.append(text(x, y + 36, drawing.say("draw-partitions-name"), class_="caption"))
    return group(*shown)
