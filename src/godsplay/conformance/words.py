"""Promises about words: messages have sentences and rules, and things have names."""

from __future__ import annotations

from godsplay.conformance.random_play import ConformanceError, GameSetup, random_play
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.present.presentation import presentation

CITED = ("turn", "winning")  # the rules that the engine cites of every game


def check_words(game: Game, message: Message) -> None:
    """Require that a message has words, and that its rule can be looked up."""
    presentation(game).words.text(message)
    section = presentation(game).rulebook[message.rule]
    if not section.text.strip():
        raise ConformanceError(f"the rule {message.rule!r} is empty")


def check_messages(setup: GameSetup) -> None:
    """Every prompt and every event that occurs has words and a rule."""
    for state in random_play(setup):
        for event in state.events:
            check_words(state.game, event)
            presentation(state.game).heading(event)
        for seat in range(-1, state.players):
            check_words(state.game, state.prompt(seat))


def check_names(setup: GameSetup) -> None:
    """The game has a description, and its seats, steps, options, readings and hints have words."""
    game = setup.game
    wanted = ["about", *(f"name-{name}" for name in [*game.seat_names[: game.most], *game.steps])]
    wanted += [f"option-{option.name}" for option in game.options]
    for reading in game.readings:
        wanted += [f"reading-{reading.name}", *(f"reading-{reading.name}-{way}" for way in reading.ways)]
    for hint in presentation(game).hints:
        wanted += [f"hint-{hint.name}-title", f"hint-{hint.name}"]
    guided = presentation(game).guided
    if guided is not None:
        wanted += ["guided-end", *(f"guided-{move.why}" for move in guided.moves_of(guided.seat))]
    missing = [key for key in wanted if not presentation(game).words.has(key)]
    for key in presentation(game).words.known:
        presentation(game).words.learn(key)  # one that cannot be parsed is found when it is said, or here
    if missing:
        raise ConformanceError(f"the words lack {', '.join(missing)}")
    rules = [*CITED, *(step.rule for step in game.steps.values())]
    rules += [*(option.rule for option in game.options), *(reading.rule for reading in game.readings)]
    for rule in rules:
        presentation(game).rulebook[rule]  # its error names the rules there are
