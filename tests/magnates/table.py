"""A table to try rules at: positions in a few readable lines, moves by family and notation.

at("interregnum", players=3).estates("lithuania", sapieha=2).privileges(sapieha=["union-of-brest"]).start()
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import godsplay
from godsplay import Scripted, Seeded, State
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES

GAME = godsplay.game("magnates")
FAMILIES = ["lubomirski", "potocki", "sapieha", "radziwill", "zamoyski"]
CARDS = ["2", "3", "4", "5", "6", "7", "8", "9", "lady", "11", "12", "13", "14"]
OFFICES = ["primate", "treasurer", "hetman", "chancellor"]
SEJM = ["sejm-1", "sejm-2", "sejm-3", "sejm-4", "sejm-5"]
POWERS = ["moscow", "cossacks", "ottomans", "habsburgs", "brandenburg"]
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
        """Give the key of the reason why a move is not legal; None if it is."""
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
        return self.state.to_data()

    @property
    def step(self) -> str:
        return self.state.stack[-1].step.name if self.state.stack else "over"

    @property
    def to_act(self) -> list[str]:
        return [FAMILIES[seat] for seat in self.state.to_act]

    def estates(self, province: str) -> dict[str, int]:
        return self.data["provinces"][province]["estates"]

    def totals(self) -> list[int]:
        """Count everybody's Estates on the board."""
        return [self.state.total_estates(seat) for seat in range(self.state.players)]

    def privileges(self, family: str) -> list[str]:
        return self.data["families"][family]["privileges"]

    def partitions(self) -> list[str]:
        return [name for name, province in self.data["provinces"].items() if province["partitioned"]]


def number(name: str) -> int:
    """Find what a drawn card, King or family is counted as."""
    for names in (FAMILIES, KINGS, PRIVILEGES, CONFLICTS):
        if name in names:
            return names.index(name)
    raise LookupError(name)


class Setting:
    """A position in the making."""

    def __init__(self, players: int, edition: dict[str, Any] | None = None) -> None:
        self.game = GAME if edition is None else godsplay.game("magnates", edition)
        self.data: dict[str, Any] = deepcopy(self.game.new(players=players, seed=1).to_data())
        self.names = FAMILIES[:players]
        self.data["order"] = list(self.names)
        self.data["king"] = "stefan-batory"
        self.data["senators"] = dict.fromkeys(OFFICES, "senate")
        self.data["senators"]["primate"] = self.names[-1]

    def step(self, name: str, **values: Any) -> Setting:
        """Stand at a step, and nothing above it."""
        self.data["stack"] = [{"step": name, **values}]
        if name in ("set-up", "election", "senate") and values.get("round", 1) == 1:
            self.senators(primate="senate")
        return self

    def round(self, number: int, king: str | None = None) -> Setting:
        self.data["round"] = number
        self.data["king"] = king or KINGS[3 * (number - 1)]
        return self

    def order(self, *names: str) -> Setting:
        self.data["order"] = list(names)
        return self

    def king(self, name: str) -> Setting:
        self.data["king"] = name
        return self

    def senators(self, **holders: str) -> Setting:
        self.data["senators"].update(holders)
        return self

    def privileges(self, **held: list[str]) -> Setting:
        for name, cards in held.items():
            self.data["families"][name]["privileges"] += cards
        return self

    def estates(self, province: str, **counts: int) -> Setting:
        self.data["provinces"][province]["estates"].update(counts)
        return self

    def fiefs(self, **holders: str) -> Setting:
        self.data["fiefs"].update(holders)
        return self

    def conflicts(self, undefeated: list[str] | None = None, **cards: str) -> Setting:
        """Put Conflicts on spaces, written with _ for -. Their scale follows from the card."""
        for space, card in cards.items():
            name = space.replace("_", "-")
            self.data["conflicts"][name] = {
                "conflict": card,
                "scale": 0,
                "undefeated": name in (undefeated or []),
            }
        return self

    def lost(self, **cards: str) -> Setting:
        """Put Conflicts on spaces that have been lost before."""
        return self.conflicts([space.replace("_", "-") for space in cards], **cards)

    def pawns(self, **pawns: Any) -> Setting:
        """Set black_clouds or silent_sejm, or put buildings into Provinces."""
        for name, value in pawns.items():
            self.data[name.replace("_", "-")] = value
        return self

    def played(self, spots: list[str], shown: bool = False, **cards: list[str]) -> Setting:
        """Let families have placed cards at spots."""
        for name, values in cards.items():
            family = self.data["families"][name]
            for spot, card in zip(spots, values, strict=True):
                family["played"][spot] = card
                family["hand"].remove(card)
        if shown:
            self.data["shown"] += spots
        return self

    def won(self, family: str, *cards: str) -> Setting:
        """Let a family have won Privileges in this Sejm, which it still holds."""
        for card in cards:
            self.data["sejm"][self.data["sejm"].index(None)] = {"privilege": card, "won-by": family}
        return self.privileges(**{family: list(cards)})

    def start(self, drawing: list[str] | None = None) -> Play:
        """Take the position up; if cards are named, exactly these must be drawn on the way."""
        script = Scripted([number(name) for name in drawing or []])
        state = self.game.position(self.data, chance=Seeded(1) if drawing is None else script)
        assert script.used == len(script.outcomes), "not all of the cards were drawn"
        return Play(state)


def at(step: str, players: int = 3, edition: dict[str, Any] | None = None, **values: Any) -> Setting:
    """Begin a position at a step, with nothing on the board."""
    return Setting(players, edition).step(step, **values)


def at_office(office: str, players: int = 3, **cards: str) -> Setting:
    """Begin when an office is turned up, with these cards at it."""
    spot = OFFICES.index(office)
    setting = at("senate", players, round=2, place=4)
    setting.data["stack"].append({"step": "office", "subject": spot})
    if office == "primate":
        setting.senators(primate="senate")
    return setting.played([office], **{name: [card] for name, card in cards.items()})


def at_privilege(privilege: str, players: int = 3, **cards: str) -> Setting:
    """Begin when the fifth Privilege is turned up, with these cards at it; nobody has the first four."""
    setting = at("sejm", players, round=3, place=5)
    setting.data["stack"].append({"step": "privilege", "subject": 8})
    setting.data["sejm"][4] = {"privilege": privilege}
    return setting.played(["sejm-5"], **{name: [card] for name, card in cards.items()})


def at_conflict(space: str, conflict: str, players: int = 3, **cards: str) -> Setting:
    """Begin when the last Conflict of the last round is turned up, with these cards at it."""
    setting = at("conflicts", players, round=3, place=10).round(4).conflicts(**{space.replace("-", "_"): conflict})
    setting.data["stack"].append({"step": "conflict", "subject": 9 + SPACES.index(space)})
    return setting.played([space], **{name: [card] for name, card in cards.items()})


def at_interregnum(players: int = 3) -> Setting:
    """Begin with the last actions of the last round."""
    setting = at("interregnum", players, round=2, subject=21).round(4)
    setting.data["king"] = None
    setting.data["stack"].append({"step": "actions", "subject": 21})
    return setting


def at_end_of_sejm(players: int = 3) -> Setting:
    """Begin when the last Privilege has been won."""
    setting = at("sejm", players, round=4, place=5)
    setting.data["stack"].append({"step": "actions", "subject": 20})
    return setting


def at_new_conflicts(players: int = 3) -> Setting:
    """Begin with Conflicts on the board and no Family card at them."""
    setting = at("conflicts", players, round=2)
    setting.data["stack"].append({"step": "actions", "subject": 19})
    return setting
