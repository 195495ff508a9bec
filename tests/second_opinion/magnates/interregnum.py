"""The Interregnum and the end of the game (EN 805-911)."""

from __future__ import annotations

from second_opinion.magnates.actions import open_window
from second_opinion.magnates.components import (
    FIGURES,
    INFLUENCE,
    PRIVILEGES,
    PROVINCES,
    ROUNDS,
    SEJM_SPACES,
    Frame,
    Position,
    Readings,
    ask_primate,
    families,
    held_privileges,
    pop,
    primate,
    push,
)
from second_opinion.magnates.preparation import elect_king
from second_opinion.magnates.provinces import (
    estates_in,
    estates_on_board,
    has_advantage,
    has_dominance,
)

THIRD_PARTITION = 3  # EN 816


def begin_interregnum(position: Position) -> None:
    """EN 807-824. The King is dead; with three partitioned Provinces all have lost, otherwise actions are played."""
    position["king"] = None
    position["given"] = []
    if len(position["partitioned"]) >= THIRD_PARTITION:
        position["third-partition"] = True
        return
    push(position, "interregnum")
    open_window(position, "interregnum")


def settle_interregnum(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 836-840, 867. A new turn order is established; after the fourth round Wealth is counted (ruling 20)."""
    if position["round"] == ROUNDS:
        determine_winner(position)
        return
    position["order"].sort(key=lambda family: -estates_on_board(position, family))
    push(position, "turn-order", seat=primate(position))


def tied_for_place(position: Position, frame: Frame) -> list[str]:
    """EN 838-840. Return those without a place yet who have as many Estates as the next in the turn order."""
    waiting = position["order"][frame.get("turn", 0) :]
    most = estates_on_board(position, waiting[0])
    return [family for family in waiting if estates_on_board(position, family) == most]


def turn_order_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 840. Any ties are decided by the Primate, place by place."""
    tied = tied_for_place(position, frame)
    return {frame["seat"]: {f"choose {family}" for family in tied}} if len(tied) > 1 else {}


def choose_next(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 840. The family that the Primate chooses takes the place."""
    chosen = move.split()[1]
    position["order"].remove(chosen)
    position["order"].insert(frame.get("turn", 0), chosen)
    take_place_in_order(position, readings, frame, drawn)


def take_place_in_order(position: Position, readings: Readings, frame: Frame, drawn: list[int]) -> None:
    """EN 838-840. Go on to the next place; when all have one, the round ends."""
    frame["turn"] = frame.get("turn", 0) + 1
    if frame["turn"] == position["players"]:
        pop(position)
        pop(position)
        end_round(position, drawn)


def end_round(position: Position, drawn: list[int]) -> None:
    """EN 843-845. Family cards are taken back, Senators return, Privileges are retained; the next round begins."""
    for family in position["families"].values():
        family.update(hand=list(INFLUENCE), played={})
    for senator in position["senators"].values():
        senator["holder"] = None
    for space in SEJM_SPACES:
        position["sejm"][space] = {"privilege": None, "won-by": None}
    position["shown"] = []
    position["round"] += 1
    elect_king(position, drawn)


def wealth(position: Position, family: str) -> int:
    """EN 870-887. Estates, bonuses for Provinces, Fiefs and the Constitution of May 3."""
    figures = FIGURES["wealth"]
    owned_fiefs = sum(fief["owner"] == family for fief in position["fiefs"].values())
    return int(
        figures["estate"] * estates_on_board(position, family)
        + sum(bonus_wealth(position, family, province) for province in PROVINCES)
        + figures["fief"] * owned_fiefs
        + constitution_wealth(position, family)
    )


def bonus_wealth(position: Position, family: str, province: str) -> int:
    """EN 874-884. Dominance, or Advantage, or presence, in partitioned Provinces alike."""
    figures = FIGURES["wealth"]
    if has_dominance(position, family, province):
        return int(figures["dominance"])
    if has_advantage(position, family, province):
        return int(figures["advantage"])
    return int(figures["presence"]) if estates_in(position, family, province) else 0


def constitution_wealth(position: Position, family: str) -> int:
    """EN 886-887, CT Constitution of May 3. For its holder, if no Province is partitioned."""
    held = "constitution-of-may-3" in held_privileges(position, family)
    return int(PRIVILEGES["constitution-of-may-3"]["wealth"]) if held and not position["partitioned"] else 0


def determine_winner(position: Position) -> None:
    """EN 889-890. Whoever has the most Wealth wins; the Primate of the last round decides a tie."""
    most = max(wealth(position, family) for family in families(position))
    tied = [family for family in families(position) if wealth(position, family) == most]
    if len(tied) > 1:
        ask_primate(position, tied)
    else:
        win_game(position, tied[0])


def win_game(position: Position, winner: str) -> None:
    """EN 889. The game is over."""
    pop(position)
    position["victor"] = winner
