"""Judges one decision: the expected result of the played action and of the best alternative.

All actions are tried in the same deals, so luck cancels out in their differences. Rounds of sequential halving keep the
better half of the alternatives until one is left. Fresh deals then decide if that one really is better: among many
nearly equal actions, chance alone makes one look best.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil, log2, sqrt
from typing import NamedTuple

from kortti.reviews.playing import Trial

SEARCH = 240  # playouts to find the best alternative
PROOF = 320  # deals at most to compare it with the played action
BATCH = 32  # deals between two checks if the comparison may end
FEWEST = 2  # minimum number of deals per action
SOUND = 2.0  # standard errors by which a gain must exceed zero
FRESH = 1_000_000  # number of the first deal of the comparison


class Judgement(NamedTuple):
    """The judgement of a decision, in the unit of the game's results.

    `best` is the best action, `expected` the result to expect from the played one, `loss` the difference (0 if they are
    the same) and `error` its standard error. `gap` is the raw difference, even if negative or due to chance, provided
    that the search preferred the alternative; else 0. The average of many gaps estimates the average loss.
    """

    best: str
    expected: float
    loss: float
    error: float
    gap: float


def judge(
    trial: Trial, played: str, others: Sequence[str], *, effort: float, is_low: bool, enough: float
) -> Generator[float, None, Judgement]:
    """Judges the action `played` against the `others`; yields the share of the work done.

    Stops as soon as the loss is surely smaller than `enough`.
    """
    sign = -1.0 if is_low else 1.0
    results: dict[str, list[float]] = {text: [] for text in (played, *others)}
    tried, number = [played, *others], 0
    rounds = ceil(log2(len(tried)))
    for turn in range(rounds):
        deals = max(FEWEST, round(SEARCH * effort / (rounds * len(tried))))
        for step in range(deals):
            share = SEARCH / (SEARCH + 2 * PROOF) * (turn + step / deals) / rounds
            for text, result in zip(tried, (yield from _shared(trial, number, tried, share)), strict=True):
                results[text].append(sign * result)
            number += 1
        rivals = sorted(tried[1:], key=lambda text: mean(results[text]), reverse=True)
        tried = [played, *rivals[: max(1, (len(tried) + 1) // 2 - 1)]]
    best = tried[1]
    gap, error = _difference(results[best], results[played])
    has_hope = gap > 0
    mine, theirs = [*results[played]], list[float]()
    most = max(FEWEST, round(PROOF * effort))
    while len(theirs) < most and (theirs or gap > 0 or gap + 2 * error >= enough):
        share = (SEARCH + 2 * PROOF * len(theirs) / most) / (SEARCH + 2 * PROOF)
        one, other = yield from _shared(trial, FRESH + len(theirs), [played, best], share)
        mine.append(sign * one)
        theirs.append(sign * other)
        if len(theirs) % BATCH == 0 or len(theirs) == most:
            gap, error = _difference(theirs, mine[-len(theirs) :])
            if gap + 2 * error < enough:
                break
    if gap <= SOUND * error:
        return Judgement(played, sign * mean(mine), 0.0, error, gap if has_hope else 0.0)
    return Judgement(best, sign * mean(mine[-len(theirs) :]), gap, error, gap if has_hope else 0.0)


def _shared(trial: Trial, number: int, texts: Sequence[str], share: float) -> Generator[float, None, list[float]]:
    """Runs a trial and returns its results; yields `share`, the share of the work done, after each of its pieces."""
    pieces = trial(number, texts)
    while True:
        try:
            next(pieces)
        except StopIteration as ended:
            found: list[float] = ended.value
            return found
        yield share


def _difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Returns the mean difference between `ones` and `others` in the same deals, and its standard error."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    count, gap = len(gaps), mean(gaps)
    return gap, sqrt(sum((each - gap) ** 2 for each in gaps) / (count - 1) / count)


def mean(values: Sequence[float]) -> float:
    """Returns the mean, or 0 for no values."""
    return sum(values) / len(values) if values else 0.0
