"""What stands beside a god's name, and how far its champion has come; from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.engine.event import Event
from godsplay.games.playful_gods.display.tables import use
from godsplay.games.playful_gods.rules.board import ELEMENTS, LEVELS, SECTORS
from godsplay.games.playful_gods.rules.events import CHAMPION_PLACED, TURN_BEGINS

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.game import PlayfulGods


def panel(game: PlayfulGods, view: dict[str, Any], colour: str) -> list[tuple[str, str]]:
    """Show the element under the champion, cards in hand, what is blocked, tokens and the Action Card."""
    words = game.words()
    seat = view["seats"][colour]
    hand = seat["hand"]
    shown = [(words.say("panel-hand"), str(hand if isinstance(hand, int) else len(hand)))]
    level = LEVELS.index(seat["champion"]["level"]) if seat["champion"] else 0
    if level > 0:
        element = ELEMENTS[game.board.elements[level * SECTORS + seat["champion"]["field"]]]
        shown.append((words.say("panel-stands"), str(words.name(element))))
    if seat["board"]:
        shown.append((words.say("panel-board"), use(words, seat["board"]["use"])))
    if seat["tokens"]:
        shown.append((words.say("panel-tokens"), ", ".join(str(words.name(each)) for each in seat["tokens"])))
    if view["action-card"] == colour:
        shown.append((words.say("panel-action-card"), words.say("panel-here")))
    return shown


def standing(view: dict[str, Any], colour: str) -> int:
    """Count the levels that a champion has come: the start is 0, the centre 4."""
    champion = view["seats"][colour]["champion"]
    return LEVELS.index(champion["level"]) if champion else 0


def heading(game: PlayfulGods, event: Event) -> str:
    """Name the turn that an event opens; the set-up stands under its own name."""
    if event.key == TURN_BEGINS.key:
        return game.words().say("heading-turn", event.values)
    return game.rulebook().chapter(event.rule) if event.key == CHAMPION_PLACED.key else ""


def measure(game: PlayfulGods, level: int) -> str:
    """Name a level."""
    return str(game.words().name(LEVELS[min(level, len(LEVELS) - 1)]))
