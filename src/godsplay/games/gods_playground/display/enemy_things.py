"""What there is to know of the enemies: their boxes with all that counts for and against them, their arrows."""

from __future__ import annotations

from godsplay.games.gods_playground.display.card import Card, Figures
from godsplay.games.gods_playground.display.net_result import MINUS, net_result
from godsplay.games.gods_playground.rules.board import (
    ENEMIES,
    FAMILIES,
    HABSBURGS,
    PHASES,
    REGIONS,
    SEATS,
    TATARS,
    TURNS,
)
from godsplay.games.gods_playground.rules.enemies import (
    hold_vienna,
    influence_is_gone,
    makes_war,
    printed_strength,
    strength_on_board,
    tied_down,
)
from godsplay.present.presentation import Thing
from godsplay.present.words import capital


class EnemyThings(Card):
    """The cards of enemies and what lies in their boxes."""

    def enemy(self, enemy: str) -> Thing:
        """An enemy's box: strength, what joins it, what stands against it, and what comes of it."""
        number, state = ENEMIES.index(enemy), self.state
        figures = [*self.strength_figures(number), *self.cubes_against(number), self.net_figure(number)]
        figures.append((self.say("thing-most-cubes"), str(state.board.box_points[number])))
        about = self.say(f"thing-{self.manner(number)}", region=REGIONS[number])
        return Thing(self.called(number), about, figures, "enemies-attack")

    def manner(self, enemy: int) -> str:
        """Name the way in which an enemy comes: with war or influence, to be expected or over."""
        if not makes_war(enemy, self.state.turn):
            return "enemy-influence"
        if self.phase_now in PHASES[PHASES.index("enemies-attack") :]:
            return "enemy-attacked"
        return "enemy"

    def strength_figures(self, enemy: int) -> Figures:
        """What an enemy comes with, part by part."""
        state = self.state
        figures = [(self.say("thing-printed", turn=state.turn), str(printed_strength(state, enemy)))]
        added = 0 if influence_is_gone(state, enemy) else state.added[enemy]
        parts = [("thing-from-dice", added)]
        if enemy == TATARS:
            parts.append(("thing-from-cossacks", state.rebels))
        if enemy == HABSBURGS and hold_vienna(state):
            parts.append(("thing-from-vienna", state.vienna))
        figures += [(self.say(key), f"+{count}") for key, count in parts if count]
        stay = tied_down(state, enemy)
        return [*figures, *([(self.say("thing-tied-down"), f"{MINUS}{stay}")] if stay else [])]

    def cubes_against(self, enemy: int) -> Figures:
        """The cubes in an enemy's box, by whose they are."""
        owners = [*FAMILIES, "king"]
        counts = [*self.state.box_nobles[enemy * SEATS : (enemy + 1) * SEATS], self.state.box_king[enemy]]
        named = zip(owners, counts, strict=True)
        return [(self.say("thing-cubes-of", owner=owner), f"{MINUS}{count}") for owner, count in named if count]

    def net_figure(self, enemy: int) -> tuple[str, str]:
        """What comes of an enemy's box as it stands."""
        net = net_result(self.state, enemy, self.phase_now)
        return capital(net.words(self.words)), net.figures()

    def called(self, enemy: int) -> str:
        """Name an enemy as it is called this turn."""
        return self.name(self.state.enemy_name(enemy))

    def strength(self, enemy: str) -> Thing:
        """The strength row: one number a turn."""
        number, state = ENEMIES.index(enemy), self.state
        figures = [
            (
                self.say("thing-strength-now" if turn == state.turn else "thing-strength-turn", turn=turn),
                str(strength_on_board(state, number, turn)),
            )
            for turn in range(1, TURNS + 1)
        ]
        return self.make(
            "strength", self.say("thing-strength-title", enemy=self.called(number)), figures, "enemy-figures"
        )

    def prize(self, enemy: str) -> Thing:
        """The points of a box, and who has how many cubes in it."""
        number = ENEMIES.index(enemy)
        title = self.say("draw-box-points", points=self.state.board.box_points[number])
        counts = self.state.box_nobles[number * SEATS : (number + 1) * SEATS]
        figures = self.by_family(counts)
        if self.state.box_king[number]:
            figures.append((self.name("king"), str(self.state.box_king[number])))
        return self.make("prize", title, figures, "victory-points")

    def treaty(self, enemy: str) -> Thing:
        """The space for a treaty."""
        number, state = ENEMIES.index(enemy), self.state
        held = state.treaty == number
        title = self.say("draw-treaty", enemy=self.called(number)) if held else self.say("draw-treaty-space")
        price = (self.say("thing-price"), self.say("thing-treaty-price", money=state.board.treaty_money))
        return self.make("treaty", title, [] if held else [price], "diplomacy")

    def added(self, enemy: str) -> Thing:
        """What the dice have added."""
        number = ENEMIES.index(enemy)
        title = self.say("draw-added", count=self.state.added[number])
        return self.make("added", title, self.strength_figures(number), "events")

    def against(self, enemy: str) -> Thing:
        """The cubes that stand against an enemy."""
        number = ENEMIES.index(enemy)
        title = self.say("thing-against-title", enemy=self.called(number))
        figures = [*self.cubes_against(number), self.net_figure(number)]
        return self.make("against", title, figures, "campaigns")

    def vienna(self) -> Thing:
        """Vienna, and the Ottomans before it."""
        state = self.state
        figures = [(self.name("ottomans"), str(state.vienna))]
        excess = state.vienna - state.board.pacifying
        if excess > 0 and not hold_vienna(state):
            sum_of = f"{state.vienna} {MINUS} {state.board.pacifying} = {excess}"
            figures.append((self.say("thing-would-leave-vienna"), sum_of))
        return self.make("vienna", self.name("vienna"), figures, "vienna")

    def arrow(self, enemy: str, goal: str) -> Thing:
        """An arrow along which an enemy comes."""
        number = ENEMIES.index(enemy)
        attack = goal == "vienna" or REGIONS.index(goal) == number
        kind = "attack" if attack else "expansion"
        title = self.say(f"draw-{kind}", enemy=self.called(number), goal=goal)
        rule = "vienna" if goal == "vienna" else "enemies-attack" if attack else "enemies-expand"
        return self.make(f"arrow-{kind}", title, [], rule)
