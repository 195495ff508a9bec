"""Records: saved whole or not at all, and refused with the place and the reason when they are wrong."""

import json
import os
from itertools import pairwise

import pytest

import godsplay
from godsplay import CannotUndo, Record, RecordError, Scripted, Seeded
from godsplay.records.format import chained_digest
from godsplay.records.loading import loads
from helpers.games import GAMES

GAME = godsplay.game("gods-playground")


def played(moves, seed=11, game=GAME):
    """Return a record with that many random moves."""
    record = Record(game, seed=seed)
    rng = Seeded(seed)
    for _ in range(moves):
        seat = record.state.to_act[0]
        legal = record.state.legal(seat)
        record.play(seat, legal[rng.below(len(legal))])
    return record


@pytest.fixture(scope="module")
def text():
    return played(120).to_json()


def edited(text, change):
    """Change a record as somebody with a text editor would."""
    data = json.loads(text)
    change(data)
    return json.dumps(data)


def first_with_dice(data):
    return next(number for number, move in enumerate(data["moves"]) if move.get("drew"))


def test_a_record_is_readable_json_with_a_move_a_line(text):
    lines = text.splitlines()
    assert sum('"move":"estate' in line for line in lines) >= 9
    assert json.loads(text)["game"] == "gods-playground"


def test_a_replay_passes_through_every_position_of_the_record(text):
    record = loads(text)
    for start in (0, 50, len(record)):
        digest = record.page.moves[start - 1].digest if start else record.page.start
        for state, move in zip(record.replay(start), record.page.moves[start:], strict=True):
            digest = chained_digest(digest, move.seat, move.move, move.drew, state.digest())
            assert digest == move.digest


def test_an_edition_that_only_has_a_name_of_its_own_keeps_it(text):
    record = loads(edited(text, lambda data: data.update({"edition-name": "Our copy"})))
    assert record.game.edition.name == "Our copy"


def test_a_saved_game_is_taken_up_where_it_was(tmp_path):
    record = played(77)
    record.save(tmp_path / "game.json")
    again = godsplay.load(tmp_path / "game.json")
    assert again.state.digest() == record.state.digest()
    for each in (record, again):  # the dice to come are the same too
        rng = Seeded("on")
        while not each.state.over:
            seat = each.state.to_act[0]
            legal = each.state.legal(seat)
            each.play(seat, legal[rng.below(len(legal))])
    assert again.to_json() == record.to_json()
    assert "every outcome follows from the seed" in loads(record.to_json()).verify()


def test_without_the_seed_a_record_still_replays(text):
    record = loads(edited(text, lambda data: data.update(seed=None)))
    assert "seed is not in it" in record.verify()


@pytest.mark.parametrize("length", [0, 1, 40, 1000, -3])
def test_a_truncated_record_is_refused(text, length):
    with pytest.raises(RecordError, match="not a whole JSON file"):
        loads(text[:length])


@pytest.mark.parametrize("junk", ["[]", "7", '{"format": "godsplay record 1"}', b"\xff\xfe"])
def test_what_is_not_a_record_is_refused(junk):
    with pytest.raises(RecordError, match="not a"):
        loads(junk)


def test_a_changed_die_is_found(text):
    def change(data):
        move = data["moves"][first_with_dice(data)]
        move["drew"][0] = move["drew"][0] % 6 + 1

    number = first_with_dice(json.loads(text)) + 1
    with pytest.raises(RecordError, match=rf"move {number} .*another position"):
        loads(edited(text, change))


def test_a_changed_die_with_all_digests_mended_is_found_by_its_seed(text):
    data = json.loads(text)
    number = first_with_dice(data)
    record = loads(edited(text, lambda data: data.update(moves=data["moves"][:number])))
    move = data["moves"][number]
    record.state.chance = Scripted([die % 6 + 1 for die in move["drew"]])
    record.play(move["seat"], move["move"])
    forged = loads(record.to_json())
    with pytest.raises(RecordError, match=f"move {number + 1}: the seed gives"):
        forged.verify()


