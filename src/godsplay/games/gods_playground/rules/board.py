"""The board: the names on it, and its figures as typed tables."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.data.figures import Figures

FAMILIES: Final = ["white", "red", "blue"]
SEATS: Final = 3

REGIONS: Final = ["prussia", "lithuania", "ukraine", "little-poland", "great-poland"]  # clockwise
PRUSSIA: Final = 0
LITHUANIA: Final = 1
UKRAINE: Final = 2
LITTLE_POLAND: Final = 3
GREAT_POLAND: Final = 4
REGION_COUNT: Final = 5
SPACES: Final = 5  # estates in a region

ENEMIES: Final = ["black", "russia", "tatars", "ottomans", "habsburgs"]  # each faces its region
BLACK: Final = 0
RUSSIA: Final = 1
TATARS: Final = 2
OTTOMANS: Final = 3
HABSBURGS: Final = 4
BLACK_BY_TURN: Final = ["teutonic-knights", "swedes", "swedes", "prussians"]

PHASES: Final = [
    "income",
    "nobles",
    "elect-the-king",
    "polish-army",
    "events",
    "elections",
    "build-estates",
    "special-actions",
    "buy-armies",
    "campaigns",
    "enemies-attack",
    "poland-fights-back",
    "enemies-expand",
    "estates",
    "victory-points",
    "end-of-turn",
]

ARMY: Final = 5  # the place of the sixth noble block, after the five regions
PLACES: Final = [*REGIONS, "army"]
PLACE_COUNT: Final = 6
BLOCK_VALUES: Final = 6  # 0 to 5
BLOCKS_OF_A_VALUE: Final = 2

TURNS: Final = 4

# The engine's NONE and HIDDEN, written out: the compiler knows no constants of other modules.
NOBODY: Final = -1
EMPTY: Final = -1  # no block on that place
FACE_DOWN: Final = -2  # a block whose value is not known
NO_BID: Final = -1
SECRET_BID: Final = -2
NO_TREATY: Final = -1

# Where points come from.
SOURCES: Final = ["campaigns", "sejm", "money", "jesuits", "estates"]
CAMPAIGNS: Final = 0
SEJM: Final = 1
MONEY: Final = 2
JESUITS: Final = 3
ESTATES: Final = 4

UNITS: Final = ["infantry", "cavalry", "artillery", "cossack"]
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
COSSACK: Final = 3
ARTILLERY_FROM: Final = 2  # turn
NO_DICE: Final = 0  # artillery helps others to hit
FACES: Final = 6  # of a die


class Board:
    """The figures of one edition. Lists by turn start with turn 1 at index 0."""

    def __init__(self, figures: Figures) -> None:
        strength, points, arrows, estates = figures.strength, figures.points, figures.arrows, figures.estates
        self.strength: list[list[int]] = [
            strength.black,
            strength.russia,
            strength.tatars,
            strength.ottomans,
            strength.habsburgs,
        ]
        vienna = figures.vienna
        self.strength_after_vienna: dict[int, int] = {OTTOMANS: vienna.ottomans, HABSBURGS: vienna.habsburg_box}
        self.pacifying: int = vienna.pacifying
        self.box_points: list[int] = [
            points.black,
            points.russia,
            points.tatars,
            points.ottomans,
            points.habsburgs,
        ]
        self.sejm_disc_points: int = points.sejm_disc
        self.money_for_a_point: int = points.money_for_a_point
        self.school_points: int = points.jesuit_school
        self.school_bonus: int = points.jesuit_bonus
        self.city_factor: int = points.city_factor
        self.arrows: list[list[int]] = [
            [REGIONS.index(name) for name in names]
            for names in (arrows.black, arrows.russia, arrows.tatars, arrows.ottomans, arrows.habsburgs)
        ]
        self.estate_points: list[int] = (
            estates.prussia + estates.lithuania + estates.ukraine + estates.little_poland + estates.great_poland
        )
        army = figures.polish_army
        self.army_base: list[list[int]] = army.base
        self.army_up_to: list[int] = army.up_to
        self.army_added: list[list[int]] = army.added
        self.value_start: int = figures.value.start
        self.value_lowest: int = figures.value.lowest
        self.value_highest: int = figures.value.highest
        money = figures.money
        self.bank: int = money.bank
        self.money_start: int = money.start
        self.least_income: int = money.least_income
        self.manager_income: int = money.land_manager
        self.danzig_factor: int = money.danzig_factor
        self.treaty_money: int = money.treaty
        self.school_money: int = money.jesuit_school
        price, hits, pieces = figures.price, figures.hits, figures.pieces
        self.price: list[int] = [price.infantry, price.cavalry, price.artillery, price.cossack]
        self.half_price: list[int] = [full // 2 for full in self.price]
        self.hits: list[int] = [hits.infantry, hits.cavalry, NO_DICE, hits.cossack]  # on this face or more
        self.hit_chances: list[float] = [0.0 if face == NO_DICE else (FACES + 1 - face) / FACES for face in self.hits]
        self.nobles: int = pieces.nobles
        self.discs: int = pieces.discs
        self.units: list[int] = [pieces.infantry, pieces.cavalry, pieces.artillery]
        self.cossacks: int = pieces.cossacks
        self.managers: int = pieces.land_managers
        self.cities: int = pieces.cities
        self.king_cubes: int = pieces.king_cubes
        self.polish_units: list[int] = [
            pieces.polish_infantry,
            pieces.polish_cavalry,
            pieces.polish_artillery,
        ]
