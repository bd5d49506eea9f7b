"""Proofs that a seat gets rid of its cards, for the end of the second half, with all hands known.

The second half can cycle, and three players have no common best play. A proof needs neither to be settled: whatever the
others do, the seat is out within a number of actions. That number grows step by step, so a cycle proves nothing.
tests/engine/opponents/test_endings.py compares the proofs with positions that are worked out completely.
"""

from __future__ import annotations

from collections.abc import Sequence

from kortti.opponents.myllymatti.steps import Shedding

CARDS = 12  # most cards in hands for which proofs are tried
DEPTH = 30  # actions of the longest proof
POSITIONS = 4000  # positions that a proof visits at most


def safe(position: Shedding, positions: int = POSITIONS) -> int | None:
    """Returns an action after which the seat to act surely gets rid of its cards, or None if no proof is found.

    Visits `positions` at most.
    """
    if sum(position.hands).bit_count() > CARDS:
        return None
    actions = position.actions()
    afters = [played(position, action) for action in actions]
    number = Proof(position.seat, positions).first(afters, min(DEPTH, position.limit - position.since))
    return None if number is None else actions[number]


def played(position: Shedding, action: int) -> Shedding:
    """Returns the position after an action."""
    position = position.copy()
    position.play(action)
    return position


class Proof:
    """A depth-first search for proofs that `seat` gets rid of its cards."""

    def __init__(self, seat: int, positions: int) -> None:
        self.seat = seat
        self.left = positions  # still to be visited at most
        # By position, the fewest actions within which the seat gets rid of its cards, or the most within which not.
        self.proved = dict[tuple[int, ...], int]()
        self.failed = dict[tuple[int, ...], int]()

    def first(self, starts: Sequence[Shedding], depth: int) -> int | None:
        """Returns the number of the position with the shortest proof of less than `depth` actions, or None."""
        for actions in range(0, depth, 2):
            for number, start in enumerate(starts):
                if self.holds(start, actions):
                    return number
        return None

    def holds(self, position: Shedding, depth: int) -> bool:
        """Checks if the seat gets rid of its cards within `depth` actions whatever the others do, if it plays well.

        False if no more positions may be visited.
        """
        if not position.hands[self.seat]:
            return True
        if position.is_over or not depth or not self.left:
            return False
        place = position.place()
        if self.proved.get(place, depth + 1) <= depth:
            return True
        if self.failed.get(place, 0) >= depth:
            return False
        self.left -= 1
        is_own = position.seat == self.seat
        good = any if is_own else all
        is_proved = good(self.holds(played(position, action), depth - 1) for action in position.actions())
        (self.proved if is_proved else self.failed)[place] = depth
        return is_proved
