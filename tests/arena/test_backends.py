"""Backends: the same results wherever games are played, whoever dies of it."""

import re

import pytest

import godsplay
from godsplay.arena.backends import choose_backend
from godsplay.arena.backends.dask import DaskCluster
from godsplay.arena.backends.in_process import InProcess
from godsplay.arena.backends.processes import ProcessPool
from godsplay.arena.errors import ArenaError
from godsplay.arena.schedule import matches, new_tournament

GAME = godsplay.game("gods-playground")
BOTS = ["greedy", "random", "random"]
FRAGILE = ["python:helpers.odd_bots.Fragile", "random", "random"]
GAMES = 9


def run(backend, bots=BOTS, games=GAMES):
    """Play, and return the results in order; every one must come once."""
    described = new_tournament(GAME, bots)
    results = list(backend.run(described, list(matches(described, games))))
    assert len({result.number for result in results}) == len(results) == games
    return sorted(results, key=lambda result: result.number)


@pytest.fixture(scope="module")
def expected():
    return run(InProcess())


@pytest.fixture
def marker(tmp_path, monkeypatch):
    """Return the file that exists once the fragile bot has taken its process down."""
    path = tmp_path / "gone"
    monkeypatch.setenv("FRAGILE_MARKER", str(path))
    return path


def unhurt(marker):
    """Play the games of the fragile bot as if nothing had happened."""
    marker.touch()
    results = run(InProcess(), FRAGILE)
    marker.unlink()
    return results


@pytest.mark.parametrize("workers", [2, 3])
def test_processes_give_what_one_process_gives(expected, workers):
    assert run(ProcessPool(workers)) == expected


def test_a_dask_cluster_gives_what_one_process_gives(expected):
    assert run(DaskCluster("local", 2)) == expected


def test_the_games_of_a_killed_worker_are_played_again_and_counted_once(marker):
    right = unhurt(marker)
    assert run(ProcessPool(2), FRAGILE) == right
    assert marker.exists()


def test_a_dask_scheduler_is_found_at_its_address_and_a_killed_worker_replaced(marker):
    from distributed import LocalCluster

    right = unhurt(marker)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster:
        assert run(DaskCluster(cluster.scheduler_address, None), FRAGILE) == right
    assert marker.exists()


def test_games_that_kill_whoever_plays_them_are_given_up():
    with pytest.raises(ArenaError, match="games 0 to 0 dies of it"):
        run(ProcessPool(1), ["python:helpers.odd_bots.Deadly", "random", "random"])


@pytest.mark.parametrize("backend", [InProcess(), ProcessPool(2)])
def test_a_bot_that_raises_is_named_with_its_game(backend):
    with pytest.raises(ArenaError) as raised:
        run(backend, ["python:helpers.odd_bots.Broken", "random", "random"])
    first, *trace = str(raised.value).splitlines()
    assert re.fullmatch(
        r"game \d \(seed 1/0\), decision \d+: python:helpers.odd_bots.Broken as \w+: ZeroDivisionError: no idea", first
    )
    assert "odd_bots.py" in trace[1]  # from its file on


@pytest.mark.parametrize("backend", [InProcess(), ProcessPool(2)])
def test_a_bot_that_ends_its_process_has_made_an_error(backend):
    with pytest.raises(ArenaError, match=r"Leaver as \w+: SystemExit"):
        run(backend, ["python:helpers.odd_bots.Leaver", "random", "random"])


def test_stopping_early_leaves_no_process_behind():
    described = new_tournament(GAME, BOTS)
    backend = ProcessPool(2)
    results = backend.run(described, list(matches(described, 300)))
    next(results)
    workers = [worker.process for worker in backend.running]
    results.close()
    assert len(workers) == 2
    assert not any(process.is_alive() for process in workers)


def test_no_more_processes_are_started_than_have_something_to_play():
    described = new_tournament(GAME, BOTS)
    backend = ProcessPool(64)
    results = backend.run(described, list(matches(described, 1)))
    next(results)
    assert len(backend.running) <= 3
    results.close()


def test_the_backend_follows_what_is_asked_for():
    assert isinstance(choose_backend(workers=1), InProcess)
    assert isinstance(choose_backend(workers=2), ProcessPool)
    assert isinstance(choose_backend(workers=2, dask="local"), DaskCluster)


def test_an_edition_goes_to_the_workers(expected):
    game = godsplay.game("gods-playground", {"name": "rich", "points": {"sejm-disc": 9}})
    described = new_tournament(game, BOTS)
    results = list(ProcessPool(2).run(described, list(matches(described, 3))))
    results.sort(key=lambda result: result.number)
    assert results == list(InProcess().run(described, list(matches(described, 3))))
    assert results != expected[:3]
