"""A search tree for the second half of Myllymatti, where all cards can be known (PUCT).

Every step goes down the tree to a new position and plays on from there as the playouts do. Then it counts for each
choice on the way how often it ended well for the seat that made it: each seat looks after itself. On its way down a
step prefers what did well so far and what was seldom tried, and first of all the usual action of the playouts. So the
others are taken for players of habit at first, and for better ones the more steps there are.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from kortti.opponents.myllymatti.playouts import Policy, shed_on, usual
from kortti.opponents.myllymatti.steps import Shedding

CURIOUS = 0.5  # how much what was seldom tried is preferred
HABIT = 0.85  # the usual action gets this share of the curiosity at a choice of another seat,
OWN_HABIT = 0.5  # and this one at an own choice; what else is legal gets the rest
DOUBT = 0.1  # by so much an action that was never tried is taken to be worse than the average of those that were


class Node:
    """A position with a choice of actions, or the end of a deal, which has none."""

    # What is known of each action, from the first choice on, which most positions never see.
    tries: list[int]  # how often it was chosen,
    good: list[int]  # how often that ended well for the seat,
    after: list[Node | None]  # where it led to,
    curiosity: list[float]  # and its share of the curiosity

    def __init__(self, position: Shedding, actions: list[int]) -> None:
        self.position, self.actions, self.seat = position, actions, position.seat
        self.visits = self.wins = 0  # how often something was chosen here, and how often that ended well

    def open(self, usual: int, habit: float) -> None:
        """Prepares the first choice, of which the `usual` action gets the share `habit` of the curiosity."""
        count = len(self.actions)
        self.tries, self.good, self.after = [0] * count, [0] * count, [None] * count
        self.curiosity = [CURIOUS * (1 - habit) / (count - 1)] * count
        self.curiosity[self.actions.index(usual)] = CURIOUS * habit

    def promising(self) -> int:
        """Gets the number of the action to try next."""
        visits, good, curiosity = self.visits, self.good, self.curiosity
        much = sqrt(visits + 1)
        hope = self.wins / visits - DOUBT if visits else 0.0
        choice, most = 0, -1.0
        for number, tries in enumerate(self.tries):
            promise = (good[number] / tries if tries else hope) + much * curiosity[number] / (1 + tries)
            if promise > most:
                choice, most = number, promise
        return choice


class Tree:
    """What may come of a position of the second half in which there is a choice."""

    def __init__(self, position: Shedding, usual: Policy = usual) -> None:
        self.root = Node(position, position.actions())
        self.usual = usual

    @property
    def choice(self) -> int:
        """The action that was tried most."""
        root = self.root
        _, _, action = max(zip(root.tries, root.good, root.actions, strict=True))
        return action

    def grow(self, chance: Callable[[], float]) -> None:
        """Takes a step; `chance` gives random numbers from 0 to 1."""
        node: Node | None = self.root
        path: list[tuple[Node, int]] = []
        while node and node.actions:
            if not node.visits:
                self._open(node)
            number = node.promising()
            path.append((node, number))
            node = node.after[number]
        if node is None:
            last, number = path[-1]
            last.after[number] = node = next_choice(last.position, last.actions[number])
        end = node.position
        if node.actions:
            end = end.copy()
            shed_on(end, chance, usual=self.usual)
        for node, number in path:
            node.visits += 1
            node.tries[number] += 1
            if not end.hands[node.seat]:
                node.wins += 1
                node.good[number] += 1

    def _open(self, node: Node) -> None:
        """Prepares the first choice in a position."""
        position = node.position
        node.open(self.usual(position, position.able()), OWN_HABIT if node.seat == self.root.seat else HABIT)


def next_choice(position: Shedding, action: int) -> Node:
    """Gets the next position with a choice, or the end of the deal, after an action and all that it forces."""
    position = position.copy()
    while True:
        position.play(action)
        actions = [] if position.is_over else position.actions()
        if len(actions) != 1:
            return Node(position, actions)
        action = actions[0]
