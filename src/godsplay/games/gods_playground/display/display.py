"""How God's Playground is shown: the way from what a seat knows to words, tables and the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.message import Message
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.display import describe, draw, effects, panels
from godsplay.games.gods_playground.display.icons import icons
from godsplay.games.gods_playground.display.rule_tables import RuleTables
from godsplay.games.gods_playground.display.tables import Tables
from godsplay.games.gods_playground.rules.actions import GodsPlaygroundAction
from godsplay.games.gods_playground.rules.reasons import NO_SUCH_BLOCK
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.presentation import Presentation, TextTable
from godsplay.present.rule_templates import RuleTable


class Display(Presentation):
    """How God's Playground is shown."""

    obvious = frozenset({NO_SUCH_BLOCK.key})

    def describe(self, action: Action, state: EngineState | None = None) -> Message:
        assert isinstance(action, GodsPlaygroundAction)
        assert state is None or isinstance(state, State)
        return describe.describe(action, state)

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

    def tables(self, seen: Seen) -> list[TextTable]:
        return Tables(self.words, known(seen)).all()

    def notes(self, seen: Seen) -> list[str]:
        return Tables(self.words, known(seen)).notes()

    def draw(self, seen: Seen, legal: list[Action], refused: list[Action]) -> str:
        return draw.draw(self, seen, known(seen), legal, refused)

    @cached_property
    def drawn_icons(self) -> dict[str, str]:
        """The small pictures of the rules, drawn once."""
        return icons(self)

    def icons(self) -> dict[str, str]:
        return self.drawn_icons

    def rule_tables(self) -> dict[str, Callable[[], RuleTable]]:
        return RuleTables(self).all()


def known(seen: Seen) -> State:
    """Return what a seat knows of a game of God's Playground."""
    assert isinstance(seen.state, State)
    return seen.state
