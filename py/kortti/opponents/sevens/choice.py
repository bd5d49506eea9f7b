"""Opponents for Ristiseiska and Pantti that play like thoughtful persons.

They lay first what opens the way for their own cards, hold back what would only open it for others, take the free turn
of an ace or king, and give away the card that is hardest to lay. They never give a card that could be laid while they
have another, so a table of them never passes one card round for ever (B9).

Beginner and casual overlook some of the cards in their hands at each decision, and think as if they had the others
alone; a beginner gives anything away that cannot be laid. The expert plays what a skilled one would on to the end of
the deal, in deals in which the others would most likely have done what they did, and does something else where that
proves better.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import cards_of, mask_of, parse_card
from kortti.games.sevens.facts import ACTIONS
from kortti.opponents.choosing import best
from kortti.opponents.search import search
from kortti.opponents.sevens.determinizations import Beliefs, PossibleDeals
from kortti.opponents.sevens.heuristics import OPEN
from kortti.opponents.sevens.knowledge import Position, Progress
from kortti.opponents.sevens.playouts import Playouts
from kortti.opponents.sevens.reasons import reason

__all__ = ["COST", "reason", "think"]

COST = 44_000  # moves of `page.benchmark` that an expert's dearest decision with all its samples takes as long as
OVERLOOKED = {"beg": 0.22, "token": 0.25}  # the chance that a card in hand escapes a casual player
UNSEEN = 0.8  # the same for a beginner
SAMPLES = 180  # deals that an expert tries
BEGINNINGS = 150  # times that an expert tries to find a deal that agrees with all it knows
PREPARING = 20  # deals that are not looked at: the first ones are not yet likely
SOUND = 0.5  # standard errors by which a gain must differ from nothing
GIFTS = 6  # cards that an expert thinks of giving


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play, ever better thought over; see `kortti.opponents`."""
    position = Thought(observation)
    if level == "beginner":
        yield position.beginning(rng)
        return
    if level == "casual":
        yield position.careless(rng, OVERLOOKED[observation["options"]["unable"]])
        return
    values = position.values(position.hand)
    choice = best(values, rng)
    yield choice
    texts = promising(values)
    if level == "expert" and len(texts) > 1:
        yield from look_ahead(observation, rng, texts, choice, effort)


def look_ahead(
    observation: Mapping[str, Any], rng: random.Random, texts: Sequence[str], default: str, effort: float
) -> Iterator[str]:
    """Yields what does best in sampled deals: likely ones, or any where no deal was found to begin with."""
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

    yield from search(texts, default, trial, max(8, round(SAMPLES * effort)), SOUND)


def promising(values: Mapping[str, float]) -> list[str]:
    """Gets the texts that are worth a search: not every card to give, above all none that could be laid."""
    order = sorted(values, key=values.__getitem__, reverse=True)
    if order[0].startswith("give"):
        return [text for text in order if values[text] > OPEN / 2][:GIFTS] or order[:GIFTS]
    return order


class Thought(Position):
    """A position as somebody looks at it who is to act."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        legal = observation["legal"]
        # Whoever can lay a card does not beg (2.6).
        self.texts: list[str] = [text for text in legal if " " in text or text == "stop"] or legal

    def values(self, hand: int) -> dict[str, float]:
        """Gets how good each thing to do is for who looks at the cards `hand` alone."""
        return {text: self._value(text, hand) for text in self.texts}

    def _value(self, text: str, hand: int) -> float:
        word, _, card_text = text.partition(" ")
        if not card_text:
            return 0.0
        card = parse_card(card_text[:2])
        if word == "give":
            return self.table.gift_value(card, hand, self.unlaid)
        value = self.table.plays[card][self.table.behind[card] & hand]
        return value - 0.5 if text.endswith("high") else value  # high aces cost 14 to who keeps one

    def careless(self, rng: random.Random, share: float) -> str:
        """Gets what somebody does who overlooks each card in hand with a chance of `share`.

        Even so a card that could be laid is not given while there is another (B9).
        """
        seen = mask_of(card for card in cards_of(self.hand) if rng.random() >= share)
        values = self.values(seen)
        waiting = {text: value for text, value in values.items() if text[0] != "g" or value > OPEN / 2} or values
        noticed = [text for text in waiting if text == "stop" or seen >> parse_card(text[5:7]) & 1]
        return best({text: waiting[text] for text in noticed} if noticed not in ([], ["stop"]) else waiting, rng)

    def beginning(self, rng: random.Random) -> str:
        """Gets what a beginner does: overlooks more than not, never stops, gives away anything that cannot be laid."""
        if self.texts[0].startswith("give"):
            waiting = [text for text, value in self.values(0).items() if value > OPEN / 2]
            return str(rng.choice(waiting or self.texts))
        self.texts = [text for text in self.texts if text != "stop"]
        return self.careless(rng, UNSEEN)
