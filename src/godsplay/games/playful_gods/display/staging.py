"""How a game is told: how long each event stays, and what a turn came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.games.playful_gods.rules import events
from godsplay.games.playful_gods.rules.board import COLOURS, ELEMENTS, LEVELS, MARKS, NOBODY, NOTHING, POWERS
from godsplay.games.playful_gods.rules.state import State

if TYPE_CHECKING:
    from godsplay.present.words import Words

MOST_SENTENCES: Final = 3
WEIGHTS: Final = {
    kind.key: weight
    for kind, weight in (
        (events.CHAMPION_PLACED, 1.0),
        (events.TURN_BEGINS, 0.8),
        (events.EFFECT_ENDS, 0.6),
        (events.GOD_CARDS_MIXED, 0.6),
        (events.GOD_DRAWN, 3.0),
        (events.IS_DONE, 0.4),
        (events.MOVED, 1.2),
        (events.STEPPED, 1.2),
        (events.BLOWN, 1.2),
        (events.DRIVEN, 1.6),
        (events.SWAPPED, 0.0),
        (events.BRIDGE_BUILT, 1.4),
        (events.CAUSEWAY_BUILT, 1.4),
        (events.BRIDGE_REMOVED, 1.4),
        (events.RING_TURNED, 1.4),
        (events.RING_TURNED_BY, 1.4),
        (events.LINE_MADE, 1.6),
        (events.CARD_PLACED, 1.6),
        (events.FIRST_CARD_PLACED, 1.6),
        (events.FIRST_CARD_VOID, 1.2),
        (events.BOARD_CLEARED, 0.5),
        (events.DISPOSED, 0.6),
        (events.JOINED_UP, 1.0),
        (events.JOINED_RETURNED, 0.6),
        (events.ACTION_CARD_PASSED, 0.8),
        (events.ACTION_CARD_KEPT, 0.4),
        (events.DREW, 0.5),
        (events.DREW_CARDS, 0.6),
        (events.CARDS_MIXED, 0.8),
        (events.DISCARDED, 0.8),
        (events.LOST_CARD, 1.6),
        (events.HANDS_SHOWN, 0.8),
        (events.LOOKED, 1.0),
        (events.LOOKED_AT, 1.0),
        (events.TOOK, 0.8),
        (events.PUT_BACK_CARD, 0.5),
        (events.CHOSE_TO_GIVE, 0.6),
        (events.HANDED_ON, 0.6),
        (events.GOT_CARDS, 0.8),
        (events.TOKEN_COLLECTED, 2.0),
        (events.TOKEN_PLAYED, 2.0),
        (events.WON, 3.0),
    )
}
TURN_ENDS: Final = frozenset({events.TURN_BEGINS.key, events.WON.key})
PAPER: Final = frozenset(
    kind.key
    for kind in (
        events.GOD_CARDS_MIXED,
        events.GOD_DRAWN,
        events.CARD_PLACED,
        events.FIRST_CARD_PLACED,
        events.BOARD_CLEARED,
        events.DISPOSED,
        events.JOINED_UP,
        events.ACTION_CARD_PASSED,
        events.DREW,
        events.DREW_CARDS,
        events.CARDS_MIXED,
        events.DISCARDED,
        events.LOST_CARD,
        events.TOOK,
        events.PUT_BACK_CARD,
        events.HANDED_ON,
        events.GOT_CARDS,
    )
)


def sum_up(words: Words, viewer: int, before: State, after: State) -> list[str]:
    """Sum up a turn: who came how far, what lies on the viewer's board, who won a token, who is ahead."""
    found = [came(words, seat, before, after) for seat in range(after.players)]
    found += [on_own_board(words, viewer, before, after), *tokens(words, before, after)]
    sentences = [each for each in found if each]
    if sentences and not after.winners:
        sentences = [*sentences[: MOST_SENTENCES - 1], ahead(words, after)]
    return [each for each in sentences if each][:MOST_SENTENCES]


def came(words: Words, seat: int, before: State, after: State) -> str:
    """Announce that a champion has come to another level."""
    here, there = before.level(seat), after.level(seat)
    if here == there or here < 0 or there < 0:
        return ""
    if seat in after.winners:
        return words.line("sum-won", {"seat": COLOURS[seat]})
    way = "in" if there > here else "out"
    return words.line(f"sum-{way}", {"seat": COLOURS[seat], "level": LEVELS[there]})


def on_own_board(words: Words, viewer: int, before: State, after: State) -> str:
    """Announce what has been laid on the viewer's board; where somebody has won, no turn comes for which it counts."""
    if viewer == NOBODY or after.winners or after.board_marks[viewer] in (NOTHING, before.board_marks[viewer]):
        return ""
    kind = "first" if after.board_marks[viewer] >= len(MARKS) // 2 else "block"
    whose = "own" if words.speaks_to(COLOURS[viewer]) else "seat"
    return words.line(f"sum-{kind}-{whose}", {"seat": COLOURS[viewer], "mark": MARKS[after.board_marks[viewer]]})


def tokens(words: Words, before: State, after: State) -> list[str]:
    """Announce who has won an Ability token."""
    return [
        words.line("sum-token", {"seat": COLOURS[owner], "power": POWERS[after.board.powers[element]]})
        for element, owner in enumerate(after.tokens[: len(ELEMENTS)])
        if owner not in (NOBODY, before.tokens[element])
    ]


def ahead(words: Words, state: State) -> str:
    """Announce who is nearest to the centre, if one champion is."""
    levels = [state.level(seat) for seat in range(state.players)]
    best = max(levels)
    if levels.count(best) > 1 or best < 1:
        return ""
    seat = levels.index(best)
    return words.line("sum-ahead", {"seat": COLOURS[seat], "level": LEVELS[best]})
