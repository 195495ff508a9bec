"""The cards and markers: their names, and their figures as typed tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from godsplay.games.magnates.data.figures import Figures
from godsplay.games.magnates.rules.board import BUILDINGS, FIEFS, NOBODY, PROVINCES, SENATORS, SYMBOLS

PRIVILEGES: Final = [
    "bishopric",
    "versailles-of-the-north",
    "corps-of-cadets",
    "local-diet",
    "tribunal",
    "confederation",
    "jesuit-schools",
    "dissidents",
    "rokosz",
    "surrender",
    "monastery",
    "palazzo-in-fortezza",
    "fortress",
    "noble-levy",
    "quarter-army",
    "vistula-grain-trade",
    "union-of-brest",
    "private-duchy",
    "ad-maiorem-dei-gloriam",
    "embassy",
    "entail",
    "veto",
    "assignats",
    "pacta-conventa",
    "constitution-of-may-3",
]
PRIVILEGE_COUNT: Final = 25
MONASTERY: Final = 10  # the first of the three buildings
GRAIN_TRADE: Final = 15
UNION_OF_BREST: Final = 16
PRIVATE_DUCHY: Final = 17
DEI_GLORIAM: Final = 18
EMBASSY: Final = 19
ENTAIL: Final = 20
VETO: Final = 21
ASSIGNATS: Final = 22
PACTA_CONVENTA: Final = 23
CONSTITUTION: Final = 24

CONFLICTS: Final = [
    "livonian-war",
    "dimitriads",
    "smolensk-war",
    "muscovite-deluge",
    "silent-sejm",
    "tatar-invasion",
    "cossack-rebellion",
    "abazy-pasha-war",
    "khmelnytsky-uprising",
    "koliyivshchyna",
    "ottoman-war",
    "moldavian-magnate-wars",
    "khotyn-campaign",
    "fall-of-kamieniec",
    "relief-of-vienna",
    "habsburg-queen",
    "habsburg-candidate",
    "thirty-years-war",
    "war-of-the-polish-succession",
    "annexation-of-spisz",
    "danzig-rebellion",
    "war-for-the-vistula-mouth",
    "swedish-deluge",
    "great-northern-war",
    "black-clouds",
]
CONFLICT_COUNT: Final = 25

KINGS: Final = [  # three for each age
    "zygmunt-august",
    "henryk-walezy",
    "stefan-batory",
    "zygmunt-waza",
    "wladyslaw-waza",
    "jan-kazimierz",
    "michal-korybut",
    "jan-sobieski",
    "august-mocny",
    "stanislaw-leszczynski",
    "august-sas",
    "stanislaw-august",
]

ESTATE_PRIZE: Final = -1  # any other prize is a Fief
FEWEST_PLAYERS: Final = 2  # figures by number of players start with those for two
SCALES: Final = 4


class Cards:
    """The figures of one edition. Symbols are sets of bits: 1 << symbol."""

    def __init__(self, figures: Figures) -> None:
        self.influence: list[int] = figures.family.influence
        self.strength: list[int] = figures.family.strength
        self.by_strength: list[int] = sorted(range(len(self.strength)), key=lambda card: self.strength[card])
        self.pawns: int = figures.estates.pawns
        self.king_bonus: int = figures.estates.king_bonus
        self.black_clouds: int = figures.strength.black_clouds
        self.silent_sejm: int = figures.strength.silent_sejm
        self.fief_strength: int = figures.strength.fief
        wealth = figures.wealth
        self.estate_wealth: int = wealth.estate
        self.dominance_wealth: int = wealth.dominance
        self.advantage_wealth: int = wealth.advantage
        self.presence_wealth: int = wealth.presence
        self.fief_wealth: int = wealth.fief
        self.fief_province: list[int] = [PROVINCES.index(figures.fief[name]) for name in FIEFS]
        senators = [figures.senator[name] for name in SENATORS]
        self.senator_symbols: list[int] = [symbol_bits([each.symbol]) for each in senators]
        self.senator_estates: list[int] = [each.estates for each in senators]
        self.senator_influence: list[int] = [each.influence for each in senators]
        self.senator_strength: list[int] = [each.strength for each in senators]
        privileges = [figures.privilege[name] for name in PRIVILEGES]
        self.privilege_symbols: list[int] = [symbol_bits(each.symbols) for each in privileges]
        self.privilege_estates: list[int] = [each.estates for each in privileges]
        self.privilege_influence: list[int] = [each.influence for each in privileges]
        self.privilege_strength: list[int] = [each.strength for each in privileges]
        self.building_strength: list[int] = [figures.privilege[name].building for name in BUILDINGS]
        self.duchy_dominance: list[int] = privileges[PRIVATE_DUCHY].dominance
        self.gloriam_provinces: int = privileges[DEI_GLORIAM].provinces
        self.constitution_wealth: int = privileges[CONSTITUTION].wealth
        conflicts = [figures.conflict[name] for name in CONFLICTS]
        self.conflict_province: list[int] = [PROVINCES.index(each.province) for each in conflicts]
        self.scales: list[int] = [scale for each in conflicts for scale in each.scale]
        self.prize: list[int] = [
            ESTATE_PRIZE if each.prize == "estate" else FIEFS.index(each.prize) for each in conflicts
        ]
        self.invaded: list[list[int]] = [
            [PROVINCES.index(name) for name in [each.province, *each.also_invaded]] if "invasion" in each.loss else []
            for each in conflicts
        ]
        self.costs_privilege: list[bool] = ["privilege" in each.loss for each in conflicts]
        self.brings_black_clouds: list[bool] = ["black-clouds" in each.loss for each in conflicts]
        self.brings_silent_sejm: list[bool] = ["silent-sejm" in each.loss for each in conflicts]
        self.king_symbol: list[int] = [SYMBOLS.index(figures.king[name].symbol) for name in KINGS]

    def scale(self, conflict: int, players: int) -> int:
        """Return the scale of a Conflict for a number of players."""
        return self.scales[conflict * SCALES + players - FEWEST_PLAYERS]

    def king_adds(self, king: int, symbols: int) -> int:
        """Return the additional Estates for a card with these symbols under a King; none while nobody reigns."""
        if king != NOBODY and (symbols >> self.king_symbol[king]) & 1 == 1:
            return self.king_bonus
        return 0

    def senator_change(self, senator: int) -> int:
        """Return what the action of a Senator adds to Influence or Strength."""
        return self.senator_influence[senator] + self.senator_strength[senator]

    def privilege_change(self, card: int) -> int:
        """Return what the action of a Privilege adds to Influence or Strength; for a building, in its Province."""
        building = card - MONASTERY
        if 0 <= building < len(self.building_strength):
            return self.building_strength[building]
        return self.privilege_influence[card] + self.privilege_strength[card]

    def provinces_to_dominate(self, players: int) -> int:
        """Return in how many Provinces a Private duchy takes Dominance."""
        return self.duchy_dominance[players - FEWEST_PLAYERS]


def symbol_bits(names: Sequence[str]) -> int:
    """Turn names of symbols into a set of bits."""
    bits = 0
    for name in names:
        bits |= 1 << SYMBOLS.index(name)
    return bits
