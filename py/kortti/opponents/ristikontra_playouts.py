"""Deals of Ristikontra played to their end by ranks alone, fast: what its expert looks ahead with.

All four seats play as `Position` values their actions, so far as that can be done in a microsecond or two: the chances
that a trick stays with a pair come from a table, as they follow from how many tricks and cards were played, and what
chance would turn up is taken at its mean.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Any

from kortti.cards import RANKS
from kortti.opponents.ristikontra_position import (
    DIRT,
    KEPT_KING,
    KEPT_MATCH,
    KEPT_PAIR,
    KEPT_SHARE,
    LATER,
    LEAD,
    SMALL_VALUES,
    VALUES,
    holds,
)

World = tuple[list[list[int]], list[list[int]], list[int], list[int]]  # hands as ranks, as counts, their points; stock
Gains = list[list[tuple[list[float], list[float]]]]

TURN, NONE, DRAW = -1, -2, -3
ACE, QUEEN, KING = RANKS.index("A"), RANKS.index("Q"), RANKS.index("K")
SLACK, FLOOR, HEAT, TRIES, REUSE = 0.0, 0.1, 5.0, 12, 8
DRAWN = 2.4  # about what a card from the stock is worth in hand, beside its points
MAJORITY = 20.0  # what more than half of the points is worth, in card points
RESET = 60.0  # what losing the total of a match for fewer than ten points is worth (D14)


@cache
def gains(size: int) -> Gains:
    """Gets the chance that a trick ends with the pair of the seat that acts, by trick, cards played to it, whether
    the trick is the pair's now, and how many cards of its rank are out; hands are of `size` while there is a stock."""

    def stays(ours: bool, out: int, after: int, mine: bool, hand: int, unseen: int) -> float:
        if not after:
            return float(ours)
        if mine == ours or out <= 0:
            return stays(ours, out, after - 1, not mine, hand, unseen)
        has = holds(out, hand, unseen)
        taken = stays(mine, out - 1, after - 1, not mine, hand, unseen)
        return has * taken + (1 - has) * stays(ours, out, after - 1, not mine, hand, unseen)

    table: Gains = []
    for trick in range(13):
        hand = min(size, 13 - trick)
        table.append([])
        for place in range(4):
            unseen = 52 - 4 * trick - place - hand
            theirs, ours = ([2 * stays(own, out, 3 - place, False, hand, unseen) - 1 for out in range(5)] for own in (False, True))
            table[trick].append((theirs, ours))
    return table


@cache
def keeping(mode: str, stock: bool) -> list[list[list[float]]]:
    """Gets what keeping a card is worth, by rank, unplayed cards of it and how many of these are in the same hand."""
    scale = 0.5 if mode == "first60" else 1.0
    values = worths(mode)
    return [
        [
            [
                KEPT_SHARE * values[rank]
                + scale * (KEPT_MATCH * min(max(left - own, 0), 2) + KEPT_PAIR * max(own - 1, 0))
                + (KEPT_KING if mode == "cleaning" and stock and rank == KING else 0.0)
                for own in range(5)
            ]
            for left in range(5)
        ]
        for rank in range(13)
    ]


@cache
def worths(mode: str) -> list[int]:
    """Gets the points of each rank."""
    return [(SMALL_VALUES if mode == "first60" else VALUES).get(rank, 0) for rank in RANKS]


def world_of(hands: list[list[int]], stock: list[int], values: list[int]) -> World:
    counts = [[hand.count(rank) for rank in range(13)] for hand in hands]
    return hands, counts, [sum([values[rank] for rank in hand]) for hand in hands], stock


