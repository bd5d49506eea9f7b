"""Heuristic value of each legal action of Myllymatti, without look-ahead.

First half: win aces, high cards and trumps, get rid of low cards by leading them or losing with them, and keep the best
cards in hand, where they stay. Second half: lead low, preferably cards that the next player cannot beat as far as
remembered; beat as cheaply as possible; take a card if beating it costs too much.
"""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kortti.opponents.myllymatti.knowledge import Seen
from kortti.opponents.myllymatti.sets import ACTIONS, STRENGTH, SUIT, TAKE, TURN, cards_of
from kortti.opponents.myllymatti.steps import Shedding

TRUMP = 6.0  # ranks that a trump is worth more
MIDDLE = 5.0  # strength of a card neither wanted nor unwanted
# Probability of taking a card for no reason, to break endless cycles (3.7): base, and increment per action since the
# last complete trick.
WHIM, IMPATIENCE = 0.03, 0.003


def values_of(observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each legal action for a player who assumes the `hands` (second half)."""
    if seen.shedding is None:
        return collect(observation["legal"], seen)
    return shed({text: ACTIONS[text] for text in observation["legal"]}, seen.shedding, hands, rng)


# The first half


def worth(card: int, trumps: int) -> float:
    """Returns how welcome a card is in the second half."""
    value = STRENGTH[card] - MIDDLE
    return value + TRUMP if card & trumps else value


def collect(legal: Iterable[str], seen: Seen) -> dict[str, float]:
    """Returns the value of each `legal` action of the first half."""
    duels = seen.duels
    trumps = 0 if duels.trump is None else SUIT[duels.trump]
    led = duels.trick[0][0] if duels.trick else None
    pot = sum(worth(card, trumps) for card, _ in duels.bounced)
    others = [*cards_of(seen.unseen)]  # in the stock or in a hand
    ranks = [STRENGTH[other] for other in others]
    values: dict[str, float] = {}
    for text in legal:
        card = ACTIONS[text]
        if card == TURN:
            outcomes = [duel(other, led, pot, trumps, ranks, own=False) for other in others]
            values[text] = sum(outcomes) / len(outcomes)
        else:
            # Of cards that gain the same, the higher goes to the won pile now and leaves the lower to be led.
            values[text] = duel(card, led, pot, trumps, ranks, own=True) + 0.01 * STRENGTH[card]
    return values


def duel(card: int, led: int | None, pot: float, trumps: int, ranks: Sequence[int], own: bool) -> float:
    """Returns the value of playing `card` to the lead `led`, or of leading it; `ranks` are the unseen ones, ascending.

    A winning card of the `own` hand was the player's already and a losing one is lost; a turned card is won or missed.
    """
    mine, rank = worth(card, trumps), STRENGTH[card]
    if led is not None:
        if rank == STRENGTH[led]:
            return 0.0
        won = card > led
        if own:
            return worth(led, trumps) + pot if won else -mine
        return worth(led, trumps) + mine + pot if won else 0.0
    # The opponent has three cards: he probably wins if that pays, and otherwise throws his worst.
    higher = (len(ranks) - bisect_right(ranks, rank)) / max(len(ranks), 1)
    lower = bisect_left(ranks, rank) / max(len(ranks), 1)
    lost = 1 - (1 - higher) ** 3 if mine + pot > 0 or lower < 0.05 else higher
    thrown = -3.0 * (1 - lost)
    if own:
        return -mine * lost - pot * lost + thrown
    return mine * (1 - lost) - pot * lost + thrown


# The second half


def shed(legal: Mapping[str, int], position: Shedding, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each `legal` action of the second half, given the `hands` as remembered."""
    trick, hand, trumps = position.trick, hands[position.seat], position.trumps
    following = hands[position.after(position.seat)]
    whim = WHIM + IMPATIENCE * position.since
    values: dict[str, float] = {}
    for text, card in legal.items():
        if card == TAKE:
            values[text] = take_value(trick[-1], trumps) + 100 * (rng.random() < whim)
            continue
        values[text] = -STRENGTH[card] - (14.0 if card & trumps else 0.0)
        if not trick:
            # A low card that the next player must take does not come back.
            values[text] += 0 if following & position.beaters[card] else 8
        elif len(trick) + 1 == position.size:
            values[text] += 2
        if hand == card:
            values[text] += 100
        if position.must_beat:
            if not trick and rng.random() < whim:
                values[text] += 100 * rng.random()
            if goes_round(card, position.with_hands([*hands])):
                values[text] -= 1000
    return values


def goes_round(action: int, position: Shedding) -> bool:
    """Checks if `action` is followed by forced moves only, in a cycle (3.7). Changes `position`."""
    met = set()
    while True:
        position.play(action)
        is_complete = position.since == 0
        if is_complete or position.is_over:
            return False
        actions = position.actions()
        if len(actions) > 1:
            return False
        place = (position.seat, *position.trick, *position.hands)
        if place in met:
            return True
        met.add(place)
        (action,) = actions


def take_value(card: int, trumps: int) -> float:
    """Returns the value of taking `card`: only a trump may be worth taking rather than beating with another trump."""
    return STRENGTH[card] - 28.0 if card & trumps else -50.0
