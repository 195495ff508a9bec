"""Worked examples of the rules: real positions, played on by the engine, told and drawn as at any table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from godsplay.engine.chance import Scripted
from godsplay.engine.event import Event
from godsplay.engine.frame import NOBODY
from godsplay.engine.game import Game
from godsplay.engine.pickling import open_game
from godsplay.engine.state import SPECTATOR, State

if TYPE_CHECKING:
    from godsplay.present.presentation import Presentation

FILE = "examples.toml"
VIEW_BOX = re.compile(r'viewBox="[^"]*"')
WHOLE = re.compile(r"(<svg[^>]*>)(.*)</svg>", re.DOTALL)
CLASS = re.compile(r'class="[^"]*"')  # of a whole picture, by which its style finds what is in it
GAP = 6.0  # between two parts of a picture


class ExampleError(ValueError):
    """Raised for an example that cannot be played; the message names it."""


class ExampleMove(msgspec.Struct):
    """A move of an example, with the dice and draws that it leads to."""

    seat: int
    move: str
    drew: list[int] = []


class ExampleGame(msgspec.Struct):
    """As much of a record as it takes to play it again."""

    players: int
    moves: list[ExampleMove]
    drew: list[int]
    options: dict[str, bool] = {}


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """Where an example begins, what is played in it, and what of the picture matters."""

    caption: str
    record: str = ""  # the file of a game, of which `at` moves have been made
    position: str = ""  # or that of a position
    at: int = 0
    moves: int = 0  # of the record, which are told
    play: list[ExampleMove] = []  # what is played from the position
    seat: str = ""  # whose view is drawn; a spectator's if empty
    since: str = ""  # the step with which it begins, if that comes up only on the way
    until: str = ""  # the step before which it ends, if that is on the way of its last move
    about: list[str] = []  # words: only sentences with one of them are told; all if empty
    crop: str = ""  # the part of the picture to show: x, y, width, height
    below: str = ""  # another part, shown below the first and made as wide, such as a hand of cards
    after: str = ""  # the caption of the picture at the end; none is drawn if empty


class Told(NamedTuple):
    """An example that has been played."""

    before: State
    sentences: list[str]
    after: State


class Examples:
    """The examples of one game, always played in its own edition and as it is usually read."""

    def __init__(self, display: Presentation) -> None:
        self.display = display
        self.game: Game = open_game(type(display.game), {}, {})
        self.folder = display.game.folder / "examples"
        path = self.folder / FILE
        self.all: dict[str, Example] = read_examples(path) if path.exists() else {}
        self.told = lru_cache(maxsize=64)(self.tell)
        self.drawn = lru_cache(maxsize=64)(self.draw)

    def __getitem__(self, name: str) -> Example:
        if name not in self.all:
            raise ExampleError(f"no example {name!r}; there are: {', '.join(self.all) or 'none'}")
        return self.all[name]

    def tell(self, name: str) -> Told:
        """Play an example, and put into words what everybody sees of it."""
        example = self[name]
        state, moves = self.from_record(example) if example.record else self.from_position(example)
        before, begun = state.clone(), not example.since
        told: list[Event] = []
        for move in moves:
            start = 0 if begun else None
            for step in self.stages(state, move):
                if not begun and step == example.since:
                    before, begun, start = state.clone(), True, len(state.events)
                elif begun and step == example.until:
                    break
            told += state.events[start:] if start is not None else []
        if not begun:
            raise ExampleError(f"example {name!r}: there is no step {example.since!r} on the way")
        return Told(before, self.sentences(name, told), state)

    def stages(self, state: State, move: ExampleMove) -> Iterator[str]:
        """Make a move, one step after the other; yield the name of each step that comes up on the way."""
        action = self.game.actions[move.move]
        state.require_legal(move.seat, action)
        state.chance = Scripted(move.drew)
        state.listening = True
        state.events = []
        state.known_seat = NOBODY
        frame = state.stack[-1]
        frame.step.apply(state, frame, move.seat, action)
        while state.stack:
            frame = state.stack[-1]
            yield frame.step.name
            if frame.step.advance(state, frame):
                return

    def sentences(self, name: str, events: list[Event]) -> list[str]:
        """Put into words what the viewer of an example sees of it, as far as the example is about that."""
        viewer, about = self.seat(self[name]), self[name].about
        said = [self.display.words.text(event) for event in events if event.seen_by(viewer)]
        kept = [each for each in said if any(word in each for word in about)] if about else said
        if about and not kept:
            raise ExampleError(f"example {name!r}: nothing that is told names {' or '.join(about)}")
        return kept

    def from_record(self, example: Example) -> tuple[State, list[ExampleMove]]:
        """Play a game up to where an example begins."""
        game = self.game
        played = msgspec.json.decode((self.folder / example.record).read_bytes(), type=ExampleGame)
        state = game.new(players=played.players, chance=Scripted(played.drew), **played.options)
        for move in played.moves[: example.at]:
            state.chance = Scripted(move.drew)
            state.apply(move.seat, game.actions[move.move])
        return state, played.moves[example.at : example.at + example.moves]

    def from_position(self, example: Example) -> tuple[State, list[ExampleMove]]:
        """Take up the position that an example begins with."""
        data: dict[str, Any] = msgspec.json.decode((self.folder / example.position).read_bytes())
        return self.game.position(data, Scripted([])), example.play

    def seat(self, example: Example) -> int:
        """Return whose view an example is drawn and told in."""
        return self.game.seat_names.index(example.seat) if example.seat else SPECTATOR

    def draw(self, name: str, at_the_end: bool) -> str:
        """Draw an example as its seat sees it, or the part of it that matters."""
        told, example = self.told(name), self[name]
        state = told.after if at_the_end else told.before
        seat = self.seat(example)
        legal = [] if seat == SPECTATOR or (at_the_end and example.until) else state.legal(seat)
        picture = self.display.draw(state.seen(None if seat == SPECTATOR else seat), legal)
        if example.below:
            return stacked(picture, example)
        return VIEW_BOX.sub(f'viewBox="{example.crop}"', picture, count=1) if example.crop else picture


def shown_size(example: Example) -> tuple[float, float]:
    """Return the width and height of what is shown of a board, in its own units; nothing for a whole board."""
    if not example.crop:
        return 0.0, 0.0
    width, height = part_size(example.crop)
    return (width, height + GAP + height_below(example)) if example.below else (width, height)


def part_size(crop: str) -> tuple[float, float]:
    """Return the width and height of a part of a picture."""
    _, _, width, height = map(float, crop.split())
    return width, height


def height_below(example: Example) -> float:
    """Return how high the lower part of an example is, once it is as wide as the upper one."""
    width, height = part_size(example.below)
    return height * part_size(example.crop)[0] / width


def stacked(picture: str, example: Example) -> str:
    """Show two parts of a picture, one below the other."""
    whole = WHOLE.match(picture)
    assert whole is not None
    width, height = shown_size(example)
    own = CLASS.search(whole[1])
    parts = [(example.crop, 0.0, part_size(example.crop)[1])]
    parts.append((example.below, parts[0][2] + GAP, height_below(example)))
    shown = "".join(
        f'<svg viewBox="{crop}" x="0" y="{y:.1f}" width="{width:.1f}" height="{high:.1f}"><use href="#whole"/></svg>'
        for crop, y, high in parts
    )
    head = VIEW_BOX.sub(f'viewBox="0 0 {width:.1f} {height:.1f}"', whole[1], count=1)
    return f'{head}<defs><g id="whole" {own[0] if own else ""}>{whole[2]}</g></defs>{shown}</svg>'


def read_examples(path: Path) -> dict[str, Example]:
    """Read the examples of a game."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Example])
    except msgspec.DecodeError as error:
        raise ExampleError(f"{path.name}: {error}") from None
