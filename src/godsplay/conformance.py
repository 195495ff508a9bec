"""What any game must pass: the promises of the contract, tried on random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec

from godsplay.core.action import Action
from godsplay.core.chance import Chance, Seeded
from godsplay.core.game import Game
from godsplay.core.message import IllegalAction, Message
from godsplay.core.record import CannotUndo, Record
from godsplay.core.state import State
from godsplay.files import loads

LONGEST = 20_000  # decisions; a game that goes on longer is taken not to end
HEAVY = {"refusals": 4, "undo": 4, "secrets": 2}  # these take as many times longer
OFTEN, SELDOM = 150, 11  # moves that are all undone, and how seldom later ones are


class ConformanceError(AssertionError):
    """Raised when a game breaks a promise; the message says which and where."""


class Setting:
    """A game, how many play it, and with which options."""

    def __init__(self, game: Game, players: int, options: dict[str, bool], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed

    def new(self) -> State:
        """Start the game of this setting, with somebody listening."""
        state = self.game.new(players=self.players, seed=self.seed, chance=None, **self.options)
        state.listening = True
        return state

    def record(self) -> Record:
        """Start a record of the game of this setting."""
        return Record(self.game, players=self.players, seed=self.seed, seats=None, **self.options)

    def rng(self) -> Seeded:
        """Give the choices of this setting a source of their own."""
        return Seeded(f"choices {self.seed}")


def promise(kept: bool, what: str, state: State) -> None:
    """Raise if a promise is not kept."""
    if not kept:
        raise ConformanceError(f"{what} ({state!r})")


def pick(state: State, rng: Chance) -> tuple[int, Action]:
    """Choose any seat that must act and any of its legal actions."""
    seats = state.to_act
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def random_play(setting: Setting) -> Iterator[State]:
    """Play a random game, giving the same state object at each decision and once more at the end."""
    state, rng = setting.new(), setting.rng()
    for _ in range(LONGEST):
        yield state
        if state.over:
            return
        seat, action = pick(state, rng)
        state.apply(seat, action)
    raise ConformanceError(f"the game has not ended after {LONGEST} decisions")


def sample(setting: Setting, every: int) -> Iterator[State]:
    """Give every so-manieth state of a random game."""
    for number, state in enumerate(random_play(setting)):
        if number % every == setting.seed % every:
            yield state


def as_bytes(data: object) -> bytes:
    """Write plain data down, to compare it byte by byte."""
    return msgspec.json.encode(data, order="sorted")


def seats_and_spectator(state: State) -> list[int | None]:
    """List everybody who may look."""
    return [*range(state.players), None]


def check_legal(setting: Setting) -> None:
    """Pieces are conserved, whoever must act can, nobody else may, and the game ends."""
    for state in random_play(setting):
        problems = state.problems()
        promise(not problems, f"problems: {problems}", state)
        promise(state.over or bool(state.to_act), "nobody must act", state)
        for seat in range(state.players):
            ids = [action.id for action in state.legal(seat)]
            promise(bool(ids) == (seat in state.to_act), f"seat {seat} has {len(ids)} legal actions", state)
            promise(ids == sorted(set(ids)), "legal actions are not in id order", state)
    promise(len(state.scores) == state.players, "scores are missing", state)
    promise(state.to_act == [], "somebody must act after the end", state)


def check_refusals(setting: Setting) -> None:
    """Every action that is not legal is refused with a reason and changes nothing."""
    put_into_words: set[str] = set()
    for state in sample(setting, 23):
        digest = state.digest()
        for seat in range(-1, state.players + 1):
            legal = set(map(id, state.legal(seat)))
            for action in state.game.actions:
                reason = state.why_not(seat, action)
                promise((reason is None) == (id(action) in legal), f"why_not disagrees on {action}", state)
                if reason is None:
                    continue
                if reason.key not in put_into_words:
                    check_words(state.game, reason)
                    put_into_words.add(reason.key)
                try:
                    state.apply(seat, action)
                except IllegalAction as refused:
                    promise(refused.reason.key == reason.key, "apply gives another reason", state)
                else:
                    raise ConformanceError(f"{action} was accepted from seat {seat}")
        promise(state.digest() == digest, "a refused action changed the state", state)


def check_words(game: Game, message: Message) -> None:
    """A message can be put into words, and its rule can be looked up."""
    game.words().text(message)
    section = game.rulebook()[message.rule]
    if not section.text.strip():
        raise ConformanceError(f"the rule {message.rule!r} is empty")


def check_messages(setting: Setting) -> None:
    """Every prompt and every event that occurs has words and a rule."""
    for state in random_play(setting):
        for event in state.events:
            check_words(state.game, event)
        for seat in range(-1, state.players):
            check_words(state.game, state.prompt(seat))


def check_clone(setting: Setting) -> None:
    """A clone is equal and independent, and has the same future."""
    for state in sample(setting, 11):
        clone, digest = state.clone(), state.digest()
        promise(clone.digest() == digest, "a clone differs", state)
        other = clone.clone()
        first, second = Seeded("clone"), Seeded("clone")
        for _ in range(25):
            if clone.over:
                break
            clone.apply(*pick(clone, first))
            other.apply(*pick(other, second))
        promise(clone.digest() == other.digest(), "two clones went different ways", state)
        promise(state.digest() == digest, "playing on with a clone changed the state", state)


def check_position(setting: Setting) -> None:
    """A position can be written down and taken up again."""
    for state in sample(setting, 7):
        data = msgspec.json.decode(msgspec.json.encode(state.to_data()))
        again = state.game.position(data, chance=state.chance.clone())
        promise(again.digest() == state.digest(), "a position read back differs", state)
        promise(again.to_act == state.to_act, "another seat must act in a position read back", state)
        for seat in range(state.players):
            promise(again.legal(seat) == state.legal(seat), "a position read back allows other actions", state)


def check_record(setting: Setting) -> None:
    """Replaying a record gives the same digests, from the text as from memory."""
    record, rng = setting.record(), setting.rng()
    digests = [record.state.digest()]
    while not record.state.over:
        record.play(*pick(record.state, rng))
        digests.append(record.state.digest())
    again = loads(record.to_json())
    again.verify()
    promise(again.state.digest() == digests[-1], "a record read back ends differently", again.state)
    for ply in range(0, len(digests), max(1, len(digests) // 12)):
        promise(again.at(ply).digest() == digests[ply], f"move {ply} of a record differs", again.state)


def check_undo(setting: Setting) -> None:
    """What is undone and done again is as it was; what was drawn or shown stays."""
    record, rng = setting.record(), setting.rng()
    while not record.state.over:
        seat, action = pick(record.state, rng)
        if len(record) > OFTEN and len(record) % SELDOM != setting.seed % SELDOM:
            record.play(seat, action)  # undoing replays the game, so later on it is tried now and then
            continue
        before = record.state.digest()
        record.play(seat, action)
        after, drew, shown = record.state.digest(), bool(record.page.moves[-1].drew), record.state.revealed
        try:
            gone = record.undo(seat)
        except CannotUndo as refused:
            promise(drew or shown, f"{action} cannot be undone: {refused}", record.state)
            check_words(record.game, refused.reason)
            continue
        promise(not drew and not shown, f"{action} was undone though something was drawn or shown", record.state)
        promise(record.state.digest() == before, f"undoing {action} left a trace", record.state)
        record.play(seat, gone)
        promise(record.state.digest() == after, f"{action} done again differs", record.state)


def check_sealed(setting: Setting) -> None:
    """Sealed commitments give the same state in whatever order they come."""
    for state in random_play(setting):
        if len(state.to_act) > 1 and state.stack[-1].step.sealed:
            digests = {committed(state.clone(), order).digest() for order in (1, -1, 0)}
            promise(len(digests) == 1, "the order of sealed commitments matters", state)


def committed(state: State, order: int) -> State:
    """Let all seats commit: one after the other, the other way round, or taking turns."""
    rngs = [Seeded(f"seat {seat}") for seat in range(state.players)]
    turn = 0
    while True:
        seats = state.to_act
        seat = seats[0] if order == 1 else seats[-1] if order == -1 else seats[turn % len(seats)]
        turn += 1
        legal = state.legal(seat)
        state.apply(seat, legal[rngs[seat].below(len(legal))])
        if state.revealed or state.over or not state.stack[-1].step.sealed:
            return state


def check_secrets(setting: Setting) -> None:
    """What a seat cannot know changes nothing of what it sees, may do, is asked or is told."""
    rng = setting.rng()
    for state in sample(setting, 3):
        for viewer in seats_and_spectator(state):
            seen = state.seen(viewer)
            other = seen.imagine(Seeded(rng.below(60_000)))
            promise(not other.problems(), f"imagined an impossible state: {other.problems()}", state)
            same_to(viewer, state, other)
            truth = state.seen(viewer).imagine(Seeded("same")).digest()
            lie = other.seen(viewer).imagine(Seeded("same")).digest()
            promise(truth == lie, "what is imagined depends on what is hidden", state)
            if viewer is not None and viewer in state.to_act:
                told_alike(viewer, state, other, rng)
            for actor in state.to_act:
                if actor != viewer and state.stack[-1].step.sealed:
                    sealed_from(viewer, actor, state, rng)


def same_to(viewer: int | None, state: State, other: State) -> None:
    """Compare everything that a viewer gets of two states."""
    mine, yours = state.seen(viewer), other.seen(viewer)
    promise(as_bytes(mine.view) == as_bytes(yours.view), f"seat {viewer} sees what is hidden", state)
    promise(mine.legal == yours.legal, f"seat {viewer}'s legal actions show what is hidden", state)
    promise(as_bytes(mine.prompt.data()) == as_bytes(yours.prompt.data()), "a prompt shows what is hidden", state)
    if viewer is not None:
        promise(state.legal(viewer) == mine.legal, f"seat {viewer} may do other things than it sees", state)


def told_alike(viewer: int, state: State, other: State, rng: Chance) -> None:
    """Make the same move in both; unless it drew or showed something, the same is told."""
    legal = state.legal(viewer)
    action = legal[rng.below(len(legal))]
    copies = [state.clone(), other.clone()]
    told: list[Any] = []
    for copy in copies:
        copy.listening = True
        copy.apply(viewer, action)
        told.append(as_bytes([event.data() for event in copy.seen(viewer).events]))
    if not any(copy.revealed or copy.chance.drawn for copy in copies):
        promise(told[0] == told[1], f"what {action} tells shows what is hidden", state)
        same_to(viewer, copies[0], copies[1])


def sealed_from(viewer: int | None, actor: int, state: State, rng: Chance) -> None:
    """Let somebody else commit to one thing or another: unless that shows them, the viewer cannot tell which."""
    legal = [action for action in state.legal(actor) if state.stack[-1].step.seals(action)]
    if len(legal) < 2:
        return
    copies = [state.clone(), state.clone()]
    told: list[Any] = []
    for copy in copies:
        copy.listening = True
        copy.apply(actor, legal[rng.below(len(legal))])
        told.append(as_bytes([event.data() for event in copy.seen(viewer).events]))
    if not any(copy.revealed or copy.chance.drawn for copy in copies):
        promise(told[0] == told[1], "a sealed commitment is told to others", state)
        same_to(viewer, copies[0], copies[1])


def check_notation(setting: Setting) -> None:
    """Every action reads back from its id and its notation, and can be described."""
    actions = setting.game.actions
    for number in range(len(actions)):
        action = actions[number]
        if actions[str(action)] is not action or action.id != number:
            raise ConformanceError(f"{action!r} does not read back")
        if str(action) != str(action).lower().strip():
            raise ConformanceError(f"{action!r} is not written in lower case")
        check_words(setting.game, setting.game.describe(action))


CHECKS: dict[str, Callable[[Setting], None]] = {
    "legal": check_legal,
    "refusals": check_refusals,
    "messages": check_messages,
    "clone": check_clone,
    "position": check_position,
    "record": check_record,
    "undo": check_undo,
    "sealed": check_sealed,
    "secrets": check_secrets,
    "notation": check_notation,
}


def tables(game: Game) -> list[tuple[int, dict[str, bool]]]:
    """List every number of players with options: every choice of them at the smallest table, few at the others."""
    usual = {option.name: option.default for option in game.options}
    changed = {name: not value for name, value in usual.items()}
    found = [
        (game.fewest, dict(zip(usual, values, strict=True))) for values in product([False, True], repeat=len(usual))
    ]
    for players in range(game.fewest + 1, game.most + 1):
        found += [(players, usual), (players, changed)] if usual else [(players, usual)]
    return found


def settings(game: Game, check: str, games: int) -> list[Setting]:
    """List games to try a promise on: about so many, shared among all tables, and others for every promise."""
    chosen = tables(game)
    first = 1000 * list(CHECKS).index(check)
    share = max(1, games // len(chosen) // HEAVY.get(check, 1))
    return [
        Setting(game, players, options, seed) for players, options in chosen for seed in range(first, first + share)
    ]
