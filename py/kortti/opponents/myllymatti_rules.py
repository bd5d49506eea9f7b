"""Rules of thumb for Myllymatti: what a thoughtful person plays without looking far ahead.

While cards are collected it wants aces, high cards and trumps and gets rid of low ones: it leads them, and lets others
win them. It keeps its best cards in hand, for they come to it in the end. When cards are got rid of it leads low, first
what the next player cannot beat as far as it remembers, beats as cheaply as it can, and takes a card where beating it
would cost too much.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kortti.opponents.myllymatti_seen import BEATERS, BITS, STRENGTH, SUIT, Seen, cards_of

TRUMP = 6.0  # a trump is worth so many ranks more
MIDDLE = 5.0  # a card of this strength is neither wanted nor unwanted
# How often it takes a card for no reason, so that nothing goes round for ever (3.7): at first, and more for each action
# in which no trick was completed.
WHIM, IMPATIENCE = 0.03, 0.003


def values_of(
    observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], unseen: int, rng: random.Random
) -> dict[str, float]:
    """Gets the value of each action to who takes these for the `hands` (second half) and `unseen` cards (first)."""
    if seen.sheds:
        return shed(observation, seen, hands, rng)
    return collect(observation, seen, unseen)


# The first half


def worth(card: int, trumps: int) -> float:
    """Gets how welcome a card is in the second half."""
    value = STRENGTH[card] - MIDDLE
    return value + TRUMP if card & trumps else value


def collect(observation: Mapping[str, Any], seen: Seen, unseen: int) -> dict[str, float]:
    """Gets the value of each action of the first half; `unseen` cards may come from the stock or a hand."""
    trumps = 0 if seen.trump is None else SUIT[seen.trump]
    led = seen.trick[-1][0] if seen.trick else None
    pot = sum(worth(card, trumps) for card, _ in seen.table)
    others = [*cards_of(unseen)]
    values: dict[str, float] = {}
    for text in observation["legal"]:
        if text == "turn":
            outcomes = [duel(card, led, pot, trumps, others, own=False) for card in others]
            values[text] = sum(outcomes) / len(outcomes)
        else:
            card = BITS[text[5:]]
            # Of cards that bring the same, the higher one goes to the own pile now and leaves the lower one to be led.
            values[text] = duel(card, led, pot, trumps, others, own=True) + 0.01 * STRENGTH[card]
    return values


def duel(card: int, led: int | None, pot: float, trumps: int, unseen: Iterable[int], own: bool) -> float:
    """Gets what playing `card` is worth, against the card `led` or whatever an opponent may answer.

    A card of the `own` hand that wins stays the player's, and one that loses is lost; a turned card is won or not.
    """
    mine, rank = worth(card, trumps), STRENGTH[card]
    if led is not None:
        if rank == STRENGTH[led]:
            return 0.0
        won = card > led
        if own:
            return worth(led, trumps) + pot if won else -mine
        return worth(led, trumps) + mine + pot if won else 0.0
    # The one who answers has three cards: most likely he can win if that pays, and else throws in his worst.
    ranks = [STRENGTH[other] for other in unseen]
    higher = sum(other > rank for other in ranks) / max(len(ranks), 1)
    lower = sum(other < rank for other in ranks) / max(len(ranks), 1)
    lost = 1 - (1 - higher) ** 3 if mine + pot > 0 or lower < 0.05 else higher
    thrown = -3.0 * (1 - lost)
    if own:
        return -mine * lost - pot * lost + thrown
    return mine * (1 - lost) - pot * lost + thrown


# The second half


def shed(observation: Mapping[str, Any], seen: Seen, hands: Sequence[int], rng: random.Random) -> dict[str, float]:
    """Gets the value of each action of the second half, with the `hands` that are remembered; ties are not broken."""
    assert seen.trump is not None
    trumps, beaters = SUIT[seen.trump], BEATERS[seen.trump]
    following = hands[seen.follower]
    whim = WHIM + IMPATIENCE * observation["since"]
    values: dict[str, float] = {}
    for text in observation["legal"]:
        if text == "take":
            values[text] = take_value(seen.trick[-1][0], trumps) + 100 * (rng.random() < whim)
            continue
        card = BITS[text[5:]]
        values[text] = -STRENGTH[card] - (14.0 if card & trumps else 0.0)
        if not seen.trick:
            # A low card that the next player must take is gone for good, and it is his.
            values[text] += 0 if following & beaters[card] else 8
        elif len(seen.trick) + 1 == observation["trick_size"]:
            values[text] += 2
        if hands[seen.me] == card:
            values[text] += 100
        if observation["options"]["must_beat"]:
            if not seen.trick and rng.random() < whim:
                values[text] += 100 * rng.random()
            if goes_round(card, hands, seen, observation["trick_size"]):
                values[text] -= 1000
    return values


def goes_round(card: int, hands: Sequence[int], seen: Seen, size: int) -> bool:
    """Tells whether playing `card` leads to moves that are all forced and come round again (3.7), if one must beat."""
    assert seen.trump is not None
    beaters, held, pile = BEATERS[seen.trump], [*hands], [other for other, _ in seen.trick]
    seat, play = seen.me, card
    size = size if pile else sum(map(bool, held))
    met = set()
    while True:
        if play:
            held[seat] &= ~play
            pile.append(play)
        else:
            held[seat] |= pile.pop()
        if len(pile) == size or sum(map(bool, held)) < 2:
            return False
        seat = next(other % len(held) for other in range(seat + 1, seat + 4) if held[other % len(held)])
        if not pile:
            size = sum(map(bool, held))
        play = held[seat] & beaters[pile[-1]] if pile else held[seat]
        if play & (play - 1):
            return False
        position = (seat, *pile, *held)
        if position in met:
            return True
        met.add(position)


def take_value(card: int, trumps: int) -> float:
    """Gets what taking `card` is worth: a trump may be, rather than to beat it with one of the last; others are not."""
    return STRENGTH[card] - 28.0 if card & trumps else -50.0
