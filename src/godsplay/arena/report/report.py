"""A tournament as one HTML file that needs nothing else: a table, and plots with one message each."""

from __future__ import annotations

import shlex
from functools import cache
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result
from godsplay.arena.report.fact_plots import fact_plots
from godsplay.arena.report.findings import evenly_seated, findings
from godsplay.arena.report.style import as_svg
from godsplay.arena.schedule import Tournament, arrangements
from godsplay.arena.stats.standings import Standing, columns, describe_forfeits, standings
from godsplay.present.presentation import presentation
from godsplay.present.words import Words
from godsplay.version import VERSION


def write_report(path: Path, tournament: Tournament, results: list[Result], planned: int) -> None:
    """Write the report into a file."""
    text = render_report(tournament, results, planned)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written ({error.strerror})") from None


def check_writable(path: Path) -> None:
    """Raise if no report can be written there: better now than after hours of play."""
    new = not path.exists()
    try:
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written ({error.strerror})") from None


def render_report(tournament: Tournament, results: list[Result], planned: int = 0) -> str:
    """Render the page; it mentions if more games were planned."""
    game = tournament.open_game()
    words = presentation(game).words
    rows = standings(results)
    return (
        templates()
        .get_template("report.html")
        .render(
            title=words.say("report-title", {"game": game.title}),
            summary=summarize(words, tournament, results, planned),
            heads=[words.say(f"arena-{name}") for name in columns(rows)],
            rows=[row.cells() for row in rows],
            table_note=" ".join([*describe_forfeits(words, rows), words.say("report-table-note"), *notes(words, rows)]),
            findings=findings(game, results, rows) + fact_plots(game, results, [row.bot for row in rows]),
            again=words.say("report-again"),
            command=command(tournament, max(planned, len(results))),
            again_note=words.say("report-again-note", {"version": VERSION}),
        )
    )


def notes(words: Words, rows: list[Standing]) -> list[str]:
    """Explain the columns that only some tables have."""
    return [words.say("arena-adjusted-note")] if any(row.adjusted is not None for row in rows) else []


@cache
def templates() -> Environment:
    """Return the templates of the report; whatever is put into them is escaped, but for our own pictures."""
    made = Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        trim_blocks=True,
        keep_trailing_newline=True,
        undefined=StrictUndefined,
    )
    made.filters["svg"] = lambda figure, name: Markup(as_svg(figure, name))
    return made


def summarize(words: Words, tournament: Tournament, results: list[Result], planned: int) -> str:
    """Describe what was played, and whether more was planned."""
    options = [name for name, chosen in tournament.options.items() if chosen]
    said = words.say(
        "report-summary" if evenly_seated(results) else "report-summary-uneven",
        {
            "games": len(results),
            "players": tournament.players,
            "arrangements": len(arrangements(tournament.bots)),
            "seeds": len({result.seed for result in results}),
            "edition": tournament.edition_name,
        },
    )
    if options:
        said += " " + words.say("report-options", {"options": options})
    if tournament.readings:
        said += " " + words.say(
            "report-readings", {"readings": [f"{name}={way}" for name, way in tournament.readings.items()]}
        )
    if len(results) < planned:
        said = words.say("report-unfinished", {"games": len(results), "planned": planned}) + " " + said
    return said


def command(tournament: Tournament, games: int) -> str:
    """Return the command that runs this tournament."""
    words = ["godsplay", "arena", tournament.game, *tournament.bots, "--games", str(games), "--seed", tournament.seed]
    if tournament.edition:
        words += ["--edition", tournament.edition_name]
    for name, chosen in tournament.options.items():
        words += ["--option", f"{name}={str(chosen).lower()}"]
    for name, way in tournament.readings.items():
        words += ["--reading", f"{name}={way}"]
    words += ["--adjust", tournament.adjust or "none"]
    return shlex.join(words)
