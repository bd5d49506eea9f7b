"""Flat Monte Carlo search with common random numbers.

All actions are tried in the same sampled deals, so luck cancels out in their differences. The heuristics' choice,
`default`, is replaced only if the best rival's mean gain exceeds `sound` standard errors: among many nearly equal
actions, chance alone makes one look best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt

SOUND = 1.0  # standard errors by which a gain must exceed zero
HOPELESS = 3.0  # standard errors behind the best at which an action is dropped
CHECKS = 8  # number of evaluations during the search

Trial = Callable[[Sequence[str]], Sequence[float]]


def search(texts: Sequence[str], default: str, trial: Trial, samples: int, sound: float = SOUND) -> Iterator[str]:
    """Yields the best action so far after each of `samples` samples; the last one is the choice.

    `trial` deals the unseen cards anew and returns the outcome of each given action in that deal, higher being better.
    The number of samples is fixed, so equal positions and seeds give equal choices.
    """
    gains = Gains(default, dict.fromkeys((text for text in texts if text != default), 0.0))
    pause = max(1, samples // CHECKS)
    while gains.rivals and gains.count < samples:
        gains.add(trial([default, *gains.rivals]))
        if gains.count % pause == 0 or gains.count == samples:
            gains.judge(sound, HOPELESS)
        yield gains.choice
    yield gains.choice


class Gains:
    """Accumulated gains of the other actions, the rivals, over the default action in the same deals."""

    def __init__(self, default: str, rivals: Mapping[str, float], batch: int = 1) -> None:
        """Takes a prior for each rival: a sum of gains that counts as if deals had brought it.

        `batch` is the number of consecutive deals that depend on each other: errors are those of the batches' means.
        """
        self.default = self.choice = default
        self.rivals = [*rivals]
        self.count = 0  # deals
        self.batch = batch
        self._believed = rivals
        self._sums = dict.fromkeys(rivals, 0.0)
        self._batches = dict.fromkeys(rivals, 0.0)  # sums of the present batch
        self._squares = dict.fromkeys(rivals, 0.0)  # of the sums of finished batches

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

    def sum_of(self, text: str) -> float:
        """Returns the sum of a rival's gains in finished batches."""
        return self._sums[text]

    def error_of(self, text: str) -> float:
        """Returns the standard error of the sum of a rival's gains in finished batches."""
        return sqrt(max(self._squares[text] - self._sums[text] ** 2 / (self.count // self.batch), 1e-9))

    def judge(self, sound: float, hopeless: float) -> None:
        """Chooses the best rival if it gains over `sound` standard errors; drops those `hopeless` ones behind it.

        Counts finished batches only.
        """
        errors = {text: self.error_of(text) for text in self.rivals}
        sums = {text: self._sums[text] + self._believed[text] for text in self.rivals}
        top = max(self.rivals, key=sums.__getitem__)
        self.choice = top if sums[top] > sound * errors[top] else self.default
        ahead = max(sums[top], 0.0)
        self.rivals = [text for text in self.rivals if sums[text] + hopeless * errors[text] >= ahead]
