"""Positions to try rules in, in a few readable lines; moves by family and notation.

at_interregnum(3).estates("lithuania", sapieha=2).privileges(sapieha=["union-of-brest"]).start()
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import godsplay
from godsplay import Scripted, Seeded, State
from godsplay.engine.pickling import readings_of
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES

GAME: Any = godsplay.game("magnates")
FAMILIES = ["lubomirski", "potocki", "sapieha", "radziwill", "zamoyski"]
CARDS = ["2", "3", "4", "5", "6", "7", "8", "9", "lady", "11", "12", "13", "14"]
OFFICES = ["primate", "treasurer", "hetman", "chancellor"]
SEJM = ["sejm-1", "sejm-2", "sejm-3", "sejm-4", "sejm-5"]
POWERS = ["moscow", "cossacks", "ottomans", "habsburgs", "brandenburg"]
PROVINCES = ["lithuania", "ukraine", "little-poland", "great-poland", "prussia"]
SPACES = [f"{power}-{space}" for power in POWERS for space in (1, 2)]


class Play:
    """A game under way."""

    def __init__(self, state: State) -> None:
        self.state: Any = state
        state.listening = True

    def do(self, family: str, *moves: str, drawing: list[str] | None = None) -> Play:
        """Make moves; if cards are named, exactly these must be drawn on the way."""
        script = Scripted([number(name) for name in drawing or []])
        if drawing is not None:
            self.state.chance = script
        for move in moves:
            self.state.apply(FAMILIES.index(family), self.state.game.actions[move])
            assert not self.state.problems()
        assert script.used == len(script.outcomes), "not all of the cards were drawn"
        return self

    def refusal(self, family: str, move: str) -> str | None:
        """Return the key of the reason why a move is not legal; None if it is."""
        reason = self.state.why_not(FAMILIES.index(family), self.state.game.actions[move])
        return None if reason is None else reason.key

    def may(self, family: str) -> list[str]:
        """List what a family may do now, without gifts."""
        legal = [str(action) for action in self.state.legal(FAMILIES.index(family))]
        return [notation for notation in legal if not notation.startswith("give ")]

    def told(self, key: str) -> list[dict[str, Any]]:
        """List what the last move told under that key."""
        return [event.values for event in self.state.events if event.key == key]

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = self.state.to_data()
        return data

    @property
    def step(self) -> str:
        return str(self.state.stack[-1].step.name) if self.state.stack else "over"

    @property
    def to_act(self) -> list[str]:
        return [FAMILIES[seat] for seat in self.state.to_act]

    @property
    def senators(self) -> dict[str, str | None]:
        """Who holds each Senator, or `set-aside`; None while it is in the Senate."""
        return {name: entry["holder"] for name, entry in self.data["senators"].items()}

    @property
    def fiefs(self) -> dict[str, str | None]:
        """Whose Estate stands in each Fief."""
        return {name: entry["owner"] for name, entry in self.data["fiefs"].items()}

    @property
    def buildings(self) -> dict[str, str]:
        """Where the buildings stand that have been built."""
        return {name: entry["province"] for name, entry in self.data["buildings"].items() if entry["province"]}

    @property
    def conflicts(self) -> dict[str, str]:
        """The Conflicts on the board, by space."""
        return {space: entry["conflict"] for space, entry in self.data["conflicts"].items() if entry["conflict"]}

    @property
    def privileges_removed(self) -> list[str]:
        return self.privileges("removed")

    @property
    def symbol(self) -> str | None:
        """The symbol of the King."""
        symbol: str | None = self.state.view(None)["symbol"]
        return symbol

    def estates(self, province: str) -> dict[str, int]:
        estates: dict[str, int] = self.data["provinces"][province]["estates"]
        return estates

    def totals(self) -> list[int]:
        """Count everybody's Estates on the board."""
        return [self.state.total_estates(seat) for seat in range(self.state.players)]

    def hand(self, family: str) -> list[str]:
        hand: list[str] = self.data["families"][family]["hand"]
        return hand

    def privileges(self, family: str) -> list[str]:
        """List the Privileges that a family holds."""
        return [name for name, entry in self.data["privileges"].items() if entry["where"] == family]

    def partitions(self) -> list[str]:
        partitioned: list[str] = self.state.view(None)["partitioned"]
        return partitioned


