"""Opponents for Fan Tan that play like thoughtful persons.

They lay first what opens the way for their own cards, and hold back what would only open it for others. Beginner and
casual overlook some of the cards in their hands at each decision, and think as if they had the others alone. The expert
plays on to the end of the deal what a skilled one would, in deals that agree with who passed at what, counts the chips,
and does something else where that proves better: also a false pass, where those are played and it pays.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import cards_of, mask_of, parse_card
from kortti.games.fan_tan.facts import ACTIONS
from kortti.opponents.choosing import best
from kortti.opponents.fan_tan.determinizations import Beliefs
from kortti.opponents.fan_tan.heuristics import value_of
from kortti.opponents.fan_tan.knowledge import Position
from kortti.opponents.fan_tan.playouts import playout
from kortti.opponents.fan_tan.reasons import reason
from kortti.opponents.search import search

__all__ = ["COST", "reason", "think"]

COST = 18_000  # moves of `page.benchmark` that an expert's dearest decision with all its samples takes as long as
OVERLOOKED = {"beginner": 0.8, "casual": 0.25}  # the chance that a card in hand escapes somebody
SAMPLES = 180  # deals that an expert tries
PREPARING = 10  # deals that are not looked at: the first ones are not yet likely


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play, ever better thought over; see `kortti.opponents`."""
    position = Position(observation)
    if level in OVERLOOKED:
        seen = mask_of(card for card in cards_of(position.hand) if rng.random() >= OVERLOOKED[level])
        values = values_of(position.plays, seen)
        yield best({text: value for text, value in values.items() if seen >> ACTIONS[text] & 1} or values, rng)
        return
    choice = best(values_of(position.plays, position.hand), rng)
    yield choice
    if level == "expert" and len(position.texts) > 1:
        beliefs = Beliefs(observation, rng)
        for _ in range(PREPARING):
            beliefs.sample(rng)

        def trial(texts: Sequence[str]) -> list[float]:
            hands = beliefs.sample(rng)
            hands[position.me] = position.hand
            return [playout(position, hands, ACTIONS[text]) for text in texts]

        yield from search(position.texts, choice, trial, max(8, round(SAMPLES * effort)))


def values_of(texts: Sequence[str], hand: int) -> dict[str, float]:
    """Gets how good each card is to lay for who looks at the cards `hand` alone."""
    return {text: value_of(parse_card(text[5:]), hand) for text in texts}
