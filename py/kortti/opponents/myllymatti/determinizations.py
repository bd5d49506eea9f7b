"""Positions of Myllymatti consistent with what a seat has seen."""

from __future__ import annotations

import random
from typing import TypeAlias

from kortti.opponents.myllymatti.knowledge import Seen
from kortti.opponents.myllymatti.sets import cards_of
from kortti.opponents.myllymatti.steps import Duels, Shedding

World: TypeAlias = Duels | Shedding


def sample(seen: Seen, rng: random.Random) -> World:
    """Deals the unseen cards to other hands and stock, uniformly at random. Nothing is unseen in the second half."""
    if seen.shedding is not None:
        return seen.shedding
    world = seen.duels.copy()
    unseen = list(cards_of(seen.unseen))
    rng.shuffle(unseen)
    for seat, size in enumerate(seen.sizes):
        if seat != seen.me:
            world.hands[seat] = sum(unseen[:size])
            del unseen[:size]
    world.stock = unseen
    return world
