"""What stands beside a name, the tables of a terminal, and what a bid leads to: from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay_goofspiel.actions import Bid

if TYPE_CHECKING:
    from godsplay_goofspiel.game import Goofspiel

Table = tuple[str, list[str], list[list[str]]]


def panel(game: Goofspiel, view: dict[str, Any], seat: str) -> list[tuple[str, str]]:
    """Show a seat's cards, its last bid and its prizes."""
    words, shown = game.words(), view["seats"][seat]
    rows = [("hand", listed(shown["hand"])), ("shown", str(shown["shown"] or "")), ("won", listed(shown["won"]))]
    return [(words.say(f"table-{key}"), value) for key, value in rows if value]


def tables(game: Goofspiel, view: dict[str, Any]) -> list[Table]:
    """Give the stake, and what everybody has before them."""
    words = game.words()
    stake, prizes = listed(view["stake"]) or "–", listed(view["prizes"]) or "–"
    values = {"stake": stake, "worth": sum(view["stake"]), "prizes": prizes}
    heads = [words.say(f"table-{key}") for key in ("player", "points", "bid", "shown", "won", "hand")]
    rows = [
        [
            str(words.name(name)),
            str(sum(seat["won"])),
            str(words.name(seat["bid"] or "")),
            str(seat["shown"] or ""),
            listed(seat["won"]),
            listed(seat["hand"]),
        ]
        for name, seat in view["seats"].items()
    ]
    return [
        (words.say("table-stake"), [], [[words.say("board-stake" if view["stack"] else "board-over", values)]]),
        (words.say("table-players"), heads, rows),
        ("", [], [[words.say("board-prizes", values)]]),
    ]


def listed(cards: list[int]) -> str:
    """List cards."""
    return " ".join(map(str, cards))


def consequence(game: Goofspiel, view: dict[str, Any], action: Bid) -> str:
    """Say how many of the others could bid higher."""
    others = [seat["hand"] for name, seat in view["seats"].items() if name != view["seat"]]
    higher = sum(1 for hand in others if hand and max(hand) > action.card)
    return game.words().say("brings-bid", {"count": higher})
