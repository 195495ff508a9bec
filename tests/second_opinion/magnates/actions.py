"""When Senators and Privileges can be played (EN 320-336; CT: the texts of the cards)."""

from __future__ import annotations

from second_opinion.magnates.components import (
    FIGURES,
    KINGS,
    POWER_SPACES,
    PRIVILEGES,
    PROVINCES,
    SEJM_SPACES,
    SENATORS,
    SYMBOLS,
    Frame,
    Position,
    Readings,
    by_players,
    families,
    held_privileges,
    holder,
    pop,
    push,
)
from second_opinion.magnates.deck import occupied_spaces
from second_opinion.magnates.provinces import (
    estates_in,
    has_advantage,
    has_dominance,
    is_partitioned,
    open_provinces,
    pawns_left,
)
from second_opinion.magnates.veto import declare

OFFICE_PRIVILEGES = {  # CT: for one office each
    "bishopric": "primate",
    "versailles-of-the-north": "treasurer",
    "corps-of-cadets": "hetman",
    "local-diet": "chancellor",
}
INFLUENCE_PRIVILEGES = ["tribunal", "confederation", "jesuit-schools"]  # CT: for Senators and Privileges (ruling 3)
STRENGTH_PRIVILEGES = ["dissidents", "rokosz", "surrender", "noble-levy", "quarter-army"]  # CT
BUILDING_PRIVILEGES = ["monastery", "palazzo-in-fortezza", "fortress"]  # CT
ESTATE_PRIVILEGES = [  # CT: actions that bring Estates
    "vistula-grain-trade",
    "union-of-brest",
    "private-duchy",
    "ad-maiorem-dei-gloriam",
    "pacta-conventa",
]


def open_window(position: Position, occasion: str) -> None:
    """EN 322-325. The players declare actions, in turn order, each once (ruling 1)."""
    push(position, "actions", seat=position["order"][0], occasion=occasion)


def window_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 322-325. Take actions from one or more cards, or pass; who could only pass is not asked (ruling 29)."""
    moves = playable(position, readings, frame["seat"], frame["occasion"])
    return {frame["seat"]: {"pass", *moves}} if moves else {}


def take_turn(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 324-325. Declare one action, or pass."""
    if move == "pass":
        next_in_turn_order(position, readings, frame, drawn)
    else:
        declare(position, family, move)


