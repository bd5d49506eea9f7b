"""Fast playouts of Myllymatti: an action in a sampled deal, then a simple policy for everybody.

A playout stops once it is decided whether the seat loses. Random legal cards now and then make playouts differ.
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

NOISE = 0.1  # probability of a random legal action
FIRST = 0.05  # value of going out first over going out second
# First half: a hand without cards below these ranks turns a card, to lead and to answer a card that it cannot beat.
DEAR_LEAD, DEAR_ANSWER = 7, 6
WORTH = 4  # lowest rank worth winning
# Second half:
REACH = 8  # ranks above the lowest card within which a lead that the next player can't beat is preferred
DEAR = 14  # a trump is taken, not beaten, if its rank plus that of the cheapest beater exceeds this

Policy: TypeAlias = Callable[[Shedding, int], int]  # returns the action in a position, given the playable cards


class Playouts:
    """Playouts from the position of an observation."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.seen = Seen(observation)

    def sample(self, rng: random.Random) -> World:
        """Returns a position consistent with what the seat has seen."""
        return determinizations.sample(self.seen, rng)

    def playout(self, world: World, text: str, rng: random.Random, moves: list[str] | None = None) -> float:
        """Returns 0 if the seat loses after `text`, 1 if not, and 1 + `FIRST` if it is the first one out.

        Appends all actions to `moves`, this one included.
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
    """Returns the policy's action in the second half; `able` are the playable cards, at least one."""
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
    """Plays the second half by the `usual` policy to its end, or until seat `me` is out.

    A copy of `Shedding.play` for speed; tests/engine/opponents/test_myllymatti_steps.py compares them.
    """
    hands, trick, lefts, beaters = position.hands, position.trick, position.lefts, position.beaters
    put, taken = (trick.append, trick.pop) if type(position) is Shedding else (position.put, position.taken)
    seat, since, size, holders = position.seat, position.since, position.size, position.holders
    must_beat, limit, is_over = position.must_beat, position.limit, position.is_over
    while not is_over and (me is None or hands[me]):
        hand = hands[seat]
        able = hand & beaters[trick[-1]] if trick else hand
        if not able:
            action = TAKE
        elif chance() < NOISE:
            action = any_of(able, chance, TAKE if trick and not must_beat else None)
        else:
            action = usual(position, able)
        if moves is not None:
            moves.append(ACTION_TEXTS[action])
        since += 1
        follower = lefts[seat]
        if action == TAKE:
            hands[seat] |= taken()
        else:
            put(action)
            hands[seat] ^= action
            if hand == action:
                holders -= 1
            if len(trick) == size:
                trick.clear()
                since = 0
                follower = seat
        if holders < 2 or since >= limit:
            is_over = True
            break
        while not hands[follower]:
            follower = lefts[follower]
        position.seat = seat = follower
        if not trick:
            size = holders
    position.since, position.size, position.holders, position.is_over = since, size, holders, is_over


def answer(hand: int, led: int, is_more: bool, turn: int | None) -> int:
    """Returns the policy's answer to the card `led`; `is_more` if bounced cards are at stake, too.

    Wins if the trick is worth it or every card would win. Otherwise plays the lowest card, or `turn`, if legal, when
    even the lowest is too good to lose.
    """
    low, high = hand & -hand, 1 << hand.bit_length() - 1
    rank = STRENGTH[led]
    if STRENGTH[high] > rank and (rank >= WORTH or is_more or STRENGTH[low] > rank):
        return high
    return turn if turn is not None and STRENGTH[low] >= DEAR_ANSWER else low


def lead(hand: int, other: int, trumps: int) -> int:
    """Returns the policy's lead: a low card, preferably one that the next player, holding `other`, can't beat."""
    plain = hand & ~trumps
    low = plain & -plain
    if not plain:
        return hand & -hand
    if not other & trumps:
        card, reach = low, low << 4 * REACH  # the same suit, `REACH` ranks up
        while 0 < card <= reach:
            if not other & HIGHER[card]:
                return card
            plain ^= card
            card = plain & -plain
    return low


def beat(hand: int, able: int, last: int, trumps: int, must_beat: bool) -> int:
    """Returns the policy's answer to `last`: the cheapest of the `able` cards, or `TAKE` if that costs too much."""
    card = able & HIGHER[last] or able
    card &= -card
    dear = last & trumps and STRENGTH[card] + STRENGTH[last] > DEAR
    return TAKE if dear and not must_beat and card != hand else card


def any_of(cards: int, chance: Callable[[], float], other: int | None = None) -> int:
    """Returns a random card of the set, or the `other` action with the same probability as each card."""
    count = cards.bit_count()
    place = int(chance() * (count + (other is not None)))
    if other is not None and place == count:
        return other
    for _ in range(place):
        cards &= cards - 1
    return cards & -cards
