"""A small network with one hidden layer: what a seat has as numbers, what it may expect as two.

Plain lists and plain sums in a fixed order, so that it gives the same numbers compiled, interpreted and in a browser.
"""

from __future__ import annotations

from mypy_extensions import i64


class Network:
    """Judges one seat at a time; the first output is its standing, of which `softmax` makes shares."""

    def __init__(
        self,
        direct: list[float],
        hidden: list[list[float]],
        biases: list[float],
        out: list[float],
        margin_direct: list[float],
        margin_out: list[float],
    ) -> None:
        self.direct: list[float] = direct  # by input: straight to the standing
        self.hidden: list[list[float]] = hidden  # by hidden unit and input
        self.biases: list[float] = biases  # by hidden unit
        self.out: list[float] = out  # by hidden unit: to the standing
        self.margin_direct: list[float] = margin_direct
        self.margin_out: list[float] = margin_out

    def standing(self, inputs: list[float]) -> float:
        """Return how a seat stands: the higher beside the others, the likelier it wins."""
        places: list[int] = []
        values: list[float] = []
        total = 0.0
        for place, value in enumerate(inputs):
            if value != 0.0:
                places.append(place)
                values.append(value)
                total += self.direct[place] * value
        count: i64 = len(places)
        unit: i64 = 0
        units: i64 = len(self.hidden)
        while unit < units:  # four at a time: looking up inputs costs as much as the sums
            weights_0 = self.hidden[unit]
            weights_1 = self.hidden[unit + 1]
            weights_2 = self.hidden[unit + 2]
            weights_3 = self.hidden[unit + 3]
            charge_0 = self.biases[unit]
            charge_1 = self.biases[unit + 1]
            charge_2 = self.biases[unit + 2]
            charge_3 = self.biases[unit + 3]
            index: i64 = 0
            while index < count:
                at: i64 = places[index]
                amount = values[index]
                charge_0 += weights_0[at] * amount
                charge_1 += weights_1[at] * amount
                charge_2 += weights_2[at] * amount
                charge_3 += weights_3[at] * amount
                index += 1
            if charge_0 > 0.0:
                total += self.out[unit] * charge_0
            if charge_1 > 0.0:
                total += self.out[unit + 1] * charge_1
            if charge_2 > 0.0:
                total += self.out[unit + 2] * charge_2
            if charge_3 > 0.0:
                total += self.out[unit + 3] * charge_3
            unit += 4
        return total

    def margin(self, inputs: list[float]) -> float:
        """Return how many points more than the mean of the table a seat may expect at the end."""
        total = 0.0
        for place, value in enumerate(inputs):
            total += self.margin_direct[place] * value
        for unit, weights in enumerate(self.hidden):
            charge = self.biases[unit]
            for place, value in enumerate(inputs):
                charge += weights[place] * value
            if charge > 0.0:
                total += self.margin_out[unit] * charge
        return total
