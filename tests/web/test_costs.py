"""What one visitor may cost the others: bounded records and games, hints in turn, bots that rest."""

import asyncio
import time

import pytest

import godsplay
from godsplay.bots import LEVELS
from godsplay.records.format import RecordError
from godsplay.web.app import server_tables
from godsplay.web.settings import Settings
from godsplay.web.tables import new_tables
from godsplay.web.tables.bot_pool import CannotThink
from godsplay.web.tables.bot_turns import BotTurns, Rank
from godsplay.web.tables.table import LONGEST_GAME, REST_AFTER
from godsplay.web.views.log import STRIDE, GameLog
from helpers.web.memory import play_at_random
from helpers.web.servers import in_thread
from helpers.web.tables import finished_record, finished_table, open_table, path

HOST = "host"


class Thinkers:
    """Bots that think for as long as the test wants."""

    def __init__(self, error=None):
        self.error = error
        self.asked = 0

    async def choose(self, level, record, seat, chance, asker="", rank=Rank.WATCHED):
        self.asked += 1
        if self.error is not None:
            raise self.error
        from godsplay.web.tables.bot_pool import choose

        return choose("random", record, seat, chance)

    def close(self):
        pass


def at_server(folder, work, bots=None):
    async def run():
        registry = server_tables(Settings(database=str(folder / "tables.sqlite")))
        registry.bot_pool = bots or Thinkers()
        await registry.open()
        try:
            return await work(registry)
        finally:
            await registry.close()

    return in_thread(asyncio.run, run())


async def bots_only(registry):
    wish = new_tables.TableRequest("gods-playground", [new_tables.SeatRequest(next(iter(LEVELS)))] * 3)
    name, _ = await new_tables.create_table(registry, wish, HOST)
    return await registry.table(name)


def test_a_record_longer_than_any_game_is_refused(client):
    record = finished_record("long")
    record["moves"] *= 1 + LONGEST_GAME // len(record["moves"])
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 400
    assert "moves; no game here has more than" in answer.json()["error"]


@pytest.mark.parametrize("field", ["edition-name", "commitment", "seed", "seats"])
def test_a_record_is_no_place_for_a_novel(client, field):
    record = finished_record("novel")
    record[field] = ["x" * 100_000] if field == "seats" else "x" * 100_000
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 400
    assert len(answer.content) < 1000


def test_the_past_is_replayed_from_nearby():
    table = play_at_random("playful-gods", 3, lambda table: None)
    applied = []

    class Counting(GameLog):
        pass

    log = Counting(table.record)
    again = table.record.apply_again
    table.record.apply_again = lambda state, place: (applied.append(place), again(state, place))
    last = len(table.record)
    assert last > 3 * STRIDE
    for ply in (last, last - 1, last - STRIDE, last - STRIDE - 1):
        assert log.course(ply).state.digest() == table.record.at(ply).digest()
    applied.clear()
    log.courses.clear()
    assert log.course(last - 2).state.digest() == table.record.at(last - 2).digest()
    assert len(applied) <= STRIDE + 1


def test_a_long_log_comes_in_parts(server, client):
    table = finished_table(client)
    moves = client.get(path(table)).json()["moves"]
    first = client.get(path(table, "log")).json()
    assert len(first) == min(200, moves)
    rest = client.get(path(table, "log"), params={"after": len(first)}).json()
    assert [entry["ply"] for entry in first + rest] == list(range(1, moves + 1))


def test_an_ending_is_worked_out_once(client):
    table = finished_table(client)
    assert client.get(path(table, "ending")).json() == client.get(path(table, "ending")).json()


def test_places_go_to_watched_tables_first_and_round_them_in_turn():
    async def run():
        turns, order = BotTurns(1), []

        async def think(asker, rank):
            async with turns.turn(asker, rank):
                order.append(asker)
                await asyncio.sleep(0)

        async with turns.turn("first", Rank.WATCHED):
            wishes = [("unwatched", Rank.UNWATCHED), ("hint", Rank.HINT), *[("many", Rank.WATCHED)] * 3]
            wishes.append(("one", Rank.WATCHED))
            tasks = []
            for wish in wishes:
                tasks.append(asyncio.create_task(think(*wish)))
                await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert len(turns) == 0
        assert turns.free == 1
        return order

    order = in_thread(asyncio.run, run())
    assert order.index("one") == 1, "whoever asks three times waits for whoever asks once"
    assert order.index("many") == 0
    assert order.index("hint") < order.index("unwatched")


