"""What a scene adds to the board: sums that grow, tags where Estates come and go, cards that are played, banners."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from godsplay.engine.event import Event
from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.contest_panel import contest_panel, standing
from godsplay.games.magnates.display.draw.drawing import Drawing, wrap_heading
from godsplay.games.magnates.display.draw.places import (
    CARD,
    CONFLICT,
    LAYOUT,
    MAP,
    SHIELDS,
    spot_corner,
)
from godsplay.games.magnates.display.draw.rows import face
from godsplay.games.magnates.rules.board import (
    FAMILIES,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    NOBODY,
    SENATORS,
    SPOTS,
)
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.svg import Point, at, circle, group, path, rect, text

BANNER: Final = 400.0  # how wide it is
LETTERS: Final = 19.0
LINE: Final = 25.0


def told(drawing: Drawing) -> Hashable:
    """Return what is told in the scene, and how the contest stands that it is about."""
    if not drawing.events:
        return None
    events = tuple((event.key, *map(str, event.values.values())) for event in drawing.events)
    stands = tuple(standing(drawing, spot_of(drawing, event)) for event in drawing.events)
    return events, stands, drawing.players, drawing.state.king, drawing.spoken.called(drawing.events)


def draw_props(drawing: Drawing) -> str:
    """Draw what the events of the scene add to the board."""
    drawn = [DRAWN[event.key](drawing, event) for event in drawing.events if event.key in DRAWN]
    return group(*drawn, class_="prop quiet")


def sentence(drawing: Drawing, event: Event) -> str:
    """Return an event in words."""
    return drawing.spoken.text(event)


# Contests.


def spot_of(drawing: Drawing, event: Event) -> int:
    """Return the spot that an event is about: what is won or lies there, else what is being resolved."""
    values = event.values
    if str(values.get("spot")) in SPOTS:
        return SPOTS.index(str(values["spot"]))
    if event.key == "privilege-won":
        return FIRST_SEJM_SPOT + drawing.state.sejm.index(PRIVILEGES.index(str(values["privilege"])))
    return drawing.resolved


def contest(drawing: Drawing, event: Event) -> str:
    """Draw how the contest stands that an event is about, or say it where there is none."""
    stands = standing(drawing, spot_of(drawing, event))
    return banner(drawing, event) if stands is None else contest_panel(drawing, stands, sentence(drawing, event))


# On the map.


def changed_estates(drawing: Drawing, event: Event) -> str:
    """Draw by how many a family's Estates have changed, above the Province or Fief."""
    values = event.values
    family, count = str(values["seat"]), int(str(values.get("count", 1)))
    place = estates_place(event)
    if event.key in ("estate-lost", "fief-lost"):
        return tag(place, family, f"−{count}")
    if event.key == "estates-ceded":
        return tag(place, family, f"−{count}", 0) + tag(place, str(values["to"]), f"+{count}", 1)
    gained = tag(place, family, f"+{count}")
    return gained if event.key != "fief-replaced" else gained + tag(place, str(values["to"]), "−1", 1)


def estates_place(event: Event) -> Point:
    """Return the place above the Province or Fief that an event is about."""
    if "fief" in event.values:
        x, y = SHIELDS[str(event.values["fief"])].place
        return x, max(y - 34, MAP.y + 18)
    x, y = LAYOUT[str(event.values["province"])].name
    return x, y - 34


def tag(place: Point, family: str, change: str, row: int = 0) -> str:
    """Draw a family's disc with what it gains or loses."""
    plate = rect(-38, -17, 76, 34, rx=17, class_="prop-panel")
    figure = text(14, 7, change, class_="figure", style="font-size:22px")
    return at(place[0] + 80 * row, place[1], plate, at(-18, 0, pieces.disc(family, 12)), figure)


def sealed_province(drawing: Drawing, event: Event) -> str:
    """Mark a Province as partitioned."""
    x, y = LAYOUT[str(event.values["province"])].name
    label = drawing.say("prop-partitioned").upper()
    wide = len(label) * 12 + 20
    plate = rect(-wide / 2, -15, wide, 30, rx=4, class_="seal")
    return at(x, y - 32, plate, text(0, 6, label, class_="name on-seal"))


