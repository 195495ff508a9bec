"""A tournament as one HTML file that needs nothing else: a table, and plots with one message each."""

from __future__ import annotations

import html
import shlex
from pathlib import Path
from string import Template

from godsplay.arena.errors import ArenaError
from godsplay.arena.match import Result
from godsplay.arena.report.fact_plots import fact_plots
from godsplay.arena.report.findings import Finding, evenly_seated, findings, percent
from godsplay.arena.report.style import as_svg
from godsplay.arena.schedule import Tournament, arrangements
from godsplay.arena.stats.standings import Row, forfeits_told, standings
from godsplay.present.presentation import presentation
from godsplay.present.words import Words
from godsplay.version import VERSION

PAGE = Path(__file__).parent / "report.html"
COLUMNS = ["bot", "games", "wins", "interval", "rating", "score"]


def write_report(path: Path, tournament: Tournament, results: list[Result], planned: int) -> None:
    """Write the report into a file."""
    text = report(tournament, results, planned)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written ({error.strerror})") from None


def try_path(path: Path) -> None:
    """Make sure that a report can be written there, before hours of play."""
    new = not path.exists()
    try:
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written ({error.strerror})") from None


def report(tournament: Tournament, results: list[Result], planned: int = 0) -> str:
    """Write the page; if more games were planned it says so."""
    game = tournament.open_game()
    words = presentation(game).words
    rows = standings(results)
    shown = findings(game, results, rows) + fact_plots(game, results, [row.bot for row in rows])
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        title=escaped(words.say("report-title", {"game": game.title})),
        summary=escaped(summary(words, tournament, results, planned)),
        heads="".join(f"<th>{escaped(words.say(f'arena-{name}'))}</th>" for name in COLUMNS),
        rows="\n".join(table_row(row) for row in rows),
        table_note=escaped(" ".join([*forfeits_told(words, rows), words.say("report-table-note")])),
        sections="\n".join(section(finding) for finding in shown),
        again=escaped(words.say("report-again")),
        command=escaped(command(tournament, max(planned, len(results)))),
        again_note=escaped(words.say("report-again-note", {"version": VERSION})),
    )


def summary(words: Words, tournament: Tournament, results: list[Result], planned: int) -> str:
    """Say in a few words what was played, and whether more was to be."""
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
    if len(results) < planned:
        said = words.say("report-unfinished", {"games": len(results), "planned": planned}) + " " + said
    return said


def table_row(row: Row) -> str:
    """Write a bot's row of the table."""
    cells = [
        row.bot,
        str(row.games),
        percent(row.wins.mean),
        f"{percent(row.wins.low)} – {percent(row.wins.high)}",
        f"{row.rating.skill:.1f} ± {row.rating.margin:.1f}",
        f"{row.score:.1f}",
    ]
    return "<tr>" + "".join(f"<td>{escaped(cell)}</td>" for cell in cells) + "</tr>"


def section(finding: Finding) -> str:
    """Write a finding with its plot."""
    return (
        f'<section id="{finding.name}">\n<h2>{escaped(finding.title)}</h2>\n'
        f'<div class="wide">{as_svg(finding.figure, finding.name)}</div>\n'
        f'<p class="note">{escaped(finding.note)}</p>\n</section>'
    )


def command(tournament: Tournament, games: int) -> str:
    """Write the command that holds this tournament."""
    words = ["godsplay", "arena", tournament.game, *tournament.bots, "--games", str(games), "--seed", tournament.seed]
    if tournament.edition:
        words += ["--edition", tournament.edition_name]
    for name, chosen in tournament.options.items():
        words += ["--option", f"{name}={str(chosen).lower()}"]
    return shlex.join(words)


def escaped(text: str) -> str:
    """Write text so that HTML shows it as it is."""
    return html.escape(text)
