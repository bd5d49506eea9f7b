"""Playing Myllymatti to the end in thought, fast: what a seat does not know is dealt, and all play by simple rules.

In the first half the unseen cards of hands and stock are dealt anew; in the second nothing is unseen. A playout stops
where it is decided whether the seat loses. Now and then somebody plays any legal card, so no two playouts are alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from kortti.opponents.myllymatti_seen import BEATERS, BITS, HIGHER, STRENGTH, SUIT, SUITS, TEXTS, Seen, cards_of

HAND = 3
TURN, TAKE = 0, -1
NOBODY = -1
SUIT_OF = {bit: SUITS.index(text[1]) for bit, text in TEXTS.items()}
NOISE = 0.1  # how often a choice is any legal one
FIRST = 0.05  # what going out first is worth more than going out second
LONGEST = 200  # actions without a complete trick after which a playout takes the deal for one that stalls
# The first half. A hand with no card below these ranks rather turns: to lead, to answer what it can't win.
DEAR_LEAD, DEAR_ANSWER = 7, 6
WORTH = 4  # a lower rank is not worth winning
# The second half.
REACH = 8  # so many ranks more a lead may cost that the next player can't beat
DEAR = 14  # ranks of a trump and the lowest that beats it, together: above this one takes it; others one beats

World = tuple[list[int], list[int]]  # hands, and the stock with its top card last


class Playouts:
    """All that can come of the position of an observation."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.seen = seen = Seen(observation)
        self.me = seen.me
        self.left = [*range(1, seen.players), 0]
        options = observation["options"]
        self.must_beat = bool(options["must_beat"])
        self.immediate = options["draw_timing"] == "immediate"
        self.winner_first = options["draw_order"] == "winner_first"
        self.since: int = observation["since"]
        self.stall = min(options["stall_actions"], self.since + LONGEST)
        self.size: int = observation["trick_size"]

    def sample(self, rng: random.Random) -> World:
        """Deals the unseen cards to the other hands and the stock, all deals alike."""
        hands = self.seen.held[:]
        if self.seen.sheds:
            return hands, []
        unseen = list(cards_of(self.seen.unseen))
        rng.shuffle(unseen)
        for seat, size in enumerate(self.seen.sizes):
            if seat != self.me:
                hands[seat] = sum(unseen[:size])
                del unseen[:size]
        return hands, unseen

    def playout(self, world: World, text: str, rng: random.Random, moves: list[str] | None = None) -> float:
        """Gets 0 if the seat loses after it has played `text`, else 1, or a bit more if it is out before all others.

        What is played is added to `moves`, the first action first.
        """
        hands, stock = world
        first = TURN if text == "turn" else TAKE if text == "take" else BITS[text[5:]]
        if self.seen.sheds:
            assert self.seen.trump is not None
            trick = [card for card, _ in self.seen.trick]
            return self._shed(
                hands[:], trick, self.me, self.size, self.since, self.seen.trump, first, rng.random, moves, self.me
            )
        return self._collect(hands[:], stock[:], first, rng.random, moves)

    def finish(
        self, hands: list[int], trick: list[int], seat: int, size: int, since: int, chance: Callable[[], float]
    ) -> None:
        """Plays the second half to its end, with `seat` to act, in these lists: who has cards left has lost."""
        assert self.seen.trump is not None
        self._shed(hands, trick, seat, size, since, self.seen.trump, None, chance, None, NOBODY)

    def _collect(
        self,
        hands: list[int],
        stock: list[int],
        first: int | None,
        chance: Callable[[], float],
        moves: list[str] | None,
    ) -> float:
        """Plays on from the first half (3.3)."""
        left, immediate, winner_first = self.left, self.immediate, self.winner_first
        won, trump, trump_seat = self.seen.won[:], self.seen.trump, self.seen.trump_seat
        trick, table = self.seen.trick[:], self.seen.table[:]
        seat = self.me

        def draw(seat: int) -> None:
            nonlocal trump, trump_seat
            if stock and hands[seat].bit_count() < HAND:
                card = stock.pop()
                if stock:
                    hands[seat] |= card
                else:
                    won[seat] |= card
                    trump, trump_seat = SUIT_OF[card], seat

        while True:
            hand = hands[seat]
            turns = len(stock) > 1
            if not hand and not turns:
                break
            if first is not None:
                play, first = first, None
            elif not hand:
                play = TURN
            elif chance() < NOISE:
                play = any_of(hand, chance, TURN if turns else None)
            elif not trick:
                play = hand & -hand
                if turns and STRENGTH[play] >= DEAR_LEAD:
                    play = TURN
            else:
                led = trick[0][0]
                low, high = hand & -hand, 1 << hand.bit_length() - 1
                rank = STRENGTH[led]
                if STRENGTH[high] > rank and (rank >= WORTH or table or STRENGTH[low] > rank):
                    play = high
                else:
                    play = TURN if turns and STRENGTH[low] >= DEAR_ANSWER else low
            if moves is not None:
                moves.append(f"play {TEXTS[play]}" if play else "turn")
            if play:
                hands[seat] ^= play
            else:
                play = stock.pop()
            trick.append((play, seat))
            if immediate:
                draw(seat)
            if len(trick) == 1:
                seat = left[seat]
                continue
            (led, leader), (answer, follower) = trick
            table += trick
            trick.clear()
            seat = leader
            if STRENGTH[led] != STRENGTH[answer]:
                if answer > led:
                    seat = follower
                for card, _ in table:
                    won[seat] |= card
                table.clear()
            if not immediate:
                late = winner_first and seat == follower
                draw(follower if late else leader)
                draw(leader if late else follower)
        for card, owner in trick + table:
            won[owner] |= card
        hands = [hand | pile for hand, pile in zip(hands, won, strict=True)]
        holders = sum(map(bool, hands))
        if not hands[self.me]:
            return 1.0 + FIRST
        if holders == 1:
            return 0.0
        assert trump is not None
        while not hands[trump_seat]:
            trump_seat = left[trump_seat]
        return self._shed(hands, [], trump_seat, 0, 0, trump, None, chance, moves, self.me)

    def _shed(
        self,
        hands: list[int],
        trick: list[int],
        seat: int,
        size: int,
        since: int,
        trump: int,
        first: int | None,
        chance: Callable[[], float],
        moves: list[str] | None,
        me: int,
    ) -> float:
        """Plays on from the second half (3.4) until seat `me` is out or has lost."""
        left, must_beat, stall = self.left, self.must_beat, self.stall
        beaters, trumps = BEATERS[trump], SUIT[trump]
        holders = sum(map(bool, hands))
        value = 1.0 if holders < len(hands) else 1.0 + FIRST
        while True:
            hand = hands[seat]
            follower = left[seat]
            while not hands[follower]:
                follower = left[follower]
            if first is not None:
                play, first = first, None
            elif not trick:
                play = any_of(hand, chance) if chance() < NOISE else lead(hand, hands[follower], trumps)
            else:
                last = trick[-1]
                able = hand & beaters[last]
                if not able:
                    play = TAKE
                elif chance() < NOISE:
                    play = any_of(able, chance, None if must_beat else TAKE)
                else:
                    play = beat(hand, able, last, trumps, must_beat)
            since += 1
            if play == TAKE:
                if moves is not None:
                    moves.append("take")
                hands[seat] = hand | trick.pop()
                if since >= stall:
                    return 0.0
                seat = follower
                continue
            if moves is not None:
                moves.append(f"play {TEXTS[play]}")
            if not trick:
                size = holders
            hands[seat] = hand = hand ^ play
            trick.append(play)
            if not hand:
                if seat == me:
                    return value
                holders -= 1
                value = 1.0
                if holders == 1:
                    return 0.0
            if len(trick) == size:
                trick.clear()
                since = 0
                if not hand:
                    seat = follower
            else:
                if since >= stall:
                    return 0.0
                seat = follower


def lead(hand: int, other: int, trumps: int) -> int:
    """Gets the lead of who goes by rules: low, and rather what the next player, whose hand is `other`, can't beat."""
    plain = hand & ~trumps
    low = plain & -plain
    if not plain:
        return hand & -hand
    if not other & trumps:
        card, reach = low, low << 4 * REACH
        while 0 < card <= reach:
            if not other & HIGHER[card]:
                return card
            plain ^= card
            card = plain & -plain
    return low


def beat(hand: int, able: int, last: int, trumps: int, must_beat: bool) -> int:
    """Gets which of the cards that are `able` to beat the `last` one goes on it by rules: the cheapest, unless dear."""
    card = able & HIGHER[last] or able
    card &= -card
    dear = last & trumps and STRENGTH[card] + STRENGTH[last] > DEAR
    return TAKE if dear and not must_beat and card != hand else card


def any_of(cards: int, chance: Callable[[], float], other: int | None = None) -> int:
    """Gets any of the cards, or the `other` action if there is one."""
    count = cards.bit_count()
    place = int(chance() * (count + (other is not None)))
    if other is not None and place == count:
        return other
    for _ in range(place):
        cards &= cards - 1
    return cards & -cards