def number(name: str) -> int:
    """Return what a drawn card, King or family is counted as."""
    for names in (FAMILIES, KINGS, PRIVILEGES, CONFLICTS):
        if name in names:
            return names.index(name)
    raise LookupError(name)


class Setting:
    """A position in the making."""

    def __init__(self, players: int, edition: dict[str, Any] | None = None) -> None:
        self.game: Any = GAME if edition is None else godsplay.game("magnates", edition)
        self.data: dict[str, Any] = deepcopy(self.game.new(players=players, seed=1).to_data())
        self.names = FAMILIES[:players]
        self.others_resolved = False
        self.data["order"] = list(self.names)
        self.data["king"] = "stefan-batory"
        self.senators(primate=self.names[-1])

    def read(self, reading: str, way: str) -> Setting:
        """Let the table have agreed on a way to read a contested line."""
        self.game = godsplay.game("magnates", readings={reading: way})
        self.data["readings"] = readings_of(self.game)
        return self

    def stack(self, *frames: dict[str, Any]) -> Setting:
        """Stand at a step, on those below it."""
        self.data["stack"] = list(frames)
        return self

    def round(self, number: int, king: str | None = None) -> Setting:
        self.data["round"] = number
        self.data["king"] = king or KINGS[3 * (number - 1)]
        return self

    def order(self, *names: str) -> Setting:
        self.data["order"] = list(names)
        return self

    def king(self, name: str | None) -> Setting:
        self.data["king"] = name
        return self

    def senators(self, **holders: str | None) -> Setting:
        """Let families hold Senators; None is back in the Senate."""
        for name, holder in holders.items():
            self.data["senators"][name] = {"holder": holder}
        return self

    def privileges(self, **held: list[str]) -> Setting:
        for name, cards in held.items():
            for card in cards:
                self.data["privileges"][card] = {"where": name}
        return self

    def estates(self, province: str, **counts: int) -> Setting:
        self.data["provinces"][province]["estates"].update(counts)
        return self

    def fiefs(self, **holders: str) -> Setting:
        for name, holder in holders.items():
            self.data["fiefs"][name] = {"owner": holder}
        return self

    def conflicts(self, undefeated: list[str] | None = None, **cards: str) -> Setting:
        """Place Conflicts on spaces, written with _ for -."""
        for space, card in cards.items():
            name = space.replace("_", "-")
            self.data["conflicts"][name] = {"conflict": card, "undefeated": name in (undefeated or [])}
            if name in (undefeated or []):
                self.data["partitioned"].append(PROVINCES[POWERS.index(name[:-2])])
        return self

    def lost(self, **cards: str) -> Setting:
        """Place Conflicts on spaces that have been lost before."""
        return self.conflicts([space.replace("_", "-") for space in cards], **cards)

    def pawns(self, black_clouds: bool = False, silent_sejm: bool = False) -> Setting:
        """Place the pawns of the Black Clouds and of the Silent Sejm."""
        self.data["black-clouds"], self.data["silent-sejm"] = black_clouds, silent_sejm
        return self

    def building(self, name: str, province: str) -> Setting:
        """Place a building in a Province."""
        self.data["buildings"][name] = {"province": province}
        return self

    def played(self, spots: list[str], shown: bool = False, **cards: list[str]) -> Setting:
        """Let families have placed cards at spots."""
        for name, values in cards.items():
            family = self.data["families"][name]
            for spot, card in zip(spots, values, strict=True):
                family["played"][spot] = card
                family["hand"].remove(card)
        return self.resolved(*spots) if shown else self

    def resolved(self, *spots: str) -> Setting:
        """Let the cards on spots have been turned up."""
        self.data["shown"] += spots
        return self

    def dealt(self, *cards: str, first: int = 1) -> Setting:
        """Let Privileges lie in the Sejm, from a space on."""
        for space, card in enumerate(cards, first):
            self.data["sejm"][f"sejm-{space}"] = {"privilege": card}
            self.data["privileges"][card] = {"where": "sejm"}
        return self

    def won(self, family: str, *cards: str) -> Setting:
        """Let a family have won Privileges in this Sejm, which it still holds."""
        for card in cards:
            space = next(space for space in SEJM if self.data["sejm"][space]["privilege"] is None)
            self.data["sejm"][space] = {"privilege": card, "won-by": family}
        return self.privileges(**{family: list(cards)})

    def start(self, drawing: list[str] | None = None) -> Play:
        """Take the position up; if cards are named, exactly these must be drawn on the way."""
        if self.others_resolved:
            about = self.data["stack"][-1].get("spot")
            on_board = [space for space, entry in self.data["conflicts"].items() if entry["conflict"]]
            self.data["shown"] = [space for space in on_board if space != about]
        script = Scripted([number(name) for name in drawing or []])
        state = self.game.position(self.data, chance=Seeded(1) if drawing is None else script)
        assert script.used == len(script.outcomes), "not all of the cards were drawn"
        return Play(state)


