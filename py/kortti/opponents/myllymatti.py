"""An opponent for Myllymatti that plays like a thoughtful person.

While cards are collected it wants aces, high cards and trumps and gets rid of low ones: it leads them, and lets others
win them. It keeps its best cards in hand, for they come to it in the end. When cards are got rid of it knows what
everybody holds, for every card was shown: it leads low, first what the next player cannot beat, beats as cheaply as
it can, and takes a card where beating it would cost too much.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.game import Message
from kortti.games import load_game
from kortti.opponents.choosing import best

ORDER = "23456789TJQKA"
SUITS = "CDHS"

TRUMP = 6.0  # a trump is worth so many ranks more
MIDDLE = 5.0  # a card of this strength is neither wanted nor unwanted
# How often it takes a card for no reason, so that nothing goes round for ever (3.7): at first, and more for each action
# in which no trick was completed.
WHIM, IMPATIENCE = 0.03, 0.003


def strength(card: str) -> int:
    """Gets 0 for a two to 12 for an ace."""
    return ORDER.index(card[0])


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    yield choose(observation, rng)


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Gets why the expert would play `text`; see `kortti.opponents`."""
    return None


def choose(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Gets the action text to play; ties are broken by `rng`."""
    legal = observation["legal"]
    if len(legal) == 1:
        return str(legal[0])
    values = collect(observation) if observation["phase"] == "collect" else shed(observation, rng)
    return best(values, rng)


# The first half


def worth(card: str, trump: str | None) -> float:
    """Gets how welcome a card is in the second half."""
    value = strength(card) - MIDDLE
    return value + TRUMP if card[1] == trump else value


def collect(observation: Mapping[str, Any]) -> dict[str, float]:
    """Gets the value of each action of the first half."""
    zones, trump = observation["zones"], observation["trump"]
    led = zones["trick"][-1] if zones["trick"] else None
    pot = sum(worth(card, trump) for card in zones["table"])
    unseen = unseen_cards(observation)
    values: dict[str, float] = {}
    for text in observation["legal"]:
        if text == "turn":
            outcomes = [duel(card, led, pot, trump, unseen, own=False) for card in unseen]
            values[text] = sum(outcomes) / len(outcomes)
        else:
            card = text[5:]
            # Of cards that bring the same, the higher one goes to the own pile now and leaves the lower one to be led.
            values[text] = duel(card, led, pot, trump, unseen, own=True) + 0.01 * strength(card)
    return values


def duel(card: str, led: str | None, pot: float, trump: str | None, unseen: Sequence[str], own: bool) -> float:
    """Gets what playing `card` is worth, against the card `led` or whatever an opponent may answer.

    A card of the `own` hand that wins stays the player's, and one that loses is lost; a turned card is won or not.
    """
    mine = worth(card, trump)
    if led is not None:
        if strength(card) == strength(led):
            return 0.0
        won = strength(card) > strength(led)
        if own:
            return worth(led, trump) + pot if won else -mine
        return worth(led, trump) + mine + pot if won else 0.0
    # The one who answers has three cards: most likely he can win if that pays, and else throws in his worst.
    higher = sum(strength(other) > strength(card) for other in unseen) / max(len(unseen), 1)
    lower = sum(strength(other) < strength(card) for other in unseen) / max(len(unseen), 1)
    lost = 1 - (1 - higher) ** 3 if mine + pot > 0 or lower < 0.05 else higher
    thrown = -3.0 * (1 - lost)
    if own:
        return -mine * lost - pot * lost + thrown
    return mine * (1 - lost) - pot * lost + thrown


def unseen_cards(observation: Mapping[str, Any]) -> list[str]:
    """Gets the cards that the seat has not seen yet, in hands and stock."""
    seen = {text[5:] for _, text in observation["history"] if text.startswith("play ")}
    seen |= {card for _, _, card, _ in observation["stock"]} | set(observation["dealt"])
    return [rank + suit for suit in SUITS for rank in ORDER if rank + suit not in seen]


# The second half


def shed(observation: Mapping[str, Any], rng: random.Random) -> dict[str, float]:
    """Gets the value of each action of the second half, where all hands are known to who remembers."""
    hands = known_hands(observation, rng)
    me, trump = observation["player"], observation["trump"]
    holders = [(me + step) % len(hands) for step in range(1, len(hands)) if hands[(me + step) % len(hands)]]
    following = hands[holders[0]]
    trick = observation["zones"]["trick"]
    whim = WHIM + IMPATIENCE * observation["since"]
    values: dict[str, float] = {}
    for text in observation["legal"]:
        if text == "take":
            values[text] = take_value(trick[-1], trump) + 100 * (rng.random() < whim)
            continue
        card = text[5:]
        cost = strength(card) + (14 if card[1] == trump else 0)
        if not trick:
            # A low card that the next player must take is gone for good, and it is his.
            unbeaten = not any(beats(other, card, trump) for other in following)
            values[text] = -cost + (8 if unbeaten else 0)
        else:
            completes = len(trick) + 1 == observation["trick_size"]
            values[text] = -cost + (2 if completes else 0)
        if len(hands[me]) == 1:
            values[text] += 100
        if observation["options"]["must_beat"]:
            if not trick and rng.random() < whim:
                values[text] += 100 * rng.random()
            if goes_round(card, hands, me, trick, observation["trick_size"], trump):
                values[text] -= 1000
    return values


def goes_round(card: str, hands: Sequence[Sequence[str]], me: int, trick: Sequence[str], size: int, trump: str) -> bool:
    """Tells whether playing `card` leads to moves that are all forced and come round again (3.7), if one must beat."""
    held = [set(hand) for hand in hands]
    pile, seat, play = list(trick), me, card
    size = size if trick else sum(map(bool, held))
    seen = set()
    while True:
        if play:
            held[seat].discard(play)
            pile.append(play)
        else:
            held[seat].add(pile.pop())
        if len(pile) == size or sum(map(bool, held)) < 2:
            return False
        seat = next(other % len(held) for other in range(seat + 1, seat + 4) if held[other % len(held)])
        if not pile:
            size = sum(map(bool, held))
        choices = [other for other in held[seat] if not pile or beats(other, pile[-1], trump)]
        if len(choices) > 1:
            return False
        play = choices[0] if choices else ""
        position = (seat, tuple(pile), tuple(map(frozenset, held)))
        if position in seen:
            return True
        seen.add(position)


def take_value(card: str, trump: str) -> float:
    """Gets what taking `card` is worth: a trump may be, rather than to beat it with one of the last; others are not."""
    return strength(card) - 28.0 if card[1] == trump else -50.0


def beats(card: str, other: str, trump: str) -> bool:
    """Tells whether `card` beats `other` (3.4)."""
    if card[1] == other[1]:
        return strength(card) > strength(other)
    return bool(card[1] == trump)


def known_hands(observation: Mapping[str, Any], rng: random.Random) -> list[list[str]]:
    """Gets all hands of the second half: whatever deal agrees with what was seen, they are the same."""
    game = load_game(observation["game"], **observation["options"])
    zones = game.sample(observation, rng).zones()
    return [zones[f"hand:{seat}"] for seat in range(game.players)]
