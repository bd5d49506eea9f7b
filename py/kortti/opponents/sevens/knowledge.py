"""The observation of Ristiseiska or Pantti as bit sets: the table, and the cards that each seat may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.cards import PACK, mask_of, parse_card
from kortti.games.sevens.facts import GIVE, STOP, HouseRules, Layout, card_of
from kortti.games.sevens.worlds import goes_on, steps_of
from kortti.opponents.sevens.heuristics import tables


class Position:
    """The table as observed: own hand, unlaid cards, and the value tables for them."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones = observation["zones"]
        laid = [card for zone, cards in zones.items() if not zone.startswith("hand:") for card in cards]
        self.hand = mask_of(map(parse_card, zones[f"hand:{observation['player']}"]))
        self.unlaid = PACK & ~mask_of(map(parse_card, laid))
        self.aces = aces_of(observation)
        self.house = HouseRules.of(observation["options"])
        self.counts = [len(zones[f"hand:{seat}"]) for seat in range(self.house.players)]
        self.table = tables(self.house, 1 in self.counts)[self.aces]


def aces_of(observation: Mapping[str, Any]) -> str | None:
    """Returns the end where aces are laid: ``"low"``, ``"high"``, or None while undecided."""
    if observation["options"]["ace"] == "low":
        return "low"
    for zone, cards in observation["zones"].items():
        if zone.startswith(("low:", "high:")) and any(card[0] == "A" for card in cards):
            return str(zone.partition(":")[0])
    return None


class Progress:
    """The course of the deal as one seat knows it: the table, the turns, and the cards that each seat may hold."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones = observation["zones"]
        self.me: int = observation["player"]
        self.house = HouseRules.of(observation["options"])
        self.players = self.house.players
        self.counts = [len(zones[f"hand:{seat}"]) for seat in range(self.players)]
        self.layout = Layout(self.house)
        self.fresh = (1 << self.players) - 1  # bit set of seats that have not had a turn (B3)
        self.drought = 0  # consecutive turns without a card laid (B9)
        self.token = self.beggar = -1
        self.penalty = False  # True if this gift punishes a false beg or pass (2.6)
        self.possible = [0] * self.players  # by seat, the cards that it may hold
        self._read(observation)

    def _read(self, observation: Mapping[str, Any]) -> None:
        """Follows the history: lays cards on the table and narrows down each seat's possible cards."""
        me, layout, possible = self.me, self.layout, self.possible
        dealt = mask_of(map(parse_card, observation["dealt"]))
        possible[:] = [dealt if seat == me else PACK ^ dealt for seat in range(self.players)]
        caught = observation.get("caught", ())
        for time, seat, action, beggar in steps_of(observation):
            if action is None:  # the gift may be any card that the giver may have held
                possible[beggar] |= possible[seat]
                continue
            if action >= GIVE:
                card = 1 << action - GIVE
                possible[:] = [cards & ~card for cards in possible]
                possible[beggar] |= card
                continue
            self.fresh &= ~(1 << seat)
            if action < STOP:
                self.drought = 0
                layout.lay(action)
                possible[:] = [cards & ~layout.laid for cards in possible]
                if seat != me and card_of(action) in self.house.bonus_cards and not goes_on(observation, time):
                    possible[seat] &= ~layout.open
            elif action != STOP:
                self.drought += 1
                self.beggar = self.token = seat
                self.penalty = time in caught
                if seat != me and not self.penalty:
                    possible[seat] &= ~layout.open
        self.penalty &= observation["phase"] == "give"

    def asked(self) -> list[int]:
        """Returns the seats that give a card after this one, if somebody begged falsely (2.6)."""
        if not self.penalty:
            return []
        rest = range(self.me + 1, self.me + (self.beggar - self.me) % self.players)
        return [seat % self.players for seat in rest if self.counts[seat % self.players] > 1]
