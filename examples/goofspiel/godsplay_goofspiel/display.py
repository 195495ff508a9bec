"""How Goofspiel is shown: words for a bid, tables for a terminal, and what stands beside a name."""

from __future__ import annotations

from typing import ClassVar

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.message import Message, Value
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.present.drawing.layers import Sheet
from godsplay.present.presentation import Part, Presentation, TextTable, Thing
from godsplay_goofspiel import draw
from godsplay_goofspiel.actions import BIDS, Bid
from godsplay_goofspiel.events import (
    BID_SHOWN,
    CARRIED_OVER,
    HAS_BID,
    OWN_BID,
    PRIZE_TURNED_UP,
    PRIZES_LOST,
    PRIZES_WON,
    WON,
)
from godsplay_goofspiel.state import COLOURS, FACE_DOWN, NO_BID, State, cards_in


class Display(Presentation):
    """How Goofspiel is shown."""

    scope = "goof"
    style = draw.STYLE
    weights: ClassVar = {
        PRIZE_TURNED_UP.key: 1.5,
        HAS_BID.key: 0.5,
        OWN_BID.key: 0.5,
        BID_SHOWN.key: 1.2,
        PRIZES_WON.key: 2.0,
        CARRIED_OVER.key: 2.0,
        PRIZES_LOST.key: 2.0,
        WON.key: 3.0,
    }
    turn_ends = frozenset({PRIZES_WON.key, CARRIED_OVER.key})
    paper = frozenset({PRIZE_TURNED_UP.key, HAS_BID.key, OWN_BID.key, BID_SHOWN.key})

    def describe(self, action: Action, state: EngineState | None = None) -> Message:
        assert isinstance(action, Bid)
        return Message("action-bid", "bid", {"card": action.card})

    def effect(self, seen: Seen, action: Action) -> str:
        """Describe how many of the others could bid higher."""
        state = known(seen)
        assert isinstance(action, Bid)
        others = [cards_in(hand) for seat, hand in enumerate(state.hands) if seat != seen.seat]
        higher = sum(1 for hand in others if hand and max(hand) > action.card)
        return self.words.say("brings-bid", {"count": higher})

    def heading(self, event: Event) -> str:
        return self.words.say("heading-round", event.values) if event.key == PRIZE_TURNED_UP.key else ""

    def panel(self, seen: Seen, seat: int) -> list[tuple[str, str]]:
        """Show a seat's cards, its last bid and its prizes."""
        state = known(seen)
        rows = [
            ("hand", listed(cards_in(state.hands[seat]))),
            ("shown", self.bid(state.shown[seat])),
            ("won", listed(cards_in(state.won[seat]))),
        ]
        return [(self.words.say(f"table-{key}"), value) for key, value in rows if value]

    def status(self, seen: Seen) -> str:
        """Describe the stake."""
        state = known(seen)
        values: dict[str, Value] = {"stake": listed(state.stake) or "–", "worth": sum(state.stake)}
        return self.words.say("board-stake" if state.stack else "board-over", values)

    def tables(self, seen: Seen) -> list[TextTable]:
        """Show what everybody has before them."""
        state = known(seen)
        heads = [self.words.say(f"table-{key}") for key in ("player", "points", "bid", "shown", "won", "hand")]
        rows = [
            [
                str(self.words.name(COLOURS[seat])),
                str(state.scores[seat]),
                self.bid(state.bids[seat]),
                self.bid(state.shown[seat]),
                listed(cards_in(state.won[seat])),
                listed(cards_in(state.hands[seat])),
            ]
            for seat in range(state.players)
        ]
        return [TextTable(self.words.say("table-players"), heads, rows)]

    def notes(self, seen: Seen) -> list[str]:
        """List the prizes to come."""
        return [self.words.say("board-prizes", {"prizes": listed(known(seen).prizes) or "–"})]

    # The picture, and what is chosen and touched in it.

    def sheets(self, state: EngineState, seat: int) -> list[Sheet]:
        assert isinstance(state, State)
        return draw.sheets(state, seat)

    def sketch(self, seen: Seen, events: list[Event]) -> draw.Drawing:
        return draw.Drawing(self, seen, events)

    def picture_title(self, seen: Seen) -> str:
        return self.words.say("draw-picture", {"count": len(known(seen).prizes)})

    def parts(self, seen: Seen, action: Action) -> list[Part]:
        """Choose a card: the number is its name, and it lies in the hand."""
        assert isinstance(action, Bid)
        return [Part(str(action.card), (draw.card_spot(action.card),))]

    def thing(self, seen: Seen, spot: str) -> Thing | None:
        """Describe what can be touched: the prizes, a player, a card in hand."""
        state = known(seen)
        kind, _, name = spot.partition(" ")
        if kind == "stake":
            worth = [(self.words.say("table-points"), str(sum(state.stake)))]
            return Thing(self.words.say("draw-stake"), self.words.say("why-bidding"), worth, "bid")
        if kind == "to-come":
            return Thing(self.words.say("draw-prizes"), listed(state.prizes), [], "prize")
        if kind == "row":
            return Thing(str(self.words.name(name)), "", self.panel(seen, COLOURS.index(name)), "bid")
        return Thing(name, self.effect(seen, BIDS[int(name) - 1]), [], "bid") if kind == "card" else None

    def sum_up(self, before: Seen, after: Seen, events: list[Event]) -> list[str]:
        """Say who gained what in a round, and who leads."""
        old, new = known(before).scores, known(after).scores
        gained = [
            self.words.say("sum-gained", {"seat": COLOURS[seat], "you": int(seat == after.seat), "count": now - then})
            for seat, (then, now) in enumerate(zip(old, new, strict=True))
            if now > then
        ]
        best = max(new)
        leader = new.index(best)
        if not gained or new.count(best) > 1:
            return gained
        ahead = best - max(points for seat, points in enumerate(new) if seat != leader)
        values: dict[str, Value] = {"seat": COLOURS[leader], "you": int(leader == after.seat), "count": ahead}
        return [*gained, self.words.say("sum-leads", values)]

    def bid(self, card: int) -> str:
        """Write a bid as far as it is known."""
        return "" if card == NO_BID else self.words.say("name-face-down") if card == FACE_DOWN else str(card)


def known(seen: Seen) -> State:
    """Return what a seat knows of a game of Goofspiel."""
    assert isinstance(seen.state, State)
    return seen.state


def listed(cards: list[int]) -> str:
    """List cards."""
    return " ".join(map(str, cards))
