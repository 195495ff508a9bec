"""Starting a server: the port is ours before anybody is told of it, or we say that it is not."""

import errno
import os
import re
import sqlite3
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from godsplay.web.network import addresses_for_friends, is_reachable, listen, own_address
from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.check import check_database
from helpers.web.servers import PATIENCE, free_port, in_thread

NOBODY = 65534  # a user who owns nothing else


def test_of_two_that_start_at_once_one_gets_the_port_and_the_other_says_so():
    settings = Settings(port=free_port())
    with listen(settings), pytest.raises(CannotServe, match=f"port {settings.port} on 127.0.0.1 is taken.*--port"):
        listen(settings)


def test_a_port_that_was_let_go_can_be_taken_at_once():
    settings = Settings(port=free_port())
    listen(settings).close()
    listen(settings).close()


def test_an_address_of_another_machine_is_refused_in_words():
    with pytest.raises(CannotServe, match=r"192\.0\.2\.1: it isn’t an address of this computer.*--host"):
        listen(Settings(host="192.0.2.1"))


def test_a_name_that_nobody_knows_is_not_called_a_taken_port():
    with pytest.raises(CannotServe, match="no computer of that name is known"):
        listen(Settings(host="nowhere.invalid"))


def test_a_port_that_is_not_for_everybody_is_refused_in_words(monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("socket.create_server", refuse)
    with pytest.raises(CannotServe, match="can’t listen on port 80;"):
        listen(Settings(port=80))


def test_who_listens_everywhere_is_told_what_friends_can_reach(monkeypatch):
    monkeypatch.setattr("godsplay.web.network.network_addresses", lambda family: ["192.168.1.5"])
    assert own_address(Settings(host="0.0.0.0")) == "http://127.0.0.1:8642/"
    assert addresses_for_friends(Settings(host="0.0.0.0")) == ["http://192.168.1.5:8642/"]
    assert addresses_for_friends(Settings()) == []
    assert is_reachable("192.168.1.5")
    assert not is_reachable("127.0.1.1")


def refusal(database):
    with pytest.raises(CannotServe) as found:
        in_thread(check_database, Settings(database=str(database)))
    assert "\n" not in str(found.value)
    return str(found.value)


def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path):
    (tmp_path / "letter.sqlite").write_text("Dear Zofia, " * 100)
    assert "letter.sqlite: file is not a database" in refusal(tmp_path / "letter.sqlite")
    assert ": No such file" in refusal(tmp_path / "nowhere" / "tables.sqlite")
    assert ": unable to open" in refusal(tmp_path)


def test_a_database_that_somebody_holds_is_one_sentence(tmp_path):
    file = tmp_path / "tables.sqlite"
    in_thread(check_database, Settings(database=str(file)))
    with sqlite3.connect(file) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "tables.sqlite: database is locked" in refusal(file)


@pytest.fixture
def ordinary_folder():
    """A folder of somebody who may not write everywhere; where we are root, become that somebody."""
    with tempfile.TemporaryDirectory() as folder:
        in_thread(check_database, Settings(database=f"{folder}/tables.sqlite"))
        before = os.geteuid()
        if before == 0:
            for place in (folder, f"{folder}/tables.sqlite"):
                os.chown(place, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        yield Path(folder)
        os.seteuid(before)


def test_a_database_that_can_only_be_read_is_one_sentence(ordinary_folder):
    file = ordinary_folder / "tables.sqlite"
    file.chmod(0o400)
    assert "readonly" in refusal(file)


def test_a_new_database_is_for_its_owner_alone(tmp_path):
    file = tmp_path / "tables.sqlite"
    in_thread(check_database, Settings(database=str(file)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://me:hunter2@127.0.0.1:1/games",
        "postgresql://me@127.0.0.1:1/games?password=hunter2",
        "postgresql://me:hunter2@nowhere.invalid/games",
        "postgresql://me:1/hunter2@localhost/games",
        "postgresql://me:hunter2@localhost:port/games",
        "postgresql://me@localhost/games?colour=hunter2",
        "mysql://me:hunter2@localhost/games",
        "nonsense://me:hunter2@localhost",
    ],
)
def test_what_is_wrong_with_a_database_is_said_without_the_password(address):
    assert "hunter2" not in refusal(address)


def test_a_missing_driver_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert refusal("postgresql://me@localhost/games").endswith("make postgresql")


@pytest.mark.parametrize("workers", ["1", "3"])
def test_the_command_says_what_is_wrong_in_one_line_and_leaves(workers):
    address = "postgresql://me:hunter2@127.0.0.1:1/games"
    command = [sys.executable, "-m", "godsplay.cli", "serve", "--port", str(free_port()), "--database", address]
    command += ["--workers", workers]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "can’t use the database" in done.stderr


def test_the_log_says_when_a_service_started_and_stopped(tmp_path):
    port = str(free_port())
    command = [sys.executable, "-m", "godsplay.cli", "serve", "--port", port, "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as service:
        assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ INFO started: godsplay", service.stderr.readline())
        service.terminate()
        assert "INFO stopped" in service.stderr.read()
