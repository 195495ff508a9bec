"""God Cards: drawing them, what they do, and passing on the Action Card. EN 5, 8, 89, 146-157.

Only Aphrodite's effect is printed; the others are the table of God Cards in the rules as this table plays them.
"""

from __future__ import annotations

from collections.abc import Callable

from second_opinion.playful_gods.actions import move_and_swap, steps_along_the_ring
from second_opinion.playful_gods.arena import (
    DIRECTIONS,
    LEVELS,
    RINGS,
    Field,
    bridges_without_champion,
    field_in,
    open_fields,
    place_of,
    sector_of,
    straight_inwards,
    take_bridge,
    turn_ring,
)
from second_opinion.playful_gods.cards import (
    KINDS,
    draw_cards,
    draw_from_pile,
    draw_until_full,
    hand_of,
    take_from_hand,
    take_in_hand,
    use_up,
)
from second_opinion.playful_gods.collecting import turn_and_look_for_lines
from second_opinion.playful_gods.player_boards import clear_board
from second_opinion.playful_gods.table import (
    GODS,
    Table,
    colours,
    drawn_by_chance,
    god_figure,
    in_order_from,
    to_the_left,
)

LASTING = ["aphrodite", "hera", "artemis", "ares", "hephaestus", "hestia", "persephone", "iris"]


def draw_god_card(table: Table, god: str) -> None:
    """Draw a new God Card, and let it work. EN 5, 151; ruling 58. Used ones are mixed if none is left."""
    if not any(card["pile"] for card in table["gods"].values()):
        for card in table["gods"].values():
            card["pile"], card["discarded"] = card["discarded"], 0
    there = {name: card["pile"] for name, card in table["gods"].items()}
    drawn = drawn_by_chance(table, GODS, there)
    table["gods"][drawn]["pile"] -= 1
    table["gods"][drawn]["discarded"] += 1
    table["god-drawn"] = drawn
    if drawn in LASTING:
        table["gods"][drawn]["lasts-for"] = god
    if drawn in AT_ONCE:
        AT_ONCE[drawn](table, god)


def end_effects_of(table: Table, god: str) -> None:
    """End what lasted for a round from this god's turn to just before the next one. EN 89; ruling 31."""
    for card in table["gods"].values():
        if card["lasts-for"] == god:
            card["lasts-for"] = None


def pass_on_action_card(table: Table, god: str) -> None:
    """Pass on the Action Card as indicated on the God Card. EN 8, 155; between two it stays, EN 157 and ruling 29."""
    drawn, table["god-drawn"] = table["god-drawn"], None
    if drawn is None or len(colours(table)) == 2:
        return
    passing = {"keep": 0, "left-1": 1, "left-2": 2, "right-1": -1}
    table["action-card"] = to_the_left(table, god, passing[god_figure(drawn, "passing")])


def zeus(table: Table, god: str) -> None:
    """All three rings turn one field clockwise."""
    for ring in RINGS:
        turn_ring(table, ring, "clockwise", god_figure("zeus", "turns"))


def ask(step: str) -> Callable[[Table, str], None]:
    """Return an effect that puts a decision before the god who drew the card."""

    def effect(table: Table, god: str) -> None:
        table["stack"].append({"step": step, "seat": god})

    return effect


def poseidon_choices() -> set[str]:
    """Turn ring 1 two fields, either way."""
    return {f"poseidon {direction}" for direction in DIRECTIONS}


def turn_for_poseidon(table: Table, god: str, direction: str) -> None:
    """Turn ring 1, and earn a token by it or not. EN 25, 151; ruling 33."""
    table["stack"].pop()
    turns = god_figure("poseidon", "turns")
    if table["readings"]["token-for-poseidon"] == "earned":
        turn_and_look_for_lines(table, god, "ring-1", direction, turns)
    else:
        turn_ring(table, "ring-1", direction, turns)


def hades_choices(table: Table) -> set[str]:
    """Take one bridge without a champion off ring 2 and one off ring 3, where there is one."""
    ring = f"ring-{table['stack'][-1].get('ring', 2)}"
    return {f"remove {ring} {sector_of(table, field)}" for field in bridges_without_champion(table, ring)}


def remove_for_hades(table: Table, ring: str, sector: str) -> None:
    """Take the bridge away, and go on to the next ring."""
    take_bridge(table, field_in(table, ring, int(sector)))
    next_ring_of_hades(table)


def next_ring_of_hades(table: Table) -> None:
    """Go on from ring 2 to ring 3."""
    frame = table["stack"].pop()
    if "ring" not in frame:
        table["stack"].append({**frame, "ring": 3})


def athena_choices(table: Table, god: str) -> set[str]:
    """Discard a card, or be done."""
    return {"done", *(f"discard {card}" for card in hand_of(table, god))}


def discard_for_athena(table: Table, god: str, answer: str, *cards: str) -> None:
    """Discard one of up to two cards, or be done."""
    decision = table["stack"][-1]
    for card in cards:
        use_up(table, god, card)
        decision["discarded"] = decision.get("discarded", 0) + 1
    if answer == "done" or decision["discarded"] == god_figure("athena", "cards"):
        done_for_athena(table, god)


def done_for_athena(table: Table, god: str) -> None:
    """Draw as many cards as were discarded; the next god in order from the one who drew Athena follows."""
    discarded = table["stack"].pop().get("discarded", 0)
    draw_cards(table, god, discarded)
    following = to_the_left(table, god)
    if following != table["action-card"]:
        table["stack"].append({"step": "athena", "seat": following})


