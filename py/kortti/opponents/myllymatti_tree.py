"""Looking ahead in the second half of Myllymatti, where all cards can be known: a tree of what may come.

Every step goes down the tree to a position that is new, plays on from there by the simple rules of the playouts, and
counts for each choice on the way how often it ended well for the seat that made it: each looks after itself. A step
tries what did well so far or was seldom tried, and first of all what those rules would play (this is PUCT). So the
others are taken for people of habit at first, and for ever better players the longer it thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from kortti.opponents.myllymatti_playouts import TAKE, Playouts, beat, lead
from kortti.opponents.myllymatti_seen import BEATERS, SUIT, TEXTS, cards_of

CURIOUS = 0.5  # how much what was seldom tried is preferred
HABIT = 0.85  # what the simple rules would play gets this share of the curiosity at a choice of another seat,
OWN_HABIT = 0.5  # and this one at an own choice; what else is legal gets the rest
DOUBT = 0.1  # by so much an action that was never tried is taken to be worse than the average of those that were


class Node:
    """A position with a choice of actions, or the end of a deal, which has none."""

    # What is known of each action, from the first choice on, which most positions never see.
    tries: list[int]  # how often it was chosen,
    good: list[int]  # how often that ended well for the seat,
    after: list[Node | None]  # where it led to,
    curiosity: list[float]  # and its share of the curiosity

    def __init__(
        self, hands: list[int], trick: list[int], seat: int, size: int, since: int, actions: list[int]
    ) -> None:
        self.hands, self.trick, self.actions = hands, trick, actions
        self.seat, self.size, self.since = seat, size, since
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
    """What may come of the position of these playouts, one of the second half in which there is a choice."""

    def __init__(self, playouts: Playouts) -> None:
        self._playouts, seen = playouts, playouts.seen
        assert seen.trump is not None
        self._beaters, self._trumps = BEATERS[seen.trump], SUIT[seen.trump]
        hands, trick = seen.held, [card for card, _ in seen.trick]
        actions = self._actions(hands[seen.me], trick)
        self.root = Node(hands, trick, seen.me, playouts.size, playouts.since, actions)

    @property
    def choice(self) -> str:
        """The text of the action that was tried most."""
        root = self.root
        _, _, action = max(zip(root.tries, root.good, root.actions, strict=True))
        return "take" if action == TAKE else f"play {TEXTS[action]}"

    def grow(self, chance: Callable[[], float]) -> None:
        """Takes a step."""
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
            last.after[number] = node = self._after(last, last.actions[number])
        hands = node.hands
        if node.actions:
            hands = hands[:]
            self._playouts.finish(hands, node.trick[:], node.seat, node.size, node.since, chance)
        for node, number in path:
            node.visits += 1
            node.tries[number] += 1
            if not hands[node.seat]:
                node.wins += 1
                node.good[number] += 1

    def _after(self, node: Node, action: int) -> Node:
        """Gets the next position with a choice, or the end (3.4), after an action and all that it forces."""
        hands, trick, seat, size, since = node.hands[:], node.trick[:], node.seat, node.size, node.since
        while True:
            since += 1
            if action == TAKE:
                hands[seat] |= trick.pop()
            else:
                if not trick:
                    size = sum(map(bool, hands))
                hands[seat] ^= action
                trick.append(action)
            complete = len(trick) == size
            if complete:
                trick.clear()
                since = 0
            if not (complete and hands[seat]):
                seat = self._next(hands, seat)
            over = since >= self._playouts.stall or sum(map(bool, hands)) == 1
            actions = [] if over else self._actions(hands[seat], trick)
            if len(actions) != 1:
                break
            action = actions[0]
        return Node(hands, trick, seat, size, since, actions)

    def _actions(self, hand: int, trick: list[int]) -> list[int]:
        """Gets what is legal."""
        if not trick:
            return [*cards_of(hand)]
        able = [*cards_of(hand & self._beaters[trick[-1]])]
        return able if able and self._playouts.must_beat else [*able, TAKE]

    def _open(self, node: Node) -> None:
        """Prepares the first choice in a position."""
        hand, trick = node.hands[node.seat], node.trick
        if trick:
            able = hand & self._beaters[trick[-1]]
            usual = beat(hand, able, trick[-1], self._trumps, self._playouts.must_beat)
        else:
            usual = lead(hand, node.hands[self._next(node.hands, node.seat)], self._trumps)
        node.open(usual, OWN_HABIT if node.seat == self._playouts.me else HABIT)

    def _next(self, hands: list[int], seat: int) -> int:
        """Gets the next seat to the left that has cards (C10)."""
        seat = self._playouts.left[seat]
        while not hands[seat]:
            seat = self._playouts.left[seat]
        return seat
