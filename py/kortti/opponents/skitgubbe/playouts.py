"""Fast playouts of Skitgubbe's second half: an action, then Myllymatti's simple policy for everybody.

A playout stops once it is decided whether the seat loses.
"""

from __future__ import annotations

import random

from kortti.opponents.myllymatti.playouts import FIRST, shed_on
from kortti.opponents.myllymatti.playouts import usual as usual_card
from kortti.opponents.myllymatti.sets import STRENGTH, TAKE
from kortti.opponents.myllymatti.steps import Shedding
from kortti.opponents.skitgubbe.sets import ACTIONS
from kortti.opponents.skitgubbe.steps import Lays

LOW_END = 8  # highest strength in a run that the policy lays; it lays no trump in runs


def playout(position: Lays, text: str, me: int, rng: random.Random) -> float:
    """Returns 0 if seat `me` loses after `text`, 1 if not, and 1 + `FIRST` if it is the first one out."""
    position = position.copy()
    position.play(ACTIONS[text])
    shed_on(position, rng.random, me, usual=usual)
    if position.hands[me]:
        return 0.0
    return 1.0 + FIRST if position.holders == len(position.hands) - 1 else 1.0


def usual(position: Shedding, able: int) -> int:
    """Returns the policy's action: Myllymatti's, extended to a run of low cards if runs are allowed."""
    action = usual_card(position, able)
    assert isinstance(position, Lays)
    if action == TAKE or not position.runs or action & position.trumps:
        return action
    hand, card = position.hands[position.seat], action << 4
    while card & hand and STRENGTH[card] <= LOW_END:
        action |= card
        card <<= 4
    return action