def marked_spot(drawing: Drawing, event: Event) -> str:
    """Mark the card that has just been laid out."""
    spot = spot_of(drawing, event)
    wide, high = CONFLICT if spot >= FIRST_POWER_SPOT else CARD
    x, y = spot_corner(spot)
    return rect(x - 4, y - 4, wide + 8, high + 8, rx=10, class_="prop-ring")


# Banners.


def banner(drawing: Drawing, event: Event) -> str:
    """Show what has happened in the middle of the map, with what it is about beside it."""
    sign, room, least = sign_of(drawing, event)
    lines = wrap_heading(sentence(drawing, event), BANNER - room - 30, LETTERS)
    high = max(least, LINE * len(lines) + 26)
    x, y = MAP.x + (MAP.width - BANNER) / 2, MAP.y + 150 - high / 2 + 60
    first = high / 2 - (len(lines) - 1) * LINE / 2 + 6.5
    left = room + (BANNER - room) / 2
    written = [
        text(left, first + LINE * row, line, class_="prop-text", style=pieces.px(LETTERS))
        for row, line in enumerate(lines)
    ]
    plate = rect(0, 0, BANNER, high, rx=10, class_="prop-panel")
    return at(x, y, plate, at(room / 2 + 4, high / 2, sign) if sign else "", *written)


def sign_of(drawing: Drawing, event: Event) -> tuple[str, float, float]:
    """Draw what a banner is about: around its middle, with the width and the height that it needs."""
    values = event.values
    card = str(values.get("tool", values.get("privilege", "")))
    if card in SENATORS or card in PRIVILEGES:
        drawn = at(-CARD[0] / 2, -CARD[1] / 2, face(drawing, card, drawing.state.king, NOBODY))
        return drawn, CARD[0] + 16, CARD[1] + 20
    if "symbol" in values:
        return pieces.roundel(str(values["symbol"]), 26, True), 76, 80
    if event.key in ("king-dies", "won"):
        return path(pieces.CROWN, class_="golden", transform="scale(4)"), 70, 66
    if event.key in SIGNS:
        return circle(0, 0, 28, class_="vellum") + pieces.loss(SIGNS[event.key], 18), 76, 80
    family = str(values.get("seat", ""))
    return (pieces.disc(family, 22), 64, 64) if family in FAMILIES else ("", 0, 0)


SIGNS: Final = {
    "black-clouds-gather": "black-clouds",
    "sejm-is-silent": "silent-sejm",
    "third-partition": "invasion",
}

CONTESTS: Final = [
    "card-shown",
    "influence-changed",
    "strength-changed",
    "strength-counted",
    "conflict-won",
    "conflict-lost",
    "strongest",
    "weakest",
    "tied",
    "later-seat-wins",
    "tie-decided",
    "office-won",
    "privilege-won",
    "built",
]
ESTATES: Final = [
    "estates-placed",
    "estate-lost",
    "estates-ceded",
    "swapped",
    "claimed",
    "fief-taken",
    "fief-replaced",
    "fief-lost",
]
BANNERS: Final = [
    "turn-order-is",
    "no-pawn-left",
    "privilege-given",
    "king-elected",
    "nobody-bid",
    "primate-by-default",
    "action-played",
    "vetoed",
    "conflict-recalled",
    "privilege-demanded",
    "estates-demanded",
    "privilege-handed-over",
    "pacta-counted",
    "entailed",
    "conflict-returned",
    "too-few-conflicts",
    "no-fief",
    "privilege-lost",
    "black-clouds-gather",
    "sejm-is-silent",
    "conflict-removed",
    "king-dies",
    "third-partition",
    "cards-taken-back",
    "wealth-counted",
    "won",
]
DRAWN: Final[dict[str, Callable[[Drawing, Event], str]]] = {
    **dict.fromkeys(CONTESTS, contest),
    **dict.fromkeys(ESTATES, changed_estates),
    **dict.fromkeys(BANNERS, banner),
    "privilege-dealt": marked_spot,
    "conflict-drawn": marked_spot,
    "partitioned": sealed_province,
}

LAYERS: Final = [Layer("props", told, draw_props)]