def next_in_turn_order(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 323-324. The next player declares; after the last the window closes."""
    turn = frame.get("turn", 0) + 1
    if turn == position["players"]:
        pop(position)
    else:
        frame["turn"] = turn
        frame["seat"] = position["order"][turn]


def playable(position: Position, readings: Readings, family: str, occasion: str) -> set[str]:
    """EN 329. The card always specifies when a player can play it. Return the actions, with their targets."""
    moves = set()
    for card in [*SENATORS, *held_privileges(position, family)]:
        if holder(position, card) == family:
            for target in targets(position, readings, family, card, occasion):
                moves.add(f"play {card} {target}".strip())
    return moves


def targets(position: Position, readings: Readings, family: str, card: str, occasion: str) -> list[str]:
    """Return what a card can be played on now: nothing if it cannot be played, "" if it needs no target."""
    if card in ESTATE_PRIVILEGES and lacks_pawns(position, readings, family):
        return []
    if occasion == "end-of-sejm":
        return pacta_conventa_symbols(position, family) if card == "pacta-conventa" else []
    if occasion == "before-cards":
        return occupied_spaces(position) if card == "embassy" else []
    if card == "assignats":
        return assignats_victims(position, family)
    if occasion == "interregnum":
        if card == "treasurer":
            return treasurer_targets(position, family)
        return [""] if interregnum_card_brings_estates(position, readings, family, card) else []
    return [""] if changes_card_at(position, family, card, occasion) else []


def lacks_pawns(position: Position, readings: Readings, family: str) -> bool:
    """EN 293-296, ruling 29. Whether Estates cannot be placed, so that the action is refused; or by EN 324-325 not."""
    return readings["action-without-a-pawn"] == "is-refused" and not pawns_left(position, family)


def changes_card_at(position: Position, family: str, card: str, space: str) -> bool:
    """Whether a card can be played while a Senator, Privilege or Conflict is resolved; one's own card must lie there.

    CT. EN 519-522 (Chancellor: Sejm alone), EN 598 (Hetman), rulings 2 and 3.
    """
    if space not in position["families"][family]["played"]:
        return False
    if space in POWER_SPACES:
        return card == "hetman" or card in STRENGTH_PRIVILEGES or card in BUILDING_PRIVILEGES
    if space in SEJM_SPACES and card == "chancellor":
        return True
    return card in INFLUENCE_PRIVILEGES or OFFICE_PRIVILEGES.get(card) == space


def treasurer_targets(position: Position, family: str) -> list[str]:
    """CT Treasurer, EN 664-665, 829-833. An opponent's Estate in an unpartitioned Province, not in a Fief."""
    if not pawns_left(position, family):  # there is nothing to replace it with
        return []
    return [
        f"{province} {other}"
        for province in open_provinces(position)
        for other in families(position)
        if other != family and estates_in(position, other, province)
    ]


def interregnum_card_brings_estates(position: Position, readings: Readings, family: str, card: str) -> bool:
    """CT. Whether a Privilege of the Interregnum can be played: its condition must be met (ruling 29)."""
    if card == "vistula-grain-trade":
        return grain_trade_estates(position, readings, family) > 0
    if card == "union-of-brest":
        return union_of_brest(position, family)
    if card == "private-duchy":
        return private_duchy(position, family)
    return card == "ad-maiorem-dei-gloriam" and ad_maiorem_dei_gloriam(position, family)


def union_of_brest(position: Position, family: str) -> bool:
    """CT Union of Brest. Advantage or Dominance in Lithuania or Ukraine; who has Dominance leads all others, too."""
    return any(has_advantage(position, family, province) for province in ("lithuania", "ukraine"))


def private_duchy(position: Position, family: str) -> bool:
    """CT Private duchy, EN 827. Dominance in two Provinces, of four or five players in one."""
    dominated = [province for province in PROVINCES if has_dominance(position, family, province)]
    return len(dominated) >= by_players(position, PRIVILEGES["private-duchy"]["dominance"])


def ad_maiorem_dei_gloriam(position: Position, family: str) -> bool:
    """CT Ad maiorem Dei gloriam. An Estate in each of four unpartitioned Provinces."""
    present = [province for province in open_provinces(position) if estates_in(position, family, province)]
    return len(present) >= int(PRIVILEGES["ad-maiorem-dei-gloriam"]["provinces"])


def grain_trade_estates(position: Position, readings: Readings, family: str) -> int:
    """CT Vistula Grain Trade, ruling 6. One for Great Poland, another if Little Poland as well; none partitioned.

    By EN 664-665 a partition of Little Poland costs the second Estate alone.
    """
    if is_partitioned(position, "prussia") or is_partitioned(position, "great-poland"):
        return 0
    from_little_poland = estates_in(position, family, "little-poland") > 0
    if is_partitioned(position, "little-poland"):
        if readings["grain-trade-barred"] == "by-any-of-three-partitions":
            return 0
        from_little_poland = False
    return 1 + from_little_poland if estates_in(position, family, "great-poland") else 0


def assignats_victims(position: Position, family: str) -> list[str]:
    """CT Assignats, ruling 7. Another player who has a Privilege, or an Estate in an unpartitioned Province."""
    return [
        other
        for other in families(position)
        if other != family
        and (
            held_privileges(position, other)
            or any(estates_in(position, other, province) for province in open_provinces(position))
        )
    ]


def pacta_conventa_symbols(position: Position, family: str) -> list[str]:
    """CT Pacta conventa, ruling 5. A symbol other than the King's, of a Privilege acquired in this Sejm."""
    king = KINGS[position["king"]]["symbol"]
    return [symbol for symbol in SYMBOLS if symbol != king and pacta_conventa_estates(position, family, symbol)]


def pacta_conventa_estates(position: Position, family: str, symbol: str) -> int:
    """CT Pacta conventa, ruling 5. One Estate for each Privilege with the symbol acquired in this Sejm."""
    return sum(
        space["won-by"] == family and symbol in PRIVILEGES[space["privilege"]]["symbols"]
        for space in position["sejm"].values()
    )


def influence_or_strength(card: str) -> int:
    """CT, EN 521, 598. Return by how much a card changes the Influence or Strength of one's own Family card."""
    figures = FIGURES["senator"][card] if card in SENATORS else PRIVILEGES[card]
    return int(figures["strength"] if "strength" in figures else figures["influence"])
