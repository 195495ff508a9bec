"""Play and study three hobby board games: one engine, enforced rules, truly hidden information.

Examples:
    >>> import godsplay
    >>> state = godsplay.game("gods-playground").new(seed=7)
    >>> state.over
    False

"""

from godsplay.engine.action import Action, UnknownAction
from godsplay.engine.chance import Chance, Scripted, Seeded
from godsplay.engine.edition import EditionError
from godsplay.engine.game import Game, OptionError, PositionError
from godsplay.engine.message import IllegalAction, Reason
from godsplay.engine.reading import Reading, ReadingError
from godsplay.engine.seen import Seen
from godsplay.engine.state import State
from godsplay.games import UnknownGame, game, games
from godsplay.records.format import RecordError
from godsplay.records.loading import load
from godsplay.records.record import CannotUndo, Record
from godsplay.review import Review, ReviewError, review
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
    "Reading",
    "ReadingError",
    "Reason",
    "Record",
    "RecordError",
    "Review",
    "ReviewError",
    "Scripted",
    "Seeded",
    "Seen",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
    "load",
    "review",
]