def apollo(table: Table, god: str) -> None:
    """Look at the top three cards of the draw pile."""
    looked_at = [draw_from_pile(table) for _ in range(god_figure("apollo", "cards"))]
    table["looked-at"] = in_order_of_kinds([card for card in looked_at if card is not None])
    if table["looked-at"]:
        table["stack"].append({"step": "apollo", "seat": god})


def in_order_of_kinds(cards: list[str]) -> list[str]:
    """Sort cards."""
    return sorted(cards, key=KINDS.index)


def take_for_apollo(table: Table, god: str, card: str) -> None:
    """Take one of the cards."""
    table["looked-at"].remove(card)
    take_in_hand(table, god, card)
    table["stack"].pop()
    if table["looked-at"]:
        table["stack"].append({"step": "apollo-put-back", "seat": god})


def put_back_for_apollo(table: Table, god: str, card: str) -> None:
    """Put the others back in any order. Ruling 54: they stay on top, known to that god."""
    table["looked-at"].remove(card)
    table["top"] = [card, *table["looked-at"], *table["top"]]
    table["top-known-to"] = god
    table["looked-at"] = []
    table["stack"].pop()


def hermes(table: Table, god: str) -> None:
    """Everybody hands one card of their choice to the left."""
    table["stack"].append({"step": "hermes"})


def who_still_gives(table: Table) -> list[str]:
    """List who has cards and has not chosen one for Hermes."""
    return [god for god in colours(table) if hand_of(table, god) and table["seats"][god]["gives"] is None]


def hermes_choices(table: Table, god: str) -> set[str]:
    """Choose a card to hand on."""
    return {f"give {card}" for card in hand_of(table, god)} if god in who_still_gives(table) else set()


def choose_for_hermes(table: Table, god: str, _: str, card: str) -> None:
    """Lay a card ready; it stays in the hand until all have chosen."""
    table["seats"][god]["gives"] = card


def hand_on_for_hermes(table: Table) -> None:
    """Hand the chosen cards to the left, all at once."""
    table["stack"].pop()
    given = {god: table["seats"][god]["gives"] for god in colours(table)}
    for god, card in given.items():
        table["seats"][god]["gives"] = None
        if card is not None:
            take_from_hand(table, god, card)
            take_in_hand(table, to_the_left(table, god), card)


def dionysus(table: Table, god: str) -> None:
    """Everybody hands the whole hand to the left."""
    hands = {to_the_left(table, other): table["seats"][other]["hand"] for other in colours(table)}
    for other, hand in hands.items():
        table["seats"][other]["hand"] = hand


def demeter(table: Table, god: str) -> None:
    """Everybody draws a card, above the limit."""
    for other in in_order_from(table, god):
        draw_cards(table, other, god_figure("demeter", "cards"))


def hestia(table: Table, god: str) -> None:
    """All player boards are cleared."""
    for other in colours(table):
        clear_board(table, other)


def tyche(table: Table, god: str) -> None:
    """Everybody discards the hand and draws five cards."""
    for other in colours(table):
        for card in hand_of(table, other):
            use_up(table, other, card)
    for other in in_order_from(table, god):
        draw_until_full(table, other)


def nike(table: Table, god: str) -> None:
    """In order from the god, the champions on the outermost level that has any may step. Ruling 48."""
    levels = {other: LEVELS.index(place_of(table, other)[0]) for other in in_order_from(table, god)}
    ask_for_nike(table, [other for other, level in levels.items() if level == min(levels.values())])


def ask_for_nike(table: Table, champions: list[str]) -> None:
    """Put the step before the first of the champions that are left."""
    if champions:
        seated = [god for god in colours(table) if god in champions]
        table["stack"].append({"step": "nike", "seat": champions[0], "champions": seated})


def steps_for_nike(table: Table, god: str) -> dict[str, Field]:
    """Return the steps along the ring, or from the start into ring 1."""
    field = place_of(table, god)
    if field[0] == "start":
        return open_fields(table, {"in": straight_inwards(table, field)})
    return steps_along_the_ring(table, god)


def nike_choices(table: Table, god: str) -> set[str]:
    """Step, or not. Ruling 48: nobody is made to."""
    return {"pass", *(f"step {direction}" for direction in steps_for_nike(table, god))}


def step_for_nike(table: Table, god: str, answer: str, *directions: str) -> None:
    """Step without a card, or pass, and let the next champion follow."""
    for direction in directions:
        move_and_swap(table, god, steps_for_nike(table, god)[direction])
    next_champion_of_nike(table)


def next_champion_of_nike(table: Table) -> None:
    """Go on to the next of the outermost champions, in order from the god who drew Nike."""
    done = table["stack"].pop()
    left = [god for god in done["champions"] if god != done["seat"]]
    ask_for_nike(table, [god for god in in_order_from(table, table["action-card"]) if god in left])


AT_ONCE: dict[str, Callable[[Table, str], None]] = {
    "zeus": zeus,
    "poseidon": ask("poseidon"),
    "hades": ask("hades"),
    "athena": ask("athena"),
    "apollo": apollo,
    "hermes": hermes,
    "dionysus": dionysus,
    "demeter": demeter,
    "hestia": hestia,
    "tyche": tyche,
    "nike": nike,
}
