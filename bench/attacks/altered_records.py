"""Records altered a million times: none that tells of other luck, moves or players may still be vouched for.

    python bench/attacks/altered_records.py [--count N] [--seed TEXT]

Each try takes one of sixty recorded games, to whose luck browsers have added something before the deal and later, and
alters one to three things in it: moves, seats, outcomes, digests, the seed, the commitment, what was added. One try in
eight is by somebody who knows the rules: an outcome is another one, and all positions after it are made to fit.
A record passes if `verify` says that every outcome follows from the seed, and the commitment is the published one.
What was added to the luck is bound by the draws after it: something else that happens to lead to the very same ones
is counted apart. Games are played until 64 bits have been drawn after the last addition; an addition near the end of
a record is bound by fewer.
The same seed makes the same tries.
"""

from __future__ import annotations

import argparse
import random
import string
from collections import Counter
from collections.abc import Callable
from math import log2
from typing import Any

import msgspec

import godsplay
from godsplay.engine.action import UnknownAction
from godsplay.engine.chance import ChanceError, Scripted
from godsplay.engine.message import IllegalAction
from godsplay.records.format import Contribution, Page, RecordError, chained_digest, write_page
from godsplay.records.loading import loads
from godsplay.records.record import Record

GAMES_OF_EACH = 20
FIRST_MOVES = 12  # within which something is added to the luck once more
ENOUGH_BITS = 64  # that are drawn after it
MOST_SEATS = 4
FORGED_SHARE = 8  # one try in so many
HEXADECIMAL = "0123456789abcdef"

Alteration = Callable[[Page, random.Random], None]


def recorded_game(name: str, number: int) -> Record:
    """Play a few moves of a game at random; browsers add to its luck before the deal, and once on the way."""
    game, luck = godsplay.game(name), random.Random(f"{name} {number}")
    players = luck.randint(game.fewest, game.most)
    record = Record(game, players=players, seed=f"{luck.getrandbits(128):032x}")
    for seat in range(players):
        record.contribute(seat, f"{luck.getrandbits(256):064x}", deal=True)
    late = luck.randrange(1, FIRST_MOVES)
    while not record.state.over and (len(record) <= late or bits(record.draws()[-1]) < ENOUGH_BITS):
        seat = luck.choice(record.state.to_act)
        record.play(seat, luck.choice(record.state.legal(seat)))
        if len(record) == late:
            record.contribute(luck.randrange(players), f"{luck.getrandbits(256):064x}", deal=False)
    return record


def bits(draws: list[tuple[int, int]]) -> float:
    """Return how many bits draws are worth, each given as out of how many and which."""
    return sum(log2(limit) for limit, _ in draws)


def other_letter(text: str, luck: random.Random) -> str:
    """Return a text with one letter replaced by another."""
    place = luck.randrange(len(text))
    letter = luck.choice([each for each in HEXADECIMAL if each != text[place]])
    return text[:place] + letter + text[place + 1 :]


def alter_move(page: Page, luck: random.Random) -> None:
    """Let somebody have decided otherwise: as somebody else did, or with one word or number changed."""
    place = luck.randrange(len(page.moves))
    move = page.moves[place].move
    words = move.split()
    if luck.random() < 0.5:
        changed = luck.choice(page.moves).move
    else:
        word = luck.randrange(len(words))
        words[word] = luck.choice([each for other in page.moves for each in other.move.split()])
        changed = " ".join(words)
    page.moves[place] = msgspec.structs.replace(page.moves[place], move=changed)


def alter_seat(page: Page, luck: random.Random) -> None:
    """Let somebody else have made a move."""
    place = luck.randrange(len(page.moves))
    page.moves[place] = msgspec.structs.replace(page.moves[place], seat=luck.randrange(MOST_SEATS))


def alter_outcome(page: Page, luck: random.Random) -> None:
    """Let a die or a card have been another one, one more, or one less."""
    drawing = [place for place, move in enumerate(page.moves) if move.drew]
    place = luck.choice([-1, *drawing])
    drew = list(page.moves[place].drew if place >= 0 else page.drew)
    change = luck.randrange(6)
    if change == 0 or not drew:
        drew.insert(luck.randint(0, len(drew)), luck.randrange(6))
    elif change == 1:
        del drew[luck.randrange(len(drew))]
    else:
        drew[luck.randrange(len(drew))] += luck.choice([-3, -2, -1, 1, 2, 3])
    if place >= 0:
        page.moves[place] = msgspec.structs.replace(page.moves[place], drew=drew)
    else:
        page.drew = drew


def alter_digest(page: Page, luck: random.Random) -> None:
    """Let a move have led elsewhere."""
    place = luck.randint(-1, len(page.moves) - 1)
    if place < 0:
        page.start = other_letter(page.start, luck)
    else:
        digest = other_letter(page.moves[place].digest, luck)
        page.moves[place] = msgspec.structs.replace(page.moves[place], digest=digest)


def alter_order(page: Page, luck: random.Random) -> None:
    """Leave a move out that others follow, swap two, or make one twice."""
    place, change = luck.randrange(len(page.moves) - 1), luck.randrange(3)
    if change == 0:
        del page.moves[place]
    elif change == 1:
        page.moves[place], page.moves[place + 1] = page.moves[place + 1], page.moves[place]
    else:
        page.moves.insert(place, page.moves[place])


def alter_seed(page: Page, luck: random.Random) -> None:
    """Let the seed have been another one; the commitment may be made to fit."""
    page.seed = other_letter(str(page.seed), luck)
    if luck.random() < 0.5:
        page.commitment = godsplay.engine.chance.commitment(page.seed)


