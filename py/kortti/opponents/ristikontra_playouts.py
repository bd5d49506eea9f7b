"""Deals of Ristikontra played to their end by ranks alone, fast: what its expert looks ahead with.

All four seats play as `Position` values their actions, so far as that can be done in a microsecond or two: the chances
that a trick stays with a pair come from a table, as they follow from how many tricks and cards were played, and what
chance would turn up is taken at its mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb
from typing import Any, NamedTuple

from kortti.opponents.ristikontra_hands import Hands, World
from kortti.opponents.ristikontra_position import PLAIN, Style
from kortti.opponents.ristikontra_tables import (
    KING,
    NONE,
    NUMBERS,
    QUEEN,
    TRICKS,
    TURN,
    Keeping,
    drawing,
    gains,
    hand_size,
    keeping,
    stakes,
)

RESET = 60.0  # what losing the total of a match for fewer than ten points is worth (D14)


class Side(NamedTuple):
    """How the seats of one pair value things."""

    rows: list[list[tuple[list[float], list[float], float]]]  # by trick and place: gains and stakes
    keep: tuple[Keeping, Keeping]  # without and with a stock
    turn: tuple[float, float]  # what turning up is worth less drawing a card: leading, and later in a trick
    share: float  # and what each point of the mean of the unknown cards takes from that
    turned: list[float]  # the chance, as in the rows, that a trick stays with the pair that leads to it by turning up


@cache
def side_of(mode: str, style: Style) -> Side:
    """Makes a `Side`."""
    drawn, share = drawing(mode, style)
    rows = [
        [(*gain, stake) for gain, stake in zip(*row, strict=True)]
        for row in zip(gains(mode, style), stakes(mode, style), strict=True)
    ]
    keep = keeping(mode, False, style), keeping(mode, True, style)
    leading, later = style.stock.turn
    turned = []
    for trick, (_, ours, _) in enumerate(row[0] for row in rows):
        out = (51 - 4 * trick - min(hand_size(mode), TRICKS - trick)) / 51  # that another card of its rank is unseen
        turned.append(sum([comb(3, n) * out**n * (1 - out) ** (3 - n) * ours[n] for n in range(4)]))
    return Side(rows, keep, (leading - drawn, later - drawn), share, turned)


class Playouts(Hands):
    """One seat's view of a deal, to deal what it does not see and to play that to the end."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        ours, theirs = side_of(self.mode, self.style), side_of(self.mode, PLAIN)
        self.unplayed = sum([value * left for value, left in zip(self.values, self.left, strict=True)])
        self.sides = [theirs, ours] if self.me % 2 else [ours, theirs]

    def playout(self, world: World, text: str, moves: list[int] | None = None) -> float:
        """Gets what playing `text` brings the seat's pair in the end. Adds the ranks played, or `TURN`, to `moves`."""
        dealt, counted, points_held, stock = world
        hands = [hand[:] for hand in dealt]
        owned = [own[:] for own in counted]
        size, values, left, sides = self.size, self.values, self.left[:], self.sides
        captured, dirty = self.captured[:], self.dirty[:]
        run, last, winner = self.run, self.last, self.winner
        bare = TRICKS - size  # the first trick without a stock
        seat, place, led = self.me, len(self.trick), self.trick[0] if self.trick else NONE
        points = sum([values[rank] for rank in self.trick])
        held, unplayed = points_held[:], self.unplayed
        cleaning, is_king_held = self.mode == "cleaning", self.holds_king
        hot, is_in = NONE, False  # the rank that dirties or cleans, and whether it is in the trick
        adds = (0.0, 0.0)  # what it brings each pair
        add = more = 0.0
        barred = NONE
        forced = TURN if text == "turn" else NUMBERS[text[5]]
        for number in range(self.number, TRICKS):
            has_stock = number < bare
            if number in (self.number, bare):
                even, odd = (side.keep[has_stock] for side in sides)
                kept_even = [ranks[count] for ranks, count in zip(even, left, strict=True)]
                kept_odd = [ranks[count] for ranks, count in zip(odd, left, strict=True)]
            if cleaning:
                hot, adds = self.hot(led, has_stock, dirty, captured)
                is_in = bool(place) and hot in self.trick
            while place < 4:
                hand, own = hands[seat], owned[seat]
                if forced != NONE:
                    card, forced = forced, NONE
                elif not has_stock and len(hand) == 1:
                    card = hand[0]
                else:
                    if is_king_held:
                        barred = KING if has_stock and left[KING] == 1 else NONE
                    pair = seat & 1
                    (rows, _, turn, share, turned), kept = sides[pair], kept_odd if pair else kept_even
                    theirs, ours, stake = rows[number][place]
                    stake += points
                    best, card = -1e9, TURN
                    aim = NONE if is_in else hot
                    if cleaning:
                        add, more = (adds[pair] - adds[1 - pair]) / 2, sum(adds) / 2
                    if not place:
                        third = last if run == 3 and len(hand) > 1 else NONE
                        for rank in hand:
                            mine = own[rank]
                            value = ours[left[rank] - mine] * (stake + values[rank]) - kept[rank][mine]
                            if value > best:
                                if rank in (third, barred, aim):
                                    continue
                                best, card = value, rank
                        if aim != NONE and own[aim] and aim != third and aim != barred:
                            gain = ours[left[aim] - own[aim]]
                            value = gain * (stake + values[aim] + more) + add - kept[aim][own[aim]]
                            if value > best:
                                best, card = value, aim
                        if has_stock:
                            mean = (unplayed - held[seat]) / (52 - 4 * number - len(hand))
                            value = turned[number] * (stake + mean) + turn[0]
                            if value > best + share * mean:
                                card = TURN
                    else:
                        out = left[led] - own[led]
                        gain = theirs[out] if (winner - seat) & 1 else ours[out]
                        add_aim = add
                        if is_in:
                            stake += more
                        else:
                            add = 0.0
                        base = gain * stake + add
                        for rank in hand:
                            value = base + gain * values[rank] - kept[rank][own[rank]]
                            if value > best:
                                if rank in (led, barred, aim):
                                    continue
                                best, card = value, rank
                        if aim != NONE and own[aim] and aim != led and aim != barred:
                            value = base + gain * (values[aim] + more) + add_aim - kept[aim][own[aim]]
                            if value > best:
                                best, card = value, aim
                        if own[led] and led != barred:
                            value = ours[out] * (stake + values[led]) + add - kept[led][own[led]]
                            if value > best:
                                best, card = value, led
                        if has_stock:
                            unseen = 52 - 4 * number - place - len(hand)
                            mean = (unplayed - held[seat]) / unseen
                            value = base + gain * mean + turn[1]
                            if out:
                                value += out / unseen * (ours[out - 1] - gain) * (stake + values[led])
                            if aim != NONE:
                                value += (left[aim] - own[aim]) / unseen * (gain * more + add_aim)
                            if value > best + share * mean:
                                card = TURN
                if moves is not None:
                    moves.append(card)
                if card == TURN:
                    card = stock[4 * number + seat]
                else:
                    hand.remove(card)
                    own[card] -= 1
                    held[seat] -= values[card]
                count = left[card] - 1
                left[card] = count
                kept_even[card] = even[card][count]
                kept_odd[card] = odd[card][count]
                points += values[card]
                unplayed -= values[card]
                if not place:
                    led, winner = card, seat
                    run = run + 1 if card == last else 1
                    last = card
                    if card == QUEEN and hot == KING:
                        hot = NONE
                elif card == led:
                    winner = seat
                if card == hot:
                    is_in = True
                place += 1
                seat = (seat + 1) & 3
            captured[winner & 1] += points
            if is_in:
                dirty[winner & 1] = has_stock
            if has_stock:
                for taker, hand in enumerate(hands):
                    if len(hand) < size:
                        card = stock[4 * number + taker]
                        hand.append(card)
                        owned[taker][card] += 1
                        held[taker] += values[card]
            seat, place, points, led = winner, 0, 0, NONE
        return self.result(captured, dirty)

    def result(self, captured: list[int], dirty: list[bool]) -> float:
        """Gets what a deal is worth to the seat's pair, in card points."""
        us, them = self.me % 2, 1 - self.me % 2
        margin = float(captured[us] - captured[them])
        if self.mode == "cleaning":
            scores = [
                -RESET if points < 10 else 0.0 if is_dirty else float(points)
                for points, is_dirty in zip(captured, dirty, strict=True)
            ]
            margin = scores[us] - scores[them]
        return margin
