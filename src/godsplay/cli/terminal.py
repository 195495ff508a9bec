"""The terminal of players at one screen: what they see, and where they type."""

from __future__ import annotations

import contextlib

from rich.table import Table
from rich.text import Text

from godsplay.cli.board import Board, board_of, print_board
from godsplay.cli.console import open_console, seat_style
from godsplay.cli.history import events_since_last_decision, last_decision, print_events
from godsplay.cli.menu import Menu, MenuLine
from godsplay.cli.reference import print_rule
from godsplay.engine.message import Value
from godsplay.present.presentation import presentation
from godsplay.records.record import Record

CLEAR_SCROLLBACK = "\x1b[3J"


class Terminal:
    """A terminal at which one record is played."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.words = presentation(record.game).words
        self.console = open_console()
        self.board: Board | None = None  # as it was printed last

    def say(self, key: str, style: str = "", **values: Value) -> None:
        """Print a sentence by its key."""
        self.console.print(self.words.say(key, values), style=style)

    def warn(self, sentence: str) -> None:
        """Print a warning."""
        self.console.print(sentence, style="yellow")

    def ask(self, key: str, **values: Value) -> str:
        """Read a line; the prompt goes through `input`, so that editing the line leaves it alone."""
        return input(self.words.say(key, values) + " ")

    def clear(self) -> None:
        """Clear the screen and the history of what was typed: both may hold a player's secrets."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()

    def show_news(self, seat: int) -> None:
        """Show what happened since the seat decided last."""
        name = str(self.words.name(self.game.seat_names[seat]))
        self.console.rule(Text(name, style=seat_style(self.game.seat_names[seat])), align="left", style="dim")
        events = events_since_last_decision(self.record, seat)
        if events:
            first = last_decision(self.record, seat) is None
            self.say("cli-story" if first else "cli-news", style="dim")
            print_events(self.console, self.game, events)
            self.console.print()

    def show_board(self, seat: int, known: Board | None) -> None:
        """Show the board as the seat sees it, without what is known already."""
        self.board = board_of(self.record.state.seen(seat))
        print_board(self.console, self.board, known)

    def show_question(self, seat: int) -> None:
        """Show what is to be decided and what can be chosen."""
        seen = self.record.state.seen(seat)
        self.console.print(self.words.text(seen.prompt), style="bold")
        self.show_choices(Menu(seen).lines)

    def show_choices(self, lines: list[MenuLine]) -> None:
        """Show numbered actions."""
        if not lines:
            return
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for line in lines:
            table.add_row(*(Text(part) for part in line))
        self.console.print(table)

    def show_rule(self, anchor: str) -> None:
        """Show a rule."""
        print_rule(self.console, self.game, anchor)

    def show_help(self, seat: int) -> None:
        """Show what can be typed."""
        example = self.record.state.legal(seat)[-1].notation
        short = " ".join(word[:2] for word in example.split())
        self.say("cli-help", example=example, short=short, game=self.game.name)
