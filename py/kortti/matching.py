"""Hidden cards dealt at random to those who may hold them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence


def find_room(
    card: int,
    owners: Mapping[int, Sequence[int]],
    counts: Sequence[int],
    held: Sequence[list[int]],
    rng: random.Random,
    tried: set[int] | None = None,
) -> bool:
    """Puts `card` into the hand of one of its `owners`, the seats that may hold it; False where that cannot be.

    `held` are the hands, by seat, and `counts` how many cards each is to have in the end: chance prefers those that
    lack more. Where the hands of all owners are full, it moves a card of theirs on, and those `tried` are not asked
    again. Cards that are all put so, one after the other, are a random matching.
    """
    tried = set() if tried is None else tried
    seats = [seat for seat in owners[card] if seat not in tried]
    room = [counts[seat] - len(held[seat]) for seat in seats]
    total = sum(room)
    if total:
        chance = rng.random() * total
        for seat, space in zip(seats, room, strict=True):
            chance -= space
            if chance < 0:
                held[seat].append(card)
                return True
    for seat in rng.sample(seats, len(seats)):
        tried.add(seat)
        for other in rng.sample(held[seat], len(held[seat])):
            held[seat].remove(other)
            if find_room(other, owners, counts, held, rng, tried):
                held[seat].append(card)
                return True
            held[seat].append(other)
    return False
