"""Looking ahead: the same sampled deals for every action, and good reasons for leaving what experience says.

This is flat Monte Carlo with common random numbers. All actions are tried in the same deals, so what chance does to
all alike falls out of their differences. The action of experience, `default`, is left only for one whose mean gain
over it exceeds `sound` standard errors: of many actions that are about equal, chance alone makes one look best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

SOUND = 1.0  # standard errors by which a gain must differ from nothing
HOPELESS = 3.0  # standard errors by which an action must be behind the best to be tried no more
CHECKS = 8  # how many times that is looked at

Trial = Callable[[Sequence[str]], Sequence[float]]


def search(texts: Sequence[str], default: str, trial: Trial, samples: int, sound: float = SOUND) -> Iterator[str]:
    """Yields the best action so far after each of `samples` samples, the last one being the choice.

    `trial` deals what is unseen anew and gets what each of the actions that it is given brings in that deal, higher
    being better. The number of samples is fixed, so equal positions and chance get equal choices; who is in a hurry
    stops listening.
    """
    rivals = [text for text in texts if text != default]
    gains = dict.fromkeys(rivals, 0.0)
    squares = dict.fromkeys(rivals, 0.0)
    choice = default
    pause = max(1, samples // CHECKS)
    for count in range(1, samples + 1):
        if not rivals:
            break
        base, *outcomes = trial([default, *rivals])
        for text, outcome in zip(rivals, outcomes, strict=True):
            gain = outcome - base
            gains[text] += gain
            squares[text] += gain * gain
        if count % pause == 0 or count == samples:
            errors = {text: sqrt(max(squares[text] - gains[text] ** 2 / count, 1e-9)) for text in rivals}
            top = max(rivals, key=gains.__getitem__)
            choice = top if gains[top] > sound * errors[top] else default
            ahead = max(gains[top], 0.0)
            rivals = [text for text in rivals if gains[text] + HOPELESS * errors[text] >= ahead]
        yield choice
    yield choice
