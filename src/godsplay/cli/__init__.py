"""The `godsplay` command: alone it opens the table; serve, play, replay, review, draw, verify, arena and others.

Each command imports what it needs when it runs, so that `godsplay --help` is quick.
"""

from __future__ import annotations

import gc
import io
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from godsplay.cli.errors import naming_file, user_errors


class Commands(TyperGroup):
    """Reports what the user did wrong in one line, and exits with code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except user_errors() as error:
            typer.echo(f"godsplay: {error}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, as “godsplay games” lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
BOTS_HELP = (
    "A bot for every seat: a level (beginner, easy, normal, hard, master), random, policy, greedy, mcts:400 "
    "(iterations), mcts:1s (seconds), or your own: python:module.Class, external:./command (docs/writing-a-bot.md)."
)
GameOptions = Annotated[list[str] | None, typer.Option(metavar="NAME=true", help="An option of the game.")]
GameReadings = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=WAY", help="How to read a contested line, as “godsplay rules GAME readings” lists them."
    ),
]
EditionFile = Annotated[Path | None, typer.Option(metavar="FILE", help="Figures of your own, as a TOML file.")]


def print_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from godsplay.version import DATABASE_REVISION, VERSION, how_built

        typer.echo(f"godsplay {VERSION} ({how_built()}, database revision {DATABASE_REVISION})")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """Play and study three hobby board games. Without a command the table opens in your browser."""
    if context.invoked_subcommand is None:
        serve(browse=True)


@app.command()
def play(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option(metavar="WHO,WHO,...", help="Who sits where: human, or the name of a bot.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of all dice and draws.")] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the game; goes on with it if it exists.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    edition: EditionFile = None,
    option: GameOptions = None,
    reading: GameReadings = None,
) -> None:
    """Play a game at this screen, alone against bots or with several humans in turn."""
    from godsplay.cli.play import TerminalGame
    from godsplay.cli.record_file import PlayArguments, open_record

    opened, path = open_record(PlayArguments(game, seats, seed, record, resume, edition, option or [], reading or []))
    TerminalGame(opened, path).run()


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the position after N moves only.")] = None,
) -> None:
    """Print a recorded game from its beginning, as a spectator saw it."""
    from godsplay.cli.console import open_console
    from godsplay.cli.history import print_game, print_move
    from godsplay.records.loading import load

    with naming_file(file):
        record = load(file)
        if at is None:
            print_game(open_console(), record)
        else:
            print_move(open_console(), record, at)


@app.command()
def review(
    file: RecordFile,
    effort: Annotated[str, typer.Option(metavar="quick|normal|deep", help="How much thought to take.")] = "normal",
) -> None:
    """Review a finished game: what was luck, what was skill, and which decisions cost most."""
    from godsplay.cli.review import run

    with naming_file(file):
        run(file, effort)


@app.command()
def draw(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="The position after N moves; the last one if left out.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Whose view; a spectator's if left out, all once the game is over."),
    ] = None,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where to put the picture.")] = Path(
        "board.svg"
    ),
) -> None:
    """Draw the board of a recorded game as an SVG picture."""
    from godsplay.cli.draw import picture, save
    from godsplay.records.loading import load

    with naming_file(file):
        drawn = picture(load(file), at, seat)
    save(output, drawn)
    typer.echo(str(output))


@app.command()
def verify(file: RecordFile) -> None:
    """Check a recorded game: every move, every outcome, every position."""
    from godsplay.records.loading import load

    with naming_file(file):
        typer.echo(f"{file}: {load(file).verify()}")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=BOTS_HELP)],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to play, at least.")] = 100,
    seed: Annotated[str, typer.Option(help="What all dice, draws and choices follow from.")] = "1",
    workers: Annotated[int | None, typer.Option(metavar="K", min=1, help="Processes; as many as cores.")] = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Dask cluster.")] = None,
    ledger: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the results are written.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the tournament in the ledger.")] = False,
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a report with plots.")] = None,
    adjust: Annotated[
        str | None,
        typer.Option(
            metavar="luck|all|none",
            help="Correct wins for the luck of dice and draws, or of random choices, too; luck if bots think long.",
        ),
    ] = None,
    option: GameOptions = None,
    reading: GameReadings = None,
    edition: EditionFile = None,
) -> None:
    """Let bots play against each other, and say how good they are."""
    from godsplay.cli.arena import ArenaArguments, run

    asked = ArenaArguments(
        game, bots, games, seed, workers, dask, ledger, resume, report, option or [], reading or [], edition, adjust
    )
    raise typer.Exit(run(asked))


@app.command()
def rules(
    game: GameName,
    anchor: Annotated[str | None, typer.Argument(metavar="[RULE]", help="The name of one rule.")] = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from godsplay.cli.console import open_console
    from godsplay.cli.reference import print_rules
    from godsplay.games import game as open_game

    print_rules(open_console(), open_game(game), anchor)


@app.command()
def sources(game: GameName, edition: EditionFile = None) -> None:
    """List every figure of a game, where it comes from and how sure it is."""
    from godsplay.cli.console import open_console
    from godsplay.cli.reference import print_sources
    from godsplay.games import game as open_game

    print_sources(open_console(), open_game(game, edition))


@app.command()
def games() -> None:
    """List the games."""
    from godsplay.cli.console import open_console
    from godsplay.cli.reference import print_games
    from godsplay.games import game as open_game
    from godsplay.games import games as names

    print_games(open_console(), [open_game(name) for name in names()])


@app.command()
def train(
    game: GameName,
    hours: Annotated[float, typer.Option(metavar="H", min=0.001, help="How long to learn.")] = 1.0,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where everything is kept; goes on with what is there.")
    ] = None,
    seed: Annotated[str, typer.Option(help="What all games follow from.")] = "1",
    games: Annotated[int, typer.Option(metavar="N", min=40, help="Games of a generation.")] = 4000,
    gate: Annotated[int, typer.Option(metavar="N", min=6, help="Games of the match that decides.")] = 300,
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Learn to beat this bot, to see how far it can be exploited.")
    ] = "",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for every core if left out.")] = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler to play on.")] = None,
) -> None:
    """Let bots learn to judge a game by playing it among themselves; docs/training.md says more."""
    from godsplay.cli.train import TrainArguments, run

    raise typer.Exit(run(TrainArguments(game, hours, folder, seed, games, gate, against, workers, dask)))


@app.command()
def conform(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to try each promise on, about.")] = 60,
) -> None:
    """Try on random games whether a game keeps the promises of the contract; for authors of games."""
    from godsplay.cli.conform import run
    from godsplay.games import game as open_game

    raise typer.Exit(run(open_game(game), games))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 is this computer alone.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8642,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="A name that people reach it by, through a reverse proxy; can be repeated."),
    ] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", help="A file for SQLite, or postgresql://...; your data folder otherwise.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes (PostgreSQL only).")] = 1,
    thinkers: Annotated[
        int, typer.Option(min=0, max=64, help="Processes for bots; 0: one for every core but one.")
    ] = 0,
    keep_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Delete tables that nobody has touched for N days; 0: never.")
    ] = 0,
    smtp: Annotated[
        str,
        typer.Option(metavar="URL", help="Your mail server for notices, smtp://user@host:587 or smtps://user@host."),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="Whom mails of notices come from.")] = "",
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL", help="What links in notices begin with; https:// and the first --name if left out."
        ),
    ] = "",
    private_receivers: Annotated[
        bool, typer.Option("--private-receivers", help="Let webhooks be on this computer or in its network.")
    ] = False,
    lobby: Annotated[
        bool, typer.Option("--lobby", help="Let visitors find each other: open tables in a list, small tournaments.")
    ] = False,
    json_log: Annotated[bool, typer.Option("--json-log", help="Write the log as one JSON object a line.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open a browser here once the table is there.")] = False,
) -> None:
    """Play in a browser, alone or with friends."""
    gc.disable()  # until the server has loaded everything: a seventh of the time to start, and nothing is found
    from godsplay.cli.errors import UsageError
    from godsplay.web.network import host_name
    from godsplay.web.server import serve as run
    from godsplay.web.settings import CannotServe, with_changes

    try:
        names = tuple(host_name(each) for each in name or [])
        notices = {
            "smtp": smtp,
            "mail_from": mail_from,
            "public_url": public_url,
            "private_receivers": private_receivers,
        }
        chosen = with_changes(
            host=host,
            port=port,
            names=names,
            database=database,
            workers=workers,
            thinkers=thinkers,
            keep_days=keep_days,
            json_log=json_log,
            **({"lobby": True} if lobby else {}),
            **{option: value for option, value in notices.items() if value},
        )
        run(chosen, browse)
    except CannotServe as error:
        raise UsageError(str(error)) from None
    finally:
        gc.enable()


@app.command()
def doctor(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port that a table would listen on.")] = 8642,
    database: Annotated[
        str, typer.Option(metavar="URL", help="A file for SQLite, or postgresql://...; your data folder otherwise.")
    ] = "",
) -> None:
    """Look over this set-up: engine, port, database, disk, clock; and say what to do."""
    from godsplay.cli.doctor import run
    from godsplay.web.settings import with_changes

    raise typer.Exit(run(with_changes(port=port, database=database)))


@app.command()
def notices(
    database: Annotated[
        str, typer.Option(metavar="URL", help="A file for SQLite, or postgresql://...; your data folder otherwise.")
    ] = "",
    most: Annotated[int, typer.Option(metavar="N", min=1, max=1000, help="How many to list.")] = 20,
) -> None:
    """List which notices of turns did not get through, and why; for whoever runs a server."""
    from godsplay.cli.notices import run
    from godsplay.web.settings import with_changes

    raise typer.Exit(run(with_changes(database=database), most))


@app.command()
def load(
    url: Annotated[str, typer.Argument(metavar="URL", help="A server of yours, e.g. http://127.0.0.1:8642")],
    tables: Annotated[int, typer.Option(min=1, max=2000, help="Tables that are played at once.")] = 50,
    minutes: Annotated[float, typer.Option(min=0.05, max=60, help="For how long.")] = 1,
    pause: Annotated[float, typer.Option(min=0.01, max=60, help="Seconds between two clicks at a table.")] = 5,
    game: Annotated[str, typer.Option(help="A game; all in turn if left out.")] = "",
) -> None:
    """Play at many tables of a server at once, and say how long clicks take; for whoever runs one."""
    from godsplay.cli.load import run

    raise typer.Exit(run(url, tables, minutes, pause, game))


def main() -> None:
    """Run the command; a terminal that lacks a letter shows another in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
