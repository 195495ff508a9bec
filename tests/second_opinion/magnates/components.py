"""The components of the game (EN 6-340): names from the rulebook, figures from the cards."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from godsplay.games.magnates import data

Position = dict[str, Any]
Frame = dict[str, Any]  # what is being settled, or waits to be; the last in position["stack"] comes first
Readings = dict[str, str]


def values(figures: Any) -> Any:
    """Keep the values of the figures, without their sources."""
    if not isinstance(figures, dict):
        return figures
    return figures["value"] if "value" in figures else {name: values(figure) for name, figure in figures.items()}


FIGURES: dict[str, Any] = values(tomllib.loads((Path(data.__file__).parent / "cards.toml").read_text("utf-8")))

FAMILIES = ["lubomirski", "potocki", "sapieha", "radziwill", "zamoyski"]  # ruling 25
POWERS = {  # EN 29-40, 594-595: I to V, each with the Province that it attacks
    "moscow": "lithuania",
    "cossacks": "ukraine",
    "ottomans": "little-poland",
    "habsburgs": "great-poland",
    "brandenburg": "prussia",
}
PROVINCES = list(POWERS.values())
POWER_SPACES = [f"{power}-{space}" for power in POWERS for space in (1, 2)]  # EN 53-54
SENATORS = ["primate", "treasurer", "hetman", "chancellor"]  # EN 418-427
SEJM_SPACES = [f"sejm-{space}" for space in range(1, 6)]  # EN 446-448
PRIVILEGES: dict[str, Any] = FIGURES["privilege"]
CONFLICTS: dict[str, Any] = FIGURES["conflict"]
KINGS: dict[str, Any] = FIGURES["king"]  # three of each age, the ages in order
FIEFS: dict[str, str] = FIGURES["fief"]
BUILDINGS = [name for name, card in PRIVILEGES.items() if "building" in card]
SYMBOLS = ["sabre", "chalice", "ducat", "crown"]  # EN 173-174
ROUNDS = 4  # EN 372

INFLUENCE = {  # EN 106-107: the Lady is the card on which Influence and Strength differ
    str(influence) if influence == strength else "lady": influence
    for influence, strength in zip(FIGURES["family"]["influence"], FIGURES["family"]["strength"], strict=True)
}
STRENGTH = dict(zip(INFLUENCE, FIGURES["family"]["strength"], strict=True))


def families(position: Position) -> list[str]:
    """Return the families that play."""
    return list(position["families"])


def by_players(position: Position, figures: list[int]) -> int:
    """Return the figure that is graded by the number of players, two to five (EN 190-191)."""
    players: int = position["players"]
    return figures[players - 2]


def held_privileges(position: Position, family: str) -> list[str]:
    """Return the Privileges that lie in front of a family (EN 178)."""
    return [name for name, privilege in position["privileges"].items() if privilege["where"] == family]


def holder(position: Position, card: str) -> str | None:
    """Return the family in front of which a Senator or Privilege lies, if any."""
    if card in SENATORS:
        where: str | None = position["senators"][card]["holder"]
    else:
        where = position["privileges"][card]["where"]
    return where if where in position["families"] else None


def primate(position: Position) -> str:
    """Return the family that holds the Primate; there is always one after its office (EN 442-443)."""
    return str(position["senators"]["primate"]["holder"])


def attacked_province(space: str) -> str:
    """Return the Province that the Power of a space attacks (EN 29-40)."""
    return POWERS[space.rpartition("-")[0]]


def face_up(position: Position, space: str) -> None:
    """EN 109-111. Turn up the Family cards at a Senator, Privilege or Conflict; gifts can go on again (ruling 24)."""
    position["shown"].append(space)
    position["given"] = []
    for family in position["families"].values():
        family["modifier"] = 0


def modified_influence(position: Position, family: str, space: str) -> int:
    """Return the Influence of a family's card with its actions (EN 420-421, 562)."""
    cards = position["families"][family]
    return int(INFLUENCE[cards["played"][space]] + cards["modifier"])


def modified_strength(position: Position, family: str, space: str) -> int:
    """Return the Strength of a family's card with its actions, also below zero (EN 618; ruling 19)."""
    cards = position["families"][family]
    return int(STRENGTH[cards["played"][space]] + cards["modifier"])


def draw(names: Iterable[str], drawn: list[int]) -> str:
    """Return what chance has drawn next, by name."""
    assert drawn, "the rules draw more than was drawn"
    return list(names)[drawn.pop(0)]


def push(position: Position, step: str, **fields: Any) -> None:
    """Put something on top of what is to be settled."""
    position["stack"].append({"step": step, **fields})


def pop(position: Position) -> None:
    """Take away what has been settled."""
    position["stack"].pop()


def ask_primate(position: Position, tied: list[str]) -> None:
    """Let the Primate decide a tie (EN 427-428, 564, 619, 889)."""
    push(position, "break-tie", seat=primate(position), tied=[name for name in FAMILIES if name in tied])
