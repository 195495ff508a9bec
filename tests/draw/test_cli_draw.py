"""The command that draws a recorded position."""

import xml.etree.ElementTree as ET

import pytest
from typer.testing import CliRunner

import godsplay
from godsplay.cli import app


@pytest.fixture
def saved(tmp_path):
    """Return the file of a game in which three estates are placed."""
    record = godsplay.Record(godsplay.game("gods-playground"), seed=3)
    for name in ("ukraine", "prussia", "lithuania"):
        record.play(record.state.to_act[0], f"estate {name}")
    path = tmp_path / "game.json"
    record.save(path)
    return path


def run(*arguments):
    return CliRunner().invoke(app, ["draw", *map(str, arguments)])


def test_a_recorded_position_is_drawn_into_a_file(saved, tmp_path):
    picture = tmp_path / "board.svg"
    result = run(saved, "--at", "2", "-o", picture)
    assert result.exit_code == 0
    names = [each.get("data-piece", "") for each in ET.parse(picture).iter()]
    assert len([name for name in names if name.startswith("disc-")]) == 2


def test_a_seat_sees_what_it_can_choose_and_a_spectator_nothing(saved, tmp_path):
    picture = tmp_path / "board.svg"
    state = godsplay.game("gods-playground").new(seed=3)
    first = state.game.seat_names[state.to_act[0]]
    run(saved, "--at", "0", "--seat", first, "-o", picture)
    assert ' data-actions="' in picture.read_text(encoding="utf-8")
    run(saved, "--at", "0", "-o", picture)
    assert ' data-actions="' not in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--at", "99"], "there is no move 99"),
        (["--seat", "green"], "there is no 'green'; the seats are white, red, blue"),
        (["-o", "/no/such/folder/board.svg"], "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(saved, arguments, complaint):
    result = run(saved, *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.output
