"""Playouts of Skitgubbe: an action in a sampled deal, and then everybody on to the end by a simple policy, fast.

The second half goes by the policy of Myllymatti. A playout stops where it is decided whether the seat loses.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kortti.opponents.myllymatti.knowledge import LONGEST
from kortti.opponents.myllymatti.playouts import DEAR_LEAD, FIRST, NOISE, WORTH, any_of, shed_on
from kortti.opponents.myllymatti.playouts import usual as usual_card
from kortti.opponents.myllymatti.sets import STRENGTH, TAKE, TURN, cards_of
from kortti.opponents.myllymatti.steps import Shedding
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.sets import ACTIONS, SLOUGH, STOP
from kortti.opponents.skitgubbe.steps import Lays, Tricks

World: TypeAlias = Tricks | Lays
LOW_END = 8  # a run is laid as far as this strength, and no trump in it


class Playouts:
    """All that can come of the position of an observation."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.seen = Seen(observation)

    def sample(self, rng: random.Random) -> World:
        """Gets a position that agrees with what the seat has seen, all deals alike. In the second half all is seen."""
        seen = self.seen
        if seen.shedding is not None:
            return seen.shedding
        world = seen.tricks.copy()
        unseen = [*cards_of(seen.unseen)]
        rng.shuffle(unseen)
        for seat, size in enumerate(seen.sizes):
            if seat != seen.me:
                world.hands[seat] = sum(unseen[:size])
                del unseen[:size]
        world.stock = unseen
        return world

    def playout(self, world: World, text: str, rng: random.Random) -> float:
        """Gets 0 if the seat loses after it has played `text`, else 1, or a bit more if it is out before all others."""
        me, chance, position = self.seen.me, rng.random, world.copy()
        position.play(ACTIONS[text])
        if isinstance(position, Tricks):
            collect_on(position, chance)
            position = position.shedding(min(self.seen.rules.stall_actions, LONGEST))
            if not position.hands[me]:
                return 1.0 + FIRST
        shed_on(position, chance, me, usual=usual)
        if position.hands[me]:
            return 0.0
        return 1.0 + FIRST if position.holders == len(position.hands) - 1 else 1.0


def collect_on(tricks: Tricks, chance: Callable[[], float]) -> None:
    """Plays the first half to its end."""
    stock = tricks.stock
    while hand := tricks.hands[tricks.seat]:  # G12
        if tricks.is_asked:
            low = tricks.fitting()
            low &= -low
            tricks.play(low << SLOUGH if low and STRENGTH[low] < WORTH else STOP)
            continue
        turn = TURN if len(stock) >= 2 else None  # G6
        if chance() < NOISE:
            action = any_of(hand, chance, turn)
        elif tricks.trick:
            action = answer(tricks, hand, turn)
        else:
            action = hand & -hand
            if turn is not None and STRENGTH[action] >= DEAR_LEAD:
                action = turn
        tricks.play(action)


def answer(tricks: Tricks, hand: int, turn: int | None) -> int:
    """Gets the usual answer to the cards of a round: the highest one if that wins what is worth it, else the lowest.

    Where the lowest one is dear, a card is turned up, if that is legal.
    """
    low, high = hand & -hand, 1 << hand.bit_length() - 1
    ranks = [STRENGTH[card] for card, _ in tricks.trick]
    if STRENGTH[high] > max(ranks) and (bool(tricks.table) or sum(ranks) >= WORTH * len(ranks)):
        return high
    return turn if turn is not None and STRENGTH[low] >= DEAR_LEAD - 1 else low


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
