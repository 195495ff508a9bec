"""External bots: whatever they do wrong costs them that move, and the game goes on."""

import json
import logging
import os
import shlex
import sys
import textwrap
import time
from pathlib import Path

import pytest

import godsplay
from godsplay.arena.match import play_match
from godsplay.arena.schedule import matches, new_tournament
from godsplay.bots import UnknownBot, close_bot, forfeit_count, make_bot
from godsplay.bots.external.bot import ExternalBot, read_command
from godsplay.bots.external.process import FLOOD, BotCrashed, BotProcess

GAME = godsplay.game("gods-playground")
EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
LOOP = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        legal, number = message["legal"], message["number"]
        {answer}
"""


@pytest.fixture
def bot(tmp_path):
    """Make bots from Python text; all are closed at the end."""
    made = []

    def make(text, limit=5.0):
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(text)
        made.append(ExternalBot([sys.executable, str(path)], limit))
        return made[-1]

    yield make
    for each in made:
        close_bot(each)


def answering(answer):
    """Write a bot that does something at every decision."""
    return LOOP.format(answer=textwrap.indent(textwrap.dedent(answer), " " * 8).strip())


def decide(bot, count=1):
    """Ask a bot for the first decision of a game, several times; return what it chose."""
    state = GAME.new(seed=1)
    seen = state.seen(state.to_act[0])
    return [str(bot.choose(seen, godsplay.Seeded(f"forfeit {number}"))) for number in range(count)]


def by_lot(count=1):
    """Return what the random bot would choose there."""
    return decide(make_bot("random", GAME), count)


def warnings(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]


def test_a_good_bot_plays_a_whole_game(caplog, capfd):
    described = new_tournament(GAME, [f"external:{shlex.join([sys.executable, str(EXAMPLE)])}", "random", "random"])
    result = play_match(GAME, described, next(matches(described, 1)))
    assert result.decisions > 100
    assert warnings(caplog) == []
    assert "I play gods-playground as white." in capfd.readouterr().err


def test_a_bot_is_told_what_it_needs(bot, tmp_path):
    heard = tmp_path / "heard"
    listener = bot(
        f"""
import json, sys
with open({str(heard)!r}, "w") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        message = json.loads(line)
        if message["type"] == "decide":
            print(json.dumps({{"action": message["legal"][-1]}}), flush=True)
