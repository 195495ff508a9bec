"""Whether a game keeps the promises of the contract: a line for every promise, and what broke one."""

from __future__ import annotations

import traceback
from pathlib import Path

from rich.console import Console

from godsplay.cli.console import open_console
from godsplay.conformance import CHECKS, FUNDAMENTAL, ConformanceError, GameSetup, game_setups, variants
from godsplay.conformance.hidden import hidden_parts
from godsplay.engine.game import Game
from godsplay.engine.message import Value
from godsplay.present.words import CORE_WORDS, Words

BROKEN = 1  # the exit code
LANGUAGE = "en"


def run(game: Game, games: int) -> int:
    """Try every promise and print the result; return the exit code."""
    words, console = Words(CORE_WORDS, LANGUAGE), open_console()
    broken = 0
    for check in CHECKS:
        console.print(words.say("conform-trying", {"promise": words.say(f"conform-{check}")}), end=" ")
        tried = game_setups(game, check, games)
        failed = next(((setup, problem) for setup in tried if (problem := find_problem(check, setup))), None)
        if failed is None:
            console.print(words.say("conform-yes", {"count": len(tried)}))
            continue
        broken += 1
        console.print(words.say("conform-no"), style="red")
        explain(console, words, check, *failed)
        if check in FUNDAMENTAL:
            console.print(words.say("conform-stopped"))
            break
    else:
        print_hidden(console, words, game)
    console.print(words.say("conform-result", {"title": game.title, "count": broken}))
    return BROKEN if broken else 0


def find_problem(check: str, setup: GameSetup) -> str:
    """Try a promise in one game; describe what broke it, and where in the author's code. Empty if it was kept."""
    try:
        CHECKS[check](setup)
    except ConformanceError as error:
        return str(error)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if Path(frame.filename).is_relative_to(setup.game.folder)]
        place = (own or frames)[-1]
        return f"{type(error).__name__}: {error}\n{place.filename}:{place.lineno} in {place.name}: {place.line}"
    return ""


def explain(console: Console, words: Words, check: str, setup: GameSetup, problem: str) -> None:
    """Print what broke a promise, in which game, and how to see it again."""
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in setup.options.items())
    where: dict[str, Value] = {"players": setup.players, "seed": str(setup.seed), "options": options or "–"}
    console.out(problem)
    console.print(words.say("conform-table", where))
    if not setup.trail:
        return
    seat, action = setup.trail[-1]
    name = setup.game.seat_names[seat] if seat < len(setup.game.seat_names) else str(seat)
    console.print(words.say("conform-moves", {"count": len(setup.trail), "seat": name, "action": action}))
    file = Path(f"broken-{setup.game.name}-{check}.json")
    if save_moves(setup, file):
        console.print(words.say("conform-kept", {"file": str(file)}))


def save_moves(setup: GameSetup, file: Path) -> bool:
    """Save the moves of a broken game, as far as they can be made; return whether that worked."""
    try:
        record = setup.record()
    except Exception:  # the game cannot even be set up, which has been reported
        return False
    for seat, action in setup.trail:
        try:
            record.play(seat, action)
        except Exception:  # the move that broke the promise
            break
    try:
        record.save(file)
    except OSError:
        return False
    return True


def print_hidden(console: Console, words: Words, game: Game) -> None:
    """Print the parts of the view that are hidden from somebody; the author knows whether these are all."""
    found = hidden_parts([GameSetup(game, players, options, 1) for players, options in variants(game)])
    console.print()
    console.print(words.say("conform-hidden", {"count": len(found)}))
    for part, whom in sorted(found.items()):
        names = [words.say(f"conform-from-{each}") for each in sorted(whom)]
        console.print(words.say("conform-part", {"part": part, "whom": names}), markup=False)
    console.print()
