"""What decides our games: luck by turn, seats, openings, turning points. Writes docs/what-decides.md and its pictures.

.venv/bin/python bench/what_decides.py --games 200
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path

import msgspec

import godsplay
from godsplay.arena.luck import EFFORT
from godsplay.arena.report.style import as_svg, new_figure, other_colour, plot_style
from godsplay.bots import ask, make_bot, own_chance
from godsplay.engine.advice import won_shares
from godsplay.engine.state import SPECTATOR
from godsplay.present.presentation import presentation
from godsplay.review.judge import Judge, Worth, seed_for
from godsplay.review.luck import Move, measure_luck

ROOT = Path(__file__).parents[1]
TABLES = {"gods-playground": 3, "magnates": 4, "playful-gods": 4}
BOT = "policy"
SET_UP = -1  # the turn of what is dealt before the first
NORMAL = 1.96  # standard deviations between which 95 of 100 lie
FEWEST = 8  # times that an opening was chosen, before it is listed


class Played(msgspec.Struct):
    """One game: what it was decided by."""

    result: list[float]
    luck: dict[int, list[float]]  # by turn, each seat's
    error: dict[int, list[float]]  # their variances
    first: int  # the seat that decides first
    openings: list[str]  # the first choice of each seat
    leads: list[float]  # the winner's share, at each tenth of the game


def play(name: str, number: int) -> Played:
    """Play one game among bots, and measure its luck."""
    game, players = godsplay.game(name), TABLES[name]
    seed = f"what decides {number}"
    judge = Judge(game)
    state = game.new(players=players, seed=seed)
    bot = make_bot(BOT, game)
    luck: dict[int, list[float]] = {}
    error: dict[int, list[float]] = {}
    openings = [""] * players
    strand: list[Worth] = []
    first = state.to_act[0]

    def add(turn: int, move: Move, worth: Worth, ply: int) -> None:
        _, found = measure_luck(judge, move, worth, EFFORT, seed_for(seed, ply))
        sums, variances = luck.setdefault(turn, [0.0] * players), error.setdefault(turn, [0.0] * players)
        for seat in range(players):
            sums[seat] += found.shares[seat]
            variances[seat] += found.error[seat] ** 2

    worth = judge.worth(state, EFFORT.runs, seed_for(seed, 0))
    if state.chance.drawn:
        add(SET_UP, Move(state.clone(), SPECTATOR, None), worth, 0)
    ply = 0
    while not state.over:
        seat = state.to_act[0]
        action = ask(bot, BOT, state.seen(seat), own_chance(seed, seat, ply))
        openings[seat] = openings[seat] or action.notation
        before, ply = state.clone(), ply + 1
        state.apply(seat, action)
        if state.chance.drawn:
            worth = judge.worth(state, EFFORT.runs, seed_for(seed, ply))
            add(judge.advice.stage(before), Move(before, seat, action), worth, ply)
        strand.append(worth)
    result = won_shares(state)
    winner = max(range(players), key=lambda each: result[each])
    leads = [strand[min(len(strand) - 1, len(strand) * tenth // 10)].shares[winner] for tenth in range(10)]
    return Played(result, luck, error, first, openings, leads)


def mean_and_margin(values: list[float]) -> tuple[float, float]:
    """Return a mean and half of its 95% interval."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, NORMAL * sqrt(spread / len(values))


def luck_part(games: list[Played], turn: int | None = None) -> float:
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


def percent(pair: tuple[float, float]) -> str:
    return f"{100 * pair[0]:.0f}% ± {100 * pair[1]:.0f}"