def alter_commitment(page: Page, luck: random.Random) -> None:
    """Let something else have been published."""
    page.commitment = other_letter(page.commitment, luck) if luck.random() < 0.9 else ""


def alter_entropy(page: Page, luck: random.Random) -> None:
    """Let somebody have added something else, at another moment, not at all, or once more."""
    added = list(page.entropy)
    place, change = luck.randrange(len(added)), luck.randrange(6)
    drawn = len(page.drew) + sum(len(move.drew) for move in page.moves)
    given = added[place]
    if change == 0:
        added[place] = Contribution(given.seat, other_letter(given.text, luck), given.after)
    elif change == 1:
        added[place] = Contribution(luck.randrange(MOST_SEATS), given.text, given.after)
    elif change == 2:
        added[place] = Contribution(given.seat, given.text, luck.choice([None, luck.randint(0, drawn + 5)]))
    elif change == 3:
        del added[place]
    elif change == 4:
        text = "".join(luck.choices(string.ascii_letters, k=20))
        moment = luck.choice([None, luck.randint(0, drawn + 5)])
        added.insert(place, Contribution(luck.randrange(MOST_SEATS), text, moment))
    else:
        luck.shuffle(added)
    page.entropy = added


def alter_players(page: Page, luck: random.Random) -> None:
    """Let there have been more or fewer at the table."""
    page.players += luck.choice([-2, -1, 1, 2])


ALTERATIONS: dict[str, Alteration] = {
    "move": alter_move,
    "seat": alter_seat,
    "outcome": alter_outcome,
    "digest": alter_digest,
    "order": alter_order,
    "seed": alter_seed,
    "commitment": alter_commitment,
    "entropy": alter_entropy,
    "players": alter_players,
}


def forge_outcome(record: Record, luck: random.Random) -> Page:
    """Let one outcome have been another one, and make all positions after it fit, as far as the moves are possible."""
    page = copy_of(record.page)
    drawing = [place for place, move in enumerate(page.moves) if move.drew]
    if not drawing:
        alter_outcome(page, luck)
        return page
    forged = luck.choice(drawing)
    drew = list(page.moves[forged].drew)
    drew[luck.randrange(len(drew))] += luck.choice([-2, -1, 1, 2])
    page.moves[forged] = msgspec.structs.replace(page.moves[forged], drew=drew)
    state, digest = record.beginning(Scripted(page.drew)), page.start
    for place, move in enumerate(page.moves):
        state.chance = Scripted(move.drew)
        try:
            state.apply(move.seat, record.game.actions[move.move])
        except (IllegalAction, ChanceError, UnknownAction, ValueError, IndexError):
            if place > forged:
                del page.moves[place:]
            break
        digest = chained_digest(digest, move.seat, move.move, move.drew, state.digest())
        page.moves[place] = msgspec.structs.replace(move, digest=digest)
    return page


def copy_of(page: Page) -> Page:
    """Return a page whose lists are its own."""
    return msgspec.structs.replace(page, moves=list(page.moves), drew=list(page.drew), entropy=list(page.entropy))


def what_happened(page: Page) -> tuple[Any, ...]:
    """Return the game that a record tells of: all but labels, and what was added to the luck."""
    return page.game, page.players, page.options, page.seed, page.start, page.drew, page.moves


def what_was_added(page: Page) -> list[Contribution]:
    """Return what was added to the luck before the last draw, in the order in which it is mixed in."""
    drawn = len(page.drew) + sum(len(move.drew) for move in page.moves)
    mixed = [given for given in page.entropy if given.after is None or given.after < drawn]
    return sorted(mixed, key=lambda given: -1 if given.after is None else given.after)


def is_vouched_for(text: str, published: str) -> bool:
    """Whether a record verifies, every outcome included, with the commitment that was published."""
    try:
        record = loads(text)
        said = record.verify()
    except RecordError:
        return False
    return "every outcome follows from the seed" in said and record.page.commitment == published


def attack(count: int, seed: str) -> Counter[str]:
    """Try so often; count what was altered, what was the same after all, and what passed."""
    records = [recorded_game(name, number) for name in godsplay.games() for number in range(GAMES_OF_EACH)]
    for record in records:
        assert is_vouched_for(write_page(record.page), record.page.commitment)
    luck, found = random.Random(seed), Counter[str]()
    for _ in range(count):
        record = luck.choice(records)
        if luck.randrange(FORGED_SHARE) == 0:
            page, names = forge_outcome(record, luck), ["forged outcome"]
        else:
            page, names = copy_of(record.page), luck.sample(list(ALTERATIONS), luck.randint(1, 3))
            for name in names:
                ALTERATIONS[name](page, luck)
        text, original = write_page(page), record.page
        same = what_happened(page) == what_happened(original) and page.commitment == original.commitment
        if same and what_was_added(page) == what_was_added(original):
            found["the same in all that matters"] += 1
            continue
        found["altered"] += 1
        found.update(f"  {name}" for name in names)
        if not is_vouched_for(text, original.commitment):
            continue
        if same:
            found["what was added is another, and leads to the same draws by chance"] += 1
        else:
            found["passed"] += 1
            print("passed:", names, text, flush=True)
    found["moves of the longest record"] = max(map(len, records))
    return found


def main() -> None:
    """Attack, and print what came out."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--count", type=int, default=1_000_000)
    options.add_argument("--seed", default="1")
    chosen = options.parse_args()
    found = attack(chosen.count, chosen.seed)
    for name in ["altered", "passed", *sorted(found.keys() - {"altered", "passed"})]:
        print(f"{found[name]:>9,} {name}", flush=True)


if __name__ == "__main__":
    main()
