"""What lies on the board while a scene is played: dice where they fall, sums where they matter, arrows in use."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from godsplay.engine.event import Event
from godsplay.games.gods_playground.display.draw import battle_props, plates
from godsplay.games.gods_playground.display.draw.centre import seat_middle
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import DANZIG, FIELDS, POLISH_ARMY, SEJM, SEJM_RADIUS
from godsplay.games.gods_playground.display.draw.plates import AT_BOX, BANNER, banner, plate, ring
from godsplay.games.gods_playground.display.draw.tracks import space_middle
from godsplay.games.gods_playground.rules.board import BLACK_BY_TURN, ENEMIES, FAMILIES, REGIONS
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.svg import Point

Prop = Callable[[Drawing, Event], str]

BELOW_SEJM: Final[Point] = (SEJM[0], SEJM[1] + SEJM_RADIUS + 26)


def box_of(enemy: object) -> str:
    """Find the box of an enemy, whatever it is called this turn."""
    return ENEMIES[0] if enemy in BLACK_BY_TURN else str(enemy)


# The turn.


def turn_begins(drawing: Drawing, event: Event) -> str:
    """Announce a turn."""
    king = drawing.name(str(event.values["king"]))
    return banner(drawing.say("prop-turn", turn=event.values["turn"], king=king))


def income(drawing: Drawing, event: Event) -> str:
    """Show what a family collects."""
    family = str(event.values["seat"])
    middle = (BANNER[0] + (FAMILIES.index(family) - 1) * 130, BANNER[1] + 56)
    return plate(middle, plates.disc(family), plates.coin(), plates.figure(f"+{event.values['amount']}"))


def polish_army(drawing: Drawing, event: Event) -> str:
    """Show what the blocks in the Polish Army box add up to."""
    x, y, width, _ = POLISH_ARMY
    words = plates.word(drawing.say("thing-blocks"))
    return plate((x + width / 2, y), plates.cube("king"), words, plates.figure(f"= {event.values['total']}"))


def blocks_shown(drawing: Drawing, event: Event) -> str:
    """Light up the blocks of the family that shows them."""
    seat = FAMILIES.index(str(event.values["seat"]))
    x, y, _, _ = POLISH_ARMY
    corners = [*(FIELDS[name].armies for name in REGIONS), (x + 14, y + 76)]
    rings = [ring((left + 13 + 33 * seat, top + 13), 21) for left, top in corners]
    return banner(drawing.tell("prop-blocks", family=event.values["seat"]), plates.disc(FAMILIES[seat])) + "".join(
        rings
    )


def bid_shown(drawing: Drawing, event: Event) -> str:
    """Show a bid in the middle of the table."""
    bid = plates.figure(str(event.values["amount"]))
    return plate(BELOW_SEJM, plates.disc(str(event.values["seat"])), plates.coin(), bid)


def first_player(drawing: Drawing, event: Event) -> str:
    """Announce the first player."""
    family = str(event.values["seat"])
    return banner(drawing.tell("prop-first-player", family=family), plates.disc(family))


def elected(drawing: Drawing, event: Event) -> str:
    """Show who has won an election, with how many nobles, and the seat in the Sejm."""
    region, family = str(event.values["region"]), str(event.values["seat"])
    nobles = plates.figure(str(event.values["nobles"]))
    seat = ring(seat_middle(REGIONS.index(region)), 22)
    return plate(FIELDS[region].plate, plates.cube(family), nobles, plates.word(drawing.say("prop-elected"))) + seat


def not_elected(drawing: Drawing, event: Event) -> str:
    """Show that nobody has won an election."""
    return plate(FIELDS[str(event.values["region"])].plate, plates.word(drawing.say("prop-not-elected")))


# Special actions.


def danzig(drawing: Drawing, event: Event) -> str:
    """Show what the grain has brought."""
    return plate((DANZIG[0] + 30, DANZIG[1] - 54), plates.coin(), plates.figure(f"+{event.values['amount']}"))


def treaty(drawing: Drawing, event: Event) -> str:
    """Show the die and what the treaty costs, or what was lost for none."""
    values = event.values
    die = int(str(values["die"]))
    price = int(str(values.get("cost", values["money"])))
    cost = plates.figure(f"+ {price - die} = {price}")
    outcome = plates.word(drawing.say(f"prop-{event.key}"))
    return plate(AT_BOX[box_of(values["enemy"])], plates.rolled_die(die), cost, plates.coin(), outcome)


def treaty_word(drawing: Drawing, event: Event) -> str:
    """Show whether a treaty holds."""
    return plate(AT_BOX[box_of(event.values["enemy"])], plates.word(drawing.say(f"prop-{event.key}")))


def vetoed(drawing: Drawing, event: Event) -> str:
    """Cry the veto over the Sejm."""
    return plate(BELOW_SEJM, plates.disc(str(event.values["seat"])), plates.word(drawing.say("verb-veto")))


def school(drawing: Drawing, event: Event) -> str:
    """Show the point of a school."""
    middle = FIELDS[str(event.values["region"])].plate
    return plate(middle, plates.word(drawing.say("prop-school")), *gain(event)) + moved(drawing, event)


def all_schools(drawing: Drawing, event: Event) -> str:
    """Announce schools in all regions."""
    return banner(drawing.say("prop-schools"), *gain(event)) + moved(drawing, event)


def confederated(drawing: Drawing, event: Event) -> str:
    """Show who takes an estate from whom."""
    middle = FIELDS[str(event.values["region"])].plate
    taker, owner = str(event.values["seat"]), str(event.values["family"])
    return plate(middle, plates.disc(owner), plates.figure("→"), plates.disc(taker))


# Estates and points.


def estates_burn(drawing: Drawing, event: Event) -> str:
    """Write why a region loses estates: the enemy against its nobles, or influence."""
    values = event.values
    lost = plates.word(drawing.tell("prop-lost", lost=values["lost"]))
    if event.key == "influence-burns":
        cause = [plates.influence(), plates.figure(str(values["count"]))]
    else:
        sum_of = f"{values['strength']} \N{MINUS SIGN} {values['nobles']}"
        cause = [plates.enemy_cube(battle_props.number_of(values["enemy"])), plates.figure(sum_of)]
    return plate(FIELDS[str(values["region"])].plate, *cause, lost)


def estate_lost(drawing: Drawing, event: Event) -> str:
    """Light up the space from which an estate has fallen."""
    region = str(event.values["region"])
    x, y = FIELDS[region].line[drawing.state.free_space(REGIONS.index(region))]
    lost = plates.figure(f"\N{MINUS SIGN}{event.values['points']}")
    return ring((x, y), 24) + plate((x, y + 46), plates.disc(str(event.values["seat"])), lost)


def value_changed(drawing: Drawing, event: Event) -> str:
    """Light up the value that has moved."""
    x, y = FIELDS[str(event.values["region"])].name
    sign = "▲" if int(str(event.values["change"])) > 0 else "▼"
    return plate((x + 96, y + 18), plates.figure(f"{sign} {event.values['value']}"))


def box_scored(drawing: Drawing, event: Event) -> str:
    """Show the glory of a box."""
    box = box_of(event.values["enemy"])
    return plate(AT_BOX[box], plates.disc(str(event.values["seat"])), *gain(event)) + moved(drawing, event)


def scored(drawing: Drawing, event: Event) -> str:
    """Show what the Sejm, splendour or estates have brought."""
    family = str(event.values["seat"])
    shown = plate(BELOW_SEJM, plates.disc(family), plates.word(drawing.say(f"prop-{event.key}")), *gain(event))
    return shown + moved(drawing, event)


def won(drawing: Drawing, event: Event) -> str:
    """Announce the winner."""
    family = str(event.values["seat"])
    return banner(drawing.tell("prop-won", family=family, points=event.values["points"]), plates.disc(family))


def gain(event: Event) -> list[plates.Item]:
    """Write the points that something brings."""
    return [plates.figure(f"+{event.values['points']}")]


def moved(drawing: Drawing, event: Event) -> str:
    """Light up a family's disc on the track."""
    points = drawing.state.points_of(FAMILIES.index(str(event.values["seat"])))
    return ring(space_middle(points)[0], 20)


