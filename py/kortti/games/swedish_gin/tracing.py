"""Finds the shuffled stock that each played card came from, by constraint search, for rounds with many reshuffles.

There are two copies of each card. A copy lies in a supply, is drawn, is played, and may lie in a later supply. So each
card has only a few possible *paths*: which of the supplies with copies not yet played each play used up. And each
supply gave each seat as many cards as that seat drew from it. Propagation removes what is impossible:

- from a play, the supplies on no path of its card;
- from a supply, the seats that already have their share.

Then a random supply is chosen for a play, and so on; a dead end undoes the last choice. The true course is always
possible, so there is an answer. A search with too many dead ends restarts.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

DEAD_ENDS = 30  # until the search restarts, and as many more each time
RESTARTS = 30  # before it gives up

Arrival = tuple[int, int, int, int]  # seat, supply, time and place
Play = tuple[int, int, int]  # seat, card and time
Out = tuple[int, ...]  # the supplies whose copies of a card are not yet played, in order


class Traces:
    """The supplies that each play may have come from, and the search that narrows them down to one."""

    def __init__(self, cards: Sequence[Sequence[int]], arrivals: Sequence[Arrival], plays: Sequence[Play]) -> None:
        """Takes the unseen cards in each supply (counts by card), the arrivals of its places, and the plays."""
        self.plays, self.cards = plays, cards
        self.came: dict[tuple[int, int], list[int]] = defaultdict(list)  # by seat and supply, the times of arrival
        begins: dict[int, int] = {}
        for seat, supply, time, _ in arrivals:
            self.came[seat, supply].append(time)
            begins.setdefault(supply, time)
        self.seats = sorted({seat for seat, _ in self.came})
        self.bit_of = {seat: 1 << place for place, seat in enumerate(self.seats)}
        self.by_card: dict[int, list[int]] = defaultdict(list)
        self.by_supply: dict[int, set[int]] = defaultdict(set)  # plays that may have come from it
        self.allowed: list[int] = []  # by play, the possible supplies as a bit set
        for number, (seat, card, time) in enumerate(plays):
            self.by_card[card].append(number)
            came = {supply: self.came[seat, supply][0] for who, supply in [*self.came] if who == seat}
            fit = [supply for supply, first in came.items() if cards[supply][card] and first < time]
            self.allowed.append(sum(1 << supply for supply in fit))
            for supply in fit:
                self.by_supply[supply].add(number)
        self.allowed += [(1 << len(cards)) - 1] * 52  # then by card, the supplies that a copy may not have left yet
        self.card_failures, self.supply_failures = [1] * 52, [1] * len(cards)  # number of failures, plus one
        # By supply and group of seats, the number of cards they got; the stock, as one more seat, has those never
        # drawn.
        self.rooms: list[list[int]] = []
        for supply, counts in enumerate(cards):
            room = [len(self.came.get((seat, supply), ())) for seat in self.seats]
            rooms = [0]
            for count in [*room, sum(counts) - sum(room)]:
                rooms += [each + count for each in rooms]
            self.rooms.append(rooms)
        # By card, in order of time: each play of it (True), and each supply with copies of it.
        self.courses: dict[int, list[tuple[int, bool, int]]] = {
            card: sorted(
                [
                    *((plays[number][2], True, number) for number in numbers),
                    *((begins[s], False, s) for s, counts in enumerate(cards) if counts[card] and s in begins),
                ]
            )
            for card, numbers in self.by_card.items()
        }

    def solve(self, rng: random.Random) -> list[int]:
        """Returns the supply of each play. Raises `LookupError` if none is possible."""
        start = self.allowed[:]
        if not self._propagate(start, {*self.by_card}, {*range(len(self.cards))}):
            raise LookupError("no supply for a card")
        for restart in range(1, RESTARTS + 1):
            found = self._choose(start[:], rng, DEAD_ENDS * restart)
            if found is not None:
                return [supplies.bit_length() - 1 for supplies in found[: len(self.plays)]]
        raise LookupError("nothing was found")

    def _choose(self, allowed: list[int], rng: random.Random, dead_ends: int) -> list[int] | None:
        """Chooses a supply for each play. None after so many `dead_ends`. Raises `LookupError` if it is impossible."""
        chosen: list[tuple[list[int], int, int]] = []
        while open_ := [number for number in range(len(self.plays)) if allowed[number] & allowed[number] - 1]:
            number = min(open_, key=lambda number: self._slack(number, allowed) * (1 + rng.random() / 10))
            supply = rng.choice([s for s in range(len(self.cards)) if allowed[number] >> s & 1])
            chosen.append((allowed[:], number, supply))
            touched, allowed[number] = bits(allowed[number]), 1 << supply
            while not self._propagate(allowed, {self.plays[number][1]}, {*touched}):
                if not dead_ends:
                    return None
                dead_ends -= 1
                if not chosen:
                    raise LookupError("no supply for a play")
                allowed, number, supply = chosen.pop()
                touched, allowed[number] = bits(allowed[number]), allowed[number] & ~(1 << supply)
        return allowed

    def _slack(self, number: int, allowed: list[int]) -> float:
        """Returns how safely a choice can wait: it has many supplies, and they seldom failed."""
        failures = self.card_failures[self.plays[number][1]]
        failures += sum(self.supply_failures[supply] for supply in bits(allowed[number]))
        return allowed[number].bit_count() / failures

    def _propagate(self, allowed: list[int], waiting: set[int], supplies: set[int]) -> bool:
        """Removes impossible supplies, starting with some cards and supplies. Returns False if none is left."""
        while waiting or supplies:
            if waiting:
                card = waiting.pop()
                before = [(number, allowed[number]) for number in self.by_card[card]]
                if not self._propagate_card(card, allowed):
                    self.card_failures[card] += 1
                    return False
                for number, was in before:
                    gone = was & ~allowed[number]
                    supplies.update(bits(gone))
                    if gone and not allowed[number] & allowed[number] - 1:
                        supplies.update(bits(allowed[number]))
            else:
                supply = supplies.pop()
                affected = self._propagate_supply(supply, allowed)
                if affected is None:
                    self.supply_failures[supply] += 1
                    return False
                for number in affected:
                    waiting.add(self.plays[number][1])
                    if not allowed[number] & allowed[number] - 1:  # now certain, so its one supply is checked again
                        supplies.update(bits(allowed[number]))
        return True

    def _propagate_card(self, card: int, allowed: list[int]) -> bool:
        """Removes the supplies that are on no path of a card. Returns False if no path is left."""
        course = self.courses[card]
        steps: list[dict[Out, list[tuple[Out, int]]]] = []
        outs: Iterable[Out] = [()]
        for _, is_play, number in course:
            step: dict[Out, list[tuple[Out, int]]] = {}
            for out in outs:
                if not is_play:
                    step.setdefault((*out, *[number] * self.cards[number][card]), []).append((out, 0))
                    continue
                for place, supply in enumerate(out):
                    if allowed[number] >> supply & 1 and supply not in out[:place]:
                        step.setdefault(out[:place] + out[place + 1 :], []).append((out, 1 << supply))
            steps.append(step)
            outs = step
        live = {out for out in outs if all(allowed[len(self.plays) + card] >> supply & 1 for supply in out)}
        if not live:
            return False
        allowed[len(self.plays) + card] = sum({1 << supply for out in live for supply in out})
        for (_, is_play, number), step in zip(reversed(course), reversed(steps), strict=True):
            before = [way for out in live for way in step[out]]
            if is_play:
                possible = 0
                for _, bit in before:
                    possible |= bit
                allowed[number] = possible
            live = {out for out, _ in before}
        return True

    def _propagate_supply(self, supply: int, allowed: list[int]) -> set[int] | None:
        """Removes from a supply the plays of seats that already have their share.

        Returns the plays affected, or None if a seat has more than its share.
        """
        bit = 1 << supply
        here = [number for number in self.by_supply[supply] if allowed[number] & bit]
        certain: dict[int, list[int]] = {seat: [] for seat in self.seats}
        for number in here:
            if allowed[number] == bit:
                certain[self.plays[number][0]].append(number)
        affected = set()
        for seat, numbers in certain.items():
            if not numbers:
                continue
            came = self.came[seat, supply]
            times = sorted(self.plays[number][2] for number in numbers)
            is_late = times[0] > came[-1] and len(times) < len(came)
            if any(bisect_right(came, time - 1) <= place for place, time in enumerate(times)):
                return None
            for number in here:
                who, card, time = self.plays[number]
                if who != seat or allowed[number] == bit or (is_late and time > came[-1]):
                    continue
                if not has_room(came, times, time):
                    allowed[number] &= ~bit
                    if not allowed[number]:
                        return None
                    affected.add(number)
        owners: dict[int, int] = {}  # by card, the seats that may have got it
        everybody = (2 << len(self.seats)) - 1
        for card, count in enumerate(self.cards[supply]):
            if count:
                owners[card] = everybody if allowed[len(self.plays) + card] & bit else 0
        for number in here:
            if allowed[number] & bit:
                seat, card, _ = self.plays[number]
                owners[card] |= self.bit_of[seat]
        only = [0] * (everybody + 1)
        for card, mask in owners.items():
            only[mask] += self.cards[supply][card]
        room = self.rooms[supply]
        for seat in range(len(self.seats) + 1):
            for group in range(everybody + 1):
                if group >> seat & 1:
                    only[group] += only[group ^ 1 << seat]
        for group in range(everybody):
            if only[group] > room[group]:
                return None
            if group and only[group] == room[group]:
                for number in here:
                    seat, card, _ = self.plays[number]
                    if allowed[number] & bit and group & self.bit_of[seat] and owners[card] & ~group:
                        allowed[number] &= ~bit
                        if not allowed[number]:
                            return None
                        affected.add(number)
        return affected


def has_room(came: Sequence[int], times: Sequence[int], time: int) -> bool:
    """Checks if one more of the cards that `came` may have been played at `time`, besides those played at `times`."""
    played = sorted([*times, time])
    return all(bisect_right(came, played_at - 1) > place for place, played_at in enumerate(played))


@cache
def bits(supplies: int) -> tuple[int, ...]:
    """Returns the members of a bit set."""
    return tuple(number for number in range(supplies.bit_length()) if supplies >> number & 1)
