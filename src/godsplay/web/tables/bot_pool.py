"""How bots at tables choose: from a record without its seed, somewhere that the tables never wait for."""

from __future__ import annotations

from typing import Protocol

import msgspec
from cachetools import LRUCache

from godsplay.bots import make_bot
from godsplay.engine.chance import Chance, Scripted
from godsplay.records.format import Page, read_page
from godsplay.records.loading import open_page
from godsplay.records.record import Record
from godsplay.review.counsel import Counsel, counsel
from godsplay.web.tables.bot_turns import Rank

DEFAULT_LEVEL = "normal"
ADVISER = "hard"  # the bot that is asked for suggestions
MOST_REPLAYED = 16  # games that are remembered

replayed: LRUCache[bytes, Record] = LRUCache(MOST_REPLAYED)


class CannotThink(RuntimeError):
    """Raised when there is no process that a bot could think in."""


class BotPool(Protocol):
    """Where bots think."""

    async def choose(
        self, level: str, record: str, seat: int, chance: Chance, asker: str = "", rank: Rank = Rank.WATCHED
    ) -> str:
        """Return the move that a bot chooses, in notation; those who ask have it in turn, by rank.

        CannotThink is raised where bots have no place to think.
        """

    async def advise(self, record: str, seat: int, chance: Chance, asker: str = "") -> Counsel:
        """Return the move that a bot advises a person to make, and what speaks for it; CannotThink as above."""

    def waiting(self) -> int:
        """Return how many wait for their turn."""

    def condition(self) -> str:
        """Return in a word how they are."""

    def close(self) -> None:
        """Stop thinking."""


def choose(level: str, record: str, seat: int, chance: Chance) -> str:
    """Replay a record without its seed, and choose from what the seat sees."""
    played = replay(read_page(record))
    bot = make_bot(level, played.game)
    return bot.choose(played.state.seen(seat), chance).notation


def advise(record: str, seat: int, chance: Chance) -> Counsel:
    """Replay a record without its seed, choose from what the seat sees, and weigh that beside the rest."""
    played = replay(read_page(record))
    seen = played.state.seen(seat)
    bot = make_bot(ADVISER, played.game)
    return counsel(seen, bot.choose(seen, chance), str(chance.below(65536)))


def replay(page: Page) -> Record:
    """Continue a game that was replayed here before, or replay it from the beginning."""
    key = msgspec.json.encode(msgspec.structs.replace(page, moves=[]))  # two tables may have the same seed
    known = replayed.pop(key, None)
    if known is None or known.page.moves != page.moves[: len(known)]:
        known = open_page(page)
    else:
        for move in page.moves[len(known) :]:
            known.state.chance = Scripted(move.drew)
            known.carry_out(move.seat, known.game.actions[move.move])
            known.page.moves.append(move)
    replayed[key] = known
    return known