PROPS: Final[dict[str, Prop]] = {
    "turn-begins": turn_begins,
    "income": income,
    "polish-army": polish_army,
    "blocks-shown": blocks_shown,
    "bid-shown": bid_shown,
    "first-player": first_player,
    "first-player-stays": first_player,
    "elected": elected,
    "not-elected": not_elected,
    "danzig-trade": danzig,
    "treaty-made": treaty,
    "treaty-failed": treaty,
    "treaty-broken": treaty_word,
    "treaty-holds": treaty_word,
    "vetoed": vetoed,
    "school-founded": school,
    "schools-everywhere": all_schools,
    "confederated": confederated,
    "estates-burn": estates_burn,
    "influence-burns": estates_burn,
    "estate-lost": estate_lost,
    "value-changed": value_changed,
    "box-scored": box_scored,
    "king-has-most": treaty_word,
    "sejm-scored": scored,
    "money-scored": scored,
    "estates-scored": scored,
    "won": won,
    **battle_props.PROPS,
}


def told(drawing: Drawing) -> Hashable:
    """Return the scene, and what its props show of the position."""
    events = [event for event in drawing.events if event.key in PROPS]
    if not events:
        return None
    state = drawing.state
    told = tuple((event.key, str(event.values)) for event in events)
    return told, tuple(state.scores), tuple(state.estates), drawing.spoken.called(events)


def draw_props(drawing: Drawing) -> str:
    """Draw the props of a scene."""
    return "".join(PROPS[event.key](drawing, event) for event in drawing.events if event.key in PROPS)


LAYERS: Final = [Layer("props", told, draw_props)]
