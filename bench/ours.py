"""What our games do, measured as the peers are: through the public interface, on one core. Runs with 0.1.0, too."""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from either_version import advice_for, environment_options, open_game, openspiel_options, play_out
from measure import cost, rate, tell

import godsplay
from godsplay import Game, Record, Seeded, State
from godsplay.bots import make_bot
from godsplay.bots.mcts import Mcts

WHO = os.environ.get("BENCH_WHO", "godsplay")
PLAYERS = {"gods-playground": 3, "magnates": 3, "playful-gods": 2}
COPIES = 5_000


def play(game: Game, seed: int) -> int:
    """Play a random game from Python; return its decisions."""
    rng = random.Random(seed)
    state = game.new(players=PLAYERS[game.name], seed=seed)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        decisions += 1
    return decisions


def play_inside(game: Game, seed: int) -> int:
    """Play a random game in the compiled loop."""
    return play_out(game.new(players=PLAYERS[game.name], seed=seed), Seeded(seed))


def middle(game: Game, part: float = 0.5) -> State:
    """Return a state in the middle of a random game."""
    state = game.new(players=PLAYERS[game.name], seed=1)
    play_out(state, Seeded(1), most=round(part * play_inside(game, 1)))
    return state


def resident() -> int:
    """Return the bytes that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def measure_engine(game: Game) -> None:
    """Measure the rules alone."""
    decisions, games = rate(lambda seed: play(game, seed))
    tell(WHO, game.name, "decisions a second", decisions)
    tell(WHO, game.name, "games a second", games)
    tell(WHO, game.name, "decisions a second, compiled loop", rate(lambda seed: play_inside(game, seed))[0])
    state = middle(game)
    tell(WHO, game.name, "clone, microseconds", cost(state.clone))
    before = resident()
    kept = [state.clone() for _ in range(COPIES)]
    tell(WHO, game.name, "memory of a state, kilobytes", (resident() - before) / len(kept) / 1000)


def measure_bots(game: Game) -> None:
    """Measure how quickly bots decide."""
    spent: list[float] = []
    state = game.new(players=PLAYERS[game.name], seed=2)
    bot = make_bot("greedy", game)
    while not state.over:
        seat = state.to_act[0]
        start = time.process_time()
        action = bot.choose(state.seen(seat), Seeded(len(spent)))
        spent.append(time.process_time() - start)
        state.apply(seat, action)
    tell(WHO, game.name, "one-ply bot, milliseconds a decision", 1000 * statistics.mean(spent))
    iterations, seconds = 0, 0.0
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        state = middle(game, part)
        search = Mcts(advice_for(game), seconds=0.5)
        start = time.process_time()
        search.choose(state.seen(state.to_act[0]), Seeded(1))
        seconds += time.process_time() - start
        iterations += search.searched
    tell(WHO, game.name, "mcts iterations a second", iterations / seconds)
    advice, world = advice_for(game), middle(game, 0.2)

    def playout(seed: int) -> int:
        advice.play_on(world.clone(), Seeded(seed))
        return 1

    tell(WHO, game.name, "playouts by policy a second", rate(playout)[0])


def finished(game: Game) -> Record:
    """Return the record of a finished game."""
    record = Record(game, PLAYERS[game.name], "7")
    rng = random.Random(7)
    while not record.state.over:
        seat = record.state.to_act[0]
        record.play(seat, rng.choice(record.state.legal(seat)))
    return record


def measure_record(game: Game) -> None:
    """Measure loading, replaying and drawing a finished game."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        finished(game).save(file)
        spent = []
        for _ in range(3):
            start = time.process_time()
            record = godsplay.load(file)
            record.state.draw()
            spent.append(time.process_time() - start)
    tell(WHO, game.name, "load, replay and draw a finished game, milliseconds", 1000 * statistics.median(spent))
    state = middle(game)
    seat = state.to_act[0]
    tell(WHO, game.name, "draw a position, milliseconds", cost(lambda: state.draw(seat)) / 1000)
    tell(WHO, game.name, "view of a position, microseconds", cost(lambda: state.view(seat)))


def measure_lab(game: Game) -> None:
    """Measure the learning interfaces."""
    import pyspiel

    import godsplay.lab.openspiel  # noqa: F401  (registers the games)
    from godsplay.lab import pettingzoo

    players = PLAYERS[game.name]
    for how, env in (
        ("wrapped", pettingzoo.env(game.name, players=players, **environment_options(game.name))),
        ("raw", pettingzoo.raw_env(game.name, players=players, **environment_options(game.name))),
    ):
        tell(WHO, game.name, f"environment steps a second, {how}", rate(lambda seed, env=env: steps(env, seed))[0])
    spiel = pyspiel.load_game(
        f"godsplay_{game.name.replace('-', '_')}", {"players": players, **openspiel_options(game.name)}
    )

    def play_spiel(seed: int) -> int:
        rng = random.Random(seed)
        state = spiel.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    tell(WHO, game.name, "decisions a second, through OpenSpiel", rate(play_spiel)[0])


def steps(env: object, seed: int) -> int:
    """Play a random episode of an environment; return its steps."""
    rng = random.Random(seed)
    env.reset(seed=seed)  # type: ignore[attr-defined]
    counted = 0
    for _ in env.agent_iter():  # type: ignore[attr-defined]
        observation, _, termination, truncation, _ = env.last()  # type: ignore[attr-defined]
        if termination or truncation:
            action = None
        else:
            action = rng.choice(observation["action_mask"].nonzero()[0].tolist())
            counted += 1
        env.step(action)  # type: ignore[attr-defined]
    return counted


def many_games(seed: int) -> int:
    """Play some games, for a process of its own."""
    game = open_game("gods-playground")
    return sum(play_inside(game, 1000 * seed + number) for number in range(2000))


def measure_scaling() -> None:
    """Compare two processes with one, by the clock."""
    paces = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as pool:
            list(pool.map(abs, range(workers)))
            start = time.monotonic()
            counted = sum(pool.map(many_games, range(2 * workers)))
            paces.append(counted / (time.monotonic() - start))
    tell(WHO, "gods-playground", "two processes, times one", paces[1] / paces[0])


def main() -> None:
    """Measure everything."""
    for name in PLAYERS:
        game = open_game(name)
        for measure in (measure_engine, measure_bots, measure_record, measure_lab):
            measure(game)
    measure_scaling()


if __name__ == "__main__":
    main()
