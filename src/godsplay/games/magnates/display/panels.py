"""What stands beside a family's name, and what its Wealth is made of; from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.magnates.rules.board import FAMILIES, PROVINCES, SENATORS
from godsplay.games.magnates.rules.cards import CONSTITUTION, PRIVILEGES, Cards

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.game import Magnates


def panel(game: Magnates, view: dict[str, Any], family: str) -> list[tuple[str, str]]:
    """Show Estates, cards in hand, and the offices and Privileges that a family holds."""
    words = game.words()
    own = view["families"][family]
    in_hand = len(own["hand"]) - list(own["played"].values()).count("face-down")
    shown = [
        (words.say("panel-estates"), str(estates(view, family))),
        (words.say("panel-hand"), str(in_hand)),
        (words.say("panel-privileges"), str(len(own["privileges"]))),
    ]
    offices = [words.say(f"draw-{each}") for each in SENATORS if view["senators"][each] == family]
    return [*shown, (words.say("panel-senators"), ", ".join(offices))] if offices else shown


def points(game: Magnates, view: dict[str, Any]) -> list[tuple[str, list[int]]]:
    """Give what the Wealth of each family comes from; nothing is counted if all have lost."""
    if view["third-partition"]:
        return []
    words, cards = game.words(), game.cards
    families = FAMILIES[: view["players"]]
    return [
        (words.say("source-estates"), [cards.estate_wealth * estates(view, family) for family in families]),
        (words.say("source-provinces"), [provinces(cards, view, family) for family in families]),
        (words.say("source-fiefs"), [cards.fief_wealth * fiefs(view, family) for family in families]),
        (words.say("source-cards"), [constitution(cards, view, family) for family in families]),
    ]


def estates(view: dict[str, Any], family: str) -> int:
    """Count the Estates of a family in the Provinces and Fiefs."""
    held: list[int] = [view["provinces"][name]["estates"].get(family, 0) for name in PROVINCES]
    return sum(held) + fiefs(view, family)


def fiefs(view: dict[str, Any], family: str) -> int:
    """Count the Fiefs of a family."""
    return list(view["fiefs"].values()).count(family)


def provinces(cards: Cards, view: dict[str, Any], family: str) -> int:
    """Add up what Provinces bring besides the Estates in them: Dominance, Advantage or presence."""
    total = 0
    for name in PROVINCES:
        standing: dict[str, int] = view["provinces"][name]["estates"]
        leader, dominates = leading(standing, view["players"])
        if leader == family:
            total += cards.dominance_wealth if dominates else cards.advantage_wealth
        elif family in standing:
            total += cards.presence_wealth
    return total


def constitution(cards: Cards, view: dict[str, Any], family: str) -> int:
    """Give what the Constitution brings whoever holds it: nothing once a Province is partitioned."""
    holds = PRIVILEGES[CONSTITUTION] in view["families"][family]["privileges"]
    whole = not any(view["provinces"][name]["partitioned"] for name in PROVINCES)
    return cards.constitution_wealth if holds and whole else 0


def leading(estates: dict[str, int], players: int) -> tuple[str, bool]:
    """Find who has more Estates than any other family, and whether that is Dominance."""
    most = max(estates.values(), default=0)
    first = [family for family, count in estates.items() if count == most]
    if len(first) != 1:
        return "", False
    others = sum(estates.values()) - most
    return first[0], most >= 2 * others if players == 2 else most > others
