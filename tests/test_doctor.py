"""`godsplay doctor`: what is found in a set-up, and what to do about it."""

import socket
import sqlite3
import time

from typer.testing import CliRunner

from godsplay.cli import app
from godsplay.cli.doctor import FINE, WRONG, examine_clock
from godsplay.web.settings import Settings
from godsplay.web.storage.check import check_database
from helpers.web.servers import free_port, in_thread


def doctor(*arguments):
    """Ask the doctor; return the exit code and what was said."""
    result = in_thread(CliRunner().invoke, app, ["doctor", *map(str, arguments)])  # a browser's loop may run in ours
    return result.exit_code, result.output


def made(file):
    """Make a database."""
    in_thread(check_database, Settings(database=str(file)))
    return file


def test_a_set_up_without_trouble_is_fine(tmp_path):
    code, said = doctor("--database", made(tmp_path / "tables.sqlite"), "--port", free_port())
    assert code == 0
    assert "revision 0.2.0" in said and "wrong" not in said


def test_nothing_is_made_by_looking(tmp_path):
    assert doctor("--database", tmp_path / "tables.sqlite", "--port", free_port())[0] == 0
    assert not list(tmp_path.iterdir())


def test_a_port_that_is_taken_is_told(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = doctor("--database", tmp_path / "tables.sqlite", "--port", taken.getsockname()[1])
    assert code == 0 and "is taken" in said


def test_a_database_of_a_newer_version_is_wrong(tmp_path):
    file = made(tmp_path / "tables.sqlite")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9.0.0'")
    code, said = doctor("--database", file, "--port", free_port())
    assert code == 1 and "upgrade godsplay" in said


def test_a_file_that_is_no_database_is_wrong(tmp_path):
    file = tmp_path / "tables.sqlite"
    file.write_text("a shopping list, long enough to be read as the head of a file " * 9)
    code, said = doctor("--database", file, "--port", free_port())
    assert code == 1 and "not a database" in said


def test_a_clock_before_this_version_is_wrong():
    assert examine_clock(0.0).how == WRONG
    assert examine_clock(time.time()).how == FINE