def passes_without_effect(record):
    """Find the passes without which the move after them leads to the very same position."""
    for place, (move, following) in enumerate(pairwise(record.page.moves)):
        before = record.at(place)
        before.chance = Scripted(following.drew)
        if move.move == "pass" and before.why_not(following.seat, record.game.actions[following.move]) is None:
            before.apply(following.seat, record.game.actions[following.move])
            if before.digest() == record.at(place + 2).digest():
                yield place


def test_a_pass_left_out_is_found_even_if_it_had_no_effect():
    record = played(80, seed=3, game=godsplay.game("magnates"))
    places = list(passes_without_effect(record))
    assert places
    for place in places:
        with pytest.raises(RecordError, match=f"move {place + 1} .* by another way"):
            loads(edited(record.to_json(), lambda data, place=place: data["moves"].pop(place)))


def test_another_seed_does_not_match_the_commitment(text):
    with pytest.raises(RecordError, match="commitment"):
        loads(edited(text, lambda data: data.update(seed="another"))).verify()


def test_an_impossible_die_is_found(text):
    number = first_with_dice(json.loads(text))
    with pytest.raises(RecordError, match=f"move {number + 1} .*a die shows 1 to 6"):
        loads(edited(text, lambda data: data["moves"][number]["drew"].__setitem__(0, 9)))


@pytest.mark.parametrize("extra", [[1], [1, 2, 3]])
def test_dice_too_many_are_found(text, extra):
    number = first_with_dice(json.loads(text))
    with pytest.raises(RecordError, match=f"move {number + 1} .*outcomes"):
        loads(edited(text, lambda data: data["moves"][number]["drew"].extend(extra)))


def test_an_illegal_move_is_found(text):
    with pytest.raises(RecordError, match=r"move 3 \(danzig\): .*danzig"):
        loads(edited(text, lambda data: data["moves"][2].update(move="danzig")))


def test_a_move_of_another_seat_is_found(text):
    def change(data):
        data["moves"][0]["seat"] = (data["moves"][0]["seat"] + 1) % 3

    with pytest.raises(RecordError, match=r"move 1 .*isn’t your decision"):
        loads(edited(text, change))


def test_an_unknown_move_is_found(text):
    with pytest.raises(RecordError, match=r"move 3 .*no action is written 'estate prusia'; did you mean"):
        loads(edited(text, lambda data: data["moves"][2].update(move="estate prusia")))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rules": 99}, "version 99"),
        ({"format": "godsplay record 9"}, "format"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 4}, "3 players, not 4"),
        ({"options": {"dragons": True}}, "no option 'dragons'"),
        ({"edition": {"strength.russia": [1]}}, "strength.russia"),
        ({"edition": {"strength.russia": [1, 1, 1, 1]}, "edition-name": "weak"}, "another position"),
        ({"moves": 7}, "moves"),
        ({"surprise": 1}, "surprise"),
        ({"options": {"players": True}}, "no option 'players'"),
        ({"options": {"seed": True}}, "no option 'seed'"),
        ({"moves": [{"seat": 10**40, "move": "pass", "digest": ""}]}, "seat"),
        ({"moves": [{"seat": 0, "move": "pass", "digest": "", "extra": 1}]}, "extra"),
    ],
)
def test_a_record_of_something_else_is_refused(text, change, complaint):
    with pytest.raises(RecordError, match=complaint):
        loads(edited(text, lambda data: data.update(change)))


def test_a_record_of_older_rules_is_read_while_todays_rules_lead_it_the_same_way(text):
    older = edited(text, lambda data: data.update(rules=0))
    assert loads(older).state.digest() == loads(text).state.digest()

    def change(data):
        data["rules"] = 0
        data["moves"][2]["digest"] = "0" * len(data["moves"][2]["digest"])

    with pytest.raises(RecordError, match=r"under version 0, here is \d+, and they part at move 3 "):
        loads(edited(text, change))


