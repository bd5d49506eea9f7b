"""Likelihood of the others' plays in Ristikontra, given a hand.

A seat plays the card that it values most, or turns one up if none is worth playing, so each play tells something about
its hand. No play is ruled out: people do not all play by this heuristic, nor does a partner who looks ahead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Any

from kortti.games.ristikontra.facts import (
    CLEAN_FLOOR,
    KING,
    LEADS_IN_ROW,
    NO_RANK,
    QUEEN,
    TEAMS,
    TRICKS,
    TURN,
    HouseRules,
)
from kortti.opponents.ristikontra.heuristics import DIRT, PLAIN, style_of
from kortti.opponents.ristikontra.knowledge import Tally
from kortti.opponents.ristikontra.tables import gains, keeping, stakes

AHEAD = 3  # finished tricks from which on an expert looks ahead
HEAT = 0.1  # softmax temperature: card points by which a better action is e times as likely
ODDITY = 0.05  # probability of a play against the heuristics
DEPTH = 0.5  # the same for a partner who looks ahead
LOW, MIDDLE, HIGH = 8**4 - 1, 8**9 - 8**4, 8**13 - 8**9  # parts of a hand (`kortti.opponents.chain.WEIGHTS`)


class Course:
    """The course of a deal by ranks, as one seat has seen it."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.house = HouseRules.of(observation["options"])
        self.points, self.style = self.house.rank_points, style_of("expert", self.house.mode)
        self.me: int = observation["player"]
        self.left = [4] * 13  # unplayed cards, by rank
        self.tally = Tally(self.house)
        self.led_rank, self.leads_in_row = NO_RANK, 0  # as in the state

    def begin_trick(self, number: int, leader: int) -> None:
        """Starts a trick; `number` counts from 0."""
        self.number, self.winner = number, leader
        self.trick: list[int] = []

    def put(self, seat: int, rank: int) -> None:
        """Adds the rank of a card to the trick (4.3, 3 and 5)."""
        self.left[rank] -= 1
        if not self.trick:
            self.leads_in_row = self.leads_in_row + 1 if rank == self.led_rank else 1
            self.led_rank = rank
        elif rank == self.led_rank:
            self.winner = seat
        self.trick.append(rank)

    @property
    def has_stock(self) -> bool:
        """True if the present trick began with a stock."""
        return self.number < self.house.stock_tricks

    def is_barred(self, rank: int) -> bool:
        """Checks if the rules bar `rank` now: led three times in a row (D4), or the fourth king (D13).

        It may still be led if the hand holds no other rank (D5). `test_the_expert_bars_what_the_engine_bars` compares
        this with the engine.
        """
        if rank == KING and self.house.holds_king and self.has_stock and self.left[KING] == 1:
            return True
        return not self.trick and self.leads_in_row == LEADS_IN_ROW and rank == self.led_rank


def hot_rank(
    house: HouseRules, led: int, has_stock: bool, dirty: Sequence[bool], captured: Sequence[int]
) -> tuple[int, tuple[float, float]]:
    """Returns the rank that dirties or cleans a pair in a trick led with `led`, and its value for each pair.

    `test_playouts_keep_the_rules` compares this with the engine.
    """
    if house.mode != "cleaning":
        return NO_RANK, (0.0, 0.0)
    if has_stock:
        return QUEEN, (0.0 if dirty[0] else -DIRT, 0.0 if dirty[1] else -DIRT)  # D11
    least = float(CLEAN_FLOOR)
    adds = (max(captured[0], least) if dirty[0] else 0.0, max(captured[1], least) if dirty[1] else 0.0)
    return NO_RANK if led == QUEEN else KING, adds  # D12


