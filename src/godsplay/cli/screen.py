"""What the players of a game at one screen see, and where they type."""

from __future__ import annotations

import contextlib

from rich.table import Table
from rich.text import Text

from godsplay.cli import show
from godsplay.cli.choices import Line, Menu
from godsplay.engine.message import Value
from godsplay.present.presentation import presentation
from godsplay.records.record import Record

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away, too


class Screen:
    """A terminal at which one record is played."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.words = presentation(record.game).words
        self.console = show.open_console()
        self.shown: show.Board | None = None  # the last board

    def say(self, key: str, style: str = "", **values: Value) -> None:
        """Say a sentence of the command line."""
        self.console.print(self.words.say(key, values), style=style)

    def warn(self, sentence: str) -> None:
        """Say what cannot be done, or what has happened instead."""
        self.console.print(sentence, style="yellow")

    def ask(self, key: str, **values: Value) -> str:
        """Ask for a line; the prompt goes through `input`, so that editing the line leaves it alone."""
        return input(self.words.say(key, values) + " ")

    def wipe(self) -> None:
        """Leave nothing for the next player to see, nor to call back by the arrow keys."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()  # what was typed is a secret too

    def show_news(self, seat: int) -> None:
        """Show what happened since the seat decided last."""
        name = str(self.words.name(self.game.seat_names[seat]))
        self.console.rule(Text(name, style=show.seat_style(self.game.seat_names[seat])), align="left", style="dim")
        events = show.news(self.record, seat)
        if events:
            first = show.last_decision(self.record, seat) is None
            self.say("cli-story" if first else "cli-news", style="dim")
            show.log(self.console, self.game, events)
            self.console.print()

    def show_board(self, seat: int, known: show.Board | None) -> None:
        """Show the board as the seat sees it, without what is known."""
        self.shown = show.board_of(self.record.state.seen(seat))
        show.board(self.console, self.shown, known)

    def show_question(self, seat: int) -> None:
        """Show what is to be decided and what can be chosen."""
        seen = self.record.state.seen(seat)
        self.console.print(self.words.text(seen.prompt), style="bold")
        self.show_choices(Menu(seen).lines)

    def show_choices(self, lines: list[Line]) -> None:
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
        show.rule(self.console, self.game, anchor)

    def show_help(self, seat: int) -> None:
        """Show what can be typed."""
        example = self.record.state.legal(seat)[-1].notation
        short = " ".join(word[:2] for word in example.split())
        self.say("cli-help", example=example, short=short, game=self.game.name)
