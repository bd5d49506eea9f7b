"""Deals of Ristiseiska and Pantti that make the others' past actions likely.

A seat lays the card that it values most and gives away the one that is hardest to lay, so its actions tell something
about its hand. `Beliefs` starts from any deal consistent with what its seat knows and changes it step by step, mostly
to deals that make the actions no less likely (Metropolis algorithm). Unlikely deals stay possible: people do not all
play by this heuristic.

`PossibleDeals` serves the few positions for which no such start is found soon.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from kortti.cards import PACK, cards_of, mask_of, parse_card
from kortti.games.sevens.facts import GIVE, STOP, Layout, card_of
from kortti.games.sevens.worlds import Knowledge, goes_on, steps_of
from kortti.matching import find_room
from kortti.opponents.sevens.heuristics import HALF, LOWER, UPPER, Table, best_gift, tables
from kortti.opponents.sevens.knowledge import Progress

ODDITY = 3.0  # an action against the heuristics divides the likelihood by e to this power
CHANGES = 8  # proposed changes between two samples
# Thresholds that split the proposals if there are hidden gifts: below PLACES two cards swap everywhere in the past;
# below CHOICE the giver gave another card of the same hand; else the gift was another card of the taker's hand.
PLACES, CHOICE = 0.5, 0.7


class PossibleDeals:
    """Random deals consistent with the hand sizes and with the cards that each seat cannot hold."""

    def __init__(self, progress: Progress) -> None:
        """Separates the cards that any other seat may hold from those that some cannot."""
        self.me, self.players, self.counts = progress.me, progress.players, progress.counts
        self.hand = progress.possible[self.me]
        others = [seat for seat in range(self.players) if seat != self.me]
        self.others = others
        unseen = cards_of(PACK & ~progress.layout.laid & ~self.hand)
        self.owners = {card: [seat for seat in others if progress.possible[seat] >> card & 1] for card in unseen}
        self.free = [1 << card for card in unseen if len(self.owners[card]) == len(others)]
        self.bound = [card for card in unseen if len(self.owners[card]) < len(others)]
        self.bound.sort(key=lambda card: len(self.owners[card]))

    def sample(self, rng: random.Random) -> list[int]:
        """Returns random hands by seat that satisfy both constraints."""
        held: list[list[int]] = [[] for _ in self.counts]
        for card in self.bound:
            find_room(card, self.owners, self.counts, held, rng)
        free = self.free
        cards = rng.sample(free, len(free))
        hands = [0] * self.players
        hands[self.me] = self.hand
        begin = 0
        for seat in self.others:
            end = begin + self.counts[seat] - len(held[seat])
            hands[seat] = mask_of(held[seat]) | sum(cards[begin:end])
            begin = end
        return hands


LAYS, STOPS, CANNOT, COULD, TAKES, GIVES = range(6)  # kinds of steps


class Step(NamedTuple):
    """One action of another seat and the table at that time; cards are bits."""

    kind: int
    card: int = 0  # laid or given; 0 for a hidden gift
    number: int = 0  # index of the laid card, or of the hidden gift
    reach: int = 0  # playable cards
    unlaid: int = 0
    table: Table | None = None
    may_stop: bool = False


class Past(NamedTuple):
    """The history of one hand in a supposed deal."""

    dealt: int
    odd: int  # actions that contradict the heuristics
    hand: int  # now
    gifts: dict[int, int]  # by hidden gift: the hand then, the given card included


class Beliefs:
    """A Markov chain over deals of the hidden hands, as one seat may believe them."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, players = observation["zones"], observation["options"]["players"]
        self.me: int = observation["player"]
        self.others = [seat for seat in range(players) if seat != self.me]
        self.hand = mask_of(map(parse_card, zones[f"hand:{self.me}"]))
        self.held = mask_of(map(parse_card, observation["dealt"]))  # cards that the seat has ever had in hand
        self.steps: list[list[Step]] = [[] for _ in range(players)]
        self.ways: list[tuple[int, int, int]] = []  # hidden gifts: time, giver, taker
        self.knowledge = Knowledge(observation)
        self._read(observation)
        self.pasts: list[Past] = []
        self.gifts: list[int] = []  # the supposed cards of the hidden gifts

    def _read(self, observation: Mapping[str, Any]) -> None:
        """Follows the history: the others' actions and the cards playable at each."""
        house, history = self.knowledge.house, observation["history"]
        layout = Layout(house)
        played = Counter(seat for seat, text in history if text.startswith("play"))
        left = [len(observation["zones"][f"hand:{seat}"]) + played[seat] for seat in range(house.players)]
        for time, seat, action, beggar in steps_of(observation):
            steps = self.steps[seat]
            table = tables(house, 1 in left)[layout.aces]
            reach, unlaid = layout.open, PACK ^ layout.laid
            if action is None or action >= GIVE:
                card = 0 if action is None else 1 << action - GIVE
                number = len(self.ways)
                self.held |= card
                steps.append(Step(GIVES, card, number, 0, unlaid, table))
                self.steps[beggar].append(Step(TAKES, card, number))
                if not card:
                    self.ways.append((time, seat, beggar))
            elif action < STOP:
                number = card_of(action)
                may_stop = time > 0 and history[time - 1][0] == seat and history[time - 1][1].startswith("play")
                steps.append(Step(LAYS, 1 << number, number, reach, unlaid, table, may_stop))
                layout.lay(action)
                left[seat] -= 1
                if number in house.bonus_cards and not goes_on(observation, time):
                    steps.append(Step(CANNOT, reach=layout.open))
            else:
                kind = STOPS if action == STOP else COULD if time in observation.get("caught", ()) else CANNOT
                steps.append(Step(kind, 0, 0, reach, unlaid, table, True))
        self.steps[self.me] = []

    def begin(self, rng: random.Random) -> bool:
        """Tries to find a starting deal; returns True on success."""
        drawn = self.knowledge.draw(rng)
        if drawn is None:
            return False
        hands, given = drawn
        self.gifts = [1 << given[time] for time, _, _ in self.ways]
        pasts = [self.follow(seat, mask_of(hand), self.gifts) for seat, hand in enumerate(hands)]
        self.pasts = [past for past in pasts if past]
        if len(self.pasts) < len(pasts):
            return False
        self.loose = cards_of(sum(self.pasts[seat].hand for seat in self.others) & ~self.held)
        return True

    def follow(self, seat: int, dealt: int, gifts: Sequence[int]) -> Past | None:
        """Replays the history of the hand of `seat`; returns None if it contradicts the observation."""
        hand, odd, around = dealt, 0, {}
        for kind, bit, number, reach, unlaid, table, may_stop in self.steps[seat]:
            if kind == CANNOT:
                if hand & reach:
                    return None
            elif kind == COULD:
                if not hand & reach:
                    return None
            elif kind == TAKES:
                if bit:
                    hand |= bit
                else:
                    if hand & gifts[number]:
                        return None
                    around[number] = hand = hand | gifts[number]
            elif kind == GIVES:
                assert table
                if not bit:
                    bit = gifts[number]
                    around[number] = hand
                if not hand & bit:
                    return None
                card = best_gift(hand, unlaid, table.gifts) - GIVE
                if 1 << card != bit:
                    value = table.gift_value(bit.bit_length() - 1, hand, unlaid)
                    odd += value < table.gift_value(card, hand, unlaid)
                hand ^= bit
            else:
                assert table
                lays = hand & reach
                if not lays or bit & ~hand:
                    return None
                if lays != bit or may_stop:
                    plays, behind = table.plays, table.behind
                    value = plays[number][behind[number] & hand] if bit else 0.0
                    if may_stop and value < 0:
                        odd += 1
                    else:
                        for card in LOWER[lays & HALF] + UPPER[lays >> 26]:
                            if plays[card][behind[card] & hand] > value:
                                odd += 1
                                break
                hand ^= bit
        return Past(dealt, odd, hand, around)

    def change(self, rng: random.Random) -> None:
        """Proposes swapping two cards. Proposals are symmetric, as the Metropolis algorithm requires."""
        chance, gifts = rng.random, self.gifts
        way = chance() if gifts else 0.0
        if way < PLACES:
            cards, first, last = self.loose, 0, len(gifts)
            one = 1 << cards[int(chance() * len(cards))]
        else:
            number = int(chance() * len(gifts))
            _, giver, taker = self.ways[number]
            first, last = (number, len(gifts)) if way < CHOICE else (0, number + 1)
            cards = cards_of(self.pasts[giver if way < CHOICE else taker].gifts[number])
            one = gifts[number]
        two = 1 << cards[int(chance() * len(cards))]
        if one == two:
            return
        both = one | two
        dealt, changed = [past.dealt for past in self.pasts], set()
        if not PLACES <= way < CHOICE:
            changed = {seat for seat in self.others if dealt[seat] & both not in (0, both)}
            if len(changed) == 1:  # the other card was dealt to none of them
                return
            for seat in changed:
                dealt[seat] ^= both
        if gifts:
            gifts = gifts[:]
            for place in range(first, last):
                if gifts[place] & both:
                    gifts[place] ^= both
                    changed.update(self.ways[place][1:])
        pasts, odd = self.pasts[:], 0
        for seat in sorted(changed):
            past = self.follow(seat, dealt[seat], gifts)
            if not past:
                return
            odd += past.odd - pasts[seat].odd
            pasts[seat] = past
        if odd <= 0 or chance() < exp(-ODDITY * odd):
            self.pasts, self.gifts = pasts, gifts

    def sample(self, rng: random.Random) -> Sequence[int]:
        """Changes the deal a few times and returns the hands."""
        if len(self.loose) > 1:
            for _ in range(CHANGES):
                self.change(rng)
        hands = [past.hand for past in self.pasts]
        hands[self.me] = self.hand
        return hands
