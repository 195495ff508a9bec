"""What an action costs and brings, in a few words, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.engine.message import Value
from godsplay.games.magnates.display.card_words import card_text, conflict_text
from godsplay.games.magnates.display.how_it_stands import so_far
from godsplay.games.magnates.display.panels import leading
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import FAMILIES, FIRST_SEJM_SPOT, PROVINCES, SENATORS, SPOTS, SYMBOLS
from godsplay.games.magnates.rules.card_actions import change
from godsplay.games.magnates.rules.cards import PRIVILEGES

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.game import Magnates


def consequence(game: Magnates, view: dict[str, Any], action: MagnatesAction) -> str:
    """Say what an action costs and brings; nothing where its own words say it all."""
    words, verb = game.words(), action.verb
    if verb == "bid":
        return prize(game, view, action.spot)
    if verb == "fight":
        threat = view["conflicts"][SPOTS[action.spot]]
        return conflict_text(words, game.cards, threat["conflict"], threat["scale"])
    if verb in ("estate", "cede", "entail"):
        estates: dict[str, int] = view["provinces"][PROVINCES[action.target]]["estates"]
        return words.say("brings-estate", {"own": estates.get(view["seat"], 0), "all": sum(estates.values())})
    if verb == "treasurer":
        return swapped(game, view, action)
    return standing(game, view, action) if verb in ("pass", "influence", "strength", "building") else ""


def prize(game: Magnates, view: dict[str, Any], spot: int) -> str:
    """Say what the winner of an office or a Privilege gets, the King's bonus included."""
    cards, words = game.cards, game.words()
    if spot < FIRST_SEJM_SPOT:
        symbols, count = cards.senator_symbols[spot], cards.senator_estates[spot]
        power = card_text(words, cards, SENATORS[spot], view["players"])
        return words.say("brings-office", {"count": count + bonus(game, view, symbols), "text": power})
    dealt: str = view["sejm"][spot - FIRST_SEJM_SPOT]["privilege"]
    card = PRIVILEGES.index(dealt)
    symbols, count = cards.privilege_symbols[card], cards.privilege_estates[card]
    values: dict[str, Value] = {
        "privilege": dealt,
        "count": count + bonus(game, view, symbols),
        "text": card_text(words, cards, dealt, view["players"]),
    }
    return words.say("brings-privilege", values)


def bonus(game: Magnates, view: dict[str, Any], symbols: int) -> int:
    """Give the Estates that the King adds to a card with his symbol."""
    if view["symbol"] is None:
        return 0
    return game.cards.king_bonus if (symbols >> SYMBOLS.index(view["symbol"])) & 1 else 0


def standing(game: Magnates, view: dict[str, Any], action: MagnatesAction) -> str:
    """Say how the contest stands now, or with what an action adds."""
    words, cards = game.words(), game.cards
    if action.verb == "pass":
        key, said = "stands-now", so_far(words, cards, view)
    elif action.verb == "building":
        key, said = "stands-after", so_far(words, cards, view, total=change(cards, action))
    else:
        key, said = "stands-after", so_far(words, cards, view, own=change(cards, action))
    return words.say(key, {"standing": said}) if said else ""


def swapped(game: Magnates, view: dict[str, Any], action: MagnatesAction) -> str:
    """Say who has how many Estates after a swap of the Treasurer, and who leads then."""
    estates: dict[str, int] = dict(view["provinces"][PROVINCES[action.province]]["estates"])
    own, other = view["seat"], FAMILIES[action.target]
    estates[own] = estates.get(own, 0) + 1
    estates[other] = estates.get(other, 0) - 1
    leader, dominates = leading(estates, view["players"])
    lead = "nobody" if not leader else "dominance" if dominates else "advantage"
    said: dict[str, Value] = {"own": estates[own], "seat": other, "theirs": estates[other], "leader": leader}
    return game.words().say("brings-swap", {**said, "lead": lead})
