"""Playouts of Skitgubbe's second half: an action, and then everybody on to the end by a simple policy, fast.

The policy is that of Myllymatti. A playout stops where it is decided whether the seat loses.
"""

from __future__ import annotations

import random

from kortti.opponents.myllymatti.playouts import FIRST, shed_on
from kortti.opponents.myllymatti.playouts import usual as usual_card
from kortti.opponents.myllymatti.sets import STRENGTH, TAKE
from kortti.opponents.myllymatti.steps import Shedding
from kortti.opponents.skitgubbe.sets import ACTIONS
from kortti.opponents.skitgubbe.steps import Lays

LOW_END = 8  # a run is laid as far as this strength, and no trump in it


def playout(position: Lays, text: str, me: int, rng: random.Random) -> float:
    """Gets 0 if seat `me` loses after it has played `text`, else 1, or a bit more if it is out before all others."""
    position = position.copy()
    position.play(ACTIONS[text])
    shed_on(position, rng.random, me, usual=usual)
    if position.hands[me]:
        return 0.0
    return 1.0 + FIRST if position.holders == len(position.hands) - 1 else 1.0


def usual(position: Shedding, able: int) -> int:
    """Gets the usual action of the second half: that of single cards, where runs are laid a run of low ones."""
    action = usual_card(position, able)
    assert isinstance(position, Lays)
    if action == TAKE or not position.runs or action & position.trumps:
        return action
    hand, card = position.hands[position.seat], action << 4
    while card & hand and STRENGTH[card] <= LOW_END:
        action |= card
        card <<= 4
    return action
