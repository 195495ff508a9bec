"""How God's Playground is shown: the way from what a seat knows to words, tables and the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.message import Message
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.display import describe, draw, effects, panels
from godsplay.games.gods_playground.display.choices import Choices
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.theme import STYLE
from godsplay.games.gods_playground.display.icons import icons
from godsplay.games.gods_playground.display.rule_tables import RuleTables
from godsplay.games.gods_playground.display.staging import PAPER, TURN_ENDS, WEIGHTS, decided, sum_up
from godsplay.games.gods_playground.display.tables import Tables
from godsplay.games.gods_playground.display.things import Things
from godsplay.games.gods_playground.rules.actions import BID, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.reasons import NO_SUCH_BLOCK
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.drawing.layers import Sheet
from godsplay.present.presentation import Part, Presentation, TextTable, Thing
from godsplay.present.rule_templates import RuleTable


class Display(Presentation):
    """How God's Playground is shown."""

    obvious = frozenset({NO_SUCH_BLOCK.key})
    scope = "gp"
    style = STYLE
    weights = WEIGHTS
    turn_ends = TURN_ENDS
    paper = PAPER
    advance: ClassVar[dict[str, frozenset[str]]] = {
        "bidding": frozenset({"bid"}),
        "build-estates": frozenset({"pass"}),
        "special-actions": frozenset({"pass"}),
        "buy-armies": frozenset({"pass"}),
        "campaigns": frozenset({"pass"}),
        "poland-fights-back": frozenset({"pass"}),
    }

    def describe(self, action: Action, state: EngineState | None = None) -> Message:
        assert isinstance(action, GodsPlaygroundAction)
        assert state is None or isinstance(state, State)
        return describe.describe(action, state)

    def in_advance(self, seen: Seen) -> dict[str, list[Action]]:
        """Return what can be decided on in advance; bids up to the money there is now."""
        return {**super().in_advance(seen), "bidding": list(BID[: known(seen).money[seen.seat] + 1])}

    def effect(self, seen: Seen, action: Action) -> str:
        assert isinstance(action, GodsPlaygroundAction)
        values = effects.effect(known(seen), seen.seat, action)
        return "" if values is None else self.words.say(f"brings-{action.verb}", values)

    def heading(self, event: Event) -> str:
        return "" if panels.happens_in_any_phase(event) else super().heading(event)

    def panel(self, seen: Seen, seat: int) -> list[tuple[str, str]]:
        return panels.panel(self.words, known(seen), seat)

    def points(self, seen: Seen) -> list[tuple[str, list[int]]]:
        return panels.points(self.words, known(seen))

    def status(self, seen: Seen) -> str:
        return Tables(self.words, known(seen)).status()

    def when(self, seen: Seen) -> str:
        return Tables(self.words, known(seen)).when()

    def tables(self, seen: Seen) -> list[TextTable]:
        return Tables(self.words, known(seen)).all()

    def notes(self, seen: Seen) -> list[str]:
        return Tables(self.words, known(seen)).notes()

    # Pictures.

    def sheets(self, state: EngineState, seat: int) -> list[Sheet]:
        return draw.sheets(seat)

    def sketch(self, seen: Seen, events: list[Event]) -> Drawing:
        return Drawing(self, seen, events)

    def picture_title(self, seen: Seen) -> str:
        return self.words.say("draw-picture", {"turn": known(seen).turn})

    def parts(self, seen: Seen, action: Action) -> list[Part]:
        assert isinstance(action, GodsPlaygroundAction)
        return Choices(self.words, known(seen), seen.seat).parts(action)

    def describe_verb(self, seen: Seen, verb: str) -> str:
        return super().describe_verb(seen, verb_here(seen, verb))

    def verb_effect(self, seen: Seen, verb: str) -> str:
        values = effects.verb_effect(known(seen), seen.seat, verb_here(seen, verb))
        if values:
            return self.words.say(f"verb-effect-{verb_here(seen, verb)}", values)
        return super().verb_effect(seen, verb_here(seen, verb))

    def spots_along(self, seen: Seen, action: Action, parts: list[Part]) -> list[str]:
        assert isinstance(action, GodsPlaygroundAction)
        return Choices(self.words, known(seen), seen.seat).spots(action, parts)

    def thing(self, seen: Seen, spot: str) -> Thing | None:
        return Things(self.words, known(seen), seen.seat).thing(spot)

    def decided(self, seen: Seen) -> str:
        return decided(self.words, known(seen))

    def sum_up(self, before: Seen, after: Seen, events: list[Event]) -> list[str]:
        return sum_up(self.words, known(before), known(after), events, after.seat)

    @cached_property
    def drawn_icons(self) -> dict[str, str]:
        """The small pictures of the rules, drawn once."""
        return icons(self)

    def icons(self) -> dict[str, str]:
        return self.drawn_icons

    def rule_tables(self) -> dict[str, Callable[[], RuleTable]]:
        return RuleTables(self).all()


def verb_here(seen: Seen, verb: str) -> str:
    """Return a verb as it is called at a decision: estates are placed first, and built later."""
    return "build" if verb == "estate" and seen.state.stack[-1].step.name == "build-estates" else verb


def known(seen: Seen) -> State:
    """Return what a seat knows of a game of God's Playground."""
    assert isinstance(seen.state, State)
    return seen.state
