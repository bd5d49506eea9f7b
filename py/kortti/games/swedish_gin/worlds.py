"""Samples rounds of Swedish Gin Rummy that are consistent with an observation, for `resample`.

No action proves that a seat does not hold a card. So only this is hidden: which card lay in which place of the deck and
of each reshuffled stock. Each of these is a *supply*: places in order, and cards whose counts are public. A card that
another seat plays came

- from the discards, if the seat took such a card from there; the copies of a card are interchangeable;
- otherwise from a place whose card the observer did not see, chosen at random among those that the seat had drawn.

With one supply, all choices are equivalent. With several, a choice may use up the last place or the last such card of a
supply that a later play needs. So plays with only one possible supply are settled first, and again after each choice. A
play without any takes the place of another play, which looks for a new one. If that fails, as after dozens of
reshuffles, `Traces` finds a round by constraint search.
"""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.cards import HIDDEN, parse_card
from kortti.games.swedish_gin.facts import CARDS_IN_ALL, HouseRules, cards_dealt, dealt
from kortti.games.swedish_gin.tracing import Traces
from kortti.messages import GameError, message

ATTEMPTS = 8  # draws before the constraint search (`kortti.games.swedish_gin.tracing`)
STEPS = 150  # repairs in one draw before the next draw


class Group:
    """The cards of one supply in one hand: when unseen ones arrived, and when such cards were played."""

    __slots__ = ("came", "played")

    def __init__(self) -> None:
        self.came: list[int] = []
        self.played: list[int] = []

    def has_room(self, time: int) -> bool:
        """Checks if one more card may have been played at `time`, with each play after the arrival of its own card."""
        came, played = self.came, self.played
        if len(came) <= len(played):
            return False
        if came[-1] < time:
            return True
        place = bisect_left(played, time)
        return came[place] < time and all(came[number + 1] < played[number] for number in range(place, len(played)))


