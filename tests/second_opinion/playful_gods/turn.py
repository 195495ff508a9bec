"""A player's turn from its beginning to its end, and the set-up before the first one. EN 3-10, 155, 162-172, 241."""

from __future__ import annotations

from collections.abc import Callable

from second_opinion.playful_gods.actions import (
    bridges,
    build_a_bridge,
    free_step,
    free_steps,
    join,
    joins,
    move,
    moves,
    rotate_a_circle,
    rotations,
    useless_cards,
)
from second_opinion.playful_gods.arena import ELEMENTS, LEVELS, RINGS, lines
from second_opinion.playful_gods.cards import (
    count_as_used,
    deck,
    draw_until_full,
    hand_of,
    may_use,
    return_joined_cards,
    use_up,
)
from second_opinion.playful_gods.gods import draw_god_card, end_effects_of, pass_on_action_card
from second_opinion.playful_gods.player_boards import choose_card_to_place, clear_board, placements
from second_opinion.playful_gods.table import (
    COLOURS,
    GODS,
    Table,
    colours,
    figure,
    god_figure,
    in_order_from,
    to_the_left,
)
from second_opinion.playful_gods.tokens import POWERS, powers, use_token


def new_table(players: int, options: dict[str, bool], readings: dict[str, str], drawn: list[int]) -> Table:
    """Lay out the game; chance names who starts. EN 162-171; ruling 27."""
    seat = {"hand": {}, "hidden": 0, "gives": None, "board-card": None, "board-use": None, "champion": None}
    first = COLOURS[drawn[0]]
    return {
        "game": "playful-gods",
        "players": players,
        "options": dict(options),
        "first": first,
        "turn": 0,
        "gods": {god: {"pile": god_figure(god, "copies"), "discarded": 0, "lasts-for": None} for god in GODS},
        "god-drawn": None,
        "action-card": first,
        "cards": deck(),
        "seats": {colour: {**seat, "hand": {}} for colour in COLOURS[:players]},
        "top": [],
        "top-known-to": None,
        "looked-at": [],
        "joined": [],
        "levels": {level: {"turned": 0, "bridges": {}} for level in LEVELS},
        "elements": {element: {"token-of": None, "token-played": False} for element in ELEMENTS},
        "cards-used": 0,
        "tokens-collected": 0,
        "stepped": False,
        "quintessence": False,
        "stack": [{"step": "choose-start", "seat": first}],
        "readings": readings,
        "drawn": drawn[1:],
    }


def place_the_rings(table: Table) -> None:
    """Place the three rings, each turned by chance, and with tokens once more if a line is complete. EN 164."""
    for ring in RINGS:
        table["levels"][ring]["turned"] = table["drawn"].pop(0)
    if table["options"]["tokens"] and lines(table):
        place_the_rings(table)


def free_starting_fields(table: Table) -> set[str]:
    """Put the champion on a starting field. EN 71, 166; ruling 56."""
    taken = [seat["champion"] for seat in table["seats"].values()]
    return {f"start {number}" for number in figure("board", "start-fields") if f"start {number}" not in taken}


def choose_start(table: Table, god: str, field: str) -> None:
    """Choose a starting field; when all have, each gets 5 cards and the first turn begins. EN 166-171."""
    table["seats"][god]["champion"] = f"start {field}"
    following = to_the_left(table, god)
    if following != table["first"]:
        table["stack"] = [{"step": "choose-start", "seat": following}]
        return
    for other in in_order_from(table, table["first"]):
        draw_until_full(table, other)
    begin_turn(table, table["first"])


def begin_turn(table: Table, god: str) -> None:
    """Begin a turn: a God Card, then Play First, then the actions. EN 5-6, 53, 151; rulings 28 and 39."""
    table["turn"] += 1
    end_effects_of(table, god)
    table["stack"] = [{"step": "play-first", "seat": god}]
    first_round = table["turn"] <= len(colours(table))
    if table["action-card"] == god and not first_round:
        draw_god_card(table, god)


def end_turn(table: Table, god: str) -> None:
    """Pass on the Action Card, draw, clear the board; game play moves clockwise. EN 8-10, 155; ruling 32."""
    return_joined_cards(table, god)
    pass_on_action_card(table, god)
    draw_until_full(table, god)
    clear_board(table, god)
    table["stepped"] = table["quintessence"] = False
    table["tokens-collected"] = table["cards-used"] = 0
    for token in table["elements"].values():
        token["token-played"] = False
    begin_turn(table, to_the_left(table, god))


def actions(table: Table, god: str) -> set[str]:
    """Perform actions, as many as can be paid for, in any order, or none. EN 6-7, 180; rulings 23 and 24."""
    return {
        "done",
        *moves(table, god),
        *bridges(table, god),
        *joins(table, god),
        *rotations(table, god),
        *placements(table, god),
        *useless_cards(table, god),
        *free_steps(table, god),
        *powers(table, god),
    }


def perform(table: Table, god: str, action: str, *words: str) -> None:
    """Perform one action, or be done. EN 6-7."""
    if action == "done":
        end_turn(table, god)
    elif action in POWERS:
        use_token(table, god, action, *words)
    else:
        ACTIONS[action](table, god, *words)


def dispose(table: Table, god: str, card: str) -> None:
    """Dispose of a useless card; nothing follows but to dispose of a second one. EN 237, 241; rulings 21 and 57."""
    use_up(table, god, card)
    count_as_used(table, card)
    decision = table["stack"][-1]
    disposed = 1 + (decision.get("disposed", 1) if decision["step"] == "dispose" else 0)
    if disposed == figure("rules", "dispose"):
        end_turn(table, god)
        return
    table["stack"] = [{"step": "dispose", "seat": god, **({"disposed": disposed} if disposed > 1 else {})}]


def has_nothing_left_to_do(table: Table, god: str) -> bool:
    """Whether everybody can see that a god is done. Ruling 50: not while a hidden card could be used."""
    usable = [card for card in hand_of(table, god) if may_use(table, card)]
    return not usable and actions(table, god) == {"done"}


ACTIONS: dict[str, Callable[..., None]] = {
    "move": move,
    "bridge": build_a_bridge,
    "join": join,
    "turn": rotate_a_circle,
    "place": choose_card_to_place,
    "step": free_step,
    "dispose": dispose,
}
