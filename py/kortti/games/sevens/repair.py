"""Samples a deal of Ristiseiska or Pantti consistent with an observation by local search: repairs an inconsistent one.

False begging leads to dozens of hidden gifts, too many to choose a card for one after another. This module starts with
any deal and any cards for the gifts. Then pairs of cards swap places until everything agrees with the observation.

Moment k is the moment before move k of `Knowledge`; the last moment is the present. A set of moments is an int with bit
k for moment k. The course of a card is the set of moments at which each seat held it. Two cards may swap courses
between the moment at which they part and the moment at which they meet again, or to the end if both are still hidden
then. The same gifts then go between the same hands, one card each.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from operator import and_

from kortti.cards import PACK, cards_of, mask_of
from kortti.games.sevens.worlds import Knowledge

SWAPS = 60  # from one start, plus two for each hidden gift
GROWTH = 1.05  # factor for the next start
TABU_STEPS = range(3, 8)  # for how many steps a swapped pair is tabu, to prevent cycling


def repair(knowledge: Knowledge, rng: random.Random, beginnings: int) -> tuple[list[list[int]], dict[int, int]] | None:
    """Returns a deal and, by time, the card of each hidden gift; None if so many `beginnings` fail.

    Every consistent deal can be drawn: the search may start with it.
    """
    courses = Courses(knowledge, rng)
    swaps: float = SWAPS + 2 * sum(map(len, knowledge.gifts))
    for _ in range(beginnings):
        if not courses.begin():
            return None
        if courses.repair(int(swaps)):
            return courses.deal()
        swaps *= GROWTH
    return None


def limits(knowledge: Knowledge) -> list[list[int]]:
    """Returns, by moment and seat, the cards that the seat can have held then, as bit sets."""
    moves, me = knowledge.moves, knowledge.me
    seats, times = range(knowledge.house.players), [move.time for move in moves]
    own, left = mask_of(knowledge.dealt), PACK
    rows = [[own if seat == me else left & ~own for seat in seats]]
    for _, seat, taker, card in moves:
        bit = 0 if card is None else 1 << card
        if me in (seat, taker):
            own ^= bit
        if taker is None:
            left ^= bit
        rows.append([own if seat == me else left & ~own for seat in seats])
    for seat, cards in enumerate(knowledge.without):
        for card, known in cards.items():
            for time in known:
                rows[bisect_left(times, time)][seat] &= ~(1 << card)
    for time, where, card in knowledge.shown:
        row = rows[bisect_left(times, time)]
        row[:] = [cards if seat == where else cards & ~(1 << card) for seat, cards in enumerate(row)]
    for number, (_, seat, taker, _) in enumerate(moves):  # forwards: from the holders a moment before
        before = rows[number][:]
        if taker is not None:
            before[taker] |= before[seat]
        rows[number + 1] = [*map(and_, rows[number + 1], before)]
    for number, (_, seat, taker, card) in reversed([*enumerate(moves)]):  # backwards: from the holders a moment later
        after = rows[number + 1][:]
        after[seat] |= 1 << card if card is not None else after[taker or 0]
        rows[number] = [*map(and_, rows[number], after)]
    return rows


class Courses:
    """The courses of all cards, which swap until every seat holds only cards that it can have held.

    A course puts the seats side by side in one int: bit `seat * width + k` is set if the seat held the card at moment
    k. All other sets of seats and moments here have the same form (called places).
    """

    def __init__(self, knowledge: Knowledge, rng: random.Random) -> None:
        self.knowledge, self.rng = knowledge, rng
        self.can = limits(knowledge)
        self.now = len(knowledge.moves)
        self.width = self.now + 1
        self.always = (1 << self.width) - 1
        self.seats = [seat * self.width for seat in range(knowledge.house.players)]  # the first bit of each seat
        self.all_seats = sum(1 << begin for begin in self.seats)
        everywhere = self.all_seats * self.always
        self.never = [everywhere & ~can for can in self._by_card(self.can)]  # by card, places where it cannot have been
        self.ends = [self.now + 1] * 52  # by card, the first moment at which it lay on the table
        for number, move in enumerate(knowledge.moves):
            if move.taker is None and move.card is not None:
                self.ends[move.card] = number + 1
        # Places where a seat held at least one of some cards; by card, those for which it is one of them.
        self.needs, self.meets = 0, [0] * 52
        for number, group in knowledge.witnesses.items():
            for _, seat, cards in group:
                bit = 1 << self.seats[seat] + number
                self.needs |= bit
                for card in cards:
                    self.meets[card] |= bit

    def _by_card(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """Transposes bit sets of cards by moment and seat into sets of places by card."""
        columns = zip(*rows, strict=True)
        text = "".join("".join(format(cards, "052b") for cards in reversed(column)) for column in reversed([*columns]))
        return [int(text[51 - card :: 52], 2) for card in range(52)]

    def _moments(self, places: int) -> int:
        """Returns the moments of some `places`."""
        moments = 0
        for begin in self.seats:
            moments |= places >> begin
        return moments & self.always

    def begin(self) -> bool:
        """Chooses courses backwards from the current hands to the deal. Returns False if there can be no such hands."""
        knowledge = self.knowledge
        cards_now = knowledge.hands_now(self.rng)
        if cards_now is None:
            return False
        hands = [*map(mask_of, cards_now)]
        hands[knowledge.me] = self.can[-1][knowledge.me]
        rows = [hands]
        for (_, seat, taker, card), can in zip(reversed(knowledge.moves), self.can[-2::-1], strict=True):
            hands = hands[:]
            if taker is None and card is not None:
                hands[seat] |= 1 << card
            elif taker is not None:
                could = hands[taker] & can[seat]
                cards = could & ~can[taker] or could or hands[taker]
                bit = 1 << self.rng.choice(cards_of(cards))
                hands[taker] ^= bit
                hands[seat] |= bit
            rows.append(hands)
        self.courses = self._by_card(rows[::-1])
        self.wrong = [course & never for course, never in zip(self.courses, self.never, strict=True)]
        return True

    def repair(self, swaps: int) -> bool:
        """Swaps pairs of cards, up to `swaps` times. Returns True if everything agrees."""
        tabu: dict[tuple[int, int], int] = {}
        for step in range(swaps):
            self._count()
            if not self.lacks and not any(self.wrong):
                return True
            best: list[tuple[int, int, int]] = []
            least = 0
            for one, two, moment in self._pairs():
                apart = self._moments_apart(one, two, moment)
                if not apart or tabu.get((one, two), -1) >= step:
                    continue
                added = self._added_violations(one, two, apart)
                if not best or added < least:
                    best, least = [], added
                if added == least:
                    best.append((one, two, apart))
            if best:
                one, two, apart = self.rng.choice(best)
                tabu[one, two] = tabu[two, one] = step + self.rng.choice(TABU_STEPS)
                self._swap(one, two, apart)
        return False

    def _count(self) -> None:
        """Finds the places where a seat lacks a required card, and those where it has exactly one."""
        once = twice = 0
        if self.needs:
            for course, meets in zip(self.courses, self.meets, strict=True):
                met = course & meets
                twice |= once & met
                once |= met
        self.lacks, self.lone = self.needs & ~once, once & ~twice

    def _pairs(self) -> Iterator[tuple[int, int, int]]:
        """Yields pairs of cards whose swap would remove one violation, each with the moment of it."""
        # Numbers below 52 are cards in wrong hands, higher ones seats that lack a card.
        trouble = [(number, self._moments(wrong)) for number, wrong in enumerate(self.wrong) if wrong]
        lacks = [(52 + seat, self.lacks >> begin & self.always) for seat, begin in enumerate(self.seats)]
        number, moments = self.rng.choice(trouble + [lack for lack in lacks if lack[1]])
        later = self.rng.randrange(moments.bit_length())
        moments >>= later
        moment = later + (moments & -moments).bit_length() - 1
        if number < 52:
            yield from ((number, two, moment) for two in range(52) if two != number)
            return
        place = self.seats[number - 52] + moment
        held = [card for card, course in enumerate(self.courses) if course >> place & 1]
        for two, meets in enumerate(self.meets):
            if meets >> place & 1:
                yield from ((one, two, moment) for one in held)

    def _moments_apart(self, one: int, two: int, moment: int) -> int:
        """Returns the moments around `moment` at which two cards are in different hands; none if they cannot swap."""
        end = min(self.ends[one], self.ends[two])
        if moment >= end:
            return 0
        together = self._moments(self.courses[one] & self.courses[two]) | -1 << end
        if together >> moment & 1:
            return 0
        later = together >> moment
        stop = moment + (later & -later).bit_length() - 1
        if stop == end <= self.now:  # one of them is seen to come from exactly this hand
            return 0
        return (1 << stop) - (1 << (together & (1 << moment) - 1).bit_length())

    def _added_violations(self, one: int, two: int, moments: int) -> int:
        """Returns by how many violations swapping two cards at `moments` makes things worse."""
        places = self.all_seats * moments
        first, second = self.courses[one] & places, self.courses[two] & places
        added = (second & self.never[one]).bit_count() - (first & self.never[one]).bit_count()
        added += (first & self.never[two]).bit_count() - (second & self.never[two]).bit_count()
        meets, other = self.meets[one], self.meets[two]
        if (meets ^ other) & places:
            added += ((first & meets & ~other | second & other & ~meets) & self.lone).bit_count()
            added -= ((first & other | second & meets) & self.lacks).bit_count()
        return added

    def _swap(self, one: int, two: int, moments: int) -> None:
        """Swaps two cards at `moments`, as returned by `_moments_apart`."""
        changed = (self.courses[one] ^ self.courses[two]) & self.all_seats * moments
        for card in (one, two):
            self.courses[card] ^= changed
            self.wrong[card] = self.courses[card] & self.never[card]

    def deal(self) -> tuple[list[list[int]], dict[int, int]]:
        """Returns the dealt hands and, by time, the card of each hidden gift."""
        knowledge, courses = self.knowledge, self.courses
        hands = [[card for card in range(52) if courses[card] >> begin & 1] for begin in self.seats]
        hands[knowledge.me] = knowledge.dealt
        given = {}
        for number, (time, seat, taker, card) in enumerate(knowledge.moves):
            if card is None and taker is not None:
                before, after = self.seats[seat] + number, self.seats[taker] + number + 1
                given[time] = next(c for c in range(52) if courses[c] >> before & courses[c] >> after & 1)
        return hands, given