class Decision:
    """One seat's play in one trick, and its likelihood given a hand."""

    def __init__(self, course: Course, seat: int, played: int) -> None:
        self.played = played
        is_partner = seat % TEAMS == course.me % TEAMS
        self.oddity = DEPTH if is_partner and course.number >= AHEAD else ODDITY
        style = course.style if is_partner else PLAIN
        self.known: dict[int, float] = {}  # likelihoods computed so far, by hand
        house, trick, self.left = course.house, course.trick, course.left[:]
        self.points, team = course.points, seat % TEAMS
        self.keep, self.has_stock = keeping(house, course.has_stock, style), course.has_stock
        theirs, self.ours = gains(house, style)[course.number][len(trick)]
        self.lost = theirs if (course.winner - seat) % TEAMS else self.ours
        self.led = trick[0] if trick else NO_RANK
        self.stake = sum([self.points[rank] for rank in trick]) + stakes(house, style)[course.number][len(trick)]
        self.turning = style.stock.turn[bool(trick)]
        self.hot, adds = hot_rank(house, self.led, course.has_stock, course.tally.dirty, course.tally.captured)
        self.add, self.more, self.is_in = (adds[team] - adds[1 - team]) / 2, sum(adds) / 2, self.hot in trick
        self.barred = [course.is_barred(rank) for rank in range(13)]
        self.unseen = sum(self.left) - min(house.hand_size, TRICKS - course.number)
        # By number of cards of the led rank in hand: `sum_up` of parts of hands.
        self.sums: list[dict[int, tuple[float, float, int]]] = [{0: (0.0, 0.0, 0)} for _ in range(5)]
        self.shift, self.mask = (3 * self.led, 7) if trick else (0, 0)
        if self.has_stock:
            self.unknown = [sum([self.bring(rank, 0, own) for rank in range(13)]) for own in range(5 if trick else 1)]

    def bring(self, rank: int, count: int, own: int) -> float:
        """Returns what turning up a rank's unseen cards gains over drawing them, `count` of them being in hand."""
        left, worth = self.left[rank], self.points[rank]
        out = left - count
        if out <= 0:
            return 0.0
        extra = self.is_in or rank == self.hot
        matches = self.led in (NO_RANK, rank)
        gain = self.ours[out - 1] if matches else self.lost[max(self.left[self.led] - own, 0)]
        value = gain * (self.stake + worth + extra * self.more) + extra * self.add
        return out * (value - self.keep[rank][left][count])

    def sum_up(self, part: int, own: int) -> tuple[float, float, int]:
        """Sums over a part of a hand: weights of its ranks, its effect on turning up, and the number of ranks.

        `own` is the number of cards of the led rank in the whole hand.
        """
        lost, base = 0.0, self.stake / 2  # close to most actions' values, to keep exponents small
        if self.led >= 0:
            lost = self.lost[max(self.left[self.led] - own, 0)]
            base = lost * self.stake
        rivals, unknown, ranks = 0.0, 0.0, 0
        for rank in range(13):
            count = part >> 3 * rank & 7
            if not count:
                continue
            left = self.left[rank]
            if self.has_stock:
                unknown += self.bring(rank, count, own) - self.bring(rank, 0, own)
            if self.barred[rank] and rank != self.played:
                continue
            gain = self.ours[left - count] if self.led in (NO_RANK, rank) else lost
            value = gain * (self.stake + self.points[rank]) - self.keep[rank][left][count]
            if rank == self.hot or self.is_in:
                value += gain * self.more + self.add
            rivals += exp(max(-600.0, min(600.0, (value - base) / HEAT)))
            ranks += 1
        self.sums[own][part] = found = rivals, unknown, ranks
        return found

    def likelihood(self, hand: int) -> float:
        """Returns the log likelihood of the play from `hand`, if the seat goes by `Values`."""
        own = hand >> self.shift & self.mask
        sums = self.sums[own]
        low, middle, high = hand & LOW, hand & MIDDLE, hand & HIGH
        first = sums.get(low) or self.sum_up(low, own)
        second = sums.get(middle) or self.sum_up(middle, own)
        third = sums.get(high) or self.sum_up(high, own)
        rivals, ranks = first[0] + second[0] + third[0], first[2] + second[2] + third[2]
        if self.has_stock:
            value = (self.unknown[own] + first[1] + second[1] + third[1]) / self.unseen + self.turning
            base = self.lost[max(self.left[self.led] - own, 0)] * self.stake if self.mask else self.stake / 2
            turning = exp(max(-600.0, min(600.0, (value - base) / HEAT)))
            rivals += turning
            ranks += 1
        if self.played == TURN:
            chosen = turning
        else:
            part = hand & 7 << 3 * self.played
            chosen = (sums.get(part) or self.sum_up(part, own))[0]
        self.known[hand] = answer = log((1 - self.oddity) * max(chosen / rivals, 1e-20) + self.oddity / ranks)
        return answer
