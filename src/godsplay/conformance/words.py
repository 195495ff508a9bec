"""Words: whatever is said can be said, and whatever has a name is named."""

from __future__ import annotations

from godsplay.conformance.random_play import ConformanceError, Setting, random_play
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.present.presentation import presentation

CITED = ("turn", "winning")  # the rules that the core cites of every game


def check_words(game: Game, message: Message) -> None:
    """A message can be put into words, and its rule can be looked up."""
    presentation(game).words.text(message)
    section = presentation(game).rulebook[message.rule]
    if not section.text.strip():
        raise ConformanceError(f"the rule {message.rule!r} is empty")


def check_messages(setting: Setting) -> None:
    """Every prompt and every event that occurs has words and a rule."""
    for state in random_play(setting):
        for event in state.events:
            check_words(state.game, event)
            presentation(state.game).heading(event)
        for seat in range(-1, state.players):
            check_words(state.game, state.prompt(seat))


def check_names(setting: Setting) -> None:
    """The game says what it is about, and its seats, steps, options and hints have words."""
    game = setting.game
    wanted = ["about", *(f"name-{name}" for name in [*game.seat_names[: game.most], *game.steps])]
    wanted += [f"option-{option.name}" for option in game.options]
    for hint in presentation(game).hints:
        wanted += [f"hint-{hint.name}-title", f"hint-{hint.name}"]
    missing = [key for key in wanted if not presentation(game).words.has(key)]
    if missing:
        raise ConformanceError(f"the words lack {', '.join(missing)}")
    rules = [*CITED, *(step.rule for step in game.steps.values()), *(option.rule for option in game.options)]
    for rule in rules:
        presentation(game).rulebook[rule]  # says itself which there are
