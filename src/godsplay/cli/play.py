"""A game at one screen: show, ask, carry out, save."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path

from godsplay.bots import BotError, ask, dismiss, make_bot, own_chance
from godsplay.cli import show
from godsplay.cli.choices import Menu, Unclear
from godsplay.cli.errors import UsageError
from godsplay.cli.opening import HUMAN
from godsplay.cli.screen import Screen
from godsplay.engine.action import Action
from godsplay.engine.frame import NOBODY
from godsplay.present.presentation import presentation
from godsplay.records.record import CannotUndo, Record


class Leave(Exception):
    """Raised when a player leaves the table."""


class Session:
    """A record, who plays it, and the terminal it is played at."""

    def __init__(self, record: Record, path: Path | None) -> None:
        self.record = record
        self.game = record.game
        self.words = presentation(record.game).words
        self.path = path
        self.screen = Screen(record)
        self.bots = {seat: make_bot(who, record.game) for seat, who in enumerate(record.seats) if who != HUMAN}
        self.humans = [seat for seat, who in enumerate(record.seats) if who == HUMAN]
        self.last = NOBODY  # the human who decided last
        self.sealed = False  # whether that decision was sealed
        self.notice = ""

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
            self.screen.console.print()
            if self.path is not None:
                self.screen.console.out(self.how_to_go_on())
            return
        except BotError as error:
            self.save()
            kept = [] if self.path is None else [self.how_to_go_on()]
            raise UsageError("\n".join([str(error), *kept])) from None
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
        rng = own_chance(self.record.page.seed, seat, len(self.record))
        self.record.play(seat, ask(self.bots[seat], self.record.seats[seat], self.record.state.seen(seat), rng))

    def let_human_play(self, seat: int) -> None:
        """Show a human the board, and read what is typed until it is a move."""
        self.save()  # what the bots have done
        self.hand_over(seat)
        goes_on = seat == self.last and show.last_decision(self.record, seat) == len(self.record) - 1
        self.last = seat
        self.screen.show_news(seat)
        self.screen.show_board(seat, known=self.screen.shown if goes_on else None)
        if self.notice:
            self.screen.warn(self.notice)
            self.notice = ""
        self.screen.show_question(seat)
        while True:
            action = self.obey(seat, self.screen.ask("cli-choose").strip())
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
            self.screen.show_help(seat)
        elif typed == "b":
            self.screen.show_board(seat, known=None)
            self.screen.show_question(seat)
        elif typed == "l":
            self.screen.show_news(seat)
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
        self.screen.warn(self.words.text(reason))
        title = presentation(self.game).rulebook[reason.rule].title
        self.screen.say("cli-rule", style="dim", title=title, question=f"? {reason.rule}")
        return None

    def read(self, seat: int, typed: str) -> Action | None:
        """Read an action, or say why it cannot be read."""
        menu = Menu(self.record.state.seen(seat))
        try:
            return menu.read(typed)
        except Unclear as error:
            self.screen.warn(str(error))
            self.screen.show_choices(menu.one_by_one(error.actions))
            return None

    def explain(self, seat: int, about: str) -> None:
        """Show the rule behind the question, a rule by its name, or why an action is not allowed."""
        if not about:
            self.screen.show_rule(self.record.state.prompt(seat).rule)
            return
        if about in presentation(self.game).rulebook.sections and about not in self.game.actions.by_notation:
            self.screen.show_rule(about)
            return
        action = self.read(seat, about)
        if action is None:
            return
        described = presentation(self.game).describe(action, self.record.state.seen(seat).state)
        rule = described.rule
        reason = self.record.state.why_not(seat, action)
        if reason is None:
            self.screen.say("cli-allowed", sentence=self.words.text(described))
        else:
            self.screen.warn(self.words.text(reason))
            if reason.key != "not-now":
                rule = reason.rule
        self.screen.show_rule(rule)

    def take_back(self, seat: int) -> None:
        """Take the seat's last move back, or say why it cannot be."""
        try:
            gone = self.record.undo(seat)
        except CannotUndo as refusal:
            self.screen.warn(str(refusal))
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

    def how_to_go_on(self) -> str:
        """Say where the game is saved, and the command that goes on with it."""
        return self.words.say("cli-saved", {"file": shlex.quote(str(self.path)), "game": self.game.name})

    def greet(self) -> None:
        """Say what is played and where it is saved."""
        if self.path is not None:
            self.screen.say("cli-begins", title=self.game.title, edition=self.game.edition.name, file=str(self.path))

    def hand_over(self, seat: int) -> None:
        """Pass the device on, with a clean screen, where one human could see another's secrets."""
        sealed = self.record.state.stack[-1].step.sealed
        begins = sealed and not self.sealed
        self.sealed = sealed
        if len(self.humans) < 2 or (seat == self.last and not begins):
            return
        if not (sealed or self.has_secrets(seat) or (self.last != NOBODY and self.has_secrets(self.last))):
            return
        self.screen.wipe()
        name = self.game.seat_names[seat]
        self.screen.say("cli-pass-device", style="bold", seat=name)
        self.screen.ask("cli-press-enter", seat=name)

    def has_secrets(self, seat: int) -> bool:
        """Tell whether a seat sees more than a spectator does."""
        state = self.record.state
        return {**state.view(seat), "seat": None} != state.view(None)

    def finish(self) -> None:
        """Show how it ended."""
        self.save()
        if len(self.humans) == 1:
            self.screen.show_news(self.humans[0])
        show.position(self.screen.console, self.game, self.record.state)
        if self.path is not None:
            self.screen.say("cli-kept", style="dim", file=str(self.path))
