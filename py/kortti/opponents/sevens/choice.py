"""Opponents for Ristiseiska and Pantti: the four levels.

All lay cards that open the way for their own, hold back cards that help only others, take the free turn of an ace or
king, and give away the card that is hardest to lay. They never give a playable card while they have another, so a table
of them cannot pass one card round for ever (B9). In Pantti they lay high cards and never stop once somebody holds one
card.

Beginner and casual overlook some cards in hand at each decision and play as if they held only the rest; a beginner
gives away any unplayable card. The expert plays the skilled level's moves out in deals that make the others' past
actions likely, and deviates if another action proves better.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import cards_of, mask_of, parse_card
from kortti.games.sevens.facts import ACTIONS
from kortti.opponents.characters import FAR, Liking, Traits
from kortti.opponents.choosing import best, near_of
from kortti.opponents.search import search
from kortti.opponents.sevens.determinizations import Beliefs, PossibleDeals
from kortti.opponents.sevens.heuristics import OPEN
from kortti.opponents.sevens.knowledge import Position, Progress
from kortti.opponents.sevens.playouts import Playouts
from kortti.opponents.sevens.reasons import reason

__all__ = ["COST", "reason", "think", "traits"]

COST = 65_000  # cost of the expert's slowest decision at full effort, in `kortti.page.benchmark` moves
OVERLOOKED = {"beg": 0.22, "token": 0.25}  # a casual player's probability of overlooking a card in hand
UNSEEN = {"beg": 0.8, "token": 0.6}  # the same for a beginner
SAMPLES = 180  # deals per decision of the expert
BEGINNINGS = 150  # attempts to find a deal consistent with everything seen
PREPARING = 20  # burn-in: deals discarded because the first ones are not yet likely
SOUND = 0.5  # standard errors by which a gain must exceed zero
NEAR = 0.5  # heuristic value within which actions count as equal, so that a character may choose
GIFTS = 6  # gifts that an expert considers at most


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, each better considered than the last; see `kortti.opponents`."""
    position = Chooser(observation)
    if level == "beginner":
        yield position.beginner_choice(rng, liking)
        return
    if level == "casual":
        yield position.careless(rng, OVERLOOKED[position.house.unable], liking)
        return
    values = position.values(position.hand)
    choice = best(values, rng, liking, near_of(level, NEAR))
    yield choice
    texts = promising(values)
    if level == "expert" and len(texts) > 1:
        yield from look_ahead(observation, rng, texts, choice, effort, liking)


def look_ahead(
    observation: Mapping[str, Any],
    rng: random.Random,
    texts: Sequence[str],
    default: str,
    effort: float,
    liking: Liking | None,
) -> Iterator[str]:
    """Yields the best action in sampled deals: from `Beliefs`, or from `PossibleDeals` if `Beliefs` finds no start."""
    progress, beliefs = Progress(observation), Beliefs(observation)
    playouts = Playouts(progress)
    deals: PossibleDeals | Beliefs = PossibleDeals(progress)
    for _ in range(BEGINNINGS):
        yield default
        if beliefs.begin(rng):
            deals = beliefs
            break
    for _ in range(round(PREPARING * effort) if deals is beliefs else 0):
        yield default
        deals.sample(rng)

    def trial(texts: Sequence[str]) -> list[float]:
        deal = deals.sample(rng)
        return [playouts.playout(deal, ACTIONS[text]) for text in texts]

    yield from search(texts, default, trial, max(8, round(SAMPLES * effort)), SOUND, liking)


def promising(values: Mapping[str, float]) -> list[str]:
    """Returns the texts worth searching: a few gifts only, and no playable card if avoidable."""
    order = sorted(values, key=values.__getitem__, reverse=True)
    if order[0].startswith("give"):
        return [text for text in order if values[text] > OPEN / 2][:GIFTS] or order[:GIFTS]
    return order


class Chooser(Position):
    """A position with methods that choose an action."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        legal = observation["legal"]
        # A seat that can lay a card does not beg (2.6).
        self.texts: list[str] = [text for text in legal if " " in text or text == "stop"] or legal

    def values(self, hand: int) -> dict[str, float]:
        """Returns the heuristic value of each action, counting only the own cards in `hand`."""
        return {text: self._value(text, hand) for text in self.texts}

    def _value(self, text: str, hand: int) -> float:
        word, _, card_text = text.partition(" ")
        if not card_text:
            return 0.0
        card = parse_card(card_text[:2])
        if word == "give":
            return self.table.gift_value(card, hand, self.unlaid)
        value = self.table.plays[card][self.table.behind[card] & hand]
        return value - 0.5 if text.endswith("high") else value  # a high ace costs 14 points in hand

    def careless(self, rng: random.Random, share: float, liking: Liking | None) -> str:
        """Returns the choice of a player who overlooks each card in hand with probability `share`.

        Even so, a playable card is not given while there is another (B9).
        """
        seen = mask_of(card for card in cards_of(self.hand) if rng.random() >= share)
        values = self.values(seen)
        waiting = {text: value for text, value in values.items() if text[0] != "g" or value > OPEN / 2} or values
        noticed = [text for text in waiting if text == "stop" or seen >> parse_card(text[5:7]) & 1]
        values = {text: waiting[text] for text in noticed} if noticed not in ([], ["stop"]) else waiting
        return best(values, rng, liking, NEAR)

    def beginner_choice(self, rng: random.Random, liking: Liking | None) -> str:
        """Returns a beginner's choice: overlooks most cards, gives away any unplayable card."""
        if self.texts[0].startswith("give"):
            waiting = [text for text, value in self.values(0).items() if value > OPEN / 2]
            return str(rng.choice(waiting or self.texts))
        return self.careless(rng, UNSEEN[self.house.unable], liking)


def traits(text: str) -> Traits:
    """Returns what an action shows of a character: stopping is careful, a card far from its seven strong."""
    word, _, card = text.partition(" ")
    return Traits(spending=FAR[card[0]]) if card else Traits(daring=-1.0 if word == "stop" else 0.0)
