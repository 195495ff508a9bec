"""Editions: any figure can be replaced, and a wrong file gets one line that names the key."""

import pytest

import godsplay
from godsplay import EditionError
from godsplay.engine.edition import GRADES


def opened(tmp_path, text):
    """Open God's Playground with an edition file of that text."""
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return godsplay.game("gods-playground", edition=path)


def test_every_figure_has_a_source_and_a_grade():
    for name in godsplay.games():
        for figure in godsplay.game(name).edition.figures.values():
            grades = figure.grade if isinstance(figure.grade, list) else [figure.grade]
            assert set(grades) <= set(GRADES), figure.key
            assert figure.source, figure.key
            if isinstance(figure.grade, list):
                assert len(figure.grade) == len(figure.value), figure.key


def test_an_edition_replaces_what_it_names_and_nothing_else(tmp_path):
    game = opened(
        tmp_path, 'name = "mine"\n[strength]\nrussia = [1, 2, 3, 4]\n[points]\nottomans = {value = 6, source = "photo"}'
    )
    assert game.board.strength[1] == [1, 2, 3, 4]
    assert game.board.box_points[3] == 6
    assert game.board.strength[2] == godsplay.game("gods-playground").board.strength[2]
    assert game.edition.name == "mine"
    assert game.edition.figures["points.ottomans"].source == "photo"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[strength]\nrussia = [1, 2, 3]", "strength.russia: expected a list of length >= 4"),
        ("[strength]\nrussia = []", "strength.russia: expected a list of length >= 4"),
        ("[strength]\nrussia = [1, 2, 3, -4]", r"strength.russia\[3\]: expected a whole number >= 0"),
        ("[strength]\nrussia = 5", "strength.russia: expected a list"),
        ('[strength]\nrussia = ["a", 1, 1, 1]', r"strength.russia\[0\]: expected a whole number, got text"),
        ("[strength]\nprussians = [1, 2, 3, 4]", "strength.prussians: there is no such figure"),
        ("[estates]\nlituania = [3, 4, 4, 5, 5]", "estates.lituania: .* did you mean estates.lithuania"),
        ('[arrows]\nrussia = ["moscow"]', r"arrows.russia\[0\]: .*moscow"),
        ("[price]\ncavalry = 3", "price.cavalry: .* multiple of 2"),
        ("[strength.russia]\nturn = 1", "strength.russia: wants a value"),
        ("strength = 4", "strength: there is no such figure"),
        ("[polish-army]\nup-to = [5, 2, 7, 10, 15]", "polish-army.up-to: must rise"),
        ("[polish-army]\nup-to = [5, 15]", "polish-army.added: needs as many"),
        ("[value]\nstart = 9", "value.start: must lie between"),
        ("[money]\nbank = 20", "money.bank"),
        ("name = 7", "name: must be text"),
        ("this is not TOML", "my.toml: is not TOML"),
    ],
)
def test_a_wrong_file_gets_one_line_that_names_the_key(tmp_path, text, key):
    with pytest.raises(EditionError, match=key) as caught:
        opened(tmp_path, text)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_said_plainly(tmp_path):
    with pytest.raises(EditionError, match=r"none.toml: cannot be read"):
        godsplay.game("gods-playground", edition=tmp_path / "none.toml")


def test_a_file_of_bytes_is_said_plainly(tmp_path):
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match="is not UTF-8"):
        godsplay.game("gods-playground", edition=path)
