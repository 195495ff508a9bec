"""The way from what a seat knows to words, tables and the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from godsplay.engine.action import Action
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.seen import Seen
from godsplay.engine.state import State as EngineState
from godsplay.games.magnates.display import describe, draw, effects, panels, staging
from godsplay.games.magnates.display.choices import Choices, verb_of
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.theme import STYLE
from godsplay.games.magnates.display.icons import icons
from godsplay.games.magnates.display.rule_tables import RuleTables
from godsplay.games.magnates.display.tables import Tables
from godsplay.games.magnates.display.things import Things
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, SPOTS
from godsplay.games.magnates.rules.frames import contested_spot
from godsplay.games.magnates.rules.game import Magnates
from godsplay.games.magnates.rules.state import State
from godsplay.present.drawing.layers import Sheet
from godsplay.present.presentation import Part, Presentation, TextTable, Thing

if TYPE_CHECKING:
    from godsplay.present.rule_templates import RuleTable


class Display(Presentation):
    """How The Magnates is shown, in one edition."""

    seat_colours = ("white", "blue", "red", "black", "yellow")
    asides = frozenset({"give"})
    obvious = frozenset({"card-not-in-hand", "not-held-by-them"})
    weights = staging.WEIGHTS
    turn_ends = staging.ROUND_ENDS
    paper = staging.PAPER
    advance: ClassVar[dict[str, frozenset[str]]] = {
        "actions": frozenset({"pass"}),
        "veto": frozenset({"pass"}),
        "lose-estate": frozenset({"pass"}),
    }
    scope = "mg"
    style = STYLE

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Magnates)
        self.cards = game.cards

    # Words.

    def describe(self, action: Action, state: EngineState | None = None) -> Message:
        assert isinstance(action, MagnatesAction)
        assert state is None or isinstance(state, State)
        return describe.describe(self.cards, action, state)

    def effect(self, seen: Seen, action: Action) -> str:
        assert isinstance(action, MagnatesAction)
        return effects.effect(self.words, known(seen), seen.seat, action)

    def verb_effect(self, seen: Seen, verb: str) -> str:
        return self.words.say("price-senator") if verb == effects.SWAPPING else super().verb_effect(seen, verb)

    def heading(self, event: Event) -> str:
        """Return the phase of the round in which something happened."""
        return self.rulebook.chapter(self.game.steps[event.phase].rule) if event.phase else ""

    # In the rules.

    def icons(self) -> dict[str, str]:
        return self.drawn_icons

    @cached_property
    def drawn_icons(self) -> dict[str, str]:
        """The small pictures, drawn once."""
        return icons(self.words, self.cards)

    def rule_tables(self) -> dict[str, Callable[[], RuleTable]]:
        return RuleTables(self.words, self.game.edition, self.cards).all()

    # Figures.

    def describe_progress(self, progress: int) -> str:
        return self.words.say("how-many-wealth", {"wealth": progress})

    def points(self, seen: Seen) -> list[tuple[str, list[int]]]:
        return panels.points(self.words, known(seen))

    def panel(self, seen: Seen, seat: int) -> list[tuple[str, str]]:
        return panels.panel(self.words, known(seen), seat)

    # Tables and pictures.

    def status(self, seen: Seen) -> str:
        return Tables(self.words, known(seen)).status()

    def when(self, seen: Seen) -> str:
        return Tables(self.words, known(seen)).when()

    def tables(self, seen: Seen) -> list[TextTable]:
        return Tables(self.words, known(seen)).all()

    def notes(self, seen: Seen) -> list[str]:
        return Tables(self.words, known(seen)).notes()

    def sheets(self, state: EngineState, seat: int) -> list[Sheet]:
        return draw.sheets(state.players, seat)

    def sketch(self, seen: Seen, events: list[Event]) -> Drawing:
        return Drawing(self, seen, events)

    def picture_title(self, seen: Seen) -> str:
        return self.words.say("draw-picture", {"round": known(seen).round})

    # What can be touched.

    def verb(self, action: Action) -> str:
        assert isinstance(action, MagnatesAction)
        return verb_of(action)

    def describe_verb(self, seen: Seen, verb: str) -> str:
        return Choices(self.words, known(seen), seen.seat).describe_verb(verb)

    def parts(self, seen: Seen, action: Action) -> list[Part]:
        assert isinstance(action, MagnatesAction)
        return Choices(self.words, known(seen), seen.seat).parts(action)

    def spots_along(self, seen: Seen, action: Action, parts: list[Part]) -> list[str]:
        assert isinstance(action, MagnatesAction)
        return Choices(self.words, known(seen), seen.seat).spots(action, parts)

    def kept_in_sight(self, seen: Seen) -> list[str]:
        """Name the spot that is being resolved."""
        spot = contested_spot(known(seen))
        return [] if spot == EMPTY else [f"spot {SPOTS[spot]}"]

    def thing(self, seen: Seen, spot: str) -> Thing | None:
        return Things(self.words, known(seen), seen.seat).describe(spot)

    # What is told.

    def decided(self, seen: Seen) -> str:
        return staging.decided(self.words, known(seen))

    def sum_up(self, before: Seen, after: Seen, events: list[Event]) -> list[str]:
        return staging.sum_up(self.words, known(before), known(after), after.seat)


def known(seen: Seen) -> State:
    """Return what a seat knows of a game of The Magnates."""
    assert isinstance(seen.state, State)
    return seen.state
