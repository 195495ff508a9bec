"""What decides our games: luck by turn, turning points, seats, openings, offices; writes docs/what-decides.md.

    python bench/what_decides.py [--games 2000] [--measured 60]

It can be interrupted and goes on where it stopped. The games follow from the weights that the bots have now, so a
folder belongs to one set of weights.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import msgspec

import godsplay
from godsplay.arena.luck import EFFORT
from godsplay.arena.report.style import as_svg, new_figure, other_colour, plot_style
from godsplay.bots import ask, make_bot, own_chance
from godsplay.engine.action import Action
from godsplay.engine.advice import won_shares
from godsplay.engine.state import SPECTATOR, State
from godsplay.games.gods_playground.rules.board import REGIONS
from godsplay.games.gods_playground.rules.state import State as GodsPlayground
from godsplay.games.magnates.rules.board import SENATORS
from godsplay.games.magnates.rules.state import State as Magnates
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import CENTRE, ELEMENTS, RING_1
from godsplay.games.playful_gods.rules.state import State as PlayfulGods
from godsplay.present.presentation import presentation
from godsplay.review.judge import Judge, Worth, seed_for
from godsplay.review.luck import Move, measure_luck

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "what-decides"
TABLES = {"gods-playground": 3, "magnates": 4, "playful-gods": 4}
QUICK, LEVEL = "policy", "normal"
FEWER = 5  # one game among LEVEL for so many among QUICK
SET_UP = -1  # the turn of what is dealt before the first
NORMAL = 1.96  # standard deviations between which 95 of 100 lie
OPENS = "opens with: "
FEWEST = 40  # games in which something was held or chosen, before it is listed
RESAMPLED = 400  # times, for an interval


class Played(msgspec.Struct):
    """One game: what it was decided by."""

    result: list[float]
    first: int  # the seat that decides first
    openings: list[str]  # the first choice of each seat
    held: dict[str, list[int]]  # what mattered, and the seats that had it at some time


class Measured(msgspec.Struct):
    """The luck of one game."""

    result: list[float]
    luck: dict[int, list[float]]  # by turn, each seat's
    error: dict[int, list[float]]  # their variances
    leads: list[float]  # the winner's share, at each tenth of the game
    ahead: float  # the part of the game after which the winner was ahead for good


# What may matter, by game: names, each with the seat that had it.

Held = Iterator[tuple[str, int]]


def held_in_gods_playground(before: State, action: Action, after: State) -> Held:
    """List who is first and last in player order when campaigns begin, and who is elected to the Sejm."""
    assert isinstance(after, GodsPlayground)
    if after.stack and after.stack[0].step.name == "campaigns":
        yield f"is first in player order in turn {after.turn}", after.first
        yield f"is last in player order in turn {after.turn}", after.player_order()[-1]
    for region, seat in enumerate(after.sejm):
        if seat >= 0:
            yield f"was in the Sejm for {REGIONS[region].replace('-', ' ').title()}", seat


def held_in_magnates(before: State, action: Action, after: State) -> Held:
    """List who is which Senator."""
    assert isinstance(after, Magnates)
    for senator, seat in enumerate(after.senators):
        if seat >= 0:
            yield f"was {SENATORS[senator].title()}", seat


def held_in_playful_gods(before: State, action: Action, after: State) -> Held:
    """List how the rings lie before a starting field: what comes first, and how varied the straight way in is."""
    assert isinstance(before, PlayfulGods)
    if isinstance(action, PlayfulGodsAction) and before.stack[-1].step.name == "choose-start":
        way = [before.board.elements[before.place_at(ring, action.sector)] for ring in range(RING_1, CENTRE)]
        yield f"starts before {ELEMENTS[way[0]].title()}", before.to_act[0]
        yield f"straight in lie {len(set(way))} different elements", before.to_act[0]


HELD: dict[str, Callable[[State, Action, State], Held]] = {
    "gods-playground": held_in_gods_playground,
    "magnates": held_in_magnates,
    "playful-gods": held_in_playful_gods,
}


def play(name: str, bot: str, number: int) -> Played:
    """Play one game among bots that are all alike."""
    openings = [""] * TABLES[name]
    held: dict[str, set[int]] = {}
    first, state = -1, None
    for before, seat, action, state in moves_of(name, bot, f"what decides {number}"):
        first = seat if first < 0 else first
        openings[seat] = openings[seat] or action.notation
        for what, holder in HELD[name](before, action, state):
            held.setdefault(what, set()).add(holder)
    assert state is not None
    return Played(won_shares(state), first, openings, {what: sorted(seats) for what, seats in held.items()})


def moves_of(name: str, spec: str, seed: str) -> Iterator[tuple[State, int, Action, State]]:
    """Play a game; yield the position before each move, who moved, the move, and the position after it."""
    game = godsplay.game(name)
    bot, ply = make_bot(spec, game), 0
    state = game.new(players=TABLES[name], seed=seed)
    while not state.over:
        seat = state.to_act[0]
        action = ask(bot, spec, state.seen(seat), own_chance(seed, seat, ply))
        before, ply = state.clone(), ply + 1
        state.apply(seat, action)
        yield before, seat, action, state


def measure(name: str, bot: str, number: int) -> Measured:
    """Play one game among bots, and measure its luck."""
    game, players = godsplay.game(name), TABLES[name]
    seed = f"luck {number}"
    judge = Judge(game)
    luck: dict[int, list[float]] = {}
    error: dict[int, list[float]] = {}

    def add(turn: int, move: Move, worth: Worth, ply: int) -> None:
        _, found = measure_luck(judge, move, worth, EFFORT, seed_for(seed, ply))
        sums, variances = luck.setdefault(turn, [0.0] * players), error.setdefault(turn, [0.0] * players)
        for seat in range(players):
            sums[seat] += found.shares[seat]
            variances[seat] += found.error[seat] ** 2

    state = game.new(players=players, seed=seed)
    worth = judge.worth(state, EFFORT.runs, seed_for(seed, 0))
    if state.chance.drawn:
        add(SET_UP, Move(state.clone(), SPECTATOR, None), worth, 0)
    strand = [worth.shares]
    for ply, (before, seat, action, after) in enumerate(moves_of(name, bot, seed), 1):
        if after.chance.drawn:
            worth = judge.worth(after, EFFORT.runs, seed_for(seed, ply))
            add(judge.advice.stage(before), Move(before, seat, action), worth, ply)
        strand.append(worth.shares)
        state = after
    result = won_shares(state)
    winner = max(range(players), key=lambda each: result[each])
    leads = [strand[len(strand) * tenth // 10][winner] for tenth in range(10)]
    behind = [place for place, shares in enumerate(strand[:-1]) if shares[winner] < max(shares)]
    return Measured(result, luck, error, leads, (behind[-1] + 1 if behind else 0) / len(strand))


def gather(folder: Path, name: str, bot: str, kind: Any, make: Callable[[str, str, int], Any], games: int) -> list[Any]:
    """Play what has not been played yet, a line of a file each, and return all of it."""
    path = folder / f"{kind.__name__.lower()}-{name}-{bot}.jsonl"
    done = len(path.read_bytes().splitlines()) if path.exists() else 0
    for number in range(done, games):
        line = msgspec.json.encode(make(name, bot, number)) + b"\n"
        with path.open("ab") as file:
            file.write(line)
    return [msgspec.json.decode(line, type=kind) for line in path.read_bytes().splitlines()]


# What is written of it.


class Estimate(NamedTuple):
    """A figure, and half of its 95% interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.0f}% ± {100 * self.margin:.0f}"


