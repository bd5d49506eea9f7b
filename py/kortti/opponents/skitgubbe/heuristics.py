"""Heuristics for Skitgubbe: the value of each legal action, without looking ahead.

In the first half they want aces, high cards and trumps, and give low cards away, in tricks of any number of players and
by sloughing. In the second half they go by those of Myllymatti, and lay long runs of low cards gladly.
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

WAR = 0.45  # how often a war of two is won
WIN_TRY = 1.6  # how many cards of his hand a player who is still to play wins with, about
EACH_MORE = 4.0  # what each further card of a run is worth
HIGH_END = 0.5  # and what each rank of its highest card above the lowest takes off


def values_of(observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Gets the value of each legal action for a player who believes that these are the `hands` (second half)."""
    actions = {text: ACTIONS[text] for text in observation["legal"]}
    if seen.shedding is not None:
        return shed(actions, seen.shedding, hands, rng)
    return slough(actions, seen) if seen.tricks.is_asked else collect(actions, seen)


# The first half


def collect(actions: Mapping[str, int], seen: Seen) -> dict[str, float]:
    """Gets the value of playing each card, or of turning one up."""
    tricks = seen.tricks
    trumps = 0 if tricks.trump is None else SUIT[tricks.trump]
    pot = sum(worth(card, trumps) for card in cards_of(tricks.lying()))
    others = [*cards_of(seen.unseen)]  # in the stock, or in a hand
    chances = _Chances(tricks, others)
    values: dict[str, float] = {}
    for text, card in actions.items():
        if card == TURN:
            outcomes = [chances.of(STRENGTH[other]) * (pot + worth(other, trumps)) for other in others]
            values[text] = sum(outcomes) / len(outcomes)
        else:
            # A card of the hand that wins stays the player's, and one that loses is lost. Of cards that bring the same,
            # the higher one goes to the own pile now and leaves the lower one to be led.
            won = chances.of(STRENGTH[card])
            values[text] = won * pot - (1 - won) * worth(card, trumps) + 0.01 * STRENGTH[card]
    return values


class _Chances:
    """How likely a card of each strength wins the trick, if those who are still to play try to win it."""

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
    """Gets the value of throwing in each card that fits: it goes to whoever wins the trick."""
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
    """Gets the value of each lay, or of taking: that of a run is the value of its lowest card and of its length."""
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
