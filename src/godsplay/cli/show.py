"""Boards, logs, rules and lists on a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from godsplay.cli.errors import UsageError
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Value
from godsplay.engine.seen import Seen
from godsplay.engine.state import State
from godsplay.present.presentation import TextTable, presentation
from godsplay.present.ranking import in_order, places, progress
from godsplay.present.rulebook import Section
from godsplay.records.record import Record

NARROW = 16  # columns up to this width are kept whole
GRADE_STYLES = {"printed": "green", "derived": "cyan", "reconstructed": "yellow", "edition": "magenta"}


def open_console() -> Console:
    """Open the terminal; square brackets in sentences are just brackets."""
    return Console(markup=False, highlight=False)


# The board.


class Board(NamedTuple):
    """What is shown of a position: a line about where the game stands, tables, and notes below them."""

    status: str
    tables: list[TextTable]
    notes: list[str]


def board_of(seen: Seen) -> Board:
    """Lay out what a seat sees."""
    display = presentation(seen.game)
    return Board(display.status(seen), display.tables(seen), display.notes(seen))


def board(console: Console, shown: Board, known: Board | None = None) -> None:
    """Print a board, without what is known from another one."""
    if shown.status and (known is None or shown.status != known.status):
        console.print(shown.status, style="bold")
        console.print()
    for table in shown.tables:
        if known is None or table not in known.tables:
            console.print(grid(table))
            console.print()
    if shown.notes and (known is None or shown.notes != known.notes):
        for note in shown.notes:
            console.print(note, style="dim")
        console.print()


def grid(content: TextTable) -> Table:
    """Make a table, numbers to the right."""
    title, heads, rows = content
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None, pad_edge=False)
    for place, head in enumerate(heads):
        cells = [row[place] for row in rows]
        numeric = place < len(heads) - 1 and all(cell.isdecimal() for cell in cells)
        narrow = max(len(cell) for cell in [head, *cells]) <= NARROW
        table.add_column(head, justify="right" if numeric else "left", no_wrap=narrow)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


# What happened.


def story(record: Record, start: int, seat: int | None) -> Iterator[tuple[int, list[Event]]]:
    """Go through the moves from a place on, and give what a seat (None: a spectator) saw of each."""
    for number, state in enumerate(record.replay(start), start + 1):
        yield number, state.seen(seat).events


def last_decision(record: Record, seat: int) -> int | None:
    """Find the last move of a seat."""
    own = [number for number, move in enumerate(record.page.moves) if move.seat == seat]
    return own[-1] if own else None


def news(record: Record, seat: int) -> list[Event]:
    """List what a seat saw since its last decision, its own move included."""
    start = last_decision(record, seat) or 0
    return [event for _, events in story(record, start, seat) for event in events]


def log(console: Console, game: Game, events: list[Event]) -> None:
    """Print what happened, a sentence a line."""
    for event in events:
        console.print(Padding(sentence(game, presentation(game).words.text(event)), (0, 0, 0, 2), expand=False))


def sentence(game: Game, text: str) -> Text:
    """Show the names of the seats in their colours, where they are colours."""
    shown = Text(text)
    for name in game.seat_names:
        shown.highlight_regex(rf"\b{re.escape(str(presentation(game).words.name(name)))}\b", seat_style(name))
    return shown


def seat_style(name: str) -> str:
    """Give the style of a seat; white would not show on paper."""
    return f"bold {name}" if name in ("red", "blue", "green", "yellow", "magenta", "cyan") else "bold"


def whole_story(console: Console, record: Record) -> None:
    """Tell a game from the beginning, and how it stands."""
    game = record.game
    for number, events in story(record, 0, None):
        for place, event in enumerate(events):
            label = Text(f"{number:4}  " if place == 0 else " " * 6, style="dim")
            line = Table.grid()
            line.add_row(label, sentence(game, presentation(game).words.text(event)))
            console.print(line)
    console.print()
    position(console, game, record.state)


def moment(console: Console, record: Record, at: int) -> None:
    """Show the position after so many moves, and what the last of them did."""
    state = record.at(at)
    log(console, record.game, state.seen(None).events)
    console.print()
    position(console, record.game, state)


def position(console: Console, game: Game, state: State) -> None:
    """Show the board as a spectator sees it, and who decides or who has won."""
    seen = state.seen(None)
    board(console, board_of(seen))
    if state.over:
        ranking(console, game, state)
    else:
        console.print(presentation(game).words.text(seen.prompt), style="bold")


def ranking(console: Console, game: Game, state: State) -> None:
    """Print who has won and who came after; where nobody wins there are no places."""
    words = presentation(game).words
    winners = [game.seat_names[seat] for seat in state.winners]
    console.print(words.say("cli-won", {"seats": winners, "count": len(winners)}), style="bold")
    reached = progress(state)
    placed = places(reached, state.winners)
    for seat in in_order(placed):
        measure = presentation(game).describe_progress(reached[seat])
        values: dict[str, Value] = {"place": placed[seat], "seat": game.seat_names[seat], "measure": measure}
        line = words.say("cli-rank" if winners else "cli-lost", values)
        console.print(sentence(game, "  " + line))


# Rules, figures, games.


def rule(console: Console, game: Game, anchor: str) -> None:
    """Show one rule in a frame, and name those below it."""
    section, *below = chapter(game, anchor)
    console.print(Panel(Markdown(section.text.strip()), title=section.title, title_align="left", border_style="dim"))
    if below:
        questions = ", ".join(f"? {each.anchor}" for each in below)
        console.print(presentation(game).words.say("cli-see-also", {"questions": questions}), style="dim")


def chapter(game: Game, anchor: str) -> list[Section]:
    """Find a rule, and the rules below it."""
    sections = list(presentation(game).rulebook.sections.values())
    first = sections.index(presentation(game).rulebook[anchor])
    after = first + 1
    while after < len(sections) and sections[after].depth > sections[first].depth:
        after += 1
    return sections[first:after]


def rules(console: Console, game: Game, anchor: str | None) -> None:
    """Print all rules after a list of them, or one with those below it."""
    if anchor is None:
        shown = list(presentation(game).rulebook.sections.values())
        contents = Table(title=game.title, title_justify="left", title_style="bold", box=None, show_header=False)
        for section in shown:
            contents.add_row("  " * (section.depth - 2) + section.title, Text(section.anchor, style="dim"))
        console.print(contents)
    else:
        try:
            shown = chapter(game, anchor)
        except LookupError as error:
            raise UsageError(str(error.args[0])) from None
    for section in shown:
        console.print(Markdown(f"{'#' * section.depth} {section.title}\n\n{section.text}"))


def sources(console: Console, game: Game) -> None:
    """List the figures of an edition."""
    title = f"{game.title}: {game.edition.name}"
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=SIMPLE, pad_edge=False)
    table.add_column("figure", no_wrap=True)
    table.add_column("value", max_width=20)
    table.add_column("grade", max_width=14)
    table.add_column("source")
    for figure in game.edition.figures.values():
        grades = [figure.grade] if isinstance(figure.grade, str) else figure.grade
        grade = Text(", ").join(Text(each, style=GRADE_STYLES.get(each, "")) for each in grades)
        table.add_row(figure.key, readable(figure.value), grade, figure.source)
    console.print(table)


def readable(value: Any) -> str:
    """Write a figure without the marks of a program."""
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], list):
        return ", ".join("/".join(str(part) for part in each) for each in value)
    return ", ".join(str(each) for each in value)


def games(console: Console, found: list[Game]) -> None:
    """List games with the number of players and the options they have."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("name", "game", "players", "options"):
        table.add_column(head)
    for game in found:
        players = str(game.most) if game.fewest == game.most else f"{game.fewest}-{game.most}"
        table.add_row(game.name, game.title, players, ", ".join(option.name for option in game.options))
    console.print(table)