def at(step: str, players: int = 3, edition: dict[str, Any] | None = None, **fields: Any) -> Setting:
    """Begin at a phase, with nothing on the board."""
    setting = Setting(players, edition).stack({"step": step, **fields})
    return setting.senators(primate=None) if step in ("set-up", "election", "senate") else setting


def at_office(office: str, players: int = 3, **cards: str) -> Setting:
    """Begin when the last office is turned up, with these cards at it."""
    setting = Setting(players).stack({"step": "senate"}, {"step": "office", "spot": office})
    setting.resolved(*[other for other in OFFICES if other != office])
    if office == "primate":
        setting.senators(primate=None)
    return setting.played([office], **{name: [card] for name, card in cards.items()})


def at_privilege(privilege: str, players: int = 3, **cards: str) -> Setting:
    """Begin when the fifth Privilege is turned up, with these cards at it; nobody has the first four."""
    setting = Setting(players).stack({"step": "sejm"}, {"step": "privilege", "spot": "sejm-5"})
    return setting.dealt(privilege, first=5).played(["sejm-5"], **{name: [card] for name, card in cards.items()})


def at_conflict(space: str, conflict: str, players: int = 3, **cards: str) -> Setting:
    """Begin when the last Conflict of the last round is turned up, with these cards at it."""
    setting = after_conflicts(players).round(4).conflicts(**{space.replace("-", "_"): conflict})
    setting.data["stack"].append({"step": "conflict", "spot": space})
    return setting.played([space], **{name: [card] for name, card in cards.items()})


def after_conflicts(players: int = 3) -> Setting:
    """Begin when all Conflicts on the board have been resolved."""
    setting = at("conflicts", players, drawn=True)
    setting.others_resolved = True
    return setting


def at_interregnum(players: int = 3) -> Setting:
    """Begin with the last actions of the last round."""
    setting = Setting(players).round(4).king(None)
    return setting.stack({"step": "interregnum"}, {"step": "actions", "occasion": "interregnum"})


def at_end_of_sejm(players: int = 3) -> Setting:
    """Begin when the last Privilege has been won."""
    setting = Setting(players)
    return setting.stack({"step": "sejm", "ended": True}, {"step": "actions", "occasion": "end-of-sejm"})


def at_new_conflicts(players: int = 3) -> Setting:
    """Begin with Conflicts on the board and no Family card at them."""
    setting = Setting(players)
    return setting.stack({"step": "conflicts", "drawn": True}, {"step": "actions", "occasion": "before-cards"})