def describe(name: str, games: list[Played]) -> str:
    """Write the chapter of one game."""
    game = godsplay.game(name)
    words = presentation(game).words
    players = TABLES[name]
    turns = sorted({turn for each in games for turn in each.luck})
    parts = {turn: luck_part(games, turn) for turn in turns}
    draw(name, games, parts)
    lines = [
        f"## {game.title}, {players} players",
        "",
        f"{len(games)} games among `{BOT}`. The variance of luck is {100 * luck_part(games):.0f}% of that of results.",
        "",
        f"![Luck by turn, and how early the winner leads](pictures/what-decides-{name}.svg)",
        "",
        "| turn | luck, % of the variance of results |",
        "|---|---|",
        *[f"| {'set-up' if turn == SET_UP else turn} | {100 * part:.1f} |" for turn, part in parts.items()],
        "",
        f"| seat | wins, where equal parts are {100 / players:.0f}% |",
        "|---|---|",
    ]
    for seat in range(players):
        share = mean_and_margin([each.result[seat] for each in games])
        lines.append(f"| {words.name(game.seat_names[seat])} | {percent(share)} |")
    share = mean_and_margin([each.result[each.first] for each in games])
    lines += [f"| whoever decides first | {percent(share)} |", "", "| opening | chosen | wins |", "|---|---|---|"]
    chosen: dict[str, list[float]] = {}
    for each in games:
        for seat, opening in enumerate(each.openings):
            chosen.setdefault(opening, []).append(each.result[seat])
    ranked = sorted(chosen.items(), key=lambda pair: -sum(pair[1]) / len(pair[1]))
    for opening, results in ranked:
        if len(results) >= FEWEST:
            text = words.text(presentation(game).describe(game.actions[opening]))
            lines.append(f"| {text} | {len(results)} | {percent(mean_and_margin(results))} |")
    return "\n".join(lines) + "\n"


def draw(name: str, games: list[Played], parts: dict[int, float]) -> None:
    """Draw luck by turn, and how early the winner leads."""
    with plot_style():
        figure = new_figure(2.8)
        left, right = figure.subplots(1, 2)
        names = ["set-up" if turn == SET_UP else str(turn) for turn in parts]
        left.bar(names, [100 * part for part in parts.values()], color=other_colour(0))
        left.set_xlabel("turn")
        left.set_ylabel("luck, % of variance")
        means = [100 * sum(each.leads[tenth] for each in games) / len(games) for tenth in range(10)]
        right.plot([10 * tenth for tenth in range(10)], means, color=other_colour(3))
        right.axhline(100 / TABLES[name], color=other_colour(1), linestyle=(0, (4, 3)))
        right.set_xlabel("% of the game")
        right.set_ylabel("the winner's share, %")
        right.set_ylim(0, 100)
    (ROOT / "docs" / "pictures" / f"what-decides-{name}.svg").write_text(as_svg(figure, name) + "\n")


HEAD = """# What decides our games

Made by `make what-decides`: games among bots that all play alike (`{bot}`), so that nobody is better than the others.
Luck is measured as [review.md](review.md) says, at each roll and draw. Its part is the variance of what it brought a
seat over the variance of results, less the noise of measuring; the rest are decisions, how hidden choices met, and what
the judge did not foresee. Among stronger bots other things may decide. The picture shows luck by turn, and the winner's
share of the win as the game goes on. When luck counts depends on the judge: one that sees little difference early on
finds it late. Turns of Playful Gods are the rings that the foremost champion has reached. Margins are 95%:
where one is larger than the difference, nothing is claimed.

"""


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--keep", type=Path, default=None, help="where the games are kept, to describe them again")
    arguments = parser.parse_args()
    chapters = []
    for name in TABLES:
        kept = arguments.keep / f"{name}.json" if arguments.keep else None
        if kept is not None and kept.exists():
            games = msgspec.json.decode(kept.read_bytes(), type=list[Played])
        else:
            with ProcessPoolExecutor(arguments.workers) as pool:
                games = list(pool.map(play, [name] * arguments.games, range(arguments.games)))
            if kept is not None:
                kept.write_bytes(msgspec.json.encode(games))
        chapters.append(describe(name, games))
    (ROOT / "docs" / "what-decides.md").write_text(HEAD.format(bot=BOT) + "\n".join(chapters))


if __name__ == "__main__":
    main()
