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
from godsplay.lab.tensor import Vector, tensor_parts

MOST_OUTCOMES = 64  # more than there are kinds of cards in any deck

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, as OpenSpiel sees it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.moment = game.beginning

    def current_player(self) -> int:
        """Say who decides: a seat, chance, or nobody any more."""
        moment = self.moment
        return CHANCE if moment.bag else TERMINAL if moment.seat < 0 else moment.seat

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.moment.over

    def is_chance_node(self) -> bool:
        """Tell whether chance decides."""
        return bool(self.moment.bag)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List what can be decided now; asked from Python, this is answered without a detour through C++."""
        if player is None or player == self.current_player():
            return self.moment.outlook()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal() if player == self.moment.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance can decide, and how probable it is."""
        return self.moment.chances()

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.draw(action) if moment.bag else moment.act(moment.game.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == CHANCE else str(self.moment.game.actions[action])

    def returns(self) -> list[float]:
        """Give each seat 1 for a win and -1 for anything else, once the game is over."""
        return self.moment.results()

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """Make a state that looks the same to a player; it has no history, as that would tell what is hidden."""
        moment = self.moment
        if moment.bag or moment.state is None:
            raise ValueError("what a player knows can be resampled when a player decides, not when chance does")
        world = moment.state.seen(player).imagine(Seeded(str(sampler())))
        world.chance = Awaiting([])
        other = moment.follow()
        other.stand(world)
        state: OpenSpielState = self.get_game().new_initial_state()
        state.moment = other
        return state

    def __str__(self) -> str:
        state = self.moment.state
        position = "{}" if state is None else msgspec.json.encode(state.to_data()).decode()
        return f"{position} {self.moment.outcomes}" if self.moment.bag else position


class Observer:
    """What a player knows, as numbers by part and as text."""

    def __init__(self, game: Game) -> None:
        self.vector = Vector(game)
        self.tensor = self.vector.scale(bytearray(len(self.vector)))
        self.dict = {name: self.tensor[part] for name, part in tensor_parts(game).items()}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player knows into `tensor` and `dict`; before the set-up is done that is nothing."""
        known = state.moment.state
        self.tensor[:] = 0.0 if known is None else self.vector.scale(self.vector.layout.look(known, player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Give what a player knows as text."""
        known = state.moment.state
        return "" if known is None else msgspec.json.encode(known.view(player)).decode()


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game, as OpenSpiel sees it."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        chosen = {**kind.parameter_specification, **params}
        self.game = godsplay.game(name)
        self.players = chosen.pop("players")
        self.options = self.game.choose(chosen)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=LOSS,
            max_utility=WIN,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, params)
        self.beginning = begin(self.game, self.players, self.options)

    def new_initial_state(self) -> OpenSpielState:
        """Start a game; chance sets it up."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Give an observer of what a player knows; there is only the one kind."""
        if params:
            raise ValueError(f"observers have no parameters here, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("observers here have no perfect recall: they see what a player sees now")
        return Observer(self.game)


def kind_of(name: str) -> pyspiel.GameType:
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
        parameter_specification={"players": game.most, **{option.name: option.default for option in game.options}},
    )


def register(name: str) -> None:
    """Make a game known to pyspiel."""
    kind = kind_of(name)

    class Registered(OpenSpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    pyspiel.register_game(kind, Registered)


for each in godsplay.games():
    register(each)
