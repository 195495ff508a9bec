"""What can be looked up: rules, figures and where they come from, games."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from rich.box import SIMPLE
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from godsplay.cli.errors import UsageError
from godsplay.engine.edition import Figure
from godsplay.engine.game import Game
from godsplay.present.presentation import presentation
from godsplay.present.rulebook import Section, agreed_way

PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
ROOM_BESIDE_KEYS = 55  # columns that values, grades and sources need to be readable in a table
GRADE_STYLES = {"printed": "green", "derived": "cyan", "reconstructed": "yellow", "edition": "magenta"}
LONGEST_GRADE = max(map(len, GRADE_STYLES))


class FoldingTable(TableElement):
    """A table whose cells are wrapped rather than cut."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in super().__rich_console__(console, options):
            if isinstance(table, Table):
                for column in table.columns:
                    column.overflow = "fold"
            yield table


class RulesMarkdown(Markdown):
    """Markdown as rules need it in a terminal."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "table_open": FoldingTable}


def print_rule(console: Console, game: Game, anchor: str) -> None:
    """Print one rule in a frame, and name those below it."""
    section, *below = with_subsections(game, anchor)
    console.print(
        Panel(RulesMarkdown(in_a_terminal(section)), title=section.title, title_align="left", border_style="dim")
    )
    if below:
        questions = ", ".join(f"? {each.anchor}" for each in below)
        console.print(presentation(game).words.say("cli-see-also", {"questions": questions}), style="dim")


def in_a_terminal(section: Section) -> str:
    """Return the text of a rule without its pictures, and with what can be read in several ways."""
    words = section.display.words
    ways = map(agreed_way, section.readings)
    lines = [f"**{words.say('rules-here')}:** {way.text}\n" for way in ways if not way.usual]
    lines.append(PICTURE.sub(caption, section.text).strip())
    for reading in section.readings:
        lines += ["", f"**{words.say('rules-readings')}:** {reading.text}", ""]
        for way in reading.ways:
            marks = [words.say("rules-usual")] if way.usual else []
            marks += [words.say("rules-agreed")] if way.agreed and not way.usual else []
            lines.append(f"- `{reading.name}={way.name}` {way.text} ({', '.join([way.lines, *marks])})")
    return "\n".join(lines)


def caption(picture: re.Match[str]) -> str:
    """Return what stands in a terminal where a page has a picture."""
    return f"*{picture[1]}*" if picture[1] else ""


def with_subsections(game: Game, anchor: str) -> list[Section]:
    """Return a rule and the rules below it."""
    rulebook = presentation(game).rulebook
    sections = list(rulebook.sections.values())
    first = sections.index(rulebook[anchor])
    after = first + 1
    while after < len(sections) and sections[after].depth > sections[first].depth:
        after += 1
    return sections[first:after]


def print_rules(console: Console, game: Game, anchor: str | None) -> None:
    """Print all rules after a table of contents, or one with those below it."""
    if anchor is None:
        shown = list(presentation(game).rulebook.sections.values())
        contents = Table(title=game.title, title_justify="left", title_style="bold", box=None, show_header=False)
        for section in filter(lambda each: each.listed, shown):
            contents.add_row("  " * (section.depth - 2) + section.title, Text(section.anchor, style="dim"))
        console.print(contents)
    else:
        try:
            shown = with_subsections(game, anchor)
        except LookupError as error:
            raise UsageError(str(error.args[0])) from None
    for section in shown:
        console.print(RulesMarkdown(f"{'#' * section.depth} {section.title}\n\n{in_a_terminal(section)}"))


def print_sources(console: Console, game: Game) -> None:
    """List the figures of an edition, with their grades and sources; nothing is cut, however narrow the terminal."""
    title = f"{game.title}: {game.edition.name}"
    figures = list(game.edition.figures.values())
    if console.width < max((len(figure.key) for figure in figures), default=0) + ROOM_BESIDE_KEYS:
        console.print(title, style="bold")
        for figure in figures:
            console.print(Text(figure.key, overflow="fold"))
            parts = Text(" · ").join([Text(format_value(figure.value)), format_grade(figure), Text(figure.source)])
            console.print(Padding(parts, (0, 0, 0, 2)))
        return
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=SIMPLE, pad_edge=False)
    table.add_column("figure", no_wrap=True)
    table.add_column("value", max_width=20, overflow="fold")
    table.add_column("grade", min_width=LONGEST_GRADE, max_width=LONGEST_GRADE + 1)
    table.add_column("source", overflow="fold")
    for figure in figures:
        table.add_row(figure.key, format_value(figure.value), format_grade(figure), figure.source)
    console.print(table)


def format_grade(figure: Figure) -> Text:
    """Format the grade of a figure, or those of its parts, each in its colour."""
    grades = [figure.grade] if isinstance(figure.grade, str) else figure.grade
    return Text(", ").join(Text(each, style=GRADE_STYLES.get(each, "")) for each in grades)


def format_value(value: Any) -> str:
    """Format a figure without brackets and quotes."""
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], list):
        return ", ".join("/".join(str(part) for part in each) for each in value)
    return ", ".join(str(each) for each in value)


def print_games(console: Console, found: list[Game]) -> None:
    """List games with the number of players and the options they have."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("name", "game", "players", "options"):
        table.add_column(head)
    for game in found:
        players = str(game.most) if game.fewest == game.most else f"{game.fewest}-{game.most}"
        table.add_row(game.name, game.title, players, ", ".join(option.name for option in game.options))
    console.print(table)
