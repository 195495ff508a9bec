"""The command line: what a player types, and what comes back."""

import json
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

import godsplay
from godsplay.bots import UnknownBot, make_bot
from godsplay.cli import app
from godsplay.cli.menu import Menu, UnclearChoice

GAME = godsplay.game("gods-playground")
BLOCKS = [
    "block prussia 1",
    "block lithuania 2",
    "block ukraine 3",
    "block little-poland 4",
    "block great-poland 5",
    "block army 0",
]


def run(*arguments, typed=""):
    """Run the command in this process, at a wide terminal."""
    return CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "160"})


def play(*arguments, typed=()):
    return run("play", "gods-playground", "--seed", "3", *arguments, typed="".join(f"{line}\n" for line in typed))


def refusal(result):
    """Return the one line that a mistake is answered with."""
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    (line,) = result.stderr.strip().splitlines()
    return line


@pytest.fixture
def saved(tmp_path):
    """Return the file of a game whose human has placed three estates and left."""
    path = tmp_path / "game.json"
    assert play("--record", str(path), typed=["1", "2", "3", "q"]).exit_code == 0
    return path


# Playing.


def test_a_player_chooses_by_number_or_by_notation(tmp_path):
    path = tmp_path / "game.json"
    result = play("--record", str(path), typed=["1", "estate ukraine", "es gr", "q"])
    assert result.exit_code == 0
    own = [move["move"] for move in json.loads(path.read_text())["moves"] if move["seat"] == 0]
    assert own == ["estate prussia", "estate ukraine", "estate great-poland"]
    assert "White places an estate worth 3 points in Prussia." in result.stdout
    assert f"Saved in {path}." in result.stdout


def test_a_player_is_told_of_own_blocks_and_not_of_those_that_others_hide(saved):
    result = run("play", "gods-playground", "--resume", str(saved), typed="\n".join([*BLOCKS[:2], "b", ""]))
    assert "You place a block of 1 in Prussia." in result.stdout
    blocks = re.findall(r"^Noble blocks *\n((?:\S.*\n)+)", result.stdout, re.MULTILINE)
    hidden = [line for table in blocks for line in table.splitlines() if line.startswith(("Red  ", "Blue  "))]
    assert hidden
    assert all(set(line.split()[1:]) <= {"?", "·"} for line in hidden)


def test_a_refused_action_says_why_and_names_the_rule(tmp_path):
    result = play("--record", str(tmp_path / "g.json"), typed=["danzig", "99", "dnzig", "q"])
    assert "“danzig” isn’t available right now (Set-up)." in result.stdout
    assert "? set-up" in result.stdout
    assert "There’s no number 99 in the list." in result.stdout
    assert "did you mean 'danzig'?" in result.stdout


def test_a_question_mark_shows_the_rule_behind_the_question_or_the_action(tmp_path):
    result = play("--record", str(tmp_path / "g.json"), typed=["?", "? diplomacy", "? estate prussia", "h", "q"])
    assert "Chance names the first player" in result.stdout
    assert "One treaty a turn for the whole table" in result.stdout
    assert "You can do this now: Place an estate in Prussia." in result.stdout
    assert "take back your last move" in result.stdout


def test_undo_takes_back_own_quiet_moves_and_says_when_it_cannot(saved):
    typed = "\n".join(["u", BLOCKS[0], BLOCKS[1], "u", "u", "q", ""])
    result = run("play", "gods-playground", "--resume", str(saved), typed=typed)
    assert "Red has already acted on it." in result.stdout
    assert "Undone: block lithuania 2." in result.stdout
    assert "Undone: block prussia 1." in result.stdout
    assert not [move for move in json.loads(saved.read_text())["moves"] if move["move"] in BLOCKS and move["seat"] == 0]


def test_end_of_input_saves_as_leaving_does(saved):
    before = len(json.loads(saved.read_text())["moves"])
    result = run("play", "gods-playground", "--record", str(saved), typed=f"{BLOCKS[0]}\n")
    assert result.exit_code == 0
    assert "Saved in" in result.stdout
    assert len(json.loads(saved.read_text())["moves"]) == before + 1


def test_a_game_gone_on_with_ends_as_if_it_had_never_been_left(tmp_path):
    typed = ["1", "2", "3", *BLOCKS]
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    play("--record", str(whole), typed=typed)
    for line in typed:
        seed = [] if parts.exists() else ["--seed", "3"]
        run("play", "gods-playground", "--record", str(parts), *seed, typed=f"{line}\n")
    assert json.loads(parts.read_text()) == json.loads(whole.read_text())