def test_who_gives_up_waiting_takes_no_place():
    async def run():
        turns = BotTurns(1)

        async def think():
            async with turns.turn("t", Rank.HINT):
                pass

        async with turns.turn("first", Rank.WATCHED):
            waiting = asyncio.create_task(think())
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        return len(turns), turns.free

    assert in_thread(asyncio.run, run()) == (0, 1)


def test_who_gives_up_while_a_place_is_passed_on_leaves_quietly():
    async def run():
        turns = BotTurns(1)

        async def think(asker):
            async with turns.turn(asker, Rank.UNWATCHED):
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(think(asker)) for asker in ("thinks", "waits", "waits", "waits too")]
        await asyncio.sleep(0)
        for task in tasks:  # as when a server stops: the place of the first is passed on before the others know
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        return {type(each) for each in ended}, len(turns), turns.free

    assert in_thread(asyncio.run, run()) == ({asyncio.CancelledError}, 0, 1)


def test_bots_rest_while_nobody_looks_and_go_on_with_the_next_visit(tmp_path):
    async def work(registry):
        table = await bots_only(registry)
        table.visited = time.monotonic() - REST_AFTER - 1
        if table.bots.playing is not None:
            await table.bots.playing
        resting = len(table.record)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not table.over
        assert len(table.record) == resting
        await registry.table(table.id)
        assert table.bots.playing is not None

    at_server(tmp_path, work)


def test_bots_try_again_after_an_outage_of_the_database(tmp_path, monkeypatch):
    monkeypatch.setattr("godsplay.web.tables.bots.FIRST_PAUSE", 0.01)

    async def work(registry):
        save = registry.store.save_moves
        failures = []

        async def fail(*arguments):
            if len(failures) < 5:
                failures.append(arguments)
                raise OSError("the database is away")
            await save(*arguments)

        registry.store.save_moves = fail
        table = await bots_only(registry)
        while len((await registry.store.load(table.id)).page.moves) < 3:
            await asyncio.sleep(0.01)
        assert len(failures) == 5

    at_server(tmp_path, work)


def test_bots_that_cannot_think_say_so_and_play_on(tmp_path):
    async def work(registry):
        table = await bots_only(registry)
        while len(table.record) < 5:
            await asyncio.sleep(0.01)
        told = [line.text for line in table.chat if line.kind == "notice"]
        assert len(told) == 1
        assert "play at random" in told[0]

    at_server(tmp_path, work, Thinkers(CannotThink()))


def test_one_hint_at_a_time(client, server):
    from concurrent.futures import ThreadPoolExecutor

    table = open_table(client)
    seat = next(each["seat"] for each in client.get(path(table)).json()["people"] if each["acting"])
    with ThreadPoolExecutor(6) as pool:
        codes = list(pool.map(lambda _: client.post(path(table, "hint"), json={"seat": seat}).status_code, range(6)))
    assert set(codes) == {200, 429}


def test_nobody_fills_the_disk_with_tables(tmp_path):
    async def work(registry):
        wish = new_tables.TableRequest("gods-playground")
        for _ in range(2):
            await new_tables.create_table(registry, wish, HOST)
        with pytest.raises(Exception, match="You’ve opened 2 tables"):
            await new_tables.create_table(registry, wish, HOST)
        await new_tables.create_table(registry, wish, "somebody else")
        with pytest.raises(Exception, match="no room for more tables"):
            await new_tables.create_table(registry, wish, "one more")

    def limited(registry):
        registry.policy = registry.policy._replace(tables_of_one=2, tables_in_all=3)
        return work(registry)

    at_server(tmp_path, limited)


def test_abandoned_tables_go_when_the_policy_says_so_and_others_stay(tmp_path):
    async def work(registry):
        wish = new_tables.TableRequest("gods-playground", [new_tables.SeatRequest(new_tables.HERE)] * 3)
        old, _ = await new_tables.create_table(registry, wish, HOST)
        before = time.time()
        new, _ = await new_tables.create_table(registry, wish, HOST)
        assert await registry.store.expire(before) == [old]
        assert await registry.store.summary(old) is None
        assert await registry.store.summary(new) is not None

    at_server(tmp_path, work)


def test_a_record_with_a_thousand_moves_still_opens():
    record = godsplay.Record(godsplay.game("playful-gods"), seed=3)
    rng = godsplay.Seeded("long")
    while not record.state.over and len(record) < LONGEST_GAME:
        seat = record.state.to_act[0]
        legal = record.state.legal(seat)
        record.play(seat, legal[rng.below(len(legal))])
    try:
        assert len(new_tables.read_bounded(record.to_json().encode())) == len(record)
    except RecordError as error:
        raise AssertionError from error
