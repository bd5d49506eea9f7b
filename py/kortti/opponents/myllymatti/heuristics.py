"""Heuristic value of each legal action of Myllymatti, without look-ahead.

First half: win trumps and the few high cards that help, leave other tricks to the others and get rid of cards in them,
the higher ones first, for the low ones lose later tricks just as surely. Second half: lead low, preferably cards that
the next player cannot beat as far as remembered; beat as cheaply as possible; take a card if beating it costs too much.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.opponents.myllymatti.knowledge import Seen
from kortti.opponents.myllymatti.sets import ACTIONS, STRENGTH, SUIT_OF, TAKE, TURN, cards_of
from kortti.opponents.myllymatti.steps import Shedding

# First half. Cards are counted in ranks of a plain card: each more in the second half loses 1 % fewer deals.
NEEDED = 10  # strength of a plain card that is neither welcome nor not: the queen
TRUMP = 7.0  # worth of a trump, whatever its rank
WAR = 0.45  # probability of winning a tie
DRAWN = 0.5  # value of the card drawn for one played; who turns one up draws none. Values up to 1 lose as seldom
HIGH_FIRST = 0.05  # bonus per rank: of cards that gain the same, the lower are kept, which lose later tricks surely
# Second half. Probability of taking a card for no reason, to break endless cycles (3.7): base, and increment per action
# since the last complete trick.
WHIM, IMPATIENCE = 0.03, 0.003


def values_of(observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each legal action for a player who assumes the `hands` (second half)."""
    actions = {text: ACTIONS[text] for text in observation["legal"]}
    if seen.shedding is not None:
        return shed(actions, seen.shedding, hands, rng)
    duels = seen.duels
    lying = sum(card for card, _ in duels.trick + duels.bounced)
    return collect(actions, duels.trick, lying, 1 - len(duels.trick), seen.unseen, duels.trump)


# The first half


def worth(card: int, trump: int | None) -> float:
    """Returns how welcome a card is in the second half, if this suit is `trump`, or any (None)."""
    plain = float(STRENGTH[card] - NEEDED)
    if trump is None:
        return (3 * plain + TRUMP) / 4
    return TRUMP if SUIT_OF[card] == trump else plain


def collect(
    actions: Mapping[str, int],
    trick: Sequence[tuple[int, int]],
    lying: int,
    left: int,
    unseen: int,
    trump: int | None,
) -> dict[str, float]:
    """Returns the value of playing each card, or of turning one up, in the first half of Myllymatti or Skitgubbe.

    `lying` are the cards at stake, those of the `trick` included; `left` players play after this one; `unseen` are the
    cards in the stock or in other hands.
    """
    pot = sum(worth(card, trump) for card in cards_of(lying))
    best = max((STRENGTH[card] for card, _ in trick), default=-1)
    others = [*cards_of(unseen)]
    ranks = [STRENGTH[other] for other in others]  # ascending

    def gain(card: int) -> float:
        rank = STRENGTH[card]
        if rank < best:
            return 0.0
        stays = (bisect_right(ranks, rank) / max(len(ranks), 1)) ** left
        return float((WAR if rank == best else 1.0) * stays * (pot + worth(card, trump)))

    return {
        text: gain(card) - max(worth(card, trump), 0.0) + HIGH_FIRST * STRENGTH[card]
        if card != TURN
        else sum(map(gain, others)) / len(others) - DRAWN
        for text, card in actions.items()
    }


# The second half


def shed(legal: Mapping[str, int], position: Shedding, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Returns the value of each `legal` action of the second half, given the `hands` as remembered."""
    trick, hand, trumps = position.trick, hands[position.seat], position.trumps
    following = hands[position.after(position.seat)]
    whim = WHIM + IMPATIENCE * position.since
    values: dict[str, float] = {}
    for text, card in legal.items():
        if card == TAKE:
            values[text] = take_value(trick[-1], trumps) + 100 * (rng.random() < whim)
            continue
        values[text] = -STRENGTH[card] - (14.0 if card & trumps else 0.0)
        if not trick:
            # A low card that the next player must take does not come back.
            values[text] += 0 if following & position.beaters[card] else 8
        elif len(trick) + 1 == position.size:
            values[text] += 2
        if hand == card:
            values[text] += 100
        if position.must_beat:
            if not trick and rng.random() < whim:
                values[text] += 100 * rng.random()
            if goes_round(card, position.with_hands([*hands])):
                values[text] -= 1000
    return values


def goes_round(action: int, position: Shedding) -> bool:
    """Checks if `action` is followed by forced moves only, in a cycle (3.7). Changes `position`."""
    met = set()
    while True:
        position.play(action)
        is_complete = position.since == 0
        if is_complete or position.is_over:
            return False
        actions = position.actions()
        if len(actions) > 1:
            return False
        place = position.place()
        if place in met:
            return True
        met.add(place)
        (action,) = actions


def take_value(card: int, trumps: int) -> float:
    """Returns the value of taking `card`: only a trump may be worth taking rather than beating with another trump."""
    return STRENGTH[card] - 28.0 if card & trumps else -50.0
