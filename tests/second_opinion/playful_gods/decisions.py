"""Every decision: what may be chosen, what follows, and what is done without asking. Ruling 50."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from second_opinion.playful_gods import gods
from second_opinion.playful_gods.actions import useless_cards
from second_opinion.playful_gods.cards import hand_of, may_use
from second_opinion.playful_gods.collecting import collect, tokens_to_collect
from second_opinion.playful_gods.player_boards import (
    boards_for_the_card,
    first_actions,
    place_with_opponent,
    play_first,
)
from second_opinion.playful_gods.table import Table
from second_opinion.playful_gods.turn import (
    actions,
    choose_start,
    end_turn,
    free_starting_fields,
    has_nothing_left_to_do,
    perform,
)

CHOICES: dict[str, Callable[[Table, str], set[str]]] = {
    "choose-start": lambda table, god: free_starting_fields(table),
    "play-first": first_actions,
    "perform-actions": actions,
    "place-card": boards_for_the_card,
    "dispose": lambda table, god: {"done", *useless_cards(table, god)},
    "collect-token": lambda table, god: tokens_to_collect(table),
    "poseidon": lambda table, god: gods.poseidon_choices(),
    "hades": lambda table, god: gods.hades_choices(table),
    "athena": gods.athena_choices,
    "apollo": lambda table, god: {f"take {card}" for card in table["looked-at"]},
    "apollo-put-back": lambda table, god: {f"put-back {card}" for card in table["looked-at"]},
    "hermes": gods.hermes_choices,
    "nike": gods.nike_choices,
}

FOLLOWS: dict[str, Callable[..., None]] = {
    "choose-start": lambda table, god, _, field: choose_start(table, god, field),
    "play-first": lambda table, god, _, direction: play_first(table, god, direction),
    "perform-actions": perform,
    "place-card": lambda table, god, *words: place_with_opponent(table, *words),
    "dispose": perform,
    "collect-token": collect,
    "poseidon": lambda table, god, _, direction: gods.turn_for_poseidon(table, god, direction),
    "hades": lambda table, god, _, ring, sector: gods.remove_for_hades(table, ring, sector),
    "athena": gods.discard_for_athena,
    "apollo": lambda table, god, _, card: gods.take_for_apollo(table, god, card),
    "apollo-put-back": lambda table, god, _, card: gods.put_back_for_apollo(table, god, card),
    "hermes": gods.choose_for_hermes,
    "nike": gods.step_for_nike,
}


def due(table: Table) -> dict[str, Any] | None:
    """Return the decision that is due; None when the game is over."""
    return table["stack"][-1] if table["stack"] else None


def choices(table: Table, god: str) -> set[str]:
    """Return what a god may choose now; nothing if the decision is another's."""
    decision = due(table)
    if decision is None or decision.get("seat", god) != god:
        return set()
    return CHOICES[decision["step"]](table, god)


def choose(table: Table, god: str, notation: str) -> None:
    """Carry out what a god chose."""
    FOLLOWS[table["stack"][-1]["step"]](table, god, *notation.split())


def go_on(table: Table) -> None:
    """Do what has but one answer that everybody can see, until somebody must decide. Ruling 50."""
    while (decision := due(table)) is not None:
        step, god = decision["step"], decision.get("seat", "")
        answers = choices(table, god)
        if step == "play-first" and not answers:
            table["stack"][-1] = {"step": "perform-actions", "seat": god}  # the card is void, EN 57 and ruling 52
        elif step == "hades" and not answers:
            gods.next_ring_of_hades(table)
        elif step == "hermes" and not gods.who_still_gives(table):
            gods.hand_on_for_hermes(table)
        elif step == "perform-actions" and has_nothing_left_to_do(table, god):
            end_turn(table, god)
        elif step == "apollo-put-back" and len(table["looked-at"]) == 1:
            choose(table, god, *answers)
        elif step in ("dispose", "athena") and not hand_of(table, god):
            choose(table, god, "done")
        elif step == "dispose" and not any(may_use(table, card) for card in hand_of(table, god)):
            choose(table, god, "done")  # no card can be used any more, EN 180
        elif step in ("play-first", "place-card", "hades", "nike") and len(answers) == 1:
            choose(table, god, *answers)
        else:
            return