def test_bots_alone_play_to_the_end_and_are_ranked(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = play("--seats", "random,random,random")
    assert result.exit_code == 0
    scores = [int(line.split()[-2]) for line in result.stdout.splitlines() if line.endswith(" points")]
    assert len(scores) == 3 and scores == sorted(scores, reverse=True)
    assert not list(tmp_path.iterdir()), "nobody asked for a record"


def test_without_a_file_the_record_is_named_after_game_and_day_and_never_overwrites(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    play(typed=["q"])
    play(typed=["q"])
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) == 2 and all(name.startswith("gods-playground-") for name in names)


def test_a_scripted_game_runs_in_a_process_of_its_own(tmp_path):
    path = tmp_path / "game.json"
    command = [sys.executable, "-m", "godsplay.cli", "play", "gods-playground", "--seed", "3", "--record", str(path)]
    lines = ["1", "2", "3", *BLOCKS, *["bid 0", "pass", "done", "fewer prussia", *BLOCKS] * 40]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    assert "Turn 1 begins. The King is Jagiello." in done.stdout
    assert "Turn 2 begins. The King is Vasa." in done.stdout
    assert "every outcome follows from the seed" in run("verify", str(path)).stdout


def test_humans_at_one_screen_pass_the_device_before_what_is_secret(tmp_path):
    lines = ["1", "2", "3", "4", "5", "1", "", *BLOCKS, "", "q"]
    result = play("--record", str(tmp_path / "g.json"), "--seats", "human,human,random", typed=lines)
    first, second = result.stdout.split("Pass the device to ")[1:]
    assert first.startswith("Red.") and "You place a block of 1 in Prussia." in first
    assert second.startswith("White.") and "You place a block" not in second


# Mistakes.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "gods-playground", "--seats", "human,random"], "for 3 players, not 2"),
        (["play", "gods-playground", "--seats", "human,robot,random"], "there is no bot 'robot'"),
        (["play", "gods-playground", "--option", "tokens=true"], "no option 'tokens'"),
        (["play", "gods-playground", "--option", "tokens"], "write tokens=true"),
        (["play", "gods-playground", "--edition", "no-such.toml"], "no-such.toml: cannot be read"),
        (["play", "gods-playground", "--resume", "no-such.json"], "no-such.json: cannot be read"),
        (["play", "gods-playground", "--record", "no-such-folder/g.json"], "cannot be written"),
        (["replay", "no-such.json"], "no-such.json: cannot be read"),
        (["verify", "no-such.json"], "no-such.json: cannot be read"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "gods-playground", "castling"], "no rule 'castling'"),
        (["rules", "gods-playground", "vp"], "no rule 'vp'; there are: victory-points, final-scoring"),
        (["sources", "chess"], "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_answered_in_one_line(arguments, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert said in refusal(run(*arguments))


def test_a_bad_edition_is_named_by_its_key(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("[strength]\nrussia = [1, 2]\n")
    assert "strength.russia" in refusal(run("sources", "gods-playground", "--edition", str(path)))


def test_a_saved_game_keeps_its_own_seed_and_seats(saved):
    assert "leave those out" in refusal(play("--record", str(saved)))
    result = run("play", "gods-playground", "--resume", str(saved), "--seats", "human,random")
    assert "has 3 players, not 2" in refusal(result)


def test_a_game_does_not_overwrite_another_one(saved, tmp_path):
    other = tmp_path / "other.json"
    other.write_text("precious")
    result = run("play", "gods-playground", "--resume", str(saved), "--record", str(other))
    assert "another game" in refusal(result)
    assert other.read_text() == "precious"


def test_a_tampered_record_is_found_out(saved):
    page = json.loads(saved.read_text())
    page["moves"][0]["move"] = "estate lithuania"
    saved.write_text(json.dumps(page))
    assert refusal(run("verify", str(saved))).startswith(f"godsplay: {saved}: move 1 (estate lithuania)")


def test_a_record_with_another_seed_is_found_out(saved):
    page = json.loads(saved.read_text())
    page["seed"] = "5"
    saved.write_text(json.dumps(page))
    assert "does not match the commitment" in refusal(run("verify", str(saved)))


# Reading.


def test_a_replay_tells_the_game_as_a_spectator_saw_it(saved):
    run("play", "gods-playground", "--resume", str(saved), typed=f"{BLOCKS[0]}\n")
    result = run("replay", str(saved))
    assert "   1  White places an estate worth 3 points in Prussia." in result.stdout
    assert "block of" not in result.stdout


def test_a_replay_stops_at_any_move(saved):
    result = run("replay", str(saved), "--at", "1")
    assert "White places an estate worth 3 points in Prussia." in result.stdout
    assert "Waiting for Red (Set-up)." in result.stdout
    assert "there is no move 999" in refusal(run("replay", str(saved), "--at", "999"))


def test_rules_are_listed_and_read_by_their_names():
    everything = run("rules", "gods-playground").stdout
    assert "liberum-veto" in everything and "Most points win." in everything
    one = run("rules", "gods-playground", "buy-armies").stdout
    assert "Units do not move." in one and "Cossack rebellion" not in one and "Most points win." not in one


def test_sources_show_every_figure_with_its_grade(tmp_path):
    shown = run("sources", "gods-playground").stdout
    for key in GAME.edition.figures:
        assert key in shown
    path = tmp_path / "mine.toml"
    path.write_text('name = "My board"\n[points]\nrussia = 6\n')
    mine = run("sources", "gods-playground", "--edition", str(path)).stdout
    assert "My board" in mine and "edition" in mine


@pytest.mark.parametrize("name", ["gods-playground", "magnates", "playful-gods"])
@pytest.mark.parametrize("columns", ["40", "80", "120", "160"])
def test_sources_cut_nothing_at_any_width(name, columns):
    shown = CliRunner().invoke(app, ["sources", name], env={"COLUMNS": columns}).stdout
    assert "…" not in shown
    assert all(len(line) <= int(columns) for line in shown.splitlines())
    joined = "".join(shown.split())
    for figure in godsplay.game(name).edition.figures.values():
        assert figure.key in joined
    if int(columns) == 80 and name == "magnates":
        assert "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 · printed · EN 106" in shown
        assert "14, 21, 28, 35 · derived, printed, derived, derived" in shown


def test_games_and_version_are_told():
    assert "gods-playground" in run("games").stdout
    said = run("--version").stdout
    assert re.fullmatch(
        rf"godsplay {godsplay.__version__} \((compiled|interpreted), database revision 0\.2\.0\)", said.strip()
    )


def test_without_a_command_the_table_opens(monkeypatch):
    opened = []
    monkeypatch.setattr("godsplay.web.server.serve", lambda settings, browse: opened.append((settings.port, browse)))
    assert run().exit_code == 0
    assert opened == [(8642, True)]


# Bots and menus.


def test_a_random_bot_does_something_legal_and_the_same_for_the_same_chance():
    state = GAME.new(seed=1)
    seen = state.seen(state.to_act[0])
    chosen = make_bot("random", GAME).choose(seen, godsplay.Seeded(1))
    assert chosen in seen.legal
    assert chosen is make_bot("random", GAME).choose(seen, godsplay.Seeded(1))
    with pytest.raises(UnknownBot, match="there are: beginner, easy, normal, hard, master, random"):
        make_bot("clever", GAME)


def offering(actions):
    """Return what a seat sees, as if these actions were legal."""
    return SimpleNamespace(game=GAME, legal=actions, state=GAME.new(seed=1).seen(0).state)


def test_a_figure_to_choose_is_never_mistaken_for_a_number_of_the_list():
    menu = Menu(offering([GAME.actions[f"bid {value}"] for value in range(21)]))
    assert [line.sentence for line in menu.lines] == ["Bid 0 to 20"]
    assert menu.read("bid 5") is GAME.actions["bid 5"]
    with pytest.raises(UnclearChoice, match="no number 5"):
        menu.read("5")


def test_many_actions_share_lines_and_keep_their_numbers():
    moves = [action for action in GAME.actions if action.notation.startswith("move")]
    menu = Menu(offering(moves))
    assert menu.lines[0].sentence == "Move a noble from Prussia to Lithuania, Ukraine, Little Poland or Great Poland"
    assert [line.numbers for line in menu.lines] == ["1-4", "5-8", "9-12", "13-16", "17-20"]
    assert menu.read("6") is moves[5]
    with pytest.raises(UnclearChoice) as unclear:
        menu.read("move pr")
    assert unclear.value.actions == moves[:4]


def test_a_bot_that_fails_loses_nothing_of_the_game(tmp_path, monkeypatch):
    (tmp_path / "tired_bot.py").write_text(
        "class Tired:\n    asked = 0\n    def choose(self, seen, rng):\n        self.asked += 1\n"
        "        return seen.legal[0] if self.asked < 5 else None\n"
    )
    monkeypatch.chdir(tmp_path)
    seats = "policy,python:tired_bot.Tired,policy"
    result = run("play", "gods-playground", "--seats", seats, "--record", "game.json")
    assert result.exit_code == 2
    assert "python:tired_bot.Tired as Red: choose() must give one of seen.legal, not None" in result.stderr
    assert "Saved in game.json. Continue with: godsplay play gods-playground --resume game.json" in result.stderr
    assert len(json.loads((tmp_path / "game.json").read_text())["moves"]) > 10
