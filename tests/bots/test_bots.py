"""Bots: each finishes any game, sees no more than its seat, and repeats itself from the same seed."""

import doctest
import sys
from itertools import islice
from pathlib import Path

import pytest

import godsplay
from godsplay.bots import LEVELS, BotError, UnknownBot, ask, make_bot, spec_of
from godsplay.bots.mcts import Node
from godsplay.conformance import GameSetup, sample
from godsplay.engine.advice import advice_for
from helpers.games import GAMES, sizes

SPECS = ["random", "careless", "greedy", "mcts:20", "rollouts:20"]
SIZES = sizes(GAMES)


def play(game, specs, seed, longest=100_000):
    """Let bots play a game, or some moves of it; return the last state."""
    state = game.new(players=len(specs), seed=seed)
    bots = [make_bot(spec, game) for spec in specs]
    move = 0
    while not state.over and move < longest:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state.seen(seat), godsplay.Seeded(f"{seed}:{seat}:{move}")))
        move += 1
    return state


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_every_bot_finishes_every_game_at_every_size(name, players, spec):
    state = play(godsplay.game(name), [spec] + ["greedy"] * (players - 1), seed=3)
    assert state.over
    assert set(state.winners) <= set(range(players))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_states_that_look_the_same_to_a_seat_get_the_same_action(name, players, spec):
    game = godsplay.game(name)
    differed = 0
    for state in islice(sample(GameSetup(game, players, {}, 4), every=9), 12):
        for seat in state.to_act:
            other = state.seen(seat).imagine(godsplay.Seeded("another truth"))
            differed += other.digest() != state.digest()
            assert other.view(seat) == state.view(seat)
            chosen = {
                make_bot(spec, game).choose(truth.seen(seat), godsplay.Seeded("the same")) for truth in (state, other)
            }
            assert len(chosen) == 1, (state, seat)
    assert differed > 0, "no state hid anything"


@pytest.mark.parametrize("spec", ["mcts:20", "rollouts:20"])
@pytest.mark.parametrize("name", GAMES)
def test_a_search_with_a_budget_in_numbers_gives_the_same_moves_twice(name, spec):
    game = godsplay.game(name)
    states = [play(game, [spec] * game.fewest, seed=5, longest=40) for _ in range(2)]
    assert states[0].digest() == states[1].digest()


def test_a_search_stops_when_everything_else_is_hopeless():
    game = godsplay.game("gods-playground")
    stopped = 0
    for state in islice(sample(GameSetup(game, 3, {}, 4), every=5), 40):
        seat = state.to_act[0]
        if state.stack[-1].step.sealed or len(state.legal_now(seat)) == 1:
            continue
        bot, seen = make_bot("mcts:320", game), state.seen(seat)
        bot.seat = seat
        bot.search(seen, godsplay.Seeded(1))
        if 0 < bot.searched < 320 // 2:
            stopped += 1
            weights = bot.preferences(list(bot.root.children.values()), secret=False)
            assert sorted(weights)[-2] < 0.5 < max(weights)
    assert stopped > 0


def test_a_search_without_time_looks_at_everything_once():
    game = godsplay.game("gods-playground")
    state = play(game, ["greedy"] * 3, seed=5, longest=30)
    seat = state.to_act[0]
    bot, seen = make_bot("mcts:0.000001s", game), state.seen(seat)
    legal = bot.advice.worth_trying(seen.state, seat, seen.legal)
    tried = bot.consider(seen, legal, godsplay.Seeded(1))
    assert [node.visits for node in tried] == [1] * len(legal)


def test_plans_are_played_out_as_often_as_the_budget_says_and_not_at_all_without_time():
    game = godsplay.game("playful-gods")
    state = play(game, ["greedy"] * 2, seed=5, longest=30)
    seen = state.seen(state.to_act[0])
    counts = []
    for spec in ("rollouts:0.000001s", "rollouts:60", "rollouts:240"):
        bot = make_bot(spec, game)
        assert bot.choose(seen, godsplay.Seeded(1)) in seen.legal
        counts.append(bot.played)
    assert counts[0] == 0
    assert 60 <= counts[1] < 60 + 16
    assert 240 <= counts[2] < 240 + 16


def test_a_plan_holds_the_rest_of_ones_own_turn():
    game = godsplay.game("playful-gods")
    state = play(game, ["greedy"] * 2, seed=5, longest=30)
    seat = state.to_act[0]
    bot, seen = make_bot("rollouts:60", game), state.seen(seat)
    plans = bot.advice.plans(seen, seen.legal, godsplay.Seeded(1))
    assert max(len(plan.actions) for plan in plans) > 1
    assert {plan.actions[0] for plan in plans} <= set(seen.legal)
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)


def test_a_search_looks_at_everything_once_before_it_prefers_anything():
    game = godsplay.game("magnates")
    state = play(game, ["greedy"] * 3, seed=5, longest=3)
    seat = state.to_act[0]
    bot, seen = make_bot("mcts:60", game), state.seen(seat)
    legal = bot.advice.worth_trying(seen.state, seat, seen.legal)
    tried = bot.consider(seen, legal, godsplay.Seeded(1))
    assert 1 < len(legal) < 60
    assert all(node.visits > 0 for node in tried)


def test_a_search_prefers_what_led_further_but_few_visits_prove_little():
    game = godsplay.game("magnates")
    bot = make_bot("mcts:60", game)
    bot.seat = 0
    nodes = [Node(game.actions[number], 0.25) for number in range(3)]
    for node, visits, share in zip(nodes, (40, 30, 1), (0.40, 0.45, 0.50), strict=True):
        for _ in range(visits):
            node.add([share, 1 - share])
            bot.root.add([share, 1 - share])
    weights = bot.preferences(nodes, secret=False)
    assert weights.index(max(weights)) == 1
    mixed = bot.preferences(nodes, secret=True)
    assert min(mixed) > min(weights)


