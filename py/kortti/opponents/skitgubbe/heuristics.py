"""Heuristic value of each legal action of Skitgubbe, without look-ahead.

First half: win aces, high cards and trumps, get rid of low cards in tricks or by sloughing. Second half: Myllymatti's
heuristics, and a bonus for long runs of low cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.opponents.myllymatti.heuristics import shed as shed_cards
from kortti.opponents.myllymatti.heuristics import worth
from kortti.opponents.myllymatti.sets import STRENGTH, SUIT, TAKE, TURN, cards_of
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.sets import ACTIONS, SLOUGH, STOP, highest
from kortti.opponents.skitgubbe.steps import Lays, Tricks

WAR = 0.45  # probability of winning a war of two
WIN_TRY = 1.6  # cards with which a later player may win, on average
EACH_MORE = 4.0  # value of each further card of a run
HIGH_END = 0.5  # deduction per rank of its highest card above the lowest


def values_of(observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each legal action for a player who assumes the `hands` (second half)."""
    actions = {text: ACTIONS[text] for text in observation["legal"]}
    if seen.shedding is not None:
        return shed(actions, seen.shedding, hands, rng)
    return slough(actions, seen) if seen.tricks.is_asked else collect(actions, seen)


# The first half


def collect(actions: Mapping[str, int], seen: Seen) -> dict[str, float]:
    """Returns the value of playing each card, or of turning one up."""
    tricks = seen.tricks
    trumps = 0 if tricks.trump is None else SUIT[tricks.trump]
    pot = sum(worth(card, trumps) for card in cards_of(tricks.lying()))
    others = [*cards_of(seen.unseen)]  # in the stock or in a hand
    chances = _Chances(tricks, others)
    values: dict[str, float] = {}
    for text, card in actions.items():
        if card == TURN:
            outcomes = [chances.of(STRENGTH[other]) * (pot + worth(other, trumps)) for other in others]
            values[text] = sum(outcomes) / len(outcomes)
        else:
            # A card of the hand is kept if it wins and lost otherwise. Of cards that gain the same, the higher goes to
            # the won pile now and leaves the lower to be led.
            won = chances.of(STRENGTH[card])
            values[text] = won * pot - (1 - won) * worth(card, trumps) + 0.01 * STRENGTH[card]
    return values


class _Chances:
    """Probability that a card wins the trick, by strength, if the players after it try to win."""

    def __init__(self, tricks: Tricks, unseen: Sequence[int]) -> None:
        self.best = max((STRENGTH[card] for card, _ in tricks.trick), default=-1)
        self.left = len(tricks.seats) - len(tricks.trick) - 1
        ranks = [STRENGTH[card] for card in unseen]
        total = max(len(ranks), 1)
        self.higher = [sum(rank > strength for rank in ranks) / total for strength in range(13)]

    def of(self, strength: int) -> float:
        if strength < self.best:
            return 0.0
        stays = float((1 - self.higher[strength]) ** (WIN_TRY * self.left))
        return WAR * stays if strength == self.best else stays


def slough(actions: Mapping[str, int], seen: Seen) -> dict[str, float]:
    """Returns the value of sloughing each card that fits: it goes to the winner of the trick."""
    tricks = seen.tricks
    trumps = 0 if tricks.trump is None else SUIT[tricks.trump]
    own = STRENGTH[tricks.trick[-1][0]]
    best = max(STRENGTH[card] for card, _ in tricks.trick)
    is_mine = own == best and len(tricks.trick) == len(tricks.seats)
    values = {}
    for text, action in actions.items():
        values[text] = 0.0 if action == STOP or is_mine else -worth(action >> SLOUGH, trumps)
    return values


# The second half


def shed(actions: Mapping[str, int], position: Lays, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each lay or of taking; a run's value comes from its lowest card and its length."""
    single = {text: action for text, action in actions.items() if action == TAKE or not action & action - 1}
    values = shed_cards(single, position, hands, rng)
    if len(single) == len(actions):
        return values
    by_card = {action: values[text] for text, action in single.items()}
    for text, action in actions.items():
        if text not in single:
            low, high = action & -action, highest(action)
            length = action.bit_count()
            values[text] = by_card[low] + (length - 1) * EACH_MORE - HIGH_END * length * (length - 1)
            if high & position.trumps:
                values[text] -= 14.0 * (length - 1)
            if hands[position.seat] == action:
                values[text] += 100
    return values
