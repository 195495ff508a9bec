"""A game at one screen: show, ask, carry out, save."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path

from rich.table import Table
from rich.text import Text

from godsplay.bots import dismiss, make_bot, own_chance
from godsplay.cli import show
from godsplay.cli.choices import Line, Menu, Unclear
from godsplay.cli.errors import UsageError
from godsplay.cli.opening import HUMAN
from godsplay.core.action import Action
from godsplay.core.message import Value
from godsplay.core.record import CannotUndo, Record
from godsplay.core.step import NOBODY

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away, too


class Leave(Exception):
    """Raised when a player leaves the table."""


class Session:
    """A record, who plays it, and the terminal it is played at."""

    def __init__(self, record: Record, path: Path | None) -> None:
        self.record = record
        self.game = record.game
        self.words = record.game.words()
        self.path = path
        self.console = show.open_console()
        self.bots = {seat: make_bot(who, record.game) for seat, who in enumerate(record.seats) if who != HUMAN}
        self.humans = [seat for seat, who in enumerate(record.seats) if who == HUMAN]
        self.last = NOBODY  # the human who decided last
        self.sealed = False  # whether that decision was sealed
        self.notice = ""
        self.shown: list[show.Sheet] = []  # the tables of the last board

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lets the player edit what is typed)
        self.save()
        self.greet()
        try:
            while not self.record.state.over:
                self.take_turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.console.print()
            if self.path is not None:
                file = shlex.quote(str(self.path))
                self.console.out(self.words.say("cli-saved", {"file": file, "game": self.game.name}))
            return
        finally:
            for bot in self.bots.values():
                dismiss(bot)
        self.finish()

    def take_turn(self) -> None:
        """Let one seat decide: bots first, then the human who is at the screen already."""
        to_act = self.record.state.to_act
        for seat in to_act:
            if seat in self.bots:
                self.let_bot_play(seat)
                return
        self.let_human_play(self.last if self.last in to_act else to_act[0])

    def let_bot_play(self, seat: int) -> None:
        """Ask a bot; its randomness follows from the seed but tells nothing of it, so a game can be gone on with."""
        rng = own_chance(self.record.page.seed or "", seat, len(self.record))
        self.record.play(seat, self.bots[seat].choose(self.record.state.seen(seat), rng))

    def let_human_play(self, seat: int) -> None:
        """Show a human the board, and read what is typed until it is a move."""
        self.hand_over(seat)
        goes_on = seat == self.last and show.last_decision(self.record, seat) == len(self.record) - 1
        self.last = seat
        self.show_news(seat)
        self.show_board(seat, known=self.shown if goes_on else [])
        self.show_question(seat)
        while True:
            action = self.obey(seat, self.ask("cli-choose").strip())
            if action is not None:
                self.record.play(seat, action)
                self.save()
                return
            if self.notice:  # a move was taken back
                return

    def obey(self, seat: int, typed: str) -> Action | None:
        """Do what was typed; give the action, if it is one that can be done."""
        if typed == "q":
            raise Leave
        if typed == "u":
            self.take_back(seat)
        elif typed == "h":
            self.show_help(seat)
        elif typed == "b":
            self.show_board(seat, known=[])
            self.show_question(seat)
        elif typed == "l":
            self.show_news(seat)
        elif typed.startswith("?"):
            self.explain(seat, typed.removeprefix("?").strip().lower())
        elif typed:
            return self.choose(seat, typed)
        return None

    def choose(self, seat: int, typed: str) -> Action | None:
        """Read a choice; say what is wrong with one that cannot be made."""
        action = self.read(seat, typed)
        if action is None:
            return None
        reason = self.record.state.why_not(seat, action)
        if reason is None:
            return action
        self.console.print(self.words.text(reason), style="yellow")
        title = self.game.rulebook()[reason.rule].title
        self.say("cli-rule", style="dim", title=title, question=f"? {reason.rule}")
        return None

    def read(self, seat: int, typed: str) -> Action | None:
        """Read an action, or say why it cannot be read."""
        menu = Menu(self.game, self.record.state.legal(seat))
        try:
            return menu.read(typed)
        except Unclear as error:
            self.console.print(str(error), style="yellow")
            self.show_choices(menu.one_by_one(error.actions))
            return None

    def explain(self, seat: int, about: str) -> None:
        """Show the rule behind the question, a rule by its name, or why an action is not allowed."""
        if not about:
            show.rule(self.console, self.game, self.record.state.prompt(seat).rule)
            return
        if about in self.game.rulebook().sections and about not in self.game.actions.by_notation:
            show.rule(self.console, self.game, about)
            return
        action = self.read(seat, about)
        if action is None:
            return
        described = self.game.describe(action)
        rule = described.rule
        reason = self.record.state.why_not(seat, action)
        if reason is None:
            self.say("cli-allowed", sentence=self.words.text(described))
        else:
            self.console.print(self.words.text(reason), style="yellow")
            if reason.key != "not-now":
                rule = reason.rule
        show.rule(self.console, self.game, rule)

    def take_back(self, seat: int) -> None:
        """Take the seat's last move back, or say why it cannot be."""
        try:
            gone = self.record.undo(seat)
        except CannotUndo as refusal:
            self.console.print(str(refusal), style="yellow")
            return
        self.save()
        self.notice = self.words.say("cli-undone", {"action": gone})

    def save(self) -> None:
        """Save the game, if it is to be saved."""
        if self.path is None:
            return
        try:
            self.record.save(self.path)
        except OSError as error:
            raise UsageError(f"{self.path}: cannot be written ({error.strerror})") from None

    # What the players see.

    def greet(self) -> None:
        """Say what is played and where it is saved."""
        if self.path is not None:
            self.say("cli-begins", title=self.game.title, edition=self.game.edition.name, file=str(self.path))

    def hand_over(self, seat: int) -> None:
        """Pass the device on, with a clean screen, where one human could see another's secrets."""
        sealed = self.record.state.stack[-1].step.sealed
        begins = sealed and not self.sealed
        self.sealed = sealed
        if len(self.humans) < 2 or (seat == self.last and not begins):
            return
        if not (sealed or self.has_secrets(seat) or (self.last != NOBODY and self.has_secrets(self.last))):
            return
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()  # what was typed is a secret too
        name = self.game.seat_names[seat]
        self.say("cli-pass-device", style="bold", seat=name)
        self.ask("cli-press-enter", seat=name)

    def has_secrets(self, seat: int) -> bool:
        """Tell whether a seat sees more than a spectator does."""
        state = self.record.state
        return {**state.view(seat), "seat": None} != state.view(None)

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

    def show_board(self, seat: int, known: list[show.Sheet]) -> None:
        """Show the board as the seat sees it, without the tables that are known."""
        self.shown = self.game.tables(self.record.state.view(seat))
        show.board(self.console, [table for table in self.shown if table not in known])

    def show_question(self, seat: int) -> None:
        """Show what is to be decided and what can be chosen."""
        seen = self.record.state.seen(seat)
        if self.notice:
            self.console.print(self.notice, style="yellow")
            self.notice = ""
        self.console.print(self.words.text(seen.prompt), style="bold")
        self.show_choices(Menu(self.game, seen.legal).lines)

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

    def show_help(self, seat: int) -> None:
        """Show what can be typed."""
        example = self.record.state.legal(seat)[-1].notation
        short = " ".join(word[:2] for word in example.split())
        self.say("cli-help", example=example, short=short, game=self.game.name)

    def finish(self) -> None:
        """Show how it ended."""
        self.save()
        if len(self.humans) == 1:
            self.show_news(self.humans[0])
        show.standing(self.console, self.game, self.record.state)
        if self.path is not None:
            self.say("cli-kept", style="dim", file=str(self.path))

    def say(self, key: str, style: str = "", **values: Value) -> None:
        """Say a sentence of the command line."""
        self.console.print(self.words.say(key, values), style=style)

    def ask(self, key: str, **values: Value) -> str:
        """Ask for a line; the prompt goes through `input`, so that editing the line leaves it alone."""
        return input(self.words.say(key, values) + " ")