def estimate(values: list[float]) -> Estimate:
    """Return a mean with its margin."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return Estimate(middle, NORMAL * sqrt(spread / len(values)))


def luck_part(games: list[Measured], turn: int | None = None) -> float:
    """Return how much of the variance of results luck has, of one turn or all, less what is noise of measuring."""
    total = explained = 0.0
    for game in games:
        for seat, result in enumerate(game.result):
            turns = list(game.luck) if turn is None else [turn] if turn in game.luck else []
            found = sum(game.luck[each][seat] for each in turns)
            noise = sum(game.error[each][seat] for each in turns)
            explained += found * found - noise
            total += (result - 1 / len(game.result)) ** 2
    return explained / total


def resampled(games: list[Measured], turn: int | None = None) -> Estimate:
    """Return the same with its margin, by the bootstrap."""
    rng = random.Random(1)
    drawn = [luck_part(rng.choices(games, k=len(games)), turn) for _ in range(RESAMPLED)]
    return Estimate(
        luck_part(games, turn), NORMAL * sqrt(sum((each - sum(drawn) / RESAMPLED) ** 2 for each in drawn) / RESAMPLED)
    )


def describe(name: str, measured: list[Measured], quick: list[Played], level: list[Played]) -> str:
    """Write the chapter of one game."""
    game, players = godsplay.game(name), TABLES[name]
    turns = sorted({turn for each in measured for turn in each.luck})
    parts = {turn: resampled(measured, turn) for turn in turns}
    draw(name, measured, parts)
    early, middle, late = quantiles([each.ahead for each in measured], n=4)
    lines = [
        f"## {game.title}, {players} players",
        "",
        f"The variance of luck is {resampled(measured)} of that of results ({len(measured)} games). The winner was "
        f"ahead for good after {middle:.0%} of the game; in a quarter of games after {early:.0%} or sooner, in "
        f"another after {late:.0%} or later.",
        "",
        f"![Luck by turn, and how early the winner leads](pictures/what-decides-{name}.svg)",
        "",
        "| turn | luck, of the variance of results |",
        "|---|---|",
        *[f"| {'set-up' if turn == SET_UP else turn} | {part} |" for turn, part in parts.items()],
        "",
        f"| wins of whoever | among `{QUICK}`, {len(quick)} games | among `{LEVEL}`, {len(level)} games |",
        "|---|---|---|",
        *rows_of(name, quick, level),
    ]
    return "\n".join(lines) + "\n"


def rows_of(name: str, quick: list[Played], level: list[Played]) -> Iterator[str]:
    """Write what seats, whoever is first, openings and what was held have won."""
    game = godsplay.game(name)
    display = presentation(game)
    equal = [sum(sum(each.result) for each in games) / len(games) / TABLES[name] for games in (quick, level)]
    yield f"| *equal parts* | {' | '.join(f'*{part:.0%}*' for part in equal)} |"
    for seat in range(TABLES[name]):
        cells = [[each.result[seat] for each in games] for games in (quick, level)]
        yield row(str(display.words.name(game.seat_names[seat])), equal, cells)
    yield row("decides first", equal, [[each.result[each.first] for each in games] for games in (quick, level)])
    found = [wins_by(games) for games in (quick, level)]
    for what in sorted({*found[0], *found[1]}):
        cells = [each.get(what, []) for each in found]
        if max(len(cell) for cell in cells) >= FEWEST:
            opening = what.removeprefix(OPENS)
            text = what if opening == what else OPENS + display.words.text(display.describe(game.actions[opening]))
            yield row(text, equal, cells)


def wins_by(games: list[Played]) -> dict[str, list[float]]:
    """Return what whoever chose or held something has won, game by game: the mean of those who did."""
    found: dict[str, list[float]] = {}
    for each in games:
        chosen: dict[str, list[int]] = dict(each.held)
        for seat, opening in enumerate(each.openings):
            chosen.setdefault(OPENS + opening, []).append(seat)
        for what, seats in chosen.items():
            found.setdefault(what, []).append(sum(each.result[seat] for seat in seats) / len(seats))
    return found


def row(text: str, equal: list[float], cells: list[list[float]]) -> str:
    """Write one line; of too few games nothing is said."""
    shown = (
        marked(estimate(cell), part) if len(cell) >= FEWEST else "–" for cell, part in zip(cells, equal, strict=True)
    )
    return f"| {text} | {' | '.join(shown)} |"


def marked(found: Estimate, equal: float) -> str:
    """Make a figure bold that is further from equal parts than its margin."""
    return f"**{found}**" if abs(found.mean - equal) > found.margin else f"{found}"


def draw(name: str, games: list[Measured], parts: dict[int, Estimate]) -> None:
    """Draw luck by turn, and how early the winner leads."""
    with plot_style():
        figure = new_figure(2.8)
        left, right = figure.subplots(1, 2)
        names = ["set-up" if turn == SET_UP else str(turn) for turn in parts]
        heights, margins = ([100 * part[place] for part in parts.values()] for place in (0, 1))
        left.bar(names, heights, yerr=margins, color=other_colour(0), ecolor=other_colour(4), capsize=3)
        left.axhline(0, color=other_colour(1), linewidth=0.8)
        left.set_xlabel("turn")
        left.set_ylabel("luck, % of variance")
        leads = [estimate([each.leads[tenth] for each in games]) for tenth in range(10)]
        means, margins = ([100 * lead[place] for lead in leads] for place in (0, 1))
        right.errorbar([10 * tenth for tenth in range(10)], means, yerr=margins, color=other_colour(3), capsize=2)
        right.axhline(100 / TABLES[name], color=other_colour(1), linestyle=(0, (4, 3)))
        right.set_xlabel("% of the game")
        right.set_ylabel("the winner's share, %")
        right.set_ylim(0, 100)
    (ROOT / "docs" / "pictures" / f"what-decides-{name}.svg").write_text(as_svg(figure, name) + "\n")


HEAD = """# What decides our games

