"""Playouts of Myllymatti: an action in a sampled deal, and then everybody on to the end by a simple policy, fast.

A playout stops where it is decided whether the seat loses. Now and then somebody plays any legal card, so that no two
playouts are alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kortti.games.myllymatti.facts import SEATS
from kortti.opponents.myllymatti import determinizations
from kortti.opponents.myllymatti.determinizations import World
from kortti.opponents.myllymatti.knowledge import LONGEST, Seen
from kortti.opponents.myllymatti.sets import ACTION_TEXTS, ACTIONS, HIGHER, STRENGTH, TAKE, TURN
from kortti.opponents.myllymatti.steps import Duels, Shedding

NOISE = 0.1  # how often a choice is any legal one
FIRST = 0.05  # what going out first is worth more than going out second
# The first half. A hand with no card below these ranks turns one: to lead, and to answer a card that it does not win.
DEAR_LEAD, DEAR_ANSWER = 7, 6
WORTH = 4  # a lower rank is not worth winning
# The second half
REACH = 8  # a lead that the next player can't beat may be so many ranks higher than the lowest
DEAR = 14  # a trump is taken, not beaten, where its rank and that of the lowest card that beats it exceed this together

Policy: TypeAlias = Callable[[Shedding, int], int]  # gets what is done in a position with some cards able to be played


class Playouts:
    """All that can come of the position of an observation."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.seen = Seen(observation)

    def sample(self, rng: random.Random) -> World:
        """Gets a position that agrees with what the seat has seen."""
        return determinizations.sample(self.seen, rng)

    def playout(self, world: World, text: str, rng: random.Random, moves: list[str] | None = None) -> float:
        """Gets 0 if the seat loses after it has played `text`, else 1, or a bit more if it is out before all others.

        What is played is added to `moves`, the first action first.
        """
        me, chance, position = self.seen.me, rng.random, world.copy()
        if moves is not None:
            moves.append(text)
        position.play(ACTIONS[text])
        if isinstance(position, Duels):
            collect_on(position, chance, moves)
            position = position.shedding(min(self.seen.rules.stall_actions, LONGEST))
            if not position.hands[me]:
                return 1.0 + FIRST
        shed_on(position, chance, me, moves)
        if position.hands[me]:
            return 0.0
        return 1.0 + FIRST if position.holders == SEATS - 1 else 1.0


def collect_on(duels: Duels, chance: Callable[[], float], moves: list[str] | None = None) -> None:
    """Plays the first half to its end."""
    hands, stock, trick = duels.hands, duels.stock, duels.trick
    while hand := hands[duels.seat]:  # C8
        turn = TURN if len(stock) >= 2 else None  # C6
        if chance() < NOISE:
            action = any_of(hand, chance, turn)
        elif trick:
            action = answer(hand, trick[0][0], bool(duels.bounced), turn)
        else:
            action = hand & -hand
            if turn is not None and STRENGTH[action] >= DEAR_LEAD:
                action = turn
        if moves is not None:
            moves.append(ACTION_TEXTS[action])
        duels.play(action)


def usual(position: Shedding, able: int) -> int:
    """Gets the usual action of the second half, where one or more cards are `able` to be played."""
    seat = position.seat
    if position.trick:
        return beat(position.hands[seat], able, position.trick[-1], position.trumps, position.must_beat)
    return lead(able, position.hands[position.after(seat)], position.trumps)


def shed_on(
    position: Shedding,
    chance: Callable[[], float],
    me: int | None = None,
    moves: list[str] | None = None,
    usual: Policy = usual,
) -> None:
    """Plays the second half by the `usual` actions to its end, or until seat `me` is out."""
    hands, trick = position.hands, position.trick
    while not position.is_over and (me is None or hands[me]):
        able = position.able()
        if not able:
            action = TAKE
        elif chance() < NOISE:
            action = any_of(able, chance, TAKE if trick and not position.must_beat else None)
        else:
            action = usual(position, able)
        if moves is not None:
            moves.append(ACTION_TEXTS[action])
        position.play(action)


def answer(hand: int, led: int, is_more: bool, turn: int | None) -> int:
    """Gets the usual answer to the card `led`, where there may be bounced cards to be won too (`is_more`).

    It wins what is worth it, or what every card of the hand would win. Otherwise it gives the lowest card away, or
    makes the `turn`, where that is legal, if the lowest card is dear.
    """
    low, high = hand & -hand, 1 << hand.bit_length() - 1
    rank = STRENGTH[led]
    if STRENGTH[high] > rank and (rank >= WORTH or is_more or STRENGTH[low] > rank):
        return high
    return turn if turn is not None and STRENGTH[low] >= DEAR_ANSWER else low


def lead(hand: int, other: int, trumps: int) -> int:
    """Gets the usual lead: a low card, if possible one that the next player, whose hand is `other`, can't beat."""
    plain = hand & ~trumps
    low = plain & -plain
    if not plain:
        return hand & -hand
    if not other & trumps:
        card, reach = low, low << 4 * REACH  # the same suit, so many ranks higher
        while 0 < card <= reach:
            if not other & HIGHER[card]:
                return card
            plain ^= card
            card = plain & -plain
    return low


def beat(hand: int, able: int, last: int, trumps: int, must_beat: bool) -> int:
    """Gets the usual answer to `last`: the cheapest card that is `able` to beat it, or to take it if that is dear."""
    card = able & HIGHER[last] or able
    card &= -card
    dear = last & trumps and STRENGTH[card] + STRENGTH[last] > DEAR
    return TAKE if dear and not must_beat and card != hand else card


def any_of(cards: int, chance: Callable[[], float], other: int | None = None) -> int:
    """Gets any of the cards, or the `other` action if there is one."""
    count = cards.bit_count()
    place = int(chance() * (count + (other is not None)))
    if other is not None and place == count:
        return other
    for _ in range(place):
        cards &= cards - 1
    return cards & -cards