class Playouts:
    """One seat's view of a deal, to deal what it does not see and to play that to the end."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, options = observation["zones"], observation["options"]
        self.mode: str = options["mode"]
        self.holds_king: bool = self.mode == "cleaning" and options["hold_fourth_king"]
        self.me: int = observation["player"]
        self.hand = [RANKS.index(card[0]) for card in zones[f"hand:{self.me}"]]
        self.trick = [RANKS.index(card[0]) for card in zones["trick"]]
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(4)]
        self.size = 5 if self.mode == "cleaning" else 6
        self.values = worths(self.mode)
        self.winner: int = observation["winner"] if self.trick else self.me
        self.number = len(observation["tricks"])
        self.left = [4] * 13  # cards of each rank that were not played
        self.captured = [0, 0]
        self.dirty = [False, False]
        self.run, self.last = 0, -1  # leads of one rank in a row, and that rank
        for number, (_, winner, cards) in enumerate(observation["tricks"]):
            ranks = [RANKS.index(card[0]) for card in cards]
            for rank in ranks:
                self.left[rank] -= 1
            team = winner % 2
            self.captured[team] += sum(self.values[rank] for rank in ranks)
            if number < 13 - self.size:
                self.dirty[team] |= QUEEN in ranks
            elif KING in ranks and ranks[0] != QUEEN:
                self.dirty[team] = False
            self.lead(ranks[0])
        if self.trick:
            self.lead(self.trick[0])
        for rank in self.trick:
            self.left[rank] -= 1
        self.unseen = [rank for rank in range(13) for _ in range(self.left[rank] - self.hand.count(rank))]
        self.read_plays(observation)
        self.samples = 0
        self.unplayed = sum(self.values[rank] * self.left[rank] for rank in range(13))
        self.keep = keeping(self.mode, bool(zones["stock"]))
        self.kept = [by_left[left] for by_left, left in zip(self.keep, self.left, strict=True)]

    def read_plays(self, observation: Mapping[str, Any]) -> None:
        left, dirty, captured = [4] * 13, [False, False], [0, 0]
        tricks = [(leader, cards) for leader, _, cards in observation["tricks"]]
        tricks.append((observation["leader"], observation["zones"]["trick"]))
        history = iter(observation["history"])
        self.plays: list[tuple[int, int, list[tuple[int, float]]]] = []
        for number, (leader, texts) in enumerate(tricks):
            winner, draws = leader, []
            cards = [RANKS.index(text[0]) for text in texts]
            has_stock = number < 13 - self.size
            for place, rank in enumerate(cards):
                seat, text = next(history)
                played = rank if text != "turn" else TURN
                if seat != self.me:
                    ours = (winner - seat) % 2 == 0
                    views = self.views(number, cards[:place], ours, left, seat % 2, dirty, captured)
                    least = views[played] + SLACK
                    odds = [
                        (r, max(FLOOR, exp((least - view) / HEAT))) for r, view in enumerate(views[:13]) if view > least
                    ]
                    self.plays.append((seat, played, odds))
                    if played != TURN:
                        draws.append(seat)
                left[rank] -= 1
                if rank == cards[0]:
                    winner = seat
            if len(cards) == 4:
                team = winner % 2
                captured[team] += sum(self.values[rank] for rank in cards)
                if has_stock:
                    dirty[team] |= QUEEN in cards
                    self.plays += [(seat, DRAW, []) for seat in draws]
                elif KING in cards and cards[0] != QUEEN:
                    dirty[team] = False

    def guess(self, rng: random.Random) -> list[tuple[int, list[float]]]:
        """Gets for each card in the others' hands the seat and how likely it is each rank; the surest first."""
        slots = [[[1.0] * 13 for _ in range(self.size)] for _ in range(4)]
        for seat, played, factors in self.plays:
            hand = slots[seat]
            if played == DRAW:
                hand.append([1.0] * 13)
                continue
            if played != TURN:
                shares = [odds[played] for odds in hand]
                at = rng.random() * sum(shares)
                for number, share in enumerate(shares):
                    at -= share
                    if at < 0:
                        break
                del hand[number]
            for rank, factor in factors:
                for odds in hand:
                    odds[rank] *= factor
        found = [(seat, odds) for seat in range(4) if seat != self.me for odds in slots[seat]]
        return sorted(found, key=lambda slot: sum(slot[1]))

    def views(self, number: int, trick: list[int], ours: bool, left: list[int], team: int, dirty: list[bool], captured: list[int]) -> list[float]:
        """Gets how good each rank looked to somebody who held one, and at the end turning."""
        scale = 0.5 if self.mode == "first60" else 1.0
        values = self.values
        has_stock = number < 13 - self.size
        keep = keeping(self.mode, has_stock)
        size = min(self.size, 13 - number)
        place = len(trick)
        theirs_row, ours_row = gains(self.size)[number][place]
        stake = sum(values[rank] for rank in trick) + scale * (LATER * (3 - place) + LEAD)
        hot, add, more = NONE, 0.0, 0.0
        if self.mode == "cleaning":
            if has_stock:
                hot = QUEEN
                adds = [0.0 if dirty[t] else -DIRT for t in (team, 1 - team)]
            else:
                hot = NONE if trick and trick[0] == QUEEN else KING
                adds = [max(captured[t], 10.0) if dirty[t] else 0.0 for t in (team, 1 - team)]
            add, more = (adds[0] - adds[1]) / 2, sum(adds) / 2
        is_in = hot in trick
        found = []
        mean = sum(values[r] * left[r] for r in range(13)) / sum(left)
        for rank in range(13):
            if not trick:
                gain = ours_row[max(left[rank] - 1, 0)]
            elif rank == trick[0]:
                gain = ours_row[max(left[rank] - 1, 0)]
            else:
                gain = (ours_row if ours else theirs_row)[left[trick[0]]]
            value = gain * (stake + values[rank]) - keep[rank][left[rank]][1]
            if is_in or rank == hot:
                value += gain * more + add
            found.append(value)
        if not trick:
            turn = ours_row[2] * (stake + mean)
        else:
            out = left[trick[0]]
            gain = (ours_row if ours else theirs_row)[out]
            turn = gain * (stake + mean)
            if out:
                turn += out / sum(left) * (ours_row[out - 1] - gain) * (stake + values[trick[0]])
            if is_in:
                turn += gain * more + add
        found.append(turn - DRAWN * scale - KEPT_SHARE * mean)
        return found

    def lead(self, rank: int) -> None:
        """Counts leads of one rank in a row."""
        self.run = self.run + 1 if rank == self.last else 1
        self.last = rank

    def sample(self, rng: random.Random) -> World:
        """Deals the cards that the seat has not seen."""
        if not self.samples % REUSE:
            self.slots = self.guess(rng)
        self.samples += 1
        unseen = self.unseen[:]
        count = len(unseen)
        hands: list[list[int]] = [[] for _ in self.sizes]
        hands[self.me] = self.hand
        chance = rng.random
        for seat, odds in self.slots:
            for _ in range(TRIES):
                at = int(chance() * count)
                rank = unseen[at]
                if odds[rank] >= 1 or chance() < odds[rank]:
                    break
            count -= 1
            unseen[at] = unseen[count]
            del unseen[count]
            hands[seat].append(rank)
        rng.shuffle(unseen)
        return world_of(hands, unseen, self.values)

    def playout(self, world: World, text: str, moves: list[int] | None = None) -> float:
        """Gets what playing `text` brings the seat's pair in the end. Adds the ranks played, or `TURN`, to `moves`."""
        dealt, counted, points_held, stock = world
        hands = [hand[:] for hand in dealt]
        owned = [own[:] for own in counted]
        size, mode, values, left = self.size, self.mode, self.values, self.left[:]
        captured, dirty = self.captured[:], self.dirty[:]
        table = gains(size)
        scale = 0.5 if mode == "first60" else 1.0
        later, lead_worth, drawn_worth = LATER * scale, LEAD * scale, DRAWN * scale
        run, last = self.run, self.last
        top, full = 0, len(stock)
        seat, winner, place = self.me, self.winner, len(self.trick)
        led = self.trick[0] if place else NONE
        points = sum(values[rank] for rank in self.trick)
        held, unplayed = points_held[:], self.unplayed
        keep, kept = self.keep, self.kept[:]
        cleaning = mode == "cleaning"
        hot, is_in = NONE, False  # the rank that dirties or cleans, and whether it is in the trick
        adds = (0.0, 0.0)  # what it brings each pair
        add = more = 0.0
        barred = NONE
        forced = RANKS.index(text[5]) if text != "turn" else TURN
        for number in range(self.number, 13):
            has_stock = top < full
            row = table[number]
            if cleaning:
                hot, is_in = QUEEN, False
                if has_stock:
                    adds = (0.0 if dirty[0] else -DIRT, 0.0 if dirty[1] else -DIRT)
                else:
                    hot = NONE if led == QUEEN else KING
                    keep = keeping(mode, False)
                    kept[KING] = keep[KING][left[KING]]
                    adds = (max(captured[0], 10.0) if dirty[0] else 0.0, max(captured[1], 10.0) if dirty[1] else 0.0)
                if place:
                    is_in = hot in self.trick
            while place < 4:
                hand, own = hands[seat], owned[seat]
                if forced != NONE:
                    card, forced = forced, NONE
                elif not has_stock and len(hand) == 1:
                    card = hand[0]
                else:
                    if self.holds_king:
                        barred = KING if has_stock and left[KING] == 1 else NONE
                    theirs, ours = row[place]
                    stake = points + later * (3 - place) + lead_worth
                    best, card = -1e9, TURN
                    aim = NONE if is_in else hot
                    if cleaning:
                        add, more = (adds[seat & 1] - adds[1 - (seat & 1)]) / 2, sum(adds) / 2
                    if not place:
                        third = last if run == 3 and len(hand) > 1 else NONE
                        for rank in hand:
                            mine = own[rank]
                            value = ours[left[rank] - mine] * (stake + values[rank]) - kept[rank][mine]
                            if value > best:
                                if rank == third or rank == barred or rank == aim:
                                    continue
                                best, card = value, rank
                        if aim != NONE and own[aim] and aim != third and aim != barred:
                            gain = ours[left[aim] - own[aim]]
                            value = gain * (stake + values[aim] + more) + add - kept[aim][own[aim]]
                            if value > best:
                                best, card = value, aim
                        if has_stock:
                            mean = (unplayed - held[seat]) / (52 - 4 * number - len(hand))
                            if ours[2] * (stake + mean) > best + drawn_worth + KEPT_SHARE * mean:
                                card = TURN
                    else:
                        out = left[led] - own[led]
                        gain = ours[out] if not (winner - seat) & 1 else theirs[out]
                        add_aim = add
                        if is_in:
                            stake += more
                        else:
                            add = 0.0
                        base = gain * stake + add
                        for rank in hand:
                            value = base + gain * values[rank] - kept[rank][own[rank]]
                            if value > best:
                                if rank == led or rank == barred or rank == aim:
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
                            value = base + gain * mean
                            if out:
                                value += out / unseen * (ours[out - 1] - gain) * (stake + values[led])
                            if aim != NONE:
                                value += (left[aim] - own[aim]) / unseen * (gain * more + add_aim)
                            if value > best + drawn_worth + KEPT_SHARE * mean:
                                card = TURN
                if moves is not None:
                    moves.append(card)
                if card == TURN:
                    card = stock[top]
                    top += 1
                else:
                    hand.remove(card)
                    own[card] -= 1
                    held[seat] -= values[card]
                left[card] -= 1
                kept[card] = keep[card][left[card]]
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
                for taker in range(winner, winner + 4):
                    hand = hands[taker & 3]
                    if len(hand) < size:
                        card = stock[top]
                        top += 1
                        hand.append(card)
                        owned[taker & 3][card] += 1
                        held[taker & 3] += values[card]
            seat, place, points, led = winner, 0, 0, NONE
        return self.result(captured, dirty)

    def result(self, captured: list[int], dirty: list[bool]) -> float:
        """Gets what a deal is worth to the seat's pair, in card points."""
        us, them = captured[self.me % 2], captured[1 - self.me % 2]
        if self.mode == "gamepoints":
            bonus = MAJORITY * ((us > them) - (us < them) + (not them) - (not us))
            return us - them + bonus
        if self.mode == "cleaning":
            ours, theirs = dirty[self.me % 2], dirty[1 - self.me % 2]
            us = -RESET if us < 10 else 0 if ours else us
            them = -RESET if them < 10 else 0 if theirs else them
        return float(us - them)
