"""Whether a game keeps the promises of the contract: a line for every promise, and what broke one."""

from __future__ import annotations

import traceback
from pathlib import Path

from rich.console import Console

from godsplay.cli import show
from godsplay.conformance import CHECKS, FUNDAMENTAL, ConformanceError, Setting, settings, tables
from godsplay.conformance.hidden import hidden_parts
from godsplay.engine.game import Game
from godsplay.engine.message import Value
from godsplay.present.words import CORE_WORDS, Words

BROKEN = 1  # the exit code
LANGUAGE = "en"


def run(game: Game, games: int) -> int:
    """Try every promise, saying which; give the exit code."""
    words, console = Words(CORE_WORDS, LANGUAGE), show.open_console()
    broken = 0
    for check in CHECKS:
        console.print(words.say("conform-trying", {"promise": words.say(f"conform-{check}")}), end=" ")
        tried = settings(game, check, games)
        failed = next(((setting, problem) for setting in tried if (problem := try_one(check, setting))), None)
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
        tell_hidden(console, words, game)
    console.print(words.say("conform-result", {"title": game.title, "count": broken}))
    return BROKEN if broken else 0


def try_one(check: str, setting: Setting) -> str:
    """Try a promise in one game; say what broke it, whatever went wrong, and where in the author's code."""
    try:
        CHECKS[check](setting)
    except ConformanceError as error:
        return str(error)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if Path(frame.filename).is_relative_to(setting.game.folder)]
        place = (own or frames)[-1]
        return f"{type(error).__name__}: {error}\n{place.filename}:{place.lineno} in {place.name}: {place.line}"
    return ""


def explain(console: Console, words: Words, check: str, setting: Setting, problem: str) -> None:
    """Say what broke a promise, at which table, and how to see it again."""
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in setting.options.items())
    where: dict[str, Value] = {"players": setting.players, "seed": str(setting.seed), "options": options or "–"}
    console.out(problem)
    console.print(words.say("conform-table", where))
    if not setting.trail:
        return
    seat, action = setting.trail[-1]
    name = setting.game.seat_names[seat] if seat < len(setting.game.seat_names) else str(seat)
    console.print(words.say("conform-moves", {"count": len(setting.trail), "seat": name, "action": action}))
    file = Path(f"broken-{setting.game.name}-{check}.json")
    if keep(setting, file):
        console.print(words.say("conform-kept", {"file": str(file)}))


def keep(setting: Setting, file: Path) -> bool:
    """Write the moves of a broken game down, as far as they can be made; tell whether that worked."""
    try:
        record = setting.record()
    except Exception:  # the game cannot even be set up; that has been told
        return False
    for seat, action in setting.trail:
        try:
            record.play(seat, action)
        except Exception:  # the move that broke the promise
            break
    try:
        record.save(file)
    except OSError:
        return False
    return True


def tell_hidden(console: Console, words: Words, game: Game) -> None:
    """List the parts of the view that are hidden from somebody; the author knows whether these are all."""
    found = hidden_parts([Setting(game, players, options, 1) for players, options in tables(game)])
    console.print()
    console.print(words.say("conform-hidden", {"count": len(found)}))
    for part, whom in sorted(found.items()):
        names = [words.say(f"conform-from-{each}") for each in sorted(whom)]
        console.print(words.say("conform-part", {"part": part, "whom": names}), markup=False)
    console.print()
