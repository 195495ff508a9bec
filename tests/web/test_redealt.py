"""Secrets through the whole service: whatever is asked, dealing anew what the viewer cannot know changes no answer.

`bench/redealt.py` compares many more.
"""

import asyncio

import msgspec
import pytest

from godsplay.web.api.live import Connection
from helpers.games import GAMES
from helpers.web.redealt import play
from helpers.web.servers import in_thread

FEW = 120  # pairs of answers


def differing(counts):
    assert counts["pairs"] >= FEW
    return {what for what in counts if what.startswith("differs")}


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_follows_from_what_the_viewer_knows(game):
    assert not differing(in_thread(asyncio.run, play(game, FEW, "a few")))


def test_a_socket_that_told_of_the_true_position_would_be_found(monkeypatch):
    honest = Connection.update

    def leaking(self):
        return msgspec.structs.replace(honest(self), rematch=self.table.record.state.digest())

    monkeypatch.setattr(Connection, "update", leaking)
    assert differing(in_thread(asyncio.run, play("magnates", FEW, "a few"))) == {"differs: socket"}
