"""Play and study three hobby board games: one engine, enforced rules, truly hidden information.

>>> import godsplay
>>> state = godsplay.game("gods-playground").new(seed=7)
>>> state.over
False
"""

from godsplay.core.action import Action, UnknownAction
from godsplay.core.chance import Chance, Scripted, Seeded
from godsplay.core.edition import EditionError
from godsplay.core.game import Game, OptionError, PositionError
from godsplay.core.message import IllegalAction, Reason
from godsplay.core.page import RecordError
from godsplay.core.record import CannotUndo, Record
from godsplay.core.seen import Seen
from godsplay.core.state import State
from godsplay.files import load
from godsplay.games import UnknownGame, game, games
from godsplay.version import VERSION

__version__ = VERSION

__all__ = [
    "Action",
    "CannotUndo",
    "Chance",
    "EditionError",
    "Game",
    "IllegalAction",
    "OptionError",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Scripted",
    "Seeded",
    "Seen",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
    "load",
]
