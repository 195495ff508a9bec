"""Props of war: the dice of enemies and armies, the sums of attacks, and the arrows along which they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from godsplay.engine.event import Event
from godsplay.games.gods_playground.display.draw import plates
from godsplay.games.gods_playground.display.draw.arrows import ATTACKS, MARCH_ON_VIENNA, crossing
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import COSSACK_BOX, FIELDS
from godsplay.games.gods_playground.display.draw.plates import AT_BOX, AT_VIENNA, banner, box_ring, lit_arrow, plate
from godsplay.games.gods_playground.rules.board import BLACK_BY_TURN, ENEMIES, REGIONS, UNITS
from godsplay.present.drawing.dice import Mark
from godsplay.present.drawing.svg import Point

MINUS: Final = "\N{MINUS SIGN}"
NO_ENEMY: Final = 6  # a die that strengthens nobody
AT_COSSACKS: Final[Point] = (COSSACK_BOX[0] + COSSACK_BOX[2] / 2, COSSACK_BOX[1] - 26)


def number_of(enemy: object) -> int:
    """Return the number of an enemy, whatever it is called this turn."""
    return 0 if enemy in BLACK_BY_TURN else ENEMIES.index(str(enemy))


def count_of(event: Event, name: str = "count") -> int:
    """Read a number of an event."""
    return int(str(event.values[name]))


def faces_of(event: Event) -> list[int]:
    """Read the dice of an event."""
    dice = event.values["dice"]
    assert isinstance(dice, list)
    return [int(face) for face in dice]


# Dice.


def enemy_dice(drawing: Drawing, event: Event) -> str:
    """Let the dice fall: all of them above the map, and each at the box that it strengthens."""
    faces = faces_of(event)
    shown = [banner(drawing.say(f"prop-{event.key}"), *(plates.rolled_die(face) for face in faces))]
    for face in sorted(set(faces)):
        where = AT_COSSACKS if face == NO_ENEMY else AT_BOX[ENEMIES[face - 1]]
        dice = [plates.rolled_die(face)] * faces.count(face)
        gain = drawing.say("prop-nobody") if face == NO_ENEMY else f"+{faces.count(face)}"
        shown.append(plate(where, *dice, plates.figure(gain)))
    return "".join(shown)


def rolled(drawing: Drawing, event: Event) -> str:
    """Lay the dice of units out where they fight, hits and losses marked."""
    kind, army = str(event.values["unit"]), str(event.values["army"])
    bonus, needed = count_of(event, "bonus"), drawing.board.hits[UNITS.index(kind)]
    dice = [plates.rolled_die(face, mark_of(face, bonus, needed)) for face in faces_of(event)]
    help_of_guns = [plates.word(f"+{bonus}")] if bonus else []
    hits = plates.figure(drawing.say("prop-hits", hits=count_of(event, "hits")))
    place = plates.place_plate(str(event.values["place"]))
    return plate(place, plates.unit(kind, army), *dice, *help_of_guns, hits, height=46)


def mark_of(face: int, bonus: int, needed: int) -> Mark:
    """Name what a die does: it hits, it costs its unit, or nothing."""
    if face == 1:
        return "lost"
    return "hit" if face + bonus >= needed else ""


# Campaigns.


def campaign(drawing: Drawing, event: Event) -> str:
    """Light the way from a region to the enemy it faces."""
    region = str(event.values["region"])
    box = ENEMIES[REGIONS.index(region)]
    start, end = ATTACKS[box]
    words = plates.word(drawing.say("prop-campaign"))
    who = plate(FIELDS[region].plate, plates.cube(str(event.values["seat"])), words)
    return lit_arrow((end, start), 12) + box_ring(box) + who


def driven_out(drawing: Drawing, event: Event) -> str:
    """Count those who were driven out."""
    cube = plates.enemy_cube(number_of(event.values["enemy"]))
    return plate(plates.place_plate(str(event.values["region"])), cube, plates.figure(f"{MINUS}{count_of(event)}"))


def cubes_in_box(drawing: Drawing, event: Event) -> str:
    """Count the cubes that reach a box."""
    owner = str(event.values.get("seat", "king"))
    box = ENEMIES[number_of(event.values["enemy"])]
    return plate(AT_BOX[box], plates.cube(owner), plates.figure(f"+{count_of(event)}"))


def fought_back(drawing: Drawing, event: Event) -> str:
    """Show where the Polish army strikes."""
    words = plates.word(drawing.say("draw-polish-army"))
    return plate(plates.place_plate(str(event.values["place"])), plates.cube("king"), words)


# Attacks.


def cossacks(drawing: Drawing, event: Event) -> str:
    """Count the Cossacks who join the Tatars."""
    return plate(AT_BOX["tatars"], plates.unit("cossack", ""), plates.figure(f"+{count_of(event)}"))


def held_off(drawing: Drawing, event: Event) -> str:
    """Write the sum of an attack that does not come."""
    box = str(event.values["box"])
    sum_of = f"{event.values['attacking']} {MINUS} {event.values['cubes']}"
    return plate(AT_BOX[box], plates.figure(sum_of), plates.word(drawing.say("net-held-off"))) + box_ring(box)


def invasion(drawing: Drawing, event: Event) -> str:
    """Write the sum of an attack beside the box, and light the arrow."""
    region = str(event.values["region"])
    box = ENEMIES[REGIONS.index(region)]
    attacking = event.values.get("attacking", event.values["strength"])
    cube = plates.enemy_cube(number_of(event.values["enemy"]))
    sum_of = plates.figure(f"{attacking} {MINUS} {event.values['cubes']} = {count_of(event)}")
    goal = plate(FIELDS[region].plate, cube, plates.figure(f"+{count_of(event)}"))
    return lit_arrow(ATTACKS[box], 14) + plate(AT_BOX[box], cube, sum_of) + goal


def vienna_attacked(drawing: Drawing, event: Event) -> str:
    """Write the sum of the march on Vienna, and light its arrow."""
    values = event.values
    cube = plates.enemy_cube(number_of("ottomans"))
    attacking = count_of(event, "printed") + count_of(event, "added")
    sum_of = plates.figure(f"{attacking} {MINUS} {values['cubes']} = {count_of(event)}")
    return lit_arrow(MARCH_ON_VIENNA, 14) + plate(AT_BOX["ottomans"], cube, sum_of) + plate(AT_VIENNA, cube, sum_of)


def habsburg_pieces(drawing: Drawing, event: Event) -> str:
    """Write the sum of the influence that comes."""
    values = event.values
    sum_of = plates.figure(f"{values['printed']} + {values['added']} = {count_of(event)}")
    return lit_arrow(ATTACKS["habsburgs"], 14) + plate(AT_BOX["habsburgs"], plates.influence(), sum_of)


# In a region.


def cancelled(drawing: Drawing, event: Event) -> str:
    """Show two enemies who cancel each other."""
    enemies = [plates.enemy_cube(number_of(event.values[each])) for each in ("enemy", "other")]
    lost = plates.figure(f"{MINUS}{count_of(event)}")
    return plate(FIELDS[str(event.values["region"])].plate, enemies[0], lost, enemies[1], lost)


def bribed(drawing: Drawing, event: Event) -> str:
    """Count the nobles who are bribed."""
    family = str(event.values["seat"])
    lost = plates.figure(f"{MINUS}{count_of(event)}")
    return plate(FIELDS[str(event.values["region"])].plate, plates.influence(), plates.cube(family), lost)


def influence(drawing: Drawing, event: Event) -> str:
    """Count the influence that settles in a region, or leaves it."""
    sign = "+" if event.key == "influence-placed" else MINUS
    count = plates.figure(f"{sign}{count_of(event)}")
    return plate(FIELDS[str(event.values["region"])].plate, plates.influence(), count)


def expands(drawing: Drawing, event: Event) -> str:
    """Write the sum of an expansion, and light all its arrows."""
    home = REGIONS.index(str(event.values["region"]))
    values = event.values
    if event.key == "influence-expands":
        parts = [plates.influence(), plates.figure(f"+{count_of(event)}")]
    else:
        sum_of = f"{values['strength']} {MINUS} {values['nobles']} = {count_of(event)}"
        parts = [plates.enemy_cube(number_of(values["enemy"])), plates.figure(sum_of)]
    lit = [lit_arrow(crossing(home, goal), 10) for goal in drawing.board.arrows[home]]
    return "".join(lit) + plate(FIELDS[REGIONS[home]].plate, *parts)


def vienna_expands(drawing: Drawing, event: Event) -> str:
    """Write the sum of those who leave Vienna."""
    cube = plates.enemy_cube(number_of("ottomans"))
    sum_of = plates.figure(f"{event.values['strength']} {MINUS} {event.values['stay']} = {count_of(event)}")
    return lit_arrow(ATTACKS["habsburgs"], 14) + plate(AT_VIENNA, cube, sum_of)


PROPS: Final[dict[str, Callable[[Drawing, Event], str]]] = {
    "dice": enemy_dice,
    "attack-dice": enemy_dice,
    "rolled": rolled,
    "campaign": campaign,
    "driven-out": driven_out,
    "cubes-in-box": cubes_in_box,
    "king-cubes-in-box": cubes_in_box,
    "fought-back": fought_back,
    "cossacks-join-tatars": cossacks,
    "cossack-rebels": cossacks,
    "held-off": held_off,
    "invasion": invasion,
    "tatar-invasion": invasion,
    "vienna-attacked": vienna_attacked,
    "habsburg-pieces": habsburg_pieces,
    "cancelled": cancelled,
    "nobles-bribed": bribed,
    "influence-placed": influence,
    "influence-removed": influence,
    "influence-lost": influence,
    "expands": expands,
    "vienna-expands": vienna_expands,
    "influence-expands": expands,
}
