"""Everything a player can ever do."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action, Catalog
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    CHANCELLOR,
    END_OF_SEJM,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    HETMAN,
    INTERREGNUM,
    PROVINCES,
    SENATOR_COUNT,
    SENATORS,
    SPACES,
    SPOT_COUNT,
    SPOTS,
    SYMBOLS,
    TREASURER,
)
from godsplay.games.magnates.rules.cards import (
    ASSIGNATS,
    DEI_GLORIAM,
    EMBASSY,
    ENTAIL,
    GRAIN_TRADE,
    PACTA_CONVENTA,
    PRIVATE_DUCHY,
    PRIVILEGE_COUNT,
    PRIVILEGES,
    UNION_OF_BREST,
    VETO,
)

NONE: Final = -1

# Occasions as sets of bits: 1 << occasion.
DURING_SENATE: Final = (1 << FIRST_SEJM_SPOT) - 1
DURING_SEJM: Final = (1 << FIRST_POWER_SPOT) - (1 << FIRST_SEJM_SPOT)
DURING_CONFLICTS: Final = (1 << SPOT_COUNT) - (1 << FIRST_POWER_SPOT)
DURING_INTERREGNUM: Final = 1 << INTERREGNUM
ANY_TIME: Final = DURING_SENATE | DURING_SEJM | DURING_CONFLICTS | DURING_INTERREGNUM


class MagnatesAction(Action):
    """A verb of the rulebook and what it is about."""

    def __init__(
        self,
        notation: str,
        verb: str,
        family_card: int = NONE,
        privilege: int = NONE,
        senator: int = NONE,
        spot: int = NONE,
        province: int = NONE,
        family: int = NONE,
        symbol: int = NONE,
        times: int = 0,
    ) -> None:
        super().__init__(notation)
        self.verb: str = verb
        self.family_card: int = family_card  # that is placed
        self.privilege: int = privilege  # whose action is played, or which changes hands or is lost
        self.senator: int = senator  # whose action is played
        self.spot: int = spot  # where a Family card is placed; the space of a Conflict
        self.province: int = province  # where Estates come or go
        self.family: int = family  # that is chosen, named or given something
        self.symbol: int = symbol  # that Pacta conventa count
        self.times: int = times  # the occasions at which it can be played, one bit each

    def can_be_played_at(self, occasion: int) -> bool:
        """Whether it is the action of a card for an occasion."""
        return (self.times >> occasion) & 1 == 1


def by_province(verb: str) -> list[MagnatesAction]:
    """Make one action for each Province."""
    return [MagnatesAction(f"{verb} {name}", verb, province=province) for province, name in enumerate(PROVINCES)]


def by_privilege(verb: str) -> list[MagnatesAction]:
    """Make one action for each Privilege."""
    return [MagnatesAction(f"{verb} {name}", verb, privilege=card) for card, name in enumerate(PRIVILEGES)]


def by_card(verb: str, first: int, beyond: int) -> list[MagnatesAction]:
    """Make one action for each spot and Family card."""
    return [
        MagnatesAction(f"{verb} {SPOTS[spot]} {name}", verb, family_card=card, spot=spot)
        for spot in range(first, beyond)
        for card, name in enumerate(FAMILY_CARDS)
    ]


def play(card: int, verb: str, times: int) -> list[MagnatesAction]:
    """Make the one action of a Privilege that needs no target."""
    return [MagnatesAction(f"play {PRIVILEGES[card]}", verb, privilege=card, times=times)]


def play_entail() -> list[MagnatesAction]:
    """Make the actions of Entail, one for each Province; it is played when an Estate is lost, not at an occasion."""
    return [
        MagnatesAction(f"play entail {name}", "entail", privilege=ENTAIL, province=province)
        for province, name in enumerate(PROVINCES)
    ]


def play_assignats() -> list[MagnatesAction]:
    """Make the actions of Assignats, one for each family."""
    return [
        MagnatesAction(f"play assignats {name}", "assignats", privilege=ASSIGNATS, family=family, times=ANY_TIME)
        for family, name in enumerate(FAMILIES)
    ]


def play_pacta_conventa() -> list[MagnatesAction]:
    """Make the actions of Pacta conventa, one for each symbol."""
    return [
        MagnatesAction(
            f"play pacta-conventa {name}",
            "pacta-conventa",
            privilege=PACTA_CONVENTA,
            symbol=symbol,
            times=1 << END_OF_SEJM,
        )
        for symbol, name in enumerate(SYMBOLS)
    ]


def play_treasurer() -> list[MagnatesAction]:
    """Make the actions of the Treasurer: whose Estate is swapped, and where."""
    return [
        MagnatesAction(
            f"play treasurer {where} {whose}",
            "treasurer",
            senator=TREASURER,
            province=province,
            family=family,
            times=DURING_INTERREGNUM,
        )
        for province, where in enumerate(PROVINCES)
        for family, whose in enumerate(FAMILIES)
    ]


def play_embassy() -> list[MagnatesAction]:
    """Make the actions of the Embassy, one for each space of a Conflict."""
    return [
        MagnatesAction(
            f"play embassy {name}",
            "embassy",
            privilege=EMBASSY,
            spot=FIRST_POWER_SPOT + space,
            times=1 << BEFORE_CARDS,
        )
        for space, name in enumerate(SPACES)
    ]


PASS: Final = MagnatesAction("pass", "pass")
ESTATE: Final = by_province("estate")
BID_SENATE: Final = by_card("bid", 0, FIRST_SEJM_SPOT)
BID_SEJM: Final = by_card("bid", FIRST_SEJM_SPOT, FIRST_POWER_SPOT)
FIGHT: Final = by_card("fight", FIRST_POWER_SPOT, SPOT_COUNT)
CHOOSE: Final = [MagnatesAction(f"choose {name}", "choose", family=seat) for seat, name in enumerate(FAMILIES)]
REMOVE: Final = [
    MagnatesAction(f"remove {name}", "remove", spot=FIRST_POWER_SPOT + space) for space, name in enumerate(SPACES)
]
DISCARD: Final = by_privilege("discard")
DEMAND: Final = by_privilege("demand")
HAND_OVER: Final = MagnatesAction("hand-over", "hand-over")
CEDE: Final = by_province("cede")

PLAY_SENATOR: Final[list[list[MagnatesAction]]] = [  # by Senator; the Primate acts by deciding ties
    [],
    play_treasurer(),
    [MagnatesAction(f"play {SENATORS[HETMAN]}", "strength", senator=HETMAN, times=DURING_CONFLICTS)],
    [MagnatesAction(f"play {SENATORS[CHANCELLOR]}", "influence", senator=CHANCELLOR, times=DURING_SEJM)],
]
PLAY_PRIVILEGE: Final[list[list[MagnatesAction]]] = [  # by Privilege
    *[play(card, "influence", 1 << card) for card in range(SENATOR_COUNT)],  # one for each office, in its order
    *[play(card, "influence", DURING_SENATE | DURING_SEJM) for card in (4, 5, 6)],
    *[play(card, "strength", DURING_CONFLICTS) for card in (7, 8, 9)],
    *[play(card, "building", DURING_CONFLICTS) for card in (10, 11, 12)],
    *[play(card, "strength", DURING_CONFLICTS) for card in (13, 14)],
    play(GRAIN_TRADE, "grain-trade", DURING_INTERREGNUM),
    play(UNION_OF_BREST, "union-of-brest", DURING_INTERREGNUM),
    play(PRIVATE_DUCHY, "private-duchy", DURING_INTERREGNUM),
    play(DEI_GLORIAM, "dei-gloriam", DURING_INTERREGNUM),
    play_embassy(),
    play_entail(),
    play(VETO, "veto", 0),
    play_assignats(),
    play_pacta_conventa(),
    [],  # the Constitution counts at the end and is never played
]
PLAY: Final = [action for actions in [*PLAY_SENATOR, *PLAY_PRIVILEGE] for action in actions]
PLAY_ENTAIL: Final = PLAY_PRIVILEGE[ENTAIL]
PLAY_VETO: Final = PLAY_PRIVILEGE[VETO][0]

GIVE: Final = [  # by Privilege and family
    MagnatesAction(f"give {PRIVILEGES[card]} {name}", "give", privilege=card, family=seat)
    for card in range(PRIVILEGE_COUNT)
    for seat, name in enumerate(FAMILIES)
]

ACTIONS: Final = Catalog(
    [
        PASS,
        *ESTATE,
        *BID_SENATE,
        *BID_SEJM,
        *FIGHT,
        *CHOOSE,
        *REMOVE,
        *DISCARD,
        *DEMAND,
        HAND_OVER,
        *CEDE,
        *PLAY,
        *GIVE,
    ]
)
FIRST_PLAY: Final = PLAY[0].id  # actions of cards follow one another
