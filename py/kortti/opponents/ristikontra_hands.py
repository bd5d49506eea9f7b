"""What the others in Ristikontra are likely to hold, for all that they have played, and deals that agree with it.

Whoever plays a card had none that looked better just then; whoever turns one up had none worth playing. So every play
tells of the hand that it came from. For each one a `Decision` knows how likely it was with any hand, and `Hands` deals
the unseen cards so that the plays come out likely: it exchanges two cards over and over, mostly where that makes what
was played no less likely (the Metropolis algorithm). Unlikely is not impossible: people do not think as this module
does, and a partner who looks ahead does not either.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from typing import Any, NamedTuple

from kortti.opponents.ristikontra_position import DIRT, PLAIN, style_of
from kortti.opponents.ristikontra_tables import (
    KING,
    NONE,
    NUMBERS,
    QUEEN,
    TRICKS,
    TURN,
    gains,
    hand_size,
    keeping,
    stakes,
    worths,
)

AHEAD = 3  # finished tricks from which on an expert looks ahead
HEAT = 0.1  # card points by which another action must look better to be e times as likely
ODDITY = 0.05  # how often anybody plays for reasons that this module knows nothing of
DEPTH = 0.5  # and how often a partner does who looks ahead
STEPS = 15  # exchanges that are tried from one deal to the next
HELD = 99  # instead of the trick that a card was played to: it is still in hand
WEIGHTS = [8**rank for rank in range(13)]  # a hand is the sum of its cards' weights: an octal digit a rank
LOW, MIDDLE, HIGH = 8**4 - 1, 8**9 - 8**4, 8**13 - 8**9  # parts of hands


class World(NamedTuple):
    """A deal as the playouts want it, by ranks: hands, how many of each rank and points are in each, the stock.

    Everybody gets one card of the stock a trick, by turning it up or by drawing it. As nobody knows their order, the
    stock is dealt by trick and seat (four times the trick and the seat): so whatever somebody plays, chance brings the
    others what it would have brought them, and what is left of the difference is due to the play.
    """

    hands: list[list[int]]
    counts: list[list[int]]
    points: list[int]
    stock: list[int]


class Decision:
    """What one seat played in one trick, and how likely that is with one hand or another."""

    def __init__(self, hands: Hands, seat: int, played: int) -> None:
        self.played = played
        is_partner = seat % 2 == hands.me % 2
        self.oddity = DEPTH if is_partner and hands.number >= AHEAD else ODDITY
        style = hands.style if is_partner else PLAIN
        self.known: dict[int, float] = {}  # likelihoods by hand, as far as they were asked for
        mode, trick, self.left = hands.mode, hands.trick, hands.left[:]
        self.values, team = hands.values, seat % 2
        self.keep, self.has_stock = keeping(mode, hands.has_stock, style), hands.has_stock
        theirs, self.ours = gains(mode, style)[hands.number][len(trick)]
        self.lost = theirs if (hands.winner - seat) % 2 else self.ours
        self.led = trick[0] if trick else NONE
        self.stake = sum([self.values[rank] for rank in trick]) + stakes(mode, style)[hands.number][len(trick)]
        self.turning = style.stock.turn[bool(trick)]
        self.hot, adds = hands.hot(self.led, hands.has_stock, hands.dirty, hands.captured)
        self.add, self.more, self.is_in = (adds[team] - adds[1 - team]) / 2, sum(adds) / 2, self.hot in trick
        self.barred = [hands.is_barred(rank) for rank in range(13)]
        self.unseen = sum(self.left) - min(hands.size, TRICKS - hands.number)
        # Sums over parts of a hand, by how many cards of the led rank are in the hand.
        self.sums: list[dict[int, tuple[float, float, int]]] = [{0: (0.0, 0.0, 0)} for _ in range(5)]
        self.shift, self.mask = (3 * self.led, 7) if trick else (0, 0)
        if self.has_stock:
            self.unknown = [sum([self.bring(rank, 0, own) for rank in range(13)]) for own in range(5 if trick else 1)]

    def bring(self, rank: int, count: int, own: int) -> float:
        """Gets what turning up the unseen cards of a rank brings, less drawing them, with `count` of it in hand."""
        left, worth = self.left[rank], self.values[rank]
        out = left - count
        if out <= 0:
            return 0.0
        extra = self.is_in or rank == self.hot
        matches = self.led in (NONE, rank)
        gain = self.ours[out - 1] if matches else self.lost[max(self.left[self.led] - own, 0)]
        value = gain * (self.stake + worth + extra * self.more) + extra * self.add
        return out * (value - self.keep[rank][left][count])

    def sum_up(self, part: int, own: int) -> tuple[float, float, int]:
        """Sums up part of a hand: how likely its ranks are, what they take from turning up, and how many there are.

        It has `own` cards of the led rank.
        """
        lost, base = 0.0, self.stake / 2  # near what most actions bring, so that no power is out of range
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
            gain = self.ours[left - count] if self.led in (NONE, rank) else lost
            value = gain * (self.stake + self.values[rank]) - self.keep[rank][left][count]
            if rank == self.hot or self.is_in:
                value += gain * self.more + self.add
            rivals += exp(max(-600.0, min(600.0, (value - base) / HEAT)))
            ranks += 1
        self.sums[own][part] = found = rivals, unknown, ranks
        return found

    def likelihood(self, hand: int) -> float:
        """Gets the logarithm of the chance that the seat plays so from a hand, if it values as `Position` does."""
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


class Card:
    """A card that another seat has or had in its hand: since which trick, and the trick that it was played to."""

    __slots__ = ("gone", "rank", "since")

    def __init__(self, rank: int, since: int, gone: int = HELD) -> None:
        self.rank, self.since, self.gone = rank, since, gone


class Hands:
    """How a deal stands for the seat of an observation, and deals of what that seat does not see."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, options = observation["zones"], observation["options"]
        self.mode: str = options["mode"]
        self.values, self.style = worths(self.mode), style_of("expert", self.mode)
        self.size = hand_size(self.mode)
        self.holds_king: bool = self.mode == "cleaning" and options["hold_fourth_king"]
        self.me: int = observation["player"]
        self.hand = [NUMBERS[card[0]] for card in zones[f"hand:{self.me}"]]
        self.left = [4] * 13  # cards of each rank that were not played
        self.captured, self.dirty = [0, 0], [False, False]
        self.run, self.last = 0, NONE  # leads of one rank in a row, and that rank
        self.decisions: list[list[Decision]] = [[], [], [], []]  # of each seat, one a trick
        self.draws: list[list[int]] = [[], [], [], []]  # the tricks after which each seat drew a card
        history = iter(observation["history"])
        tricks = [(leader, cards) for leader, _, cards in observation["tricks"]]
        for self.number, (leader, cards) in enumerate([*tricks, (observation["leader"], zones["trick"])]):
            self.read_trick(leader, [NUMBERS[card[0]] for card in cards], history)
        self.unseen = [rank for rank in range(13) for _ in range(self.left[rank] - self.hand.count(rank))]
        self.is_dealt = False
        self.cards: list[list[Card]] = [[], [], [], []]  # of the other seats, all that they had
        self.hands: list[list[int]] = [[], [], [], []]  # and what that makes their hands before each decision
        self.chances: list[list[float]] = [[], [], [], []]  # and how likely that makes the decision

    @property
    def has_stock(self) -> bool:
        """Whether the present trick began with a stock."""
        return self.number < TRICKS - self.size

    def read_trick(self, leader: int, ranks: list[int], history: Iterator[Sequence[Any]]) -> None:
        """Takes one trick into account, with its part of the history."""
        self.trick: list[int] = []
        self.winner = leader
        self.slots = list(range(4 * self.number, 4 * (TRICKS - self.size)))  # what is left of the stock
        draws = []
        for place, rank in enumerate(ranks):
            seat, text = next(history)
            played = TURN if text == "turn" else rank
            if seat != self.me:
                self.decisions[seat].append(Decision(self, seat, played))
            if played == TURN:
                self.slots.remove(4 * self.number + seat)
            else:
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
                for seat in draws:
                    self.draws[seat].append(self.number)
            elif KING in ranks and ranks[0] != QUEEN:
                self.dirty[team] = False

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
        """Deals what the seat does not see, in each way about as often as the others would then have played so.

        Each deal goes on from the one before, so the first few are not yet likely.
        """
        if not self.is_dealt:
            self.deal(rng)
        self.mix(rng, STEPS)
        hands = [[card.rank for card in cards if card.gone == HELD] for cards in self.cards]
        hands[self.me] = self.hand
        cards = self.stock[:]
        cards.sort(key=lambda _: rng.random())
        return self.world_of(hands, cards)

    def world_of(self, hands: list[list[int]], cards: list[int]) -> World:
        """Makes a `World` where the stock's cards come in that order to the present trick's seats and later ones'."""
        counts = []
        for hand in hands:
            count = [0] * 13
            for rank in hand:
                count[rank] += 1
            counts.append(count)
        stock = [NONE] * (4 * (TRICKS - self.size))
        for slot, rank in zip(self.slots, cards, strict=True):
            stock[slot] = rank
        values = self.values
        return World(hands, counts, [sum([values[rank] for rank in hand]) for hand in hands], stock)

    def deal(self, rng: random.Random) -> None:
        """Deals the unseen cards blindly, and decides blindly which of its cards a seat played when."""
        self.is_dealt = True
        unseen = self.unseen[:]
        unseen.sort(key=lambda _: rng.random())
        for seat in range(4):
            if seat == self.me:
                continue
            held = [Card(NONE, 0) for _ in range(self.size)]
            cards = self.cards[seat] = held[:]
            for number, decision in enumerate(self.decisions[seat]):
                if decision.played != TURN:
                    card = held.pop(int(rng.random() * len(held)))
                    card.rank, card.gone = decision.played, number
                if number in self.draws[seat]:
                    held.append(Card(NONE, number + 1))
                    cards.append(held[-1])
            for card in held:
                card.rank = unseen.pop()
            for number, decision in enumerate(self.decisions[seat]):
                hand = sum([WEIGHTS[card.rank] for card in cards if card.since <= number <= card.gone])
                self.hands[seat].append(hand)
                self.chances[seat].append(decision.likelihood(hand))
        self.stock = unseen
        self.dealt = [(seat, card) for seat, cards in enumerate(self.cards) for card in cards]
        self.held = [(seat, card) for seat, card in self.dealt if card.gone == HELD]

    def mix(self, rng: random.Random, steps: int) -> None:
        """Tries to exchange two cards `steps` times: every third time when a seat got them, else where they lie."""
        chance, dealt, held, stock = rng.random, self.dealt, self.held, self.stock
        places = len(held) + len(stock)
        for step in range(steps if held else 0):
            if step % 3 == 2:
                seat, card = dealt[int(chance() * len(dealt))]
                cards = self.cards[seat]
                self.swap_times(seat, card, cards[int(chance() * len(cards))], chance())
                continue
            seat, card = held[int(chance() * len(held))]
            at = int(chance() * places)
            if at < len(held):
                other, twin = held[at]
                change = WEIGHTS[twin.rank] - WEIGHTS[card.rank]
                if change and seat != other:
                    changes = ((seat, card.since, HELD, change), (other, twin.since, HELD, -change))
                    if self.accepts(changes, chance()):
                        card.rank, twin.rank = twin.rank, card.rank
                continue
            at -= len(held)
            change = WEIGHTS[stock[at]] - WEIGHTS[card.rank]
            if change and self.accepts(((seat, card.since, HELD, change),), chance()):
                card.rank, stock[at] = stock[at], card.rank

    def swap_times(self, seat: int, card: Card, twin: Card, chance: float) -> None:
        """Exchanges when two cards came to the hand of one seat, if that is possible and likely enough."""
        if card.since > twin.since:
            card, twin = twin, card
        if card.since == twin.since or card.gone < twin.since:
            return
        change = WEIGHTS[twin.rank] - WEIGHTS[card.rank]
        if not change or self.accepts(((seat, card.since, twin.since, change),), chance):
            card.since, twin.since = twin.since, card.since

    def accepts(self, changes: tuple[tuple[int, int, int, int], ...], chance: float) -> bool:
        """Tells whether changes are likely enough for `chance`, and makes them.

        A change is of one seat's hand, from one trick up to another, by the difference of the cards' weights.
        """
        spare = log(chance or 1e-300)  # how much less likely all of it may become
        for seat, since, until, _ in changes:
            spare += sum(self.chances[seat][since:until])
        found = []
        for seat, since, until, change in changes:
            hands, decisions = self.hands[seat], self.decisions[seat]
            for number in range(min(until, len(hands)) - 1, since - 1, -1):  # the last ones tell most
                hand, decision = hands[number] + change, decisions[number]
                value = decision.known.get(hand) or decision.likelihood(hand)
                spare -= value
                if spare > 0:
                    return False
                found.append((hands, self.chances[seat], number, hand, value))
        for hands, chances, number, hand, value in found:
            hands[number] = hand
            chances[number] = value
        return True
