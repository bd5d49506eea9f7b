"""Random assignment of hidden cards to the seats that may hold them."""

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
    """Puts `card` into the hand of one of its `owners`, the seats that may hold it. Returns False if impossible.

    `held` are the hands by seat and `counts` their final sizes; a seat is drawn with a chance proportional to its free
    places. If all owners' hands are full, a card of theirs is moved on; seats in `tried` are skipped. Placing all cards
    this way gives a random matching.
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
