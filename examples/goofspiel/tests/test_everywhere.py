"""Goofspiel works wherever a game of godsplay does, and godsplay knows nothing of it."""

import pickle
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

import godsplay
from godsplay.bots import LEVELS, make_bot
from godsplay.cli import app
from godsplay.conformance import CHECKS, game_setups
from godsplay.present.drawing.layers import LayerCache
from godsplay.present.presentation import presentation
from godsplay.present.staging import stage
from godsplay.web.app import make_app
from godsplay.web.settings import with_changes
from godsplay.web.views.guide import guide
from godsplay_goofspiel.display import Display

GAME = godsplay.game("goofspiel")
SOURCE = Path(godsplay.__file__).parent


def test_godsplay_does_not_name_it():
    named = [path for path in SOURCE.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyc", ".woff2")]
    assert not [path for path in named if "goofspiel" in path.read_text(encoding="utf-8", errors="ignore").lower()]


@pytest.mark.parametrize("check", CHECKS)
def test_it_keeps_every_promise(check):
    for setup in game_setups(GAME, check, 20):
        CHECKS[check](setup)


@pytest.mark.parametrize("spec", ["random", "policy", "greedy", "mcts:20", *LEVELS[:2]])
def test_bots_play_it(spec):
    state, bot = GAME.new(players=3, seed=2, short=True), make_bot(spec, GAME)
    while not state.over:
        seat = state.to_act[-1]
        state.apply(seat, bot.choose(state.seen(seat), godsplay.Seeded(len(state.prizes))))
    assert state.winners


def test_it_travels_between_processes():
    state = GAME.new(players=3, seed=2)
    state.apply(1, GAME.actions["bid 9"])
    again = pickle.loads(pickle.dumps(state))
    assert again.digest() == state.digest()
    assert again.bids == [-1, 9, -1]


def test_the_table_guides_newcomers_by_its_hints():
    told = guide(GAME)
    assert [hint.key for hint in told if hint.key.startswith("goofspiel/")] == [
        "goofspiel/about",
        "goofspiel/bidding",
        "goofspiel/spent",
    ]
    assert {step for hint in told for step in hint.steps} <= set(GAME.steps)


def test_it_is_played_in_the_terminal(tmp_path):
    record = tmp_path / "game.json"
    seats = ["play", "goofspiel", "--seats", "human,policy", "--option", "short=true", "--record", str(record)]
    typed = "".join(f"bid {card}\n" for card in range(1, 8))
    shown = CliRunner().invoke(app, seats, input=typed)
    assert shown.exit_code == 0
    assert "Bid a card for" in shown.stdout
    assert godsplay.load(record).state.over


def test_the_arena_counts_its_facts(tmp_path):
    report = tmp_path / "report.html"
    bots = ["arena", "goofspiel", "policy", "random", "--games", "4", "--workers", "1", "--option", "short=true"]
    held = CliRunner().invoke(app, [*bots, "--ledger", str(tmp_path / "ledger"), "--report", str(report)])
    assert held.exit_code == 0
    assert "How often the stake is carried over" in report.read_text(encoding="utf-8")


def test_it_stands_on_the_home_page_and_can_be_played(tmp_path):
    app = make_app(with_changes(database=str(tmp_path / "tables.sqlite")))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert "Play Goofspiel against bots now" in client.get("/").text
        assert "carried over" in client.get("/rules/goofspiel").text
        assert "ace 1 to king 13" in client.get("/sources/goofspiel").text
        ElementTree.fromstring(client.get("/boards/goofspiel").text)
        table = client.post("/play/goofspiel", headers={"origin": "http://127.0.0.1"})
        assert "/t/" in str(table.url)


def test_what_can_be_chosen_is_lit():
    state = GAME.new(players=6, seed=2)
    drawn = ElementTree.fromstring(state.draw(3))
    assert [node.get("data-actions") for node in drawn.iter() if node.get("data-actions")] == list(
        map(str, state.legal(3))
    )


def bid_all(state, card):
    """Let everybody bid a card, the last of them one higher."""
    for seat in range(state.players):
        state.apply(seat, GAME.actions[f"bid {card + (seat == state.players - 1)}"])


def test_bids_are_turned_over_one_by_one():
    """What is told has been done: the picture of a scene shows it, and what is still to come lies face down."""
    display = presentation(GAME)
    state = GAME.new(players=3, seed=2)
    state.listening = state.watching = True
    bid_all(state, 4)
    told = stage(display, state.scenes, 0)
    keys = [scene.events[0].key for scene in told]
    assert keys[-5:] == ["bid-shown", "bid-shown", "bid-shown", "prizes-won", "prize-turned-up"]
    first = told[keys.index("bid-shown")]
    drawn = display.layers(first.state.seen(0), first.events)
    assert "Blue bids 4." in drawn["props"]
    assert 'data-piece="red-back"' in drawn["row-red"]
    assert 'data-piece="blue-4"' in drawn["row-blue"]


def test_only_layers_that_change_are_drawn_again():
    display = presentation(GAME)
    state = GAME.new(players=3, seed=2)
    before = display.layers(state.seen(0), [])
    state.apply(1, GAME.actions["bid 9"])
    after = display.layers(state.seen(0), [])
    assert [name for name in after if after[name] != before[name]] == ["row-red"]
    display.kept = LayerCache()
    assert display.layers(state.seen(0), []) == after


def test_tables_of_every_size_share_what_is_drawn():
    for players in range(2, 7):
        seen = GAME.new(players=players, seed=2).seen(1)
        kept = presentation(GAME).layers(seen, [])
        assert kept == Display(GAME).layers(seen, [])


def test_everything_that_can_be_touched_is_explained():
    state = GAME.new(players=3, seed=2)
    for viewer in (None, 1):
        for spot in re.findall('data-spot="([^"]*)"', state.draw(viewer)):
            thing = presentation(GAME).thing(state.seen(viewer), spot)
            assert thing is not None
            assert thing.title


def test_a_round_is_summed_up_for_whoever_looks():
    state = GAME.new(players=3, seed=2)
    before = [state.seen(viewer) for viewer in (None, 2)]
    worth = sum(state.stake)
    bid_all(state, 4)
    after = [state.seen(viewer) for viewer in (None, 2)]
    spectator, green = [presentation(GAME).sum_up(*pair, []) for pair in zip(before, after, strict=True)]
    assert spectator == [f"Green gains {worth}.", f"Green leads by {worth}."]
    assert green == [f"You gain {worth}.", f"You lead by {worth}."]


def test_pettingzoo_plays_it():
    test = pytest.importorskip("pettingzoo.test")
    from godsplay.lab import pettingzoo

    test.api_test(pettingzoo.env("goofspiel", players=3), num_cycles=60)


def test_gymnasium_plays_it():
    gymnasium = pytest.importorskip("gymnasium")
    import godsplay.lab.gymnasium  # noqa: F401  (registers the games)

    env = gymnasium.make("godsplay/Goofspiel-v0", players=2, short=True)
    observation, _ = env.reset(seed=1)
    over, rounds = False, 0
    while not over:
        observation, reward, over, _, _ = env.step(env.action_space.sample(observation["action_mask"]))
        rounds += 1
    assert (rounds, reward in (1.0, -1.0, 0.0)) == (7, True)


def test_openspiel_plays_it():
    pyspiel = pytest.importorskip("pyspiel")
    import godsplay.lab.openspiel  # noqa: F401  (registers the games)

    game = pyspiel.load_game("godsplay_goofspiel(players=2,short=true)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
