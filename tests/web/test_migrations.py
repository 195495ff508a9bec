"""The database over the versions: one of 0.1.0 is carried over and played on, one of a newer version is refused."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, insert, select, text

from godsplay.records.format import FORMAT_OF_0_1
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.check import check_database, check_store
from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import REVISION, SCHEMA
from godsplay.web.storage.upgrade import FIRST, configure
from godsplay.web.tables.seats import token_digest
from helpers.web.postgresql import postgresql
from helpers.web.servers import Server, in_thread
from helpers.web.tables import deciders, make_move, path, people, position

DUMP = Path(__file__).parent / "data" / "tables-0.1.0.sql"  # written by godsplay 0.1.0
HOST = {"authorization": "Bearer host-of-0.1.0"}
GUEST = {"authorization": "Bearer guest-of-0.1.0"}
RUNNING = {"gods-playground": "wffzjjfyw3cxkv", "magnates": "y4g8yjkt3n96qa", "playful-gods": "srcskvhd49psyu"}
FINISHED = {"gods-playground": "w8kqu8nqza5szw", "magnates": "68rxuvxrvjvqxh", "playful-gods": "zy9tamftx92nmd"}
REMATCH, BRANCH = "vzr65bnydpzvbh", "pjnuktn58rkavd"  # both of the finished game of Playful Gods
ALONE, BRANCH_OF_ALONE = "wutmackc37wjzj", "fvuxfp7ec98jzz"  # with an edition of one's own
WAITING = "ujxyk99p2pb859"  # for a guest
EVERY = [*RUNNING.values(), *FINISHED.values(), REMATCH, BRANCH, ALONE, BRANCH_OF_ALONE, WAITING]


@pytest.fixture
def old_file(tmp_path):
    """A database as version 0.1.0 left it."""
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    return file


@pytest.fixture
def old_server(old_file):
    found = Server(old_file)
    yield found
    found.stop()


@pytest.fixture
def client(old_server):
    with old_server.client(headers=HOST) as found:
        yield found


@pytest.fixture
def guest(old_server):
    with old_server.client(headers=GUEST) as found:
        yield found


def rows(file, query):
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


async def ask(url, question):
    """Ask a database something, with a synchronous connection."""
    store = Database(url)
    try:
        async with store.engine.begin() as connection:
            return await connection.run_sync(question)
    finally:
        await store.close()


def revision(connection):
    return MigrationContext.configure(connection).get_current_revision()


def differences(connection):
    """List what is in the database and not in the schema, or the other way round."""
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), SCHEMA)


def test_an_empty_database_gets_the_schema(tmp_path):
    url = Settings(database=str(tmp_path / "tables.sqlite")).database_url()
    in_thread(asyncio.run, check_store(url))
    assert in_thread(asyncio.run, ask(url, revision)) is not None
    assert in_thread(asyncio.run, ask(url, differences)) == []


def test_the_schema_names_the_last_migration():
    scripts = ScriptDirectory.from_config(configure(None))
    assert scripts.get_current_head() == REVISION


def test_migrations_lead_to_the_schema_that_a_new_database_gets(tmp_path):
    url = Settings(database=str(tmp_path / "tables.sqlite")).database_url()
    in_thread(asyncio.run, ask(url, lambda connection: command.upgrade(configure(connection), "head")))
    assert in_thread(asyncio.run, ask(url, revision)) == REVISION
    assert in_thread(asyncio.run, ask(url, differences)) == []


def test_a_database_of_the_first_version_is_carried_over_with_every_row(old_file):
    counts = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM moves), (SELECT count(*) FROM chat)"
    before = rows(old_file, counts)
    url = Settings(database=str(old_file)).database_url()
    for _ in range(2):  # the second start finds nothing to do
        in_thread(check_database, Settings(database=str(old_file)))
        assert in_thread(asyncio.run, ask(url, differences)) == []
        assert rows(old_file, counts) == before


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path):
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    in_thread(check_database, settings)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9.9.9'")
    with pytest.raises(CannotServe, match=r"newer version of godsplay \(9\.9\.9\): upgrade godsplay") as found:
        in_thread(check_database, settings)
    assert "\n" not in str(found.value)
    assert rows(tmp_path / "tables.sqlite", "SELECT version_num FROM alembic_version") == [("9.9.9",)]


def last_told(client, name):
    """Read a log to its end, part by part; return the last move that it tells of."""
    last = 0
    while entries := client.get(path({"table": name}, "log"), params={"after": last}).json():
        last = entries[-1]["ply"]
    return last


def test_every_old_table_opens_with_its_moves_seats_and_chat(old_file, client, guest):
    written = dict(rows(old_file, "SELECT table_id, count(*) FROM moves GROUP BY table_id"))
    assert sorted(EVERY) == sorted(name for (name,) in rows(old_file, "SELECT id FROM tables"))
    for name in EVERY:
        shown = client.get(path({"table": name})).json()
        assert shown["moves"] >= written.get(name, 0)
        assert shown["over"] == (name in FINISHED.values())
        assert client.get(f"/t/{name}").status_code == 200
        assert last_told(client, name) == shown["moves"]
    home = client.get("/").text
    assert all(name in home for name in EVERY)
    for name in RUNNING.values():
        assert [person["player"] for person in people(client, {"table": name})][:2] == ["August", "Zofia"]
        position(guest, {"table": name}, 1)
        assert guest.get(path({"table": name}, "position"), params={"seat": 0}).status_code == 403


def test_lists_say_whose_turn_it_is_at_an_old_table_once_it_was_opened(old_file, client):
    known = "SELECT acting IS NOT NULL, winners IS NOT NULL, moved IS NOT NULL FROM tables WHERE id = '{}'"
    name = RUNNING["playful-gods"]
    assert client.get("/").status_code == 200
    assert rows(old_file, known.format(name)) == [(0, 0, 1)]
    client.get(path({"table": name}))
    assert rows(old_file, known.format(name)) == [(1, 1, 1)]


@pytest.mark.parametrize("game", RUNNING)
def test_an_old_table_is_played_on_and_opened_again(old_server, client, guest, game):
    table = {"table": RUNNING[game]}
    clients = {0: client, 1: guest}
    for _ in range(2):
        for _ in range(6):
            acting = wait_for_people(client, table)
            if not acting:  # a bot has won meanwhile
                break
            seat = next(seat for seat in acting if seat in clients)
            make_move(clients[seat], table, seat)
        wait_for_people(client, table)
        before = {seat: position(each, table, seat) for seat, each in clients.items()}
        log = client.get(path(table, "log"), params={"seat": 0}).json()
        old_server.kill()
        old_server.start()
        assert {seat: position(each, table, seat) for seat, each in clients.items()} == before
        assert client.get(path(table, "log"), params={"seat": 0}).json() == log


def wait_for_people(client, table):
    """Wait until no bot must decide; return who must."""
    while True:
        acting = deciders(client, table)
        if all(people(client, table)[seat]["bot"] is None for seat in acting):
            return acting


def test_moves_of_an_old_table_are_taken_back(client):
    table = {"table": REMATCH}
    before = position(client, table)["moves"]
    for _ in range(30):
        seat = deciders(client, table)[0]
        make_move(client, table, seat)
        if client.post(path(table, "undo"), json={"seat": seat}).status_code == 200:
            break
    else:
        raise AssertionError("no move could be taken back")
    assert position(client, table)["moves"] >= before


def test_an_old_game_is_branched_off_and_has_its_rematch_and_record(client):
    finished = {"table": FINISHED["playful-gods"]}
    assert client.post(path(finished, "rematch")).json()["table"] == REMATCH
    branch = client.post(path(finished, "branches"), json={"moves": 10}).json()
    assert client.get(path(branch)).json()["moves"] >= 10
    record = client.get(path(finished, "record")).json()
    assert record["format"] != FORMAT_OF_0_1
    assert client.post("/api/records", json=record).status_code == 201
    assert "from move" in client.get(f"/t/{BRANCH}").text
    assert client.get(f"/t/{BRANCH_OF_ALONE}").status_code == 200


@pytest.fixture(scope="module")
def database():
    with postgresql() as address:
        yield address


async def copy_old_rows(file, url):
    """Make a PostgreSQL database as version 0.1.0 did, with the rows of one in a file."""
    source, target = Database(f"sqlite+aiosqlite:///{file}"), Database(url)
    try:
        async with source.engine.connect() as old, target.engine.begin() as new:
            await new.run_sync(lambda connection: command.upgrade(configure(connection), FIRST))
            await new.execute(text("DROP TABLE alembic_version"))  # version 0.1.0 did not say which it was
            first = MetaData()
            await new.run_sync(first.reflect)
            for table in first.sorted_tables:
                found = [dict(row) for row in (await old.execute(select(table))).mappings()]
                await new.execute(insert(table), found)
    finally:
        await source.close()
        await target.close()


async def empty(url):
    store = Database(url)
    async with store.engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await store.close()


@pytest.fixture
def empty_database(database):
    """An empty PostgreSQL database, and its address for a store."""
    url = Settings(database=database).database_url()
    in_thread(asyncio.run, empty(url))
    return database, url


def test_servers_that_start_together_make_one_schema(empty_database):
    _, url = empty_database
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda _: asyncio.run(check_store(url)), range(6)))
    assert in_thread(asyncio.run, ask(url, differences)) == []


def test_a_postgresql_database_of_the_first_version_is_carried_over_by_one_of_several_servers(old_file, empty_database):
    address, url = empty_database
    in_thread(asyncio.run, copy_old_rows(old_file, url))
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: asyncio.run(check_store(url)), range(4)))
    assert in_thread(asyncio.run, ask(url, revision)) is not None
    servers = [Server(address), Server(address)]
    table = {"table": REMATCH}
    try:
        with ExitStack() as stack:
            clients = [stack.enter_context(each.client(headers=HOST)) for each in servers]
            for name in EVERY:
                assert clients[0].get(path({"table": name})).status_code == 200
            for number in range(10):  # each plays on from what the other has added
                make_move(clients[number % 2], table, deciders(clients[number % 2], table)[0])
            assert position(clients[0], table) == position(clients[1], table)
    finally:
        for each in servers:
            each.stop()


def test_the_tokens_of_the_old_database_are_kept_as_digests(old_file):
    holders = {holder for (holder,) in rows(old_file, "SELECT DISTINCT holder FROM seats WHERE holder IS NOT NULL")}
    assert holders == {token_digest("host-of-0.1.0"), token_digest("guest-of-0.1.0")}


def test_the_first_revision_is_the_schema_of_the_first_version(old_file, tmp_path):
    """Stamping skips the first revision, so what it makes must be what version 0.1.0 made."""
    new_file = tmp_path / "new.sqlite"
    url = Settings(database=str(new_file)).database_url()
    in_thread(asyncio.run, ask(url, lambda connection: command.upgrade(configure(connection), FIRST)))
    for query in (
        "SELECT m.name, p.* FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table' ORDER BY 1, 2",
        "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' ORDER BY 1, 2",
    ):
        assert [row for row in rows(new_file, query) if row[0] != "alembic_version"] == rows(old_file, query)
