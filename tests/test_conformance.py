"""Every game keeps the promises of the contract, and a game that breaks one is told so."""

from importlib import import_module

import pytest
from typer.testing import CliRunner

import godsplay
from godsplay.bots import LEVELS
from godsplay.cli import app
from godsplay.conformance import CHECKS, HEAVY, ConformanceError, GameSetup, game_setups, variants
from godsplay.conformance.hidden import hidden_parts
from godsplay.engine.field import HIDDEN
from godsplay.present.drawing.layers import Box, Layer, Sheet, shared
from helpers.games import OWN
from lots.faults import broken_game
from lots.game import DRAWN, PEEK, SEEN, LotsGame, LotsState

GAMES_A_CHECK = 60  # of each game, shared among its sizes and options


def cases() -> list[pytest.param]:
    """List every game of ours with every number of players and its choices of options."""
    found = []
    for name in OWN:
        game = godsplay.game(name)
        for players, options in variants(game):
            chosen = ",".join(option for option, value in options.items() if value)
            share = GAMES_A_CHECK // len(variants(game))
            found.append(pytest.param(game, players, options, share, id=f"{name}-{players}-{chosen}"))
    return found


@pytest.mark.parametrize(("game", "players", "options", "share"), cases())
@pytest.mark.parametrize("check", CHECKS)
def test_keeps_its_promise(check, game, players, options, share):
    first = 1000 * list(CHECKS).index(check)  # other games for every check
    for seed in range(first, first + max(1, share // HEAVY.get(check, 1))):
        CHECKS[check](GameSetup(game, players, options, seed))


@pytest.fixture(autouse=True)
def installed(monkeypatch, tmp_path):
    """Install Lots as a game, and let broken games be saved in a folder of their own."""
    monkeypatch.setitem(OWN, "lots", "lots.game:LotsGame")
    monkeypatch.chdir(tmp_path)


def tried(check, game, games=40):
    """Try a promise as the command does."""
    for setting in game_setups(game, check, games):
        CHECKS[check](setting)


@pytest.mark.parametrize("check", CHECKS)
def test_a_small_game_without_anything_of_its_own_to_show_keeps_every_promise(check):
    tried(check, LotsGame(), 12)


def boom(*_):
    raise KeyError("boom")


def shows_too_much(self, known, seat, numbers):
    numbers[self.own_seat] = 7


def shows_neighbour_to_spectators(self, seat):
    for other in range(self.players):
        if other != seat and not (self.peeked[seat] and other == (seat + 1) % self.players):
            self.lots[other] = HIDDEN


def one_sheet(*layers):
    """Show a game on one sheet of layers."""
    return lambda self, state, seat: [Sheet("board", Box(0, 0, 10, 10), list(layers))]


def growing_sheet(self, state, seat):
    return [Sheet("board", Box(0, 0, 10 + state.round, 10), [])]


def hides_from_nobody_else(self, seat):
    """Forget to hide anything."""


def fills_all(self, chance):
    self.lots = [chance.below(9) for _ in self.lots]


def tells_lots(self, seen, *_):
    return str(seen.state.lots)


ROUND = Layer("round", lambda drawing: None, lambda drawing: f"<g>{drawing.seen.state.round}</g>")
LOTS = Layer("lots", lambda drawing: str(drawing.seen.state.lots), lambda drawing: f"<g>{drawing.seen.state.lots}</g>")
SPOT = Layer("spot", lambda drawing: None, lambda drawing: '<g data-spot="lot"/>')
NOTHING_HIDDEN = {"hide": hides_from_nobody_else, "fill": fills_all}
BAD_LEVELS = {**dict.fromkeys(LEVELS, "policy"), "normal": "grandmaster"}

BROKEN = {
    "a layer forgets what it shows": (
        "layers",
        {"display": {"sheets": one_sheet(ROUND)}},
        "the layer 'round' shows what it does not depend on",
    ),
    "the board grows": ("layers", {"display": {"sheets": growing_sheet}}, "sheets or layers change"),
    "a layer is shared that shows a secret": (
        "layers",
        {"display": {"sheets": one_sheet(*shared([LOTS]))}},
        "the layer 'lots' is shared, but looks different to seat",
    ),
    "two layers of a name": ("layers", {"display": {"sheets": one_sheet(ROUND, ROUND)}}, "share a name"),
    "what is imagined shows in the picture": (
        "scenes",
        {"display": {"sheets": one_sheet(LOTS)}, "state": NOTHING_HIDDEN},
        "the layers lots show .* what is hidden",
    ),
    "what is imagined shows in a choice": (
        "questions",
        {"display": {"effect": tells_lots}, "state": NOTHING_HIDDEN},
        "a choice shows .* what is hidden",
    ),
    "what is imagined shows beside a name": (
        "questions",
        {"display": {"panel": tells_lots}, "state": NOTHING_HIDDEN},
        "a panel shows .* what is hidden",
    ),
    "what is imagined shows in what a choice leads to": (
        "questions",
        {"display": {"sheets": one_sheet(LOTS), "tables": lambda *_: []}, "state": NOTHING_HIDDEN},
        "trying .* out shows .* what is hidden",
    ),
    "what is imagined shows in the sum of a turn": (
        "questions",
        {"display": {"sum_up": lambda self, before, after, events: tells_lots(self, after)}, "state": NOTHING_HIDDEN},
        "the sum of a turn shows .* what is hidden",
    ),
    "an event without a weight": ("scenes", {"display": {"weights": {"no-such-event": 1.0}}}, "no weight for"),
    "a thing that nobody knows": (
        "things",
        {"display": {"sheets": one_sheet(SPOT), "thing": lambda *_: None}},
        "nothing is known of 'lot'",
    ),
    "a choice at a place that is not there": (
        "things",
        {"display": {"spots": lambda *_: ["nowhere"]}},
        r"can be chosen at \['nowhere'\]",
    ),
    "dealt to one, told to all": (
        "chances",
        {"deal": {"tell_lot": lambda self, state, seat: state.tell(DRAWN, seat, state.lots[seat])}},
        r"tells everybody what the view goes on to hide: seats\.\w+\.lot",
    ),
    "seen by one, told to all": (
        "secrets",
        {"look": {"tell_peek": lambda self, state, seat, lot: state.tell(SEEN, lot)}},
        r"peek tells everybody what the view goes on to hide: .*seats\.\w+\.lot",
    ),
    "seat -1 taken for the last": (
        "secrets",
        {"state": {"hide": shows_neighbour_to_spectators}},
        r"hiding from a spectator \(seat -1\) .*seats\.\w+\.lot",
    ),
    "no decision ever": ("legal", {"deal": {"advance": lambda *_: False}}, "advance of 'deal' must change the stack"),
    "no end": ("legal", {"look": {"offers": lambda *_: [PEEK], "refusal": lambda *_: None}}, "has not ended after"),
    "no end on paper": ("record", {"look": {"offers": lambda *_: [PEEK], "refusal": lambda *_: None}}, "has not ended"),
    "nothing to do": ("legal", {"look": {"offers": lambda *_: []}}, "no legal action|0 legal actions"),
    "legal and refused": (
        "legal",
        {"look": {"legal": lambda self, state, frame, seat: self.offers(state, frame, seat)}},
        "legal and refusal disagree",
    ),
    "winners of another game": (
        "legal",
        {"state": {"winners": property(lambda self: [] if self.stack else [7])}},
        "7|index",
    ),
    "no picture": ("pictures", {"display": {"draw": boom}}, "boom"),
    "half a picture": ("pictures", {"display": {"draw": lambda *_: "<svg>"}}, "no XML"),
    "no tables": ("tables", {"display": {"tables": boom}}, "boom"),
    "a ragged table": ("tables", {"display": {"tables": lambda *_: [("t", ["a", "b"], [["1"]])]}}, "1 cells"),
    "no panel": ("panels", {"display": {"panel": boom}}, "boom"),
    "no effect": ("panels", {"display": {"effect": boom}}, "boom"),
    "a bot there is not": ("advice", {"advice": {"levels": lambda _: BAD_LEVELS}}, "grandmaster"),
    "a choice there is not": ("advice", {"advice": {"choose": lambda *_: None}}, "the policy chooses None"),
    "more than the whole win": (
        "advice",
        {"advice": {"shares": lambda self, state: [1.0] * state.players}},
        "shares of the win",
    ),
    "numbers without points": (
        "tensor",
        {"encoding": {"fields": lambda self: []}},
        "the same numbers stand for the points",
    ),
    "an impossible position out of turn": (
        "out-of-turn",
        {
            "look": {"offers_out_of_turn": lambda *_: [PEEK]},
            "state": {"problems": lambda self: ["two have peeked"] if sum(self.peeked) > 1 else []},
        },
        "peek out of turn: .*two have peeked",
    ),
    "numbers out of range": ("tensor", {"encoding": {"write": shows_too_much}}, "seat: 7 is more than 1"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_broken_is_found(fault):
    check, parts, complaint = BROKEN[fault]
    with pytest.raises((ConformanceError, LookupError, RuntimeError, ValueError), match=complaint):
        tried(check, broken_game(**parts))


def parts_of(game):
    return hidden_parts([GameSetup(game, players, options, 1) for players, options in variants(game)])


def test_the_parts_of_the_view_that_are_hidden_are_listed_with_from_whom():
    assert parts_of(LotsGame()) == {"seats.*.lot": {"others", "spectators"}}


def test_a_game_that_hides_nothing_has_an_empty_list():
    assert parts_of(broken_game(state={"hide": lambda *_: None})) == {}


def install(monkeypatch, **parts):
    """Install a broken game under the name of Lots."""
    made = type(broken_game(**parts))
    monkeypatch.setattr("lots.game.BrokenLots", made, raising=False)
    monkeypatch.setitem(OWN, "lots", "lots.game:BrokenLots")


@pytest.mark.parametrize("check", [check for check in CHECKS if check != "pickles"])
def test_a_game_in_which_anybody_may_do_something_at_any_time_keeps_its_promises(monkeypatch, check):
    install(monkeypatch, look={"offers_out_of_turn": lambda *_: [PEEK]})
    tried(check, godsplay.game("lots"), 12)


def conform(monkeypatch, checks, game="lots", games="1"):
    """Run the command with a few of the checks; return its exit code and what it printed."""
    command = import_module("godsplay.cli.conform")
    monkeypatch.setattr(command, "CHECKS", {check: CHECKS[check] for check in checks})
    told = CliRunner().invoke(app, ["conform", game, "--games", games], env={"COLUMNS": "200"})
    return told.exit_code, told.stdout


def test_the_command_says_that_all_is_kept_and_what_is_hidden(monkeypatch):
    code, told = conform(monkeypatch, ["notation"])
    assert code == 0
    assert "Every action reads back from its notation and has words: kept in 2 games." in told
    assert "seats.*.lot from the other seats and spectators" in told
    assert "Lots keeps every promise." in told


def test_the_command_tells_an_author_whose_game_hides_nothing(monkeypatch):
    monkeypatch.setattr(LotsGame, "state", type("Open", (LotsState,), {"hide": lambda *_: None}))
    code, told = conform(monkeypatch, ["secrets"], games="30")
    assert code == 0  # a game may have no secrets
    assert "Nothing in the view is hidden from anybody." in told


def test_the_command_names_the_promise_the_table_and_the_line(monkeypatch):
    install(monkeypatch, display={"panel": lambda self, seen, seat: {}[seen.state.round // 2 or "no such key"]})
    code, told = conform(monkeypatch, ["panels", "notation"])
    assert code == 1
    assert "What stands beside a name and what a choice leads to has words: BROKEN." in told
    assert "Players 2, options –, seed 15000." in told
    assert "KeyError: 'no such key'" in told
    assert "test_conformance.py:" in told
    assert "Lots breaks 1 promise." in told


def test_a_broken_game_can_be_told_again(monkeypatch):
    install(monkeypatch, display={"draw": lambda self, seen, *_: boom() if seen.state.round > 1 else "<svg/>"})
    code, told = conform(monkeypatch, ["pictures"])
    assert code == 1
    assert "broken-lots-pictures.json" in told
    assert godsplay.load("broken-lots-pictures.json").state.round > 1


def test_nothing_else_is_tried_once_a_fundamental_promise_is_broken(monkeypatch):
    monkeypatch.setattr(LotsState, "problems", lambda self: [str(1 // 0)])
    code, told = conform(monkeypatch, ["legal", "messages"])
    assert code == 1
    assert told.count("ZeroDivisionError") == 1
    assert "Prompts and events" not in told


def test_an_unknown_game_is_said_in_one_line():
    told = CliRunner().invoke(app, ["conform", "no-such-game"])
    assert told.exit_code == 2
    assert "there is no game 'no-such-game'" in told.stderr
