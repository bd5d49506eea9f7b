"""Samples a deal of Ristiseiska or Pantti consistent with an observation by constraint search: finds one if it exists.

False begging leads to dozens of hidden gifts, too many to choose a card for one after another. This module propagates
each choice. Gifts cut the deal into spans; within a span no card changes hands. `Spans` stores, for each span and each
of the other seats, the cards that the seat may have held, and for each hidden gift the cards that it may have been
(their domains). Propagation removes what is impossible:

- Each card was in one hand, and the size of each hand is known. So the cards that only some hands may have held are at
  most as many as these hands had; if they are exactly as many, these hands held nothing else.
- From one span to the next all cards stay in place except the gift, which goes from its giver to its taker.
- A seat that held at least one of some cards held the last of them that is possible.

Then a random card is chosen for a gift, the choice is propagated, and so on. Once all gifts are known, the cards that
never moved are dealt in the same way. A dead end undoes the last choice. After many dead ends the search restarts with
the gifts that failed most often. Every consistent deal can be drawn.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from kortti.cards import PACK, cards_of, mask_of
from kortti.games.sevens.worlds import Knowledge, no_deal

DEAD_ENDS = 10  # until the search restarts
RESTART_FACTOR = 1.3  # factor for the next restart

Row = list[int]  # by seat, the cards that it may have held in a span; replaced, never modified
Need = tuple[int, int]  # a seat, and cards of which it held at least one


class HiddenGift(NamedTuple):
    """A hidden gift between two of the other seats."""

    time: int
    giver: int
    taker: int


def find(knowledge: Knowledge, rng: random.Random, choices: int) -> tuple[list[list[int]], dict[int, int]] | None:
    """Returns a deal and, by time, the card of each hidden gift; None if so many `choices` do not suffice.

    Raises `GameError` if there is no such deal: the observation is a forgery.
    """
    spans = Spans(knowledge)
    found = spans.search(rng, choices)
    if found is None:
        return None
    row, gifts = found
    hands = [*map(cards_of, row)]
    hands.insert(knowledge.me, knowledge.dealt)
    return hands, {
        hidden.time: gift.bit_length() - 1 for hidden, gift in zip(spans.hidden_gifts, gifts, strict=True) if hidden
    }


@cache
def groups(seats: int) -> list[tuple[int, list[int], int]]:
    """Returns the proper subsets of `seats` seats as bit sets, each with its members and its complement."""
    everybody = (1 << seats) - 1
    return [(group, cards_of(group), everybody ^ group) for group in range(1, everybody)]


def by_group(row: Row) -> list[int]:
    """Returns, by group of seats, the cards that any of them may have held."""
    union = [0]
    for cards in row:
        union += [rest | cards for rest in union]
    return union


class Spans:
    """The constraints on each span of a deal, as one seat knows them. Seats are numbered without that one."""

    def __init__(self, knowledge: Knowledge) -> None:
        me = knowledge.me
        others = [seat for seat in range(knowledge.house.players) if seat != me]
        number_of = {seat: number for number, seat in enumerate(others)}
        counts = [knowledge.sizes[seat] for seat in others]
        cards = PACK & ~mask_of(knowledge.dealt)
        self.cards = [cards]  # by span, the cards of the others at its start
        self.rooms = [self._room(counts)]  # by span and group of seats, the number of cards that they held
        self.came = [0]  # by span, the card that the observer gave just before it
        self.gone = [0]  # by span, the cards that were laid in it, and the one that the observer got after it
        self.hidden_gifts: list[HiddenGift | None] = []  # by span, the gift after it if that is hidden
        sure = [[0] * len(others)]  # by span and seat, cards that it is known to have held
        gifts_before, gift_times = [0], []  # by number of moves; times of all gifts
        for time, seat, taker, card in knowledge.moves:
            bit = 0 if card is None else 1 << card
            if seat != me:
                giver = number_of[seat]
                counts[giver] -= 1
                cards &= ~bit
                sure[-1][giver] |= bit
                self.gone[-1] |= bit
            if taker is not None:
                came = [0] * len(others)
                if taker != me:
                    counts[number_of[taker]] += 1
                    came[number_of[taker]] = bit
                    cards |= bit
                is_hidden = card is None and me not in (seat, taker)
                self.hidden_gifts.append(HiddenGift(time, number_of[seat], number_of[taker]) if is_hidden else None)
                self.cards.append(cards)
                self.rooms.append(self._room(counts))
                self.came.append(sum(came))
                self.gone.append(0)
                sure.append(came)
                gift_times.append(time)
            gifts_before.append(len(self.hidden_gifts))
        self.weights = [1] * len(self.hidden_gifts)  # by gift, how often it failed, plus one
        self.needs: list[list[Need]] = [[] for _ in self.cards]
        for number, witnesses in knowledge.witnesses.items():
            needs = self.needs[gifts_before[number]]
            needs += [(number_of[seat], mask_of(some)) for _, seat, some in witnesses]
        for card, known in knowledge.certain.items():
            for time, seat in known:
                sure[bisect_left(gift_times, time)][number_of[seat]] |= 1 << card
        self.rows: list[Row] = []
        for span, seen in enumerate(sure):
            rest = self.cards[span] & ~by_group(seen)[-1]
            self.rows.append([held | rest for held in seen])
        for seat in others:
            for card, times in knowledge.without[seat].items():
                for time in times:
                    self.rows[bisect_left(gift_times, time)][number_of[seat]] &= ~(1 << card)

    @staticmethod
    def _room(counts: Sequence[int]) -> list[int]:
        """Returns, by group of seats, the number of cards that they held together."""
        room = [0]
        for count in counts:
            room += [rest + count for rest in room]
        return room

    # Propagation

    def _propagate(self, rows: list[Row], gifts: list[int], spans: Iterable[int]) -> bool:
        """Removes impossible cards, starting with the given spans. Returns False if no possibility is left."""
        waiting = dict.fromkeys(spans, (True, True))  # by span, whether to check it against the spans before and after
        last = len(gifts)
        while waiting:
            span, (before, after) = waiting.popitem()
            row = propagate_span(rows[span], self.cards[span], self.rooms[span], self.needs[span])
            if row is None:
                return self._count_failure(span)
            if row is not rows[span]:
                rows[span] = row
                before = after = True
            if before and span:
                other = rows[span - 1]
                if not self._propagate_gift(span - 1, rows, gifts):
                    return self._count_failure(span)
                if rows[span - 1] is not other:
                    waiting[span - 1] = True, span - 1 in waiting and waiting[span - 1][1]
                if rows[span] is not row:
                    waiting[span] = False, True
                    continue
            if after and span < last:
                other = rows[span + 1]
                if not self._propagate_gift(span, rows, gifts):
                    return self._count_failure(span)
                if rows[span + 1] is not other:
                    waiting[span + 1] = span + 1 in waiting and waiting[span + 1][0], True
                if rows[span] is not row:
                    waiting[span] = True, False
        return True

    def _count_failure(self, span: int) -> bool:
        """Counts a failure in a span for the gifts around it. Returns False."""
        for number in (span - 1, span):
            if 0 <= number < len(self.weights):
                self.weights[number] += 1
        return False

    def _propagate_gift(self, number: int, rows: list[Row], gifts: list[int]) -> bool:
        """Propagates across gift `number`, in both directions. Returns False if no possibility is left."""
        hidden, gone, came = self.hidden_gifts[number], self.gone[number], self.came[number + 1]
        before = [cards & ~gone for cards in rows[number]]
        after = [cards & ~came for cards in rows[number + 1]]
        left = [cards & later for cards, later in zip(before, after, strict=True)]
        right = left[:]
        if hidden:
            _, giver, taker = hidden
            gift = gifts[number] & before[giver] & after[taker]
            moved = self.cards[number] & ~gone & ~by_group(left)[-1]  # cards that cannot have stayed in any hand
            if moved:
                gift &= moved if not moved & moved - 1 else 0
            if not gift:
                return False
            gifts[number] = gift
            if not gift & gift - 1:
                left = [cards & ~gift for cards in left]
                right = left[:]
            left[giver] |= gift
            right[taker] |= gift
        if left != before:
            rows[number] = [new | cards & gone for new, cards in zip(left, rows[number], strict=True)]
        if right != after:
            rows[number + 1] = [new | cards & came for new, cards in zip(right, rows[number + 1], strict=True)]
        return True

    # Choices

    def search(self, rng: random.Random, choices: int) -> tuple[Row, list[int]] | None:
        """Chooses the cards dealt to each seat and the card of each hidden gift.

        Returns None if so many `choices` do not suffice. Raises `GameError` if there is no such deal.
        """
        rows, gifts = self.rows[:], [PACK if hidden else 0 for hidden in self.hidden_gifts]
        if not self._propagate(rows, gifts, range(len(rows))):
            raise no_deal()
        left, dead_ends = [choices], float(DEAD_ENDS)
        while left[0] > 0:
            found = self._choose(rows[:], gifts[:], rng, int(dead_ends), left)
            if found:
                return found
            if found is not None:
                raise no_deal()
            dead_ends *= RESTART_FACTOR
        return None

    def _choose(
        self, rows: list[Row], gifts: list[int], rng: random.Random, dead_ends: int, left: list[int]
    ) -> tuple[Row, list[int]] | tuple[()] | None:
        """Runs one search with so many `dead_ends` and choices `left`. Returns None if they do not suffice.

        Returns an empty tuple if there is no such deal.
        """
        chosen: list[tuple[list[Row], list[int], int, int]] = []  # the domains before the choice, the gift and its card
        possible = True
        while left[0] > 0:
            if not possible:
                if not chosen:
                    return ()
                if not dead_ends:
                    return None
                dead_ends -= 1
                rows, gifts, number, bit = chosen.pop()
                gifts[number] ^= bit
            elif (number := self._next(gifts)) >= 0:
                left[0] -= 1
                bit = 1 << rng.choice(cards_of(gifts[number]))
                chosen.append((rows[:], gifts[:], number, bit))
                gifts[number] = bit
            elif row := self._deal_unmoved(rows, rng, left):
                return row, gifts
            else:
                possible = False
                continue
            possible = self._propagate(rows, gifts, (number, number + 1))
        return None

    def _next(self, gifts: Sequence[int]) -> int:
        """Returns the next gift to choose a card for: one with few cards that failed often; -1 if all are known."""
        open_ = [number for number, gift in enumerate(gifts) if gift & gift - 1]
        return min(open_, key=lambda number: gifts[number].bit_count() / self.weights[number], default=-1)

    def _deal_unmoved(self, rows: Sequence[Row], rng: random.Random, left: list[int]) -> Row | None:
        """Deals the cards that no gift moved, once all gifts are known. Returns None if it fails.

        Each of these cards stayed in one hand throughout, so the constraints of all spans are applied to the first.
        """
        needs = [
            (seat, row[seat] & some)
            for row, span in zip(rows, self.needs, strict=True)
            for seat, some in span
            if not sure(row)[seat] & some
        ]
        return deal_out(rows[0], self.cards[0], self.rooms[0], needs, rng, left)


def sure(row: Row) -> list[int]:
    """Returns, by seat, the cards that it must have held."""
    union = by_group(row)
    return [held & ~union[~(1 << seat)] for seat, held in enumerate(row)]


def propagate_span(row: Row, cards: int, room: Sequence[int], needs: Sequence[Need]) -> Row | None:
    """Removes impossible cards from one span. Returns None if no possibility is left.

    The span has these `cards`, the seats hold `room` of them by group, and `needs` must be met.
    """
    while True:
        before = row
        for seat, some in needs:
            last = row[seat] & some
            if not last:
                return None
            if not last & last - 1:
                row = [held if other == seat else held & ~last for other, held in enumerate(row)]
        union = by_group(row)
        if union[-1] != cards:
            return None
        for group, seats, others in groups(len(row)):
            only = cards & ~union[others]
            count = only.bit_count()
            if count > room[group]:
                return None
            if count == room[group] and union[group] != only:
                row = [held & only if seat in seats else held for seat, held in enumerate(row)]
                break
        if row == before:
            return before


def deal_out(
    row: Row, cards: int, room: Sequence[int], needs: Sequence[Need], rng: random.Random, left: list[int]
) -> Row | None:
    """Deals each card to one seat at random; see `propagate_span`. None if it fails or no choices are `left`."""
    left[0] -= 1
    narrowed = propagate_span(row, cards, room, needs) if left[0] > 0 else None
    if narrowed is None:
        return None
    known = sure(narrowed)
    open_needs = [(seat, narrowed[seat] & some) for seat, some in needs if not known[seat] & some]
    loose = cards & ~by_group(known)[-1]
    if open_needs:
        seat, some = min(open_needs, key=lambda need: need[1].bit_count())
        bit = 1 << rng.choice(cards_of(some))
    elif loose:
        bit = 1 << rng.choice(cards_of(loose))
        seats = [seat for seat, held in enumerate(narrowed) if held & bit]
        seat = rng.choices(seats, [room[1 << seat] - known[seat].bit_count() for seat in seats])[0]
    else:
        return narrowed
    here = [held if other == seat else held & ~bit for other, held in enumerate(narrowed)]
    elsewhere = [held & ~bit if other == seat else held for other, held in enumerate(narrowed)]
    return deal_out(here, cards, room, needs, rng, left) or deal_out(elsewhere, cards, room, needs, rng, left)
