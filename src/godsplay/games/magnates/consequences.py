"""What an action costs and brings, in a few words, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.magnates.actions import Move
from godsplay.games.magnates.board import (
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    PROVINCES,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.cards import PRIVILEGES
from godsplay.games.magnates.effects import change

if TYPE_CHECKING:
    from godsplay.games.magnates.game import Magnates

CONTESTS = ("office", "privilege", "conflict", "lost-conflict")


def consequence(game: Magnates, view: dict[str, Any], action: Move) -> str:
    """Say what an action costs and brings; nothing where its own words say it all."""
    words, verb = game.words(), action.verb
    if verb == "bid":
        return prize(game, view, action.spot)
    if verb == "fight":
        threat = view["conflicts"][SPOTS[action.spot]]
        return words.say("brings-fight", {"conflict": threat["conflict"], "scale": threat["scale"]})
    if verb in ("estate", "cede", "entail"):
        standing: dict[str, int] = view["provinces"][PROVINCES[action.target]]["estates"]
        return words.say("brings-estate", {"own": standing.get(view["seat"], 0), "all": sum(standing.values())})
    if verb in ("influence", "strength"):
        return changed(game, view, action)
    return ""


def prize(game: Magnates, view: dict[str, Any], spot: int) -> str:
    """Say what the winner of an office or a Privilege gets, the King's bonus included."""
    cards, words = game.cards, game.words()
    if spot < FIRST_SEJM_SPOT:
        symbols, count = cards.senator_symbols[spot], cards.senator_estates[spot]
        return words.say("brings-office", {"count": count + bonus(game, view, symbols)})
    dealt: str = view["sejm"][spot - FIRST_SEJM_SPOT]["privilege"]
    card = PRIVILEGES.index(dealt)
    symbols, count = cards.privilege_symbols[card], cards.privilege_estates[card]
    return words.say("brings-privilege", {"privilege": dealt, "count": count + bonus(game, view, symbols)})


def bonus(game: Magnates, view: dict[str, Any], symbols: int) -> int:
    """Give the Estates that the King adds to a card with his symbol."""
    if view["symbol"] is None:
        return 0
    return game.cards.king_bonus if (symbols >> SYMBOLS.index(view["symbol"])) & 1 else 0


def changed(game: Magnates, view: dict[str, Any], action: Move) -> str:
    """Say what the value of one's own card becomes."""
    spot = contested(view)
    card = view["families"][view["seat"]]["played"].get(SPOTS[spot], "")
    if card not in FAMILY_CARDS:
        return ""
    values = game.cards.strength if spot >= FIRST_POWER_SPOT else game.cards.influence
    before = values[FAMILY_CARDS.index(card)] + view["families"][view["seat"]]["modifier"]
    return game.words().say("brings-change", {"before": before, "after": before + change(game.cards, action)})


def contested(view: dict[str, Any]) -> int:
    """Find the spot that is being resolved."""
    for frame in reversed(view["stack"]):
        if frame["step"] in CONTESTS:
            return int(frame.get("subject", 0))
    return 0