class World:
    """What one seat knows of the supplies, and sampling of the rest."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.players = HouseRules.of(observation["options"]).players
        self.me: int = observation["player"]
        self.supplies: list[list[int | None]] = [[None] * CARDS_IN_ALL]  # the cards by place, None if unseen
        self.cards: list[list[int]] = [[2] * 52]  # by supply, the counts of the cards in unseen places
        self.arrivals: list[tuple[int, int, int, int]] = []  # seat, supply, time and place of an unseen card
        self.plays: list[tuple[int, int, int]] = []  # seat, card and time of a card unseen until then
        if observation["upcard"] is not None:
            self._deal(observation)
            self._read(observation)

    def _see(self, place: int, card: int) -> None:
        """Records a card of the last supply that the observer saw arrive."""
        self.supplies[-1][place] = card
        self.cards[-1][card] -= 1

    def _deal(self, observation: Mapping[str, Any]) -> None:
        self._see(cards_dealt(self.players) - 1, parse_card(observation["upcard"]))
        for seat in range(self.players):
            places = dealt(range(CARDS_IN_ALL), self.players, observation["dealer"], seat)
            if seat == self.me:
                for place, text in zip(places, observation["dealt"], strict=True):
                    self._see(place, parse_card(text))
            else:
                self.arrivals += [(seat, 0, -1, place) for place in places]

    def _read(self, observation: Mapping[str, Any]) -> None:
        """Follows the history: the discards, and the cards that each seat took from them and still holds."""
        pile = [parse_card(observation["upcard"])]
        taken: list[Counter[int]] = [Counter() for _ in range(self.players)]
        drawn = iter(observation["stock_log"])
        upcoming = next(drawn, None)
        place = cards_dealt(self.players)
        for time, (seat, text) in enumerate(observation["history"]):
            verb, _, rest = text.partition(" ")
            if verb == "buy" or text == "draw discard":
                taken[seat][pile.pop()] += 1
            elif verb in ("discard", "layoff", "meld", "contract"):
                words = rest.split()
                for word in words[:1] if verb == "layoff" else words:
                    if word == "/":
                        continue
                    card = parse_card(word)
                    if taken[seat][card]:
                        taken[seat][card] -= 1
                    elif seat != self.me:
                        self.plays.append((seat, card, time))
                    if verb == "discard":
                        pile.append(card)
            while upcoming is not None and upcoming[0] == time:
                _, taker, seen = upcoming
                if place == len(self.supplies[-1]):
                    *shuffled, top = pile
                    pile, place = [top], 0
                    self.supplies.append([None] * len(shuffled))
                    self.cards.append([shuffled.count(card) for card in range(52)])
                if seen == HIDDEN:
                    self.arrivals.append((taker, len(self.supplies) - 1, time, place))
                else:
                    self._see(place, parse_card(seen))
                place += 1
                upcoming = next(drawn, None)

    def sample(self, rng: random.Random) -> list[list[int]]:
        """Samples all cards of all supplies. Raises `LookupError` if there is no such round."""
        for _ in range(ATTEMPTS):
            supplies = self.draw(rng)
            if supplies is not None:
                return supplies
        return self.trace(rng)

    def draw(self, rng: random.Random) -> list[list[int]] | None:
        """Samples all cards of all supplies. Returns None if the choices fail."""
        choices = Choices(self, rng)
        return self._filled(choices.chosen, rng) if choices.settle() else None

    def trace(self, rng: random.Random) -> list[list[int]]:
        """Samples them by constraint search. Raises `LookupError` if there is no such round."""
        return self._filled(Traces(self.cards, self.arrivals, self.plays).solve(rng), rng)

    def _filled(self, chosen_supplies: Sequence[int], rng: random.Random) -> list[list[int]]:
        """Fills in the supplies, given the supply that each play came from."""
        supplies, cards = [supply[:] for supply in self.supplies], [counts[:] for counts in self.cards]
        free: dict[tuple[int, int], list[int]] = defaultdict(list)  # places that have arrived
        came = iter(self.arrivals)
        upcoming = next(came, None)
        for (seat, card, time), chosen in zip(self.plays, chosen_supplies, strict=True):
            cards[chosen][card] -= 1
            while upcoming is not None and upcoming[2] < time:
                free[upcoming[:2]].append(upcoming[3])
                upcoming = next(came, None)
            places = free[seat, chosen]
            supplies[chosen][places.pop(rng.randrange(len(places)))] = card
        return [filled(supply, counts, rng) for supply, counts in zip(supplies, cards, strict=True)]


def filled(supply: Sequence[int | None], counts: Sequence[int], rng: random.Random) -> list[int]:
    """Returns a supply with its unseen cards in random order in the empty places."""
    left = [card for card, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(left)
    return [left.pop() if card is None else card for card in supply]


class Choices:
    """The supply that each play came from: sampled such that no supply gives a card that it does not have."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.plays, self.rng = world.plays, rng
        self.cards = [counts[:] for counts in world.cards]  # not given yet
        self.chosen = [-1] * len(self.plays)
        self.groups: dict[tuple[int, int], Group] = defaultdict(Group)
        for seat, supply, time, _ in world.arrivals:
            self.groups[seat, supply].came.append(time)
        self.by_seat: dict[int, list[int]] = defaultdict(list)
        self.by_card: dict[int, list[int]] = defaultdict(list)

    def settle(self) -> bool:
        """Chooses for all plays. Returns True if every play found a supply."""
        if len(self.cards) == 1:
            for number, (_, card, _) in enumerate(self.plays):
                self.chosen[number] = 0
                self.cards[0][card] -= 1
            return True
        self.first = []
        for number, (seat, card, _) in enumerate(self.plays):
            self.first.append(self._possible(number))
            self.by_seat[seat].append(number)
            self.by_card[card].append(number)
        return self._repair(self._assign_all())

    def _possible(self, number: int) -> list[int]:
        """Returns the supplies that a play can come from, given the choices so far."""
        seat, card, time = self.plays[number]
        groups = self.groups
        return [
            supply
            for supply, counts in enumerate(self.cards)
            if counts[card] and (seat, supply) in groups and groups[seat, supply].has_room(time)
        ]

    def _assign(self, number: int, supplies: Sequence[int]) -> int:
        """Assigns a play to one of `supplies` at random, weighted by such cards left and places left in that hand."""
        seat, card, time = self.plays[number]
        supply = supplies[0]
        if len(supplies) > 1:
            groups = [self.groups[seat, supply] for supply in supplies]
            weights = [
                self.cards[supply][card] * (len(group.came) - len(group.played))
                for supply, group in zip(supplies, groups, strict=True)
            ]
            (supply,) = self.rng.choices(supplies, weights)
        self.chosen[number] = supply
        self.cards[supply][card] -= 1
        insort(self.groups[seat, supply].played, time)
        return supply

    def _assign_all(self) -> list[int]:
        """Assigns play after play, first those with only one supply left. Returns those with none."""
        supplies_of = dict(enumerate(map(list, self.first)))  # of the plays still open
        stuck = []
        settled = [number for number, supplies in supplies_of.items() if len(supplies) < 2]
        order = [*reversed(supplies_of)]
        while supplies_of:
            number = settled.pop() if settled else order.pop()
            supplies = supplies_of.pop(number, None)
            if supplies is None:
                continue
            if not supplies:
                stuck.append(number)
                continue
            supply = self._assign(number, supplies)
            seat, card, _ = self.plays[number]
            group = self.groups[seat, supply]
            without_card = () if self.cards[supply][card] else self.by_card[card]
            without_room = (
                other
                for other in self.by_seat[seat]
                if supply in supplies_of.get(other, ()) and not group.has_room(self.plays[other][2])
            )
            for other in {*without_card, *without_room}:
                if supply in supplies_of.get(other, ()):
                    supplies_of[other].remove(supply)
                    if len(supplies_of[other]) < 2:
                        settled.append(other)
        return stuck

    def _repair(self, stuck: list[int]) -> bool:
        """Makes room for stuck plays by unassigning others, which get stuck in turn. Returns True if none is left."""
        for _ in range(STEPS):
            if not stuck:
                return True
            number = stuck.pop(self.rng.randrange(len(stuck)))
            supplies = self._possible(number)
            if not supplies:
                supplies = [self._make_room(number, stuck)]
            self._assign(number, supplies)
        return False

    def _make_room(self, number: int, stuck: list[int]) -> int:
        """Returns a supply for a stuck play, one that lacks little, and unassigns the plays in its way."""
        seat, card, time = self.plays[number]
        lacks = {
            supply: (not self.cards[supply][card]) + (not self.groups[seat, supply].has_room(time))
            for supply in self.first[number]
        }
        least = min(lacks.values())
        supply = self.rng.choice([supply for supply, lack in lacks.items() if lack == least])
        group = self.groups[seat, supply]
        if not self.cards[supply][card]:
            self._unassign([other for other in self.by_card[card] if self.chosen[other] == supply], stuck)
        while not group.has_room(time):
            self._unassign([other for other in self.by_seat[seat] if self.chosen[other] == supply], stuck)
        return supply

    def _unassign(self, numbers: Sequence[int], stuck: list[int]) -> None:
        """Unassigns a random one of these plays and adds it to `stuck`."""
        number = self.rng.choice(numbers)
        seat, card, time = self.plays[number]
        supply = self.chosen[number]
        self.chosen[number] = -1
        self.cards[supply][card] += 1
        self.groups[seat, supply].played.remove(time)
        stuck.append(number)


def sample_world(observation: Mapping[str, Any], rng: random.Random) -> tuple[list[int], list[list[int]]]:
    """Samples the deck and the reshuffled stocks of a round consistent with `observation`.

    Raises `GameError` if there is none.
    """
    try:
        first, *others = World(observation).sample(rng)
    except LookupError:
        told = message("error-bad-value", name="observation", text="")
        raise GameError("no deal agrees with the observation", told) from None
    return first, others