Made by `make what-decides`: games among bots that all play alike, so that nobody is better than the others. Margins are
95%; what is further from equal parts than its margin is bold: one in twenty is so by chance, of the rest nothing is
claimed.

**Luck** is measured among `{quick}` as [review.md](review.md) says, at each roll and draw. Its part is the variance of
what it brought a seat over the variance of results, less the noise of measuring; the rest are decisions, how hidden
choices met, and what the judge did not foresee: so it is the least that luck can be. When luck counts depends on the
judge, too: one that sees little difference early on finds it late. The picture shows luck by turn, and the winner's
share of the win as the game goes on. Turns of Playful Gods are the rings that the foremost champion has reached.

**Wins** are those of seats, of whoever chose an opening, and of whoever had something at any time of the game: whoever
is ahead gets more of what is worth having, so the last say what goes with winning, not what brings it.
[What the bots learnt](what-the-bots-learnt.md) says what an office or an estate adds. `{quick}` follows simple rules
with much chance, `{level}` looks ahead: where the two differ, it is a matter of how one plays.

"""


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--measured", type=int, default=60, help="games whose luck is measured")
    parser.add_argument("--keep", type=Path, default=KEPT)
    chosen = parser.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    chapters = []
    for name in TABLES:
        measured = gather(chosen.keep, name, QUICK, Measured, measure, chosen.measured)
        quick = gather(chosen.keep, name, QUICK, Played, play, chosen.games)
        level = gather(chosen.keep, name, LEVEL, Played, play, chosen.games // FEWER)
        chapters.append(describe(name, measured, quick, level))
    (ROOT / "docs" / "what-decides.md").write_text(HEAD.format(quick=QUICK, level=LEVEL) + "\n".join(chapters))


if __name__ == "__main__":
    main()
