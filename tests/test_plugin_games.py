"""Games of other packages are interpreted, over an engine that may be compiled: what their classes declare counts."""

import pickle
import sys

import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

import godsplay
from godsplay.cli import app
from godsplay.engine.advice import Advice
from godsplay.engine.edition import Edition, read_edition
from godsplay.engine.field import Count, Field
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game
from godsplay.engine.state import State
from godsplay.engine.step import Step
from godsplay.present.presentation import presentation
from godsplay.web.app import make_app
from godsplay.web.settings import with_changes
from helpers.games import GAMES
from lots.game import LotsGame


class Coin(Step):
    name = "coin"
    rule = "turn"
    sealed = True


class Tally(State):
    """A state with fields of its own."""

    heads: int
    most: int  # called like an attribute of the game, and nothing to do with it


class CoinGame(Game):
    name = "coins"
    title = "Coins"
    fewest = 2
    most = 3

    def __init__(self, edition=None):
        super().__init__(Edition("plain", {}, {}))
        self.seat_names = ["first", "second", "third"]
        self.steps = {"coin": Coin()}
        self.fields = [Field("heads", Count(9)), Field("most", Count(9))]

    def blank(self, players, options, chance):
        return Tally(self, players, options, chance)

    def begin(self, state):
        state.stack.append(Frame(self.steps["coin"], 0))


class Short(Advice):
    horizon = 0


def test_a_step_is_known_by_what_its_class_declares():
    state = CoinGame().new(players=2, seed=1)
    assert state.prompt(0).key == "prompt-coin"
    assert state.prompt(0).rule == "turn"
    assert state.to_data()["stack"] == [{"step": "coin", "seat": "first"}]
    assert state.stack[-1].step.seals(godsplay.Action("toss"))


def test_a_game_is_for_as_many_as_its_class_declares():
    game = CoinGame()
    assert repr(game) == "<Game coins, edition plain>"
    assert game.new(seed=1).players == 3
    with pytest.raises(godsplay.OptionError, match="Coins is for 2 to 3 players, not 4"):
        game.new(players=4)


def test_a_state_is_pickled_with_its_own_fields():
    state = CoinGame().new(players=2, seed=1)
    state.heads = 5
    assert pickle.loads(pickle.dumps(state)).to_data()["heads"] == 5


@pytest.mark.parametrize("number", [0, 2, 3])
def test_a_field_that_equals_one_of_the_game_is_pickled_too(number):
    state = CoinGame().new(players=2, seed=1)
    state.most = number
    assert pickle.loads(pickle.dumps(state)).most == number


def test_advice_looks_as_far_ahead_as_its_class_declares():
    state = godsplay.game("gods-playground").new(seed=1)
    before = state.digest()
    Short().play_on(state, godsplay.Seeded(1))
    assert state.digest() == before


def test_what_draws_or_shows_what_is_hidden_cannot_be_foreseen():
    game = godsplay.game("gods-playground")
    state, rng = game.new(seed=3), godsplay.Seeded(3)
    foreseen = []
    while not state.over and len(foreseen) < 60:
        seat = state.to_act[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        after = state.seen(seat).foresee(action)
        state.apply(seat, action)
        foreseen.append(after is not None)
        if state.chance.drawn:
            assert after is None
        elif after is not None and not state.revealed:
            assert after.view(seat) == state.view(seat)
    assert True in foreseen
    assert False in foreseen


class Entry:
    """An entry point, as a package declares it."""

    def __init__(self, name, load):
        self.name = name
        self.load = load


def install(monkeypatch, name, load):
    """Install a package with a game."""
    found = sys.modules["godsplay.games"]
    monkeypatch.setattr(found, "plugins", lambda: [Entry(name, load), Entry("lots", lambda: LotsGame)])
    monkeypatch.setattr(found, "broken", set())


def not_importable():
    raise ImportError("no module named dice")


def with_fields(**fields):
    """Make a class of a game that differs in a few things."""
    return lambda: type("OtherLots", (LotsGame,), {"name": "odd", **fields})


FAULTS = {
    "it cannot be imported": (not_importable, "ImportError: no module named dice"),
    "it is called otherwise": (lambda: LotsGame, "its class calls it 'lots', its entry point 'odd'"),
    "it has too few seats": (with_fields(most=4), "for 4 players and names 3 seats"),
    "it fails as it is made": (with_fields(__init__=lambda self, edition: {}["gone"]), "KeyError: 'gone'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_package_is_left_out_and_named_in_one_line(fault, monkeypatch, caplog):
    load, complaint = FAULTS[fault]
    install(monkeypatch, "odd", load)
    assert godsplay.games() == [*GAMES, "lots"]
    assert godsplay.games()[-1] == "lots"
    [line] = caplog.messages  # once, however often it is asked for
    assert line.startswith("left out: the game 'odd' cannot be opened: ")
    assert complaint in line
    with pytest.raises(godsplay.UnknownGame, match="the game 'odd' cannot be opened"):
        godsplay.game("odd")


def test_a_broken_package_leaves_the_rest_working(monkeypatch, tmp_path):
    install(monkeypatch, "odd", not_importable)
    settings = with_changes(database=str(tmp_path / "tables.sqlite"))
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        home = client.get("/")
        assert home.status_code == 200
        assert "Play Lots against bots now" in home.text
        assert client.get("/rules/odd").status_code == 404
    assert "lots" in CliRunner().invoke(app, ["games"]).stdout


@pytest.mark.parametrize(
    ("figure", "complaint"),
    [
        ('value = 3, grade = "printed"', "figures.toml: lots.highest: has no source"),
        ('value = 3, source = "box"', "figures.toml: lots.highest: has no grade"),
        (
            'value = 3, source = "box", grade = "sure"',
            "figures.toml: lots.highest: 'sure' is no grade",
        ),
    ],
)
def test_a_figure_without_grade_or_source_is_said_by_its_key(figure, complaint, tmp_path):
    base = tmp_path / "figures.toml"
    base.write_text(f"[lots]\nhighest = {{{figure}}}\n", encoding="utf-8")
    with pytest.raises(godsplay.EditionError, match=complaint):
        read_edition(base, None, dict)


def test_rules_that_shuffle_are_told_to_draw():
    with pytest.raises(ValueError, match="rules use roll, draw or draw_kind"):
        godsplay.Scripted([1]).shuffle([1, 2, 3])


def test_a_game_that_goes_in_circles_is_stopped(monkeypatch):
    circling = type("Circling", (LotsGame.deal.__class__,), {"advance": lambda *_: False})()
    install(monkeypatch, "odd", with_fields(deal=circling))
    with pytest.raises(RuntimeError, match="no decision after 10000 steps"):
        godsplay.game("odd").new(seed=1)


def test_a_game_without_tables_of_its_own_shows_its_view():
    state = LotsGame().new(players=2, seed=1)
    [(title, heads, rows), rest] = presentation(state.game).tables(state.seen(0))
    assert (title, heads) == ("seats", ["", "lot", "peeked", "points"])
    assert rows == [["Ann", str(state.lots[0]), "", "0"], ["Ben", "hidden", "", "0"]]
    assert rest[2] == [["round", "1"]]
    assert "Ben" in state.draw(0)
