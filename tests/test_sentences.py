"""Sentences that are shown under what they share, whatever the language."""

from __future__ import annotations

from pathlib import Path

import pytest

from godsplay.engine.message import Message, Value
from godsplay.present.sentences import Layout, Piece, lay_out, pieces
from godsplay.present.words import MissingWords, Words

TEXT = """
settle = Place an estate in { $region }
bid = Bid { $money }
block = Place a block of { $value } in { $region }
give = Give { $card } to { $seat }
discard = Throw { $card } away, and end your turn
march = March from { $region } against the { $enemy }
march-together = March from { $region } against the { $enemy }, with an ally
buy = Buy { $unit ->
    [scout] a scout
   *[other] { $unit }
  } at the market of { $region }
play = Play { $card }: { SIGNED($change) } to your strength
named = { $seat } gives way to { $region }
name-ukraine = the Ukraine
name-red = the red player
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXT)
    return Words(tmp_path, "en")


def shown(words: Words, *messages: tuple[str, dict[str, Value]]) -> Layout:
    """Lay out messages."""
    return lay_out([pieces(words, Message(key, "rule", values)) for key, values in messages])


def labels(layout: Layout) -> list[list[str]]:
    """List what stands on the buttons of each row."""
    return [[text for _, text in row.labels] for row in layout.rows]


def test_the_pieces_of_a_sentence_make_up_the_sentence(words: Words) -> None:
    for key, values in (
        ("settle", {"region": "ukraine"}),
        ("buy", {"unit": "scout", "region": "ukraine"}),
        ("play", {"card": "Levy", "change": -2}),
        ("named", {"seat": "red", "region": "ukraine"}),
    ):
        message = Message(key, "rule", values)
        assert "".join(piece.text for piece in pieces(words, message)) == words.text(message)


def test_values_are_told_from_fixed_text(words: Words) -> None:
    found = pieces(words, Message("settle", "rule", {"region": "ukraine"}))
    assert found == (Piece("Place an estate in ", True), Piece("the Ukraine", False))


def test_a_sentence_without_words_is_named(words: Words) -> None:
    with pytest.raises(MissingWords, match="no words for 'nothing'"):
        pieces(words, Message("nothing", "rule", {}))
    with pytest.raises(MissingWords, match="settle"):
        pieces(words, Message("settle", "rule", {}))


def test_what_differs_in_one_value_stands_under_the_rest(words: Words) -> None:
    layout = shown(words, *(("settle", {"region": each}) for each in ("ukraine", "Prussia", "Lithuania")))
    assert layout.heading == "Place an estate in …"
    assert labels(layout) == [["the Ukraine", "Prussia", "Lithuania"]]


def test_a_value_in_the_middle_leaves_both_ends_in_the_heading(words: Words) -> None:
    layout = shown(words, *(("give", {"card": each, "seat": "red"}) for each in ("Levy", "Noble Levy", "Fort")))
    assert layout.heading == "Give … to the red player"
    assert labels(layout) == [["Levy", "Noble Levy", "Fort"]]
    layout = shown(words, *(("discard", {"card": each}) for each in ("Air", "Air (1)", "Air (2)")))
    assert layout.heading == "Throw … away, and end your turn"
    assert labels(layout) == [["Air", "Air (1)", "Air (2)"]]


def test_two_sentences_or_one_common_word_are_no_reason_for_a_heading(words: Words) -> None:
    layout = shown(words, *(("settle", {"region": each}) for each in ("ukraine", "Prussia")))
    assert layout == Layout("", layout.rows)
    assert labels(layout) == [["Place an estate in the Ukraine", "Place an estate in Prussia"]]
    layout = shown(words, *(("bid", {"money": money}) for money in range(20)))
    assert layout.heading == ""
    assert labels(layout)[0][:2] == ["Bid 0", "Bid 1"]


def test_many_sentences_with_two_values_stand_in_rows(words: Words) -> None:
    regions = ("Prussia", "ukraine")
    pairs = [("block", {"value": value, "region": region}) for value in range(4) for region in regions]
    layout = shown(words, *pairs)
    assert layout.heading == "Place a block of …"
    assert [row.heading for row in layout.rows] == ["… in Prussia", "… in the Ukraine"]
    assert labels(layout) == [["0", "1", "2", "3"]] * 2
    assert [[place for place, _ in row.labels] for row in layout.rows] == [[0, 2, 4, 6], [1, 3, 5, 7]]


def test_rows_are_only_for_short_labels(words: Words) -> None:
    cards = ("Levy", "Fort", "Seal", "Union of Brest")
    layout = shown(words, *(("give", {"card": card, "seat": seat}) for card in cards for seat in ("red", "Blue")))
    assert len(layout.rows) == 1
    assert labels(layout)[0][-1] == "Give Union of Brest to Blue"


def test_a_few_sentences_with_two_values_keep_both(words: Words) -> None:
    pairs = [("block", {"value": 1, "region": region}) for region in ("Prussia", "ukraine")]
    layout = shown(words, *pairs, ("block", {"value": 2, "region": "Prussia"}))
    assert layout.heading == "Place a block of …"
    assert labels(layout) == [["1 in Prussia", "1 in the Ukraine", "2 in Prussia"]]


def test_sentences_of_two_kinds_share_what_both_begin_with(words: Words) -> None:
    here: dict[str, Value] = {"region": "ukraine", "enemy": "Tatars"}
    there: dict[str, Value] = {"region": "Prussia", "enemy": "Swedes"}
    layout = shown(words, ("march", here), ("march-together", here), ("march", there))
    assert layout.heading == "March from …"
    wanted = [
        "the Ukraine against the Tatars",
        "the Ukraine against the Tatars, with an ally",
        "Prussia against the Swedes",
    ]
    assert labels(layout) == [wanted]
    layout = shown(words, ("march", here), ("march-together", here), ("march-together", {**here, "enemy": "Tatars"}))
    assert layout.heading == "March from the Ukraine against the …"
    assert "" not in labels(layout)[0]


def test_words_that_depend_on_a_value_count_as_the_value(words: Words) -> None:
    layout = shown(words, *(("buy", {"unit": unit, "region": "ukraine"}) for unit in ("scout", "cavalry", "cannon")))
    assert layout.heading == "Buy … at the market of the Ukraine"
    assert labels(layout) == [["a scout", "cavalry", "cannon"]]
    layout = shown(words, *(("play", {"card": card, "change": len(card)}) for card in ("Levy", "Seal", "Fortress")))
    assert layout.heading == "Play … to your strength"
    assert labels(layout) == [["Levy: +4", "Seal: +4", "Fortress: +8"]]
