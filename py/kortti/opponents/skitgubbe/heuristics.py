"""Heuristic value of each legal action of Skitgubbe, without look-ahead.

First half: Myllymatti's heuristics, and sloughing of cards that are not welcome. Second half: Myllymatti's heuristics,
and a bonus for long runs of low cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.opponents.myllymatti.heuristics import collect, worth
from kortti.opponents.myllymatti.heuristics import shed as shed_cards
from kortti.opponents.myllymatti.sets import STRENGTH, TAKE
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.sets import ACTIONS, SLOUGH, STOP, highest
from kortti.opponents.skitgubbe.steps import Lays

EACH_MORE = 4.0  # value of each further card of a run
HIGH_END = 0.5  # deduction per rank of its highest card above the lowest


def values_of(observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each legal action for a player who assumes the `hands` (second half)."""
    actions = {text: ACTIONS[text] for text in observation["legal"]}
    if seen.shedding is not None:
        return shed(actions, seen.shedding, hands, rng)
    tricks = seen.tricks
    if tricks.is_asked:
        return slough(actions, seen)
    left = len(tricks.seats) - len(tricks.trick) - 1
    return collect(actions, tricks.trick, tricks.lying(), left, seen.unseen, tricks.trump)


# The first half


def slough(actions: Mapping[str, int], seen: Seen) -> dict[str, float]:
    """Returns the value of sloughing each card that fits: it goes to the winner of the trick."""
    tricks = seen.tricks
    own = STRENGTH[tricks.trick[-1][0]]
    best = max(STRENGTH[card] for card, _ in tricks.trick)
    is_mine = own == best and len(tricks.trick) == len(tricks.seats)
    values = {}
    for text, action in actions.items():
        values[text] = 0.0 if action == STOP or is_mine else -worth(action >> SLOUGH, tricks.trump)
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