"""
    )
    assert decide(listener) == ["estate great-poland"]
    close_bot(listener)
    hello, question, bye = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello["type"] == "hello"
    assert (hello["protocol"], hello["game"], hello["players"]) == (1, "gods-playground", 3)
    assert hello["seat"] in hello["seats"] == ["white", "red", "blue"]
    assert hello["edition"] == GAME.edition.name
    assert question["type"] == "decide"
    assert (question["number"], question["seconds"]) == (1, 5.0)
    assert question["prompt"] == "Round 1 of 3: place an estate in a region of your choice."
    assert "estate ukraine" in question["legal"]
    assert question["view"]["seat"] == hello["seat"]
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ('print(json.dumps({"action": "danzig"}), flush=True)', "'danzig' is not legal now"),
        ('print(json.dumps({"action": "estate prusia"}), flush=True)', "did you mean 'estate prussia'"),
        ('print(json.dumps({"move": "estate prussia"}), flush=True)', 'has no "action"'),
        ("print(json.dumps([1, 2]), flush=True)", "is not an object"),
        ('print("Ukraine, please", flush=True)', "is not JSON"),
        ('sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()', "is not JSON"),
        ('print("[" * 100000, flush=True)', "is not JSON"),
        ("print(flush=True)", "is not JSON"),
    ],
)
def test_a_bad_answer_costs_the_move(bot, caplog, answer, complaint):
    bad = bot(answering(answer))
    assert decide(bad, 2) == by_lot(2)
    assert forfeit_count(bad) == (2, 2)
    (said,) = warnings(caplog)
    assert complaint in said
    assert "Red, decision 1: " in said
    assert "this move is made at random" in said


def test_silence_costs_the_move_and_a_late_answer_is_not_taken_for_the_next(bot, caplog, tmp_path):
    go = tmp_path / "go"
    late = f"""
        while number == 1 and not os.path.exists({str(go)!r}):
            time.sleep(0.01)
        action = legal[0] if number == 1 else legal[-1]
        print(json.dumps({{"action": action, "number": number}}), flush=True)
    """
    slow = bot(answering(late), limit=0.2)
    assert decide(slow) == by_lot()
    go.touch()
    slow.limit = 60.0
    assert decide(slow) == ["estate great-poland"]
    assert ["no answer within 0.2 s" in line for line in warnings(caplog)] == [True]


def test_a_bot_that_does_not_even_listen_holds_nobody_up(bot, caplog):
    deaf = bot("import threading\nthreading.Event().wait()", limit=0.01)
    assert decide(deaf, 60) == by_lot(60)  # more than a pipe holds
    assert deaf.process.process.poll() is None, "it was not waited for"
    assert forfeit_count(deaf) == (60, 60)
    close_bot(deaf)
    assert len(warnings(caplog)) == 2
    assert "60 of its 60 moves were made at random" in warnings(caplog)[-1]


def test_a_bad_bot_is_told_of_a_few_times_in_all(bot, caplog):
    for number in range(10):
        silent = ExternalBot([sys.executable, "-c", "import time; time.sleep(60)"], 0.01, f"seed 1/{number}")
        decide(silent)
        silent.discard_process()
    said = warnings(caplog)
    assert [f"seed 1/{number}, Red, decision 1: no answer" in line for number, line in enumerate(said)] == [True] * 5
    assert said[-1].endswith("(more of this bot is only counted)")


@pytest.mark.parametrize(
    "flood",
    [
        "while True: print('y')",
        "while True: print('{}')",
        "while True: print('{\"number\": 0}')",
        "while True: sys.stdout.write('y' * 10000)",
    ],
)
def test_a_bot_that_talks_without_end_holds_nobody_up(bot, flood):
    endless = bot(f"import sys\n{flood}", limit=0.3)
    assert decide(endless, 20) == by_lot(20)
    assert forfeit_count(endless) == (20, 20)


@pytest.mark.parametrize("flood", ["'y\\n' * 5000", "'y' * 3000000"])
def test_a_bot_that_says_far_too_much_is_sent_away(flood):
    process = BotProcess([sys.executable, "-c", f"import sys, time\nprint({flood}, flush=True)\ntime.sleep(60)"])
    while FLOOD not in process.received.queue:
        time.sleep(0.01)
    with pytest.raises(BotCrashed, match="it writes without end"):
        process.discard_received()
    process.stop()


def test_a_bot_that_says_too_much_but_stops_is_heard(bot, caplog):
    chatty = bot(answering("for _ in range(200): print(json.dumps({'action': legal[-1]}), flush=True)"))
    assert decide(chatty, 4) == ["estate great-poland"] * 4
    assert warnings(caplog) == []


def test_a_crashed_bot_is_started_again_three_times(bot, caplog, tmp_path):
    starts = tmp_path / "starts"
    crashing = bot(f"open({str(starts)!r}, 'a').write('x')\nimport sys\nsys.stdin.readline()\nsys.exit(3)")
    assert decide(crashing, 8) == by_lot(8)
    assert starts.read_text() == "xxxx"
    assert forfeit_count(crashing) == (8, 8)
    said = warnings(caplog)
    assert ["this move is made at random" in line for line in said] == [True, False]
    assert "it ended with exit code 3; all moves from now on are made at random" in said[-1]


def test_a_bot_that_recovers_plays_on(bot, caplog):
    assert decide(
        bot(answering("if number == 2: os._exit(1)\nprint(json.dumps({'action': legal[0]}), flush=True)")), 3
    ) == [
        "estate prussia",
        by_lot(2)[1],
        "estate prussia",
    ]
    assert len(warnings(caplog)) == 1


def test_a_command_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(UnknownBot, match="there is no program '/no/such/bot'"):
        make_bot("external:/no/such/bot --fast", GAME)
    plain = tmp_path / "bot.py"
    plain.touch(mode=0o644)
    with pytest.raises(UnknownBot, match=r"is not executable: chmod \+x it, or name what runs it"):
        make_bot(f"external:{plain}", GAME)


def test_a_command_that_vanishes_plays_at_random(caplog):
    gone = ExternalBot(["/no/such/bot"])
    assert decide(gone, 6) == by_lot(6)
    assert forfeit_count(gone) == (6, 6)
    assert "it cannot be started (No such file or directory)" in warnings(caplog)[0]


def test_moves_made_at_random_are_in_the_result(bot, tmp_path):
    half = tmp_path / "half.py"
    half.write_text(
        answering("print(json.dumps({'action': legal[0]} if number % 2 else {'action': 'danzig 9'}), flush=True)")
    )
    described = new_tournament(GAME, [f"external:{shlex.join([sys.executable, str(half)])}", "random", "random"])
    result = play_match(GAME, described, next(matches(described, 1)))
    (found,) = result.forfeits
    assert found.seat == 0
    assert 0 < found.moves < result.decisions
    assert found.lost == found.moves // 2


def test_no_process_outlives_its_game(bot):
    stubborn = bot("import sys, time\nfor line in sys.stdin: pass\ntime.sleep(60)", limit=0.3)
    decide(stubborn)
    process = stubborn.process.process
    close_bot(stubborn)
    assert process.returncode is not None
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)  # not even as a zombie


def test_a_spec_is_a_command_line_with_a_limit_if_one_is_wanted():
    assert read_command("external:sh --deep 'a b'") == (["sh", "--deep", "a b"], 10.0)
    assert read_command("external:2.5s:sh") == (["sh"], 2.5)
    for spec in ("external:", "external:5s:", "external:'"):
        with pytest.raises(UnknownBot):
            make_bot(spec, GAME)
