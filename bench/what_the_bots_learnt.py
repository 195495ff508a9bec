"""What the judgement of our bots says about the games. Writes docs/what-the-bots-learnt.md and its pictures.

    .venv/bin/python bench/what_the_bots_learnt.py --games 120

Games among bots are stopped at quiet moments; one thing is added to what one seat has there, and the position is judged
again.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from what_decides import estimate

import godsplay
from godsplay.arena.report.style import BOT_COLOURS, PALE, as_svg, bot_colour, new_figure, plot_style
from godsplay.bots import make_bot, own_chance
from godsplay.engine.advice import Advice, advice_for
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.rules.board import REGIONS, SPACES
from godsplay.games.gods_playground.rules.board import SEATS as FAMILIES
from godsplay.games.gods_playground.rules.state import State as GodsPlayground
from godsplay.games.magnates.rules.board import PROVINCES, SENATORS
from godsplay.games.magnates.rules.board import SEATS as MOST_FAMILIES
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.state import State as Magnates
from godsplay.games.playful_gods.rules.board import KINDS, LEVELS, RING_3, SECTORS, START
from godsplay.games.playful_gods.rules.board import NOWHERE as NOT_PLACED
from godsplay.games.playful_gods.rules.state import State as PlayfulGods
from godsplay.present.presentation import presentation

ROOT = Path(__file__).parents[1]
TABLES = {"gods-playground": 3, "magnates": 4, "playful-gods": 4}
BOT = "greedy@hand"  # whose games everything is tried in
NOBODY = -1
FEWEST = 20  # times that something was tried, before it is listed
LONGEST = 3_000  # decisions
COLOURS = len(BOT_COLOURS)
MOST_LINES = 12  # of a chart
ROW_HEIGHT = 0.22  # inches


class Tried(NamedTuple):
    """One thing that was added: in which chart, in which row, at which stage, and what it was worth."""

    chart: str
    row: str
    stage: int
    share: float  # of the win


class Trial(NamedTuple):
    """One thing to add for a seat: how, beside not having it."""

    chart: str
    row: str
    have: Callable[[EngineState], None]
    lack: Callable[[EngineState], None]


def nothing(state: EngineState) -> None:
    """Leave everything as it is."""


def gods_playground(state: EngineState, seat: int) -> Iterator[Trial]:
    """List what a family could have besides, where a turn begins or special actions are taken."""
    assert isinstance(state, GodsPlayground)
    step = state.stack[-1].step.name
    if step == "nobles":
        yield Trial("estate", "5 money", lambda s: add(s, "money", seat, 5), nothing)
        for region, name in enumerate(REGIONS):
            free = [place for place in range(SPACES) if state.estates[region * SPACES + place] == NOBODY]
            if free:
                place = region * SPACES + free[0]
                yield Trial("estate", f"estate in {name}", lambda s, p=place: put(s, "estates", p, seat), nothing)
                yield Trial("space", f"space {free[0] + 1}", lambda s, p=place: put(s, "estates", p, seat), nothing)
    if step == "special-actions":
        for region, name in enumerate(REGIONS):
            noble = region * FAMILIES + seat
            yield Trial("office", f"noble in {name}", lambda s, p=noble: add(s, "nobles", p, 1), nothing)
            yield Trial(
                "office",
                f"seat for {name}",
                lambda s, r=region: put(s, "sejm", r, seat),
                lambda s, r=region: put(s, "sejm", r, NOBODY),
            )


def magnates(state: EngineState, seat: int) -> Iterator[Trial]:
    """List what a family could have besides."""
    assert isinstance(state, Magnates)
    for province, name in enumerate(PROVINCES):
        place = province * MOST_FAMILIES + seat
        yield Trial("estate", f"estate in {name}", lambda s, p=place: add(s, "estates", p, 1), nothing)
    if state.stack[0].step.name in ("sejm", "conflicts"):
        for senator, name in enumerate(SENATORS):
            yield Trial(
                "office",
                name,
                lambda s, k=senator: put(s, "senators", k, seat),
                lambda s, k=senator: put(s, "senators", k, NOBODY),
            )
    for card, name in enumerate(PRIVILEGES):
        if state.privileges[card] == NOBODY:
            yield Trial("privilege", name, lambda s, k=card: put(s, "privileges", k, seat), nothing)


def playful_gods(state: EngineState, seat: int) -> Iterator[Trial]:
    """List what a god could have besides."""
    assert isinstance(state, PlayfulGods)
    place = state.places[seat]
    if place == NOT_PLACED:
        return
    level = place // SECTORS
    if START < level < RING_3:  # nobody needs a bridge to the first ring
        ahead = state.place_at(level + 1, state.sector(place))
        if state.bridges[ahead] == 0:
            yield Trial(
                "step", f"bridge right before {LEVELS[level + 1]}", lambda s: put(s, "bridges", ahead, 1), nothing
            )
    for card in range(KINDS):
        if state.draw_pile[card] > 0:
            yield Trial("step", "one more card", lambda s, c=card: add(s, "hands", seat * KINDS + c, 1), nothing)


CHANGES = {"gods-playground": gods_playground, "magnates": magnates, "playful-gods": playful_gods}


def put(state: EngineState, attribute: str, place: int, value: int) -> None:
    """Set one number of a position."""
    getattr(state, attribute)[place] = value


def add(state: EngineState, attribute: str, place: int, more: int) -> None:
    """Raise one number of a position."""
    getattr(state, attribute)[place] += more


def worth(advice: Advice, state: EngineState, seat: int, trial: Trial) -> float:
    """Return how much of the win a seat has more with something than without."""
    without, having = state.clone(), state.clone()
    trial.lack(without)
    trial.have(having)
    return advice.shares(having)[seat] - advice.shares(without)[seat]


def play(name: str, number: int) -> list[Tried]:
    """Play one game; return what was tried at the first decision of every step of a round."""
    game, players = godsplay.game(name), TABLES[name]
    advice, bot = advice_for(game), make_bot(BOT, game)
    seed = f"what the bots learnt {number}"
    state = game.new(players=players, seed=seed)
    found: list[Tried] = []
    seen: set[tuple[int, str]] = set()
    for ply in range(LONGEST):
        if state.over:
            return found
        seat = state.to_act[0]
        moment = (advice.stage(state), state.stack[0].step.name)
        if moment not in seen and advice.quiet(state) | (state.stack[-1].step.name == moment[1]):
            seen.add(moment)
            found += [
                Tried(trial.chart, trial.row, moment[0], worth(advice, state, each, trial))
                for each in range(players)
                for trial in CHANGES[name](state, each)
            ]
        state.apply(seat, bot.choose(state.seen(seat), own_chance(seed, seat, ply)))
    return found


def grouped(tried: list[Tried]) -> dict[str, dict[str, dict[int, list[float]]]]:
    """Sort what was tried: by chart, row and stage."""
    made: dict[str, dict[str, dict[int, list[float]]]] = {}
    for each in tried:
        made.setdefault(each.chart, {}).setdefault(each.row, {}).setdefault(each.stage, []).append(each.share)
    return made


def named(name: str, row: str) -> str:
    """Write a row with the names that players know."""
    words = presentation(godsplay.game(name)).words
    start, _, last = row.rpartition(" ")
    known = [*REGIONS, *PROVINCES, *SENATORS, *PRIVILEGES]
    return f"{start} {words.name(last)}".strip() if last in known else row


TITLES = {
    ("gods-playground", "estate"): "One more estate (or 5 money) where a turn begins",
    ("gods-playground", "space"): "The same by space, counted from the heart of the region",
    ("gods-playground", "office"): "A noble, or a seat in the Sejm, when special actions begin",
    ("magnates", "estate"): "One more Estate",
    ("magnates", "office"): "A Senator, beside nobody holding it",
    ("magnates", "privilege"): "A Privilege that is not on the table",
    ("playful-gods", "step"): "Cards and bridges",
}
STAGES = {"gods-playground": "turn", "magnates": "round", "playful-gods": "foremost champion on"}


def stage_name(name: str, stage: int) -> str:
    """Name a stage of a game."""
    return LEVELS[stage] if name == "playful-gods" else f"{STAGES[name]} {stage}"


def describe(name: str, tried: list[Tried]) -> str:
    """Write the chapter of one game."""
    game = godsplay.game(name)
    learnt = advice_for(game).network is not None
    lines = [f"## {game.title}, {TABLES[name]} players", "", JUDGED[learnt], ""]
    for chart, rows in grouped(tried).items():
        stages = sorted({stage for values in rows.values() for stage in values})
        lines += [f"### {TITLES[name, chart]}", "", picture(name, chart, rows, stages), ""]
        lines += [f"| | {' | '.join(stage_name(name, stage) for stage in stages)} |", "|---" * (len(stages) + 1) + "|"]
        for row, values in rows.items():
            cells = [cell(values.get(stage, [])) for stage in stages]
            lines.append(f"| {named(name, row)} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def cell(values: list[float]) -> str:
    """Write what something was worth, in hundredths of the win."""
    if len(values) < FEWEST:
        return ""
    middle, margin = estimate(values)
    return f"{100 * middle:+.1f} ± {100 * margin:.1f}"


def picture(name: str, chart: str, rows: dict[str, dict[int, list[float]]], stages: list[int]) -> str:
    """Draw a chart, lines by stage or, where they would be too many, bars; return how the page shows it."""
    with plot_style():
        if len(rows) > MOST_LINES:
            figure = new_figure(ROW_HEIGHT * len(rows) + 0.6)
            draw_bars(figure.subplots(), name, rows)
        else:
            figure = new_figure(3.0)
            draw_lines(figure.subplots(), name, rows, stages)
    file = f"learnt-{name}-{chart}.svg"
    (ROOT / "docs" / "pictures" / file).write_text(as_svg(figure, f"{name}-{chart}") + "\n")
    return f"![{TITLES[name, chart]}](pictures/{file})"


def draw_lines(axes: Any, name: str, rows: dict[str, dict[int, list[float]]], stages: list[int]) -> None:
    """Draw a line for each row, from stage to stage."""
    for place, (row, values) in enumerate(rows.items()):
        shown = [stage for stage in stages if len(values.get(stage, [])) >= FEWEST]
        means = [100 * estimate(values[stage]).mean for stage in shown]
        style = "-" if place < COLOURS else (0, (4, 2))
        axes.plot(
            shown, means, color=bot_colour(place), linestyle=style, marker="o", markersize=3, label=named(name, row)
        )
    axes.axhline(0, color=PALE, linewidth=0.6)
    axes.set_xticks(stages, [stage_name(name, stage) for stage in stages])
    axes.set_ylabel("hundredths of the win")
    axes.legend(fontsize=8, handlelength=3.6, loc="center left", bbox_to_anchor=(1.0, 0.5))


def draw_bars(axes: Any, name: str, rows: dict[str, dict[int, list[float]]]) -> None:
    """Draw a bar for each row, over all stages, the most valuable on top."""
    means = {
        named(name, row): 100 * sum(estimate(each).mean for each in values.values()) / len(values)
        for row, values in rows.items()
    }
    order = sorted(means, key=means.__getitem__)
    axes.barh(order, [means[row] for row in order], color=bot_colour(1), height=0.6)
    axes.axvline(0, color=PALE, linewidth=0.6)
    axes.set_xlabel(f"hundredths of the win, mean of all {STAGES[name]}s")
    axes.margins(y=0.01)


JUDGED = {
    True: "Judged by the network that is shipped.",
    False: "Nothing learnt is shipped for this game, so this is what the judgement made by hand says.",
}

HEAD = """# What the bots learnt

Made by `make what-the-bots-learnt` from {games} games a game among `{bot}`: at the first decision of a phase one
thing is added to what a seat has, and the position is judged again. The figures are hundredths of the win that it adds
for whoever gets it, on average over seats and games, with the 95% interval of that average. They say what the
judgement believes, not what is true: a network with little to learn from believes in small things that are noise, and
it was taught by bots, not by people. What costs nobles, cards or money at the table is had for nothing here.

"""


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--workers", type=int, default=None)
    arguments = parser.parse_args()
    chapters = []
    for name in TABLES:
        with ProcessPoolExecutor(arguments.workers) as pool:
            games = list(pool.map(play, [name] * arguments.games, range(arguments.games), chunksize=8))
        chapters.append(describe(name, [each for game in games for each in game]))
    page = HEAD.format(games=arguments.games, bot=BOT) + "\n".join(chapters)
    (ROOT / "docs" / "what-the-bots-learnt.md").write_text(page)


if __name__ == "__main__":
    main()
