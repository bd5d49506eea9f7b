"""Search tree (PUCT) for the second half of Myllymatti, with all cards known.

Each iteration descends to a new position, plays it out with the playout policy and updates, for each choice on its
path, how often it ended well for the seat that made it: every seat maximises its own result. Selection prefers actions
that did well or were tried seldom, with a prior on the playout policy's action. So other seats are assumed to play by
the policy at first, and better as the tree grows.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from kortti.opponents.myllymatti.playouts import Policy, shed_on, usual
from kortti.opponents.myllymatti.steps import Shedding

CURIOUS = 0.5  # exploration constant
HABIT = 0.85  # prior of the policy's action at choices of other seats
OWN_HABIT = 0.5  # prior at own choices; the other actions share the rest
DOUBT = 0.1  # deduction from the average result for untried actions
ITERATIONS = 30  # of `risk`; those of a bigger tree predict experts' deals no better


class Node:
    """A position with a choice of actions, or a finished deal without any."""

    # Statistics per action, created at the first visit.
    tries: list[int]  # visits
    good: list[int]  # visits that ended well for the seat
    after: list[Node | None]  # child nodes
    curiosity: list[float]  # priors times the exploration constant

    def __init__(self, position: Shedding, actions: list[int]) -> None:
        self.position, self.actions, self.seat = position, actions, position.seat
        self.visits = self.wins = 0  # visits, and how many ended well

    def open(self, usual: int, habit: float) -> None:
        """Creates the statistics; the `usual` action gets the prior `habit`."""
        count = len(self.actions)
        self.tries, self.good, self.after = [0] * count, [0] * count, [None] * count
        self.curiosity = [CURIOUS * (1 - habit) / (count - 1)] * count
        self.curiosity[self.actions.index(usual)] = CURIOUS * habit

    def promising(self) -> int:
        """Returns the index of the action to try next. After the first visit, untried actions are alike."""
        visits, good, curiosity = self.visits, self.good, self.curiosity
        if not visits:
            return curiosity.index(max(curiosity))
        much = sqrt(visits + 1)
        choice, most, is_fresh_met = 0, -1.0, False
        for number, tries in enumerate(self.tries):
            if tries:
                promise = good[number] / tries + much * curiosity[number] / (1 + tries)
            elif is_fresh_met:
                continue
            else:
                promise, is_fresh_met = self.wins / visits - DOUBT + much * curiosity[number], True
            if promise > most:
                choice, most = number, promise
        return choice


class Tree:
    """The search tree of a position of the second half that offers a choice."""

    def __init__(self, position: Shedding, usual: Policy = usual) -> None:
        self.root = Node(position, position.actions())
        self.usual = usual

    @property
    def choice(self) -> int:
        """The action tried most."""
        root = self.root
        _, _, action = max(zip(root.tries, root.good, root.actions, strict=True))
        return action

    @property
    def lead(self) -> int:
        """How many times more the choice was tried than any other action."""
        *_, second, most = sorted(self.root.tries)
        return most - second

    def grow(self, chance: Callable[[], float]) -> Shedding:
        """Runs one iteration and returns the finished deal; `chance` returns random numbers from 0 to 1."""
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
        return end

    def _open(self, node: Node) -> None:
        """Prepares a node for its first visit."""
        position = node.position
        node.open(self.usual(position, position.able()), OWN_HABIT if node.seat == self.root.seat else HABIT)


def next_choice(position: Shedding, action: int) -> Node:
    """Plays an action and all forced ones after it; returns the next position with a choice, or the finished deal."""
    position = position.copy()
    position.play(action)
    return after_forced(position)


def after_forced(position: Shedding) -> Node:
    """Plays all forced actions in `position`; returns the position with a choice, or the finished deal."""
    while True:
        actions = [] if position.is_over else position.actions()
        if len(actions) != 1:
            return Node(position, actions)
        position.play(actions[0])


def risk(position: Shedding, seat: int, chance: Callable[[], float], usual: Policy = usual) -> float:
    """Returns how often `seat` is left with cards, in per cent, if all play as a growing tree tells them."""
    start = after_forced(position.copy())
    if not start.actions or not start.position.hands[seat]:
        return 100.0 * bool(start.position.hands[seat])
    tree = Tree(start.position, usual)
    return 100.0 * sum(bool(tree.grow(chance).hands[seat]) for _ in range(ITERATIONS)) / ITERATIONS
