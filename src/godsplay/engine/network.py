"""Two small networks with one hidden layer each: how a seat stands, and what a good player would do.

Plain sums in a fixed order, so that they give the same numbers compiled, interpreted and in a browser.
"""

from __future__ import annotations

import math
from typing import Final

UNITS: Final = 16  # of a hidden layer that are computed together


class Sixteen:
    """Sixteen numbers; attributes, because the compiler keeps those unboxed."""

    def __init__(self, values: list[float]) -> None:
        self.n0: float = values[0]
        self.n1: float = values[1]
        self.n2: float = values[2]
        self.n3: float = values[3]
        self.n4: float = values[4]
        self.n5: float = values[5]
        self.n6: float = values[6]
        self.n7: float = values[7]
        self.n8: float = values[8]
        self.n9: float = values[9]
        self.n10: float = values[10]
        self.n11: float = values[11]
        self.n12: float = values[12]
        self.n13: float = values[13]
        self.n14: float = values[14]
        self.n15: float = values[15]

    def copy_from(self, other: Sixteen) -> None:
        """Become equal to another sixteen."""
        self.n0 = other.n0
        self.n1 = other.n1
        self.n2 = other.n2
        self.n3 = other.n3
        self.n4 = other.n4
        self.n5 = other.n5
        self.n6 = other.n6
        self.n7 = other.n7
        self.n8 = other.n8
        self.n9 = other.n9
        self.n10 = other.n10
        self.n11 = other.n11
        self.n12 = other.n12
        self.n13 = other.n13
        self.n14 = other.n14
        self.n15 = other.n15

    def add(self, other: Sixteen, times: float) -> None:
        """Add another sixteen, each multiplied."""
        self.n0 += other.n0 * times
        self.n1 += other.n1 * times
        self.n2 += other.n2 * times
        self.n3 += other.n3 * times
        self.n4 += other.n4 * times
        self.n5 += other.n5 * times
        self.n6 += other.n6 * times
        self.n7 += other.n7 * times
        self.n8 += other.n8 * times
        self.n9 += other.n9 * times
        self.n10 += other.n10 * times
        self.n11 += other.n11 * times
        self.n12 += other.n12 * times
        self.n13 += other.n13 * times
        self.n14 += other.n14 * times
        self.n15 += other.n15 * times

    def rectify(self) -> None:
        """Raise what is below nothing to nothing."""
        self.n0 = positive(self.n0)
        self.n1 = positive(self.n1)
        self.n2 = positive(self.n2)
        self.n3 = positive(self.n3)
        self.n4 = positive(self.n4)
        self.n5 = positive(self.n5)
        self.n6 = positive(self.n6)
        self.n7 = positive(self.n7)
        self.n8 = positive(self.n8)
        self.n9 = positive(self.n9)
        self.n10 = positive(self.n10)
        self.n11 = positive(self.n11)
        self.n12 = positive(self.n12)
        self.n13 = positive(self.n13)
        self.n14 = positive(self.n14)
        self.n15 = positive(self.n15)

    def times(self, other: Sixteen) -> float:
        """Return the sum of the products."""
        total = self.n0 * other.n0 + self.n1 * other.n1 + self.n2 * other.n2 + self.n3 * other.n3
        total += self.n4 * other.n4 + self.n5 * other.n5 + self.n6 * other.n6 + self.n7 * other.n7
        total += self.n8 * other.n8 + self.n9 * other.n9 + self.n10 * other.n10 + self.n11 * other.n11
        total += self.n12 * other.n12 + self.n13 * other.n13 + self.n14 * other.n14 + self.n15 * other.n15
        return total


def positive(value: float) -> float:
    """Return a number, or nothing if it is below that."""
    return value if value > 0.0 else 0.0


