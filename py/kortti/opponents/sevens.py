"""An opponent for Ristiseiska and Pantti that plays like a thoughtful person.

It lays first what opens the way for its own cards, holds back what would only open it for others, takes the free
turn of an ace or king, and gives away the card that is hardest to lay. It never gives a card that could be laid
while it has another, so a table of such opponents never passes one card round for ever (B9).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from kortti.game import Message
from kortti.opponents.choosing import best

RANKS = "A23456789TJQK"

# What a card is worth laying for, in points of no unit but their own; `stop` is worth nothing.
OWN_CARD_FREED = 4  # for each own card that waits behind it
OWN_DISTANCE = 3  # for each step to the farthest of them: the sooner begun the better
OTHERS_FREED = -1  # for each card of others that may be laid before the farthest own one
OTHERS_SERVED = -2  # for each card of others behind it where no own one waits
FREE_TURN = 6  # an ace or king brings another card
SHED = 7  # being rid of a card at all; it weighs against `stop` alone
PIP = 0.2  # for each point that the card would cost if it stayed


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    yield choose(observation, rng)


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Gets why the expert would play `text`; see `kortti.opponents`."""
    return None


def choose(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Gets the action text to play; ties are broken by `rng`."""
    position = Position(observation)
    legal = observation["legal"]
    plays = [text for text in legal if text.startswith("play ")]
    gifts = [text for text in legal if text.startswith("give ")]
    if gifts:
        return best({text: position.gift_value(text[5:]) for text in gifts}, rng)
    if not plays:
        return str(legal[0])
    values = {text: position.play_value(text) for text in plays}
    if "stop" in legal:
        values["stop"] = 0.0
    return best(values, rng)


class Position:
    """What an observation tells about the table: own hand, what is laid, who waits for what."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones = observation["zones"]
        options = observation["options"]
        self.hand = set(zones[f"hand:{observation['player']}"])
        self.laid = {card for zone, cards in zones.items() if not zone.startswith("hand:") for card in cards}
        self.opening = options["opening"]
        self.bonus = options["bonus_turn"]
        self.scores = options["score_cards"]
        self.aces = self._ace_end(zones, options["ace"])

    @staticmethod
    def _ace_end(zones: Mapping[str, list[str]], rule: str) -> str:
        """Gets ``low``, ``high``, or ``open`` while the first ace may go either way."""
        if rule == "low":
            return "low"
        for zone, cards in zones.items():
            if zone.startswith(("low:", "high:")) and any(card[0] == "A" for card in cards):
                return zone.partition(":")[0]
        return "open"

    def behind(self, card: str) -> list[str]:
        """Gets the cards of the suit that cannot be laid before `card`, nearest first, as far as they are not laid."""
        rank, suit = RANKS.index(card[0]), card[1]
        low = [] if rank > 6 else list(range(rank - 1, -1, -1))
        high = [] if rank < 6 and rank else list(range(max(rank, 6) + 1, 13)) if rank else []
        if card[0] == "6" and self.opening != "free":
            high = list(range(7, 13))
        if card[0] == "8" and self.opening == "six_then_eight":
            low = list(range(4, -1, -1))
        if self.aces == "high":
            low = [r for r in low if r]
            high += [0] if high or card[0] == "K" else []
        ranks = sorted(low + high, key=lambda r: abs((r or (13 if self.aces == "high" else 0)) - rank))
        return [text for text in (RANKS[r] + suit for r in ranks) if text not in self.laid]

    def pips(self, card: str) -> int:
        """Gets what `card` costs in hand."""
        rank = RANKS.index(card[0])
        return 14 if not rank and self.aces == "high" else rank + 1

    def play_value(self, text: str) -> float:
        """Gets how good it is to lay the card of the action `text`."""
        card = text[5:7]
        behind = self.behind(card)
        value: float
        own = [place for place, other in enumerate(behind, 1) if other in self.hand]
        if own:
            farthest = own[-1]
            value = OWN_CARD_FREED * len(own) + OWN_DISTANCE * farthest + OTHERS_FREED * (farthest - len(own))
        else:
            value = OTHERS_SERVED * len(behind)
        if self.bonus and card[0] in "AK" and len(self.hand) > 1:
            value += FREE_TURN
        if self.scores:
            value += PIP * self.pips(card)
        if text.endswith(" high"):
            value -= 0.5  # high aces cost 14 to who keeps one, so low where nothing else decides
        return value + SHED

    def gift_value(self, card: str) -> float:
        """Gets how good it is to give `card` away: how many cards of others must be laid before it."""
        between = [other for other in self.before(card) if other not in self.laid]
        if not between:
            return -100.0 - len(self.behind(card))
        foreign = sum(other not in self.hand for other in between)
        helped = sum(other in self.hand for other in self.behind(card))
        return 4 * foreign - 2 * (len(between) - foreign) - 3 * helped + PIP * self.pips(card)

    def before(self, card: str) -> list[str]:
        """Gets the cards of the suit that must lie before `card` can be laid."""
        rank, suit = RANKS.index(card[0]), card[1]
        if self.aces == "high" and not rank:
            rank = 13
        ranks = list(range(rank + 1, 7)) if rank < 6 else list(range(6, rank))
        if rank > 6 and self.opening != "free":
            ranks.append(5)
        if rank < 5 and self.opening == "six_then_eight":
            ranks.append(7)
        return [RANKS[r] + suit for r in ranks]
