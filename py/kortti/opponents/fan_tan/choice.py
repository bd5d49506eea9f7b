"""Opponents for Fan Tan: the four levels.

All lay cards that open the way for their own and hold back cards that help only others. Beginner and casual overlook
some cards in hand at each decision and play as if they held only the rest. The expert samples deals that agree with the
passes, plays them out with the skilled level's moves and counts chips; it deviates from the skilled choice if that
gains chips, with a false pass, too, if the house rules allow one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import cards_of, mask_of, parse_card
from kortti.games.fan_tan.facts import ACTIONS
from kortti.opponents.characters import FAR, Liking, Traits
from kortti.opponents.choosing import best, near_of
from kortti.opponents.fan_tan.determinizations import Beliefs
from kortti.opponents.fan_tan.heuristics import value_of
from kortti.opponents.fan_tan.knowledge import Position
from kortti.opponents.fan_tan.playouts import playout
from kortti.opponents.fan_tan.reasons import reason
from kortti.opponents.search import search

__all__ = ["COST", "reason", "think", "traits"]

COST = 35_000  # cost of the expert's slowest decision at full effort, in `kortti.page.benchmark` moves
OVERLOOKED = {"beginner": 0.8, "casual": 0.25}  # probability of overlooking a card in hand
SAMPLES = 180  # deals per decision of the expert
NEAR = 5.0  # heuristic value within which actions count as equal, so that a character may choose
PREPARING = 10  # burn-in: deals discarded because the first ones are not yet likely


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, each better considered than the last; see `kortti.opponents`."""
    position = Position(observation)
    if level in OVERLOOKED:
        seen = mask_of(card for card in cards_of(position.hand) if rng.random() >= OVERLOOKED[level])
        values = values_of(position.plays, seen)
        noticed = {text: value for text, value in values.items() if seen >> ACTIONS[text] & 1}
        yield best(noticed or values, rng, liking, NEAR)
        return
    choice = best(values_of(position.plays, position.hand), rng, liking, near_of(level, NEAR))
    yield choice
    if level == "expert" and len(position.texts) > 1:
        beliefs = Beliefs(observation, rng)
        for _ in range(PREPARING):
            beliefs.sample(rng)

        def trial(texts: Sequence[str]) -> list[float]:
            hands = beliefs.sample(rng)
            hands[position.me] = position.hand
            return [playout(position, hands, ACTIONS[text]) for text in texts]

        yield from search(position.texts, choice, trial, max(8, round(SAMPLES * effort)), liking=liking)


def values_of(texts: Sequence[str], hand: int) -> dict[str, float]:
    """Returns the heuristic value of laying each card, counting only the own cards in `hand`."""
    return {text: value_of(parse_card(text[5:]), hand) for text in texts}


def traits(text: str) -> Traits:
    """Returns what an action shows of a character: a false pass is daring, a card far from its seven spent."""
    if text == "pass":
        return Traits(daring=1.0, spending=-1.0)
    return Traits(spending=FAR[text[5]])
