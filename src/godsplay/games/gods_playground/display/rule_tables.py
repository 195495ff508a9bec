"""The tables of the rules: figures of the edition, each with the mark of how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from godsplay.engine.edition import Edition
from godsplay.engine.message import Value
from godsplay.games.gods_playground.rules.board import (
    ARTILLERY,
    BLACK_BY_TURN,
    ENEMIES,
    PHASES,
    REGIONS,
    SPACES,
    TURNS,
    UNITS,
)
from godsplay.games.gods_playground.rules.enemies import AFTER_VIENNA, makes_war
from godsplay.present.presentation import Presentation
from godsplay.present.rule_templates import MARKS, RuleTable, graded
from godsplay.present.words import Words

NOTHING: Final = "–"
AUTOMATIC: Final = {
    "income",
    "polish-army",
    "events",
    "elections",
    "enemies-attack",
    "enemies-expand",
    "estates",
    "victory-points",
    "end-of-turn",
}

# What there is of each piece: its icon, and the figures of a family, of the King and of all together.
PIECES: Final = {
    "infantry": ("infantry", "pieces.infantry", "pieces.polish-infantry", ""),
    "cavalry": ("cavalry", "pieces.cavalry", "pieces.polish-cavalry", ""),
    "artillery": ("artillery", "pieces.artillery", "pieces.polish-artillery", ""),
    "cubes": ("noble", "pieces.nobles", "pieces.king-cubes", ""),
    "discs": ("disc", "pieces.all-discs", "", ""),
    "blocks": ("block", "pieces.noble-blocks", "", ""),
    "cossacks": ("cossack", "", "", "pieces.cossacks"),
    "land-managers": ("land-manager", "", "", "pieces.land-managers"),
    "cities": ("city", "", "", "pieces.cities"),
    "treaty-markers": ("treaty", "", "", "pieces.treaty-markers"),
    "black-cubes": ("black", "", "", "pieces.black-cubes"),
    "russian-cubes": ("russia", "", "", "pieces.russian-cubes"),
    "tatar-cubes": ("tatars", "", "", "pieces.tatar-cubes"),
    "ottoman-cubes": ("ottomans", "", "", "pieces.ottoman-cubes"),
    "habsburg-cubes": ("habsburgs", "", "", "pieces.habsburg-cubes"),
    "influence-pieces": ("influence", "", "", "pieces.influence-pieces"),
    "gold": ("money", "", "", "pieces.gold"),
    "silver": ("money", "", "", "pieces.silver"),
    "dice": ("", "", "", "pieces.dice"),
    "value-markers": ("estate-value", "", "", "pieces.value-markers"),
    "game-markers": ("first-player", "", "", "pieces.game-markers"),
}

# What nobles are given up for, by the rule about it, and the figure.
NOBLES: Final = [
    ("elections", "election"),
    ("build-estates", "first-estate"),
    ("build-estates", "later-estate"),
    ("land-manager", "land-manager"),
    ("danzig", "danzig"),
    ("diplomacy", "treaty"),
    ("move-cubes", "moved"),
    ("liberum-veto", "liberum-veto"),
    ("confederation", "confederation"),
    ("jesuit-schools", "jesuit-school"),
    ("new-city", "new-city"),
    ("buy-armies", "army"),
    ("campaigns", "campaign"),
]

# The special actions: their figures of nobles and of what else is paid or gained.
SPECIAL_ACTIONS: Final = {
    "land-manager": ("land-manager", {"money": "money.land-manager"}),
    "danzig": ("danzig", {"factor": "money.danzig-factor"}),
    "diplomacy": ("treaty", {"money": "money.treaty"}),
    "move-cubes": ("", {"moved": "nobles.moved"}),
    "liberum-veto": ("liberum-veto", {}),
    "confederation": ("confederation", {}),
    "jesuit-schools": (
        "jesuit-school",
        {"money": "money.jesuit-school", "points": "points.jesuit-school", "bonus": "points.jesuit-bonus"},
    ),
    "new-city": ("new-city", {"factor": "points.city-factor"}),
}

# Where points come from, by the rule about it.
POINTS: Final = {
    "victory-points": {"sejm": {"points": "points.sejm-disc"}, "money": {"money": "points.money-for-a-point"}},
    "jesuit-schools": {"schools": {"points": "points.jesuit-school", "bonus": "points.jesuit-bonus"}},
    "final-scoring": {"estates": {"factor": "points.city-factor"}},
}


class RuleTables:
    """Lays the tables out in the words of a game."""

    def __init__(self, display: Presentation) -> None:
        self.words: Words = display.words
        self.edition: Edition = display.game.edition

    def all(self) -> dict[str, Callable[[], RuleTable]]:
        """Return every table by its name."""
        return {
            "pieces": self.pieces,
            "regions": self.regions,
            "strength": self.strength,
            "arrows": self.arrows,
            "estate-points": self.estate_points,
            "phases": self.phases,
            "army-base": self.army_base,
            "army-size": self.army_size,
            "nobles": self.nobles,
            "special-actions": self.special_actions,
            "units": self.units,
            "points": self.points,
        }

    # Words and figures.

    def say(self, key: str, **values: Value) -> str:
        """Return a sentence of the word file."""
        return self.words.say(key, values)

    def figure(self, key: str, *places: int | str) -> str:
        """Return a figure with the mark of its grade."""
        return graded(self.edition, key, *places)

    def heads(self, *names: str) -> list[str]:
        """Return the heads of columns."""
        return [self.say(f"rule-head-{name}") for name in names]

    def by_turn(self) -> list[str]:
        """Return a head for every turn."""
        return [self.say("rule-head-turn", turn=turn) for turn in range(1, TURNS + 1)]

    def link(self, anchor: str) -> str:
        """Name a rule, and lead to it."""
        return f"[{self.say(f'rule-name-{anchor}')}](#{anchor})"

    # Components.

    def pieces(self) -> RuleTable:
        """What there is in the box."""
        rows = []
        for name, (shown, *keys) in PIECES.items():
            worth = self.figure(f"pieces.{name}-worth") if f"pieces.{name}-worth" in self.edition.figures else ""
            label = self.say(f"rule-piece-{name}", worth=worth)
            rows.append([icon(shown) + label, *(self.figure(key) if key else NOTHING for key in keys)])
        return RuleTable(self.heads("piece", "family", "king", "shared"), rows)

    def regions(self) -> RuleTable:
        """Each region, and the enemy it faces, by the enemy's number."""
        rows = []
        for number, (region, enemy) in enumerate(zip(REGIONS, ENEMIES, strict=True), 1):
            name = self.black_names() if enemy == ENEMIES[0] else self.say(f"label-enemy-{enemy}")
            colour = self.say(f"rule-colour-{enemy}")
            rows.append([str(number), icon(enemy) + name, colour, self.say(f"label-{region}")])
        return RuleTable(self.heads("number", "enemy", "colour", "region"), rows)

    def black_names(self) -> str:
        """Name the powers that share the black cubes, with their turns."""
        named = []
        for name, turns in groupby(range(1, TURNS + 1), key=lambda turn: BLACK_BY_TURN[turn - 1]):
            listed = list(turns)
            key = "rule-in-turn" if len(listed) == 1 else "rule-in-turns"
            named.append(self.say(key, name=name, first=listed[0], last=listed[-1]))
        return ", ".join(named)

    def strength(self) -> RuleTable:
        """What the enemies come with, turn by turn, and what their boxes pay."""
        rows = []
        for number, enemy in enumerate(ENEMIES):
            cells = [self.strength_in_turn(number, turn) for turn in range(1, TURNS + 1)]
            rows.append([self.enemy(enemy), *cells, self.figure(f"points.{enemy}")])
        return RuleTable([*self.heads("enemy"), *self.by_turn(), *self.heads("box-points")], rows)

    def strength_in_turn(self, enemy: int, turn: int) -> str:
        """Return the strength of an enemy in a turn, or its influence pieces."""
        name = ENEMIES[enemy]
        count = self.figure(f"strength.{name}", turn - 1)
        if not makes_war(enemy, turn):
            return f"{count} ![{self.say('rule-influence')}](icon:influence)"
        if turn == TURNS and enemy in AFTER_VIENNA:
            return self.say("rule-or-vienna", count=count, vienna=self.figure(AFTER_VIENNA[enemy]))
        return count

    def enemy(self, enemy: str) -> str:
        """Name an enemy whatever the turn is, behind one of its cubes."""
        return icon(enemy) + self.say(f"label-enemy-{enemy}")

    def arrows(self) -> RuleTable:
        """Where each enemy spreads to."""
        rows = []
        for region, enemy in zip(REGIONS, ENEMIES, strict=True):
            mark = self.mark(f"arrows.{enemy}")
            goals = self.edition.figures[f"arrows.{enemy}"].value
            named = ", ".join(self.say(f"label-{goal}") + mark for goal in goals)
            rows.append([self.enemy(enemy), self.say(f"label-{region}"), named])
        return RuleTable(self.heads("enemy", "from", "into"), rows)

    def mark(self, key: str) -> str:
        """Return the mark of how sure a figure is."""
        grade = self.edition.figures[key].grade
        return MARKS[grade] if isinstance(grade, str) else ""

    def estate_points(self) -> RuleTable:
        """What every estate space scores at the end."""
        rows = [
            [self.say(f"label-{region}"), *(self.figure(f"estates.{region}", space) for space in range(SPACES))]
            for region in REGIONS
        ]
        inner = [self.say("rule-head-space", space=space) for space in range(2, SPACES)]
        return RuleTable([*self.heads("region", "heart"), *inner, *self.heads("border")], rows)

    # The turn.

    def phases(self) -> RuleTable:
        """The phases of a turn, in their order."""
        rows = []
        for number, phase in enumerate(PHASES, 1):
            who = "table" if phase in AUTOMATIC else "players"
            name = f"{number} [{self.say(f'name-{phase}')}](#{phase})"
            rows.append([name, self.say(f"rule-phase-{phase}"), self.say(f"rule-decided-by-{who}")])
        return RuleTable(self.heads("phase", "happens", "decides"), rows)

    def army_base(self) -> RuleTable:
        """The base of the Polish army in each turn."""
        rows = [
            [
                self.say("rule-king-of-turn", turn=turn, king=f"king-{turn}"),
                *(self.figure("polish-army.base", turn - 1, unit) for unit in range(ARTILLERY + 1)),
            ]
            for turn in range(1, TURNS + 1)
        ]
        return RuleTable([*self.heads("turn-and-king"), *self.unit_heads()], rows)

    def army_size(self) -> RuleTable:
        """What the blocks in the Polish Army box add to it."""
        limits: list[int] = self.edition.figures["polish-army.up-to"].value
        rows = []
        lowest = 0
        for column, highest in enumerate(limits):
            sums = self.say("rule-from-to", lowest=lowest, highest=self.figure("polish-army.up-to", column))
            rows.append([sums, *(self.figure("polish-army.added", column, unit) for unit in range(ARTILLERY + 1))])
            lowest = highest + 1
        return RuleTable([*self.heads("blocks-in-all"), *self.unit_heads()], rows)

    def unit_heads(self) -> list[str]:
        """Name the units that the Polish army has."""
        return [self.say(f"rule-unit-{unit}") for unit in UNITS[: ARTILLERY + 1]]

    def nobles(self) -> RuleTable:
        """What nobles are given up for."""
        rows = [
            [self.link(rule), self.say(f"rule-nobles-{name}"), self.figure(f"nobles.{name}")] for rule, name in NOBLES
        ]
        return RuleTable(self.heads("rule", "what-for", "nobles"), rows)

    def special_actions(self) -> RuleTable:
        """The eight special actions side by side."""
        rows = []
        for rule, (price, keys) in SPECIAL_ACTIONS.items():
            figures = {name: self.figure(key) for name, key in keys.items()}
            nobles = int(self.edition.figures[f"nobles.{price}"].value) if price else 0
            cells = [
                self.say(f"rule-{column}-{rule}", nobles=nobles, **figures) for column in ("price", "gain", "when")
            ]
            rows.append([self.link(rule), *cells])
        return RuleTable(self.heads("action", "price", "gain", "when"), rows)

    def units(self) -> RuleTable:
        """What units cost and when they hit."""
        bonus = int(self.edition.figures["game.artillery-bonus"].value)
        rows = []
        for unit in UNITS:
            price, hits = self.edition.figures[f"price.{unit}"], self.edition.figures.get(f"hits.{unit}")
            half = f"{price.value // 2}{self.mark(f'price.{unit}')}"
            cells = [self.figure(f"price.{unit}"), half]
            if hits is None:
                cells += [NOTHING, NOTHING]
            else:
                helped = f"{hits.value - bonus}{self.mark(f'hits.{unit}')}"
                cells += [self.say("rule-or-more", face=face) for face in (self.figure(f"hits.{unit}"), helped)]
            rows.append([icon(unit) + self.say(f"rule-unit-{unit}"), *cells])
        return RuleTable(self.heads("unit", "price", "half-price", "hits", "helped"), rows)

    def points(self) -> RuleTable:
        """Where points come from, and when."""
        rows = [[self.link("victory-points"), self.say("rule-points-boxes"), self.box_range()]]
        for rule, sources in POINTS.items():
            for source, keys in sources.items():
                figures = {name: self.figure(key) for name, key in keys.items()}
                said = [self.say(f"rule-{column}-{source}", **figures) for column in ("points", "points-for")]
                rows.append([self.link(rule), *said])
        return RuleTable(self.heads("rule", "source", "points"), rows)

    def box_range(self) -> str:
        """Return the least and the most that an enemy's box pays."""
        ordered = sorted(ENEMIES, key=lambda enemy: self.edition.figures[f"points.{enemy}"].value)
        least, most = (self.figure(f"points.{enemy}") for enemy in (ordered[0], ordered[-1]))
        return self.say("rule-from-to", lowest=least, highest=most)


def icon(name: str) -> str:
    """Return an icon, and the space behind it; nothing for what has none."""
    return f"![](icon:{name}) " if name else ""
