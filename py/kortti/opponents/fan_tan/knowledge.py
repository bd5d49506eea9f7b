"""The observation of Fan Tan as bit sets: the table, the own hand, the chips, the turn. No history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.cards import mask_of, parse_card
from kortti.games.fan_tan.facts import HouseRules


class Position:
    """The position of the seat to act."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones = observation["zones"]
        self.house = HouseRules.of(observation["options"])
        self.me: int = observation["player"]
        self.hand = mask_of(map(parse_card, zones[f"hand:{self.me}"]))
        self.laid = mask_of(parse_card(text) for zone, cards in zones.items() if zone[:4] != "hand" for text in cards)
        self.pool: int = observation["pool"]
        self.texts: list[str] = observation["legal"]
        self.plays = [text for text in self.texts if text != "pass"]