class Layer:
    """A hidden layer: rectified sums of the inputs, sixteen units at a time; and a sum past the layer."""

    def __init__(self, weights: list[list[float]], biases: list[float], direct: list[float]) -> None:
        starts = range(0, len(biases), UNITS)
        self.direct: list[float] = direct  # by input
        self.biases: list[Sixteen] = [Sixteen(biases[start : start + UNITS]) for start in starts]
        self.rows: list[list[Sixteen]] = [  # by sixteen and input
            [Sixteen([unit[place] for unit in weights[start : start + UNITS]]) for place in range(len(direct))]
            for start in starts
        ]
        self.active: list[Sixteen] = [Sixteen([0.0] * UNITS) for _ in starts]  # what the last inputs came to

    def activate(self, inputs: list[float]) -> float:
        """Compute the units for some inputs, most of which are nothing; return the sum past them."""
        total = 0.0
        for number, active in enumerate(self.active):
            active.copy_from(self.biases[number])
        for place, value in enumerate(inputs):
            if value != 0.0:
                total += self.direct[place] * value
                for number, active in enumerate(self.active):
                    active.add(self.rows[number][place], value)
        for active in self.active:
            active.rectify()
        return total

    def output(self, weights: list[Sixteen]) -> float:
        """Return the sum of the units, weighted."""
        total = 0.0
        for number, active in enumerate(self.active):
            total += active.times(weights[number])
        return total


def in_sixteens(values: list[float]) -> list[Sixteen]:
    """Divide the weights of an output for a layer."""
    return [Sixteen(values[start : start + UNITS]) for start in range(0, len(values), UNITS)]


class Judgement:
    """Judges one seat at a time; `softmax` makes shares of the standings of a table."""

    def __init__(
        self,
        hidden: list[list[float]],
        biases: list[float],
        direct: list[float],
        out: list[float],
        margin_direct: list[float],
        margin_out: list[float],
        slopes: list[list[float]],
    ) -> None:
        self.layer: Layer = Layer(hidden, biases, direct)  # by unit and input; straight to the standing
        self.out: list[Sixteen] = in_sixteens(out)  # by unit: to the standing
        self.margin_layer: Layer = Layer(hidden, biases, margin_direct)
        self.margin_out: list[Sixteen] = in_sixteens(margin_out)
        self.slopes: list[list[float]] = (
            slopes  # by number of players, from none, and turn: what is as sure as it should be
        )

    def shares(self, rows: list[list[float]], stage: int) -> list[float]:
        """Return each seat's share of the win, by the inputs of each."""
        players = len(rows)
        slope = 1.0
        if players < len(self.slopes) and stage < len(self.slopes[players]):
            slope = self.slopes[players][stage]
        return softmax([self.standing(row) * slope for row in rows])

    def standing(self, inputs: list[float]) -> float:
        """Return how a seat stands: the higher beside the others, the likelier it wins."""
        return self.layer.activate(inputs) + self.layer.output(self.out)

    def margin(self, inputs: list[float]) -> float:
        """Return how many points more than the mean of the table a seat may expect at the end."""
        return self.margin_layer.activate(inputs) + self.margin_layer.output(self.margin_out)


class Inclination:
    """How likely a good player takes each of some actions, which are of so many kinds."""

    def __init__(
        self,
        hidden: list[list[float]],
        biases: list[float],
        kinds: list[float],
        clues: list[list[float]],
        out: list[list[float]],
    ) -> None:
        self.layer: Layer = Layer(hidden, biases, [0.0] * len(hidden[0]))  # by unit and input
        self.kinds: list[float] = kinds  # by kind of action: how much it is liked anyway
        self.clues: list[list[float]] = clues  # by kind of action and clue
        self.out: list[list[Sixteen]] = [in_sixteens(weights) for weights in out]  # by kind of action and unit

    def chances(self, inputs: list[float], kinds: list[int], clues: list[list[float]]) -> list[float]:
        """Return the chances of actions, by how their player stands, their kinds and what is known of each."""
        self.layer.activate(inputs)
        charges: list[float] = []
        for place, kind in enumerate(kinds):
            charge = self.kinds[kind] + self.layer.output(self.out[kind])
            weights = self.clues[kind]
            for number, clue in enumerate(clues[place]):
                charge += weights[number] * clue
            charges.append(charge)
        return softmax(charges)


class Network:
    """What was learnt of a game."""

    def __init__(self, judgement: Judgement, inclination: Inclination) -> None:
        self.judgement: Judgement = judgement
        self.inclination: Inclination = inclination


def softmax(standings: list[float]) -> list[float]:
    """Return the shares that standings beside each other come to."""
    best = max(standings)
    weights = [math.exp(each - best) for each in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