def test_what_a_search_chooses_in_secret_cannot_be_foreseen():
    game = godsplay.game("magnates")
    state = play(game, ["greedy"] * 3, seed=5, longest=3)
    seat = state.to_act[0]
    chosen = {make_bot("mcts:100", game).choose(state.seen(seat), godsplay.Seeded(luck)) for luck in range(12)}
    assert len(chosen) > 2


def test_what_greedy_chooses_in_secret_cannot_be_foreseen():
    game = godsplay.game("magnates")
    state = play(game, ["greedy"] * 3, seed=5, longest=3)
    assert state.stack[-1].step.name == "senate", "nobody has bid yet"
    seat = state.to_act[0]
    chosen = {make_bot("greedy", game).choose(state.seen(seat), godsplay.Seeded(luck)) for luck in range(30)}
    assert len(chosen) > 2


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_a_bot_of_the_game(name):
    game = godsplay.game(name)
    assert set(advice_for(game).levels()) == set(LEVELS)
    for level in LEVELS:
        assert type(make_bot(level, game)) is type(make_bot(spec_of(level, game), game))


def test_the_session_in_the_documentation():
    failed, tried = doctest.testfile(
        str(Path(__file__).parents[2] / "docs" / "writing-a-bot.md"), module_relative=False
    )
    assert tried
    assert not failed


def test_a_bot_of_ones_own_is_made_from_its_class(monkeypatch, tmp_path):
    (tmp_path / "my_bots.py").write_text(
        "class First:\n    def choose(self, seen, rng):\n        return seen.legal[0]\nclass Dumb:\n    pass\n"
    )
    monkeypatch.chdir(tmp_path)
    game = godsplay.game("gods-playground")
    state = game.new(seed=1)
    seen = state.seen(state.to_act[0])
    assert make_bot("python:my_bots.First", game).choose(seen, godsplay.Seeded(1)) is seen.legal[0]
    for spec, complaint in [
        ("python:my_bots.Last", r"my_bots\.py\) has no class 'Last'"),
        ("python:my_bots.Dumb", "has a method choose"),
        ("python:no_such_module.First", "there is no module 'no_such_module'"),
        ("python:First", "names no class"),
        ("python:./my_bots.First", "names no class: write python:module.Class"),
        ("python:my_bots.py.First", "there is no module 'my_bots.py'"),
    ]:
        with pytest.raises(UnknownBot, match=complaint):
            make_bot(spec, game)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("class Mine:\n    def __init__(self, depth): ...\n", "made without arguments, but .* 'depth'"),
        ("class Mine:\n    def choose(self, seen): ...\n", "too many positional arguments"),
        ("class Mine:\n    def __init__(self): self.table = {}[1]\n", r"cannot be made: KeyError: 1\n.*\n.*own\d\.py"),
        ("class Mine\n", r"cannot be imported: SyntaxError: expected ':'\n.*own\d\.py\", line 1"),
        ("limit = 1 / 0\n", r"cannot be imported: ZeroDivisionError: .*\n.*\n.*own\d\.py\", line 1"),
        ("import no_such_library\n", "cannot be imported: ModuleNotFoundError: No module named 'no_such_library'"),
        ("import sys\nsys.exit()\n", "cannot be imported: SystemExit"),
        ("Mine = 3\n", "has no class 'Mine'"),
    ],
)
def test_what_is_wrong_with_a_bot_of_ones_own_is_told(monkeypatch, tmp_path, text, complaint, request):
    name = f"own{request.node.callspec.indices['text']}"
    (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownBot, match=complaint) as refused:
        make_bot(f"python:{name}.Mine", godsplay.game("gods-playground"))
    assert "plugins.py" not in str(refused.value)
    assert "importlib" not in str(refused.value)


def test_ones_own_module_is_found_before_one_of_python(monkeypatch, tmp_path):
    (tmp_path / "this.py").write_text("class Mine:\n    def choose(self, seen, rng): return seen.legal[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "this", raising=False)
    assert make_bot("python:this.Mine", godsplay.game("gods-playground"))
    assert sys.path[0] != ""


class Says:
    """Chooses whatever it was told to."""

    def __init__(self, choose):
        self.choose = choose


@pytest.mark.parametrize(
    ("choose", "complaint"),
    [
        (lambda seen, rng: "estate ukraine", r"one of seen.legal, not 'estate ukraine' \(str\)"),
        (lambda seen, rng: None, r"one of seen.legal, not None \(NoneType\)"),
        (
            lambda seen, rng: seen.game.actions["danzig"],
            "chose 'danzig', but: .* isn’t available right now",
        ),
        (lambda seen, rng: 1 // 0, r"ZeroDivisionError: .*\nTraceback .*\n.*test_bots\.py"),
        (lambda seen, rng: sys.exit(), "SystemExit"),
    ],
)
def test_what_a_bot_does_wrong_is_told_with_its_name_and_seat(choose, complaint):
    state = godsplay.game("gods-playground").new(seed=1)
    with pytest.raises(BotError, match=complaint) as raised:
        ask(Says(choose), "python:my_bots.Says", state.seen(state.to_act[0]), godsplay.Seeded(1))
    assert str(raised.value).startswith("python:my_bots.Says as Red: ")
    assert "runner.py" not in str(raised.value)
