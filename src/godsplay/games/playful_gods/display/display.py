"""The way from what a seat knows to words, tables and the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar, Final

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.message import Message
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.games.playful_gods.display import describe, draw, effects, panels, staging, tables
from godsplay.games.playful_gods.display.choices import Choices, field_spot
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.theme import STYLE
from godsplay.games.playful_gods.display.icons import icons
from godsplay.games.playful_gods.display.rule_tables import RuleTables
from godsplay.games.playful_gods.display.things import Things
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import LEVELS, NOWHERE, START
from godsplay.games.playful_gods.rules.bridges import cost
from godsplay.games.playful_gods.rules.events import CHAMPION_PLACED, TURN_BEGINS
from godsplay.games.playful_gods.rules.game import PlayfulGods
from godsplay.games.playful_gods.rules.reasons import (
    NO_ARTEMIS,
    NO_IRIS,
    NO_SUCH_OPPONENT,
    NO_TOKEN,
    NOT_IN_HAND,
    NOT_JOINED,
    WITHOUT_PLAY_FIRST,
    WITHOUT_TOKENS,
)
from godsplay.games.playful_gods.rules.state import State
from godsplay.present.drawing.layers import Sheet
from godsplay.present.presentation import Part, Presentation, TextTable, Thing
from godsplay.present.rule_templates import RuleTable

OBVIOUS: Final = (
    NOT_IN_HAND,
    NOT_JOINED,
    NO_SUCH_OPPONENT,
    WITHOUT_PLAY_FIRST,
    WITHOUT_TOKENS,
    NO_TOKEN,
    NO_IRIS,
    NO_ARTEMIS,
)


class Display(Presentation):
    """How Playful Gods is shown."""

    obvious = frozenset(reason.key for reason in OBVIOUS)
    weights = staging.WEIGHTS
    turn_ends = staging.TURN_ENDS
    paper = staging.PAPER
    advance: ClassVar[dict[str, frozenset[str]]] = {
        "dispose": frozenset({"done"}),
        "collect-token": frozenset({"pass"}),
        "nike": frozenset({"pass"}),
        "athena": frozenset({"done"}),
    }
    scope = "pg"
    style = STYLE

    def describe(self, action: Action, state: EngineState | None = None) -> Message:
        assert isinstance(action, PlayfulGodsAction)
        return describe.in_words(action)

    def effect(self, seen: Seen, action: Action) -> str:
        assert isinstance(action, PlayfulGodsAction)
        return effects.effect(self.words, known(seen), seen.seat, action)

    def why(self, seen: Seen, step: str) -> str:
        """Explain why a decision matters, with what a bridge costs now."""
        if step == "perform-actions":
            return self.words.say("why-perform-actions", {"bridge": cost(known(seen))})
        return super().why(seen, step)

    def heading(self, event: Event) -> str:
        """Name the turn that an event opens; the set-up stands under its own name."""
        if event.key == TURN_BEGINS.key:
            return self.words.say("heading-turn", event.values)
        return super().heading(event) if event.key == CHAMPION_PLACED.key else ""

    def progress(self, seen: Seen, seat: int) -> int:
        """Count the levels that a champion has come: the start is 0, the centre 4."""
        return max(START, known(seen).level(seat))

    def describe_progress(self, progress: int) -> str:
        """Name a level."""
        return str(self.words.name(LEVELS[min(progress, len(LEVELS) - 1)]))

    def panel(self, seen: Seen, seat: int) -> list[tuple[str, str]]:
        return panels.panel(self.words, known(seen), seat)

    def status(self, seen: Seen) -> str:
        return tables.status(self.words, known(seen))

    def when(self, seen: Seen) -> str:
        return tables.when(self.words, known(seen))

    def tables(self, seen: Seen) -> list[TextTable]:
        state = known(seen)
        return [tables.arena(self.words, state), tables.gods(self.words, state)]

    def notes(self, seen: Seen) -> list[str]:
        return tables.notes(self.words, known(seen))

    def icons(self) -> dict[str, str]:
        return self.drawn_icons

    @cached_property
    def drawn_icons(self) -> dict[str, str]:
        """The small pictures of the rules; drawn once."""
        return icons(self.words)

    def rule_tables(self) -> dict[str, Callable[[], RuleTable]]:
        assert isinstance(self.game, PlayfulGods)
        return RuleTables(self.words, self.game.edition, self.game.board).by_name()

    # Pictures.

    def sheets(self, state: EngineState, seat: int) -> list[Sheet]:
        assert isinstance(state, State)
        return draw.sheets(state.players, state.with_tokens, state.with_play_first, seat)

    def sketch(self, seen: Seen, events: list[Event]) -> Drawing:
        return Drawing(self, seen, events)

    def picture_title(self, seen: Seen) -> str:
        return self.words.say("draw-picture", {"turn": known(seen).turn})

    def parts(self, seen: Seen, action: Action) -> list[Part]:
        assert isinstance(action, PlayfulGodsAction)
        return Choices(self.words, known(seen), seen.seat).parts(action)

    def spots_along(self, seen: Seen, action: Action, parts: list[Part]) -> list[str]:
        assert isinstance(action, PlayfulGodsAction)
        return Choices(self.words, known(seen), seen.seat).spots(action, parts)

    def kept_in_sight(self, seen: Seen) -> list[str]:
        """Name the field of one's own champion, once it stands on one."""
        place = known(seen).places[seen.seat]
        return [] if place == NOWHERE else [field_spot(place)]

    def thing(self, seen: Seen, spot: str) -> Thing | None:
        return Things(self.words, known(seen), seen.seat).describe(spot)

    # What is told.

    def sum_up(self, before: Seen, after: Seen, events: list[Event]) -> list[str]:
        return staging.sum_up(self.words, after.seat, known(before), known(after))


def known(seen: Seen) -> State:
    """Return what a seat knows of a game of Playful Gods."""
    assert isinstance(seen.state, State)
    return seen.state
