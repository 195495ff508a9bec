"""What there is to know of a thing in the picture, and why nothing can be done with it."""

from __future__ import annotations

import msgspec

from godsplay.engine.seen import Seen
from godsplay.present.presentation import Presentation
from godsplay.present.words import capital
from godsplay.web.views.question import rule_title
from godsplay.web.views.refusals import RefusalReason, refused_at


class ThingCard(msgspec.Struct):
    """The card of a thing."""

    title: str  # empty where nothing is known but its name in the picture
    about: str
    figures: list[tuple[str, str]]  # label and value
    rule: str
    rule_title: str
    refusals: list[RefusalReason]


def describe_thing(display: Presentation, seen: Seen, spot: str, answers: bool) -> ThingCard:
    """Describe a thing, and to whoever answers the question why nothing can be done with it."""
    thing = display.thing(seen, spot)
    refusals = refused_at(display, seen, spot) if answers else []
    if thing is None:
        return ThingCard("", "", [], "", "", refusals)
    title = rule_title(display.game, thing.rule)
    return ThingCard(capital(thing.title), thing.about, thing.figures, thing.rule, title, refusals)
