"""How Goofspiel is shown: words for a bid, tables for a terminal, and what stands beside a name."""

from __future__ import annotations

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.message import Message, Value
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.present.presentation import Presentation, TextTable
from godsplay_goofspiel import draw
from godsplay_goofspiel.actions import Bid
from godsplay_goofspiel.events import PRIZE_TURNED_UP
from godsplay_goofspiel.state import COLOURS, FACE_DOWN, NO_BID, State, cards_in


class Display(Presentation):
    """How Goofspiel is shown."""

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

    def draw(self, seen: Seen, legal: list[Action], refused: list[Action]) -> str:
        return draw.draw(self, known(seen), seen.seat, legal, refused)

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
