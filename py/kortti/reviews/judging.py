"""Judges one decision: what the played action costs against the expert's choice.

Both are tried in the same deals, so luck cancels out in their difference. A pilot tells how many deals are needed.
These are fresh, and fall in two halves: the first decides if the loss can be chance, the second tells it; both must
reach a mark's border. So chance hardly selects the loss told, and the mean over both halves is unbiased.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import hypot, sqrt
from statistics import fmean
from typing import NamedTuple

from kortti.reviews.playing import Trial, mapped

PILOT = 8  # deals of the pilot
FEWEST = 2  # deals of a pilot or a half at any effort
MOST = 200  # deals of a half at the usual effort
CLOSE = 3.0  # standard errors for which a half needs room between no loss and a slip, if one is possible
ROUGH = 1.5  # the same if not: for the sum over all moves
FRESH = 1_000_000  # number of the first deal after the pilot
PROVING = 2_000_000  # and of the first one that proves a mark
PROOFS, STEP = 24, 4  # deals at most that prove a mark, and deals between two looks at them
PROVED, CLEAR = 2.0, 3.0  # standard errors that prove a mark, and from which on `ENOUGH` deals tell its loss
ENOUGH = 8
HOPE = 0.85  # standard errors: no more deals, either, if even a gain so much greater would prove nothing in all of them


class Difference(NamedTuple):
    """What the better action gains: mean and standard error over deals."""

    gain: float
    error: float


class Judgement(NamedTuple):
    """The judgement of a decision, in the unit of the game's results.

    `expected` is the mean result of the played action. `gap` is the unbiased estimate of its loss, perhaps negative,
    and `error` its standard error. `test` and `told` estimate it by half of the deals each.
    """

    expected: float
    gap: float
    error: float
    test: Difference
    told: Difference


class Comparison:
    """The played action of a decision and the expert's choice, tried in the same deals."""

    def __init__(self, trial: Trial, played: str, best: str, *, is_low: bool, effort: float) -> None:
        self.trial, self.effort = trial, effort
        self.texts = [played] if played == best else [played, best]
        self.sign = -1.0 if is_low else 1.0
        self.fewest = max(FEWEST, round(PILOT * min(1.0, effort)))
        self.pilot = Difference(0.0, 0.0)

    def explore(self, spread: float) -> Generator[float, None, None]:
        """Runs the pilot, if there are two actions; yields the share done. `spread` is that of results."""
        if len(self.texts) > 1:
            self.pilot = self.cautious((yield from self.run(0, self.fewest)), spread)

    def needed(self, slip: float, most: float) -> int:
        """Returns the number of deals per half that the pilot advises; `most` limits it at the usual effort."""
        if len(self.texts) == 1 or not slip:
            return self.fewest
        close = CLOSE if self.is_doubtful(slip) else ROUGH
        needed = self.fewest * (close * self.pilot.error / slip) ** 2
        return max(self.fewest, round(min(needed, most, MOST) * self.effort))

    def is_doubtful(self, slip: float) -> bool:
        """Checks if the pilot leaves a loss of at least `slip` possible."""
        return len(self.texts) > 1 and self.pilot.gain + CLOSE * self.pilot.error >= slip

    def measure(self, half: int) -> Generator[float, None, Judgement]:
        """Judges the decision by twice `half` fresh deals; yields the share done."""
        results = yield from self.run(FRESH, 2 * half if len(self.texts) > 1 else half)
        expected = fmean(one for one, *_ in results)
        if len(self.texts) == 1:
            return Judgement(expected, 0.0, 0.0, self.pilot, self.pilot)
        test, told = self.difference(results[:half]), self.difference(results[half:])
        return Judgement(expected, (test.gain + told.gain) / 2, hypot(test.error, told.error) / 2, test, told)

    def prove(self, spread: float) -> Generator[float, None, Difference | None]:
        """Returns what the expert's choice gains in deals of its own if it is proved to be better, else None.

        Yields the share done.
        """
        results = list[list[float]]()
        while True:
            results += yield from self.run(PROVING + len(results), STEP)
            proof = self.cautious(results, spread)
            count, sure = len(results), proof.gain / proof.error
            is_clear = sure >= CLEAR and count >= ENOUGH
            if is_clear or count == PROOFS or sure <= PROVED * sqrt(count / PROOFS) - HOPE:
                return proof if sure > PROVED else None

    def run(self, first: int, count: int) -> Generator[float, None, list[list[float]]]:
        """Tries the actions in `count` deals, the first being number `first`; returns their results by deal.

        Yields the share done between the moves.
        """
        results = list[list[float]]()
        for number in range(first, first + count):
            results.append((yield from mapped(self.trial(number, self.texts), lambda _: len(results) / count)))
        return results

    def difference(self, results: Sequence[Sequence[float]]) -> Difference:
        """Returns by how much the expert's choice did better."""
        gains = [self.sign * (best - played) for played, best in results]
        count, gain = len(gains), fmean(gains)
        return Difference(gain, sqrt(sum((each - gain) ** 2 for each in gains) / (count - 1) / count))

    def cautious(self, results: Sequence[Sequence[float]], spread: float) -> Difference:
        """Returns the difference with an error that allows for few deals, which often show none.

        Half of `spread`, the standard deviation of results, counts as the difference of one deal more.
        """
        gain, error = self.difference(results)
        return Difference(gain, hypot(error, spread / 2 / (len(results) + 1)))
