"""Flat Monte Carlo search with common random numbers.

All actions are tried in the same sampled deals, so luck cancels out in their differences. The other actions are the
rivals of the heuristics' choice, `default`. A rival's gain is how much better it did than the default in the same deal.
The best rival replaces the default only if its total gain exceeds `sound` of its standard errors: among many nearly
equal actions, chance alone makes one look best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt

from kortti.opponents.characters import Liking
from kortti.opponents.choosing import best_liked

SOUND = 1.0  # standard errors by which the best rival's gain must exceed zero to replace the default
HOPELESS = 3.0  # a rival that is further than so many standard errors behind the best is no longer tried
NEAR = 0.1  # standard errors within which actions count as equal, so that a character may choose
EXACT = 1e-4  # a total gain so small is rounding: the action ties with the default in every deal
CHECKS = 8  # how often in a search the choice is made anew and rivals are dropped

Trial = Callable[[Sequence[str]], Sequence[float]]


def search(
    texts: Sequence[str],
    default: str,
    trial: Trial,
    samples: int,
    sound: float = SOUND,
    liking: Liking | None = None,
) -> Iterator[str]:
    """Yields the best action so far after each of `samples` samples; the last one is the choice.

    `trial` deals the unseen cards anew and returns the outcome of each given action in that deal, higher being better.
    The number of samples is fixed, so equal positions and seeds give equal choices.
    """
    gains = Gains(default, dict.fromkeys((text for text in texts if text != default), 0.0), liking=liking)
    pause = max(1, samples // CHECKS)
    while gains.rivals and gains.count < samples:
        gains.add(trial([default, *gains.rivals]))
        if gains.count % pause == 0 or gains.count == samples:
            gains.judge(sound, HOPELESS)
        yield gains.choice
    yield gains.choice


class Gains:
    """Accumulated gains of the other actions, the rivals, over the default action in the same deals."""

    def __init__(self, default: str, rivals: Mapping[str, float], batch: int = 1, liking: Liking | None = None) -> None:
        """Takes the default action, and for each rival a prior: a total gain to begin with, 0 if nothing is known.

        `batch` is the number of consecutive deals that depend on each other: errors are those of the batches' means.
        `liking` chooses among actions that are nearly as good (`_near`).
        """
        self.default = self.choice = default
        self.rivals = [*rivals]
        self.count = 0  # deals
        self.batch = batch
        self.liking = liking
        self._priors = rivals
        self._sums = dict.fromkeys(rivals, 0.0)  # of gains in finished batches, without the priors
        self._squares = dict.fromkeys(rivals, 0.0)  # of the batches' sums
        self._batches = dict.fromkeys(rivals, 0.0)  # sums of the present batch

    def add(self, outcomes: Sequence[float]) -> None:
        """Adds the outcomes of the default action and of each rival in one more deal."""
        self.count += 1
        base, *others = outcomes
        for text, outcome in zip(self.rivals, others, strict=True):
            self._batches[text] += outcome - base
            if self.is_batch_over:
                self._sums[text] += self._batches[text]
                self._squares[text] += self._batches[text] ** 2
                self._batches[text] = 0.0

    @property
    def is_batch_over(self) -> bool:
        """True after the last deal of a batch."""
        return self.count % self.batch == 0

    def judge(self, sound: float, hopeless: float) -> None:
        """Updates `choice` and drops rivals that have fallen too far behind, to spend further deals on the others.

        `choice` becomes the rival with the largest total gain if that exceeds `sound` of its standard errors, else the
        default. A rival is dropped if even `hopeless` of its own standard errors would not lift it to the best rival's
        gain, or to the default's, which is 0. Counts finished batches only.
        """
        batches = self.count // self.batch
        errors = {text: sqrt(max(self._squares[text] - self._sums[text] ** 2 / batches, 1e-9)) for text in self.rivals}
        sums = {text: self._sums[text] + self._priors[text] for text in self.rivals}
        best = max(self.rivals, key=sums.__getitem__)
        self.choice = best if sums[best] > sound * errors[best] else self.default
        if self.liking:
            self.choice = best_liked(self._near(best, sound, sums, errors), self.liking)[0]
        to_reach = max(sums[best], 0.0)
        self.rivals = [text for text in self.rivals if sums[text] + hopeless * errors[text] >= to_reach]

    def _near(self, best: str, sound: float, sums: Mapping[str, float], errors: Mapping[str, float]) -> list[str]:
        """Returns the actions that a character may choose: the default, if the best rival's gain hardly suffices to
        replace it, else the best rival; and the rivals nearly equal to that.
        """
        near = [text for text in self.rivals if sums[text] + EXACT >= (sound - NEAR) * errors[text]]
        if sums[best] <= (sound + NEAR) * errors[best]:
            return [self.default, *near]
        return [text for text in near if sums[text] + NEAR * max(errors[text], errors[best]) >= sums[best]]
