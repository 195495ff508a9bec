"""The guide for a first game: the hints of the game and of the page itself, as text."""

from __future__ import annotations

import msgspec

from godsplay.engine.game import Game
from godsplay.present.hints import Hint
from godsplay.present.presentation import presentation
from godsplay.present.words import Words
from godsplay.records.record import Record
from godsplay.web.tables.guided import guided_move, guided_place
from godsplay.web.views.question import Advice, rule_title
from godsplay.web.views.text import words

ANYTHING = "anything"  # stands for every verb
PAGE = "table"  # in the place of a game's name
HOW_TO_CHOOSE = Hint("choosing", shows="#choices")
WHAT_HAPPENED = Hint("story", chosen=[ANYTHING], shows="#log")


class HintText(msgspec.Struct):
    """A hint as a page shows it."""

    key: str  # by which a browser remembers that it was read
    title: str
    text: str
    steps: list[str]
    chosen: list[str]
    shows: str
    rule: str
    rule_title: str
    sources: bool


def guide(game: Game) -> list[HintText]:
    """List all hints: what the game is about, how to use the page, and then what each decision needs."""
    found = presentation(game).hints
    first = [hint for hint in found if not hint.steps and not hint.chosen]
    later = [hint for hint in found if hint not in first]
    own, page = (game.name, presentation(game).words, "hint"), (PAGE, words(), "table-hint")
    return [
        *(hint_text(game, hint, *own) for hint in first),
        hint_text(game, HOW_TO_CHOOSE, *page),
        *(hint_text(game, hint, *own) for hint in later),
        hint_text(game, WHAT_HAPPENED, *page),
    ]


def advise(record: Record, seat: int) -> Advice | None:
    """Return what the guided turn recommends to a newcomer; None at another table, for others, and after it."""
    place = guided_place(record, seat)
    if place is None or not any(move.why for move in place.moves) or place.made > len(place.moves):
        return None
    found = presentation(record.game).words
    move = place.next
    if move is None:
        return Advice(found.say("guided-end"))
    if guided_move(record, seat) is None:
        return None
    return Advice(found.say(f"guided-{move.why}"), move.move, place.made + 1, len(place.moves))


def hint_text(game: Game, hint: Hint, owner: str, found: Words, start: str) -> HintText:
    """Return the text of a hint."""
    return HintText(
        key=f"{owner}/{hint.name}",
        title=found.say(f"{start}-{hint.name}-title"),
        text=found.say(f"{start}-{hint.name}"),
        steps=hint.steps,
        chosen=hint.chosen,
        shows=hint.shows,
        rule=hint.rule,
        rule_title=rule_title(game, hint.rule),
        sources=hint.sources,
    )
