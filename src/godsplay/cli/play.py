"""A game played at one terminal: show, ask, carry out, save."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path

from godsplay.bots import BotError, ask, close_bot, make_bot, own_chance
from godsplay.cli.board import print_position
from godsplay.cli.errors import UsageError
from godsplay.cli.history import last_decision
from godsplay.cli.menu import Menu, UnclearChoice
from godsplay.cli.record_file import HUMAN
from godsplay.cli.terminal import Terminal
from godsplay.engine.action import Action
from godsplay.engine.frame import NOBODY
from godsplay.engine.pickling import readings_of
from godsplay.present.presentation import presentation
from godsplay.records.record import CannotUndo, Record


class Quit(Exception):
    """Raised when a player quits."""


class TerminalGame:
    """A record, who plays it, and the terminal it is played at."""

    def __init__(self, record: Record, path: Path | None) -> None:
        self.record = record
        self.game = record.game
        self.words = presentation(record.game).words
        self.path = path
        self.terminal = Terminal(record)
        self.bots = {seat: make_bot(who, record.game) for seat, who in enumerate(record.seats) if who != HUMAN}
        self.humans = [seat for seat, who in enumerate(record.seats) if who == HUMAN]
        self.last = NOBODY  # the human who decided last
        self.sealed = False  # whether that decision was sealed
        self.notice = ""

    def run(self) -> None:
        """Play until the game is over or a player quits."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lets the player edit what is typed)
        self.save()
        self.greet()
        try:
            while not self.record.state.over:
                self.take_turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.terminal.console.print()
            if self.path is not None:
                self.terminal.console.out(self.how_to_continue())
            return
        except BotError as error:
            self.save()
            kept = [] if self.path is None else [self.how_to_continue()]
            raise UsageError("\n".join([str(error), *kept])) from None
        finally:
            for bot in self.bots.values():
                close_bot(bot)
        self.finish()

    def take_turn(self) -> None:
        """Let one seat decide: bots first, then whoever is at the screen already."""
        to_act = self.record.state.to_act
        for seat in to_act:
            if seat in self.bots:
                self.let_bot_play(seat)
                return
        self.let_human_play(self.last if self.last in to_act else to_act[0])

    def let_bot_play(self, seat: int) -> None:
        """Ask a bot; its randomness follows from the seed and the move, so a saved game continues as it would have."""
        rng = own_chance(self.record.page.seed, seat, len(self.record))
        self.record.play(seat, ask(self.bots[seat], self.record.seats[seat], self.record.state.seen(seat), rng))

    def let_human_play(self, seat: int) -> None:
        """Show a human the board, and read what is typed until it is a move."""
        self.save()  # what the bots have done
        self.hand_over(seat)
        same_turn = seat == self.last and last_decision(self.record, seat) == len(self.record) - 1
        self.last = seat
        self.terminal.show_news(seat)
        self.terminal.show_board(seat, known=self.terminal.board if same_turn else None)
        if self.notice:
            self.terminal.warn(self.notice)
            self.notice = ""
        self.terminal.show_question(seat)
        while True:
            action = self.execute(seat, self.terminal.ask("cli-choose").strip())
            if action is not None:
                self.record.play(seat, action)
                self.save()
                return
            if self.notice:  # a move was taken back, or somebody else has done something
                return

    def execute(self, seat: int, typed: str) -> Action | None:
        """Carry out a command, or return the legal action that was typed."""
        if typed == "q":
            raise Quit
        if typed == "u":
            self.undo(seat)
        elif typed == "h":
            self.terminal.show_help(seat)
        elif typed == "b":
            self.terminal.show_board(seat, known=None)
            self.terminal.show_question(seat)
        elif typed == "l":
            self.terminal.show_news(seat)
        elif typed.startswith("?"):
            self.explain(seat, typed.removeprefix("?").strip().lower())
        elif ":" in typed:
            self.act_out_of_turn(*typed.lower().split(":", 1))
        elif typed:
            return self.choose(seat, typed)
        return None

    def act_out_of_turn(self, name: str, typed: str) -> None:
        """Let another person at this screen do something out of turn, or list what that could be."""
        seats = {self.game.seat_names[seat]: seat for seat in self.humans}
        seat = seats.get(name.strip(), NOBODY)
        if not self.record.state.out_of_turn(seat):
            self.terminal.warn(self.words.say("cli-nothing-out-of-turn", {"seat": name.strip()}))
        elif not typed.strip():
            self.terminal.show_choices(Menu(self.record.state.seen(seat)).lines)
        elif (action := self.choose(seat, typed.strip())) is not None:
            self.record.play(seat, action)
            self.save()
            self.notice = self.words.say("cli-done-out-of-turn", {"seat": name.strip(), "action": action.notation})

    def choose(self, seat: int, typed: str) -> Action | None:
        """Read an action; explain why if it is not legal."""
        action = self.read(seat, typed)
        if action is None:
            return None
        reason = self.record.state.why_not(seat, action)
        if reason is None:
            return action
        self.terminal.warn(self.words.text(reason))
        title = presentation(self.game).rulebook[reason.rule].title
        self.terminal.say("cli-rule", style="dim", title=title, question=f"? {reason.rule}")
        return None

    def read(self, seat: int, typed: str) -> Action | None:
        """Read an action, or explain why it cannot be read."""
        menu = Menu(self.record.state.seen(seat))
        try:
            return menu.read(typed)
        except UnclearChoice as error:
            self.terminal.warn(str(error))
            self.terminal.show_choices(menu.one_by_one(error.actions))
            return None

    def explain(self, seat: int, about: str) -> None:
        """Show the rule behind the question, a rule by its name, or whether an action is allowed and why."""
        if not about:
            self.terminal.show_rule(self.record.state.prompt(seat).rule)
            return
        if about in presentation(self.game).rulebook.sections and about not in self.game.actions.by_notation:
            self.terminal.show_rule(about)
            return
        action = self.read(seat, about)
        if action is None:
            return
        described = presentation(self.game).describe(action, self.record.state.seen(seat).state)
        rule = described.rule
        reason = self.record.state.why_not(seat, action)
        if reason is None:
            self.terminal.say("cli-allowed", sentence=self.words.text(described))
        else:
            self.terminal.warn(self.words.text(reason))
            if reason.key != "not-now":
                rule = reason.rule
        self.terminal.show_rule(rule)

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, or explain why it cannot be taken back."""
        try:
            gone = self.record.undo(seat)
        except CannotUndo as refusal:
            self.terminal.warn(str(refusal))
            return
        self.save()
        self.notice = self.words.say("cli-undone", {"action": gone})

    def save(self) -> None:
        """Save the game, if it has a file."""
        if self.path is None:
            return
        try:
            self.record.save(self.path)
        except OSError as error:
            raise UsageError(f"{self.path}: cannot be written ({error.strerror})") from None

    def how_to_continue(self) -> str:
        """Describe where the game is saved, and the command that continues it."""
        return self.words.say("cli-saved", {"file": shlex.quote(str(self.path)), "game": self.game.name})

    def greet(self) -> None:
        """Print what is played and where it is saved."""
        if self.path is not None:
            self.terminal.say("cli-begins", title=self.game.title, edition=self.game.edition.name, file=str(self.path))
        unusual = readings_of(self.game)
        if unusual:
            readings = ", ".join(f"{name}={way}" for name, way in unusual.items())
            self.terminal.say("cli-readings", readings=readings)

    def hand_over(self, seat: int) -> None:
        """Ask for the device to be passed on, with a clean screen, where one human could see another's secrets."""
        sealed = self.record.state.stack[-1].step.sealed
        begins = sealed and not self.sealed
        self.sealed = sealed
        if len(self.humans) < 2 or (seat == self.last and not begins):
            return
        state = self.record.state
        lookers = [seat] if self.last == NOBODY else [seat, self.last]
        if not (sealed or any(state.seen(each).has_secrets for each in lookers)):
            return
        self.terminal.clear()
        name = self.game.seat_names[seat]
        self.terminal.say("cli-pass-device", style="bold", seat=name)
        self.terminal.ask("cli-press-enter", seat=name)

    def finish(self) -> None:
        """Print how the game ended."""
        self.save()
        if len(self.humans) == 1:
            self.terminal.show_news(self.humans[0])
        print_position(self.terminal.console, self.record.state)
        if self.path is not None:
            self.terminal.say("cli-kept", style="dim", file=str(self.path))