def test_a_record_of_an_edition_brings_its_figures(tmp_path):
    game = godsplay.game("gods-playground", edition={"name": "mine", "strength.russia": [9, 9, 9, 9]})
    record = Record(game, seed=1)
    record.save(tmp_path / "game.json")
    again = godsplay.load(tmp_path / "game.json")
    assert again.game.edition.name == "mine"
    assert again.game.edition.changes == {"strength.russia": [9, 9, 9, 9]}


def test_a_full_disk_leaves_the_old_save(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    record = played(5)
    record.save(path)
    before = path.read_text()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    record.play(record.state.to_act[0], "estate lithuania")
    with pytest.raises(OSError, match="No space left"):
        record.save(path)
    assert path.read_text() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_missing_file_is_said_plainly(tmp_path):
    with pytest.raises(RecordError, match="cannot be read"):
        godsplay.load(tmp_path / "nothing.json")


def test_every_moment_can_be_looked_at(text):
    record = loads(text)
    assert record.at(0).digest() == GAME.new(seed=11).digest()
    assert record.at(-1).digest() == record.state.digest()
    with pytest.raises(RecordError, match="there is no move 500"):
        record.at(500)


def test_a_branch_leaves_the_record_alone(text):
    record = loads(text)
    branch = record.branch(30, seed="what if")
    assert branch.state.digest() == record.at(30).digest()
    seat = branch.state.to_act[0]
    branch.play(seat, branch.state.legal(seat)[-1])
    assert len(branch) == 31
    assert len(record) == 120
    assert loads(branch.to_json()).state.digest() == branch.state.digest()


def test_undo_takes_back_ones_own_sealed_block_though_others_have_placed_since():
    record = played(9)
    assert record.state.to_act == [0, 1, 2]
    record.play(0, "block prussia 5")
    record.play(1, "block prussia 4")
    record.play(2, "block army 3")
    assert record.undo(0) == "block prussia 5"
    assert [move.move for move in record.page.moves[9:]] == ["block prussia 4", "block army 3"]
    assert record.state.block(0, 0) == -1
    assert loads(record.to_json()).state.digest() == record.state.digest()


def test_what_another_has_acted_on_stays():
    record = played(2)
    seat = record.page.moves[0].seat
    with pytest.raises(CannotUndo, match="already acted"):
        record.undo(seat)


def test_who_has_not_moved_has_nothing_to_undo():
    with pytest.raises(CannotUndo, match="made a move yet"):
        played(0).undo(1)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_a_finished_game_is_undone(name):
    record = Record(godsplay.game(name), seed="over")
    rng = Seeded("over")
    while not record.state.over:
        seat = record.state.to_act[0]
        legal = record.state.legal(seat)
        record.play(seat, legal[rng.below(len(legal))])
    for seat in range(record.state.players):
        with pytest.raises(CannotUndo, match="game is over"):
            record.undo(seat)


def test_a_read_only_save_is_not_overwritten(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    record = played(3)
    record.save(path)
    monkeypatch.setattr(os, "access", lambda *_: False)  # whoever runs the tests may be allowed everything
    with pytest.raises(PermissionError):
        record.save(path)


def test_a_link_stays_a_link_and_a_file_keeps_its_mode(tmp_path):
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    played(3).save(real)
    assert real.stat().st_mode & 0o777 == 0o600  # it holds secrets
    real.chmod(0o640)
    link.symlink_to(real)
    played(4).save(link)
    assert link.is_symlink()
    assert len(godsplay.load(real)) == 4
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("depth", [5_000, 200_000])
def test_deep_nesting_is_refused(depth):
    with pytest.raises(RecordError):
        loads('{"format": "godsplay record 1", "edition": ' + '{"a":' * depth + "1" + "}" * depth + "}")


def test_what_is_not_a_file_is_refused(tmp_path):
    for path in (tmp_path, "/dev/zero"):
        with pytest.raises(RecordError, match="is not a file"):
            godsplay.load(path)
