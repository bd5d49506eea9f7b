"""Looks ahead: tries every action in the same sampled deals.

This is flat Monte Carlo with common random numbers. All actions are tried in the same deals, so what chance does to all
of them falls out of their differences. The action that the heuristics prefer, `default`, is left only for one whose
mean gain over it exceeds `sound` standard errors: among many actions that are about equal, chance makes one look best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt

SOUND = 1.0  # standard errors by which a gain must differ from nothing
HOPELESS = 3.0  # standard errors by which an action must be behind the best to be tried no more
CHECKS = 8  # how many times that is looked at

Trial = Callable[[Sequence[str]], Sequence[float]]


def search(texts: Sequence[str], default: str, trial: Trial, samples: int, sound: float = SOUND) -> Iterator[str]:
    """Yields the best action so far after each of `samples` samples; the last one is the choice.

    `trial` deals the unseen cards anew and gets what each of the actions that it is given brings in that deal, higher
    being better. The number of samples is fixed, so equal positions and chance get equal choices; whoever is in a hurry
    takes the last action so far.
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
    """How much more other actions, the rivals, have brought than the default one in the same deals."""

    def __init__(self, default: str, rivals: Mapping[str, float]) -> None:
        """Begins with what is believed of each rival before any deal: a sum of gains, as if deals had brought it."""
        self.default = self.choice = default
        self.rivals = [*rivals]
        self.count = 0  # deals
        self._believed = rivals
        self._sums = dict.fromkeys(rivals, 0.0)
        self._squares = dict.fromkeys(rivals, 0.0)

    def add(self, outcomes: Sequence[float]) -> None:
        """Adds what the default action and each of the rivals brought in one more deal."""
        self.count += 1
        base, *others = outcomes
        for text, outcome in zip(self.rivals, others, strict=True):
            gain = outcome - base
            self._sums[text] += gain
            self._squares[text] += gain * gain

    def judge(self, sound: float, hopeless: float) -> None:
        """Chooses the best rival if it gains over `sound` standard errors; drops those `hopeless` ones behind it."""
        errors = {
            text: sqrt(max(self._squares[text] - self._sums[text] ** 2 / self.count, 1e-9)) for text in self.rivals
        }
        sums = {text: self._sums[text] + self._believed[text] for text in self.rivals}
        top = max(self.rivals, key=sums.__getitem__)
        self.choice = top if sums[top] > sound * errors[top] else self.default
        ahead = max(sums[top], 0.0)
        self.rivals = [text for text in self.rivals if sums[text] + hopeless * errors[text] >= ahead]
