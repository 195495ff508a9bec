"""A training run: the same from the same seed, going on where it was, and clear about what is wrong."""

import time
from concurrent.futures import Executor, Future

import msgspec
import pytest
from typer.testing import CliRunner

from godsplay.bots import make_bot
from godsplay.cli import app
from godsplay.engine.advice import BY_HAND
from godsplay.engine.chance import Seeded
from godsplay.games import game as open_game
from godsplay.training.errors import TrainingError
from godsplay.training.run import BATCH_GAMES, Run, Settings
from godsplay.training.samples import read_samples
from godsplay.training.self_play import Batch, play_batch

GAME = "gods-playground"
SETTINGS = Settings(GAME, open_game(GAME).rules_version, "test", BATCH_GAMES, 6, [3])
LONG = 1e9  # seconds


class AtOnce(Executor):
    """Runs everything here and now, and counts it."""

    def __init__(self):
        self.batches = []

    def submit(self, function, batch):
        self.batches.append(batch)
        done = Future()
        done.set_result(function(msgspec.structs.replace(batch, games=4)))
        return done


class Silent:
    def step(self, name, generation, done, total):
        pass


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    run = Run.open(tmp_path_factory.mktemp("run"), SETTINGS)
    executor = AtOnce()
    next(run.go_on(executor, time.monotonic() + LONG, 1, None, Silent()))
    return run


def test_a_batch_follows_from_its_seed_alone():
    batch = Batch(GAME, "again", 3, 2, [3], [BY_HAND])
    one, other = play_batch(batch), play_batch(batch)
    assert one == other
    assert play_batch(msgspec.structs.replace(batch, seed="else")) != one
    assert {sample.game for sample in one} == {6, 7}
    assert all(sum(sample.won) == pytest.approx(1) for sample in one)


def test_a_generation_leaves_weights_that_a_bot_can_play_with(finished):
    (made,) = finished.generations()
    assert made.number == 1
    assert made.gate.games == 6
    assert made.positions == len(read_samples(finished.samples_of(1)).won)
    game = open_game(GAME)
    state = game.new(seed=1)
    seen = state.seen(state.to_act[0])
    bot = make_bot(f"greedy@{finished.weights(1)}", game)
    assert bot.choose(seen, Seeded(1)) in seen.legal


def test_a_run_goes_on_where_it_was(finished):
    again = Run.open(finished.folder, msgspec.structs.replace(SETTINGS, seed="ignored"))
    assert again.settings.seed == "test"
    executor = AtOnce()
    assert again.play(1, executor, time.monotonic() + LONG, Silent())
    assert executor.batches == []
    assert again.play(2, executor, time.monotonic() + LONG, Silent())
    assert str(again.weights(1)) in executor.batches[0].judges


def test_whoever_learns_to_answer_a_bot_sits_alone_among_its_like():
    batch = Batch(GAME, "answer", 0, 3, [3], [BY_HAND], against="greedy@hand")
    samples = play_batch(batch)
    assert samples == play_batch(batch)
    assert all(sorted(sample.study.wanted)[-2:] == [0.0, 1.0] for sample in samples)  # what the others really did
    studied = {number: {sample.study.seat for sample in samples if sample.game == number} for number in range(3)}
    assert all(len(seats) == 2 for seats in studied.values())


def test_a_run_against_a_bot_is_tried_out_among_that_bot(tmp_path):
    run = Run.open(tmp_path, msgspec.structs.replace(SETTINGS, against="policy"))
    (made,) = [next(run.go_on(AtOnce(), time.monotonic() + LONG, 1, None, Silent()))]
    assert made.gate.opponent == "policy"
    assert run.best() == str(run.weights(1))
    assert run.gate_bot() == "mcts:0.01s"


def test_a_search_is_answered_by_a_search_that_takes_as_long(tmp_path):
    run = Run.open(tmp_path, msgspec.structs.replace(SETTINGS, against="master"))
    assert run.gate_bot() == "mcts:1s"


def test_a_run_against_a_bot_that_does_not_exist_is_refused_at_once(tmp_path):
    folder = tmp_path / "run"
    result = CliRunner().invoke(app, ["train", GAME, "--folder", str(folder), "--against", "grandmaster"])
    assert result.exit_code != 0
    assert "there is no bot 'grandmaster'" in result.output.replace("\n", " ")
    assert not folder.exists()


def test_damaged_samples_are_named(finished, tmp_path):
    broken = tmp_path / "samples.npz"
    broken.write_bytes(finished.samples_of(1)[0].read_bytes()[:500])
    with pytest.raises(TrainingError, match=r"samples\.npz: these samples cannot be read"):
        read_samples([broken])


def test_a_folder_of_something_else_is_refused(tmp_path):
    (tmp_path / "run.json").write_text("{}")
    with pytest.raises(TrainingError, match="this is no training run"):
        Run.open(tmp_path, SETTINGS)


def test_a_run_under_other_rules_is_refused(tmp_path):
    Run.open(tmp_path, msgspec.structs.replace(SETTINGS, rules=0))
    with pytest.raises(TrainingError, match="other rules"):
        Run.open(tmp_path, SETTINGS)


def test_the_command_learns_reports_and_says_how_to_go_on(finished):
    result = CliRunner().invoke(app, ["train", GAME, "--folder", str(finished.folder), "--hours", "0.001"])
    assert result.exit_code == 0, result.output
    assert "The report is in" in result.output
    assert f"--folder {finished.folder}" in result.output.replace("\n", "")
    report = (finished.folder / "report.html").read_text(encoding="utf-8")
    assert "God&#39;s Playground: what the bots learnt" in report
    assert report.count("<svg") == 2
