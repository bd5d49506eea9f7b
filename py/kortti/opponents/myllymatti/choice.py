"""Opponents for Myllymatti: the four levels.

In the first half, hands and stock are hidden. In the second, a perfect memory knows all hands, for every card was
shown. Beginner and casual play by the heuristics, forget part of what was shown and overlook something now and then.
Skilled remembers everything and plays each action out a few times in the second half. The expert plays out sampled
deals in the first half, and in the second searches a tree, and near the end a proof.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.opponents.characters import Liking, Traits
from kortti.opponents.choosing import best, careless, near_of
from kortti.opponents.myllymatti.endings import POSITIONS, safe
from kortti.opponents.myllymatti.heuristics import values_of
from kortti.opponents.myllymatti.knowledge import Seen
from kortti.opponents.myllymatti.playouts import Playouts, Policy, usual
from kortti.opponents.myllymatti.reasons import reason
from kortti.opponents.myllymatti.sets import ACTION_TEXTS, BITS, STRENGTH
from kortti.opponents.myllymatti.steps import Shedding
from kortti.opponents.myllymatti.tree import Tree, risk
from kortti.opponents.search import search

__all__ = ["COST", "estimate", "reason", "think", "traits"]

COST = 35_000  # cost of the expert's slowest decision at full effort, in `kortti.page.benchmark` moves
PROOF = 0.05  # see `kortti.opponents.proof_effort`: `estimate` takes lost positions for doubtful ones
# Levels that play by the heuristics alone: how many cards in others' hands they remember, and the probability of a
# slip. "heuristics" is no level of the game but the baseline of measurements.
RECALLED = {"beginner": 4, "casual": 12, "heuristics": 52}
SLIPS = {"beginner": 0.33, "casual": 0.08, "heuristics": 0.0}
QUICK = "heuristics"  # see `kortti.opponents`
# By level: deals sampled (skilled: second half, expert: first half), playouts per deal and action, standard errors by
# which a gain must exceed zero.
TRIALS = {"skilled": (3, 3, 1.0), "expert": (60, 1, 0.5)}
NEAR = 0.25  # heuristic value within which actions count as equal, so that a character may choose
LEAST = 8
STEPS = 600  # positions that the expert adds to the tree in the second half
PAUSE = 8  # positions between two yields


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, the last being the choice; see `kortti.opponents`."""
    playouts = Playouts(observation)
    seen = playouts.seen
    if level in SLIPS:
        values = values_of(observation, seen, seen.recalled(RECALLED[level]), rng)
        goes_out = seen.shedding is not None and seen.sizes[seen.me] == 1  # never overlooked
        yield careless(values, rng, 0.0 if goes_out else SLIPS[level], liking, NEAR)
        return
    default = best(values_of(observation, seen, seen.held, rng), rng, liking, near_of(level, NEAR))
    yield default
    if seen.shedding is not None and level == "expert":
        yield from look_ahead(seen.shedding, usual, ACTION_TEXTS, rng, effort)
    elif seen.shedding is not None or level == "expert":
        # A few trials cannot tell what is equal.
        chooser = liking if level == "expert" else None
        yield from try_out(playouts, observation["legal"], default, rng, level, effort, chooser)


def look_ahead(
    position: Shedding, usual: Policy, action_texts: Mapping[int, str], rng: random.Random, effort: float
) -> Iterator[str]:
    """Yields the best action so far in the second half: one that is proved to be safe, or else by a search tree."""
    action = safe(position, round(POSITIONS * effort))
    if action is None:
        yield from grown(Tree(position, usual), action_texts, rng, round(STEPS * effort))
    else:
        yield action_texts[action]


def grown(tree: Tree, action_texts: Mapping[int, str], rng: random.Random, steps: int) -> Iterator[str]:
    """Yields the action that the tree has tried most so far; ends early once no other can overtake it."""
    for step in range(1, steps + 1):
        tree.grow(rng.random)
        is_last = step == steps or tree.lead > steps - step
        if step % PAUSE == 0 or is_last:
            yield action_texts[tree.choice]
        if is_last:
            return


def try_out(
    playouts: Playouts,
    texts: Sequence[str],
    default: str,
    rng: random.Random,
    level: str,
    effort: float,
    liking: Liking | None,
) -> Iterator[str]:
    """Yields the best action so far in sampled deals."""
    samples, often, sound = TRIALS[level]

    def trial(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [sum(playouts.playout(world, text, rng) for _ in range(often)) / often for text in texts]

    return search(texts, default, trial, max(min(samples, LEAST), round(samples * effort)), sound, liking)


def traits(text: str) -> Traits:
    """Returns what an action shows of a character: taking is careful; high cards are strong."""
    cards = text.split()[1:]
    if not cards:
        return Traits(daring=0.0 if text == "turn" else -1.0)
    return Traits(spending=max(STRENGTH[BITS[card]] for card in cards) / 6 - 1)


def estimate(observation: Mapping[str, Any], seat: int, rng: random.Random) -> float | None:
    """Returns the risk of `seat` in per cent, None in the first half; see `kortti.opponents.estimate`."""
    position = Seen(observation).shedding if observation["phase"] == "shed" else None
    return None if position is None else risk(position, seat, rng.random)
