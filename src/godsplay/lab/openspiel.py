"""The games for OpenSpiel: importing this module registers them with pyspiel.

pyspiel.load_game("godsplay_magnates(players=3)")

Chance is explicit: every die and every card drawn is a chance node of its own. Sealed decisions are taken one
seat after the other, none seeing what the others chose.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pyspiel

import godsplay
from godsplay.engine.chance import Awaiting, Seeded
from godsplay.engine.game import Game
from godsplay.engine.game_tree import LONGEST, LOSS, WIN, begin
from godsplay.engine.reading import Reading
from godsplay.lab.tensor import TensorEncoder, tensor_parts

MAX_CHANCE_OUTCOMES = 64  # more than there are kinds of cards in any deck

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A node of a game's tree, as OpenSpiel sees it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        node = self.node
        return CHANCE if node.bag else TERMINAL if node.seat < 0 else node.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.node.over

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return bool(self.node.bag)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List what can be decided now; overridden so that calls from Python need no detour through C++."""
        if player is None or player == self.current_player():
            return self.node.outlook()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal() if player == self.node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance can decide, and how probable it is."""
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.draw(action) if node.bag else node.act(node.game.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == CHANCE else str(self.node.game.actions[action])

    def returns(self) -> list[float]:
        """Return 1 for a win and -1 for anything else, by seat, once the game is over."""
        return self.node.results()

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """Make a state that looks the same to a player; it has no history, as that would reveal what is hidden."""
        node = self.node
        if node.bag or node.state is None:
            raise ValueError("what a player knows can be resampled when a player decides, not when chance does")
        world = node.state.seen(player).imagine(Seeded(str(sampler())))
        world.chance = Awaiting([])
        other = node.follow()
        other.stand(world)
        state: OpenSpielState = self.get_game().new_initial_state()
        state.node = other
        return state

    def __str__(self) -> str:
        state = self.node.state
        position = "{}" if state is None else msgspec.json.encode(state.to_data()).decode()
        return f"{position} {self.node.outcomes}" if self.node.bag else position


class Observer:
    """What a player knows, as numbers by part and as text."""

    def __init__(self, game: Game) -> None:
        self.encoder = TensorEncoder(game)
        self.tensor = self.encoder.scale(bytearray(len(self.encoder)))
        self.dict = {name: self.tensor[part] for name, part in tensor_parts(game).items()}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player knows into `tensor` and `dict`; before the set-up is done that is nothing."""
        known = state.node.state
        self.tensor[:] = 0.0 if known is None else self.encoder.look(known, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return what a player knows as text."""
        known = state.node.state
        return "" if known is None else msgspec.json.encode(known.view(player)).decode()


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game, as OpenSpiel sees it."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        chosen = {**kind.parameter_specification, **params}
        self.players = chosen.pop("players")
        readings = {reading.name: chosen.pop(parameter(reading)) for reading in godsplay.game(name).readings}
        self.game = godsplay.game(name, readings=readings)
        self.options = self.game.choose(chosen)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.players,
            min_utility=LOSS,
            max_utility=WIN,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, params)
        self.root = begin(self.game, self.players, self.options)

    def new_initial_state(self) -> OpenSpielState:
        """Start a game; chance sets it up."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer of what a player knows; there is only the one kind."""
        if params:
            raise ValueError(f"observers have no parameters here, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("observers here have no perfect recall: they see what a player sees now")
        return Observer(self.game)


def parameter(reading: Reading) -> str:
    """Return what OpenSpiel calls a reading."""
    return reading.name.replace("-", "_")


def game_type(name: str) -> pyspiel.GameType:
    """Describe a game to OpenSpiel."""
    game = godsplay.game(name)
    return pyspiel.GameType(
        short_name="godsplay_" + name.replace("-", "_"),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.most,
            **{option.name: option.default for option in game.options},
            **{parameter(reading): reading.default for reading in game.readings},
        },
    )


def register(name: str) -> None:
    """Register a game with pyspiel."""
    kind = game_type(name)

    class Registered(OpenSpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    pyspiel.register_game(kind, Registered)


for each in godsplay.games():
    register(each)
