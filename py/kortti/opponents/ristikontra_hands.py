"""What the others in Ristikontra are likely to hold, for all that they have played, and deals that agree with it.

Whoever plays a card had none that looked much better just then; whoever turns one up had none worth playing. So each
play makes some ranks unlikely in the hand that it came from, and what is drawn later knows nothing of it. Unlikely is
not impossible: people do not think as this module does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from kortti.opponents.ristikontra_position import DIRT, KEPT_SHARE, LATER, LEAD
from kortti.opponents.ristikontra_tables import (
    DRAWN,
    KING,
    NONE,
    NUMBERS,
    QUEEN,
    TRICKS,
    TURN,
    gains,
    hand_size,
    keeping,
    scale_of,
    worths,
)

HEAT = 5.0  # card points by which a rank must have looked better to be less likely by the factor e
LEAST = 0.03  # what is left of the likelihood of any rank after one play
PAIR = 0.4  # how much less likely a second card of a rank is in a hand: pairs are played early
TRIES = 12  # cards that are tried for one place of a hand
REUSE = 8  # deals that are made from one guess at which cards were drawn when


class World(NamedTuple):
    """A deal as the playouts want it, by ranks: hands, how many of each rank and points are in each, the stock."""

    hands: list[list[int]]
    counts: list[list[int]]
    points: list[int]
    stock: list[int]


def world_of(hands: list[list[int]], stock: list[int], values: list[int]) -> World:
    """Makes a `World`."""
    counts = []
    for hand in hands:
        count = [0] * 13
        for rank in hand:
            count[rank] += 1
        counts.append(count)
    return World(hands, counts, [sum([values[rank] for rank in hand]) for hand in hands], stock)


class Evidence(NamedTuple):
    """What one seat did: a rank it played from its hand, or `TURN`, or a card it drew (`NONE`), and how much less
    likely that makes some ranks among the cards that it kept."""

    seat: int
    rank: int
    factors: list[tuple[int, float]]


class Hands:
    """How a deal stands for the seat of an observation, and deals of what that seat does not see."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, options = observation["zones"], observation["options"]
        self.mode: str = options["mode"]
        self.values = worths(self.mode)
        self.size = hand_size(self.mode)
        self.holds_king: bool = self.mode == "cleaning" and options["hold_fourth_king"]
        self.me: int = observation["player"]
        self.hand = [NUMBERS[card[0]] for card in zones[f"hand:{self.me}"]]
        self.left = [4] * 13  # cards of each rank that were not played
        self.captured, self.dirty = [0, 0], [False, False]
        self.run, self.last = 0, NONE  # leads of one rank in a row, and that rank
        self.evidence: list[Evidence] = []
        history = iter(observation["history"])
        tricks = [(leader, cards) for leader, _, cards in observation["tricks"]]
        for self.number, (leader, cards) in enumerate([*tricks, (observation["leader"], zones["trick"])]):
            self.read_trick(leader, [NUMBERS[card[0]] for card in cards], history)
        self.unseen = [rank for rank in range(13) for _ in range(self.left[rank] - self.hand.count(rank))]
        self.samples = 0

    @property
    def has_stock(self) -> bool:
        """Whether the present trick began with a stock."""
        return self.number < TRICKS - self.size

    def read_trick(self, leader: int, ranks: list[int], history: Iterator[Sequence[Any]]) -> None:
        """Takes one trick into account, with its part of the history."""
        self.trick: list[int] = []
        self.winner = leader
        draws = []
        for place, rank in enumerate(ranks):
            seat, text = next(history)
            played = TURN if text == "turn" else rank
            if seat != self.me:
                self.evidence.append(Evidence(seat, played, self.unlikely(seat, played)))
            if played != TURN:
                draws.append(seat)
            self.left[rank] -= 1
            self.trick.append(rank)
            if not place:
                self.run = self.run + 1 if rank == self.last else 1
                self.last = rank
            if rank == ranks[0]:
                self.winner = seat
        if len(ranks) == 4:
            team = self.winner % 2
            self.captured[team] += sum(self.values[rank] for rank in ranks)
            if self.has_stock:
                self.dirty[team] |= QUEEN in ranks
                self.evidence += [Evidence(seat, NONE, []) for seat in draws if seat != self.me]
            elif KING in ranks and ranks[0] != QUEEN:
                self.dirty[team] = False

    def unlikely(self, seat: int, played: int) -> list[tuple[int, float]]:
        """Gets how much less likely it makes some ranks in a hand that its seat played or turned what it did."""
        views = self.views(seat)
        chosen = views.get(played, 0.0)
        return [(rank, max(LEAST, exp((chosen - view) / HEAT))) for rank, view in views.items() if view > chosen]

    def views(self, seat: int) -> dict[int, float]:
        """Gets how good each rank looked to a seat that had one to play now, and turning (as in `Position.value`)."""
        left, values, trick, team = self.left, self.values, self.trick, seat % 2
        keep = keeping(self.mode, self.has_stock)
        scale, after = scale_of(self.mode), 3 - len(trick)
        theirs, ours = gains(self.mode)[self.number][len(trick)]
        stake = sum([values[rank] for rank in trick]) + scale * (LATER * after + LEAD)
        led = trick[0] if trick else NONE
        hot, adds = self.hot(led, self.has_stock, self.dirty, self.captured)
        add, more = (adds[team] - adds[1 - team]) / 2, sum(adds) / 2
        other = (theirs if (self.winner - seat) % 2 else ours)[left[led]] if trick else 0.0
        found = {}
        for rank in range(13):
            if not left[rank] or self.is_barred(rank):
                continue
            gain = ours[left[rank] - 1] if rank == led or not trick else other
            found[rank] = gain * (stake + values[rank]) - keep[rank][left[rank]][1]
            if rank == hot or hot in trick:
                found[rank] += gain * more + add
        if self.has_stock:
            unseen = sum(left)
            mean = sum([values[rank] * left[rank] for rank in range(13)]) / unseen
            turn = (other if trick else (ours[1] + ours[2]) / 2) * (stake + mean)
            if trick and left[led]:
                turn += left[led] / unseen * (ours[left[led] - 1] - other) * (stake + values[led])
            if hot in trick:
                turn += other * more + add
            found[TURN] = turn - DRAWN * scale - KEPT_SHARE * mean
        return found

    def is_barred(self, rank: int) -> bool:
        """Tells whether the rules keep `rank` in hand now: led three times, or the fourth king (D4, D13)."""
        if rank == KING and self.holds_king and self.has_stock and self.left[KING] == 1:
            return True
        return not self.trick and self.run == 3 and rank == self.last

    def hot(self, led: int, has_stock: bool, dirty: list[bool], captured: list[int]) -> tuple[int, tuple[float, float]]:
        """Gets the rank that dirties or cleans whoever gets it where `led` is led, and what it brings each pair."""
        if self.mode != "cleaning":
            return NONE, (0.0, 0.0)
        if has_stock:
            return QUEEN, (0.0 if dirty[0] else -DIRT, 0.0 if dirty[1] else -DIRT)
        adds = (max(captured[0], 10.0) if dirty[0] else 0.0, max(captured[1], 10.0) if dirty[1] else 0.0)
        return NONE if led == QUEEN else KING, adds

    # Deals

    def sample(self, rng: random.Random) -> World:
        """Deals what the seat does not see, the likeliest ranks the most often."""
        if not self.samples % REUSE:
            self.places = self.guess(rng)
        self.samples += 1
        chance, unseen = rng.random, self.unseen[:]
        hands: list[list[int]] = [[], [], [], []]
        hands[self.me] = self.hand
        for seat, odds in self.places:
            for _ in range(TRIES):
                at = int(chance() * len(unseen))
                rank = unseen[at]
                if chance() < (odds[rank] * PAIR if rank in hands[seat] else odds[rank]):
                    break
            unseen[at], unseen[-1] = unseen[-1], unseen[at]
            hands[seat].append(unseen.pop())
        unseen.sort(key=lambda _: chance())
        return world_of(hands, unseen, self.values)

    def guess(self, rng: random.Random) -> list[tuple[int, list[float]]]:
        """Gets a seat for each card in the others' hands, with the odds of its ranks; the least free ones first.

        Which of a seat's cards it was that it played is left to chance, so each time gives another answer.
        """
        places = [[[1.0] * 13 for _ in range(self.size if seat != self.me else 0)] for seat in range(4)]
        for seat, rank, factors in self.evidence:
            hand = places[seat]
            if rank == NONE:
                hand.append([1.0] * 13)
                continue
            if rank != TURN:
                hand.remove(rng.choices(hand, [odds[rank] for odds in hand])[0])
            for other, factor in factors:
                for odds in hand:
                    odds[other] *= factor
        found = [(seat, odds) for seat, hand in enumerate(places) for odds in hand]
        return sorted(found, key=lambda place: sum(place[1]))
