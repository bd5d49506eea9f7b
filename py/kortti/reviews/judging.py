"""One decision: what was played, and what would have been better.

All actions are tried in the same deals, so what chance does to all of them falls out of their differences. First the
better half of them is tried on, then the better half of that, until one is left beside what was played (sequential
halving). Whether it really is better is then asked of deals that had no part in choosing it: among many actions that
are about equal, chance makes one look best.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil, log2, sqrt
from typing import NamedTuple

from kortti.reviews.playing import Trial

SEARCH = 240  # actions that are played out to find the best one
PROOF = 320  # deals at most in which that is compared with what was played
BATCH = 32  # deals after which the comparison may be over
FEWEST = 2  # deals in which anything is tried
SOUND = 2.0  # standard errors by which an action has to be better than what was played to be called the best
FRESH = 1_000_000  # the number of the first deal of the comparison


class Judgement(NamedTuple):
    """What is thought of a decision: the best action, what the played one may expect, how much better the best one is
    (0 where that is the played one), and the standard error of that. All of it as the game measures results.

    `gap` is how much better the best of the others proved where the search had found it better, also where that is by
    chance, or below 0; else it is 0. The average of many such gaps is that of what was lost.
    """

    best: str
    expected: float
    loss: float
    error: float
    gap: float


def judge(
    trial: Trial, played: str, others: Sequence[str], *, effort: float, is_low: bool, enough: float
) -> Generator[float, None, Judgement]:
    """Judges what was `played`, where each of the `others` might have been; yields the share of the work that is done.

    A loss that surely is smaller than `enough` is not measured any further.
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
    """Gets what a trial comes to; tells after each of its pieces that `share` of the work is done."""
    pieces = trial(number, texts)
    while True:
        try:
            next(pieces)
        except StopIteration as ended:
            found: list[float] = ended.value
            return found
        yield share


def _difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Gets by how much `ones` are more than `others` of the same deals, on average, and the standard error of that."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    count, gap = len(gaps), mean(gaps)
    return gap, sqrt(sum((each - gap) ** 2 for each in gaps) / (count - 1) / count)


def mean(values: Sequence[float]) -> float:
    """Gets the mean of some values; 0 of none."""
    return sum(values) / len(values) if values else 0.0
